"""The positions that a guide's figures show: golden games, played so far, as one seat sees them."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.data import DataError
from safehouse.core.game import AnyGame
from safehouse.core.golden import replayed
from safehouse.core.guide.book import Spot
from safehouse.core.guide.read import FOLDER, plan_of
from safehouse.core.options import Options
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.view import View

KEPT: Final = 64


class Shown(msgspec.Struct, frozen=True):
    """What a figure draws: never more than the seat's own view."""

    options: Options
    view: View


def golden_of(game: AnyGame, spot: Spot) -> Path:
    """The golden game of a figure; in an installed package those that figures need lie beside the guide."""
    places = [game.folder / "tests" / "golden", game.folder / FOLDER / "golden"]
    found = [place / f"{spot.golden}.json" for place in places if (place / f"{spot.golden}.json").is_file()]
    if not found:
        raise DataError(f"there is no golden game {spot.golden!r}")
    return found[0]


def position(game: AnyGame, spot: Spot) -> tuple[Options, State]:
    options, state, moves = replayed(game, golden_of(game, spot))
    if not 0 <= spot.at <= len(moves):
        raise DataError(f"{spot.golden} has {len(moves)} moves; there is no position after {spot.at}")
    if not WATCHER <= spot.seat < options.seats():
        raise DataError(f"{spot.golden} has {options.seats()} seats; there is no seat {spot.seat}")
    for seat, move in moves[: spot.at]:
        state.play(seat, move)
    return options, state


def shown(game: AnyGame, spot: Spot) -> Shown:
    options, state = position(game, spot)
    return Shown(options, game.view(state, spot.seat))


@lru_cache(KEPT)
def figure(game: str, name: str) -> Shown:
    """A figure by its name in guide.toml."""
    found = find(game)
    return shown(found, plan_of(found.folder).figure[name])
