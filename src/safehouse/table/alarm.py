"""What happens at a table by the clock alone: time that runs out, the limit of a game, people away too long."""

import asyncio
from collections.abc import Callable
from typing import Final

from safehouse.table.entries import AnyEntry
from safehouse.table.presence import Presence
from safehouse.table.requests import limit_over, time_up
from safehouse.table.table import Table

SLACK: Final = 0.005
"""Seconds after a deadline at which it has passed for certain."""


class Alarm:
    """Rings, by calling `ring`, when the next thing is due; `due` says what it is."""

    def __init__(
        self, table: Table, presence: Presence, now: Callable[[], int], ring: Callable[[], None]
    ) -> None:
        self._table = table
        self._presence = presence
        self._now = now
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Set it anew, by the clocks and the people as they are now."""
        self.stop()
        found = (self._clock_wait(), self._limit_wait(), self._absence_wait())
        waits = [wait for wait in found if wait is not None]
        if waits:
            delay = max(0.0, min(waits)) + SLACK
            self._timer = asyncio.get_running_loop().call_later(delay, self._rings)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _rings(self) -> None:
        self._timer = None
        self._ring()

    def due(self) -> list[AnyEntry]:
        """What the time that has passed brings about now."""
        table, now = self._table, self._now()
        found = limit_over(table, now)
        if not found and table.playing:
            found = time_up(table, table.clocks.out_of_time(now), now, "time")
        patience = table.setup.absence.patience
        if not found and patience is not None:
            late = [seat for seat, seconds in self._missing() if seconds >= patience]
            found = time_up(table, late, now, "absent")
        return found

    def _clock_wait(self) -> float | None:
        deadline = self._table.clocks.deadline() if self._table.playing else None
        if deadline is None or self._table.setup.absence.then == "wait":
            return None
        return (deadline - self._now()) / 1000

    def _limit_wait(self) -> float | None:
        """Seconds until the time limit of the game makes its move."""
        deadline = self._table.limit.deadline()
        if deadline is None or self._table.expiring() is None:
            return None
        return (deadline - self._now()) / 1000

    def _absence_wait(self) -> float | None:
        patience = self._table.setup.absence.patience
        if patience is None or self._table.setup.absence.then == "wait":
            return None
        gone = [seconds for _, seconds in self._missing()]
        return patience - max(gone) if gone else None

    def _missing(self) -> list[tuple[int, float]]:
        """People who are asked and not connected, and for how many seconds."""
        asked = [seat for seat in self._table.asked() if self._table.bot_for(seat) is None]
        away = ((seat, self._presence.seconds_away(seat)) for seat in asked)
        return [(seat, seconds) for seat, seconds in away if seconds is not None]
