"""Trains a small policy for Agent Avenue by self-play and plots how it fares against `greedy`.

    python examples/train_agent_avenue.py

Needs `safehouse[train]`. The same as `safehouse train agent_avenue -o mode=simple`, as a program to begin from:
`safehouse.research.train` holds the network, the rounds of PPO and the matches.
"""

import sys
from pathlib import Path

from safehouse.core.shelf import find
from safehouse.research.threads import one_thread

MINUTES = 8.0

if __name__ == "__main__":
    with one_thread():
        from safehouse.research.train import Training
    game = find("agent_avenue")
    options = game.read_options({"mode": "simple", "variant": "duel"})
    training = Training(game, options, Path("policy.npz"), Path("policy.svg"))
    training.run(MINUTES, every=25, games=200, tell=print)
    sys.stdout.write("\n".join(training.judge(800)) + "\n")
