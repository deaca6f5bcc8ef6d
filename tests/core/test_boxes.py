"""Boxes of owners: each fault at its field, in both languages; the game's own data go round."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource

from safehouse.bots.boxes import BoxTold, judged
from safehouse.core import box_form
from safehouse.core import words as words_of_games
from safehouse.core.box import MOST_ROWS, Box, completed, faults, read_file, written
from safehouse.core.errors import OptionError
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.in_too_deep.data import MAJOR, OwnCards
from safehouse.games.stationfall.data import CORRIDORS, StationFile
from safehouse.games.stationfall.data.station import station_file

WITH_BOX = [name for name in names() if find(name).box is not None]


def box_of(game: str) -> Box:
    box = find(game).box
    assert box is not None
    return box


def found(game: str, change: Callable[[dict[str, Any]], object]) -> list[tuple[str, int, str, str]]:
    values = box_of(game).shipped()
    change(values)
    return [(f.table, f.row, f.field, f.reason) for f in faults(box_of(game), completed(box_of(game), values))]


def test_two_games_have_a_box() -> None:
    assert WITH_BOX == ["in_too_deep", "stationfall"]


@pytest.mark.parametrize("game", WITH_BOX)
def test_the_games_own_data_go_round(game: str) -> None:
    box = box_of(game)
    shipped = box.shipped()
    assert faults(box, shipped) == [] and completed(box, shipped) == shipped
    file = written(box, shipped)
    again = judged(game, "cs", None, file)
    assert again.faults == [] and again.file == file
    assert {name: rows for name, rows in read_file(file).items() if rows} == {
        name: rows for name, rows in shipped.items() if rows
    }


def test_the_file_is_what_the_terminal_takes() -> None:
    station = box_of("stationfall")
    read = msgspec.convert(tomllib.loads(written(station, station.shipped())), StationFile)
    assert read == station_file("")
    cards = box_of("in_too_deep")
    assert msgspec.convert(tomllib.loads(written(cards, cards.shipped())), OwnCards).crime == MAJOR.crime


def test_a_twin_of_blanks_gets_the_words_of_the_other() -> None:
    for blank, words in (("name", "czech"), ("czech", "name")):
        values = box_of("in_too_deep").shipped()
        values["petty"][0] |= {blank: "  ", words: " Mine "}
        card = completed(box_of("in_too_deep"), values)["petty"][0]
        assert card["name"] == card["czech"] == "Mine"


@pytest.mark.parametrize("game", WITH_BOX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_says_everything_in_words(game: str, language: str) -> None:
    for table in box_form.form(box_of(game), Words(language, find(game), strict=True)):
        assert table.label and all(field.label for field in table.fields)
        assert all(choice.name for field in table.fields for choice in field.choices)


def put(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(values: dict[str, Any]) -> None:
        *way, last = path
        here: Any = values
        for step in way:
            here = here[step]
        here[last] = to

    return change


def leave_out(*path: str | int) -> Callable[[dict[str, Any]], None]:
    def change(values: dict[str, Any]) -> None:
        *way, last = path
        here: Any = values
        for step in way:
            here = here[step]
        del here[last]

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("section", 3, "colour", to=1), ("section", 3, "", "box-unknown")),
        (put("people", to=[]), ("", -1, "", "box-unknown")),
        (put("section", to="all"), ("section", -1, "", "box-no-table")),
        (put("section", 3, to="bridge"), ("section", -1, "", "box-no-table")),
        (put("corridor", to=[{}] * (MOST_ROWS + 1)), ("corridor", -1, "", "box-many")),
        (put("section", 3, "id", to="cellar"), ("section", 3, "id", "box-no-id")),
        (put("section", 3, "id", to="tanks"), ("section", 14, "id", "box-twice")),
        (leave_out("section", 3), ("section", -1, "", "box-lacks")),
        (leave_out("section", 3, "airlock"), ("section", 3, "airlock", "box-missing")),
        (put("section", 3, "airlock", to="sideways"), ("section", 3, "airlock", "box-no-choice")),
        (put("section", 3, "airlock", to=["in"]), ("section", 3, "airlock", "box-no-text")),
        (put("section", 3, "gravity", to="yes"), ("section", 3, "gravity", "box-no-flag")),
        (put("section", 3, "items", to="helmet"), ("section", 3, "items", "box-no-list")),
        (put("section", 3, "items", to=["helmet"] * 13), ("section", 3, "items", "box-many")),
        (put("section", 3, "actions", to=["meditate"] * 2), ("section", 3, "actions", "box-repeats")),
        (put("section", 3, "x", to=True), ("section", 3, "x", "box-no-number")),
        (put("section", 3, "x", to=101), ("section", 3, "x", "box-between")),
        (put("section", 3, "x", to=10**400), ("section", 3, "x", "box-between")),
        (put("pod", 0, "capacity", to=2.5), ("pod", 0, "capacity", "box-no-whole")),
        (put("section", 3, "conf", to=7), ("section", 3, "conf", "box-no-text")),
        (put("section", 3, "damageable", to=7), ("section", 3, "damageable", "box-no-number")),
        (put("corridor", 2, "b", to="array_control"), ("corridor", 2, "b", "box-station-itself")),
        (put("corridor", 2, "b", to="forward_hub"), ("corridor", 2, "b", "box-station-again")),
        (put("vent", 0, "b", to=CORRIDORS.vent[0].a), ("vent", 0, "b", "box-station-itself")),
        (put("section", 0, "power", to=True), ("section", -1, "", "box-station-power")),
        (put("section", 25, "hazard", to=""), ("section", 25, "hazard", "box-station-space")),
        (put("section", 0, "items", to=["helmet"] * 12), ("section", -1, "", "box-station-many")),
        (put("section", 16, "items", to=[]), ("section", -1, "", "box-station-nowhere")),
        (put("section", 1, "actions", to=[]), ("section", -1, "", "box-station-actions")),
    ],
)  # fmt: skip
def test_a_faulty_station_is_refused_at_its_field(change: Any, fault: tuple[str, int, str, str]) -> None:
    assert fault in found("stationfall", change)


@pytest.mark.parametrize(
    ("change", "reasons"),
    [
        (lambda v: [s.update(console=False) for s in v["section"]], {"box-station-console"}),
        (lambda v: [s.update(airlock="out") for s in v["section"]], {"box-station-way-in"}),
        (lambda v: [s.update(dark=False) for s in v["section"]], {"box-station-dark"}),
        (lambda v: [s.update(kompromat="") for s in v["section"]], {"box-station-kompromats"}),
        (lambda v: [c.update(lock=False) for c in v["corridor"]], {"box-station-lock"}),
        (lambda v: v.update(corridor=[]), {"box-station-far"}),
    ],
)
def test_what_a_whole_station_lacks_is_said(change: Any, reasons: set[str]) -> None:
    assert {fault[3] for fault in found("stationfall", change)} == reasons


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("crime", 0, "name", to="x" * 121), ("crime", 0, "name", "box-long")),
        (put("crime", 0, "name", to="two\nlines"), ("crime", 0, "name", "box-one-line")),
        (put("crime", 0, "name", to="bell\a"), ("crime", 0, "name", "box-no-text")),
        (put("crime", 0, "cautious", "intel", to=-1), ("crime", 0, "cautious.intel", "box-between")),
        (leave_out("crime", 0, "cautious"), ("crime", 0, "cautious.intel", "box-missing")),
        (put("crime", 0, "cautious", "luck", to=1), ("crime", 0, "", "box-unknown")),
        (put("crime", 0, "level", to=2), ("crime", 0, "level", "box-card-code")),
        (put("crime", 0, "line", to="B"), ("crime", 0, "line", "box-card-code")),
        (put("crime", 0, "reckless", "intel", to=0), ("crime", 0, "reckless.intel", "box-card-reckless-intel")),
        (
            put("crime", 0, "reckless", "dilemmas", to=0),
            ("crime", 0, "reckless.dilemmas", "box-card-reckless-dilemmas"),
        ),
        (
            put("crime", 0, "cautious", "process", to=0),
            ("crime", 0, "cautious.process", "box-card-cautious-process"),
        ),
        (
            put("crime", 0, "cautious", "evidence", to=0),
            ("crime", 0, "cautious.evidence", "box-card-cautious-evidence"),
        ),
        (put("crime", 0, "four_plus", to=True), ("crime", -1, "", "box-card-four-plus")),
        (put("crime", 1, "name", to=MAJOR.crime[0].name), ("crime", 1, "name", "box-card-name")),
        (put("dilemma", 0, "symbols", to=[]), ("dilemma", 0, "symbols", "box-card-bonus")),
        (put("dilemma", 1, "corruption", to=9), ("dilemma", 1, "corruption", "box-card-corruption")),
        (put("icons", "badge_set", to=-1), ("icons", 0, "badge_set", "box-between")),
    ],
)
def test_a_faulty_card_is_refused_at_its_field(change: Any, fault: tuple[str, int, str, str]) -> None:
    assert fault in found("in_too_deep", change)


@pytest.mark.parametrize(
    ("field", "line", "reason"),
    [
        ("when", "at(y1,§)", "unreadable"),
        ("when", "at(y1", "expected"),
        ("when", "(y1)", "expected"),
        ("when", "at(y1,P) and alone(y1)", "expected"),
        ("when", "at(y2,P)", "slot"),
        ("when", "at(y1,nowhere)", "zone"),
        ("when", "holds(y1,hat)", "item"),
        ("when", "crims(P,2)", "compare"),
        ("when", "crims(P,>=222)", "compare"),
        ("when", "crims(P,>=2,cats)", "word"),
        ("when", "at(y1)", "arguments"),
        ("when", "flies(y1)", "predicate"),
        ("when", "hooked(>=1)", "slots"),
        ("effect", "explode(y1)", "effect"),
        ("effect", "drop(y1) drop(y1)", "follows"),
        ("effect", "send(y1,Z)", "unnamed"),
        ("effect", "guardian_step(0)", "steps"),
        ("effect", "machine(99)", "number"),
    ],
)
def test_a_faulty_line_is_refused_at_its_field(field: str, line: str, reason: str) -> None:
    def change(values: dict[str, Any]) -> None:
        values["petty"][0] |= {"you": 1, "when": ["at(y1,P)"], "effect": [], field: [line]}

    assert found("in_too_deep", change) == [("petty", 0, field, f"box-card-{reason}")]


REASON = re.compile(r'"(box-[a-z-]+[a-z])"')
REASONS_IN = {
    "stationfall": ["core/box.py", "games/stationfall/tables/station.py"],
    "in_too_deep": [
        "core/box.py",
        "games/in_too_deep/tables/loader.py",
        "games/in_too_deep/tables/language.py",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_the_persons_language(language: str) -> None:
    for game, modules in REASONS_IN.items():
        words = Words(language, find(game))
        source = "".join((find(game).folder.parents[1] / module).read_text("utf-8") for module in modules)
        assert [key for key in REASON.findall(source) if not words.has(key)] == []
    told = judged("stationfall", language, {"section": [{"id": "bridge"}]}, "")
    assert told.faults and not any("[" in fault.sentence for fault in told.faults)


def test_a_text_in_one_language_stands_for_both() -> None:
    values = {
        "dilemma": [{**box_of("in_too_deep").shipped()["dilemma"][0], "title": "", "title_czech": "Jen česky"}]
    }
    told = judged("in_too_deep", "cs", values, "")
    assert told.faults == [] and told.box is not None
    assert told.box["dilemma"][0]["title"] == "Jen česky"


def test_one_fault_does_not_hide_another() -> None:
    def change(values: dict[str, Any]) -> None:
        values["crime"][0] |= {"when": ["flies(y1)"], "name": "", "czech": ""}
        values["crime"][0]["cautious"]["intel"] = 44

    assert {fault[2:] for fault in found("in_too_deep", change)} == {
        ("name", "box-empty"),
        ("czech", "box-empty"),
        ("cautious.intel", "box-between"),
        ("when", "box-card-predicate"),
        ("reckless.intel", "box-card-reckless-intel"),
    }


def test_what_is_kept_comes_from_the_card_with_the_same_code() -> None:
    card = dict(box_of("in_too_deep").shipped()["crime"][8])
    for name in ("line", "level", "prov"):
        del card[name]
    told = judged("in_too_deep", "cs", {"crime": [card]}, "")
    assert told.faults == [] and 'line = "B"' in told.file


@pytest.mark.parametrize(
    "text",
    ["= 1", "a = " + "[" * 5000, "section = 1", "x = 1979-05-27", "\x00", "n = nan", "n = " + "9" * 5000],
)
def test_a_file_that_is_none_is_refused_in_words(text: str) -> None:
    told: BoxTold = judged("stationfall", "en", None, text)
    assert told.faults and all(fault.sentence for fault in told.faults)


def test_words_of_a_file_mean_nothing_to_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    game = find("in_too_deep")
    card = dict(box_of("in_too_deep").shipped()["petty"][0])
    card |= {"name": 'A { $seat } "}', "czech": "B", "blurb": "one\nmove-play = two"}
    told = judged("in_too_deep", "en", {"petty": [card]}, "")
    assert told.faults == []
    (tmp_path / "mine.toml").write_text(told.file, "utf-8")
    monkeypatch.setenv("SAFEHOUSE_FILES", str(tmp_path))
    words = Words("en", game, options=game.read_options({"cards": "mine.toml"}), strict=True)
    assert words.say("crime-P01") == 'A { $seat } "}'
    assert not words.has("move-play") and words.attribute("crime-P01", "blurb") == "one move-play = two"


def test_own_texts_are_read_once_however_often_they_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = find("in_too_deep")
    card = dict(box_of("in_too_deep").shipped()["petty"][0]) | {"name": "Read once"}
    (tmp_path / "once.toml").write_text(judged("in_too_deep", "en", {"petty": [card]}, "").file, "utf-8")
    monkeypatch.setenv("SAFEHOUSE_FILES", str(tmp_path))
    options = game.read_options({"cards": "once.toml"})
    Words("en", game)
    read: list[str] = []
    monkeypatch.setattr(
        words_of_games, "FluentResource", lambda text: read.append(text) or FluentResource(text)
    )
    assert {Words("en", game, options=options).say("crime-P01") for _ in range(3)} == {"Read once"}
    assert len(read) == 1 and "Read once" in read[0]


def test_a_number_without_end_in_somebodys_own_file_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "endless.toml").write_text(f"schema = {'9' * 5000}", "utf-8")
    monkeypatch.setenv("SAFEHOUSE_FILES", str(tmp_path))
    with pytest.raises(OptionError, match="a file that fits"):
        find("in_too_deep").read_options({"cards": "endless.toml"})


def test_everybody_at_a_table_has_a_name() -> None:
    game = find("agent_avenue")
    options = game.read_options()
    titles = Words.at_table("en", game, options).players
    assert titles == [Words("en", game).say(key) for key in game.seat_names(options)]
    words = Words.at_table("en", game, options, ["", "Ann"], you=1)
    assert (words.players, words.you) == ([titles[0], "Ann"], 1)
