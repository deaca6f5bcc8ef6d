"""Many games side by side: what is asked in each, and the answers carried out."""
# compiled by mypyc

from collections.abc import Callable

from safehouse.core.random import Stream
from safehouse.core.state import State


class Asked:
    """The questions of one round over many games, flat: one entry per game that goes on."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.seats: list[int] = []
        self.rows: list[bytes | bytearray] = []
        self.open_moves: list[int] = []
        """Every legal move as entry * moves_in_space + move: the ones of a mask."""
        self.counts: list[int] = []
        """How many of them are of each entry."""


def ask(
    states: list[State], running: list[int], actions: int, encode: Callable[[State, int], bytes | bytearray]
) -> Asked:
    """What the running games (by number) ask; the first of several seats decides first."""
    asked = Asked()
    entry = 0
    for game in running:
        state = states[game]
        pending = state.pending()
        if len(pending) == 0:
            continue
        seat = pending[0]
        asked.games.append(game)
        asked.seats.append(seat)
        asked.rows.append(encode(state, seat))
        base = entry * actions
        moves = state.moves(seat)
        for move in moves:
            asked.open_moves.append(base + move)
        asked.counts.append(len(moves))
        entry += 1
    return asked


def pick(asked: Asked, actions: int, streams: list[Stream]) -> list[int]:
    """A move for each entry, each equally likely, drawn from the stream of its game."""
    picked: list[int] = []
    first = 0
    for entry in range(len(asked.games)):
        count = asked.counts[entry]
        chosen = first + streams[asked.games[entry]].below(count)
        picked.append(asked.open_moves[chosen] - entry * actions)
        first += count
    return picked


def answer(states: list[State], games: list[int], seats: list[int], moves: list[int]) -> None:
    """Carry out one move in each of these games; an illegal one raises, as anywhere."""
    for i in range(len(games)):
        states[games[i]].play(seats[i], moves[i])


def play_at_random(state: State, random: Stream) -> int:
    """Play on to the end, each move equally likely; returns how many decisions were made."""
    decisions = 0
    while True:
        pending = state.pending()
        if len(pending) == 0:
            return decisions
        seat = pending[0]
        moves = state.moves(seat)
        state.apply(seat, moves[random.below(len(moves))])
        decisions += 1
