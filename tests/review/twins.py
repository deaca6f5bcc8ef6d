"""Positions that a seat cannot tell from others."""

from collections.abc import Iterator

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.state import State

MOST_MOVES = 400
SHORT_MENU = 6


class Position(msgspec.Struct):
    """The truth and a twin of it: the same to `seat`, which may choose there, and different to `rivals`."""

    truth: State
    twin: State
    seat: int
    rivals: list[int]


def positions(game: AnyGame, seed: str, random: Stream) -> Iterator[Position]:
    """Of a game played at random, where there is a little to choose and not everything is known."""
    state = game.deal(game.typical(), seed, listen=False)
    for _ in range(MOST_MOVES):
        if not state.pending():
            return
        seat = state.pending()[0]
        moves = state.moves(seat)
        if 1 < len(moves) <= SHORT_MENU:
            twin = game.imagine(game.view(state, seat), random)
            rivals = [r for r in range(state.seats) if game.view_bytes(state, r) != game.view_bytes(twin, r)]
            if rivals and rivals != [seat]:
                yield Position(state.copy(), twin, seat, rivals)
        state.play(seat, random.choose(moves))
