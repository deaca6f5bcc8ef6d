"""Reads `guide/guide.toml` and `guide/<language>/<chapter>.md` of a game; src/safehouse/games/README.md
describes the format."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from safehouse.core.data import DataError, load
from safehouse.core.guide.book import (
    Block,
    Example,
    Figure,
    Grid,
    Guide,
    GuideChapter,
    GuidePlan,
    Heading,
    Items,
    Paragraph,
    Passage,
    Piece,
    Span,
)

FOLDER: Final = "guide"
PLAN: Final = "guide.toml"
FIGURE: Final = "figure:"

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_NAME = re.compile(r"\{#([a-z0-9]+(?:-[a-z0-9]+)*)((?: +\S+)*) *\}")
_FIGURE = re.compile(r"!\[.*\]\(figure:[^)]+\)")


def has_guide(folder: Path) -> bool:
    return (folder / FOLDER / PLAN).is_file()


@cache
def plan_of(folder: Path) -> GuidePlan:
    return load(folder / FOLDER / PLAN, GuidePlan)


@cache
def guide_of(folder: Path, language: str) -> Guide:
    """The guide of the game in this folder; an error names file and line."""
    plan = plan_of(folder)
    chapters = [read_chapter(folder / FOLDER / language / f"{name}.md") for name in plan.chapters]
    return Guide(language=language, chapters=chapters, plan=plan)


def forget() -> None:
    """Read every guide anew, for authors who are writing one."""
    plan_of.cache_clear()
    guide_of.cache_clear()


def read_chapter(path: Path) -> GuideChapter:
    if not path.is_file():
        raise DataError(f"{path.parent.name}/{path.name} is missing; {PLAN} lists the chapter {path.stem!r}")
    reader = _Lines(path)
    return GuideChapter(id=path.stem, title=reader.title(), blocks=list(reader.blocks()))


class _Lines:
    """The lines of one file, cut into blocks."""

    def __init__(self, path: Path) -> None:
        self.where = f"{path.parent.name}/{path.name}"
        self.lines = path.read_text(encoding="utf-8").splitlines()

    def title(self) -> str:
        first = self.lines[0] if self.lines else ""
        if not first.startswith("# ") or not first[2:].strip():
            raise self.error(0, "the first line must be `# Title of the chapter`")
        return first[2:].strip()

    def blocks(self) -> Iterator[Block]:
        begun: list[str] = []
        start = 1
        for number, line in enumerate(self.lines[1:], 1):
            named = _NAME.fullmatch(line.strip())
            if named:
                if not "".join(begun).strip():
                    raise self.error(number, f"nothing stands before the name {named[1]!r}")
                yield Passage(named[1], named[2].split(), self.pieces(begun, start), start + 1)
                begun = []
            elif line.startswith("#") or _FIGURE.fullmatch(line.strip()):
                self.demand_named(begun, start)
                yield self.heading(line, number) if line.startswith("#") else self.figure(line, number)
                begun = []
            elif line.strip().startswith("{#"):
                raise self.error(number, f"{line.strip()!r} is no name; write {{#small-words CLAUSE CLAUSE}}")
            elif begun or line.strip():
                start = start if begun else number
                begun.append(line)
        self.demand_named(begun, start)

    def demand_named(self, begun: list[str], start: int) -> None:
        if begun:
            raise self.error(start, "the block that begins here ends without a name such as {#offer AA-5.30}")

    def heading(self, line: str, number: int) -> Heading:
        if not line.startswith("## ") or not line[3:].strip():
            raise self.error(number, "within a chapter headings are written `## Words`")
        return Heading(line[3:].strip(), number + 1)

    def figure(self, line: str, number: int) -> Figure:
        (image,) = _MARKDOWN.parseInline(line.strip())[0].children or []
        name = str(image.attrs["src"]).removeprefix(FIGURE)
        return Figure(name, list(self.inline(image.children or [], number)), number + 1)

    def pieces(self, lines: list[str], start: int) -> list[Piece]:
        tree = SyntaxTreeNode(_MARKDOWN.parse("\n".join(lines)))
        return [self.piece(node, start) for node in tree.children]

    def piece(self, node: SyntaxTreeNode, start: int) -> Piece:
        at = start + (node.map[0] if node.map else 0)
        if node.type == "paragraph":
            return Paragraph(self.spans(node, at))
        if node.type in ("bullet_list", "ordered_list"):
            items = [[self.piece(part, start) for part in item.children] for item in node.children]
            return Items(items, ordered=node.type == "ordered_list")
        if node.type == "table":
            lines = [row for part in node.children for row in part.children]
            rows = [[self.spans(cell, at) for cell in row.children] for row in lines]
            return Grid(rows[0], rows[1:])
        if node.type == "blockquote":
            return Example([self.piece(part, start) for part in node.children])
        raise self.error(
            at, f"a {node.type} cannot stand here; a block is a paragraph, a list, a table or an example"
        )

    def spans(self, node: SyntaxTreeNode, at: int) -> list[Span]:
        inlines = [inline.token.children or [] for inline in node.children if inline.token]
        return [span for tokens in inlines for span in self.inline(tokens, at) if span.text]

    def inline(self, tokens: Sequence[Token], at: int) -> Iterator[Span]:
        strong = emphasis = 0
        to = ""
        for token in tokens:
            if token.type in ("strong_open", "strong_close"):
                strong += token.nesting
            elif token.type in ("em_open", "em_close"):
                emphasis += token.nesting
            elif token.type in ("link_open", "link_close"):
                to = str(token.attrs.get("href", ""))
            elif token.type in ("text", "softbreak"):
                text = token.content if token.type == "text" else " "
                yield Span(text, strong > 0, emphasis > 0, to)
            else:
                found = token.content or token.type
                raise self.error(at, f"{found!r}: only **strong**, *emphasis* and links may stand in a line")

    def error(self, line: int, text: str) -> DataError:
        return DataError(f"guide/{self.where}, line {line + 1}: {text}")
