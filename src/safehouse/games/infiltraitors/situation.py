"""Where a mission of Infiltraitors stands, and what its questions are about."""

from collections.abc import Set

from safehouse.core.topics import SEAT_PREFIX, Fact, Saying
from safehouse.games.infiltraitors.view import InfiltraitorsView

KEY_PERSON = 5
"""The target that is no agent's suspect."""

DEEDS = {
    "deed-catch": "catch",
    "deed-give": "give",
    "deed-exchange": "exchange",
    "deed-wait": "wait",
    "deed-shoot": "eliminate",
}
"""The five actions as the question names them (IN-5.102), and their kinds of moves."""


def standing(view: InfiltraitorsView) -> list[Saying]:
    caught = sum(stand.occupied for stand in view.stands)
    suspects = len(view.row) + len(view.aside) + caught
    goal = Saying("stand-mission", {"suspects": suspects, "bullets": view.bullets, "hq": view.hq})
    return [goal, Saying("stand-fits")]


def subject(view: InfiltraitorsView, kinds: Set[str]) -> dict[str, Fact]:
    """`$deeds`: the actions that are possible; whose suspect the gun points at."""
    deeds: dict[str, Fact] = {"deeds": [deed for deed, kind in DEEDS.items() if kind in kinds]}
    if view.target is None or view.target == KEY_PERSON:
        return deeds | {"key": int(view.target == KEY_PERSON)}
    return deeds | {"key": 0, "seat": f"{SEAT_PREFIX}{view.target}"}
