"""Scores of bots: `python -m safehouse.games.stationfall.tools.scores greedy,random,random,random`.

The first bot named is measured; over the games it sits in every seat equally often. A bot may take the seats
of a pair: "greedy,random,greedy,random". Printed: in how many games the mean score of the seats of the first
bot is above the mean, and above the best, of the other seats, how often it won, mean scores, slowest move,
and for each identity the first bot showed how often, and its mean score.
"""

import argparse
import sys
from math import sqrt
from multiprocessing import Pool
from time import perf_counter

import msgspec

from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.tables.names import IDENTITY_IDS


class Game(msgspec.Struct):
    """One game: bots, scores, winners and identities shown; the slowest and the mean seconds of a move."""

    seats: list[str]
    scores: list[int]
    winners: list[int]
    shown: list[str]
    slowest: float
    mean: float


def play(task: tuple[list[str], int, dict[str, object], str]) -> Game:
    bots, turned, values, seed = task
    seats = bots[len(bots) - turned :] + bots[: len(bots) - turned]
    options = GAME.read_options({**values, "players": len(bots)})
    state = GAME.deal(options, seed, listen=False)
    seated = [make(spec, GAME, options) for spec in seats]
    random = Stream(seed)
    times: list[float] = []
    while pending := state.pending():
        seat = pending[0]
        moves = state.moves(seat)
        view = GAME.read_view(GAME.view_bytes(state, seat))
        started = perf_counter()
        move = seated[seat].choose(view, moves, random.split())
        if seats[seat] == bots[0] and len(moves) > 1:
            times.append(perf_counter() - started)
        state.play(seat, move)
    result = state.result()
    assert result is not None
    mean = sum(times) / max(len(times), 1)
    shown = [IDENTITY_IDS[state.revealed[state.seat_of.index(seat)]] for seat in range(state.seats)]
    return Game(seats, list(result.scores), list(result.winners), shown, max(times, default=0.0), mean)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def report(bots: list[str], games: list[Game]) -> dict[str, object]:
    above_mean = above_best = 0
    won = 0.0
    totals: dict[str, list[int]] = {bot: [] for bot in bots}
    by_identity: dict[str, list[int]] = {}
    for game in games:
        own = [score for bot, score in zip(game.seats, game.scores, strict=True) if bot == bots[0]]
        rest = [score for bot, score in zip(game.seats, game.scores, strict=True) if bot != bots[0]]
        for bot, score, identity in zip(game.seats, game.scores, game.shown, strict=True):
            totals[bot].append(score)
            if bot == bots[0]:
                by_identity.setdefault(identity, []).append(score)
        if rest:
            above_mean += sum(own) / len(own) > sum(rest) / len(rest)
            above_best += sum(own) / len(own) > max(rest)
        mine = [seat for seat in game.winners if game.seats[seat] == bots[0]]
        won += len(mine) / len(game.winners) if game.winners else 0.0
    number = len(games)
    return {
        "games": number,
        "above mean": round(above_mean / number, 3),
        "above best": round(above_best / number, 3),
        "share of victories": round(won / number, 3),
        "its interval": [round(end, 3) for end in wilson(won, number)],
        "mean scores": {bot: round(sum(found) / len(found), 2) for bot, found in totals.items()},
        "identities": {
            name: [len(found), round(sum(found) / len(found), 1)] for name, found in sorted(by_identity.items())
        },
        "slowest move, s": round(max(game.slowest for game in games), 2),
        "mean move, s": round(sum(game.mean for game in games) / number, 3),
    }


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("bots")
    read.add_argument("--games", type=int, default=100)
    read.add_argument("--seed", default="scores")
    read.add_argument("--paired", action="store_true", help="each deal once with the first bot in every seat")
    read.add_argument("--first", type=int, default=0, help="the number of the first deal")
    read.add_argument("--processes", type=int, default=None)
    read.add_argument("--teams", action="store_true")
    asked = read.parse_args()
    bots = asked.bots.split(",")
    values: dict[str, object] = {"teams": asked.teams}
    seats = len(bots)
    games_of_deal = seats if asked.paired else 1
    tasks = [
        (bots, number % seats, values, f"{asked.seed} {asked.first + number // games_of_deal}")
        for number in range(asked.games)
    ]
    with Pool(asked.processes) as pool:
        games = pool.map(play, tasks, chunksize=1)
    sys.stdout.write(f"{asked.bots} {msgspec.json.encode(report(bots, games)).decode()}\n")


if __name__ == "__main__":
    main()
