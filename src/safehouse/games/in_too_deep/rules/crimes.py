"""Crime cards: drawing, committing, effects, outcomes (5J to 5M, 5P)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Decks, Effects, Events, Items, MajorCrimes, Zones
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.conditions import assignments, distinct, is_met, physical_item, zone_of
from safehouse.games.in_too_deep.rules.gains import change_dominance, draw_dilemmas, gain_intel, unhook
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, CRIME_HAND, GUARDIAN_MAY, Position, knowers
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOTHING

# -- decks and hands


def lift_crime(s: Position, deck: int) -> int:
    """The top card of a deck, one put under it last of all (ZH-5.145); NOTHING if it is empty."""
    if len(s.decks[deck]) > 0:
        label = s.crimes.leave(deck, s.decks[deck].pop(), 0)
    elif len(s.under[deck]) > 0:
        label = s.under[deck].pop(0)
    else:
        return NOTHING
    if deck == Decks.PETTY:
        renew_petty_deck(s)
    return label


def renew_petty_deck(s: Position) -> None:
    """ZH-5.123: an empty petty deck is made anew at once."""
    if s.deck_size(Decks.PETTY) > 0 or len(s.petty_discard) == 0:
        return
    for label in s.petty_discard:
        s.crimes.enter(Decks.PETTY, label)
        s.decks[Decks.PETTY].append(s.crimes.value[label])
    s.petty_discard = []
    s.random.shuffle(s.decks[Decks.PETTY])
    s.tell_all(Events.PETTY_RESHUFFLED)


def into_hand(s: Position, seat: int, label: int) -> None:
    s.crimes.show(label, s.knower(seat))
    deck = DECK_OF[s.crimes.value[label]]
    s.crimes.enter(CRIME_HAND + 4 * seat + deck, label)
    s.crime_hands[seat].append(label)


def draw_crime(s: Position, seat: int, deck: int) -> None:
    label = lift_crime(s, deck)
    if label == NOTHING:
        return
    into_hand(s, seat, label)
    audience = knowers(s.crimes.known[label])
    s.tell(audience, Events.DREW_CRIME, seat, deck, s.crimes.value[label])


def set_aside(s: Position, seat: int, deck: int) -> None:
    """A card gained during the turn lies unseen beside the console (ZH-5.62)."""
    label = lift_crime(s, deck)
    if label != NOTHING:
        s.aside[seat].append(label)
        s.tell_all(Events.SET_ASIDE, seat, deck)


def take_aside(s: Position, seat: int) -> None:
    """ZH-5.149"""
    for label in s.aside[seat]:
        into_hand(s, seat, label)
        card = s.crimes.value[label]
        s.tell(knowers(s.crimes.known[label]), Events.TOOK_ASIDE, seat, DECK_OF[card], card)
    s.aside[seat] = []


def from_hand(s: Position, seat: int, card: int, known: int) -> int:
    """The card leaves the hand under a new label."""
    for label in s.crime_hands[seat]:
        if s.crimes.value[label] == card:
            s.crime_hands[seat].remove(label)
            return s.crimes.leave(CRIME_HAND + 4 * seat + DECK_OF[card], card, known)
    return NOTHING


def give_back(s: Position, seat: int, card: int) -> None:
    """Face down under its own deck (ZH-5.145)."""
    deck = DECK_OF[card]
    s.under[deck].append(from_hand(s, seat, card, s.knower(seat)))
    s.tell_holder(seat, Events.GAVE_BACK, seat, deck, card)


def holds_of_deck(s: Position, seat: int, petty: bool) -> bool:
    return any((card >= MajorCrimes.COUNT) == petty for card in s.held_crimes(seat))


def open_levels(s: Position) -> list[int]:
    """ZH-5.152"""
    return [level for level in (1, 2, 3) if s.deck_size(level) > 0]


# -- committing


def cannot_commit(s: Position, seat: int, card: int) -> str | None:
    """The clause that forbids this crime now: not in hand, requirement, conditions (ZH-5.92 to ZH-5.94)."""
    if card not in s.held_crimes(seat):
        return "ZH-5.91"
    level = s.cards.level[card]
    if level > 1 and not s.committed(s.cards.line[card], level - 1):
        return "ZH-5.92"
    if not is_met(s, seat, card):
        return "ZH-5.94"
    return None


def commit(s: Position, seat: int, card: int) -> None:
    """ZH-5.96: the card is shown to all; binding, effect and outcome follow."""
    s.resolving = from_hand(s, seat, card, ALL_KNOW)
    if card >= MajorCrimes.COUNT:
        s.tell_all(Events.COMMITTED_PETTY, seat, card)
        s.ask(Agenda.PETTY_DONE, seat)
    else:
        s.tell_all(Events.COMMITTED_MAJOR, seat, card)
        s.ask(Agenda.STORY, seat)
    s.ask(Agenda.OUTCOME, seat, card)
    s.ask(Agenda.EFFECT, seat, card, 0)
    s.bindings = distinct(s, card, assignments(s, seat, card))
    settle_binding(s, seat, card)


def settle_binding(s: Position, seat: int, card: int) -> None:
    """Ask for the first part in which the possible bindings differ (ZH-7.26), until one is left."""
    if len(s.bindings) == 1:
        s.binding = s.bindings[0]
        s.bindings = []
    else:
        s.ask(Agenda.BINDING, seat, card)


def differing_part(s: Position, card: int) -> int:
    """The first part of the binding that the effect reads and that is still open."""
    for part in s.cards.matters[card]:
        for binding in s.bindings:
            if binding[part] != s.bindings[0][part]:
                return part
    return NOTHING


def bind(s: Position, seat: int, card: int, value: int) -> None:
    part = differing_part(s, card)
    s.bindings = [binding for binding in s.bindings if binding[part] == value]
    settle_binding(s, seat, card)


def unhook_all(s: Position, seat: int) -> None:
    """ZH-5.101"""
    for criminal in s.ports[seat].copy():
        unhook(s, seat, criminal)


def into_story(s: Position, seat: int) -> None:
    """ZH-5.100, ZH-5.101"""
    s.story.append(s.crimes.value[s.resolving])
    s.resolving = NOTHING
    s.binding = []
    unhook_all(s, seat)


def petty_done(s: Position) -> None:
    """ZH-5.121"""
    s.petty_discard.append(s.resolving)
    s.resolving = NOTHING
    s.binding = []
    renew_petty_deck(s)


def choose_outcome(s: Position, seat: int, card: int, reckless: bool) -> None:
    """ZH-5.98"""
    s.tell_all(Events.CHOSE_RECKLESS if reckless else Events.CHOSE_CAUTIOUS, seat, card)
    reward(s, seat, s.cards.reckless[card] if reckless else s.cards.cautious[card])


def reward(s: Position, seat: int, rewards: list[int]) -> None:
    """ZH-3.23: Intel, dilemmas, evidence, processing, support, in this order."""
    gain_intel(s, seat, rewards[0])
    draw_dilemmas(s, seat, rewards[1])
    if rewards[4] > 0:
        s.ask(Agenda.GAINING_SUPPORT, seat, rewards[4])
    if rewards[3] > 0:
        s.ask(Agenda.PROCESSING, seat, rewards[3])
    if rewards[2] > 0:
        s.ask(Agenda.GAINING_EVIDENCE, seat, rewards[2])


# -- effects (ledger 3.9)


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
    if len(items_in(s, place)) > 0:
        s.ask(Agenda.PICKING_ITEM, seat, place, op[4], op[5])


def items_in(s: Position, place: int) -> list[int]:
    return [item for item in range(Items.COUNT) if s.item_place(item) == place]


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


def targets(s: Position, place: int, next_to: int) -> list[int]:
    """Where something can be put: next to a zone, or anywhere but where it is (ZH-3.34)."""
    if next_to != NOTHING:
        return [(next_to - 1) % Zones.COUNT, (next_to + 1) % Zones.COUNT]
    return [other for other in range(Zones.COUNT) if other != place]


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


def slots_of(s: Position, mask: int) -> list[int]:
    return [s.binding[slot] for slot in range(t.MOST_SLOTS) if mask & [1, 2, 4][slot] != 0]
