"""Rows of whole numbers from 0 to 255, for games that encode for learners what a seat may know."""
# compiled by mypyc

from typing import Final

HIGHEST: Final = 255


def one_of(row: list[int], size: int, which: int) -> None:
    """`size` cells of which number `which` is 1; all zero where it lies outside."""
    at = len(row)
    row.extend([0] * size)
    if 0 <= which < size:
        row[at + which] = 1


def number(row: list[int], value: int, low: int = 0) -> None:
    """One cell: how far `value` lies above `low`, at most 255."""
    row.append(min(max(value - low, 0), HIGHEST))


def flag(row: list[int], value: bool) -> None:
    row.append(1 if value else 0)


def counts(row: list[int], values: list[int]) -> None:
    """A cell for each count."""
    for value in values:
        row.append(min(max(value, 0), HIGHEST))


def members(row: list[int], size: int, numbers: list[int]) -> None:
    """`size` cells; each tells how often its number occurs in the list."""
    at = len(row)
    row.extend([0] * size)
    for value in numbers:
        if 0 <= value < size:
            row[at + value] += 1


def bits(row: list[int], size: int, mask: int) -> None:
    """`size` cells: the members of a set that is held as a bit mask."""
    for i in range(size):
        row.append(mask & 1)
        mask >>= 1


def nothing(row: list[int], size: int) -> None:
    """`size` cells left at zero: hidden from this seat, or not there."""
    row.extend([0] * size)
