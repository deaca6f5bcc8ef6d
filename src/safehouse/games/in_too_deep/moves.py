"""Every move, question and event of In Too Deep as named integers."""
# compiled by mypyc

from typing import Final

# Zones, in the order of the data.
BLOCKS: Final = 0
HEIGHTS: Final = 1
AERODROME: Final = 2
ZINBAZAAR: Final = 3
DOWNTOWN: Final = 4
ION_TOWERS: Final = 5
PARISH: Final = 6
HARBOR: Final = 7
ZONES: Final = 8

# Criminals, in the order of the data.
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
CRIMINALS: Final = 10

ITEMS: Final = 8
"""Items stand in pairs of one kind: the twin of item i is `i ^ 1`, its kind is `i >> 1` (ZH-3.7)."""
KINDS_OF_EVIDENCE: Final = 6

MAJORS: Final = 49
CRIMES: Final = 70
"""Crime cards 0 to 48 are the major crimes, 49 to 69 the petty ones."""
PETTY_DECK: Final = 0
"""Crime decks: 0 petty, then the levels 1 to 3."""
DECKS: Final = 4
DILEMMAS: Final = 72
SUPPORTS: Final = 26

CLOCKWISE: Final = 0
COUNTER: Final = 1

# Bonus fields from top to bottom (ZH-3.14).
BONUS_SUPPORT: Final = 0
BONUS_TOLERANCE: Final = 1
BONUS_DOMINANCE: Final = 2
BONUSES: Final = 3

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

# The moves: the code of the first move of each kind; arguments count on from there.
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

MOVES: Final = 1785

# The events.
E_STARTED: Final = 0
E_TURN: Final = 1
E_HOOKED: Final = 2
E_UNHOOKED: Final = 3
E_PAID: Final = 4
E_SUPPLY_PAID: Final = 5
E_LOCKED: Final = 6
E_LOCK_ENDED: Final = 7
E_DOMINANCE_GAINED: Final = 8
E_DOMINANCE_LOST: Final = 9
E_ENDURED: Final = 10
E_MOVED: Final = 11
E_TRANSFERRED: Final = 12
E_PICKED_UP: Final = 13
E_ROBBED: Final = 14
E_DROPPED: Final = 15
E_ITEM_MOVED: Final = 16
E_ITEM_TRANSFERRED: Final = 17
E_ITEMS_SWAPPED: Final = 18
E_CRIMINALS_SWAPPED: Final = 19
E_BAIT_SWAPPED: Final = 20
E_ACTIVATED: Final = 21
E_PATROL_CALLED: Final = 22
E_PATROL_SHIFTED: Final = 23
E_GUARDIAN_MOVED: Final = 24
E_ESCORTED: Final = 25
E_BARRIER_MOVED: Final = 26
E_CHALLENGED: Final = 27
E_SHOWED_DILEMMA: Final = 28
E_CHALLENGE_LOST: Final = 29
E_DREW_DILEMMA: Final = 30
E_DISCARDED_DILEMMA: Final = 31
E_DILEMMAS_RESHUFFLED: Final = 32
E_TOLERANCE_GAINED: Final = 33
E_INTEL_GAINED: Final = 34
E_INTEL_LOST: Final = 35
E_SUPPORT_TAKEN: Final = 36
E_SUPPORT_USED: Final = 37
E_SUPPORT_EXPIRED: Final = 38
E_OFFER_FILLED: Final = 39
E_SUPPORT_RESHUFFLED: Final = 40
E_ACTIONS_GAINED: Final = 41
E_BARRIERS_IGNORED: Final = 42
E_HOOKS_SWAPPED: Final = 43
E_TOOK_FROM_RAIL: Final = 44
E_DREW_EVIDENCE: Final = 45
E_RAIL_FILLED: Final = 46
E_CHAPTER_ENDS: Final = 47
E_LOOKED: Final = 48
E_TOOK_EVIDENCE: Final = 49
E_TURNED_UP: Final = 50
E_TO_ROW: Final = 51
E_TO_BONUS: Final = 52
E_TO_BOX: Final = 53
E_COMMITTED_PETTY: Final = 54
E_COMMITTED_MAJOR: Final = 55
E_CHOSE_CAUTIOUS: Final = 56
E_CHOSE_RECKLESS: Final = 57
E_GAVE_BACK: Final = 58
E_DREW_CRIME: Final = 59
E_SET_ASIDE: Final = 60
E_TOOK_ASIDE: Final = 61
E_PETTY_RESHUFFLED: Final = 62
E_INVESTIGATION_SUCCEEDED: Final = 63
E_INVESTIGATION_FAILED: Final = 64
E_FOLDERS_REWARDED: Final = 65
E_TASK_SET: Final = 66
E_STORED: Final = 67
E_KEPT_DILEMMA: Final = 68
E_EVIDENCE_RETURNED: Final = 69
E_DISPLAY_FILLED: Final = 70
E_CHAPTER_BEGINS: Final = 71
E_LAST_TURNS: Final = 72
E_DATABANK_OPENED: Final = 73
E_PLAN_OPENED: Final = 74
E_STORYLINE_REMOVED: Final = 75
E_CRIMINAL_PLACED: Final = 76
E_ECHO_CARD: Final = 77
E_ECHO_ROLLED: Final = 78
E_ECHO_BLOCKED: Final = 79
E_ECHO_DISPLACED_ITEM: Final = 80
E_ECHO_PROGRESS: Final = 81
E_ECHO_MISSED: Final = 82
E_ECHO_COMMITTED: Final = 83
E_ECHO_CAUTIOUS: Final = 84
E_ECHO_RECKLESS: Final = 85
E_ECHO_DREW_CRIME: Final = 86
E_ECHO_TO_ROW: Final = 87
E_ECHO_TO_BONUS: Final = 88
E_ECHO_TO_BOX: Final = 89
E_ECHO_DISCARDED_SUPPORT: Final = 90
E_ECHO_LETTERS: Final = 91


def give_back_move(card: int) -> int:
    """The move that puts a crime card under its deck. Cards of a storyline stand together, level by level."""
    if card >= MAJORS:
        return GIVE_BACK_PETTY + card - MAJORS
    line, place = card // 7, card % 7
    if place == 6:
        return GIVE_BACK_LEVEL3 + line
    if place >= 3:
        return GIVE_BACK_LEVEL2 + line * 3 + place - 3
    return GIVE_BACK_LEVEL1 + line * 3 + place


def given_back(move: int) -> int:
    """The card of such a move."""
    if move >= GIVE_BACK_LEVEL3:
        return (move - GIVE_BACK_LEVEL3) * 7 + 6
    if move >= GIVE_BACK_LEVEL2:
        at = move - GIVE_BACK_LEVEL2
        return at // 3 * 7 + at % 3 + 3
    if move >= GIVE_BACK_LEVEL1:
        at = move - GIVE_BACK_LEVEL1
        return at // 3 * 7 + at % 3
    return move - GIVE_BACK_PETTY + MAJORS
