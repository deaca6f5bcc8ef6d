"""A position as text, by the game's own words."""

from collections.abc import Sequence

from safehouse.core.describe import describe
from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.core.situation import question
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.core.words import Words


def text_of(game: AnyGame, state: State, events: Sequence[Event], words: Words, seat: int = WATCHER) -> str:
    """What this seat may know: events, the position and who is asked, or how it ended."""
    view: View = game.view(state, seat)
    told = (game.book.to_json(event, seat) for event in events)
    lines = [words.event(event) for event in told if event is not None]
    lines += describe(view, words)
    result = state.result()
    moves = state.moves(seat) if seat in state.pending() else []
    lines += words.result(result) if result is not None else [question(game, view, moves, words)]
    return "\n".join(lines) + "\n"
