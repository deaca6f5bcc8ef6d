"""The shelf of games, found by folder: a folder of `safehouse.games` that exposes GAME is a game."""

import importlib
from functools import cache
from pathlib import Path

from safehouse.core.errors import UnknownGame
from safehouse.core.game import AnyGame, Game

GAMES = Path(__file__).parent.parent / "games"


@cache
def names() -> tuple[str, ...]:
    """The games for players; a folder whose name starts with an underscore is not listed."""
    folders = (path.parent.name for path in GAMES.glob("*/__init__.py"))
    return tuple(sorted(name for name in folders if not name.startswith("_")))


@cache
def find(name: str) -> AnyGame:
    if not name.isidentifier() or not (GAMES / name / "__init__.py").is_file():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    game = getattr(importlib.import_module(f"safehouse.games.{name}"), "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame(f"the folder {GAMES / name} exposes no GAME")
    if game.id != name:
        raise UnknownGame(f"the folder {name!r} holds a game with the id {game.id!r}; both must be the same")
    return game
