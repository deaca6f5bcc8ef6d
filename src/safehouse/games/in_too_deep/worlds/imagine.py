"""The worlds a seat of In Too Deep cannot tell apart: every history of the hidden pieces that fits its view."""

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.codes import Agenda, Decks, Dilemmas, Evidence, Supports, Zones
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
)
from safehouse.games.in_too_deep.rules.chapters import to_store
from safehouse.games.in_too_deep.rules.position import (
    CRIME_HAND,
    DATABANK,
    DILEMMA_DECK,
    DILEMMA_DISCARD,
    DILEMMA_HAND,
    MEMORY,
    SUPPLY,
)
from safehouse.games.in_too_deep.rules.setup import crimes_in_play
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.rules.trail import Trail
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.tables.pieces import EVIDENCE_COPIES, NOBODY, NOTHING, NOWHERE
from safehouse.games.in_too_deep.view import HOW_IDS, InTooDeepView, TrailView
from safehouse.games.in_too_deep.worlds.retracer import History, Retracer

EVIDENCE_BAGS = 6
DILEMMA_BAGS = 12
CRIME_BAGS = 24


class InTooDeepWorlds:
    def __init__(self, view: InTooDeepView) -> None:
        self._view = view
        self._public = public_part(view)
        supply = [kind for kind in range(Evidence.COUNT) for _ in range(EVIDENCE_COPIES[kind])]
        decks = [crimes_in_play(self._public, deck) for deck in range(Decks.COUNT)]
        self._evidence = _retracer(view.evidence_trail, [supply], EVIDENCE_BAGS)
        self._dilemmas = _retracer(view.dilemma_trail, [list(range(Dilemmas.COUNT))], DILEMMA_BAGS)
        self._crimes = _retracer(view.crime_trail, decks, CRIME_BAGS, Decks.COUNT)

    def draw(self, random: Stream) -> InTooDeep:
        world = self._public.copy()
        world.random = random.split()
        self._deal_evidence(world, random)
        self._deal_dilemmas(world, random)
        self._deal_crimes(world, random)
        random.shuffle(world.support_supply)
        random.shuffle(world.echo_deck)
        self._put_aside(world, random)
        return world

    def _deal_evidence(self, world: InTooDeep, random: Stream) -> None:
        history = self._evidence.draw(random)
        world.evidence = _trail(self._view.evidence_trail, history)
        world.supply = history.content[SUPPLY]
        for seat in range(world.consoles):
            world.memory[seat] = history.inside[MEMORY + seat]

    def _deal_dilemmas(self, world: InTooDeep, random: Stream) -> None:
        """A hand is in the order in which its cards were drawn; in it they are put away."""
        history = self._dilemmas.draw(random)
        world.dilemmas = _trail(self._view.dilemma_trail, history)
        world.dilemma_deck = history.content[DILEMMA_DECK]
        random.shuffle(world.dilemma_deck)
        world.dilemma_discard = history.inside[DILEMMA_DISCARD]
        for seat in range(world.consoles):
            world.hands[seat] = sorted(history.inside[DILEMMA_HAND + seat])
            world.databanks[seat] = history.inside[DATABANK + seat]

    def _deal_crimes(self, world: InTooDeep, random: Stream) -> None:
        history = self._crimes.draw(random)
        world.crimes = _trail(self._view.crime_trail, history)
        for deck in range(Decks.COUNT):
            world.decks[deck] = history.content[deck]
            random.shuffle(world.decks[deck])
        for seat in range(world.consoles):
            for deck in range(Decks.COUNT):
                world.crime_hands[seat].extend(history.inside[CRIME_HAND + Decks.COUNT * seat + deck])

    def _put_aside(self, world: InTooDeep, random: Stream) -> None:
        """While all choose their dilemmas at once, others have chosen something nobody knows (ZH-7.31)."""
        view = self._view
        if not view.question.endswith("-store"):
            return
        for seat in range(world.seats):
            if len(world.hands[seat]) < 2:
                continue
            own = view.consoles[seat].storing
            if own is not None:
                chosen = [DILEMMA_IDS.index(card) for card in own]
                world.storing[seat] = [_with_value(world, seat, card) for card in chosen]
                continue
            labels = world.hands[seat].copy()
            random.shuffle(labels)
            wanted = to_store(world, seat)
            number = random.below(wanted) if seat in view.pending else wanted
            world.storing[seat] = labels[:number]


def _with_value(world: InTooDeep, seat: int, card: int) -> int:
    return next(label for label in world.hands[seat] if world.dilemmas.value[label] == card)


def _retracer(trail: TrailView, start: list[list[int]], bags: int, groups: int = 1) -> Retracer:
    rest: list[list[int]] = [[] for _ in range(bags - len(start))]
    return Retracer(start + rest, list(trail.steps), list(trail.seen), groups)


def _trail(seen: TrailView, history: History) -> Trail:
    trail = Trail()
    trail.steps = list(seen.steps)
    trail.value = history.value
    trail.known = list(seen.known)
    return trail


def public_part(view: InTooDeepView) -> InTooDeep:
    """Everything the view tells openly; nothing hidden lies in it yet."""
    world = InTooDeep()
    world.cards = card_set(view.cards)
    world.seat_consoles(view.humans, len(view.consoles))
    world.echo = view.echo.seat if view.echo is not None else NOBODY
    world.lines = [line in view.storylines for line in LINE_IDS]
    for name in ("active", "first", "chapter_ends", "turns_left", "actions", "seer_used", "crusher_used"):
        setattr(world, name, getattr(view, name))
    world.barriers_ignored = view.barriers_ignored
    world.chapter = view.chapter - 1
    world.finished = view.over
    _lay_city(world, view)
    _lay_consoles(world, view)
    _lay_boards(world, view)
    if view.echo is not None:
        _lay_echo(world, view)
    world.agenda = [list(entry) for entry in view.agenda]
    world.bindings = [list(binding) for binding in view.bindings]
    world.binding = list(view.binding)
    return world


def _lay_city(world: InTooDeep, view: InTooDeepView) -> None:
    world.zone_at = [ZONE_IDS.index(zone.zone) for zone in view.zones]
    world.place_of = [world.zone_at.index(zone) for zone in range(Zones.COUNT)]
    world.patrol = [zone.patrol for zone in view.zones]
    world.item_at = [NOWHERE] * len(ITEM_IDS)
    for place, zone in enumerate(view.zones):
        if zone.guardian:
            world.guardian = place
        if zone.barrier_clockwise:
            world.barriers[zone.barrier_clockwise - 1] = place
        for item in zone.dropped:
            world.item_at[ITEM_IDS.index(item)] = place
    for seen in view.criminals:
        criminal = CRIMINAL_IDS.index(seen.criminal)
        world.in_play.append(criminal)
        world.criminal_at[criminal] = world.place_of[ZONE_IDS.index(seen.zone)]
        world.hooked_by[criminal] = seen.hooked_by
        if seen.holds is not None:
            world.holds[criminal] = ITEM_IDS.index(seen.holds)
            world.holder[ITEM_IDS.index(seen.holds)] = criminal
    for name, token in view.locks.items():
        world.locked[CRIMINAL_IDS.index(name)] = SUPPORT_IDS.index(token)


def _lay_consoles(world: InTooDeep, view: InTooDeepView) -> None:
    for seat, console in enumerate(view.consoles):
        world.ports[seat] = [CRIMINAL_IDS.index(criminal) for criminal in console.ports]
        for criminal, space in console.dominance.items():
            world.dominance[seat][CRIMINAL_IDS.index(criminal)] = space
        world.intel[seat] = console.intel
        world.tolerance[seat] = console.tolerance
        world.folders[seat] = console.folders
        world.support[seat] = [SUPPORT_IDS.index(token) for token in console.support]
        world.boxes[seat] = list(view.places[f"box {seat}"])
        world.aside[seat] = list(view.places[f"aside {seat}"])


def _lay_boards(world: InTooDeep, view: InTooDeepView) -> None:
    places = view.places
    world.rail = list(places["rail"])
    world.display = list(places["display"])
    world.bonus = list(places["bonus"])
    world.shared_box = list(places["shared_box"])
    world.rows = [list(places[f"row {row}"]) for row in range(len(view.rows))]
    world.under = [list(places[f"under {deck}"]) for deck in range(Decks.COUNT)]
    world.petty_discard = list(places["petty_discard"])
    world.echo_crime = places["echo_crime"][0]
    world.resolving = places["resolving"][0]
    world.tasks = [EVIDENCE_IDS.index(kind) for kind in view.tasks]
    world.folders_left = list(view.folders_left)
    world.offer = [NOTHING if token is None else SUPPORT_IDS.index(token) for token in view.offer]
    world.offer_intel = list(view.offer_intel)
    world.support_discard = [SUPPORT_IDS.index(token) for token in view.support_discard]
    world.story = [_crime(card) for card in view.story]
    world.tale = [
        [deed.chapter - 1, deed.console, _crime(deed.crime), HOW_IDS.index(deed.how)] for deed in view.tale
    ]
    world.investigations = list(view.investigations)
    left = [token for token in range(Supports.COUNT) for _ in range(world.cards.support_count[token])]
    seen = [*world.support_discard, *(token for token in world.offer if token != NOTHING)]
    seen += [token for tokens in world.support for token in tokens]
    seen += [SUPPORT_IDS.index(token) for token in view.locks.values()] + _being_locked(view)
    for token in seen:
        left.remove(token)
    world.support_supply = left


def _being_locked(view: InTooDeepView) -> list[int]:
    """A lock token in use, whose hook token is just being chosen."""
    return [entry[2] for entry in view.agenda if entry[0] == Agenda.LOCKING]


def _crime(card: str) -> int:
    return CRIME_IDS.index(card)


def _lay_echo(world: InTooDeep, view: InTooDeepView) -> None:
    echo = view.echo
    assert echo is not None
    world.hard = int(echo.hard)
    world.echo_card = NOTHING if echo.card is None else ECHO_IDS.index(echo.card)
    world.echo_discard = [ECHO_IDS.index(card) for card in echo.played]
    world.echo_deck = [card for card in range(len(ECHO_IDS)) if card not in world.echo_discard]
    world.letters = [CRIMINAL_IDS.index(criminal) for criminal in echo.letters]
    world.off_board = NOBODY if echo.off_board is None else CRIMINAL_IDS.index(echo.off_board)
    world.progress = echo.progress
    world.displaced = list(echo.displaced)
    world.echo_bonus_used = echo.bonus_used
    world.echo_processed = echo.processed
