"""The bots of Infiltraitors: good team-mates that know what their seat may know.

`greedy` plays by itself: exact sets of what is possible, moves compared in bits.
`planner` plays the same way in a team of planners with an agreed code (`team.py`): every card, target,
Wait and reward it chooses also speaks about the suspect in front of it. Choosing a card that carries
a meaning by convention is legal play (IN-5.504). All seats must be planners for the code to work.
"""

from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.infiltraitors.knowledge import Knowledge
from safehouse.games.infiltraitors.mind import Mind
from safehouse.games.infiltraitors.moves import SEATS
from safehouse.games.infiltraitors.position import NOBODY, RUNNING, WIN
from safehouse.games.infiltraitors.state import Infiltraitors
from safehouse.games.infiltraitors.team import Team
from safehouse.games.infiltraitors.view import InfiltraitorsView, plan_of, sight_of


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): suspects fallen, clues on the table, cards and bullets left."""
    assert isinstance(world, Infiltraitors)
    if world.ended != RUNNING:
        return 1.0 if world.ended == WIN else -1.0
    plan = world.plan
    fallen = 1 - world.suspects_left() / plan.suspects
    clues = sum(min(len(clues), 4) for clues in world.clues) / (4 * plan.agents)
    deck = len(world.hq) / max(1, len(plan.deck))
    spare = (world.bullets - world.suspects_left()) / max(1, plan.bullets)
    return -0.6 + 0.9 * fallen + 0.2 * clues + 0.2 * deck + 0.2 * spare


class TeamMate:
    """Chooses from its view alone; the same view gives the same move."""

    def __init__(self, code: bool) -> None:
        self._code = code

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, InfiltraitorsView)
        return self.think(view).choose(moves)

    def think(self, view: InfiltraitorsView) -> Mind:
        plan = plan_of(view.briefing)
        known = Knowledge(sight_of(view, plan))
        team = Team(plan, self._code)
        for code in known.sight.deeds:
            team.follow(code)
        roles = [stand.token for stand in view.stands] + [0] * (SEATS - len(view.stands))
        roles.append(NOBODY if view.eliminator is None else view.eliminator)
        return Mind(known, team, SEATS if view.target is None else view.target, view.bullets, roles)


def greedy(game: AnyGame) -> TeamMate:
    return TeamMate(code=False)


def planner(game: AnyGame) -> TeamMate:
    return TeamMate(code=True)


BOTS: Final = {"greedy": greedy, "planner": planner}
