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
    """Whose suspect the gun points at."""
    if view.target is None or view.target == KEY_PERSON:
        return {"key": int(view.target == KEY_PERSON)}
    return {"key": 0, "seat": f"{SEAT_PREFIX}{view.target}"}
