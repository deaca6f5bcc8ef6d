"""Stationfall (chapter 16): the last explosion, the reveals, the ways out, the deliveries."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Data,
    Events,
    Guilt,
    Institutions,
    Items,
    Phases,
    Places,
    Questions,
    Sections,
    Ships,
    States,
)
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import put_question
from safehouse.games.stationfall.rules.reveals import reveal
from safehouse.games.stationfall.rules.station import escape, explode
from safehouse.games.stationfall.tables.numbers import CREW, POWER_OF_TWO


def begin_stationfall(s: Position) -> None:
    """SF-16.1; armed antimatter that is still there explodes first (SF-R.11)."""
    s.queue = []
    s.judged = False
    s.actor = NOBODY
    s.activated = NOBODY
    s.phase = Phases.FINAL_REVEAL
    s.final_turn = 0
    s.tell_all(Events.STATIONFALL)
    if s.armed and not s.antimatter_gone:
        before = s.exploded_on_station
        explode(s)
        s.exploded_on_station = before


def continue_stationfall(s: Position) -> None:
    if s.final_turn >= s.colours:
        if s.phase == Phases.FINAL_REVEAL:
            leave_at_last(s)
            s.phase = Phases.DELIVERY
            s.final_turn = 0
        else:
            s.phase = Phases.OVER
        return
    colour = (s.first + s.final_turn) % s.colours
    s.active = colour
    if s.phase == Phases.FINAL_REVEAL:
        final_reveal(s, colour)
    else:
        offer_delivery(s, colour)


# -- 16.2 ----------------------------------------------------------------------------------------


def final_reveal(s: Position, colour: int) -> None:
    if s.revealed[colour] != NOBODY:
        s.final_turn += 1
    elif s.schrodinger_allowed and len(s.bonus[s.holder_of[colour]]) > 0:
        put_question(s, Questions.REVEAL, colour)
    else:
        reveal_last(s, colour, s.identity[colour])


def reveal_last(s: Position, colour: int, identity: int) -> None:
    """SF-16.2b: of all reveal abilities only the turning of the ship counts now."""
    reveal(s, colour, identity, True)
    s.final_turn += 1


# -- between 16.2 and 16.3 (SF-R.23) -------------------------------------------------------------


def leave_at_last(s: Position) -> None:
    for pawn in range(CREW):
        if s.state[pawn] == States.LIVE and s.has(pawn, Abilities.POINT_BREAK) and s.is_section(s.place[pawn]):
            helmet = s.count(pawn, Items.HELMET) + s.count(pawn, Items.INTEGRAL_HELMET)
            if helmet > 0 and s.item_place(Items.ROCKET_WINGS) == s.place[pawn]:
                escape(s, pawn, Places.WINGS)
    for pawn in range(CREW):
        if s.place[pawn] != Sections.OUTER_SPACE or s.state[pawn] == States.ANNIHILATED:
            continue
        rescued = s.ship == Ships.RESCUE and s.state[pawn] == States.LIVE
        if rescued or (s.ship == Ships.PIRATE and s.count(pawn, Items.BRIEFCASE) > 0):
            escape(s, pawn, Places.RESCUE_SHIP)


# -- 16.3 ----------------------------------------------------------------------------------------


def offer_delivery(s: Position, colour: int) -> None:
    for argument in range(8):
        if cannot_deliver(s, colour, argument // 2, argument % 2) is None:
            put_question(s, Questions.DELIVER, colour)
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
    clears = (
        data == Data.EVIDENCE and institution == Institutions.AUTHORITIES and s.guilt[colour] == Guilt.GUILTY
    )
    if known and not clears:
        return "SF-R.47"
    signed = False
    for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
        if s.state[pawn] != States.ANNIHILATED and s.escaped(pawn) and s.has_data(pawn, data):
            if not s.has_data(pawn, Data.NDA):
                return None
            signed = True
    return "SF-K.legal.1" if signed else "SF-16.3.1"


def deliver(s: Position, colour: int, data: int, institution: int) -> None:
    s.offsite[institution] |= POWER_OF_TWO[data]
    s.delivered |= POWER_OF_TWO[data * 2 + institution]
    s.tell_all(Events.DELIVERED, colour, data, institution)
    if data == Data.EVIDENCE and institution == Institutions.AUTHORITIES and s.guilt[colour] == Guilt.GUILTY:
        s.guilt[colour] = Guilt.SUSPECT
        s.tell_all(Events.SUSPECT, colour)
