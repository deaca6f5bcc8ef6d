"""What a law is, and what a check of it reports."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER

FEW_MOVES: Final = 20
"""Made in every configuration."""


class Effort(msgspec.Struct, frozen=True):
    """How long to look."""

    games: int = 12
    """Games per configuration, fewer where a game has many configurations."""
    most: int = 96
    """Games in all configurations together, one for each at least."""
    moves: int = 1_500
    """Moves in all configurations together, for laws that look at single moves."""
    walk: int = 600
    """Moves after which a walk through a game ends."""
    prepared: int = 6
    """Games from each prepared position at least."""
    golden: int = 8
    """Golden games that are looked at beside."""
    seats: int = 4
    """Seats looked at in a position, besides the watcher."""
    worlds: int = 4
    """Worlds or twins beside one truth."""
    walks: int = 4
    """Games through each small case for each seat."""
    truths: int = 200
    """Truths behind a log that are held against imagination one by one."""
    draws: int = 20_000
    """Worlds drawn before a truth counts as forgotten."""
    updates: int = 8
    """Moves before and after which imagination is compared."""
    glances: int = 4_000
    """Looks at positions from all over whole games."""

    def games_each(self, configurations: int, part: int = 1) -> int:
        """Games for each of so many configurations, at one `part`-th of the effort."""
        return max(1, min(self.games, self.most // configurations) // part)

    def some_configurations(self, game: AnyGame, part: int = 1) -> list[Options]:
        """All, or at one `part`-th of the effort as many as there are games, from all over the list."""
        found: list[Options] = game.configurations()
        count = self.most // part
        return found if len(found) <= count else [found[i * len(found) // count] for i in range(count)]

    def moves_each(self, configurations: int) -> int:
        return max(FEW_MOVES, self.moves // configurations)

    def some_seats(self, seats: int, random: Stream) -> list[int]:
        """The watcher and so many seats as the effort allows."""
        chosen = list(range(seats))
        if seats > self.seats:
            random.shuffle(chosen)
        return [WATCHER, *chosen[: self.seats]]


QUICK = Effort()
THOROUGH = Effort(
    games=150,
    most=1200,
    moves=60_000,
    walk=10_000,
    golden=100,
    seats=16,
    worlds=8,
    walks=20,
    truths=1_500,
    draws=200_000,
    updates=200,
    glances=100_000,
)


class Skipped(Exception):
    """The law cannot be checked here; the text says why."""


class Broken(Exception):
    """The law does not hold; the text shows the case."""


Check = Callable[[AnyGame, Effort], str]
"""Looks for a breach and raises `Broken`; returns in a few words what was looked at."""


class Law(msgspec.Struct, frozen=True):
    number: int
    name: str
    check: Check


class Finding(msgspec.Struct, frozen=True):
    """The outcome of one law for one game."""

    law: int
    name: str
    outcome: str
    """holds | broken | skipped"""
    text: str


def examine(law: Law, game: AnyGame, effort: Effort) -> Finding:
    try:
        return Finding(law.number, law.name, "holds", law.check(game, effort))
    except Broken as breach:
        return Finding(law.number, law.name, "broken", str(breach))
    except Skipped as reason:
        return Finding(law.number, law.name, "skipped", str(reason))
    except Exception as error:
        where = _place_of(error, game.folder)
        return Finding(law.number, law.name, "broken", f"{type(error).__name__}: {error} ({where})")


def _place_of(error: Exception, folder: Path) -> str:
    """The line at fault: the last one in the game's own folder, else the last one of all."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}, in {last.name}"


def demand(condition: bool, text: str) -> None:
    if not condition:
        raise Broken(text)
