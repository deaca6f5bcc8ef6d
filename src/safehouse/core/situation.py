"""Where a seat stands and what its question is about, from what it sees and may do."""

from collections.abc import Iterable

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.topics import Fact, Saying
from safehouse.core.view import View
from safehouse.core.words import Words


class Situation(msgspec.Struct, frozen=True):
    standing: list[Saying]
    """What the seat is after and how far everybody has come, in a few short sentences."""
    subject: dict[str, Fact]
    """What the question is about: arguments of its sentence."""


def situation(game: AnyGame, view: View, moves: Iterable[int]) -> Situation:
    """With the moves that this seat is offered. Nothing where all that is left of a game is what every view
    has."""
    if not isinstance(view, game.view_type):
        return Situation([], {})
    kinds = {game.space.kind_of(move).name for move in moves}
    return Situation(list(game.standing(view)), dict(game.subject(view, kinds)))


def question(game: AnyGame, view: View, moves: Iterable[int], words: Words) -> str:
    """What is asked of this seat, which is offered these moves, or what it waits for."""
    return words.question(view.question, view.pending, situation(game, view, moves).subject)


def listed(game: AnyGame, view: View, move: int, words: Words) -> str:
    """A choice as it is listed, with what lies where it points."""
    there = game.points_at(view, move) if isinstance(view, game.view_type) else None
    return f"{words.move(move)}: {words.saying(there)}" if there is not None else words.move(move)


def standing(game: AnyGame, view: View, words: Words) -> str:
    sayings = situation(game, view, ()).standing
    return " ".join(words.say(saying.key, **words.arguments(saying.args)) for saying in sayings)
