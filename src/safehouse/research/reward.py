"""What a result is worth to each seat."""

from collections.abc import Callable
from typing import Final, Literal, get_args

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.result import Result

Reward = Literal["win", "place", "score", "margin"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


def checked(kind: str) -> Reward:
    for known in REWARDS:
        if kind == known:
            return known
    raise SafehouseError(f"there is no reward {kind!r}; there are: {', '.join(REWARDS)}")


def is_duel(game: AnyGame, options: Options) -> bool:
    """Two sides of equal size: what one wins the other loses."""
    teams = game.teams(options)
    return len(teams) == 2 and len(teams[0]) == len(teams[1])


Worth = Callable[[Result], list[float]]
"""What a result is worth, by seat."""


def worth(game: AnyGame, options: Options, kind: Reward = "win") -> Worth:
    """`win`: 1 for a winner, -1 for a loser; a duel that both or neither win is worth 0 to both.
    `place`: 1 for the first place down to -1 for the last, in even steps; equal places share the mean.
    `score`: the points. `margin`: the points above the best seat of another side; alone, the points."""
    seats, teams, duel = options.seats(), game.teams(options), is_duel(game, options)
    if kind == "win":
        return lambda result: _wins(result, seats, duel)
    if kind == "place":
        return lambda result: _by_place(places(result, seats))
    if kind == "score":
        return _scores
    return lambda result: _margins(teams, _scores(result))


def rewards(game: AnyGame, options: Options, result: Result, kind: Reward = "win") -> list[float]:
    """The same of one result."""
    return worth(game, options, kind)(result)


def places(result: Result, seats: int) -> list[int]:
    """The place of each seat, from 1: winners first, then by points; equal ones share the better place."""
    winners = set(result.winners)
    worth = [(seat in winners, result.scores[seat]) for seat in range(seats)]
    return [1 + sum(other > own for other in worth) for own in worth]


def _wins(result: Result, seats: int, duel: bool) -> list[float]:
    winners = result.winners
    if duel and len(winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]


def _scores(result: Result) -> list[float]:
    return [float(score) for score in result.scores]


def _by_place(reached: list[int]) -> list[float]:
    if len(reached) == 1:
        return [0.0]
    step = 2.0 / (len(reached) - 1)
    return [1.0 - step * (place - 1 + (reached.count(place) - 1) / 2) for place in reached]


def _margins(teams: list[list[int]], scores: list[float]) -> list[float]:
    side = {seat: number for number, team in enumerate(teams) for seat in team}
    found = []
    for seat, score in enumerate(scores):
        others = [scores[other] for other in side if side[other] != side[seat]]
        found.append(score - max(others) if others else score)
    return found
