"""Where a side of Agent Avenue stands in the chase."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying
from safehouse.games.agent_avenue.about import catch_distance, icons
from safehouse.games.agent_avenue.view import AgentAvenueView, SideView

DECISIVE = ("codebreaker", "daredevil")
"""Agents of whom the third decides the game."""


def standing(view: AgentAvenueView) -> list[Saying]:
    green, blue = view.sides
    if view.seat < 0:
        gaps = {"green": catch_distance(view, green), "blue": catch_distance(view, blue)}
        return [Saying("stand-watcher", dict(gaps)), *_threes(view, green, blue)]
    own, other = (green, blue) if view.seat in green.seats else (blue, green)
    chase = Saying(
        "stand-chase",
        {
            "other": f"side-{other.side}",
            "mine": catch_distance(view, own),
            "theirs": catch_distance(view, other),
        },
    )
    return [chase, *_threes(view, own, other)]


def _threes(view: AgentAvenueView, own: SideView, other: SideView) -> list[Saying]:
    """How many of those agents each side has, once there are any."""
    found = []
    for agent in DECISIVE:
        mine, theirs = own.in_play.get(agent, 0), other.in_play.get(agent, 0)
        if mine or theirs:
            args: dict[str, Fact] = {"own": f"side-{own.side}", "other": f"side-{other.side}"}
            seen = "watcher" if view.seat < 0 else "you"
            found.append(Saying(f"stand-{agent}-{seen}", args | {"mine": mine, "theirs": theirs}))
    return found


def points_at(view: AgentAvenueView, move: Mapping[str, Value]) -> Saying | None:
    """What the card of a choice does; which card lies face up on offer."""
    if "card" in move:
        return Saying("points-card", {"card": f"card-{move['card']}"})
    up = view.offer.up if view.offer is not None and move.get("offered") == "face_up" else None
    if up is not None:
        return Saying("points-offered", {"agent": f"agent-{up}", "icons": icons(up)})
    return Saying("points-agent", {"icons": icons(str(move["agent"]))}) if "agent" in move else None
