"""What a team of Agents cares for, and how good its plans are."""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt.bots.memory import Memory
from safehouse.games.mind_mgmt.bots.possible_trails import COUNTED, SAMPLED
from safehouse.games.mind_mgmt.bots.trail_map import WORDS
from safehouse.games.mind_mgmt.codes import Locations, Moves
from safehouse.games.mind_mgmt.tables.city import AWAY

NEAR: Final = 2


def _nearness() -> list[list[float]]:
    """By two locations: how far an Agent in the first threatens the second."""
    by_links = [1.0] * (NEAR + 1) + [0.5, 0.15] + [0.0] * Locations.COUNT
    return [[by_links[AWAY[a][b]] for b in range(Locations.COUNT)] for a in range(Locations.COUNT)]


NEARNESS: Final[list[list[float]]] = _nearness()


class Watch:
    """What it is worth to be able to strike, by location; only those that are worth something."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.worth: list[float] = []

    def within_strike(self, cell: int) -> float:
        gain = 0.0
        near = NEARNESS[cell]
        for i in range(len(self.cells)):
            gain += self.worth[i] * near[self.cells[i]]
        return gain


class Weights:
    """What a team of bots cares for."""

    def __init__(self, full: bool = True, noise: float = 0.0, mix: float = -1.0) -> None:
        self.capture: float = 3.0 if full else 2.0
        self.cover: float = 2.0 if full else 4.0
        self.surprise: float = 0.15 if full else 0.6
        self.threat: float = 1.0 if full else 0.0
        self.haste: float = 3.0
        """How much more a capture is worth in the turn before the last, half of it one turn earlier."""
        self.shakedown: float = 0.1
        """Worth of a card shown, per hour left and by its chance."""
        self.follow: float = 0.5
        """How much of a capture by the next Agent of the turn counts in the plans of the one before."""
        self.guard: float = 3.0 if full else 1.0
        """How much likelier the Recruiter is where one of his Immortals stands at the start of the turn."""
        self.foresight: int = 2
        """Hours ahead for which the Agents take up positions."""
        self.memory: Memory = Memory()
        self.counted: int = COUNTED
        self.sampled: int = SAMPLED
        self.words: int = WORDS
        """How closely the map is drawn."""
        self.mix: float = mix if mix >= 0.0 else (0.3 if full else 0.0)
        """The share of the map that is spread evenly over all possible locations."""
        self.noise: float = noise


class ActivationPlan:
    """An activation: what to do first, and how good the whole is."""

    def __init__(self, score: float = -1e9, first: int = Moves.END_ACTIVATION) -> None:
        self.score: float = score
        self.first: int = first
