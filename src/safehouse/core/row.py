"""Rows of whole numbers from 0 to 255, for games that encode for learners what a seat may know.

A row begins as zeros; fields are written one after the other, and a zero costs next to nothing.
"""
# compiled by mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

HIGHEST: Final = 255


class Row:
    """`cells` of one row, or of several one after another, with a mark `at` where the next field begins."""

    def __init__(self, size: i64 = 0, rows: i64 = 1) -> None:
        self.size: i64 = size
        self.rows: i64 = rows
        self.cells: vec[u8] = vec[u8]([0] * (size * rows))
        self.at: i64 = 0

    def clear(self) -> None:
        """Begin anew on other cells: whoever has read the old ones keeps them."""
        self.cells = vec[u8]([0] * (self.size * self.rows))
        self.at = 0

    def end(self, row: i64) -> None:
        """Every field of this row is written; the next one follows."""
        assert self.at == (row + 1) * self.size, "fields and cells do not agree"

    def done(self) -> bytes:
        """The cells, once every field is written."""
        assert self.at == self.size * self.rows, "fields and cells do not agree"
        return bytes(memoryview(self.cells))

    def skip(self, size: i64) -> i64:
        """Pass `size` cells, to be filled by `put` and `add`; returns the first of them."""
        first = self.at
        self.at = first + size
        return first

    def put(self, at: i64, value: i64) -> None:
        if value > HIGHEST:
            value = HIGHEST
        if value > 0:
            self.cells[at] = u8(value)

    def add(self, at: i64) -> None:
        if self.cells[at] < HIGHEST:
            self.cells[at] += 1

    def get(self, at: i64) -> i64:
        return i64(self.cells[at])

    def fill(self, values: bytes) -> None:
        """A whole row as somebody else has written it."""
        at = self.at
        for value in values:
            if value != 0:
                self.cells[at] = u8(value)
            at += 1
        self.at = at


def one_of(row: Row, size: i64, which: i64) -> None:
    """`size` cells of which number `which` is 1; all zero where it lies outside."""
    at = row.at
    if 0 <= which < size:
        row.cells[at + which] = 1
    row.at = at + size


def number(row: Row, value: i64, low: i64 = 0) -> None:
    """One cell: how far `value` lies above `low`, at most 255."""
    at = row.at
    if value > low:
        row.put(at, value - low)
    row.at = at + 1


def flag(row: Row, value: bool) -> None:
    at = row.at
    if value:
        row.cells[at] = 1
    row.at = at + 1


def flags(row: Row, values: list[bool]) -> None:
    """A cell for each truth value."""
    at = row.at
    for value in values:
        if value:
            row.cells[at] = 1
        at += 1
    row.at = at


def counts(row: Row, values: list[int]) -> None:
    """A cell for each count."""
    at = row.at
    for value in values:
        if value > 0:
            row.put(at, value)
        at += 1
    row.at = at


def members(row: Row, size: i64, numbers: list[int]) -> None:
    """`size` cells; each tells how often its number occurs in the list."""
    at = row.at
    for value in numbers:
        which: i64 = value
        if 0 <= which < size:
            row.add(at + which)
    row.at = at + size


def bits(row: Row, size: i64, mask: int) -> None:
    """`size` cells: the members of a set that is held as a bit mask."""
    at = row.at
    row.at = at + size
    while mask > 0:
        if mask & 1 != 0:
            row.cells[at] = 1
        mask >>= 1
        at += 1


def nothing(row: Row, size: i64) -> None:
    """`size` cells left at zero: hidden from this seat, or not there."""
    row.at += size
