"""Positions played out by bots, each from what its own seat sees."""

from collections.abc import Iterator

from safehouse.bots.bot import Bot
from safehouse.bots.roster import make
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State


def play_out(
    game: AnyGame, options: Options, by: str, state: State, seat: int, move: int, random: Stream
) -> None:
    """The seat makes this move, then bots of the level `by` play on in every seat until the game is over."""
    for _ in played_on(game, options, by, state, seat, move, random):
        pass


def played_on(
    game: AnyGame, options: Options, by: str, state: State, seat: int, move: int, random: Stream
) -> Iterator[None]:
    """The same, to be looked at after each move."""
    bots: list[Bot] = [make(by, game, options) for _ in range(options.seats())]
    state.random = random.split()
    state.apply(seat, move)
    yield
    while pending := state.pending():
        moves = state.moves(pending[0])
        chosen = moves[0]
        if len(moves) > 1:
            chosen = bots[pending[0]].choose(game.view(state, pending[0]), moves, random)
        state.apply(pending[0], chosen)
        yield
