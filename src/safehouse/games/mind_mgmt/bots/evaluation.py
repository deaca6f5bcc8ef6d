"""How well a position stands for a side, and what those who look for the Recruiter want to know."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.state import State
from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import LOCATION_IDS
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.rules.walking import legal_steps
from safehouse.games.mind_mgmt.tables.city import AWAY
from safehouse.games.mind_mgmt.tables.limits import RECRUITER, SETUP_HOURS


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): recruits and time speak for the Recruiter, near Agents and dead ends
    against."""
    assert isinstance(world, MindMgmt)
    value = recruiter_value(world)
    return value if seat == RECRUITER else -value


def recruiter_value(world: MindMgmt) -> float:
    if world.phase == Phases.OVER:
        return 1.0 if world.recruiter_won() else -1.0
    if len(world.trail) < SETUP_HOURS or world.phase <= Phases.PLACING:
        return 0.0
    recruits = (world.recruits + world.unannounced) / world.recruits_to_win()
    time = (world.hour - SETUP_HOURS) / (world.end_hour() - SETUP_HOURS)
    places = [world.agent_at[agent] for agent in world.setting.scope.agents]
    nearest = min(AWAY[world.here()][place] for place in places)
    marked = sum(1 for cell in world.trail[-4:] if (world.steps | world.confirmed) >> cell & 1)
    stuck = 0.3 if not legal_steps(world) else 0.0
    value = 0.5 * recruits + 0.3 * time + 0.08 * min(nearest, 4) - 0.12 * marked - stuck - 0.45
    return max(-0.95, min(0.95, value))


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """Where the Recruiter is, for those who look for him."""
    assert isinstance(world, MindMgmt)
    return {"recruiter": LOCATION_IDS[world.here()]} if seat != RECRUITER and world.trail else {}
