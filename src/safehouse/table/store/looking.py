"""What can be learned of a store from outside; a server may be running on it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from safehouse.table.store.boxes import boxes_named
from safehouse.table.store.place import Place, StoreError, told
from safehouse.table.store.rows import StoredReport
from safehouse.table.store.schema import REPORTS, TABLES
from safehouse.table.store.store import placed

T = TypeVar("T")


def tables_in(place: Place) -> int:
    """How many there are. Raises `StoreError`."""
    found = _rows(place, sa.select(sa.func.count()).select_from(TABLES))
    return int(found[0][0]) if found else 0


def boxes_in(place: Place) -> set[str]:
    """The boxes that its tables are played with; their files lie elsewhere. Raises `StoreError`."""
    return _read(place, boxes_named) or set()


def reports(at: Path | str) -> list[StoredReport]:
    """Every report in a store, oldest first. Raises `StoreError`."""
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
        for row in _rows(placed(at), sa.select(REPORTS).order_by(REPORTS.c.id))
    ]


def _rows(place: Place, query: sa.Select[Any]) -> Sequence[Any]:
    return _read(place, lambda connection: connection.execute(query).all()) or []


def _read(place: Place, reading: Callable[[sa.Connection], T]) -> T | None:
    """None where there is no store."""
    if not place.has_store():
        return None
    engine = place.for_reading()
    try:
        with engine.connect() as connection:
            return reading(connection)
    except sa.exc.DatabaseError as error:
        raise StoreError(f"{place.name} cannot be read: {told(error)}") from None
    finally:
        engine.dispose()
