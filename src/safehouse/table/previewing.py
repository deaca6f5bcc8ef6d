"""What would follow from a seat's moves."""

from safehouse.table import messages as say
from safehouse.table.requests import to_foresee
from safehouse.table.seat_work import SeatWork
from safehouse.table.table import Table
from safehouse.table.viewers import Listener, encode
from safehouse.table.workers import WorkerPool


class Previews:
    def __init__(self, table: Table, workers: WorkerPool) -> None:
        self._table = table
        self._workers = workers
        self.work = SeatWork(table, "preview")

    def ask(self, seat: int, message: say.Foresee, listener: Listener) -> None:
        """The answer goes to the listener when it is found. Raises `Refusal`."""
        moves = to_foresee(self._table, seat, message)
        game, view = self._table.setup.game, self._table.game_record().view_bytes(seat)

        async def find(asker: str) -> None:
            told = await self._workers.foresee(game, view, moves, asker)
            listener.send(encode(say.Foretold(re=message.id, moves=told)))

        self.work.begin(seat, message.id, listener, find)
