"""Where a mission of Infiltraitors stands, and what its questions are about."""

from safehouse.core.words import Said
from safehouse.games.infiltraitors.view import InfiltraitorsView

KEY_PERSON = 5
"""The target that is no agent's suspect."""


def standing(view: InfiltraitorsView) -> list[Said]:
    caught = sum(stand.occupied for stand in view.stands)
    suspects = len(view.row) + len(view.aside) + caught
    goal = Said("stand-mission", {"suspects": suspects, "bullets": view.bullets, "hq": view.hq})
    return [goal, Said("stand-fits")]


def subject(view: InfiltraitorsView) -> dict[str, int | str]:
    """Whose suspect the gun points at; how many cards are too many."""
    if view.phase == "name" and view.target is not None:
        if view.target == KEY_PERSON:
            return {"target": "stand-key-person", "bullets": view.bullets}
        return {"target": f"seat:{view.target}", "bullets": view.bullets}
    return {}
