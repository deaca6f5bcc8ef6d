"""`schemer` plays to win: it searches whole turns and weighs everybody's prospects in imagined worlds."""

from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.stationfall.bots.beliefs import likely_worlds
from safehouse.games.stationfall.bots.judgement import Aim
from safehouse.games.stationfall.bots.turns import Turns
from safehouse.games.stationfall.codes import Questions
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.view.shape import StationfallView

DOUBT: Final = 0.06
"""A move worse by that much at a glance is not looked at again."""


class Schemer(Bot):
    """Glances at every move in `worlds` imagined worlds, then searches the turns that begin with the best `top`
    ones, `width` continuations at each stage. `guess=0`: every world is as likely as any other. The other
    settings are those of `Aim`."""

    def __init__(
        self,
        game: AnyGame,
        worlds: int = 2,
        guess: int = 1,
        width: int = 3,
        top: int = 5,
        spread: float = 1.3,
        widening: float = 0.1,
        rivalry: float = 1.0,
        points: float = 0.02,
        thrift: float = 0.9,
    ) -> None:
        self._game = game
        self._worlds = worlds
        self._guess = guess > 0
        self._width = width
        self._top = top
        self._aim = Aim(spread, widening, rivalry, points, thrift)
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._worlds = 1
        self._width = min(self._width, 1)
        self._top = min(self._top, 2)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        judged = [0.0] * len(moves)
        ranked = list(range(len(moves)))
        seen: list[Turns] = []
        for drawn, world in enumerate(self._imagine(view, random)):
            turns = Turns(world, view.seat, self._aim)
            seen.append(turns)
            for i, value in zip(ranked, turns.glances([moves[i] for i in ranked]), strict=True):
                judged[i] = (judged[i] * drawn + value) / (drawn + 1)
            ranked.sort(key=lambda i: -judged[i])
            ranked = [i for i in ranked if judged[i] > judged[ranked[0]] - DOUBT]
        assert isinstance(view, StationfallView)
        if self._width and view.turn.ask in (Questions.TURN, Questions.ACTIVATION):
            ranked = ranked[: self._top]
            for i in ranked:
                judged[i] = sum(turns.look(moves[i], self._width) for turns in seen) / len(seen)
        best = max(ranked, key=judged.__getitem__)
        judged = [value if i in ranked else min(value, judged[best]) for i, value in enumerate(judged)]
        self._thought = self._explain(moves, judged, best)
        return moves[best]

    def _imagine(self, view: View, random: Stream) -> list[Stationfall]:
        worlds = self._game.worlds(view)
        if self._guess:
            return likely_worlds(worlds, view.seat, self._worlds, random)
        found: list[Stationfall] = []
        for _ in range(self._worlds):
            world = worlds.draw(random)
            assert isinstance(world, Stationfall)
            found.append(world)
        return found

    def _explain(self, moves: list[int], judged: list[float], best: int) -> Thought:
        chances = [min(max(value, 0.0), 1.0) for value in judged]
        return Thought(
            bot="schemer",
            move=moves[best],
            before=sum(chances) / len(chances),
            after=chances[best],
            choices=[Choice(move, float(i == best), chances[i]) for i, move in enumerate(moves)],
            effort=self._worlds * len(moves),
        )

    def thought(self) -> Thought | None:
        return self._thought
