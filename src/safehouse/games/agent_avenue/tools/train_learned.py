"""Trains the player `learned` by self-play, thousands of games at once. A tool for developers; needs torch.

    python -m safehouse.games.agent_avenue.tools.train_learned --mode simple --minutes 8 --folder training
    python -m safehouse.games.agent_avenue.tools.train_learned --mode simple --minutes 3 --folder reading \\
        --against training/learned_simple.msgpack --start training/learned_simple.msgpack

The first form learns to play. The second trains somebody who learns to beat that player and nobody else: how
often it wins in the end says how far the player can be read.

Policy gradients with a clipped ratio (PPO), regularised by entropy: the temperature falls while it learns, so
that it comes near an equilibrium instead of running in circles, and what is kept is the average of the last
rounds. The critic, thrown away afterwards, also sees what is hidden; the player never does.
"""

import argparse
import sys
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

import torch  # type: ignore[import-not-found, unused-ignore]
from torch import nn  # type: ignore[import-not-found, unused-ignore]

from safehouse.bots.weights import LayerWeights, Weights, read_weights
from safehouse.games.agent_avenue import encode
from safehouse.games.agent_avenue.codes import Agents, Cards, Moves
from safehouse.games.agent_avenue.tables import COPIES
from safehouse.games.agent_avenue.tools.many_games import HIDDEN, ManyGames
from safehouse.games.agent_avenue.tools.training import Point, Training, measure

MOVES: Final = Moves.FIRST_NOTE
PLAYER: Final = (encode.SIZE, 512, 256, 256, MOVES + 1)
"""The last unit says what the position is worth, from -1 to 1."""
CRITIC: Final = (encode.SIZE + HIDDEN + 1, 512, 512, 256, 1)
EPOCHS: Final = 2
RATE: Final = 5e-4
CLIP: Final = 0.2
TRACE: Final = 0.95
"""How far a decision is judged by the end of the game (1) or by the value of the next position (0)."""
WARMEST: Final = 0.05
"""The first temperature: what a natural unit of entropy is worth, where a game won is worth 1."""
COOLED: Final = 0.8
"""The part of the time after which the last temperature is reached."""
AVERAGED: Final = 0.99
NEVER: Final = -1e9
POINTS: Final = 10
"""How often the way is looked at."""


class Layers(nn.Module):  # type: ignore[misc, unused-ignore]
    def __init__(self, sizes: tuple[int, ...]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))

    def forward(self, inputs: Any) -> Any:
        for layer in self.layers[:-1]:
            inputs = torch.relu(layer(inputs))
        return self.layers[-1](inputs)

    def weights(self) -> Weights:
        return Weights([LayerWeights.of(layer.weight.tolist(), layer.bias.tolist()) for layer in self.layers])

    def take(self, weights: Weights) -> None:
        with torch.no_grad():
            for layer, kept in zip(self.layers, weights.layers, strict=True):
                layer.weight.copy_(torch.tensor(kept.rows()))
                layer.bias.copy_(torch.tensor(kept.biases()))


class Table:
    """Many games that go on for ever: who has ended is dealt anew."""

    def __init__(self, games: int, mode: str, device: str) -> None:
        self.games = ManyGames(torch, games, mode == "advanced", device)
        self._device = device
        names = [agent for agent in range(Agents.COUNT) for _ in range(COPIES[agent])]
        self._names = torch.tensor(names, device=device)
        tops = [1.0 / top for _name, size, top, _meaning in encode.FIELDS for _ in range(size)]
        self.scale = torch.tensor(tops, device=device)
        self.first_seat = torch.arange(games, device=device) % 2
        """The seat of the first of two players."""
        self.deal(torch.ones(games, dtype=torch.bool, device=device))

    def deal(self, fresh: Any) -> None:
        count = self.games.games
        decks = self._names[self._shuffled(count, len(self._names))]
        starts = torch.randint(2, (count,), device=self._device)
        self.games.deal(fresh, decks, self._shuffled(count, Cards.COUNT), starts)

    def _shuffled(self, count: int, size: int) -> Any:
        return torch.rand(count, size, device=self._device).argsort(1)


def odds(player: Layers, rows: Any, masks: Any) -> tuple[Any, Any]:
    """Logarithms of the shares of all moves, and what the position is worth."""
    scores = player(rows)
    return torch.log_softmax(scores[:, :-1].masked_fill(~masks, NEVER), 1), scores[:, -1]


def drawn(shares: Any) -> Any:
    """A move by its odds."""
    return (shares - torch.empty_like(shares).exponential_().log()).argmax(1)


class Round:
    """A few decisions of every game: [steps, games, ...]."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Any]] = {}

    def keep(self, **columns: Any) -> None:
        for name, column in columns.items():
            self.kept.setdefault(name, []).append(column)

    def column(self, name: str) -> Any:
        return torch.stack(self.kept[name])


class Learner:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.player = self._player(given.start) or Layers(PLAYER).to(given.device)
        self.critic = Layers(CRITIC).to(given.device)
        self.average = deepcopy(self.player)
        self.rival = self._player(given.against)
        self.table = Table(given.games, given.mode, given.device)
        both = [*self.player.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(both, lr=RATE, eps=1e-6)
        self.entropy = 0.0

    def _player(self, path: Path | None) -> Layers | None:
        if path is None:
            return None
        player = Layers(PLAYER)
        player.take(read_weights(path))
        player.to(self.given.device)
        return player

    def mine(self) -> Any:
        """In which games the learner is asked: in all, where it plays itself."""
        asked = self.table.games.asked
        return (
            torch.ones_like(asked, dtype=torch.bool) if self.rival is None else asked == self.table.first_seat
        )

    def truth(self, rows: Any, hidden: Any, mine: Any) -> Any:
        return torch.cat([rows * self.table.scale, hidden.float(), mine[..., None].float()], -1)

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def play(self, steps: int) -> Round:
        games = self.table.games
        played = Round()
        for _ in range(steps):
            rows, masks, hidden, mine, asked = (
                games.rows(),
                games.masks(),
                games.hidden(),
                self.mine(),
                games.asked,
            )
            shares, _values = odds(self.player, rows * self.table.scale, masks)
            if self.rival is not None:
                theirs, _values = odds(self.rival, rows * self.table.scale, masks)
                shares = torch.where(mine[:, None], shares, theirs)
            moves = drawn(shares)
            games.play(moves)
            ended = games.winner >= 0
            won = torch.where(games.winner == asked, 1.0, -1.0)
            played.keep(rows=rows, masks=masks, hidden=hidden, mine=mine, asked=asked, moves=moves)
            played.keep(shares=shares.gather(1, moves[:, None])[:, 0], ended=ended, won=won)
            self.table.deal(ended)
        played.keep(rows=games.rows(), hidden=games.hidden(), mine=self.mine(), asked=games.asked)
        return played

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def gains(self, played: Round) -> tuple[Any, Any]:
        """How much better each decision turned out than expected (generalized advantage estimates), and the
        values to learn. What one side wins the other loses; the critic sees the hands of both."""
        seen = zip(played.kept["rows"], played.kept["hidden"], played.kept["mine"], strict=True)
        values = [self.critic(self.truth(*part))[:, 0] for part in seen]
        asked, won, ended = played.kept["asked"], played.kept["won"], played.kept["ended"]
        gain = torch.zeros_like(values[0])
        gains = []
        for at in reversed(range(len(won))):
            same = torch.where(asked[at + 1] == asked[at], 1.0, -1.0)
            gain = torch.where(ended[at], won[at], same * (values[at + 1] + TRACE * gain)) - values[at]
            gains.append(gain)
        found = torch.stack(gains[::-1])
        return found, found + torch.stack(values[:-1])

    def improve(self, played: Round, temperature: float) -> None:
        gains, goals = self.gains(played)
        flat = {name: played.column(name)[: len(gains)].flatten(0, 1) for name in played.kept}
        flat |= {"gains": gains.flatten(), "goals": goals.flatten()}
        count = len(flat["gains"])
        for _ in range(EPOCHS):
            for chosen in torch.randperm(count, device=self.given.device).split(self.given.batch):
                loss = self.loss({name: column[chosen] for name, column in flat.items()}, temperature)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
                self.optimizer.step()
        with torch.no_grad():
            for kept, now in zip(self.average.parameters(), self.player.parameters(), strict=True):
                kept.lerp_(now, 1.0 - AVERAGED)

    def loss(self, part: dict[str, Any], temperature: float) -> Any:
        shares, values = odds(self.player, part["rows"] * self.table.scale, part["masks"])
        decides = part["mine"] & (part["masks"].sum(1) > 1)
        weight = decides / decides.sum().clamp_min(1)
        ratio = (shares.gather(1, part["moves"][:, None])[:, 0] - part["shares"]).exp()
        gain = part["gains"]
        policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * weight).sum()
        entropy = (-(shares.exp() * shares.clamp_min(-30.0)).sum(1) * weight).sum()
        value = ((values - part["goals"]).square() * part["mine"]).mean()
        expected = self.critic(self.truth(part["rows"], part["hidden"], part["mine"]))[:, 0]
        self.entropy = entropy.detach()
        return policy - temperature * entropy + 0.1 * value + (expected - part["goals"]).square().mean()


@torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
def match(ours: Layers, theirs: Layers | None, games: int, mode: str, device: str) -> float:
    """Our share of wins against another player or against random moves, seats in turn."""
    table = Table(games, mode, device)
    many = table.games
    while bool((many.winner < 0).any()):
        for _ in range(8):
            rows, masks = many.rows() * table.scale, many.masks()
            own, _values = odds(ours, rows, masks)
            other = odds(theirs, rows, masks)[0] if theirs is not None else torch.where(masks, 0.0, NEVER)
            many.play(drawn(torch.where((many.asked == table.first_seat)[:, None], own, other)))
    return float((many.winner == table.first_seat).float().mean())


def train(given: argparse.Namespace) -> None:
    """Learns until the time is up, at least one round for each point after the first."""
    learner = Learner(given)
    training = Training(given.mode, {name: str(value) for name, value in vars(given).items()}, [])
    start = monotonic()
    spent, rounds = 0.0, 0
    before: Layers | None = None
    for number in range(POINTS + 1):
        while rounds < number or spent < given.minutes * number / POINTS:
            learn(learner, min(spent / given.minutes, 1.0))
            rounds += 1
            spent = (monotonic() - start) / 60
        point = look(learner, before, spent, rounds * given.steps * given.games)
        before = deepcopy(learner.average)
        training.points.append(point)
        training.write(given.folder)
        _say(told_of(point))
    if given.measured:
        measure(given.folder, given.mode, given.measured)


def learn(learner: Learner, done: float) -> None:
    """One round; `done` is the part of the time that is over."""
    temperature = WARMEST * (learner.given.coolest / WARMEST) ** min(1.0, done / COOLED)
    learner.optimizer.param_groups[0]["lr"] = RATE * max(1.0 - done, 0.02)
    learner.improve(learner.play(learner.given.steps), temperature)


def look(learner: Learner, before: Layers | None, minutes: float, decisions: int) -> Point:
    mode, device = learner.given.mode, learner.given.device

    def share(other: Layers | None) -> float:
        return float(match(learner.average, other, learner.given.match, mode, device))

    return Point(
        minutes=minutes,
        decisions=decisions,
        entropy=float(learner.entropy),
        random=share(None),
        before=share(before) if before is not None else 0.5,
        rival=share(learner.rival) if learner.rival is not None else None,
        weights=learner.average.weights(),
    )


def told_of(point: Point) -> str:
    told = f"{point.minutes:.2f} min, {point.decisions / 1e6:.1f} M decisions, entropy {point.entropy:.3f}, "
    told += f"random {point.random:.3f}, before {point.before:.3f}"
    return told if point.rival is None else f"{told}, rival {point.rival:.3f}"


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mode", choices=("simple", "advanced"), default="simple")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--folder", type=Path, required=True, help="where weights and curve are written")
    parser.add_argument("--against", type=Path, help="learn to beat the player with these weights instead")
    parser.add_argument("--start", type=Path, help="begin with these weights")
    parser.add_argument("--coolest", type=float, default=0.01, help="the last temperature")
    parser.add_argument("--games", type=int, default=32768, help="games side by side")
    parser.add_argument("--steps", type=int, default=16, help="decisions of each game in a round")
    parser.add_argument("--batch", type=int, default=32768, help="decisions in a step of learning")
    parser.add_argument("--match", type=int, default=8192, help="games of each match on the way")
    parser.add_argument("--measured", type=int, default=100, help="games against each bot at each point")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
