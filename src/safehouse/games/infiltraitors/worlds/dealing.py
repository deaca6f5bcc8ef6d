"""Deals the cards a seat has not seen to the places where they can lie."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.infiltraitors.codes import Targets
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
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge, Sight, Slot

PATIENCE: Final = 5000


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
            self.slots.append(Slot(known.hq_slot.mask, False, known.epoch))
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

    def draw(self, random: Stream) -> Infiltraitors:
        for _i in range(PATIENCE):
            world = self.try_to_deal(random)
            if world is not None:
                return world
        raise Stuck("no deal fits this view")

    def try_to_deal(self, random: Stream) -> Infiltraitors | None:
        deal = Deal(self, random)
        if not (deal.suspects() and deal.fallen_pairs() and deal.two_card_suspects()):
            return None
        if not (deal.lost_cards() and deal.rest()):
            return None
        return deal.world()


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
        self.firsts: int = 0
        """Unseen cards that were suspects and fell."""
        self.returned: list[int] = []
        """Unseen cards that went back to headquarters with a fallen pair …"""
        self.returned_epoch: list[int] = []
        """… and with which elimination."""
        self.pair_first: list[int] = []
        self.pair_second: list[int] = []
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

    def fallen_pairs(self) -> bool:
        """Which cards the eliminated two-card suspects of others were (IN-6.25)."""
        dealer = self.dealer
        pairs = dealer.known.pairs
        for pair in pairs:
            first = self.pick(pair.first_among & ~self.used & ~self.firsts)
            if first == NOTHING:
                return False
            self.firsts |= BIT[first]
            self.pair_first.append(first)
            self.give_back(first, pair.epoch)
        for i in range(len(pairs)):
            second = NOTHING
            if not pairs[i].single:
                second = self.pick(pairs[i].second_among & ~self.used & ~self.busy(i))
                if second == NOTHING:
                    return False
                self.give_back(second, pairs[i].epoch)
            self.pair_second.append(second)
        return True

    def busy(self, i: int) -> int:
        """Cards that cannot have been in headquarters when the i-th fallen pair was caught."""
        pairs = self.dealer.known.pairs
        taken = 0
        for j in range(len(pairs)):
            if pairs[j].fell > pairs[i].caught:
                taken |= BIT[self.pair_first[j]]
                overlaps = pairs[j].caught < pairs[i].fell
                if j < i and overlaps and self.pair_second[j] != NOTHING:
                    taken |= BIT[self.pair_second[j]]
        return taken

    def give_back(self, c: int, epoch: int) -> None:
        if self.dealer.unseen & BIT[c] == 0:
            return
        for i in range(len(self.returned)):
            if self.returned[i] == c:
                self.returned_epoch[i] = max(epoch, self.returned_epoch[i])
                return
        self.returned.append(c)
        self.returned_epoch.append(epoch)

    def pick(self, mask: int) -> int:
        if mask == 0:
            return NOTHING
        return self.random.choose(cards_in(mask))

    def two_card_suspects(self) -> bool:
        """First and second card together must fit the clues."""
        dealer = self.dealer
        returned = set_of(self.returned)
        for target in dealer.doubles:
            fitting = dealer.known.fitting(target)
            first = self.pick(dealer.unseen & ~self.used & ~returned & self.with_numbers(fitting))
            if first == NOTHING:
                return False
            self.used |= BIT[first]
            second = self.pick(self.second_cards(target, fitting, first))
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
        for i in range(len(self.returned)):
            if self.returned_epoch[i] > dealer.known.second[target].epoch:
                possible &= ~BIT[self.returned[i]]
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
        for i in range(len(self.returned)):
            c = self.returned[i]
            if self.used & BIT[c] == 0:
                waiting.append(c)
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
        dealer = self.dealer
        found: list[int] = []
        epoch = NOTHING
        for i in range(len(self.returned)):
            if self.returned[i] == c:
                epoch = self.returned_epoch[i]
        for i in range(len(dealer.slots)):
            slot = dealer.slots[i]
            if slot.mask & BIT[c] != 0 or (epoch != NOTHING and slot.epoch >= epoch and not slot.closed):
                found.append(i)
        return found

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
        pairs = self.dealer.known.pairs
        for i in range(len(pairs)):
            for entry in world.past_pairs:
                if entry[0] == pairs[i].fell:
                    entry[2] = self.pair_first[i]
                    entry[3] = self.pair_second[i]


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
