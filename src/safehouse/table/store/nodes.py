"""The nodes that share a store, and which of them drives which table: the database decides it, by its clock.

The lease only saves work. What keeps the record right is the number of an entry, which is given once: whoever
has not seen everything before it cannot write.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from safehouse.table.census import Told
from safehouse.table.store.addresses import Addresses
from safehouse.table.store.database import LEASE, SERVING, PostgresDatabase, in_database_time
from safehouse.table.store.notices import (
    ADDRESSES_CHANNEL,
    CHANNEL,
    heard,
    notify,
    tell_of_addresses,
    tell_of_leaving,
)
from safehouse.table.store.place import StoreError, told
from safehouse.table.store.schema import TABLES

LOG: Final = logging.getLogger(__name__)
LISTENING: Final = 0.5
"""Seconds between two looks whether to go on listening."""

T = TypeVar("T")
Hear = Callable[[str, list[str]], None]
"""Takes the sender and the words of a notice."""


JOIN: Final = in_database_time(
    f"""
    INSERT INTO nodes (id, beat, thinks) SELECT :node, @now, :thinks
    WHERE pg_try_advisory_xact_lock_shared({SERVING}) RETURNING beat
    """
)
BEAT: Final = in_database_time(
    "UPDATE nodes SET beat = @now WHERE id = :node AND beat > @now - @lease RETURNING beat"
)
BURY: Final = in_database_time("DELETE FROM nodes WHERE beat < @now - 100 * @lease")
LEAVE: Final = in_database_time("DELETE FROM nodes WHERE id = :node")
THINKERS: Final = "(SELECT FROM nodes AS other WHERE other.thinks AND other.beat > @now - @lease)"
FREE: Final = """
    WITH free AS (
        SELECT tables.id, coalesce(nodes.beat, tables.driven, 0) AS since
        FROM tables LEFT JOIN nodes ON nodes.id = tables.driver
        WHERE {which} AND phase <> 'over' AND (nodes.beat IS NULL OR nodes.beat <= @now - @lease)
        AND (
            NOT wakes OR EXISTS (SELECT FROM nodes WHERE id = :node AND thinks) OR NOT EXISTS {thinkers}
            OR tables.driven <= @now - @lease
        )
        LIMIT :most FOR UPDATE OF tables SKIP LOCKED
    )
    UPDATE tables SET driver = :node, driven = NULL FROM free WHERE tables.id = free.id
    RETURNING tables.id, free.since
"""
CLAIM: Final = in_database_time(FREE.format(which="tables.id = ANY(:ids)", thinkers=THINKERS), ids=sa.String)
CLAIM_WAKING: Final = in_database_time(
    FREE.format(which="wakes AND phase = 'playing' AND NOT tables.id = ANY(:besides)", thinkers=THINKERS),
    besides=sa.String,
)
HAND_OVER: Final = in_database_time(
    f"""
    UPDATE tables SET driver = NULL, driven = @now WHERE driver = :node AND id IN (
        SELECT id FROM tables
        WHERE driver = :node AND wakes AND phase = 'playing' AND NOT id = ANY(:besides) AND EXISTS {THINKERS}
        LIMIT :most
    ) RETURNING id
    """,
    besides=sa.String,
)
OTHERS_THINK: Final = in_database_time(f"SELECT EXISTS {THINKERS}")
RELEASE: Final = in_database_time(
    "UPDATE tables SET driver = NULL, driven = @now WHERE driver = :node AND id = ANY(:ids)", ids=sa.String
)
NEWS: Final = in_database_time(
    """
    SELECT known.id, driver.id AS driver,
        ARRAY(
            SELECT seat FROM presence JOIN nodes ON nodes.id = node_id AND nodes.beat > @now - @lease
            WHERE table_id = known.id AND node_id <> :node
        ) AS elsewhere,
        ARRAY(SELECT number FROM entries WHERE table_id = known.id AND number >= next ORDER BY 1) AS numbers,
        ARRAY(SELECT entry FROM entries WHERE table_id = known.id AND number >= next ORDER BY number) AS entries
    FROM unnest(:ids, :numbers) AS known (id, next) JOIN tables ON tables.id = known.id
    LEFT JOIN nodes AS driver ON driver.id = tables.driver AND driver.beat > @now - @lease
    """,
    ids=sa.String,
    numbers=sa.Integer,
)
"""One question for all there is to know: whoever waits for a move on another node waits for its answer."""


class News(msgspec.Struct):
    """Of a table: the node that drives it, if any, who is connected elsewhere, entries with their numbers."""

    driver: str | None
    elsewhere: set[int] = msgspec.field(default_factory=set)
    entries: list[tuple[int, bytes]] = msgspec.field(default_factory=list)


class Nodes:
    """Every method raises `StoreError` where the database does not answer in time."""

    def __init__(self, place: PostgresDatabase) -> None:
        self._place = place
        self._engine = place.for_reading()
        self._threads = ThreadPoolExecutor(max_workers=3, thread_name_prefix="nodes")
        self._closed = threading.Event()
        self.addresses = Addresses(self._ask)

    def close(self) -> None:
        self._closed.set()
        self._threads.shutdown()
        self._engine.dispose()

    async def join(self, node: str, thinks: bool) -> int:
        """The database's time. Refused while somebody has the store alone."""

        def enter(at: sa.Connection) -> int | None:
            at.execute(BURY)
            return at.execute(JOIN, {"node": node, "thinks": thinks}).scalar()

        now = await self._ask(enter)
        if now is None:
            raise StoreError(f"{self._place.name} is being moved")
        return now

    async def beat(self, node: str, told: Collection[Told] = ()) -> int | None:
        """The database's time; None where this node was taken for dead. `told`: what the others should know of
        addresses."""

        def beaten(at: sa.Connection) -> int | None:
            now = at.execute(BEAT, {"node": node}).scalar()
            tell_of_addresses(at, node, told)
            return now

        return await self._ask(beaten)

    async def leave(self, node: str, drove: Collection[str]) -> None:
        """The tables that it drove are free at once."""
        await self.release(node, drove)

        def gone(at: sa.Connection) -> None:
            at.execute(LEAVE, {"node": node})
            tell_of_leaving(at, node)

        await self._ask(gone)

    async def claim(self, node: str, tables: Collection[str]) -> dict[str, int]:
        """Those of these tables that nobody drove: from now on the node does. With each the time until which
        somebody else did; 0 where that is not known."""
        return await self._claimed(CLAIM, {"node": node, "ids": list(tables), "most": len(tables)})

    async def claim_waking(self, node: str, most: int, besides: Collection[str]) -> dict[str, int]:
        """The same for some of all tables on which something happens by itself, leaving out these."""
        return await self._claimed(CLAIM_WAKING, {"node": node, "most": most, "besides": list(besides)})

    async def _claimed(self, statement: sa.TextClause, given: dict[str, Any]) -> dict[str, int]:
        return await self._ask(lambda at: {row.id: row.since for row in at.execute(statement, given)})

    async def others_think(self) -> bool:
        """Whether there is a node that leaves no bots to others."""
        return bool(await self._ask(lambda at: at.scalar(OTHERS_THINK)))

    async def hand_over(self, node: str, most: int, besides: Collection[str]) -> list[str]:
        """Some of its tables on which something happens by itself, leaving out these: from now on they are for
        nodes that think, if there are."""

        def let_go(at: sa.Connection) -> list[str]:
            left = list(at.scalars(HAND_OVER, {"node": node, "most": most, "besides": list(besides)}))
            notify(at, node, left)
            return left

        return await self._ask(let_go)

    async def release(self, node: str, tables: Collection[str]) -> None:
        def give_back(at: sa.Connection) -> None:
            at.execute(RELEASE, {"node": node, "ids": list(tables)})
            notify(at, node, tables)

        await self._ask(give_back)

    async def driven_by(self, node: str) -> list[str]:
        return await self._ask(
            lambda at: list(at.scalars(sa.select(TABLES.c.id).where(TABLES.c.driver == node)))
        )

    async def news(self, node: str, known: Mapping[str, int]) -> dict[str, News]:
        """Of tables of which so many entries are known; none of one that is gone."""
        ids, numbers = list(known), list(known.values())

        def read(at: sa.Connection) -> dict[str, News]:
            rows = at.execute(NEWS, {"ids": ids, "numbers": numbers, "node": node})
            return {
                row.id: News(row.driver, set(row.elsewhere), list(zip(row.numbers, row.entries, strict=True)))
                for row in rows
            }

        return await self._ask(read)

    async def _ask(self, work: Callable[[sa.Connection], T]) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._threads, self._carried_out, work)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), LEASE)
        except TimeoutError:
            asked.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._place.cut()
            raise StoreError(f"{self._place.name} does not answer") from None

    def _carried_out(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except sa.exc.DatabaseError as error:
            raise StoreError(f"{self._place.name} does not answer: {told(error)}") from None

    # ------------------------------------------------------------ notices

    def listen(self, hear: Hear, hear_of_addresses: Hear, anew: Callable[[], None]) -> threading.Thread:
        """Calls, in the running loop, `hear` or `hear_of_addresses` for each notice, and `anew` when some may
        have been missed."""
        loop = asyncio.get_running_loop()
        by_channel = {CHANNEL: hear, ADDRESSES_CHANNEL: hear_of_addresses}

        def call(function: Callable[..., None], *given: Any) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(function, *given)

        thread = threading.Thread(
            target=self._listen, args=(call, by_channel, anew), daemon=True, name="listening"
        )
        thread.start()
        return thread

    def _listen(self, call: Callable[..., None], by_channel: Mapping[str, Hear], anew: Any) -> None:
        while not self._closed.is_set():
            try:
                with self._engine.connect() as connection:
                    for channel in by_channel:
                        connection.exec_driver_sql(f"LISTEN {channel}")
                    call(anew)
                    while not self._closed.is_set():
                        for channel, *notice in heard(connection, LISTENING):
                            call(by_channel[channel], *notice)
            except Exception as error:
                if not self._closed.wait(LISTENING):
                    LOG.warning("notices of %s are not heard: %s", self._place.name, error)
