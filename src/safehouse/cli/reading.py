"""`safehouse guide`: the rulebook for players, with its figures drawn in characters."""

import shutil
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from safehouse.core.describe import describe, picture
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.guide.book import (
    Figure,
    Grid,
    GuideChapter,
    Heading,
    Items,
    Paragraph,
    Piece,
    line_of,
    text_of,
)
from safehouse.core.guide.figures import figure
from safehouse.core.guide.read import guide_of, has_guide
from safehouse.core.letters import folded
from safehouse.core.words import Words

WIDEST: Final = 88


def guide_lines(game: AnyGame, chapter: str | None, language: str, drawn: bool = True) -> Iterator[str]:
    """The whole guide after its contents, or one chapter by its id or the beginning of its title."""
    if not has_guide(game.folder):
        raise OptionError("game", game.id, "a game with a guide; `safehouse rules` shows the exact rules")
    chapters = guide_of(game.folder, language).chapters
    chosen = [each for each in chapters if chapter is None or _is_called(each, chapter)]
    if not chosen:
        raise OptionError("chapter", chapter, ", ".join(each.id for each in chapters))
    if chapter is None:
        yield from (f"{each.id:14} {each.title}" for each in chapters)
    for each in chosen:
        yield from _chapter(game, each, Words(language, game), drawn)


def _is_called(chapter: GuideChapter, name: str) -> bool:
    return name == chapter.id or folded(chapter.title).startswith(folded(name))


def _chapter(game: AnyGame, chapter: GuideChapter, words: Words, drawn: bool) -> Iterator[str]:
    yield from ("", "", chapter.title.upper(), "")
    for block in chapter.blocks:
        if isinstance(block, Heading):
            yield from ("", f"{block.text}", "")
        elif isinstance(block, Figure):
            yield from _figure(game, block, words.language, drawn)
            yield ""
        else:
            for piece in block.pieces:
                yield from _piece(piece, words)
            yield ""


def _piece(piece: Piece, words: Words, indent: str = "") -> Iterator[str]:
    if isinstance(piece, Paragraph):
        yield from _wrapped(line_of(piece.spans), indent)
    elif isinstance(piece, Items):
        for number, item in enumerate(piece.items, 1):
            mark = f"{number}. " if piece.ordered else "- "
            yield from _wrapped(text_of(item), indent + " " * len(mark), indent + mark)
    elif isinstance(piece, Grid):
        yield from _rows(piece, indent)
    else:
        yield from _wrapped(
            text_of(piece.pieces), indent + "  ", f"{indent}  {words.say('cli-guide-example')} "
        )


def _rows(grid: Grid, indent: str) -> Iterator[str]:
    """A row in a line: its first cell, then each other one after its heading."""
    heads = [line_of(cell) for cell in grid.head]
    for row in grid.rows:
        first, *rest = (line_of(cell) for cell in row)
        told = [f"{head}: {cell}" for head, cell in zip(heads[1:], rest, strict=False) if cell]
        yield from _wrapped("; ".join(told), f"{indent}    ", f"{indent}  {first}: ")


def _figure(game: AnyGame, drawing: Figure, language: str, drawn: bool) -> Iterator[str]:
    found = figure(game.id, drawing.name)
    words = Words.at_table(language, game, found.options, you=found.view.seat)
    lines = picture(found.view, words) if drawn else []
    yield from lines or describe(found.view, words)
    yield from _wrapped(line_of(drawing.caption), "  ", "^ ")


def _wrapped(text: str, indent: str = "", first: str | None = None) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    return wrap(text, width, initial_indent=indent if first is None else first, subsequent_indent=indent)
