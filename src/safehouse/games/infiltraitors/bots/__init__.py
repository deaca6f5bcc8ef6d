"""The bots of Infiltraitors: four team-mates that know what their seat may know.

`forgetful` goes by what lies open, `careful` by what was ever open, `greedy` by all it has seen: exact sets of
what is possible, moves compared in bits. `planner` plays like `greedy` in a team with an agreed code
(`worlds/team.py`): every card, target, Wait and reward it chooses also speaks about the suspect in front of it.
Choosing a card that carries a meaning by convention is legal play (IN-5.504). With people at the table nobody
speaks or reads a code unless the option `code` names the seats that do; clues are then chosen for who crosses
out by hand, and a shot that people can find is left to them for a turn.
"""

from collections.abc import Mapping
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.levels import Level
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.topics import Saying
from safehouse.core.view import View
from safehouse.games.infiltraitors.bots.appraisal import EVERYTHING, OPEN_EVER, OPEN_NOW
from safehouse.games.infiltraitors.bots.meaning import meaning
from safehouse.games.infiltraitors.bots.mind import Mind
from safehouse.games.infiltraitors.codes import Agents, Ends, Moves
from safehouse.games.infiltraitors.rules.position import NOBODY, RUNNING, MissionPlan
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
    """Chooses from its view and from who sits at the table.

    `code`: speaks and understands the code. `memory`: what it still knows (`appraisal.OPEN_NOW` and so on).
    `glance`: among how many clues and questions it looks for the best one; 0: among all.
    """

    def __init__(self, code: bool = False, memory: int = EVERYTHING, glance: int = 0) -> None:
        self._code = code
        self._memory = memory
        self._glance = glance

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, InfiltraitorsView)
        return self.think(view).choose(self._noticed(moves, random))

    def meaning(self, view: View, move: int) -> list[Saying]:
        assert isinstance(view, InfiltraitorsView)
        return meaning(self.think(view), move)

    def think(self, view: InfiltraitorsView) -> Mind:
        plan = plan_of(view.briefing)
        known = Knowledge(sight_of(view, plan))
        team = follow_all(plan, self.speakers(plan), known.sight)
        target = Agents.COUNT if view.target is None else view.target
        eliminator = NOBODY if view.eliminator is None else view.eliminator
        people = self.people(plan)
        return Mind(known, team, target, view.bullets, eliminator, people, self._memory)

    def people(self, plan: MissionPlan) -> list[int]:
        return [seat for seat, bot in enumerate(self.seated[: plan.agents]) if not bot]

    def speakers(self, plan: MissionPlan) -> list[int]:
        """Who speaks the code: the seats the table has agreed on, or all bots that know it; nobody among people
        who have not been asked."""
        if not self._code:
            return []
        if plan.code or self.people(plan):
            return plan.code
        seated = self.seated or ["planner"] * plan.agents
        found = [seat for seat, bot in enumerate(seated) if bot.partition(":")[0] in WITH_CODE]
        return found if len(found) > 1 else []

    def _noticed(self, moves: list[int], random: Stream) -> list[int]:
        """The moves that come to its mind."""
        plays = [move for move in moves if Moves.GIVE <= move < Moves.WAIT]
        if self._glance == 0 or len(plays) <= self._glance:
            return moves
        random.shuffle(plays)
        overlooked = plays[self._glance :]
        return [move for move in moves if move not in overlooked]


def forgetful(game: AnyGame, glance: int = 2) -> TeamMate:
    return TeamMate(memory=OPEN_NOW, glance=glance)


def careful(game: AnyGame, glance: int = 3) -> TeamMate:
    return TeamMate(memory=OPEN_EVER, glance=glance)


def greedy(game: AnyGame) -> TeamMate:
    return TeamMate()


def planner(game: AnyGame) -> TeamMate:
    return TeamMate(code=True)


BOTS: Final = {"forgetful": forgetful, "careful": careful, "greedy": greedy, "planner": planner}
LEVELS: Final = {
    "easy": Level("forgetful", "goes by what lies open now, and looks at two clues before it gives one"),
    "normal": Level("careful", "remembers what everybody has seen, and compares three clues"),
    "hard": Level("greedy", "remembers all it has seen, and compares all clues in bits"),
    "expert": Level("planner", "the same, and among bots each choice speaks in an agreed code"),
}
WITH_CODE: Final = ("planner", "expert")
