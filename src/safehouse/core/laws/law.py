"""What a law is, and what a check of it reports."""

from collections.abc import Callable

import msgspec

from safehouse.core.game import AnyGame


class Effort(msgspec.Struct, frozen=True):
    """How long to look."""

    games: int = 12
    """Games per configuration, fewer where a game has many configurations."""
    most: int = 96
    """Games in all configurations together, one for each at least."""
    positions: int = 12
    worlds: int = 4
    codes: int = 400
    """Codes tried per position where a move space is larger than this."""
    cases: int = 400
    """Deals tried per small case."""
    views: int = 3
    """Views of each small case that are looked at: those that hide most."""
    draws: int = 40_000
    """Worlds drawn per view of a small case before a truth counts as forgotten."""

    def games_each(self, configurations: int, part: int = 1) -> int:
        """Games for each of so many configurations, at one `part`-th of the effort."""
        return max(1, min(self.games, self.most // configurations) // part)


QUICK = Effort()
THOROUGH = Effort(games=150, most=1200, positions=80, worlds=8, codes=2000, cases=3000, views=12, draws=200_000)


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
        return Finding(law.number, law.name, "broken", f"{type(error).__name__}: {error}")


def demand(condition: bool, text: str) -> None:
    if not condition:
        raise Broken(text)
