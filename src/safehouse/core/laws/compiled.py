"""Law 12: compiled and interpreted runs agree."""

import hashlib
import os
import subprocess
import sys
from typing import Final

import msgspec

from safehouse.core import random as core_random
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, Skipped, demand
from safehouse.core.laws.walk import random_choice
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.truth import dump

SHORT: Final = 40
"""Moves of a game that are all looked at in full."""
FOLLOWED: Final = 3000


def is_compiled() -> bool:
    return not str(core_random.__file__).endswith(".py")


def compiled_and_interpreted_agree(game: AnyGame, effort: Effort) -> str:
    if not is_compiled():
        raise Skipped("this run is interpreted; run it on the compiled form to compare")
    games = effort.games_each(len(game.configurations()), 4)
    ours = digests(game, games)
    environment = {**os.environ, "SAFEHOUSE_INTERPRETED": "1"}
    command = [sys.executable, "-m", "safehouse.core.laws.compiled", game.id, str(games)]
    run = subprocess.run(command, env=environment, capture_output=True, check=False)
    demand(run.returncode == 0, f"the interpreted run failed: {run.stderr.decode()[-400:]}")
    theirs = msgspec.json.decode(run.stdout, type=list[str])
    for number, (compiled, interpreted) in enumerate(zip(ours, theirs, strict=True)):
        demand(compiled == interpreted, f"game {number} runs differently compiled and interpreted")
    return f"{len(ours)} games, move by move"


def digests(game: AnyGame, games: int) -> list[str]:
    """One digest per game over menus, events, views, worlds and the whole truth at every move."""
    return [
        digest(game, game.deal(options, f"twins-{number}"), Stream(f"twins {number}"))
        for options in game.configurations()
        for number in range(games)
    ]


def digest(game: AnyGame, state: State, random: Stream) -> str:
    """Menus at every move; views, worlds and the truth at every move of a short game, ever more rarely in a
    long one, which is followed for FOLLOWED moves."""
    hashed = hashlib.sha256()
    looks = Stream("looks")
    for made in range(FOLLOWED):
        choice = random_choice(state, random)
        if choice is None:
            hashed.update(msgspec.json.encode(state.result()))
            break
        seat, move = choice
        hashed.update(repr((seat, move, state.moves(seat))).encode())
        if looks.below(1 + made // SHORT) == 0:
            hashed.update(repr(dump(state)).encode())
            for viewer in range(WATCHER, state.seats):
                hashed.update(game.view_bytes(state, viewer))
            world = game.imagine(game.view(state, seat), random.split())
            hashed.update(repr(dump(world)).encode())
        state.play(seat, move)
    for event in state.events or []:
        hashed.update(repr((event.kind, event.args, event.audience, event.insiders, event.blanked)).encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(digests(find(sys.argv[1]), int(sys.argv[2]))))
