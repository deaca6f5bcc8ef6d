"""How a store of an earlier form becomes one of the present."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from safehouse.table.store.place import Place
from safehouse.table.store.schema import (
    CLOCK,
    KEPT,
    METADATA,
    PASSING,
    REVIEWS,
    SERIES,
    SERIES_TABLES,
    TABLES,
    WAKING,
)


def _add_series(connection: sa.Connection) -> None:
    for table in (SERIES, SERIES_TABLES):
        table.create(connection, checkfirst=True)


def _add_kept(connection: sa.Connection) -> None:
    KEPT.create(connection, checkfirst=True)


def _add_use(connection: sa.Connection) -> None:
    for table in (TABLES, SERIES):
        if "used" not in {column["name"] for column in sa.inspect(connection).get_columns(table.name)}:
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN used INTEGER")
    CLOCK.create(connection)


def _add_nodes(connection: sa.Connection) -> None:
    for column in (TABLES.c.driver, TABLES.c.driven):
        kind = column.type.compile(connection.dialect)
        connection.exec_driver_sql(f"ALTER TABLE tables ADD COLUMN {column.name} {kind}")
    for table in PASSING:
        table.create(connection)


def _add_reviews(connection: sa.Connection) -> None:
    REVIEWS.create(connection)


def _add_waking(connection: sa.Connection) -> None:
    WAKING.create(connection)


MIGRATIONS: Final[tuple[Callable[[sa.Connection], None], ...]] = (
    _add_series,
    _add_kept,
    _add_use,
    _add_nodes,
    _add_reviews,
    _add_waking,
)
"""The first makes a store of form 1 one of form 2, and so on."""
FORM: Final = len(MIGRATIONS) + 1


class UnknownForm(Exception):
    """The store is not of any form up to the present one."""


def bring_up_to_date(connection: sa.Connection, place: Place) -> None:
    """Make an empty place a store, or migrate one of an earlier form, all or nothing. Raises `UnknownForm`."""
    known_form(connection, place)
    connection.rollback()
    place.begin_alone(connection)
    form = known_form(connection, place)
    if form == 0:
        METADATA.create_all(connection)
    else:
        for migrate in MIGRATIONS[form - 1 :]:
            migrate(connection)
    if form != FORM:
        place.set_form(connection, FORM)
    connection.commit()


def known_form(connection: sa.Connection, place: Place) -> int:
    """Raises `UnknownForm`."""
    form = place.form(connection)
    if form != 0 and not place.oldest_form <= form <= FORM:
        raise UnknownForm(str(form))
    return form
