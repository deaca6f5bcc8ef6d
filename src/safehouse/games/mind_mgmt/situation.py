"""What each side of MIND MGMT is after, how far it has come, and what the questions are about."""

from collections.abc import Set

from safehouse.core.topics import Fact, Saying
from safehouse.games.mind_mgmt.data import BOARD
from safehouse.games.mind_mgmt.tables.limits import MAYHEM_TOKENS, RECRUITER, SETUP_HOURS
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import MindMgmtView, Secret

ACTIONS = {"ask", "ask_with_dolphin", "capture", "reveal", "reveal_with_expert", "shakedown", "tap", "target"}
FREE = {"nudge", "carry", "use_taxi", "place_checkpoint"}
BESIDES = {
    "move_immortal": "besides-immortal",
    "pay_step": "besides-paid",
    "claim": "besides-claim",
    "lift_mayhem": "besides-mayhem",
}
"""What the Recruiter may do beside STEP or MIND SLIP."""

FEATURES = {place.id: place.features for place in BOARD.location}


def standing(view: MindMgmtView) -> list[Saying]:
    scope = scope_of(view.mode == "full", view.city == "block")
    args: dict[str, Fact] = {
        "recruits": view.recruits,
        "needed": scope.recruits,
        "hour": hour_told(view),
        "end": scope.last_hour,
    }
    if view.seat != RECRUITER:
        return [Saying("stand-agents" if view.seat > RECRUITER else "stand-watcher", args)]
    found = [Saying("stand-recruiter", args), Saying("stand-never-back")]
    waiting = _unannounced(view)
    if waiting:
        found.append(Saying("stand-unannounced", {"count": waiting}))
    return found


def _set_up_announced(view: MindMgmtView) -> bool:
    return str(SETUP_HOURS) in view.announced


def hour_told(view: MindMgmtView) -> int:
    """The hour that is past; during the set-up walk the Recruiter's own, 0 for the others."""
    if _set_up_announced(view):
        return view.hour
    return 0 if view.secret is None else len(view.secret.trail)


def _unannounced(view: MindMgmtView) -> int:
    """During the set-up walk its contacts so far, which are written down at its end (MM-4.23)."""
    secret = view.secret
    if secret is None:
        return 0
    if secret.phase != "walk":
        return secret.unannounced
    return sum(feature in secret.hand for at in secret.trail for feature in FEATURES[at])


def subject(view: MindMgmtView, kinds: Set[str]) -> dict[str, Fact]:
    """`$way`: how the Recruiter may go on; `$besides`: what else may be done in this turn; `$still`: what the
    active Agent has left; `$free`: whether it may do something that takes up neither move nor action."""
    found: dict[str, Fact] = {
        "place": len(view.mayhem) + 1,
        "places": MAYHEM_TOKENS,
        "left": view.to_activate,
        "full": int(view.mode == "full"),
        "free": int(not kinds.isdisjoint(FREE)),
        "way": "both" if {"step", "slip"} <= kinds else "slip" if "slip" in kinds else "step",
        "besides": [key for kind, key in BESIDES.items() if kind in kinds],
    }
    if view.secret is not None:
        found |= _of_recruiter(view, view.secret)
    if view.placing is not None:
        found["agent"] = f"agent-{view.placing}"
    active = view.activation
    if active is None:
        return found
    found |= {"agent": f"agent-{active.agent}", "still": _still(kinds), "feature": "still-nothing"}
    found["at"] = next(f"location-{agent.at}" for agent in view.agents if agent.id == active.agent)
    if active.asked is not None:
        found["feature"] = f"feature-{active.asked}"
    return found


def _of_recruiter(view: MindMgmtView, secret: Secret) -> dict[str, Fact]:
    """What only the Recruiter is asked about: the walk, the turn, the answer to an ASK."""
    found: dict[str, Fact] = {
        "done": int(secret.action_done),
        "step": len(secret.trail),
        "steps": SETUP_HOURS - 1,
    }
    active = view.activation
    if active is not None and active.asked is not None:
        marked = {*view.steps, *(note.at for note in view.notes if note.confirmed)}
        visited = [at for at in secret.trail if active.asked in FEATURES[at]]
        found["all"] = int(active.dolphin)
        found["fitting"] = sum(at not in marked for at in visited)
        found["marked"] = [f"location-{at}" for at in visited if at in marked]
    return found


def _still(kinds: Set[str]) -> str:
    may_act = not kinds.isdisjoint(ACTIONS)
    if "move" in kinds:
        return "still-both" if may_act else "still-move"
    return "still-action" if may_act else "still-nothing"
