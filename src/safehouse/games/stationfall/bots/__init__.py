"""The bots of Stationfall: `greedy` weighs whole turns, `planner` plays several turns ahead."""

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from safehouse.bots.bot import Bot, Maker
from safehouse.bots.levels import Level
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame, Worlds
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.stationfall.bots import judgement
from safehouse.games.stationfall.bots.foresight import outlook, rollout
from safehouse.games.stationfall.bots.schemer import Schemer
from safehouse.games.stationfall.codes import KIND_OF, Kinds, Questions
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.scoring import excess_cubes
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.view.shape import StationfallView

DOUBT: Final = 0.06
"""A move worse by that much in one world (about a point) is not looked at in another."""
PRIOR: Final = 2.0
"""The planner counts what greedy thinks of a move like so many rollouts."""


def evaluate(world: State, seat: int) -> float:
    """How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""
    assert isinstance(world, Position)
    return judgement.evaluate(world, seat)


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """Who the others are, as long as they have not shown it; with two players each has two conspiracies."""
    assert isinstance(world, Position)
    found: dict[str, Value] = {}
    for colour in range(world.colours):
        other, identity = world.seat_of[colour], world.identity[colour]
        if other not in (seat, NOBODY) and identity >= 0 and world.revealed[colour] < 0:
            name = "second_identity" if f"identity@{other}" in found else "identity"
            found[f"{name}@{other}"] = IDENTITY_IDS[identity]
    return found


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
        judged = weigh(self._game.worlds(view), view.seat, moves, self._worlds, random, self._wary)
        if self._noise:
            judged = [value + (2.0 * random.unit() - 1.0) * self._noise for value in judged]
        best = max(range(len(moves)), key=judged.__getitem__)
        self._thought = explain("greedy", moves, judged, best, self._worlds * len(moves))
        return moves[best]

    def thought(self) -> Thought | None:
        return self._thought


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
        judged = weigh(worlds, view.seat, moves, self._worlds, random)
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
                    world, view.seat, moves[i], self._turns, self._lively, self._rivalry, chance.copy()
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


def weigh(
    worlds: Worlds, seat: int, moves: list[int], number: int, random: Stream, wary: bool = False
) -> list[float]:
    """What greedy thinks of each move, averaged over some worlds; what looks bad in one gets no other."""
    judged = [0.0] * len(moves)
    considered = list(range(len(moves)))
    for drawn in range(number):
        world = worlds.draw(random)
        assert isinstance(world, Stationfall)
        for i in considered:
            judged[i] = (judged[i] * drawn + outlook(world, seat, moves[i], wary)) / (drawn + 1)
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


BOTS: dict[str, Maker] = {"greedy": Greedy, "planner": Planner, "schemer": Schemer}
LEVELS: dict[str, Level] = {
    "easy": Level(
        "greedy:worlds=1+sight=0.05+noise=0.2+wary=1", "thinks of one move of every kind and judges it roughly"
    ),
    "normal": Level(
        "greedy:worlds=1+sight=0.3+wary=1", "thinks of some moves of every kind, in one imagined world"
    ),
    "hard": Level("greedy:worlds=1+sight=0.7+wary=1", "overlooks a third of the moves, in one imagined world"),
    "expert": Level(
        "greedy:wary=1", "weighs every move to the end of its action or turn, in two imagined worlds"
    ),
}
