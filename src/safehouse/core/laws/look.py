"""What a seat gets in a position, held against another state that it cannot tell from this one."""

import importlib
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, demand
from safehouse.core.moves import Kind
from safehouse.core.random import Script, Stream
from safehouse.core.row import Row
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

REFUSALS: Final = 40
"""Codes whose refusal is compared, where a game has more; as many again of the kinds that are open."""
LOT: Final = 4
"""Whatever a die shows while the rules decide in the place of a seat."""
NOTHING: Final[frozenset[str]] = frozenset()


class Look:
    """What a seat gets in a position, each part worked out when it is first held against another state; `codes`
    are those whose refusal is compared, else some of all."""

    def __init__(
        self, game: AnyGame, state: State, seat: int, who: str, codes: Sequence[int] | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.who = who
        self._codes = codes

    @cached_property
    def view(self) -> bytes:
        return self.game.view_bytes(self.state, self.seat)

    @cached_property
    def array(self) -> bytes | None:
        return array_of(self.game, self.state, self.seat)

    @cached_property
    def automatic(self) -> int | None:
        return automatic_move(self.game, self.state, self.seat, "here")

    @cached_property
    def moves(self) -> list[int]:
        return self.state.moves(self.seat)

    @cached_property
    def notes(self) -> list[int]:
        return self.state.notes(self.seat)

    @cached_property
    def refusals(self) -> list[tuple[int, str | None]]:
        """Some codes, each with the clause that forbids it."""
        codes = self._some_codes() if self._codes is None else self._codes
        return [(move, self.state.why_not(self.seat, move)) for move in codes]

    def _some_codes(self) -> list[int]:
        random = Stream(self.who)
        open_kinds = list(dict.fromkeys(self.game.space.kind_of(move) for move in self.moves))
        return [
            *some_codes(self.game, random, REFUSALS),
            *some_codes(self.game, random, REFUSALS, open_kinds),
        ]


def must_look_the_same(look: Look, other: State) -> None:
    """View, array for learners, menu, notes, reasons of refusals, and what the rules would do in its place."""
    game, seat, who = look.game, look.seat, look.who
    demand(look.state.over() == other.over(), f"{who} is not told that the game is over")
    must_see_the_same(look.view, game.view_bytes(other, seat), game.opened if other.over() else NOTHING, who)
    if other.over():
        return
    demand(look.array == array_of(game, other, seat), f"{who} finds in its array what its view does not hold")
    if seat == WATCHER:
        return
    must_decide_alike(look, other)
    demand(look.moves == other.moves(seat), f"{who} has another menu, though it was told the same")
    demand(look.notes == other.notes(seat), f"{who} has other notes, though it was told the same")
    must_be_refused_alike(look, other)


def must_decide_alike(look: Look, other: State) -> None:
    same = look.automatic == automatic_move(look.game, other, look.seat, "there")
    demand(same, f"{look.who} as an automaton knows what its player does not: it makes another move")


def must_see_the_same(view: bytes, other: bytes, beside: frozenset[str], who: str) -> None:
    if view != other and without(view, beside) != without(other, beside):
        one, two = without(view, beside), without(other, beside)
        raise Broken(f"{who} sees what it was not told: {_difference(one, two)}")


def without(view: bytes, names: frozenset[str]) -> bytes:
    """A view without the fields of these names."""
    return msgspec.json.encode(_without(msgspec.json.decode(view), names)) if names else view


def _without(value: Any, names: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(part, names) for name, part in value.items() if name not in names}
    return [_without(part, names) for part in value] if isinstance(value, list) else value


def automatic_move(game: AnyGame, state: State, seat: int, chance: str) -> int | None:
    """What the rules would do in the place of this seat. A number that chance gives them first is the same for
    all; what chance brings later they cannot know, so it is another one in each state."""
    if seat not in state.pending():
        return None
    twin = state.copy()
    twin.random = Stream(chance)
    twin.random.script = Script([LOT])
    return game.automatic(twin, seat)


@cache
def encoder_of(game: AnyGame) -> tuple[int, Callable[[Row, State, int], None]] | None:
    """The game's own encoding of what a seat may know: how many cells, and what writes them."""
    if not (game.folder / "encode.py").is_file():
        return None
    module = importlib.import_module(f"{type(game).__module__}.encode")
    return sum(field[1] for field in module.FIELDS), module.encode


def array_of(game: AnyGame, state: State, seat: int) -> bytes | None:
    """None where arrays are made from the view."""
    encoder = encoder_of(game)
    if encoder is None:
        return None
    size, encode = encoder
    row = Row(size)
    encode(row, state, seat)
    return row.done()


def must_be_refused_alike(look: Look, other: State) -> None:
    for move, clause in look.refusals:
        else_there = other.why_not(look.seat, move)
        if clause != else_there:
            what = f"refused {look.game.space.to_text(move)!r} by {clause} or {else_there}"
            raise Broken(f"{look.who} is {what}, though it was told the same")


def some_codes(game: AnyGame, random: Stream, count: int, kinds: Sequence[Kind] | None = None) -> list[int]:
    """Codes of these kinds, of the whole space by default: all, or so many of them, every kind alike."""
    space = game.space
    chosen_from = space.kinds if kinds is None else kinds
    if sum(kind.size for kind in chosen_from) <= count:
        return [space.base[kind.name] + i for kind in chosen_from for i in range(kind.size)]
    chosen = []
    for _ in range(count):
        kind = chosen_from[random.below(len(chosen_from))]
        chosen.append(space.base[kind.name] + random.below(kind.size))
    return chosen


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 60].decode()}… / …{other[max(0, at - 60) : at + 60].decode()}…"
