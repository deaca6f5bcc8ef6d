"""Where a side of Agent Avenue stands in the chase."""

from safehouse.core.words import Said
from safehouse.games.agent_avenue.data import BOARD
from safehouse.games.agent_avenue.view import AgentAvenueView, SideView

DECISIVE = ("codebreaker", "daredevil")
"""Agents of whom the third decides the game."""


def catch_distance(side: SideView, other: SideView) -> int:
    """Spaces this meeple must gain on the other to catch it."""
    return BOARD.catch_lead - (side.progress - other.progress)


def standing(view: AgentAvenueView) -> list[Said]:
    green, blue = view.sides
    if view.seat < 0:
        gaps = {"green": catch_distance(green, blue), "blue": catch_distance(blue, green)}
        return [Said("stand-watcher", dict(gaps)), *_threes(view, green, blue)]
    own, other = (green, blue) if view.seat in green.seats else (blue, green)
    chase = Said(
        "stand-chase",
        {
            "other": f"side-{other.side}",
            "mine": catch_distance(own, other),
            "theirs": catch_distance(other, own),
        },
    )
    return [chase, *_threes(view, own, other)]


def _threes(view: AgentAvenueView, own: SideView, other: SideView) -> list[Said]:
    """How many of those agents each side has, once there are any."""
    found = []
    for agent in DECISIVE:
        mine, theirs = own.in_play.get(agent, 0), other.in_play.get(agent, 0)
        if mine or theirs:
            args: dict[str, int | str] = {"own": f"side-{own.side}", "other": f"side-{other.side}"}
            seen = "watcher" if view.seat < 0 else "you"
            found.append(Said(f"stand-{agent}-{seen}", args | {"mine": mine, "theirs": theirs}))
    return found
