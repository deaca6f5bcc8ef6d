"""What a result is worth to each seat."""

from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.result import Result


def is_duel(game: AnyGame, options: Options) -> bool:
    """Two sides of equal size: what one wins the other loses."""
    teams = game.teams(options)
    return len(teams) == 2 and len(teams[0]) == len(teams[1])


def rewards(game: AnyGame, options: Options, result: Result) -> list[float]:
    """1 for a winner, -1 for a loser; a duel that both or neither win is worth 0 to both."""
    winners = set(result.winners)
    won = [seat in winners for seat in range(options.seats())]
    if is_duel(game, options) and len(set(won)) == 1:
        return [0.0] * len(won)
    return [1.0 if seat_won else -1.0 for seat_won in won]
