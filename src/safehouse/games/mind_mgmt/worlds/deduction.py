"""Where the Recruiter may be, from what a seat may know: the exact set of trails and a map of their shares."""

from typing import Final

import msgspec

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Features, Locations
from safehouse.games.mind_mgmt.data import BORDER_IDS, FEATURE_IDS, LOCATION_IDS, RECRUITER_IDS
from safehouse.games.mind_mgmt.tables.city import NOWHERE
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import MindMgmtView, clue_numbers
from safehouse.games.mind_mgmt.worlds.knowledge import HOLDING, Record
from safehouse.games.mind_mgmt.worlds.trails import NO_LIMIT, Search

MOST_TRAILS: Final = 300_000
EFFORTS: Final = ((64_000, 2_000, 1), (NO_LIMIT, 50_000, 2))
"""Steps of an exact search, trails of a sample, and hours between two samplings: first what takes less time
than a person notices and, where such a sample finds nothing, all it takes."""


class Belief(msgspec.Struct, frozen=True):
    """Shares of the trails that fit, each trail counted once for every hand and Recruiter it allows."""

    hour: int
    trails: int
    exact: bool
    """False: sampled, because more trails fit than can be counted."""
    error: float
    """The expected error of a share when sampled; 0 when exact."""
    by_hour: list[list[float]]
    """By hour (from 1) and location."""
    features: list[float]
    """By feature: the share of hands that hold it."""

    @property
    def now(self) -> list[float]:
        return self.by_hour[self.hour]

    def possible(self, hour: int | None = None) -> list[str]:
        """The locations where the Recruiter can have been at an hour, by default now."""
        shares = self.by_hour[self.hour if hour is None else hour]
        return [LOCATION_IDS[cell] for cell in range(Locations.COUNT) if shares[cell] > 0]

    def to_json(self) -> dict[str, object]:
        """For the board's heat layer: shares by hour and location, zero ones left out."""
        return {
            "hour": self.hour,
            "trails": self.trails,
            "exact": self.exact,
            "error": self.error,
            "hours": {
                str(hour): {LOCATION_IDS[c]: share for c, share in enumerate(shares) if share > 0}
                for hour, shares in enumerate(self.by_hour)
                if hour > 0
            },
            "features": {FEATURE_IDS[f]: share for f, share in enumerate(self.features) if share > 0},
        }


def walk_is_done(view: MindMgmtView) -> bool:
    """The five locations of the set-up walk stand; before that there is nothing to deduce."""
    return any(clue.kind == "setup_sum" for clue in view.clues)


def record_of_view(view: MindMgmtView) -> Record:
    """The public knowledge in a view, the same for every seat and the watcher (MM-6.32)."""
    record = Record()
    record.end = view.hour
    record.prior_visit_counts = view.prior_visit_counts
    record.recruiters = [RECRUITER_IDS.index(card) for card in view.potential]
    record.in_turn = view.phase == "recruiter_turn"
    record.front_token = view.slips_front > 0
    record.second_at = NOWHERE if view.second_at is None else LOCATION_IDS.index(view.second_at)
    record.deal_from(scope_of(view.mode == "full", view.city == "block").features)
    clues = [number for clue in view.clues for number in clue_numbers(clue)]
    mayhem = [BORDER_IDS.index(border) for border in view.mayhem]
    checkpoints = [BORDER_IDS.index(border) for border in view.checkpoints]
    record.read(clues, mayhem, checkpoints)
    return record


def believe(view: MindMgmtView, most: int = MOST_TRAILS) -> Belief:
    """The map as anybody at the table could draw it."""
    return belief_of(record_of_view(view), most)


def belief_of(record: Record, most: int = MOST_TRAILS) -> Belief:
    for steps, size, pace in EFFORTS:
        search = Search(record, most, count_hands=True)
        search.patience = steps
        search.run()
        if not search.stopped:
            return summary(search, exact=True)
        search.sample(Stream(f"deduction {record.end}"), size, pace)
        if search.total > 0.0:
            break
    return summary(search, exact=False)


def summary(search: Search, exact: bool) -> Belief:
    total = search.total or 1.0
    firsts = range(0, len(search.at), Locations.COUNT)
    by_hour = [[weight / total for weight in search.at[i : i + Locations.COUNT]] for i in firsts]
    return Belief(
        hour=search.record.end,
        trails=search.count,
        exact=exact,
        error=0.0 if exact else 0.5 / (search.count or 1) ** 0.5,
        by_hour=by_hour,
        features=feature_shares(search, total),
    )


def feature_shares(search: Search, total: float) -> list[float]:
    mass = [0.0] * Features.COUNT
    for hands, weight in search.by_hand.items():
        for feature in range(Features.COUNT):
            mass[feature] += weight * (hands & HOLDING[feature]).bit_count()
    return [share / total for share in mass]
