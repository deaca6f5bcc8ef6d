"""Who drives a table on a server that shares its store with nobody: always this one."""

from typing import Protocol

from safehouse.table.store import Write


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


class Alone:
    ready = True

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
