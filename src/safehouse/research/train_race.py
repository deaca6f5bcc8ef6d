"""What the training example reaches in a third of the time that it once took.

    python -m safehouse.research.train_race --seeds 4 --seconds 78

Needs `safehouse[train]`. From nothing and with each seed the example is trained twice, by its own CPU time and
without matches on the way: as it was first written, on whole games that `rollouts` plays, and as it is, for a
third as long. Then each meets `greedy`, drawing its moves by its odds and playing always its best one.
"""

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any, Final

from safehouse.arena.report import interval
from safehouse.bots.roster import make
from safehouse.core.shelf import find
from safehouse.research.extras import need
from safehouse.research.learned import LearnedBot, LearnedPolicy
from safehouse.research.selfplay import Rollouts, rollouts
from safehouse.research.train import TRACE, Net, Training, match, take_steps

np = need("numpy")
torch = need("torch")

GAMES: Final = 512
EPOCHS: Final = 2
BATCH: Final = 1024
SHARE: Final = 1 / 3
"""Of the time that the first form gets, what the present one gets."""


class FirstForm(Training):
    """The example as it was first written, but for `rollouts`, which is faster today than it was then."""

    rate = 1.5e-3

    def player(self) -> Any:
        def play(policy: LearnedPolicy, optimizer: Any) -> int:
            seed = f"{self.seed} round {self.round}"
            played = rollouts(
                self.game, policy, GAMES, seed=seed, processes=1, record=True, **self.options.to_json()
            )
            improve(self.net, optimizer, played, self.scale)
            return len(played.actions)

        return play


def improve(net: Net, optimizer: Any, played: Rollouts, scale: Any) -> None:
    rows = torch.from_numpy(played.observations * scale)
    masks = torch.from_numpy(np.unpackbits(played.masks, axis=1, count=net.moves).astype(bool))
    actions = torch.from_numpy(played.actions.astype(np.int64))[:, None]
    with torch.no_grad():
        odds, values = net.log_odds(rows, masks)
        before = odds.gather(1, actions)[:, 0]
        gains = torch.from_numpy(advantages(played, values.numpy()))
        goals = values + gains
    take_steps(net, optimizer, rows, masks, actions, before, gains, goals, EPOCHS, BATCH)


def advantages(played: Rollouts, values: Any) -> Any:
    """How much better each decision turned out than expected, of whole games."""
    players = played.games.astype(np.int64) * played.rewards.shape[1] + played.seats
    gains = np.zeros(len(values), np.float32)
    returns = played.returns()
    gain, following = 0.0, -1
    for at in reversed(np.argsort(players, kind="stable").tolist()):
        if following < 0 or players[following] != players[at]:
            gain = returns[at] - values[at]
        else:
            gain = values[following] - values[at] + TRACE * gain
        gains[at] = gain
        following = at
    return gains


def trained(form: type[Training], seed: int, seconds: float) -> Training:
    game = find("agent_avenue")
    nowhere = Path("nowhere.svg")
    training = form(game, game.read_options({"mode": "simple"}), nowhere, nowhere, seed)
    training.practise(seconds, process_time)
    return training


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seeds", type=int, default=4, help="how many")
    reader.add_argument("--seconds", type=float, default=78.0, help="of CPU time for the first form")
    reader.add_argument("--games", type=int, default=1000, help="of each match against greedy")
    given = reader.parse_args()
    shares: dict[tuple[str, bool], list[float]] = {}
    for seed in range(1, given.seeds + 1):
        for name, form, seconds in (
            ("as first written", FirstForm, given.seconds),
            ("as it is", Training, SHARE * given.seconds),
        ):
            one = trained(form, seed, seconds)
            found = [_share(one, best, given.games) for best in (False, True)]
            for best in (False, True):
                shares.setdefault((name, best), []).append(found[best])
            sys.stdout.write(
                f"seed {seed}, {name}: {seconds:.0f} s, {one.round} rounds, {one.decisions:,} decisions; won "
                f"{100 * found[0]:.1f} % by its odds, {100 * found[1]:.1f} % by its best moves\n"
            )
            sys.stdout.flush()
    for (name, best), each in shares.items():
        mean, margin = interval(each)
        doubt = "" if margin is None else f" ± {100 * margin:.1f}"
        how = "its best moves" if best else "its odds"
        sys.stdout.write(f"{name}, by {how}: {100 * mean:.1f}{doubt} % over {len(each)} seeds\n")


def _share(training: Training, best: bool, games: int) -> float:
    bot = LearnedBot(training.game, training.net.plain(), best)
    return match(training.game, training.options, bot, make("greedy", training.game), games, "race")


if __name__ == "__main__":
    main()
