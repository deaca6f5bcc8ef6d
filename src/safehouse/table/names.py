"""Names that come from outside: of games, bots and people."""

from safehouse.bots.roster import makers
from safehouse.core.errors import UnknownGame
from safehouse.core.game import AnyGame
from safehouse.core.shelf import find
from safehouse.table.requests import Refusal


def game_named(name: str) -> AnyGame:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refusal("unknown_game", detail=str(error)[:300]) from None


def bot_named(game: AnyGame, name: str) -> str:
    if name not in makers(game):
        raise Refusal("unknown_bot", detail=f"there are: {', '.join(makers(game))}")
    return name


def clean_name(name: str) -> str:
    return "".join(c for c in name if c.isprintable()).strip()
