"""What people reported, read from the store's file."""

from pathlib import Path

import msgspec
import sqlalchemy as sa

from safehouse.table.store.file import StoreError, opened
from safehouse.table.store.rows import StoredReport
from safehouse.table.store.schema import REPORTS


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
