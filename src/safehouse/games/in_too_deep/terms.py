"""Codes of the condition and effect language (ledger 3.9), shared by its parser and its interpreter."""
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

ANYHOW: Final = 0
DROPPED: Final = 1
HELD: Final = 2

EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
MORE: Final = 3
LESS: Final = 4

ALL: Final = 0
MINE: Final = 1
RIVAL: Final = 2
FREE: Final = 3
OTHERS: Final = 4

# Predicates.
P_AT: Final = 0
P_HOLDS: Final = 1
P_HOLDS_NOTHING: Final = 2
P_ITEM: Final = 3
P_ITEMS: Final = 4
P_CRIMS: Final = 5
P_GUARDIAN: Final = 6
P_NOGUARDIAN: Final = 7
P_BARRIERS: Final = 8
P_BETWEEN: Final = 9
P_PATROL: Final = 10
P_ALONE: Final = 11
P_ALONE_WITH: Final = 12
P_EMPTY: Final = 13
P_OPPOSITE: Final = 14
P_ADJACENT: Final = 15
P_SAME: Final = 16
P_DIFF: Final = 17
P_DIST: Final = 18
P_HOOKED: Final = 19

# Effects.
X_DROP: Final = 0
X_DROP_MINE: Final = 1
X_DROP_ALL: Final = 2
X_PUT: Final = 3
X_GIVE: Final = 4
X_SWAP: Final = 5
X_SEND: Final = 6
X_SWAP_CRIMS: Final = 7
X_GUARDIAN_STEP: Final = 8
X_BARRIER_STEP: Final = 9
X_MACHINE: Final = 10
X_PATROL_CALL: Final = 11
X_PATROL_SHIFT: Final = 12
X_DOMINANCE: Final = 13
PICK_OF: Final = 8
"""From here on a slot argument of `dominance` is a choice among slots: PICK_OF plus a bit mask."""
