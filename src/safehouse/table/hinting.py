"""Hints that seats ask for, found by a worker while the table goes on; everybody learns that one was taken."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from safehouse.core.hints import allows
from safehouse.review.hinting import Hint
from safehouse.table import messages as say
from safehouse.table.requests import Refusal, must_decide
from safehouse.table.table import Table
from safehouse.table.turns import TooManyWaiting
from safehouse.table.viewers import Listener, encode
from safehouse.table.workers import WorkerFailed, WorkerPool

LOG: Final = logging.getLogger(__name__)

Found = Callable[[int, say.TakeHint, Hint, Listener], None]
"""Told what was found for a seat, and who waits for it."""


class Hints:
    """One question of a seat at a time."""

    def __init__(self, table: Table, workers: WorkerPool, found: Found) -> None:
        self._table = table
        self._workers = workers
        self._found = found
        self._running: dict[int, asyncio.Task[None]] = {}

    def ask(self, seat: int, message: say.TakeHint, listener: Listener) -> None:
        """Raises `Refusal`. A seat may ask whether it decides or not: else taking one would tell who decides in
        secret."""
        must_decide(self._table, seat)
        if not allows(self._table.setup.hints, message.level, len(self._table.people())):
            raise Refusal("no_hint")
        record = self._table.game_record()
        moves = record.choices(seat)
        if message.level == "move" and not moves:
            raise Refusal("no_hint")
        if seat in self._running:
            raise Refusal("busy")
        coming = self._find(seat, message, record.view_bytes(seat), moves, listener)
        self._running[seat] = asyncio.create_task(coming)

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nothing more is found out; returns the tasks that are ending."""
        for task in self._running.values():
            task.cancel()
        return list(self._running.values())

    async def _find(
        self, seat: int, message: say.TakeHint, view: bytes, moves: list[int], listener: Listener
    ) -> None:
        setup = self._table.setup
        asker = listener.address or f"{setup.id} {seat}"
        try:
            found = await self._workers.hint(setup.game, setup.options, view, moves, message.level, asker)
            self._found(seat, message, found, listener)
        except (WorkerFailed, TooManyWaiting) as failure:
            LOG.warning("no hint in %s: %s", setup.game, failure)
            listener.send(encode(say.Refused(re=message.id, code="busy", clause=None, detail="")))
        finally:
            del self._running[seat]
