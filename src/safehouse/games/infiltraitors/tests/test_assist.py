"""The clerk's clue boards are those of the engine, mission by mission."""

from pathlib import Path
from typing import Any

import pytest

from safehouse.cli.clerking import ClerkDesk
from safehouse.cli.clock import Clock
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Script, clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.assist import MissionClerk
from safehouse.games.infiltraitors.view import Deed, InfiltraitorsView

KEY_PERSON = 5


def told(deed: Deed) -> list[str]:
    """What people say of a deed that all have seen."""
    turned = "vertical" if deed.vertical else "horizontal"
    match deed.kind:
        case "catch":
            return [f"catch {deed.seat}"]
        case "give" | "exchange":
            return [f"clue {deed.target} {deed.card} {turned}"]
        case "key_clue":
            return [f"key_clue {deed.card} {turned}"]
        case "shoot":
            verdict = "right" if deed.right else "wrong"
            key = deed.target == KEY_PERSON
            return [f"key_shot {deed.card} {verdict}" if key else f"shot {deed.target} {deed.card} {verdict}"]
        case "reward" | "discard" | "lay_down_hand" | "turn_up":
            return [f"seen {deed.card}"]
        case _:
            return []


def desk(script: Script, tmp_path: Path, language: str = "en", **options: Any) -> ClerkDesk:
    chosen = GAME.read_options({"clue_board": "public"} | options)
    return ClerkDesk(GAME, MissionClerk(), chosen, language, script, tmp_path / "kept.json")


def public(view: InfiltraitorsView) -> dict[int, list[str]]:
    return {board.target: board.public for board in view.boards}


@clause("IN-5.514", "IN-6.21", "IN-8.10")
@pytest.mark.parametrize("mission", ["T1", "3", "5", "8", "13", "17", "19", "20"])
def test_the_clerk_keeps_the_boards_of_whole_missions(tmp_path: Path, mission: str) -> None:
    options = GAME.read_options({"mission": mission, "agents": 3, "clue_board": "public"})
    record = Record(GAME, options, f"clerk {mission}")
    random = Stream(mission)
    script = Script()
    at = desk(script, tmp_path, "cs", mission=mission, agents=3)
    heard = 0
    while record.pending():
        seat = record.pending()[0]
        record.play(seat, random.choose(record.choices(seat)))
        seen = record.view(WATCHER)
        assert isinstance(seen, InfiltraitorsView)
        for deed in seen.deeds[heard:]:
            for line in told(deed):
                before = len(at.entries)
                at.hear(line)
                assert len(at.entries) == before + 1, script.written[-1]
        heard = len(seen.deeds)
        report = at.sheet().report()
        if record.pending():
            assert isinstance(report.view, InfiltraitorsView)
            assert public(report.view) == public(seen)
            assert report.view.bullets == seen.bullets
    result = record.result()
    assert result is not None
    told_end = report.findings[0]
    if result.reason in ("win", "loss_bullets"):
        assert told_end.key == f"end-{result.reason}" and told_end.decisive
    assert not [line for line in script.written if line.startswith("[")]


@clause("IN-5.204", "IN-8.9")
@pytest.mark.parametrize(
    ("lines", "because"),
    [
        (["catch 0", "catch 0"], "IN-5.312"),
        (["clue 1 R4 vertical"], "IN-5.332"),
        (["catch 1", "clue 1 R4 vertical", "clue 1 R4 vertical"], "IN-3.1"),
        (["catch 1", "clue 1 R4 vertical", "shot 1 K3 right"], "IN-5.204"),
        (["time_expired"], "IN-5.706"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(tmp_path: Path, lines: list[str], because: str) -> None:
    script = Script()
    at = desk(script, tmp_path, mission="5", agents=3)
    for line in lines:
        at.hear(line)
    assert script.said(f"({because})"), script.written
    assert len(at.entries) == len(lines) - 1


@clause("IN-5.707", "IN-8.9")
def test_the_clock_of_a_timed_mission_is_started_and_goes_on_after_a_resume(tmp_path: Path) -> None:
    at = desk(Script(), tmp_path, "cs", mission="T3", agents=3)
    at.hear("catch 0")
    assert not at.clock.used
    at.hear("hodiny")
    at.clock = Clock(at.seconds, spent=100)
    at.hear("catch 1")
    options = GAME.read_options({"mission": "T3"})
    again = ClerkDesk(GAME, MissionClerk(), options, "cs", Script(), tmp_path / "kept.json", fresh=False)
    assert again.entries == ["catch 0", "catch 1"] and again.clock.used
    assert again.clock.left() == again.seconds - 100


@clause("IN-5.707", "IN-8.9")
def test_the_clock_of_a_timed_mission_runs_in_the_terminal(tmp_path: Path) -> None:
    script = Script("catch 0", "konec")
    at = desk(script, tmp_path, "cs", mission="T3", agents=3)
    at.clock = Clock(600, spent=601)
    at.run()
    assert at.entries == ["time_expired"]
    assert script.said("čas vypršel") and script.said("(SH-3)")
