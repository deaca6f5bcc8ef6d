"""Written by `python -m safehouse.core.vocabulary in_too_deep`; do not edit."""
# compiled by mypyc

from typing import Final


class Criminals:
    HUSTLER: Final = 0
    ENFORCER: Final = 1
    HACKER: Final = 2
    SHADOW: Final = 3
    SMUGGLER: Final = 4
    SEER: Final = 5
    CRUSHER: Final = 6
    MECHANIC: Final = 7
    JUMPER: Final = 8
    COURIER: Final = 9
    COUNT: Final = 10


class Zones:
    BLOCKS: Final = 0
    HEIGHTS: Final = 1
    AERODROME: Final = 2
    ZINBAZAAR: Final = 3
    DOWNTOWN: Final = 4
    ION_TOWERS: Final = 5
    PARISH: Final = 6
    HARBOR: Final = 7
    COUNT: Final = 8


class Items:
    CASH: Final = 0
    PSYCHOCODES: Final = 1
    COUPE: Final = 2
    EAGLE_EYE: Final = 3
    JAMMER: Final = 4
    DECODER: Final = 5
    RIFLE: Final = 6
    DROID: Final = 7
    COUNT: Final = 8


class Evidence:
    FINANCING: Final = 0
    TARGET: Final = 1
    LEADER: Final = 2
    TACTICS: Final = 3
    TIMING: Final = 4
    WEAPONRY: Final = 5
    COUNT: Final = 6


class Crimes:
    A1A: Final = 0
    A1B: Final = 1
    A1C: Final = 2
    A2A: Final = 3
    A2B: Final = 4
    A2C: Final = 5
    A3: Final = 6
    B1A: Final = 7
    B1B: Final = 8
    B1C: Final = 9
    B2A: Final = 10
    B2B: Final = 11
    B2C: Final = 12
    B3: Final = 13
    C1A: Final = 14
    C1B: Final = 15
    C1C: Final = 16
    C2A: Final = 17
    C2B: Final = 18
    C2C: Final = 19
    C3: Final = 20
    D1A: Final = 21
    D1B: Final = 22
    D1C: Final = 23
    D2A: Final = 24
    D2B: Final = 25
    D2C: Final = 26
    D3: Final = 27
    E1A: Final = 28
    E1B: Final = 29
    E1C: Final = 30
    E2A: Final = 31
    E2B: Final = 32
    E2C: Final = 33
    E3: Final = 34
    F1A: Final = 35
    F1B: Final = 36
    F1C: Final = 37
    F2A: Final = 38
    F2B: Final = 39
    F2C: Final = 40
    F3: Final = 41
    G1A: Final = 42
    G1B: Final = 43
    G1C: Final = 44
    G2A: Final = 45
    G2B: Final = 46
    G2C: Final = 47
    G3: Final = 48
    P01: Final = 49
    P02: Final = 50
    P03: Final = 51
    P04: Final = 52
    P05: Final = 53
    P06: Final = 54
    P07: Final = 55
    P08: Final = 56
    P09: Final = 57
    P10: Final = 58
    P11: Final = 59
    P12: Final = 60
    P13: Final = 61
    P14: Final = 62
    P15: Final = 63
    P16: Final = 64
    P17: Final = 65
    P18: Final = 66
    P19: Final = 67
    P20: Final = 68
    P21: Final = 69
    COUNT: Final = 70


class MajorCrimes:
    A1A: Final = 0
    A1B: Final = 1
    A1C: Final = 2
    A2A: Final = 3
    A2B: Final = 4
    A2C: Final = 5
    A3: Final = 6
    B1A: Final = 7
    B1B: Final = 8
    B1C: Final = 9
    B2A: Final = 10
    B2B: Final = 11
    B2C: Final = 12
    B3: Final = 13
    C1A: Final = 14
    C1B: Final = 15
    C1C: Final = 16
    C2A: Final = 17
    C2B: Final = 18
    C2C: Final = 19
    C3: Final = 20
    D1A: Final = 21
    D1B: Final = 22
    D1C: Final = 23
    D2A: Final = 24
    D2B: Final = 25
    D2C: Final = 26
    D3: Final = 27
    E1A: Final = 28
    E1B: Final = 29
    E1C: Final = 30
    E2A: Final = 31
    E2B: Final = 32
    E2C: Final = 33
    E3: Final = 34
    F1A: Final = 35
    F1B: Final = 36
    F1C: Final = 37
    F2A: Final = 38
    F2B: Final = 39
    F2C: Final = 40
    F3: Final = 41
    G1A: Final = 42
    G1B: Final = 43
    G1C: Final = 44
    G2A: Final = 45
    G2B: Final = 46
    G2C: Final = 47
    G3: Final = 48
    COUNT: Final = 49


class Dilemmas:
    D01: Final = 0
    D02: Final = 1
    D03: Final = 2
    D04: Final = 3
    D05: Final = 4
    D06: Final = 5
    D07: Final = 6
    D08: Final = 7
    D09: Final = 8
    D10: Final = 9
    D11: Final = 10
    D12: Final = 11
    D13: Final = 12
    D14: Final = 13
    D15: Final = 14
    D16: Final = 15
    D17: Final = 16
    D18: Final = 17
    D19: Final = 18
    D20: Final = 19
    D21: Final = 20
    D22: Final = 21
    D23: Final = 22
    D24: Final = 23
    D25: Final = 24
    D26: Final = 25
    D27: Final = 26
    D28: Final = 27
    D29: Final = 28
    D30: Final = 29
    D31: Final = 30
    D32: Final = 31
    D33: Final = 32
    D34: Final = 33
    D35: Final = 34
    D36: Final = 35
    D37: Final = 36
    D38: Final = 37
    D39: Final = 38
    D40: Final = 39
    D41: Final = 40
    D42: Final = 41
    D43: Final = 42
    D44: Final = 43
    D45: Final = 44
    D46: Final = 45
    D47: Final = 46
    D48: Final = 47
    D49: Final = 48
    D50: Final = 49
    D51: Final = 50
    D52: Final = 51
    D53: Final = 52
    D54: Final = 53
    D55: Final = 54
    D56: Final = 55
    D57: Final = 56
    D58: Final = 57
    D59: Final = 58
    D60: Final = 59
    D61: Final = 60
    D62: Final = 61
    D63: Final = 62
    D64: Final = 63
    D65: Final = 64
    D66: Final = 65
    D67: Final = 66
    D68: Final = 67
    D69: Final = 68
    D70: Final = 69
    D71: Final = 70
    D72: Final = 71
    COUNT: Final = 72


class Supports:
    PEEK_TWO: Final = 0
    TAKE_EVIDENCE: Final = 1
    FLIP_EVIDENCE: Final = 2
    PEEK_TAKE: Final = 3
    DRAW_PETTY_1: Final = 4
    DRAW_PETTY_2: Final = 5
    DOMINANCE_2: Final = 6
    DOMINANCE_3: Final = 7
    TOLERANCE: Final = 8
    REDRAW_DILEMMAS: Final = 9
    IGNORE_BARRIERS: Final = 10
    SHIFT_PATROL: Final = 11
    HOOK: Final = 12
    LOCK_HOOK: Final = 13
    SWAP_ITEMS: Final = 14
    TRANSFER_ITEM: Final = 15
    SWAP_ITEM_CRIMINAL: Final = 16
    SWAP_CRIMINALS: Final = 17
    TRANSFER_CRIMINAL: Final = 18
    MACHINE_2: Final = 19
    MACHINE_3: Final = 20
    SWAP_HOOKS: Final = 21
    ACTIONS_1: Final = 22
    ACTIONS_2: Final = 23
    DISCARD_DILEMMA: Final = 24
    CHALLENGE: Final = 25
    COUNT: Final = 26


class Storylines:
    A: Final = 0
    B: Final = 1
    C: Final = 2
    D: Final = 3
    E: Final = 4
    F: Final = 5
    G: Final = 6
    COUNT: Final = 7


class Decks:
    PETTY: Final = 0
    LEVEL1: Final = 1
    LEVEL2: Final = 2
    LEVEL3: Final = 3
    COUNT: Final = 4


class Ways:
    CLOCKWISE: Final = 0
    COUNTER: Final = 1
    COUNT: Final = 2


class Bonuses:
    SUPPORT: Final = 0
    TOLERANCE: Final = 1
    DOMINANCE: Final = 2
    COUNT: Final = 3


class Spots:
    DISPLAY: Final = 0
    BONUS: Final = 1
    BOX: Final = 2
    COUNT: Final = 3


class SupportOps:
    PEEK: Final = 0
    TAKE_EVIDENCE: Final = 1
    FLIP_PLAN_EVIDENCE: Final = 2
    PEEK_TAKE: Final = 3
    DRAW_PETTY: Final = 4
    GAIN_DOMINANCE: Final = 5
    GAIN_TOLERANCE: Final = 6
    DRAW_DISCARD_DILEMMAS: Final = 7
    IGNORE_BARRIERS: Final = 8
    SHIFT_PATROL: Final = 9
    HOOK: Final = 10
    LOCK_HOOK: Final = 11
    SWAP_ITEMS: Final = 12
    TRANSFER_ITEM: Final = 13
    SWAP_ITEM_CRIMINAL: Final = 14
    SWAP_CRIMINALS: Final = 15
    TRANSFER_CRIMINAL: Final = 16
    MACHINE_MOVES: Final = 17
    SWAP_HOOKS: Final = 18
    GAIN_ACTIONS: Final = 19
    DISCARD_DILEMMA: Final = 20
    CHALLENGE: Final = 21
    COUNT: Final = 22


class WhiteFaces:
    CRIMINAL_1: Final = 0
    CRIMINAL_2: Final = 1
    ITEM: Final = 2
    PATROL_GROUP: Final = 3
    BARRIER: Final = 4
    GUARDIAN: Final = 5
    COUNT: Final = 6


class Predicates:
    AT: Final = 0
    HOLDS: Final = 1
    HOLDS_NOTHING: Final = 2
    ITEM: Final = 3
    ITEMS: Final = 4
    CRIMS: Final = 5
    GUARDIAN: Final = 6
    NOGUARDIAN: Final = 7
    BARRIERS: Final = 8
    BARRIER_BETWEEN: Final = 9
    PATROL: Final = 10
    ALONE: Final = 11
    ALONE_WITH: Final = 12
    EMPTY: Final = 13
    OPPOSITE: Final = 14
    ADJACENT: Final = 15
    SAME: Final = 16
    DIFF: Final = 17
    DIST: Final = 18
    HOOKED: Final = 19
    COUNT: Final = 20


class Effects:
    DROP: Final = 0
    DROP_MINE: Final = 1
    DROP_ALL: Final = 2
    PUT: Final = 3
    GIVE: Final = 4
    SWAP: Final = 5
    SEND: Final = 6
    SWAP_CRIMS: Final = 7
    GUARDIAN_STEP: Final = 8
    BARRIER_STEP: Final = 9
    MACHINE: Final = 10
    PATROL_CALL: Final = 11
    PATROL_SHIFT: Final = 12
    DOMINANCE: Final = 13
    COUNT: Final = 14


class Comparisons:
    EXACTLY: Final = 0
    LEAST: Final = 1
    MOST: Final = 2
    MORE: Final = 3
    LESS: Final = 4
    COUNT: Final = 5


class Modes:
    ANY: Final = 0
    DROPPED: Final = 1
    HELD: Final = 2
    COUNT: Final = 3


class Who:
    ALL: Final = 0
    MINE: Final = 1
    RIVAL: Final = 2
    FREE: Final = 3
    OTHERS: Final = 4
    COUNT: Final = 5


class Agenda:
    HOOKING: Final = 0
    RAISING: Final = 1
    ACTING: Final = 2
    MAJOR: Final = 3
    RETURNING: Final = 4
    DRAWING: Final = 5
    TAKING_ASIDE: Final = 6
    ENDING_TURN: Final = 7
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
    EVALUATING: Final = 60
    NEW_TASKS: Final = 61
    STORING: Final = 62
    STORED: Final = 63
    SCORING: Final = 64
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
    COUNT: Final = 76


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    SKIP_HOOK: Final = 0
    END_ACTIONS: Final = 1
    PASS_CRIME: Final = 2
    DECLINE: Final = 3
    HOOK: Final = 4
    UNHOOK: Final = 14
    MOVE: Final = 24
    PICK_UP: Final = 44
    ACTIVATE: Final = 124
    ABILITY: Final = 134
    DOMINATE: Final = 144
    ENDURE: Final = 154
    DROP: Final = 164
    SMUGGLE: Final = 174
    SEE: Final = 182
    USE: Final = 192
    COMMIT: Final = 218
    CAUTIOUS: Final = 288
    RECKLESS: Final = 289
    GIVE_BACK_PETTY: Final = 290
    GIVE_BACK_LEVEL1: Final = 311
    GIVE_BACK_LEVEL2: Final = 332
    GIVE_BACK_LEVEL3: Final = 353
    DRAW: Final = 360
    CRIMINAL: Final = 364
    ZONE: Final = 374
    ITEM: Final = 382
    OPPONENT: Final = 390
    WAY: Final = 406
    GUARDIAN: Final = 408
    BARRIER: Final = 410
    ESCORT: Final = 414
    NO_ESCORT: Final = 424
    RAIL: Final = 425
    DISPLAY: Final = 429
    BONUS: Final = 449
    BOX: Final = 452
    TO_ROW: Final = 1604
    TO_BONUS_SUPPORT: Final = 1607
    TO_BONUS_TOLERANCE: Final = 1613
    TO_BONUS_DOMINANCE: Final = 1619
    TO_BOX: Final = 1625
    THIRD: Final = 1631
    GAIN_EVIDENCE: Final = 1634
    PROCESS_EVIDENCE: Final = 1635
    MOVE_CRIMINAL: Final = 1636
    MOVE_ITEM: Final = 1637
    LOOK: Final = 1638
    MOVE_MACHINE: Final = 1639
    GRAB: Final = 1640
    DILEMMA: Final = 1641
    STORED_DILEMMA: Final = 1713
    FIRST_NOTE: Final = 1785
    COUNT: Final = 1785


class Events:
    STARTED: Final = 0
    TURN: Final = 1
    HOOKED: Final = 2
    UNHOOKED: Final = 3
    PAID: Final = 4
    SUPPLY_PAID: Final = 5
    LOCKED: Final = 6
    LOCK_ENDED: Final = 7
    DOMINANCE_GAINED: Final = 8
    DOMINANCE_LOST: Final = 9
    ENDURED: Final = 10
    MOVED: Final = 11
    TRANSFERRED: Final = 12
    PICKED_UP: Final = 13
    ROBBED: Final = 14
    DROPPED: Final = 15
    ITEM_MOVED: Final = 16
    ITEM_TRANSFERRED: Final = 17
    ITEMS_SWAPPED: Final = 18
    CRIMINALS_SWAPPED: Final = 19
    BAIT_SWAPPED: Final = 20
    ACTIVATED: Final = 21
    PATROL_CALLED: Final = 22
    PATROL_SHIFTED: Final = 23
    GUARDIAN_MOVED: Final = 24
    ESCORTED: Final = 25
    BARRIER_MOVED: Final = 26
    CHALLENGED: Final = 27
    SHOWED_DILEMMA: Final = 28
    CHALLENGE_LOST: Final = 29
    DREW_DILEMMA: Final = 30
    DISCARDED_DILEMMA: Final = 31
    DILEMMAS_RESHUFFLED: Final = 32
    TOLERANCE_GAINED: Final = 33
    INTEL_GAINED: Final = 34
    INTEL_LOST: Final = 35
    SUPPORT_TAKEN: Final = 36
    SUPPORT_USED: Final = 37
    SUPPORT_EXPIRED: Final = 38
    OFFER_FILLED: Final = 39
    SUPPORT_RESHUFFLED: Final = 40
    ACTIONS_GAINED: Final = 41
    BARRIERS_IGNORED: Final = 42
    HOOKS_SWAPPED: Final = 43
    TOOK_FROM_RAIL: Final = 44
    DREW_EVIDENCE: Final = 45
    RAIL_FILLED: Final = 46
    CHAPTER_ENDS: Final = 47
    LOOKED: Final = 48
    TOOK_EVIDENCE: Final = 49
    TURNED_UP: Final = 50
    TO_ROW: Final = 51
    TO_BONUS: Final = 52
    TO_BOX: Final = 53
    COMMITTED_PETTY: Final = 54
    COMMITTED_MAJOR: Final = 55
    CHOSE_CAUTIOUS: Final = 56
    CHOSE_RECKLESS: Final = 57
    GAVE_BACK: Final = 58
    DREW_CRIME: Final = 59
    SET_ASIDE: Final = 60
    TOOK_ASIDE: Final = 61
    PETTY_RESHUFFLED: Final = 62
    INVESTIGATION_SUCCEEDED: Final = 63
    INVESTIGATION_FAILED: Final = 64
    FOLDERS_REWARDED: Final = 65
    TASK_SET: Final = 66
    STORED: Final = 67
    KEPT_DILEMMA: Final = 68
    EVIDENCE_RETURNED: Final = 69
    DISPLAY_FILLED: Final = 70
    CHAPTER_BEGINS: Final = 71
    LAST_TURNS: Final = 72
    DATABANK_OPENED: Final = 73
    PLAN_OPENED: Final = 74
    STORYLINE_REMOVED: Final = 75
    CRIMINAL_PLACED: Final = 76
    ECHO_CARD: Final = 77
    ECHO_ROLLED: Final = 78
    ECHO_BLOCKED: Final = 79
    ECHO_DISPLACED_ITEM: Final = 80
    ECHO_PROGRESS: Final = 81
    ECHO_MISSED: Final = 82
    ECHO_COMMITTED: Final = 83
    ECHO_CAUTIOUS: Final = 84
    ECHO_RECKLESS: Final = 85
    ECHO_DREW_CRIME: Final = 86
    ECHO_TO_ROW: Final = 87
    ECHO_TO_BONUS: Final = 88
    ECHO_TO_BOX: Final = 89
    ECHO_DISCARDED_SUPPORT: Final = 90
    ECHO_LETTERS: Final = 91
    DISPLAY_EMPTIED: Final = 92
    ABILITY_USED: Final = 93
    EFFECT_CHOSEN: Final = 94
    CRIMINAL_CHOSEN: Final = 95
    ITEM_CHOSEN: Final = 96
    ZONE_CHOSEN: Final = 97
    COUNT: Final = 98


SECRECY: Final[list[int]] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 8, 8, 0, 0, 4, 2, 0, 0, 0, 0, 4, 4, 0, 4, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
