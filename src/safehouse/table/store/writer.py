"""The one connection that writes."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from safehouse.table.store.file import StoreError, opened
from safehouse.table.store.schema import FORM, UnknownForm, bring_up_to_date
from safehouse.table.store.write import STATEMENTS, Write


class Writer:
    """The one connection that writes, in a thread of its own: one trip there for each commit."""

    def __init__(self, path: Path) -> None:
        self._engine = opened(path)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._connection: sa.Connection | None = None
        self.commits = 0

    async def prepare(self, name: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._prepare, name)

    async def commit(self, writes: list[Write]) -> list[StoreError | None]:
        """Store each of the writes whole or not at all; says for each what stood against it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _prepare(self, name: str) -> None:
        try:
            connection = self._connection = self._engine.connect()
            bring_up_to_date(connection)
        except sa.exc.DatabaseError as error:
            raise StoreError(f"{name} cannot be opened: {error.orig}") from None
        except UnknownForm as form:
            raise StoreError(
                f"{name} was written by another version (its form is {form}, not {FORM})"
            ) from None

    def _commit(self, writes: list[Write]) -> list[StoreError | None]:
        assert self._connection is not None
        try:
            self._insert(self._connection, writes)
        except Exception as error:
            with suppress(sa.exc.SQLAlchemyError):
                self._connection.rollback()
            if len(writes) > 1:
                return [failure for write in writes for failure in self._commit([write])]
            return [StoreError(f"could not be stored: {type(error).__name__}")]
        self.commits += 1
        return [None] * len(writes)

    def _insert(self, connection: sa.Connection, writes: list[Write]) -> None:
        for kind, statements in STATEMENTS.items():
            rows = [row for write in writes for row in write.rows.get(kind, ())]
            for statement in statements if rows else ():
                connection.execute(statement, rows)
        connection.commit()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
