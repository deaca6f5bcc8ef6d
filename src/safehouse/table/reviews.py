"""Reviews of finished games: worked out behind the table, act by act, and kept as long as the server runs.

A review depends on the game and the seat alone, so that one that was forgotten comes out the same again."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from safehouse.core.errors import SaveError
from safehouse.core.save import Save
from safehouse.review.shape import Act, Review
from safehouse.table.requests import Refusal
from safehouse.table.turns import TooManyWaiting
from safehouse.table.workers import TookTooLong, WorkerFailed, WorkerPool

LOG: Final = logging.getLogger(__name__)
MOST_KEPT: Final = 200
MOST_AT_WORK: Final = 2
"""Reviews that one address may have in the making."""
MOST_GROWING: Final = 20
"""And all addresses together."""


def whole_game(save: Save) -> str:
    """A digest of all that a review depends on."""
    game = (save.game, save.rules, save.options, save.seed, save.moves)
    return hashlib.sha256(msgspec.json.encode(game, order="deterministic")).hexdigest()


class ReviewAtWork:
    """One that grows."""

    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.all: int | None = None
        self.acts: list[Act] = []
        self.whole: Review | None = None
        self.fault: Refusal | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_growing(self) -> bool:
        return self.task is not None and not self.task.done()


class Reviews:
    """By game and seat; the least asked for are forgotten first."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._kept: OrderedDict[tuple[str, int], ReviewAtWork] = OrderedDict()

    def of(self, save: Save, seat: int, asker: str) -> ReviewAtWork:
        """The review as far as it has come; begun where nobody asked before. Raises `Refusal`."""
        key = whole_game(save), seat
        found = self._kept.get(key) or ReviewAtWork(asker)
        if found.fault is not None:
            raise found.fault
        if found.whole is None and not found.is_growing:
            self._must_have_room(found.asker)
            found.task = asyncio.create_task(self._grow(found, save, seat), name="review")
        self._kept[key] = found
        self._kept.move_to_end(key)
        return found

    def _must_have_room(self, asker: str) -> None:
        """Raises `Refusal`; forgets what nobody has asked for the longest time, but nothing that grows."""
        growing = [each for each in self._kept.values() if each.is_growing]
        if len(growing) >= MOST_GROWING or sum(each.asker == asker for each in growing) >= MOST_AT_WORK:
            raise Refusal("busy")
        resting = [key for key, each in self._kept.items() if not each.is_growing]
        for key in resting[: len(self._kept) - MOST_KEPT + 1]:
            del self._kept[key]

    async def _grow(self, review: ReviewAtWork, save: Save, seat: int) -> None:
        try:
            while review.whole is None:
                part = await self._workers.review(save, seat, review.acts, review.asker)
                review.all = part.all
                review.acts += part.acts
                review.whole = part.whole
        except SaveError as error:
            review.fault = Refusal("bad_save", detail=str(error)[:300])
        except TookTooLong:
            review.fault = Refusal("review_failed")
        except (WorkerFailed, TooManyWaiting) as failure:
            LOG.warning("a review stopped after %d acts: %s", len(review.acts), failure)

    async def close(self) -> None:
        tasks = [each.task for each in self._kept.values() if each.task is not None and not each.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
