"""A suite: the fixed deals, opponents and budgets that agents are compared by."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

import msgspec
from msgspec.structs import replace

from safehouse.core.data import load
from safehouse.core.errors import OptionError, SafehouseError

FOLDER: Final = Path(__file__).parent / "suites"
EVERY: Final = ""
"""In numbers of games, the games that are not named."""


class GameSuite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is measured in one game. A game of sides has `opponents`, a cooperative one has strangers."""

    id: str
    options: dict[str, Any]
    games: int
    """With each of the others."""
    quick: int
    """The same in the short form of the suite."""
    belief: str
    """The hidden fact whose log loss is measured."""
    belief_every: int = 1
    """At every so many decisions."""
    opponents: list[str] = []
    """The ladder, the weakest first."""
    strangers: list[str] = []
    """Partners who speak no code."""
    speakers: list[str] = []
    """Partners who speak one, with the options `code`."""
    code: dict[str, Any] = {}
    small: dict[str, Any]
    """The options of the version that can be enumerated."""


class Baseline(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An agent of the table that everybody compares with."""

    name: str
    agent: str
    only: list[str] = []
    """The games it plays; empty: all."""


class Suite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    whole: bool = True
    """Whether all of its games are to be played."""
    seed: str
    budget_ms: float
    game: list[GameSuite]
    baseline: list[Baseline]

    def played(self, games: Mapping[str, int], quick: bool) -> Self:
        """The same in its short form, or with so many games with each of the others, by game, `EVERY` for those
        that are not named; the first deals are the same in all."""
        for name in games.keys() - {EVERY, *(game.id for game in self.game)}:
            raise OptionError("games", name, ", ".join(game.id for game in self.game))
        usual = {game.id: game.quick if quick else game.games for game in self.game}
        wanted = {name: games.get(name, games.get(EVERY, whole)) for name, whole in usual.items()}
        return replace(
            self,
            whole=all(wanted[game.id] >= game.games for game in self.game),
            game=[replace(game, games=wanted[game.id]) for game in self.game],
        )


def suite_names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def read_suite(name: str) -> Suite:
    if name not in suite_names():
        raise SafehouseError(f"there is no suite {name!r}; there are: {', '.join(suite_names())}")
    return load(FOLDER / f"{name}.toml", Suite)
