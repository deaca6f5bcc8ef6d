"""What a seat may know, as numbers for learners. Consoles are counted from the own one to the left.

The trails of hidden pieces are not in the row, only what is known of the pieces where they lie now.
"""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.row import Row, counts, flag, members, nothing, number, one_of
from safehouse.core.state import State
from safehouse.games.in_too_deep.codes import (
    Agenda,
    Bonuses,
    Crimes,
    Criminals,
    Decks,
    Dilemmas,
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


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    encode_turn(row, state, seat)
    encode_city(row, state, seat)
    first = seat if seat >= 0 else 0
    for i in range(CONSOLES):
        if i < state.consoles:
            encode_console(row, state, seat, (first + i) % state.consoles)
        else:
            nothing(row, CONSOLE_CELLS)
    if seat >= 0:
        encode_own(row, state, seat)
    else:
        nothing(row, OWN_CELLS)
    encode_evidence(row, state, seat)
    encode_cards(row, state)
    encode_echo(row, state)


def relative(s: Position, seat: int, console: int) -> int:
    """A console counted from this seat; NOBODY stays."""
    return NOBODY if console < 0 else (console - (seat if seat >= 0 else 0)) % s.consoles


def encode_turn(row: Row, s: Position, seat: int) -> None:
    flag(row, seat >= 0 and seat in s.pending())
    number(row, s.seats)
    flag(row, s.echo != NOBODY)
    number(row, s.hard)
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
    for line in range(LINES):
        flag(row, line < len(s.lines) and s.lines[line])


def encode_city(row: Row, s: Position, seat: int) -> None:
    for zone in s.zone_at:
        one_of(row, Zones.COUNT, zone)
    counts(row, s.patrol)
    one_of(row, Zones.COUNT, s.guardian)
    for border in s.barriers:
        one_of(row, Zones.COUNT, border % Zones.COUNT)
    members(row, Criminals.COUNT, s.in_play)
    for criminal in range(Criminals.COUNT):
        one_of(row, Zones.COUNT, s.criminal_at[criminal])
    for criminal in range(Criminals.COUNT):
        one_of(row, Items.COUNT, s.holds[criminal])
    for criminal in range(Criminals.COUNT):
        one_of(row, CONSOLES, relative(s, seat, s.hooked_by[criminal]))
    for criminal in range(Criminals.COUNT):
        flag(row, s.locked[criminal] != NOTHING)
    for item in range(Items.COUNT):
        one_of(row, Zones.COUNT, s.item_at[item] if s.holder[item] == NOBODY else NOTHING)


def encode_console(row: Row, s: Position, seat: int, owner: int) -> None:
    flag(row, True)
    flag(row, owner == s.echo)
    counts(row, s.dominance[owner])
    members(row, Criminals.COUNT, s.ports[owner])
    number(row, min(s.intel[owner], 64))
    number(row, s.tolerance[owner])
    number(row, s.folders[owner])
    number(row, len(s.memory[owner]))
    number(row, len(s.boxes[owner]))
    number(row, len(s.hands[owner]))
    number(row, len(s.databanks[owner]))
    flag(row, owner == seat and len(s.storing[owner]) > 0)
    number(row, len(s.aside[owner]))
    members(row, Supports.COUNT, s.support[owner])
    at = row.skip(Decks.COUNT)
    for label in s.crime_hands[owner]:
        row.add(at + DECK_OF[s.crimes.value[label]])
    known_kinds(row, s, s.boxes[owner], seat)


def known_kinds(row: Row, s: Position, labels: list[int], seat: int) -> None:
    """How many tokens of each kind this seat knows to be among these."""
    at = row.skip(Evidence.COUNT)
    known, value, mask = s.evidence.known, s.evidence.value, SEAT_MASK[seat]
    for label in labels:
        if label != NOTHING and known[label] & mask != 0:
            row.add(at + value[label])


def values(row: Row, size: i64, trail: Trail, labels: list[int]) -> None:
    """`size` cells: how often each value occurs among the pieces with these labels."""
    at = row.skip(size)
    for label in labels:
        row.add(at + trail.value[label])


def encode_own(row: Row, s: Position, seat: int) -> None:
    values(row, Evidence.COUNT, s.evidence, s.memory[seat])
    values(row, Crimes.COUNT, s.crimes, s.crime_hands[seat])
    values(row, Dilemmas.COUNT, s.dilemmas, s.hands[seat])
    values(row, Dilemmas.COUNT, s.dilemmas, s.databanks[seat])
    values(row, Dilemmas.COUNT, s.dilemmas, s.storing[seat])


def encode_token(row: Row, s: Position, label: int, seat: int) -> None:
    at = row.skip(TOKEN_CELLS)
    if label != NOTHING:
        row.put(at, 1)
        if s.evidence.knows(seat, label):
            row.put(at + 1 + s.evidence.value[label], 1)


def encode_tokens(row: Row, s: Position, most: int, labels: list[int], seat: int) -> None:
    count = min(most, len(labels))
    for i in range(count):
        encode_token(row, s, labels[i], seat)
    nothing(row, (most - count) * TOKEN_CELLS)


def encode_evidence(row: Row, s: Position, seat: int) -> None:
    encode_tokens(row, s, RAIL, s.rail, seat)
    encode_tokens(row, s, DISPLAY, s.display, seat)
    encode_tokens(row, s, Bonuses.COUNT, s.bonus, seat)
    values(row, Evidence.COUNT, s.evidence, s.shared_box)
    members(row, Evidence.COUNT, s.tasks)
    for labels in s.rows:
        number(row, len(labels))
        known_kinds(row, s, labels, seat)
    counts(row, s.folders_left)


def encode_cards(row: Row, s: Position) -> None:
    for i in range(OFFER):
        one_of(row, Supports.COUNT, s.offer[i] if i < len(s.offer) else NOTHING)
    counts(row, s.offer_intel)
    members(row, Supports.COUNT, s.support_discard)
    members(row, Crimes.COUNT, s.story)
    values(row, Crimes.COUNT, s.crimes, s.petty_discard)
    one_of(row, Crimes.COUNT, NOTHING if s.resolving == NOTHING else s.crimes.value[s.resolving])
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
    at = row.skip(Criminals.COUNT)
    for i in range(len(s.letters)):
        if s.letters[i] >= 0:
            row.put(at + s.letters[i], i + 1)
    one_of(row, Criminals.COUNT, s.off_board)
