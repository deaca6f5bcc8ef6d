"""The form of the store: its tables, and how a file of an earlier form becomes one of the present."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("used", sa.Integer),
    sa.Index("tables_public", "public", "phase", "created"),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
SERIES = sa.Table(
    "series",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("key", sa.String, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("used", sa.Integer),
)
SERIES_TABLES = sa.Table(
    "series_tables",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("series_id", sa.String, sa.ForeignKey("series.id"), nullable=False, index=True),
    sa.Column("ended", sa.Integer),
    sa.Column("played", sa.LargeBinary),
)
"""The tables of a series; `played` is the group's record of one that ended by the rules."""
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("view", sa.LargeBinary, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
)
KEPT = sa.Table(
    "kept",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("stream", sa.LargeBinary, nullable=False),
)
"""What was told at a table in its first `moves` moves, readable without the rules (`core.kept`)."""
CLOCK = sa.Table("clock", METADATA, sa.Column("time", sa.Integer, primary_key=True))
"""One row: the time by which the collector counts ages; `used` of tables and series is written by it, and is
null until it first comes by."""


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


MIGRATIONS: Final[tuple[Callable[[sa.Connection], None], ...]] = (_add_series, _add_kept, _add_use)
"""The first makes a file of form 1 one of form 2, and so on."""
FORM: Final = len(MIGRATIONS) + 1


class UnknownForm(Exception):
    """The file is not of any form up to the present one."""


def bring_up_to_date(connection: sa.Connection) -> None:
    """Make an empty file a store, or migrate one of an earlier form, all or nothing. Raises `UnknownForm`."""
    form: int = connection.execute(sa.text("PRAGMA user_version")).scalar_one()
    if form == FORM:
        return
    if not 0 <= form < FORM:
        raise UnknownForm(str(form))
    connection.rollback()
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    if form == 0:
        METADATA.create_all(connection)
    else:
        for migrate in MIGRATIONS[form - 1 :]:
            migrate(connection)
    connection.execute(sa.text(f"PRAGMA user_version = {FORM}"))
    connection.commit()
