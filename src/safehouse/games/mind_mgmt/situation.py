"""What each side of MIND MGMT is after, how far it has come, and what the questions are about."""

from safehouse.core.topics import Fact, Saying
from safehouse.games.mind_mgmt.data import BOARD
from safehouse.games.mind_mgmt.tables.limits import MAYHEM_TOKENS, RECRUITER, SETUP_HOURS
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import Activation, MindMgmtView, Secret

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


def subject(view: MindMgmtView) -> dict[str, Fact]:
    found: dict[str, Fact] = {
        "place": len(view.mayhem) + 1,
        "places": MAYHEM_TOKENS,
        "left": view.to_activate,
        "full": int(view.mode == "full"),
    }
    if view.secret is not None:
        found |= _of_recruiter(view, view.secret)
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


def _of_recruiter(view: MindMgmtView, secret: Secret) -> dict[str, Fact]:
    """What only the Recruiter is asked about: the walk, the turn, the answer to an ASK. `$immortal`: whether
    another move of an Immortal is free, to be paid with a step token (MM-5.511), or done."""
    second = secret.second_gained and view.second_at is not None
    found: dict[str, Fact] = {
        "done": int(secret.action_done),
        "step": len(secret.trail),
        "steps": SETUP_HOURS - 1,
        "slips": 0 if secret.must_step else view.slips_front + second,
        "immortal": "done" if view.extra_done else "paid" if view.immortal_moved else "free",
    }
    active = view.activation
    if active is not None and active.asked is not None:
        marked = {*view.steps, *(note.at for note in view.notes if note.confirmed)}
        visited = [at for at in secret.trail if active.asked in FEATURES[at]]
        found["all"] = int(active.dolphin)
        found["fitting"] = sum(at not in marked for at in visited)
        found["marked"] = [f"location-{at}" for at in visited if at in marked]
    return found


def _still(view: MindMgmtView, active: Activation) -> str:
    """What the active Agent has left."""
    may_move = not active.moved and (view.move_after_action or not active.acted)
    if may_move:
        return "still-move" if active.acted else "still-both"
    return "still-nothing" if active.acted else "still-action"
