"""Trains a small policy for Agent Avenue by self-play and plots how it fares against `greedy`.

    OPENBLAS_NUM_THREADS=1 python examples/train_agent_avenue.py --minutes 8

Needs `safehouse[train]`. Policy gradients with a clipped ratio (PPO): each round the policy makes some
decisions against itself in every lane of `safehouse.research.vector`, then it is improved on them. The
weights are written for NumPy; `safehouse.research.learned.load("agent_avenue")` reads them.
"""

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import nn

from safehouse.bots.bot import Bot
from safehouse.bots.curve import curve
from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.research import vector
from safehouse.research.learned import NEVER, WEIGHTS, LearnedBot, LearnedPolicy, Network, load
from safehouse.research.selfplay import scales
from safehouse.research.vector_env import Collected

GAME = find("agent_avenue")
OPTIONS = {"mode": "simple", "variant": "duel"}
MOVES = GAME.space.first_note
HIDDEN = (128, 64)
LANES = 256
STEPS = 108
EPOCHS = 3
BATCH = 2048
RATE = 2.5e-3
CLIP = 0.2
ENTROPY = 0.01
TRACE = 0.9
"""How far a decision is judged by the end of the game (1) or by the value of the next own decision (0)."""


class Net(nn.Module):
    def __init__(self, inputs: int) -> None:
        super().__init__()
        sizes = [inputs, *HIDDEN, MOVES + 1]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        for layer in self.layers[:-1]:
            rows = torch.relu(layer(rows))
        scores = self.layers[-1](rows)
        return scores[:, :-1], scores[:, -1]

    def take(self, network: Network) -> None:
        """Go on from weights of a file."""
        with torch.no_grad():
            for layer, (weights, bias) in zip(self.layers, network.layers, strict=True):
                layer.weight.copy_(torch.from_numpy(weights.T.copy()))
                layer.bias.copy_(torch.from_numpy(bias))

    def plain(self) -> Network:
        """The same for NumPy."""
        pairs = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in self.layers]
        return Network([(weights.copy(), bias.copy()) for weights, bias in pairs])


def log_odds(net: Net, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    scores, values = net(rows)
    return torch.log_softmax(scores.masked_fill(~masks, NEVER), dim=1), values


def advantages(played: Collected, values: np.ndarray) -> np.ndarray:
    """[STEPS, LANES] how much better each decision turned out than expected (generalized advantage estimates).

    `values` [STEPS + 1, LANES] is what the seat that decides expects; its rival expects the opposite.
    """
    lanes = np.arange(LANES)
    expected = np.zeros((LANES, 2), np.float32)
    expected[lanes, played.seats[-1]] = values[-1]
    expected[lanes, 1 - played.seats[-1]] = -values[-1]
    following = np.zeros((LANES, 2), np.float32)
    gains = np.zeros((STEPS, LANES), np.float32)
    for step in reversed(range(STEPS)):
        ended = played.ended[step]
        expected[ended] = played.rewards[step][ended]
        following[ended] = 0.0
        seats = played.seats[step]
        gains[step] = expected[lanes, seats] - values[step] + TRACE * following[lanes, seats]
        expected[lanes, seats] = values[step]
        following[lanes, seats] = gains[step]
    return gains


def improve(net: Net, optimizer: torch.optim.Optimizer, played: Collected, scale: np.ndarray) -> None:
    """One round of PPO on what was collected."""
    rows = torch.from_numpy(played.observations.reshape(-1, len(scale)) * scale)
    masks = torch.from_numpy(played.masks().reshape(-1, MOVES))
    actions = torch.from_numpy(played.actions.reshape(-1).astype(np.int64))[:, None]
    with torch.no_grad():
        odds, values = log_odds(net, rows, masks)
        gains = torch.from_numpy(advantages(played, values.numpy().reshape(STEPS + 1, LANES)).reshape(-1))
        before = odds[: len(gains)].gather(1, actions)[:, 0]
        goals = values[: len(gains)] + gains
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(gains)).split(BATCH):
            odds, values = log_odds(net, rows[chosen], masks[chosen])
            ratio = (odds.gather(1, actions[chosen])[:, 0] - before[chosen]).exp()
            gain = gains[chosen]
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - goals[chosen]).square().mean()
            entropy = -(odds.exp() * odds.clamp_min(-30.0)).sum(1).mean()
            loss = policy + 0.5 * value - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()


def match(ours: Bot, theirs: Bot, games: int, seed: str) -> float:
    """Our share of wins; seats change from game to game."""
    options = GAME.read_options(OPTIONS)
    won = 0.0
    for number in range(games):
        state = GAME.deal(options, f"{seed} {number // 2}", listen=False)
        random = Stream(f"{seed} match {number}")
        while pending := state.pending():
            seat = pending[0]
            bot = ours if seat == number % 2 else theirs
            state.play(seat, bot.choose(GAME.view(state, seat), state.moves(seat), random))
        result = state.result()
        assert result is not None
        won += (number % 2 in result.winners) / len(result.winners) if result.winners else 0.5
    return won / games


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=8.0)
    reader.add_argument("--weights", type=Path, default=WEIGHTS / "agent_avenue.npz")
    reader.add_argument("--plot", type=Path, default=Path("docs/research_training.svg"))
    reader.add_argument("--resume", action="store_true", help="go on from the weights and the curve so far")
    reader.add_argument("--every", type=int, default=25, help="rounds between two matches against greedy")
    reader.add_argument("--games", type=int, default=200, help="games of such a match")
    given = reader.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    scale = scales(GAME)
    net = Net(len(scale))
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    greedy, chance = make("greedy", GAME), make("random", GAME)
    log = given.plot.with_suffix(".json")
    points: list[dict[str, float]] = []
    turn = decisions = 0
    if given.resume:
        net.take(load(GAME, given.weights))
        points = json.loads(log.read_text())
        turn, decisions = int(points[-1]["round"]), int(points[-1]["decisions"])
    first = turn
    env = vector(GAME, LANES, seed=f"from round {turn}", **OPTIONS)
    start = perf_counter()
    while (spent := (perf_counter() - start) / 60) < given.minutes:
        if turn % given.every == 0 and (turn > first or not given.resume):
            bot = LearnedBot(GAME, net.plain(), greedy=False)
            point = {
                "round": turn,
                "decisions": decisions,
                "greedy": match(bot, greedy, given.games, f"check {turn}"),
                "random": match(bot, chance, given.games, f"check {turn}"),
            }
            points.append(point)
            sys.stdout.write(json.dumps(point) + "\n")
            sys.stdout.flush()
            net.plain().save(given.weights, GAME)
            curve(given.plot, points)
            log.write_text(json.dumps(points, indent=1) + "\n")
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(1.0 - spent / given.minutes, 0.1)
        played = env.collect(LearnedPolicy(GAME, net.plain()), STEPS)
        improve(net, optimizer, played, scale)
        decisions += played.actions.size
        turn += 1
    net.plain().save(given.weights, GAME)
    games = 4 * given.games
    for name, best in (("by its odds", False), ("always its best move", True)):
        final = match(LearnedBot(GAME, net.plain(), best), greedy, games, "final")
        sys.stdout.write(
            f"{turn} rounds, {decisions} decisions, playing {name}: {final:.3f} of {games} games\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
