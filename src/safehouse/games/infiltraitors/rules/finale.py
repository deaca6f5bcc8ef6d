"""Mission 18: the collected rewards become the only clues for the last suspect (IN-5.805 to 5.815)."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE, bit
from safehouse.games.infiltraitors.codes import Deeds, Events
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.position import Position


def begin_finale(s: Position, shooter: int) -> None:
    s.in_finale = True
    s.deeds.append(deed(Deeds.FINALE, shooter))
    s.tell_all(Events.FINALE, shooter)
    discard_everything(s, shooter)
    deal_rewards(s, shooter)
    hand_over_last_suspect(s, shooter)


def discard_everything(s: Position, shooter: int) -> None:
    """Hands clockwise from the shooter, then headquarters from the top, face up (IN-5.805, IN-5.413);
    what lies face down stays so (IN-5.806)."""
    tag = (len(s.deeds) - 1) * 2 + 1
    seat = shooter
    for _i in range(s.plan.agents):
        for c in s.hands[seat]:
            lay_open(s, c, tag)
        s.hands[seat] = []
        s.public[seat] = []
        seat = s.left_of(seat)
    while len(s.hq) > 0:
        lay_open(s, s.hq.pop(), tag)


def lay_open(s: Position, c: int, tag: int) -> None:
    s.remember(EVERYONE, c)
    s.tell_all(Events.FINALE_DISCARDED, c)
    s.pile.append(c)
    s.pile_tag.append(tag)


def deal_rewards(s: Position, shooter: int) -> None:
    """As evenly as possible, clockwise from the shooter (IN-5.807)."""
    cards = s.rewards
    s.rewards = []
    s.random.shuffle(cards)
    seat = shooter
    for c in cards:
        s.hands[seat].append(c)
        s.tell(s.seers_of_hand(seat), Events.FINALE_DEALT, seat, c)
        seat = s.left_of(seat)


def hand_over_last_suspect(s: Position, shooter: int) -> None:
    """As if caught, but nothing is burnt (IN-5.808)."""
    s.stand[shooter] = s.aside.pop()
    s.remember(bit(shooter), s.stand[shooter])
    s.tell(bit(shooter), Events.LAST_SUSPECT, shooter, s.stand[shooter])
    for modifier in s.plan.modifiers:
        modifier.after_catch(s, shooter)
