"""Set-up: city, common area, consoles, Echo (section 4, 5T)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import (
    Crimes,
    Criminals,
    Decks,
    Dilemmas,
    Events,
    Evidence,
    Items,
    MajorCrimes,
    Storylines,
    Zones,
)
from safehouse.games.in_too_deep.rules.chapters import fill_evidence_board, place_tasks
from safehouse.games.in_too_deep.rules.consoles import change_dominance
from safehouse.games.in_too_deep.rules.crime_cards import draw_crime, lift_crime
from safehouse.games.in_too_deep.rules.evidence import draw_from_supply, remember_drawn
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.rules.support import fill_offer
from safehouse.games.in_too_deep.rules.turn import start_turn
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, EVIDENCE_COPIES, NOBODY, NOTHING, NOWHERE


def set_up(s: Position, storylines: int, chosen: list[int], first: int) -> None:
    """Everything up to the first turn. `chosen`: criminals picked by hand; `first`: NOBODY for a random one."""
    lay_city(s)
    place_criminals(s, chosen)
    place_patrol(s)
    prepare_crimes(s, storylines)
    prepare_common_area(s)
    s.first = s.random.below(s.consoles) if first == NOBODY else first
    for seat in range(s.consoles):
        prepare_console(s, seat)
    if s.echo != NOBODY:
        prepare_echo(s)
    give_starting_dominance(s)
    s.tell_all(Events.STARTED, s.named(s.first))
    start_turn(s, s.first)


def lay_city(s: Position) -> None:
    """ZH-4.1 to ZH-4.4"""
    s.zone_at = list(range(Zones.COUNT))
    s.random.shuffle(s.zone_at)
    s.place_of = [s.zone_at.index(zone) for zone in range(Zones.COUNT)]
    places = list(range(Zones.COUNT))
    s.random.shuffle(places)
    for item in range(Items.COUNT):
        s.item_at[item] = places[item]
    s.guardian = s.place_of[Zones.DOWNTOWN]
    s.barriers = [s.guardian, (s.guardian + 4) % Zones.COUNT]


def place_criminals(s: Position, chosen: list[int]) -> None:
    """ZH-4.5 to ZH-4.8, ZH-5.191"""
    number = 4 if s.echo != NOBODY and s.seats == 1 else s.cards.criminals_by_seats[s.consoles]
    criminals = list(range(Criminals.COUNT))
    s.random.shuffle(criminals)
    if len(chosen) > 0:
        criminals = chosen
    s.in_play = sorted(criminals[:number])
    places = [place for place in range(Zones.COUNT) if place != s.guardian]
    s.random.shuffle(places)
    for i in range(number):
        s.criminal_at[s.in_play[i]] = places[i]
        s.tell_all(Events.CRIMINAL_PLACED, s.in_play[i], s.zone_at[places[i]])


def place_patrol(s: Position) -> None:
    """ZH-4.9"""
    for pair in s.cards.patrol_start:
        s.patrol[(s.place_of[Zones.BLOCKS] + pair[0]) % Zones.COUNT] = pair[1]


def crimes_in_play(s: Position, deck: int) -> list[int]:
    """The cards a deck starts with (ZH-4.10 to ZH-4.13)."""
    found: list[int] = []
    for card in range(Crimes.COUNT):
        if DECK_OF[card] != deck:
            continue
        if card < MajorCrimes.COUNT:
            if not s.lines[s.cards.line[card]]:
                continue
            if s.cards.four_plus[card] and not s.cards.four_plus_by_seats[s.consoles]:
                continue
        found.append(card)
    return found


def prepare_crimes(s: Position, storylines: int) -> None:
    """ZH-4.10 to ZH-4.13"""
    lines = list(range(Storylines.COUNT))
    s.random.shuffle(lines)
    s.lines = [True] * Storylines.COUNT
    for line in lines[storylines:]:
        s.lines[line] = False
        s.tell_all(Events.STORYLINE_REMOVED, line)
    for deck in range(Decks.COUNT):
        s.decks[deck] = crimes_in_play(s, deck)
        s.random.shuffle(s.decks[deck])


def prepare_common_area(s: Position) -> None:
    """ZH-4.14 to ZH-4.22"""
    s.dilemma_deck = list(range(Dilemmas.COUNT))
    s.random.shuffle(s.dilemma_deck)
    s.supply = [kind for kind in range(Evidence.COUNT) for i in range(EVIDENCE_COPIES[kind])]
    s.rail = [NOTHING] * s.cards.rail
    s.display = [NOTHING] * s.cards.display_by_seats[s.consoles]
    fill_evidence_board(s)
    for token in range(len(s.cards.support_count)):
        for _i in range(s.cards.support_count[token]):
            s.support_supply.append(token)
    s.random.shuffle(s.support_supply)
    s.offer = [NOTHING] * 3
    for third in range(3):
        fill_offer(s, third)
    place_tasks(s)
    s.folders_left = s.cards.folder_rows[s.consoles].copy()


def prepare_console(s: Position, seat: int) -> None:
    """ZH-4.23 to ZH-4.27; Echo gets no petty crime and nobody looks at its cards (ZH-5.195, ZH-5.197)."""
    remember_drawn(s, seat, draw_from_supply(s, 0), NOWHERE)
    s.intel[seat] = s.cards.start_intel
    if seat == s.echo:
        s.echo_crime = lift_crime(s, 1)
        s.tell_all(Events.ECHO_DREW_CRIME, 1)
    else:
        draw_crime(s, seat, 0)
        draw_crime(s, seat, 1)


def prepare_echo(s: Position) -> None:
    """ZH-5.192 to ZH-5.196, ZH-5.236"""
    s.echo_deck = list(range(len(s.cards.echo_hook)))
    s.random.shuffle(s.echo_deck)
    order = s.in_play.copy()
    s.random.shuffle(order)
    s.letters = order[:4]
    s.off_board = order[4] if len(order) > 4 else NOBODY
    if s.random.below(2) == 1:
        s.barriers = [s.barriers[1], s.barriers[0]]


def give_starting_dominance(s: Position) -> None:
    """ZH-4.30"""
    for turn in range(s.consoles):
        seat = (s.first + turn) % s.consoles
        order = s.in_play.copy()
        s.random.shuffle(order)
        for criminal in sorted(order[: s.cards.start_dominance[turn]]):
            change_dominance(s, seat, criminal, 1)
