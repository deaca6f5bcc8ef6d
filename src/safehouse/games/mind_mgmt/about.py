"""What the data say of the components of MIND MGMT, and what these mean in a position."""

from collections.abc import Iterator, Mapping, Sequence

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.mind_mgmt.data import BOARD, COMPONENTS, FEATURES, RECRUITER_IDS, TRACK, slip_vectors
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.tables.limits import (
    END_FULL,
    END_TRAINING,
    RECRUITER,
    RECRUITS_FULL,
    RECRUITS_TRAINING,
    SETUP_HOURS,
)
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import MindMgmtView

LOCATIONS = {place.id: place for place in BOARD.location}
PLACES = {feature.id: feature.locations for feature in FEATURES}
HOURLY = ("miss", "by", "h", "x")
"""Labels that end in an hour."""


def facts(options: MindMgmtOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    name = str(value)
    match domain:
        case "location":
            return {**_location(name), "full": _full(options)}
        case "border":
            first, _, second = name.partition("-")
            return {"first": first, "second": second}
        case "feature":
            return {"places": PLACES[name], "full": _full(options)}
        case "recruiter":
            return _slip(slip_vectors()[RECRUITER_IDS.index(name)])
        case "label":
            sign = next((sign for sign in HOURLY if name.startswith(sign) and name[len(sign) :].isdigit()), "")
            return {"kind": sign or name, "hour": int(name[len(sign) :]) if sign else 0}
        case _:
            return _constants(options)


def _slip(vectors: list[list[int]]) -> Mapping[str, Fact]:
    """`$far`: how far the card's Mind Slip leads; 0 where the card has a rule of its own."""
    return {"far": max((abs(leg) for vector in vectors for leg in vector), default=0)}


def _location(name: str) -> Mapping[str, Fact]:
    place = LOCATIONS[name]
    kind = "temple" if place.temple else "edge" if place.edge else "inner"
    return {"kind": kind, "features": [f"feature-{feature}" for feature in place.features]}


def _constants(options: MindMgmtOptions) -> Mapping[str, Fact]:
    """How many of each component there are, `$mental_note` and so on, when the game is won, and the alerts."""
    scope = scope_of(options.mode == "full", options.city == "block")
    goal, last = scope.recruits, scope.last_hour
    alerts = [str(space.hour) for space in TRACK.space if space.alert and space.hour <= last]
    bounds = {
        "goal": goal,
        "last": last,
        "training_goal": RECRUITS_TRAINING,
        "training_last": END_TRAINING,
        "full_goal": RECRUITS_FULL,
        "full_last": END_FULL,
    }
    return {**COMPONENTS, **bounds, "alerts": alerts, "full": _full(options)}


def _full(options: MindMgmtOptions) -> int:
    """1 in the full game: what the training mission leaves out is told only there."""
    return int(options.mode == "full")


def meaning(view: MindMgmtView, topic: Topic) -> Sequence[Saying]:
    domain, _, value = topic.partition(":")
    match domain:
        case "feature":
            return [*_feature(view, value)]
        case "location":
            return [*_place(view, value)]
        case "agent":
            spent = [agent.activated for agent in view.agents if agent.id == value and agent.at is not None]
            return [Saying("now-agent-spent" if each else "now-agent-ready") for each in spent]
        case "thing" if value in ("recruiter", "rogue_agents", "recruit", "time_track"):
            return [_standing(view)]
        case _:
            return []


def _standing(view: MindMgmtView) -> Saying:
    scope = scope_of(view.mode == "full", view.city == "block")
    left = scope.last_hour - max(view.hour, SETUP_HOURS)
    return Saying(
        "now-recruiter",
        {"recruits": view.recruits, "goal": scope.recruits, "last": scope.last_hour, "left": left},
    )


def _feature(view: MindMgmtView, feature: str) -> Iterator[Saying]:
    """Whose card it is, as far as this seat knows, and whether it can be asked about (MM-5.503)."""
    denied = [clue.feature for clue in view.clues if clue.kind == "denied"]
    for key, features in (
        ("now-feature-shown", view.shown_features),
        ("now-feature-area", view.area),
        ("now-feature-discard", view.discard),
        ("now-feature-own", view.secret.hand if view.secret is not None and view.seat == RECRUITER else []),
        ("now-feature-denied", denied),
    ):
        if feature in features:
            yield Saying(key)
            break
    for place in view.immortals:
        if feature in LOCATIONS[place].features:
            yield Saying("now-feature-guarded", {"place": f"location-{place}"})


def _place(view: MindMgmtView, place: str) -> Iterator[Saying]:
    trail = view.secret.trail if view.secret is not None and view.seat == RECRUITER else []
    if place in trail:
        here = place == trail[-1]
        yield (
            Saying("now-location-here")
            if here
            else Saying("now-location-visited", {"hour": trail.index(place) + 1})
        )
    for note in view.notes:
        if note.confirmed and note.at == place:
            yield Saying("now-location-confirmed", {"hour": int(note.text)})
    for key, places in (
        ("now-location-step", view.steps),
        ("now-location-second", [view.second_at]),
        ("now-location-immortal", view.immortals),
    ):
        if place in places:
            yield Saying(key)
