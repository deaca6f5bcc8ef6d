"""Step 3, End: judge every condition for both sides, then the empty deck, then pass the turn (section 8)."""
# compiled by mypyc

from safehouse.core.result import Result, ResultLine
from safehouse.games.agent_avenue.codes import Agents, Cards, Conditions, Events, Phases
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.tables import MASTERPLAN_NAMES, NOBODY
from safehouse.games.agent_avenue.vocabulary import CONDITION_IDS, SIDE_IDS


def end_turn(s: Position) -> None:
    """AA-8.2 to AA-8.15, in the ledger's order of evaluation."""
    judge(s)
    if len(s.met) > 0:
        win(s, winner_by_conditions(s))
    elif deck_is_out(s):
        s.tell_all(Events.DECKED_OUT)
        win(s, winner_by_deck_out(s))
    else:
        s.active = 1 - s.active
        s.turn += 1
        s.phase = Phases.PLAY


def judge(s: Position) -> None:
    """Collect every met condition of both sides (AA-8.6)."""
    for side in range(2):
        own = s.sides[side]
        if s.lead(side) >= s.catch_lead:
            meet(s, side, Conditions.CATCH)
        if own.in_play[Agents.CODEBREAKER] >= s.codebreakers:
            meet(s, side, Conditions.CODEBREAKERS)
        if own.in_play[Agents.DAREDEVIL] >= s.daredevils:
            leads = own.owns(Cards.LEADER_OF_THE_PACK)  # AA-5.110
            meet(s, side, Conditions.LEADER_OF_THE_PACK if leads else Conditions.DAREDEVILS)
        if own.owns(Cards.MASTERPLAN) and different_names(s, side) >= MASTERPLAN_NAMES:
            meet(s, side, Conditions.MASTERPLAN)
        if own.owns(Cards.SECURITY_SYSTEM) and s.sides[1 - side].space() == own.home:
            meet(s, side, Conditions.SECURITY_SYSTEM)


def meet(s: Position, side: int, condition: int) -> None:
    s.met = [*s.met, side * Conditions.COUNT + condition]
    s.tell_all(Events.CONDITION_MET, side, condition)


def different_names(s: Position, side: int) -> int:
    names = 0
    for agent in range(Agents.COUNT):
        if s.sides[side].in_play[agent] > 0:
            names += 1
    return names


def speaks_for(met: int) -> int:
    """A win speaks for its side, a loss for the other one (AA-8.6)."""
    side = met // Conditions.COUNT
    return 1 - side if met % Conditions.COUNT == Conditions.DAREDEVILS else side


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
    s.phase = Phases.OVER
    s.decider = NOBODY
    s.tell_all(Events.WON, side)


def result(s: Position) -> Result:
    """AA-8.17"""
    winners = s.sides[s.winner].seats.copy()
    scores = [1 if player.side == s.winner else -1 for player in s.players]
    lines = []
    for met in s.met:
        lines.append(line(s, CONDITION_IDS[met % Conditions.COUNT], met // Conditions.COUNT))
    if len(s.met) == 0:
        lines.append(line(s, "level" if s.tie else "nearer", s.winner))
    elif s.tie:
        lines.append(ResultLine("tie", winners))
    return Result(winners, scores, "condition" if len(s.met) > 0 else "deck_out", lines)


def line(s: Position, key: str, side: int) -> ResultLine:
    args: dict[str, str | int] = {"side": "side-" + SIDE_IDS[side]}
    return ResultLine(key, s.sides[side].seats.copy(), 0, "", args)
