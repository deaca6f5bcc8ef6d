"""Steps between the sections of a station, remembered: in a game the locks and the pods seldom change."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Sections
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.tables.box import Box

FAR: Final = 99
MOST: Final = 64
"""States of the station that are remembered."""


class Walks:
    """Steps along corridors, two for a locked one, as long as no lock and no pod changes."""

    def __init__(self, s: Position) -> None:
        self.box: Box = s.box
        self.locked: list[bool] = s.locked.copy()
        self.pod: list[int] = s.pod.copy()
        self.open: list[bool] = [s.is_section(place) for place in range(Sections.COUNT)]
        self.known: list[list[int]] = [[] for goal in range(Sections.COUNT)]

    def hold(self, s: Position) -> bool:
        return self.box is s.box and self.locked == s.locked and self.pod == s.pod

    def to(self, goal: int) -> list[int]:
        """From each section to a goal; FAR where there is no way."""
        found = self.known[goal]
        if len(found) == 0:
            found = self.measure(goal)
            self.known[goal] = found
        return found

    def measure(self, goal: int) -> list[int]:
        box = self.box
        found = [FAR] * Sections.COUNT
        found[goal] = 0
        edge = [goal]
        k = 0
        while k < len(edge):
            section = edge[k]
            k += 1
            for corridor in box.corridors_of[section]:
                other = box.other_end(corridor, section)
                steps = found[section] + (2 if self.locked[corridor] else 1)
                if steps < found[other] and self.open[other]:
                    found[other] = steps
                    edge.append(other)
        return found


REMEMBERED: Final[list[Walks]] = []
"""The one used last comes first."""


def walks(s: Position) -> Walks:
    """The steps in the station as it is now."""
    for k in range(len(REMEMBERED)):
        found = REMEMBERED[k]
        if found.hold(s):
            if k > 0:
                REMEMBERED[k] = REMEMBERED[0]
                REMEMBERED[0] = found
            return found
    found = Walks(s)
    REMEMBERED.insert(0, found)
    if len(REMEMBERED) > MOST:
        REMEMBERED.pop()
    return found
