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
from safehouse.core.view import View
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.assist import Mission, MissionClerk
from safehouse.games.infiltraitors.tests.playing import choose_well
from safehouse.games.infiltraitors.view import Deed, InfiltraitorsView

KEY_PERSON = 5


def told(deed: Deed, seen: InfiltraitorsView) -> list[str]:
    """What people say of a deed that all have seen."""
    turned = "vertical" if deed.vertical else "horizontal"
    match deed.kind:
        case "catch":
            is_single = "two_card_suspects" in seen.briefing.modifiers and not deed.count
            return [f"{'catch_single' if is_single else 'catch'} {deed.seat}"]
        case "finale":
            return [f"catch {deed.seat}", *(f"seen {each.card}" for each in seen.pile if each.up)]
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


@clause("IN-5.514", "IN-6.21", "IN-8.10", "IN-5.721", "IN-5.727", "IN-5.777", "IN-5.808")
@pytest.mark.parametrize(
    ("mission", "agents"),
    [("T1", 3), ("6", 3), ("12", 3), ("13", 3), ("14", 3), ("16", 5), ("17", 3), ("18", 3), ("19", 3)],
)
def test_the_clerk_keeps_the_boards_of_whole_missions(mission: str, agents: int) -> None:
    """Half of the shots are right, so that suspects fall and the last part of a mission is reached."""
    options = GAME.read_options({"mission": mission, "agents": agents, "clue_board": "public"})
    record = Record(GAME, options, "s0")
    random = Stream("s0m")
    sheet = MissionClerk().open(options)
    heard = 0
    while record.pending():
        seat = record.pending()[0]
        record.play(seat, choose_well(record.truth(), record.choices(seat), random))
        seen = record.view(WATCHER)
        assert isinstance(seen, InfiltraitorsView)
        for deed in seen.deeds[heard:]:
            for line in told(deed, seen):
                enter(sheet, line)
        if heard < len(seen.deeds) and record.pending():
            compare(sheet.report().view, seen)
        heard = len(seen.deeds)
    result = record.result()
    assert result is not None
    if result.reason in ("win", "loss_bullets"):
        told_end = sheet.report().findings[0]
        assert told_end.key == f"end-{result.reason}" and told_end.decisive


def enter(sheet: Mission, line: str) -> None:
    """What was told is offered, and nothing forbids it."""
    entry = MissionClerk.space.decode(MissionClerk.space.from_text(line))
    offered = sheet.offered()[entry.kind]
    assert all(value in offered[name] for name, value in entry.args.items()), line
    assert sheet.forbids(entry) is None, line
    sheet.enter(entry)


def compare(kept: View | None, seen: InfiltraitorsView) -> None:
    assert isinstance(kept, InfiltraitorsView)
    assert public(kept) == public(seen)
    assert kept.bullets == seen.bullets and kept.pool == seen.pool
    assert [stand.token for stand in kept.stands] == [stand.token for stand in seen.stands]
    assert kept.eliminator is None and kept.pending == [], "who was drawn and whose turn it is nobody has told"


@clause("IN-5.723", "IN-5.736", "IN-5.737")
@pytest.mark.parametrize(
    ("mission", "lines", "because"),
    [
        ("3", ["catch 1", "catch 0", "shot 0 K3 wrong"], "IN-5.723"),
        ("7", ["catch 1", "clue 1 R4 vertical", "shot 1 K3 wrong"], "IN-5.736"),
        ("7", ["catch 1", "clue 1 R4 vertical", "clue 1 K9 horizontal", "shot 1 R3 wrong"], "IN-5.737"),
        ("6", ["catch 1", "clue 1 RS vertical", "clue 1 RS vertical"], "IN-3.1"),
        ("5", ["catch_single 1"], "IN-5.777"),
    ],
)
def test_the_special_rules_of_a_mission_are_kept(
    tmp_path: Path, mission: str, lines: list[str], because: str
) -> None:
    script = Script()
    at = desk(script, tmp_path, mission=mission, agents=3)
    for line in lines:
        at.hear(line)
    assert script.said(f"({because})"), script.written
    assert len(at.entries) == len(lines) - 1


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
