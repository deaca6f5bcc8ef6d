"""What a seat may know, as numbers for learners. Consoles are counted from the own one to the left.

The trails of hidden pieces are not in the row, only what is known of the pieces where they lie now.
"""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.row import Row, counts, flag, members, nothing, number, one_of
from safehouse.core.state import EVERYTHING, State
from safehouse.games.in_too_deep.codes import (
    Agenda,
    Bonuses,
    Crimes,
    Criminals,
    Decks,
    Dilemmas,
    Events,
    Evidence,
    Items,
    Supports,
    Zones,
)
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.rules.trail import SEAT_MASK, Trail
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOBODY, NOTHING

CONSOLES: Final = 5
QUESTIONS: Final = Agenda.ECHO_LOSS_CHOICE + 1
LINES: Final = 8
RAIL: Final = 4
DISPLAY: Final = 20
ROWS: Final = 3
OFFER: Final = 3
ECHO_CARDS: Final = 32
TOKEN_CELLS: Final = 1 + Evidence.COUNT
CONSOLE_CELLS: Final = (
    2 + 3 * Criminals.COUNT + 9 + Supports.COUNT + Decks.COUNT + Evidence.COUNT - Criminals.COUNT
)
OWN_CELLS: Final = Evidence.COUNT + Crimes.COUNT + 3 * Dilemmas.COUNT
EVIDENCE_CELLS: Final = (RAIL + DISPLAY + Bonuses.COUNT + ROWS) * TOKEN_CELLS + 2 * Evidence.COUNT + ROWS
ECHO_CELLS: Final = ECHO_CARDS + 4 + 2 * Criminals.COUNT
OFFER_CELLS: Final = OFFER * Supports.COUNT + OFFER + Supports.COUNT

_CONSOLE: Final = (
    ("there", 2, 1, "in the game; played by Echo"),
    ("dominance", Criminals.COUNT, 16, "by criminal"),
    ("hooked", Criminals.COUNT, 1, "criminals in the ports"),
    ("counts", 9, 64, "intel, tolerance, folders, memory, box, dilemmas, databank, storing is open, aside"),
    ("support", Supports.COUNT, 2, "tokens"),
    ("crimes by deck", Decks.COUNT, 8, "cards in hand"),
    ("known in box", Evidence.COUNT, 16, "kinds this seat knows to be in the box"),
)

FIELDS: Final = [
    ("asked", 1, 1, "this seat is asked"),
    ("table", 3, 5, "people, with Echo, Echo is hard"),
    ("question", QUESTIONS, 1, "what is asked"),
    ("of", CONSOLES, 1, "of which console"),
    ("details", 4, 255, "further numbers of the question, plus one"),
    ("active", CONSOLES, 1, "whose turn it is"),
    ("first", CONSOLES, 1, "who began"),
    ("chapter", 3, 1, "which"),
    ("turn", 6, 8, "actions left, turns left plus one, chapter ends, seer, crusher, barriers ignored"),
    ("storylines", LINES, 1, "in play"),
    ("zones", Zones.COUNT * Zones.COUNT, 1, "which zone lies at each place, clockwise"),
    ("patrols", Zones.COUNT, 16, "by place"),
    ("guardian", Zones.COUNT, 1, "by place"),
    ("barriers", 2 * Zones.COUNT, 1, "the borders of the first and the second"),
    ("criminals in play", Criminals.COUNT, 1, "by criminal"),
    ("criminals at", Criminals.COUNT * Zones.COUNT, 1, "place of each"),
    ("criminals hold", Criminals.COUNT * Items.COUNT, 1, "item of each"),
    ("hooked by", Criminals.COUNT * CONSOLES, 1, "console of each"),
    ("locked", Criminals.COUNT, 1, "by criminal"),
    ("items at", Items.COUNT * Zones.COUNT, 1, "place of each dropped item"),
    *(
        (f"console +{console}: {name}", size, top, meaning)
        for console in range(CONSOLES)
        for name, size, top, meaning in _CONSOLE
    ),
    ("own memory", Evidence.COUNT, 16, "by kind"),
    ("own crimes", Crimes.COUNT, 1, "cards in hand"),
    ("own dilemmas", Dilemmas.COUNT, 1, "cards in hand"),
    ("own databank", Dilemmas.COUNT, 1, "cards stored"),
    ("own storing", Dilemmas.COUNT, 1, "cards put aside for the databank"),
    ("rail", RAIL * TOKEN_CELLS, 1, "there, kind if known"),
    ("display", DISPLAY * TOKEN_CELLS, 1, "there, kind if known"),
    ("bonus", Bonuses.COUNT * TOKEN_CELLS, 1, "there, kind if known"),
    ("shared box", Evidence.COUNT, 32, "by kind"),
    ("tasks", Evidence.COUNT, 3, "by kind"),
    ("rows", ROWS * TOKEN_CELLS, 16, "tokens, known ones by kind"),
    ("folders left", ROWS, 8, "by chapter"),
    ("offer", OFFER * Supports.COUNT, 1, "support by third"),
    ("offer intel", OFFER, 16, "by third"),
    ("support discarded", Supports.COUNT, 3, "tokens"),
    ("story", Crimes.COUNT, 1, "major crimes committed"),
    ("petty discarded", Crimes.COUNT, 1, "petty crimes discarded"),
    ("resolving", Crimes.COUNT, 1, "the crime being carried out"),
    ("decks", Decks.COUNT, 32, "cards in each"),
    ("supplies", 3, 128, "evidence in the supply, dilemma cards in deck and discard"),
    ("echo card", ECHO_CARDS, 1, "the card of this turn"),
    ("echo", 4, 64, "progress, level of its crime, cards left, evidence processed"),
    ("echo letters", Criminals.COUNT, 10, "place of each criminal among the letters"),
    ("off board", Criminals.COUNT, 1, "the criminal off Echo's board"),
]
SIZE: Final = sum([field[1] for field in FIELDS])

# The parts of a row, by the lists of the position that they rest on; the last ones by row or console.
P_KNOWN: Final = 0
P_ZONES: Final = 1
P_PATROL: Final = 2
P_BARRIERS: Final = 3
P_IN_PLAY: Final = 4
P_CRIMINALS: Final = 5
P_HOLDS: Final = 6
P_HOOKED: Final = 7
P_LOCKED: Final = 8
P_ITEMS: Final = 9
P_HOLDERS: Final = 10
P_RAIL: Final = 11
P_DISPLAY: Final = 12
P_BONUS: Final = 13
P_SHARED: Final = 14
P_TASKS: Final = 15
P_FOLDERS: Final = 16
P_OFFER: Final = 17
P_INTEL: Final = 18
P_DISCARD: Final = 19
P_STORY: Final = 20
P_PETTY: Final = 21
P_LETTERS: Final = 22
P_MEMORY: Final = 23
P_CRIMES: Final = 24
P_HAND: Final = 25
P_DATABANK: Final = 26
P_STORING: Final = 27
P_ROWS: Final = 28
P_DOMINANCE: Final = P_ROWS + ROWS
P_PORTS: Final = P_DOMINANCE + CONSOLES
P_SUPPORT: Final = P_PORTS + CONSOLES
P_CRIME_HANDS: Final = P_SUPPORT + CONSOLES
P_BOXES: Final = P_CRIME_HANDS + CONSOLES
PARTS: Final = P_BOXES + CONSOLES

# What events may stir, as bits; single numbers, the story and what is put aside in secret are always looked at.
CRIMINALS: Final = 1
"""Where they are."""
ITEMS: Final = 2
HOOKS: Final = 4
DOMINANCE: Final = 8
PATROLS: Final = 16
CRIMES: Final = 32
"""Crime cards in hand."""
BARRIERS: Final = 64
REST: Final = 128

_STIRS: Final = {
    Events.TURN: 0,
    Events.HOOKED: HOOKS,
    Events.UNHOOKED: HOOKS,
    Events.PAID: 0,
    Events.DOMINANCE_GAINED: DOMINANCE,
    Events.DOMINANCE_LOST: DOMINANCE,
    Events.ENDURED: 0,
    Events.MOVED: CRIMINALS,
    Events.TRANSFERRED: CRIMINALS,
    Events.PICKED_UP: ITEMS,
    Events.DROPPED: ITEMS,
    Events.ITEM_MOVED: ITEMS,
    Events.ACTIVATED: 0,
    Events.ESCORTED: CRIMINALS,
    Events.ITEMS_SWAPPED: ITEMS,
    Events.ITEM_TRANSFERRED: ITEMS,
    Events.PATROL_CALLED: PATROLS,
    Events.PATROL_SHIFTED: PATROLS,
    Events.GAVE_BACK: CRIMES,
    Events.DREW_CRIME: CRIMES,
    Events.BARRIER_MOVED: BARRIERS,
    Events.GUARDIAN_MOVED: 0,
    Events.SHOWED_DILEMMA: 0,
    Events.INTEL_GAINED: 0,
    Events.ABILITY_USED: 0,
    Events.EFFECT_CHOSEN: 0,
    Events.CRIMINAL_CHOSEN: 0,
    Events.ITEM_CHOSEN: 0,
    Events.ZONE_CHOSEN: 0,
}
STIRS: Final = [_STIRS.get(kind, EVERYTHING) for kind in range(Events.COUNT)]

NOT_THERE: Final[list[int]] = []
"""What the part of a console rests on that is not in the game."""


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    another_seat = row.turns_to(seat)
    rest = row.stirred & REST != 0
    learnt = (rest and row.differs(P_KNOWN, state.evidence.known)) or another_seat
    encode_turn(row, state, seat)
    encode_city(row, state, seat, another_seat)
    first = seat if seat >= 0 else 0
    for i in range(CONSOLES):
        if i < state.consoles:
            encode_console(row, state, seat, i, (first + i) % state.consoles, learnt, another_seat)
        elif rest and row.differs(P_DOMINANCE + i, NOT_THERE):
            nothing(row, CONSOLE_CELLS)
        else:
            row.keep(CONSOLE_CELLS)
    if seat >= 0:
        encode_own(row, state, seat, another_seat)
    else:
        nothing(row, OWN_CELLS)
    if rest or learnt:
        encode_evidence(row, state, seat, learnt)
    else:
        row.keep(EVIDENCE_CELLS)
    encode_cards(row, state)
    if rest or state.echo != NOBODY:
        encode_echo(row, state)
    else:
        row.keep(ECHO_CELLS)


def relative(s: Position, seat: int, console: int) -> int:
    """A console counted from this seat; NOBODY stays."""
    return NOBODY if console < 0 else (console - (seat if seat >= 0 else 0)) % s.consoles


def encode_turn(row: Row, s: Position, seat: int) -> None:
    flag(row, seat >= 0 and s.asks(seat))
    if row.stirred & REST != 0:
        number(row, s.seats)
        flag(row, s.echo != NOBODY)
        number(row, s.hard)
    else:
        row.keep(3)
    if len(s.agenda) > 0 and not s.finished:
        top = s.agenda[len(s.agenda) - 1]
        one_of(row, QUESTIONS, top[0])
        one_of(row, CONSOLES, relative(s, seat, top[1]))
        for i in range(2, 6):
            number(row, top[i], -1)
    else:
        nothing(row, QUESTIONS + CONSOLES + 4)
    one_of(row, CONSOLES, relative(s, seat, s.active))
    one_of(row, CONSOLES, relative(s, seat, s.first))
    one_of(row, 3, s.chapter)
    number(row, min(s.actions, 8))
    number(row, min(s.turns_left, 7), -1)
    flag(row, s.chapter_ends)
    flag(row, s.seer_used)
    flag(row, s.crusher_used)
    flag(row, s.barriers_ignored)
    if row.stirred & REST != 0:
        for line in range(LINES):
            flag(row, line < len(s.lines) and s.lines[line])
    else:
        row.keep(LINES)


def encode_city(row: Row, s: Position, seat: int, another_seat: bool) -> None:
    stirred = row.stirred
    rest = stirred & REST != 0
    places(row, rest, P_ZONES, Zones.COUNT, s.zone_at)
    counted(row, stirred & (PATROLS + REST) != 0, P_PATROL, s.patrol)
    one_of(row, Zones.COUNT, s.guardian)
    if stirred & (BARRIERS + REST) != 0 and row.differs(P_BARRIERS, s.barriers):
        for border in s.barriers:
            one_of(row, Zones.COUNT, border % Zones.COUNT)
    else:
        row.keep(len(s.barriers) * Zones.COUNT)
    among(row, rest, P_IN_PLAY, Criminals.COUNT, s.in_play)
    places(row, stirred & (CRIMINALS + REST) != 0, P_CRIMINALS, Zones.COUNT, s.criminal_at)
    items = stirred & (ITEMS + REST) != 0
    places(row, items, P_HOLDS, Items.COUNT, s.holds)
    if (stirred & (HOOKS + REST) != 0 and row.differs(P_HOOKED, s.hooked_by)) or another_seat:
        for criminal in range(Criminals.COUNT):
            one_of(row, CONSOLES, relative(s, seat, s.hooked_by[criminal]))
    else:
        row.keep(Criminals.COUNT * CONSOLES)
    if rest and row.differs(P_LOCKED, s.locked):
        for criminal in range(Criminals.COUNT):
            flag(row, s.locked[criminal] != NOTHING)
    else:
        row.keep(Criminals.COUNT)
    if items and row.differs(P_ITEMS, s.item_at) | row.differs(P_HOLDERS, s.holder):
        for item in range(Items.COUNT):
            one_of(row, Zones.COUNT, s.item_at[item] if s.holder[item] == NOBODY else NOTHING)
    else:
        row.keep(Items.COUNT * Zones.COUNT)


def places(row: Row, stirred: bool, part: i64, size: i64, numbers: list[int]) -> None:
    """For each number `size` cells, of which that one is 1."""
    if stirred and row.differs(part, numbers):
        for which in numbers:
            one_of(row, size, which)
    else:
        row.keep(size * len(numbers))


def counted(row: Row, stirred: bool, part: i64, numbers: list[int]) -> None:
    if stirred and row.differs(part, numbers):
        counts(row, numbers)
    else:
        row.keep(len(numbers))


def among(row: Row, stirred: bool, part: i64, size: i64, numbers: list[int]) -> None:
    if stirred and row.differs(part, numbers):
        members(row, size, numbers)
    else:
        row.keep(size)


def encode_console(
    row: Row, s: Position, seat: int, i: int, owner: int, learnt: bool, another_seat: bool
) -> None:
    stirred = row.stirred
    rest = stirred & REST != 0
    flag(row, True)
    flag(row, owner == s.echo)
    counted(row, another_seat or stirred & (DOMINANCE + REST) != 0, P_DOMINANCE + i, s.dominance[owner])
    among(row, another_seat or stirred & (HOOKS + REST) != 0, P_PORTS + i, Criminals.COUNT, s.ports[owner])
    number(row, min(s.intel[owner], 64))
    if rest or another_seat:
        number(row, s.tolerance[owner])
        number(row, s.folders[owner])
        number(row, len(s.memory[owner]))
        number(row, len(s.boxes[owner]))
        number(row, len(s.hands[owner]))
        number(row, len(s.databanks[owner]))
    else:
        row.keep(6)
    flag(row, owner == seat and len(s.storing[owner]) > 0)
    if rest or another_seat:
        number(row, len(s.aside[owner]))
    else:
        row.keep(1)
    among(row, rest or learnt, P_SUPPORT + i, Supports.COUNT, s.support[owner])
    crimes = another_seat or stirred & (CRIMES + REST) != 0
    if crimes and row.differs(P_CRIME_HANDS + i, s.crime_hands[owner]):
        at = row.skip(Decks.COUNT)
        for label in s.crime_hands[owner]:
            row.add(at + DECK_OF[s.crimes.value[label]])
    else:
        row.keep(Decks.COUNT)
    if rest or learnt:
        known_kinds(row, s, P_BOXES + i, s.boxes[owner], seat, learnt)
    else:
        row.keep(Evidence.COUNT)


def known_kinds(row: Row, s: Position, part: i64, labels: list[int], seat: int, learnt: bool) -> None:
    """How many tokens of each kind this seat knows to be among these."""
    if not (row.differs(part, labels) or learnt):
        row.keep(Evidence.COUNT)
        return
    at = row.skip(Evidence.COUNT)
    known, value, mask = s.evidence.known, s.evidence.value, SEAT_MASK[seat]
    for label in labels:
        if label != NOTHING and known[label] & mask != 0:
            row.add(at + value[label])


def values(row: Row, part: i64, size: i64, trail: Trail, labels: list[int], anew: bool = False) -> None:
    """`size` cells: how often each value occurs among the pieces with these labels."""
    if row.differs(part, labels) or anew:
        at = row.skip(size)
        for label in labels:
            row.add(at + trail.value[label])
    else:
        row.keep(size)


def encode_own(row: Row, s: Position, seat: int, another_seat: bool) -> None:
    stirred = row.stirred & REST != 0 or another_seat
    if stirred:
        values(row, P_MEMORY, Evidence.COUNT, s.evidence, s.memory[seat], another_seat)
    else:
        row.keep(Evidence.COUNT)
    if stirred or row.stirred & CRIMES != 0:
        values(row, P_CRIMES, Crimes.COUNT, s.crimes, s.crime_hands[seat], another_seat)
    else:
        row.keep(Crimes.COUNT)
    if stirred:
        values(row, P_HAND, Dilemmas.COUNT, s.dilemmas, s.hands[seat], another_seat)
        values(row, P_DATABANK, Dilemmas.COUNT, s.dilemmas, s.databanks[seat], another_seat)
    else:
        row.keep(2 * Dilemmas.COUNT)
    values(row, P_STORING, Dilemmas.COUNT, s.dilemmas, s.storing[seat], another_seat)


def encode_tokens(
    row: Row, s: Position, part: i64, most: i64, labels: list[int], seat: int, learnt: bool
) -> None:
    if not (row.differs(part, labels) or learnt):
        row.keep(most * TOKEN_CELLS)
        return
    at = row.skip(most * TOKEN_CELLS)
    end = at + most * TOKEN_CELLS
    known, value, mask = s.evidence.known, s.evidence.value, SEAT_MASK[seat]
    for label in labels:
        if at == end:
            break
        if label != NOTHING:
            row.put(at, 1)
            if known[label] & mask != 0:
                row.put(at + 1 + value[label], 1)
        at += TOKEN_CELLS


def encode_evidence(row: Row, s: Position, seat: int, learnt: bool) -> None:
    encode_tokens(row, s, P_RAIL, RAIL, s.rail, seat, learnt)
    encode_tokens(row, s, P_DISPLAY, DISPLAY, s.display, seat, learnt)
    encode_tokens(row, s, P_BONUS, Bonuses.COUNT, s.bonus, seat, learnt)
    values(row, P_SHARED, Evidence.COUNT, s.evidence, s.shared_box)
    among(row, True, P_TASKS, Evidence.COUNT, s.tasks)
    for i, labels in enumerate(s.rows):
        number(row, len(labels))
        known_kinds(row, s, P_ROWS + i, labels, seat, learnt)
    counted(row, True, P_FOLDERS, s.folders_left)


def encode_offer(row: Row, s: Position) -> None:
    if row.differs(P_OFFER, s.offer):
        for i in range(OFFER):
            one_of(row, Supports.COUNT, s.offer[i] if i < len(s.offer) else NOTHING)
    else:
        row.keep(OFFER * Supports.COUNT)
    counted(row, True, P_INTEL, s.offer_intel)
    among(row, True, P_DISCARD, Supports.COUNT, s.support_discard)


def encode_cards(row: Row, s: Position) -> None:
    if row.stirred & REST != 0:
        encode_offer(row, s)
    else:
        row.keep(OFFER_CELLS)
    among(row, True, P_STORY, Crimes.COUNT, s.story)
    values(row, P_PETTY, Crimes.COUNT, s.crimes, s.petty_discard)
    one_of(row, Crimes.COUNT, NOTHING if s.resolving == NOTHING else s.crimes.value[s.resolving])
    if row.stirred & (CRIMES + REST) == 0:
        row.keep(Decks.COUNT + 3)
        return
    for deck in range(Decks.COUNT):
        number(row, s.deck_size(deck))
    number(row, len(s.supply))
    number(row, len(s.dilemma_deck))
    number(row, len(s.dilemma_discard))


def encode_echo(row: Row, s: Position) -> None:
    one_of(row, ECHO_CARDS, s.echo_card)
    number(row, s.progress)
    number(row, 0 if s.echo_crime == NOTHING else s.cards.level[s.crimes.value[s.echo_crime]])
    number(row, len(s.echo_deck))
    number(row, s.echo_processed)
    if row.stirred & REST != 0 and row.differs(P_LETTERS, s.letters):
        at = row.skip(Criminals.COUNT)
        for i in range(len(s.letters)):
            if s.letters[i] >= 0:
                row.put(at + s.letters[i], i + 1)
    else:
        row.keep(Criminals.COUNT)
    one_of(row, Criminals.COUNT, s.off_board)
