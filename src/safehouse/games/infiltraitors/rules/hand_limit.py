"""The hand limit and what is discarded above it (5.4xx)."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.infiltraitors.codes import Deeds, Events, Origins
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.rules.turn import begin_turn, next_agent


def discard(s: Position, seat: int, c: int) -> None:
    """One card above the limit; face down it is known to whoever saw the hand (IN-5.716, IN-5.719)."""
    if s.plan.face_down:
        discard_down(s, seat, c)
    else:
        place = s.hands[seat].index(c) if s.plan.outward else 0
        s.deeds.append(deed(Deeds.DISCARD, seat, c, 0, 0, Origins.HAND, place))
        s.remember(EVERYONE, c)
        s.tell_all(Events.DISCARDED, seat, c)
        s.tell_place(seat, place)
        s.leave_hand(seat, c)
        s.pile.append(c)
        s.pile_tag.append(s.excess_deed * 2 + 1)
    if len(s.hands[seat]) <= s.plan.hand_limit:
        mix_face_down_group(s)
        begin_turn(s, next_agent(s))


def discard_down(s: Position, seat: int, c: int) -> None:
    place = s.hands[seat].index(c) if s.plan.outward else 0
    s.deeds.append(deed(Deeds.DISCARD_DOWN, seat, 0, 0, 0, Origins.HAND, place))
    s.tell(s.seers_of_hand(seat), Events.DISCARDED_DOWN, seat, c)
    s.tell_place(seat, place)
    s.leave_hand(seat, c)
    s.pile.append(c)
    s.pile_tag.append(s.excess_deed * 2)
    if len(s.laid_down) == 0 or s.laid_down[-1][0] != s.excess_deed:
        s.laid_down.append([s.excess_deed, seat])
    s.laid_down[-1].append(c)


def mix_face_down_group(s: Position) -> None:
    """IN-5.718"""
    if not s.plan.face_down:
        return
    first = len(s.pile)
    while first > 0 and s.pile_tag[first - 1] == s.excess_deed * 2:
        first -= 1
    group = s.pile[first:]
    s.random.shuffle(group)
    s.pile[first:] = group
