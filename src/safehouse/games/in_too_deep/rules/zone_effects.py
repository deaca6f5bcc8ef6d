"""Zone effects (5G)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Decks, Events, Items, Moves, Zones
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.answers import third_named
from safehouse.games.in_too_deep.rules.consoles import gain_tolerance
from safehouse.games.in_too_deep.rules.dilemmas import cannot_challenge
from safehouse.games.in_too_deep.rules.evidence import face_down
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables.pieces import NOTHING


def activate(s: Position, seat: int, criminal: int, place: int) -> None:
    """ZH-5.39: patrol comes first, then the effect."""
    zone = s.zone_at[place]
    s.tell_all(Events.ACTIVATED, seat, criminal, zone)
    city.call_patrol(s, place)
    if zone == Zones.BLOCKS:
        if any(cannot_challenge(s, seat, rival) is None for rival in range(s.consoles)):
            s.ask(Agenda.CHALLENGING, seat, 1)
    elif zone == Zones.HEIGHTS:
        s.ask(Agenda.HEIGHTS_PICK, seat, s.cards.heights_picks)
    elif zone == Zones.AERODROME:
        s.ask(Agenda.TRANSFERRING, seat)
    elif zone == Zones.ZINBAZAAR:
        if city.any_swap(s):
            s.ask(Agenda.SWAPPING_ITEMS, seat)
    elif zone == Zones.DOWNTOWN:
        s.ask(Agenda.MACHINE, seat, s.cards.downtown_moves, GUARDIAN_MAY | BARRIERS_MAY, 1, 0)
    elif zone == Zones.ION_TOWERS:
        s.ask(Agenda.ION_CHOICE, seat)
    elif zone == Zones.PARISH:
        gain_tolerance(s, seat)
    elif len(s.memory[seat]) > 0:
        s.ask(Agenda.HARBOR_CHOICE, seat)
    else:
        s.ask(Agenda.GAINING_EVIDENCE, seat, 1)


def can_pick(s: Position, move: int) -> bool:
    """One of the Heights' choices (ZH-5.55); what cannot be done is not offered."""
    if move == Moves.MOVE_CRIMINAL:
        return any(city.can_push_somewhere(s, criminal) for criminal in s.in_play)
    if move == Moves.MOVE_ITEM:
        return any(city.can_move_item_somewhere(s, item) for item in range(Items.COUNT))
    if move == Moves.LOOK:
        return len(face_down(s)) > 0
    return move == Moves.DECLINE or move == Moves.MOVE_MACHINE


def can_gain_at_ion_towers(s: Position, move: int) -> bool:
    """A crime card of any deck, or a support token (ZH-5.62)."""
    deck = move - Moves.DRAW
    if 0 <= deck < Decks.COUNT:
        return s.deck_size(deck) > 0
    return third_named(s, move) != NOTHING
