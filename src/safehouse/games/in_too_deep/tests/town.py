"""A table of In Too Deep laid out by hand: zones in the order of the data, everything in a known place.

Clockwise from place 0: Blocks, Heights, Aerodrome, Zinbazaar, Downtown, Ion Towers, Parish, Harbor.
Items lie dropped, one in each zone: cash in the Blocks, psycho codes in the Heights, coupe in the Aerodrome,
eagle eye in Zinbazaar, jammer Downtown, decoder in the Ion Towers, rifle in the Parish, droid in the Harbor.
"""

from typing import Any

from safehouse.core.testing import Table
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.codes import Agenda, Criminals, Items, Zones
from safehouse.games.in_too_deep.data import (
    CRIME_IDS,
    CRIMINAL_IDS,
    DILEMMA_IDS,
    EVIDENCE_IDS,
    ITEM_IDS,
    SUPPORT_IDS,
    ZONE_IDS,
)
from safehouse.games.in_too_deep.rules.crime_cards import into_hand
from safehouse.games.in_too_deep.rules.evidence import remember
from safehouse.games.in_too_deep.rules.position import (
    CRIME_HAND,
    DATABANK,
    DILEMMA_DECK,
    DILEMMA_HAND,
    MEMORY,
    SUPPLY,
)
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import DECK_OF, NOBODY, NOTHING, NOWHERE

CREW = "enforcer+shadow+mechanic+jumper+courier"
SOLO_CREW = "enforcer+shadow+mechanic+jumper"
BIG_CREW = "enforcer+shadow+mechanic+jumper+courier+hacker"


def criminal(name: str) -> int:
    return CRIMINAL_IDS.index(name)


def zone(name: str) -> int:
    return ZONE_IDS.index(name)


def item(name: str) -> int:
    return ITEM_IDS.index(name)


def kind(name: str) -> int:
    return EVIDENCE_IDS.index(name)


def crime(name: str) -> int:
    return CRIME_IDS.index(name)


def token(name: str) -> int:
    return SUPPORT_IDS.index(name)


class Town(Table):
    """A game whose pieces tests put where they need them, with every count kept."""

    def __init__(self, players: int = 2, echo: str = "no", criminals: str = "", **options: Any) -> None:
        if not criminals:
            crews = {1: SOLO_CREW, 2: CREW, 3: CREW}
            criminals = crews.get(players, BIG_CREW)
        values = {
            "players": players,
            "echo": echo,
            "criminals": criminals,
            "first": "1",
            "storylines": 7,
            **options,
        }
        state = GAME.deal(GAME.read_options(values), "town")
        super().__init__(GAME, state)
        self.s: InTooDeep = state
        self._lay_out()

    def _lay_out(self) -> None:
        s = self.s
        s.zone_at = list(range(Zones.COUNT))
        s.place_of = list(range(Zones.COUNT))
        s.item_at = list(range(Items.COUNT))
        s.holder = [NOBODY] * Items.COUNT
        s.holds = [NOTHING] * Criminals.COUNT
        s.guardian = zone("downtown")
        s.barriers = [4, 0]
        s.patrol = [3, 0, 0, 2, 0, 0, 1, 0]
        for place, who in zip((1, 2, 3, 5, 6, 7), s.in_play, strict=False):
            s.criminal_at[who] = place
        for console in range(s.consoles):
            s.dominance[console] = [0] * Criminals.COUNT
            s.intel[console] = 3
            for name in [CRIME_IDS[card] for card in s.held_crimes(console)]:
                self._into_deck(console, name)

    def _into_deck(self, seat: int, name: str) -> None:
        s = self.s
        deck = DECK_OF[crime(name)]
        label = next(label for label in s.crime_hands[seat] if s.crimes.value[label] == crime(name))
        s.crime_hands[seat].remove(label)
        s.crimes.enter(deck, s.crimes.leave(CRIME_HAND + 4 * seat + deck, crime(name), 63))
        s.decks[deck].insert(0, crime(name))

    # -- laying out

    def stand(self, **places: str) -> "Town":
        """Criminals to zones, e.g. stand(jumper="blocks")."""
        for who, where in places.items():
            self.s.criminal_at[criminal(who)] = zone(where)
        return self

    def hold(self, **items: str) -> "Town":
        for who, what in items.items():
            self.s.holds[criminal(who)] = item(what)
            self.s.holder[item(what)] = criminal(who)
            self.s.item_at[item(what)] = NOWHERE
        return self

    def lie(self, **places: str) -> "Town":
        """Items dropped in zones."""
        for what, where in places.items():
            self.s.item_at[item(what)] = zone(where)
        return self

    def hooks(self, seat: int, *names: str) -> "Town":
        for name in names:
            self.s.hooked_by[criminal(name)] = seat
            self.s.ports[seat].append(criminal(name))
        return self

    def dominance(self, seat: int, **spaces: int) -> "Town":
        for name, space in spaces.items():
            self.s.dominance[seat][criminal(name)] = space
        return self

    def gets_crimes(self, seat: int, *names: str) -> "Town":
        s = self.s
        for name in names:
            deck = DECK_OF[crime(name)]
            s.decks[deck].remove(crime(name))
            into_hand(s, seat, s.crimes.leave(deck, crime(name), 0))
        return self

    def gets_dilemmas(self, seat: int, *names: str) -> "Town":
        s = self.s
        for name in names:
            card = DILEMMA_IDS.index(name)
            s.dilemma_deck.remove(card)
            label = s.dilemmas.leave(DILEMMA_DECK, card, s.knower(seat))
            s.dilemmas.enter(DILEMMA_HAND + seat, label)
            s.hands[seat].append(label)
        return self

    def stores(self, seat: int, *names: str) -> "Town":
        self.gets_dilemmas(seat, *names)
        s = self.s
        for label in s.hands[seat][-len(names) :] if names else []:
            s.hands[seat].remove(label)
            stored = s.dilemmas.leave(DILEMMA_HAND + seat, s.dilemmas.value[label], s.knower(seat))
            s.dilemmas.enter(DATABANK + seat, stored)
            s.databanks[seat].append(stored)
        return self

    def remembers(self, seat: int, *kinds: str) -> "Town":
        """The seat's memory holds exactly this evidence."""
        s = self.s
        for label in s.memory[seat]:
            back = s.evidence.leave(MEMORY + seat, s.evidence.value[label], 63)
            s.evidence.enter(SUPPLY, back)
            s.supply.append(s.evidence.value[back])
        s.memory[seat] = []
        for name in kinds:
            remember(s, seat, self.from_supply(name))
        return self

    def from_supply(self, name: str, known: int = 0) -> int:
        s = self.s
        s.supply.remove(kind(name))
        return s.evidence.leave(SUPPLY, kind(name), known)

    def to_supply(self, label: int) -> None:
        self.s.evidence.enter(SUPPLY, label)
        self.s.supply.append(self.s.evidence.value[label])

    def rail(self, *kinds: str) -> "Town":
        for slot, name in enumerate(kinds):
            self.to_supply(self.s.rail[slot])
            self.s.rail[slot] = self.from_supply(name, 63)
        return self

    def display_left(self, number: int) -> "Town":
        """Only so many tokens are left on the display."""
        for at, label in enumerate(self.s.display):
            if label != NOTHING and number == 0:
                self.to_supply(label)
                self.s.display[at] = NOTHING
            elif label != NOTHING:
                number -= 1
        return self

    def plan(self, **counts: int) -> "Town":
        """Evidence face up in the shared box."""
        for name, count in counts.items():
            for _ in range(count):
                self.s.shared_box.append(self.from_supply(name, 63))
        return self

    def owns(self, seat: int, *names: str) -> "Town":
        """Stored support tokens."""
        for name in names:
            if token(name) in self.s.support_supply:
                self.s.support_supply.remove(token(name))
            self.s.support[seat].append(token(name))
        return self

    def offer(self, *names: str) -> "Town":
        s = self.s
        s.support_supply += s.offer
        for third, name in enumerate(names):
            s.support_supply.remove(token(name))
            s.offer[third] = token(name)
        return self

    def committed(self, *names: str) -> "Town":
        """Crimes that lie in the story."""
        for name in names:
            deck = DECK_OF[crime(name)]
            if crime(name) in self.s.decks[deck]:
                self.s.decks[deck].remove(crime(name))
            self.s.story.append(crime(name))
        return self

    # -- where the turn stands

    def turn(self, seat: int, *steps: int) -> "Town":
        s = self.s
        s.active = seat
        s.actions = s.cards.actions
        s.agenda = [[step, seat, 0, 0, 0, 0] for step in (Agenda.ENDING_TURN, Agenda.TAKING_ASIDE, *steps)]
        s.settle()
        return self

    def hooking(self, seat: int = 0) -> "Town":
        return self.turn(
            seat, Agenda.DRAWING, Agenda.RETURNING, Agenda.MAJOR, Agenda.ACTING, Agenda.RAISING, Agenda.HOOKING
        )

    def acting(self, seat: int = 0, actions: int = 2) -> "Town":
        self.turn(seat, Agenda.DRAWING, Agenda.RETURNING, Agenda.MAJOR, Agenda.ACTING)
        self.s.actions = actions
        return self

    def major(self, seat: int = 0) -> "Town":
        return self.turn(seat, Agenda.DRAWING, Agenda.RETURNING, Agenda.MAJOR)

    def returning(self, seat: int = 0) -> "Town":
        return self.turn(seat, Agenda.DRAWING, Agenda.RETURNING)

    def asks(self, what: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> "Town":
        """One question or step on top of a step-3 agenda."""
        self.acting(seat)
        self.s.ask(what, seat, a, b, c, d)
        self.s.settle()
        return self

    # -- looking

    def zone_of(self, who: str) -> str:
        return ZONE_IDS[self.s.zone_at[self.s.criminal_at[criminal(who)]]]

    def item_zone(self, what: str) -> str:
        return ZONE_IDS[self.s.item_place(item(what))]

    def holds_item(self, who: str) -> str | None:
        held = self.s.holds[criminal(who)]
        return None if held == NOTHING else ITEM_IDS[held]

    def space(self, seat: int, who: str) -> int:
        return self.s.dominance[seat][criminal(who)]

    def ports(self, seat: int) -> list[str]:
        return [CRIMINAL_IDS[who] for who in self.s.ports[seat]]

    def patrol(self, where: str) -> int:
        return self.s.patrol[zone(where)]

    def question(self, seat: int = 0) -> str:
        return str(self.view(seat).question)

    def memory(self, seat: int) -> list[str]:
        return sorted(EVIDENCE_IDS[self.s.evidence.value[label]] for label in self.s.memory[seat])

    def offers(self, seat: int, line: str) -> bool:
        return line in self.options(seat)

    def counts(self) -> dict[str, int]:
        return GAME.components(self.s)
