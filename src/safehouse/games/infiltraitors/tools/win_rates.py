"""Win rates of the bots, every seat confined to its own view, with 95 % intervals.

`python -m safehouse.games.infiltraitors.tools.win_rates greedy 1000` prints a table of all missions as
Markdown; missions and numbers of agents may follow: `… planner 1000 7,13 2,3`.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

import msgspec

from safehouse.core.random import Stream
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.bots import BOTS
from safehouse.games.infiltraitors.data import MISSIONS


class Rate(msgspec.Struct, frozen=True):
    """Wins in so many games; `interval` bounds the true rate in 95 of 100 cases (Wilson)."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        z, n, p = 1.96, self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def win(bot: str, mission: str, agents: int, seed: str) -> bool:
    """One mission with this bot in every seat."""
    options = GAME.read_options({"mission": mission, "agents": agents, "clue_board": "none"})
    state = GAME.deal(options, seed, listen=False)
    mates = [BOTS[bot](GAME) for seat in range(agents)]
    random = Stream(seed)
    while not state.over():
        seat = state.pending()[0]
        state.play(seat, mates[seat].choose(GAME.view(state, seat), state.moves(seat), random))
    result = state.result()
    return result is not None and result.reason == "win"


def measure(bot: str, mission: str, agents: int, games: int) -> Rate:
    return Rate(sum(win(bot, mission, agents, f"rates {number}") for number in range(games)), games)


def table(bot: str, games: int, missions: list[str], agents: list[int]) -> str:
    """A Markdown table: a row per mission, a column per number of agents; percent with interval."""
    cells = [(bot, mission, n, games) for mission in missions for n in agents]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rates = list(pool.map(measure, *zip(*cells, strict=True)))
    lines = [
        f"| mission | {' | '.join(f'{n} agents' for n in agents)} |",
        "|---" * (len(agents) + 1) + "|",
    ]
    for i, mission in enumerate(missions):
        row = rates[i * len(agents) : (i + 1) * len(agents)]
        lines.append(f"| {mission} | {' | '.join(map(str, row))} |")
    return "\n".join(lines)


def main(words: list[str]) -> None:
    bot = words[0] if words else "greedy"
    games = int(words[1]) if len(words) > 1 else 1000
    missions = words[2].split(",") if len(words) > 2 else list(MISSIONS)
    agents = [int(n) for n in words[3].split(",")] if len(words) > 3 else [2, 3, 4, 5]
    sys.stdout.write(table(bot, games, missions, agents) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
