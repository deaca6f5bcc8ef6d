"""Looks one move ahead on the game's own evaluation, averaged over worlds its view allows."""

from collections.abc import Callable
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View

Evaluate = Callable[[State, int], float]
"""How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""

WORLDS: Final = 24


class Greedy(Bot):
    """`noise`: how far, at most, its judgement of a move is off, up or down: what makes it weaker."""

    def __init__(self, game: AnyGame, evaluate: Evaluate, worlds: int = WORLDS, noise: float = 0.0) -> None:
        self._game = game
        self._evaluate = evaluate
        self._worlds = worlds
        self._noise = noise
        self._thought: Thought | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        worlds = self._game.worlds(view)
        for _ in range(self._worlds):
            world = worlds.draw(random)
            for i, move in enumerate(moves):
                after = world.copy()
                after.apply(view.seat, move)
                totals[i] += self._evaluate(after, view.seat)
        judged = [total / self._worlds + self._error(random) for total in totals]
        best = max(range(len(moves)), key=judged.__getitem__)
        self._thought = self._explain(moves, judged, best)
        return moves[best]

    def _error(self, random: Stream) -> float:
        return (2.0 * random.unit() - 1.0) * self._noise if self._noise else 0.0

    def _explain(self, moves: list[int], judged: list[float], best: int) -> Thought:
        chances = [min(max((value + 1.0) / 2.0, 0.0), 1.0) for value in judged]
        return Thought(
            bot="greedy",
            move=moves[best],
            before=sum(chances) / len(chances),
            after=chances[best],
            choices=[Choice(move, float(i == best), chances[i]) for i, move in enumerate(moves)],
            effort=self._worlds * len(moves),
        )

    def thought(self) -> Thought | None:
        return self._thought
