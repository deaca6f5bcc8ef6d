"""Hints: the same in any world that the seat cannot tell from the truth, and told in whole sentences."""

from itertools import islice
from typing import get_args

import msgspec
import pytest
from twins import positions

from safehouse.bots import thought
from safehouse.bots.judge import Judge, judge_of
from safehouse.core.game import AnyGame
from safehouse.core.hints import HintLevel, allows
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES, Words
from safehouse.review import hinting
from safehouse.review.beliefs import Believed, Likelihood, among, told
from safehouse.review.hint_telling import hint_lines
from safehouse.review.hinting import Hint, hint

DEPTHS = (1, 5, 9)
"""Into how many positions that would do a game is played; one game for each."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(game: AnyGame, options: Options) -> Judge:
        found = judge_of(game, options)
        found.rounds = 2
        return found

    monkeypatch.setattr(hinting, "judge_of", hasty)
    monkeypatch.setattr(thought, "MOST_WORLDS", thought.FEWEST_WORLDS)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", names())
def test_the_truth_and_a_twin_give_the_same_hints_in_whole_sentences(name: str) -> None:
    game = find(name)
    options = game.typical()
    words = [Words(language, game, strict=True, options=options) for language in LANGUAGES]
    for depth in DEPTHS:
        *_, position = islice(positions(game, f"hints {depth}", Stream(f"hints {name}")), depth)
        seat = position.seat
        for level in get_args(HintLevel):
            in_truth, in_twin = (
                hint(game, options, game.read_view(game.view_bytes(world, seat)), world.moves(seat), level)
                for world in (position.truth, position.twin)
            )
            assert msgspec.json.encode(in_truth) == msgspec.json.encode(in_twin)
            for each in words:
                assert list(hint_lines(in_truth, each))


def test_a_move_is_advised_with_what_it_promises() -> None:
    game = find("infiltraitors")
    options = game.typical()
    state = game.deal(options, "advice", listen=False)
    seat = state.pending()[0]
    found = hint(game, options, game.view(state, seat), state.moves(seat), "move")
    assert found.advice is not None and found.advice.move.code in state.moves(seat)
    assert hint(game, options, game.view(state, seat), [], "move").advice is None
    for language in LANGUAGES:
        lines = list(hint_lines(found, Words(language, game, strict=True, options=options, you=seat)))
        assert words_of_move(language, found) in lines[0]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", names())
def test_a_single_open_move_is_advised_like_any_other(name: str) -> None:
    """The browser asks before it is made by itself."""
    game = find(name)
    options = game.typical()
    state = game.deal(options, "single", listen=False)
    seat = state.pending()[0]
    single = state.moves(seat)[:1]
    found = hint(game, options, game.view(state, seat), single, "move")
    assert found.advice is not None and found.advice.move.code == single[0]


def words_of_move(language: str, found: Hint) -> str:
    assert found.advice is not None
    return Words(language, find("infiltraitors")).move(found.advice.move.code)


def test_things_hidden_together_are_told_one_by_one() -> None:
    assert among({"mole mole": 0.5, "mole spy": 0.5}) == {"mole": 1.0, "spy": 0.5}
    assert told({"identity@2": {"a": 0.25, "b": 0.75}}, 0) == [
        Believed("identity", 2, [Likelihood("b", 0.75), Likelihood("a", 0.25)])
    ]


def test_nobody_is_told_a_move_against_people_who_came_later() -> None:
    assert allows("move", "move", people=1)
    assert not allows("move", "move", people=2)
    assert allows("move", "deduced", people=2)
