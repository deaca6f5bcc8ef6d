"""The bot that weighs every move to the end of the action or turn it begins."""

from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame, Worlds
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.games.stationfall.bots.foresight import outlook
from safehouse.games.stationfall.bots.judgement import Mind
from safehouse.games.stationfall.codes import KIND_OF, Kinds
from safehouse.games.stationfall.rules.position import NOBODY
from safehouse.games.stationfall.rules.scoring import excess_cubes
from safehouse.games.stationfall.rules.state import Stationfall

DOUBT: Final = 0.06
"""A move worse by that much in one world (about a point) is not looked at in another."""


class Greedy(Bot):
    """Looks to the end of the action it chooses, and from a turn's start through a plain activation.

    A reveal is left until it pays: the agenda of the identity is pursued through whoever can be moved.
    `sight`: the share of the moves of each kind that come to its mind; a beginner overlooks most of them.
    `wary=1`: it minds armed antimatter, which ends the game early, and has it thrown out where that helps it.
    `noise`: how far, at most, its judgement of a move is off, up or down.
    """

    def __init__(
        self, game: AnyGame, worlds: int = 2, noise: float = 0.0, sight: float = 1.0, wary: int = 0
    ) -> None:
        self._game = game
        self._worlds = worlds
        self._noise = noise
        self._sight = sight
        self._wary = wary > 0
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._worlds = min(self._worlds, 1)

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if self._sight < 1.0:
            world = self._game.worlds(view).draw(random.copy())
            assert isinstance(world, Stationfall)
            moves = noticed(moves, self._sight, has_too_many_cubes(world, view.seat), random)
        judged = weigh(self._game.worlds(view), Mind(view.seat, self._wary), moves, self._worlds, random)
        if self._noise:
            judged = [value + (2.0 * random.unit() - 1.0) * self._noise for value in judged]
        best = max(range(len(moves)), key=judged.__getitem__)
        self._thought = explain("greedy", moves, judged, best, self._worlds * len(moves))
        return moves[best]

    def thought(self) -> Thought | None:
        return self._thought


def weigh(worlds: Worlds, mind: Mind, moves: list[int], number: int, random: Stream) -> list[float]:
    """What a mind thinks of each move, averaged over some worlds; what looks bad in one gets no other."""
    judged = [0.0] * len(moves)
    considered = list(range(len(moves)))
    for drawn in range(number):
        world = worlds.draw(random)
        assert isinstance(world, Stationfall)
        for i in considered:
            judged[i] = (judged[i] * drawn + outlook(world, mind, moves[i])) / (drawn + 1)
        best = max(judged[i] for i in considered)
        considered = [i for i in considered if judged[i] > best - DOUBT]
    best = max(judged[i] for i in considered)
    return [value if i in considered else min(value, best - DOUBT) for i, value in enumerate(judged)]


def has_too_many_cubes(world: Stationfall, seat: int) -> bool:
    """Whether a seat would lose points for cubes (SF-16.4.7)."""
    return any(
        world.identity[colour] != NOBODY and excess_cubes(world, colour, world.identity[colour]) > 0
        for colour in range(world.colours)
        if world.seat_of[colour] == seat
    )


def noticed(moves: list[int], sight: float, too_many: bool, random: Stream) -> list[int]:
    """Some moves of every kind, at least one. Who can have somebody act thinks of renegotiating only where too
    many cubes are out."""
    kinds: dict[int, list[int]] = {}
    for move in moves:
        kinds.setdefault(KIND_OF[move], []).append(move)
    if Kinds.ACTIVATE in kinds:
        kinds.pop(Kinds.RENEGOTIATE, None)
        if not too_many:
            kinds.pop(Kinds.TAKE_BACK, None)
    found: list[int] = []
    for some in kinds.values():
        random.shuffle(some)
        found += some[: max(1, round(len(some) * sight))]
    return sorted(found)


def explain(bot: str, moves: list[int], judged: list[float], best: int, effort: int) -> Thought:
    chances = [min(max((value + 1.0) / 2.0, 0.0), 1.0) for value in judged]
    return Thought(
        bot=bot,
        move=moves[best],
        before=sum(chances) / len(chances),
        after=chances[best],
        choices=[Choice(move, float(i == best), chances[i]) for i, move in enumerate(moves)],
        effort=effort,
    )
