"""Random play for the laws: games and positions along them."""

from collections.abc import Iterator

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State


def random_choice(state: State, random: Stream) -> tuple[int, int] | None:
    """A seat that is asked and one of its moves; None when the game is over."""
    pending = state.pending()
    if not pending:
        return None
    seat = random.choose(pending)
    return seat, random.choose(state.moves(seat))


def move_or_note(state: State, random: Stream) -> tuple[int, int] | None:
    """The same, now and then a note of any seat instead."""
    seat = random.below(state.seats)
    notes = state.notes(seat) if random.below(4) == 0 and not state.over() else []
    return (seat, random.choose(notes)) if notes else random_choice(state, random)


def step(state: State, random: Stream) -> bool:
    """Make one random move; False when the game is over."""
    choice = random_choice(state, random)
    if choice is None:
        return False
    state.play(*choice)
    return True


def positions(game: AnyGame, effort: Effort, name: str) -> Iterator[tuple[str, State, Stream]]:
    """Positions of random games of every configuration, each with a label to find it again.

    The state handed out may be played on; a copy of it goes its own way.
    """
    for options in game.configurations():
        for number in range(effort.games_each(len(game.configurations()))):
            yield from _along(game, options, f"{name}-{number}", effort)


def moves_made(
    game: AnyGame, effort: Effort, name: str
) -> Iterator[tuple[Options, State, tuple[int, int], Stream]]:
    """Choices, notes among them, that are about to be made in random games, about as many in every
    configuration; whoever gets one makes it in the state."""
    for options in game.configurations():
        left = effort.moves_each(len(game.configurations()))
        for number in range(left):
            state: State = game.deal(options, f"{name}-{number}")
            random = Stream(f"{name} {number}")
            while left > 0 and (choice := move_or_note(state, random)) is not None:
                yield options, state, choice, random
                left -= 1
            if left == 0:
                break


def _along(game: AnyGame, options: Options, seed: str, effort: Effort) -> Iterator[tuple[str, State, Stream]]:
    random = Stream(f"walk {seed}")
    length = _length(game, options, seed)
    wanted = max(1, effort.positions // effort.games)
    chosen = {random.below(length) for _ in range(wanted)}
    walk = Stream(f"play {seed}")
    state: State = game.deal(options, seed)
    for move in range(length):
        if move in chosen:
            twin = state.copy()
            twin.events = []
            yield label(options, seed, move), twin, random.split()
        step(state, walk)


def _length(game: AnyGame, options: Options, seed: str) -> int:
    walk = Stream(f"play {seed}")
    state: State = game.deal(options, seed, listen=False)
    moves = 0
    while step(state, walk) and moves < game.longest:
        moves += 1
    return max(moves, 1)


def label(options: Options, seed: str, move: int) -> str:
    changed = " ".join(f"{name}={value}" for name, value in options.to_json().items())
    return f"[{changed}] seed {seed!r}, after {move} moves"
