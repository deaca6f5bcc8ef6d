"""A store in a SQLite file: one server at a time has it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa

from safehouse.table.store.place import Place, StoreError

STORE_FILE: Final = "safehouse.db"
"""In a folder of data."""


class SqliteFile(Place):
    oldest_form = 1

    def __init__(self, path: Path) -> None:
        self._path = path
        self.name = path.name

    @contextmanager
    def for_writing(self, alone: bool) -> Iterator[sa.Engine]:
        """The file is only for its owner to read, and for one server at a time in any case."""
        path = self._path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(mode=0o600)
            lock = locked(path)
        except OSError as error:
            raise StoreError(f"cannot keep games in {path.parent}: {error.strerror}") from None
        with lock:
            engine = self.for_reading()
            try:
                yield engine
            finally:
                engine.dispose()

    def for_reading(self) -> sa.Engine:
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(self._path)), hide_parameters=True)
        sa.event.listen(engine, "connect", _set_up_connection)
        return engine

    def begin_alone(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def form(self, connection: sa.Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())

    def set_form(self, connection: sa.Connection, form: int, usable_from: int) -> None:
        connection.exec_driver_sql(f"PRAGMA user_version = {form}")

    def try_to_write(self, connection: sa.Connection) -> None:
        form = self.form(connection)
        self.set_form(connection, form, form)

    def has_store(self) -> bool:
        return self._path.is_file()


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


def _set_up_connection(connection: Any, _record: Any) -> None:
    """Write-ahead log, synced at every commit: neither a crash of the program nor of the machine loses
    what was acknowledged."""
    cursor = connection.cursor()
    durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
    for pragma in (*durable, "secure_delete=FAST"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
