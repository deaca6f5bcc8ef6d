"""What a store needs of the place where it is kept."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import TypeVar

import sqlalchemy as sa

from safehouse.core.errors import SafehouseError

T = TypeVar("T")


class StoreError(SafehouseError):
    """The store cannot be used; the text says why."""


class Place(ABC):
    """`name`: what messages call it; no password is in it. `oldest_form`: of stores that may be found there."""

    name: str
    oldest_form: int
    patience: float | None = None
    """Seconds within which it answers; None: however long it takes."""

    @abstractmethod
    def for_writing(self, alone: bool) -> AbstractContextManager[sa.Engine]:
        """For as long as this lasts, every connection that writes has the right to; `alone`: nobody else's has.
        Raises `StoreError` here or where it connects."""

    @abstractmethod
    def for_reading(self) -> sa.Engine: ...

    @abstractmethod
    def begin_alone(self, connection: sa.Connection) -> None:
        """Begin a transaction during which nobody else changes the form."""

    @abstractmethod
    def form(self, connection: sa.Connection) -> int:
        """Of the store that is there; 0 where there is none."""

    @abstractmethod
    def set_form(self, connection: sa.Connection, form: int, usable_from: int) -> None: ...

    def usable_from(self, connection: sa.Connection) -> int:
        """The earliest form whose programs can use the store that is there."""
        return self.form(connection)

    def is_served(self, connection: sa.Connection) -> bool:
        """Whether some server has not been silent for so long that it counts as dead."""
        return False

    @abstractmethod
    def try_to_write(self, connection: sa.Connection) -> None:
        """Write something that changes nothing, within a transaction."""

    @abstractmethod
    def has_store(self) -> bool:
        """Whether anything was ever kept there."""

    def cut(self) -> None:  # noqa: B027
        """End every connection at once."""

    async def answer(self, asked: "asyncio.Future[T]", times: int = 1) -> T:
        """Of what is asked in a thread. Over a connection that swallows the answers it would never come: after
        so many times its patience all are ended, and the thread finds that out."""
        seconds = self.patience * times if self.patience is not None else None
        while not (await asyncio.wait([asked], timeout=seconds))[0]:
            self.cut()
        return await asked

    def numbers_given(self, connection: sa.Connection) -> None:  # noqa: B027
        """Rows came with numbers that the place would have given: it goes on after them."""


def told(error: sa.exc.DatabaseError) -> str:
    """The first line of what the database says."""
    return str(error.orig).strip().partition("\n")[0]
