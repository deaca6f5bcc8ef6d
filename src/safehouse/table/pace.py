"""How long bots take to answer at a table."""

import random
from collections import deque
from typing import Final

REMEMBERED: Final = 8


class Pace:
    """No bot answers sooner than after `least` seconds. One that has no choice takes as long as one of its last
    thoughts about a choice: no pause tells how many options a hidden hand or a hidden way leaves."""

    def __init__(self, least: float) -> None:
        self.least = least
        self._thoughts: dict[int, deque[float]] = {}

    def wait(self, seat: int, options: int, spent: float) -> float:
        """Seconds until the answer of a seat that has thought for `spent` seconds about so many options."""
        thoughts = self._thoughts.setdefault(seat, deque(maxlen=REMEMBERED))
        whole = self.least
        if options > 1:
            thoughts.append(spent)
        elif thoughts:
            whole = max(whole, random.choice(thoughts))
        return max(0.0, whole - spent)
