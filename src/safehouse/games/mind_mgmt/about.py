"""What the data say of the components of MIND MGMT."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact
from safehouse.games.mind_mgmt.data import BOARD, COMPONENTS, FEATURES, RECRUITER_IDS, TRACK, slip_vectors
from safehouse.games.mind_mgmt.options import MindMgmtOptions

LOCATIONS = {place.id: place for place in BOARD.location}
PLACES = {feature.id: feature.locations for feature in FEATURES}
HOURLY = ("miss", "by", "h", "x")
"""Labels that end in an hour."""


def facts(options: MindMgmtOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    name = str(value)
    match domain:
        case "location":
            return _location(name)
        case "border":
            first, _, second = name.partition("-")
            return {"first": first, "second": second}
        case "feature":
            return {"places": PLACES[name]}
        case "recruiter":
            return _slip(slip_vectors()[RECRUITER_IDS.index(name)])
        case "label":
            sign = next((sign for sign in HOURLY if name.startswith(sign) and name[len(sign) :].isdigit()), "")
            return {"kind": sign or name, "hour": int(name[len(sign) :]) if sign else 0}
        case _:
            return _constants(options)


def _slip(vectors: list[list[int]]) -> Mapping[str, Fact]:
    """`$slip`: straight, diagonal, or other, where the card has a rule of its own."""
    if not vectors:
        return {"slip": "other", "far": 0}
    rows, columns = vectors[0]
    return {"slip": "diagonal" if rows and columns else "straight", "far": max(abs(rows), abs(columns))}


def _location(name: str) -> Mapping[str, Fact]:
    place = LOCATIONS[name]
    kind = "temple" if place.temple else "edge" if place.edge else "inner"
    return {"kind": kind, "features": [f"feature-{feature}" for feature in place.features]}


def _constants(options: MindMgmtOptions) -> Mapping[str, Fact]:
    """How many of each component there are, `$mental_note` and so on, and the hours of the time track."""
    track = TRACK.meta
    last = track.end_training if options.mode == "training" else track.end_full
    alerts = [str(space.hour) for space in TRACK.space if space.alert and space.hour <= last]
    return {**COMPONENTS, "last": last, "alerts": alerts}
