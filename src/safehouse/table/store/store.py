"""The store: every table's setup and entries, in a SQLite file or a PostgreSQL database, with a single writer.

What `write` has returned from is on the disk. Writes that wait together are committed together, so
that many tables share the cost of one commit. A database's calls block, so they are made in threads.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from safehouse.table.store.boxes import boxes_named
from safehouse.table.store.database import PostgresDatabase
from safehouse.table.store.file import SqliteFile
from safehouse.table.store.nodes import Nodes
from safehouse.table.store.place import Place, StoreError, told
from safehouse.table.store.rows import StoredGame, StoredSeries, StoredTable
from safehouse.table.store.schema import CLOCK, ENTRIES, KEPT, REPORTS, REVIEWS, SERIES, SERIES_TABLES, TABLES
from safehouse.table.store.write import Write
from safehouse.table.store.writer import Writer

MOST_TOGETHER: Final = 500
"""How many writes one commit takes at most."""
READERS: Final = 2
AT_LENGTH: Final = 10
"""Times the usual patience, for what looks at every table."""

T = TypeVar("T")


def placed(at: Path | str) -> Place:
    """`at`: a file, or the address of a PostgreSQL database. Raises `ValueError`."""
    return SqliteFile(at) if isinstance(at, Path) else PostgresDatabase(at)


class Store:
    def __init__(self, place: Place, for_writing: sa.Engine) -> None:
        self._place = place
        self.writer = Writer(place, for_writing)
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="store-reader")
        self._engine = place.for_reading()
        self.nodes = Nodes(place) if isinstance(place, PostgresDatabase) else None
        """Who else uses this store; None where nobody can."""
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self.errors = 0
        """Writes that could not be stored."""

    @staticmethod
    @asynccontextmanager
    async def open(at: Path | str) -> AsyncIterator["Store"]:
        """Open the store that is there, making it if need be; another version's is refused untouched."""
        place = placed(at)
        with place.for_writing(alone=False) as engine:
            store = Store(place, engine)
            writing: asyncio.Task[None] | None = None
            try:
                await store.writer.prepare()
                writing = asyncio.create_task(store._write_forever(), name="store")
                yield store
            finally:
                if writing is not None:
                    await store._queue.join()
                    writing.cancel()
                if store.nodes is not None:
                    store.nodes.close()
                await store.writer.close()
                store._readers.shutdown()
                store._engine.dispose()

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

    async def read(self, table: str) -> StoredTable | None:
        """None if there is no such table."""
        if not may_be_id(table):
            return None
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

    async def entries_from(self, table: str, number: int) -> list[tuple[int, bytes]]:
        """The entries of a table from this one on, with their numbers."""
        later = (ENTRIES.c.table_id == table, ENTRIES.c.number >= number)
        query = sa.select(ENTRIES.c.number, ENTRIES.c.entry).where(*later).order_by(ENTRIES.c.number)
        return [(row.number, row.entry) for row in await self._rows(query)]

    async def kept(self, table: str) -> StoredGame | None:
        """What was kept of a table's game."""
        found = await self._rows(sa.select(KEPT).where(KEPT.c.table_id == table, KEPT.c.stream != b""))
        return StoredGame(found[0].moves, found[0].over, found[0].stream) if found else None

    async def review(self, table: str, seat: int) -> bytes | None:
        """What was kept of the review of a seat's game."""
        query = sa.select(REVIEWS.c.review).where(REVIEWS.c.table_id == table, REVIEWS.c.seat == seat)
        return next(iter(await self._column(query)), None)

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

    async def series(self, id: str) -> StoredSeries | None:
        if not may_be_id(id):
            return None
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

    async def boxes_named(self) -> set[str]:
        """The boxes that stored tables are played with."""
        return await self._read(boxes_named, times=AT_LENGTH)

    async def time(self) -> int | None:
        """Of the collector, when it last came by."""
        return next(iter(await self._column(sa.select(sa.func.max(CLOCK.c.time)))), None)

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
        return await self._read(lambda connection: list(connection.execute(query).all()))

    async def _read(self, reading: Callable[[sa.Connection], T], times: int = 1) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, reading)
        return await self._place.answer(asked, times)

    def _fetch(self, reading: Callable[[sa.Connection], T]) -> T:
        """Raises `StoreError` where the database cannot be reached."""
        with suppress(sa.exc.OperationalError):
            return self._fetched(reading)
        try:  # over a new connection: the database may have been started again
            return self._fetched(reading)
        except sa.exc.OperationalError as error:
            raise StoreError(f"the store cannot be read: {told(error)}") from None

    def _fetched(self, reading: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return reading(connection)


def may_be_id(text: str) -> bool:
    """Whether a database takes it: PostgreSQL knows no text with a zero in it."""
    return "\0" not in text
