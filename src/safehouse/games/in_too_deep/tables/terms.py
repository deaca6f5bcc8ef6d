"""How terms of the card language are numbered (ledger 3.9): for its compiler and its interpreter alike."""
# compiled by mypyc

from typing import Final

# Where a zone term starts; a second number shifts it clockwise (ZH-3.30).
VARIABLE: Final = 10
AT_GUARDIAN: Final = 20
AT_SLOT: Final = 30
AT_ITEM: Final = 40
CHOSEN: Final = 60
"""`choose`: any zone but the one the piece is in (ZH-3.34)."""
CHOSEN_NEXT_TO: Final = 70
"""`choose_adj(z)`: the term of z follows."""

MOST_SLOTS: Final = 3
MOST_VARIABLES: Final = 8
READING: Final = 11
"""A binding is a list of 12: three criminals, eight zones, and the item the Mechanic's reading renames."""

# Item terms (ZH-3.31): 0 to 7 an item, then kinds, any, and the items to be picked or bound by a choice.
KIND: Final = 8
ANY_ITEM: Final = 12
PICKED: Final = 13

PICK_OF: Final = 8
"""From here on a slot argument of `dominance` is a choice among slots: PICK_OF plus a bit mask."""
