"""Intel, dominance, tolerance, dilemmas and hooks: what consoles gain and lose (5C, 5D, 5R)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Events, Moves
from safehouse.games.in_too_deep.rules.position import (
    BY_STEP,
    DATABANK,
    DILEMMA_DECK,
    DILEMMA_DISCARD,
    DILEMMA_HAND,
    Position,
)
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING


def gain_intel(s: Position, seat: int, amount: int) -> None:
    if amount > 0:
        s.intel[seat] += amount
        s.tell_all(Events.INTEL_GAINED, s.named(seat), amount)


def lose_intel(s: Position, seat: int, amount: int) -> int:
    """Intel never falls below 0 (ZH-5.179); what was really lost."""
    lost = min(amount, s.intel[seat])
    if lost > 0:
        s.intel[seat] -= lost
        s.tell_all(Events.INTEL_LOST, s.named(seat), lost)
    return lost


def gain_tolerance(s: Position, seat: int) -> None:
    """ZH-5.165"""
    s.tolerance[seat] += s.cards.tolerance_step
    s.tell_all(Events.TOLERANCE_GAINED, s.named(seat), s.tolerance[seat])


# -- dominance


def can_rise(s: Position, seat: int, criminal: int) -> bool:
    return s.dominance[seat][criminal] < len(s.cards.track) - 1


def can_gain_dominance(s: Position, seat: int, criminal: int) -> bool:
    return criminal != NOBODY and can_rise(s, seat, criminal)


def can_lose_dominance(s: Position, seat: int, criminal: int) -> bool:
    return criminal != NOBODY and s.dominance[seat][criminal] > 0


def change_dominance(s: Position, seat: int, criminal: int, amount: int) -> None:
    """ZH-5.24, ZH-5.25: the surplus at an end of the track is lost."""
    before = s.dominance[seat][criminal]
    after = max(0, min(len(s.cards.track) - 1, before + amount))
    s.dominance[seat][criminal] = after
    if after > before:
        s.tell_all(Events.DOMINANCE_GAINED, s.named(seat), criminal, after)
    elif after < before:
        s.tell_all(Events.DOMINANCE_LOST, s.named(seat), criminal, after)


# -- hooks


def unhook(s: Position, seat: int, criminal: int) -> None:
    """ZH-5.13, ZH-5.19: the token returns to the middle, the rest move up; a lock ends (ZH-5.161)."""
    s.ports[seat].remove(criminal)
    s.hooked_by[criminal] = NOBODY
    s.tell_all(Events.UNHOOKED, s.named(seat), criminal)
    if s.locked[criminal] != NOTHING:
        s.support_discard.append(s.locked[criminal])
        s.locked[criminal] = NOTHING
        s.tell_all(Events.LOCK_ENDED, criminal)


def cannot_hook(s: Position, seat: int, criminal: int) -> str | None:
    """The clause that forbids this seat to hook this criminal now."""
    if criminal not in s.in_play:
        return "ZH-4.5"
    if s.hooked_by[criminal] == seat:
        return "ZH-5.12"
    if s.locked[criminal] != NOTHING:
        return "ZH-5.160"
    if len(s.ports[seat]) >= s.cards.ports:
        return "ZH-5.14"
    return None


def cannot_answer_hooking(s: Position, seat: int, entry: list[int], move: int) -> str | None:
    """ZH-7.3: hook, unhook first, or leave it in step 1 (ZH-5.11, ZH-5.20)."""
    if move == Moves.SKIP_HOOK:
        if entry[3] > 0:
            return "ZH-5.20"
        return None if entry[2] == BY_STEP and len(s.ports[seat]) > 0 else "ZH-5.11"
    if Moves.HOOK <= move < Moves.UNHOOK:
        return cannot_hook(s, seat, move - Moves.HOOK)
    unhooks = Moves.UNHOOK <= move < Moves.MOVE and s.hooked_by[move - Moves.UNHOOK] == seat
    return None if unhooks else "ZH-7.3"


def hook(s: Position, seat: int, criminal: int) -> None:
    """ZH-5.12 to ZH-5.18"""
    former = s.hooked_by[criminal]
    if former != NOBODY:
        s.ports[former].remove(criminal)
    s.hooked_by[criminal] = seat
    s.ports[seat].append(criminal)
    s.tell_all(Events.HOOKED, s.named(seat), criminal)
    if former != NOBODY:
        pay_for_hook(s, seat, former)
    if len(s.ports[seat]) == s.cards.ports:
        draw_dilemmas(s, seat, 1)


def pay_for_hook(s: Position, seat: int, former: int) -> None:
    """ZH-5.15, ZH-5.16"""
    amount = s.cards.hook_payment
    s.intel[former] += amount
    if s.intel[seat] >= amount:
        s.intel[seat] -= amount
        s.tell_all(Events.PAID, s.named(seat), s.named(former), amount)
    else:
        s.tell_all(Events.SUPPLY_PAID, s.named(former), amount)


def swap_hooks(s: Position, seat: int, rival: int) -> None:
    """ZH-5.163"""
    mine = s.ports[seat]
    s.ports[seat] = s.ports[rival]
    s.ports[rival] = mine
    for criminal in s.ports[seat]:
        s.hooked_by[criminal] = seat
    for criminal in s.ports[rival]:
        s.hooked_by[criminal] = rival
    s.tell_all(Events.HOOKS_SWAPPED, s.named(seat), s.named(rival))


# -- dilemmas


def draw_dilemmas(s: Position, seat: int, number: int) -> None:
    """ZH-5.167, ZH-5.168"""
    for _i in range(number):
        if len(s.dilemma_deck) == 0:
            reshuffle_dilemmas(s)
        if len(s.dilemma_deck) == 0:
            return
        card = s.dilemma_deck.pop()
        label = s.dilemmas.leave(DILEMMA_DECK, card, s.knower(seat))
        s.dilemmas.enter(DILEMMA_HAND + seat, label)
        s.hands[seat].append(label)
        s.tell_holder(seat, Events.DREW_DILEMMA, s.named(seat), card)


def reshuffle_dilemmas(s: Position) -> None:
    if len(s.dilemma_discard) == 0:
        return
    for label in s.dilemma_discard:
        card = s.dilemmas.value[label]
        s.dilemmas.enter(DILEMMA_DECK, s.dilemmas.leave(DILEMMA_DISCARD, card, 0))
        s.dilemma_deck.append(card)
    s.dilemma_discard = []
    s.random.shuffle(s.dilemma_deck)
    s.tell_all(Events.DILEMMAS_RESHUFFLED)


def discard_label(s: Position, seat: int, label: int, bag: int) -> None:
    """A dilemma leaves a hand or a databank face down (ZH-5.169)."""
    gone = s.dilemmas.leave(bag, s.dilemmas.value[label], s.knower(seat))
    s.dilemmas.enter(DILEMMA_DISCARD, gone)
    s.dilemma_discard.append(gone)


def discard_dilemma(s: Position, seat: int, card: int) -> None:
    """From hand, or from the databank if it lies there (ZH-7.24)."""
    for label in s.hands[seat]:
        if s.dilemmas.value[label] == card:
            s.hands[seat].remove(label)
            discard_label(s, seat, label, DILEMMA_HAND + seat)
            s.tell_holder(seat, Events.DISCARDED_DILEMMA, s.named(seat), card, 0)
            return
    for label in s.databanks[seat]:
        if s.dilemmas.value[label] == card:
            s.databanks[seat].remove(label)
            discard_label(s, seat, label, DATABANK + seat)
            s.tell_holder(seat, Events.DISCARDED_DILEMMA, s.named(seat), card, 1)
            return


# -- the challenge of the Blocks


def cannot_challenge(s: Position, seat: int, rival: int) -> str | None:
    """ZH-5.50"""
    if rival in (NOBODY, seat):
        return "ZH-5.50"
    if len(s.hands[seat]) == 0 or len(s.hands[rival]) == 0:
        return "ZH-5.50"
    return None


def show_hand(s: Position, seat: int) -> int:
    """Reveal the whole hand to everybody (ZH-6.9); the sum of its corruption minus tolerance.

    In the order of the cards, for nobody learns when which of them was drawn."""
    held = s.held_dilemmas(seat)
    cards = sorted(held)
    shown: list[int] = []
    total = -s.tolerance[seat]
    for card in cards:
        total += s.cards.corruption[card]
        s.tell_all(Events.SHOWED_DILEMMA, s.named(seat), card)
        shown.append(s.dilemmas.leave(DILEMMA_HAND + seat, card, ALL_KNOW))
    for label in shown:
        s.dilemmas.enter(DILEMMA_HAND + seat, label)
    s.hands[seat] = [shown[cards.index(card)] for card in held]
    return total


def challenge(s: Position, seat: int, rival: int) -> None:
    """ZH-5.50 to ZH-5.54"""
    s.tell_all(Events.CHALLENGED, s.named(seat), s.named(rival))
    own, other = show_hand(s, seat), show_hand(s, rival)
    loser, winner = (seat, rival) if own > other else (rival, seat)
    s.tell_all(Events.CHALLENGE_LOST, s.named(loser), own, other)
    paid = min(s.cards.challenge_payment, s.intel[loser])
    if paid > 0:
        s.intel[loser] -= paid
        s.intel[winner] += paid
        s.tell_all(Events.PAID, s.named(loser), s.named(winner), paid)
    if loser == s.echo:
        card = s.random.choose(s.held_dilemmas(loser))
        discard_dilemma(s, loser, card)
    else:
        s.ask(Agenda.LOSING_DILEMMA, loser)
