"""The bot that plays the moves `greedy` likes best several turns ahead."""

from time import perf_counter
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.thought import Thought
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.stationfall.bots.foresight import GLANCING, PASSING, rollout
from safehouse.games.stationfall.bots.greedy import explain, weigh
from safehouse.games.stationfall.bots.judgement import Leader, Mind
from safehouse.games.stationfall.codes import Questions
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.view.shape import StationfallView

PRIOR: Final = 2.0
"""The planner counts what greedy thinks of a move like so many rollouts."""


class Planner(Bot):
    """At the start of a turn and before each action it takes the `width` moves greedy likes best and plays
    each of them `turns` own turns ahead, in world after world, until `seconds` or `iterations` are over. The
    others act for the identities they are imagined to have (or let their turns go by: `lively=0`), and what
    they may hope for counts against it: `rivalry`. A move better by `lead` needs no second thought."""

    def __init__(
        self,
        game: AnyGame,
        iterations: int = 32,
        seconds: float = 0.7,
        turns: int = 1,
        width: int = 4,
        worlds: int = 2,
        lead: float = 0.1,
        lively: int = 1,
        rivalry: float = 0.25,
    ) -> None:
        self._game = game
        self._iterations = iterations
        self._seconds = seconds
        self._turns = turns
        self._width = width
        self._worlds = worlds
        self._lead = lead
        self._lively = lively > 0
        self._rivalry = rivalry
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._iterations = min(self._iterations, max(1, iterations // 12))
        self._seconds = 0.0
        self._worlds = 1
        self._width = min(self._width, 2)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        started = perf_counter()
        worlds = self._game.worlds(view)
        judged = weigh(worlds, Mind(view.seat), moves, self._worlds, random)
        mind = Leader(view.seat, self._rivalry)
        ranked = self._rivals(view, judged)
        totals = {i: PRIOR * judged[i] for i in ranked}
        rounds = 0
        while len(ranked) > 1 and (rounds + 1) * len(ranked) <= max(self._iterations, len(ranked)):
            if self._seconds and perf_counter() - started > self._seconds:
                break
            world = worlds.draw(random)
            assert isinstance(world, Stationfall)
            chance = random.split()
            for i in ranked:
                totals[i] += rollout(
                    world, mind, moves[i], self._turns, GLANCING if self._lively else PASSING, chance.copy()
                )
            rounds += 1
        means = [totals[i] / (PRIOR + rounds) if i in totals else judged[i] for i in range(len(moves))]
        best = max(ranked, key=means.__getitem__)
        self._thought = explain("planner", moves, means, best, rounds * len(ranked))
        return moves[best]

    def _rivals(self, view: View, judged: list[float]) -> list[int]:
        """The moves worth playing out, the best one first."""
        ranked = sorted(range(len(judged)), key=lambda i: -judged[i])
        assert isinstance(view, StationfallView)
        if view.turn.ask not in (Questions.TURN, Questions.ACTIVATION):
            return ranked[:1]
        return [i for i in ranked[: self._width] if judged[i] >= judged[ranked[0]] - self._lead]

    def thought(self) -> Thought | None:
        return self._thought
