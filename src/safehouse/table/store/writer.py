"""The one connection that writes."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import sqlalchemy as sa

from safehouse.table.store.forms import StillServed, UnknownForm, bring_up_to_date
from safehouse.table.store.notices import notify
from safehouse.table.store.place import Place, StoreError, told
from safehouse.table.store.write import STATEMENTS, Write, insert_entries


class Taken(StoreError):
    """An entry with that number is in the store already; nothing of the write was stored."""


class Writer:
    """The one connection that writes, in a thread of its own: one trip there for each commit."""

    def __init__(self, place: Place, engine: sa.Engine) -> None:
        self._place = place
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._connection: sa.Connection | None = None
        self.commits = 0
        self.sender = ""
        """The node in whose name others are told of what is written; "" where there are none."""

    async def prepare(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare)

    async def commit(self, writes: list[Write]) -> list[StoreError | None]:
        """Store each of the writes whole or not at all; says for each what stood against it."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)
        return await self._place.answer(asked)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _prepare(self) -> None:
        self._connection = prepared(self._engine, self._place)

    def _commit(self, writes: list[Write]) -> list[StoreError | None]:
        assert self._connection is not None
        try:
            self._execute_anew_if_lost(self._connection, writes)
            self._connection.commit()
        except Exception as error:
            with suppress(sa.exc.SQLAlchemyError):
                self._connection.rollback()
            return self._not_together(writes, error)
        self.commits += 1
        return [None] * len(writes)

    def _not_together(self, writes: list[Write], error: Exception) -> list[StoreError | None]:
        """After a failure one at a time, unless the database itself is out of reach."""
        assert self._connection is not None
        if len(writes) > 1 and not self._connection.invalidated:
            return [failure for write in writes for failure in self._commit([write])]
        if isinstance(error, Taken):
            return [error]
        cause = error.orig if isinstance(error, sa.exc.StatementError) else error
        why = cause if isinstance(cause, StoreError) else type(error).__name__
        return [StoreError(f"could not be stored: {why}") for _ in writes]

    def _execute_anew_if_lost(self, connection: sa.Connection, writes: list[Write]) -> None:
        """Where the connection is found to be gone before the commit, nothing was stored, and the database may
        have been started again meanwhile. Raises `Taken`."""
        try:
            self._execute(connection, writes)
        except sa.exc.DBAPIError:
            if not connection.invalidated:
                raise
            connection.rollback()
            self._execute(connection, writes)

    def _execute(self, connection: sa.Connection, writes: list[Write]) -> None:
        """Raises `Taken`."""
        for kind, statements in STATEMENTS.items():
            rows = [row for write in writes for row in write.rows.get(kind, ())]
            for statement in statements if rows else ():
                connection.execute(statement, rows)
            if kind == "entries" and rows and not insert_entries(connection, rows):
                raise Taken("an entry with that number is there already")
        if self.sender:
            notify(connection, self.sender, {id for write in writes for id in write.told_of()})
        if any(write.is_trial for write in writes):
            self._place.try_to_write(connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def prepared(engine: sa.Engine, place: Place) -> sa.Connection:
    """A connection to a store of the present form. Raises `StoreError`."""
    try:
        connection = engine.connect()
        try:
            bring_up_to_date(connection, place)
        except BaseException:
            connection.close()
            raise
    except sa.exc.DatabaseError as error:
        raise StoreError(f"{place.name} cannot be opened: {told(error)}") from None
    except UnknownForm as why:
        raise StoreError(f"{place.name} was written by another version ({why})") from None
    except StillServed:
        raise StoreError(
            f"{place.name} is still served by an earlier version, which could not go on: stop its servers first"
        ) from None
    return connection
