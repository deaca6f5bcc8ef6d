"""What each side of MIND MGMT is after, how far it has come, and what the questions are about."""

from safehouse.core.topics import Fact, Saying
from safehouse.games.mind_mgmt.tables.limits import (
    END_FULL,
    END_TRAINING,
    MAYHEM_TOKENS,
    RECRUITER,
    RECRUITS_FULL,
    RECRUITS_TRAINING,
)
from safehouse.games.mind_mgmt.view import Activation, MindMgmtView


def standing(view: MindMgmtView) -> list[Saying]:
    full = view.mode == "full"
    args: dict[str, Fact] = {
        "recruits": view.recruits,
        "needed": RECRUITS_FULL if full else RECRUITS_TRAINING,
        "hour": view.hour,
        "end": END_FULL if full else END_TRAINING,
    }
    if view.seat != RECRUITER:
        return [Saying("stand-agents" if view.seat > RECRUITER else "stand-watcher", args)]
    found = [Saying("stand-recruiter", args), Saying("stand-never-back")]
    if view.secret is not None and view.secret.unannounced:
        found.append(Saying("stand-unannounced", {"count": view.secret.unannounced}))
    return found


def subject(view: MindMgmtView) -> dict[str, Fact]:
    found: dict[str, Fact] = {
        "place": len(view.mayhem) + 1,
        "places": MAYHEM_TOKENS,
        "left": view.to_activate,
        "done": 0,
    }
    if view.secret is not None:
        found["done"] = int(view.secret.action_done)
    if view.placing is not None:
        found["agent"] = f"agent-{view.placing}"
    active = view.activation
    if active is None:
        return found
    found |= {"agent": f"agent-{active.agent}", "still": _still(view, active), "feature": "still-nothing"}
    found["at"] = next(f"location-{agent.at}" for agent in view.agents if agent.id == active.agent)
    if active.asked is not None:
        found["feature"] = f"feature-{active.asked}"
    return found


def _still(view: MindMgmtView, active: Activation) -> str:
    """What the active Agent has left."""
    may_move = not active.moved and (view.move_after_action or not active.acted)
    if may_move:
        return "still-move" if active.acted else "still-both"
    return "still-nothing" if active.acted else "still-action"
