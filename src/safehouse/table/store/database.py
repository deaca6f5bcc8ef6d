"""A store in a PostgreSQL database."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final
from weakref import WeakSet

import sqlalchemy as sa

from safehouse.table.store.place import Place, StoreError, told

SCHEME: Final = "postgresql"
MISSING: Final = "psycopg is not installed: pip install 'safehouse[postgres]'"
MIGRATING: Final = 0x5AFE01
SERVING: Final = 0x5AFE02
"""Advisory locks."""
LEASE: Final = 6.0
"""Seconds after which a server that was not heard of is taken for dead."""
CONNECTION: Final = {
    "application_name": "safehouse",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 6000,
}
"""A server whose wire is dead is noticed within seconds."""


class PostgresDatabase(Place):
    oldest_form = 4
    patience = LEASE

    def __init__(self, address: str) -> None:
        self._url = read_address(address).set(drivername=f"{SCHEME}+psycopg")
        self.name = f"the database {self._url.database or ''} at {self._url.host or 'this machine'}"
        self._wires: WeakSet[Any] = WeakSet()

    @contextmanager
    def for_writing(self, alone: bool) -> Iterator[sa.Engine]:
        """The lock is the connection's own: whoever has to connect again asks for it again."""
        engine = self._engine()
        lock = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"

        def claim(connection: Any, _record: Any) -> None:
            is_given = connection.execute(f"SELECT {lock}({SERVING})").fetchone()[0]
            connection.commit()
            if not is_given:
                connection.close()
                raise StoreError(f"another server already uses {self.name}")

        sa.event.listen(engine, "connect", claim)
        try:
            yield engine
        finally:
            engine.dispose()

    def _reached(self, engine: sa.Engine) -> sa.Connection:
        try:
            return engine.connect()
        except sa.exc.DatabaseError as error:
            raise StoreError(f"{self.name} cannot be opened: {told(error)}") from None

    def for_reading(self) -> sa.Engine:
        return self._engine(isolation_level="AUTOCOMMIT")

    def _engine(self, **more: Any) -> sa.Engine:
        try:
            engine = sa.create_engine(self._url, hide_parameters=True, connect_args=CONNECTION, **more)
        except ImportError:
            raise StoreError(MISSING) from None
        sa.event.listen(engine, "connect", lambda connection, _: self._wires.add(connection))
        return engine

    def cut(self) -> None:
        """End every connection at once: no timeout of a driver bounds a wire that swallows the answers."""
        for connection in list(self._wires):
            with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as wire:
                wire.shutdown(socket.SHUT_RDWR)

    def begin_alone(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))

    def form(self, connection: sa.Connection) -> int:
        if connection.scalar(sa.select(sa.func.to_regclass("form"))) is None:
            return 0
        return int(connection.exec_driver_sql("SELECT number FROM form").scalar_one())

    def set_form(self, connection: sa.Connection, form: int, usable_from: int) -> None:
        connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS form (number integer NOT NULL)")
        connection.exec_driver_sql("ALTER TABLE form ADD COLUMN IF NOT EXISTS usable_from integer")
        connection.exec_driver_sql("DELETE FROM form")
        connection.exec_driver_sql(f"INSERT INTO form VALUES ({form}, {usable_from})")

    def usable_from(self, connection: sa.Connection) -> int:
        said = connection.exec_driver_sql("SELECT to_jsonb(form) ->> 'usable_from' FROM form").scalar_one()
        return int(said) if said else self.form(connection)

    def is_served(self, connection: sa.Connection) -> bool:
        if connection.scalar(sa.select(sa.func.to_regclass("nodes"))) is None:
            return False
        alive = in_database_time("SELECT EXISTS (SELECT FROM nodes WHERE beat > @now - @lease)")
        return bool(connection.scalar(alive))

    def try_to_write(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("UPDATE form SET number = number")

    def has_store(self) -> bool:
        engine = self.for_reading()
        try:
            with self._reached(engine) as connection:
                return self.form(connection) != 0
        finally:
            engine.dispose()

    def numbers_given(self, connection: sa.Connection) -> None:
        sequence = "pg_get_serial_sequence('reports', 'id')"
        connection.exec_driver_sql(f"SELECT setval({sequence}, max(id)) FROM reports HAVING count(*) > 0")


def in_database_time(text: str, **arrays: Any) -> sa.TextClause:
    """`@now` is the database's time, `@lease` how long a server may be silent, both in milliseconds."""
    now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    whole = sa.text(text.replace("@now", now).replace("@lease", str(int(LEASE * 1000))))
    return whole.bindparams(*(sa.bindparam(name, type_=sa.ARRAY(kind)) for name, kind in arrays.items()))


def read_address(address: str) -> sa.URL:
    """Raises `ValueError`."""
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError:
        raise ValueError("it cannot be read as an address") from None
    if url.drivername != SCHEME or not url.database:
        raise ValueError("it must be an address such as postgresql://user:password@host/database")
    return url
