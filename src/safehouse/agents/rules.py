"""The rules as text for agents that read: the reminders of a game's guide, or any of its chapters, or all."""

from collections.abc import Iterator
from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.guide.book import Grid, GuideChapter, Heading, Items, Passage, Piece, line_of, text_of
from safehouse.core.guide.read import guide_of, has_guide

AID: Final = "aid"
"""The chapter of a guide with what a player keeps in mind."""
WHOLE: Final = "whole"
"""In place of a chapter: all of them."""


def chapters_of(game: AnyGame, language: str) -> list[GuideChapter]:
    return guide_of(game.folder, language).chapters if has_guide(game.folder) else []


def rules_text(game: AnyGame, language: str, chapter: str = AID) -> str:
    """One chapter of the guide as plain text; by default the reminders. "" where there is none of this name."""
    told = [_told(each) for each in chapters_of(game, language) if chapter in (each.id, WHOLE)]
    return "\n\n".join(told)


def _told(chapter: GuideChapter) -> str:
    lines = [chapter.title]
    for block in chapter.blocks:
        if isinstance(block, Heading):
            lines += ["", block.text]
        elif isinstance(block, Passage):
            lines += [line for piece in block.pieces for line in _lines(piece)]
    return "\n".join(lines)


def _lines(piece: Piece) -> Iterator[str]:
    """Lists and tables keep their rows."""
    if isinstance(piece, Items):
        for number, item in enumerate(piece.items, 1):
            yield f"{f'{number}.' if piece.ordered else '–'} {text_of(item)}"
    elif isinstance(piece, Grid):
        for row in [piece.head, *piece.rows]:
            yield " | ".join(line_of(cell) for cell in row)
    else:
        yield text_of([piece])
