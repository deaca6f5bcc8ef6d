"""Random play for the laws: games and positions along them."""

from collections.abc import Iterator
from pathlib import Path

from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.golden import replayed, some_golden_games
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


def move_or_note(game: AnyGame, state: State, random: Stream, varied: bool = False) -> tuple[int, int] | None:
    """Such a choice, now and then a note of any seat instead; `varied`: see `varied_choice`."""
    seat = random.below(state.seats)
    notes = state.notes(seat) if random.below(4) == 0 and not state.over() else []
    if notes:
        return seat, random.choose(notes)
    return varied_choice(game, state, random) if varied else random_choice(state, random)


def step(state: State, random: Stream) -> bool:
    """Make one random move; False when the game is over."""
    choice = random_choice(state, random)
    if choice is None:
        return False
    state.play(*choice)
    return True


def varied_choice(game: AnyGame, state: State, random: Stream) -> tuple[int, int] | None:
    """The same, the kind of move chosen first, so that rare ones come more often."""
    choice = random_choice(state, random)
    if choice is None:
        return None
    seat = choice[0]
    moves = state.moves(seat)
    kinds = sorted({game.space.kind_of(move).name for move in moves})
    kind = kinds[random.below(len(kinds))]
    return seat, random.choose([move for move in moves if game.space.kind_of(move).name == kind])


def beginnings(game: AnyGame, effort: Effort, part: int = 1) -> list[SmallCase]:
    """What games begin with: the configurations, or some of them, and the small cases."""
    plain = [SmallCase(options) for options in effort.some_configurations(game, part)]
    return [*plain, *(case for case in game.small_cases() if isinstance(case, SmallCase))]


def far(game: AnyGame, case: SmallCase) -> int:
    """How many moves such a game is played for: a prepared position need not be sound to its very end."""
    return game.longest if case.prepare is None else case.longest


def begin(game: AnyGame, case: SmallCase, seed: str) -> State:
    state: State = game.deal(case.options, seed)
    if case.prepare is not None:
        state.events = []
        case.prepare(state)
    return state


def positions(game: AnyGame, effort: Effort, name: str, part: int = 1) -> Iterator[tuple[str, State, Stream]]:
    """One position of each of some random games of every configuration and small case, and of golden games,
    with a label to find it again, those of different beginnings next to each other. The state handed out may be
    played on."""
    plain = effort.games_each(len(game.configurations()), part)
    prepared = max(plain, effort.prepared)
    cases = beginnings(game, effort, part)
    for number in range(prepared):
        for case in cases:
            if number < plain or case.prepare is not None:
                yield _somewhere(game, case, f"{name}-{number}", effort, varied=number % 2 == 1)
    for path in some_golden_games(game, effort.golden // part):
        yield _somewhere_golden(game, path, name)


def _somewhere(
    game: AnyGame, case: SmallCase, seed: str, effort: Effort, varied: bool
) -> tuple[str, State, Stream]:
    random = Stream(f"walk {seed}")
    state = begin(game, case, seed)
    kept, at = _silent(state), 0
    for made in range(1, min(effort.walk, far(game, case) + 1)):
        choice = varied_choice(game, state, random) if varied else random_choice(state, random)
        if choice is None:
            break
        state.play(*choice)
        if not state.over() and random.below(made + 1) == 0:
            kept, at = _silent(state), made
    kept.events = []
    return label(case.options, seed, at), kept, random


def _silent(state: State) -> State:
    state.events = []
    return state.copy()


def _somewhere_golden(game: AnyGame, path: Path, name: str) -> tuple[str, State, Stream]:
    random = Stream(f"{name} {path.stem}")
    _options, state, moves = replayed(game, path)
    at = random.below(len(moves))
    for seat, move in moves[:at]:
        state.play(seat, move)
    state.events = []
    return f"{path.stem}, after {at} moves", state, random


def moves_made(
    game: AnyGame, effort: Effort, name: str, times: int = 1
) -> Iterator[tuple[Options, State, tuple[int, int], Stream]]:
    """Choices, notes among them, that are about to be made in random games, about as many in every
    configuration and small case, and in golden games; whoever gets one makes it in the state."""
    for case in beginnings(game, effort):
        left = times * effort.moves_each(len(game.configurations()))
        for number in range(left):
            state = begin(game, case, f"{name}-{number}")
            random = Stream(f"{name} {number}")
            varied = number % 2 == 1
            for _ in range(min(left, far(game, case))):
                choice = move_or_note(game, state, random, varied)
                if choice is None:
                    break
                yield case.options, state, choice, random
                left -= 1
            if left == 0:
                break
    for path in some_golden_games(game, effort.golden):
        options, state, moves = replayed(game, path)
        random = Stream(f"{name} {path.stem}")
        for choice in moves:
            yield options, state, choice, random


def label(options: Options, seed: str, move: int) -> str:
    changed = " ".join(f"{name}={value}" for name, value in options.to_json().items())
    return f"[{changed}] seed {seed!r}, after {move} moves"
