"""What is special to the bots of In Too Deep: an evaluation that knows the way to the crimes in hand."""

from safehouse.bots.bot import Bot
from safehouse.bots.greedy import Greedy
from safehouse.core.game import AnyGame
from safehouse.core.state import State
from safehouse.games.in_too_deep.judgement import evaluate as judged
from safehouse.games.in_too_deep.play import InTooDeep

WORLDS = 2
"""Worlds looked at for a move: what others hide changes little of what is best."""


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    assert isinstance(world, InTooDeep)
    return judged(world, seat)


def greedy(game: AnyGame) -> Bot:
    return Greedy(game, evaluate, WORLDS)


BOTS = {"greedy": greedy}
