"""Written by `python -m safehouse.core.vocabulary infiltraitors`; do not edit."""
# compiled by mypyc

from typing import Final


class Agents:
    AGENT_1: Final = 0
    AGENT_2: Final = 1
    AGENT_3: Final = 2
    AGENT_4: Final = 3
    AGENT_5: Final = 4
    COUNT: Final = 5


class Targets:
    AGENT_1: Final = 0
    AGENT_2: Final = 1
    AGENT_3: Final = 2
    AGENT_4: Final = 3
    AGENT_5: Final = 4
    KEY_PERSON: Final = 5
    COUNT: Final = 6


class Origins:
    AGENT_1: Final = 0
    AGENT_2: Final = 1
    AGENT_3: Final = 2
    AGENT_4: Final = 3
    AGENT_5: Final = 4
    HAND: Final = 5
    PILE: Final = 6
    POOL: Final = 7
    COUNT: Final = 8


class Colours:
    RED: Final = 0
    BLACK: Final = 1
    YELLOW: Final = 2
    GREEN: Final = 3
    BLUE: Final = 4
    COUNT: Final = 5


class Cards:
    R2: Final = 0
    R3: Final = 1
    R4: Final = 2
    R5: Final = 3
    R6: Final = 4
    R7: Final = 5
    R8: Final = 6
    R9: Final = 7
    R10: Final = 8
    R11: Final = 9
    R12: Final = 10
    R13: Final = 11
    R14: Final = 12
    R15: Final = 13
    K2: Final = 14
    K3: Final = 15
    K4: Final = 16
    K5: Final = 17
    K6: Final = 18
    K7: Final = 19
    K8: Final = 20
    K9: Final = 21
    K10: Final = 22
    K11: Final = 23
    K12: Final = 24
    K13: Final = 25
    K14: Final = 26
    K15: Final = 27
    Y2: Final = 28
    Y3: Final = 29
    Y4: Final = 30
    Y5: Final = 31
    Y6: Final = 32
    Y7: Final = 33
    Y8: Final = 34
    Y9: Final = 35
    Y10: Final = 36
    Y11: Final = 37
    Y12: Final = 38
    Y13: Final = 39
    Y14: Final = 40
    Y15: Final = 41
    G2: Final = 42
    G3: Final = 43
    G4: Final = 44
    G5: Final = 45
    G6: Final = 46
    G7: Final = 47
    G8: Final = 48
    G9: Final = 49
    G10: Final = 50
    G11: Final = 51
    G12: Final = 52
    G13: Final = 53
    G14: Final = 54
    G15: Final = 55
    B2: Final = 56
    B3: Final = 57
    B4: Final = 58
    B5: Final = 59
    B6: Final = 60
    B7: Final = 61
    B8: Final = 62
    B9: Final = 63
    B10: Final = 64
    B11: Final = 65
    B12: Final = 66
    B13: Final = 67
    B14: Final = 68
    B15: Final = 69
    RS: Final = 70
    KS: Final = 71
    YS: Final = 72
    GS: Final = 73
    BS: Final = 74
    COUNT: Final = 75


class Turned:
    VERTICAL: Final = 0
    HORIZONTAL: Final = 1
    COUNT: Final = 2


class Sources:
    HAND: Final = 0
    PILE: Final = 1
    POOL: Final = 2
    COUNT: Final = 3


class Phases:
    TURN: Final = 0
    NAME: Final = 1
    REWARD: Final = 2
    EXCESS: Final = 3
    KEY_DECISION: Final = 4
    KEY_CLUE: Final = 5
    COUNT: Final = 6


class Ends:
    WIN: Final = 0
    LOSS_BULLETS: Final = 1
    LOSS_NO_ACTION: Final = 2
    LOSS_TIME: Final = 3
    LOSS_UNWINNABLE: Final = 4
    COUNT: Final = 5


class Modifiers:
    SILENCE: Final = 0
    DISCARD_FACE_DOWN: Final = 1
    ORDER_TOKENS: Final = 2
    SPECIAL_POOL: Final = 3
    BALANCED_CLUES: Final = 4
    EXCHANGE_LEFT_ONLY: Final = 5
    ELIMINATE_RIGHT_ONLY: Final = 6
    HAND_LIMIT: Final = 7
    DESIGNATED_ELIMINATOR: Final = 8
    SPECIAL_IN_DECK: Final = 9
    TWO_CARD_SUSPECTS: Final = 10
    OUTWARD_HANDS: Final = 11
    REWARD_FINALE: Final = 12
    KEY_PERSON: Final = 13
    TIME_LIMIT: Final = 14
    COUNT: Final = 15


class Deeds:
    CATCH: Final = 0
    GIVE: Final = 1
    EXCHANGE: Final = 2
    WAIT: Final = 3
    SHOOT: Final = 4
    REWARD: Final = 5
    REWARD_DOWN: Final = 6
    NO_REWARD: Final = 7
    DISCARD: Final = 8
    DISCARD_DOWN: Final = 9
    STAY: Final = 10
    WITHDRAW: Final = 11
    KEY_CLUE: Final = 12
    LAY_DOWN_HAND: Final = 13
    FINALE: Final = 14
    TURN_UP: Final = 15
    COUNT: Final = 16


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    CATCH: Final = 0
    GIVE: Final = 1
    EXCHANGE: Final = 76
    WAIT: Final = 451
    ELIMINATE: Final = 455
    ELIMINATE_KEY_PERSON: Final = 460
    NAME: Final = 461
    DECLINE_REWARD: Final = 536
    TAKE: Final = 537
    TAKE_DOWN: Final = 612
    DISCARD: Final = 687
    DISCARD_PLACE: Final = 762
    WITHDRAW: Final = 772
    STAY: Final = 773
    KEY_CLUE: Final = 774
    TIME_EXPIRED: Final = 849
    CROSS_OUT: Final = 850
    CROSS_OUT_COLOUR: Final = 1300
    CROSS_OUT_NUMBER: Final = 1330
    BRING_BACK: Final = 1420
    WIPE: Final = 1870
    FIRST_NOTE: Final = 850
    COUNT: Final = 1876


class Events:
    BEGAN: Final = 0
    DEALT: Final = 1
    DESIGNATED: Final = 2
    CAUGHT: Final = 3
    SECOND_TAKEN: Final = 4
    TOKEN_PLACED: Final = 5
    BURNT: Final = 6
    GAVE: Final = 7
    EXCHANGED: Final = 8
    DREW: Final = 9
    WAITED: Final = 10
    GUN_TAKEN: Final = 11
    NAMED: Final = 12
    WRONG: Final = 13
    RIGHT: Final = 14
    CLUES_DISCARDED: Final = 15
    REWARD_DECLINED: Final = 16
    REWARD_TAKEN: Final = 17
    REWARD_TAKEN_DOWN: Final = 18
    REWARD_LAID: Final = 19
    DISCARDED: Final = 20
    DISCARDED_DOWN: Final = 21
    STAYED: Final = 22
    WITHDREW: Final = 23
    LOOKED: Final = 24
    KEY_CLUE_LAID: Final = 25
    HAND_LAID_DOWN: Final = 26
    FORCED: Final = 27
    FINALE: Final = 28
    FINALE_DEALT: Final = 29
    LAST_SUSPECT: Final = 30
    OUT_OF_TIME: Final = 31
    UNCOVERED: Final = 32
    GUN_AT_KEY_PERSON: Final = 33
    KEY_PERSON_NAMED: Final = 34
    KEY_PERSON_WRONG: Final = 35
    KEY_PERSON_RIGHT: Final = 36
    LEFT_PLACE: Final = 37
    FINALE_DISCARDED: Final = 38
    COUNT: Final = 39


SECRECY: Final[list[int]] = [
    0, 2, 0, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
