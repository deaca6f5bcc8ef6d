"""Trains the player `learned`. A tool for developers; needs torch and a graphics card to be quick.

    python -m safehouse.games.stationfall.tools.teacher games.jsonl --games 1500 --processes 16
    python -m safehouse.games.stationfall.tools.train_learned --teacher games.jsonl --minutes 9 --folder first
    python -m safehouse.games.stationfall.tools.train_learned --start first --minutes 9 --folder second

First it learns to play like its teacher; then by playing: at most tables against itself, at some alone against
three of those clones. Policy gradients with a clipped ratio (PPO); what a table brings is the victory,
and as much again for points. It costs something to play unlike the teacher, less and less.
"""

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import torch  # type: ignore[import-not-found, unused-ignore]
from torch import nn  # type: ignore[import-not-found, unused-ignore]

from safehouse.bots.curve import curve
from safehouse.games.stationfall.tools.lanes import Lanes
from safehouse.games.stationfall.tools.nets import CRITIC, PLAYER, Layers, drawn, odds, unpacked
from safehouse.games.stationfall.tools.teacher import PLAYERS, read

EPOCHS: Final = 2
CLIP: Final = 0.2
TRACE: Final = 0.95
"""How far a decision is judged by the end of the game (1) or by the value of the next position (0)."""
FOR_VICTORY: Final = 0.5
FOR_POINT: Final = 0.06
"""What a victory is worth, and a point above what the others have on average."""
AVERAGED: Final = 0.97
WARM_UP: Final = 8
"""Rounds in which the critic alone learns."""
CLONE_BATCH: Final = 8192
KEPT_BACK: Final = 0.05
"""Of the teacher's decisions, to see how well it is imitated."""


def victories(scores: Any) -> Any:
    """Of a table's scores whose the victory is; where several have the most points, each has a part of it."""
    most = (scores == scores.amax(-1, keepdim=True)).float()
    return most / most.sum(-1, keepdim=True)


def worth(scores: Any) -> Any:
    """What the scores of a table bring to every seat."""
    others = (scores.sum(-1, keepdim=True) - scores) / (PLAYERS - 1)
    return FOR_VICTORY * victories(scores) + FOR_POINT * (scores - others)


class Learner:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.player = Layers(PLAYER).to(given.device)
        self.critic = Layers(CRITIC).to(given.device)
        self.average = deepcopy(self.player)
        self.rival = deepcopy(self.player)
        parts = [*self.player.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(parts, lr=given.rate, eps=1e-6)
        self.rounds = 0

    def load(self, folder: Path) -> None:
        for name, network in self.networks().items():
            if (folder / f"{name}.pt").exists():
                kept = torch.load(folder / f"{name}.pt", map_location=self.given.device)
                network.load_state_dict({key: value.float() for key, value in kept.items()})
        self.average.load_state_dict(self.player.state_dict())

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, network in self.networks().items():
            torch.save(
                {key: value.half() for key, value in network.state_dict().items()}, folder / f"{name}.pt"
            )
        (folder / "learned.msgpack").write_bytes(msgspec.msgpack.encode(self.average.weights()))

    def networks(self) -> dict[str, Layers]:
        return {"player": self.player, "critic": self.critic, "rival": self.rival}

    # -- imitation ---------------------------------------------------------------------------------

    def imitate(self, rows: Any, masks: Any, made: Any, epochs: int) -> None:
        """Learn to play like the teacher; the clone is the rival from then on."""
        device = self.given.device
        rows, masks = torch.from_numpy(rows).to(device), torch.from_numpy(masks).to(device)
        made = torch.from_numpy(made).to(device)
        order = torch.randperm(len(made), device=device)
        back, learnt = order[: int(KEPT_BACK * len(made))], order[int(KEPT_BACK * len(made)) :]
        optimizer = torch.optim.AdamW(self.player.parameters(), lr=1e-3, weight_decay=0.01)
        for epoch in range(epochs):
            optimizer.param_groups[0]["lr"] = 1e-3 * max(1.0 - epoch / epochs, 0.05)
            for chosen in learnt[torch.randperm(len(learnt), device=device)].split(CLONE_BATCH):
                shares, _worth = odds(self.player, rows[chosen].float(), unpacked(masks[chosen]))
                loss = nn.functional.nll_loss(shares, made[chosen])
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
        with torch.no_grad():
            shares, _worth = odds(self.player, rows[back].float(), unpacked(masks[back]))
            hit = float((shares.argmax(1) == made[back]).float().mean())
        say({"decisions": len(made), "imitated": round(hit, 3), "loss": round(float(loss.detach()), 3)})
        self.average.load_state_dict(self.player.state_dict())
        self.rival.load_state_dict(self.player.state_dict())

    # -- play --------------------------------------------------------------------------------------

    def play(self, groups: list[Lanes]) -> list["Round"]:
        """So many decisions at every table; the groups go on beside each other."""
        with ThreadPoolExecutor(len(groups)) as pool:
            played = list(pool.map(self.play_in, groups))
        if self.given.device == "cuda":
            torch.cuda.synchronize()
        return played

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def play_in(self, group: Lanes) -> "Round":
        with group.stream():
            played = Round(self.given.steps, group, self.given.device)
            for step in range(self.given.steps):
                rows, masks, mine = group.look()
                seen = rows.float()
                shares, _worth = odds(self.player, seen, masks)
                theirs, _worth = odds(self.rival, seen, masks)
                chosen = drawn(torch.where(mine[:, None], shares, theirs / group.calm))
                shares = shares.gather(1, chosen[:, None])[:, 0]
                played.keep(step, rows, masks, mine, group.seats, chosen, shares, self.critic(seen)[:, 0])
                played.end(step, *group.step(chosen))
            rows, _masks, _mine = group.look()
            played.gains(group.seats, self.critic(rows.float())[:, 0])
        return played

    # -- learning ----------------------------------------------------------------------------------

    def improve(self, played: list["Round"], heat: float, leash: float, rate: float) -> dict[str, float]:
        self.rounds += 1
        self.optimizer.param_groups[0]["lr"] = rate
        columns = {name: torch.cat([kept.flat(name) for kept in played]) for name in Round.COLUMNS}
        known = torch.cat([kept.known() for kept in played]).nonzero()[:, 0]
        gain = columns["gain"][known]
        middle, spread = gain.mean(), gain.std() + 1e-6
        told: dict[str, float] = {}
        for _ in range(EPOCHS):
            for chosen in known[torch.randperm(len(known), device=known.device)].split(self.given.batch):
                part = {name: column[chosen] for name, column in columns.items()}
                part["gain"] = (part["gain"] - middle) / spread
                loss, told = self.loss(part, heat, leash)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.optimizer.step()
        with torch.no_grad():
            for kept, now in zip(self.average.parameters(), self.player.parameters(), strict=True):
                kept.lerp_(now, 1.0 - AVERAGED)
        return told

    def loss(self, part: dict[str, Any], heat: float, leash: float) -> tuple[Any, dict[str, float]]:
        rows = part["rows"].float()
        shares, value = odds(self.player, rows, part["masks"])
        decides = part["masks"].sum(1) > 1
        weight = decides / decides.sum().clamp_min(1)
        ratio = (shares.gather(1, part["moves"][:, None])[:, 0] - part["shares"]).exp()
        gain = part["gain"]
        policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * weight).sum()
        entropy = (-(shares.exp() * shares.clamp_min(-30.0)).sum(1) * weight).sum()
        expected = (self.critic(rows)[:, 0] - part["goal"]).square().mean()
        said = (value - part["goal"]).square().mean()
        told = {
            "entropy": entropy.detach(),
            "critic": expected.detach(),
            "moved": (ratio - 1).abs().mean().detach(),
        }
        if self.rounds <= WARM_UP:
            return expected + 0.1 * said, told
        with torch.no_grad():
            before, _worth = odds(self.rival, rows, part["masks"])
        apart = ((shares.exp() * (shares - before).clamp(-30.0, 30.0)).sum(1) * weight).sum()
        told["apart"] = apart.detach()
        return policy - heat * entropy + leash * apart + 0.1 * said + expected, told


class Round:
    """Decisions of many tables: [steps, n, ...]."""

    COLUMNS: Final = ("rows", "masks", "moves", "shares", "gain", "goal")

    def __init__(self, steps: int, lanes: Lanes, device: str) -> None:
        n = lanes.count
        self.steps = steps
        self.rows = torch.empty(steps, n, PLAYER[0], dtype=torch.uint8, device=device)
        self.masks = torch.empty(steps, n, PLAYER[-1] - 1, dtype=torch.bool, device=device)
        self.mine = torch.empty(steps, n, dtype=torch.bool, device=device)
        self.seats = torch.empty(steps, n, dtype=torch.long, device=device)
        self.moves = torch.empty(steps, n, dtype=torch.long, device=device)
        self.shares = torch.empty(steps, n, device=device)
        self.values = torch.empty(steps, n, device=device)
        self.scores = torch.empty(steps, n, PLAYERS, device=device)
        self.ended = torch.empty(steps, n, dtype=torch.bool, device=device)
        self.gain = torch.zeros(steps, n, device=device)
        self.goal = torch.zeros(steps, n, device=device)
        self.followed = torch.zeros(steps, n, dtype=torch.bool, device=device)
        """Whether it is known how it went on for the seat that decided."""
        self.own_seat = lanes.own_seat

    def keep(
        self, step: int, rows: Any, masks: Any, mine: Any, seats: Any, moves: Any, shares: Any, values: Any
    ) -> None:
        self.rows[step], self.masks[step], self.mine[step], self.seats[step] = rows, masks, mine, seats
        self.moves[step], self.shares[step], self.values[step] = moves, shares, values

    def end(self, step: int, scores: Any, ended: Any) -> None:
        self.scores[step], self.ended[step] = scores, ended

    def gains(self, seats: Any, values: Any) -> None:
        """How much better each decision turned out than expected (generalized advantage estimates), by seat;
        the last question is still to be decided by these seats and worth so much to them."""
        n = len(seats)
        lanes = torch.arange(n, device=seats.device)
        ahead = torch.zeros(n, PLAYERS, device=seats.device)
        gain = torch.zeros(n, PLAYERS, device=seats.device)
        known = torch.zeros(n, PLAYERS, dtype=torch.bool, device=seats.device)
        ahead[lanes, seats], known[lanes, seats] = values, True
        for step in reversed(range(self.steps)):
            ended = self.ended[step][:, None]
            ahead = torch.where(ended, worth(self.scores[step]), ahead)
            gain = torch.where(ended, 0.0, gain)
            known = known | ended
            seat, value = self.seats[step], self.values[step]
            found = ahead[lanes, seat] - value + TRACE * gain[lanes, seat]
            self.gain[step], self.goal[step] = found, found + value
            self.followed[step] = known[lanes, seat]
            gain[lanes, seat], ahead[lanes, seat], known[lanes, seat] = found, value, True

    def known(self) -> Any:
        return (self.followed & self.mine).flatten()

    def flat(self, name: str) -> Any:
        return getattr(self, name).flatten(0, 1)

    def fared(self) -> Any:
        """Of the games that ended where the learner was alone: victories, points and how many they were."""
        alone = self.ended & (self.own_seat >= 0)
        own = self.own_seat.clamp_min(0)[None, :, None].expand(self.steps, -1, 1)
        won = victories(self.scores).gather(2, own)[..., 0][alone].sum()
        return torch.stack([won, self.scores.gather(2, own)[..., 0][alone].sum(), alone.sum()]).cpu()


def train(given: argparse.Namespace) -> None:
    """Until the time is up."""
    began = monotonic()
    learner = Learner(given)
    if given.start:
        learner.load(given.start)
    if given.teacher:
        learner.imitate(*read(given.teacher, given.processes), given.epochs)
    learner.save(given.folder)
    groups = [
        Lanes(given.games, f"{given.seed} {number}", given.hands, given.alone, given.device)
        for number in range(given.groups)
    ]
    points: list[dict[str, float]] = []
    decisions = games = 0
    fared = torch.zeros(3)
    looked = start = monotonic()
    while (spent := (monotonic() - start) / 60) < given.minutes:
        done = spent / given.minutes
        played = learner.play(groups)
        heat = given.heat * (given.coolest / given.heat) ** done
        told = learner.improve(played, heat, given.leash * 0.1**done, given.rate * max(1.0 - done, 0.05))
        decisions += sum(kept.ended.numel() for kept in played)
        games += sum(int(kept.ended.sum()) for kept in played)
        fared += sum(kept.fared() for kept in played)
        if monotonic() - looked > given.every:
            looked = monotonic()
            won, score, alone = fared.tolist()
            point = {"minutes": round(spent, 2), "decisions": decisions, "games": games}
            point |= {
                "alone": alone,
                "won": round(won / max(alone, 1), 4),
                "points": round(score / max(alone, 1), 3),
            }
            points.append(point | {name: round(float(value), 4) for name, value in told.items()})
            say(points[-1])
            fared = torch.zeros(3)
    learner.save(given.folder)
    (given.folder / "training.json").write_text(json.dumps(points, indent=1) + "\n", encoding="utf-8")
    if points:
        curve(given.folder / "training.svg", points)
    for group in groups:
        group.close()
    say({"seconds": round(monotonic() - began)})


def say(found: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
    sys.stdout.flush()


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where networks and curve are written")
    parser.add_argument("--teacher", type=Path, help="games to learn from first")
    parser.add_argument("--start", type=Path, help="the folder of a training to go on from")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--epochs", type=int, default=20, help="how often the teacher's games are gone through")
    parser.add_argument("--groups", type=int, default=6, help="of tables, played beside each other")
    parser.add_argument("--games", type=int, default=1536, help="tables in a group")
    parser.add_argument("--hands", type=int, default=4, help="processes that play a group")
    parser.add_argument("--steps", type=int, default=96, help="decisions at each table in a round")
    parser.add_argument("--batch", type=int, default=16384, help="decisions in a step of learning")
    parser.add_argument("--alone", type=float, default=1.0, help="the share of tables with three rivals")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--heat", type=float, default=0.002, help="what entropy is worth at first")
    parser.add_argument("--coolest", type=float, default=0.0005, help="and in the end")
    parser.add_argument(
        "--leash", type=float, default=0.02, help="what being unlike the teacher costs at first"
    )
    parser.add_argument("--processes", type=int, default=16, help="that read the teacher's games")
    parser.add_argument("--every", type=float, default=15.0, help="seconds between two lines")
    parser.add_argument("--seed", default="training")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    torch.set_float32_matmul_precision("high")
    train(parser.parse_args(words))


if __name__ == "__main__":
    main()
