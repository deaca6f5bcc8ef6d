"""The trail of hidden pieces: where each went and who saw it.

A piece lies either in a place where everybody can follow it (a field, a position of the display) or in a
bag where the pieces mix (a supply, a hand, a memory). As long as it can be followed it has one label. It
gets a new one whenever it leaves a bag. The trail is the list of all comings and goings of labels at bags;
it is public. The value of a label is known to those who saw it (ZH-6.4 to ZH-6.11).
"""
# compiled by mypyc

from typing import Final

SEAT_MASK: Final = [1, 2, 4, 8, 16, 32]
"""The bit of a seat among those who know a label; the last one is the watcher's."""
ALL_KNOW: Final = 63
MOST_BAGS: Final = 32
UNKNOWN: Final = -1


class Trail:
    def __init__(self) -> None:
        self.value: list[int] = []
        self.known: list[int] = []
        self.steps: list[int] = []

    def copy(self) -> "Trail":
        twin = Trail()
        twin.value = self.value.copy()
        twin.known = self.known.copy()
        twin.steps = self.steps.copy()
        return twin

    def leave(self, bag: int, value: int, known: int) -> int:
        """A piece of this value leaves a bag; its new label."""
        label = len(self.value)
        self.value.append(value)
        self.known.append(known)
        self.steps.append((label * MOST_BAGS + bag) * 2 + 1)
        return label

    def enter(self, bag: int, label: int) -> None:
        self.steps.append((label * MOST_BAGS + bag) * 2)

    def show(self, label: int, known: int) -> None:
        self.known[label] |= known

    def knows(self, seat: int, label: int) -> bool:
        return self.known[label] & SEAT_MASK[seat] != 0

    def seen_by(self, seat: int) -> list[int]:
        """The value of each label as this seat (the watcher: -1) knows it."""
        bit = SEAT_MASK[seat]
        return [self.value[i] if self.known[i] & bit != 0 else UNKNOWN for i in range(len(self.value))]
