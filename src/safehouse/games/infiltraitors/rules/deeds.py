"""The public history that everybody may remember (IN-5.516): one number for each deed."""
# compiled by mypyc

from mypy_extensions import i64

from safehouse.games.infiltraitors.codes import Deeds, Origins
from safehouse.games.infiltraitors.tables import NOTHING


def deed(
    kind: int,
    seat: int,
    what: int = 0,
    whom: int = 0,
    flag: int = 0,
    source: int = 0,
    place: int = 0,
) -> int:
    """`kind`: one of Deeds; `what`: a card, a count or a place in the pile, up to 127; `whom`: one of Targets;
    `flag`: 0 to 7; `source`: one of Origins; `place`: the place of the card in an outward hand, up to 15."""
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


def card_missed(entry: i64) -> i64:
    """The card that was named wrongly by this shot; NOTHING of any other deed."""
    shot = entry >> 23 == Deeds.SHOOT and (entry >> 7) & 7 == 0
    return (entry >> 13) & 127 if shot else i64(NOTHING)


def shows_card(entry: int) -> bool:
    """Whether everybody has seen the card of this deed."""
    kind = deed_kind(entry)
    if kind == Deeds.SHOOT:
        return deed_flag(entry) == 1
    return kind in (
        Deeds.GIVE,
        Deeds.EXCHANGE,
        Deeds.REWARD,
        Deeds.DISCARD,
        Deeds.KEY_CLUE,
        Deeds.LAY_DOWN_HAND,
        Deeds.TURN_UP,
    )


def shows_hand_of(entry: int, seat: int) -> bool:
    """Whether the card of this deed came out of this agent's own hand for all to see."""
    if deed_seat(entry) != seat:
        return False
    kind = deed_kind(entry)
    if kind in (Deeds.GIVE, Deeds.EXCHANGE, Deeds.KEY_CLUE):
        return deed_source(entry) == Origins.HAND
    return kind in (Deeds.DISCARD, Deeds.LAY_DOWN_HAND)
