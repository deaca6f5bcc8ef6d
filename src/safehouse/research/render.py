"""A position as text, by the game's own words."""

import importlib
import importlib.util
from collections.abc import Sequence

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.core.state import State
from safehouse.core.view import View, encode
from safehouse.core.words import Words


def text_of(game: AnyGame, state: State, events: Sequence[Event], words: Words) -> str:
    """What a watcher may know: events, the position and who is asked, or how it ended."""
    view: View = game.view(state, WATCHER)
    told = (game.book.to_json(event, WATCHER) for event in events)
    lines = [words.event(event) for event in told if event is not None]
    lines += _described(game, view, words)
    result = state.result()
    lines += words.result(result) if result is not None else [words.question(view.question, view.pending)]
    return "\n".join(lines) + "\n"


def _described(game: AnyGame, view: View, words: Words) -> list[str]:
    """By the game's own `describe.py`; of a game that has no words for it the view as it is."""
    name = f"{type(game).__module__}.describe"
    own = importlib.import_module(name) if importlib.util.find_spec(name) is not None else None
    if own is None or not hasattr(own, "describe"):
        return [encode(view).decode()]
    lines: list[str] = own.describe(view, words)
    return lines
