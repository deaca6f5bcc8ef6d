"""Sentences broken at words to the width of a terminal; what is drawn with characters stays as it is."""

import re
from textwrap import wrap
from typing import Final

START: Final = re.compile(r"\s*(?:[–-] |n?\d+\. )?")
"""What a line begins with before its words: what it goes on with stands below these."""
DRAWN: Final = re.compile(r"\S {2,}\S|[\u2500-\u25ff|]")
"""Columns and the strokes of maps and tables."""


def wrapped(text: str, width: int) -> str:
    return "\n".join(_wrapped_line(line, width) for line in text.split("\n"))


def _wrapped_line(line: str, width: int) -> str:
    if len(line) <= width or DRAWN.search(line):
        return line
    start = START.match(line)
    indent = " " * start.end() if start is not None else ""
    lines = wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines)
