"""The city: locations, features, temples and borders, and how far apart they are.

Locations are numbers from 0 (A1) row by row to 41 (F7); sets of locations are bit masks.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt import data
from safehouse.games.mind_mgmt.codes import Borders, Features, Locations

ROWS: Final[int] = data.BOARD.meta.rows
COLS: Final[int] = data.BOARD.meta.cols
NOWHERE: Final = -1

BIT: Final[list[int]] = [2**i for i in range(Locations.COUNT)]
ALL_CELLS: Final[int] = 2**Locations.COUNT - 1


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
    return [sorted(data.FEATURE_IDS.index(name) for name in place.features) for place in data.BOARD.location]


def _cells_with(features_of: list[list[int]]) -> list[list[int]]:
    return [[cell for cell in range(Locations.COUNT) if f in features_of[cell]] for f in range(Features.COUNT)]


FEATURES_OF: Final[list[list[int]]] = _features_of()
"""The two features of a location; none of a temple (MM-3.01)."""
CELLS_WITH: Final[list[list[int]]] = _cells_with(FEATURES_OF)
WITH_FEATURE: Final[list[int]] = [mask_of(cells) for cells in CELLS_WITH]
FEATURE_MASK: Final[list[int]] = [sum(2**f for f in features) for features in FEATURES_OF]
"""The features of a location as a bit mask of features."""

IS_TEMPLE: Final[list[bool]] = [place.temple for place in data.BOARD.location]
IS_EDGE: Final[list[bool]] = [place.edge for place in data.BOARD.location]
EDGE: Final[list[int]] = [cell for cell in range(Locations.COUNT) if IS_EDGE[cell]]
INTERIOR: Final[list[int]] = [cell for cell in range(Locations.COUNT) if not IS_EDGE[cell]]

ORTHOGONAL: Final[list[list[int]]] = [[-1, 0], [0, -1], [0, 1], [1, 0]]
DIAGONAL: Final[list[list[int]]] = [[-1, -1], [-1, 1], [1, -1], [1, 1]]


def _around(vectors: list[list[int]]) -> list[list[int]]:
    table: list[list[int]] = []
    for cell in range(Locations.COUNT):
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
    for cell in range(Locations.COUNT):
        if IS_TEMPLE[cell]:
            found |= AROUND_MASK[cell]
    return [cell for cell in cells_of(found) if not IS_TEMPLE[cell]]


TEMPLE_NEIGHBOURS: Final[list[int]] = _next_to_a_temple()


def _cross() -> list[int]:
    table: list[int] = []
    for cell in range(Locations.COUNT):
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


BORDERS: Final[list[list[int]]] = [
    [data.LOCATION_IDS.index(a), data.LOCATION_IDS.index(b)] for a, b in data.BORDERS
]
"""The two locations of each border."""


BORDERS_OF: Final[list[list[int]]] = [
    [number for number in range(Borders.COUNT) if cell in BORDERS[number]] for cell in range(Locations.COUNT)
]


def _ends(border: int) -> list[int]:
    """The two grid points of a border; points are numbered over an 8 x 7 lattice."""
    a, b = BORDERS[border]
    row, col = row_of(b), col_of(b)
    if row_of(a) == row:
        return [row * 8 + col, (row + 1) * 8 + col]
    return [row * 8 + col, row * 8 + col + 1]


def _touching() -> list[list[int]]:
    points = [_ends(border) for border in range(Borders.COUNT)]
    return [
        [i for i in range(Borders.COUNT) if points[i][0] in mine or points[i][1] in mine] for mine in points
    ]


TOUCHING: Final[list[list[int]]] = _touching()
"""The borders a token on this border touches, itself included (MM-4.05)."""

SLIPS: Final[list[list[list[int]]]] = [_around(vectors) for vectors in data.slip_vectors()]
"""By Recruiter and location: where a Mind Slip can lead. The Sleepwalker's walk depends on Mayhem."""


def _links() -> list[list[int]]:
    """Links of a walker without Mayhem: orthogonal ones, and diagonals into or out of a temple (MM-5.102)."""
    table: list[list[int]] = []
    for cell in range(Locations.COUNT):
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


LINKS_WITHIN_2: Final[list[list[int]]] = [within(LINKS, cell, 2) for cell in range(Locations.COUNT)]


def distances(roads: list[list[int]]) -> list[list[int]]:
    """Links from each location to each other."""
    table: list[list[int]] = []
    for start in range(Locations.COUNT):
        away = [99] * Locations.COUNT
        away[start] = 0
        queue = [start]
        for cell in queue:
            for other in roads[cell]:
                if away[other] == 99:
                    away[other] = away[cell] + 1
                    queue.append(other)
        table.append(away)
    return table


AWAY: Final[list[list[int]]] = distances(LINKS)
"""The fewest links between two locations of the open city."""


def _balls() -> list[list[int]]:
    return [
        [mask_of([other for other in range(Locations.COUNT) if AWAY[cell][other] <= far]) for far in range(17)]
        for cell in range(Locations.COUNT)
    ]


BALL: Final[list[list[int]]] = _balls()
"""By location and number of links: everything within."""
