"""What seats ask for and workers find out while the table goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from safehouse.table import messages as say
from safehouse.table.requests import Refusal
from safehouse.table.table import Table
from safehouse.table.turns import TooManyWaiting
from safehouse.table.viewers import Listener, encode
from safehouse.table.workers import WorkerFailed

LOG: Final = logging.getLogger(__name__)

Work = Callable[[str], Awaitable[None]]
"""Is told whom it counts for, and answers by itself once it has found something."""


class SeatWork:
    """One question of a seat at a time, of the kind `what`."""

    def __init__(self, table: Table, what: str) -> None:
        self._table = table
        self._what = what
        self._running: dict[int, asyncio.Task[None]] = {}

    def begin(self, seat: int, request: str, listener: Listener, work: Work) -> None:
        """Raises `Refusal`."""
        if seat in self._running:
            raise Refusal("busy")
        self._running[seat] = asyncio.create_task(self._do(seat, request, listener, work))

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nothing more is found out; returns the tasks that are ending."""
        for task in self._running.values():
            task.cancel()
        return list(self._running.values())

    async def _do(self, seat: int, request: str, listener: Listener, work: Work) -> None:
        setup = self._table.setup
        try:
            await work(listener.address or f"{setup.id} {seat}")
        except (WorkerFailed, TooManyWaiting) as failure:
            if isinstance(failure, WorkerFailed):
                LOG.warning("no %s in %s: %s", self._what, setup.game, failure)
            listener.send(encode(say.Refused(re=request, code="busy", clause=None, detail="")))
        finally:
            del self._running[seat]
