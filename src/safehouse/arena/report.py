"""What a tournament has shown: win rates with intervals from mirrored matches, Elo, and time."""

import math
from typing import Any, Final

import msgspec

from safehouse.arena.play import Outcome

Z95: Final = 1.959964
T95: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Student's t for 95 %, by degrees of freedom from 1; beyond these `Z95` is near enough."""
ELO_SCALE: Final = 400.0
BOUND: Final = 0.999
"""Rates are drawn in to this before they become an Elo difference, which would else be infinite."""


class Duel(msgspec.Struct, frozen=True):
    """Two bots: how often the first wins (from 0 to 1), and half the width of the 95 % interval.

    The interval comes from the matches, not from the games: the games of a match share a deal.
    """

    first: str
    second: str
    games: int
    matches: int
    rate: float
    margin: float | None
    elo: float
    elo_low: float | None
    elo_high: float | None


class Side(msgspec.Struct, frozen=True):
    """Two bots on the two sides of a game: how often the first wins, from 0 to 1, and its 95 % interval."""

    first: str
    second: str
    games: int
    rate: float
    low: float
    high: float


class Pace(msgspec.Struct, frozen=True):
    bot: str
    decisions: int
    decisions_per_second: float
    mean_ms: float
    slowest_ms: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    seed: str
    games: int
    planned: int
    duels: list[Duel]
    """Empty where the bots did not change sides."""
    sides: list[Side]
    """In a game of two teams: each bot of the first against each of the second."""
    ratings: dict[str, float]
    """Elo of all bots together, fitted by Bradley and Terry's model; their mean is 0."""
    rates: dict[str, float]
    """Each bot's share of the victories over all its games; in a cooperative game, how often it won."""
    paces: list[Pace]
    reasons: dict[str, int]
    moves_per_game: float
    seat_wins: list[float]
    """How often each seat won, over all games."""


def summarise(
    game: str,
    options: dict[str, Any],
    seed: str,
    bots: list[str],
    planned: int,
    outcomes: list[Outcome],
    teams: list[list[int]],
    mirrored: bool = True,
) -> Report:
    duels = [
        _duel(bots[i], bots[j], [o for o in outcomes if o.fixture.match.startswith(f"{i}-{j}-")])
        for i in range(len(bots) if mirrored else 0)
        for j in range(i + 1, len(bots))
    ]
    played = len(outcomes)
    reasons: dict[str, int] = {}
    for outcome in outcomes:
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
    seats = len(outcomes[0].fixture.bots) if outcomes else 0
    return Report(
        game=game,
        options=options,
        seed=seed,
        games=played,
        planned=planned,
        duels=duels,
        sides=_sides(teams, outcomes) if len(teams) == 2 else [],
        ratings=_ratings(bots, duels),
        rates={bot: interval([o.points[bot] for o in outcomes if bot in o.points])[0] for bot in bots},
        paces=[_pace(bot, outcomes) for bot in bots],
        reasons=dict(sorted(reasons.items())),
        moves_per_game=sum(o.moves for o in outcomes) / played if played else 0.0,
        seat_wins=[sum(seat in o.winners for o in outcomes) / played for seat in range(seats)],
    )


def _duel(first: str, second: str, outcomes: list[Outcome]) -> Duel:
    scores: dict[str, list[float]] = {}
    for outcome in outcomes:
        scores.setdefault(outcome.fixture.match, []).append(_score(first, second, outcome))
    means = [sum(match) / len(match) for _, match in sorted(scores.items())]
    rate, margin = interval(means)
    return Duel(
        first=first,
        second=second,
        games=len(outcomes),
        matches=len(means),
        rate=rate,
        margin=margin,
        elo=elo(rate),
        elo_low=None if margin is None else elo(rate - margin),
        elo_high=None if margin is None else elo(rate + margin),
    )


def _sides(teams: list[list[int]], outcomes: list[Outcome]) -> list[Side]:
    """Each game is one independent trial here: a pair on its sides meets once on each deal."""
    won: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        pair = (outcome.fixture.bots[teams[0][0]], outcome.fixture.bots[teams[1][0]])
        won.setdefault(pair, []).append(float(teams[0][0] in outcome.winners))
    return [
        Side(first, second, len(scores), *wilson(sum(scores), len(scores)))
        for (first, second), scores in sorted(won.items())
    ]


def wilson(won: float, games: int) -> tuple[float, float, float]:
    """Rate and 95 % interval of independent games; stays honest where nearly all are won."""
    rate = won / games
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle, scale = rate + Z95**2 / (2 * games), 1 + Z95**2 / games
    return rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _score(first: str, second: str, outcome: Outcome) -> float:
    """The first bot's share; a game the second plays without it (cooperative) counts against it."""
    if first in outcome.points:
        return outcome.points[first]
    return 1.0 - outcome.points[second]


def interval(scores: list[float]) -> tuple[float, float | None]:
    """Mean of independent scores between 0 and 1, and half the width of its 95 % interval (Student's), which is
    never wider than all there is; None below two scores."""
    count = len(scores)
    if count == 0:
        return 0.5, None
    mean = sum(scores) / count
    if count < 2:
        return mean, None
    spread = sum((score - mean) ** 2 for score in scores) / (count - 1)
    wide = T95[count - 2] if count - 2 < len(T95) else Z95
    return mean, min(1.0, wide * math.sqrt(spread / count))


def elo(rate: float) -> float:
    bounded = min(max(rate, 1.0 - BOUND), BOUND)
    return ELO_SCALE * math.log10(bounded / (1.0 - bounded))


def _pace(bot: str, outcomes: list[Outcome]) -> Pace:
    spent = [outcome.timing[bot] for outcome in outcomes if bot in outcome.timing]
    decisions = sum(timing.decisions for timing in spent)
    seconds = sum(timing.seconds for timing in spent)
    return Pace(
        bot=bot,
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        mean_ms=1000.0 * seconds / decisions if decisions else 0.0,
        slowest_ms=1000.0 * max((timing.slowest for timing in spent), default=0.0),
    )


def _ratings(bots: list[str], duels: list[Duel], rounds: int = 500) -> dict[str, float]:
    """Bradley-Terry strengths by minorisation; half a point is added to both sides of each duel."""
    strength = dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.0)
    met: dict[tuple[str, str], float] = {}
    for duel in duels:
        if duel.games:
            wins[duel.first] += duel.rate * duel.games + 0.5
            wins[duel.second] += (1.0 - duel.rate) * duel.games + 0.5
            met[duel.first, duel.second] = duel.games + 1.0
    for _ in range(rounds):
        weight = dict.fromkeys(bots, 0.0)
        for (first, second), games in met.items():
            each = games / (strength[first] + strength[second])
            weight[first] += each
            weight[second] += each
        strength = {bot: wins[bot] / weight[bot] if weight[bot] else 1.0 for bot in bots}
    logs = {bot: ELO_SCALE * math.log10(value) for bot, value in strength.items()}
    mean = sum(logs.values()) / len(logs) if logs else 0.0
    return {bot: value - mean for bot, value in logs.items()}
