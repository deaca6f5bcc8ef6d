"""Law 15: secrets are declared."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from safehouse.core.book import EventBook, EventKind, Insiders, all_but, any_seats, holder, seats, team_of
from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.told import arguments, play
from safehouse.core.laws.walk import moves_made
from safehouse.core.moves import SEAT
from safehouse.core.seats import EVERYONE, WATCHER_BIT, audience
from safehouse.core.vocabulary import CODES

OFTEN: Final = 15
"""Events of a kind that show how wide its declaration needs to be."""
FEW: Final = 6
"""Events that do so where the kind has this declaration for itself alone."""

Told = tuple[list[list[int]], Event]
"""An event with the teams of its game."""


def secrets_are_declared(game: AnyGame, effort: Effort) -> str:
    """Each event blanks what its kind declares secret and nothing else; its insiders and its audience are those
    who may know; and no kind declares more than it needs."""
    codes_are_fresh(game)
    told: dict[int, list[Told]] = defaultdict(list)
    count = 0
    for teams, event in events_told(game, effort):
        is_told_as_declared(game, teams, event)
        told[event.kind].append((teams, event))
        count += 1
    for number, found in told.items():
        is_declared_narrowly(game.book, game.book.kinds[number], found)
    return f"{count} events of {len(told)} kinds"


def codes_are_fresh(game: AnyGame) -> None:
    path = game.folder / CODES
    if path.is_file():
        fresh = path.read_text(encoding="utf-8") == game.vocabulary.codes(game.id)
        demand(fresh, f"{CODES} is not what vocabulary.py says: python -m safehouse.core.vocabulary {game.id}")


def events_told(game: AnyGame, effort: Effort) -> Iterator[Told]:
    for options, state, choice, _random in moves_made(game, effort, "told", 3):
        teams = game.teams(options)
        for event in [*(state.events or []), *play(state, *choice)]:
            yield teams, event
        state.events = []


def is_told_as_declared(game: AnyGame, teams: list[list[int]], event: Event) -> None:
    kind = game.book.kind_of(event)
    what = f"{game.book.whole(event)}"
    secret = sum(2**i for i, (name, _) in enumerate(kind.args) if name in kind.secrets)
    opened = kind.opens and event.insiders == EVERYONE
    demand(event.blanked == (0 if opened else secret), f"{what} does not blank what its kind declares secret")
    demand(kind.private or event.audience == EVERYONE, f"{what} is not noticed by everybody")
    if kind.insiders is None:
        demand(event.insiders == EVERYONE, f"{what} has insiders that its kind does not declare")
    elif not opened:
        within = kind.insiders(teams, arguments(kind, event))
        beyond = event.insiders & ~within & at_the_table(teams)
        demand(not beyond, f"{what} is told to {beyond:b} beyond those who may know")


def at_the_table(teams: list[list[int]]) -> int:
    return audience([seat for team in teams for seat in team]) | WATCHER_BIT


def is_declared_narrowly(book: EventBook, kind: EventKind, found: list[Told]) -> None:
    """None of the usual, narrower declarations would have held for all these events."""
    closed = [(teams, event) for teams, event in found if event.insiders != EVERYONE]
    if kind.insiders is None or len(closed) < (OFTEN if is_tried_elsewhere(book, kind) else FEW):
        return
    for name, narrow in narrower(book, kind, len(closed)):
        gaps = fits = 0
        for teams, event in closed:
            args, present = arguments(kind, event), at_the_table(teams)
            would, may = narrow(teams, args) & present, kind.insiders(teams, args) & present
            fits += event.insiders & present & ~would == 0
            gaps += may & ~would != 0
        demand(fits < len(closed) or not gaps, f"{kind.name} declares more insiders than {name}, who would do")


def is_tried_elsewhere(book: EventBook, kind: EventKind) -> bool:
    """Whether other kinds show how wide this very declaration is."""
    shared = any(other is not kind and other.insiders is kind.insiders for other in book.kinds)
    return shared and kind.insiders is not any_seats


def narrower(book: EventBook, kind: EventKind, events: int) -> Iterator[tuple[str, Insiders]]:
    """A seat or seats of an argument, and the declarations of other kinds that speak of the same."""
    for seat in range(len(SEAT) if events >= OFTEN else 0):
        yield f"seat {seat}", seats(seat)
    for name, domain in kind.args:
        if domain is SEAT:
            yield f"holder({name!r})", holder(name)
            yield f"team_of({name!r})", team_of(name)
            yield f"all_but({name!r})", all_but(name)
    for other in book.kinds:
        if other.insiders is not None and kind.args[:1] == other.args[:1]:
            yield f"those of {other.name}", other.insiders
