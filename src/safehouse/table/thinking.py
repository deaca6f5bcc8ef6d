"""The seats of a table for which bots decide: who thinks, who waits, and how long an answer takes."""

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from safehouse.core.agreement import Part, part_of_bot
from safehouse.table.presence import Presence
from safehouse.table.table import Table
from safehouse.table.turns import Rank
from safehouse.table.workers import WorkerPool

LOG: Final = logging.getLogger(__name__)
REMEMBERED: Final = 8


FURTHER_STEP: Final = 0.1
"""The share of the pause before a turn that each further step of it takes."""


class BotPace:
    """No bot begins sooner than after `least` seconds; the further steps of its turn come quickly. One that has
    no choice takes as long as one of its last thoughts about a choice: no pause tells how many options a hidden
    hand or a hidden way leaves."""

    def __init__(self, least: float) -> None:
        self.least = least
        self._thoughts: dict[int, deque[float]] = {}

    def wait(self, seat: int, options: int, spent: float, goes_on: bool = False) -> float:
        """Seconds until the answer of a seat that has thought for `spent` seconds about so many options.
        `goes_on`: nobody else has moved since its last answer."""
        thoughts = self._thoughts.setdefault(seat, deque(maxlen=REMEMBERED))
        whole = self.least * FURTHER_STEP if goes_on else self.least
        if options > 1:
            thoughts.append(spent)
        elif thoughts:
            whole = max(whole, random.choice(thoughts))
        return max(0.0, whole - spent)


class BotQuestion(Struct, frozen=True):
    """What a seat is asked; another decision, an undo or another part make another question of it."""

    seat: int
    decision: int
    undos: int
    part: Part

    @property
    def moves(self) -> list[int]:
        return self.part.moves


class ThinkingSeats:
    """`answered` is called with each question and the move that was found for it. Bots alone rest while nobody
    is present. `founder`: the address from which the table was set up, where that is known."""

    def __init__(
        self,
        table: Table,
        workers: WorkerPool,
        pace: BotPace,
        answered: Callable[[BotQuestion, int], None],
        presence: Presence,
        founder: str = "",
    ) -> None:
        self._table = table
        self._workers = workers
        self._pace = pace
        self._answered = answered
        self._presence = presence
        self._founder = founder
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._since: dict[int, float] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        if self._resting:
            return
        for seat in self._table.asked():
            bot = self._table.bot_for(seat)
            if bot is None or seat in self._thinking:
                continue
            question = self._question(seat)
            if question.moves:
                self._since[seat] = time.monotonic()
                self._thinking[seat] = asyncio.create_task(self._think(bot, question))

    def ask_again(self, longest: float) -> int:
        """The watchdog: seats that have been thinking for longer than this, or that nobody asked, are
        asked anew. Returns how many."""
        stuck = self.stuck(longest)
        for seat in stuck:
            task = self._thinking.pop(seat, None)
            if task is not None:
                task.cancel()
        if stuck:
            LOG.warning("%d seats of a table of %s were asked anew", len(stuck), self._table.setup.game)
            self.wake()
        return len(stuck)

    def stuck(self, longest: float) -> list[int]:
        """Right after a move also the seats that are about to be asked."""
        return [] if self._resting else [seat for seat in self._table.asked() if self._is_stuck(seat, longest)]

    def _is_stuck(self, seat: int, longest: float) -> bool:
        if self._table.bot_for(seat) is None:
            return False
        if seat not in self._thinking:
            return bool(self._question(seat).moves)
        return time.monotonic() - self._since[seat] > longest

    @property
    def _resting(self) -> bool:
        return self._table.bots_alone and self._presence.empty

    def still_asked(self, question: BotQuestion) -> bool:
        """Whether an answer counts: only to the question that was put."""
        seat = question.seat
        self._thinking.pop(seat, None)
        deciding = seat in self._table.asked() and self._table.bot_for(seat) is not None
        return deciding and self._question(seat) == question

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nobody thinks any more; returns the tasks that are ending."""
        for task in self._thinking.values():
            task.cancel()
        return list(self._thinking.values())

    def _question(self, seat: int) -> BotQuestion:
        table = self._table
        people = [other for other in range(table.seats) if table.bot_for(other) is None]
        part = part_of_bot(table.game_record(), seat, people)
        return BotQuestion(seat, table.decisions[seat], table.undos, part)

    def _place_in_line(self) -> tuple[Rank, str]:
        """Tables whose people sit at one address take turns, so that nobody gets more by opening many; before
        anybody has come they count for who set them up. A table whose people are all on other nodes counts for
        itself."""
        if self._table.bots_alone:
            return Rank.BOTS_ALONE, self._table.setup.id
        return Rank.PEOPLE_WAIT, self._presence.who_waits or self._founder or self._table.setup.id

    async def _think(self, bot: str, question: BotQuestion) -> None:
        """Whatever goes wrong, the seat answers."""
        started = time.monotonic()
        setup, seat = self._table.setup, question.seat
        steps = self._table.game_record().steps
        goes_on = bool(steps) and steps[-1].seat == seat
        try:
            view = self._table.game_record().view_bytes(seat)
            rank, asker = self._place_in_line()
            move = await self._workers.choose(
                setup.game,
                setup.options,
                bot,
                view,
                question.moves,
                seated=self._table.seated(),
                asker=asker,
                rank=rank,
            )
        except Exception:
            LOG.exception("a bot of %s could not be asked; a random move is played", setup.game)
            move = random.choice(question.moves)
        await asyncio.sleep(self._pace.wait(seat, len(question.moves), time.monotonic() - started, goes_on))
        self._answered(question, move)
