"""Section 5.G, the team variant: the fixed proposals by which teammates agree, and no others (AA-5.151)."""
# compiled by mypyc

from safehouse.core.seats import audience
from safehouse.games.agent_avenue.codes import Events, Leaders, Moves, Phases
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.tables import NOBODY


def cannot_propose_lead(s: Position, seat: int) -> str | None:
    if s.mate(seat) == NOBODY:
        return "AA-5.151"
    return None if s.phase == Phases.PLAY and s.players[seat].side == s.active else "AA-5.152"


def cannot_propose_recruit(s: Position, seat: int) -> str | None:
    if s.mate(seat) == NOBODY:
        return "AA-5.151"
    return None if s.phase == Phases.RECRUIT and s.players[seat].side == s.decider else "AA-5.161"


def cannot_propose_take(s: Position, seat: int, card: int) -> str | None:
    if s.mate(seat) == NOBODY:
        return "AA-5.151"
    if s.phase != Phases.MARKET or s.players[seat].side != s.decider:
        return "AA-5.162"
    return None if card in s.supply else "AA-5.83"


def proposal(move: int) -> int | None:
    """The note that proposes a joint decision (AA-5.166); None for a decision about the own hand."""
    if Moves.OFFER_UP <= move < Moves.OFFER_DOWN:
        return Moves.PROPOSE_LEAD + Leaders.ME
    if Moves.RECRUIT <= move < Moves.TAKE:
        return Moves.PROPOSE_RECRUIT + move - Moves.RECRUIT
    if Moves.TAKE <= move < Moves.LET_MATE_TAKE:
        return Moves.PROPOSE_TAKE + move - Moves.TAKE
    if Moves.LET_MATE_TAKE <= move < Moves.CHOOSE:
        return Moves.PROPOSE_MATE_TAKE + move - Moves.LET_MATE_TAKE
    return None


def echo(note: int) -> int:
    """The same proposal in the teammate's words."""
    if note < Moves.PROPOSE_RECRUIT:
        return Moves.PROPOSE_LEAD + (Leaders.MATE if note == Moves.PROPOSE_LEAD + Leaders.ME else Leaders.ME)
    if note < Moves.PROPOSE_TAKE:
        return note
    if note < Moves.PROPOSE_MATE_TAKE:
        return note - Moves.PROPOSE_TAKE + Moves.PROPOSE_MATE_TAKE
    return note - Moves.PROPOSE_MATE_TAKE + Moves.PROPOSE_TAKE


def propose(s: Position, seat: int, move: int) -> None:
    team = audience(s.sides[s.players[seat].side].seats)
    mate = s.mate(seat)
    if move < Moves.PROPOSE_RECRUIT:
        leader = seat if move == Moves.PROPOSE_LEAD + Leaders.ME else mate
        s.tell_only(team, Events.PROPOSED_LEAD, seat, leader)
    elif move < Moves.PROPOSE_TAKE:
        s.tell_only(team, Events.PROPOSED_RECRUIT, seat, move - Moves.PROPOSE_RECRUIT)
    elif move < Moves.PROPOSE_MATE_TAKE:
        s.tell_only(team, Events.PROPOSED_TAKE, seat, move - Moves.PROPOSE_TAKE, seat)
    else:
        s.tell_only(team, Events.PROPOSED_TAKE, seat, move - Moves.PROPOSE_MATE_TAKE, mate)
