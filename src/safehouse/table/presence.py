"""Who is at a table now: the viewers somebody listens to, and the seats whose people are away."""

import time
from collections.abc import Iterable, Iterator

from safehouse.core.seats import WATCHER
from safehouse.table.table import Table
from safehouse.table.viewers import Follower, Listener, Viewer, Viewpoint, call_later


class Presence:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._viewers: dict[Viewpoint, Viewer] = {}
        self._away_since: dict[int, float] = {}
        self.elsewhere: frozenset[int] = frozenset()
        """The seats whose people are connected to other nodes; WATCHER where anybody else looks on there."""

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self._viewers.values()))

    def __getitem__(self, point: Viewpoint) -> Viewer:
        return self._viewers[point]

    @property
    def empty(self) -> bool:
        return not self._viewers and not self.elsewhere

    @property
    def empty_here(self) -> bool:
        return not self._viewers

    def here(self) -> set[int]:
        """The seats whose people are connected to this node; WATCHER where anybody else looks on here."""
        return {point.seat if point.is_seat else WATCHER for point in self._viewers}

    def connected(self) -> list[int]:
        """The seats whose people are here, on whatever node."""
        return sorted((self.here() | self.elsewhere) - {WATCHER})

    def learn(self, elsewhere: Iterable[int]) -> None:
        """Who is connected to other nodes."""
        before, self.elsewhere = self.connected(), frozenset(elsewhere)
        for seat in set(before).difference(self.connected()):
            self.away(seat)
        for seat in self.connected():
            self._away_since.pop(seat, None)
        if self.connected() != before:
            self.tell_seats()

    @property
    def who_waits(self) -> str:
        """The address of somebody who is here and holds a seat; "" where nobody is."""
        seats = (viewer for point, viewer in self._viewers.items() if point.is_seat)
        return next((listener.address for viewer in seats for listener in viewer.listeners), "")

    def followers(self) -> list[tuple[Viewpoint, Listener]]:
        """Those who look over a shoulder here."""
        return [
            (point, listener)
            for point, viewer in self._viewers.items()
            for listener in viewer.listeners
            if point.follows
        ]

    def mark_at(self, point: Viewpoint) -> str:
        """The mark of the question that this viewer has on its screen."""
        viewer = self._viewers.get(point)
        return viewer.mark if viewer is not None else ""

    def enter(self, point: Viewpoint, listener: Listener) -> bool:
        """Somebody listens from here; whether a seat's person has come back by that."""
        new = point not in self._viewers
        if new:
            self._viewers[point] = self._viewer_at(point)
        self._viewers[point].listeners.add(listener)
        if point.is_seat:
            self._away_since.pop(point.seat, None)
        return new and point.is_seat

    def _viewer_at(self, point: Viewpoint) -> Viewer:
        if point.follows:
            return Follower(self._table, point.seat, call_later)
        return Viewer(self._table, point.seat)

    def exit(self, point: Viewpoint, listener: Listener) -> bool:
        """A listener has gone; whether a seat's person is away by that."""
        viewer = self._viewers.get(point)
        if viewer is None:
            return False
        viewer.listeners.discard(listener)
        if viewer.listeners:
            return False
        del self._viewers[point]
        if point.seat in self.elsewhere or not point.is_seat:
            return False
        self.away(point.seat)
        return True

    def away(self, seat: int) -> None:
        """From now on the person of this seat is away, unless connected."""
        self._away_since[seat] = time.monotonic()

    def seconds_away(self, seat: int) -> float | None:
        """How long this person has been away; None for one who is here."""
        since = self._away_since.get(seat)
        return None if since is None else time.monotonic() - since

    def tell_seats(self, besides: Viewpoint | None = None) -> None:
        """Everybody learns who is connected."""
        here = self.connected()
        for point, viewer in list(self._viewers.items()):
            if point != besides:
                viewer.tell_seats(here)

    def broadcast(self, now: int) -> None:
        """Tell every viewer what changed for it."""
        here = self.connected()
        for viewer in self:
            viewer.catch_up(here, now)

    def send_away(self, code: int) -> None:
        """Close every connection with this code."""
        for viewer in self:
            for listener in viewer.listeners:
                listener.close(code)
