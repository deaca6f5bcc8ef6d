"""Who plays whom, on which deal, in which seats."""

from itertools import combinations

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options


class Fixture(msgspec.Struct, frozen=True):
    """One game to play. Fixtures of one `match` share a deal; over the match each bot has every chair."""

    match: str
    number: int
    seed: str
    bots: list[str]
    """The bot in each seat."""

    @property
    def id(self) -> str:
        return f"{self.match}.{self.number}"


def schedule(game: AnyGame, options: Options, bots: list[str], games: int, seed: str) -> list[list[Fixture]]:
    """Matches in the order of play, for each pair of bots at least `games` games.

    Every pair meets on the same deals, so that pairs can be compared too.
    """
    seatings = mirrored(game.teams(options))
    deals = -(-games // len(seatings))
    matches = []
    for deal in range(deals):
        for first, second in combinations(range(len(bots)), 2):
            name = f"{first}-{second}-{deal:05d}"
            pair = (bots[first], bots[second])
            matches.append(
                [
                    Fixture(name, number, f"{seed} {deal}", [pair[side] for side in seating])
                    for number, seating in enumerate(seatings)
                ]
            )
    return matches


def crossed(
    game: AnyGame, options: Options, bots: list[str], against: list[str], games: int, seed: str
) -> list[list[Fixture]]:
    """For a game of two unlike sides: each of `bots` as the first team against each of `against` as the second,
    `games` games each, in the same seats throughout. Every pair meets on the same deals."""
    teams = game.teams(options)
    if len(teams) != 2:
        raise SafehouseError(f"{game.id} has {len(teams)} teams here; sides can be told apart only with two")
    matches = []
    for deal in range(games):
        for first, one in enumerate(bots):
            for second, other in enumerate(against):
                seats = _by_seat(teams, [0, 1])
                fixture = Fixture(
                    f"{first}-{second}-{deal:05d}", 0, f"{seed} {deal}", [(one, other)[side] for side in seats]
                )
                matches.append([fixture])
    return matches


def mirrored(teams: list[list[int]]) -> list[list[int]]:
    """Seatings of two bots, 0 and 1, by seat, such that each has every seat equally often.

    Two teams: one each, then the other way round. One team (a cooperative game): each alone. More
    teams: every second team, turned until each bot has had every place.
    """
    count = len(teams)
    if count == 1:
        patterns = [[0], [1]]
    else:
        base = [i % 2 for i in range(count)]
        turned = [base[i:] + base[:i] for i in range(count)]
        patterns = turned + [[1 - side for side in pattern] for pattern in turned]
    unique = [pattern for i, pattern in enumerate(patterns) if pattern not in patterns[:i]]
    return [_by_seat(teams, pattern) for pattern in unique]


def _by_seat(teams: list[list[int]], pattern: list[int]) -> list[int]:
    seats = [0] * sum(len(team) for team in teams)
    for team, side in zip(teams, pattern, strict=True):
        for seat in team:
            seats[seat] = side
    return seats
