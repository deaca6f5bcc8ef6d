"""Hints that seats ask for; everybody learns that one was taken."""

from collections.abc import Callable

from safehouse.core.hints import allows
from safehouse.review.hinting import Hint
from safehouse.table import messages as say
from safehouse.table.requests import Refusal, must_decide
from safehouse.table.seat_work import SeatWork
from safehouse.table.table import Table
from safehouse.table.viewers import Listener
from safehouse.table.workers import WorkerPool

Found = Callable[[int, say.TakeHint, bytes, Hint, Listener], None]
"""Told what was found for a seat by its view, and who waits for it."""


class Hints:
    def __init__(self, table: Table, workers: WorkerPool, found: Found) -> None:
        self._table = table
        self._workers = workers
        self._found = found
        self.work = SeatWork(table, "hint")

    def ask(self, seat: int, message: say.TakeHint, listener: Listener) -> None:
        """Raises `Refusal`. A seat may ask whether it decides or not: else taking one would tell who decides in
        secret."""
        must_decide(self._table, seat)
        setup, record = self._table.setup, self._table.game_record()
        if not allows(setup.hints, message.level, len(self._table.people())):
            raise Refusal("no_hint")
        view, moves = record.view_bytes(seat), record.choices(seat)
        if message.level == "move" and not moves:
            raise Refusal("no_hint")

        async def find(asker: str) -> None:
            hint = await self._workers.hint(setup.game, setup.options, view, moves, message.level, asker)
            self._found(seat, message, view, hint, listener)

        self.work.begin(seat, message.id, listener, find)
