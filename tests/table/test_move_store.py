"""A store is carried from SQLite to PostgreSQL and back, whole or not at all."""

import sqlite3
from pathlib import Path

import psycopg
import pytest
from people import open_tables
from postgres import Postgres
from test_migrations import store_of, tables_in
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.cli.commands.hosting import store_named
from safehouse.table.configuring import SettingsError
from safehouse.table.store import Store, StoreError, Write, placed
from safehouse.table.store.moving import move


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(path) as stored:
        names = [row[0] for row in stored.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(stored.execute(f"select * from {name}"), key=repr) for name in names}


async def filled(path: Path) -> None:
    """Something of every kind, and a table with a box."""
    (running,) = tables_in(path, "playing")
    async with Store.open(path) as store:
        await store.write(
            Write().table("boxed", 10**12, "over", False, False, f'"box-{"0" * 32}.toml"'.encode())
        )
        await store.write(Write().series("g", "key", 10**12, "_template", "Čtvrtek", ["Ann", "Šárka"]))
        await store.write(Write().series_table("g", running).played(running, 10**12, b"{}"))
        for number in range(3):
            await store.write(Write().report(running, 10**12 + number, 0, 3, f"report {number}", b"{}", b"{}"))
        await store.write(Write().keep(running, 3, False, bytes(range(256))).used(10**12, [running], ["g"]))


async def test_everything_goes_to_postgresql_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    path, back, address = store_of(3, tmp_path), tmp_path / "back.db", postgres.database(tmp_path)
    await filled(path)
    seen: list[tuple[str, int, int]] = []
    moved = move(path, address, lambda *news: seen.append(news))
    assert moved["tables"] == 5 and moved["reports"] == 3
    assert ("entries", moved["entries"], moved["entries"]) in seen
    told = CliRunner().invoke(app, ["move-store", address, str(back)])
    assert told.exit_code == 0, told.output
    assert "3 reports" in told.output and "boxes, 1 of them; copy the folder boxes" in told.output
    assert contents(back) == contents(path)
    (running,) = tables_in(path, "playing")
    async with open_tables(address) as tables:
        live = await tables.get(running)
        assert live.table.game_record().entries == ["0 swap", "0 keep", "1 swap"]
        await tables.store.write(Write().report(running, 10**12 + 9, 0, 3, "one more", b"{}", b"{}"))
        assert await tables.store.count_reports(running) == (4, 4)


async def test_a_store_in_use_or_not_empty_or_not_there_is_not_touched(
    postgres: Postgres, tmp_path: Path
) -> None:
    path, address = store_of(3, tmp_path), postgres.database(tmp_path)
    async with Store.open(path):
        with pytest.raises(StoreError, match="another server"):
            move(path, address, lambda *_: None)
    async with Store.open(address) as store:
        await store.write(Write().series("g", "key", 1, "_template", "Thursday", ["Ann"]))
    with pytest.raises(StoreError, match="not empty"):
        move(path, address, lambda *_: None)
    with pytest.raises(StoreError, match="no store"):
        move(tmp_path / "nothing.db", address, lambda *_: None)
    with pytest.raises(SettingsError, match="postgresql://"):
        store_named("mysql:///x")


async def test_a_server_whose_database_was_started_again_still_has_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    address, copy = postgres.database(tmp_path), tmp_path / "copy.db"
    async with Store.open(address) as store:
        assert store.nodes is not None
        postgres.kill()
        postgres.start()
        with placed(address).for_writing(alone=True) as engine, engine.connect():
            with pytest.raises(StoreError, match="another server"):
                await store.write(Write().trial())
            with pytest.raises(StoreError, match="being moved"):
                await store.nodes.join("late", thinks=True)
        await store.write(Write().trial())
        with pytest.raises(StoreError, match="another server"):
            move(address, copy, lambda *_: None)
        await store.nodes.join("killed", thinks=True)
    with pytest.raises(StoreError, match="a few seconds ago"):
        move(address, copy, lambda *_: None)
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE nodes SET beat = beat - 60000")
    assert move(address, copy, lambda *_: None)["tables"] == 0


async def test_what_cannot_be_copied_leaves_the_target_empty(postgres: Postgres, tmp_path: Path) -> None:
    path, address = store_of(3, tmp_path), postgres.database(tmp_path)
    with sqlite3.connect(path) as stored:
        stored.execute("update tables set phase = 'over' || char(0)")
    with pytest.raises((StoreError, ValueError)):
        move(path, address, lambda *_: None)
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
