"""The bots of Infiltraitors: good team-mates that know what their seat may know.

`greedy` plays by itself: exact sets of what is possible, moves compared in bits.
`planner` plays the same way in a team of planners with an agreed code (`worlds/team.py`): every card, target,
Wait and reward it chooses also speaks about the suspect in front of it. Choosing a card that carries
a meaning by convention is legal play (IN-5.504). A planner must know who does not speak the code:
the option `code` of the table names the seats that speak it, or else `planner:people=1` says that a person
sits in the first seat.
"""

from collections.abc import Mapping
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.levels import Level
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.infiltraitors.bots.mind import Mind
from safehouse.games.infiltraitors.codes import Agents, Ends, Moves
from safehouse.games.infiltraitors.rules.position import NOBODY, RUNNING, Plan
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import NOTHING
from safehouse.games.infiltraitors.view import InfiltraitorsView
from safehouse.games.infiltraitors.vocabulary import CARD_IDS
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import plan_of, sight_of
from safehouse.games.infiltraitors.worlds.team import follow_all


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): suspects fallen, clues on the table, cards and bullets left."""
    assert isinstance(world, Infiltraitors)
    if world.ended != RUNNING:
        return 1.0 if world.ended == Ends.WIN else -1.0
    plan = world.plan
    fallen = 1 - world.suspects_left() / plan.suspects
    clues = sum(min(len(clues), 4) for clues in world.clues) / (4 * plan.agents)
    deck = len(world.hq) / max(1, len(plan.deck))
    spare = (world.bullets - world.suspects_left()) / max(1, plan.bullets)
    return -0.6 + 0.9 * fallen + 0.2 * clues + 0.2 * deck + 0.2 * spare


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """The suspects in front of the others."""
    assert isinstance(world, Infiltraitors)
    standing = enumerate(world.stand)
    return {f"suspect@{other}": CARD_IDS[card] for other, card in standing if other != seat and card != NOTHING}


class TeamMate(Bot):
    """Chooses from its view alone; the same view gives the same move.

    `code`: speaks and understands the code. `people`: the seats, counted from 1 and written as one word
    such as "13", whose choices carry no code. `careless`: deduces exactly, but gives and asks at random.
    """

    def __init__(self, code: bool = False, people: str | int = "", careless: bool = False) -> None:
        self._code = code
        self._people = [int(digit) - 1 for digit in str(people)]
        self._careless = careless

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, InfiltraitorsView)
        mind = self.think(view)
        chosen = mind.choose(moves)
        plays = [move for move in moves if Moves.GIVE <= move < Moves.WAIT]
        if self._careless and Moves.GIVE <= chosen < Moves.ELIMINATE and plays:
            return random.choose(plays)
        return chosen

    def think(self, view: InfiltraitorsView) -> Mind:
        plan = plan_of(view.briefing)
        known = Knowledge(sight_of(view, plan))
        team = follow_all(plan, self.speakers(plan), known.sight)
        target = Agents.COUNT if view.target is None else view.target
        eliminator = NOBODY if view.eliminator is None else view.eliminator
        return Mind(known, team, target, view.bullets, eliminator)

    def speakers(self, plan: Plan) -> list[int]:
        """Who speaks the code: the seats the table has agreed on, or all but the people."""
        if not self._code:
            return []
        return plan.code or [seat for seat in range(plan.agents) if seat not in self._people]


def greedy(game: AnyGame, careless: bool = False) -> TeamMate:
    return TeamMate(careless=careless)


def planner(game: AnyGame, people: str | int = "") -> TeamMate:
    return TeamMate(code=True, people=people)


BOTS: Final = {"greedy": greedy, "planner": planner}
LEVELS: Final = {
    "easy": Level("greedy:careless=true", "deduces exactly, but gives and asks with any card"),
    "normal": Level("greedy", "compares all clues in bits and keeps bullets and cards together"),
    "hard": Level("greedy", "the same as normal: team-mates of people play without a code"),
    "expert": Level("greedy", "the same as normal: a team of planners has a code of its own"),
}
