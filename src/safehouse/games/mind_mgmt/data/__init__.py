"""The shape of the files in this folder: city, cards, time track and SHIFT packages; and the ids they give."""

from itertools import combinations
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.core.data import load

FOLDER: Final = Path(__file__).parent


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a data file; a field the program does not know is an error."""


class BoardMeta(Shape):
    rows: int
    cols: int
    locations: int
    temples: list[str]
    features_per_location: int
    occurrences_per_feature: int
    provenance: str


class LocationData(Shape):
    id: str
    row: int
    col: int
    temple: bool
    edge: bool
    features: list[str]


class BoardData(Shape):
    meta: BoardMeta
    derived: dict[str, Any]
    location: list[LocationData]


class FeatureData(Shape):
    id: str
    english: str
    czech: str
    name_tag: str
    public_short: str
    locations: list[str]


class FeaturesData(Shape):
    feature: list[FeatureData]


class RecruiterData(Shape):
    id: str
    czech: str
    english: str
    slip_name_czech: str
    slip_name_english: str
    slip_vectors: list[list[int]]
    ignores_mayhem: bool
    jumps_over_visited: bool
    destination: str
    origin: str
    tag: str


class AgentData(Shape):
    id: str
    name: str
    ability_czech: str
    ability_english: str
    kind: str
    once_per: str
    text: str
    tag: str
    forbidden_with_immortal_in_own_location: bool = False


class AllyData(Shape):
    id: str
    czech: str
    english: str
    timing: str
    effect: str
    discard: str
    origin: str
    tag: str


class CardsData(Shape):
    recruiter: list[RecruiterData]
    agent: list[AgentData]
    ally: list[AllyData]
    rogue_action: list[dict[str, Any]]
    recruiter_action: list[dict[str, Any]]


class ModuleData(Shape):
    id: str
    name: str
    rules: list[str]
    visible_to_agents: str = ""
    visible_to_recruiter: str = ""
    until: int = 0
    """The last hour at which it can be used; 0: at any hour."""


class RegularData(Shape):
    kind: str
    id: str
    name: str
    slip_vectors: list[list[int]] = []
    slip_rule: str = ""
    slip_text: str = ""
    ignores_mayhem: bool = True
    jumps_over_visited: bool = True
    note: str = ""
    timing: str = ""
    effect: str = ""


class PackageData(Shape):
    id: str
    side: str
    number: int
    tag: str
    module: ModuleData
    regular: list[RegularData] = []


class ShiftData(Shape):
    structure: dict[str, Any]
    selection: dict[str, Any]
    package: list[PackageData]


class TrackMeta(Shape):
    start_space: str
    start_value: int
    end_full: int
    end_training: int


class SpaceData(Shape):
    hour: int
    label: str
    alert: bool
    round: int
    setup_announcement: bool = False
    ends_training: bool = False
    ends_full: bool = False
    covered_in_training: bool = False


class TrackData(Shape):
    meta: TrackMeta
    space: list[SpaceData]
    derived: dict[str, int]


class Level(Shape):
    """The parameters of one level of the automatic Recruiter (MM-5.1508)."""

    plan_depth: int
    alley_depth: int
    playouts: int
    particles: int
    temperature: float
    w_recruit: float
    w_uncertainty: float
    w_distance: float
    w_mobility: float
    w_danger: float
    slip_threshold: float
    extra_immortal_move: bool


class AutoData(Shape):
    levels: dict[str, Level]
    setup: dict[str, str]
    answers: dict[str, Any]


class BlockData(Shape):
    """A part of the city that can be played out in full (MM-1.08)."""

    locations: list[str]
    mayhem: list[str]
    starts: list[str]
    posts: list[str]
    agents: list[str]
    recruiters: list[str]
    features: list[str]
    slip_tokens: int
    last_hour: int
    recruits: int


class ComponentData(Shape):
    id: str
    czech: str
    count: int
    tag: str
    engine: str


class ComponentsData(Shape):
    component: list[ComponentData]


BOARD: Final = load(FOLDER / "board.toml", BoardData)
FEATURES: Final = load(FOLDER / "features.toml", FeaturesData).feature
CARDS: Final = load(FOLDER / "cards.toml", CardsData)
SHIFT: Final = load(FOLDER / "shift.toml", ShiftData)
TRACK: Final = load(FOLDER / "time_track.toml", TrackData)
BLOCK: Final = load(FOLDER / "block.toml", BlockData)
AUTO: Final = load(FOLDER / "auto_recruiter.toml", AutoData)
COMPONENTS: Final = {part.id: part.count for part in load(FOLDER / "components.toml", ComponentsData).component}


def packages(side: str) -> list[PackageData]:
    """The seven packages of a side, by their number."""
    return sorted((p for p in SHIFT.package if p.side == side), key=lambda package: package.number)


def extra_recruiters() -> list[RegularData]:
    return [item for package in packages("recruiter") for item in package.regular if item.kind == "recruiter"]


def slip_vectors() -> list[list[list[int]]]:
    """By Recruiter card: how far, in rows and columns, a Mind Slip can lead."""
    extra = [card.slip_vectors for card in extra_recruiters()]
    return [*(card.slip_vectors for card in CARDS.recruiter), *extra]


def extra_allies() -> list[RegularData]:
    return [item for package in packages("rogue_agents") for item in package.regular if item.kind == "ally"]


RECRUITER_IDS: Final = tuple([r.id for r in CARDS.recruiter] + [r.id for r in extra_recruiters()])
AGENT_IDS: Final = tuple(agent.id for agent in CARDS.agent)
ALLY_IDS: Final = tuple([a.id for a in CARDS.ally] + [a.id for a in extra_allies()])
MODULE_IDS: Final = tuple(p.module.id for p in [*packages("recruiter"), *packages("rogue_agents")])
"""The modules of packages R1 to R7, then A1 to A7."""

LOCATION_IDS: Final = tuple(place.id for place in BOARD.location)
"""Row by row, from A1 to F7."""
FEATURE_IDS: Final = tuple(feature.id for feature in FEATURES)


def adjacent(a: LocationData, b: LocationData) -> bool:
    """Orthogonally (MM-5.101)."""
    return abs(a.row - b.row) + abs(a.col - b.col) == 1


BORDERS: Final = tuple((a.id, b.id) for a, b in combinations(BOARD.location, 2) if adjacent(a, b))
"""Pairs of locations with a border between them."""
BORDER_IDS: Final = tuple(f"{a}-{b}" for a, b in BORDERS)
