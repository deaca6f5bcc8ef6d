"""`schemer` plays to win: it guesses who the rivals are, hinders them, and looks some own turns ahead."""

from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.judge import Shares
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame, Worlds
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.stationfall.bots.beliefs import guesses, stated
from safehouse.games.stationfall.bots.foresight import PASSING, STRIVING, outlook, rollout
from safehouse.games.stationfall.bots.fuse import is_lit
from safehouse.games.stationfall.bots.greedy import explain, weigh
from safehouse.games.stationfall.bots.judgement import Mind
from safehouse.games.stationfall.bots.race import Guess, Race
from safehouse.games.stationfall.codes import Phases, Questions
from safehouse.games.stationfall.rules.position import NOBODY
from safehouse.games.stationfall.rules.state import Stationfall

CHOOSING_WORLDS: Final = 2
DOUBT: Final = 0.15
"""A move worse by that much at the end of its turn is not looked at further."""
TO_THE_END: Final = 99
"""Turns, more than any game has."""
PRIOR: Final = 0.2
"""What the end of the turn counts beside the end of the game."""
ENTRIES: Final = 3
"""Ways the entry token may lie: with one of them minute 0 is not played."""


class Schemer(Bot):
    """Weighs every move to the end of its action or turn by about the chance of victory, and the best `width`
    ones `turns` own turns further, while the others let theirs go by. In the last `late` minutes, unless the
    antimatter is armed, it plays these to the end of the game instead, `draws` times, and the others play for
    whom they seem to be. Each rival may be one of the `top` likeliest identities. The own identity is chosen
    as greedy does it."""

    def __init__(
        self, game: AnyGame, turns: int = 2, width: int = 6, top: int = 3, late: int = 3, draws: int = 3
    ) -> None:
        self._game = game
        self._turns = turns
        self._width = width
        self._top = top
        self._late = late
        self._draws = draws
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
        race = Race(view.seat, guesses(world, view.seat, self._top), is_lit(world))
        judged = [outlook(world, race, move) for move in moves]
        ahead = self._look_ahead(worlds, world, race, moves, judged, random)
        best = max(ahead, key=ahead.__getitem__)
        self._thought = tell(moves, judged, best, len(moves) + len(ahead))
        return moves[best]

    def _look_ahead(
        self,
        worlds: Worlds,
        world: Stationfall,
        race: Race,
        moves: list[int],
        judged: list[float],
        random: Stream,
    ) -> dict[int, float]:
        """What the best moves are worth, now and some turns later together."""
        ranked = sorted(range(len(moves)), key=lambda i: -judged[i])
        if not self._turns or world.ask not in (Questions.TURN, Questions.ACTIVATION):
            return {ranked[0]: judged[ranked[0]]}
        ranked = [i for i in ranked[: self._width] if judged[i] > judged[ranked[0]] - DOUBT]
        if len(ranked) == 1:
            return {ranked[0]: judged[ranked[0]]}
        chance = random.split()
        if world.minute_now() < self._late and not is_lit(world):
            ends = self._play_out(worlds, race, [moves[i] for i in ranked], random, chance)
            return {i: PRIOR * judged[i] + end for i, end in zip(ranked, ends, strict=True)}
        return {
            i: judged[i] + rollout(world, race, moves[i], self._turns, PASSING, chance.copy()) for i in ranked
        }

    def _play_out(
        self, worlds: Worlds, race: Race, moves: list[int], random: Stream, chance: Stream
    ) -> list[float]:
        """Where moves lead in the end, each in the same worlds with the same luck."""
        totals = [0.0] * len(moves)
        for drawn in range(self._draws):
            world = worlds.draw(random)
            assert isinstance(world, Stationfall)
            as_guessed(world, race.guesses, chance)
            if not world.entry_turned:
                world.entry = drawn % ENTRIES
            for k, move in enumerate(moves):
                totals[k] += rollout(world, race, move, TO_THE_END, STRIVING, chance.copy())
        return [total / self._draws for total in totals]

    def thought(self) -> Thought | None:
        return self._thought

    def beliefs(self, view: View) -> Shares:
        """Who the others are: the facts of `facts`."""
        world = self._game.worlds(view).draw(Stream("beliefs"))
        assert isinstance(world, Stationfall)
        return stated(world, view.seat)


def as_guessed(world: Stationfall, guesses: list[Guess], random: Stream) -> None:
    """Make every hidden rival in a world one of those he is guessed to be."""
    left = [random.unit() for _ in range(world.colours)]
    for guess in guesses:
        if world.revealed[guess.colour] == NOBODY and left[guess.colour] >= 0.0:
            world.identity[guess.colour] = guess.identity
            left[guess.colour] -= guess.weight


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
