"""Every move, event and public deed of Infiltraitors as named integers."""
# compiled by mypyc

from typing import Final

CARDS: Final = 75
SEATS: Final = 5
COLOURS: Final = 5
HIGHEST: Final = 15

# Moves ------------------------------------------------------------------------------------------
CATCH: Final = 0
GIVE: Final = 1
"""+ card"""
EXCHANGE: Final = 76
"""+ card * 5 + target"""
WAIT: Final = 451
"""+ number of cards to draw, 0 to 3"""
ELIMINATE: Final = 455
"""+ target: takes the gun; the identification follows with NAME."""
ELIMINATE_KEY_PERSON: Final = 460
NAME: Final = 461
"""+ colour * 15 + number - 1"""
DECLINE_REWARD: Final = 536
TAKE: Final = 537
"""+ card: a face-up one of the discard pile"""
TAKE_DOWN: Final = 612
"""+ place in the discard pile of a face-down card"""
DISCARD: Final = 687
"""+ card"""
DISCARD_PLACE: Final = 762
"""+ place in the own hand, for hands that face outwards"""
WITHDRAW: Final = 772
STAY: Final = 773
KEY_CLUE: Final = 774
"""+ card"""
TIME_EXPIRED: Final = 849
"""The table's clock has run out; played for whoever is asked (IN-5.708)."""

MOVES: Final = 850
FIRST_NOTE: Final = 850

MOST_DRAWN: Final = 3
MOST_HELD: Final = 10
"""The hand limit and what a turn can add to it."""

# Events -----------------------------------------------------------------------------------------
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

# Deeds: the public history that everybody may remember (IN-5.516) --------------------------------
DID_CATCH: Final = 0
DID_GIVE: Final = 1
DID_EXCHANGE: Final = 2
DID_WAIT: Final = 3
DID_SHOOT: Final = 4
DID_REWARD: Final = 5
DID_REWARD_DOWN: Final = 6
DID_NO_REWARD: Final = 7
DID_DISCARD: Final = 8
DID_DISCARD_DOWN: Final = 9
DID_STAY: Final = 10
DID_WITHDRAW: Final = 11
DID_KEY_CLUE: Final = 12
DID_LAY_DOWN_HAND: Final = 13
DID_FINALE: Final = 14
DID_TURN_UP: Final = 15
"""A reward that was face down is turned up for all (IN-5.804)."""

DEED_NAMES: Final = [
    "catch",
    "give",
    "exchange",
    "wait",
    "shoot",
    "reward",
    "reward_down",
    "no_reward",
    "discard",
    "discard_down",
    "stay",
    "withdraw",
    "key_clue",
    "lay_down_hand",
    "finale",
    "turn_up",
]

NOTHING: Final = -1

FROM_HAND: Final = 5
FROM_PILE: Final = 6
FROM_POOL: Final = 7
"""Sources of a clue that are no seat; a seat means: from that agent's outward hand."""


def deed(
    kind: int,
    seat: int,
    what: int = 0,
    whom: int = 0,
    flag: int = 0,
    source: int = 0,
    place: int = 0,
) -> int:
    """One entry of the public history. `what`: a card, a count or a place in the pile, up to 127;
    `whom`: a target, up to 7; `flag`: 0 to 7; `source`: whence a clue came, up to 7; `place`: its
    place in an outward hand, up to 15."""
    return (((((kind * 8 + seat) * 128 + what) * 8 + whom) * 8 + flag) * 8 + source) * 16 + place


def deed_kind(entry: int) -> int:
    return entry // 8388608


def deed_seat(entry: int) -> int:
    return entry // 1048576 % 8


def deed_what(entry: int) -> int:
    return entry // 8192 % 128


def deed_whom(entry: int) -> int:
    return entry // 1024 % 8


def deed_flag(entry: int) -> int:
    return entry // 128 % 8


def deed_source(entry: int) -> int:
    return entry // 16 % 8


def deed_place(entry: int) -> int:
    return entry % 16
