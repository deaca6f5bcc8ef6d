"""Keeps what was told in a game, so that it can be shown whatever becomes of its rules.

It is done in passing, after the game: piece by piece, one game after another, while the tables go on.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from safehouse.core.kept import pack
from safehouse.core.replay import keeping
from safehouse.core.save import Save
from safehouse.table.slices import Slices
from safehouse.table.store import Store, Write
from safehouse.table.table import Table

LOG: Final = logging.getLogger(__name__)


async def packed(save: Save, authors: Sequence[str | None], rules: int | None = None) -> bytes:
    """What is to be kept of a game, found while others work; `rules`: the version it counts as a game of.
    Raises `SaveError`."""
    kept, slices = None, Slices()
    for kept in keeping(save, authors):
        await slices.pause()
    assert kept is not None
    kept.rules = rules or save.rules
    return await asyncio.to_thread(pack, kept)


class Keeper:
    """Games wait here until they are kept; of each table, only as it was when it was last handed in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, tuple[Save, list[str | None], bool]] = {}
        self._work: asyncio.Task[None] | None = None

    def keep(self, table: Table) -> None:
        """Take in a table's game as it is now. It must be dealt, and the rules those of the program."""
        self._waiting[table.setup.id] = (table.save(), list(table.authors), table.outcome is not None)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._keep_all(), name="keeper")

    def forget(self, id: str) -> None:
        """The table is to be erased."""
        self._waiting.pop(id, None)

    async def rest(self) -> None:
        """Wait until everything handed in so far is kept."""
        if self._work is not None:
            await asyncio.wait([self._work])

    async def finish(self, seconds: float) -> None:
        """Wait until everything is kept, but not longer than this."""
        if self._work is not None:
            await asyncio.wait([self._work], timeout=seconds)
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        if self._waiting:
            LOG.warning(
                "%d games are not kept; they will be when this version starts again", len(self._waiting)
            )

    async def _keep_all(self) -> None:
        while self._waiting:
            id, (save, authors, over) = next(iter(self._waiting.items()))
            try:
                stream = await packed(save, authors)
                await self._store.write(Write().keep(id, len(save.moves), over, stream))
            except Exception:
                LOG.exception("a game of %s could not be kept", save.game)
            if id in self._waiting and self._waiting[id][0] is save:
                del self._waiting[id]
