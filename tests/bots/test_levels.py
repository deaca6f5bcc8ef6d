"""Levels, greedy and what bots say about their choices."""

from inspect import signature

import pytest

from safehouse.bots.levels import BY_SEARCH, NAMES, levels
from safehouse.bots.roster import explain, make, makers, read_settings
from safehouse.bots.thought import MOST_BELIEFS, Belief, believe, bits
from safehouse.core.random import Stream
from safehouse.core.shelf import find, names

GAME = find("_template")


def test_every_game_has_four_levels_that_can_be_made_and_say_what_they_do() -> None:
    found = levels(GAME)
    assert tuple(found) == NAMES
    for name, level in found.items():
        assert level.policy
        assert make(name, GAME) is not None
        assert name in makers(GAME)


def test_a_game_without_an_evaluation_is_played_by_search_at_every_level() -> None:
    for level in BY_SEARCH.values():
        assert make(level.bot, GAME) is not None


@pytest.mark.parametrize("name", names())
def test_a_level_that_goes_by_the_clock_stops_within_a_second(name: str) -> None:
    """The others count, and are done in a part of that (bots/README.md)."""
    game = find(name)
    for level in levels(game).values():
        bot, _, settings = level.bot.partition(":")
        clock = signature(makers(game)[bot]).parameters.get("seconds")
        allowed = read_settings(settings).get("seconds", clock.default if clock else None)
        assert allowed is None or 0.0 < allowed <= 1.0


def test_greedy_says_what_it_expected() -> None:
    state = GAME.deal(GAME.read_options(), "greedy")
    bot = make("greedy", GAME)
    move = bot.choose(GAME.view(state, 0), state.moves(0), Stream("mind"))
    thought = bot.thought()
    assert thought is not None and thought.move == move
    assert thought.after == max(choice.chance for choice in thought.choices)


def test_noise_makes_greedy_err_now_and_then() -> None:
    state = GAME.deal(GAME.read_options(), "noise")
    sure = make("greedy", GAME)
    noisy = make("greedy:noise=0.8", GAME)
    view, moves = GAME.view(state, 0), state.moves(0)
    calm = {sure.choose(view, moves, Stream(f"mind {i}")) for i in range(20)}
    wild = {noisy.choose(view, moves, Stream(f"mind {i}")) for i in range(20)}
    assert len(wild) > len(calm)


def test_beliefs_count_what_holds_in_imagined_worlds() -> None:
    state = GAME.deal(GAME.read_options(), "belief")
    state.held, state.drop = [1, 4], [2, 3, 5, 6]
    worlds = GAME.worlds(GAME.view(state, 0))
    held = believe(
        lambda world, seat: {"rival": world.held[1 - seat], "own": world.held[seat]}, worlds, 0, Stream("b")
    )  # type: ignore[attr-defined]
    assert {belief.value for belief in held} == {2, 3, 4, 5, 6}
    assert all(belief.fact == "rival" for belief in held), "what is certain is no belief"
    assert abs(sum(belief.chance for belief in held) - 1.0) < 1e-9
    assert len(held) <= MOST_BELIEFS


def test_a_replay_can_ask_a_bot_what_it_makes_of_a_decision() -> None:
    state = GAME.deal(GAME.read_options(), "replay")
    planner = make("planner:iterations=40", GAME, GAME.read_options())
    thought = explain(planner, GAME.view(state, 0), state.moves(0))
    assert thought is not None and thought.move in state.moves(0)
    assert thought.effort == 40


def test_an_answer_that_halves_what_is_possible_gains_a_bit() -> None:
    before = [Belief("room", name, 0.25) for name in "abcd"]
    after = [Belief("room", name, 0.5) for name in "ab"]
    assert bits(before) - bits(after) == 1.0
