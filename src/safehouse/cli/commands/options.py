"""What several commands let people choose, and how it is read."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from safehouse.core.data import OWN_FILES
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame

Language = Annotated[
    str | None, typer.Option("--lang", help="cs or en; by default the language of your system")
]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game")
]
Station = Annotated[
    Path | None, typer.Option(metavar="FILE", help="your own station for stationfall (STATION.md)")
]
Cards = Annotated[
    Path | None, typer.Option(metavar="FILE", help="your own cards for in_too_deep (data/OWN_CARDS.md)")
]
Group = Annotated[str, typer.Option(help="whose record of games in series; by default that of this computer")]


def read_game_options(game: AnyGame, given: list[str] | None, **named: str | None) -> Any:
    """Options of a game from `-o name=value` and from options with a name of their own."""
    return game.read_options(given_options(given, **named))


def given_options(given: list[str] | None, **named: str | None) -> dict[str, Any]:
    """Those that were typed, and no others."""
    values: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    return values | option_pairs(given)


def option_pairs(given: list[str] | None) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(pair, "", "name=value, for example -o mode=advanced")
        values[name] = value
    return values


def own_file(file: Path | None) -> str | None:
    """The option takes a bare name; the folder goes to this process and its helpers."""
    if file is None:
        return None
    os.environ[OWN_FILES] = str(file.resolve().parent)
    return file.name
