"""The store: every table's setup and entries, in one SQLite file with a single writer.

What `write` has returned from is on the disk. Writes that wait together are committed together, so
that many tables share the cost of one commit. SQLite's calls block, so they are made in threads.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import sqlalchemy as sa

from safehouse.core.errors import SafehouseError
from safehouse.table.schema import (
    CLOCK,
    ENTRIES,
    FORM,
    KEPT,
    REPORTS,
    SERIES,
    SERIES_TABLES,
    TABLES,
    UnknownForm,
    bring_up_to_date,
)

STORE_FILE: Final = "safehouse.db"
"""In a folder of data."""
MOST_TOGETHER: Final = 500
"""How many writes one commit takes at most."""
READERS: Final = 2

_NEW_TABLE = TABLES.insert()
_NEW_ENTRY = ENTRIES.insert()
_NEW_REPORT = REPORTS.insert()
_NEW_SERIES = SERIES.insert()
_NEW_SERIES_TABLE = SERIES_TABLES.insert()
_SERIES_CHANGE = (
    SERIES.update()
    .where(SERIES.c.id == sa.bindparam("of"))
    .values(name=sa.bindparam("new_name"), players=sa.bindparam("new_players"))
)
_PLAYED = (
    SERIES_TABLES.update()
    .where(SERIES_TABLES.c.table_id == sa.bindparam("of"), SERIES_TABLES.c.played.is_(None))
    .values(ended=sa.bindparam("new_ended"), played=sa.bindparam("new_played"))
)
_PHASE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(phase=sa.bindparam("new_phase"), wakes=sa.bindparam("new_wakes"))
)
_SETUP = TABLES.update().where(TABLES.c.id == sa.bindparam("of")).values(setup=sa.bindparam("new_setup"))
_KEEP = KEPT.insert().prefix_with("OR REPLACE")
_ERASE_TABLE = [
    *(
        part.delete().where(part.c.table_id == sa.bindparam("of"))
        for part in (REPORTS, KEPT, SERIES_TABLES, ENTRIES)
    ),
    TABLES.delete().where(TABLES.c.id == sa.bindparam("of")),
]
_TRIAL = sa.text(f"PRAGMA user_version = {FORM}")
"""Writes and changes nothing."""
_TABLE_USED, _SERIES_USED = (
    part.update().where(part.c.id == sa.bindparam("of")).values(used=sa.bindparam("at"))
    for part in (TABLES, SERIES)
)
_CLOCK_SET = [
    *(part.update().where(part.c.used.is_(None)).values(used=sa.bindparam("at")) for part in (TABLES, SERIES)),
    CLOCK.delete().where(CLOCK.c.time != sa.bindparam("at")),
    CLOCK.insert().prefix_with("OR IGNORE").values(time=sa.bindparam("at")),
]
"""What was never looked at counts as used now."""
_ERASE_REPORTS = REPORTS.delete().where(REPORTS.c.at < sa.bindparam("before"))
_ERASE_SERIES = SERIES.delete().where(SERIES.c.id == sa.bindparam("of"))


class StoreError(SafehouseError):
    """The store cannot be used; the text says why."""


class Write:
    """What must be stored together or not at all."""

    def __init__(self) -> None:
        self.tables: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.phases: list[dict[str, Any]] = []
        self.reports: list[dict[str, Any]] = []
        self.new_series: list[dict[str, Any]] = []
        self.series_changes: list[dict[str, Any]] = []
        self.series_tables: list[dict[str, Any]] = []
        self.ends: list[dict[str, Any]] = []
        self.trials: list[dict[str, Any]] = []
        self.erased_tables: list[dict[str, Any]] = []
        self.erased_series: list[dict[str, Any]] = []
        self.setups: list[dict[str, Any]] = []
        self.kept: list[dict[str, Any]] = []
        self.used_tables: list[dict[str, Any]] = []
        self.used_series: list[dict[str, Any]] = []
        self.times: list[dict[str, Any]] = []
        self.erased_reports: list[dict[str, Any]] = []

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

    def setup(self, table: str, setup: bytes) -> "Write":
        """In the place of the one before."""
        self.setups.append({"of": table, "new_setup": setup})
        return self

    def keep(self, table: str, moves: int, over: bool, stream: bytes) -> "Write":
        """What was told in so many moves, in the place of what was kept before; b"" where that is nothing."""
        self.kept.append({"table_id": table, "moves": moves, "over": over, "stream": stream})
        return self

    def series(self, id: str, key: str, created: int, game: str, name: str, players: list[str]) -> "Write":
        self.new_series.append(
            {"id": id, "key": key, "created": created, "game": game, "name": name, "players": players}
        )
        return self

    def series_change(self, id: str, name: str, players: list[str]) -> "Write":
        self.series_changes.append({"of": id, "new_name": name, "new_players": players})
        return self

    def series_table(self, series: str, table: str) -> "Write":
        self.series_tables.append({"series_id": series, "table_id": table})
        return self

    def played(self, table: str, ended: int, record: bytes) -> "Write":
        """The record of a game that ended; the first one stands."""
        self.ends.append({"of": table, "new_ended": ended, "new_played": record})
        return self

    def trial(self) -> "Write":
        """Nothing but a write, to see whether that is possible."""
        self.trials.append({})
        return self

    def erase_table(self, table: str) -> "Write":
        """Everything about it, reports and its place in a series too."""
        self.erased_tables.append({"of": table})
        return self

    def used(self, at: int, tables: Iterable[str], series: Iterable[str]) -> "Write":
        """Somebody used these lately; `at`: the collector's time, which is stored too."""
        self.used_tables += [{"of": id, "at": at} for id in tables]
        self.used_series += [{"of": id, "at": at} for id in series]
        self.times.append({"at": at})
        return self

    def erase_reports(self, before: int) -> "Write":
        self.erased_reports.append({"before": before})
        return self

    def erase_series(self, series: str) -> "Write":
        """Its tables must be erased with it."""
        self.erased_series.append({"of": series})
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
        statements: list[tuple[sa.Executable, list[dict[str, Any]]]] = [
            (_NEW_SERIES, [row for write in writes for row in write.new_series]),
            (_SERIES_CHANGE, [row for write in writes for row in write.series_changes]),
            (_NEW_TABLE, [row for write in writes for row in write.tables]),
            (_NEW_SERIES_TABLE, [row for write in writes for row in write.series_tables]),
            (_NEW_ENTRY, [row for write in writes for row in write.entries]),
            (_PHASE, [row for write in writes for row in write.phases]),
            (_SETUP, [row for write in writes for row in write.setups]),
            (_KEEP, [row for write in writes for row in write.kept]),
            (_PLAYED, [row for write in writes for row in write.ends]),
            (_NEW_REPORT, [row for write in writes for row in write.reports]),
            (_TABLE_USED, [row for write in writes for row in write.used_tables]),
            (_SERIES_USED, [row for write in writes for row in write.used_series]),
            *((note, [row for write in writes for row in write.times]) for note in _CLOCK_SET),
            (_ERASE_REPORTS, [row for write in writes for row in write.erased_reports]),
            *((erase, [row for write in writes for row in write.erased_tables]) for erase in _ERASE_TABLE),
            (_TRIAL, [row for write in writes for row in write.trials][:1]),
            (_ERASE_SERIES, [row for write in writes for row in write.erased_series]),
        ]
        for statement, rows in statements:
            if rows:
                connection.execute(statement, rows)
        connection.commit()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class Store:
    def __init__(self, path: Path) -> None:
        self.writer = Writer(path)
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="store-reader")
        self._engine = opened(path)
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self.errors = 0
        """Writes that could not be stored."""

    @staticmethod
    @asynccontextmanager
    async def open(path: Path) -> AsyncIterator["Store"]:
        """Open the file, making it if need be; another version's file is refused untouched."""
        lock = _claimed(path)
        store = Store(path)
        writing: asyncio.Task[None] | None = None
        try:
            await store.writer.prepare(path.name)
            writing = asyncio.create_task(store._write_forever(), name="store")
            yield store
        finally:
            if writing is not None:
                await store._queue.join()
                writing.cancel()
            await store.writer.close()
            store._readers.shutdown()
            store._engine.dispose()
            lock.close()

    # ------------------------------------------------------------ writing

    @property
    def waiting(self) -> int:
        """Writes that wait for their commit."""
        return self._queue.qsize()

    async def write(self, write: Write) -> None:
        """Returns when it is durable; raises, and has stored nothing of it, when it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            failures = await self.writer.commit([write for write, _ in batch])
            for (_, done), failure in zip(batch, failures, strict=True):
                self._queue.task_done()
                self.errors += failure is not None
                if done.done():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)

    # ------------------------------------------------------------ reading

    async def read(self, table: str) -> "StoredTable | None":
        """None if there is no such table."""
        own = (
            sa.select(TABLES.c.phase, TABLES.c.wakes, TABLES.c.setup, KEPT.c.moves)
            .outerjoin(KEPT)
            .where(TABLES.c.id == table)
        )
        found = await self._rows(own)
        if not found:
            return None
        query = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        row = found[0]
        return StoredTable(row.phase, row.wakes, row.setup, await self._column(query), row.moves or 0)

    async def kept(self, table: str) -> "StoredGame | None":
        """What was kept of a table's game."""
        found = await self._rows(sa.select(KEPT).where(KEPT.c.table_id == table, KEPT.c.stream != b""))
        return StoredGame(found[0].moves, found[0].over, found[0].stream) if found else None

    async def unkept(self) -> list[str]:
        """Tables that are over and whose games nobody has kept, or not to the end; newest first."""
        whole = sa.select(KEPT.c.table_id).where(KEPT.c.over)
        query = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", TABLES.c.id.not_in(whole))
        return await self._column(query.order_by(TABLES.c.created.desc()))

    async def public(self, since: int, most: int) -> list[str]:
        """Public tables that wait or play, newest first."""
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.phase.in_(("waiting", "playing")), TABLES.c.created >= since)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self._column(query)

    async def waking(self) -> list[str]:
        """Tables on which something happens even if nobody connects."""
        return await self._column(sa.select(TABLES.c.id).where(TABLES.c.wakes, TABLES.c.phase == "playing"))

    async def series(self, id: str) -> "StoredSeries | None":
        found = await self._rows(sa.select(SERIES).where(SERIES.c.id == id))
        if not found:
            return None
        row = found[0]
        return StoredSeries(key=row.key, created=row.created, game=row.game, name=row.name, players=row.players)

    async def games_of(self, series: str) -> list[tuple[str, bytes]]:
        """The tables of a series that ended by the rules, with their records, in the order they ended."""
        own = SERIES_TABLES.c
        query = (
            sa.select(own.table_id, own.played)
            .where(own.series_id == series, own.played.is_not(None))
            .order_by(own.ended, own.table_id)
        )
        return [(row.table_id, row.played) for row in await self._rows(query)]

    async def tables_of(self, series: str) -> list[str]:
        """The tables of a series that wait or play, newest first."""
        query = (
            sa.select(TABLES.c.id)
            .join(SERIES_TABLES, SERIES_TABLES.c.table_id == TABLES.c.id)
            .where(SERIES_TABLES.c.series_id == series, TABLES.c.phase.in_(("waiting", "playing")))
            .order_by(TABLES.c.created.desc())
        )
        return await self._column(query)

    async def all_tables_of(self, series: str) -> list[tuple[str, str]]:
        """The tables of a series with the phase of each."""
        query = (
            sa.select(TABLES.c.id, TABLES.c.phase)
            .join(SERIES_TABLES, SERIES_TABLES.c.table_id == TABLES.c.id)
            .where(SERIES_TABLES.c.series_id == series)
        )
        return [(row.id, row.phase) for row in await self._rows(query)]

    async def count_tables(self) -> int:
        return await self._number(sa.select(sa.func.count()).select_from(TABLES))

    async def count_groups(self) -> int:
        return await self._number(sa.select(sa.func.count()).select_from(SERIES))

    async def count_reports(self, table: str) -> tuple[int, int]:
        """Of this table, and in all."""
        everywhere = sa.select(sa.func.count()).select_from(REPORTS)
        return await self._number(everywhere.where(REPORTS.c.table_id == table)), await self._number(everywhere)

    async def time(self) -> int | None:
        """Of the collector, when it last came by."""
        return next(iter(await self._column(sa.select(CLOCK.c.time))), None)

    async def aged_tables(self, unfinished: int, finished: int) -> list[str]:
        """Tables that wait or play and were last used before the first moment, and tables that are over
        and were before the second; those in the record of a group are not among them."""
        recorded = sa.select(SERIES_TABLES.c.table_id).where(SERIES_TABLES.c.played.is_not(None))
        over, used = TABLES.c.phase == "over", TABLES.c.used
        query = sa.select(TABLES.c.id).where(
            sa.or_(
                sa.and_(sa.not_(over), used < unfinished),
                sa.and_(over, used < finished, TABLES.c.id.not_in(recorded)),
            )
        )
        return await self._column(query)

    async def aged_groups(self, before: int) -> list[str]:
        return await self._column(sa.select(SERIES.c.id).where(SERIES.c.used < before))

    async def aged_reports(self, before: int) -> int:
        """How many there are."""
        return await self._number(sa.select(sa.func.count()).select_from(REPORTS).where(REPORTS.c.at < before))

    async def _number(self, query: sa.Select[Any]) -> int:
        return int((await self._column(query))[0])

    async def _column(self, query: sa.Select[Any]) -> list[Any]:
        return [row[0] for row in await self._rows(query)]

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query)

    def _fetch(self, query: sa.Select[Any]) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(query).all())


class StoredTable(msgspec.Struct, frozen=True):
    """A table's encoded setup and entries."""

    phase: str
    wakes: bool
    setup: bytes
    entries: list[bytes]
    moves_kept: int = 0
    """Of how many moves the store keeps what was told."""


class StoredGame(msgspec.Struct, frozen=True):
    """What was told in a game's first `moves` moves, packed; `over`: there are no more."""

    moves: int
    over: bool
    stream: bytes


class StoredSeries(msgspec.Struct, kw_only=True):
    """A group; `key` is the hash of its token."""

    key: str
    created: int
    game: str
    name: str
    players: list[str]


class StoredReport(msgspec.Struct, kw_only=True):
    """A problem somebody reported, with all that is needed to look into it."""

    table: str
    at: int
    seat: int
    moves: int
    text: str
    view: msgspec.Raw
    save: msgspec.Raw


def reports(path: Path) -> list[StoredReport]:
    """Every report in a store, oldest first; the server may be running."""
    if not path.is_file():
        return []
    engine = opened(path)
    try:
        with engine.connect() as connection:
            rows = connection.execute(sa.select(REPORTS).order_by(REPORTS.c.id)).all()
    except sa.exc.DatabaseError as error:
        raise StoreError(f"{path} cannot be read: {error.orig}") from None
    finally:
        engine.dispose()
    return [
        StoredReport(
            table=row.table_id,
            at=row.at,
            seat=row.seat,
            moves=row.moves,
            text=row.text,
            view=msgspec.Raw(row.view),
            save=msgspec.Raw(row.save),
        )
        for row in rows
    ]


def _claimed(path: Path) -> IO[bytes]:
    """The file is there, only for its owner to read, and locked for this process."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        return locked(path)
    except OSError as error:
        raise StoreError(f"cannot keep games in {path.parent}: {error.strerror}") from None


def locked(path: Path) -> IO[bytes]:
    """One server at a time on one store; the lock ends with the process, however that ends. Raises `StoreError`
    where another has it."""
    lock = path.with_suffix(".lock").open("wb")
    try:
        import fcntl
    except ImportError:
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError(f"another server already uses {path}") from None
    return lock


def opened(path: Path) -> sa.Engine:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), hide_parameters=True)
    sa.event.listen(engine, "connect", _set_up_connection)
    return engine


def _set_up_connection(connection: Any, _record: Any) -> None:
    """Write-ahead log, synced at every commit: neither a crash of the program nor of the machine loses
    what was acknowledged."""
    cursor = connection.cursor()
    durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
    for pragma in (*durable, "secure_delete=FAST"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
