"""The training example as it was before there was a vector environment, in a folder with that release: run by
`train_race.py`, on the modules of that folder and with nothing of the present ones.

    python -P first_form.py SEED SECONDS WEIGHTS
"""

import importlib
import sys
from pathlib import Path
from time import process_time
from typing import Any


def main() -> None:
    seed, seconds, weights = int(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3])
    sys.path.insert(0, "examples")
    old: Any = importlib.import_module("train_agent_avenue")
    old.torch.manual_seed(seed)
    old.torch.set_num_threads(1)
    scale = old.scales(old.GAME)
    net = old.Net(len(scale))
    optimizer = old.torch.optim.Adam(net.parameters(), lr=old.RATE)
    rounds = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = old.RATE * max(1.0 - spent / seconds, 0.1)
        policy = old.LearnedPolicy(old.GAME, net.plain(), f"{seed} round {rounds}")
        asked = {"seed": f"{seed} round {rounds}", "processes": 1, "record": True, **old.OPTIONS}
        played = old.rollouts(old.GAME, policy, old.GAMES, **asked)
        old.improve(net, optimizer, played, scale)
        decisions += len(played.actions)
        rounds += 1
    net.plain().save(weights, old.GAME)
    sys.stdout.write(f"{rounds} {decisions}\n")


if __name__ == "__main__":
    main()
