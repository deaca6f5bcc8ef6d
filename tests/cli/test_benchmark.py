"""`safehouse export` and `safehouse evaluate` from the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from safehouse.arena.play import play
from safehouse.arena.schedule import Fixture
from safehouse.benchmark import matches
from safehouse.benchmark.matches import Meeting, Met
from safehouse.benchmark.suite import EVERY
from safehouse.cli.app import app
from safehouse.cli.commands.benchmarking import numbers_of_games
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.save import write
from safehouse.core.shelf import find

PLANNER = "planner:iterations=2"


def run(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def half_won(agent: str, meeting: Meeting, belief: str, every: int) -> Met:
    return Met(
        company=meeting.company,
        coded=meeting.coded,
        deal=meeting.deal,
        share=0.5,
        seconds=[0.001],
        surprises=[],
    )


def test_games_are_written_with_their_card(tmp_path: Path) -> None:
    out = tmp_path / "data"
    bots = ["--bots", f"random,{PLANNER}", "--games", "2"]
    run("export", "agent_avenue", *bots, "--form", "jsonl", "--out", str(out))
    assert [game["bots"] for game in lines(out / "games.jsonl")] == [["random", PLANNER], [PLANNER, "random"]]
    assert {row["episode"] for row in lines(out / "decisions.jsonl")} == {
        game["episode"] for game in lines(out / "games.jsonl")
    }
    assert f"{PLANNER}, random" in (out / "README.md").read_text("utf-8")


def test_saved_games_are_written(tmp_path: Path) -> None:
    game = find("agent_avenue")
    options = game.read_options({})
    saved = tmp_path / "saves"
    saved.mkdir()
    write(saved / "one.json", play(game, options, Fixture("m", 0, "a deal", ["random", "random"])).save)
    run("export", "--saves", str(saved), "--form", "jsonl", "--out", str(tmp_path / "data"))
    assert len(lines(tmp_path / "data" / "games.jsonl")) == 1
    (saved / "two.json").write_text("{}", "utf-8")
    with pytest.raises(SafehouseError, match=r"two\.json"):
        run("export", "--saves", str(saved), "--form", "jsonl", "--out", str(tmp_path / "data"))
    with pytest.raises(OptionError, match="save files"):
        run("export", "--saves", str(tmp_path), "--form", "jsonl", "--out", str(tmp_path / "data"))


def test_an_evaluation_is_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "meet", half_won)
    kept = tmp_path / "random.json"
    told = run("evaluate", "random", "--game", "agent_avenue", "--games", "1", "--out", str(kept))
    assert told.startswith("random: suite v1") and "against expert" in told and "50.0 %" in told
    assert json.loads(kept.read_text("utf-8"))["games"][0]["headline"]["games"] == 10


def test_a_file_that_could_not_be_written_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*_: object) -> Met:
        raise AssertionError("a game was played")

    monkeypatch.setattr(matches, "meet", work)
    there = str(tmp_path / "none" / "card.json")
    for words in (["evaluate", "random"], ["baselines"]):
        with pytest.raises(OptionError, match="a folder that there is"):
            run(*words, "--out", there)


def test_numbers_of_games_are_read_or_refused() -> None:
    assert numbers_of_games(["20", "stationfall=8"]) == {EVERY: 20, "stationfall": 8}
    for wrong in ("0", "-3", "some", "stationfall=", "stationfall=0", "²"):
        with pytest.raises(OptionError, match="stationfall=20"):
            numbers_of_games([wrong])
