"""The effects of crime cards (ledger 3.9)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Effects, Items
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.conditions import physical_item, zone_of
from safehouse.games.in_too_deep.rules.consoles import change_dominance
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING


def resolve_effect(s: Position, seat: int, card: int, at: int) -> None:
    """One operation; what it asks goes on the agenda. Nothing to do is no fault (ZH-3.38)."""
    op = s.cards.effect[card][at]
    code = op[0]
    b = s.binding
    if code == Effects.DROP:
        city.drop_item(s, b[op[1]])
    elif code == Effects.DROP_MINE or code == Effects.DROP_ALL:
        drop_in_zone(s, seat, zone_of(s, op[1], op[2], b), code == Effects.DROP_MINE)
    elif code == Effects.PUT:
        effect_put(s, seat, op)
    elif code == Effects.GIVE:
        if s.holds[b[op[1]]] != NOTHING:
            city.take_item(s, b[op[2]], s.holds[b[op[1]]])
    elif code == Effects.SWAP:
        first, second = physical_item(op[1], b[t.READING]), physical_item(op[2], b[t.READING])
        if first != NOTHING and second != NOTHING and city.swappable(s, first, second):
            city.swap_items(s, first, second)
    elif code == Effects.SEND:
        effect_send(s, seat, op)
    elif code == Effects.SWAP_CRIMS:
        if s.criminal_at[b[op[1]]] != s.criminal_at[b[op[2]]]:
            city.swap_criminals(s, b[op[1]], b[op[2]])
    elif code == Effects.PATROL_CALL:
        place = zone_of(s, op[1], op[2], b)
        if s.patrol[place] == 0:
            city.call_patrol(s, place)
    elif code == Effects.PATROL_SHIFT:
        place = zone_of(s, op[1], op[2], b)
        if s.patrol[place] > 0:
            s.ask(Agenda.PATROL_AWAY, seat, place)
    elif code == Effects.DOMINANCE:
        effect_dominance(s, seat, op)
    else:
        machines = BARRIERS_MAY if code == Effects.BARRIER_STEP else GUARDIAN_MAY
        if code == Effects.MACHINE:
            machines = GUARDIAN_MAY | BARRIERS_MAY
        s.ask(Agenda.MACHINE, seat, op[1], machines, 0, 0)


def drop_in_zone(s: Position, seat: int, place: int, only_mine: bool) -> None:
    for criminal in s.criminals_in(place):
        if not only_mine or s.hooked_by[criminal] == seat:
            city.drop_item(s, criminal)


def effect_put(s: Position, seat: int, op: list[int]) -> None:
    if op[1] != t.PICKED:
        item = physical_item(op[1], s.binding[t.READING])
        if item != NOTHING:
            put_item(s, seat, item, op[4], op[5])
        return
    place = zone_of(s, op[2], op[3], s.binding)
    if any(is_item_in(s, place, item) for item in range(Items.COUNT)):
        s.ask(Agenda.PICKING_ITEM, seat, place, op[4], op[5])


def is_item_in(s: Position, place: int, item: int) -> bool:
    return item != NOTHING and s.item_place(item) == place


def put_item(s: Position, seat: int, item: int, base: int, shift: int) -> None:
    """Lay the item where the term says, or ask where."""
    if base == t.CHOSEN:
        s.ask(Agenda.PUTTING, seat, item, NOTHING)
    elif base >= t.CHOSEN_NEXT_TO:
        s.ask(Agenda.PUTTING, seat, item, zone_of(s, base - t.CHOSEN_NEXT_TO, shift, s.binding))
    else:
        lay(s, item, zone_of(s, base, shift, s.binding))


def lay(s: Position, item: int, place: int) -> None:
    if s.item_at[item] != place:
        city.transfer_item(s, item, place)


def effect_send(s: Position, seat: int, op: list[int]) -> None:
    criminal = s.binding[op[1]]
    if op[2] == t.CHOSEN:
        s.ask(Agenda.SENDING, seat, criminal, NOTHING)
    elif op[2] >= t.CHOSEN_NEXT_TO:
        s.ask(Agenda.SENDING, seat, criminal, zone_of(s, op[2] - t.CHOSEN_NEXT_TO, op[3], s.binding))
    else:
        send(s, criminal, zone_of(s, op[2], op[3], s.binding))


def send(s: Position, criminal: int, place: int) -> None:
    if s.criminal_at[criminal] != place:
        city.transfer_criminal(s, criminal, place)


def effect_dominance(s: Position, seat: int, op: list[int]) -> None:
    if op[1] >= t.PICK_OF:
        s.ask(Agenda.PICKING_SLOT, seat, op[1] - t.PICK_OF, op[2])
    else:
        change_dominance(s, seat, s.binding[op[1]], op[2])


def fills_slot(s: Position, mask: int, criminal: int) -> bool:
    """Whether the criminal stands for one of these slots."""
    if criminal == NOBODY:
        return False
    return any(mask & [1, 2, 4][slot] != 0 and s.binding[slot] == criminal for slot in range(t.MOST_SLOTS))
