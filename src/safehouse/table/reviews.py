"""Reviews of finished games: worked out behind the table, act by act, and kept with the table's game.

A review depends on the game and the seat alone, so that one that was forgotten comes out the same again."""

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from math import inf
from typing import Final

import msgspec

from safehouse.core.errors import SaveError
from safehouse.core.save import Save
from safehouse.review.shape import Act, Review, pack, unpack
from safehouse.review.weighing import Weighed
from safehouse.table.requests import Refusal
from safehouse.table.retention import Room
from safehouse.table.store import Store, StoreError, Write
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import TookTooLong, WorkerFailed, WorkerPool

LOG: Final = logging.getLogger(__name__)
MOST_KEPT: Final = 200
MOST_GROWING: Final = 20
"""Reviews in the making, of all addresses together."""
PAUSE_SECONDS: Final = 600.0
"""Before a review that failed is tried again."""


def whole_game(save: Save) -> str:
    """A digest of all that a review depends on."""
    game = (save.game, save.rules, save.options, save.seed, save.moves)
    return hashlib.sha256(msgspec.json.encode(game, order="deterministic")).hexdigest()


class Fault(msgspec.Struct, frozen=True):
    """Why there is no review, and until when (by the monotonic clock) nobody tries again."""

    code: str
    detail: str = ""
    until: float = inf


class ReviewAtWork:
    """One that grows. `table`: where it is kept once it is whole; None for a save that somebody brought."""

    def __init__(self, asker: str, table: str | None) -> None:
        self.asker = asker
        self.table = table
        self.all: int | None = None
        self.acts: list[Act] = []
        self.begun: list[Weighed] = []
        self.sofar: Review | None = None
        self.fault: Fault | None = None
        self.failures = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def whole(self) -> Review | None:
        return self.sofar if self.all == len(self.acts) else None

    @property
    def is_growing(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def is_to_begin(self) -> bool:
        return self.whole is None and not self.is_growing


class Reviews:
    """By game and seat; the least asked for are forgotten first."""

    def __init__(self, workers: WorkerPool, store: Store, room: Room) -> None:
        self._workers = workers
        self._room = room
        self._store = store
        self._kept: OrderedDict[tuple[str, int], ReviewAtWork] = OrderedDict()

    async def begun(self, table: str, save: Save, seat: int) -> ReviewAtWork | None:
        """What is there of the review of a table's game, in memory or in the store."""
        key = whole_game(save), seat
        if key not in self._kept:
            stored = await self._store.review(table, seat)
            whole = unpack(stored) if stored is not None else None
            if whole is not None and key not in self._kept:
                found = self._kept[key] = ReviewAtWork("", table)
                found.all, found.acts, found.sofar = len(whole.acts), whole.acts, whole
                self._forget_some()
        return self._kept.get(key)

    async def of(self, save: Save, seat: int, asker: str, table: str | None = None) -> ReviewAtWork:
        """The review as far as it has come; begun where nobody asked before. Raises `Refusal`."""
        key = whole_game(save), seat
        found = self._kept.get(key) or ReviewAtWork(asker, table)
        if found.fault is not None and time.monotonic() < found.fault.until:
            raise Refusal(found.fault.code, detail=found.fault.detail)
        if found.is_to_begin:
            await self._must_have_room(found)
            found = self._kept.get(key, found)  # somebody else may have begun it meanwhile
        if found.is_to_begin:
            found.task = asyncio.create_task(self._grow(found, save, seat), name="review")
        elif table is not None and found.table is None:
            found.table = table
            if found.whole is not None:
                found.task = asyncio.create_task(self._keep(found, seat), name="review")
        self._kept[key] = found
        self._kept.move_to_end(key)
        return found

    async def _must_have_room(self, review: ReviewAtWork) -> None:
        """Raises `Refusal`."""
        if sum(each.is_growing for each in self._kept.values()) >= MOST_GROWING:
            raise Refusal("busy")
        await self._room.for_review(review.asker, lambda: review.is_growing)
        self._forget_some()

    def _forget_some(self) -> None:
        """What nobody has asked for the longest time, but nothing that grows."""
        resting = [key for key, each in self._kept.items() if not each.is_growing]
        for key in resting[: max(0, len(self._kept) - MOST_KEPT + 1)]:
            del self._kept[key]

    async def _grow(self, review: ReviewAtWork, save: Save, seat: int) -> None:
        try:
            while review.whole is None:
                part = await self._workers.review(save, seat, review.acts, review.begun, review.asker)
                review.all = part.all
                review.acts = [*part.acts, *review.acts]
                review.begun = part.begun
                review.sofar = part.review
                review.failures = 0
            review.fault = None
            await self._keep(review, seat)
        except SaveError as error:
            review.fault = Fault("bad_save", str(error)[:300])
        except TooManyWaiting as failure:
            LOG.warning("a review stopped after %d acts: %s", len(review.acts), failure)
        except WorkerFailed as failure:
            review.failures += 1
            LOG.warning("a review failed after %d acts: %s", len(review.acts), failure)
            if review.failures > 1 or isinstance(failure, TookTooLong):
                review.fault = Fault("review_failed", until=time.monotonic() + PAUSE_SECONDS)

    async def _keep(self, review: ReviewAtWork, seat: int) -> None:
        if review.table is None or review.whole is None:
            return
        try:
            await self._store.write(Write().review(review.table, seat, pack(review.whole)))
        except StoreError as error:
            LOG.warning("a review could not be kept: %s", error)

    async def close(self) -> None:
        tasks = [each.task for each in self._kept.values() if each.task is not None and not each.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
