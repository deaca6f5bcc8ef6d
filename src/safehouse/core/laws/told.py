"""What a seat is told by the events of a move, held against another state."""

import itertools

from safehouse.core.book import EventKind
from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken
from safehouse.core.seats import bit
from safehouse.core.state import State

Log = tuple[tuple[int, tuple[int, ...]], ...]
"""What a seat is told, event by event: the kind and the arguments as it learns them."""


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


def arguments(kind: EventKind, event: Event) -> dict[str, int]:
    return {name: value for (name, _), value in zip(kind.args, event.args, strict=False)}


def first_difference(seat: int, told: list[Event], other: list[Event]) -> Difference | None:
    """The first event that a seat is told otherwise in the other state, None where it hears nothing then."""
    for one, two in itertools.zip_longest(noticed(seat, told), noticed(seat, other)):
        if one is None or two is None or one.kind != two.kind or one.seen_by(seat) != two.seen_by(seat):
            return one, two
    return None


def by_automata(game: AnyGame, events: list[Event]) -> bool:
    """Whether some of it came of what automata, which follow secrets of their own, have done."""
    return any(game.book.kind_of(event).name in game.automata for event in events)


def must_reveal(game: AnyGame, mover: int, seat: int, here: Told, there: Told, who: str) -> Difference | None:
    """What tells two truths apart is an event that is said to reveal, and neither truth can be taken back. What
    an event blanks for this seat it cannot tell it; what everybody sees of it, such as a place that chance
    chose, it can. The difference, None where there is none."""
    difference = first_difference(seat, here[1], there[1])
    if difference is None or by_automata(game, until(difference, here[1])):
        return difference
    must_have_known(game, seat, difference, here[0], who)
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


def until(difference: Difference, told: list[Event]) -> list[Event]:
    return list(itertools.takewhile(lambda event: event is not difference[0], told))


def must_have_known(game: AnyGame, seat: int, difference: Difference, state: State, who: str) -> None:
    """Whoever is told a secret because he knew it before learns nothing by that."""
    one, two = difference
    if one is None or two is None or one.kind != two.kind:
        return
    kind = game.book.kind_of(one)
    if kind.knew is None or kind.learners is None:
        return
    here, there = arguments(kind, one), arguments(kind, two)
    learns = kind.learners([[each] for each in range(state.seats)], here) & bit(seat) != 0
    if not learns and all(here[name] == there[name] for name in here if name not in kind.secrets):
        what = _as_told(game, seat, [one, two])
        raise Broken(f"{who} is told as one who knew it before what it did not know: {what}")


def _as_told(game: AnyGame, seat: int, events: list[Event]) -> str:
    return " / ".join(str(game.book.to_json(event, seat)) for event in events)


def can_take_back(game: AnyGame, mover: int, told: Told) -> bool:
    """Whether whoever made the move may take it back alone, as `Record.why_no_undo` says."""
    state, events = told
    still_asked = not state.over() and state.asks(mover)
    return still_asked and not any(game.book.reveals(event) for event in events)


def must_reveal_the_deed(game: AnyGame, state: State, seat: int, told: list[Event], who: str) -> None:
    """What could not have been done in another world is told by an event that is said to reveal."""
    heard = noticed(seat, told)
    if heard and not any(game.book.reveals(event) for event in heard):
        what = _as_told(game, seat, heard)
        raise Broken(f"{who} is told by events that reveal nothing what only some could do: {what}")


def lasting(game: AnyGame, seat: int, events: list[Event]) -> Log:
    """What of it a seat has to remember, in no order."""
    kept = [event for event in events if game.book.kind_of(event).name not in game.fleeting]
    return tuple(sorted(log(seat, kept)))


def must_remember(
    game: AnyGame, truth: State, other: State, seat: int, told: list[Event], others: list[Event], who: str
) -> None:
    """What tells two truths apart leaves a trace in the view, unless only the order was another."""
    if by_automata(game, told) or by_automata(game, others):
        return
    if truth.over() or other.over() or lasting(game, seat, told) == lasting(game, seat, others):
        return
    if game.view_bytes(truth, seat) == game.view_bytes(other, seat):
        what = _as_told(game, seat, noticed(seat, told))
        raise Broken(f"{who} is told what its view does not hold: {what}")
