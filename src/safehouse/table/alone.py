"""Who drives a table on a server that shares its store with nobody: always this one."""

from collections import OrderedDict
from typing import Final, Protocol

from safehouse.table.store import Write

MOST_REMEMBERED: Final = 20_000
"""Tables at which somebody sat, once for each address."""


class Driving(Protocol):
    """What a table needs of the node it stands on."""

    @property
    def ready(self) -> bool:
        """Whether people are well served here."""

    def found(self, id: str, write: Write) -> None:
        """A table that is set up with this write is this node's from the beginning, if the node is ready."""

    async def claim(self, id: str) -> int | None:
        """The time until which somebody else drove a table that is now this node's, 0 where nobody did; None
        where another node drives it."""

    def loaded(self, id: str) -> None:
        """A table is in memory."""

    def release(self, ids: list[str]) -> None:
        """These tables have left memory, or never came there."""

    def present(self, id: str) -> None:
        """Somebody has connected to this table here, or gone."""

    def sat(self, id: str, seat: int, address: str) -> None:
        """A seat of this table was opened from this address."""

    async def seats_at(self, id: str, address: str) -> set[int]:
        """The seats of this table that were opened from this address in the last day, wherever that was and
        even if their people are gone. Raises `StoreError`."""


class Alone:
    ready = True

    def __init__(self) -> None:
        self._sat: OrderedDict[tuple[str, str], set[int]] = OrderedDict()
        """By table and address, also of tables that have left memory."""

    def found(self, id: str, write: Write) -> None:
        pass

    async def claim(self, id: str) -> int | None:
        return 0

    def loaded(self, id: str) -> None:
        pass

    def release(self, ids: list[str]) -> None:
        pass

    def present(self, id: str) -> None:
        pass

    def sat(self, id: str, seat: int, address: str) -> None:
        self._sat.setdefault((id, address), set()).add(seat)
        self._sat.move_to_end((id, address))
        if len(self._sat) > MOST_REMEMBERED:
            self._sat.popitem(last=False)

    async def seats_at(self, id: str, address: str) -> set[int]:
        return self._sat.get((id, address), set())
