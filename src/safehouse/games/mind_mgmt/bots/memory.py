"""What a team of Agents with a human memory still knows: what lies on the table, and the last few answers."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.bots.possible_trails import search_of, thinned
from safehouse.games.mind_mgmt.codes import Clues
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import cells_of
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE
from safehouse.games.mind_mgmt.worlds.trails import Trail

EVERYTHING: Final = 1_000_000
"""More answers and trails than there are to keep in mind."""
ANSWERS: Final = (
    Clues.STEP,
    Clues.STEPS,
    Clues.NO_STEP,
    Clues.PAID,
    Clues.NOT_HERE,
    Clues.TARGET,
    Clues.DENIED,
    Clues.TAPPED,
    Clues.CORDON,
)
"""What nothing on the table says, or not all of it: a step token does not tell when it was laid, nor why."""
ANNOUNCEMENTS: Final = (Clues.SETUP_SUM, Clues.SUM)


class Memory:
    """The limits of a mind; by default none."""

    def __init__(self) -> None:
        self.answers: int = EVERYTHING
        """How many of the last answers are remembered."""
        self.trails: int = EVERYTHING
        """How many of the possible trails are kept in mind, spread evenly over all of them."""
        self.announced: bool = True
        """Whether it is worked out what the announced numbers say about the trail."""

    def recalled(self, s: Position) -> list[int]:
        """The clues of a position as they are remembered."""
        clues = s.clues
        forgotten = -self.answers
        for i in range(0, len(clues), CLUE_SIZE):
            if clues[i] in ANSWERS:
                forgotten += 1
        found: list[int] = []
        for i in range(0, len(clues), CLUE_SIZE):
            clue = clues[i : i + CLUE_SIZE]
            if clue[0] in ANSWERS and forgotten > 0:
                forgotten -= 1
                found.extend(what_the_table_shows(clue, s.hour))
            elif self.announced or clue[0] not in ANNOUNCEMENTS:
                found.extend(clue)
        return found

    def trails_of(self, s: Position, counted: int, sampled: int) -> list[Trail]:
        """Those that fit what is remembered, as many as are kept in mind."""
        found = search_of(s, Stream("sight"), counted, sampled, self.recalled(s)).kept
        return thinned(found, self.trails) if len(found) > self.trails else found


def what_the_table_shows(clue: list[int], hour: int) -> list[int]:
    """What is left of a forgotten answer: the step tokens, laid some time until now."""
    kind = clue[0]
    if kind == Clues.STEP:
        return [Clues.PAID, hour, clue[3], 0]
    if kind == Clues.PAID:
        return [Clues.PAID, max(hour, clue[1]), clue[2], 0]
    found: list[int] = []
    if kind == Clues.STEPS:
        for cell in cells_of(clue[3]):
            found.extend([Clues.PAID, hour, cell, 0])
    return found
