"""The clock of a game whose rules limit its time, at one screen."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

HAS_ALARM: Final = hasattr(signal, "setitimer")


class TimeUp(Exception):
    """The time of the game is over."""


class Clock:
    """Runs from its making on without a pause (`Game.time_limit`); 0 seconds: there is no limit."""

    def __init__(self, seconds: int, spent: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self.used = seconds > 0
        self._now = now
        self._seconds = seconds
        self._began = now() - spent

    def spent(self) -> float:
        return self._now() - self._began if self.used else 0.0

    def left(self) -> int:
        """Whole seconds."""
        return max(0, round(self._seconds - self.spent()))

    def check(self) -> None:
        """Raises `TimeUp`."""
        if self.used and self.spent() >= self._seconds:
            raise TimeUp

    @contextmanager
    def running(self) -> Iterator[None]:
        """Raises `TimeUp` as soon as the time is over, even while the screen waits for a line where the system
        can ring an alarm; elsewhere when the line has come."""
        self.check()
        if self.used and HAS_ALARM and threading.current_thread() is threading.main_thread():
            before = signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, max(0.01, self._seconds - self.spent()))
            try:
                yield
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
        else:
            yield
        self.check()


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TimeUp
