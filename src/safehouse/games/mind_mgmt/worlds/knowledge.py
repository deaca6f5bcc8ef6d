"""What the table has been told, in the form a search over trails wants. A hand is a set of three features;
a set of hands is a 560-bit number."""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt.codes import Clues, Features, Locations, Phases, SlipTokens
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import (
    ALL_CELLS,
    AROUND_MASK,
    BIT,
    CROSS,
    FEATURES_OF,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
)
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE, HOURS, SETUP_HOURS

NEVER: Final = 99
NO_SUM: Final = -1
ALL_FEATURES: Final = 65535


def _hands() -> list[list[int]]:
    return [
        [a, b, c]
        for a in range(Features.COUNT)
        for b in range(a + 1, Features.COUNT)
        for c in range(b + 1, Features.COUNT)
    ]


HANDS: Final[list[list[int]]] = _hands()
ALL_HANDS: Final[int] = 2 ** len(HANDS) - 1


def _holding() -> list[int]:
    return [sum(2**i for i, hand in enumerate(HANDS) if f in hand) for f in range(Features.COUNT)]


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
        self.lo: list[int] = [1] * Locations.COUNT
        """The earliest hour at which a location can have been visited."""
        self.hi: list[int] = [NEVER] * Locations.COUNT
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
        self.in_turn: bool = False
        """The Recruiter's turn has begun: he was not in a dead end then (MM-6.30)."""
        self.owed: int = NOWHERE
        """Where the step token lies that was paid in this turn (MM-6.24)."""
        self.front_token: bool = False
        """A Mind Slip token lies in front of the screen."""
        self.second_at: int = NOWHERE
        """Where the second Mind Slip token lies."""

    def deal_from(self, features: list[int]) -> None:
        """The hand is dealt from these cards alone."""
        for feature in range(Features.COUNT):
            if feature not in features:
                self.hands &= ~HOLDING[feature]

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
            if clues[i] == Clues.STREETS:
                moved_from[clues[i + 1]] = clues[i + 2]
                moved_to[clues[i + 1]] = clues[i + 3]
            elif clues[i] == Clues.CHECKPOINT:
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
        if kind == Clues.START:
            self.pin[1] = a
        elif kind in (Clues.SETUP_SUM, Clues.SUM):
            self.sums[hour] = a
        elif kind == Clues.STEP:
            self.asked.append(a)
            self.asked_at.append(hour)
            self.marked.append(self.marks)
            self.visited_by(b, hour)
        elif kind == Clues.STEPS:
            for cell in cells_of(b):
                self.visited_by(cell, hour)
            self.not_visited_by(a, hour)
        elif kind == Clues.NO_STEP:
            self.not_visited_by(a, hour)
        elif kind == Clues.PAID:
            self.visited_by(a, hour)
            if hour > self.end:
                self.owed = a
        elif kind == Clues.CONFIRMED:
            self.pin[b] = a
            self.marks |= BIT[a]
        elif kind == Clues.NOT_HERE:
            self.may_be[hour] &= ~BIT[a]
        elif kind == Clues.TARGET:
            self.may_be[hour] &= CROSS[a] if b == 1 else ~CROSS[a]
        elif kind == Clues.CORDON:
            self.may_be[hour] &= AROUND_MASK[a] if b == 1 else ~AROUND_MASK[a]
        elif kind == Clues.DOUBLE:
            self.pin[hour] = a
            self.must_step[hour + 1] = True
        elif kind == Clues.SHOWN:
            self.hands &= HOLDING[a]
            for later in range(hour + 1, HOURS):
                self.live[later] &= ~BIT[a]
        elif kind in (Clues.DENIED, Clues.TURNED_UP):
            self.hands &= ~HOLDING[a]
        elif kind == Clues.SLIP:
            self.slip[hour] = a
            if a == SlipTokens.SECOND:
                self.slip_from[hour] = b
        elif kind == Clues.TAPPED:
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


def record_of(s: Position, clues: list[int] | None = None) -> Record:
    """The public knowledge of a position, or what somebody remembers of it."""
    record = Record()
    record.end = s.hour
    record.prior_visit_counts = s.setting.prior_visit_counts
    record.recruiters = s.setting.recruiters
    record.deal_from(s.setting.scope.features)
    record.in_turn = Phases.RECRUITER_TURN <= s.phase <= Phases.LIFTED
    record.front_token = s.slips_front > 0
    record.second_at = s.second_at
    record.read(s.clues if clues is None else clues, s.mayhem, s.checkpoints)
    return record
