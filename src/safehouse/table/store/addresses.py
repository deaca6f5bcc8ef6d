"""What addresses have used up and hold, over all nodes that share a store, by the database's clock.

An address is never written down, only what a key of the house makes of it, and that for no longer than it
counts: what was used up until it is given back, which is a day at most, what is held until it is over or its
node is dead, from where a seat was opened for a day.
"""

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa

from safehouse.table.store.database import in_database_time
from safehouse.table.store.notices import digest_of

T = TypeVar("T")
LOCKED_SECONDS: Final = 2
"""That a node waits for what another has locked: less than its lease."""
SAT_SECONDS: Final = 86_400
"""For so long it is known from where a seat was opened."""
HOLDING: Final = 0x5AFE03
"""With a number made of an address: an advisory lock."""

MAKE_KEY: Final = in_database_time(
    "INSERT INTO address_key SELECT :made WHERE NOT EXISTS (SELECT FROM address_key)"
)
KEY: Final = in_database_time("SELECT key FROM address_key ORDER BY key LIMIT 1")
SPEND: Final = in_database_time(
    """
    INSERT INTO spent (kind, address, until) VALUES (:kind, :address, @now + :each)
    ON CONFLICT (kind, address) DO UPDATE SET until = greatest(spent.until, @now) + :each
    WHERE greatest(spent.until, @now) + :each <= @now + :whole
    RETURNING until
    """
)
SAT: Final = in_database_time(
    """
    INSERT INTO spent (kind, address, until) SELECT kind, address, @now + :whole
    FROM unnest(:kinds, :addresses) AS sat (kind, address) ORDER BY kind, address
    ON CONFLICT (kind, address) DO UPDATE SET until = excluded.until
    """,
    kinds=sa.String,
    addresses=sa.String,
)
WHO_SAT: Final = in_database_time(
    "SELECT kind, address FROM spent WHERE kind = ANY(:kinds) AND until > @now", kinds=sa.String
)
FORGET: Final = in_database_time("DELETE FROM spent WHERE until < @now")
ALONE: Final = in_database_time("SELECT pg_advisory_xact_lock(:holding, hashtext(:kind || :address))")
HOLD: Final = in_database_time(
    """
    INSERT INTO held (kind, address, id, node_id)
    SELECT new.* FROM (VALUES (:kind, :address, :id, :node)) AS new (kind, address, id, node_id)
    WHERE :most > (
        SELECT count(*) FROM held JOIN nodes ON nodes.id = held.node_id AND nodes.beat > @now - @lease
        WHERE held.kind = new.kind AND held.address = new.address
    ) RETURNING id
    """
)
LET_GO: Final = in_database_time("DELETE FROM held WHERE node_id = :node AND id = ANY(:ids)", ids=sa.String)


Sat = tuple[str, int, str]
"""A table, a seat of it, and the address that it was opened from."""


class Ask(Protocol):
    """Has something done in the database. Raises `StoreError`."""

    def __call__(self, work: Callable[[sa.Connection], T]) -> Awaitable[T]: ...


class Addresses:
    """`address` is what an address is called among the nodes. Every method raises `StoreError`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def key(self) -> bytes:
        """Of the house, the same for all nodes."""

        def made_or_found(at: sa.Connection) -> bytes:
            if (found := at.execute(KEY).scalar()) is not None:
                return bytes(found)
            with transaction(at):
                at.execute(sa.text("LOCK TABLE address_key IN EXCLUSIVE MODE"))
                at.execute(MAKE_KEY, {"made": secrets.token_bytes(32)})
                return bytes(at.execute(KEY).scalar_one())

        return await self._ask(made_or_found)

    async def spend(self, kind: str, address: str, most: int, seconds: float) -> bool:
        """One of `most` at once, and then as many in so many seconds; False where none is left."""
        if most < 1:
            return False
        whole = int(seconds * 1000)
        given = {"kind": kind, "address": address, "each": whole // most, "whole": whole}
        return await self._ask(lambda at: at.execute(SPEND, given).scalar() is not None)

    async def sat(self, sat: Collection[Sat]) -> None:
        """Seats were opened."""
        kinds = [_at_table(table) for table, _, _ in sat]
        given = {"kinds": kinds, "addresses": [f"{seat}:{address}" for _, seat, address in sat]}
        await self._ask(lambda at: at.execute(SAT, {**given, "whole": SAT_SECONDS * 1000}))

    async def who_sat(self, tables: Collection[str]) -> set[Sat]:
        """What is known of these tables."""
        by_kind = {_at_table(table): table for table in tables}

        def read(at: sa.Connection) -> set[Sat]:
            rows = at.execute(WHO_SAT, {"kinds": list(by_kind)})
            return {(by_kind[row.kind], *_seat_in(row.address)) for row in rows}

        return await self._ask(read)

    async def forget(self) -> None:
        """What has been given back."""
        await self._ask(lambda at: at.execute(FORGET))

    async def hold(self, node: str, kind: str, address: str, id: str, most: int) -> bool:
        """One more of this kind; False where nodes that are alive hold so many for the address."""
        given: dict[str, Any] = {"kind": kind, "address": address, "id": id, "node": node, "most": most}

        def counted(at: sa.Connection) -> bool:
            with transaction(at):
                at.execute(ALONE, {"holding": HOLDING, "kind": kind, "address": address})
                return at.execute(HOLD, given).scalar() is not None

        return await self._ask(counted)

    async def let_go(self, node: str, ids: Collection[str]) -> None:
        await self._ask(lambda at: at.execute(LET_GO, {"node": node, "ids": list(ids)}))


def _at_table(table: str) -> str:
    return f"sat-{digest_of(table)}"


def _seat_in(text: str) -> tuple[int, str]:
    seat, _, address = text.partition(":")
    return int(seat), address


@contextmanager
def transaction(at: sa.Connection) -> Iterator[None]:
    """Of a connection that else commits every statement. What another holds too long is an error, for whoever
    holds it may have lost its power."""
    at.commit()
    with at.execution_options(isolation_level="READ COMMITTED").begin():
        at.execute(sa.text(f"SET LOCAL lock_timeout = '{LOCKED_SECONDS}s'"))
        yield
