"""Where a seat stands and what its question is about: the game's own `situation.py`, from a view alone."""

import importlib
import importlib.util
from types import ModuleType

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


def situation(game: AnyGame, view: View) -> Situation:
    own = _own(game)
    if own is None:
        return Situation([], {})
    about = own.subject(view) if hasattr(own, "subject") else {}
    return Situation(list(own.standing(view)), dict(about))


def question(game: AnyGame, view: View, words: Words) -> str:
    """What is asked of this seat, or what it waits for."""
    return words.question(view.question, view.pending, situation(game, view).subject)


def standing(game: AnyGame, view: View, words: Words) -> str:
    sayings = situation(game, view).standing
    return " ".join(words.say(saying.key, **words.arguments(saying.args)) for saying in sayings)


def _own(game: AnyGame) -> ModuleType | None:
    name = f"{type(game).__module__}.situation"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
