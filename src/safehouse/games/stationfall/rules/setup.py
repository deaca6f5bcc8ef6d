"""Setting up the station (chapter 2), from cards that are already shuffled."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import (
    Characters,
    Events,
    Items,
    Pawns,
    Phases,
    Pods,
    Questions,
    Sections,
    Ships,
    States,
)
from safehouse.games.stationfall.rules.choosing import cards_audience
from safehouse.games.stationfall.rules.pieces import gain, lay, stock_kind
from safehouse.games.stationfall.rules.position import NOBODY, SUPPLY, Position
from safehouse.games.stationfall.tables.box import Box
from safehouse.games.stationfall.tables.numbers import FIRST_POD

CUBES: Final = 8
TIME_TOKENS: Final = 3
GREY_BRIBES: Final = 3


def lay_out(s: Position, box: Box, roster: list[int], items: bool = True) -> None:
    """The station and the characters, with their items or without; no colour, no hidden card yet."""
    s.box = box
    s.unpack()
    s.locked = list(box.corridor_locked)
    for item in range(Items.COUNT):
        s.stock[item] = box.item_count[item] if box.item_limited[item] else 0
    for card in roster:
        s.in_play[card] = True
    s.enlist()
    for pod in range(FIRST_POD, Sections.COUNT):
        if box.pod_of[pod] == NOBODY or s.in_play[box.pod_of[pod]]:
            s.pod[pod] = Pods.DOCKED
    s.nda_side = s.in_play[Characters.LEGAL]
    s.ship = Ships.RESCUE if s.in_play[Characters.BOARDER] else Ships.NONE
    for card in roster:
        for pawn in box.pawns_of[card]:
            place_pawn(s, pawn, items)
    for section in range(Sections.COUNT):
        s.hazard[section] = box.start_hazard[section]
    if items:
        lay_items(s)
    s.grey = [Characters.BILLIONAIRE] * GREY_BRIBES if s.in_play[Characters.BILLIONAIRE] else []


def lay_items(s: Position) -> None:
    """Those that lie in sections, and those that come with a character."""
    box = s.box
    for section in range(Sections.COUNT):
        for item in box.start_items[section]:
            from_supply(s, item)
            lay(s, section, item)
    for item in range(Items.COUNT):
        owner = box.item_of[item]
        if owner >= 0 and s.in_play[owner]:
            lay(s, box.item_start[item], item)


def place_pawn(s: Position, pawn: int, items: bool) -> None:
    box = s.box
    s.state[pawn] = States.DOWN if box.starts_down[pawn] else States.LIVE
    s.skills[pawn] = box.skills[pawn]
    if not box.is_item[pawn]:
        s.place[pawn] = box.start[pawn]
    if items:
        for item in box.pawn_items[pawn]:
            from_supply(s, item)
            gain(s, pawn, item)
    if box.starts_contaminated[pawn]:
        s.contaminated[pawn] = True
        if s.body(pawn):
            s.load[pawn] += 1


def from_supply(s: Position, item: int) -> None:
    kind = stock_kind(item)
    if kind < Items.COUNT and s.box.item_limited[kind]:
        s.stock[kind] -= 1


def seat_players(s: Position, seat_of: list[int], holder_of: list[int], hand_of: list[int]) -> None:
    """SF-2.5: the pieces of each colour."""
    colours = len(seat_of)
    s.colours = colours
    s.seat_of = seat_of
    s.holder_of = holder_of
    s.hand_of = hand_of
    s.guilt = [0] * colours
    s.supply = [CUBES] * colours
    s.betrayal = [0] * colours
    s.disc = [SUPPLY] * colours
    s.bribe = [SUPPLY] * colours
    s.tokens_left = [TIME_TOKENS] * colours
    s.identity = [NOBODY] * colours
    s.revealed = [NOBODY] * colours
    s.by_schrodinger = [False] * colours
    s.only_at_stationfall = [False] * colours
    holders = max(holder_of) + 1
    s.dealt = [[] for h in range(holders)]
    s.bonus = [[] for h in range(holders)]
    s.discarded = [[] for h in range(holders)]
    s.may_look = [False] * s.seats


def deal_cards(s: Position, deck: list[int], each: int) -> None:
    """SF-2.1.2"""
    at = 0
    for holder in range(len(s.dealt)):
        cards = sorted(deck[at : at + each])
        at += each
        s.dealt[holder] = cards
        s.bonus[holder] = list(cards)
        colour = s.holder_of.index(holder)
        for card in cards:
            s.tell(cards_audience(s, holder), Events.DEALT, colour, card)
    s.undealt = sorted(deck[at:])


def lay_kompromats(s: Position, shuffled: list[int]) -> None:
    """SF-2.2.3: purple places from the bottom, then green ones."""
    for k in range(len(shuffled)):
        s.kompromat[shuffled[k]] = s.box.kompromat_places[k]


def identity_deck(s: Position) -> list[int]:
    deck: list[int] = []
    for card in range(Characters.COUNT):
        if s.in_play[card]:
            deck.extend(s.box.character_identities[card])
    return deck


def kompromat_deck(s: Position) -> list[int]:
    return [card for card in range(Characters.COUNT) if s.in_play[card] and s.box.has_kompromat[card]]


def begin(s: Position, first: int, minute: int) -> None:
    s.first = first
    s.active = first
    s.minute = minute
    s.minute_of = [minute] * s.colours if s.two_player else []
    s.phase = Phases.CHOOSING
    s.ask = Questions.CHOOSE
    s.state[Pawns.MONSTER] = 0


def choose_for_automata(s: Position) -> None:
    """SF-S.1: the lower card is the bonus character if it is a grudge card, otherwise the higher one."""
    for colour in range(s.colours):
        if s.seat_of[colour] != NOBODY:
            continue
        holder = s.holder_of[colour]
        cards = s.dealt[holder]
        low, high = cards[0], cards[1]
        same = s.box.identity_character[low] == s.box.identity_character[high]
        s.identity[colour] = high if s.box.bonus_grudge[low] and not same else low
        s.bonus[holder] = [card for card in cards if card != s.identity[colour]]
