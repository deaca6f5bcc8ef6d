"""Rows of whole numbers from 0 to 255, for games that encode for learners what a seat may know.

A row begins as zeros; fields are written one after the other, and a zero costs next to nothing.
"""
# compiled by mypyc

from typing import Final

HIGHEST: Final = 255


class Row:
    """`cells` with a mark `at` where the next field begins."""

    def __init__(self, size: int = 0) -> None:
        self.cells: bytearray = bytearray(size)
        self.at: int = 0

    def done(self) -> bytearray:
        """The cells, once every field is written."""
        assert self.at == len(self.cells), "fields and cells do not agree"
        return self.cells

    def skip(self, size: int) -> int:
        """Pass `size` cells, to be filled by `put` and `add`; returns the first of them."""
        first = self.at
        self.at = first + size
        return first

    def put(self, at: int, value: int) -> None:
        self.cells[at] = min(max(value, 0), HIGHEST)

    def add(self, at: int) -> None:
        self.cells[at] += 1

    def get(self, at: int) -> int:
        return self.cells[at]


def one_of(row: Row, size: int, which: int) -> None:
    """`size` cells of which number `which` is 1; all zero where it lies outside."""
    at = row.at
    if 0 <= which < size:
        row.cells[at + which] = 1
    row.at = at + size


def number(row: Row, value: int, low: int = 0) -> None:
    """One cell: how far `value` lies above `low`, at most 255."""
    at = row.at
    if value > low:
        row.cells[at] = min(value - low, HIGHEST)
    row.at = at + 1


def flag(row: Row, value: bool) -> None:
    at = row.at
    if value:
        row.cells[at] = 1
    row.at = at + 1


def flags(row: Row, values: list[bool]) -> None:
    """A cell for each truth value."""
    at = row.at
    for i in range(len(values)):
        if values[i]:
            row.cells[at + i] = 1
    row.at = at + len(values)


def counts(row: Row, values: list[int]) -> None:
    """A cell for each count."""
    at = row.at
    for i in range(len(values)):
        value = values[i]
        if value > 0:
            row.cells[at + i] = min(value, HIGHEST)
    row.at = at + len(values)


def members(row: Row, size: int, numbers: list[int]) -> None:
    """`size` cells; each tells how often its number occurs in the list."""
    at = row.at
    for value in numbers:
        if 0 <= value < size:
            row.cells[at + value] += 1
    row.at = at + size


def bits(row: Row, size: int, mask: int) -> None:
    """`size` cells: the members of a set that is held as a bit mask."""
    at = row.at
    row.at = at + size
    while mask > 0:
        if mask & 1 != 0:
            row.cells[at] = 1
        mask >>= 1
        at += 1


def nothing(row: Row, size: int) -> None:
    """`size` cells left at zero: hidden from this seat, or not there."""
    row.at += size
