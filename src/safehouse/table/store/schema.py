"""The tables of the store."""

from typing import Final

import sqlalchemy as sa

METADATA = sa.MetaData()
MOMENT: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""Milliseconds; an integer of SQLite holds them, one of PostgreSQL does not."""

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", MOMENT, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("used", MOMENT),
    sa.Column("driver", sa.String),
    sa.Column("driven", MOMENT),
    sa.Index("tables_public", "public", "phase", "created"),
)
"""`driver`: the node that drives this table, if any; `driven`: until when one that gave it back did."""
_IS_WAKING: Final = sa.text("wakes AND phase = 'playing'")
WAKING = sa.Index("tables_waking", TABLES.c.id, sqlite_where=_IS_WAKING, postgresql_where=_IS_WAKING)
"""The tables on which something happens even if nobody connects: every node looks for them each second."""
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
    sa.Column("created", MOMENT, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("used", MOMENT),
)
SERIES_TABLES = sa.Table(
    "series_tables",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("series_id", sa.String, sa.ForeignKey("series.id"), nullable=False, index=True),
    sa.Column("ended", MOMENT),
    sa.Column("played", sa.LargeBinary),
)
"""The tables of a series; `played` is the group's record of one that ended by the rules."""
REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", MOMENT, nullable=False),
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
REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("review", sa.LargeBinary, nullable=False),
)
"""What the decisions of a seat were worth in a game that is over, packed (`review.shape`)."""
CLOCK = sa.Table("clock", METADATA, sa.Column("time", MOMENT, primary_key=True, autoincrement=False))
"""One row: the time by which the collector counts ages; `used` of tables and series is written by it, and is
null until it first comes by."""
NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("beat", MOMENT, nullable=False),
    sa.Column("thinks", sa.Boolean, nullable=False, server_default=sa.true()),
)
"""The servers that share this store, each with the database's time when it was last heard of; `thinks`: it does
not leave bots to others."""
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column(
        "node_id", sa.String, sa.ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)
"""The seats whose people are connected to a node, and WATCHER where anybody else is."""
SPENT = sa.Table(
    "spent",
    METADATA,
    sa.Column("kind", sa.String, primary_key=True),
    sa.Column("address", sa.String, primary_key=True),
    sa.Column("until", MOMENT, nullable=False),
)
"""Until when all that an address has used up will have been given back."""
HELD = sa.Table(
    "held",
    METADATA,
    sa.Column("kind", sa.String, primary_key=True),
    sa.Column("address", sa.String, primary_key=True),
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("node_id", sa.String, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""What goes on for an address on a node."""
ADDRESS_KEY = sa.Table("address_key", METADATA, sa.Column("key", sa.LargeBinary, nullable=False))
"""One row: what makes names of addresses, which are written nowhere."""
COUNTING: Final = (SPENT, HELD, ADDRESS_KEY)
PASSING: Final = (NODES, PRESENCE, *COUNTING)
"""What means nothing without the servers that wrote it."""
