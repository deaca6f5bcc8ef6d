"""Boxes that people enter, over HTTP: judged in a worker, kept for a table, deleted when nobody uses them."""

import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from people import QUICK, open_tables
from running import Caller, Server

from safehouse.bots.boxes import judged
from safehouse.core.data import NoOwnFile, own_file
from safehouse.core.shelf import find
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.table import messages as say
from safehouse.table.boxes import KeptBoxes
from safehouse.table.requests import Refusal
from safehouse.table.retention import BOXES, Retention, Room
from safehouse.table.security import Limits


def shipped(server: Server, game: str) -> dict[str, Any]:
    form: dict[str, Any] = server.get(f"/api/games/{game}/box/cs").json()
    box: dict[str, Any] = form["shipped"]
    return box


async def test_a_table_is_played_with_the_station_that_somebody_entered(server: Server) -> None:
    box = shipped(server, "stationfall")
    box["pod"][0]["capacity"] = 7
    kept = server.post("/api/games/stationfall/boxes", {"box": box})
    assert kept.status_code == 201, kept.text
    options = kept.json()["options"]
    made = server.table("me", "greedy", "greedy", "greedy", game="stationfall", options=options)
    async with Caller(server, made["table"], made["seats"][0]["token"]) as me:
        assert me.position is not None
        assert next(each for each in me.position["view"]["map"] if each["id"] == "mcqueen")["seats"] == 7
        assert str(server.data) not in "".join(me.frames)


async def test_cards_that_somebody_entered_are_called_by_their_names(server: Server) -> None:
    card = shipped(server, "in_too_deep")["petty"][0] | {"czech": "Moje vlastní"}
    options = server.post("/api/games/in_too_deep/boxes", {"box": {"petty": [card]}}).json()["options"]
    answer = server.post("/api/games/in_too_deep/options", {"options": options}).json()
    assert "Moje vlastní" in answer["texts"]["cs"]
    made = server.table("me", "greedy", game="in_too_deep", options=options)
    async with Caller(server, made["table"], made["seats"][0]["token"]) as me:
        assert me.position is not None and me.position["view"]["cards"] == options["cards"]


def test_what_is_wrong_is_said_in_the_persons_language(server: Server) -> None:
    box = shipped(server, "stationfall")
    box["corridor"][0]["b"] = "nowhere"
    for language, sentence in (("cs", "„nowhere“ tu možné není."), ("en", "“nowhere” is not possible here.")):
        told = server.post("/api/games/stationfall/box", {"language": language, "box": box}).json()
        assert told["faults"] == [{"table": "corridor", "row": 0, "field": "b", "sentence": sentence}]
    refused = server.post("/api/games/stationfall/boxes", {"box": box})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_box")


def test_a_file_is_opened_and_saved_as_it_was(server: Server) -> None:
    asked = {"language": "en", "box": shipped(server, "in_too_deep")}
    file = server.post("/api/games/in_too_deep/box", asked).json()["file"]
    again = server.post("/api/games/in_too_deep/box", {"language": "en", "file": file}).json()
    assert (again["faults"], again["file"]) == ([], file)


@pytest.mark.parametrize(
    "body",
    [
        {"language": "cs", "file": "a = " + "[" * 90_000},
        {"language": "cs", "box": {f"t{n}": n for n in range(20_000)}},
        {"language": "cs", "box": {"section": [{"id": "bridge", f"x{n}": {"y": [{}]}} for n in range(150)]}},
        {"language": "cs", "box": {"section": {"id": []}, "pod": [[]], "corridor": [{"a": {}, "b": []}]}},
        {"language": "cs"},
    ],
)
def test_a_hostile_box_is_answered_like_any_other(server: Server, body: dict[str, Any]) -> None:
    answer = server.post("/api/games/stationfall/box", body)
    assert answer.status_code == 200 and answer.json()["faults"], answer.text


def test_a_game_without_a_box_has_none(server: Server) -> None:
    assert server.get("/api/games/agent_avenue/box/cs").status_code == 404
    assert server.post("/api/games/agent_avenue/box", {"language": "cs", "box": {}}).status_code == 404
    assert server.post("/api/games/agent_avenue/boxes", {"box": {}}).status_code == 404
    assert not server.get("/api/games/agent_avenue").json()["box"]
    assert server.get("/api/games/stationfall").json()["box"]


DAY = 86_400.0


class Kept:
    """Boxes in a folder; `named`: those that tables are played with."""

    def __init__(self, folder: Path, **retention: Any) -> None:
        self.named: set[str] = set()
        self.folder = folder
        self.boxes = KeptBoxes(folder, Retention(**retention), self._ask)

    async def _ask(self) -> set[str]:
        return self.named

    @property
    def there(self) -> set[str]:
        return {path.name for path in self.folder.iterdir()}

    def later(self, seconds: float) -> None:
        """So much time passes: every file is older by it."""
        for path in self.folder.iterdir():
            until = path.stat().st_mtime - seconds
            os.utime(path, (until, until))


async def test_a_box_stays_while_a_table_is_played_with_it_and_goes_after_a_day_if_none_ever_was(
    tmp_path: Path,
) -> None:
    kept = Kept(tmp_path, box_days=30)
    played, waiting = await kept.boxes.keep("a = 1"), await kept.boxes.keep("a = 2")
    kept.named = {played}
    await kept.boxes.tidy()
    kept.later(0.9 * DAY)
    await kept.boxes.tidy()
    assert kept.there == {played, waiting}
    kept.later(2000 * DAY)
    await kept.boxes.tidy()
    assert kept.there == {played}
    kept.named = set()
    kept.later(29 * DAY)
    await kept.boxes.tidy()
    assert kept.there == {played}
    kept.later(2 * DAY)
    await kept.boxes.tidy()
    assert kept.there == set()


async def test_boxes_of_no_table_make_room_and_those_of_a_table_do_not(tmp_path: Path) -> None:
    kept = Kept(tmp_path, boxes=2)
    first, second = await kept.boxes.keep("a = 1"), await kept.boxes.keep("a = 2")
    assert await kept.boxes.keep("a = 1") == first
    with pytest.raises(Refusal, match="house_full"):
        await kept.boxes.keep("a = 3")
    kept.later(700)
    kept.boxes.needed(
        {"station": second, "players": 4, "cards": "../secret.toml", "no": f"box-{'0' * 32}.toml"}
    )
    third = await kept.boxes.keep("a = 3")
    assert kept.there == {second, third}
    kept.named = {second, third}
    kept.later(700)
    with pytest.raises(Refusal, match="house_full"):
        await kept.boxes.keep("a = 4")


async def test_boxes_take_only_so_many_bytes(tmp_path: Path) -> None:
    kept = Kept(tmp_path, box_bytes=25)
    await kept.boxes.keep("a = 1  # twenty bytes")
    with pytest.raises(Refusal, match="house_full"):
        await kept.boxes.keep("a = 2")


async def test_a_stored_table_keeps_its_box_and_says_where_that_is_missing(
    place: Path | str, tmp_path: Path
) -> None:
    settings = msgspec.structs.replace(QUICK, data=tmp_path / "data")
    card = dict(find("in_too_deep").box.shipped()["petty"][0])
    async with open_tables(place, settings) as tables:
        name = await tables.boxes.keep(judged("in_too_deep", "en", {"petty": [card]}, "").file)
        assert await tables.store.boxes_named() == set()
        new = say.NewTable(game="in_too_deep", options={"cards": name}, name=f"box-{'0' * 31}")
        created = await tables.create(new)
        await tables.create(say.NewTable(game="_template"))
        assert await tables.store.boxes_named() == {name}
    (box,) = (tmp_path / "data" / "boxes").iterdir()
    box.unlink()
    card_set.cache_clear()
    async with open_tables(place, settings) as tables:
        with pytest.raises(Refusal, match="no_box"):
            await tables.get(created.table)


async def test_two_houses_in_one_process_find_the_boxes_of_both(tmp_path: Path) -> None:
    file = judged("stationfall", "en", find("stationfall").box.shipped(), "").file
    async with AsyncExitStack() as houses:
        names = []
        for house in ("one", "other"):
            settings = msgspec.structs.replace(QUICK, data=tmp_path / house)
            tables = await houses.enter_async_context(open_tables(tmp_path / f"{house}.db", settings))
            names.append(await tables.boxes.keep(f"# {house}\n{file}"))
        for name in names:
            assert find("stationfall").read_options({"station": name}).station == name
    with pytest.raises(NoOwnFile):
        own_file("station", names[0])


async def test_who_keeps_too_many_boxes_is_told_of_boxes(tmp_path: Path) -> None:
    room = Room(None, Retention(), Limits())  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="too_many_boxes"):
        for _ in range(BOXES.most + 1):
            await room.for_box("192.0.2.1")
