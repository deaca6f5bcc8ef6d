"""Which boxes (`table.boxes`) the tables of a store are played with."""

from typing import Final

import sqlalchemy as sa

from safehouse.core.data import BOX_NAME
from safehouse.table.store.schema import TABLES

BEGINNING: Final = b"box-"
TOGETHER: Final = 1000
"""Setups that are read at a time."""


def boxes_named(connection: sa.Connection) -> set[str]:
    """By any setup; the database itself leaves out those that name none."""
    place_in = sa.func.instr if connection.dialect.name == "sqlite" else sa.func.pg_catalog.position
    own = TABLES.c
    query = (
        sa.select(own.id, own.setup).where(place_in(own.setup, BEGINNING) > 0).order_by(own.id).limit(TOGETHER)
    )
    found: set[str] = set()
    rows = connection.execute(query).all()
    while rows:
        found.update(name for row in rows for name in BOX_NAME.findall(row.setup.decode(errors="replace")))
        rows = connection.execute(query.where(own.id > rows[-1].id)).all()
    return found
