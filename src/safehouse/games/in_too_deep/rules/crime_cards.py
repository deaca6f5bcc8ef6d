"""Crime cards in decks and hands: step 5, discard and draw (5L, 5P)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Decks, Events, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules.position import CRIME_HAND, Position, knowers
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, GIVEN_BACK, NOTHING


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


def can_return(s: Position, seat: int, move: int) -> bool:
    """ZH-7.29: a card in hand, or no more."""
    if Moves.GIVE_BACK_PETTY <= move < Moves.DRAW:
        return GIVEN_BACK[move - Moves.GIVE_BACK_PETTY] in s.held_crimes(seat)
    return move == Moves.DECLINE


def holds_of_deck(s: Position, seat: int, petty: bool) -> bool:
    return any((card >= MajorCrimes.COUNT) == petty for card in s.held_crimes(seat))


def open_levels(s: Position) -> list[int]:
    """ZH-5.152"""
    return [level for level in range(Decks.LEVEL1, Decks.COUNT) if can_draw(s, level)]


def can_draw(s: Position, level: int) -> bool:
    return Decks.LEVEL1 <= level < Decks.COUNT and s.deck_size(level) > 0
