"""The table as one colour sees it: its own colour is the first, the others follow in the order of the turns.

A network that reads rows and names moves so need not learn the same for every colour again.
"""

from functools import cache
from typing import Final

from safehouse.games.stationfall.codes import Characters, Colours, Moves
from safehouse.games.stationfall.encode import FIELDS, SIZE

BY_COLOUR: Final = {
    "own colours": (0, 1, 1),
    "active": (0, 1, 1),
    "first": (0, 1, 1),
    "cubes": (0, Characters.COUNT, 1),
    "owners": (0, Characters.COUNT, 1),
    "guilt": (0, 1, 3),
    "disc": (0, 1, Characters.COUNT),
    "bribe": (0, 1, Characters.COUNT),
    "revealed": (0, 1, Characters.COUNT),
    "stores": (0, 1, 6),
    "explosion": (2, 1, 1),
    "trap owner": (0, 1, 1),
    "asked colour": (0, 1, 1),
}
"""Fields of a row with cells for each colour: cells before them, how often they recur, cells of a colour."""
NAMING_COLOURS: Final = (Moves.LAWYER_UP, Moves.ASK_OWNER, Moves.FRAME, Moves.CUBE_OF)


@cache
def cells_seen(own: int, colours: int) -> list[int]:
    """For each cell of the row as `own` sees it, the cell of the row as written."""
    found = list(range(SIZE))
    first = 0
    for name, size, _top, _meaning in FIELDS:
        before, times, width = BY_COLOUR.get(name, (0, 0, 0))
        for time in range(times):
            start = first + before + time * Colours.COUNT * width
            for place in range(colours):
                for cell in range(width):
                    at = start + place * width + cell
                    found[at] = start + colour_at(place, own, colours) * width + cell
        first += size
    return found


@cache
def codes_seen(own: int, colours: int) -> list[int]:
    """For each move as `own` names it, its code."""
    found = list(range(Moves.FIRST_NOTE))
    for kind in NAMING_COLOURS:
        for place in range(colours):
            found[kind + place] = kind + colour_at(place, own, colours)
    return found


def colour_at(place: int, own: int, colours: int) -> int:
    """The colour so many turns after `own`."""
    return (own + place) % colours
