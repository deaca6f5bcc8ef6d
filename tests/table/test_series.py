"""Groups: founded, opened by their token alone, their record written together with the end of a game."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from people import open_tables, play_out, sit_down
from running import Caller, Server

from safehouse.core.series import Chapter, Chronicle, Fact, PlayedGame
from safehouse.core.shelf import find
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.groups import Groups
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.store import Store, Write
from safehouse.table.table import Table


def chronicle(self: object, games: list[PlayedGame], players: int) -> Chronicle:
    """Two chapters; the second opens when the first was won by the first seat."""
    won = sum(game.winners == [0] for game in games)
    second = {} if won else None
    return Chronicle(
        chapters=[
            Chapter(
                name=Fact(key="one"), status="won" if won else "open", tried=len(games), won=won, options={}
            ),
            Chapter(name=Fact(key="two"), status="open" if won else "closed", options=second),
        ],
        statistics=[Fact(key="players", args={"count": players})],
    )


@pytest.fixture
def serial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dead Drop as a game with a series."""
    game = type(find("_template"))
    monkeypatch.setattr(game, "chronicle", chronicle)
    monkeypatch.setattr(game, "remembered", lambda self, state: {"held": list(state.held)})


ANN_AND_BOB = say.NewSeries(game="_template", name="Thursday", players=["Ann", "Bob"])


async def begin(
    tables: TableRegistry, group: say.SeriesCreated, *seats: str, chapter: int = 0
) -> say.TableCreated:
    wanted = [say.NewSeat(held="me", name=name) for name in seats]
    return await Groups(tables).start(group.series, group.token, say.NewChapter(chapter=chapter, seats=wanted))


async def test_a_game_without_a_series_founds_no_group(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        with pytest.raises(Refusal, match="no_series"):
            await Groups(tables).create(ANN_AND_BOB)


async def test_a_finished_game_stands_in_the_record_and_opens_the_next_chapter(
    tmp_path: Path, serial: None
) -> None:
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        fresh = await Groups(tables).state(group.series, group.token)
        assert [chapter.status for chapter in fresh.chapters] == ["open", "closed"]
        assert fresh.statistics == [Fact(key="players", args={"count": 2})]
        with pytest.raises(Refusal, match="chapter_closed"):
            await begin(tables, group, "Ann", "Bob", chapter=1)
        with pytest.raises(Refusal, match="chapter_closed"):
            await begin(tables, group, "Ann", "Bob", chapter=7)

        ended = []
        for attempt in range(12):
            created = await begin(tables, group, "Ann", "Bob")
            ended.append(created.table)
            people = await arrive(tables, created)
            assert (await Groups(tables).state(group.series, group.token)).tables == [created.table]
            await play_out(people, seed=str(attempt))
            state = await Groups(tables).state(group.series, group.token)
            assert [game.table for game in state.games] == ended
            assert state.games[-1].winners == people[0].outcome["winners"]
            assert state.games[-1].players == ["Ann", "Bob"]
            if state.chapters[1].options is not None:
                break
        assert state.chapters[0].won == 1
        assert state.tables == []
        await begin(tables, group, "Ann", "Bob", chapter=1)


async def arrive(tables: TableRegistry, created: say.TableCreated) -> list[Any]:
    from people import Person

    live = await tables.get(created.table)
    return [await Person(live, key.token).arrive() for key in created.seats]


async def test_only_its_token_opens_a_group_and_only_its_hash_is_kept(tmp_path: Path, serial: None) -> None:
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        other = await Groups(tables).create(ANN_AND_BOB)
        for token, code in ((None, "token_needed"), ("guess", "wrong_token"), (other.token, "wrong_token")):
            with pytest.raises(Refusal, match=code):
                await Groups(tables).state(group.series, token)
            with pytest.raises(Refusal, match=code):
                await Groups(tables).start(group.series, token, say.NewChapter(chapter=0))
        with pytest.raises(Refusal, match="unknown_series"):
            await Groups(tables).state("nowhere", group.token)
        mine = await Groups(tables).mine(
            [say.MyGroup(series=group.series, token=group.token), say.MyGroup(series=other.series, token="no")]
        )
        assert [(found.id, found.name, found.games) for found in mine] == [(group.series, "Thursday", 0)]
    assert group.token.encode() not in b"".join(path.read_bytes() for path in tmp_path.glob("safehouse.db*"))


async def test_a_group_changes_its_name_and_people(tmp_path: Path, serial: None) -> None:
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        change = say.SeriesChange(name=" Friday ", players=["Ann", "Bob", "Cyril"])
        state = await Groups(tables).change(group.series, group.token, change)
        assert (state.name, state.players) == ("Friday", ["Ann", "Bob", "Cyril"])
        assert state.statistics == [Fact(key="players", args={"count": 3})]
        with pytest.raises(Refusal, match="bad_request"):
            await Groups(tables).change(group.series, group.token, say.SeriesChange(name=" ", players=["Ann"]))


async def test_a_rematch_goes_on_with_the_series(tmp_path: Path, serial: None) -> None:
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        created = await begin(tables, group, "Ann", "Bob")
        a, b = await arrive(tables, created)
        await play_out([a, b])
        await a.ask("rematch")
        await b.ask("answer", offer=1, yes=True)
        state = await Groups(tables).state(group.series, group.token)
        (again,) = state.tables
        assert (await tables.get(again)).table.info().series == group.series
        keys = [key.token for key in created.seats]
        people = await arrive(
            tables,
            say.TableCreated(
                table=again, host="", seats=[say.SeatKey(seat=i, token=t) for i, t in enumerate(keys)]
            ),
        )
        await play_out(people)
        state = await Groups(tables).state(group.series, group.token)
        assert [game.table for game in state.games] == [created.table, again]
        assert state.games[1].players == ["Bob", "Ann"]


async def test_a_game_given_up_is_no_chapter_played(tmp_path: Path, serial: None) -> None:
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        a, _ = await arrive(tables, await begin(tables, group, "Ann", "Bob"))
        await a.ask("resign")
        state = await Groups(tables).state(group.series, group.token)
        assert (state.games, state.tables) == ([], [])


async def test_tables_of_no_series_keep_no_record(tmp_path: Path, serial: None) -> None:
    async with open_tables(tmp_path) as tables:
        await play_out(await sit_down(tables, "me", "me"))
    with sqlite3.connect(tmp_path / "safehouse.db") as stored:
        assert stored.execute("select count(*) from series_tables").fetchone() == (0,)


async def test_the_record_is_written_together_with_the_end_of_the_game(
    tmp_path: Path, serial: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[Write] = []
    real = Store.write

    async def spy(self: Store, write: Write) -> None:
        writes.append(write)
        await real(self, write)

    monkeypatch.setattr(Store, "write", spy)
    async with open_tables(tmp_path) as tables:
        group = await Groups(tables).create(ANN_AND_BOB)
        people = await arrive(tables, await begin(tables, group, "Ann", "Bob"))
        await play_out(people)
        moves = [
            write for write in writes if any(b'"did":"played"' in row["entry"] for row in write.rows["entries"])
        ]
        assert [len(write.rows["ends"]) for write in moves] == [0] * (len(moves) - 1) + [1]


async def test_killed_at_any_moment_the_record_agrees_with_the_games(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    group = server.post("/api/series", {"game": "infiltraitors", "name": "Night", "players": ["A"]}).json()
    path = f"/api/series/{group['series']}"
    begun = []
    for _ in range(10):
        body = {"chapter": 0, "options": {"agents": 2}, "seats": [{"held": "bot", "bot": "random"}] * 2}
        answer = server.post(f"{path}/tables", body, group["token"])
        assert answer.status_code == 201, answer.text
        begun.append(answer.json()["table"])
        await Caller(server, begun[-1]).connect()
    end = time.monotonic() + 60
    while not server.get(path, group["token"]).json()["games"]:
        assert time.monotonic() < end, "no game ended"
        await asyncio.sleep(0.02)
    server.kill()
    with sqlite3.connect(next(tmp_path.glob("*.db"))) as stored:
        recorded = dict(stored.execute("select table_id, played from series_tables"))
        for table in begun:
            setup = stored.execute("select setup from tables where id = ?", (table,)).fetchone()[0]
            entries = stored.execute("select entry from entries where table_id = ? order by number", (table,))
            again = Table(did.decode_setup(setup), find("infiltraitors"))
            for (entry,) in entries:
                again.apply(did.decode_entry(entry))
            assert (recorded[table] is not None) == (again.outcome is not None)
            if again.outcome is not None:
                assert json.loads(recorded[table])["winners"] == again.outcome.winners
    server.start()
    try:
        assert server.get(path, group["token"]).json()["name"] == "Night"
    finally:
        server.stop()


def test_the_interface_of_groups(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        offered = {game["id"]: game["series"] for game in server.get("/api/games").json()}
        assert offered["infiltraitors"] and not offered["agent_avenue"]
        refused = server.post("/api/series", {"game": "agent_avenue", "name": "X", "players": ["Ann"]})
        assert refused.json()["code"] == "no_series"
        made = server.post("/api/series", {"game": "infiltraitors", "name": "Night", "players": ["Ann"]})
        assert made.status_code == 201
        group = made.json()
        path = f"/api/series/{group['series']}"
        assert server.get(path).status_code == 401
        assert server.get(path, "guess").status_code == 403
        assert server.get("/api/series/nowhere", group["token"]).status_code == 404
        state = server.get(path, group["token"]).json()
        assert state["chapters"][0]["options"]["mission"] == "T1"
        begun = server.post(f"{path}/tables", {"chapter": 0, "options": {"agents": 3}}, group["token"]).json()
        table = server.get(f"/api/tables/{begun['table']}").json()["table"]
        assert (table["series"], table["options"]["agents"]) == (group["series"], 3)
        assert server.get(path, group["token"]).json()["tables"] == [begun["table"]]
        closed = server.post(f"{path}/tables", {"chapter": 999}, group["token"])
        assert (closed.status_code, closed.json()["code"]) == (409, "chapter_closed")
        mine = server.post("/api/mine/series", {"series": [group]}).json()["series"]
        assert [found["name"] for found in mine] == ["Night"]
        log = server.log.read_text()
    assert group["token"] not in log


async def test_the_first_record_of_a_game_stands(tmp_path: Path) -> None:
    async with Store.open(tmp_path / "s.db") as store:
        await store.write(Write().series("g", "key", 1, "_template", "Thursday", ["Ann"]))
        for table in ("a", "b"):
            await store.write(Write().table(table, 1, "over", False, False, b"setup").series_table("g", table))
        await asyncio.gather(
            store.write(Write().played("b", 5, b"b")), store.write(Write().played("a", 7, b"a"))
        )
        await store.write(Write().played("a", 3, b"another"))
        assert await store.games_of("g") == [("b", b"b"), ("a", b"a")]
