"""Seats, and sets of seats as bit masks ("audiences")."""
# compiled by mypyc

from typing import Final

WATCHER: Final = -1
"""The seat that knows only what is public."""

MOST_SEATS: Final = 16
"""No game has more."""

WATCHER_BIT: Final = 1
EVERYONE: Final = 131071
SEAT_BIT: Final = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536]


def bit(seat: int) -> int:
    """The audience of this one seat (or of the watcher)."""
    if seat == WATCHER:
        return WATCHER_BIT
    return SEAT_BIT[seat]


def audience(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= bit(seat)
    return mask
