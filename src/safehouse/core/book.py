"""The kinds of event a game can tell, with the meaning of their arguments, and who may learn them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from safehouse.core.events import HIDDEN, ONLY, OPENS, Event
from safehouse.core.moves import Domain, Value
from safehouse.core.seats import EVERYONE, WATCHER_BIT, audience, bit

NUMBER: Final = Domain("count", ())
"""The domain of an argument that is a plain whole number, negative ones included."""

MOST_ARGUMENTS: Final = 6

Teams = Sequence[Sequence[int]]
Insiders = Callable[[Teams, Mapping[str, int]], int]
"""The audience that may at most learn an event's secrets, by the game's teams and the event's arguments."""


def holder(argument: str = "seat") -> Insiders:
    """The seat that this argument names."""
    return lambda teams, args: bit(args[argument]) if args[argument] >= 0 else 0


def team_of(argument: str = "seat") -> Insiders:
    """The team of the seat that this argument names."""
    return lambda teams, args: audience([s for team in teams if args[argument] in team for s in team])


def all_but(argument: str = "seat") -> Insiders:
    """Every seat except the one that this argument names."""
    return lambda teams, args: audience([s for team in teams for s in team if s != args[argument]])


def seats(*fixed: int) -> Insiders:
    """These seats, whatever happens."""
    return lambda teams, args: audience(list(fixed))


def any_seats(teams: Teams, args: Mapping[str, int]) -> int:
    """Whichever seats the rules say; never the watcher."""
    return EVERYONE & ~WATCHER_BIT


def both(one: Insiders, other: Insiders) -> Insiders:
    return lambda teams, args: one(teams, args) | other(teams, args)


class Secret:
    """An argument that only insiders learn."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain


def secret(domain: Domain) -> Secret:
    return Secret(domain)


class EventKind:
    """`reveals`: somebody learns something by it that was hidden or random; what led to it stays done.
    `shows`: and where it is the first event of a move, whoever moves knew it and chose to show it.
    `knows`: who may learn its secret arguments; everybody else notices it without them.
    `knew`: who may be told these besides, because they know them already and learn nothing by them.
    `only`: who notices it at all; it has no secret arguments.
    `opens`: it reveals, and its secret arguments may also be shown to everybody."""

    def __init__(
        self,
        name: str,
        *,
        reveals: bool = False,
        shows: bool = False,
        opens: bool = False,
        knows: Insiders | None = None,
        knew: Insiders | None = None,
        only: Insiders | None = None,
        **args: Domain | Secret,
    ) -> None:
        self.name = name
        self.reveals = reveals or shows
        self.shows = shows
        self.opens = opens
        self.learners = only or knows
        self.insiders = both(knows, knew) if knows and knew else self.learners
        self.knew = knew
        self.private = only is not None
        self.args: tuple[tuple[str, Domain], ...] = tuple(
            (arg, given.domain if isinstance(given, Secret) else given) for arg, given in args.items()
        )
        self.secrets: frozenset[str] = frozenset(
            arg for arg, given in args.items() if isinstance(given, Secret)
        )
        self._check(knows)

    def _check(self, knows: Insiders | None) -> None:
        if len(self.args) > MOST_ARGUMENTS:
            raise ValueError(f"event {self.name} has more than {MOST_ARGUMENTS} arguments")
        if bool(self.secrets) != (knows is not None):
            raise ValueError(f"event {self.name} needs secret arguments and `knows`, or neither")
        if self.knew is not None and knows is None:
            raise ValueError(f"event {self.name} says who knew its secrets before, and nobody learns them")
        if self.private and self.secrets:
            raise ValueError(f"event {self.name} is unnoticed by others, so none of its arguments is secret")
        if self.opens and not (self.reveals and self.secrets):
            raise ValueError(f"event {self.name} opens, so it reveals and has secret arguments")

    @property
    def secrecy(self) -> int:
        """What `State.secrecy` says of this kind."""
        blanked = sum(1 << i for i, (name, _) in enumerate(self.args) if name in self.secrets)
        return blanked + (ONLY if self.private else 0) + (OPENS if self.opens else 0)


class EventBook:
    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.index: dict[str, int] = {kind.name: i for i, kind in enumerate(kinds)}

    def kind_of(self, event: Event) -> EventKind:
        return self.kinds[event.kind]

    def reveals(self, event: Event) -> bool:
        return self.kinds[event.kind].reveals

    def reveals_to(self, event: Event, seat: int) -> bool:
        """An event that blanks something for this seat reveals nothing to it."""
        return self.reveals(event) and event.insiders & bit(seat) != 0

    def to_json(self, event: Event, seat: int) -> dict[str, Value | None] | None:
        """The event as this seat learns it; None if it does not notice it. A hidden argument is null."""
        args = event.seen_by(seat)
        return None if args is None else self._named(event.kind, args)

    def whole(self, event: Event) -> dict[str, Value | None]:
        """The event with everything in it: for replays of finished games."""
        return self._named(event.kind, event.args)

    def _named(self, number: int, args: list[int]) -> dict[str, Value | None]:
        kind = self.kinds[number]
        told: dict[str, Value | None] = {"kind": kind.name}
        for (name, domain), value in zip(kind.args, args, strict=False):
            if value == HIDDEN:
                told[name] = None
            elif domain is NUMBER:
                told[name] = value
            else:
                told[name] = domain.values[value]
        return told
