"""What happened at a table: stored first, then carried out and told to every viewer."""

from collections.abc import Callable

from safehouse.core.record import Rehearsal
from safehouse.table import entries as did
from safehouse.table.ending import record_end
from safehouse.table.entries import AnyEntry
from safehouse.table.presence import Presence
from safehouse.table.requests import Refusal, rehearsed
from safehouse.table.services import Services
from safehouse.table.store import StoredTable, StoreError, Taken, Write
from safehouse.table.table import Table


class Journal:
    """`stored`: what the store says of the table, set right where it is wrong. `distrust` is called where it is
    uncertain what was stored: the table must be read again."""

    def __init__(
        self,
        table: Table,
        services: Services,
        presence: Presence,
        stored: StoredTable | None,
        distrust: Callable[[], None],
    ) -> None:
        self._table = table
        self._services = services
        self._presence = presence
        self._stored_phase = (stored.phase, stored.wakes) if stored else (table.phase, table.wakes)
        self._distrust = distrust

    async def commit(self, entries: list[AnyEntry], write: Write | None = None) -> None:
        """Store the entries, then carry them out and tell every viewer what it may know of them.

        Raises `Refusal`, and has done nothing, where a move is not legal; `Taken` where another node has
        written what this one does not know yet.
        """
        write = write or Write()
        carried: list[tuple[AnyEntry, Rehearsal | None]] = []
        for number, entry in enumerate(entries, self._table.entries):
            move: Rehearsal | None = None
            if isinstance(entry, did.Played):
                entry, move = rehearsed(self._table, entry)
                record_end(self._table, move, entry.at, write)
            write.entry(self._table.setup.id, number, did.encode(entry))
            carried.append((entry, move))
        phase = self._table.foreseen(carried)
        if phase != self._stored_phase:
            write.phase(self._table.setup.id, *phase)
        try:
            await self._services.store.write(write)
            self._stored_phase = phase
            for entry, move in carried:
                self._table.apply(entry, move)
                self._presence.broadcast(self._services.now())
        except Taken:
            raise
        except Exception:
            self._distrust()
            raise

    async def keep_phase(self) -> None:
        """Store how far the table is, where time alone has changed that."""
        phase = (self._table.phase, self._table.wakes)
        if phase != self._stored_phase:
            await self._services.store.write(Write().phase(self._table.setup.id, *phase))
            self._stored_phase = phase

    # ------------------------------------------------------------ what other nodes wrote

    async def read_on(self) -> None:
        """Raises `Refusal` where the store does not answer."""
        try:
            unknown = await self._services.store.entries_from(self._table.setup.id, self._table.entries)
        except StoreError:
            raise Refusal("busy") from None
        self.follow(unknown)

    async def catch_up(self) -> None:
        """Raises `Refusal` where there is nothing to be learned."""
        before = self._table.entries
        await self.read_on()
        if self._table.entries == before:
            self._distrust()
            raise Refusal("busy")

    def follow(self, entries: list[tuple[int, bytes]]) -> None:
        """Carry out the entries that are not known here yet."""
        try:
            for number, entry in entries:
                if number == self._table.entries:
                    self._table.apply(did.decode_entry(entry))
                    self._presence.broadcast(self._services.now())
        except Exception:
            self._distrust()
            raise
        if entries:
            self._stored_phase = (self._table.phase, self._table.wakes)
