"""What an agent is worth by a suite: a headline number for each game and the ones behind it."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from safehouse import __version__
from safehouse.arena.report import interval
from safehouse.benchmark.agents import make_agent, only_game_of
from safehouse.benchmark.beliefs import Believer
from safehouse.benchmark.matches import ALONE, Met, meet_all, meetings
from safehouse.benchmark.suite import GameSuite, Suite
from safehouse.bots.cluster import Where
from safehouse.core.errors import OptionError
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.shelf import find


class Score(msgspec.Struct, frozen=True):
    """A mean with half the width of its 95 % interval over deals; None below two deals."""

    mean: float
    margin: float | None
    games: int


class Company(msgspec.Struct, frozen=True):
    """How the agent fared with one of the others; `coded`: who spoke a code that the table had agreed on."""

    name: str
    coded: bool
    share: Score


class Calibration(msgspec.Struct, frozen=True):
    """Log loss of a hidden fact in bits, lower is better: of the agent, and of whoever holds every world alike
    that its views allow. `stated`: the agent says what it believes; else both are the same."""

    fact: str
    stated: bool
    agent: float
    rules: float
    truths: int
    """How many were asked for: one decision may have several such facts."""


class Cost(msgspec.Struct, frozen=True):
    """Thinking time of decisions with a choice."""

    decisions: int
    mean_ms: float
    slowest_ms: float
    within_budget: bool


class SmallCard(msgspec.Struct, frozen=True, kw_only=True):
    """Exact figures on a small version. In a duel `exploitability`: by how much more than half of the games a
    perfect opponent who knows the agent wins, over both seats. Together `pair`: how often a pair of the agent
    wins, and `best`: the best pair of plans that was found."""

    options: dict[str, Any]
    exploitability: float | None = None
    pair: float | None = None
    best: float | None = None


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    options: dict[str, Any]
    headline: Score
    """The share of victories over the whole ladder; in a cooperative game, of missions won with strangers."""
    even: float | None
    """What it would be among equals; None in a cooperative game."""
    companies: list[Company]
    calibration: Calibration | None
    cost: Cost
    small: SmallCard | None = None
    """On the version that can be written down; None: not measured."""


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    agent: str
    suite: str
    safehouse: str
    compiled: bool
    whole: bool
    """Whether every game was played that the suite asks for."""
    games: list[GameCard]


Progress = Callable[[str, int, int], None]
"""Hears of the game, the meetings that are over and those there are."""


def evaluate(
    agent: str,
    suite: Suite,
    only: Sequence[str] = (),
    small: bool = False,
    processes: int = 1,
    progress: Progress = lambda game, done, whole: None,
    where: Where = "cores",
) -> Evaluation:
    """`only`: these games; `small`: also measure on the small versions, at every choice there is."""
    known = [game.id for game in suite.game]
    for name in only:
        if name not in known:
            raise OptionError("game", name, ", ".join(known))
    sole = only_game_of(agent)
    asked = only or ([sole] if sole else known)
    wanted = [game for game in suite.game if game.id in asked]
    for game in wanted:
        rules = find(game.id)
        make_agent(agent, rules, rules.read_options(game.options)).rest()
    return Evaluation(
        agent=agent,
        suite=suite.name,
        safehouse=__version__,
        compiled=is_compiled(),
        whole=suite.whole and len(wanted) == len(known),
        games=[measure(agent, suite, game, small, processes, progress, where) for game in wanted],
    )


def measure(
    agent: str,
    suite: Suite,
    game: GameSuite,
    small: bool,
    processes: int,
    progress: Progress,
    where: Where,
) -> GameCard:
    planned = meetings(suite, game)
    met: list[Met] = []
    for each in meet_all(agent, planned, game.belief, game.belief_every, processes, where):
        met.append(each)
        progress(game.id, len(met), len(planned))
    met.sort(key=lambda one: one.deal)
    rules = find(game.id)
    options = rules.read_options(game.options)
    teams = len(rules.teams(options))
    companies = [
        Company(name, coded, score([one for one in met if (one.company, one.coded) == (name, coded)]))
        for name, coded in dict.fromkeys((one.company, one.coded) for one in planned)
    ]
    return GameCard(
        game=game.id,
        rules=rules.rules_version,
        options=game.options,
        headline=score([one for one in met if one.company != ALONE and not one.coded]),
        even=1 / teams if teams > 1 else None,
        companies=companies,
        calibration=calibration(game.belief, isinstance(make_agent(agent, rules, options), Believer), met),
        cost=cost(met, suite.budget_ms),
        small=on_small_version(agent, game) if small else None,
    )


def on_small_version(agent: str, game: GameSuite) -> SmallCard:
    from safehouse.benchmark.solving import small_game

    rules = find(game.id)
    whole = small_game(rules, rules.read_options(game.small))
    if whole.duel:
        return SmallCard(options=game.small, exploitability=whole.exploited(agent).beyond_even)
    return SmallCard(options=game.small, pair=whole.together(agent), best=whole.climb())


def score(met: Sequence[Met]) -> Score:
    """Games of one deal share their cards: the deals are what is independent."""
    deals: dict[int, list[float]] = {}
    for one in met:
        deals.setdefault(one.deal, []).append(one.share)
    mean, margin = interval([fmean(shares) for shares in deals.values()])
    return Score(mean, margin, len(met))


def calibration(fact: str, stated: bool, met: Sequence[Met]) -> Calibration | None:
    found = [surprise for one in met for surprise in one.surprises]
    if not found:
        return None
    return Calibration(
        fact=fact,
        stated=stated,
        agent=fmean(surprise.agent for surprise in found),
        rules=fmean(surprise.rules for surprise in found),
        truths=len(found),
    )


def cost(met: Sequence[Met], budget_ms: float) -> Cost:
    seconds = [spent for one in met for spent in one.seconds]
    mean = 1000.0 * fmean(seconds) if seconds else 0.0
    return Cost(
        decisions=len(seconds),
        mean_ms=mean,
        slowest_ms=1000.0 * max(seconds, default=0.0),
        within_budget=mean <= budget_ms,
    )
