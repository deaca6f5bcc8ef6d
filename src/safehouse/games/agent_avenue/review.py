"""What a move of Agent Avenue was worth: its chance to win by the learned values, each turn solved anew."""

from collections.abc import Mapping

from safehouse.bots.judge import Judge, SearchJudge
from safehouse.bots.playing import played_on
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.stage_solver import StageSolver
from safehouse.games.agent_avenue.codes import Agents
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import NOTHING
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS


class AgentAvenueJudge(Judge):
    """Turns of a duel are solved; with team-mates they are searched."""

    adds_up = True
    counts = frozenset({"lead", "codebreakers", "daredevils", "rival-codebreakers", "rival-daredevils"})

    @property
    def blames(self) -> bool:
        options = self.options
        assert isinstance(options, AgentAvenueOptions)
        return options.variant == "duel" and options.mode == "advanced"

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        assert isinstance(view, AgentAvenueView)
        if len(view.players) > 2:
            return SearchJudge(self.game, self.options).weigh(view, moves, random)
        return StageSolver(self.game).chances(view, moves, random)

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """What an exchange brings, and by what a game played on is won or lost."""
        world, chance = self.game.imagine(view, random), random.split()
        return [self._end(world.copy(), view.seat, move, chance.copy()) for move in moves]

    def wants_more(self, seat: int, sign: str) -> bool:
        return sign.startswith("won") or sign in ("lead", "codebreakers", "rival-daredevils")

    def _end(self, world: State, seat: int, move: int, random: Stream) -> Mapping[str, float]:
        assert isinstance(world, AgentAvenue)
        turn, brought = world.turn, dict[str, float]()
        for _ in played_on(self.game, self.options, "normal", world, seat, move, random):
            if not brought and (world.turn != turn or world.over()):
                brought = brought_by_exchange(world, seat)
        result = world.result()
        assert result is not None
        return brought | {f"{'won' if seat in result.winners else 'lost'}-{result.lines[0].key}": 1.0}

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """All the cards that only their holder knows, the one offered face down among them."""
        assert isinstance(world, AgentAvenue)
        held = list(world.players[seat].hand)
        if world.down_seat == seat and world.down != NOTHING:
            held[world.down] += 1
        return {"hand": " ".join(AGENT_IDS[agent] for agent, count in enumerate(held) for _ in range(count))}


def brought_by_exchange(world: AgentAvenue, seat: int) -> dict[str, float]:
    """How far the seat's side is ahead, and what stands on the table of cards that decide."""
    own = world.players[seat].side
    mine, rival = world.sides[own], world.sides[1 - own]
    return {
        "lead": float(mine.progress - rival.progress),
        "codebreakers": float(mine.in_play[Agents.CODEBREAKER]),
        "daredevils": float(mine.in_play[Agents.DAREDEVIL]),
        "rival-codebreakers": float(rival.in_play[Agents.CODEBREAKER]),
        "rival-daredevils": float(rival.in_play[Agents.DAREDEVIL]),
    }


JUDGE = AgentAvenueJudge
