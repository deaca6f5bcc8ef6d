"""The store: durable, all or nothing, many writes in one commit."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from safehouse.table.store import Store, StoredTable, StoreError, Taken, Write
from safehouse.table.store.file import SqliteFile


def table(id: str) -> Write:
    return Write().table(id, 1, "playing", True, True, b"setup")


async def test_what_was_written_is_read_back_in_order(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a"))
        for number in range(12):
            await store.write(Write().entry("a", number, str(number).encode()))
        assert await store.read("a") == StoredTable(
            "playing", True, b"setup", [str(n).encode() for n in range(12)]
        )
        assert await store.read("b") is None


async def test_a_number_is_given_once(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a").entry("a", 0, b"first"))
        with pytest.raises(Taken):
            await store.write(Write().phase("a", "over", False).entry("a", 0, b"second"))
        assert await store.read("a") == StoredTable("playing", True, b"setup", [b"first"])


async def test_a_bad_write_harms_no_other_and_leaves_nothing_of_itself(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a").entry("a", 0, b"0"))
        good = [store.write(Write().entry("a", number, b"x")) for number in range(1, 20)]
        bad = store.write(Write().entry("a", 20, b"half").entry("a", 0, b"taken"))
        answers = await asyncio.gather(*good, bad, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 19 + [Taken]
        stored = await store.read("a")
        assert stored is not None
        assert len(stored.entries) == 20


async def test_a_disk_that_refuses_even_to_take_back_stops_nobody(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.open(place) as store:
        await store.write(table("a"))

        def refuse(_: Connection) -> None:
            raise OperationalError("ROLLBACK", None, Exception("disk I/O error"))

        with monkeypatch.context() as broken:
            broken.setattr(Connection, "rollback", refuse)
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.write(table("a")), 30)
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.write(table("a")), 30)


async def test_writes_that_wait_together_share_a_commit(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a"))
        before = store.writer.commits
        await asyncio.gather(*(store.write(Write().entry("a", number, b"x")) for number in range(300)))
        assert store.writer.commits - before <= 3


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    with SqliteFile(tmp_path / "s.db").for_reading().connect() as connection:
        pragmas = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1]


async def test_the_phase_decides_who_is_listed_and_woken(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a"))
        await store.write(table("b"))
        await store.write(Write().phase("b", "over", False))
        assert await store.public(0, 10) == ["a"]
        assert await store.waking() == ["a"]
        assert await store.public(2, 10) == []


async def test_a_store_of_another_version_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="another version"):
        async with Store.open(path):
            pass
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


async def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "s.db"):
        with pytest.raises(StoreError, match="another server"):
            async with Store.open(tmp_path / "s.db"):
                pass
    async with Store.open(tmp_path / "s.db"):
        pass


async def test_a_place_that_cannot_hold_a_store_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreError, match="cannot keep games in"):
        async with Store.open(tmp_path / "file" / "s.db"):
            pass
    (tmp_path / "s.db").write_text("This is no database, whatever it is called. " * 100)
    with pytest.raises(StoreError, match=r"s\.db cannot be opened: file is not a database"):
        async with Store.open(tmp_path / "s.db"):
            pass


async def test_any_path_may_hold_a_store(tmp_path: Path) -> None:
    odd = tmp_path / "is it 100%? #1"
    async with Store.open(odd / "s.db") as store:
        await store.write(table("a"))
    assert (odd / "s.db").stat().st_size > 0
    assert odd.stat().st_mode & 0o077 == 0


async def test_what_is_kept_of_a_game_and_the_time_stand_in_the_place_of_what_was(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(table("a"))
        for moves, over in ((3, False), (5, True)):
            await store.write(Write().keep("a", moves, over, b"stream"))
            await store.write(Write().used(10**12 + moves, ["a"], []))
        kept = await store.kept("a")
        assert kept is not None and (kept.moves, kept.over) == (5, True)
        assert await store.time() == 10**12 + 5
        assert await store.unkept() == []
        assert await store.aged_tables(10**12 + 6, 0) == ["a"]


async def test_everything_of_a_table_is_erased(place: Path | str) -> None:
    async with Store.open(place) as store:
        await store.write(Write().series("g", "key", 10**12, "_template", "Čtvrtek", ["Ann", "Šárka"]))
        await store.write(table("a").entry("a", 0, b"0").series_table("g", "a").played("a", 10**12, b"record"))
        await store.write(Write().report("a", 10**12, 0, 0, "odd\0", b"{}", b"{}").keep("a", 1, True, b"x"))
        assert await store.games_of("g") == [("a", b"record")]
        assert await store.count_reports("a") == (1, 1)
        series = await store.series("g")
        assert series is not None and series.players == ["Ann", "Šárka"]
        await store.write(Write().erase_table("a").erase_series("g"))
        assert (await store.count_tables(), await store.count_groups()) == (0, 0)
        assert await store.count_reports("a") == (0, 0)


async def test_no_text_from_outside_stumbles_over_the_database(place: Path | str) -> None:
    async with Store.open(place) as store:
        assert await store.read("a\0b") is None
        assert await store.series("'; drop table tables; \0") is None
        await store.write(Write().trial())
