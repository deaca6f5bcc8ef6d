"""Stationfall (chapter 16): the last explosion, the reveals, the ways out, the deliveries."""
# compiled by mypyc

from safehouse.games.stationfall.components import (
    ANNIHILATED,
    AUTHORITIES,
    BRIEFCASE,
    EVIDENCE,
    FIXED_HELMET,
    GUILTY,
    HELMET,
    LIVE,
    NDA,
    OUTER_SPACE,
    PAWNS,
    POINT_BREAK,
    POWER_OF_TWO,
    RESCUE_SHIP,
    ROCKET_WINGS,
    SUSPECT,
    WINGS,
)
from safehouse.games.stationfall.events import EV_DELIVERED, EV_STATIONFALL, EV_SUSPECT
from safehouse.games.stationfall.position import NOBODY, PIRATE, RESCUE, Position
from safehouse.games.stationfall.rules.questions import (
    DELIVERY,
    FINAL_REVEAL,
    OVER,
    Q_DELIVER,
    Q_REVEAL,
    put_question,
)
from safehouse.games.stationfall.rules.reveals import reveal
from safehouse.games.stationfall.rules.station import escape, explode


def begin_stationfall(s: Position) -> None:
    """SF-16.1; armed antimatter that is still there explodes first (SF-R.11)."""
    s.queue = []
    s.judged = False
    s.actor = NOBODY
    s.activated = NOBODY
    s.phase = FINAL_REVEAL
    s.final_turn = 0
    s.tell_all(EV_STATIONFALL)
    if s.armed and not s.antimatter_gone:
        before = s.exploded_on_station
        explode(s)
        s.exploded_on_station = before


def continue_stationfall(s: Position) -> None:
    if s.final_turn >= s.colours:
        if s.phase == FINAL_REVEAL:
            leave_at_last(s)
            s.phase = DELIVERY
            s.final_turn = 0
        else:
            s.phase = OVER
        return
    colour = (s.first + s.final_turn) % s.colours
    s.active = colour
    if s.phase == FINAL_REVEAL:
        final_reveal(s, colour)
    else:
        offer_delivery(s, colour)


# -- 16.2 ----------------------------------------------------------------------------------------


def final_reveal(s: Position, colour: int) -> None:
    if s.revealed[colour] != NOBODY:
        s.final_turn += 1
    elif s.schrodinger_allowed and len(s.bonus[s.holder_of[colour]]) > 0:
        put_question(s, Q_REVEAL, colour)
    else:
        reveal_last(s, colour, s.identity[colour])


def reveal_last(s: Position, colour: int, identity: int) -> None:
    """SF-16.2b: of all reveal abilities only the turning of the ship counts now."""
    reveal(s, colour, identity, True)
    s.final_turn += 1


# -- between 16.2 and 16.3 (SF-R.23) -------------------------------------------------------------


def leave_at_last(s: Position) -> None:
    for pawn in range(PAWNS - 1):
        if s.state[pawn] == LIVE and s.has(pawn, POINT_BREAK) and s.is_section(s.place[pawn]):
            helmet = s.count(pawn, HELMET) + s.count(pawn, FIXED_HELMET)
            if helmet > 0 and s.item_place(ROCKET_WINGS) == s.place[pawn]:
                escape(s, pawn, WINGS)
    for pawn in range(PAWNS - 1):
        if s.place[pawn] != OUTER_SPACE or s.state[pawn] == ANNIHILATED:
            continue
        rescued = s.ship == RESCUE and s.state[pawn] == LIVE
        if rescued or (s.ship == PIRATE and s.count(pawn, BRIEFCASE) > 0):
            escape(s, pawn, RESCUE_SHIP)


# -- 16.3 ----------------------------------------------------------------------------------------


def offer_delivery(s: Position, colour: int) -> None:
    for argument in range(8):
        if cannot_deliver(s, colour, argument // 2, argument % 2) is None:
            put_question(s, Q_DELIVER, colour)
            return
    end_delivery(s)


def end_delivery(s: Position) -> None:
    s.delivered = 0
    s.final_turn += 1


def cannot_deliver(s: Position, colour: int, data: int, institution: int) -> str | None:
    """SF-16.3.1; who has signed an NDA delivers nothing (SF-K.legal.1)."""
    identity = s.revealed[colour]
    if identity == NOBODY or s.delivered & POWER_OF_TWO[data * 2 + institution] != 0:
        return "SF-16.3.1"
    known = s.offsite[institution] & POWER_OF_TWO[data] != 0
    clears = data == EVIDENCE and institution == AUTHORITIES and s.guilt[colour] == GUILTY
    if known and not clears:
        return "SF-R.47"
    signed = False
    for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
        if s.state[pawn] != ANNIHILATED and s.escaped(pawn) and s.has_data(pawn, data):
            if not s.has_data(pawn, NDA):
                return None
            signed = True
    return "SF-K.legal.1" if signed else "SF-16.3.1"


def deliver(s: Position, colour: int, data: int, institution: int) -> None:
    s.offsite[institution] |= POWER_OF_TWO[data]
    s.delivered |= POWER_OF_TWO[data * 2 + institution]
    s.tell_all(EV_DELIVERED, colour, data, institution)
    if data == EVIDENCE and institution == AUTHORITIES and s.guilt[colour] == GUILTY:
        s.guilt[colour] = SUSPECT
        s.tell_all(EV_SUSPECT, colour)
