"""The trails the table holds possible, kept up clue by clue while a game goes on."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Clues, Locations, Recruiters, SlipTokens
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import (
    AROUND_MASK,
    BIT,
    CROSS,
    FEATURES_OF,
    NOWHERE,
    WITH_FEATURE,
    size_of,
)
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE, HOURS, SETUP_HOURS
from safehouse.games.mind_mgmt.worlds.knowledge import (
    ALL_FEATURES,
    HOLDING,
    NO_SUM,
    exact_hits,
    hits_on,
    record_of,
)
from safehouse.games.mind_mgmt.worlds.trails import Search, Trail

COUNTED: Final = 12000
"""Trails counted exactly before they are sampled."""
SAMPLED: Final = 4000
FEW: Final = 20
"""Thinned trails that have shrunk to so few are drawn anew."""


def search_of(
    s: Position,
    random: Stream,
    counted: int = COUNTED,
    sampled: int = SAMPLED,
    clues: list[int] | None = None,
) -> Search:
    """Every trail that fits what the table was told, or these clues of it, or a sample where there are too
    many."""
    search = Search(record_of(s, clues), counted, True)
    search.run()
    if search.stopped:
        search.sample(random, sampled)
        search.stopped = True
    return search


def thinned(trails: list[Trail], size: int, offset: float = 0.5) -> list[Trail]:
    """About so many of the trails, each in proportion to its weight."""
    total = 0.0
    for trail in trails:
        total += trail.weight
    step = total / size
    mark = offset * step
    reached = 0.0
    found: list[Trail] = []
    for trail in trails:
        reached += trail.weight
        copies = 0
        while mark < reached:
            copies += 1
            mark += step
        if copies > 0:
            found.append(Trail(trail.cells, trail.seen, trail.hands, trail.cards, copies * step))
    return found


class PossibleTrails:
    """At most about `most` trails with their weights, up to date with a position's clues."""

    def __init__(
        self,
        s: Position | None = None,
        random: Stream | None = None,
        counted: int = COUNTED,
        most: int = SAMPLED,
    ) -> None:
        self.most: int = most
        self.trails: list[Trail] = []
        self.sparse: bool = False
        """Only some of the trails that fit are here."""
        self.hour: int = SETUP_HOURS
        self.read: int = 0
        self.marks: int = 0
        self.group_from: int = 1
        self.live: list[int] = [ALL_FEATURES] * (HOURS + 1)
        self.plain: bool = True
        """No card was shown: every feature still gives contacts."""
        self.memo: dict[int, list[int]] = {}
        self.paid: int = 0
        self.slip: int = NOWHERE
        self.slip_source: int = NOWHERE
        self.sum: int = NO_SUM
        if s is not None and random is not None:
            self.gather(s, random, counted)

    def gather(self, s: Position, random: Stream, counted: int) -> None:
        """Draw all of them from what the table was told."""
        search = search_of(s, random, counted, self.most)
        self.trails = search.kept
        self.sparse = search.stopped
        self.thin()
        self.hour = s.hour
        self.read = len(s.clues)
        for i in range(0, len(s.clues), CLUE_SIZE):
            kind, hour, a, b = s.clues[i], s.clues[i + 1], s.clues[i + 2], s.clues[i + 3]
            self.remember(kind, hour, a, b)
            if kind in (Clues.SUM, Clues.SETUP_SUM):
                self.group_from = hour + 1
            elif kind == Clues.PAID and hour > s.hour:
                self.paid |= BIT[a]

    def thin(self) -> None:
        if len(self.trails) > self.most:
            self.trails = thinned(self.trails, self.most)
            self.sparse = True

    def copy(self) -> "PossibleTrails":
        """Trails are never changed, so that copies can share them."""
        twin = PossibleTrails()
        twin.most = self.most
        twin.trails = self.trails
        twin.sparse = self.sparse
        twin.hour = self.hour
        twin.read = self.read
        twin.marks = self.marks
        twin.group_from = self.group_from
        twin.live = self.live.copy()
        twin.plain = self.plain
        twin.memo = self.memo
        twin.paid = self.paid
        twin.slip = self.slip
        twin.slip_source = self.slip_source
        twin.sum = self.sum
        return twin

    def remember(self, kind: int, hour: int, a: int, b: int) -> None:
        """What later clues are read by: marked locations, cards that give no more contacts."""
        if kind == Clues.STEP:
            self.marks |= BIT[b]
        elif kind == Clues.STEPS:
            self.marks |= b
        elif kind in (Clues.PAID, Clues.CONFIRMED):
            self.marks |= BIT[a]
        elif kind == Clues.SHOWN:
            self.plain = False
            self.memo = {}
            for later in range(hour + 1, HOURS + 1):
                self.live[later] &= ~BIT[a]

    # ------------------------------------------------------------------ following a game

    def follow(self, s: Position) -> None:
        """Take in what was told since the last time."""
        clues = s.clues
        while self.read < len(clues):
            i = self.read
            self.read += CLUE_SIZE
            self.take_in(s, clues[i], clues[i + 1], clues[i + 2], clues[i + 3])
        while self.hour < s.hour:
            self.advance(s)
        if not self.trails or (self.sparse and len(self.trails) < FEW):
            self.renew(s)

    def renew(self, s: Position) -> None:
        """Too few are left of the thinned trails: count again."""
        search = search_of(s, Stream("renew"), 4 * self.most, self.most)
        self.sparse = search.stopped
        self.trails = search.kept
        self.thin()

    def take_in(self, s: Position, kind: int, hour: int, a: int, b: int) -> None:
        if kind in (Clues.SLIP, Clues.SUM):
            while self.hour < hour - 1:
                self.advance(s)
            if kind == Clues.SUM:
                self.sum = a
            else:
                self.slip = a
                self.slip_source = b if a == SlipTokens.SECOND else NOWHERE
            return
        if kind == Clues.PAID:
            self.paid |= BIT[a]
        else:
            while self.hour < hour and self.hour < s.hour:
                self.advance(s)
            self.sift(kind, a, b)
        self.remember(kind, hour, a, b)

    def sift(self, kind: int, a: int, b: int) -> None:
        """Keep what agrees with a clue about the trail so far."""
        if kind in (Clues.STEP, Clues.STEPS, Clues.NO_STEP):
            self.sift_answer(kind, WITH_FEATURE[a] & ~self.marks, b)
        elif kind == Clues.CONFIRMED:
            self.trails = [t for t in self.trails if len(t.cells) >= b and t.cells[b - 1] == a]
        elif kind == Clues.NOT_HERE:
            self.trails = [t for t in self.trails if t.last() != a]
        elif kind == Clues.DOUBLE:
            self.trails = [t for t in self.trails if t.last() == a]
        elif kind == Clues.TARGET:
            self.sift_area(CROSS[a], b == 1)
        elif kind == Clues.CORDON:
            self.sift_area(AROUND_MASK[a], b == 1)
        elif kind == Clues.TAPPED:
            self.trails = [t for t in self.trails if size_of(t.seen & WITH_FEATURE[a]) == b]
        elif kind == Clues.SHOWN:
            self.sift_hands(HOLDING[a])
        elif kind in (Clues.DENIED, Clues.TURNED_UP):
            self.sift_hands(~HOLDING[a])

    def sift_area(self, area: int, inside: bool) -> None:
        self.trails = [t for t in self.trails if (area & BIT[t.last()] != 0) == inside]

    def sift_answer(self, kind: int, places: int, answer: int) -> None:
        found: list[Trail] = []
        for trail in self.trails:
            fitting = trail.seen & places
            if kind == Clues.NO_STEP:
                if fitting == 0:
                    found.append(trail)
            elif kind == Clues.STEPS:
                if fitting == answer:
                    found.append(trail)
            elif fitting & BIT[answer] != 0:
                ways = size_of(fitting)
                if ways > 1:
                    trail = Trail(trail.cells, trail.seen, trail.hands, trail.cards, trail.weight / ways)
                found.append(trail)
        self.trails = found

    def sift_hands(self, allowed: int) -> None:
        found: list[Trail] = []
        for trail in self.trails:
            hands = trail.hands & allowed
            if hands != 0:
                weight = trail.weight * hands.bit_count() / trail.hands.bit_count()
                found.append(Trail(trail.cells, trail.seen, hands, trail.cards, weight))
        self.trails = found

    # ------------------------------------------------------------------ the next hour

    def advance(self, s: Position) -> None:
        """One hour on, by every way that fits."""
        found: list[Trail] = []
        for trail in self.trails:
            if self.slip == NOWHERE:
                for cell in s.streets.steps[trail.last()]:
                    self.extend(trail, cell, trail.cards, found)
            elif self.may_slip(s, trail):
                for card in range(Recruiters.COUNT):
                    if trail.cards & BIT[card] != 0:
                        for cell in s.streets.slips(card, trail.last()):
                            self.extend(trail, cell, BIT[card], found)
        self.trails = found
        self.hour += 1
        if self.sum != NO_SUM:
            self.group_from = self.hour + 1
        self.sum = NO_SUM
        self.slip = NOWHERE
        self.paid = 0
        self.thin()

    def may_slip(self, s: Position, trail: Trail) -> bool:
        """The second token must have been gained before (MM-6.13)."""
        if self.slip_source == NOWHERE:
            return True
        first = 0 if s.setting.prior_visit_counts else SETUP_HOURS
        return self.slip_source in trail.cells[first:]

    def extend(self, trail: Trail, cell: int, cards: int, found: list[Trail]) -> None:
        mask = BIT[cell]
        if trail.seen & mask != 0:
            return
        seen = trail.seen | mask
        if self.paid & ~seen != 0:
            return
        hands = trail.hands
        weight = trail.weight
        if cards != trail.cards:
            weight /= size_of(trail.cards)
        if self.sum != NO_SUM:
            hands &= self.fitting_hands(trail, cell, self.sum)
            if hands == 0:
                return
            weight *= hands.bit_count() / trail.hands.bit_count()
        cells = trail.cells.copy()
        cells.append(cell)
        found.append(Trail(cells, seen, hands, cards, weight))

    def fitting_hands(self, trail: Trail, cell: int, wanted: int) -> int:
        """The hands that make an announcement true after a step to this location."""
        table = self.table_of_hands(trail, cell)
        return table[wanted] if wanted < len(table) else 0

    def table_of_hands(self, trail: Trail, cell: int) -> list[int]:
        """By announced number: the hands that make it true after a step to this location."""
        if self.plain:
            cells = BIT[cell]
            for hour in range(self.group_from, self.hour + 1):
                cells |= BIT[trail.cells[hour - 1]]
            return hits_on(cells)
        key = cell
        for hour in range(self.group_from, self.hour + 1):
            key = key * Locations.COUNT + trail.cells[hour - 1]
        known = self.memo.get(key)
        if known is None:
            features = [f for f in FEATURES_OF[cell] if self.live[self.hour + 1] & BIT[f] != 0]
            for hour in range(self.group_from, self.hour + 1):
                for feature in FEATURES_OF[trail.cells[hour - 1]]:
                    if self.live[hour] & BIT[feature] != 0:
                        features.append(feature)
            known = exact_hits(features)
            self.memo[key] = known
        return known

    def ahead(self, s: Position, slips: bool, sums: list[int]) -> list[list[float]]:
        """Where the table will hold the Recruiter possible in one hour: a map for each number he might
        announce, or a single one if he announces nothing."""
        maps = [[0.0] * Locations.COUNT for _sum in range(max(1, len(sums)))]
        for trail in self.trails:
            here = trail.last()
            if slips:
                for card in range(Recruiters.COUNT):
                    if trail.cards & BIT[card] != 0:
                        share = trail.weight / size_of(trail.cards)
                        for cell in s.streets.slips(card, here):
                            self.lay(maps, trail, cell, share, sums)
            else:
                for cell in s.streets.steps[here]:
                    self.lay(maps, trail, cell, trail.weight, sums)
        return maps

    def lay(self, maps: list[list[float]], trail: Trail, cell: int, weight: float, sums: list[int]) -> None:
        if trail.seen & BIT[cell] != 0:
            return
        if not sums:
            maps[0][cell] += weight
            return
        table = self.table_of_hands(trail, cell)
        for i in range(len(sums)):
            if sums[i] < len(table):
                count = (trail.hands & table[sums[i]]).bit_count()
                if count > 0:
                    maps[i][cell] += weight * count / trail.hands.bit_count()

    def share_if_answered(self, places: int, answer: int, here: int) -> float:
        """The share of a location once the table has seen this answer among the fitting places."""
        total = 0.0
        mass = 0.0
        for trail in self.trails:
            fitting = trail.seen & places
            if fitting & BIT[answer] != 0:
                weight = trail.weight / size_of(fitting)
                total += weight
                if trail.last() == here:
                    mass += weight
        return mass / total if total > 0.0 else 0.0


class Outlook:
    """A map of where the table will hold the Recruiter possible; without one, anywhere."""

    def __init__(self, masses: list[float] | None = None) -> None:
        self.masses: list[float] = masses if masses is not None else []
        self.total: float = 0.0
        self.places: int = 0
        for mass in self.masses:
            if mass > 0.0:
                self.total += mass
                self.places += 1
        if self.total <= 0.0:
            self.places = Locations.COUNT

    def share(self, cell: int) -> float:
        return self.masses[cell] / self.total if self.total > 0.0 else 1.0 / Locations.COUNT
