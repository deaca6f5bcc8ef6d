"""Every trail of the Recruiter that fits what the table has been told, with the hands it leaves possible:
depth first, or by a sample where there are too many."""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Locations, Recruiters
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.tables.city import (
    ALL_CELLS,
    BALL,
    BIT,
    FEATURES_OF,
    NOWHERE,
    SLIPS,
    WITH_FEATURE,
    cells_of,
    mask_of,
    size_of,
)
from safehouse.games.mind_mgmt.tables.limits import HOURS, SETUP_HOURS
from safehouse.games.mind_mgmt.worlds.knowledge import ALL_FEATURES, NO_SUM, Record, exact_hits, hits_on

NO_LIMIT: Final = 1 << 60
SLIP_LENGTH: Final = 3
"""A Mind Slip brings the Recruiter at most so many links farther than a STEP would."""


class Trail:
    """One trail that fits, with the hands and Recruiters it leaves possible."""

    def __init__(
        self,
        cells: list[int] | None = None,
        seen: int = 0,
        hands: int = 0,
        cards: int = 0,
        weight: float = 0.0,
    ) -> None:
        self.cells: list[int] = cells if cells is not None else []
        self.seen: int = seen
        """The same locations as a set."""
        self.hands: int = hands
        self.cards: int = cards
        """The Recruiter cards that can have made it, as a bit mask."""
        self.weight: float = weight

    def last(self) -> int:
        return self.cells[len(self.cells) - 1]

    def hour_at(self, cell: int) -> int:
        """When it came by there; 0: never."""
        for i in range(len(self.cells)):
            if self.cells[i] == cell:
                return i + 1
        return 0


class Search:
    """One pass over the trails of a record."""

    def __init__(
        self, record: Record | None = None, most: int = 300000, keep: bool = False, count_hands: bool = False
    ) -> None:
        self.record: Record = record if record is not None else Record()
        self.most: int = most
        self.keep: bool = keep
        self.count_hands: bool = count_hands
        self.count: int = 0
        self.total: float = 0.0
        self.stopped: bool = False
        """More trails than `most`, or more than `patience` steps to find them: the maps are not complete."""
        self.patience: int = NO_LIMIT
        self.taken: int = 0
        """Steps of the search so far."""
        self.at: list[float] = [0.0] * (HOURS * Locations.COUNT)
        """By hour and location: the weight of the trails that were there then."""
        self.kept: list[Trail] = []
        self.by_hand: dict[int, float] = {}
        """By set of possible hands: the weight of each hand in it; only if asked for."""
        self.path: list[int] = [NOWHERE] * HOURS
        self.open: list[int] = [ALL_CELLS] * HOURS
        """By hour: where the Recruiter can have been then and still have come to the last hour."""
        self.need: list[int] = [0] * HOURS
        self.deadlines: list[int] = []
        self.last_deadline: int = 0
        self.slips_until: list[int] = [0] * HOURS
        self.group_from: list[int] = [0] * HOURS
        self.same_live: list[bool] = [True] * HOURS
        self.telling: list[bool] = [False] * HOURS
        """By hour: an answer of that hour changes the weight of a trail."""
        self.same_ends: bool = False
        """Nothing told of the last hour weighs one of its locations against another."""
        self.onward: list[int] = []
        """By location: where a STEP of the running turn can lead as it begins."""
        self.memo: dict[int, list[int]] = {}
        self.links: list[list[list[int]]] = [self.links_into(hour) for hour in range(HOURS)]
        """By hour and location: where a STEP that reached this hour can have led."""
        self.goal: int = self.record.end
        """The hour at which trails are gathered: the last one, or an earlier one while sampling."""
        self.prepare()

    def links_into(self, hour: int) -> list[list[int]]:
        cities = self.record.cities[hour]
        if not cities:
            return []
        if len(cities) == 1:
            return cities[0].steps
        return [sorted(set(cities[0].steps[cell] + cities[1].steps[cell])) for cell in range(Locations.COUNT)]

    def prepare(self) -> None:
        """Turn bounds into masks by hour."""
        record = self.record
        end = record.end
        pinned = 0
        for hour in range(1, HOURS):
            self.open[hour] = record.may_be[hour]
            if record.pin[hour] != NOWHERE:
                pinned |= BIT[record.pin[hour]]
        for cell in range(Locations.COUNT):
            if record.lo[cell] > 1 or record.hi[cell] <= end:
                for hour in range(1, end + 1):
                    if record.lo[cell] > hour or record.hi[cell] < hour:
                        self.open[hour] &= ~BIT[cell]
            if record.hi[cell] <= end:
                self.need[record.hi[cell]] |= BIT[cell]
        for hour in range(1, end + 1):
            if record.pin[hour] == NOWHERE:
                self.open[hour] &= ~pinned
            else:
                self.open[hour] &= BIT[record.pin[hour]]
                self.need[hour] |= BIT[record.pin[hour]]
        self.deadlines = [hour for hour in range(1, end + 1) if self.need[hour] != 0]
        self.last_deadline = self.deadlines[len(self.deadlines) - 1] if self.deadlines else 0
        slips = 0
        for hour in range(1, HOURS):
            if record.slip[hour] != NOWHERE:
                slips += 1
            self.slips_until[hour] = slips
        for hour in record.asked_at:
            self.telling[hour] = True
        for hour in record.tapped_at:
            self.telling[hour] = True
        self.same_ends = not (
            self.keep
            or self.telling[end]
            or record.sums[end] != NO_SUM
            or record.slip[end] != NOWHERE
            or self.need[end] != 0
        )
        if record.in_turn:
            cities = record.cities[end + 1]
            self.onward = [mask_of(ways) for ways in cities[len(cities) - 1].steps]
        self.group_sums()
        self.close_blind_alleys()

    def group_sums(self) -> None:
        """An announcement speaks of the hours since the one before it (MM-6.20)."""
        start = 1
        for hour in range(1, HOURS):
            if self.record.sums[hour] != NO_SUM:
                self.group_from[hour] = start
                lives = self.record.live[start : hour + 1]
                self.same_live[hour] = lives.count(lives[0]) == len(lives)
                start = hour + 1

    def close_blind_alleys(self) -> None:
        """Shut, hour by hour backwards, every location from which no STEP leads on to an open one."""
        for back in range(self.record.end - 1):
            hour = self.record.end - back
            beyond = self.open[hour]
            if beyond == ALL_CELLS or self.record.slip[hour] != NOWHERE:
                continue
            before = 0
            links = self.links[hour]
            for cell in range(Locations.COUNT):
                if beyond & BIT[cell] != 0:
                    for other in links[cell]:
                        before |= BIT[other]
            self.open[hour - 1] &= before

    def run(self) -> None:
        cards = self.all_cards()
        for cell in cells_of(self.open[1]):
            self.enter(cell, 1, BIT[cell], cards, self.record.hands, 1.0)

    def all_cards(self) -> int:
        cards = 0
        for card in self.record.recruiters:
            cards |= BIT[card]
        return cards

    def within_reach(self, cell: int, hour: int, visited: i64) -> bool:
        """Every location that must be on the trail by some hour is, or can still be reached."""
        for deadline in self.deadlines:
            if deadline < hour:
                continue
            need: i64 = self.need[deadline]
            unmet: i64 = need & ~visited
            if unmet != 0:
                links = deadline - hour
                if links == 0:
                    return False
                links += SLIP_LENGTH * (self.slips_until[deadline] - self.slips_until[hour])
                if links < HOURS:
                    near: i64 = BALL[cell][links]
                    if unmet & ~near != 0:
                        return False
        return True

    def go(self, cell: int, hour: int, visited: i64, cards: int, hands: int, weight: float) -> float:
        """Extend the trail that stands on this location at this hour; returns the weight of all that fit."""
        following = hour + 1
        total = 0.0
        if self.record.slip[following] == NOWHERE:
            free: i64 = self.open[following]
            free &= ~visited
            if self.same_ends and following == self.goal:
                return self.arrive_all(self.links[following][cell], free, visited, cards, hands, weight)
            for other in self.links[following][cell]:
                mask: i64 = BIT[other]
                if free & mask != 0:
                    total += self.enter(other, following, visited | mask, cards, hands, weight)
                    if self.stopped:
                        return total
        elif self.may_slip(cell, following, visited):
            free = self.open[following]
            free &= ~visited
            for other in cells_of(self.slip_targets(cell, following, cards)):
                mask = BIT[other]
                if free & mask != 0:
                    makers = self.slip_makers(cell, other, following, cards)
                    total += self.enter(other, following, visited | mask, makers, hands, weight)
                    if self.stopped:
                        return total
        return total

    def enter(self, cell: int, hour: int, visited: i64, cards: int, hands: int, weight: float) -> float:
        """Stand on this open location at this hour; `visited` includes it."""
        self.taken += 1
        if self.taken > self.patience:
            self.stopped = True
            return 0.0
        if hour <= self.last_deadline and not self.within_reach(cell, hour, visited):
            return 0.0
        self.path[hour] = cell
        if self.record.sums[hour] != NO_SUM:
            hands &= self.fitting_hands(hour)
            if hands == 0:
                return 0.0
        if self.telling[hour]:
            weight = self.weigh(hour, visited, weight)
            if weight == 0.0:
                return 0.0
        if hour == self.goal:
            total = self.arrive(cell, visited, cards, hands, weight)
        else:
            total = self.go(cell, hour, visited, cards, hands, weight)
        if total > 0.0:
            self.at[hour * Locations.COUNT + cell] += total
        return total

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

    def fitting_hands(self, hour: int) -> int:
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
            key = key * Locations.COUNT + self.path[i]
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
        for card in range(Recruiters.COUNT):
            if cards & BIT[card] != 0:
                for streets in self.record.cities[hour]:
                    for other in streets.slips(card, cell):
                        found |= BIT[other]
        return found

    def slip_makers(self, cell: int, other: int, hour: int, cards: int) -> int:
        """The Recruiters whose Mind Slip leads from one location to the other."""
        makers = 0
        for card in range(Recruiters.COUNT):
            if cards & BIT[card] != 0:
                if card != Recruiters.SLEEPWALKER:
                    if other in SLIPS[card][cell]:
                        makers |= BIT[card]
                else:
                    for streets in self.record.cities[hour]:
                        if other in streets.sleepwalk(cell):
                            makers |= BIT[card]
        return makers

    def who_goes_on(self, cell: int, visited: int, cards: int) -> int:
        """The Recruiters among these who can be in the middle of a turn with this trail: not in a dead end when
        it began (MM-6.30), and by now where the step token paid in it lies (MM-6.24)."""
        record = self.record
        if record.owed == NOWHERE and self.onward[cell] & ~visited != 0:
            return cards
        cities = record.cities[record.end + 1]
        owes = record.owed != NOWHERE and visited & BIT[record.owed] == 0
        found = 0
        for card in range(Recruiters.COUNT):
            if cards & BIT[card] != 0:
                ends = self.ends_of_action(cities[len(cities) - 1], card, cell, visited)
                if ends != 0 and owes:
                    ends = (ends | self.ends_of_action(cities[0], card, cell, visited)) & BIT[record.owed]
                if ends != 0:
                    found |= BIT[card]
        return found

    def ends_of_action(self, streets: Streets, card: int, cell: int, visited: int) -> int:
        """Where a STEP or a MIND SLIP of the running turn can lead; after a Body Double a STEP comes first."""
        found = 0
        for other in streets.steps[cell]:
            found |= BIT[other]
        found &= ~visited
        if self.has_slip_token(visited) and not (found != 0 and self.record.must_step[self.record.end + 1]):
            for other in streets.slips(card, cell):
                found |= BIT[other]
        return found & ~visited

    def has_slip_token(self, visited: int) -> bool:
        """The one in front of the screen, or the second one by a visit to where it lies (MM-5.402,
        MM-5.412)."""
        record = self.record
        if record.front_token:
            return True
        if record.second_at == NOWHERE or visited & BIT[record.second_at] == 0:
            return False
        return record.prior_visit_counts or record.second_at not in self.path[1 : SETUP_HOURS + 1]

    def arrive(self, cell: int, visited: int, cards: int, hands: int, weight: float) -> float:
        """A trail as long as wanted."""
        if self.record.in_turn and self.goal == self.record.end:
            cards = self.who_goes_on(cell, visited, cards)
            if cards == 0:
                return 0.0
        self.count += 1
        if self.count > self.most:
            self.stopped = True
        if self.goal < self.record.end:
            self.kept.append(Trail(self.path[1 : self.goal + 1], visited, hands, cards, weight))
            return 0.0
        number = hands.bit_count()
        weight *= number * size_of(cards)
        self.total += weight
        if self.count_hands:
            self.by_hand[hands] = self.by_hand.get(hands, 0.0) + weight / number
        if self.keep:
            self.kept.append(Trail(self.path[1 : self.goal + 1], visited, hands, cards, weight))
        return weight

    def arrive_all(
        self, ways: list[int], free: i64, visited: i64, cards: int, hands: int, weight: float
    ) -> float:
        """The same for every free way of the last STEP at once, where all of them are alike."""
        number = hands.bit_count()
        first = self.goal * Locations.COUNT
        total = 0.0
        for cell in ways:
            mask: i64 = BIT[cell]
            if free & mask != 0:
                makers = self.who_goes_on(cell, visited | mask, cards) if self.record.in_turn else cards
                if makers != 0:
                    mass = weight * number * size_of(makers)
                    self.at[first + cell] += mass
                    total += mass
                    self.count += 1
        self.total += total
        if self.count > self.most:
            self.stopped = True
        if self.count_hands and total > 0.0:
            self.by_hand[hands] = self.by_hand.get(hands, 0.0) + total / number
        return total

    # ------------------------------------------------------------------ too many trails: sample

    def sample(self, random: Stream, size: int, pace: int = 2) -> None:
        """So many hours at a time, with systematic resampling in between wherever there are more than
        `size`."""
        self.most = NO_LIMIT
        self.patience = NO_LIMIT
        self.keep = True
        self.same_ends = False
        level: list[Trail] = []
        for goal in self.stages(pace):
            self.goal = goal
            self.stopped = False
            self.count = 0
            self.total = 0.0
            self.by_hand = {}
            self.kept = []
            self.at = [0.0] * (HOURS * Locations.COUNT)
            if level:
                for trail in level:
                    self.go_on(trail)
            else:
                self.run()
            level = self.kept if len(self.kept) <= size else resample(self.kept, random, size)
            if not level:
                return
        self.add_past()

    def stages(self, pace: int) -> list[int]:
        """The hours at which a sample pauses, the last one at the end."""
        end = self.record.end
        return list(range(SETUP_HOURS + (end - SETUP_HOURS) % pace, end + 1, pace))

    def go_on(self, trail: Trail) -> None:
        hour = len(trail.cells)
        for i in range(hour):
            self.path[i + 1] = trail.cells[i]
        self.go(trail.last(), hour, trail.seen, trail.cards, trail.hands, trail.weight)

    def add_past(self) -> None:
        """The map of every hour from the trails that came to the end."""
        self.at = [0.0] * (HOURS * Locations.COUNT)
        for trail in self.kept:
            for i in range(len(trail.cells)):
                self.at[(i + 1) * Locations.COUNT + trail.cells[i]] += trail.weight


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
            found.append(Trail(trail.cells, trail.seen, trail.hands, trail.cards, share))
    return found
