"""What a move was worth, given what its player could know: the door through which a game answers that.

A game's `review.py` names its `JUDGE`; a game without one is judged by search (`SearchJudge`)."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp, log
from typing import ClassVar, Final, Literal

import msgspec

from safehouse.bots.planner import Planner
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View

Unit = Literal["chance", "points", "bits"]
"""What a judge counts in: chance to win from 0 to 1, points of the game's score, bits of knowledge."""

Shares = Mapping[str, Mapping[Value, float]]
"""By fact, how likely each of its values is."""

SEARCHED: Final = 200


class Scaling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of chances, on the scale of odds: 0 and 1 leave them as they are. Where few games are played out, chances
    seem more extreme than they are, and the bots that play them out may favour a side."""

    shift: float
    slope: float

    def chance(self, value: float) -> float:
        if self == AS_IT_IS:
            return value
        return 1.0 / (1.0 + exp(-self.shift - self.slope * log_odds(value)))


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a lead in points to the chance to win: the share of points in odds grows from `slope` at the start
    by `late` until the end."""

    shift: float
    slope: float
    late: float

    def chance(self, lead: float, left: float) -> float:
        """`left`: the part of the game that is still to come."""
        return 1.0 / (1.0 + exp(-self.shift - lead * (self.slope + self.late * (1.0 - left))))


AS_IT_IS: Final = Scaling(0.0, 1.0)
LEAST_CHANCE: Final = 0.02
"""Nothing is held as more certain than that, or less, before it is scaled."""


def log_odds(chance: float) -> float:
    bounded = min(max(chance, LEAST_CHANCE), 1.0 - LEAST_CHANCE)
    return log(bounded / (1.0 - bounded))


class Effort(msgspec.Struct, frozen=True):
    """What a decision is weighed with, as the judge's attributes of these names say."""

    rounds: int
    patience: float
    rivals: int


class Judge(ABC):
    """Judges decisions of one game from views alone: the same view, moves and stream give the same values."""

    unit: ClassVar[Unit] = "chance"
    rounds: int = 32
    """Into how many rounds of `weigh` a decision goes; an exact judge needs one."""
    curve_rounds: int = 0
    """Into how many rounds of `stands` or `lead` a moment of the curve goes; 0: as many."""
    patience: float = 4.0
    """The rounds that measure go on until it is clear on which side of next to nothing the difference lies, at
    most to so many times as many."""
    rivals: int = 1
    """Against so many of the most promising others the made move is measured; more than one where rounds are so
    noisy that those which choose may miss the best."""
    clear: ClassVar[float] = 2.0
    """Clear: so many of its errors, of two standard errors each, away from it."""
    exact: ClassVar[bool] = False
    against_others: ClassVar[bool] = True
    """Of points: whether it counts by how many a seat is ahead of the best of the others, or only its own."""
    point: ClassVar[float] = 1.0
    """Of points: how many of them are as much as one in a game of small scores; what is next to nothing, and
    what a blunder costs at least, is counted in these."""
    surer: ClassVar[float] = 1.0
    """Of chances: how many times surer its rounds are of who wins than games are (`scaling`); so much more is
    next to nothing."""
    adds_up: ClassVar[bool] = False
    """Whether what several decisions of one act lost can be added up. It cannot where a bot plays on: the same
    better way is found again in each of them until it is closed. Then the costliest one stands for the act."""
    has_curve: ClassVar[bool] = True
    """Whether values of different moments can be compared, and so drawn as one curve."""
    scale: ClassVar[float] = 0.5
    """How much of its unit one step of the game's `evaluate` is."""
    counts: ClassVar[frozenset[str]] = frozenset()
    """Of its `signs`, those that are numbers and not shares."""
    mates_know_more: ClassVar[bool] = False
    """Whether others know more of a seat's secret than is public, so that it is told what an act told whom."""
    places: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Where the values of its secrets lie on the board, across and down, for a map; none where they do not."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.options = options

    @property
    def blames(self) -> bool:
        """Whether its errors, measured in games with these options, are small enough to call a move bad
        (docs/review.md)."""
        return False

    @abstractmethod
    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        """What each of these moves, all open to the seat, promises it: one round, the same worlds for all."""

    def effort(self, view: View) -> "Effort":
        """For a decision in this position."""
        return Effort(self.rounds, self.patience, self.rivals)

    def stands(self, view: View, random: Stream) -> float | None:
        """How well the seat stands, whatever it chooses next: one round. None: as its best move promises."""
        return None

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """What each of these moves leads to in one imagined world, the same for all: figures that say why one
        is better than another, by the names that the game's texts have for them (`sign-…`); shares, unless
        `counts` names them."""
        return [{} for _ in moves]

    def wants_more(self, seat: int, sign: str) -> bool:
        """Whether more of it is better for the seat, or less."""
        return True

    def scaling(self, seat: int) -> Scaling:
        """From how a seat stands by the rounds of `weigh` or `stands` to what the curve shows, learned from
        games; the same for all knowledge that a seat may have."""
        return AS_IT_IS

    def shown(self, seat: int, value: float) -> float:
        """On the curve, where a seat stands so well."""
        return self.scaling(seat).chance(value) if self.unit == "chance" else value

    def odds(self) -> Odds | None:
        """Of points: what a lead is worth, learned from games; None where none like this one were played."""
        return None

    def lead(self, view: View, random: Stream) -> float | None:
        """Of points: by how many the seat is ahead of the best of the others, for its chance to win: one round.
        None: as its best move promises."""
        return None

    def left(self, view: View) -> float:
        """The part of the game that is still to come, from 1 to 0."""
        return 1.0

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """What the others would like to know of this seat; nothing where it has no secret."""
        return {}

    def believed(self, view: View, seat: int) -> Shares | None:
        """What a view says about the seat's secret, where it can be counted; None: it has to be drawn."""
        return None

    def trail(self, view: View, seat: int) -> Sequence[Mapping[Value, float]]:
        """By hour so far, the first one first: how likely the seat's secret was at each place, by what a view
        says; nothing where no secret walks."""
        return ()


class SearchJudge(Judge):
    """For every game: the chances that a small search gives each move."""

    rounds = 12

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        planner = Planner(self.game, iterations=SEARCHED, reuse=False, wide_from=len(moves))
        planner.sit(self.options)
        planner.choose(view, moves, random)
        thought = planner.thought()
        chances = {choice.move: choice.chance for choice in thought.choices} if thought is not None else {}
        return [chances.get(move) or 0.0 for move in moves]


def judge_of(game: AnyGame, options: Options) -> Judge:
    """The game's own judge, or a search."""
    name = f"{type(game).__module__}.review"
    if importlib.util.find_spec(name) is None:
        return SearchJudge(game, options)
    found: type[Judge] = importlib.import_module(name).JUDGE
    return found(game, options)
