"""Every move of Dead Drop."""
# compiled by mypyc

from typing import Final

KEEP: Final = 0
SWAP: Final = 1
ACCUSE: Final = 2
"""Codes 2 to 7: accuse of the number `code - ACCUSE + 1`."""

MOVES: Final = 8

KEPT: Final = 0
SWAPPED: Final = 1
ACCUSED: Final = 2
OPENED: Final = 3
DEALT: Final = 4
