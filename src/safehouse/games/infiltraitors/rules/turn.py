"""What follows an action: reward, mission effects, hand limit, the next agent (IN-5.106, IN-8.2)."""
# compiled by mypyc

from safehouse.games.infiltraitors.codes import Ends, Events, Phases, Targets
from safehouse.games.infiltraitors.rules.finale import begin_finale
from safehouse.games.infiltraitors.rules.guards import can_act, key_clues_at_hand
from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.tables import NOTHING


def after_right_guess(s: Position, seat: int, target: int) -> None:
    """The reward step, where there is a pile (IN-5.361, IN-5.364)."""
    if target == Targets.KEY_PERSON and nobody_can_reach_the_rest(s, seat):
        s.end(Ends.LOSS_UNWINNABLE)
    elif len(s.pile) > 0:
        s.phase = Phases.REWARD
    else:
        after_reward(s, seat)


def nobody_can_reach_the_rest(s: Position, last: int) -> bool:
    """IN-5.838: a suspect in the row or in front of the last agent."""
    return len(s.row) > 0 or s.stand[last] != NOTHING


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
    if key_clues_at_hand(s, seat) > 0:
        s.phase = Phases.KEY_DECISION
    else:
        after_key_decision(s, seat)


def after_key_decision(s: Position, seat: int) -> None:
    """Alone: shoot at once (IN-5.833). Otherwise the key person may be out of reach for good (IN-5.836)."""
    if s.agents_active() == 1:
        force_the_last_shot(s)
    elif s.suspects_about() == 0:
        s.end(Ends.LOSS_UNWINNABLE)
    else:
        end_turn(s)


def force_the_last_shot(s: Position) -> None:
    for seat in range(s.plan.agents):
        if not s.withdrawn[seat]:
            s.decider = seat
    s.forced = True
    s.target = Targets.KEY_PERSON
    s.phase = Phases.NAME
    s.tell_all(Events.FORCED, s.decider)


# Hand limit -------------------------------------------------------------------------------------


def end_turn(s: Position) -> None:
    """Above the limit the agent discards (IN-5.401 to 5.403); then the next agent."""
    if len(s.hands[s.active]) > s.plan.hand_limit:
        s.phase = Phases.EXCESS
        s.excess_deed = len(s.deeds)
    else:
        begin_turn(s, next_agent(s))


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
    s.phase = Phases.TURN
    s.forced = False
    s.excess_deed = NOTHING
    s.turns += 1
    if s.plan.turn_limit > 0 and s.turns > s.plan.turn_limit:
        run_out_of_time(s)
    elif not can_act(s, seat):
        s.end(Ends.LOSS_NO_ACTION)


def run_out_of_time(s: Position) -> None:
    """IN-5.707, IN-8.9"""
    s.tell_all(Events.OUT_OF_TIME)
    s.end(Ends.LOSS_TIME)
