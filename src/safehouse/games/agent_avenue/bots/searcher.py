"""The level hard: searches in a duel; beside a mate, where a search of this size sees no more than greedy, it
solves the turn of its pair by rule of thumb over two imagined hands, takes offers at their face value and never
swaps."""

from collections.abc import Sequence

from safehouse.bots.bot import Bot
from safehouse.bots.planner import Planner
from safehouse.bots.thought import Thought
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.stage_solver import StageSolver
from safehouse.games.agent_avenue.view import AgentAvenueView


class Searcher(Bot):
    """`iterations`: imagined games of a decision in a duel, a tree for each side."""

    name = "searcher"

    def __init__(self, game: AnyGame, iterations: int = 1000) -> None:
        self._alone = Planner(game, iterations=iterations, form="multiple")
        self._in_team = StageSolver(game, hands=2, rounds=10, swap_worlds=0, judge="thumb", suspects=False)
        self._asked: Bot = self._alone

    def sit(self, options: Options, seated: Sequence[str] = ()) -> None:
        super().sit(options, seated)
        self._alone.sit(options, seated)
        self._in_team.sit(options, seated)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._asked = self._alone if len(view.players) == 2 else self._in_team
        return self._asked.choose(view, moves, random)

    def thought(self) -> Thought | None:
        return self._asked.thought()

    def limit(self, iterations: int) -> None:
        self._alone.limit(iterations)
        self._in_team.limit(iterations)

    def rest(self) -> None:
        self._alone.rest()
        self._in_team.rest()
