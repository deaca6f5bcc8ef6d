"""What would happen: the events that certainly follow a move, as far as its player can know."""

from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View

WORLDS: Final = 8

Told = dict[str, Value | None]


def preview(game: AnyGame, view: View, move: int) -> list[Told]:
    """The events this seat would be told in every world its view allows, up to the first surprise."""
    worlds = game.worlds(view)
    random = Stream("preview")
    common = _told_until_surprise(game, worlds.draw(random), view.seat, move)
    for _ in range(WORLDS - 1):
        other = _told_until_surprise(game, worlds.draw(random), view.seat, move)
        same = 0
        while same < min(len(common), len(other)) and common[same] == other[same]:
            same += 1
        common = common[:same]
    return common


def _told_until_surprise(game: AnyGame, world: State, seat: int, move: int) -> list[Told]:
    world.events = []
    world.play(seat, move)
    told: list[Told] = []
    for event in world.events:
        if game.book.reveals(event):
            break
        seen = game.book.to_json(event, seat)
        if seen is not None:
            told.append(seen)
    return told
