"""Where a mission of Infiltraitors stands, and what its questions are about."""

from safehouse.core.topics import SEAT_PREFIX, Fact, Saying
from safehouse.games.infiltraitors.view import InfiltraitorsView

KEY_PERSON = 5
"""The target that is no agent's suspect."""


def standing(view: InfiltraitorsView) -> list[Saying]:
    caught = sum(stand.occupied for stand in view.stands)
    suspects = len(view.row) + len(view.aside) + caught
    goal = Saying("stand-mission", {"suspects": suspects, "bullets": view.bullets, "hq": view.hq})
    return [goal, Saying("stand-fits")]


def subject(view: InfiltraitorsView) -> dict[str, Fact]:
    """`$deeds`: the actions there is something for; whose suspect the gun points at."""
    deeds: dict[str, Fact] = {"deeds": _deeds(view)}
    if view.target is None or view.target == KEY_PERSON:
        return deeds | {"key": int(view.target == KEY_PERSON)}
    return deeds | {"key": 0, "seat": f"{SEAT_PREFIX}{view.target}"}


def _deeds(view: InfiltraitorsView) -> list[str]:
    """Of the five actions (IN-5.102) those that lack nothing everybody can see; what a modifier of the mission
    forbids besides, the board says."""
    if not 0 <= view.seat < len(view.stands):
        return []
    held = view.stands[view.seat].occupied
    others = any(stand.occupied for seat, stand in enumerate(view.stands) if seat != view.seat)
    alone = view.withdrawn.count(False) == 1
    outward = "outward_hands" in view.briefing.modifiers
    cards = any(hand for seat, hand in enumerate(view.hands) if (seat != view.seat) == outward)
    open_to_all = {
        "deed-catch": not held and bool(view.row),
        "deed-give": held and cards,
        "deed-exchange": others and (cards or bool(view.pool)),
        "deed-wait": view.hq > 0,
        "deed-shoot": others or (bool(view.aside) and alone),
    }
    return [deed for deed, possible in open_to_all.items() if possible]
