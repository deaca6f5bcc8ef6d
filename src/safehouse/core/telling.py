"""What a seat knows and is asked, as text, for agents that read: from the view and the moves alone."""

from collections.abc import Sequence
from typing import Final

from safehouse.core.describe import describe, picture
from safehouse.core.game import AnyGame
from safehouse.core.guide.book import Figure, Heading, Passage, text_of
from safehouse.core.guide.read import guide_of, has_guide
from safehouse.core.preview import previews
from safehouse.core.situation import question, standing
from safehouse.core.view import View
from safehouse.core.words import Words

AID: Final = "aid"
"""The chapter of a guide with what a player keeps in mind."""
MOST_FORESEEN: Final = 64
"""Of a longer menu no consequences are told."""


def observe_text(game: AnyGame, view: View, words: Words) -> str:
    """Where the seat stands, everything it sees, the board drawn, and what is asked or waited for."""
    lines = [standing(game, view, words), *describe(view, words), "", *picture(view, words), ""]
    lines.append(question(game, view, words))
    return "\n".join(lines).strip()


def moves_text(game: AnyGame, view: View, moves: Sequence[int], words: Words) -> str:
    """The moves by number, from 1, each with what certainly follows from it."""
    codes = list(moves)
    follow = previews(game, view, codes) if len(codes) <= MOST_FORESEEN else [[] for _ in codes]
    lines = []
    for number, (code, told) in enumerate(zip(codes, follow, strict=True), 1):
        then = " ".join(words.event(event) for event in told)
        lines.append(f"{number}. {words.move(code)}" + (f" → {then}" if then else ""))
    return "\n".join(lines)


def rules_text(game: AnyGame, language: str, chapter: str = AID) -> str:
    """One chapter of the guide as plain text; by default the reminders."""
    if not has_guide(game.folder):
        return ""
    found = next((each for each in guide_of(game.folder, language).chapters if each.id == chapter), None)
    if found is None:
        return ""
    lines = [found.title]
    for block in found.blocks:
        if isinstance(block, Heading):
            lines += ["", block.text]
        elif isinstance(block, Passage):
            lines.append(text_of(block.pieces))
        else:
            assert isinstance(block, Figure)
    return "\n".join(lines)
