"""Every trail of the Recruiter that fits what the table has been told, with the hands it leaves possible.

A `Record` holds the public knowledge in the form the search wants; `Search` walks depth first over
all trails. A hand is a set of three features; a set of hands is a 560-bit number.
"""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.board import (
    ALL_CELLS,
    AROUND_MASK,
    BALL,
    BIT,
    CELLS,
    CROSS,
    FEATURE_COUNT,
    FEATURES_OF,
    NOWHERE,
    RECRUITERS,
    SLEEPWALKER,
    SLIPS,
    WITH_FEATURE,
    Streets,
    cells_of,
    mask_of,
    size_of,
)
from safehouse.games.mind_mgmt.moves import (
    CLUE_CHECKPOINT,
    CLUE_CONFIRMED,
    CLUE_CORDON,
    CLUE_DENIED,
    CLUE_DOUBLE,
    CLUE_NO_STEP,
    CLUE_NOT_HERE,
    CLUE_PAID,
    CLUE_SETUP_SUM,
    CLUE_SHOWN,
    CLUE_SIZE,
    CLUE_SLIP,
    CLUE_START,
    CLUE_STEP,
    CLUE_STEPS,
    CLUE_STREETS,
    CLUE_SUM,
    CLUE_TAPPED,
    CLUE_TARGET,
    CLUE_TURNED_UP,
    SECOND,
)
from safehouse.games.mind_mgmt.position import HOURS, SETUP_HOURS

NEVER: Final = 99
NO_SUM: Final = -1
SLIP_LENGTH: Final = 3
"""A Mind Slip brings the Recruiter at most so many links farther than a STEP would."""
ALL_FEATURES: Final = 65535


def _hands() -> list[list[int]]:
    return [
        [a, b, c]
        for a in range(FEATURE_COUNT)
        for b in range(a + 1, FEATURE_COUNT)
        for c in range(b + 1, FEATURE_COUNT)
    ]


HANDS: Final[list[list[int]]] = _hands()
ALL_HANDS: Final[int] = 2 ** len(HANDS) - 1


def _holding() -> list[int]:
    return [sum(2**i for i, hand in enumerate(HANDS) if f in hand) for f in range(FEATURE_COUNT)]


HOLDING: Final[list[int]] = _holding()
"""By feature: the hands that hold it."""


def exact_hits(features: list[int]) -> list[int]:
    """By number: the hands that score so many hits among these features, a feature counting as often as it
    stands there. Adds the hands bit by bit, in four carry planes."""
    p0 = 0
    p1 = 0
    p2 = 0
    p3 = 0
    for feature in features:
        carry = HOLDING[feature]
        p0, carry = p0 ^ carry, p0 & carry
        p1, carry = p1 ^ carry, p1 & carry
        p2, carry = p2 ^ carry, p2 & carry
        p3 ^= carry
    found: list[int] = []
    for number in range(len(features) + 1):
        hands = p0 if number & 1 else ~p0
        hands &= p1 if number & 2 else ~p1
        hands &= p2 if number & 4 else ~p2
        hands &= p3 if number & 8 else ~p3
        found.append(hands & ALL_HANDS)
    return found


_HITS: Final[dict[int, list[int]]] = {}
_CITIES: Final[dict[str, Streets]] = {}


def hits_on(cells: int) -> list[int]:
    """The same for all features of a set of locations; remembered."""
    known = _HITS.get(cells)
    if known is None:
        features: list[int] = []
        for cell in cells_of(cells):
            features.extend(FEATURES_OF[cell])
        known = exact_hits(features)
        _HITS[cells] = known
    return known


def city(mayhem: list[int], checkpoints: list[int]) -> Streets:
    """The streets with these borders blocked; the last few are remembered."""
    key = f"{sorted(mayhem)}{sorted(checkpoints)}"
    known = _CITIES.get(key)
    if known is None:
        if len(_CITIES) > 200:
            _CITIES.clear()
        known = Streets(mayhem, checkpoints)
        _CITIES[key] = known
    return known


class Record:
    """What the table knows: where and when the Recruiter can have been (MM-6.18 to MM-6.30)."""

    def __init__(self) -> None:
        self.end: int = SETUP_HOURS
        """The trail is known to be this long."""
        self.prior_visit_counts: bool = False
        self.recruiters: list[int] = []
        self.cities: list[list[Streets]] = [[] for _hour in range(HOURS + 1)]
        """By hour: the streets at the time of the action that reached it; two if a token moved in that turn."""
        self.lo: list[int] = [1] * CELLS
        """The earliest hour at which a location can have been visited."""
        self.hi: list[int] = [NEVER] * CELLS
        """The latest hour by which it must have been visited."""
        self.pin: list[int] = [NOWHERE] * HOURS
        self.may_be: list[int] = [ALL_CELLS] * HOURS
        self.slip: list[int] = [NOWHERE] * HOURS
        self.slip_from: list[int] = [NOWHERE] * HOURS
        self.sums: list[int] = [NO_SUM] * HOURS
        self.live: list[int] = [ALL_FEATURES] * HOURS
        self.hands: int = ALL_HANDS
        self.asked: list[int] = []
        self.asked_at: list[int] = []
        self.marked: list[int] = []
        """Of each ASK that brought a step token: feature, hour, and what was marked before it."""
        self.tapped: list[int] = []
        self.tapped_at: list[int] = []
        self.tapped_count: list[int] = []
        self.must_step: list[bool] = [False] * (HOURS + 1)
        self.marks: int = 0
        """Locations with a step token or a confirmed note."""

    def read(self, clues: list[int], mayhem: list[int], checkpoints: list[int]) -> None:
        """Take in the whole log; `mayhem` and `checkpoints` as they lie now."""
        self.lay_out_cities(clues, mayhem, checkpoints)
        i = 0
        while i < len(clues):
            self.learn(clues[i], clues[i + 1], clues[i + 2], clues[i + 3])
            i += CLUE_SIZE

    def lay_out_cities(self, clues: list[int], mayhem: list[int], checkpoints: list[int]) -> None:
        """Undo the moves of border tokens, hour by hour backwards."""
        moved_from = [NOWHERE] * (HOURS + 1)
        moved_to = [NOWHERE] * (HOURS + 1)
        built_at: list[int] = []
        for i in range(0, len(clues), CLUE_SIZE):
            if clues[i] == CLUE_STREETS:
                moved_from[clues[i + 1]] = clues[i + 2]
                moved_to[clues[i + 1]] = clues[i + 3]
            elif clues[i] == CLUE_CHECKPOINT:
                built_at.append(clues[i + 1])
        lying = mayhem.copy()
        for back in range(HOURS):
            hour = HOURS - back
            standing = [border for i, border in enumerate(checkpoints) if built_at[i] < hour]
            found = [city(lying, standing)]
            if moved_to[hour] != NOWHERE:
                lying = [moved_from[hour] if border == moved_to[hour] else border for border in lying]
                found.append(city(lying, standing))
            self.cities[hour] = found

    def learn(self, kind: int, hour: int, a: int, b: int) -> None:
        if kind == CLUE_START:
            self.pin[1] = a
        elif kind in (CLUE_SETUP_SUM, CLUE_SUM):
            self.sums[hour] = a
        elif kind == CLUE_STEP:
            self.asked.append(a)
            self.asked_at.append(hour)
            self.marked.append(self.marks)
            self.visited_by(b, hour)
        elif kind == CLUE_STEPS:
            for cell in cells_of(b):
                self.visited_by(cell, hour)
            self.not_visited_by(a, hour)
        elif kind == CLUE_NO_STEP:
            self.not_visited_by(a, hour)
        elif kind == CLUE_PAID:
            self.visited_by(a, hour)
        elif kind == CLUE_CONFIRMED:
            self.pin[b] = a
            self.marks |= BIT[a]
        elif kind == CLUE_NOT_HERE:
            self.may_be[hour] &= ~BIT[a]
        elif kind == CLUE_TARGET:
            self.may_be[hour] &= CROSS[a] if b == 1 else ~CROSS[a]
        elif kind == CLUE_CORDON:
            self.may_be[hour] &= AROUND_MASK[a] if b == 1 else ~AROUND_MASK[a]
        elif kind == CLUE_DOUBLE:
            self.pin[hour] = a
            self.must_step[hour + 1] = True
        elif kind == CLUE_SHOWN:
            self.hands &= HOLDING[a]
            for later in range(hour + 1, HOURS):
                self.live[later] &= ~BIT[a]
        elif kind in (CLUE_DENIED, CLUE_TURNED_UP):
            self.hands &= ~HOLDING[a]
        elif kind == CLUE_SLIP:
            self.slip[hour] = a
            if a == SECOND:
                self.slip_from[hour] = b
        elif kind == CLUE_TAPPED:
            self.tapped.append(a)
            self.tapped_at.append(hour)
            self.tapped_count.append(b)

    def visited_by(self, cell: int, hour: int) -> None:
        """MM-6.18, MM-6.24"""
        self.hi[cell] = min(self.hi[cell], hour)
        self.marks |= BIT[cell]

    def not_visited_by(self, feature: int, hour: int) -> None:
        """MM-6.19, MM-6.26: every location of the feature that is not marked."""
        for cell in cells_of(WITH_FEATURE[feature] & ~self.marks):
            self.lo[cell] = hour + 1


class Trail:
    """One trail that fits, with the hands and Recruiters it leaves possible."""

    def __init__(
        self, cells: list[int] | None = None, hands: int = 0, cards: int = 0, weight: float = 0.0
    ) -> None:
        self.cells: list[int] = cells if cells is not None else []
        self.hands: int = hands
        self.cards: int = cards
        """The Recruiter cards that can have made it, as a bit mask."""
        self.weight: float = weight


class Search:
    """One pass over the trails of a record."""

    def __init__(self, record: Record | None = None, most: int = 300000, keep: bool = False) -> None:
        self.record: Record = record if record is not None else Record()
        self.most: int = most
        self.keep: bool = keep
        self.count: int = 0
        self.total: float = 0.0
        self.stopped: bool = False
        """More trails than `most`: the maps are not complete."""
        self.at: list[float] = [0.0] * (HOURS * CELLS)
        """By hour and location: the weight of the trails that were there then."""
        self.kept: list[Trail] = []
        self.by_hand: dict[int, float] = {}
        self.path: list[int] = [NOWHERE] * HOURS
        self.open: list[int] = [ALL_CELLS] * HOURS
        self.need: list[int] = [0] * HOURS
        self.deadlines: list[int] = []
        self.slips_until: list[int] = [0] * HOURS
        self.group_from: list[int] = [0] * HOURS
        self.same_live: list[bool] = [True] * HOURS
        self.memo: dict[int, list[int]] = {}
        self.links: list[list[list[int]]] = [self.links_into(hour) for hour in range(HOURS)]
        """By hour and location: where a STEP that reached this hour can have led."""
        self.prepare()

    def links_into(self, hour: int) -> list[list[int]]:
        cities = self.record.cities[hour]
        if not cities:
            return []
        if len(cities) == 1:
            return cities[0].steps
        return [sorted(set(cities[0].steps[cell] + cities[1].steps[cell])) for cell in range(CELLS)]

    def prepare(self) -> None:
        """Turn bounds into masks by hour."""
        record = self.record
        end = record.end
        for hour in range(1, HOURS):
            mask = record.may_be[hour]
            for cell in range(CELLS):
                if record.lo[cell] > hour or record.hi[cell] < hour:
                    mask &= ~BIT[cell]
            for other in range(1, HOURS):
                if record.pin[other] != NOWHERE and other != hour:
                    mask &= ~BIT[record.pin[other]]
            if record.pin[hour] != NOWHERE:
                mask &= BIT[record.pin[hour]]
                self.need[hour] |= BIT[record.pin[hour]]
            self.open[hour] = mask
        for cell in range(CELLS):
            if record.hi[cell] <= end:
                self.need[record.hi[cell]] |= BIT[cell]
        self.deadlines = [hour for hour in range(1, end + 1) if self.need[hour] != 0]
        slips = 0
        for hour in range(1, HOURS):
            if record.slip[hour] != NOWHERE:
                slips += 1
            self.slips_until[hour] = slips
        self.group_sums()

    def group_sums(self) -> None:
        """An announcement speaks of the hours since the one before it (MM-6.20)."""
        start = 1
        for hour in range(1, HOURS):
            if self.record.sums[hour] != NO_SUM:
                self.group_from[hour] = start
                lives = self.record.live[start : hour + 1]
                self.same_live[hour] = lives.count(lives[0]) == len(lives)
                start = hour + 1

    def run(self) -> None:
        for cell in cells_of(self.open[1]):
            if self.within_reach(cell, 1, BIT[cell]):
                self.path[1] = cell
                cards = 0
                for card in self.record.recruiters:
                    cards |= BIT[card]
                self.go(cell, 1, BIT[cell], cards, self.record.hands, 1.0)

    def within_reach(self, cell: int, hour: int, visited: int) -> bool:
        """Every location that must be on the trail by some hour is, or can still be reached."""
        for deadline in self.deadlines:
            if deadline < hour:
                continue
            unmet = self.need[deadline] & ~visited
            if unmet != 0:
                links = deadline - hour
                if links == 0:
                    return False
                links += SLIP_LENGTH * (self.slips_until[deadline] - self.slips_until[hour])
                if links < HOURS and unmet & ~BALL[cell][links] != 0:
                    return False
        return True

    def go(self, cell: int, hour: int, visited: int, cards: int, hands: int, weight: float) -> float:
        """Extend the trail that stands on this location at this hour; returns the weight of all that fit."""
        if hour == self.record.end:
            total = self.arrive(visited, cards, hands, weight)
        else:
            total = 0.0
            following = hour + 1
            if self.record.slip[following] == NOWHERE:
                for other in self.links[following][cell]:
                    total += self.enter(other, following, visited, cards, hands, weight)
                    if self.stopped:
                        return total
            elif self.may_slip(cell, following, visited):
                for other in cells_of(self.slip_targets(cell, following, cards)):
                    makers = self.slip_makers(cell, other, following, cards)
                    total += self.enter(other, following, visited, makers, hands, weight)
                    if self.stopped:
                        return total
        self.at[hour * CELLS + cell] += total
        return total

    def enter(self, cell: int, hour: int, visited: int, cards: int, hands: int, weight: float) -> float:
        mask = BIT[cell]
        if visited & mask != 0 or self.open[hour] & mask == 0:
            return 0.0
        visited |= mask
        if self.deadlines and not self.within_reach(cell, hour, visited):
            return 0.0
        self.path[hour] = cell
        if self.record.sums[hour] != NO_SUM:
            hands &= self.fitting_hands(hour, visited)
            if hands == 0:
                return 0.0
        weight = self.weigh(hour, visited, weight)
        if weight == 0.0:
            return 0.0
        return self.go(cell, hour, visited, cards, hands, weight)

    def weigh(self, hour: int, visited: int, weight: float) -> float:
        """An ASK answered at this hour: the Recruiter chose one of several places. 0 if a Wiretap disagrees."""
        record = self.record
        for i in range(len(record.asked)):
            if record.asked_at[i] == hour:
                weight /= max(1, size_of(visited & WITH_FEATURE[record.asked[i]] & ~record.marked[i]))
        for i in range(len(record.tapped)):
            if record.tapped_at[i] == hour:
                if size_of(visited & WITH_FEATURE[record.tapped[i]]) != record.tapped_count[i]:
                    return 0.0
        return weight

    def fitting_hands(self, hour: int, visited: int) -> int:
        """The hands that make the announced sum true."""
        start = self.group_from[hour]
        wanted = self.record.sums[hour]
        live = self.record.live[start]
        if self.same_live[hour] and live == ALL_FEATURES:
            cells = 0
            for i in range(start, hour + 1):
                cells |= BIT[self.path[i]]
            table = hits_on(cells)
            return table[wanted] if wanted < len(table) else 0
        key = hour
        for i in range(start, hour + 1):
            key = key * CELLS + self.path[i]
        known = self.memo.get(key)
        if known is None:
            features: list[int] = []
            for i in range(start, hour + 1):
                for feature in FEATURES_OF[self.path[i]]:
                    if self.record.live[i] & BIT[feature] != 0:
                        features.append(feature)
            known = exact_hits(features)
            self.memo[key] = known
        return known[wanted] if wanted < len(known) else 0

    def may_slip(self, cell: int, hour: int, visited: int) -> bool:
        """The second token must have been gained before it was spent (MM-6.13); after a Body Double a STEP
        comes first."""
        record = self.record
        source = record.slip_from[hour]
        if source != NOWHERE:
            if visited & BIT[source] == 0:
                return False
            if not record.prior_visit_counts:
                for early in range(1, SETUP_HOURS + 1):
                    if self.path[early] == source:
                        return False
        if record.must_step[hour]:
            for streets in record.cities[hour]:
                for other in streets.steps[cell]:
                    if visited & BIT[other] == 0:
                        return False
        return True

    def slip_targets(self, cell: int, hour: int, cards: int) -> int:
        found = 0
        for card in range(RECRUITERS):
            if cards & BIT[card] != 0:
                for streets in self.record.cities[hour]:
                    for other in streets.slips(card, cell):
                        found |= BIT[other]
        return found

    def slip_makers(self, cell: int, other: int, hour: int, cards: int) -> int:
        """The Recruiters whose Mind Slip leads from one location to the other."""
        makers = 0
        for card in range(RECRUITERS):
            if cards & BIT[card] != 0:
                if card != SLEEPWALKER:
                    if other in SLIPS[card][cell]:
                        makers |= BIT[card]
                else:
                    for streets in self.record.cities[hour]:
                        if other in streets.sleepwalk(cell):
                            makers |= BIT[card]
        return makers

    def arrive(self, visited: int, cards: int, hands: int, weight: float) -> float:
        """A whole trail that fits."""
        self.count += 1
        if self.count > self.most:
            self.stopped = True
        weight *= hands.bit_count() * size_of(cards)
        self.total += weight
        self.by_hand[hands] = self.by_hand.get(hands, 0.0) + weight / hands.bit_count()
        if self.keep:
            self.kept.append(Trail(self.path[1 : self.record.end + 1], hands, cards, weight))
        return weight

    # ------------------------------------------------------------------ too many trails: sample

    def sample(self, random: Stream, size: int) -> None:
        """Hour by hour with systematic resampling whenever there are more than four times `size` prefixes."""
        self.stopped = False
        self.count = 0
        self.total = 0.0
        self.by_hand = {}
        self.kept = []
        self.at = [0.0] * (HOURS * CELLS)
        cards = 0
        for card in self.record.recruiters:
            cards |= BIT[card]
        level = [
            Trail([cell], self.record.hands, cards, 1.0)
            for cell in cells_of(self.open[1])
            if self.within_reach(cell, 1, BIT[cell])
        ]
        for hour in range(2, self.record.end + 1):
            if len(level) > 4 * size:
                level = resample(level, random, size)
            level = self.extend_all(level, hour)
        for trail in level:
            self.settle(trail)

    def extend_all(self, level: list[Trail], hour: int) -> list[Trail]:
        found: list[Trail] = []
        for trail in level:
            visited = 0
            for i in range(len(trail.cells)):
                self.path[i + 1] = trail.cells[i]
                visited |= BIT[trail.cells[i]]
            cell = trail.cells[len(trail.cells) - 1]
            if self.record.slip[hour] == NOWHERE:
                targets = mask_of(self.links[hour][cell])
            elif self.may_slip(cell, hour, visited):
                targets = self.slip_targets(cell, hour, trail.cards)
            else:
                targets = 0
            for other in cells_of(targets & ~visited & self.open[hour]):
                self.extend(trail, other, hour, visited | BIT[other], found)
        return found

    def extend(self, trail: Trail, cell: int, hour: int, visited: int, found: list[Trail]) -> None:
        if not self.within_reach(cell, hour, visited):
            return
        before = trail.cells[len(trail.cells) - 1]
        self.path[hour] = cell
        hands = trail.hands
        if self.record.sums[hour] != NO_SUM:
            hands &= self.fitting_hands(hour, visited)
        weight = self.weigh(hour, visited, trail.weight)
        if hands == 0 or weight == 0.0:
            return
        cards = trail.cards
        if self.record.slip[hour] != NOWHERE:
            cards = self.slip_makers(before, cell, hour, cards)
        found.append(Trail([*trail.cells, cell], hands, cards, weight))

    def settle(self, trail: Trail) -> None:
        self.count += 1
        weight = trail.weight * trail.hands.bit_count() * size_of(trail.cards)
        self.total += weight
        self.by_hand[trail.hands] = self.by_hand.get(trail.hands, 0.0) + weight / trail.hands.bit_count()
        for i in range(len(trail.cells)):
            self.at[(i + 1) * CELLS + trail.cells[i]] += weight
        trail.weight = weight
        self.kept.append(trail)


def resample(level: list[Trail], random: Stream, size: int) -> list[Trail]:
    """Systematic resampling: each prefix stays in proportion to its weight and its number of hands."""
    total = 0.0
    for trail in level:
        total += trail.weight * trail.hands.bit_count()
    step = total / size
    mark = random.unit() * step
    found: list[Trail] = []
    reached = 0.0
    for trail in level:
        mass = trail.weight * trail.hands.bit_count()
        reached += mass
        copies = 0
        while mark < reached:
            copies += 1
            mark += step
        if copies > 0:
            share = step * copies / trail.hands.bit_count()
            found.append(Trail(trail.cells, trail.hands, trail.cards, share))
    return found
