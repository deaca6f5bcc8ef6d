"""The city: locations, features, temples, borders and who can pass where.

Locations are numbers from 0 (A1) row by row to 41 (F7); sets of locations are bit masks.
"""
# compiled by mypyc

from typing import ClassVar, Final

from safehouse.games.mind_mgmt.data import BOARD, CARDS, FEATURES, extra_recruiters

ROWS: Final = 7
COLS: Final = 6
CELLS: Final = 42
FEATURE_COUNT: Final = 16
NOWHERE: Final = -1

LOCATION_IDS: Final[list[str]] = [place.id for place in BOARD.location]
FEATURE_IDS: Final[list[str]] = [feature.id for feature in FEATURES]

BIT: Final[list[int]] = [2**i for i in range(CELLS)]
ALL_CELLS: Final[int] = 2**CELLS - 1


def row_of(cell: int) -> int:
    return cell // COLS


def col_of(cell: int) -> int:
    return cell % COLS


def on_board(row: int, col: int) -> bool:
    return 0 <= row < ROWS and 0 <= col < COLS


def cell_at(row: int, col: int) -> int:
    return row * COLS + col


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def cells_of(mask: int) -> list[int]:
    """The locations of a set, in their order."""
    found: list[int] = []
    cell = 0
    while mask:
        if mask & 1:
            found.append(cell)
        mask >>= 1
        cell += 1
    return found


def size_of(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _features_of() -> list[list[int]]:
    return [sorted(FEATURE_IDS.index(name) for name in place.features) for place in BOARD.location]


def _cells_with(features_of: list[list[int]]) -> list[list[int]]:
    return [[cell for cell in range(CELLS) if f in features_of[cell]] for f in range(FEATURE_COUNT)]


FEATURES_OF: Final[list[list[int]]] = _features_of()
"""The two features of a location; none of a temple (MM-3.01)."""
CELLS_WITH: Final[list[list[int]]] = _cells_with(FEATURES_OF)
WITH_FEATURE: Final[list[int]] = [mask_of(cells) for cells in CELLS_WITH]
FEATURE_MASK: Final[list[int]] = [sum(2**f for f in features) for features in FEATURES_OF]
"""The features of a location as a bit mask of features."""

IS_TEMPLE: Final[list[bool]] = [place.temple for place in BOARD.location]
IS_EDGE: Final[list[bool]] = [place.edge for place in BOARD.location]
EDGE: Final[list[int]] = [cell for cell in range(CELLS) if IS_EDGE[cell]]
INTERIOR: Final[list[int]] = [cell for cell in range(CELLS) if not IS_EDGE[cell]]

ORTHOGONAL: Final[list[list[int]]] = [[-1, 0], [0, -1], [0, 1], [1, 0]]
DIAGONAL: Final[list[list[int]]] = [[-1, -1], [-1, 1], [1, -1], [1, 1]]


def _around(vectors: list[list[int]]) -> list[list[int]]:
    table: list[list[int]] = []
    for cell in range(CELLS):
        found: list[int] = []
        for vector in vectors:
            row, col = row_of(cell) + vector[0], col_of(cell) + vector[1]
            if on_board(row, col):
                found.append(cell_at(row, col))
        table.append(sorted(found))
    return table


BESIDE: Final[list[list[int]]] = _around(ORTHOGONAL)
"""Orthogonally adjacent locations (MM-5.101)."""
CORNERWISE: Final[list[list[int]]] = _around(DIAGONAL)
AROUND: Final[list[list[int]]] = _around(ORTHOGONAL + DIAGONAL)
BESIDE_MASK: Final[list[int]] = [mask_of(cells) for cells in BESIDE]
AROUND_MASK: Final[list[int]] = [mask_of(cells) for cells in AROUND]


def _next_to_a_temple() -> list[int]:
    found = 0
    for cell in range(CELLS):
        if IS_TEMPLE[cell]:
            found |= AROUND_MASK[cell]
    return [cell for cell in cells_of(found) if not IS_TEMPLE[cell]]


TEMPLE_NEIGHBOURS: Final[list[int]] = _next_to_a_temple()


def _cross() -> list[int]:
    table: list[int] = []
    for cell in range(CELLS):
        mask = BIT[cell]
        for vector in ORTHOGONAL:
            for distance in range(1, 3):
                row, col = row_of(cell) + vector[0] * distance, col_of(cell) + vector[1] * distance
                if on_board(row, col):
                    mask |= BIT[cell_at(row, col)]
        table.append(mask)
    return table


CROSS: Final[list[int]] = _cross()
"""What Psychic Targeting reaches (MM-5.1101)."""


def _borders() -> list[list[int]]:
    found: list[list[int]] = []
    for cell in range(CELLS):
        for other in BESIDE[cell]:
            if other > cell:
                found.append([cell, other])
    return found


BORDERS: Final[list[list[int]]] = _borders()
BORDER_COUNT: Final = 71
BORDER_IDS: Final[list[str]] = [f"{LOCATION_IDS[a]}-{LOCATION_IDS[b]}" for a, b in BORDERS]


def _border_between() -> list[int]:
    table = [NOWHERE] * (CELLS * CELLS)
    for number, pair in enumerate(BORDERS):
        table[pair[0] * CELLS + pair[1]] = number
        table[pair[1] * CELLS + pair[0]] = number
    return table


BORDER_BETWEEN: Final[list[int]] = _border_between()


def border_between(a: int, b: int) -> int:
    """The border of two locations; NOWHERE if they share none."""
    return BORDER_BETWEEN[a * CELLS + b]


BORDERS_OF: Final[list[list[int]]] = [
    [number for number in range(len(BORDERS)) if cell in BORDERS[number]] for cell in range(CELLS)
]


def _ends(border: int) -> list[int]:
    """The two grid points of a border; points are numbered over an 8 x 7 lattice."""
    a, b = BORDERS[border]
    row, col = row_of(b), col_of(b)
    if row_of(a) == row:
        return [row * 8 + col, (row + 1) * 8 + col]
    return [row * 8 + col, row * 8 + col + 1]


def _touching() -> list[list[int]]:
    ends = [_ends(border) for border in range(len(BORDERS))]
    table: list[list[int]] = []
    for border in range(len(BORDERS)):
        mine = ends[border]
        table.append(
            [other for other in range(len(BORDERS)) if ends[other][0] in mine or ends[other][1] in mine]
        )
    return table


TOUCHING: Final[list[list[int]]] = _touching()
"""The borders a token on this border touches, itself included (MM-4.05)."""

KARL_BOX: Final = 0
PIPE_GIRL: Final = 1
GHOSTWRITER: Final = 2
SLEEPWALKER: Final = 3
RECRUITERS: Final = 4


def _slips() -> list[list[list[int]]]:
    """By Recruiter and location: where a Mind Slip can lead. The Sleepwalker's walk depends on Mayhem."""
    vectors = [card.slip_vectors for card in CARDS.recruiter] + [
        card.slip_vectors for card in extra_recruiters()
    ]
    return [_around(moves) for moves in vectors]


SLIPS: Final[list[list[list[int]]]] = _slips()


def _links() -> list[list[int]]:
    """Links of a walker without Mayhem: orthogonal ones, and diagonals into or out of a temple (MM-5.102)."""
    table: list[list[int]] = []
    for cell in range(CELLS):
        corners = [corner for corner in CORNERWISE[cell] if IS_TEMPLE[cell] or IS_TEMPLE[corner]]
        table.append(sorted(BESIDE[cell] + corners))
    return table


LINKS: Final[list[list[int]]] = _links()


def within(roads: list[list[int]], start: int, distance: int) -> list[int]:
    """Every location at most so many links away, the start included."""
    found = BIT[start]
    rim = [start]
    for _step in range(distance):
        outer: list[int] = []
        for cell in rim:
            for other in roads[cell]:
                if found & BIT[other] == 0:
                    found |= BIT[other]
                    outer.append(other)
        rim = outer
    return cells_of(found)


LINKS_WITHIN_2: Final[list[list[int]]] = [within(LINKS, cell, 2) for cell in range(CELLS)]


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
        if recruiter == SLEEPWALKER:
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


def distances(roads: list[list[int]]) -> list[list[int]]:
    """Links from each location to each other."""
    table: list[list[int]] = []
    for start in range(CELLS):
        away = [99] * CELLS
        away[start] = 0
        queue = [start]
        for cell in queue:
            for other in roads[cell]:
                if away[other] == 99:
                    away[other] = away[cell] + 1
                    queue.append(other)
        table.append(away)
    return table


AWAY: Final[list[list[int]]] = distances(OPEN_CITY.steps)
"""The fewest links between two locations of the open city."""


def _balls() -> list[list[int]]:
    return [
        [mask_of([other for other in range(CELLS) if AWAY[cell][other] <= far]) for far in range(17)]
        for cell in range(CELLS)
    ]


BALL: Final[list[list[int]]] = _balls()
"""By location and number of links: everything within."""
