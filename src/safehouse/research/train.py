"""Trains a small policy for a duel by self-play: `safehouse train`.

Needs `safehouse[train]`. Policy gradients with a clipped ratio (PPO): each round the policy makes some
decisions against itself in every lane of `safehouse.research.vector`, then it is improved on them. The
weights are written for NumPy; `safehouse.research.learned.load` reads them.
"""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from safehouse.bots.bot import Bot
from safehouse.bots.curve import curve
from safehouse.bots.roster import make, makers
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.research.extras import need
from safehouse.research.learned import NEVER, LearnedBot, LearnedPolicy, Network, load
from safehouse.research.reward import is_duel
from safehouse.research.selfplay import scales
from safehouse.research.vector_env import Collected, VectorEnv

np = need("numpy")
torch = need("torch")
nn = torch.nn

HIDDEN: Final = (128, 64)
LANES: Final = 256
STEPS: Final = 108
EPOCHS: Final = 3
BATCH: Final = 2048
RATE: Final = 2.5e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
TRACE: Final = 0.9
"""How far a decision is judged by the end of the game (1) or by the value of the next own decision (0)."""
OPPONENTS: Final = ("greedy", "random")
"""Whom the policy meets on its way, where the game has them."""


class Net(nn.Module):  # type: ignore[misc, name-defined]
    """The network in torch: scores of the moves, and last the value of the position."""

    def __init__(self, inputs: int, moves: int) -> None:
        super().__init__()
        self.moves = moves
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise([inputs, *HIDDEN, moves + 1]))

    def forward(self, rows: Any) -> tuple[Any, Any]:
        for layer in self.layers[:-1]:
            rows = torch.relu(layer(rows))
        scores = self.layers[-1](rows)
        return scores[:, :-1], scores[:, -1]

    def log_odds(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        scores, values = self(rows)
        return torch.log_softmax(scores.masked_fill(~masks, NEVER), dim=1), values

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


def advantages(played: Collected, values: Any) -> Any:
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


def improve(net: Net, optimizer: Any, played: Collected, scale: Any) -> None:
    """One round of PPO on what was collected."""
    rows = torch.from_numpy(played.observations.reshape(-1, len(scale)) * scale)
    masks = torch.from_numpy(played.masks().reshape(len(rows), -1))
    actions = torch.from_numpy(played.actions.reshape(-1).astype(np.int64))[:, None]
    with torch.no_grad():
        odds, values = net.log_odds(rows, masks)
        gains = torch.from_numpy(advantages(played, values.numpy().reshape(STEPS + 1, LANES)).reshape(-1))
        before = odds[: len(gains)].gather(1, actions)[:, 0]
        goals = values[: len(gains)] + gains
    take_steps(net, optimizer, rows, masks, actions, before, gains, goals, EPOCHS, BATCH)


def take_steps(
    net: Net,
    optimizer: Any,
    rows: Any,
    masks: Any,
    actions: Any,
    before: Any,
    gains: Any,
    goals: Any,
    epochs: int,
    batch: int,
) -> None:
    """PPO's steps over decisions that turned out by `gains` better than expected; `before` is how likely each
    action was then, as a logarithm, and `goals` what the position was worth."""
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(epochs):
        for chosen in torch.randperm(len(gains)).split(batch):
            odds, values = net.log_odds(rows[chosen], masks[chosen])
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


def match(game: AnyGame, options: Options, ours: Bot, theirs: Bot, games: int, seed: str) -> float:
    """Our share of wins; seats change from game to game."""
    won = 0.0
    for number in range(games):
        state = game.deal(options, f"{seed} {number // 2}", listen=False)
        random = Stream(f"{seed} match {number}")
        while pending := state.pending():
            seat = pending[0]
            bot = ours if seat == number % 2 else theirs
            state.play(seat, bot.choose(game.view(state, seat), state.moves(seat), random))
        result = state.result()
        assert result is not None
        won += (number % 2 in result.winners) / len(result.winners) if result.winners else 0.5
    return won / games


class Training:
    """One policy on its way: its network, what it has met, and the files that tell of it."""

    rate = RATE

    def __init__(self, game: AnyGame, options: Options, weights: Path, plot: Path, seed: int = 1) -> None:
        if options.seats() != 2 or not is_duel(game, options):
            raise SafehouseError("this trains duels of two seats; other games need a program of their own")
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.game = game
        self.options = options
        self.seed = seed
        self.weights = weights
        self.plot = plot
        self.log = plot.with_suffix(".json")
        self.scale = scales(game)
        self.net = Net(len(self.scale), game.space.first_note)
        self.opponents = {name: make(name, game) for name in OPPONENTS if name in makers(game)}
        self.points: list[dict[str, float]] = []
        self.round = 0
        self.decisions = 0

    def resume(self) -> None:
        """Go on from the weights and the curve so far."""
        self.net.take(load(self.game, self.weights))
        self.points = json.loads(self.log.read_text(encoding="utf-8"))
        self.round, self.decisions = int(self.points[-1]["round"]), int(self.points[-1]["decisions"])

    def run(self, minutes: float, every: int, games: int, tell: Callable[[str], None]) -> None:
        """Rounds for so long; a match of so many games against each opponent every few of them."""

        def meet() -> None:
            if self.round % every == 0:
                self.note(games, tell)

        self.practise(60 * minutes, perf_counter, meet)
        self.note(games, tell)

    def practise(
        self, seconds: float, clock: Callable[[], float], before_a_round: Callable[[], None] = lambda: None
    ) -> None:
        """Rounds for so long by this clock, in ever smaller steps."""
        optimizer = torch.optim.Adam(self.net.parameters(), lr=self.rate)
        play = self.player()
        start = clock()
        while (spent := clock() - start) < seconds:
            before_a_round()
            for group in optimizer.param_groups:
                group["lr"] = self.rate * max(1.0 - spent / seconds, 0.1)
            self.decisions += play(LearnedPolicy(self.game, self.net.plain()), optimizer)
            self.round += 1

    def player(self) -> Callable[[LearnedPolicy, Any], int]:
        """Plays the games of a round by a policy and improves the network on them; returns how many decisions
        that were."""
        env = VectorEnv(self.game, self.options, LANES, f"{self.seed} from round {self.round}", "win", 1)

        def play(policy: LearnedPolicy, optimizer: Any) -> int:
            played = env.collect(policy, STEPS)
            improve(self.net, optimizer, played, self.scale)
            return int(played.actions.size)

        return play

    def note(self, games: int, tell: Callable[[str], None]) -> None:
        """How the policy fares now, drawing its moves by its odds; its weights and its curve are kept."""
        if self.points and self.points[-1]["round"] == self.round:
            return
        bot = LearnedBot(self.game, self.net.plain(), greedy=False)
        point: dict[str, float] = {"round": self.round, "decisions": self.decisions}
        for name, rival in self.opponents.items():
            point[name] = match(self.game, self.options, bot, rival, games, f"check {self.round}")
        self.points.append(point)
        self.net.plain().save(self.weights, self.game)
        curve(self.plot, self.points)
        self.log.write_text(json.dumps(self.points, indent=1) + "\n", encoding="utf-8")
        tell(json.dumps(point))

    def judge(self, games: int) -> list[str]:
        """What it is worth in the end, in both ways of playing by it."""
        found = []
        for how, best in (("by its odds", False), ("always its best move", True)):
            bot = LearnedBot(self.game, self.net.plain(), best)
            for name, rival in self.opponents.items():
                share = match(self.game, self.options, bot, rival, games, "final")
                found.append(f"playing {how}: {share:.3f} of {games} games against {name}")
        return found
