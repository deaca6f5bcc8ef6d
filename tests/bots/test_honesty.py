"""The honesty law holds for every bot, and catches one that peeks."""

import sys
from typing import Any

import pytest

from safehouse.bots.bot import Bot
from safehouse.bots.honesty import check, check_bot
from safehouse.bots.roster import makers
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.core.view import View
from safehouse.games._template import DeadDropGame

GAME = find("_template")


class Peeker(Bot):
    """Looks for a state in the frames of its callers and accuses the rival of what it really holds."""

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            state: Any = frame.f_locals.get("state")
            if hasattr(state, "held"):
                return int(state.held[1 - view.seat]) + 1
        return moves[0]


class Forgetful(Bot):
    """Honest, but not a function of its view: it draws from a stream of its own."""

    own = Stream("own")

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        return self.own.choose(moves)


class LeakyGame(DeadDropGame):
    """Its worlds are copies of the last state somebody looked at."""

    def view(self, state: Any, seat: int) -> Any:
        self.last = state.copy()
        return super().view(state, seat)

    def worlds(self, view: Any) -> Any:
        leaked = self.last

        class Truth:
            def draw(self, random: Stream) -> Any:
                return leaked.copy()

        return Truth()


@pytest.mark.parametrize("bot", [*makers(GAME)])
def test_every_bot_of_the_template_is_honest(bot: str) -> None:
    assert check(GAME, [bot], positions=4) == []


def test_a_peeking_bot_is_caught() -> None:
    found = check_bot(GAME, GAME.read_options(), "peeker", lambda _: Peeker(), positions=6, worlds=4)
    assert found
    assert "peeker" in str(found[0])


def test_a_bot_that_is_no_function_of_its_view_is_caught() -> None:
    found = check_bot(GAME, GAME.read_options(), "forgetful", lambda _: Forgetful(), positions=6, worlds=4)
    assert found


def test_worlds_that_leak_the_truth_cannot_hide_behind_an_honest_bot() -> None:
    """The greedy bot is honest; given worlds that follow the truth it accuses rightly, and is caught."""
    leaky = LeakyGame()
    truths = [GAME.deal(GAME.read_options(), f"truth {i}") for i in range(8)]
    maker = makers(GAME)["greedy"]
    moves = set()
    for truth in truths:
        truth.held[0] = 1
        truth.drop = [n for n in range(1, 7) if n not in truth.held]
        view = leaky.read_view(leaky.view_bytes(truth, 0))
        moves.add(maker(leaky).choose(view, truth.moves(0), Stream("same")))
    assert len(moves) > 1
