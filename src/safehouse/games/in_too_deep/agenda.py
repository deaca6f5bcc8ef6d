"""What can stand on the agenda: the steps the rules take and the questions they ask, in the rulebook's order.

The agenda is a stack. Its top is either a step, which is carried out at once, or a question, which waits
for a move. An entry is a list of numbers: its kind, the seat it speaks of, and what it needs to know.
"""
# compiled by mypyc

from typing import Final

# The turn (5B).
HOOKING: Final = 0
RAISING: Final = 1
ACTING: Final = 2
MAJOR: Final = 3
RETURNING: Final = 4
DRAWING: Final = 5
TAKING_ASIDE: Final = 6
ENDING_TURN: Final = 7
# Inside an action (5E to 5I).
ENDURING: Final = 8
HUSTLING: Final = 9
ENFORCING: Final = 10
HACKING: Final = 11
HACKING_HOW: Final = 12
RUNNING: Final = 13
HEIGHTS_PICK: Final = 14
MOVING_CRIMINAL: Final = 15
MOVING_CRIMINAL_WAY: Final = 16
MOVING_ITEM: Final = 17
MOVING_ITEM_WAY: Final = 18
TRANSFERRING: Final = 19
TRANSFERRING_TO: Final = 20
SWAPPING_ITEMS: Final = 21
SWAPPING_ITEMS_WITH: Final = 22
MACHINE: Final = 23
ESCORTING: Final = 24
ION_CHOICE: Final = 25
HARBOR_CHOICE: Final = 26
CHALLENGING: Final = 27
LOSING_DILEMMA: Final = 28
LOOKING: Final = 29
KEEPING: Final = 30
# Crimes (5J to 5M).
BINDING: Final = 31
EFFECT: Final = 32
PICKING_ITEM: Final = 33
PUTTING: Final = 34
SENDING: Final = 35
PICKING_SLOT: Final = 36
PATROL_AWAY: Final = 37
OUTCOME: Final = 38
STORY: Final = 39
PETTY_DONE: Final = 40
# Gains (5N to 5R).
GAINING_EVIDENCE: Final = 41
PROCESSING: Final = 42
GAINING_SUPPORT: Final = 43
GAINING_DOMINANCE: Final = 44
LOSING_DOMINANCE: Final = 45
TAKING_EVIDENCE: Final = 46
TURNING_UP: Final = 47
SHIFTING_PATROL: Final = 48
SHIFTING_PATROL_TO: Final = 49
LOCKING: Final = 50
TRANSFERRING_ITEM: Final = 51
TRANSFERRING_ITEM_TO: Final = 52
BAITING: Final = 53
BAITING_WITH: Final = 54
SWAPPING_CRIMINALS: Final = 55
SWAPPING_CRIMINALS_WITH: Final = 56
SWAPPING_HOOKS: Final = 57
DISCARDING_DILEMMA: Final = 58
DISCARDING_HAND: Final = 59
# End of a chapter (5S).
EVALUATING: Final = 60
NEW_TASKS: Final = 61
STORING: Final = 62
STORED: Final = 63
SCORING: Final = 64
# Echo (5T).
ECHO_HOOKING: Final = 65
ECHO_MOVING: Final = 66
ECHO_DISPLACING: Final = 67
ECHO_PROGRESS: Final = 68
ECHO_STORY: Final = 69
ECHO_PROCESSING: Final = 70
ECHO_SUPPORT: Final = 71
ECHO_DOMINANCE: Final = 72
ECHO_LOSS: Final = 73
ECHO_LETTERS: Final = 74
ECHO_LOSS_CHOICE: Final = 75

BY_STEP: Final = 0
BY_TOKEN: Final = 1
"""HOOKING: whether step 1 or a support token lets the seat hook."""

GUARDIAN_MAY: Final = 1
BARRIERS_MAY: Final = 2
"""MACHINE: which of the machines may be moved, as a bit mask."""
