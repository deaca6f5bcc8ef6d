"""The judge at a real table agrees with the engine, turn by turn."""

from pathlib import Path

import pytest

from safehouse.cli.assisting import Place, Wish, assist
from safehouse.cli.clerking import ClerkDesk
from safehouse.core.about import name_of
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Script, clause
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.assist import Judge, Table
from safehouse.games.agent_avenue.describe import describe, picture
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.vocabulary import SIDE_IDS

Told = dict[str, Value | None]


def turns_told(record: Record, start: str) -> list[list[str]]:
    """What people say of each turn of a game that the engine has played."""
    found: list[list[str]] = []
    swaps: list[str] = []
    active = start
    base: list[Told] = []
    for told in record.told(WATCHER):
        match told["kind"]:
            case "swapped":
                swaps.append(f"swap {told['seat']}")
            case "answered":
                base = []
            case "recruited" if len(base) < 2:
                base.append(told)
                if len(base) == 2:
                    theirs, ours = (each["agent"] for each in base)
                    found.append([*swaps, f"turn {active} {ours} {theirs}"])
                    swaps = []
                    active = next(side for side in SIDE_IDS if side != active)
            case "recruited":
                found[-1].append(f"recruit {told['agent']}")
            case "took":
                found[-1].append(f"take {told['seat']} {told['card']}")
            case "took_back" | "stole":
                found[-1].append(f"return {told['agent']}")
    return found


def desk(script: Script, tmp_path: Path, language: str = "en", **options: str) -> ClerkDesk:
    return ClerkDesk(GAME, Judge(), GAME.read_options(options), language, script, tmp_path / "kept.json")


@clause("AA-5.61", "AA-5.66", "AA-8.6")
@pytest.mark.parametrize(
    ("mode", "variant", "language"),
    [
        ("simple", "duel", "cs"),
        ("advanced", "duel", "en"),
        ("advanced", "team4", "cs"),
        ("simple", "team3", "en"),
    ],
)
def test_the_judge_agrees_with_whole_games(tmp_path: Path, mode: str, variant: str, language: str) -> None:
    for number in range(6):
        options = GAME.read_options({"mode": mode, "variant": variant})
        record = Record(GAME, options, f"judge {number}")
        random = Stream(f"judge {number}")
        while record.pending():
            seat = random.choose(record.pending())
            record.play(seat, random.choose(record.moves(seat)))
        start = next(str(told["side"]) for told in record.told(WATCHER) if told["kind"] == "starts")
        turns = turns_told(record, start)
        script = Script()
        at = desk(script, tmp_path, language, mode=mode, variant=variant)
        for turn in turns:
            assert at.sheet().report().result is None
            for entry in turn:
                assert at.hear(entry)
        assert len(at.entries) == sum(map(len, turns)), script.written[-2:]
        report = at.sheet().report()
        assert report.result == record.result()
        told, true = report.view, record.view(WATCHER)
        assert told is not None
        assert [(s.space, s.in_play, s.ongoing) for s in told.sides] == [  # type: ignore[attr-defined]
            (s.space, s.in_play, s.ongoing)
            for s in true.sides  # type: ignore[attr-defined]
        ]
        assert told.deck_size == true.deck_size  # type: ignore[attr-defined]
        assert not [line for line in script.written if line.startswith("[")]


@pytest.mark.parametrize(
    ("lines", "because"),
    [
        (["turn green mole sentinel", "turn green mole sentinel"], "AA-8.15"),
        (["take 0 outpost"], "AA-5.80"),
        (["recruit mole"], "AA-5.86"),
        (["return mole"], "AA-5.86"),
        (["swap 0"] * 5, "AA-5.22"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(tmp_path: Path, lines: list[str], because: str) -> None:
    script = Script()
    at = desk(script, tmp_path, mode="advanced")
    for line in lines:
        at.hear(line)
    assert script.said(f"({because})")
    assert len(at.entries) == len(lines) - 1


@pytest.mark.parametrize(
    ("line", "because"),
    [("tah modrá kryptografka krtek", "AA-5.17"), ("tah zelená pozorovatel bojovnice", "AA-8.15")],
)
def test_what_cannot_be_is_refused_with_its_clause_in_the_readers_words(
    tmp_path: Path, line: str, because: str
) -> None:
    script = Script()
    at = desk(script, tmp_path, "cs")
    told = ["turn green mole codebreaker"]
    for each in [*told, line]:
        at.hear(each)
    assert script.said(f"({because})"), script.written
    assert at.entries == told


LANDED = "turn green double_agent daredevil"
"""Green steps back onto 13, blue goes on to the market at 9."""


@clause("AA-5.20", "AA-5.90", "AA-5.93", "AA-5.99", "AA-8.1")
@pytest.mark.parametrize(
    ("lines", "because"),
    [
        (["turn green mole sentinel", "swap 0"], "AA-5.20"),
        ([LANDED, "turn blue mole sentinel"], "AA-8.1"),
        ([LANDED, "swap 1"], "AA-8.1"),
        (["turn green daredevil daredevil", "take 1 outpost"], "AA-5.90"),
        ([LANDED, "take 1 smoke_screen", "turn blue mole sentinel"], "AA-5.99"),
        ([LANDED, "take 1 mind_control", "swap 1"], "AA-5.99"),
    ],
)
def test_a_turn_is_told_whole_and_by_whose_it_is(tmp_path: Path, lines: list[str], because: str) -> None:
    script = Script()
    at = desk(script, tmp_path, mode="advanced")
    for line in lines:
        at.hear(line)
    assert script.said(f"({because})"), script.written[-3:]
    assert at.entries == lines[:-1]


@clause("AA-5.66")
def test_nothing_is_missing_to_a_catch_that_has_happened(tmp_path: Path) -> None:
    script = Script()
    desk(script, tmp_path, "cs").hear("turn blue mole sidekick")
    assert script.said("Vítězí Zelená.") and not script.said(" 0 pol")


@clause("AA-5.99", "AA-8.2")
def test_nobody_has_won_before_a_compulsory_ability_is_told(tmp_path: Path) -> None:
    script = Script()
    at = desk(script, tmp_path, mode="advanced")
    for line in (
        "turn green sentinel codebreaker",
        "turn blue codebreaker sidekick",
        "turn green enforcer codebreaker",
        "take 0 mind_control",
    ):
        assert at.hear(line)
    assert at.sheet().report().result is None
    assert set(at.sheet().offered()) == {"return"}
    at.hear("return codebreaker")
    assert at.sheet().report().result is None and script.written[-1].endswith("(AA-8.15)")


@clause("AA-5.93")
def test_with_the_market_empty_nothing_is_owed(tmp_path: Path) -> None:
    sheet = desk(Script(), tmp_path, mode="advanced").sheet()
    assert isinstance(sheet, Table)
    sheet.taken = list(range(15))
    sheet.enter(Judge.space.decode(Judge.space.from_text(LANDED)))
    assert set(sheet.offered()) == {"turn", "swap"}


def test_spaces_have_one_number_in_words_and_in_the_drawing(tmp_path: Path) -> None:
    script = Script()
    at = desk(script, tmp_path, "cs")
    view = at.sheet().report().view
    assert isinstance(view, AgentAvenueView)
    drawn, told = "\n".join(picture(view, at.words)), "\n".join(describe(view, at.words))
    how = at.words.say("companion-judge-how")
    for side in view.sides:
        sign = at.words.say(f"sign-{side.side}")
        assert f"[{side.space:>2}{sign.lower()}{sign}" in drawn
        assert f"na poli {side.space};" in told and f"{side.space} " in how
        assert name_of(f"space:{side.space}", at.words) == f"Pole {side.space}"


def test_nothing_more_is_asked_for_once_a_side_has_won(tmp_path: Path) -> None:
    at = desk(Script(), tmp_path)
    for turn in ("turn green codebreaker mole", "turn blue sentinel codebreaker"):
        at.hear(turn)
        assert set(at.sheet().offered()) == {"turn", "swap"}
    at.hear("turn green codebreaker sentinel")
    assert at.sheet().offered() == {}


def test_a_new_desk_leaves_the_kept_one_alone(tmp_path: Path) -> None:
    place = Place(Script("turn green mole sentinel", "quit"), "en", tmp_path)
    assist(GAME, Judge(), Wish(), place)
    first = (tmp_path / "agent_avenue-judge.json").read_bytes()
    assist(GAME, Judge(), Wish(), Place(Script("turn green sentinel mole"), "en", tmp_path))
    assert (tmp_path / "agent_avenue-judge.json").read_bytes() == first
    assert b"sentinel mole" in (tmp_path / "agent_avenue-judge-2.json").read_bytes()


def test_an_entry_is_kept_before_anybody_leaves(tmp_path: Path) -> None:
    at = desk(Script(), tmp_path)
    at.hear("turn green mole sentinel")
    assert b"turn green mole sentinel" in at.keep.read_bytes()


def test_a_desk_understands_words_takes_back_and_goes_on(tmp_path: Path) -> None:
    script = Script("tah zelená krtek pozorovatel", "nesmysl", "zpět", "tah zelená krtek pozorovatel", "konec")
    at = desk(script, tmp_path, "cs")
    at.run()
    assert script.said("nesmysl") and script.said("Vzato zpět")
    assert at.entries == ["turn green mole sentinel"]
    again = ClerkDesk(GAME, Judge(), GAME.read_options(), "cs", Script(), tmp_path / "kept.json", fresh=False)
    assert again.entries == at.entries
