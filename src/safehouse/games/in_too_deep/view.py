"""What a seat of In Too Deep may know (section 6), built from nothing."""

from typing import Annotated, Final

import msgspec

from safehouse.core.moves import Domain
from safehouse.core.view import View
from safehouse.games.in_too_deep.codes import Agenda, Decks, Zones
from safehouse.games.in_too_deep.data import (
    CRIME_IDS,
    CRIMINAL_IDS,
    DILEMMA_IDS,
    ECHO_IDS,
    EVIDENCE_IDS,
    ITEM_IDS,
    LINE_IDS,
    SUPPORT_IDS,
    ZONE_IDS,
    console_letters,
)
from safehouse.games.in_too_deep.rules.conditions import entries_met
from safehouse.games.in_too_deep.rules.crimes import is_story_ready
from safehouse.games.in_too_deep.rules.scoring import final_result
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.rules.trail import Trail
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOBODY, NOTHING
from safehouse.games.in_too_deep.vocabulary import (
    CRIME,
    CRIMINAL,
    DILEMMA,
    ECHO_CARD,
    EVIDENCE,
    ITEM,
    LINE,
    SUPPORT,
    ZONE,
)

CriminalId = Annotated[str, CRIMINAL]
ZoneId = Annotated[str, ZONE]
ItemId = Annotated[str, ITEM]
PieceId = Annotated[str, Domain("piece", (*CRIMINAL.values, *ITEM.values))]
"""What moves about the ring."""
EvidenceId = Annotated[str, EVIDENCE]
SeenEvidenceId = Annotated[str, Domain("seen_evidence", ("", *EVIDENCE.values))]
"""Empty for a token whose kind this seat has not seen."""
CrimeId = Annotated[str, CRIME]
DilemmaId = Annotated[str, DILEMMA]
SupportId = Annotated[str, SUPPORT]
EchoId = Annotated[str, ECHO_CARD]

HOW_IDS: Final = ("petty", "cautious", "reckless")
"""In the order of `rules.position`: PETTY, CAUTIOUS, RECKLESS."""
HowId = Annotated[str, Domain("how", HOW_IDS)]
ENDINGS: Final = ("promotion", "warning", "city_lost", "syndicate")
EndingId = Annotated[str, Domain("ending", ("", *ENDINGS))]

QUESTIONS: Final = {
    Agenda.HOOKING: "hook",
    Agenda.ACTING: "act",
    Agenda.MAJOR: "major",
    Agenda.RETURNING: "return",
    Agenda.DRAWING: "draw",
    Agenda.ENDURING: "endure",
    Agenda.HUSTLING: "hustle",
    Agenda.ENFORCING: "enforce",
    Agenda.HACKING: "hack",
    Agenda.HACKING_HOW: "hack-how",
    Agenda.RUNNING: "run",
    Agenda.HEIGHTS_PICK: "heights",
    Agenda.MOVING_CRIMINAL: "move-criminal",
    Agenda.MOVING_CRIMINAL_WAY: "way",
    Agenda.MOVING_ITEM: "move-item",
    Agenda.MOVING_ITEM_WAY: "way",
    Agenda.TRANSFERRING: "transfer",
    Agenda.TRANSFERRING_TO: "transfer-to",
    Agenda.SWAPPING_ITEMS: "swap-items",
    Agenda.SWAPPING_ITEMS_WITH: "swap-items-with",
    Agenda.MACHINE: "machine",
    Agenda.ESCORTING: "escort",
    Agenda.ION_CHOICE: "ion",
    Agenda.HARBOR_CHOICE: "harbor",
    Agenda.CHALLENGING: "challenge",
    Agenda.LOSING_DILEMMA: "lose-dilemma",
    Agenda.LOOKING: "look",
    Agenda.KEEPING: "keep",
    Agenda.BINDING: "bind",
    Agenda.PICKING_ITEM: "pick-item",
    Agenda.PUTTING: "put",
    Agenda.SENDING: "send",
    Agenda.PICKING_SLOT: "pick-slot",
    Agenda.PATROL_AWAY: "patrol-to",
    Agenda.OUTCOME: "outcome",
    Agenda.GAINING_EVIDENCE: "rail",
    Agenda.PROCESSING: "process",
    Agenda.GAINING_SUPPORT: "support",
    Agenda.GAINING_DOMINANCE: "gain-dominance",
    Agenda.LOSING_DOMINANCE: "lose-dominance",
    Agenda.TAKING_EVIDENCE: "take",
    Agenda.TURNING_UP: "turn-up",
    Agenda.SHIFTING_PATROL: "patrol-from",
    Agenda.SHIFTING_PATROL_TO: "patrol-to",
    Agenda.LOCKING: "lock",
    Agenda.TRANSFERRING_ITEM: "transfer-item",
    Agenda.TRANSFERRING_ITEM_TO: "put",
    Agenda.BAITING: "bait",
    Agenda.BAITING_WITH: "bait-with",
    Agenda.SWAPPING_CRIMINALS: "swap-criminals",
    Agenda.SWAPPING_CRIMINALS_WITH: "swap-criminals-with",
    Agenda.SWAPPING_HOOKS: "swap-hooks",
    Agenda.DISCARDING_DILEMMA: "discard-dilemma",
    Agenda.DISCARDING_HAND: "discard-hand",
    Agenda.STORING: "store",
    Agenda.ECHO_SUPPORT: "echo-support",
    Agenda.ECHO_DOMINANCE: "echo-dominance",
    Agenda.ECHO_LOSS_CHOICE: "echo-loss",
}
"""By question the end of its text keys, `ask-…` and `wait-…`."""


class ZoneView(msgspec.Struct, frozen=True):
    zone: ZoneId
    patrol: int
    criminals: list[CriminalId]
    dropped: list[ItemId]
    guardian: bool
    barrier_clockwise: int
    """The barrier on the border to the next zone: 1 or 2, 0 for none; with Echo 1 is the marked one."""


class CriminalView(msgspec.Struct, frozen=True):
    criminal: CriminalId
    zone: ZoneId
    holds: ItemId | None
    hooked_by: int
    """The console; -1: the token lies in the middle."""
    locked: bool


class ConsoleView(msgspec.Struct, frozen=True, kw_only=True):
    letter: str
    echo: bool
    ports: list[CriminalId]
    dominance: dict[CriminalId, int]
    intel: int
    tolerance: int
    folders: int
    support: list[SupportId]
    memory_size: int
    memory: list[EvidenceId] | None
    """The kinds in memory: the owner's only, and all at the end (ZH-6.4, ZH-8.11)."""
    box: list[EvidenceId | None]
    """By position; None where this seat does not know the kind (ZH-6.7)."""
    crimes_by_deck: list[int]
    crimes: list[CrimeId] | None
    """Crime cards in hand: the owner's only (ZH-6.2)."""
    aside: list[int]
    """The decks of the cards lying unseen beside the console (ZH-6.3)."""
    dilemma_count: int
    dilemmas: list[DilemmaId] | None
    """The owner's only (ZH-6.9)."""
    databank_size: int
    databank: list[DilemmaId] | None
    """The owner's, and everybody's at the end (ZH-6.10)."""
    storing: list[DilemmaId] | None
    """What the owner has put aside so far, while all choose at once (ZH-7.31)."""


class EchoView(msgspec.Struct, frozen=True, kw_only=True):
    hard: bool
    seat: int
    card: EchoId | None
    played: list[EchoId]
    deck_size: int
    letters: list[CriminalId]
    off_board: CriminalId | None
    progress: int
    crime_level: int
    """Of its face-down crime; 0 for none. The deck it came from is public."""
    displaced: list[int]
    bonus_used: bool
    processed: int


class TrailView(msgspec.Struct, frozen=True):
    """The public comings and goings of hidden pieces, and the values this seat has seen (`rules/trail.py`)."""

    steps: list[int]
    seen: list[int]
    known: list[int]
    """By label the bits of those who know its value; public, for every look is noticed."""


class DeedView(msgspec.Struct, frozen=True):
    """A crime that was committed, and how; public."""

    chapter: int
    console: int
    crime: CrimeId
    how: HowId


class StandingView(msgspec.Struct, frozen=True):
    """How far a crime is from being committed."""

    story: bool
    """Whether its storyline has got so far (ZH-5.92)."""
    met: list[bool]
    """By condition of the card whether the assignment that meets the most of them meets it (ZH-5.94)."""


class InTooDeepView(View, frozen=True, kw_only=True):
    cards: str
    """The own card file in use; empty for the shipped cards."""
    humans: int
    active: int
    first: int
    chapter: int
    chapter_ends: bool
    turns_left: int
    actions: int
    seer_used: bool
    crusher_used: bool
    barriers_ignored: bool
    storylines: list[Annotated[str, LINE]]
    zones: list[ZoneView]
    """Clockwise (ZH-3.1)."""
    criminals: list[CriminalView]
    consoles: list[ConsoleView]
    rail: list[EvidenceId | None]
    display: list[SeenEvidenceId | None]
    """By position: a kind this seat has seen, "" for a token it has not, None where none lies (ZH-6.6)."""
    bonus: list[SeenEvidenceId | None]
    shared_box: list[EvidenceId]
    tasks: list[EvidenceId]
    rows: list[list[EvidenceId | None]]
    """Evidence on chapter fields; Echo's stays face down (ZH-5.219)."""
    folders_left: list[int]
    offer: list[SupportId | None]
    offer_intel: list[int]
    support_discard: list[SupportId]
    story: list[CrimeId]
    tale: list[DeedView]
    """Every crime so far, petty ones and those of Echo included, in the order of the game."""
    investigations: list[bool]
    """By chapter that is over whether its investigation succeeded."""
    ending: EndingId
    """The epilogue (ZH-1.9); empty while the game is on."""
    standings: dict[CrimeId, StandingView]
    """By crime in this seat's hand; conditions read nothing but what all can see."""
    petty_discard: list[CrimeId]
    deck_sizes: list[int]
    supply_size: int
    dilemma_deck_size: int
    dilemma_discard_size: int
    resolving: CrimeId | None
    echo: EchoView | None
    moving: PieceId | None
    """The criminal or item that a question about a way speaks of; public like the agenda."""
    agenda: list[list[int]]
    """What the rules still have to do; public."""
    bindings: list[list[int]]
    binding: list[int]
    evidence_trail: TrailView
    dilemma_trail: TrailView
    crime_trail: TrailView
    places: dict[str, list[int]]
    """The labels of the trails that lie where everybody can point at them."""
    locks: dict[CriminalId, SupportId]
    """Lock tokens by criminal."""


def view(state: InTooDeep, seat: int) -> InTooDeepView:
    pending = state.pending()
    return InTooDeepView(
        seat=seat,
        pending=pending,
        question=question(state, seat, pending),
        over=state.finished,
        cards=state.cards.name,
        humans=state.seats,
        active=state.active,
        first=state.first,
        chapter=state.chapter + 1,
        chapter_ends=state.chapter_ends,
        turns_left=state.turns_left,
        actions=state.actions,
        seer_used=state.seer_used,
        crusher_used=state.crusher_used,
        barriers_ignored=state.barriers_ignored,
        storylines=[LINE_IDS[line] for line, used in enumerate(state.lines) if used],
        zones=[_zone(state, place) for place in range(Zones.COUNT)],
        criminals=[_criminal(state, criminal) for criminal in state.in_play],
        consoles=[_console(state, owner, seat) for owner in range(state.consoles)],
        rail=[_kind(state, label, seat) for label in state.rail],
        display=[None if label == NOTHING else _kind(state, label, seat) or "" for label in state.display],
        bonus=[None if label == NOTHING else _kind(state, label, seat) or "" for label in state.bonus],
        shared_box=[EVIDENCE_IDS[state.evidence.value[label]] for label in state.shared_box],
        tasks=[EVIDENCE_IDS[kind] for kind in state.tasks],
        rows=[[_kind(state, label, seat) for label in row] for row in state.rows],
        folders_left=list(state.folders_left),
        offer=[None if token == NOTHING else SUPPORT_IDS[token] for token in state.offer],
        offer_intel=list(state.offer_intel),
        support_discard=[SUPPORT_IDS[token] for token in sorted(state.support_discard)],
        story=[CRIME_IDS[card] for card in state.story],
        tale=[
            DeedView(chapter + 1, console, CRIME_IDS[card], HOW_IDS[how])
            for chapter, console, card, how in state.tale
        ],
        investigations=list(state.investigations),
        ending=final_result(state).reason if state.finished else "",
        standings={CRIME_IDS[card]: _standing(state, seat, card) for card in _hand(state, seat)},
        petty_discard=[CRIME_IDS[state.crimes.value[label]] for label in state.petty_discard],
        deck_sizes=[state.deck_size(deck) for deck in range(Decks.COUNT)],
        supply_size=len(state.supply),
        dilemma_deck_size=len(state.dilemma_deck),
        dilemma_discard_size=len(state.dilemma_discard),
        resolving=None if state.resolving == NOTHING else CRIME_IDS[state.crimes.value[state.resolving]],
        echo=_echo(state) if state.echo != NOBODY else None,
        moving=_moving(state),
        agenda=[list(entry) for entry in state.agenda],
        bindings=[list(binding) for binding in state.bindings],
        binding=list(state.binding),
        evidence_trail=_trail(state.evidence, seat),
        dilemma_trail=_trail(state.dilemmas, seat),
        crime_trail=_trail(state.crimes, seat),
        places=_places(state),
        locks={
            CRIMINAL_IDS[criminal]: SUPPORT_IDS[state.locked[criminal]]
            for criminal in state.in_play
            if state.locked[criminal] != NOTHING
        },
    )


def question(state: InTooDeep, seat: int, pending: list[int]) -> str:
    if state.finished:
        return "over"
    name = QUESTIONS[state.agenda[-1][0]]
    return f"ask-{name}" if seat in pending else f"wait-{name}"


def _moving(state: InTooDeep) -> str | None:
    if state.finished:
        return None
    kind, _seat, about, *_rest = state.agenda[-1]
    if kind == Agenda.MOVING_CRIMINAL_WAY:
        return CRIMINAL_IDS[about]
    return ITEM_IDS[about] if kind in (Agenda.MOVING_ITEM_WAY, Agenda.HACKING_HOW) else None


def _kind(state: InTooDeep, label: int, seat: int) -> str | None:
    if label == NOTHING or not state.evidence.knows(seat, label):
        return None
    kind: str = EVIDENCE_IDS[state.evidence.value[label]]
    return kind


def _zone(state: InTooDeep, place: int) -> ZoneView:
    return ZoneView(
        zone=ZONE_IDS[state.zone_at[place]],
        patrol=state.patrol[place],
        criminals=[CRIMINAL_IDS[criminal] for criminal in state.criminals_in(place)],
        dropped=[ITEM_IDS[item] for item in range(len(ITEM_IDS)) if state.item_at[item] == place],
        guardian=state.guardian == place,
        barrier_clockwise=state.barriers.index(place) + 1 if place in state.barriers else 0,
    )


def _criminal(state: InTooDeep, criminal: int) -> CriminalView:
    held = state.holds[criminal]
    return CriminalView(
        criminal=CRIMINAL_IDS[criminal],
        zone=ZONE_IDS[state.zone_at[state.criminal_at[criminal]]],
        holds=None if held == NOTHING else ITEM_IDS[held],
        hooked_by=state.hooked_by[criminal],
        locked=state.locked[criminal] != NOTHING,
    )


def _console(state: InTooDeep, owner: int, seat: int) -> ConsoleView:
    own = owner == seat
    over = state.finished
    kinds = sorted(state.evidence.value[label] for label in state.memory[owner])
    decks = [DECK_OF[card] for card in state.held_crimes(owner)]
    return ConsoleView(
        letter=console_letters(state.consoles)[owner],
        echo=owner == state.echo,
        ports=[CRIMINAL_IDS[criminal] for criminal in state.ports[owner]],
        dominance={CRIMINAL_IDS[criminal]: state.dominance[owner][criminal] for criminal in state.in_play},
        intel=state.intel[owner],
        tolerance=state.tolerance[owner],
        folders=state.folders[owner],
        support=[SUPPORT_IDS[token] for token in sorted(state.support[owner])],
        memory_size=len(kinds),
        memory=[EVIDENCE_IDS[kind] for kind in kinds] if own or over else None,
        box=[_kind(state, label, seat) for label in state.boxes[owner]],
        crimes_by_deck=[decks.count(deck) for deck in range(Decks.COUNT)],
        crimes=[CRIME_IDS[card] for card in _hand(state, seat)] if own else None,
        aside=[DECK_OF[state.crimes.value[label]] for label in state.aside[owner]],
        dilemma_count=len(state.hands[owner]),
        dilemmas=[DILEMMA_IDS[card] for card in sorted(state.held_dilemmas(owner))] if own else None,
        databank_size=len(state.databanks[owner]),
        databank=[DILEMMA_IDS[card] for card in sorted(state.stored_dilemmas(owner))] if own or over else None,
        storing=[DILEMMA_IDS[state.dilemmas.value[label]] for label in state.storing[owner]] if own else None,
    )


def _hand(state: InTooDeep, seat: int) -> list[int]:
    """The crimes in this seat's hand; none for a watcher (ZH-6.2)."""
    return sorted(state.held_crimes(seat)) if seat >= 0 else []


def _standing(state: InTooDeep, seat: int, card: int) -> StandingView:
    return StandingView(story=is_story_ready(state, card), met=entries_met(state, seat, card))


def _echo(state: InTooDeep) -> EchoView:
    crime = state.echo_crime
    return EchoView(
        hard=state.hard == 1,
        seat=state.echo,
        card=None if state.echo_card == NOTHING else ECHO_IDS[state.echo_card],
        played=[ECHO_IDS[card] for card in state.echo_discard],
        deck_size=len(state.echo_deck),
        letters=[CRIMINAL_IDS[criminal] for criminal in state.letters],
        off_board=None if state.off_board == NOBODY else CRIMINAL_IDS[state.off_board],
        progress=state.progress,
        crime_level=0 if crime == NOTHING else state.cards.level[state.crimes.value[crime]],
        displaced=list(state.displaced),
        bonus_used=state.echo_bonus_used,
        processed=state.echo_processed,
    )


def _trail(trail: Trail, seat: int) -> TrailView:
    return TrailView(steps=list(trail.steps), seen=trail.seen_by(seat), known=list(trail.known))


def _places(state: InTooDeep) -> dict[str, list[int]]:
    places = {
        "rail": list(state.rail),
        "display": list(state.display),
        "bonus": list(state.bonus),
        "shared_box": list(state.shared_box),
        "petty_discard": list(state.petty_discard),
        "echo_crime": [state.echo_crime],
        "resolving": [state.resolving],
    }
    for row, labels in enumerate(state.rows):
        places[f"row {row}"] = list(labels)
    for deck, labels in enumerate(state.under):
        places[f"under {deck}"] = list(labels)
    for seat in range(state.consoles):
        places[f"box {seat}"] = list(state.boxes[seat])
        places[f"aside {seat}"] = list(state.aside[seat])
    return places
