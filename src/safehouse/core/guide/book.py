"""What a guide is made of: chapters of blocks, each block on the clauses it stands on."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from safehouse.core.seats import WATCHER


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words of one look; `to` leads to another block ("#offer") or to a thing to inspect ("agent:mole")."""

    text: str
    strong: bool = False
    emphasis: bool = False
    to: str = ""


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    spans: list[Span]


class Items(msgspec.Struct, frozen=True, tag="list"):
    items: list[list["Piece"]]
    ordered: bool = False


class Grid(msgspec.Struct, frozen=True, tag="table"):
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Example(msgspec.Struct, frozen=True, tag="example"):
    pieces: list["Piece"]


Piece = Paragraph | Items | Grid | Example


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    text: str
    line: int = 0


class Figure(msgspec.Struct, frozen=True, tag="figure"):
    """A position of a golden game, by its name in guide.toml."""

    name: str
    caption: list[Span]
    line: int = 0


class Passage(msgspec.Struct, frozen=True, tag="passage"):
    """The smallest part with a name of its own."""

    id: str
    clauses: list[str]
    pieces: list[Piece]
    line: int = 0


Block = Heading | Figure | Passage


class GuideChapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    blocks: list[Block]


PARTS: Final = (Span, Paragraph, Items, Grid, Example, Heading, Figure, Passage, GuideChapter)
"""What a guide is sent as."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a figure is taken from: so many moves into a golden game, as a seat sees it."""

    golden: str
    at: int
    seat: int = WATCHER
    show: list[str] = []
    """Marks that the board lights up, as it names them."""


class GuidePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """guide.toml."""

    chapters: list[str]
    figure: dict[str, Spot] = {}
    table_does: dict[str, str] = {}
    """By clause, which duty of the table spares players from knowing it."""


class Guide(msgspec.Struct, frozen=True):
    """The guide in one language."""

    language: str
    chapters: list[GuideChapter]
    plan: GuidePlan

    def passages(self) -> Iterator[Passage]:
        for chapter in self.chapters:
            yield from (block for block in chapter.blocks if isinstance(block, Passage))

    def figures(self) -> Iterator[Figure]:
        for chapter in self.chapters:
            yield from (block for block in chapter.blocks if isinstance(block, Figure))


def spans_in(pieces: Sequence[Piece]) -> Iterator[Span]:
    """All words of a passage in reading order."""
    for piece in pieces:
        if isinstance(piece, Paragraph):
            yield from piece.spans
        elif isinstance(piece, Items):
            for item in piece.items:
                yield from spans_in(item)
        elif isinstance(piece, Grid):
            for row in [piece.head, *piece.rows]:
                for cell in row:
                    yield from cell
        else:
            yield from spans_in(piece.pieces)


def text_of(pieces: Sequence[Piece]) -> str:
    """The words of a passage as one line."""
    return " ".join(part for piece in pieces for part in _parts(piece) if part)


def _parts(piece: Piece) -> Iterator[str]:
    if isinstance(piece, Paragraph):
        yield line_of(piece.spans)
    elif isinstance(piece, Items):
        yield from (text_of(item) for item in piece.items)
    elif isinstance(piece, Grid):
        yield from (line_of(cell) for row in [piece.head, *piece.rows] for cell in row)
    else:
        yield text_of(piece.pieces)


def line_of(spans: Sequence[Span]) -> str:
    return "".join(span.text for span in spans)
