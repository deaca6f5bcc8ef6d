"""The tables of docs/research_layouts.md: `python -m safehouse.research.document docs/research_layouts.md`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from safehouse.core.game import AnyGame
from safehouse.core.shelf import find, names
from safehouse.research.layout import Line
from safehouse.research.observe import encoder_of

HEAD = """# Layouts of the observation arrays

Written by `python -m safehouse.research.document docs/research_layouts.md`; a test compares it with the code.

*cells*: the numbers of the cells, from 0. *again*: a list takes its cells again for each entry: how often
and after how many cells. *1.0 at*: the cell holds the number divided by this. Cells of what a seat does not
know, or of what is not there, are 0.
"""


def section(game: AnyGame) -> str:
    encoder = encoder_of(game)
    return "\n".join(
        [
            f"## {game.id}",
            "",
            f"{encoder.size} cells, {game.space.first_note} actions.",
            "",
            "| cells | again | field | 1.0 at | meaning |",
            "|---|---|---|---:|---|",
            *(_row(line) for line in encoder.lines()),
            "",
        ]
    )


def _row(line: Line) -> str:
    last = line.first + line.size - 1
    cells = f"{line.first}" if line.size == 1 else f"{line.first}–{last}"
    again = ", ".join(f"{times} x {every}" for times, every in line.repeats)
    meaning = line.meaning.replace("|", "/")
    return f"| {cells} | {again} | {line.field.replace('|', '/')} | {line.top} | {meaning} |"


def page(games: Sequence[AnyGame]) -> str:
    return "\n".join([HEAD, *(section(game) for game in games)])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page([find(name) for name in names()]), encoding="utf-8")
