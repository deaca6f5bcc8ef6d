"""Options of a game as they are given on the command line."""

from typing import Annotated, Any

import typer

from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame

GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game")
]


def read_game_options(game: AnyGame, given: list[str] | None, **named: str | None) -> Any:
    """Options of a game from `-o name=value` and from options with a name of their own."""
    values: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    return game.read_options(values | option_pairs(given))


def option_pairs(given: list[str] | None) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(pair, "", "name=value, for example -o mode=advanced")
        values[name] = value
    return values
