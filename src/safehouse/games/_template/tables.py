"""The tables the rules of Dead Drop read."""
# compiled by mypyc

from typing import Final

from safehouse.games._template import data

ENVELOPES: Final[list[int]] = list(range(data.CARDS.lowest, data.CARDS.highest + 1))
"""The six envelopes (TP-4.1)."""
