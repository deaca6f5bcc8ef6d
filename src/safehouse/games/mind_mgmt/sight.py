"""What the table's map tells a player who plans: chances, information and what lies within reach.

Works on a sample of the trails that fit the public record, so that every number costs about the same.
"""
# compiled by mypyc

from math import log2
from typing import Final

from safehouse.games.mind_mgmt.board import (
    BESIDE_MASK,
    BIT,
    CELLS,
    CROSS,
    FEATURE_COUNT,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
    mask_of,
    size_of,
)
from safehouse.games.mind_mgmt.cloud import thinned
from safehouse.games.mind_mgmt.knowledge import HOLDING
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.trails import Trail

LOOKED_AT: Final = 700
"""Trails that questions are weighed on."""
GUESSED_FROM: Final = 150
"""Trails from which the hand is guessed."""


def entropy(masses: list[float], total: float) -> float:
    found = 0.0
    for mass in masses:
        if mass > 0.0:
            share = mass / total
            found -= share * log2(share)
    return found


def shares_of(masses: list[float], otherwise: list[float]) -> list[float]:
    total = 0.0
    for mass in masses:
        total += mass
    return [mass / total for mass in masses] if total > 0.0 else otherwise


class Question:
    """What an answer would tell: bits about the position, bits in the answer itself, and the map it leaves."""

    def __init__(self) -> None:
        self.information: float = 0.0
        self.surprise: float = 0.0
        self.masses: list[list[float]] = []
        """By outcome and location, as shares of everything possible."""

    def best_strike(self, cells: list[int]) -> float:
        """The chance to capture in one of these locations after the answer."""
        found = 0.0
        for masses in self.masses:
            best = 0.0
            for cell in cells:
                if masses[cell] > best:
                    best = masses[cell]
            found += best
        return found


class Sight:
    """The map now and next hour, and the worth of each question."""

    def __init__(
        self, s: Position | None = None, trails: list[Trail] | None = None, looked_at: int = LOOKED_AT
    ) -> None:
        self.now: list[float] = [1.0 / CELLS] * CELLS
        self.next: list[float] = [1.0 / CELLS] * CELLS
        self.later: list[float] = [1.0 / CELLS] * CELLS
        """Two hours on."""
        self.trails: list[Trail] = []
        self.held: list[float] = []
        self.total: float = 0.0
        self.marks: int = 0
        self.doubt: float = 0.0
        """Entropy of the position, in bits."""
        self.hours: int = 0
        if s is not None and trails:
            self.look(s, trails, looked_at)

    def look(self, s: Position, trails: list[Trail], looked_at: int) -> None:
        self.hours = s.hour
        self.marks = s.steps | s.confirmed
        masses = [0.0] * CELLS
        for trail in trails:
            masses[trail.last()] += trail.weight
        self.now = shares_of(masses, self.now)
        self.trails = thinned(trails, looked_at) if len(trails) > looked_at else trails
        for trail in self.trails:
            self.total += trail.weight
        self.doubt = self.doubt_of(self.spread())
        self.look_ahead(s)

    def spread(self) -> list[float]:
        masses = [0.0] * CELLS
        for trail in self.trails:
            masses[trail.last()] += trail.weight
        return masses

    def doubt_of(self, masses: list[float]) -> float:
        total = 0.0
        for mass in masses:
            total += mass
        return entropy(masses, total) if total > 0.0 else 0.0

    def look_ahead(self, s: Position) -> None:
        """Where a Recruiter who steps at random will be in one hour and in two."""
        soon = [0.0] * CELLS
        later = [0.0] * CELLS
        for trail in self.trails:
            seen = trail.seen
            here = trail.last()
            ways = [cell for cell in s.streets.steps[here] if seen & BIT[cell] == 0]
            for cell in ways:
                mass = trail.weight / len(ways)
                soon[cell] += mass
                onward = [other for other in s.streets.steps[cell] if seen & BIT[other] == 0 and other != here]
                for other in onward:
                    later[other] += mass / len(onward)
        self.next = shares_of(soon, self.next)
        self.later = shares_of(later, self.later)

    def chance_of_card(self, feature: int) -> float:
        """How likely the Recruiter holds a card."""
        if not self.held:
            self.held = [0.0] * FEATURE_COUNT
            few = self.trails
            if len(few) > GUESSED_FROM:
                few = thinned(few, GUESSED_FROM)
            total = 0.0
            for trail in few:
                total += trail.weight
                each = trail.weight / trail.hands.bit_count()
                for card in range(FEATURE_COUNT):
                    self.held[card] += each * (trail.hands & HOLDING[card]).bit_count()
            if total > 0.0:
                self.held = [mass / total for mass in self.held]
        return self.held[feature]

    # ------------------------------------------------------------------ questions, in bits

    def question(self, outcome_of: list[int], outcomes: int) -> Question:
        """A question with these outcomes per trail."""
        question = Question()
        masses = [[0.0] * CELLS for _outcome in range(outcomes)]
        totals = [0.0] * outcomes
        for i in range(len(self.trails)):
            trail = self.trails[i]
            outcome = outcome_of[i]
            share = trail.weight / self.total
            masses[outcome][trail.last()] += share
            totals[outcome] += share
        left = 0.0
        for outcome in range(outcomes):
            if totals[outcome] > 0.0:
                left += totals[outcome] * entropy(masses[outcome], totals[outcome])
                question.masses.append(masses[outcome])
        question.information = max(0.0, self.doubt - left)
        question.surprise = entropy(totals, 1.0)
        return question

    def ask(self, feature: int) -> Question:
        """Each trail answers with one of its fitting places, taken evenly over the trails."""
        places = cells_of(WITH_FEATURE[feature] & ~self.marks)
        fitting = mask_of(places)
        answers: list[int] = []
        turn = 0
        for trail in self.trails:
            seen = trail.seen & fitting
            if seen == 0:
                answers.append(0)
                continue
            skip = turn % size_of(seen)
            turn += 1
            for k in range(len(places)):
                if seen & BIT[places[k]] != 0:
                    if skip == 0:
                        answers.append(k + 1)
                        break
                    skip -= 1
        return self.question(answers, len(places) + 1)

    def ask_with_dolphin(self, feature: int) -> Question:
        places = cells_of(WITH_FEATURE[feature] & ~self.marks)
        answers: list[int] = []
        for trail in self.trails:
            answer = 0
            for k in range(len(places)):
                if trail.seen & BIT[places[k]] != 0:
                    answer += BIT[k]
            answers.append(answer)
        return self.question(answers, BIT[len(places)])

    def reveal(self, cell: int) -> Question:
        answers = [trail.cells.index(cell) if cell in trail.cells else 0 for trail in self.trails]
        return self.question(answers, self.hours + 1)

    def area(self, area: int) -> Question:
        """A yes or no to: is the Recruiter in this set of locations?"""
        answers = [1 if area & BIT[trail.last()] != 0 else 0 for trail in self.trails]
        return self.question(answers, 2)

    def target(self, cell: int) -> Question:
        return self.area(CROSS[cell])


def threat(s: Position, immortals: int, henry: int) -> float:
    """How many recruits the Immortals may claim in the Recruiter's next turn, roughly."""
    stopped = BESIDE_MASK[henry] | BIT[henry] if henry != NOWHERE else 0
    danger = 0.0
    for feature in s.area:
        wanted = WITH_FEATURE[feature] & ~stopped
        on = size_of(immortals & wanted)
        near = 0
        for cell in cells_of(immortals & ~wanted):
            for other in s.streets.flights[cell]:
                if wanted & BIT[other] != 0 and immortals & BIT[other] == 0:
                    near += 1
                    break
        if on >= 2:
            danger += 1.0
        elif on == 1 and near > 0:
            danger += 0.9
        elif near >= 2:
            danger += 0.35
    return danger
