"""Deals the cards a seat has not seen to the places where they can lie."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.infiltraitors.codes import Cards, Targets
from safehouse.games.infiltraitors.rules.deeds import deed_what, shows_card, shows_hand_of
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import (
    BIT,
    NOTHING,
    OF_COLOUR,
    OF_NUMBER,
    card,
    cards_in,
    number_of,
    set_of,
)
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge, Pair, Sight, Slot

PATIENCE: Final = 5000
MOST_KEPT: Final = 200


class Stuck(Exception):
    """No deal was found that fits the view."""


class Dealer:
    """Every deal that the view allows can come up. `frame` holds all the seat sees."""

    def __init__(self, known: Knowledge, frame: Infiltraitors) -> None:
        self.known: Knowledge = known
        self.frame: Infiltraitors = frame
        sight = known.sight
        self.unseen: int = known.unseen()
        self.lost: list[int] = cards_in(known.lost)
        self.slots: list[Slot] = []
        """Headquarters, then hidden hand cards seat by seat, then the face-down pile."""
        for _i in range(sight.hq):
            self.slots.append(Slot(known.hq_slot.mask))
        for hand in known.hands:
            for slot in hand:
                if slot.card == NOTHING:
                    self.slots.append(slot)
        for slot in known.pile:
            if slot.card == NOTHING:
                self.slots.append(slot)
        self.singles: list[int] = []
        self.domains: list[list[int]] = []
        self.doubles: list[int] = []
        for target in known.targets():
            if target == sight.seat or (target == Targets.KEY_PERSON and sight.key_person != NOTHING):
                continue
            if target != Targets.KEY_PERSON and sight.two_cards[target]:
                self.doubles.append(target)
            else:
                self.singles.append(target)
                self.domains.append(cards_in(self.unseen & known.fitting(target)))
        self.knowing: dict[int, Dealer | None] = {}
        """Who deals once the fallen pairs are taken for certain cards, for some of these."""

    def draw(self, random: Stream) -> Infiltraitors:
        for _i in range(PATIENCE):
            dealer = self.imagining_pairs(random)
            world = None if dealer is None else dealer.try_to_deal(random)
            if world is not None:
                return world
        raise Stuck("no deal fits this view")

    def imagining_pairs(self, random: Stream) -> "Dealer | None":
        """Takes the fallen pairs of others for certain cards; None where what was seen since contradicts."""
        if len(self.known.pairs) == 0:
            return self
        named = imagined_pairs(self.known.pairs, random)
        if len(named) == 0:
            return None
        key = 0
        for cards in named:
            key = (key * Cards.COUNT + cards[0]) * (Cards.COUNT + 1) + cards[1] + 1
        if key in self.knowing:
            return self.knowing[key]
        known = Knowledge(self.known.sight, named)
        dealer = None if known.contradicted else Dealer(known, self.frame)
        if len(self.knowing) < MOST_KEPT:
            self.knowing[key] = dealer
        return dealer

    def try_to_deal(self, random: Stream) -> Infiltraitors | None:
        deal = Deal(self, random)
        if not (deal.suspects() and deal.two_card_suspects() and deal.lost_cards() and deal.rest()):
            return None
        return deal.world()


def imagined_pairs(pairs: list[Pair], random: Stream) -> list[list[int]]:
    """What the fallen pairs could have been, [first, second] each (IN-6.25): a first card was in no pair
    before, a second one in none that stood at the same time. Empty where a choice leaves none for the next."""
    named: list[list[int]] = []
    for pair in pairs:
        before, beside = 0, 0
        for i in range(len(named)):
            mask = set_of([c for c in named[i] if c != NOTHING])
            before |= mask
            if pairs[i].fell > pair.caught:
                beside |= mask
        first = pick(pair.firsts & ~before, random)
        if first == NOTHING:
            return []
        second = NOTHING if pair.single else pick(pair.seconds & ~beside & ~BIT[first], random)
        if second == NOTHING and not pair.single:
            return []
        named.append([first, second])
    return named


def pick(mask: int, random: Stream) -> int:
    return random.choose(cards_in(mask)) if mask != 0 else NOTHING


class Deal:
    """One attempt, step by step; each step says whether it succeeded."""

    def __init__(self, dealer: Dealer, random: Stream) -> None:
        self.dealer: Dealer = dealer
        self.random: Stream = random
        self.used: int = 0
        """Unseen cards that have their place."""
        self.stand: list[int] = [NOTHING] * (Targets.COUNT)
        self.second: list[int] = [NOTHING] * (Targets.COUNT)
        self.filled: list[int] = [NOTHING] * len(dealer.slots)
        self.row: list[int] = []
        self.from_lost: int = 0
        """Lost cards that stand as second cards."""

    def suspects(self) -> bool:
        """Single-card suspects: any different cards that fit are equally probable."""
        dealer = self.dealer
        for i in range(len(dealer.singles)):
            domain = dealer.domains[i]
            if len(domain) == 0:
                return False
            c = self.random.choose(domain)
            if self.used & BIT[c] != 0:
                return False
            self.used |= BIT[c]
            self.stand[dealer.singles[i]] = c
        return True

    def two_card_suspects(self) -> bool:
        """First and second card together must fit the clues."""
        dealer = self.dealer
        for target in dealer.doubles:
            fitting = dealer.known.fitting(target)
            first = pick(dealer.unseen & ~self.used & self.with_numbers(fitting), self.random)
            if first == NOTHING:
                return False
            self.used |= BIT[first]
            second = pick(self.second_cards(target, fitting, first), self.random)
            if second == NOTHING:
                return False
            self.used |= BIT[second]
            if dealer.unseen & BIT[second] == 0:
                self.from_lost |= BIT[second]
            self.stand[target] = first
            self.second[target] = second
        return True

    def with_numbers(self, fitting: int) -> int:
        mask = 0
        for c in cards_in(fitting):
            mask |= OF_NUMBER[number_of(c)]
        return mask

    def second_cards(self, target: int, fitting: int, first: int) -> int:
        """Cards that can have been the top one at the Catch and give a fitting colour."""
        dealer = self.dealer
        possible = dealer.unseen | dealer.known.second[target].mask
        possible &= ~self.used & ~self.from_lost
        mask = 0
        for colour in range(dealer.known.sight.plan.colours):
            if fitting & BIT[card(colour, number_of(first))] != 0:
                mask |= OF_COLOUR[colour]
        return possible & mask

    def lost_cards(self) -> bool:
        """Cards seen before go where they may lie: first what must be filled by them, then the rest,
        those with the fewest places first."""
        dealer = self.dealer
        waiting = [c for c in dealer.lost if self.from_lost & BIT[c] == 0]
        self.random.shuffle(waiting)
        for i in range(len(dealer.slots)):
            slot = dealer.slots[i]
            if not slot.closed:
                continue
            fitting = [c for c in waiting if slot.mask & BIT[c] != 0]
            if len(fitting) == 0:
                return False
            c = self.random.choose(fitting)
            waiting.remove(c)
            self.filled[i] = c
        return self.place_all(waiting)

    def place_all(self, waiting: list[int]) -> bool:
        options: list[list[int]] = []
        for c in waiting:
            options.append(self.places_for(c))
        while len(waiting) > 0:
            tightest = 0
            for i in range(len(waiting)):
                if len(options[i]) < len(options[tightest]):
                    tightest = i
            free = [place for place in options[tightest] if self.filled[place] == NOTHING]
            if len(free) == 0:
                return False
            c = waiting.pop(tightest)
            options.pop(tightest)
            self.filled[self.random.choose(free)] = c
            self.used |= BIT[c]
        return True

    def places_for(self, c: int) -> list[int]:
        slots = self.dealer.slots
        return [i for i in range(len(slots)) if slots[i].mask & BIT[c] != 0]

    def rest(self) -> bool:
        """All other unseen cards fill what is left, the row and the suspect set aside."""
        dealer = self.dealer
        sight = dealer.known.sight
        cards = cards_in(dealer.unseen & ~self.used)
        self.random.shuffle(cards)
        for _i in range(sight.row):
            self.row.append(cards.pop())
        if sight.aside > 0 and sight.key_person == NOTHING and self.stand[Targets.KEY_PERSON] == NOTHING:
            self.stand[Targets.KEY_PERSON] = cards.pop()
        for i in range(len(self.filled)):
            if self.filled[i] == NOTHING:
                if len(cards) == 0:
                    return False
                self.filled[i] = cards.pop()
        return len(cards) == 0

    def world(self) -> Infiltraitors:
        dealer = self.dealer
        known = dealer.known
        sight = known.sight
        world = dealer.frame.copy()
        world.random = self.random.split()
        world.row = self.row
        if sight.aside > 0:
            world.aside = [self.stand[Targets.KEY_PERSON] if sight.key_person == NOTHING else sight.key_person]
        for target in dealer.singles + dealer.doubles:
            if target != Targets.KEY_PERSON:
                world.stand[target] = self.stand[target]
                world.second[target] = self.second[target]
        world.hq = self.filled[: sight.hq]
        self.random.shuffle(world.hq)
        next_hole = sight.hq
        for seat in range(len(known.hands)):
            slots = known.hands[seat]
            for i in range(len(slots)):
                if slots[i].card == NOTHING:
                    world.hands[seat].insert(i, self.filled[next_hole])
                    next_hole += 1
        for place in range(len(known.pile)):
            if known.pile[place].card == NOTHING:
                world.pile[place] = self.filled[next_hole]
                next_hole += 1
        self.remember_pairs(world)
        if len(known.groups) > 0:
            remember_groups(known, world)
        return world

    def remember_pairs(self, world: Infiltraitors) -> None:
        """The imagined cards of fallen pairs, for the imagined memory of their holders."""
        known = self.dealer.known
        for i in range(len(known.named)):
            for entry in world.past_pairs:
                if entry[0] == known.pairs[i].fell:
                    entry[2:4] = known.named[i]


def remember_groups(known: Knowledge, world: Infiltraitors) -> None:
    """What went face down unseen by this seat, for the imagined memory of those who saw it (IN-5.719)."""
    groups = [[group.deed, group.seat, *group.come_to_light] for group in known.groups]
    for place in range(len(known.pile)):
        for group in known.pile[place].groups:
            groups[group.number].append(world.pile[place])
    for seat in range(len(known.hands)):
        slots = known.open_hands[seat] if known.sight.sees_hand(seat) else known.hands[seat]
        for i in range(len(slots)):
            for group in slots[i].groups:
                groups[group.number].append(world.hands[seat][i])
    chosen: list[int] = []
    for taken in known.taken:
        chosen.append(card_taken(known.sight, taken.deed, chosen))
        for group in taken.groups:
            groups[group.number].append(chosen[-1])
    world.laid_down = sorted(world.laid_down + groups)


def card_taken(sight: Sight, taken: int, chosen: list[int]) -> int:
    """Which card this seat took by this deed: one that is in its hand or has left it since, and that was seen
    nowhere else before."""
    elsewhere = set_of(chosen)
    out_of_hand = 0
    for i in range(len(sight.deeds)):
        entry = sight.deeds[i]
        if not shows_card(entry):
            continue
        shown = BIT[deed_what(entry)]
        if i > taken and elsewhere & shown == 0 and shows_hand_of(entry, sight.seat):
            out_of_hand |= shown
        elif out_of_hand & shown == 0:
            elsewhere |= shown
    possible = sight.hands[sight.seat] + cards_in(out_of_hand)
    for group in sight.laid_down:
        if group[0] > taken:
            possible.extend(group[2:])
    for c in possible:
        if elsewhere & BIT[c] == 0:
            return c
    return possible[0]
