"""How a store of an earlier form becomes one of the present."""

from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.schema import CreateColumn

from safehouse.table.store.place import Place
from safehouse.table.store.schema import (
    CLOCK,
    COUNTING,
    KEPT,
    METADATA,
    NODES,
    PRESENCE,
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
    for table in (NODES, PRESENCE):
        table.create(connection)


def _add_reviews(connection: sa.Connection) -> None:
    REVIEWS.create(connection)


def _add_waking(connection: sa.Connection) -> None:
    WAKING.create(connection)


def _add_thinking(connection: sa.Connection) -> None:
    if "thinks" not in {column["name"] for column in sa.inspect(connection).get_columns("nodes")}:
        column = CreateColumn(NODES.c.thinks).compile(dialect=connection.dialect)
        connection.exec_driver_sql(f"ALTER TABLE nodes ADD COLUMN {column}")


def _add_counting(connection: sa.Connection) -> None:
    for table in COUNTING:
        table.create(connection)


def _add_auctions(connection: sa.Connection) -> None:
    """Nothing lies elsewhere: tables have kinds of entries that servers of earlier forms cannot read."""


class Migration(NamedTuple):
    """To the next form."""

    migrate: Callable[[sa.Connection], None]
    beside: bool = False
    """Whether servers of the form before may go on meanwhile and afterwards: what they read is where it was,
    and what they write is whole. A new kind of entry is none that they can read."""


MIGRATIONS: Final[tuple[Migration, ...]] = (
    Migration(_add_series),
    Migration(_add_kept),
    Migration(_add_use),
    Migration(_add_nodes),
    Migration(_add_reviews),
    Migration(_add_waking),
    Migration(_add_thinking, beside=True),
    Migration(_add_counting, beside=True),
    Migration(_add_auctions),
)
"""The first makes a store of form 1 one of form 2, and so on."""
FORM: Final = len(MIGRATIONS) + 1


def usable_from() -> int:
    """The earliest form whose programs can use a store of the present one."""
    form = FORM
    while form > 1 and MIGRATIONS[form - 2].beside:
        form -= 1
    return form


class UnknownForm(Exception):
    """The store is not of any form that this program can use; the text says which it is."""


class StillServed(Exception):
    """Servers of an earlier form use the store and could not go on."""


def bring_up_to_date(connection: sa.Connection, place: Place) -> None:
    """Make an empty place a store, or migrate one of an earlier form, all or nothing. Raises `UnknownForm` and
    `StillServed`."""
    known_form(connection, place)
    connection.rollback()
    place.begin_alone(connection)
    form = known_form(connection, place)
    if form == 0:
        METADATA.create_all(connection)
    else:
        missing = MIGRATIONS[form - 1 :]
        if not all(each.beside for each in missing) and place.is_served(connection):
            raise StillServed
        for each in missing:
            each.migrate(connection)
    if form < FORM:
        place.set_form(connection, FORM, usable_from())
    connection.commit()


def known_form(connection: sa.Connection, place: Place) -> int:
    """Raises `UnknownForm`."""
    form = place.form(connection)
    if (form > FORM and place.usable_from(connection) > FORM) or 0 < form < place.oldest_form:
        raise UnknownForm(f"its form is {form}, not {FORM}")
    return form
