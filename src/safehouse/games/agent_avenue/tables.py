"""The tables the rules look things up in, as constants of the compiled modules."""
# compiled by mypyc

from typing import Final

from safehouse.games.agent_avenue import data

COPIES: Final[list[int]] = list(data.COPIES)
"""Copies of each agent in the deck."""

ICONS: Final[list[list[int]]] = list(data.ICONS)
"""ICONS[agent][copies in play]: spaces to move (AA-5.62, AA-5.70)."""

MODIFIED_BY: Final[list[int]] = list(data.MODIFIED_BY)
"""The ongoing card that changes this agent's movement, or -1; no two change the same (AA-5.105)."""

MODIFIED: Final[list[list[int]]] = list(data.MODIFIED)
"""The same as ICONS for a side that owns the card of MODIFIED_BY."""

IS_MARKET: Final[list[bool]] = list(data.IS_MARKET)
IS_HOME: Final[list[bool]] = [space in data.HOMES for space in range(data.SPACES)]
HOMES: Final[list[int]] = list(data.HOMES)
SPACES: Final[int] = data.SPACES
SUPPLY: Final[int] = data.SUPPLY

CARD_BIT: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]
"""Ongoing market cards in a side's set."""

EMPTY: Final[list[int]] = []
"""The initial value of lists that are replaced, never changed in place."""
