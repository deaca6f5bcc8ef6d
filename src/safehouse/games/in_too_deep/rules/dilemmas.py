"""Dilemmas in hand and databank, and the challenge that shows them (5R, ZH-5.50)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Events
from safehouse.games.in_too_deep.rules.position import (
    DATABANK,
    DILEMMA_DECK,
    DILEMMA_DISCARD,
    DILEMMA_HAND,
    Position,
)
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables.pieces import NOBODY


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


def cannot_challenge(s: Position, seat: int, rival: int) -> str | None:
    """ZH-5.50"""
    if rival in (NOBODY, seat):
        return "ZH-5.50"
    if len(s.hands[seat]) == 0 or len(s.hands[rival]) == 0:
        return "ZH-5.50"
    return None


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
