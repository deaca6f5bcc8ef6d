"""Boxes that people enter, over HTTP: judged in a worker, kept for a table, deleted when nobody uses them."""

import os
import time
from pathlib import Path
from typing import Any

import pytest
from running import Caller, Server

from safehouse.table.boxes import KeptBoxes
from safehouse.table.requests import Refusal


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
        {"language": "cs", "file": "a = " + "[" * 100_000},
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


async def test_a_house_keeps_so_many_boxes_as_long_as_they_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAFEHOUSE_BOXES", "")
    boxes = KeptBoxes(tmp_path, most=2)
    first, second = await boxes.keep("a = 1"), await boxes.keep("a = 2")
    assert await boxes.keep("a = 1") == first
    with pytest.raises(Refusal, match="house_full"):
        await boxes.keep("a = 3")
    old = time.time() - 3 * 86_400
    for name in (first, second):
        os.utime(tmp_path / name, (old, old))
    boxes.used({"station": second, "players": 4, "cards": "../secret.toml"})
    boxes.forget(days=0)
    boxes.forget(days=2)
    assert [path.name for path in tmp_path.iterdir()] == [second]
