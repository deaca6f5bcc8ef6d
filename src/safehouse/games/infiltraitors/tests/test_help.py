"""How much the clue boards help: none, by hand, public knowledge, full; the group decides beforehand."""

from typing import Any

import pytest

from safehouse.core.preview import preview
from safehouse.core.save import Save, replay
from safehouse.core.seats import WATCHER
from safehouse.core.testing import Table, clause
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.describe import describe, picture
from safehouse.games.infiltraitors.tests.laying_out import lay_out
from safehouse.games.infiltraitors.tests.playing import play
from safehouse.games.infiltraitors.view import CrossedOut


def with_board(level: str, **further: Any) -> Table:
    """The suspect of seat 0 is the red 6; seat 1 holds the black 6 and sees that it is not that one."""
    return lay_out(
        "T1",
        2,
        hands=[["R2", "K4"], ["K6"]],
        suspects=[["R6"], []],
        clues=[["K3|v"], []],
        row=["Y9"],
        hq=["Y3"],
        bullets=3,
        clue_board=level,
        **further,
    )


def saved(options: dict[str, Any], moves: list[str]) -> Save:
    return Save(safehouse=2, game=GAME.id, rules=2, options=options, seed="saved", moves=moves)


@clause("IN-5.510", "IN-7.12")
def test_by_default_people_cross_out_by_hand_and_beginners_see_public_knowledge() -> None:
    assert GAME.read_options({}).clue_board == "by_hand"
    assert GAME.read_options(dict(GAME.options.first_game)).clue_board == "public"


@pytest.mark.parametrize(("old", "level"), [(True, "full"), (False, "none")])
def test_records_that_switched_the_boards_on_or_off_replay_as_before(old: bool, level: str) -> None:
    options = GAME.read_options({"mission": "T1", "agents": 2, "first_agent": "1", "clue_board": old})
    assert options.clue_board == level
    boards = replay(saved(options.to_json() | {"clue_board": old}, ["0 catch", "1 catch"])).view(0).boards
    assert len(boards) == (2 if old else 0) and all(board.mine for board in boards)


@clause("IN-5.513", "IN-5.514")
def test_views_hold_what_the_level_allows() -> None:
    none, by_hand, public, full = (with_board(level).view(1) for level in ("none", "by_hand", "public", "full"))
    assert none.boards == by_hand.boards == []
    assert [(board.target, board.mine) for board in public.boards] == [(0, [])]
    assert "K6" in public.boards[0].public, "that seat 1 holds the black 6 is its own knowledge"
    assert full.boards[0].public == public.boards[0].public
    assert "K6" not in [one.card for one in full.boards[0].mine]


@clause("IN-5.514")
@pytest.mark.parametrize("level", ["public", "full"])
def test_the_public_grid_is_a_watchers_grid(level: str) -> None:
    options = GAME.read_options({"mission": "1", "agents": 3, "clue_board": level})
    looked = 0
    for number, state in enumerate(play(options, "public")):
        if number % 5 or state.over():
            continue
        shared = {board.target: board.public for board in GAME.view(state, WATCHER).boards}
        for seat in range(3):
            boards = GAME.view(state, seat).boards
            assert {board.target: board.public for board in boards} == shared
            assert all(bool(board.mine) == (level == "full") for board in boards)
            looked += len(boards)
    assert looked > 10


@clause("IN-5.511", "IN-5.515")
def test_what_is_crossed_out_by_hand_nobody_else_sees() -> None:
    t = with_board("by_hand")
    before = [t.view(seat) for seat in (WATCHER, 0)]
    t.plays("1 cross_out 0 K6", "1 cross_out_number 0 13", "1 cross_out_colour 0 yellow", "1 bring_back 0 Y13")
    crossed = ["R13", "K6", "K13", *(f"Y{n}" for n in range(2, 13))]
    assert t.view(1).crossed_out == [CrossedOut(0, crossed)]
    assert [t.view(seat) for seat in (WATCHER, 0)] == before
    assert t.kinds_told(WATCHER) == t.kinds_told(0) == t.kinds_told(1) == []
    t.plays("1 wipe 0")
    assert t.view(1).crossed_out == []


@clause("IN-5.511")
def test_crossings_are_notes_of_the_record_and_go_with_their_suspect() -> None:
    options = GAME.read_options({"mission": "T1", "agents": 2, "first_agent": "1"})
    record = replay(saved(options.to_json(), ["0 catch", "0 cross_out 0 R2", "1 cross_out_colour 0 red"]))
    assert record.view(0).crossed_out == [CrossedOut(0, ["R2"])]
    assert record.view(1).crossed_out == [CrossedOut(0, [f"R{n}" for n in range(2, 14)])]
    assert record.pending() == [1], "a note is no turn"
    t = with_board("by_hand", turn=1)
    t.plays("0 cross_out 0 K2", "1 cross_out 0 K2", "1 eliminate 0", "1 name red 6")
    assert t.view(0).crossed_out == t.view(1).crossed_out == []


@clause("IN-5.510", "IN-5.511", "IN-5.514")
@pytest.mark.parametrize(
    ("level", "note", "because"),
    [
        ("full", "1 cross_out 0 K6", "IN-5.514"),
        ("none", "1 cross_out 0 K6", "IN-5.514"),
        ("by_hand", "0 cross_out 1 K6", "IN-5.510"),
        ("by_hand", "0 cross_out 5 K6", "IN-5.510"),
        ("by_hand", "0 cross_out 0 G6", "IN-5.511"),
        ("by_hand", "0 cross_out_number 0 15", "IN-5.511"),
        ("by_hand", "0 bring_back 0 K6", "IN-5.511"),
        ("by_hand", "0 wipe 0", "IN-5.511"),
    ],
)
def test_there_is_one_board_for_each_suspect_with_the_cards_of_the_mission(
    level: str, note: str, because: str
) -> None:
    with_board(level).refuses(note, because)


def test_the_key_person_has_a_board_too() -> None:
    t = lay_out("19", 3, hands=[["R2"], [], []], row=["K6"], aside=["B7"], hq=["G3"], clue_board="by_hand")
    t.plays("2 cross_out 5 B7")
    assert t.view(2).crossed_out == [CrossedOut(5, ["B7"])]
    assert "the key person" in "\n".join(picture(t.view(2), Words("en", GAME, you=2, strict=True)))


@clause("IN-5.321", "IN-5.515")
def test_what_a_given_clue_will_show_is_certain_to_its_giver() -> None:
    options = GAME.read_options({"mission": "T1", "agents": 2, "first_agent": "1"})
    record = replay(saved(options.to_json(), ["0 catch", "1 catch"]))
    seen = set()
    for move in record.choices(0):
        kind = GAME.space.kind_of(move).name
        told = preview(GAME, record.view(0), move)
        if kind == "give":
            truth = record.rehearse(0, move).events[0]
            assert told[:1] == [GAME.book.whole(truth)]
            seen.add(told[0]["turned"])
        elif kind == "exchange":
            assert told == [], "how it will lie is known to the other agent alone"
    assert seen == {"vertical", "horizontal"}


@pytest.mark.parametrize("level", ["public", "full"])
def test_the_terminal_shows_what_the_others_can_know_of_the_own_suspect(level: str) -> None:
    view = with_board(level).view(0)
    words = Words("en", GAME, ["Ann", "Bob"], you=0, strict=True)
    assert "By what the others know, your suspect can be any of" in "\n".join(describe(view, words))
    drawn = picture(view, words)
    assert drawn[0].strip() == "Ann’s suspect"
    red = next(line for line in drawn if line.strip().startswith("red"))
    assert red.split() == ["red", *["·"] * (len(red.split()) - 1)] and "#" not in red
    legend = "possible by what everybody knows" if level == "public" else "possible for the others"
    assert legend in drawn[-1]


def test_the_terminal_draws_a_board_kept_by_hand() -> None:
    t = with_board("by_hand")
    assert picture(t.view(1), Words("en", GAME, you=1, strict=True)) == [], "nothing is crossed out yet"
    t.plays("1 cross_out_colour 0 red", "1 cross_out_colour 0 yellow")
    for language, said in (("en", "not crossed out: the black 2"), ("cs", "neškrtnuté: černá 2")):
        words = Words(language, GAME, you=1, strict=True)
        assert said in "\n".join(describe(t.view(1), words))
        assert "#" in "".join(picture(t.view(1), words))
        assert "#" not in next(line for line in picture(t.view(1), words) if words.say("colour-red") in line)


@clause("IN-5.505", "IN-5.711")
def test_what_may_be_said_is_said_at_the_beginning() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME, you=0, strict=True)
        assert words.say("game-talk") in describe(with_board("none").view(0), words)
        silent = lay_out("4", 2, hands=[["R2"], []], suspects=[["R6"], []], hq=["G3"]).view(0)
        assert words.say("game-talk-silent") in describe(silent, words)


@clause("IN-3.3")
def test_the_own_cards_say_their_related_numbers() -> None:
    t = lay_out("15", 2, hands=[["R2", "K11", "B*"], []], suspects=[["R6"], []], hq=["G3"])
    said = "\n".join(describe(t.view(0), Words("en", GAME, you=0, strict=True)))
    assert "the red 2 (related numbers: 4, 6, 8, 10, 12, 14)" in said
    assert "the black 11 (no related numbers)" in said and "(colour only)" in said


@clause("IN-5.513")
def test_the_turn_overview_names_the_five_actions() -> None:
    overview = GAME.topics.overview
    actions = ["move:catch", "move:give", "move:exchange", "move:wait", "move:eliminate"]
    assert overview[:5] == actions
