"""What would happen: the events that certainly follow a move, as far as its player can know."""

from typing import Final

from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.sight import StationfallView
from safehouse.games.stationfall.state import Stationfall

WORLDS: Final = 8

Told = dict[str, Value | None]


def preview(view: StationfallView, move: int) -> list[Told]:
    """The events this seat would be told in every world its view allows, up to the first surprise."""
    worlds = GAME.worlds(view)
    random = Stream("preview")
    common = _told_until_surprise(worlds.draw(random), view.seat, move)
    for _ in range(WORLDS - 1):
        other = _told_until_surprise(worlds.draw(random), view.seat, move)
        same = 0
        while same < min(len(common), len(other)) and common[same] == other[same]:
            same += 1
        common = common[:same]
    return common


def _told_until_surprise(world: Stationfall, seat: int, move: int) -> list[Told]:
    world.events = []
    world.play(seat, move)
    told: list[Told] = []
    for event in world.events:
        if GAME.book.reveals(event):
            break
        seen = GAME.book.to_json(event, seat)
        if seen is not None:
            told.append(seen)
    return told
