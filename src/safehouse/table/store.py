"""The store: every table's setup and entries, in one SQLite file with a single writer.

What `write` has returned from is on the disk. Writes that wait together are committed together, so
that many tables share the cost of one commit.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from safehouse.core.errors import SafehouseError

SCHEMA: Final = 1
MOST_TOGETHER: Final = 500
"""How many writes one commit takes at most."""

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Index("tables_public", "public", "phase", "created"),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("view", sa.LargeBinary, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
)

_NEW_TABLE = TABLES.insert()
_NEW_ENTRY = ENTRIES.insert()
_NEW_REPORT = REPORTS.insert()
_PHASE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(phase=sa.bindparam("new_phase"), wakes=sa.bindparam("new_wakes"))
)


class StoreError(SafehouseError):
    """The store cannot be used; the text says why."""


class Write:
    """What must be stored together or not at all."""

    def __init__(self) -> None:
        self.tables: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.phases: list[dict[str, Any]] = []
        self.reports: list[dict[str, Any]] = []

    def table(self, id: str, created: int, phase: str, public: bool, wakes: bool, setup: bytes) -> "Write":
        self.tables.append(
            {"id": id, "created": created, "phase": phase, "public": public, "wakes": wakes, "setup": setup}
        )
        return self

    def entry(self, table: str, number: int, entry: bytes) -> "Write":
        self.entries.append({"table_id": table, "number": number, "entry": entry})
        return self

    def phase(self, table: str, phase: str, wakes: bool) -> "Write":
        self.phases.append({"of": table, "new_phase": phase, "new_wakes": wakes})
        return self

    def report(
        self, table: str, at: int, seat: int, moves: int, text: str, view: bytes, save: bytes
    ) -> "Write":
        row = {
            "table_id": table,
            "at": at,
            "seat": seat,
            "moves": moves,
            "text": text,
            "view": view,
            "save": save,
        }
        self.reports.append(row)
        return self


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    @staticmethod
    @asynccontextmanager
    async def open(path: Path) -> AsyncIterator["Store"]:
        """Open the file, making it if need be; another version's file is refused untouched."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        sa.event.listen(engine.sync_engine, "connect", _set_up_connection)
        store = Store(engine)
        try:
            await store._prepare(path)
            store._writer = asyncio.create_task(store._write_forever(), name="store")
            yield store
        finally:
            await store._close()

    async def _prepare(self, path: Path) -> None:
        async with self._engine.begin() as connection:
            version = (await connection.execute(sa.text("PRAGMA user_version"))).scalar_one()
            if version not in (0, SCHEMA):
                raise StoreError(
                    f"{path.name} was written by another version (its form is {version}, not {SCHEMA})"
                )
            await connection.run_sync(METADATA.create_all)
            await connection.execute(sa.text(f"PRAGMA user_version = {SCHEMA}"))

    async def _close(self) -> None:
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # ------------------------------------------------------------ writing

    async def write(self, write: Write) -> None:
        """Returns when it is durable; raises, and has stored nothing of it, when it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def _write_forever(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                batch = [await self._queue.get()]
                while len(batch) < MOST_TOGETHER and not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                await self._commit(connection, batch)
                for _ in batch:
                    self._queue.task_done()

    async def _commit(
        self, connection: AsyncConnection, batch: Sequence[tuple[Write, "asyncio.Future[None]"]]
    ) -> None:
        try:
            await self._insert(connection, [write for write, _ in batch])
            self.commits += 1
        except sa.exc.SQLAlchemyError as error:
            await connection.rollback()
            if len(batch) > 1:
                for one in batch:
                    await self._commit(connection, [one])
                return
            failure = StoreError(f"could not be stored: {type(error).__name__}")
            if not batch[0][1].done():
                batch[0][1].set_exception(failure)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _insert(self, connection: AsyncConnection, writes: list[Write]) -> None:
        for statement, rows in (
            (_NEW_TABLE, [row for write in writes for row in write.tables]),
            (_NEW_ENTRY, [row for write in writes for row in write.entries]),
            (_PHASE, [row for write in writes for row in write.phases]),
            (_NEW_REPORT, [row for write in writes for row in write.reports]),
        ):
            if rows:
                await connection.execute(statement, rows)
        await connection.commit()

    # ------------------------------------------------------------ reading

    async def read(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """A table's setup and entries; None if there is no such table."""
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(TABLES.c.setup).where(TABLES.c.id == table))
            setup = found.scalar_one_or_none()
            if setup is None:
                return None
            query = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            return setup, list((await connection.execute(query)).scalars())

    async def public(self, since: int, most: int) -> list[str]:
        """Public tables that wait or play, newest first."""
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.phase.in_(("waiting", "playing")), TABLES.c.created >= since)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def waking(self) -> list[str]:
        """Tables on which something happens even if nobody connects."""
        return await self._ids(sa.select(TABLES.c.id).where(TABLES.c.wakes, TABLES.c.phase == "playing"))

    async def reports(self) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(sa.select(REPORTS).order_by(REPORTS.c.id))
            return [dict(row._mapping) for row in rows]

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _set_up_connection(connection: Any, _record: Any) -> None:
    """Write-ahead log, synced at every commit: neither a crash of the program nor of the machine loses
    what was acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
