"""Law 3: copies are whole and independent."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from safehouse.core.game import AnyGame
from safehouse.core.golden import golden_games, replayed
from safehouse.core.laws.law import Broken, Effort, demand
from safehouse.core.laws.walk import label, random_choice
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.truth import BESIDE_THE_POSITION, attributes, dump, is_fixed, is_plain

LOOKS: Final = 4
"""States of a game that are looked at."""
PLAYED: Final = 12
"""Moves made on a copy."""
BETWEEN: Final = 12
"""At most so many moves are made before the next look."""
SAME_IN_EVERY_STATE: Final = BESIDE_THE_POSITION | {"moves_in_space", "first_note", "secrecy", "script"}
"""What a copy has from its constructor or must not have."""
COPIED_EVERY: Final = 8
"""Moves of a golden game from one copy to the next."""
GUESS: Final = [0]
"""Put into an empty row."""

Path = tuple[str | int, ...]
"""The way from a state to an object within it."""


def copies_are_whole_and_independent(game: AnyGame, effort: Effort) -> str:
    """Of states that were dealt and played, never copied before."""
    count = 0
    for options in game.configurations():
        for number in range(effort.games_each(len(game.configurations()), 4)):
            state: State = game.deal(options, f"copies-{number}")
            random = Stream(f"copies {number}")
            made = 0
            for _ in range(LOOKS):
                where = label(options, f"copies-{number}", made)
                count += 1
                a_copy_is_equal(state, where)
                a_copy_has_every_attribute(state, random, where)
                made += a_copy_is_independent(state, random, where)
                made += sum(_play_on(state, random) for _ in range(random.below(BETWEEN)))
    for path in golden_games(game):
        what_is_shared_stays(*replayed(game, path)[1:], path.stem)
    return f"{count} states"


def _play_on(state: State, random: Stream) -> bool:
    choice = random_choice(state, random)
    if choice is None:
        return False
    state.play(*choice)
    return True


def a_copy_is_equal(state: State, where: str) -> None:
    twin = state.copy()
    demand(twin.events is None, f"{where}: a copy must be silent")
    demand(dump(twin) == dump(state), f"{where}: the copy differs from its original")


def a_copy_is_independent(state: State, random: Stream, where: str) -> int:
    """Play on a copy, then the same on the original; the number of moves."""
    before = dump(state)
    twin = state.copy()
    played: list[tuple[int, int]] = []
    while len(played) < PLAYED:
        choice = random_choice(twin, random)
        if choice is None:
            break
        twin.play(*choice)
        played.append(choice)
    demand(dump(state) == before, f"{where}: playing {played} on a copy changed the original")
    for seat, move in played:
        state.play(seat, move)
    demand(dump(state) == dump(twin), f"{where}: original and copy part ways after {played}")
    return len(played)


def what_is_shared_stays(state: State, moves: list[tuple[int, int]], where: str) -> None:
    """What a copy has in common with its original is never changed in place."""
    kept: list[tuple[Path, Any, Any]] = []
    for made, choice in enumerate(moves):
        if made % COPIED_EVERY == 0:
            kept = [(path, part, dump(part)) for path, part in shared(state, state.copy(), ())]
        state.play(*choice)
        for path, part, content in kept:
            if dump(part) != content:
                raise Broken(f"{where}, after {made + 1} moves: {path} is shared with a copy, yet changed")


def shared(one: Any, other: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """What can be changed and is the very same in a state and its copy."""
    if is_plain(one) or is_fixed(one):
        return
    if one is other:
        yield path, one
    elif isinstance(one, (list, tuple)):
        if not all(map(is_plain, one)):
            for i, (part, there) in enumerate(zip(one, other, strict=False)):
                yield from shared(part, there, (*path, i))
    elif not isinstance(one, (set, frozenset, dict)):
        for name in attributes(one):
            if name not in SAME_IN_EVERY_STATE:
                yield from shared(getattr(one, name), getattr(other, name), (*path, name))


def a_copy_has_every_attribute(state: State, random: Stream, where: str) -> None:
    """Each attribute of each class in turn gets another value, which the copy must have."""
    places: dict[tuple[str, str], list[tuple[Path, Any]]] = defaultdict(list)
    for path, owner in owners(state, ()):
        for name in attributes(owner):
            if name not in SAME_IN_EVERY_STATE:
                places[type(owner).__name__, name].append((path, owner))
    for (kind, name), found in places.items():
        path, owner = found[random.below(len(found))]
        kept = getattr(owner, name)
        for other in other_values(kept):
            setattr(owner, name, other)
            try:
                there = getattr(reach(state.copy(), path), name)
            except Exception as error:
                if is_guess(other) and isinstance(error, (AttributeError, TypeError)):
                    continue
                what = f"{where}: `copy` fails where {name!r} of {kind} is {other!r}, instead of copying that"
                raise Broken(f"{what}: {type(error).__name__}: {error}") from error
            finally:
                setattr(owner, name, kept)
            whole = there is other if is_fixed(other) else dump(there) == dump(other)
            demand(whole, f"{where}: a copy forgets {name!r} of {kind}")


def owners(thing: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every object within a state that has attributes of its own, with the way to it."""
    yield path, thing
    for name in attributes(thing):
        if name not in SAME_IN_EVERY_STATE:
            yield from _owners_within(getattr(thing, name), (*path, name))


def _owners_within(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            yield from _owners_within(item, (*path, i))
    elif not (is_plain(value) or is_fixed(value) or isinstance(value, (set, frozenset, dict))):
        yield from owners(value, path)


def reach(thing: Any, path: Path) -> Any:
    for way in path:
        thing = thing[way] if isinstance(way, int) else getattr(thing, way)
    return thing


def other_values(value: Any) -> list[Any]:
    """Values of the same type that differ from this one, without touching it; [] where none is known."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1]
    if isinstance(value, str):
        return [value + "?"]
    if isinstance(value, (list, tuple)):
        return _other_rows(value)
    if isinstance(value, (set, frozenset)):
        return [type(value)(list(value)[1:])] if value else [type(value)([0])]
    if isinstance(value, dict):
        return [dict(list(value.items())[1:])] if value else []
    if is_fixed(value):
        kind: Any = type(value)
        return [kind.__new__(kind)]
    return []


def is_guess(value: Any) -> bool:
    """Whether this stands for a row that was empty, so that nobody knows what lies in it."""
    return isinstance(value, (list, tuple)) and list(value) == GUESS


def _other_rows(row: list[Any] | tuple[Any, ...]) -> list[Any]:
    kind = type(row)
    if not row:
        return [kind(GUESS)]
    inner = other_values(row[-1])
    changed = [kind([*row[:-1], inner[0]])] if inner else []
    return [kind(row[:-1]), *changed]
