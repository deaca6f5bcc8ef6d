"""A whole store, carried from one place to another."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from safehouse.table.store.place import Place, StoreError, told
from safehouse.table.store.schema import METADATA, PASSING
from safehouse.table.store.store import placed
from safehouse.table.store.writer import prepared

TOGETHER: Final = 1000
"""Rows that are read and written at a time."""

PARTS: Final = [part for part in METADATA.sorted_tables if part not in PASSING]

Progress = Callable[[str, int, int], None]
"""Told of a part of the store, how many of its rows are there by now, and how many there are."""


def move(source: Path | str, target: Path | str, tell: Progress) -> dict[str, int]:
    """Copy everything, read it back, and only then keep it: the number of rows by part. The source stays as it
    is, brought up to the present form. No server may run on either, and the target must be empty. Raises
    `StoreError`, and has then kept nothing."""
    origin, goal = placed(source), placed(target)
    if not origin.has_store():
        raise StoreError(f"{origin.name}: there is no store to be moved")
    with _connected(origin) as reading, _connected(goal) as writing:
        if any(_count(writing, part) for part in PARTS):
            raise StoreError(f"{goal.name} is not empty")
        moved = {part.name: _copy(part, reading, writing, tell) for part in PARTS}
        goal.numbers_given(writing)
        for part in PARTS:
            if _fingerprint(reading, part) != _fingerprint(writing, part):
                raise StoreError(f"{part.name} did not arrive as they were")
        writing.commit()
    return moved


@contextmanager
def _connected(place: Place) -> Iterator[sa.Connection]:
    """Alone on a store of the present form. A server that has lost its connection may come back: as long as it
    counts as alive, nobody is alone there."""
    with place.for_writing(alone=True) as engine:
        try:
            with prepared(engine, place) as connection:
                if place.is_served(connection):
                    raise StoreError(f"another server already uses {place.name}, or did a few seconds ago")
                yield connection
        except sa.exc.DatabaseError as error:
            raise StoreError(f"{place.name}: {told(error)}") from None


def _count(connection: sa.Connection, part: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(part)).scalar_one()


def _copy(part: sa.Table, reading: sa.Connection, writing: sa.Connection, tell: Progress) -> int:
    whole, done = _count(reading, part), 0
    for rows in _rows(reading, part):
        writing.execute(part.insert(), [dict(row._mapping) for row in rows])
        done += len(rows)
        tell(part.name, done, whole)
    return done


def _rows(connection: sa.Connection, part: sa.Table) -> Iterator[Any]:
    return connection.execution_options(yield_per=TOGETHER).execute(sa.select(part)).partitions()


def _fingerprint(connection: sa.Connection, part: sa.Table) -> int:
    """The same for the same rows, in whatever order: places do not sort alike."""
    rows = (row for some in _rows(connection, part) for row in some)
    return sum(int.from_bytes(hashlib.blake2b(repr(tuple(row)).encode()).digest()) for row in rows)
