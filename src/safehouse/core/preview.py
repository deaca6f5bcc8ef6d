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
    return previews(game, view, [move])[0]


def previews(game: AnyGame, view: View, moves: list[int]) -> list[list[Told]]:
    """The same for several moves, in the same worlds."""
    worlds = game.worlds(view)
    random = Stream("preview")
    drawn = [worlds.draw(random) for _ in range(WORLDS)]
    return [_common(game, drawn, view.seat, move) for move in moves]


def is_asked_on(game: AnyGame, view: View, move: int) -> bool:
    """Whether the move is but a part of a choice: nothing happens, and the same seat is asked on."""
    world = game.worlds(view).draw(Stream("preview"))
    world.events = []
    world.play(view.seat, move)
    return not world.events and view.seat in world.pending()


def _common(game: AnyGame, drawn: list[State], seat: int, move: int) -> list[Told]:
    common = _told_until_surprise(game, drawn[0].copy(), seat, move)
    for world in drawn[1:]:
        if not common:
            break
        other = _told_until_surprise(game, world.copy(), seat, move)
        same = 0
        while same < min(len(common), len(other)) and common[same] == other[same]:
            same += 1
        common = common[:same]
    return common


def _told_until_surprise(game: AnyGame, world: State, seat: int, move: int) -> list[Told]:
    world.events = []
    world.play(seat, move)
    told: list[Told] = []
    for place, event in enumerate(world.events):
        kind = game.book.kind_of(event)
        if kind.reveals and not (kind.shows and place == 0):
            break
        seen = game.book.to_json(event, seat)
        if seen is not None:
            told.append(seen)
    return told
