"""The reward after a right guess (IN-5.361 to 5.364; mission 18: IN-5.803, IN-5.804)."""
# compiled by mypyc

from safehouse.core.seats import EVERYONE
from safehouse.games.infiltraitors.codes import Deeds, Events
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.rules.turn import after_reward


def decline_reward(s: Position, seat: int) -> None:
    s.deeds.append(deed(Deeds.NO_REWARD, seat))
    s.tell_all(Events.REWARD_DECLINED, seat)
    after_reward(s, seat)


def take(s: Position, seat: int, c: int) -> None:
    """A face-up card: everybody knows it (IN-6.16)."""
    place = s.place_in_pile(c)
    s.deeds.append(deed(Deeds.REWARD, seat, c))
    s.pile.pop(place)
    s.pile_tag.pop(place)
    if s.plan.finale:
        s.rewards.append(c)
        s.tell_all(Events.REWARD_LAID, seat, c)
    else:
        s.hands[seat].append(c)
        s.public[seat].append(c)
        s.tell_all(Events.REWARD_TAKEN, seat, c)
    after_reward(s, seat)


def take_down(s: Position, seat: int, place: int) -> None:
    """A face-down card, taken unseen (IN-5.362, IN-5.790); in mission 18 it is then turned up (IN-5.804)."""
    c = s.pile.pop(place)
    tag = s.pile_tag.pop(place) // 2
    if s.plan.finale:
        s.deeds.append(deed(Deeds.REWARD_DOWN, seat, place))
        s.deeds.append(deed(Deeds.TURN_UP, seat, c))
        s.remember(EVERYONE, c)
        s.rewards.append(c)
        s.tell(0, Events.REWARD_TAKEN_DOWN, seat, c, place, tag)
        s.tell_all(Events.REWARD_LAID, seat, c)
    else:
        s.deeds.append(deed(Deeds.REWARD_DOWN, seat, place))
        s.hands[seat].append(c)
        s.remember(s.seers_of_hand(seat), c)
        s.remember_pile(s.seers_of_hand(seat), c, tag)
        s.tell(s.seers_of_hand(seat), Events.REWARD_TAKEN_DOWN, seat, c, place, tag)
    after_reward(s, seat)
