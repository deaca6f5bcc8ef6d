"""Who comes next where there are more questions than workers: people at tables first, and among askers of one
rank everybody in turn, so that whoever asks much waits behind himself."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """Whose question it is."""

    PEOPLE_WAIT = 0
    """A bot's move at a table where people play."""
    PERSON_ASKS = 1
    """Somebody at a table wants to know what would follow."""
    ANYBODY_ASKS = 2
    """What can be deduced from a view, which need not be one."""
    BOTS_ALONE = 3
    """A bot's move at a table where no person decides."""
    AFTERWARDS = 4
    """A replay, a save, what a bot thought in a finished game."""


REFUSED: Final = (Rank.PERSON_ASKS, Rank.ANYBODY_ASKS, Rank.AFTERWARDS)
"""Who asks too much is turned away; moves of bots never are."""


class TooManyWaiting(Exception):
    """This asker has enough questions in the queue."""


class Turns:
    """`places` questions are answered at a time. The last `kept` of them are for people at tables.

    `waiting`: how many questions of one asker may wait; moves of bots are never turned away.
    """

    def __init__(self, places: int, kept: int, waiting: int) -> None:
        self._places = places
        self._kept = min(kept, places - 1)
        self._most = waiting
        self._taken: Counter[Rank] = Counter()
        self._queues: dict[Rank, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            rank: OrderedDict() for rank in Rank
        }

    @property
    def waiting(self) -> int:
        return sum(len(queue) for askers in self._queues.values() for queue in askers.values())

    @asynccontextmanager
    async def turn(self, rank: Rank, asker: str) -> AsyncIterator[None]:
        """Waits for a place. Raises `TooManyWaiting` at once."""
        await self._take(rank, asker)
        try:
            yield
        finally:
            self._taken[rank] -= 1
            self._let_in()

    async def _take(self, rank: Rank, asker: str) -> None:
        askers = self._queues[rank]
        if self._has_place(rank) and not askers:
            self._taken[rank] += 1
            return
        queue = askers.setdefault(asker, deque())
        if len(queue) >= self._most and rank in REFUSED:
            raise TooManyWaiting
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(rank, asker, turn)
            raise

    def _give_up(self, rank: Rank, asker: str, turn: "asyncio.Future[None]") -> None:
        """The asker is gone, perhaps in the moment its turn came."""
        if turn.done() and not turn.cancelled():
            self._taken[rank] -= 1
            self._let_in()
            return
        queue = self._queues[rank].get(asker)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._queues[rank][asker]

    def _has_place(self, rank: Rank) -> bool:
        free = self._places - self._taken.total()
        return free > (0 if rank <= Rank.PERSON_ASKS else self._kept)

    def _let_in(self) -> None:
        for rank in Rank:
            while self._queues[rank] and self._has_place(rank):
                turn = self._next(rank)
                if not turn.cancelled():
                    self._taken[rank] += 1
                    turn.set_result(None)

    def _next(self, rank: Rank) -> "asyncio.Future[None]":
        """The first question of the asker whose turn it is; that asker goes to the end of the line."""
        askers = self._queues[rank]
        asker, queue = askers.popitem(last=False)
        turn = queue.popleft()
        if queue:
            askers[asker] = queue
        return turn
