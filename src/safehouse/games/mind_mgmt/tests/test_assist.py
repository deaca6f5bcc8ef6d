"""The program beside a real table: as the Recruiter, or keeping the map for a person in that part."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.cli.leading import LedGame, led_options
from safehouse.core.assist import Led
from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, read, replay
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Pieces, Script, clause, untold_changes
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.assist import COMPANIONS
from safehouse.games.mind_mgmt.data import BORDER_IDS, FEATURE_IDS, LOCATION_IDS
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import BIT
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.view import MindMgmtView

BY_HAND = ("mayhem_placed", "nudged", "pushed")
"""What people have moved by making the entry."""
PEOPLE = ("ask ", "reveal", "move ", "activate ", "place_")


def companion(name: str) -> Led:
    return next(each for each in COMPANIONS if each.id == name and isinstance(each, Led))


def led(
    tmp_path: Path,
    script: Script,
    name: str = "recruiter",
    people: int = 1,
    level: str = "easy",
    language: str = "en",
    seed: str = "led",
    **options: Any,
) -> LedGame:
    found = companion(name)
    record = Record(GAME, led_options(GAME, found, people, {"mode": "training"} | options), seed)
    return LedGame(found, record, level, language, script, tmp_path / "kept.json")


def whole_game(tmp_path: Path, most: int = 1000, **values: Any) -> tuple[LedGame, Script]:
    """People type what they do in the words of the menu, questions preferred."""
    script = Script()
    game = led(tmp_path, script, **values)
    random = Stream("people")
    typed = 0

    def line() -> str:
        nonlocal typed
        typed += 1
        if typed > most:
            raise EOFError
        record = game.record
        moves = record.choices(record.pending()[0])
        texts = {GAME.space.to_text(move): move for move in moves}
        asking = [text for begin in PEOPLE[:2] for text in texts if text.startswith(begin)]
        wanted = asking or list(texts)
        chosen = wanted[random.below(len(wanted))]
        sentence = game.words.move(texts[chosen])
        return sentence if game._meant(moves, sentence) == [texts[chosen]] else chosen

    script.then = line
    game.run()
    return game, script


def watched(game: LedGame) -> MindMgmtView:
    view = game.record.view(WATCHER)
    assert isinstance(view, MindMgmtView)
    return view


def opened(save: Save, prints: list[str]) -> bool:
    """Whether every fingerprint is the hash of the seed and of some of the moves."""
    lines = [save.seed, *save.moves]
    hashes = {hashlib.sha256("\n".join(lines[: n + 1]).encode()).hexdigest() for n in range(len(lines))}
    return bool(prints) and set(prints) <= hashes


AFTER_A_SERIES = {
    "mode": "full",
    "opened_recruiter": "2",
    "opened_agents": "2",
    "last_winner": "recruiter",
    "streak": "2",
}


@clause("MM-5.1501", "MM-5.1503", "MM-5.1504", "MM-5.1506", "MM-5.1507")
@pytest.mark.parametrize(
    ("language", "level", "options"),
    [
        ("cs", "normal", {"mode": "full"}),
        ("en", "easy", {"mode": "full", "modules": "static,radio_silence,tip_line,cordon,early_warning"}),
        ("cs", "easy", AFTER_A_SERIES),
    ],
)
def test_the_program_is_the_recruiter_for_a_whole_game(
    tmp_path: Path, language: str, level: str, options: dict[str, str]
) -> None:
    game, script = whole_game(tmp_path, people=2, level=level, language=language, **options)
    assert game.record.result() is not None
    assert not [line for line in script.written if line.startswith("[")], "a text is missing"
    assert len([line for line in script.written if line.startswith("→")]) > 5
    (finished,) = tmp_path.iterdir()
    save = read(finished)
    assert replay(save).result() == game.record.result()
    assert len(game.fingerprints) >= 3 and opened(save, game.fingerprints)


def test_no_line_tells_the_secret_before_the_end(tmp_path: Path) -> None:
    """Nothing is said that the Recruiter alone hears."""
    game, script = whole_game(tmp_path, most=30, mode="full", seed="secret")
    words = Words("en", GAME, players=game.words.players)
    open_lines = {words.event(told) for told in game.record.told(WATCHER)}
    secret_lines = {words.event(told) for told in game.record.told(RECRUITER)} - open_lines
    assert len(secret_lines) > 8
    assert not secret_lines & set(script.written)
    assert watched(game).secret is None


def lying(s: MindMgmt) -> Pieces:
    """What anybody sees on the table, Agents aside."""
    found: Pieces = {("announced", "setup_announced"): tuple(s.announced), ("time_advanced",): max(s.hour, 5)}
    for number, name in enumerate(LOCATION_IDS):
        found["immortal", name] = s.immortal_mask & BIT[number]
        found["step", name] = s.steps & BIT[number]
        found["confirmed", name] = s.confirmed & BIT[number]
    for number, name in enumerate(BORDER_IDS):
        found["mayhem", name] = number in s.mayhem
    for number, name in enumerate(FEATURE_IDS):
        found["feature", name] = (number in s.area, s.shown & BIT[number])
    return found


WITH_PACKAGES = {"mode": "full", "opened_recruiter": 7, "opened_agents": 7, "selection": "mutual", "number": 4}


@pytest.mark.parametrize("options", [{"mode": "training"}, {"mode": "full"}, WITH_PACKAGES])
@pytest.mark.parametrize(("name", "people"), [("recruiter", 1), ("secret_map", 2)])
def test_every_change_on_the_table_that_nobody_there_made_is_a_task(
    name: str, people: int, options: dict[str, Any]
) -> None:
    found = companion(name)
    for number in range(3):
        record = Record(GAME, led_options(GAME, found, people, dict(options)), f"law {number}")
        untold = untold_changes(found, record, lying, Stream(f"law {number}"))
        assert not [line for line in untold if not any(own in line for own in BY_HAND)]


@pytest.mark.parametrize("typed", ["3", "place_agent C1", "place_agent c1", "agent on c1"])
def test_an_entry_is_understood_by_number_by_name_and_by_words(tmp_path: Path, typed: str) -> None:
    game = led(tmp_path, Script(typed, "quit"))
    game.run()
    assert game.record.entries[-1] == "1 place_agent C1"


def test_words_that_fit_several_moves_bring_a_list_and_change_nothing(tmp_path: Path) -> None:
    script = Script("place_agent", "quit")
    game = led(tmp_path, script)
    game.run()
    assert script.said("Which of these?") and not any(entry.startswith("1 ") for entry in game.record.entries)


def test_what_the_rules_forbid_is_refused_with_its_reason_in_czech(tmp_path: Path) -> None:
    script = Script("Postavit agenta na C4", "quit")
    game = led(tmp_path, script, language="cs")
    game.run()
    assert script.said("nelze") and script.said("(MM-")
    assert not any(entry.startswith("1 ") for entry in game.record.entries)


@clause("MM-5.1604")
def test_a_wrong_entry_is_taken_back_even_after_the_recruiter_has_answered(tmp_path: Path) -> None:
    game, script = whole_game(tmp_path, most=40, people=2)
    asked = [n for n, step in enumerate(game.record.steps) if "ask " in GAME.space.to_text(step.move)]
    again = led(tmp_path, Script(), people=2)
    for step in game.record.steps[: asked[0]]:
        again.record.play(step.seat, step.move)
    before = watched(again)
    script = Script(GAME.space.to_text(game.record.steps[asked[0]].move), "undo", "quit")
    again.screen = script
    again.run()
    assert script.said("stays heard")
    assert watched(again) == before


@clause("MM-5.1601", "MM-5.1602", "MM-5.1603")
def test_a_person_as_the_recruiter_gets_the_map_kept_and_mistakes_pointed_out(tmp_path: Path) -> None:
    lines = ["choose_recruiter karl_box", "start_at C4", "step F7", "step C5", "step C6", "step C7", "step D7"]
    script = Script("", *lines, "", "quit")
    game = led(tmp_path, script, "secret_map", people=2, level="")
    game.run()
    assert script.said("not allowed") and script.said("<clear>")
    secret = game.record.view(RECRUITER).secret  # type: ignore[attr-defined]
    assert secret.trail == ["C4", "C5", "C6", "C7", "D7"]
    assert watched(game).secret is None


@clause("MM-5.1004", "MM-5.1007", "MM-5.1603")
@pytest.mark.parametrize(("language", "word"), [("en", "mistake"), ("cs", "Chyba")])
def test_a_mistake_is_admitted_by_typing_it(tmp_path: Path, language: str, word: str) -> None:
    walk = ["choose_recruiter karl_box", "start_at C4", "step C5", "step C6", "step C7", "step D7"]
    wrong = [word, f"{word} 0", f"{word} 2 C5", "1 F7 A7"]
    first = [word, "", *wrong, f"{word} 2 c5 C6", ""]
    again = ["place_agent A1", "undo", "undo", word, "", "2 c5 C6", "", word, "", "1 C7", ""]
    script = Script("", *walk, "", *first, *again, "quit")
    game = led(tmp_path, script, "secret_map", people=2, level="", language=language)
    game.run()
    confirmed = {note.at: note.text for note in watched(game).notes if note.confirmed}
    assert {place: confirmed[place] for place in ("C5", "C6", "C7")} == {"C5": "2", "C6": "3", "C7": "4"}
    kept = replay(read(tmp_path / "kept.json"))
    assert kept.view(RECRUITER) == game.record.view(RECRUITER)
    assert kept.told(WATCHER) == game.record.told(WATCHER)


def test_what_agents_type_of_a_mistake_tells_nothing_of_the_map(tmp_path: Path) -> None:
    """Nothing is judged before the Recruiter has come to the screen, and nothing stays once that is over."""
    walk = ["choose_recruiter karl_box", "start_at C4", "step C5", "step C6", "step C7", "step D7"]

    def probed(place: str) -> list[str]:
        script = Script("", *walk, "", f"mistake 1 {place}", "", "", "", "quit")
        game = led(tmp_path, script, "secret_map", people=2, level="")
        game.run()
        assert not any("mistake" in entry for entry in game.record.entries)
        return script.written

    said = probed("C7")
    assert said == probed("F7")
    offered = said.index("You may name C5, C6, C7 and D7.")
    assert "<clear>" in said[offered - 4 : offered] and "<clear>" in said[offered:]


@clause("MM-5.1602")
def test_the_automatic_recruiter_has_nothing_to_admit(tmp_path: Path) -> None:
    game = led(tmp_path, Script("mistake 1 C3", "quit"))
    game.run()
    assert not any("mistake" in entry for entry in game.record.entries)


def piped(tmp_path: Path, *arguments: str, typed: str, code: int = 0) -> str:
    done = CliRunner().invoke(
        app, ["assist", *arguments], input=typed, env={"XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    )
    assert done.exit_code == code, done.output
    return done.output


def test_a_piped_terminal_plays_keeps_and_goes_on(tmp_path: Path) -> None:
    training = ("mind_mgmt", "-o", "mode=training", "--seed", "pipe")
    said = piped(tmp_path, *training, typed="help\n1\n1\nquit\n")
    (kept,) = (tmp_path / "safehouse").iterdir()
    assert f"safehouse assist mind_mgmt recruiter --resume {kept}" in " ".join(said.split())
    assert len([move for move in read(kept).moves if move.startswith("1 ")]) == 2
    piped(tmp_path, "mind_mgmt", "recruiter", "--resume", str(kept), "--lang", "cs", typed="1\n")
    assert len([move for move in read(kept).moves if move.startswith("1 ")]) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        ["mind_mgmt", "--level", "godlike"],
        ["mind_mgmt", "-o", "mode=tiny"],
        ["mind_mgmt", "-o", "players=3"],
        ["mind_mgmt", "oracle"],
        ["chess"],
        ["mind_mgmt", "--people", "5"],
    ],
)
def test_wrong_options_are_refused_in_words(tmp_path: Path, wrong: list[str]) -> None:
    piped(tmp_path, *wrong, typed="", code=1)


def test_only_the_options_of_the_companion_can_be_set() -> None:
    with pytest.raises(OptionError):
        led_options(GAME, companion("recruiter"), 1, {"heat_layer": False})
