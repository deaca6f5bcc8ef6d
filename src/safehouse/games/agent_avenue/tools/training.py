"""How the player `learned` was obtained: the points on its way, and how it fared at each against other bots.

    python -m safehouse.games.agent_avenue.tools.training training --mode simple --games 200

measures a training of `train_learned` again: wins against `greedy` and random moves, as numbers and a picture.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final, Self

import msgspec

from safehouse.bots.curve import curve
from safehouse.bots.roster import make
from safehouse.bots.weights import Weights
from safehouse.core.random import Stream
from safehouse.games.agent_avenue import GAME

RIVALS: Final = ("greedy",)


class Point(msgspec.Struct, frozen=True):
    """Where it stood: shares of wins against random moves, the point before, and whom it was told to beat."""

    minutes: float
    decisions: int
    entropy: float
    random: float
    before: float
    rival: float | None
    weights: Weights


class Training(msgspec.Struct):
    mode: str
    settings: dict[str, str]
    points: list[Point]

    def write(self, folder: Path) -> None:
        """Everything, and the weights of the last point by themselves."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"training_{self.mode}.msgpack").write_bytes(msgspec.msgpack.encode(self))
        last = msgspec.msgpack.encode(self.points[-1].weights)
        (folder / f"learned_{self.mode}.msgpack").write_bytes(last)

    @classmethod
    def read(cls, folder: Path, mode: str) -> Self:
        return msgspec.msgpack.decode((folder / f"training_{mode}.msgpack").read_bytes(), type=cls)


def measure(folder: Path, mode: str, games: int) -> None:
    """Matches of every point against the rivals; writes the curve as numbers and as a picture."""
    found: list[dict[str, float]] = []
    for number, point in enumerate(Training.read(folder, mode).points):
        file = folder / f"point_{mode}_{number:02d}.msgpack"
        file.write_bytes(msgspec.msgpack.encode(point.weights))
        shares = {rival: share_of_wins(f"learned:weights={file}", rival, mode, games) for rival in RIVALS}
        found.append({"minutes": point.minutes, "decisions": point.decisions, "random": point.random} | shares)
        sys.stdout.write(json.dumps(found[-1]) + "\n")
        sys.stdout.flush()
    curve(folder / f"learned_{mode}.svg", found)
    (folder / f"learned_{mode}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def share_of_wins(ours: str, theirs: str, mode: str, games: int) -> float:
    """Each deal is played twice, with the seats changed."""
    options = GAME.read_options({"mode": mode})
    won = 0
    for number in range(games):
        specs = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        bots = [make(spec, GAME, options) for spec in specs]
        state = GAME.deal(options, f"measured {number // 2}", listen=False)
        random = Stream(f"measured moves {number}")
        while pending := state.pending():
            seat = pending[0]
            state.apply(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat), random))
        won += specs[state.winner] == ours
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mode", choices=("simple", "advanced"), default="simple")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    measure(given.folder, given.mode, given.games)


if __name__ == "__main__":
    main()
