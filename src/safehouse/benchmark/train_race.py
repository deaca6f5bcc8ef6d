"""What the training example reaches in a third of the time that it took before there was a vector environment.

    git worktree add ../before 7081c301
    python hatch_build.py rules ../before/build/compiled agent_avenue    # run in ../before
    python -m safehouse.benchmark.train_race ../before --seeds 3 --seconds 45

Needs `safehouse[train]`. With each seed both train from nothing, by their own CPU time and without matches on
the way: the release in the folder for so long, the present one for a third of it. Then each meets `greedy`,
drawing its moves by its odds and playing always its best one.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from safehouse.arena.report import interval
from safehouse.bots.roster import make
from safehouse.core.shelf import find
from safehouse.research.threads import THREADS, one_thread

with one_thread():
    from safehouse.research.learned import LearnedBot, Network, load
    from safehouse.research.train import Training, match

GAME: Final = find("agent_avenue")
OPTIONS: Final = GAME.read_options({"mode": "simple"})
SHARE: Final = 1 / 3
WAYS: Final = {False: "by its odds", True: "by its best moves"}


def trained_before(folder: Path, seed: int, seconds: float, weights: Path) -> tuple[Network, str]:
    """By the release in this folder."""
    compiled = folder / "build" / "compiled"
    path = str(compiled if compiled.is_dir() else folder / "src")
    driver = Path(__file__).parent / "first_form.py"
    words = [sys.executable, "-P", str(driver), str(seed), str(seconds), str(weights)]
    environment = {**os.environ, **dict.fromkeys(THREADS, "1"), "PYTHONPATH": path}
    run = subprocess.run(words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    rounds, decisions = run.stdout.split()
    return load(GAME, weights), f"{rounds} rounds, {int(decisions):,} decisions"


def trained_now(seed: int, seconds: float, weights: Path) -> tuple[Network, str]:
    training = Training(GAME, OPTIONS, weights, weights.with_suffix(".svg"), seed)
    training.practise(seconds, process_time)
    return training.net.plain(), f"{training.round} rounds, {training.decisions:,} decisions"


def share(network: Network, best: bool, games: int) -> float:
    bot = LearnedBot(GAME, network, best)
    return match(GAME, OPTIONS, bot, make("greedy", GAME), games, "race")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("before", type=Path, help="a folder with the release from before")
    reader.add_argument("--seeds", type=int, default=3, help="how many")
    reader.add_argument("--seconds", type=float, default=45.0, help="of CPU time for that release")
    reader.add_argument("--games", type=int, default=400, help="of each match against greedy")
    given = reader.parse_args()
    shares: dict[tuple[str, bool], list[float]] = {}
    with TemporaryDirectory() as place:
        weights = Path(place).resolve() / "policy.npz"
        for seed in range(1, given.seeds + 1):
            found: dict[str, tuple[Network, str]] = {
                "before": trained_before(given.before.resolve(), seed, given.seconds, weights),
                "now": trained_now(seed, SHARE * given.seconds, weights),
            }
            for when, (network, trained) in found.items():
                won = {best: share(network, best, given.games) for best in WAYS}
                for best, each in won.items():
                    shares.setdefault((when, best), []).append(each)
                told = ", ".join(f"{100 * won[best]:.1f} % {how}" for best, how in WAYS.items())
                say(f"seed {seed}, {when}: {trained}; won {told}")
    for (when, best), each_share in shares.items():
        say(f"{when}, {WAYS[best]}: {percent(each_share)} over {given.seeds} seeds")


def percent(shares: list[float]) -> str:
    mean, margin = interval(shares)
    return f"{100 * mean:.1f} %" if margin is None else f"{100 * mean:.1f} ± {100 * margin:.1f} %"


def say(line: Any) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
