"""Whole games held against the rulebook read anew: from the trail and what everybody was told, with nothing of
the rules but the printed board."""

from itertools import pairwise

import pytest

from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import BOARD, BORDER_IDS, FEATURE_IDS, LOCATION_IDS
from safehouse.games.mind_mgmt.rules.state import MindMgmt

FEATURES = {each.id: set(each.features) for each in BOARD.location}
TEMPLES = {"C3", "E5"}
JUMPS = {(2, 0), (0, 2), (2, 2)}
Told = dict[str, Value | None]


def apart(a: str, b: str) -> tuple[int, int]:
    return abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1]))


class Reading:
    """What is true at the table while a game is told once more."""

    def __init__(self, truth: MindMgmt) -> None:
        self.trail = [LOCATION_IDS[place] for place in truth.trail]
        self.mayhem = {BORDER_IDS[border] for border in truth.mayhem}
        self.hand = {FEATURE_IDS[feature] for feature in truth.hand}
        self.hour = self.counted = 5
        self.marked: set[str] = set()
        self.immortals: set[str] = set()
        self.shown: dict[str, int] = {}

    def visited(self, place: str, hour: int) -> bool:
        return place in self.trail[:hour]

    def is_step(self, a: str, b: str) -> bool:
        if sum(apart(a, b)) == 1:
            return not {f"{a}-{b}", f"{b}-{a}"} & self.mayhem
        return apart(a, b) == (1, 1) and bool({a, b} & TEMPLES)

    def contacts(self, first: int, last: int) -> int:
        """Features circled in the locations of these hours; a card shown later takes nothing away."""
        return sum(
            feature in self.hand and self.shown.get(feature, last) >= hour
            for hour in range(first, last + 1)
            for feature in FEATURES[self.trail[hour - 1]]
        )

    def hear(self, told: Told) -> None:
        place, feature = str(told.get("location")), str(told.get("feature"))
        match told["kind"]:
            case "time_advanced":
                self.hour = int(told["hour"] or 0)
            case "started":
                self.marked.add(place)
            case "immortal_placed":
                self.immortals.add(place)
            case "immortal_moved" | "pushed" | "nudged":
                self.immortals.remove(str(told["origin"]))
                assert place not in self.immortals
                self.immortals.add(place)
            case "feature_shown":
                self.shown[feature] = self.hour
            case "step_paid":
                assert self.visited(place, self.hour + 1) and place not in self.marked
                self.marked.add(place)
            case "step_placed":
                assert self.visited(place, self.hour) and place not in self.marked
                assert feature in FEATURES[place]
                assert not any(feature in FEATURES[guarded] for guarded in self.immortals)
                self.marked.add(place)
            case "no_new_step":
                free = [each for each in self.trail[: self.hour] if each not in self.marked]
                assert not any(feature in FEATURES[each] for each in free)
            case "confirmed":
                assert self.trail[int(told["hour"] or 0) - 1] == place
            case "setup_announced":
                assert told["count"] == self.contacts(1, 5)
            case "announced":
                last = int(told["hour"] or 0)
                assert told["count"] == self.contacts(self.counted + 1, last)
                self.counted = last


@clause("MM-5.301", "MM-5.304", "MM-5.512", "MM-5.703", "MM-5.901", "MM-8.02", "MM-8.03")
@pytest.mark.parametrize("number", range(12))
def test_a_game_is_told_as_the_rulebook_wants_it(number: int) -> None:
    mode = "training" if number % 3 == 0 else "full"
    record = Record(GAME, GAME.read_options({"mode": mode, "players": 2 + number % 4}), f"reading {number}")
    random = Stream(f"reading {number}")
    while record.pending():
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.moves(seat)))
    truth, result = record.truth(), record.result()
    assert isinstance(truth, MindMgmt) and result is not None
    reading = Reading(truth)
    for told in record.told(WATCHER):
        reading.hear(told)
    trail = reading.trail
    assert len(set(trail)) == len(trail)
    for a, b in pairwise(trail):
        assert reading.is_step(a, b) or apart(a, b) in JUMPS
    assert (result.reason == "time") == (len(trail) == (14 if mode == "training" else 16))
    if result.reason == "dead_end":
        assert not any(reading.is_step(trail[-1], each) for each in FEATURES if each not in trail)
