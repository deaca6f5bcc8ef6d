"""Step 3, End: judge every condition for both sides, then the empty deck, then pass the turn (section 8)."""
# compiled by mypyc

from typing import Final

from safehouse.games.agent_avenue.moves import (
    AGENTS,
    CATCH,
    CODEBREAKER,
    CODEBREAKERS,
    CONDITION_MET,
    DAREDEVIL,
    DAREDEVILS,
    DECKED_OUT,
    HOME_SECURED,
    LEADER_OF_THE_PACK,
    MASTERPLAN,
    NOBODY,
    OVER,
    PACK_LED,
    PLAN_COMPLETE,
    PLAY,
    SECURITY_SYSTEM,
    WON,
)
from safehouse.games.agent_avenue.position import Position

SIDE_STEP: Final = 16


def end_turn(s: Position) -> None:
    """AA-8.2 to AA-8.15, in the ledger's order of evaluation."""
    judge(s)
    if len(s.met) > 0:
        win(s, winner_by_conditions(s))
    elif deck_is_out(s):
        s.tell_all(DECKED_OUT)
        win(s, winner_by_deck_out(s))
    else:
        s.active = 1 - s.active
        s.turn += 1
        s.phase = PLAY


def judge(s: Position) -> None:
    """Collect every met condition of both sides (AA-8.6)."""
    for side in range(2):
        own = s.sides[side]
        if s.lead(side) >= s.catch_lead:
            meet(s, side, CATCH)
        if own.in_play[CODEBREAKER] >= s.codebreakers:
            meet(s, side, CODEBREAKERS)
        if own.in_play[DAREDEVIL] >= s.daredevils:
            meet(s, side, PACK_LED if own.owns(LEADER_OF_THE_PACK) else DAREDEVILS)  # AA-5.110
        if own.owns(MASTERPLAN) and different_names(s, side) >= 7:
            meet(s, side, PLAN_COMPLETE)
        if own.owns(SECURITY_SYSTEM) and s.sides[1 - side].space() == own.home:
            meet(s, side, HOME_SECURED)


def meet(s: Position, side: int, condition: int) -> None:
    s.met = [*s.met, side * SIDE_STEP + condition]
    s.tell_all(CONDITION_MET, side, condition)


def different_names(s: Position, side: int) -> int:
    names = 0
    for agent in range(AGENTS):
        if s.sides[side].in_play[agent] > 0:
            names += 1
    return names


def speaks_for(met: int) -> int:
    """A win speaks for its side, a loss for the other one (AA-8.6)."""
    side = met // SIDE_STEP
    return 1 - side if met % SIDE_STEP == DAREDEVILS else side


def winner_by_conditions(s: Position) -> int:
    """AA-8.8; when conditions speak for both sides, the tie rule decides (AA-8.7)."""
    for_active = False
    for_other = False
    for met in s.met:
        if speaks_for(met) == s.active:
            for_active = True
        else:
            for_other = True
    s.tie = for_active and for_other
    return s.active if for_active else 1 - s.active


def deck_is_out(s: Position) -> bool:
    """AA-8.10, AA-8.13, AA-8.14"""
    if s.deck_size() > 0:
        return False
    seats = s.sides[1 - s.active].seats
    needed = 2 if len(seats) == 1 else 1
    return any(s.players[seat].hand_size < needed for seat in seats)


def winner_by_deck_out(s: Position) -> int:
    """AA-8.11, AA-8.12"""
    lead = s.lead(s.active)
    s.tie = lead == 0
    return s.active if lead >= 0 else 1 - s.active


def win(s: Position, side: int) -> None:
    s.winner = side
    s.phase = OVER
    s.decider = NOBODY
    s.tell_all(WON, side)
