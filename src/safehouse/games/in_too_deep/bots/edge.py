"""The edge as a seat foresees it: who will be the least and the most corrupt, whether the plan is foiled."""
# compiled by mypyc

from math import exp
from typing import Final

from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS, NOTHING

FLOW: Final = 4.0
FLOW_EACH: Final = 2.2
"""Tokens of use that the plan can be expected to get in a whole game, and how many more for each console."""
LAST_TURN: Final = 0.6
"""How many of them each of the last turns adds."""
DOUBT: Final = 1.0
DOUBT_EARLY: Final = 3.0
"""How many tokens that forecast is off by, at the end, and how many more at the beginning."""
STORED: Final = 3.4
"""The corruption of a dilemma that another seat has stored: those worth storing have more than the average."""
CLOSE: Final = 3.0
CLOSE_EARLY: Final = 6.0
"""How far apart in corruption two seats must be for it to matter who is worse, at the end; more before it."""


def progress(s: Position) -> float:
    """How much of the game is over, by chapters and the display."""
    if s.chapter_ends:
        return (s.chapter + 1) / CHAPTERS
    left = 0
    for label in s.display:
        left += label != NOTHING
    return (s.chapter + 1 - left / len(s.display)) / CHAPTERS


def own_corruption(s: Position, seat: int) -> float:
    """The databank's, and half of what is in hand."""
    total = -float(s.tolerance[seat])
    for label in s.databanks[seat]:
        total += s.cards.corruption[s.dilemmas.value[label]]
    held = 0
    for label in s.hands[seat]:
        held += s.cards.corruption[s.dilemmas.value[label]]
    return total + 0.5 * held


def guessed_corruption(s: Position, seat: int) -> float:
    """What others can guess of it by the number of dilemmas."""
    return STORED * (len(s.databanks[seat]) + 0.5 * len(s.hands[seat])) - s.tolerance[seat]


def lacking(s: Position, counts: list[int]) -> int:
    """How many tokens the plan lacks to be foiled, of the kinds that lack fewest (ZH-8.6)."""
    missing: list[int] = []
    for count in counts:
        missing.append(max(0, s.cards.plan_minimum - count))
    missing.sort()
    total = 0
    for i in range(s.cards.plan_kinds[s.consoles]):
        total += missing[i]
    return total


def chance_to_foil(s: Position, counts: list[int], over: float) -> float:
    """How likely the plan is foiled, by the evidence it lacks and what is still to come."""
    missing = lacking(s, counts)
    if missing == 0:
        return 1.0
    left = 1.0 - over
    coming = left * (FLOW + FLOW_EACH * s.consoles)
    if s.in_last_chapter() and s.chapter_ends:
        coming += LAST_TURN * s.turns_left
    chance: float = 1.0 / (1.0 + exp((missing - coming) / (DOUBT + DOUBT_EARLY * left)))
    return chance


class Edge:
    """What corruption brings and costs each seat (ZH-8.3, ZH-8.8), as far as one of them can foresee it."""

    def __init__(self, s: Position, seat: int, counts: list[int]) -> None:
        over = progress(s)
        self.foiled: float = chance_to_foil(s, counts, over)
        self.unsure: float = CLOSE + CLOSE_EARLY * (1.0 - over)
        self.bonus: float = float(s.cards.least_corrupt_bonus * (s.consoles - 1))
        self.corruption: list[float] = []
        for other in range(s.consoles):
            self.corruption.append(own_corruption(s, other) if other == seat else guessed_corruption(s, other))

    def gain(self, seat: int) -> float:
        """The bonus of the least corrupt, less the loss of the most corrupt."""
        own = self.corruption[seat]
        least, most = 1000.0, -1000.0
        for other in range(len(self.corruption)):
            if other != seat:
                least = min(least, self.corruption[other])
                most = max(most, self.corruption[other])
        bonus = self.bonus / (1.0 + exp((own - least) / self.unsure))
        loss = self.foiled * max(0.0, own) / (1.0 + exp((most - own) / self.unsure))
        return bonus - loss
