"""Mission 19: leave a clue at the key person and withdraw (IN-5.824 to 5.833)."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.infiltraitors.codes import Deeds, Events, Origins, Phases, Targets
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.guards import key_clues_at_hand
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.rules.turn import after_key_decision


def stay(s: Position, seat: int) -> None:
    s.deeds.append(deed(Deeds.STAY, seat))
    s.tell_all(Events.STAYED, seat)
    after_key_decision(s, seat)


def withdraw(s: Position, seat: int) -> None:
    """The look comes first, then the choice; there is no way back (IN-5.825, IN-7.16)."""
    s.deeds.append(deed(Deeds.WITHDRAW, seat))
    s.withdrawn[seat] = True
    s.clues_owed = min(s.plan.key_clues, key_clues_at_hand(s, seat))
    s.phase = Phases.KEY_CLUE
    s.tell_all(Events.WITHDREW, seat)
    s.remember(bit(seat), s.aside[0])
    s.tell(bit(seat), Events.LOOKED, seat, s.aside[0])


def key_clue(s: Position, seat: int, c: int) -> None:
    """IN-5.826, IN-5.828"""
    source = Origins.PILE
    if c in s.hands[seat]:
        source = Origins.HAND
        s.leave_hand(seat, c)
    else:
        place = s.place_in_pile(c)
        s.pile.pop(place)
        s.pile_tag.pop(place)
    vertical = s.lay_clue(c, Targets.KEY_PERSON)
    s.deeds.append(deed(Deeds.KEY_CLUE, seat, c, Targets.KEY_PERSON, 1 if vertical else 0, source))
    s.tell_all(Events.KEY_CLUE_LAID, seat, c, 0 if vertical else 1, 1 if source == Origins.PILE else 0)
    s.clues_owed -= 1
    if s.clues_owed == 0:
        lay_down_hand(s, seat)
        after_key_decision(s, seat)


def lay_down_hand(s: Position, seat: int) -> None:
    """The rest of the hand, face up, in hand order (IN-5.828, IN-5.413)."""
    for c in s.hands[seat]:
        s.deeds.append(deed(Deeds.LAY_DOWN_HAND, seat, c))
        s.remember(EVERYONE, c)
        s.tell_all(Events.HAND_LAID_DOWN, seat, c)
        s.pile.append(c)
        s.pile_tag.append((len(s.deeds) - 1) * 2 + 1)
    s.hands[seat] = []
    s.public[seat] = []
