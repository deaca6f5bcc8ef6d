"""Written by `python -m safehouse.core.vocabulary agent_avenue`; do not edit."""
# compiled by mypyc

from typing import Final


class Agents:
    DOUBLE_AGENT: Final = 0
    ENFORCER: Final = 1
    CODEBREAKER: Final = 2
    SABOTEUR: Final = 3
    DAREDEVIL: Final = 4
    SENTINEL: Final = 5
    SIDEKICK: Final = 6
    MOLE: Final = 7
    COUNT: Final = 8


class Cards:
    LEADER_OF_THE_PACK: Final = 0
    MASTERPLAN: Final = 1
    SECURITY_SYSTEM: Final = 2
    GETAWAY_CAR: Final = 3
    WATCHTOWER: Final = 4
    SUPERCOMPUTER: Final = 5
    DISTRACTION_DEVICE: Final = 6
    SINISTER_TWIN: Final = 7
    SURVEILLANCE_TRUCK: Final = 8
    SMOKE_SCREEN: Final = 9
    OUTPOST: Final = 10
    SECRET_RECRUIT: Final = 11
    DOUBLE_TROUBLE: Final = 12
    SPYCATION: Final = 13
    MIND_CONTROL: Final = 14
    COUNT: Final = 15


class Sides:
    GREEN: Final = 0
    BLUE: Final = 1
    COUNT: Final = 2


class Offered:
    FACE_UP: Final = 0
    FACE_DOWN: Final = 1
    COUNT: Final = 2


class Leaders:
    ME: Final = 0
    MATE: Final = 1
    COUNT: Final = 2


class Phases:
    PLAY: Final = 0
    COVER: Final = 1
    RECRUIT: Final = 2
    MARKET: Final = 3
    CHOICE: Final = 4
    AGAIN: Final = 5
    OVER: Final = 6
    COUNT: Final = 7


class Conditions:
    CATCH: Final = 0
    CODEBREAKERS: Final = 1
    DAREDEVILS: Final = 2
    LEADER_OF_THE_PACK: Final = 3
    MASTERPLAN: Final = 4
    SECURITY_SYSTEM: Final = 5
    COUNT: Final = 6


class Entries:
    HELD: Final = 0
    DREW: Final = 1
    SWAPPED: Final = 2
    LEFT: Final = 3
    HID: Final = 4
    GAINED: Final = 5
    NAMES_ONLY: Final = 6
    NO_TWO_ALIKE: Final = 7
    SHOWN: Final = 8
    COUNT: Final = 9


class Moves:
    """The first code of each kind of move; its arguments count on from there, the last one fastest."""

    SWAP: Final = 0
    OFFER_UP: Final = 8
    OFFER_DOWN: Final = 16
    RECRUIT: Final = 24
    TAKE: Final = 26
    LET_MATE_TAKE: Final = 41
    CHOOSE: Final = 56
    RECRUIT_AGAIN: Final = 64
    KEEP_IN_HAND: Final = 65
    PROPOSE_LEAD: Final = 66
    PROPOSE_RECRUIT: Final = 68
    PROPOSE_TAKE: Final = 70
    PROPOSE_MATE_TAKE: Final = 85
    FIRST_NOTE: Final = 66
    COUNT: Final = 100


class Events:
    DEALT: Final = 0
    SUPPLY_OPENED: Final = 1
    STARTS: Final = 2
    SWAPPED: Final = 3
    LED: Final = 4
    COVERED: Final = 5
    REFILLED: Final = 6
    DREW: Final = 7
    ANSWERED: Final = 8
    RECRUITED: Final = 9
    MOVED: Final = 10
    GOT_AWAY: Final = 11
    TOOK: Final = 12
    SUPPLY_FILLED: Final = 13
    IGNORED: Final = 14
    TURNED_UP: Final = 15
    SHOWED_PAIR: Final = 16
    TOOK_BACK: Final = 17
    KEPT: Final = 18
    STOLE: Final = 19
    DISCARDED: Final = 20
    CONDITION_MET: Final = 21
    DECKED_OUT: Final = 22
    WON: Final = 23
    PROPOSED_LEAD: Final = 24
    PROPOSED_RECRUIT: Final = 25
    PROPOSED_TAKE: Final = 26
    NOT_IGNORED: Final = 27
    COUNT: Final = 28


SECRECY: Final[list[int]] = [
    64, 0, 0, 6, 0, 2, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 64, 0,
]  # fmt: skip
"""By kind of event, what is secret; see core.state."""
