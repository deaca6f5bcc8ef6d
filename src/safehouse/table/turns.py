"""Who comes next where there are more questions than workers: people at tables first, and among askers of one
rank everybody in turn, so that whoever asks much waits behind himself. Each fourth place goes to whoever has
waited longest."""

import asyncio
import itertools
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final, NamedTuple

from safehouse.table.census import Census


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


FOR_THE_OLDEST: Final = 4
"""Every so many places go to whoever has waited longest, whatever the rank: so nobody waits for ever."""
PATIENCE: Final = 60.0
"""Seconds after which a question of somebody who can be turned away is."""
REFUSED: Final = (Rank.PERSON_ASKS, Rank.ANYBODY_ASKS, Rank.AFTERWARDS)
"""Who asks too much is turned away; moves of bots never are."""


class TooManyWaiting(Exception):
    """This asker has enough questions in the queue."""


class Waiting(NamedTuple):
    """A question in the queue, by when it came."""

    number: int
    turn: asyncio.Future[None]


class Turns:
    """`places` questions are answered at a time. The last `kept` of them are for people at tables; when those
    who have waited longest come, the others hold no more than the rest.

    `waiting`: how many questions of one asker may wait; moves of bots are never turned away.
    """

    def __init__(self, places: int, kept: int, waiting: int, census: Census | None = None) -> None:
        census = census or Census()
        self._places = places
        self._kept = min(kept, places - 1)
        self._waiting = {rank: census.held(f"asking-{rank.value}", waiting) for rank in REFUSED}
        self._taken: Counter[Rank] = Counter()
        self._queues: dict[Rank, OrderedDict[str, deque[Waiting]]] = {rank: OrderedDict() for rank in Rank}
        self._came = itertools.count()
        self._given = 0
        """Places given to somebody who had waited."""

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
        if rank in REFUSED and not self._waiting[rank].enter(asker):
            raise TooManyWaiting
        waiting = Waiting(next(self._came), asyncio.get_running_loop().create_future())
        askers.setdefault(asker, deque()).append(waiting)
        try:
            async with asyncio.timeout(PATIENCE if rank in REFUSED else None):
                await waiting.turn
        except TimeoutError:
            self._give_up(rank, asker, waiting)
            raise TooManyWaiting from None
        except asyncio.CancelledError:
            self._give_up(rank, asker, waiting)
            raise
        finally:
            if rank in REFUSED:
                self._waiting[rank].leave(asker)

    def _give_up(self, rank: Rank, asker: str, waiting: Waiting) -> None:
        """The asker is gone, perhaps in the moment its turn came."""
        if waiting.turn.done() and not waiting.turn.cancelled():
            self._taken[rank] -= 1
            self._let_in()
            return
        queue = self._queues[rank].get(asker)
        if queue is not None and waiting in queue:
            queue.remove(waiting)
            if not queue:
                del self._queues[rank][asker]

    def _has_place(self, rank: Rank) -> bool:
        free = self._places - self._taken.total()
        return free > (0 if rank <= Rank.PERSON_ASKS else self._kept)

    def _has_place_for_the_oldest(self, rank: Rank) -> bool:
        below = sum(self._taken[lower] for lower in Rank if lower > Rank.PERSON_ASKS)
        fits = rank <= Rank.PERSON_ASKS or below < self._places - self._kept
        return fits and self._places > self._taken.total()

    def _let_in(self) -> None:
        while (rank := self._due()) is not None:
            turn = self._next(rank).turn
            if not turn.done():
                self._given += 1
                self._taken[rank] += 1
                turn.set_result(None)

    def _due(self) -> Rank | None:
        """Whose rank is next; None while nobody can be let in."""
        asking = [rank for rank in Rank if self._queues[rank]]
        if self._given % FOR_THE_OLDEST == FOR_THE_OLDEST - 1:
            fitting = [rank for rank in asking if self._has_place_for_the_oldest(rank)]
            if fitting:
                return min(fitting, key=lambda rank: next(iter(self._queues[rank].values()))[0].number)
        return next((rank for rank in asking if self._has_place(rank)), None)

    def _next(self, rank: Rank) -> Waiting:
        """The first question of the asker whose turn it is; that asker goes to the end of the line."""
        askers = self._queues[rank]
        asker, queue = askers.popitem(last=False)
        waiting = queue.popleft()
        if queue:
            askers[asker] = queue
        return waiting
