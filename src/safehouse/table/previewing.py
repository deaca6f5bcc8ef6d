"""What would follow from a seat's moves, worked out by a worker while the table goes on."""

import asyncio
import logging
from typing import Final

from safehouse.table import messages as say
from safehouse.table.requests import Refusal, to_foresee
from safehouse.table.table import Table
from safehouse.table.turns import TooManyWaiting
from safehouse.table.viewers import Listener, encode
from safehouse.table.workers import WorkerFailed, WorkerPool

LOG: Final = logging.getLogger(__name__)


class Previews:
    """One question of a seat at a time."""

    def __init__(self, table: Table, workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self._running: dict[int, asyncio.Task[None]] = {}

    def ask(self, seat: int, message: say.Foresee, listener: Listener) -> None:
        """The answer goes to the listener when it is found. Raises `Refusal`."""
        moves = to_foresee(self._table, seat, message)
        if seat in self._running:
            raise Refusal("busy")
        view = self._table.game_record().view_bytes(seat)
        self._running[seat] = asyncio.create_task(self._answer(seat, message.id, view, moves, listener))

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nothing more is found out; returns the tasks that are ending."""
        for task in self._running.values():
            task.cancel()
        return list(self._running.values())

    async def _answer(self, seat: int, re: str, view: bytes, moves: list[int], listener: Listener) -> None:
        reply: say.Message
        try:
            setup = self._table.setup
            asker = listener.address or f"{setup.id} {seat}"
            told = await self._workers.foresee(setup.game, view, moves, asker)
            reply = say.Foretold(re=re, moves=told)
        except (WorkerFailed, TooManyWaiting) as failure:
            LOG.warning("nothing foretold in %s: %s", self._table.setup.game, failure)
            reply = say.Refused(re=re, code="busy", clause=None, detail="")
        finally:
            del self._running[seat]
        listener.send(encode(reply))
