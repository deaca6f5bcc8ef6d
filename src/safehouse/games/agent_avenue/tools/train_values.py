"""Trains the learned values of the stage solver by self-play. A tool for developers; needs NumPy.

    python -m safehouse.games.agent_avenue.tools.train_values --mode simple --minutes 8 --folder training
    … --variants team3,team4 --values values_simple.json      # go on with the team variants

Games are played in rounds, the first by the greedy bot, each later one by the solver with the values
fitted to the rounds before it. The last values.json is the one to keep.
"""

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from safehouse.bots.bot import Bot
from safehouse.bots.roster import make
from safehouse.core.random import Stream
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.bots.judges import FEATURES, HAND_KNOWN, ONGOING_CARDS, PER_SIDE, features
from safehouse.games.agent_avenue.codes import Phases
from safehouse.games.agent_avenue.options import AgentAvenueOptions

BLEND: Final = 0.6
"""Share of the result in the target; the rest is the value the solver found."""
EXPLORE: Final = 0.06
"""Share of moves taken at random, so that odd positions are seen too."""
HIDDEN: Final = 32
MASKED: Final = 0.4
"""How often each hand is hidden from the net while it learns."""
ROUNDS_KEPT: Final = 5
"""How many rounds of games a fit looks back on."""
FIRST_ROUND: Final = 4
"""The games of the greedy bot cost little: so many times as many."""
SETTINGS: Final = "hands=12+rounds=30+own_worlds=2+swap_worlds=3"
"""A small solver, for many games."""


def train(
    mode: str, variants: list[str], minutes: float, games: int, processes: int, folder: Path, values: str = ""
) -> None:
    """Play and fit in turn until the time is up; `values` to go on from instead of the greedy bot.

    Every fit but the first of a training from nothing begins with the values that played its games.
    """
    folder.mkdir(parents=True, exist_ok=True)
    deadline = monotonic() + 60.0 * minutes
    number = 0
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        while number == 0 or monotonic() < deadline:
            share = games // processes * (1 if values else FIRST_ROUND)
            parts = [folder / f"{mode}-{number:03d}-{part:02d}.jsonl" for part in range(processes)]
            running = [
                pool.submit(play, mode, variants, share, values, part, f"{mode} {part.stem}", SETTINGS)
                for part in parts
            ]
            for future in running:
                future.result()
            kept = range(max(0, number + 1 - ROUNDS_KEPT), number + 1)
            files = sorted(path for i in kept for path in folder.glob(f"{mode}-{i:03d}-*.jsonl"))
            before, values = values, str(folder / f"values_{mode}_{number:03d}.json")
            _say(f"{mode} round {number}")
            fit(files, Path(values), 12, number, before)
            (folder / f"values_{mode}.json").write_bytes(Path(values).read_bytes())
            number += 1


def play(mode: str, variants: list[str], games: int, values: str, out: Path, seed: str, settings: str) -> None:
    """Self-play; one line for each turn: the features seen by the mover, the value found, the result."""
    options = [GAME.read_options({"mode": mode, "variant": variant}) for variant in variants]
    with out.open("w") as file:
        for number in range(games):
            for line in _game(options[number % len(options)], values, f"{seed} {number}", settings):
                file.write(json.dumps(line, separators=(",", ":")) + "\n")


def _game(options: AgentAvenueOptions, values: str, seed: str, settings: str) -> list[dict[str, Any]]:
    spec = f"solver:{settings}+values={values}" if values else "greedy:worlds=4+noise=0.1"
    bots: list[Bot] = [make(spec, GAME, options) for _ in range(options.seats())]
    random = Stream(f"{seed} moves")
    state = GAME.deal(options, seed)
    state.events = None
    lines: list[dict[str, Any]] = []
    movers: list[int] = []
    while pending := state.pending():
        seat = pending[0]
        moves = state.moves(seat)
        starts = state.phase == Phases.PLAY and len(movers) < state.turn
        if starts:
            movers.append(state.active)
            lines.append({"f": features(state, state.active, True, True)})
        bot = bots[seat]
        move = bot.choose(GAME.view(state, seat), moves, random)
        if starts:
            thought = bot.thought()
            if values and thought is not None and thought.before is not None:
                lines[-1]["v"] = round(thought.before, 4)
        if random.unit() < EXPLORE:
            move = random.choose(moves)
        state.apply(seat, move)
    for line, mover in zip(lines, movers, strict=True):
        line["z"] = int(state.winner == mover)
    return lines


def fit(files: list[Path], out: Path, epochs: int, seed: int, before: str = "") -> None:
    """Fit the net by Adam on the cross entropy, a tenth of the games held back to see how well it does."""
    rng = np.random.default_rng(seed)
    inputs, targets, results = _table(files)
    rows = len(targets)
    held = rows // 10
    parts = _parts(Path(before)) if before else _random_parts(rng)
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    step = 0
    order = np.arange(held, rows)
    for epoch in range(epochs):
        rng.shuffle(order)
        rate = 0.004 * (1.0 - epoch / epochs) + 0.0002
        for at in range(0, len(order), 512):
            batch = order[at : at + 512]
            x = _masked(inputs[batch], rng)
            step += 1
            for i, slope in enumerate(_slopes(parts, x, targets[batch])):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope * slope
                size = rate * np.sqrt(1.0 - 0.999**step) / (1.0 - 0.9**step)
                parts[i] -= size * first[i] / (np.sqrt(second[i]) + 1e-7) + rate * 1e-3 * parts[i]
    for name, part in (("held back", slice(0, held)), ("learnt", slice(held, rows))):
        guess = np.clip(_forward(parts, inputs[part])[1], 1e-4, 1 - 1e-4)
        loss = -np.mean(results[part] * np.log(guess) + (1 - results[part]) * np.log(1 - guess))
        right = np.mean((guess > 0.5) == (results[part] > 0.5))
        _say(f"{name}: {part.stop - part.start} turns, loss {loss:.4f}, right {right:.3f}")
    weights = {
        "rows": [[round(float(v), 4) for v in row] for row in parts[0].T],
        "bias": [round(float(v), 4) for v in parts[1]],
        "out": [round(float(v), 4) for v in parts[2]],
        "out_bias": round(float(parts[3][0]), 4),
    }
    out.write_text(json.dumps(weights, separators=(",", ":")) + "\n")


def _random_parts(rng: Any) -> list[Any]:
    return [
        rng.normal(0.0, 0.15, (FEATURES, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        rng.normal(0.0, 0.2, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
    ]


def _parts(values: Path) -> list[Any]:
    known = json.loads(values.read_text())
    parts = (np.array(known["rows"]).T, known["bias"], known["out"], [known["out_bias"]])
    return [np.array(part, np.float32) for part in parts]


HANDS: Final = ((HAND_KNOWN, ONGOING_CARDS), (PER_SIDE + HAND_KNOWN, PER_SIDE + ONGOING_CARDS))
"""The features of either hand, known flag included: from, up to."""


def _table(files: list[Path]) -> tuple[Any, Any, Any]:
    lines = [json.loads(line) for path in files for line in path.read_text().splitlines()]
    inputs = np.zeros((len(lines), FEATURES), np.float32)
    for i, line in enumerate(lines):
        inputs[i, line["f"]] = 1.0
    results = np.array([line["z"] for line in lines], np.float32)
    found = np.array([line.get("v", line["z"]) for line in lines], np.float32)
    return inputs, BLEND * results + (1.0 - BLEND) * found, results


def _masked(x: Any, rng: Any) -> Any:
    for start, stop in HANDS:
        hidden = rng.random(len(x)) < MASKED
        x[hidden, start:stop] = 0.0
    return x


def _forward(parts: list[Any], x: Any) -> tuple[Any, Any]:
    layer = np.maximum(x @ parts[0] + parts[1], 0.0)
    return layer, 1.0 / (1.0 + np.exp(-(layer @ parts[2] + parts[3][0])))


def _slopes(parts: list[Any], x: Any, targets: Any) -> list[Any]:
    layer, guess = _forward(parts, x)
    error = (guess - targets) / len(targets)
    back = (layer > 0) * (error[:, None] * parts[2][None, :])
    return [x.T @ back, back.sum(0), layer.T @ error, error.sum(keepdims=True)]


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", choices=("simple", "advanced"), default="simple")
    parser.add_argument("--variants", default="duel", help="played in turn, e.g. team3,team4")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=4000, help="games in a round")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--values", default="", help="values to go on from")
    given = parser.parse_args()
    train(
        given.mode,
        given.variants.split(","),
        given.minutes,
        given.games,
        given.processes,
        given.folder,
        given.values,
    )


if __name__ == "__main__":
    main()
