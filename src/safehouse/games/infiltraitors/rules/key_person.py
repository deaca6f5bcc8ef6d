"""Mission 19: leave a clue at the key person and withdraw (IN-5.824 to 5.833)."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.infiltraitors.moves import (
    DID_KEY_CLUE,
    DID_LAY_DOWN_HAND,
    DID_STAY,
    DID_WITHDRAW,
    FROM_HAND,
    FROM_PILE,
    HAND_LAID_DOWN,
    KEY_CLUE_LAID,
    LOOKED,
    STAYED,
    WITHDREW,
    deed,
)
from safehouse.games.infiltraitors.position import KEY, KEY_CHOICE, Position
from safehouse.games.infiltraitors.rules.guards import face_up_place, key_clue_cards
from safehouse.games.infiltraitors.rules.turn import after_key_decision


def stay(s: Position, seat: int) -> None:
    s.deeds.append(deed(DID_STAY, seat))
    s.tell_all(STAYED, seat)
    after_key_decision(s, seat)


def withdraw(s: Position, seat: int) -> None:
    """The look comes first, then the choice; there is no way back (IN-5.825, IN-7.16)."""
    s.deeds.append(deed(DID_WITHDRAW, seat))
    s.withdrawn[seat] = True
    s.clues_owed = min(s.plan.key_clues, len(key_clue_cards(s, seat)))
    s.phase = KEY_CHOICE
    s.tell_all(WITHDREW, seat)
    s.remember(bit(seat), s.aside[0])
    s.tell(bit(seat), 2, LOOKED, seat, s.aside[0])


def key_clue(s: Position, seat: int, c: int) -> None:
    """IN-5.826, IN-5.828"""
    source = FROM_PILE
    if c in s.hands[seat]:
        source = FROM_HAND
        s.leave_hand(seat, c)
    else:
        place = face_up_place(s, c)
        s.pile.pop(place)
        s.pile_tag.pop(place)
    vertical = s.lay_clue(c, KEY)
    s.deeds.append(deed(DID_KEY_CLUE, seat, c, KEY, 1 if vertical else 0, source))
    s.tell_all(KEY_CLUE_LAID, seat, c, 0 if vertical else 1, 1 if source == FROM_PILE else 0)
    s.clues_owed -= 1
    if s.clues_owed == 0:
        lay_down_hand(s, seat)
        after_key_decision(s, seat)


def lay_down_hand(s: Position, seat: int) -> None:
    """The rest of the hand, face up, in hand order (IN-5.828, IN-5.413)."""
    for c in s.hands[seat]:
        s.deeds.append(deed(DID_LAY_DOWN_HAND, seat, c))
        s.remember(EVERYONE, c)
        s.tell_all(HAND_LAID_DOWN, seat, c)
        s.pile.append(c)
        s.pile_tag.append((len(s.deeds) - 1) * 2 + 1)
    s.hands[seat] = []
    s.public[seat] = []
