"""What follows an action: reward, mission effects, hand limit, the next agent (IN-5.106, IN-8.2)."""
# compiled by mypyc

from safehouse.core.events import HIDDEN
from safehouse.core.seats import EVERYONE
from safehouse.games.infiltraitors.moves import (
    DID_DISCARD,
    DID_DISCARD_DOWN,
    DID_NO_REWARD,
    DID_REWARD,
    DID_REWARD_DOWN,
    DID_TURN_UP,
    DISCARDED,
    DISCARDED_DOWN,
    FORCED,
    FROM_HAND,
    NOTHING,
    OUT_OF_TIME,
    REWARD_DECLINED,
    REWARD_LAID,
    REWARD_TAKEN,
    REWARD_TAKEN_DOWN,
    deed,
)
from safehouse.games.infiltraitors.position import (
    ACT,
    EXCESS,
    KEY,
    KEY_DECISION,
    LOSS_NO_ACTION,
    LOSS_TIME,
    LOSS_UNWINNABLE,
    NAMING,
    REWARDING,
    Position,
)
from safehouse.games.infiltraitors.rules.finale import begin_finale
from safehouse.games.infiltraitors.rules.guards import can_act, face_up_place, key_clue_cards

# Reward -----------------------------------------------------------------------------------------


def after_right_guess(s: Position, seat: int, target: int) -> None:
    """The reward step, where there is a pile (IN-5.361, IN-5.364)."""
    if target == KEY and nobody_can_reach_the_rest(s, seat):
        s.end(LOSS_UNWINNABLE)
    elif len(s.pile) > 0:
        s.phase = REWARDING
    else:
        after_reward(s, seat)


def nobody_can_reach_the_rest(s: Position, last: int) -> bool:
    """IN-5.838: a suspect in the row or in front of the last agent."""
    return len(s.row) > 0 or s.stand[last] != NOTHING


def decline_reward(s: Position, seat: int) -> None:
    s.deeds.append(deed(DID_NO_REWARD, seat))
    s.tell_all(REWARD_DECLINED, seat)
    after_reward(s, seat)


def take(s: Position, seat: int, c: int) -> None:
    """A face-up card: everybody knows it (IN-6.16)."""
    place = face_up_place(s, c)
    s.deeds.append(deed(DID_REWARD, seat, c))
    s.pile.pop(place)
    s.pile_tag.pop(place)
    if s.plan.finale:
        s.rewards.append(c)
        s.tell_all(REWARD_LAID, seat, c)
    else:
        s.hands[seat].append(c)
        s.public[seat].append(c)
        s.tell_all(REWARD_TAKEN, seat, c)
    after_reward(s, seat)


def take_down(s: Position, seat: int, place: int) -> None:
    """A face-down card, taken unseen (IN-5.362, IN-5.790); turned up in mission 18 (IN-5.804)."""
    c = s.pile.pop(place)
    tag = s.pile_tag.pop(place) // 2
    if s.plan.finale:
        s.deeds.append(deed(DID_REWARD_DOWN, seat, place))
        s.deeds.append(deed(DID_TURN_UP, seat, c))
        s.remember(EVERYONE, c)
        s.rewards.append(c)
        s.tell_all(REWARD_TAKEN_DOWN, seat, HIDDEN, place, tag)
        s.tell_all(REWARD_LAID, seat, c)
    else:
        s.deeds.append(deed(DID_REWARD_DOWN, seat, place))
        s.hands[seat].append(c)
        s.remember(s.seers_of_hand(seat), c)
        s.tell(s.seers_of_hand(seat), 2, REWARD_TAKEN_DOWN, seat, c, place, tag)
    after_reward(s, seat)


# Mission effects ------------------------------------------------------------------------------------


def after_reward(s: Position, seat: int) -> None:
    """The finale, the key person; then the end of the turn."""
    if s.plan.finale and not s.in_finale and s.suspects_about() == 0:
        begin_finale(s, seat)
        end_turn(s)
    elif s.forced:
        begin_turn(s, seat)
    elif s.plan.key_person and len(s.aside) > 0 and s.agents_active() > 1:
        offer_key_clue(s, seat)
    else:
        end_turn(s)


def offer_key_clue(s: Position, seat: int) -> None:
    """IN-5.824, where a card is available (IN-5.827)."""
    if len(key_clue_cards(s, seat)) > 0:
        s.phase = KEY_DECISION
    else:
        after_key_decision(s, seat)


def after_key_decision(s: Position, seat: int) -> None:
    """Alone: shoot at once (IN-5.833). Otherwise the key person may be out of reach for good (IN-5.836)."""
    if s.agents_active() == 1:
        force_the_last_shot(s)
    elif s.suspects_about() == 0:
        s.end(LOSS_UNWINNABLE)
    else:
        end_turn(s)


def force_the_last_shot(s: Position) -> None:
    for seat in range(s.plan.agents):
        if not s.withdrawn[seat]:
            s.decider = seat
    s.forced = True
    s.target = KEY
    s.phase = NAMING
    s.tell_all(FORCED, s.decider)


# Hand limit -------------------------------------------------------------------------------------


def end_turn(s: Position) -> None:
    """Above the limit the agent discards (IN-5.401 to 5.403); then the next agent."""
    if len(s.hands[s.active]) > s.plan.hand_limit:
        s.phase = EXCESS
        s.excess_deed = len(s.deeds)
    else:
        begin_turn(s, next_agent(s))


def discard(s: Position, seat: int, c: int) -> None:
    """One card above the limit; face down it is known to whoever saw the hand (IN-5.716, IN-5.719)."""
    if s.plan.face_down:
        discard_down(s, seat, c)
    else:
        place = s.hands[seat].index(c) if s.plan.outward else 0
        s.deeds.append(deed(DID_DISCARD, seat, c, 0, 0, FROM_HAND, place))
        s.remember(EVERYONE, c)
        s.tell_all(DISCARDED, seat, c)
        s.leave_hand(seat, c)
        s.pile.append(c)
        s.pile_tag.append(s.excess_deed * 2 + 1)
    if len(s.hands[seat]) <= s.plan.hand_limit:
        mix_face_down_group(s)
        begin_turn(s, next_agent(s))


def discard_down(s: Position, seat: int, c: int) -> None:
    place = s.hands[seat].index(c) if s.plan.outward else 0
    s.deeds.append(deed(DID_DISCARD_DOWN, seat, 0, 0, 0, FROM_HAND, place))
    s.tell(s.seers_of_hand(seat), 2, DISCARDED_DOWN, seat, c)
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


# The next agent -------------------------------------------------------------------------------------


def next_agent(s: Position) -> int:
    """Clockwise, past agents who have withdrawn (IN-5.101, IN-5.831)."""
    seat = s.left_of(s.active)
    while s.withdrawn[seat]:
        seat = s.left_of(seat)
    return seat


def begin_turn(s: Position, seat: int) -> None:
    """IN-8.7: an agent who cannot act at the beginning of its turn loses the mission for all."""
    s.active = seat
    s.decider = seat
    s.phase = ACT
    s.forced = False
    s.excess_deed = NOTHING
    s.turns += 1
    if s.plan.turn_limit > 0 and s.turns > s.plan.turn_limit:
        run_out_of_time(s)
    elif not can_act(s, seat):
        s.end(LOSS_NO_ACTION)


def run_out_of_time(s: Position) -> None:
    """IN-5.707, IN-8.9"""
    s.tell_all(OUT_OF_TIME)
    s.end(LOSS_TIME)
