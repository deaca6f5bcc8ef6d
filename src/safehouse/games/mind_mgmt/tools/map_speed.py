"""How fast the map of the Recruiter's whereabouts is drawn.

`python -m safehouse.games.mind_mgmt.tools.map_speed`

Plays planned full games (one-ply bots on both sides) and draws the whole map anew, from the view alone, after
every answer and announcement.
"""

import sys
from argparse import ArgumentParser
from time import process_time
from typing import Final

import msgspec

from safehouse.bots.roster import make
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.options import MindMgmtOptions
from safehouse.games.mind_mgmt.worlds.deduction import MOST_TRAILS, Belief, believe, walk_is_done

WITHIN: Final = 0.1
"""Seconds a person does not notice."""


class MapSpeed(msgspec.Struct, frozen=True):
    """Figures over all positions of all games; times in milliseconds of processor time."""

    games: int
    positions: int
    compiled: bool
    within: float
    """The share of positions whose map took less than 100 ms."""
    exact: float
    """The share of positions whose map is exact; the others are sampled and say so."""
    mean_ms: float
    worst_ms: float
    most_trails: int

    def __str__(self) -> str:
        return (
            f"{self.positions} positions of {self.games} planned full games "
            f"({'compiled' if self.compiled else 'interpreted'}): {100 * self.within:.2f} % within 100 ms, "
            f"{100 * self.exact:.2f} % exact, mean {self.mean_ms:.2f} ms, worst {self.worst_ms:.1f} ms, "
            f"at most {self.most_trails:,} trails (sampled above {MOST_TRAILS:,})"
        )


def measure(games: int, seed: str = "map", bot: str = "tracker") -> MapSpeed:
    times: list[float] = []
    beliefs: list[Belief] = []
    for number in range(games):
        play(f"{seed} {number}", bot, times, beliefs)
    return MapSpeed(
        games=games,
        positions=len(times),
        compiled=is_compiled(),
        within=sum(spent < WITHIN for spent in times) / len(times),
        exact=sum(belief.exact for belief in beliefs) / len(beliefs),
        mean_ms=1000 * sum(times) / len(times),
        worst_ms=1000 * max(times),
        most_trails=max(belief.trails for belief in beliefs),
    )


def play(seed: str, bot: str, times: list[float], beliefs: list[Belief]) -> None:
    """One game; a map after each thing told."""
    options = MindMgmtOptions()
    state = GAME.deal(options, seed, listen=False)
    minds = [make(bot, GAME, options) for _seat in range(options.players)]
    random = Stream(seed)
    while not state.over():
        told = len(state.clues)
        seat = state.pending()[0]
        state.apply(seat, minds[seat].choose(GAME.view(state, seat), state.moves(seat), random))
        view = GAME.view(state, WATCHER)
        if len(state.clues) > told and walk_is_done(view):
            started = process_time()
            beliefs.append(believe(view))
            times.append(process_time() - started)


def main() -> None:
    parser = ArgumentParser(prog="python -m safehouse.games.mind_mgmt.tools.map_speed", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="map")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    figures = measure(wanted.games, wanted.seed)
    shown = msgspec.json.encode(figures).decode() if wanted.json else str(figures)
    sys.stdout.write(f"{shown}\n")


if __name__ == "__main__":
    main()
