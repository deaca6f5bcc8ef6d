"""Who can pass where while tokens lie on borders (MM-5.1)."""
# compiled by mypyc

from typing import ClassVar, Final

from safehouse.games.mind_mgmt.codes import Recruiters
from safehouse.games.mind_mgmt.tables.city import (
    AROUND,
    BESIDE,
    BIT,
    BORDERS,
    LINKS,
    LINKS_WITHIN_2,
    SLIPS,
    cells_of,
    mask_of,
    within,
)


def without(table: list[list[int]], shut: list[int]) -> list[list[int]]:
    """The same links but for the blocked borders; rows that do not change are shared."""
    if not shut:
        return table
    found = table.copy()
    for border in shut:
        a, b = BORDERS[border]
        found[a] = [cell for cell in found[a] if cell != b]
        found[b] = [cell for cell in found[b] if cell != a]
    return found


def _reach(roads: list[list[int]], shut: list[int]) -> list[list[int]]:
    """Two links at most: a blocked border matters only to its ends and to what is linked to them."""
    found = LINKS_WITHIN_2.copy()
    touched = 0
    for border in shut:
        for end in BORDERS[border]:
            touched |= BIT[end] | mask_of(LINKS[end])
    for cell in cells_of(touched):
        found[cell] = within(roads, cell, 2)
    return found


class Streets:
    """Who can pass where while these borders are blocked. Never changed after it is built: shared by copies."""

    FIXED: ClassVar[bool] = True

    def __init__(self, mayhem: list[int] | None = None, checkpoints: list[int] | None = None) -> None:
        self.mayhem: list[int] = list(mayhem) if mayhem is not None else []
        self.checkpoints: list[int] = list(checkpoints) if checkpoints is not None else []
        shut = self.mayhem + self.checkpoints
        self.steps: list[list[int]] = without(LINKS, shut)
        """The Recruiter's links (MM-5.102)."""
        self.roads: list[list[int]] = without(LINKS, self.mayhem) if self.checkpoints else self.steps
        """The Agents' links; checkpoints do not hinder them."""
        self.pushes: list[list[int]] = without(BESIDE, shut)
        """Orthogonal moves of Immortals."""
        self.flights: list[list[int]] = without(AROUND, shut)
        """All moves of Immortals (MM-5.504, MM-5.507)."""
        self.reach: list[list[int]] = _reach(self.roads, self.mayhem)
        """Where a move of an Agent can end, its own location included (MM-5.805)."""

    def slips(self, recruiter: int, cell: int) -> list[int]:
        if recruiter == Recruiters.SLEEPWALKER:
            return self.sleepwalk(cell)
        return SLIPS[recruiter][cell]

    def sleepwalk(self, cell: int) -> list[int]:
        """Two orthogonal steps that may turn, neither through a blocked border."""
        found = 0
        for between in self.pushes[cell]:
            for end in self.pushes[between]:
                found |= BIT[end]
        return [end for end in cells_of(found) if end != cell]


OPEN_CITY: Final[Streets] = Streets()
"""The city without any Mayhem token."""
