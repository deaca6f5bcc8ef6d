"""The table in words, in both languages, tells everything a seat sees and nothing else."""

from typing import get_args

import pytest

from safehouse.core.moves import NotAMove
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.topics import Fact
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.describe import describe, picture
from safehouse.games.infiltraitors.options import ClueBoard
from safehouse.games.infiltraitors.situation import DEEDS
from safehouse.games.infiltraitors.tests.laying_out import lay_out
from safehouse.games.infiltraitors.tests.playing import choose_well

LEVELS = get_args(ClueBoard)


@pytest.mark.parametrize(
    ("mission", "level"), [(m, LEVELS[place % len(LEVELS)]) for place, m in enumerate(MISSIONS)]
)
def test_every_position_can_be_said_in_every_language(mission: str, level: str) -> None:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": 3, "clue_board": level}), "say")
    random = Stream("say")
    for number in range(200):
        if number % 6 == 0 or state.over():
            for language in LANGUAGES:
                for seat in (WATCHER, 0, 2):
                    words = Words(language, GAME, you=seat, strict=True)
                    view = GAME.view(state, seat)
                    assert len(describe(view, words)) >= 8
                    picture(view, words)
        if state.over():
            break
        seat = state.pending()[0]
        state.play(seat, choose_well(state, state.moves(seat), random))


def test_what_a_seat_reads() -> None:
    t = lay_out(
        "1", 2, hands=[["R2"], ["K2"]], suspects=[["R6"], []], clues=[["K3|v"], []], row=["Y9"], hq=["G3"]
    )
    mine = "\n".join(describe(t.view(0), Words("en", GAME, you=0, strict=True)))
    assert "Seat 1’s suspect is the red 6. Clues: the black 3 upright." in mine
    assert "Your hand: the red 2 (related numbers: 4, 6, 8, 10, 12, 14)." in mine
    assert "Seat 2 holds 1 card." in mine
    assert "The deck: red, black, yellow and green, each number from 2 to 15 once in each colour." in mine
    theirs = "\n".join(describe(t.view(1), Words("en", GAME, you=1, strict=True)))
    assert "red 6" not in theirs and "red 2" not in theirs


@clause("IN-10.1")
@pytest.mark.parametrize("mission", [*MISSIONS, "custom"])
def test_every_mission_has_a_story_of_40_to_80_words(mission: str) -> None:
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        assert words.say(f"mission-{mission}-title")
        assert 40 <= len(words.say(f"mission-{mission}-story").split()) <= 80


@pytest.mark.parametrize("kind", ["take_down", "discard_place"])
def test_people_count_places_from_one(kind: str) -> None:
    first = GAME.space.code(kind, place=1)
    with pytest.raises(NotAMove):
        GAME.space.code(kind, place=0)
    for language in LANGUAGES:
        assert " 1 " in Words(language, GAME, strict=True).move(first)


@pytest.mark.parametrize("agents", [2, 3, 5])
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_question_names_every_action_that_is_possible_and_no_other(mission: str, agents: int) -> None:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": agents}), "deeds")
    random = Stream("deeds")
    for _ in range(200):
        if state.over():
            break
        seat = state.pending()[0]
        view = GAME.view(state, seat)
        if view.question == "ask-turn":
            offered = {GAME.space.kind_of(move).name for move in state.moves(seat)}
            named = {DEEDS[str(deed)] for deed in GAME.subject(view, offered)["deeds"]}  # type: ignore[union-attr]
            assert named == offered - {"time_expired"}
        state.play(seat, choose_well(state, state.moves(seat), random))


def test_wrong_shots_are_told_as_long_as_the_suspect_is_there() -> None:
    t = lay_out(
        "1",
        2,
        hands=[["R2"], ["K2"]],
        suspects=[["R6"], ["G3"]],
        row=["Y9"],
        hq=["G5", "K5", "Y5", "R5"],
        bullets=9,
    )
    words = Words("en", GAME, strict=True)
    t.plays("0 eliminate 1", "0 name red 3")
    for seat in (0, 1, WATCHER):
        assert "Wrong shots at Seat 2’s suspect: the red 3." in describe(t.view(seat), words)
    t.plays("1 wait 0", "0 eliminate 1", "0 name green 3")
    assert not any(line.startswith("Wrong shots") for line in describe(t.view(0), words))


def test_the_question_reads_as_a_choice() -> None:
    """`A and B` of infinitives would ask for both."""
    facts: dict[str, Fact] = {"deeds": ["deed-catch", "deed-wait"]}
    assert Words("cs", GAME).question("ask-turn", [0], facts) == (
        "Jste na tahu, provedete jednu akci. Na výběr máte: chycení podezřelého a vyčkání."
    )
    assert Words("en", GAME).question("ask-turn", [0], facts) == (
        "Your turn, one action. Your choices: catching a suspect and waiting."
    )
