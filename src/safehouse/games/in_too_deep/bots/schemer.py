"""What is special to the bots of In Too Deep: they think whole turns through, towards the crimes in hand."""

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.levels import Level
from safehouse.bots.thought import Choice, Thought
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.in_too_deep.bots.judgement import SPREAD
from safehouse.games.in_too_deep.bots.judgement import evaluate as judged
from safehouse.games.in_too_deep.bots.policy import follow, is_apart, play_on, rate
from safehouse.games.in_too_deep.bots.turn import Line, Turn
from safehouse.games.in_too_deep.codes import Agenda, MajorCrimes
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.view import InTooDeepView

WEIGHTY: Final = (Agenda.OUTCOME, Agenda.DRAWING)
"""Answers that the planner plays on like a turn."""
TRUST: Final = 5.0
"""How many worlds played on the judgement of a way weighs as much as: a few worlds are full of chance."""
PATIENT: Final = 4
"""Turns without any gain that are waited calmly."""
RASHER: Final = 1.5
"""How much more a judgement is off, in Intel, after every further one."""


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    assert isinstance(world, InTooDeep)
    return judged(world, seat)


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """A major crime that each rival holds."""
    assert isinstance(world, InTooDeep)
    found: dict[str, Value] = {}
    for other in range(world.seats):
        majors = [card for card in world.held_crimes(other) if card < MajorCrimes.COUNT]
        if other != seat and majors:
            found[f"crime@{other}"] = CRIME_IDS[majors[0]]
    return found


class Schemer(Bot):
    """Thinks its turn through in an imagined world, then follows its plan while the menus are as foreseen.

    `width`: positions kept after each decision of the turn. `noise`: how far, at most, in Intel, its
    judgement of a position is off: what makes it weaker.
    """

    name = "greedy"

    def __init__(self, game: AnyGame, width: int = 1, noise: float = 0.0) -> None:
        self._game = game
        self._width = width
        self._noise = noise
        self._plan: list[tuple[list[int], int]] = []
        self._had: tuple[int, int] = (0, 0)
        self._waited = 0
        self._thought: Thought | None = None

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, InTooDeepView)
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if is_apart(view.agenda[-1][0]):
            self._plan = []
            return self._answer(view, moves, random)
        if self._plan and self._plan[0][0] == moves:
            return self._plan.pop(0)[1]
        world = self._imagine(view, random)
        if view.agenda[-1][0] == Agenda.HOOKING:
            self.notice_waiting(world, view.seat)
        line = self._decide(view, world, random)
        self._plan = menus_along(world, view.seat, line.moves)
        return self._plan.pop(0)[1]

    def thought(self) -> Thought | None:
        return self._thought

    def notice_waiting(self, world: InTooDeep, seat: int) -> None:
        """Counts the turns in which the seat has got neither Intel nor evidence."""
        has = (world.intel[seat], len(world.memory[seat]))
        self._waited = self._waited + 1 if has == self._had else 0
        self._had = has

    def restlessness(self) -> float:
        """Whoever has waited long judges ever more rashly, so that nobody waits for ever."""
        return RASHER * max(0, self._waited - PATIENT)

    def _imagine(self, view: InTooDeepView, random: Stream) -> InTooDeep:
        world = self._game.imagine(view, random)
        assert isinstance(world, InTooDeep)
        return world

    def _answer(self, view: InTooDeepView, moves: list[int], random: Stream) -> int:
        rates = [found + self._error(random) for found in rate(self._imagine(view, random), view.seat, moves)]
        best = max(range(len(moves)), key=rates.__getitem__)
        self._explain(dict(zip(moves, rates, strict=True)), moves[best], len(moves))
        return moves[best]

    def _error(self, random: Stream) -> float:
        return (2.0 * random.unit() - 1.0) * self._noise if self._noise else 0.0

    def _decide(self, view: InTooDeepView, world: InTooDeep, random: Stream) -> Line:
        lines = Turn(view.seat, self._width, self._noise + self.restlessness(), random).search(world)
        self._explain_lines([(line, line.value) for line in lines])
        return lines[0]

    def _explain_lines(self, judged: list[tuple[Line, float]]) -> None:
        rates: dict[int, float] = {}
        for line, found in judged:
            rates[line.moves[0]] = max(rates.get(line.moves[0], found), found)
        self._explain(rates, judged[0][0].moves[0], len(judged))

    def _explain(self, rates: dict[int, float], chosen: int, effort: int) -> None:
        chances = {move: min(max(0.5 + found / (2 * SPREAD), 0.0), 1.0) for move, found in rates.items()}
        self._thought = Thought(
            bot=self.name,
            move=chosen,
            before=sum(chances.values()) / len(chances),
            after=chances[chosen],
            choices=[Choice(move, float(move == chosen), chance) for move, chance in chances.items()],
            effort=effort,
        )


class TurnPlanner(Schemer):
    """Plays the best ways to spend its turn on, in several imagined worlds, before it chooses one; likewise
    the answers that much hangs on.

    `lines`: ways that are tried. `worlds`: imagined worlds for each, as long as `seconds` are not over; half of
    them may go into finding the ways. `rounds`: turns of its own that each is played on for, the others
    playing theirs, thinking `pace` wide.
    """

    name = "planner"

    def __init__(
        self,
        game: AnyGame,
        width: int = 16,
        lines: int = 4,
        worlds: int = 2,
        rounds: int = 1,
        pace: int = 1,
        seconds: float = 0.6,
    ) -> None:
        super().__init__(game, width)
        self._lines = lines
        self._worlds = worlds
        self._rounds = rounds
        self._pace = pace
        self._seconds = seconds

    def limit(self, iterations: int) -> None:
        self._width = min(self._width, 2)
        self._lines = min(self._lines, 2)
        self._worlds = min(self._worlds, 1)
        self._seconds = 0.0

    def _decide(self, view: InTooDeepView, world: InTooDeep, random: Stream) -> Line:
        started = perf_counter()
        until = started + self._seconds / 2 if self._seconds else 0.0
        turn = Turn(view.seat, self._width, self.restlessness(), random, until)
        found = turn.search(world)[: self._lines]
        if len(found) == 1:
            self._explain_lines([(found[0], found[0].value)])
            return found[0]
        values = [line.value for line in found]
        totals = self._played_on(view, [line.moves for line in found], values, random, started)
        ranked = sorted(range(len(found)), key=lambda i: -totals[i])
        self._explain_lines([(found[i], totals[i]) for i in ranked])
        return found[ranked[0]]

    def _answer(self, view: InTooDeepView, moves: list[int], random: Stream) -> int:
        if view.agenda[-1][0] not in WEIGHTY:
            return super()._answer(view, moves, random)
        started = perf_counter()
        rates = rate(self._imagine(view, random), view.seat, moves)
        totals = self._played_on(view, [[move] for move in moves], rates, random, started)
        best = max(range(len(moves)), key=totals.__getitem__)
        self._explain(dict(zip(moves, totals, strict=True)), moves[best], self._worlds * len(moves))
        return moves[best]

    def _played_on(
        self,
        view: InTooDeepView,
        ways: list[list[int]],
        judged: list[float],
        random: Stream,
        started: float,
    ) -> list[float]:
        """What the seat has after each of these ways to go on, averaged over the worlds with the judgement."""
        totals = [TRUST * found for found in judged]
        worlds = self._game.worlds(view)
        tried = 0
        while tried < self._worlds and not (tried and self._is_over(started)):
            drawn = worlds.draw(random)
            chance = random.split()
            for i, way in enumerate(ways):
                trial = drawn.copy()
                assert isinstance(trial, InTooDeep)
                follow(trial, view.seat, way)
                totals[i] += play_on(trial, view.seat, self._rounds, self._pace, chance.copy())
            tried += 1
        return [total / (TRUST + tried) for total in totals]

    def _is_over(self, started: float) -> bool:
        return self._seconds > 0.0 and perf_counter() - started > self._seconds


def menus_along(world: InTooDeep, seat: int, moves: list[int]) -> list[tuple[list[int], int]]:
    """The decisions of a plan with the menus they are expected in, up to the first gain."""
    state = world.copy()
    found: list[tuple[list[int], int]] = []
    for move in moves:
        menu = state.moves(seat)
        if len(menu) > 1:
            if found and is_apart(state.agenda[-1][0]):
                break
            found.append((menu, move))
        state.apply(seat, move)
    return found


BOTS = {"greedy": Schemer, "planner": TurnPlanner}

LEVELS = {
    "easy": Level("greedy:noise=2.5", "thinks its turn through with a judgement that is often off"),
    "normal": Level("greedy", "thinks its turn through towards the crimes in its hand, a decision at a time"),
    "hard": Level("greedy:width=4", "thinks 4 ways to spend its turn through to the end"),
    "expert": Level("planner", "thinks 16 ways through and plays the best 4 on in 2 imagined worlds"),
}
