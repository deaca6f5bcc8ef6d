"""What can be learned of a store from outside; a server may be running on it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from safehouse.table.store.place import Place, StoreError, told
from safehouse.table.store.rows import StoredReport
from safehouse.table.store.schema import REPORTS, TABLES
from safehouse.table.store.store import placed


def tables_in(place: Place) -> int:
    """How many there are. Raises `StoreError`."""
    found = _read(place, sa.select(sa.func.count()).select_from(TABLES))
    return int(found[0][0]) if found else 0


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
        for row in _read(placed(at), sa.select(REPORTS).order_by(REPORTS.c.id))
    ]


def _read(place: Place, query: sa.Select[Any]) -> Sequence[Any]:
    """Nothing where there is no store."""
    if not place.has_store():
        return []
    engine = place.for_reading()
    try:
        with engine.connect() as connection:
            return connection.execute(query).all()
    except sa.exc.DatabaseError as error:
        raise StoreError(f"{place.name} cannot be read: {told(error)}") from None
    finally:
        engine.dispose()
