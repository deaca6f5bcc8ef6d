"""What is written to the store, and the statements that write it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sa

from safehouse.table.store.schema import (
    CLOCK,
    ENTRIES,
    KEPT,
    PRESENCE,
    REPORTS,
    REVIEWS,
    SERIES,
    SERIES_TABLES,
    TABLES,
)

Row = dict[str, Any]


def _of(part: sa.Table, **values: Any) -> sa.Update:
    return part.update().where(part.c.id == sa.bindparam("of")).values(**values)


def _used(part: sa.Table) -> sa.Update:
    return _of(part, used=sa.bindparam("at"))


STATEMENTS: Final[dict[str, Sequence[sa.Executable]]] = {
    "new_series": [SERIES.insert()],
    "series_changes": [_of(SERIES, name=sa.bindparam("new_name"), players=sa.bindparam("new_players"))],
    "tables": [TABLES.insert()],
    "series_tables": [SERIES_TABLES.insert()],
    "entries": [],
    "phases": [_of(TABLES, phase=sa.bindparam("new_phase"), wakes=sa.bindparam("new_wakes"))],
    "drivers": [_of(TABLES, driver=sa.bindparam("new_driver"))],
    "setups": [_of(TABLES, setup=sa.bindparam("new_setup"))],
    "kept": [KEPT.delete().where(KEPT.c.table_id == sa.bindparam("table_id")), KEPT.insert()],
    "reviews": [
        REVIEWS.delete().where(
            REVIEWS.c.table_id == sa.bindparam("table_id"), REVIEWS.c.seat == sa.bindparam("seat")
        ),
        REVIEWS.insert(),
    ],
    "ends": [
        SERIES_TABLES.update()
        .where(SERIES_TABLES.c.table_id == sa.bindparam("of"), SERIES_TABLES.c.played.is_(None))
        .values(ended=sa.bindparam("new_ended"), played=sa.bindparam("new_played"))
    ],
    "reports": [REPORTS.insert()],
    "used_tables": [_used(TABLES)],
    "used_series": [_used(SERIES)],
    "times": [
        # What was never looked at counts as used now.
        *(
            part.update().where(part.c.used.is_(None)).values(used=sa.bindparam("at"))
            for part in (TABLES, SERIES)
        ),
        CLOCK.delete(),
        CLOCK.insert().values(time=sa.bindparam("at")),
    ],
    "absences": [
        PRESENCE.delete().where(
            PRESENCE.c.table_id == sa.bindparam("of"), PRESENCE.c.node_id == sa.bindparam("node")
        )
    ],
    "presences": [PRESENCE.insert()],
    "erased_reports": [REPORTS.delete().where(REPORTS.c.at < sa.bindparam("before"))],
    "erased_tables": [
        *(
            part.delete().where(part.c.table_id == sa.bindparam("of"))
            for part in (REPORTS, KEPT, REVIEWS, SERIES_TABLES, ENTRIES, PRESENCE)
        ),
        TABLES.delete().where(TABLES.c.id == sa.bindparam("of")),
    ],
    "erased_series": [SERIES.delete().where(SERIES.c.id == sa.bindparam("of"))],
}
"""By kind of row, in the order in which they are executed; for entries there is `insert_entries`."""
ENTRIES_ONE_BY_ONE: Final = ENTRIES.insert().prefix_with("OR IGNORE")
ENTRIES_AT_ONCE: Final = sa.text(
    "INSERT INTO entries SELECT * FROM unnest(:tables, :numbers, :entries) ON CONFLICT DO NOTHING"
).bindparams(
    sa.bindparam("tables", type_=sa.ARRAY(sa.String)),
    sa.bindparam("numbers", type_=sa.ARRAY(sa.Integer)),
    sa.bindparam("entries", type_=sa.ARRAY(sa.LargeBinary)),
)
"""What PostgreSQL does fastest."""
ENTRY_COLUMNS: Final = {"tables": "table_id", "numbers": "number", "entries": "entry"}


def insert_entries(connection: sa.Connection, rows: list[Row]) -> bool:
    """Whether none of their numbers was taken."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(ENTRIES_ONE_BY_ONE.execution_options(preserve_rowcount=True), rows)
    else:
        rows = sorted(rows, key=lambda row: (row["table_id"], row["number"]))
        columns = {name: [row[of] for row in rows] for name, of in ENTRY_COLUMNS.items()}
        found = connection.execute(ENTRIES_AT_ONCE.execution_options(preserve_rowcount=True), columns)
    return found.rowcount == len(rows)


class Write:
    """What must be stored together or not at all."""

    def __init__(self) -> None:
        self.rows: defaultdict[str, list[Row]] = defaultdict(list)
        """By kind."""
        self.is_trial = False

    def table(self, id: str, created: int, phase: str, public: bool, wakes: bool, setup: bytes) -> "Write":
        self.rows["tables"].append(
            {"id": id, "created": created, "phase": phase, "public": public, "wakes": wakes, "setup": setup}
        )
        return self

    def entry(self, table: str, number: int, entry: bytes) -> "Write":
        self.rows["entries"].append({"table_id": table, "number": number, "entry": entry})
        return self

    def phase(self, table: str, phase: str, wakes: bool) -> "Write":
        self.rows["phases"].append({"of": table, "new_phase": phase, "new_wakes": wakes})
        return self

    def drive(self, table: str, node: str) -> "Write":
        """The table is driven by this node."""
        self.rows["drivers"].append({"of": table, "new_driver": node})
        return self

    def setup(self, table: str, setup: bytes) -> "Write":
        """In the place of the one before."""
        self.rows["setups"].append({"of": table, "new_setup": setup})
        return self

    def keep(self, table: str, moves: int, over: bool, stream: bytes) -> "Write":
        """What was told in so many moves, in the place of what was kept before; b"" where that is nothing."""
        self.rows["kept"].append({"table_id": table, "moves": moves, "over": over, "stream": stream})
        return self

    def review(self, table: str, seat: int, review: bytes) -> "Write":
        """What a seat's decisions were worth, in the place of what was said before."""
        self.rows["reviews"].append({"table_id": table, "seat": seat, "review": review})
        return self

    def series(self, id: str, key: str, created: int, game: str, name: str, players: list[str]) -> "Write":
        self.rows["new_series"].append(
            {"id": id, "key": key, "created": created, "game": game, "name": name, "players": players}
        )
        return self

    def series_change(self, id: str, name: str, players: list[str]) -> "Write":
        self.rows["series_changes"].append({"of": id, "new_name": name, "new_players": players})
        return self

    def series_table(self, series: str, table: str) -> "Write":
        self.rows["series_tables"].append({"series_id": series, "table_id": table})
        return self

    def played(self, table: str, ended: int, record: bytes) -> "Write":
        """The record of a game that ended; the first one stands."""
        self.rows["ends"].append({"of": table, "new_ended": ended, "new_played": record})
        return self

    def trial(self) -> "Write":
        """Nothing but a write, to see whether that is possible."""
        self.is_trial = True
        return self

    def erase_table(self, table: str) -> "Write":
        """Everything about it, reports and its place in a series too."""
        self.rows["erased_tables"].append({"of": table})
        return self

    def used(self, at: int, tables: Iterable[str], series: Iterable[str]) -> "Write":
        """Somebody used these lately; `at`: the collector's time, which is stored too."""
        self.rows["used_tables"] += [{"of": id, "at": at} for id in tables]
        self.rows["used_series"] += [{"of": id, "at": at} for id in series]
        self.rows["times"].append({"at": at})
        return self

    def present(self, table: str, node: str, seats: Iterable[int]) -> "Write":
        """The seats whose people are connected to this node now."""
        self.rows["absences"].append({"of": table, "node": node})
        self.rows["presences"] += [{"table_id": table, "node_id": node, "seat": seat} for seat in seats]
        return self

    def told_of(self) -> set[str]:
        """The tables of which other nodes must learn something by this."""
        changed = {row["table_id"] for row in self.rows.get("entries", ())}
        return changed | {
            row["of"] for kind in ("absences", "erased_tables") for row in self.rows.get(kind, ())
        }

    def erase_reports(self, before: int) -> "Write":
        self.rows["erased_reports"].append({"before": before})
        return self

    def erase_series(self, series: str) -> "Write":
        """Its tables must be erased with it."""
        self.rows["erased_series"].append({"of": series})
        return self

    def report(
        self, table: str, at: int, seat: int, moves: int, text: str, view: bytes, save: bytes
    ) -> "Write":
        row = {
            "table_id": table,
            "at": at,
            "seat": seat,
            "moves": moves,
            "text": text.replace("\0", ""),
            "view": view,
            "save": save,
        }
        self.rows["reports"].append(row)
        return self
