"""The kinds of event a game can tell, with the meaning of their arguments."""

from typing import Final

from safehouse.core.events import HIDDEN, Event
from safehouse.core.moves import Domain, Value

NUMBER: Final = Domain("count", ())
"""The domain of an argument that is a plain whole number, negative ones included."""


class EventKind:
    """`reveals`: somebody learns something by it that was hidden or random; what led to it stays done.
    `shows`: and where it is the first event of a move, whoever moves knew it and chose to show it."""

    def __init__(self, name: str, *, reveals: bool = False, shows: bool = False, **args: Domain) -> None:
        self.name = name
        self.reveals = reveals or shows
        self.shows = shows
        self.args: tuple[tuple[str, Domain], ...] = tuple(args.items())


class EventBook:
    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.index: dict[str, int] = {kind.name: i for i, kind in enumerate(kinds)}

    def kind_of(self, event: Event) -> EventKind:
        return self.kinds[event.kind]

    def reveals(self, event: Event) -> bool:
        return self.kinds[event.kind].reveals

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
