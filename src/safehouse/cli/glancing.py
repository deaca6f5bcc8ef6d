"""What of a table a learner is shown at a step: what it speaks of and what has changed, not all of it again."""

import re
from collections.abc import Iterator
from typing import Final

from safehouse.core.moves import SEAT
from safehouse.core.words import Words

SHORT: Final = 200
"""A table of at most so many words is shown whole at first."""
DETAIL: Final = ("–", " ")
"""How a line begins that belongs to the nearest one above it that begins otherwise."""

Line = tuple[str, str]
"""A line, after the one that it belongs to."""


class Glance:
    def __init__(self) -> None:
        self._there: set[Line] = set()
        """The lines of the table when it was last told of."""
        self._read: set[Line] = set()
        """Those of them that were shown."""

    def whole(self, table: list[str]) -> list[str]:
        self._there = self._read = set(_headed(table))
        return table

    def fresh(self, table: list[str], marks: list[str], words: Words) -> list[str]:
        """What the marks name and what has changed, as far as it was not shown; the first line in any case."""
        first = not self.begun
        if first and len(" ".join(table).split()) <= SHORT:
            return self.whole(table)
        lines = list(_headed(table))
        named = _naming(marks, words)
        shown = [
            line
            for place, line in enumerate(lines)
            if line not in self._read
            and (place == 0 or named.search("\n".join(line)) or not (first or line in self._there))
        ]
        self._there = set(lines)
        self._read = (self._read & self._there) | set(shown)
        return [line for _, line in shown]

    @property
    def begun(self) -> bool:
        """Whether anything was told yet."""
        return bool(self._there)

    @property
    def is_whole(self) -> bool:
        return self._read == self._there


def _headed(table: list[str]) -> Iterator[Line]:
    head = ""
    for line in table:
        if not line.startswith(DETAIL):
            head = line
        yield head, line


def _naming(marks: list[str], words: Words) -> re.Pattern[str]:
    """Finds the name of any of the marked things."""
    names = [re.escape(name) for mark in marks if (name := _name(mark, words))]
    return re.compile(rf"\b({'|'.join(names)})\b" if names else r"(?!)", re.IGNORECASE)


def _name(mark: str, words: Words) -> str:
    domain, _, value = mark.partition(":")
    if domain == SEAT.name:
        return words.player(int(value))
    key = f"{domain}-{value}"
    return words.say(key) if words.has(key) else ""
