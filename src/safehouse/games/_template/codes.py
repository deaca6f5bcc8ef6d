"""Written by `python -m safehouse.core.vocabulary _template`; do not edit."""
# compiled by mypyc

from typing import Final


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    KEEP: Final = 0
    SWAP: Final = 1
    ACCUSE: Final = 2
    FIRST_NOTE: Final = 8
    COUNT: Final = 8


class Events:
    KEPT: Final = 0
    SWAPPED: Final = 1
    ACCUSED: Final = 2
    OPENED: Final = 3
    DEALT: Final = 4
    COUNT: Final = 5


SECRECY: Final[list[int]] = [
    0, 2, 0, 0, 2,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
