"""What a seat knows and is asked, as text, for agents that read: from the view and the moves alone."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.describe import describe, picture
from safehouse.core.game import AnyGame
from safehouse.core.preview import previews
from safehouse.core.seats import WATCHER
from safehouse.core.situation import listed, question, standing
from safehouse.core.view import View
from safehouse.core.words import Words

MOST_FORESEEN: Final = 64
"""Of a longer menu no consequences are told."""


def observe_text(game: AnyGame, view: View, moves: Sequence[int], words: Words) -> str:
    """Which seat it is, where it stands, everything it sees, the board drawn, and what is asked, with these
    moves to choose from, or waited for."""
    stands = f"{who(game, view, words)} {standing(game, view, words)}".strip()
    asked = question(game, view, moves, words)
    lines = [stands, *describe(view, words), "", *picture(view, words), "", asked]
    return "\n".join(lines).strip()


def who(game: AnyGame, view: View, words: Words) -> str:
    """Whose position it is, and where names are no seats, in which seats the others sit."""
    if view.seat == WATCHER:
        return ""
    titles = [words.say(key) for key in game.seat_names(words.options)]
    named = [words.player(seat) for seat in range(len(titles))]
    if named == titles:
        return words.say("told-you", you=titles[view.seat])
    seated = [
        words.say("name-and-seat", name=name, seat=title) for name, title in zip(named, titles, strict=True)
    ]
    you = seated.pop(view.seat)
    others = words.say("told-others", others=words.listed(seated), count=len(seated))
    return f"{words.say('told-you', you=you)} {others}"


def moves_text(game: AnyGame, view: View, moves: Sequence[int], words: Words) -> str:
    """The moves by number, from 1, each with what certainly follows from it."""
    codes = list(moves)
    follow = previews(game, view, codes) if len(codes) <= MOST_FORESEEN else [[] for _ in codes]
    lines = []
    for number, (code, told) in enumerate(zip(codes, follow, strict=True), 1):
        then = " ".join(words.event(event) for event in told)
        lines.append(f"{number}. {listed(game, view, code, words)}" + (f" → {then}" if then else ""))
    return "\n".join(lines)
