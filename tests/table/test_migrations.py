"""Stores of every earlier form are read: `stores/form_N.sql` was written by the program of that time."""

import sqlite3
from pathlib import Path
from typing import get_args

import pytest
from people import open_tables, until

from safehouse.core.replay import TRUTH, as_seen
from safehouse.table.entries import AnyEntry
from safehouse.table.registry import TableRegistry
from safehouse.table.store import Store, Write
from safehouse.table.store.forms import FORM, MIGRATIONS, Migration, usable_from

EARLIER = range(1, FORM)
ENTRY_KINDS_SINCE = 10
ENTRY_KINDS = {
    "aborted",
    "answered",
    "called",
    "calledoff",
    "closed",
    "filled",
    "followallowed",
    "gaveup",
    "left",
    "madeupfor",
    "offered",
    "played",
    "recalled",
    "rematched",
    "reported",
    "resumed",
    "returned",
    "said",
    "saidready",
    "sat",
    "tookback",
    "tookhint",
    "withdrew",
}
"""The kinds of entries that servers know which can use a store of that form or a later one."""


def store_of(form: int, folder: Path) -> Path:
    path = folder / "safehouse.db"
    with sqlite3.connect(path) as stored:
        stored.executescript((Path(__file__).parent / "stores" / f"form_{form}.sql").read_text())
    return path


def tables_in(path: Path, phase: str) -> list[str]:
    with sqlite3.connect(path) as stored:
        rows = stored.execute("select id from tables where phase = ? order by created", (phase,))
        return [row[0] for row in rows]


def form_of(path: Path) -> int:
    with sqlite3.connect(path) as stored:
        return stored.execute("pragma user_version").fetchone()[0]


@pytest.mark.parametrize("form", EARLIER)
async def test_a_store_of_an_earlier_form_is_brought_up_to_date(form: int, tmp_path: Path) -> None:
    path = store_of(form, tmp_path)
    with sqlite3.connect(path) as stored:
        before = stored.execute("select * from entries").fetchall()
    async with Store.open(path) as store:
        running = tables_in(path, "playing")[0]
        await store.write(
            Write().series("g", "key", 1, "_template", "Thursday", ["Ann"]).series_table("g", running)
        )
        assert await store.tables_of("g") == [running]
        await store.write(Write().keep(running, 3, False, b"stream"))
    assert form_of(path) == FORM
    with sqlite3.connect(path) as stored:
        assert stored.execute("select * from entries").fetchall() == before
        made = _structure(stored)
    async with Store.open(tmp_path / "new.db"):
        pass
    with sqlite3.connect(tmp_path / "new.db") as fresh:
        assert _structure(fresh) == made, "as if made anew"


def _structure(stored: sqlite3.Connection) -> set[tuple[str, str]]:
    rows = stored.execute("select name, sql from sqlite_master where sql is not null")
    return {(name, "".join(sql.split()).replace('"', "")) for name, sql in rows}


@pytest.mark.parametrize("form", EARLIER)
async def test_its_tables_go_on_and_its_finished_games_are_kept(form: int, tmp_path: Path) -> None:
    path = store_of(form, tmp_path)
    finished, closed = tables_in(path, "over")
    (running,), (waiting,) = tables_in(path, "playing"), tables_in(path, "waiting")
    async with open_tables(tmp_path) as tables:
        live = await tables.get(running)
        assert live.table.game_record().entries == ["0 swap", "0 keep", "1 swap"]
        assert (await tables.get(waiting)).table.phase == "waiting"
        over = (await tables.get(finished)).table
        assert over.outcome is not None and over.outcome.winners == [1]
        await until(lambda: _kept(path) >= {finished, closed})
        await check_what_was_kept(tables, finished)
        assert await tables.store.kept(closed) is None
        assert await tables.store.unkept() == []


def _kept(path: Path) -> set[str]:
    with sqlite3.connect(path) as stored:
        return {row[0] for row in stored.execute("select table_id from kept")}


async def check_what_was_kept(tables: TableRegistry, id: str) -> None:
    save = await tables.save(await tables.get(id))
    kept = await tables.store.kept(id)
    assert kept is not None and save.kept == kept.stream
    assert [frame.entry for frame in as_seen(save, TRUTH).frames()] == [None, "0 swap", "0 keep", "1 keep"]


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store_of(1, tmp_path)

    def fails(_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("safehouse.table.store.forms.MIGRATIONS", (MIGRATIONS[0], Migration(fails)))
    with pytest.raises(OSError, match="disk full"):
        async with Store.open(path):
            pass
    assert form_of(path) == 1
    with sqlite3.connect(path) as stored:
        assert not stored.execute("select name from sqlite_master where name = 'series'").fetchall()


def test_servers_that_run_beside_the_present_ones_know_every_kind_of_entry() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyEntry)}
    assert kinds == ENTRY_KINDS, "a new kind needs a migration that is not `beside`"
    assert usable_from() >= ENTRY_KINDS_SINCE
