"""Looks one move ahead on the game's own evaluation, averaged over worlds its view allows."""

from collections.abc import Callable
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View

Evaluate = Callable[[State, int], float]
"""How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""

WORLDS: Final = 24


class Greedy(Bot):
    def __init__(self, game: AnyGame, evaluate: Evaluate, worlds: int = WORLDS) -> None:
        self._game = game
        self._evaluate = evaluate
        self._worlds = worlds

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
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
        return moves[max(range(len(moves)), key=totals.__getitem__)]
