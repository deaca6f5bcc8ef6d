"""What a seat may know, as numbers for learners; colours, pawns, characters and sections by their numbers."""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.row import Row, bits, counts, flag, flags, members, nothing, number, one_of
from safehouse.core.seats import bit
from safehouse.core.state import EVERYTHING, State
from safehouse.games.stationfall.codes import (
    Characters,
    Colours,
    Data,
    Events,
    Identities,
    Institutions,
    Items,
    Pawns,
    Phases,
    Places,
    Projects,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, USED, Position
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS, NOWHERE, POWER_OF_TWO

CORRIDORS: Final = 64
PAWN_CELLS: Final = 4 + Places.COUNT + 1 + Data.COUNT + Items.COUNT
SEATS: Final = 9
TURN_NUMBERS: Final = 18
OWN_CELLS: Final = 4 * Identities.COUNT
STATION_CELLS: Final = (
    9
    + 2 * Data.COUNT
    + (Colours.COUNT + 2)
    + 2 * Items.COUNT
    + Projects.COUNT
    + SEATS
    + 2
    + 4
    + 3
    + Colours.COUNT
    + Sections.COUNT
)

FIELDS: Final = [
    ("asked", 1, 1, "this seat is asked"),
    ("table", 3, 9, "people, teams, two-player game"),
    ("own colours", Colours.COUNT, 1, "of this seat"),
    ("minute", 1, 16, "of the track"),
    ("active", Colours.COUNT, 1, "whose turn it is"),
    ("first", Colours.COUNT, 1, "who began"),
    (
        "pawns",
        Pawns.COUNT * PAWN_CELLS,
        4,
        "of each: state (4 cells), place, contaminated, data, items",
    ),
    ("characters in play", Characters.COUNT, 1, "by character"),
    ("cubes", Characters.COUNT * Colours.COUNT, 16, "by character and colour"),
    ("owners", Characters.COUNT * Colours.COUNT, 1, "whose PC a character is"),
    ("grey bribes", Characters.COUNT, 4, "by character"),
    ("kompromat used", Characters.COUNT, 1, "by character"),
    ("kompromat in own hand", Characters.COUNT, 1, "by character"),
    ("kompromat known elsewhere", Characters.COUNT, 1, "by character"),
    ("guilt", Colours.COUNT * 3, 1, "innocent, suspect, guilty"),
    ("disc", Colours.COUNT * Characters.COUNT, 1, "the character it lies on"),
    ("bribe", Colours.COUNT * Characters.COUNT, 1, "the character it lies on"),
    ("revealed", Colours.COUNT * Identities.COUNT, 1, "the identity revealed"),
    ("stores", Colours.COUNT * 6, 32, "supply, betrayal, time tokens, kompromats in hand, and two flags"),
    ("damaged", Sections.COUNT, 1, "by section"),
    ("hazard", Sections.COUNT, 2, "none, fire, asphyxiation"),
    ("pods", Sections.COUNT, 3, "absent, docked, launched, gone"),
    ("floor", Sections.COUNT * LOOSE_ITEMS, 4, "items by section"),
    ("kompromat lies", Sections.COUNT, 1, "by section"),
    ("traps", Sections.COUNT, 1, "by section"),
    ("locks", CORRIDORS, 1, "by corridor"),
    (
        "station",
        9,
        2,
        "power, cameras, jammers, evacuation, armed, antimatter gone, explosion, wormhole, X",
    ),
    ("sent", 2 * Data.COUNT, 1, "data with the authorities and the news"),
    ("explosion", Colours.COUNT + 2, 16, "minute plus one, token, colour"),
    ("stock", Items.COUNT, 16, "items left"),
    ("destroyed", Items.COUNT, 16, "items destroyed"),
    ("project", Projects.COUNT, 1, "to those who may look"),
    ("may look", SEATS, 1, "who may look at the project"),
    ("entry", 2, 1, "the token is turned; it is the fireball"),
    ("ship", 4, 1, "none, rescue, pirate, gone"),
    ("victims", 3, 31, "of the moss, medical track, traps lost"),
    ("trap owner", Colours.COUNT, 1, "who laid traps"),
    ("own live trap", Sections.COUNT, 1, "to the player who laid it"),
    ("own cards", Identities.COUNT, 1, "identity cards dealt to this seat"),
    ("own identities", Identities.COUNT, 2, "identities of its colours"),
    ("own bonus", Identities.COUNT, 1, "bonus characters"),
    ("own discarded", Identities.COUNT, 1, "identity cards discarded"),
    ("exhausted", Characters.COUNT, 1, "by character"),
    ("asked colour", Colours.COUNT, 1, "who decides"),
    ("actor", Pawns.COUNT, 1, "the pawn that acts"),
    ("activated", Characters.COUNT, 1, "the character that acts"),
    (
        "turn",
        TURN_NUMBERS,
        255,
        "phase, question, stage, verb, target, thing, drag, let go, mode, actions left, free moves and flags, "
        "numbers plus one",
    ),
]
SIZE: Final = sum([field[1] for field in FIELDS])

# The parts of a row, by the lists of the position that they rest on.
P_PLACE: Final = 0
P_STATE: Final = 1
P_ITEMS: Final = 2
P_DATA: Final = 3
P_CONTAMINATED: Final = 4
P_SPOT: Final = 5
P_IN_PLAY: Final = 6
P_CUBES: Final = 7
P_OWNERS: Final = 8
P_GREY: Final = 9
P_KOMPROMAT: Final = 10
P_KNOWN: Final = 11
P_KEPT: Final = 12
P_GUILT: Final = 13
P_DISC: Final = 14
P_BRIBE: Final = 15
P_REVEALED: Final = 16
P_SUPPLY: Final = 17
P_BETRAYAL: Final = 18
P_TOKENS: Final = 19
P_SCHRODINGER: Final = 20
P_STATIONFALL: Final = 21
P_DAMAGED: Final = 22
P_HAZARD: Final = 23
P_POD: Final = 24
P_FLOOR: Final = 25
P_TRAPS: Final = 26
P_LOCKED: Final = 27
P_STOCK: Final = 28
P_DESTROYED: Final = 29
P_OFFSITE: Final = 30
P_MAY_LOOK: Final = 31
P_IDENTITY: Final = 32
P_DEALT: Final = 33
P_BONUS: Final = 34
P_DISCARDED: Final = 35
PARTS: Final = 36

# What events may stir, as bits; bribes are always looked at, kompromats and cubes are lists that are replaced.
PLACES: Final = 1
"""Where the pawns are."""
LOADS: Final = 2
"""What they have and what lies in the sections."""
CUBES: Final = 4
DISCS: Final = 8
REST: Final = 16

_STIRS: Final = {
    Events.TURN: 0,
    Events.ENDED: 0,
    Events.MINUTE_BEGAN: 0,
    Events.RENEGOTIATED: 0,
    Events.WAITED: 0,
    Events.USED_FREE: 0,
    Events.BRIBED: 0,
    Events.PICKED_KOMPROMAT: 0,
    Events.ACTIVATED: DISCS,
    Events.DISC_BACK: DISCS,
    Events.INFLUENCED: CUBES,
    Events.TOOK_BACK: CUBES,
    Events.STEPPED: PLACES,
    Events.PICKED_UP: LOADS,
    Events.DROPPED: LOADS,
    Events.THREW: LOADS,
}
STIRS: Final = [_STIRS.get(kind, EVERYTHING) for kind in range(Events.COUNT)]


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    another_seat = row.turns_to(seat)
    kompromats = row.replaced(P_KOMPROMAT, state.kompromat)
    encode_table(row, state, seat, another_seat)
    encode_pawns(row, state)
    encode_characters(row, state, seat, kompromats, another_seat)
    encode_colours(row, state, kompromats)
    encode_sections(row, state, kompromats)
    if row.stirred & REST != 0 or another_seat:
        encode_station(row, state, seat)
        encode_own(row, state, seat, another_seat)
    else:
        row.keep(STATION_CELLS + OWN_CELLS)
    encode_turn(row, state)


def encode_table(row: Row, s: Position, seat: int, another_seat: bool) -> None:
    flag(row, seat >= 0 and s.asks(seat))
    number(row, s.seats)
    flag(row, s.teams)
    flag(row, s.two_player)
    if another_seat:
        for colour in range(Colours.COUNT):
            flag(row, seat >= 0 and colour < s.colours and s.seat_of[colour] == seat)
    else:
        row.keep(Colours.COUNT)
    number(row, s.minute)
    one_of(row, Colours.COUNT, s.active)
    one_of(row, Colours.COUNT, s.first)


def encode_pawns(row: Row, s: Position) -> None:
    stirred = row.stirred
    if stirred & (PLACES + LOADS + REST) == 0:
        row.keep(Pawns.COUNT * PAWN_CELLS)
        return
    states = stirred & REST != 0 and row.differs(P_STATE, s.state) | row.differs(P_CONTAMINATED, s.contaminated)
    loads = row.replaced(P_ITEMS, s.items) | (stirred & REST != 0 and row.differs(P_DATA, s.data)) or states
    moved = row.differs(P_PLACE, s.place) | row.differs(P_SPOT, s.spot) or states
    if not (loads or moved):
        row.keep(Pawns.COUNT * PAWN_CELLS)
        return
    for pawn in range(Pawns.COUNT):
        state = s.state[pawn]
        if state == States.ABSENT and not states:
            row.keep(PAWN_CELLS)
            continue
        if states:
            one_of(row, 4, state)
        else:
            row.keep(4)
        if moved:
            encode_place(row, s, pawn, state)
        else:
            row.keep(Places.COUNT)
        if states:
            flag(row, state != States.ABSENT and s.contaminated[pawn])
        else:
            row.keep(1)
        if loads:
            encode_belongings(row, s, pawn)
        else:
            row.keep(Data.COUNT + Items.COUNT)


def encode_place(row: Row, s: Position, pawn: int, state: int) -> None:
    place = NOWHERE
    if state != States.ABSENT:
        place = s.place[pawn] if pawn == Pawns.MONSTER else s.where(pawn)
    one_of(row, Places.COUNT, place)


def encode_belongings(row: Row, s: Position, pawn: int) -> None:
    at = row.skip(Data.COUNT + Items.COUNT)
    if s.state[pawn] == States.ABSENT:
        return
    data = s.data[pawn]
    if data != 0:
        for i in range(Data.COUNT):
            if data & POWER_OF_TWO[i] != 0:
                row.put(at + i, 1)
    if s.load[pawn] > 0:
        at += Data.COUNT
        first = pawn * Items.COUNT
        for item in range(Items.COUNT):
            count = s.items[first + item]
            if count > 0:
                row.put(at + item, count)


def encode_characters(row: Row, s: Position, seat: int, kompromats: bool, another_seat: bool) -> None:
    rest = row.stirred & REST != 0
    in_play = rest and row.differs(P_IN_PLAY, s.in_play)
    if in_play:
        flags(row, s.in_play)
    else:
        row.keep(Characters.COUNT)
    cubes = row.replaced(P_CUBES, s.cubes)
    if in_play:
        counts(row, s.cubes)
    elif cubes:
        encode_cubes(row, s)
    else:
        row.keep(Characters.COUNT * Colours.COUNT)
    if rest and row.differs(P_OWNERS, s.owners):
        for card in range(Characters.COUNT):
            bits(row, Colours.COUNT, s.owners[card])
    else:
        row.keep(Characters.COUNT * Colours.COUNT)
    if row.differs(P_GREY, s.grey):
        members(row, Characters.COUNT, s.grey)
    else:
        row.keep(Characters.COUNT)
    if in_play or kompromats:
        for card in range(Characters.COUNT):
            flag(row, s.in_play[card] and s.kompromat[card] == USED)
    else:
        row.keep(Characters.COUNT)
    known = row.replaced(P_KNOWN, s.kompromat_known) | row.replaced(P_KEPT, s.kompromat_kept)
    if another_seat or kompromats or known:
        encode_kompromats(row, s, seat)
    else:
        row.keep(2 * Characters.COUNT)


def encode_cubes(row: Row, s: Position) -> None:
    """Those of a row that was written in this game before: nobody else has any."""
    at = row.keep(Characters.COUNT * Colours.COUNT)
    colours: i64 = s.colours
    for card in s.roster:
        first: i64 = card * Colours.COUNT
        for colour in range(colours):
            row.write(at + first + colour, s.cubes[first + colour])


def encode_kompromats(row: Row, s: Position, seat: int) -> None:
    """SF-6: a kompromat's place is known to those who have seen it, if only its hand (SF-A.tradecraft.1)."""
    own = [s.hand_of[colour] for colour in range(s.colours) if seat >= 0 and s.seat_of[colour] == seat]
    at = row.skip(2 * Characters.COUNT)
    knows = bit(seat)
    for card in s.roster:
        seen = s.kompromat_known[card] & knows != 0
        if seen or s.kompromat_kept[card] != NOBODY:
            mine = seen and s.kompromat[card] - IN_HAND in own
            row.put(at + card + (0 if mine else Characters.COUNT), 1)


def encode_colours(row: Row, s: Position, kompromats: bool) -> None:
    stirred = row.stirred
    rest = stirred & REST != 0
    if rest:
        encode_by_colour(row, s, P_GUILT, 3, s.guilt)
    else:
        row.keep(Colours.COUNT * 3)
    if stirred & DISCS != 0:
        encode_by_colour(row, s, P_DISC, Characters.COUNT, s.disc)
    else:
        row.keep(Colours.COUNT * Characters.COUNT)
    encode_by_colour(row, s, P_BRIBE, Characters.COUNT, s.bribe)
    if rest:
        encode_by_colour(row, s, P_REVEALED, Identities.COUNT, s.revealed)
    else:
        row.keep(Colours.COUNT * Identities.COUNT)
    stores = stirred & (CUBES + REST) != 0 and row.differs(P_SUPPLY, s.supply)
    if (stores | (rest and other_stores_differ(row, s))) or kompromats:
        encode_stores(row, s, kompromats)
    else:
        row.keep(Colours.COUNT * 6)


def other_stores_differ(row: Row, s: Position) -> bool:
    cubes = row.differs(P_BETRAYAL, s.betrayal) | row.differs(P_TOKENS, s.tokens_left)
    cards = row.differs(P_SCHRODINGER, s.by_schrodinger) | row.differs(P_STATIONFALL, s.only_at_stationfall)
    return cubes or cards


def encode_by_colour(row: Row, s: Position, part: i64, size: i64, values: list[int]) -> None:
    if not row.differs(part, values):
        row.keep(Colours.COUNT * size)
        return
    for colour in range(Colours.COUNT):
        one_of(row, size, values[colour] if colour < s.colours else NOBODY)


def encode_stores(row: Row, s: Position, kompromats: bool) -> None:
    for colour in range(Colours.COUNT):
        if colour < s.colours:
            number(row, s.supply[colour])
            number(row, s.betrayal[colour])
            number(row, s.tokens_left[colour])
            if kompromats:
                number(row, s.hand_size(s.hand_of[colour]))
            else:
                row.keep(1)
            flag(row, s.by_schrodinger[colour])
            flag(row, s.only_at_stationfall[colour])
        else:
            nothing(row, 6)


def encode_sections(row: Row, s: Position, kompromats: bool) -> None:
    if row.stirred & REST != 0:
        encode_hazards(row, s)
    else:
        row.keep(3 * Sections.COUNT)
    if row.stirred & (LOADS + REST) != 0 and row.replaced(P_FLOOR, s.floor):
        encode_floor(row, s)
    else:
        row.keep(Sections.COUNT * LOOSE_ITEMS)
    if kompromats:
        at = row.skip(Sections.COUNT)
        for where in s.kompromat:
            if 0 <= where < Sections.COUNT:
                row.put(at + where, 1)
    else:
        row.keep(Sections.COUNT)
    if row.stirred & REST != 0:
        encode_ways(row, s)
    else:
        row.keep(Sections.COUNT + CORRIDORS)


def encode_hazards(row: Row, s: Position) -> None:
    if row.differs(P_DAMAGED, s.damaged):
        flags(row, s.damaged)
    else:
        row.keep(Sections.COUNT)
    if row.differs(P_HAZARD, s.hazard):
        counts(row, s.hazard)
    else:
        row.keep(Sections.COUNT)
    if row.differs(P_POD, s.pod):
        counts(row, s.pod)
    else:
        row.keep(Sections.COUNT)


def encode_ways(row: Row, s: Position) -> None:
    """Traps and locks."""
    if row.differs(P_TRAPS, s.traps):
        members(row, Sections.COUNT, s.traps)
    else:
        row.keep(Sections.COUNT)
    if row.differs(P_LOCKED, s.locked):
        at = row.skip(CORRIDORS)
        for corridor in range(min(len(s.locked), CORRIDORS)):
            if s.locked[corridor]:
                row.put(at + corridor, 1)
    else:
        row.keep(CORRIDORS)


def encode_floor(row: Row, s: Position) -> None:
    at = row.skip(Sections.COUNT * LOOSE_ITEMS)
    sections: i64 = Sections.COUNT
    loose: i64 = LOOSE_ITEMS
    for section in range(sections):
        first: i64 = section * Items.COUNT
        for item in range(loose):
            count = s.floor[first + item]
            if count > 0:
                row.put(at + item, count)
        at += loose


def encode_station(row: Row, s: Position, seat: int) -> None:
    number(row, s.power)
    flag(row, s.cameras)
    flag(row, s.jammers)
    flag(row, s.evacuation)
    flag(row, s.armed)
    flag(row, s.antimatter_gone)
    flag(row, s.exploded_on_station)
    flag(row, s.wormhole)
    flag(row, s.released)
    if row.differs(P_OFFSITE, s.offsite):
        bits(row, Data.COUNT, s.offsite[Institutions.AUTHORITIES])
        bits(row, Data.COUNT, s.offsite[Institutions.NEWS])
    else:
        row.keep(2 * Data.COUNT)
    number(row, s.track_minute, -1)
    flag(row, s.track_has_token)
    one_of(row, Colours.COUNT, s.track_colour)
    if row.differs(P_STOCK, s.stock):
        counts(row, s.stock)
    else:
        row.keep(Items.COUNT)
    if row.differs(P_DESTROYED, s.destroyed):
        counts(row, s.destroyed)
    else:
        row.keep(Items.COUNT)
    sees = s.released or (seat >= 0 and s.may_look[seat])
    one_of(row, Projects.COUNT, s.project if sees else NOBODY)
    if row.differs(P_MAY_LOOK, s.may_look):
        for other in range(SEATS):
            flag(row, other < len(s.may_look) and s.may_look[other])
    else:
        row.keep(SEATS)
    flag(row, s.entry_turned)
    flag(row, s.entry_turned and s.entry == 0)
    one_of(row, 4, s.ship)
    number(row, s.moss_victims)
    number(row, s.medical_track)
    number(row, s.traps_lost)
    one_of(row, Colours.COUNT, s.trap_owner)
    laid = s.trap_owner != NOBODY and seat >= 0 and s.seat_of[s.trap_owner] == seat
    one_of(row, Sections.COUNT, s.live_trap if laid else NOBODY)


def encode_own(row: Row, s: Position, seat: int, another_seat: bool) -> None:
    """What only this seat (in teams both members) knows."""
    dealt = row.differs(P_DEALT, s.dealt) | row.differs(P_DISCARDED, s.discarded)
    held = row.differs(P_BONUS, s.bonus) | row.differs(P_IDENTITY, s.identity)
    if not (another_seat or dealt or held):
        row.keep(4 * Identities.COUNT)
        return
    at = row.skip(4 * Identities.COUNT)
    if seat < 0:
        return
    done: list[int] = []
    for colour in range(s.colours):
        if s.seat_of[colour] == seat and s.holder_of[colour] not in done:
            holder = s.holder_of[colour]
            done.append(holder)
            add(row, at, s.dealt[holder])
            add(row, at + 2 * Identities.COUNT, s.bonus[holder])
            add(row, at + 3 * Identities.COUNT, s.discarded[holder])
    for colour in range(s.colours):
        if s.holder_of[colour] in done and s.identity[colour] != NOBODY:
            row.add(at + Identities.COUNT + s.identity[colour])


def add(row: Row, at: i64, cards: list[int]) -> None:
    for card in cards:
        row.add(at + card)


def encode_turn(row: Row, s: Position) -> None:
    bits(row, Characters.COUNT, s.exhausted)
    one_of(row, Colours.COUNT, s.asked if s.phase != Phases.OVER else NOBODY)
    one_of(row, Pawns.COUNT, s.actor)
    one_of(row, Characters.COUNT, s.activated)
    number(row, s.phase)
    number(row, s.ask)
    number(row, s.stage)
    number(row, s.verb, -1)
    number(row, s.target, -1)
    number(row, s.thing, -1)
    number(row, s.drag, -1)
    number(row, s.let_go, -1)
    number(row, s.mode)
    number(row, s.actions_left)
    number(row, s.free_moves)
    flag(row, s.free_left)
    flag(row, s.acted)
    flag(row, s.bribed)
    flag(row, s.blackmailed)
    flag(row, s.light)
    flag(row, s.ended)
    flag(row, s.reckless)
