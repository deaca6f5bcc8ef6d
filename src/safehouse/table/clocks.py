"""The clocks of a table: time left by seat, charged to the seats that are asked."""

from typing import Final

from safehouse.table.messages import ClockRule

RETURN_GRACE: Final = 30_000
"""Who comes back after running out of time gets at least this much."""


class Clocks:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.seen = list(self.left)
        """The same as the other seats see it: time given for a decision they did not notice counts only when
        the seat is asked no more, so that no clock tells of a hidden decision."""
        self.running: set[int] = set()
        self.since = 0

    @property
    def used(self) -> bool:
        return self.rule.kind != "none"

    def settle(self, now: int) -> None:
        """Charge the time that passed to the seats whose clocks run."""
        passed = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
            self.seen[seat] = max(0, self.seen[seat] - passed)
        self.since = max(now, self.since)

    def forgive(self, now: int) -> None:
        """Nobody is charged for the time until now, which may lie before what was: the machine's clock may have
        been set back while the server was down."""
        self.since = now

    def decided(self, seat: int, noticed: bool = True) -> None:
        """The seat made a decision; `noticed`: everybody knows that it did."""
        self.left[seat] = self._after_decision(self.left[seat])
        if noticed:
            self.seen[seat] = self._after_decision(self.seen[seat])

    def _after_decision(self, left: int) -> int:
        if self.rule.kind == "move":
            return self.rule.seconds * 1000
        return left + self.rule.increment * 1000 if self.rule.kind == "total" else left

    def run(self, asked: set[int]) -> None:
        """From now on the clocks of these seats run."""
        for seat in self.running - asked:
            self.seen[seat] = self.left[seat]
        if self.rule.kind == "move":
            for seat in asked - self.running:
                self.left[seat] = self.seen[seat] = self.rule.seconds * 1000
        self.running = asked

    def welcome_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], RETURN_GRACE)
        self.seen[seat] = max(self.seen[seat], RETURN_GRACE)

    def deadline(self) -> int | None:
        """When the first running clock runs out."""
        if not self.used or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def out_of_time(self, now: int) -> list[int]:
        passed = now - self.since
        return sorted(seat for seat in self.running if self.left[seat] <= passed) if self.used else []

    def face(self, now: int, viewer: int, shown: list[int]) -> tuple[list[int], list[int]]:
        """Time left by seat and the clocks that go, as the seat `viewer` (or the watcher) sees it whose view
        says that the seats `shown` decide."""
        if not self.used:
            return [], []
        passed = max(0, now - self.since)
        times = [self.left[seat] if seat == viewer else time for seat, time in enumerate(self.seen)]
        left = [max(0, time - passed) if seat in self.running else time for seat, time in enumerate(times)]
        return left, sorted(self.running & set(shown))


class TimeLimit:
    """The time that a whole game may take, where its rules limit it (`Game.time_limit`)."""

    def __init__(self, seconds: int) -> None:
        self.used = seconds > 0
        self.running = False
        self._left = seconds * 1000
        self._since = 0

    def settle(self, now: int) -> None:
        """Count the time that passed."""
        self._left = self.left(now) or 0
        self._since = max(now, self._since)

    def forgive(self, now: int) -> None:
        """The time until now does not count, even if the machine's clock was set back."""
        self._since = now

    def left(self, now: int) -> int | None:
        """Milliseconds; None where there is no limit."""
        if not self.used:
            return None
        return max(0, self._left - max(0, now - self._since)) if self.running else self._left

    def deadline(self) -> int | None:
        return self._since + self._left if self.used and self.running else None

    def is_over(self, now: int) -> bool:
        deadline = self.deadline()
        return deadline is not None and deadline <= now
