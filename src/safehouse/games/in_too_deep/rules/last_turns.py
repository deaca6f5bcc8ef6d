"""The last two turns of a game, for research: small enough to be written down whole (ZH-4.31)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.codes import Decks, Dilemmas, Evidence, Items, Storylines, Supports, Zones
from safehouse.games.in_too_deep.data import (
    CRIMINAL_IDS,
    DILEMMA_IDS,
    EVIDENCE_IDS,
    LAST_TURNS,
    ZONE_IDS,
)
from safehouse.games.in_too_deep.rules.dilemmas import draw_dilemmas
from safehouse.games.in_too_deep.rules.position import DILEMMA_DECK, DILEMMA_DISCARD, SUPPLY
from safehouse.games.in_too_deep.rules.setup import crimes_in_play
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.rules.turn import start_turn
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS, EVIDENCE_COPIES, NOTHING

SEATS = 2
STARTER = 0


def deal_last_turns(seed: str, listen: bool) -> InTooDeep:
    dealt = [DILEMMA_IDS.index(card) for card in LAST_TURNS.dilemmas]
    random = Stream(seed)
    random.shuffle(dealt)
    return begin(dealt, random, listen)


def all_last_turns() -> Iterator[tuple[InTooDeep, int]]:
    """Every deal of the dilemmas, all equally likely."""
    cards = [DILEMMA_IDS.index(card) for card in LAST_TURNS.dilemmas]
    for first in combinations(cards, LAST_TURNS.hand):
        second = [card for card in cards if card not in first]
        yield begin([*first, *second], Stream("last turns"), True), 1


def begin(dealt: Sequence[int], random: Stream, listen: bool) -> InTooDeep:
    """The first turn, with these dilemmas dealt one hand after the other."""
    s = InTooDeep()
    s.events = [] if listen else None
    s.random = random
    s.cards = card_set()
    s.seat_consoles(SEATS, SEATS)
    lay_city(s)
    lay_common_area(s)
    s.first = STARTER
    s.chapter = CHAPTERS - 1
    s.investigations = [True] * s.chapter
    s.turns_left = SEATS - 1
    s.intel = [LAST_TURNS.intel] * SEATS
    s.dilemma_deck = list(reversed(dealt))
    for seat in range(SEATS):
        draw_dilemmas(s, seat, LAST_TURNS.hand)
    start_turn(s, STARTER)
    s.settle()
    return s


def lay_city(s: InTooDeep) -> None:
    s.zone_at = [ZONE_IDS.index(zone) for zone in LAST_TURNS.ring]
    s.place_of = [s.zone_at.index(zone) for zone in range(Zones.COUNT)]

    def place(zone: str) -> int:
        return s.place_of[ZONE_IDS.index(zone)]

    s.item_at = [place(LAST_TURNS.items)] * Items.COUNT
    s.guardian = place(LAST_TURNS.guardian)
    s.barriers = [place(zone) for zone in LAST_TURNS.barriers]
    for zone, tokens in LAST_TURNS.patrol.items():
        s.patrol[place(zone)] = tokens
    s.in_play = sorted(CRIMINAL_IDS.index(each.id) for each in LAST_TURNS.criminal)
    for each in LAST_TURNS.criminal:
        criminal = CRIMINAL_IDS.index(each.id)
        s.criminal_at[criminal] = place(each.zone)
        s.hooked_by[criminal] = each.hooked_by
        s.ports[each.hooked_by].append(criminal)
        for seat in range(SEATS):
            s.dominance[seat][criminal] = LAST_TURNS.dominance


def lay_common_area(s: InTooDeep) -> None:
    """No storyline is in play and every petty crime was committed; nothing is left on the evidence board and in
    the support offer; the dilemmas that are not dealt lie open to all in the discard pile."""
    s.lines = [False] * Storylines.COUNT
    for card in crimes_in_play(s, Decks.PETTY):
        s.crimes.leave(Decks.PETTY, card, ALL_KNOW)
        s.story.append(card)
    s.supply = [kind for kind in range(Evidence.COUNT) for _ in range(EVIDENCE_COPIES[kind])]
    for name, tokens in LAST_TURNS.plan.items():
        for _ in range(tokens):
            kind = EVIDENCE_IDS.index(name)
            s.supply.remove(kind)
            s.shared_box.append(s.evidence.leave(SUPPLY, kind, ALL_KNOW))
    s.rail = [NOTHING] * s.cards.rail
    s.display = [NOTHING] * s.cards.display_by_seats[SEATS]
    s.tasks = list(range(s.cards.tasks))
    s.offer = [NOTHING] * len(s.offer_intel)
    s.support_discard = [token for token in range(Supports.COUNT) for _ in range(s.cards.support_count[token])]
    for card in range(Dilemmas.COUNT):
        if DILEMMA_IDS[card] not in LAST_TURNS.dilemmas:
            label = s.dilemmas.leave(DILEMMA_DECK, card, ALL_KNOW)
            s.dilemmas.enter(DILEMMA_DISCARD, label)
            s.dilemma_discard.append(label)
