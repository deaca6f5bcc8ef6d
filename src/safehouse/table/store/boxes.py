"""Which boxes (`table.boxes`) the tables of a store are played with."""

from typing import Final

import sqlalchemy as sa

from safehouse.core.data import BOX_NAME
from safehouse.table.store.schema import TABLES

BEGINNING: Final = b"box-"
TOGETHER: Final = 1000
"""Setups that are read at a time."""


def boxes_named(connection: sa.Connection) -> set[str]:
    """By every setup; the database itself leaves out those that name none."""
    place_in = sa.func.instr if connection.dialect.name == "sqlite" else sa.func.pg_catalog.position
    query = sa.select(TABLES.c.setup).where(place_in(TABLES.c.setup, BEGINNING) > 0)
    setups = connection.execution_options(yield_per=TOGETHER).execute(query).scalars()
    return {name for setup in setups for name in BOX_NAME.findall(setup.decode())}
