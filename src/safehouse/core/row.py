"""Rows of whole numbers from 0 to 255, for games that encode for learners what a seat may know.

A row begins as zeros; fields are written one after the other, and a zero costs next to nothing.

Rows may be kept and written again and again. An encoder then numbers the parts that rest on lists, asks
`differs` for each whether its list is another than at the last writing, and passes over (`keep`) those that
stand as they are. It may also say what each kind of event stirs, as bits, and look at most parts only where
their bit is among those that were `stirred` since the last writing.
"""
# compiled by mypyc

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from safehouse.core.state import EVERYTHING

HIGHEST: Final = 255

NEVER: Final[list[Any]] = [None]
"""What a part that was not written yet rests on: equal to no list of numbers."""
UNWRITTEN: Final = -2
"""The seat that a row is for before it is written; -1 is the watcher's."""


class Row:
    """`cells` of one row, or of several one after another, with a mark `at` where the next field begins.

    Rows with `parts` are kept: they remember the seat they were last written for, of each part the list it was
    written from, and of each `one_of` which cell is set. What is once written as `one_of` is always written so,
    or as `nothing`.
    """

    def __init__(self, size: i64 = 0, rows: i64 = 1, parts: i64 = 0) -> None:
        self.size: i64 = size
        self.rows: i64 = rows
        self.cells: vec[u8] = vec[u8]([0] * (size * rows))
        self.at: i64 = 0
        self.row: i64 = 0
        self.kept: bool = parts > 0
        self.stirred: int = EVERYTHING
        """What may have changed since this row was last written, by the bits of the encoder."""
        self.marks: vec[u8] = vec[u8]([0] * (size * rows)) if parts > 0 else vec[u8]()
        """At the first cell of a `one_of`, one more than the number that is set."""
        self.known: list[list[Any]] = []
        self.known_of: list[list[list[Any]]] = []
        self.seat_of: list[int] = []
        if parts > 0:
            for _row in range(rows):
                self.known_of.append([NEVER] * parts)
                self.seat_of.append(UNWRITTEN)
            self.known = self.known_of[0]

    def begin(self, row: i64, stirred: int = EVERYTHING) -> None:
        """The fields of this row follow."""
        self.at = row * self.size
        if self.kept:
            self.row = row
            self.known = self.known_of[row]
            self.stirred = EVERYTHING if self.seat_of[row] == UNWRITTEN else stirred

    def renew(self) -> None:
        """Zeros in other cells: whoever has read the old ones keeps them."""
        self.cells = vec[u8]([0] * (self.size * self.rows))

    def turns_to(self, seat: int) -> bool:
        """Whether the row was last written for another seat, or never."""
        if not self.kept:
            return True
        if self.seat_of[self.row] == seat:
            return False
        self.seat_of[self.row] = seat
        return True

    def end(self, row: i64) -> None:
        """Every field of this row is written."""
        assert self.at == (row + 1) * self.size, "fields and cells do not agree"

    def done(self) -> bytes:
        """The cells, once every field is written."""
        assert self.at == self.size * self.rows, "fields and cells do not agree"
        return bytes(memoryview(self.cells))

    def differs(self, part: i64, values: list[Any]) -> bool:
        """Whether a part has to be written: its list is not equal to the one it was last written from."""
        if not self.kept:
            return True
        before = self.known[part]
        if before == values:
            return False
        self.known[part] = values.copy()
        return True

    def replaced(self, part: i64, values: list[Any]) -> bool:
        """The same for a list that is never changed but replaced by another."""
        if not self.kept:
            return True
        if self.known[part] is values:
            return False
        self.known[part] = values
        return True

    def forget(self, row: i64) -> None:
        """Every part of this row has to be written."""
        if self.kept:
            self.known_of[row] = [NEVER] * len(self.known_of[row])
            self.seat_of[row] = UNWRITTEN

    def keep(self, size: i64) -> i64:
        """`size` cells stand as they are; returns the first of them."""
        first = self.at
        self.at = first + size
        return first

    def skip(self, size: i64) -> i64:
        """Pass `size` empty cells, to be filled by `put` and `add`; returns the first of them."""
        first = self.at
        self.at = first + size
        if self.kept:
            self.empty(first, size)
        return first

    def empty(self, at: i64, size: i64) -> None:
        cells = self.cells
        end = at + size
        while at < end:
            cells[at] = 0
            at += 1

    def wipe(self, at: i64, size: i64) -> None:
        """Empty the cells, whatever they were."""
        cells, marks = self.cells, self.marks
        end = at + size
        while at < end:
            cells[at] = 0
            marks[at] = 0
            at += 1

    def choose(self, at: i64, size: i64, which: i64) -> None:
        """Set number `which` of the cells from `at` on, and the one before it no more."""
        if which < 0 or which >= size:
            which = -1
        before: i64 = i64(self.marks[at]) - 1
        if before != which:
            if before >= 0:
                self.cells[at + before] = 0
            if which >= 0:
                self.cells[at + which] = 1
            self.marks[at] = u8(which + 1)

    def put(self, at: i64, value: i64) -> None:
        """Into a cell that is empty."""
        if value > 0:
            self.cells[at] = clipped(value)

    def write(self, at: i64, value: i64) -> None:
        """Into any cell."""
        self.cells[at] = clipped(value)

    def add(self, at: i64) -> None:
        if self.cells[at] < HIGHEST:
            self.cells[at] += 1

    def get(self, at: i64) -> i64:
        return i64(self.cells[at])

    def fill(self, values: bytes) -> None:
        """A whole row as somebody else has written it."""
        cells, at = self.cells, self.at
        for value in values:
            cells[at] = u8(value)
            at += 1
        self.at = at


def one_of(row: Row, size: i64, which: i64) -> None:
    """`size` cells of which number `which` is 1; all zero where it lies outside."""
    at = row.at
    row.at = at + size
    if row.kept:
        row.choose(at, size, which)
    elif 0 <= which < size:
        row.cells[at + which] = 1


def number(row: Row, value: i64, low: i64 = 0) -> None:
    """One cell: how far `value` lies above `low`, at most 255."""
    at = row.at
    row.cells[at] = clipped(value - low)
    row.at = at + 1


def clipped(value: i64) -> u8:
    """As much of a number as a cell can hold."""
    if value < 0:
        return 0
    return u8(value) if value < HIGHEST else u8(HIGHEST)


def flag(row: Row, value: bool) -> None:
    at = row.at
    row.cells[at] = 1 if value else 0
    row.at = at + 1


def flags(row: Row, values: list[bool]) -> None:
    """A cell for each truth value."""
    cells, at = row.cells, row.at
    for value in values:
        cells[at] = 1 if value else 0
        at += 1
    row.at = at


def counts(row: Row, values: list[int]) -> None:
    """A cell for each count."""
    cells, at = row.cells, row.at
    for value in values:
        cells[at] = clipped(value)
        at += 1
    row.at = at


def members(row: Row, size: i64, numbers: list[int]) -> None:
    """`size` cells; each tells how often its number occurs in the list."""
    at = row.skip(size)
    for value in numbers:
        which: i64 = value
        if 0 <= which < size:
            row.add(at + which)


def bits(row: Row, size: i64, mask: int) -> None:
    """`size` cells: the members of a set that is held as a bit mask; at most 62."""
    at = row.skip(size)
    left: i64 = mask
    while left > 0:
        if left & 1 != 0:
            row.cells[at] = 1
        left >>= 1
        at += 1


def nothing(row: Row, size: i64) -> None:
    """`size` cells left at zero: hidden from this seat, or not there."""
    if row.kept:
        row.wipe(row.at, size)
    row.at += size
