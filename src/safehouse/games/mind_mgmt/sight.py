"""What the table's map tells a player who plans: chances, information and what lies within reach.

Works on a sample of the trails that fit the public record, so that every number costs about the same.
"""
# compiled by mypyc

from math import log2
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.board import (
    BESIDE_MASK,
    BIT,
    CELLS,
    CROSS,
    FEATURE_COUNT,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
    size_of,
)
from safehouse.games.mind_mgmt.knowledge import HANDS, Record
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.trails import Search, Trail

COUNTED: Final = 12000
"""Trails counted exactly before the map is sampled."""
SAMPLED: Final = 3000
LOOKED_AT: Final = 700
"""Trails that questions are weighed on."""


def record_of_table(s: Position) -> Record:
    """The public knowledge of a position."""
    record = Record()
    record.end = s.hour
    record.prior_visit_counts = s.setting.prior_visit_counts
    record.recruiters = s.setting.recruiters
    record.read(s.clues, s.mayhem, s.checkpoints)
    return record


def search_of(
    record: Record, random: Stream, keep: bool, counted: int = COUNTED, sampled: int = SAMPLED
) -> Search:
    """The trails of a record, or a sample where there are too many."""
    search = Search(record, counted, keep)
    search.run()
    if search.stopped:
        search.sample(random, sampled)
    return search


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


def thinned(trails: list[Trail], random: Stream, size: int) -> list[Trail]:
    """About so many of the trails, each in proportion to its weight."""
    total = 0.0
    for trail in trails:
        total += trail.weight
    step = total / size
    mark = random.unit() * step
    reached = 0.0
    found: list[Trail] = []
    for trail in trails:
        reached += trail.weight
        copies = 0
        while mark < reached:
            copies += 1
            mark += step
        if copies > 0:
            found.append(Trail(trail.cells, trail.hands, trail.cards, copies * step))
    return found


class Sight:
    """The map now and next hour, and the worth of each question."""

    def __init__(
        self,
        s: Position | None = None,
        random: Stream | None = None,
        counted: int = COUNTED,
        sampled: int = SAMPLED,
        looked_at: int = LOOKED_AT,
    ) -> None:
        self.now: list[float] = [1.0 / CELLS] * CELLS
        self.next: list[float] = [1.0 / CELLS] * CELLS
        self.later: list[float] = [1.0 / CELLS] * CELLS
        """Two hours on."""
        self.trails: list[Trail] = []
        self.visited: list[int] = []
        self.held: list[float] = [0.0] * FEATURE_COUNT
        self.total: float = 0.0
        self.marks: int = 0
        self.doubt: float = 0.0
        """Entropy of the position, in bits."""
        self.hours: int = 0
        if s is not None and random is not None:
            self.look(s, random, counted, sampled, looked_at)

    def look(self, s: Position, random: Stream, counted: int, sampled: int, looked_at: int) -> None:
        record = record_of_table(s)
        self.hours = record.end
        search = search_of(record, random, True, counted, sampled)
        if search.total <= 0.0:
            return
        first = record.end * CELLS
        self.now = [mass / search.total for mass in search.at[first : first + CELLS]]
        self.marks = s.steps | s.confirmed
        trails = search.kept
        if len(trails) > looked_at:
            trails = thinned(trails, random, looked_at)
        self.trails = trails
        for trail in trails:
            mask = 0
            for cell in trail.cells:
                mask |= BIT[cell]
            self.visited.append(mask)
            self.total += trail.weight
        self.doubt = self.doubt_of(self.spread())
        self.look_ahead(s)
        self.guess_hand(search)

    def spread(self) -> list[float]:
        masses = [0.0] * CELLS
        for trail in self.trails:
            masses[trail.cells[len(trail.cells) - 1]] += trail.weight
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
        for i in range(len(self.trails)):
            trail = self.trails[i]
            seen = self.visited[i]
            here = trail.cells[len(trail.cells) - 1]
            ways = [cell for cell in s.streets.steps[here] if seen & BIT[cell] == 0]
            for cell in ways:
                mass = trail.weight / len(ways)
                soon[cell] += mass
                onward = [other for other in s.streets.steps[cell] if seen & BIT[other] == 0 and other != here]
                for other in onward:
                    later[other] += mass / len(onward)
        self.next = shares_of(soon, self.next)
        self.later = shares_of(later, self.later)

    def guess_hand(self, search: Search) -> None:
        for hands, weight in search.by_hand.items():
            rest = hands
            if rest.bit_count() > 60:
                continue
            while rest:
                low = rest & -rest
                for feature in HANDS[low.bit_length() - 1]:
                    self.held[feature] += weight / search.total
                rest ^= low

    # ------------------------------------------------------------------ questions, in bits

    def worth(self, outcome_of: list[int], outcomes: int) -> list[float]:
        """Information about the position, and entropy of the answer, of a question with these outcomes per
        trail."""
        masses = [[0.0] * CELLS for _outcome in range(outcomes)]
        totals = [0.0] * outcomes
        for i in range(len(self.trails)):
            trail = self.trails[i]
            outcome = outcome_of[i]
            masses[outcome][trail.cells[len(trail.cells) - 1]] += trail.weight
            totals[outcome] += trail.weight
        left = 0.0
        for outcome in range(outcomes):
            if totals[outcome] > 0.0:
                left += totals[outcome] / self.total * entropy(masses[outcome], totals[outcome])
        return [max(0.0, self.doubt - left), entropy(totals, self.total)]

    def worth_of_ask(self, feature: int) -> list[float]:
        """Each trail answers with one of its fitting places, taken evenly over the trails."""
        places = cells_of(WITH_FEATURE[feature] & ~self.marks)
        answers: list[int] = []
        turn = 0
        for seen in self.visited:
            fitting = [k for k in range(len(places)) if seen & BIT[places[k]] != 0]
            if not fitting:
                answers.append(0)
            else:
                answers.append(1 + fitting[turn % len(fitting)])
                turn += 1
        return self.worth(answers, len(places) + 1)

    def worth_of_dolphin(self, feature: int) -> list[float]:
        places = cells_of(WITH_FEATURE[feature] & ~self.marks)
        answers: list[int] = []
        for seen in self.visited:
            answer = 0
            for k in range(len(places)):
                if seen & BIT[places[k]] != 0:
                    answer += BIT[k]
            answers.append(answer)
        return self.worth(answers, BIT[len(places)])

    def worth_of_reveal(self, cell: int) -> list[float]:
        answers = [trail.cells.index(cell) if cell in trail.cells else 0 for trail in self.trails]
        return self.worth(answers, self.hours + 1)

    def worth_of_area(self, area: int) -> list[float]:
        """A yes or no to: is the Recruiter in this set of locations?"""
        answers = [1 if area & BIT[trail.cells[len(trail.cells) - 1]] != 0 else 0 for trail in self.trails]
        return self.worth(answers, 2)

    def worth_of_target(self, cell: int) -> list[float]:
        return self.worth_of_area(CROSS[cell])


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
