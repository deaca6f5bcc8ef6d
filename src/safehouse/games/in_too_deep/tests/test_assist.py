"""Echo led for people at a real table."""

from pathlib import Path
from typing import Any

import pytest

from safehouse.cli.leading import LedGame, led_options
from safehouse.core.assist import Led
from safehouse.core.describe import describe
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import read, replay
from safehouse.core.testing import Pieces, Script, clause, untold_changes
from safehouse.core.words import Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.assist import COMPANIONS
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.vocabulary import BARRIER, CRIMINAL, ITEM


def whole_game(tmp_path: Path, people: int, language: str, **options: Any) -> tuple[LedGame, Script]:
    """People type what they do; Enter lifts the curtain where two hand the screen over."""
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    record = Record(GAME, led_options(GAME, echo, people, options), f"echo {people}")
    script = Script()
    game = LedGame(echo, record, "", language, script, tmp_path / "kept.json")
    random = Stream("people")
    curtain = game.words.say("cli-curtain", seat="§").partition("§")[0]

    def line() -> str:
        if script.written[-1].startswith(curtain):
            return ""
        return GAME.space.to_text(random.choose(record.choices(record.pending()[0])))

    script.then = line
    game.run()
    return game, script


@clause("ZH-5.199")
@pytest.mark.parametrize(
    ("people", "language", "echo"),
    [(1, "cs", "normal"), pytest.param(2, "en", "hard", marks=pytest.mark.long)],
)
def test_the_program_carries_out_echo_for_a_whole_game(
    tmp_path: Path, people: int, language: str, echo: str
) -> None:
    game, script = whole_game(tmp_path, people, language, echo=echo)
    assert game.record.result() is not None
    assert not [line for line in script.written if line.startswith("[")], "a text is missing"
    tasks = [line for line in script.written if line.startswith("→")]
    assert len(tasks) > 40
    (finished,) = tmp_path.iterdir()
    assert replay(read(finished)).result() == game.record.result()


def lying(s: InTooDeep) -> Pieces:
    """What anybody sees on the table."""
    found: Pieces = {}
    for criminal in s.in_play:
        name = CRIMINAL.values[criminal]
        found["criminal", name] = s.criminal_at[criminal]
        found["hook", name, "hooks_swapped"] = (s.hooked_by[criminal], s.locked[criminal])
        for seat in range(s.consoles):
            found["dominance", name, s.named(seat)] = s.dominance[seat][criminal]
    for item, name in enumerate(ITEM.values):
        found["item", name] = (s.item_at[item] if s.holder[item] < 0 else None, s.holder[item])
    for barrier, name in enumerate(BARRIER.values):
        found["barrier", name] = s.barriers[barrier]
    for seat in range(s.consoles):
        found["intel", s.named(seat), "echo_discarded_support"] = s.intel[seat]
        found["console", s.named(seat)] = (s.tolerance[seat], list(s.support[seat]))
        found["folders", s.named(seat), "echo_to_row", "evidence_returned"] = s.folders[seat]
    found["guardian_moved",] = s.guardian
    found["patrol_called", "patrol_shifted"] = list(s.patrol)
    found["offer_filled", "support_taken", "echo_discarded_support"] = list(s.offer)
    found["rail_filled", "took_from_rail"] = list(s.rail)
    found["display_filled", "display_emptied", "rail_filled"] = [token >= 0 for token in s.display]
    found["to_row", "echo_to_row", "evidence_returned"] = [len(row) for row in s.rows]
    found["task_set",], found["chapter_begins",] = list(s.tasks), s.chapter
    found["echo_progress", "echo_committed"] = s.progress
    found["echo_letters",] = (list(s.letters), s.off_board)
    return found


def test_every_change_on_the_table_that_nobody_there_made_is_a_task() -> None:
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    for number in range(4):
        record = Record(GAME, led_options(GAME, echo, 1 + number % 2, {}), f"law {number}")
        assert untold_changes(echo, record, lying, Stream(f"law {number}")) == []


def begun_by_echo() -> Record:
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    options = led_options(GAME, echo, 1, {})
    dealt = (Record(GAME, options, f"first {number}") for number in range(20))
    return next(each for each in dealt if any(told["kind"] == "echo_card" for told in each.told(0)))


def test_the_table_is_drawn_before_the_first_question_and_said_to_show_echos_turn(tmp_path: Path) -> None:
    record, script = begun_by_echo(), Script("quit")
    LedGame(COMPANIONS[0], record, "", "en", script, tmp_path / "kept.json").run()  # type: ignore[arg-type]
    words = Words.at_table("en", GAME, record.options, you=0)
    tasks = [f"→ {words.task(told)}" for told in record.told(0) if words.task(told)]
    assert [line for line in script.written if line.startswith("→")] == tasks
    drawn = script.written.index(describe(record.view(0), words)[0])
    assert script.written.index(tasks[-1]) < drawn < script.written.index(words.say("companion-echo-begun"))


def test_what_was_taken_back_is_to_be_put_back(tmp_path: Path) -> None:
    record = begun_by_echo()
    script = Script("1", "undo", "quit")
    LedGame(COMPANIONS[0], record, "", "en", script, tmp_path / "kept.json").run()  # type: ignore[arg-type]
    words = Words.at_table("en", GAME, record.options, you=0)
    again = Record(GAME, record.options, record.seed)
    standing = len(again.told(0))
    again.play(0, again.choices(0)[0])
    moved = [words.event(told) for told in again.told(0)[standing:] if words.task(told)]
    assert moved
    said = script.written.index(words.say("assist-put-back"))
    assert script.written[said + 1 : said + 1 + len(moved)] == [f"→ {line}" for line in reversed(moved)]


def test_everything_in_echos_turn_is_said_and_nothing_that_people_did() -> None:
    (echo,) = COMPANIONS
    assert isinstance(echo, Led)
    moved = {"kind": "moved", "criminal": "x", "zone": "y"}
    hooked = {"kind": "hooked", "seat": 0, "criminal": "x"}
    assert echo.is_said(moved, True, [0], 1)
    assert echo.is_said({"kind": "echo_missed"}, False, [0], 1)
    assert not echo.is_said(hooked, True, [0], 0) and not echo.is_said(moved, True, [0], 0)
    assert echo.is_said({"kind": "intel_gained", "seat": 0}, True, [0], 0)
    assert echo.is_said({"kind": "rail_filled"}, True, [0], 0)
