"""`schemer` plays to win: it guesses who the rivals are, hinders them, and looks some own turns ahead."""

from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.judge import Shares
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.stationfall.bots.beliefs import guesses, stated
from safehouse.games.stationfall.bots.foresight import outlook, rollout
from safehouse.games.stationfall.bots.greedy import explain, weigh
from safehouse.games.stationfall.bots.judgement import Mind
from safehouse.games.stationfall.bots.race import Race
from safehouse.games.stationfall.codes import Phases, Questions
from safehouse.games.stationfall.rules.state import Stationfall

CHOOSING_WORLDS: Final = 2
DOUBT: Final = 0.15
"""A move worse by that much at the end of its turn is not looked at further."""


class Schemer(Bot):
    """Weighs every move to the end of its action or turn by about the chance of victory, and the best `width`
    ones `turns` own turns further, while the others let theirs go by. Each rival may be one of the `top`
    likeliest identities. The own identity is chosen as greedy does it."""

    def __init__(self, game: AnyGame, turns: int = 2, width: int = 6, top: int = 3) -> None:
        self._game = game
        self._turns = turns
        self._width = width
        self._top = top
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._turns = 0
        self._top = 1

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        worlds = self._game.worlds(view)
        world = worlds.draw(random)
        assert isinstance(world, Stationfall)
        if world.phase == Phases.CHOOSING:
            judged = weigh(worlds, Mind(view.seat, True), moves, CHOOSING_WORLDS, random)
            best = max(range(len(moves)), key=judged.__getitem__)
            self._thought = explain("schemer", moves, judged, best, CHOOSING_WORLDS * len(moves))
            return moves[best]
        race = Race(view.seat, guesses(world, view.seat, self._top))
        judged = [outlook(world, race, move) for move in moves]
        ahead = self._look_ahead(world, race, moves, judged, random)
        best = max(ahead, key=ahead.__getitem__)
        self._thought = tell(moves, judged, best, len(moves) + len(ahead))
        return moves[best]

    def _look_ahead(
        self, world: Stationfall, race: Race, moves: list[int], judged: list[float], random: Stream
    ) -> dict[int, float]:
        """What the best moves are worth, now and some turns later together."""
        ranked = sorted(range(len(moves)), key=lambda i: -judged[i])
        if not self._turns or world.ask not in (Questions.TURN, Questions.ACTIVATION):
            return {ranked[0]: judged[ranked[0]]}
        ranked = [i for i in ranked[: self._width] if judged[i] > judged[ranked[0]] - DOUBT]
        if len(ranked) == 1:
            return {ranked[0]: judged[ranked[0]]}
        chance = random.split()
        return {
            i: judged[i] + rollout(world, race, moves[i], self._turns, False, chance.copy()) for i in ranked
        }

    def thought(self) -> Thought | None:
        return self._thought

    def beliefs(self, view: View) -> Shares:
        """Who the others are: the facts of `facts`."""
        world = self._game.worlds(view).draw(Stream("beliefs"))
        assert isinstance(world, Stationfall)
        return stated(world, view.seat)


def tell(moves: list[int], judged: list[float], best: int, effort: int) -> Thought:
    chances = [min(max(value, 0.0), 1.0) for value in judged]
    return Thought(
        bot="schemer",
        move=moves[best],
        before=sum(chances) / len(chances),
        after=chances[best],
        choices=[Choice(move, float(i == best), chances[i]) for i, move in enumerate(moves)],
        effort=effort,
    )
