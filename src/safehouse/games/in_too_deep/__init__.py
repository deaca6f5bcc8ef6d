"""In Too Deep (Za hranou): operatives in the minds of criminals, three chapters, one Syndicate."""

from collections import Counter
from typing import Any, Literal

from msgspec import to_builtins

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.errors import OptionError
from safehouse.core.game import Game
from safehouse.core.moves import SEAT, Domain, Kind, MoveSpace, numbers
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.games.in_too_deep.agenda import LOCKING
from safehouse.games.in_too_deep.card_text import own_text
from safehouse.games.in_too_deep.cards import (
    CRIME_IDS,
    CRIMINAL_IDS,
    DILEMMA_IDS,
    ECHO_IDS,
    EVIDENCE_IDS,
    LINE_IDS,
    SUPPORT_IDS,
    card_set,
    own_card_file,
    read_own,
)
from safehouse.games.in_too_deep.imagine import InTooDeepWorlds
from safehouse.games.in_too_deep.language import ITEM_IDS, ZONE_IDS
from safehouse.games.in_too_deep.moves import MAJORS, NOBODY, NOTHING, ZONES
from safehouse.games.in_too_deep.play import InTooDeep
from safehouse.games.in_too_deep.rules.setup import set_up
from safehouse.games.in_too_deep.view import InTooDeepView, view

CRIMINAL = Domain("criminal", CRIMINAL_IDS)
ZONE = Domain("zone", ZONE_IDS)
ITEM = Domain("item", ITEM_IDS)
EVIDENCE = Domain("evidence", EVIDENCE_IDS)
CRIME = Domain("crime", CRIME_IDS)
PETTY_CRIME = Domain("crime", CRIME_IDS[MAJORS:])
LEVEL_CRIMES = [
    Domain("crime", tuple(card for card in CRIME_IDS[:MAJORS] if card[1] == level)) for level in "123"
]
DILEMMA = Domain("dilemma", DILEMMA_IDS)
SUPPORT = Domain("support", SUPPORT_IDS)
LINE = Domain("storyline", LINE_IDS)
DECK = Domain("deck", ("petty", "level1", "level2", "level3"))
WAY = Domain("way", ("clockwise", "counter"))
BARRIER = Domain("barrier", ("first", "second"))
BONUS = Domain("bonus", ("support", "tolerance", "dominance"))
SPOT = Domain("spot", ("display", "bonus", "box"))
ECHO_CARD = Domain("echo", ECHO_IDS)
THIRD = numbers(1, 3, "third")
SLOT = numbers(1, 4, "slot")
POSITION = numbers(1, 20, "position")
ROW = numbers(1, 3, "row")
BOX_POSITION = numbers(1, 72, "position")

SPACE = MoveSpace(
    Kind("skip_hook"),
    Kind("end_actions"),
    Kind("pass_crime"),
    Kind("decline"),
    Kind("hook", criminal=CRIMINAL),
    Kind("unhook", criminal=CRIMINAL),
    Kind("move", criminal=CRIMINAL, way=WAY),
    Kind("pick_up", criminal=CRIMINAL, item=ITEM),
    Kind("activate", criminal=CRIMINAL),
    Kind("ability", criminal=CRIMINAL),
    Kind("dominate", criminal=CRIMINAL),
    Kind("endure", criminal=CRIMINAL),
    Kind("drop", criminal=CRIMINAL),
    Kind("smuggle", item=ITEM),
    Kind("see", criminal=CRIMINAL),
    Kind("use", support=SUPPORT),
    Kind("commit", crime=CRIME),
    Kind("cautious"),
    Kind("reckless"),
    Kind("give_back_petty", crime=PETTY_CRIME),
    Kind("give_back_level1", crime=LEVEL_CRIMES[0]),
    Kind("give_back_level2", crime=LEVEL_CRIMES[1]),
    Kind("give_back_level3", crime=LEVEL_CRIMES[2]),
    Kind("draw", deck=DECK),
    Kind("criminal", criminal=CRIMINAL),
    Kind("zone", zone=ZONE),
    Kind("item", item=ITEM),
    Kind("opponent", seat=SEAT),
    Kind("way", way=WAY),
    Kind("guardian", way=WAY),
    Kind("barrier", barrier=BARRIER, way=WAY),
    Kind("escort", criminal=CRIMINAL),
    Kind("no_escort"),
    Kind("rail", slot=SLOT),
    Kind("display", position=POSITION),
    Kind("bonus", bonus=BONUS),
    Kind("box", seat=SEAT, position=BOX_POSITION),
    Kind("to_row", row=ROW),
    Kind("to_bonus_support", evidence=EVIDENCE),
    Kind("to_bonus_tolerance", evidence=EVIDENCE),
    Kind("to_bonus_dominance", evidence=EVIDENCE),
    Kind("to_box", evidence=EVIDENCE),
    Kind("third", third=THIRD),
    Kind("gain_evidence"),
    Kind("process_evidence"),
    Kind("move_criminal"),
    Kind("move_item"),
    Kind("look"),
    Kind("move_machine"),
    Kind("grab"),
    Kind("dilemma", dilemma=DILEMMA),
    Kind("stored_dilemma", dilemma=DILEMMA),
)

BOOK = EventBook(
    EventKind("started", first=SEAT),
    EventKind("turn", seat=SEAT, chapter=NUMBER),
    EventKind("hooked", seat=SEAT, criminal=CRIMINAL),
    EventKind("unhooked", seat=SEAT, criminal=CRIMINAL),
    EventKind("paid", seat=SEAT, to=SEAT, amount=NUMBER),
    EventKind("supply_paid", to=SEAT, amount=NUMBER),
    EventKind("locked", seat=SEAT, criminal=CRIMINAL),
    EventKind("lock_ended", criminal=CRIMINAL),
    EventKind("dominance_gained", seat=SEAT, criminal=CRIMINAL, space=NUMBER),
    EventKind("dominance_lost", seat=SEAT, criminal=CRIMINAL, space=NUMBER),
    EventKind("endured", seat=SEAT, criminal=CRIMINAL),
    EventKind("moved", criminal=CRIMINAL, zone=ZONE),
    EventKind("transferred", criminal=CRIMINAL, zone=ZONE),
    EventKind("picked_up", criminal=CRIMINAL, item=ITEM),
    EventKind("robbed", criminal=CRIMINAL, item=ITEM, victim=CRIMINAL),
    EventKind("dropped", criminal=CRIMINAL, item=ITEM),
    EventKind("item_moved", item=ITEM, zone=ZONE),
    EventKind("item_transferred", item=ITEM, zone=ZONE),
    EventKind("items_swapped", item=ITEM, other=ITEM),
    EventKind("criminals_swapped", criminal=CRIMINAL, other=CRIMINAL),
    EventKind("bait_swapped", item=ITEM, criminal=CRIMINAL),
    EventKind("activated", seat=SEAT, criminal=CRIMINAL, zone=ZONE),
    EventKind("patrol_called", zone=ZONE),
    EventKind("patrol_shifted", source=ZONE, zone=ZONE),
    EventKind("guardian_moved", zone=ZONE),
    EventKind("escorted", criminal=CRIMINAL, zone=ZONE),
    EventKind("barrier_moved", barrier=BARRIER, zone=ZONE, next=ZONE),
    EventKind("challenged", seat=SEAT, rival=SEAT),
    EventKind("showed_dilemma", reveals=True, seat=SEAT, dilemma=DILEMMA),
    EventKind("challenge_lost", seat=SEAT, challenger=NUMBER, challenged=NUMBER),
    EventKind("drew_dilemma", reveals=True, seat=SEAT, dilemma=DILEMMA),
    EventKind("discarded_dilemma", seat=SEAT, dilemma=DILEMMA, databank=NUMBER),
    EventKind("dilemmas_reshuffled", reveals=True),
    EventKind("tolerance_gained", seat=SEAT, tolerance=NUMBER),
    EventKind("intel_gained", seat=SEAT, amount=NUMBER),
    EventKind("intel_lost", seat=SEAT, amount=NUMBER),
    EventKind("support_taken", seat=SEAT, support=SUPPORT, intel=NUMBER),
    EventKind("support_used", seat=SEAT, support=SUPPORT),
    EventKind("support_expired", seat=SEAT, support=SUPPORT),
    EventKind("offer_filled", reveals=True, third=NUMBER, support=SUPPORT),
    EventKind("support_reshuffled", reveals=True),
    EventKind("actions_gained", seat=SEAT, amount=NUMBER),
    EventKind("barriers_ignored", seat=SEAT),
    EventKind("hooks_swapped", seat=SEAT, rival=SEAT),
    EventKind("took_from_rail", seat=SEAT, evidence=EVIDENCE),
    EventKind("drew_evidence", reveals=True, seat=SEAT, evidence=EVIDENCE, position=NUMBER),
    EventKind("rail_filled", reveals=True, evidence=EVIDENCE),
    EventKind("chapter_ends", chapter=NUMBER),
    EventKind("looked", reveals=True, seat=SEAT, spot=SPOT, position=NUMBER, evidence=EVIDENCE, owner=SEAT),
    EventKind(
        "took_evidence", reveals=True, seat=SEAT, spot=SPOT, position=NUMBER, evidence=EVIDENCE, owner=SEAT
    ),
    EventKind("turned_up", reveals=True, seat=SEAT, spot=SPOT, position=NUMBER, evidence=EVIDENCE, owner=SEAT),
    EventKind("to_row", reveals=True, seat=SEAT, row=NUMBER, evidence=EVIDENCE),
    EventKind("to_bonus", seat=SEAT, bonus=BONUS, evidence=EVIDENCE),
    EventKind("to_box", seat=SEAT, evidence=EVIDENCE),
    EventKind("committed_petty", reveals=True, seat=SEAT, crime=CRIME),
    EventKind("committed_major", reveals=True, seat=SEAT, crime=CRIME),
    EventKind("chose_cautious", seat=SEAT, crime=CRIME),
    EventKind("chose_reckless", seat=SEAT, crime=CRIME),
    EventKind("gave_back", seat=SEAT, deck=DECK, crime=CRIME),
    EventKind("drew_crime", reveals=True, seat=SEAT, deck=DECK, crime=CRIME),
    EventKind("set_aside", seat=SEAT, deck=DECK),
    EventKind("took_aside", reveals=True, seat=SEAT, deck=DECK, crime=CRIME),
    EventKind("petty_reshuffled", reveals=True),
    EventKind("investigation_succeeded", chapter=NUMBER),
    EventKind("investigation_failed", chapter=NUMBER),
    EventKind("folders_rewarded", seat=SEAT, folders=NUMBER),
    EventKind("task_set", reveals=True, row=NUMBER, evidence=EVIDENCE),
    EventKind("stored", seat=SEAT, stored=NUMBER, discarded=NUMBER),
    EventKind("kept_dilemma", dilemma=DILEMMA),
    EventKind("evidence_returned"),
    EventKind("display_filled", reveals=True, tokens=NUMBER),
    EventKind("chapter_begins", chapter=NUMBER),
    EventKind("last_turns"),
    EventKind("databank_opened", reveals=True, seat=SEAT, dilemma=DILEMMA),
    EventKind("plan_opened", reveals=True, evidence=EVIDENCE, tokens=NUMBER),
    EventKind("storyline_removed", reveals=True, storyline=LINE),
    EventKind("criminal_placed", reveals=True, criminal=CRIMINAL, zone=ZONE),
    EventKind("echo_card", reveals=True, card=ECHO_CARD),
    EventKind("echo_rolled", reveals=True, shift=NUMBER),
    EventKind("echo_blocked", criminal=CRIMINAL),
    EventKind("echo_displaced_item", item=ITEM, zone=ZONE),
    EventKind("echo_progress", reveals=True, steps=NUMBER, space=NUMBER),
    EventKind("echo_missed"),
    EventKind("echo_committed", reveals=True, crime=CRIME),
    EventKind("echo_cautious", crime=CRIME),
    EventKind("echo_reckless", crime=CRIME),
    EventKind("echo_drew_crime", reveals=True, level=NUMBER),
    EventKind("echo_to_row", row=NUMBER),
    EventKind("echo_to_bonus", bonus=BONUS),
    EventKind("echo_to_box"),
    EventKind("echo_discarded_support", support=SUPPORT),
    EventKind("echo_letters", criminal=CRIMINAL, off=CRIMINAL),
)


class InTooDeepOptions(Options, frozen=True, kw_only=True):
    """`players` are people; Echo joins one or two of them (ZH-1.7)."""

    players: Literal[1, 2, 3, 4, 5] = 2
    echo: Literal["no", "normal", "hard"] = "no"
    storylines: Literal[5, 6, 7] = 5
    criminals: str = ""
    """Criminals picked by hand, joined by "+"; empty: drawn at random (ZH-4.6)."""
    first: Literal["random", "1", "2", "3", "4", "5"] = "random"
    """The seat that begins, counted from 1 (ZH-4.29)."""
    cards: str = ""
    """The name of an own card file (`data/OWN_CARDS.md`); empty for the shipped cards."""

    def seats(self) -> int:
        return self.players

    def all_consoles(self) -> int:
        """Echo's included."""
        return self.players + (self.echo != "no")

    def criminals_wanted(self) -> int:
        if self.players == 1:
            return 4
        return 5 if self.all_consoles() < 4 else 6

    def check(self) -> None:
        if self.players == 1 and self.echo == "no":
            raise OptionError("echo", self.echo, "normal, hard (one player plays against Echo)")
        if self.players > 2 and self.echo != "no":
            raise OptionError("echo", self.echo, "no (Echo joins one or two players)")
        if self.first != "random" and int(self.first) > self.all_consoles():
            raise OptionError("first", self.first, f"random, 1 to {self.all_consoles()}")
        chosen = self.chosen()
        if chosen and (len(set(chosen)) != len(chosen) or len(chosen) != self.criminals_wanted()):
            raise OptionError("criminals", self.criminals, f"{self.criminals_wanted()} different criminals")
        if self.cards:
            card_set(own_card_file(self.cards))

    def chosen(self) -> list[int]:
        names = [name for name in self.criminals.split("+") if name]
        for name in names:
            if name not in CRIMINAL_IDS:
                raise OptionError("criminals", name, " ".join(CRIMINAL_IDS))
        return [CRIMINAL_IDS.index(name) for name in names]


class OneCity(InTooDeepOptions, frozen=True, kw_only=True):
    """Everything open is set up alike in every game, after this name; only what players hide is dealt anew."""

    city: str


class InTooDeepGame(Game[InTooDeep, InTooDeepView, InTooDeepOptions]):
    id = "in_too_deep"
    rules_version = 2
    clause_prefix = "ZH"
    options = InTooDeepOptions
    view_type = InTooDeepView
    space = SPACE
    book = BOOK
    domains = (
        CRIMINAL,
        ZONE,
        ITEM,
        EVIDENCE,
        CRIME,
        DILEMMA,
        SUPPORT,
        LINE,
        DECK,
        WAY,
        BARRIER,
        BONUS,
        SPOT,
        ECHO_CARD,
    )
    end_reasons = ("promotion", "warning", "city_lost", "syndicate")
    longest = 60_000

    def deal(self, options: InTooDeepOptions, seed: str, listen: bool = True) -> InTooDeep:
        state = InTooDeep()
        state.events = [] if listen else None
        hidden = Stream(seed)
        state.random = Stream(options.city) if isinstance(options, OneCity) else hidden
        state.cards = card_set(own_card_file(options.cards))
        state.seat_consoles(options.players, options.all_consoles())
        if options.echo != "no":
            state.echo = options.players
            state.hard = int(options.echo == "hard")
        first = NOBODY if options.first == "random" else int(options.first) - 1
        set_up(state, options.storylines, options.chosen(), first, hidden)
        state.settle()
        return state

    def view(self, state: InTooDeep, seat: int) -> InTooDeepView:
        return view(state, seat)

    def worlds(self, view: InTooDeepView) -> InTooDeepWorlds:
        return InTooDeepWorlds(view)

    def configurations(self) -> list[InTooDeepOptions]:
        tables: list[dict[str, Any]] = [
            {"players": 2},
            {"players": 3},
            {"players": 4, "storylines": 6},
            {"players": 5, "storylines": 7},
            {"players": 1, "echo": "normal"},
            {"players": 1, "echo": "hard"},
            {"players": 2, "echo": "normal"},
            {"players": 2, "echo": "hard"},
        ]
        return [self.read_options(table) for table in tables]

    def small_cases(self) -> list[tuple[InTooDeepOptions, int]]:
        """One player against Echo: who watches can imagine about a thousand hands."""
        city = OneCity(players=1, echo="normal", first="1", city="small")
        return [(city, moves) for moves in range(3)]

    def texts(self, options: InTooDeepOptions, language: str) -> str:
        return own_text(own_card_file(options.cards), language) if options.cards else ""

    def own_components(self, options: InTooDeepOptions) -> dict[str, Any]:
        found: dict[str, Any] = to_builtins(read_own(own_card_file(options.cards))) if options.cards else {}
        return found

    def seat_names(self, options: InTooDeepOptions) -> list[str]:
        letters = "vwxyz" if options.all_consoles() == 5 else "wxyz"
        return [f"console-{letters[seat]}" for seat in range(options.players)]

    def components(self, state: InTooDeep) -> dict[str, int]:
        """ZH-5.237 to ZH-5.244, counted over all places."""
        found: Counter[str] = Counter()
        for item in range(len(ITEM_IDS)):
            holder = state.holder[item]
            places = (state.item_at[item] >= 0) + (holder != NOBODY and state.holds[holder] == item)
            found[f"item {ITEM_IDS[item]}"] = places
        found["patrol"] = sum(state.patrol)
        found["zones with patrol"] = sum(count > 0 for count in state.patrol)
        found["barriers"] = len({border % ZONES for border in state.barriers})
        for criminal in state.in_play:
            ports = sum(line.count(criminal) for line in state.ports)
            found[f"hook token {CRIMINAL_IDS[criminal]}"] = ports + (state.hooked_by[criminal] == NOBODY)
        found["folders"] = sum(state.folders_left) + sum(state.folders)
        self._count_evidence(state, found)
        self._count_cards(state, found)
        tokens = [*state.support_supply, *state.support_discard, *state.offer, *state.locked]
        tokens += [token for line in state.support for token in line]
        tokens += [entry[2] for entry in state.agenda if entry[0] == LOCKING]
        found["support"] = sum(token != NOTHING for token in tokens)
        return dict(found)

    def _count_evidence(self, state: InTooDeep, found: "Counter[str]") -> None:
        labels = [*state.rail, *state.display, *state.bonus, *state.shared_box]
        for group in (state.memory, state.boxes, state.rows):
            labels += [label for line in group for label in line]
        kinds = [*state.supply, *(state.evidence.value[label] for label in labels if label != NOTHING)]
        for kind, name in enumerate(EVIDENCE_IDS):
            found[f"evidence {name}"] = kinds.count(kind)

    def _count_cards(self, state: InTooDeep, found: "Counter[str]") -> None:
        dilemmas = [*state.dilemma_discard]
        for group in (state.hands, state.databanks):
            dilemmas += [label for line in group for label in line]
        cards = [*state.dilemma_deck, *(state.dilemmas.value[label] for label in dilemmas)]
        found["dilemmas"] = len(set(cards))
        found["dilemma cards"] = len(cards)
        labels = [*state.petty_discard, state.resolving, state.echo_crime]
        for group in (state.under, state.crime_hands, state.aside):
            labels += [label for line in group for label in line]
        crimes = [card for deck in state.decks for card in deck] + list(state.story)
        crimes += [state.crimes.value[label] for label in labels if label != NOTHING]
        found["crimes"] = len(set(crimes))
        found["crime cards"] = len(crimes)


GAME = InTooDeepGame()
