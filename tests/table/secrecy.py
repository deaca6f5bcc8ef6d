"""What a viewer may know of a game, by the declarations of its vocabulary alone, and the search for more."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from safehouse.core.book import EventKind
from safehouse.core.events import Event
from safehouse.core.kept import viewers
from safehouse.core.laws.told import arguments
from safehouse.core.moves import Value
from safehouse.core.record import Record
from safehouse.core.seats import EVERYONE, bit

Json = dict[str, Any]
Shown = Counter[tuple[str, Any]]
"""What a view shows: how often each thing at each place."""


class Leak(AssertionError):
    """Somebody was sent what the declarations keep from it."""


class Declared:
    """The declarations of a game, as they apply to one table."""

    def __init__(self, record: Record) -> None:
        self.book = record.game.book
        self.teams = record.game.teams(record.options)
        self.viewers = viewers(record.options.seats())

    def may_learn(self, event: Event, seat: int) -> bool:
        """Whether this viewer may know the secret arguments, or, of a private kind, the event at all."""
        kind = self.book.kind_of(event)
        if kind.insiders is None or (kind.opens and event.insiders == EVERYONE):
            return True
        return kind.insiders(self.teams, arguments(kind, event)) & bit(seat) != 0

    def reveals_to(self, event: Event, seat: int) -> bool:
        return self.book.reveals(event) and self.may_learn(event, seat)

    def renderings(self, event: Event, seat: int) -> list[Json]:
        """How this viewer may be told of it; [] for not at all."""
        kind, whole = self.book.kind_of(event), self.book.whole(event)
        blanked = {name: None if name in kind.secrets else value for name, value in whole.items()}
        if self.may_learn(event, seat):
            return [whole, blanked]
        return [] if kind.private else [blanked]

    def search_log(self, told: Sequence[Json], events: Sequence[Event], seat: int) -> None:
        """`told`, what a viewer was sent, speaks of these events and tells nothing that it may not know."""
        coming = iter(events)
        for line in told:
            if not any(line in self.renderings(event, seat) for event in coming):
                raise Leak(f"{seat} was told {line}, which no event tells it as declared")

    def search_views(self, events: Sequence[Event], before: dict[int, Shown], after: dict[int, Shown]) -> int:
        """Where an insider's view shows a secret anew, those of viewers who may not know it do not, unless all
        views are the same there, or they show it among more things than the insider's: what may be possible.
        How many secrets were looked for."""
        new = {seat: after[seat] - before[seat] for seat in self.viewers}
        private = _differing([after[seat] for seat in self.viewers])
        looked = 0
        for event in events:
            whole = self.book.whole(event)
            insiders = [seat for seat in self.viewers if self.may_learn(event, seat)]
            for value in _secret_names(self.book.kind_of(event), whole):
                for other in self.viewers:
                    if other in insiders or self._was_told(value, events, other):
                        continue
                    looked += 1
                    shown = [place for place, leaf in new[other] if leaf == value and place in private]
                    for place in shown:
                        sizes = [_size(new[seat], place) for seat in insiders if (place, value) in new[seat]]
                        if sizes and _size(new[other], place) <= max(sizes):
                            raise Leak(f"{other} sees the {value} of {whole} at {place}")
        return looked

    def _was_told(self, value: Value, events: Sequence[Event], seat: int) -> bool:
        """Whether this viewer may know the name from another event of the same move."""
        told = [line for event in events for line in self.renderings(event, seat)[:1]]
        return any(value in line.values() for line in told)


def _secret_names(kind: EventKind, whole: Json) -> list[Value]:
    """The secrets of an event that have a name: a number alone could stand for anything."""
    hidden = kind.secrets if not kind.private else frozenset(whole) - {"kind"}
    return [whole[name] for name in hidden if isinstance(whole[name], str)]


def _size(shown: Shown, place: str) -> int:
    """How many things are shown there."""
    return sum(count for (where, _), count in shown.items() if where == place)


def _differing(views: list[Shown]) -> set[str]:
    """The places where not everybody sees the same."""
    common = views[0]
    for view in views[1:]:
        common = common & view
    return {place for view in views for place, _ in view - common}


def leaves(thing: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Everything a view shows, by place; the items of a list share one."""
    if isinstance(thing, dict):
        for name, inner in thing.items():
            yield from leaves(inner, f"{place}/{name}")
    elif isinstance(thing, list):
        for inner in thing:
            yield from leaves(inner, f"{place}/*")
    else:
        yield place, thing


class Client:
    """Reads the frames of one viewer as a browser does: its log and its view."""

    def __init__(self) -> None:
        self.log: list[Json] = []
        self.view: Json = {}
        self._read = 0

    @property
    def shown(self) -> Shown:
        return Counter(leaves(self.view))

    def read(self, frames: Sequence[str]) -> None:
        """The frames since the last time."""
        for frame in frames[self._read :]:
            message = msgspec.json.decode(frame)
            if message["type"] == "welcome":
                self.log, self.view = message["log"], message["position"]["view"]
            elif message["type"] == "update":
                self.log = self.log[: len(self.log) - message["undone"]] + message["events"]
                self.view = message["position"]["view"]
        self._read = len(frames)


def log_of(replay: Json) -> list[Json]:
    """What a replay tells, one frame after another."""
    log: list[Json] = []
    for frame in replay["frames"]:
        log = log[: len(log) - frame["undone"]] + frame["events"]
    return log
