"""The position: everything that lies on the table of In Too Deep, and the small questions one asks of it."""
# compiled by mypyc

from typing import Final

from safehouse.core.events import HIDDEN
from safehouse.core.seats import SEAT_BIT, bit
from safehouse.core.state import State
from safehouse.games.in_too_deep.codes import (
    SECRECY,
    Bonuses,
    Criminals,
    Decks,
    Evidence,
    Items,
    Moves,
    Zones,
)
from safehouse.games.in_too_deep.rules.trail import SEAT_MASK, Trail
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS, NOBODY, NOTHING, NOWHERE

ECHO_SEAT: Final = 15
"""How events and results call the seat of Echo, which nobody sits in."""

BY_STEP: Final = 0
BY_TOKEN: Final = 1
"""HOOKING: whether step 1 or a support token lets the seat hook."""

GUARDIAN_MAY: Final = 1
BARRIERS_MAY: Final = 2
"""MACHINE: which of the machines may be moved, as a bit mask."""

PETTY: Final = 0
CAUTIOUS: Final = 1
RECKLESS: Final = 2
"""How a crime of the tale was done."""

# Bags of the evidence trail.
SUPPLY: Final = 0
MEMORY: Final = 1
"""MEMORY + seat"""
# Bags of the dilemma trail.
DILEMMA_DECK: Final = 0
DILEMMA_DISCARD: Final = 1
DILEMMA_HAND: Final = 2
"""DILEMMA_HAND + seat"""
DATABANK: Final = 7
"""DATABANK + seat"""
# Bags of the crime trail: the four decks, then four for each hand.
CRIME_HAND: Final = 4
"""CRIME_HAND + 4 * seat + deck"""

# What stands in a position before its table is laid; nothing is ever put into these.
NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_LINES: Final[list[bool]] = []
NO_TRAIL: Final = Trail()
NO_CARDS: Final = CardSet()


class Position(State):
    """Places in the city are counted clockwise, 0 to 7; `zone_at` says which zone lies there (ZH-3.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.cards: CardSet = NO_CARDS
        self.seats = 0
        self.consoles: int = 0
        """The seats, and Echo's console after them."""
        self.echo: int = NOBODY
        self.hard: int = 0
        self.lines: list[bool] = NO_LINES
        # The city (4A).
        self.zone_at: list[int] = NONE
        self.place_of: list[int] = NONE
        self.in_play: list[int] = NONE
        self.criminal_at: list[int] = NONE
        self.holds: list[int] = NONE
        self.item_at: list[int] = NONE
        self.holder: list[int] = NONE
        self.guardian: int = 0
        self.barriers: list[int] = NONE
        self.patrol: list[int] = NONE
        # Consoles (4C).
        self.hooked_by: list[int] = NONE
        self.locked: list[int] = NONE
        """The lock token lying on a criminal's hook token."""
        self.ports: list[list[int]] = NO_LISTS
        self.dominance: list[list[int]] = NO_LISTS
        self.intel: list[int] = NONE
        self.tolerance: list[int] = NONE
        self.folders: list[int] = NONE
        self.support: list[list[int]] = NO_LISTS
        # Evidence: every token is a label of this trail.
        self.evidence: Trail = NO_TRAIL
        self.supply: list[int] = NONE
        """Kinds, not labels; order means nothing."""
        self.rail: list[int] = NONE
        self.display: list[int] = NONE
        self.memory: list[list[int]] = NO_LISTS
        self.bonus: list[int] = NONE
        self.boxes: list[list[int]] = NO_LISTS
        self.shared_box: list[int] = NONE
        self.rows: list[list[int]] = NO_LISTS
        self.folders_left: list[int] = NONE
        self.tasks: list[int] = NONE
        self.drawn_at: int = NOTHING
        """The display position the last random draw emptied."""
        # Support offer.
        self.offer: list[int] = NONE
        self.offer_intel: list[int] = NONE
        self.support_supply: list[int] = NONE
        self.support_discard: list[int] = NONE
        # Dilemmas.
        self.dilemmas: Trail = NO_TRAIL
        self.dilemma_deck: list[int] = NONE
        self.dilemma_discard: list[int] = NONE
        self.hands: list[list[int]] = NO_LISTS
        self.databanks: list[list[int]] = NO_LISTS
        self.storing: list[list[int]] = NO_LISTS
        """What each seat has put aside for its databank while all choose at once (ZH-5.183)."""
        # Crimes.
        self.crimes: Trail = NO_TRAIL
        self.decks: list[list[int]] = NO_LISTS
        self.under: list[list[int]] = NO_LISTS
        """Labels of cards put back, the first one put back first."""
        self.crime_hands: list[list[int]] = NO_LISTS
        self.aside: list[list[int]] = NO_LISTS
        self.petty_discard: list[int] = NONE
        self.story: list[int] = NONE
        self.tale: list[list[int]] = NO_LISTS
        """Every crime in the order of the game: chapter, console, card, how (PETTY, CAUTIOUS, RECKLESS)."""
        self.investigations: list[bool] = NO_LINES
        """By chapter evaluated so far whether its investigation succeeded."""
        self.resolving: int = NOTHING
        """The crime card being carried out now."""
        # The turn.
        self.first: int = 0
        self.active: int = 0
        self.chapter: int = 0
        self.chapter_ends: bool = False
        self.turns_left: int = NOTHING
        """Turns still to be taken after the end of chapter 3 was set; NOTHING before."""
        self.actions: int = 0
        self.seer_used: bool = False
        self.crusher_used: bool = False
        self.barriers_ignored: bool = False
        self.finished: bool = False
        self.agenda: list[list[int]] = NO_LISTS
        self.bindings: list[list[int]] = NO_LISTS
        self.binding: list[int] = NONE
        # Echo.
        self.echo_deck: list[int] = NONE
        self.echo_discard: list[int] = NONE
        self.echo_card: int = NOTHING
        self.echo_crime: int = NOTHING
        self.letters: list[int] = NONE
        self.off_board: int = NOBODY
        self.progress: int = 0
        self.displaced: list[int] = NONE
        self.echo_bonus_used: bool = False
        self.echo_processed: int = 0

    def lay_table(self) -> None:
        """Pieces of its own for a new position; one that is copied into gets the lists of the other."""
        self.lines = []
        self.zone_at = list(range(Zones.COUNT))
        self.place_of = list(range(Zones.COUNT))
        self.in_play = []
        self.criminal_at = [NOWHERE] * Criminals.COUNT
        self.holds = [NOTHING] * Criminals.COUNT
        self.item_at = [0] * Items.COUNT
        self.holder = [NOBODY] * Items.COUNT
        self.barriers = [0, 4]
        self.patrol = [0] * Zones.COUNT
        self.hooked_by = [NOBODY] * Criminals.COUNT
        self.locked = [NOTHING] * Criminals.COUNT
        self.evidence = Trail()
        self.supply = []
        self.rail = []
        self.display = []
        self.bonus = [NOTHING] * Bonuses.COUNT
        self.shared_box = []
        self.rows = [[], [], []]
        self.folders_left = [0, 0, 0]
        self.tasks = []
        self.offer = []
        self.offer_intel = [0, 0, 0]
        self.support_supply = []
        self.support_discard = []
        self.dilemmas = Trail()
        self.dilemma_deck = []
        self.dilemma_discard = []
        self.crimes = Trail()
        self.decks = [[] for i in range(Decks.COUNT)]
        self.under = [[] for i in range(Decks.COUNT)]
        self.petty_discard = []
        self.story = []
        self.tale = []
        self.investigations = []
        self.agenda = []
        self.bindings = []
        self.binding = []
        self.echo_deck = []
        self.echo_discard = []
        self.letters = []
        self.displaced = []

    def seat_consoles(self, seats: int, consoles: int) -> None:
        self.lay_table()
        self.seats = seats
        self.consoles = consoles
        self.ports = [[] for console in range(consoles)]
        self.dominance = [[0] * Criminals.COUNT for console in range(consoles)]
        self.intel = [0] * consoles
        self.tolerance = [0] * consoles
        self.folders = [0] * consoles
        self.support = [[] for console in range(consoles)]
        self.memory = [[] for console in range(consoles)]
        self.boxes = [[] for console in range(consoles)]
        self.hands = [[] for console in range(consoles)]
        self.databanks = [[] for console in range(consoles)]
        self.storing = [[] for console in range(consoles)]
        self.crime_hands = [[] for console in range(consoles)]
        self.aside = [[] for console in range(consoles)]

    def copy_into(self, twin: "Position") -> None:
        twin.random = self.random.copy()
        twin.cards = self.cards
        twin.consoles = self.consoles
        twin.seats = self.seats
        twin.echo = self.echo
        twin.hard = self.hard
        twin.lines = self.lines
        twin.zone_at = self.zone_at
        twin.place_of = self.place_of
        twin.in_play = self.in_play
        twin.criminal_at = self.criminal_at.copy()
        twin.holds = self.holds.copy()
        twin.item_at = self.item_at.copy()
        twin.holder = self.holder.copy()
        twin.guardian = self.guardian
        twin.barriers = self.barriers.copy()
        twin.patrol = self.patrol.copy()
        twin.hooked_by = self.hooked_by.copy()
        twin.locked = self.locked.copy()
        twin.ports = [line.copy() for line in self.ports]
        twin.dominance = [line.copy() for line in self.dominance]
        twin.intel = self.intel.copy()
        twin.tolerance = self.tolerance.copy()
        twin.folders = self.folders.copy()
        twin.support = [line.copy() for line in self.support]
        twin.evidence = self.evidence.copy()
        twin.supply = self.supply.copy()
        twin.rail = self.rail.copy()
        twin.display = self.display.copy()
        twin.memory = [line.copy() for line in self.memory]
        twin.bonus = self.bonus.copy()
        twin.boxes = [line.copy() for line in self.boxes]
        twin.shared_box = self.shared_box.copy()
        twin.rows = [line.copy() for line in self.rows]
        twin.folders_left = self.folders_left.copy()
        twin.tasks = self.tasks
        twin.drawn_at = self.drawn_at
        twin.offer = self.offer.copy()
        twin.offer_intel = self.offer_intel.copy()
        twin.support_supply = self.support_supply.copy()
        twin.support_discard = self.support_discard.copy()
        twin.dilemmas = self.dilemmas.copy()
        twin.dilemma_deck = self.dilemma_deck.copy()
        twin.dilemma_discard = self.dilemma_discard.copy()
        twin.hands = [line.copy() for line in self.hands]
        twin.databanks = [line.copy() for line in self.databanks]
        twin.storing = [line.copy() for line in self.storing]
        twin.crimes = self.crimes.copy()
        twin.decks = [line.copy() for line in self.decks]
        twin.under = [line.copy() for line in self.under]
        twin.crime_hands = [line.copy() for line in self.crime_hands]
        twin.aside = [line.copy() for line in self.aside]
        twin.petty_discard = self.petty_discard.copy()
        twin.story = self.story.copy()
        twin.tale = self.tale.copy()
        twin.investigations = self.investigations.copy()
        twin.resolving = self.resolving
        twin.first = self.first
        twin.active = self.active
        twin.chapter = self.chapter
        twin.chapter_ends = self.chapter_ends
        twin.turns_left = self.turns_left
        twin.actions = self.actions
        twin.seer_used = self.seer_used
        twin.crusher_used = self.crusher_used
        twin.barriers_ignored = self.barriers_ignored
        twin.finished = self.finished
        twin.agenda = self.agenda.copy()
        twin.bindings = self.bindings
        twin.binding = self.binding
        twin.echo_deck = self.echo_deck.copy()
        twin.echo_discard = self.echo_discard.copy()
        twin.echo_card = self.echo_card
        twin.echo_crime = self.echo_crime
        twin.letters = self.letters
        twin.off_board = self.off_board
        twin.progress = self.progress
        twin.displaced = self.displaced.copy()
        twin.echo_bonus_used = self.echo_bonus_used
        twin.echo_processed = self.echo_processed

    # -- seats

    def named(self, seat: int) -> int:
        """The seat as events call it."""
        return ECHO_SEAT if seat == self.echo else seat

    def console_called(self, named: int) -> int:
        """The console that events call so; NOBODY if there is none."""
        if named == ECHO_SEAT:
            return self.echo
        return named if 0 <= named < self.seats else NOBODY

    def insider(self, seat: int) -> int:
        """The audience of one seat; nobody looks at what Echo gets (ZH-6.13)."""
        return 0 if seat == self.echo else bit(seat)

    def knower(self, seat: int) -> int:
        """The seat's bit on a trail; 0 for Echo."""
        return 0 if seat == self.echo else SEAT_MASK[seat]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.consoles

    def chooser_for_echo(self) -> int:
        """ZH-5.226: the human left of Echo, which sits last."""
        return 0

    # -- chapters

    def in_last_chapter(self) -> bool:
        return self.chapter == CHAPTERS - 1

    # -- the city

    def item_place(self, item: int) -> int:
        """ZH-3.8: an item is with its holder, or dropped somewhere."""
        holder = self.holder[item]
        return self.item_at[item] if holder == NOBODY else self.criminal_at[holder]

    def barrier_on(self, border: int) -> bool:
        border %= Zones.COUNT
        return self.barriers[0] == border or self.barriers[1] == border

    def blocked(self, place: int, way: int) -> bool:
        """Whether a barrier stands on the border one crosses (ZH-3.2)."""
        return self.barrier_on(place if way == 0 else place - 1)

    def criminals_in(self, place: int) -> list[int]:
        return [criminal for criminal in self.in_play if self.criminal_at[criminal] == place]

    def able(self, seat: int, criminal: int) -> bool:
        """ZH-5.66: control, and the token at least in the ability area."""
        return self.hooked_by[criminal] == seat and self.dominance[seat][criminal] >= self.cards.ability_from

    def free_of_barriers(self, seat: int, criminal: int) -> bool:
        """In the move action (ZH-5.70, ZH-5.71, ZH-5.86)."""
        return self.barriers_ignored or (criminal == Criminals.SHADOW and self.able(seat, Criminals.SHADOW))

    # -- cards

    def held_crimes(self, seat: int) -> list[int]:
        return [self.crimes.value[label] for label in self.crime_hands[seat]]

    def holds_crime(self, seat: int, card: int) -> bool:
        return any(self.crimes.value[label] == card for label in self.crime_hands[seat])

    def held_dilemmas(self, seat: int) -> list[int]:
        return [self.dilemmas.value[label] for label in self.hands[seat]]

    def stored_dilemmas(self, seat: int) -> list[int]:
        return [self.dilemmas.value[label] for label in self.databanks[seat]]

    def memory_kinds(self, seat: int) -> list[int]:
        """How many tokens of each kind the seat holds in memory."""
        counts = [0] * Evidence.COUNT
        for label in self.memory[seat]:
            counts[self.evidence.value[label]] += 1
        return counts

    def deck_size(self, deck: int) -> int:
        return len(self.decks[deck]) + len(self.under[deck])

    def committed(self, line: int, level: int) -> bool:
        """Whether the story has a crime of this storyline and level (ZH-5.92)."""
        return any(self.cards.line[card] == line and self.cards.level[card] == level for card in self.story)

    # -- the agenda

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.agenda.append([kind, seat, a, b, c, d])

    def tell_holder(self, seat: int, kind: int, a: int, b: int = HIDDEN, c: int = HIDDEN) -> None:
        """Everybody notices; the secret arguments go to this seat alone (to nobody for Echo)."""
        self.tell(self.insider(seat), kind, a, b, c)


def knowers(mask: int) -> int:
    """The audience of those who know a label: the bits of a trail as an audience of events."""
    found = 0
    for seat in range(5):
        if mask & SEAT_MASK[seat] != 0:
            found |= SEAT_BIT[seat]
    return found
