"""The file of the store: one server at a time has it."""

from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa

from safehouse.core.errors import SafehouseError

STORE_FILE: Final = "safehouse.db"
"""In a folder of data."""


class StoreError(SafehouseError):
    """The store cannot be used; the text says why."""


def claimed(path: Path) -> IO[bytes]:
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
