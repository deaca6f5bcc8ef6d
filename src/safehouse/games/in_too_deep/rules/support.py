"""Support tokens: the offer, gaining one, and what each of the 22 kinds does (5Q)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Events, Items, Moves, SupportOps
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.consoles import can_rise, gain_tolerance
from safehouse.games.in_too_deep.rules.crime_cards import set_aside
from safehouse.games.in_too_deep.rules.dilemmas import cannot_challenge, draw_dilemmas
from safehouse.games.in_too_deep.rules.evidence import face_down, places_in_plan
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, BY_TOKEN, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING


def fill_offer(s: Position, third: int) -> None:
    """ZH-5.153, ZH-5.154"""
    if len(s.support_supply) == 0 and len(s.support_discard) > 0:
        s.support_supply = s.support_discard
        s.support_discard = []
        s.random.shuffle(s.support_supply)
        s.tell_all(Events.SUPPORT_RESHUFFLED)
    if len(s.support_supply) == 0:
        s.offer[third] = NOTHING
        return
    s.offer[third] = s.support_supply.pop()
    s.tell_all(Events.OFFER_FILLED, third + 1, s.offer[third])


def take_from_offer(s: Position, seat: int, third: int) -> int:
    """The token and the Intel of its third; the next third gets Intel, the empty one a token (ZH-5.153)."""
    token, intel = s.offer[third], s.offer_intel[third]
    s.offer_intel[third] = 0
    s.intel[seat] += intel
    s.tell_all(Events.SUPPORT_TAKEN, s.named(seat), token, intel)
    s.offer_intel[(third + 1) % len(s.offer)] += s.cards.offer_intel
    fill_offer(s, third)
    return token


def gain_support(s: Position, seat: int, third: int) -> None:
    """ZH-5.155, ZH-5.156"""
    token = take_from_offer(s, seat, third)
    if s.cards.support_stored[token]:
        s.support[seat].append(token)
        return
    s.support_discard.append(token)
    if can_use(s, seat, token):
        resolve(s, seat, token)
    else:
        s.tell_all(Events.SUPPORT_EXPIRED, seat, token)


def use_support(s: Position, seat: int, token: int) -> None:
    """ZH-5.155, ZH-5.158: a lock lies on its hook token until the lock ends."""
    s.support[seat].remove(token)
    s.tell_all(Events.SUPPORT_USED, seat, token)
    if s.cards.support_op[token] != SupportOps.LOCK_HOOK:
        s.support_discard.append(token)
    resolve(s, seat, token)


def cannot_use(s: Position, seat: int, token: int) -> str | None:
    """ZH-5.155, ZH-5.164"""
    if token not in s.support[seat]:
        return "ZH-5.155"
    return None if can_use(s, seat, token) else "ZH-5.164"


def is_use(move: int) -> bool:
    return Moves.USE <= move < Moves.COMMIT


def use_codes(s: Position, seat: int) -> list[int]:
    """The moves that use the stored tokens of a seat, each once."""
    found: list[int] = []
    for token in s.support[seat]:
        if Moves.USE + token not in found:
            found.append(Moves.USE + token)
    return found


def can_use(s: Position, seat: int, token: int) -> bool:
    """Whether the token can change or show anything (ZH-5.164)."""
    op = s.cards.support_op[token]
    if op == SupportOps.PEEK or op == SupportOps.TAKE_EVIDENCE or op == SupportOps.PEEK_TAKE:
        return len(face_down(s)) > 0
    if op == SupportOps.FLIP_PLAN_EVIDENCE:
        return len(places_in_plan(s)) > 0
    if op == SupportOps.DRAW_PETTY:
        return s.deck_size(0) > 0
    if op == SupportOps.GAIN_DOMINANCE:
        return any_can_rise(s, seat)
    if op == SupportOps.IGNORE_BARRIERS:
        return not s.barriers_ignored and acts_later(s)
    if op == SupportOps.GAIN_ACTIONS:
        return acts_later(s)
    if op == SupportOps.HOOK:
        return any_hookable(s, seat)
    if op == SupportOps.LOCK_HOOK:
        return any(can_lock(s, seat, criminal) for criminal in s.in_play)
    if op == SupportOps.SWAP_ITEMS:
        return city.any_swap(s)
    if op == SupportOps.SWAP_ITEM_CRIMINAL:
        return any(has_bait_partner(s, item) for item in range(Items.COUNT))
    if op == SupportOps.SWAP_CRIMINALS:
        return any(has_partner(s, criminal) for criminal in s.in_play)
    if op == SupportOps.SWAP_HOOKS:
        return any(can_swap_hooks(s, seat, rival) for rival in range(s.consoles))
    if op == SupportOps.DISCARD_DILEMMA:
        return len(s.hands[seat]) + len(s.databanks[seat]) > 0
    if op == SupportOps.DRAW_DISCARD_DILEMMAS:
        return len(s.dilemma_deck) + len(s.dilemma_discard) + len(s.hands[seat]) > 0
    if op == SupportOps.CHALLENGE:
        return any(cannot_challenge(s, seat, rival) is None for rival in range(s.consoles))
    return True


def resolve(s: Position, seat: int, token: int) -> None:
    """The table of 5Q."""
    op = s.cards.support_op[token]
    amount = s.cards.support_amount[token]
    if op == SupportOps.PEEK:
        s.ask(Agenda.LOOKING, seat, amount, 0, NOTHING, NOTHING)
    elif op == SupportOps.PEEK_TAKE:
        s.ask(Agenda.LOOKING, seat, amount, 1, NOTHING, NOTHING)
    elif op == SupportOps.TAKE_EVIDENCE:
        s.ask(Agenda.TAKING_EVIDENCE, seat)
    elif op == SupportOps.FLIP_PLAN_EVIDENCE:
        s.ask(Agenda.TURNING_UP, seat)
    elif op == SupportOps.DRAW_PETTY:
        for _i in range(amount):
            set_aside(s, seat, 0)
    elif op == SupportOps.GAIN_DOMINANCE:
        s.ask(Agenda.GAINING_DOMINANCE, seat, amount)
    elif op == SupportOps.IGNORE_BARRIERS:
        s.barriers_ignored = True
        s.tell_all(Events.BARRIERS_IGNORED, seat)
    elif op == SupportOps.SHIFT_PATROL:
        s.ask(Agenda.SHIFTING_PATROL, seat)
    elif op == SupportOps.GAIN_TOLERANCE:
        for _i in range(amount):
            gain_tolerance(s, seat)
    elif op == SupportOps.HOOK:
        s.ask(Agenda.HOOKING, seat, BY_TOKEN, 0)
    elif op == SupportOps.LOCK_HOOK:
        s.ask(Agenda.LOCKING, seat, token)
    elif op == SupportOps.SWAP_ITEMS:
        s.ask(Agenda.SWAPPING_ITEMS, seat)
    elif op == SupportOps.TRANSFER_ITEM:
        s.ask(Agenda.TRANSFERRING_ITEM, seat)
    elif op == SupportOps.SWAP_ITEM_CRIMINAL:
        s.ask(Agenda.BAITING, seat)
    elif op == SupportOps.SWAP_CRIMINALS:
        s.ask(Agenda.SWAPPING_CRIMINALS, seat)
    elif op == SupportOps.TRANSFER_CRIMINAL:
        s.ask(Agenda.TRANSFERRING, seat)
    elif op == SupportOps.MACHINE_MOVES:
        s.ask(Agenda.MACHINE, seat, amount, GUARDIAN_MAY | BARRIERS_MAY, 1, 0)
    elif op == SupportOps.SWAP_HOOKS:
        s.ask(Agenda.SWAPPING_HOOKS, seat)
    elif op == SupportOps.DISCARD_DILEMMA:
        s.ask(Agenda.DISCARDING_DILEMMA, seat, amount)
    elif op == SupportOps.DRAW_DISCARD_DILEMMAS:
        draw_dilemmas(s, seat, 2)
        s.ask(Agenda.DISCARDING_HAND, seat, 2)
    elif op == SupportOps.CHALLENGE:
        s.ask(Agenda.CHALLENGING, seat, 0)
    else:
        s.actions += amount
        s.tell_all(Events.ACTIONS_GAINED, seat, amount)


def acts_later(s: Position) -> bool:
    """Whether step 3 of the turn is still to come or going on."""
    return any(entry[0] == Agenda.ACTING for entry in s.agenda)


# -- who and what a token can aim at


def any_can_rise(s: Position, seat: int) -> bool:
    return any(can_rise(s, seat, criminal) for criminal in s.in_play)


def any_hookable(s: Position, seat: int) -> bool:
    """Also an own criminal, which may be unhooked and hooked again (ZH-5.20)."""
    return any(s.locked[criminal] == NOTHING or s.hooked_by[criminal] == seat for criminal in s.in_play)


def can_lock(s: Position, seat: int, criminal: int) -> bool:
    """ZH-7.22"""
    return criminal != NOBODY and s.hooked_by[criminal] == seat and s.locked[criminal] == NOTHING


def can_bait(s: Position, item: int, criminal: int) -> bool:
    """ZH-5.162"""
    if criminal == NOBODY:
        return False
    return s.criminal_at[criminal] != s.item_place(item) and s.holder[item] != criminal


def has_bait_partner(s: Position, item: int) -> bool:
    return item != NOTHING and any(can_bait(s, item, criminal) for criminal in s.in_play)


def can_swap_criminals(s: Position, criminal: int, other: int) -> bool:
    """ZH-5.6: two criminals in one zone cannot be swapped."""
    return criminal != NOBODY and other != NOBODY and s.criminal_at[other] != s.criminal_at[criminal]


def has_partner(s: Position, criminal: int) -> bool:
    return any(can_swap_criminals(s, criminal, other) for other in s.in_play)


def can_swap_hooks(s: Position, seat: int, rival: int) -> bool:
    """ZH-5.163: at least one side must have a token."""
    return rival != NOBODY and rival != seat and len(s.ports[seat]) + len(s.ports[rival]) > 0
