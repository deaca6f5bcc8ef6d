"""What a seat is told and what it sees, held against another state."""

import itertools
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, demand
from safehouse.core.moves import Kind
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.state import State

Log = tuple[tuple[int, tuple[int, ...]], ...]
"""What a seat is told, event by event: the kind and the arguments as it learns them."""

REFUSALS: Final = 40
"""Codes whose refusal is compared, where a game has more; as many again of the kinds that are open."""


def play(state: State, seat: int, move: int) -> list[Event]:
    """Make a move; the events it led to."""
    state.events = []
    state.play(seat, move)
    return state.events


def noticed(seat: int, events: list[Event]) -> list[Event]:
    return [event for event in events if event.seen_by(seat) is not None]


def log(seat: int, events: list[Event]) -> Log:
    return tuple((event.kind, tuple(event.seen_by(seat) or ())) for event in noticed(seat, events))


Told = tuple[State, list[Event]]
"""A state after a move, and the events of that move."""
Difference = tuple[Event | None, Event | None]


def first_difference(seat: int, told: list[Event], other: list[Event]) -> Difference | None:
    """The first event that a seat is told otherwise in the other state, None where it hears nothing then."""
    for one, two in itertools.zip_longest(noticed(seat, told), noticed(seat, other)):
        if one is None or two is None or one.kind != two.kind or one.seen_by(seat) != two.seen_by(seat):
            return one, two
    return None


def must_reveal(game: AnyGame, mover: int, seat: int, here: Told, there: Told, who: str) -> Difference | None:
    """What tells two truths apart is an event that is said to reveal, and neither truth can be taken back. What
    an event blanks for this seat it cannot tell it; what everybody sees of it, such as a place that chance
    chose, it can. The difference, None where there is none."""
    difference = first_difference(seat, here[1], there[1])
    if difference is None or game.has_automata(here[0]):
        return difference
    events = [event for event in difference if event is not None]
    if not any(game.book.reveals(event) for event in events):
        what = _as_told(game, seat, events)
        raise Broken(f"{who} is told two truths apart by an event that reveals nothing: {what}")
    for told in here, there:
        learned = mover == seat or noticed(seat, told[1])
        if learned and can_take_back(game, mover, told):
            what = _as_told(game, seat, events)
            raise Broken(f"{who} is told two truths apart, and one could be taken back: {what}")
    return difference


def _as_told(game: AnyGame, seat: int, events: list[Event]) -> str:
    return " / ".join(str(game.book.to_json(event, seat)) for event in events)


def can_take_back(game: AnyGame, mover: int, told: Told) -> bool:
    """Whether whoever made the move may take it back alone, as `Record.why_no_undo` says."""
    state, events = told
    still_asked = not state.over() and state.asks(mover)
    return still_asked and not any(game.book.reveals(event) for event in events)


def must_reveal_the_deed(game: AnyGame, state: State, seat: int, told: list[Event], who: str) -> None:
    """What could not have been done in another world is told by an event that is said to reveal."""
    if game.has_automata(state):
        return
    heard = noticed(seat, told)
    if heard and not any(game.book.reveals(event) for event in heard):
        what = _as_told(game, seat, heard)
        raise Broken(f"{who} is told by events that reveal nothing what only some could do: {what}")


def must_remember(
    game: AnyGame, truth: State, other: State, seat: int, told: list[Event], others: list[Event], who: str
) -> None:
    """What tells two truths apart leaves a trace in the view, unless only the order was another."""
    if game.has_automata(truth):
        return
    if truth.over() or other.over() or sorted(log(seat, told)) == sorted(log(seat, others)):
        return
    if game.view_bytes(truth, seat) == game.view_bytes(other, seat):
        what = _as_told(game, seat, noticed(seat, told))
        raise Broken(f"{who} is told what its view does not hold: {what}")


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
    """View, menu, notes and the reasons of refusals."""
    game, seat, who = look.game, look.seat, look.who
    demand(look.state.over() == other.over(), f"{who} is not told that the game is over")
    if other.over():
        return
    there = game.view_bytes(other, seat)
    if look.view != there:
        raise Broken(f"{who} sees what it was not told: {_difference(look.view, there)}")
    if seat == WATCHER:
        return
    demand(look.moves == other.moves(seat), f"{who} has another menu, though it was told the same")
    demand(look.notes == other.notes(seat), f"{who} has other notes, though it was told the same")
    must_be_refused_alike(look, other)


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
