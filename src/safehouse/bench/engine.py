"""`safehouse bench engine`: decisions per CPU second of random self-play, beside OpenSpiel's games.

Every case is visited once per round, so that all share the same noise; the best round counts.
"""

import os
import subprocess
import sys
from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.shelf import find

ROUNDS: Final = 7
SECONDS: Final = 0.12
"""CPU time of one case in one round."""
PEERS: Final = ("hanabi", "leduc_poker", "gin_rummy")


class Speed(msgspec.Struct, frozen=True):
    """One game in one form. Rates are per CPU second; ratios compare with OpenSpiel in the same run."""

    game: str
    form: str
    options: dict[str, Any]
    decisions: float
    """Legal moves + play."""
    with_view: float
    """The same, and the mover's view at every decision."""
    copies: float
    ratios: dict[str, float]
    """Peer -> our `decisions` / its decisions, both driven from Python."""
    view_ratios: dict[str, float]
    """Peer -> our `with_view` / its decisions with the observation tensor."""


Case = Callable[[float], float]
"""Runs for about so many CPU seconds and returns its rate."""


def measure(games: Sequence[AnyGame], progress: Callable[[float], None] = lambda share: None) -> list[Speed]:
    """All games in the form this process runs."""
    cases: dict[str, Case] = {}
    for game in games:
        cases[f"{game.id} step"] = _stepping(game, views=False)
        cases[f"{game.id} view"] = _stepping(game, views=True)
        cases[f"{game.id} copy"] = _copying(game)
    peers = _peers()
    cases |= peers
    best = dict.fromkeys(cases, 0.0)
    for number in range(ROUNDS):
        for i, (name, case) in enumerate(cases.items()):
            best[name] = max(best[name], case(SECONDS))
            progress((number * len(cases) + i + 1) / (ROUNDS * len(cases)))
    return [_speed(game, best, bool(peers)) for game in games]


def _speed(game: AnyGame, best: dict[str, float], with_peers: bool) -> Speed:
    step, view = best[f"{game.id} step"], best[f"{game.id} view"]
    peers = PEERS if with_peers else ()
    return Speed(
        game=game.id,
        form="compiled" if is_compiled() else "interpreted",
        options=game.typical().to_json(),
        decisions=step,
        with_view=view,
        copies=best[f"{game.id} copy"],
        ratios={peer: step / best[f"{peer} step"] for peer in peers},
        view_ratios={peer: view / best[f"{peer} tensor"] for peer in peers},
    )


def measure_interpreted(games: Sequence[AnyGame]) -> list[Speed]:
    """The same in a process that ignores the compiled modules."""
    command = [sys.executable, "-m", "safehouse.bench.engine", *(game.id for game in games)]
    environment = {**os.environ, "SAFEHOUSE_INTERPRETED": "1"}
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(run.stdout, type=list[Speed])


def _stepping(game: AnyGame, views: bool) -> Case:
    options = game.typical()
    chance = Random(1)
    number = 0

    def run(seconds: float) -> float:
        nonlocal number
        random = chance.random
        decisions = 0
        start = process_time()
        while process_time() - start < seconds:
            number += 1
            state = game.deal(options, str(number), listen=False)
            while not state.over():
                seat = state.pending()[0]
                if views:
                    game.view(state, seat)
                moves = state.moves(seat)
                state.play(seat, moves[int(random() * len(moves))])
                decisions += 1
        return decisions / (process_time() - start)

    return run


def _copying(game: AnyGame) -> Case:
    state = game.deal(game.typical(), "copies", listen=False)
    for _ in range(8):
        seat = state.pending()[0]
        state.play(seat, state.moves(seat)[-1])

    def run(seconds: float) -> float:
        copies = 0
        start = process_time()
        while process_time() - start < seconds:
            for _ in range(1000):
                state.copy()
            copies += 1000
        return copies / (process_time() - start)

    return run


def _peers() -> dict[str, Case]:
    """OpenSpiel's games, where it is installed (the extra `openspiel`)."""
    try:
        import pyspiel
    except ImportError:
        return {}
    cases: dict[str, Case] = {}
    for name in PEERS:
        spiel = pyspiel.load_game(name)
        cases[f"{name} step"] = spiel_loop(spiel, tensor=False)
        cases[f"{name} tensor"] = spiel_loop(spiel, tensor=True)
    return cases


def spiel_loop(spiel: Any, tensor: bool) -> Case:
    """Random games of OpenSpiel, driven from Python; `tensor`: with the mover's observation."""
    chance = Random(1)

    def run(seconds: float) -> float:
        random = chance.random
        decisions = 0
        start = process_time()
        while process_time() - start < seconds:
            state = spiel.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    at = min(bisect(list(accumulate(odds)), random()), len(actions) - 1)
                    state.apply_action(actions[at])
                    continue
                if tensor:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions / (process_time() - start)

    return run


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure([find(name) for name in sys.argv[1:]])))
