"""The heat layer: what anybody at the table could deduce, in the form the boards draw."""

import msgspec

from safehouse.games.mind_mgmt.view import MindMgmtView
from safehouse.games.mind_mgmt.worlds.deduction import believe, walk_is_done


class Heat(msgspec.Struct, frozen=True, kw_only=True):
    """Where the Recruiter may be and may have been: shares of the trails that fit everything told so far."""

    hour: int
    trails: int
    """How many trails fit or, where not exact, how many were drawn."""
    exact: bool
    error: float
    """The expected error of a share where the trails were drawn; 0 where they were all counted."""
    hours: dict[str, dict[str, float]]
    """By hour and location; a location that is left out is impossible or, where not exact, was not drawn."""
    features: dict[str, float]
    """By feature: the share of the hands that hold it."""


def heat(view: MindMgmtView) -> Heat | None:
    """None before the Recruiter's set-up walk is done."""
    if not walk_is_done(view):
        return None
    found = msgspec.convert(believe(view).to_json(), Heat)
    walked = {hour: shares for hour, shares in found.hours.items() if int(hour) <= found.hour}
    return msgspec.structs.replace(found, hours=walked)
