"""What one seat can conclude: cards seen, suspects still possible, and where lost cards may lie.

A card is *lost* to a seat when it has seen it, but the card lies hidden again: an eliminated
suspect shuffled into headquarters, a clue that went face down. Every hidden place is a `Slot`
with the lost cards that may lie in it. All this is a function of the seat's own `Sight`.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.infiltraitors.codes import Agents, Deeds, Origins, Targets
from safehouse.games.infiltraitors.rules.deeds import (
    deed_flag,
    deed_kind,
    deed_place,
    deed_seat,
    deed_source,
    deed_what,
    deed_whom,
)
from safehouse.games.infiltraitors.rules.position import MissionPlan
from safehouse.games.infiltraitors.tables import (
    ALL_CARDS,
    BIT,
    MATCHING,
    NOTHING,
    OF_COLOUR,
    OF_NUMBER,
    colour_of,
    number_of,
    set_of,
)


class Sight:
    """A view in numbers: what the seat sees of the table, NOTHING where a card is hidden from it."""

    def __init__(self) -> None:
        self.seat: int = 0
        self.plan: MissionPlan = MissionPlan()
        self.hands: list[list[int]] = []
        self.occupied: list[bool] = []
        self.stand: list[int] = []
        self.second: list[int] = []
        self.two_cards: list[bool] = []
        self.clues: list[list[int]] = []
        self.row: int = 0
        self.aside: int = 0
        self.key_person: int = NOTHING
        self.key_clues: list[int] = []
        self.hq: int = 0
        self.pile: list[int] = []
        self.pile_tag: list[int] = []
        self.pool: list[int] = []
        self.rewards: list[int] = []
        self.deeds: list[int] = []
        self.laid_down: list[list[int]] = []
        """Groups that went face down before this seat's eyes: [deed, seat, cards…]."""
        self.past_pairs: list[list[int]] = []
        """[deed, holder, first, second, first among, second among, 1 if it was a single card]"""

    def sees_hand(self, owner: int) -> bool:
        return (owner != self.seat and self.seat >= 0) if self.plan.outward else owner == self.seat


class UnseenGroup:
    """Cards that went face down from a hand this seat does not see (IN-5.718, IN-5.719)."""

    def __init__(self, deed: int = 0, seat: int = 0, number: int = 0) -> None:
        self.deed: int = deed
        self.seat: int = seat
        self.number: int = number
        """Which of the groups this seat has not seen."""
        self.come_to_light: list[int] = []
        """Cards of it that were shown since."""


class Taken:
    """A card of such groups that this seat took blind into its own hand."""

    def __init__(self, deed: int = 0, groups: list[UnseenGroup] | None = None) -> None:
        self.deed: int = deed
        self.groups: list[UnseenGroup] = NO_GROUPS if groups is None else groups


NO_GROUPS: Final[list[UnseenGroup]] = []


class Slot:
    """A hidden place: `card` where it is certain, otherwise the lost cards it may hold. `closed`: it
    holds one of them for sure. `epoch`: how many unknown pairs its card can have come from. `groups`: with
    which others its card was laid down, where that was not seen."""

    def __init__(self, mask: int = 0, closed: bool = False, card: int = NOTHING, epoch: int = 0) -> None:
        self.mask: int = mask
        self.closed: bool = closed
        self.card: int = card
        self.epoch: int = epoch
        self.groups: list[UnseenGroup] = NO_GROUPS


NO_LOST_CARD: Final = Slot()
"""The row, or what is set aside: nothing that was seen before lies there."""


class Pair:
    """An eliminated two-card suspect whose cards this seat does not know: those that each could be."""

    def __init__(self, caught: int = 0, fell: int = 0, single: bool = False) -> None:
        self.caught: int = caught
        self.fell: int = fell
        self.single: bool = single
        self.firsts: int = 0
        self.seconds: int = 0


class Knowledge:
    """`named`: what this seat takes the fallen pairs for that it does not know, [first, second] each; it
    concludes as if it had seen them."""

    def __init__(self, sight: Sight | None = None, named: list[list[int]] | None = None) -> None:
        self.sight: Sight = Sight() if sight is None else sight
        self.named: list[list[int]] = [] if named is None else named
        self.contradicted: bool = False
        """Whether a card of these pairs has been where it cannot have come to."""
        plan = self.sight.plan
        self.shown: int = set_of(plan.pool)
        """Cards that were open to everybody at some time (IN-6.21)."""
        self.seen: int = 0
        """Cards this seat has seen at some time (IN-6.22)."""
        self.lost: int = 0
        self.ever_lost: int = 0
        self.wrong: list[int] = [0] * Targets.COUNT
        """For each target the identities named in vain."""
        self.caught: list[int] = [NOTHING] * Agents.COUNT
        """For each seat the deed by which its suspect was caught."""
        self.hq_slot: Slot = Slot()
        self.hands: list[list[Slot]] = []
        """The hands this seat does not see; empty for the others."""
        self.open_hands: list[list[Slot]] = []
        """The hands this seat sees, place by place where hands face outwards (IN-5.782)."""
        self.pile: list[Slot] = []
        self.second: list[Slot] = [Slot() for seat in range(Agents.COUNT)]
        self.pairs: list[Pair] = []
        self.fallen_to_all: list[list[int]] = []
        """For each past pair the cards its first and its second could be as far as everybody had seen."""
        self.groups: list[UnseenGroup] = []
        self.taken: list[Taken] = []
        self.clues: list[list[int]] = [[] for target in range(Targets.COUNT)]
        self.rewards: list[int] = []
        self.deal_hands()
        for i in range(len(self.sight.deeds)):
            self.follow(i, self.sight.deeds[i])
        self.look_around()

    def deal_hands(self) -> None:
        plan = self.sight.plan
        for seat in range(plan.agents):
            self.hands.append([])
            self.open_hands.append([])
            for _i in range(plan.start_hand):
                self.enter_hand(seat, Slot())

    # Following the public history -------------------------------------------------------------------

    def follow(self, i: int, entry: int) -> None:
        kind = deed_kind(entry)
        seat = deed_seat(entry)
        what = deed_what(entry)
        if kind == Deeds.CATCH:
            self.follow_catch(i, seat, deed_flag(entry) == 1)
        elif kind in (Deeds.GIVE, Deeds.EXCHANGE):
            self.follow_play(entry, seat, what)
        elif kind == Deeds.WAIT:
            self.pile.append(self.from_hq())
            for _i in range(what):
                self.enter_hand(seat, self.from_hq())
        elif kind == Deeds.SHOOT:
            self.follow_shot(i, what, deed_whom(entry), deed_flag(entry) == 1)
        elif kind == Deeds.REWARD:
            self.take_from_pile(what)
            self.lay_or_hold(seat, what)
        elif kind == Deeds.REWARD_DOWN:
            self.follow_blind_reward(i, seat, what)
        elif kind == Deeds.TURN_UP:
            self.show(what)
            self.rewards.append(what)
        elif kind in (Deeds.DISCARD, Deeds.LAY_DOWN_HAND):
            self.leave_hand(seat, what, deed_place(entry))
            self.pile.append(Slot(0, False, what))
        elif kind == Deeds.DISCARD_DOWN:
            self.follow_hidden_discard(i, seat, deed_place(entry))
        elif kind == Deeds.KEY_CLUE:
            self.follow_key_clue(entry, seat, what)
        elif kind == Deeds.FINALE:
            self.follow_finale(i, seat)

    def from_hq(self) -> Slot:
        return Slot(self.hq_slot.mask, False, NOTHING, len(self.pairs))

    def enter_hand(self, seat: int, slot: Slot) -> None:
        if not self.sight.sees_hand(seat):
            self.hands[seat].append(slot)
        elif self.sight.plan.outward:
            self.open_hands[seat].append(slot)

    def show(self, c: int) -> None:
        """A card comes to light: it can lie in no hidden place."""
        self.shown |= BIT[c]
        self.find(c)

    def lose(self, cards: int) -> None:
        """Cards that were seen go back into hiding."""
        self.ever_lost |= cards

    def find(self, c: int) -> None:
        if self.ever_lost & BIT[c] == 0:
            return
        gone = ~BIT[c]
        self.hq_slot.mask &= gone
        for slot in self.pile:
            slot.mask &= gone
        for hand in self.hands:
            for slot in hand:
                slot.mask &= gone
        for slot in self.second:
            slot.mask &= gone

    def follow_catch(self, i: int, seat: int, pays: bool) -> None:
        self.caught[seat] = i
        self.wrong[seat] = 0
        if not pays:
            return
        if self.sight.plan.two_cards:
            self.second[seat] = self.from_hq()
        else:
            self.pile.append(self.from_hq())

    def follow_play(self, entry: int, seat: int, c: int) -> None:
        source = deed_source(entry)
        if source == Origins.HAND:
            self.leave_hand(seat, c, 0)
        elif source != Origins.POOL:
            self.leave_hand(source, c, deed_place(entry))
        self.show(c)
        self.clues[deed_whom(entry)].append(c)
        if deed_kind(entry) == Deeds.EXCHANGE and deed_flag(entry) >= 2:
            self.enter_hand(seat, self.from_hq())

    def follow_key_clue(self, entry: int, seat: int, c: int) -> None:
        if deed_source(entry) == Origins.PILE:
            self.take_from_pile(c)
        else:
            self.leave_hand(seat, c, 0)
        self.show(c)
        self.clues[Targets.KEY_PERSON].append(c)

    def follow_shot(self, i: int, guess: int, target: int, right: bool) -> None:
        if not right:
            self.wrong[target] |= BIT[guess]
            return
        if self.sight.plan.two_cards and target != Targets.KEY_PERSON:
            self.follow_fallen_pair(i, target)
        else:
            self.return_to_hq(guess, NO_LOST_CARD)
            self.shown |= BIT[guess]
        cards = self.clues[target]
        self.clues[target] = []
        mask = set_of(cards)
        if self.sight.plan.face_down:
            self.lose(mask)
        for c in cards:
            if self.sight.plan.face_down:
                self.pile.append(Slot(mask, True))
            else:
                self.pile.append(Slot(0, False, c))

    def follow_fallen_pair(self, i: int, target: int) -> None:
        """Its former holder knows what went back; the others know a number and a colour."""
        guess = deed_what(self.sight.deeds[i])
        unseen = self.sight.plan.deck_set & ~self.shown
        self.fallen_to_all.append([OF_NUMBER[number_of(guess)] & unseen, OF_COLOUR[colour_of(guess)] & unseen])
        for entry in self.sight.past_pairs:
            if entry[0] != i:
                continue
            if entry[2] != NOTHING:
                self.return_pair(target, entry[2], entry[3])
                continue
            pair = Pair(self.caught[target], i, entry[6] == 1)
            pair.firsts = BIT[guess] if pair.single else entry[4]
            pair.seconds = entry[5] | (self.second[target].mask & OF_COLOUR[colour_of(guess)])
            if len(self.pairs) < len(self.named):
                cards = self.named[len(self.pairs)]
                self.return_pair(target, cards[0], cards[1])
            self.pairs.append(pair)
        self.second[target] = Slot()

    def return_pair(self, target: int, first: int, second: int) -> None:
        """Its first card was in the row until it was caught, its second one on top of headquarters then."""
        self.return_to_hq(first, NO_LOST_CARD)
        if second != NOTHING:
            self.return_to_hq(second, self.second[target])

    def return_to_hq(self, c: int, place: Slot) -> None:
        """A card that was in this place is shuffled into headquarters, and known from now on."""
        self.must_admit(place, c)
        self.find(c)
        self.lose(BIT[c])
        self.hq_slot.mask |= BIT[c]

    def must_admit(self, slot: Slot, c: int) -> None:
        """A card seen before can be in this place; what was here before pairs fell is none of theirs."""
        if self.ever_lost & BIT[c] != 0 and slot.mask & BIT[c] == 0:
            self.contradicted = True
        for pair in self.pairs[slot.epoch :]:
            pair.firsts &= ~BIT[c]
            pair.seconds &= ~BIT[c]

    def lay_or_hold(self, seat: int, c: int) -> None:
        """A face-up reward: laid apart in mission 18, otherwise a known card in a hand."""
        if self.sight.plan.finale:
            self.rewards.append(c)
        else:
            self.enter_hand(seat, Slot(0, False, c))

    def take_from_pile(self, c: int) -> None:
        for place in range(len(self.pile)):
            if self.pile[place].card == c:
                self.pile.pop(place)
                return

    def follow_blind_reward(self, i: int, seat: int, place: int) -> None:
        slot = self.pile.pop(place)
        if self.sight.plan.finale:
            self.take_out(slot, deed_what(self.sight.deeds[i + 1]))
            return
        self.enter_hand(seat, slot)
        if seat == self.sight.seat and not self.sight.plan.outward and len(slot.groups) > 0:
            self.taken.append(Taken(i, slot.groups))

    def follow_finale(self, i: int, shooter: int) -> None:
        """Everything is open but what lies face down; the rewards are dealt again (IN-5.805 to 5.814)."""
        plan = self.sight.plan
        self.hq_slot.mask = 0
        for place in range(len(self.sight.pile)):
            if self.sight.pile_tag[place] == i * 2 + 1:
                self.show(self.sight.pile[place])
                self.pile.append(Slot(0, False, self.sight.pile[place]))
        self.hands = [[] for seat in range(plan.agents)]
        self.open_hands = [[] for seat in range(plan.agents)]
        mask = set_of(self.rewards)
        self.lose(mask)
        seat = shooter
        for _c in self.rewards:
            self.enter_hand(seat, Slot(mask, True))
            seat = (seat + 1) % plan.agents
        self.rewards = []
        self.caught[shooter] = i
        self.wrong[shooter] = 0

    def follow_hidden_discard(self, i: int, seat: int, place: int) -> None:
        first = i
        while first > 0 and deed_kind(self.sight.deeds[first - 1]) == Deeds.DISCARD_DOWN:
            first -= 1
        for group in self.sight.laid_down:
            if group[0] == first:
                cards = group[2:]
                for c in cards:
                    self.find(c)
                mask = set_of(cards)
                self.lose(mask)
                for slot in self.pile[len(self.pile) - (i - first) :]:
                    slot.mask = mask
                self.pile.append(Slot(mask, True))
                if self.sight.plan.outward:
                    self.pile[-1].groups = self.open_hands[seat].pop(place).groups
                return
        if i == first:
            self.groups.append(UnseenGroup(i, seat, len(self.groups)))
        slot = self.hands[seat].pop(place) if self.sight.plan.outward else self.leave_unseen(seat)
        slot.groups = [*slot.groups, self.groups[-1]]
        self.pile.append(slot)
        mix(self.pile[len(self.pile) - 1 - (i - first) :])

    def leave_hand(self, seat: int, c: int, place: int) -> None:
        """A card comes to light out of a hand."""
        slots = self.hands[seat]
        if self.sight.sees_hand(seat):
            if self.sight.plan.outward:
                come_to_light(self.open_hands[seat].pop(place), c)
            self.show(c)
            return
        if self.sight.plan.outward:
            self.take_out(slots.pop(place), c)
        elif not take_certain(slots, c):
            admitted = [slot for slot in slots if slot.card == NOTHING and fits(slot, c, self.known_before(c))]
            self.must_admit(any_of(admitted), c)
            come_to_light(drop_one(slots, admitted), c)
        self.show(c)

    def take_out(self, slot: Slot, c: int) -> None:
        """A card comes to light out of this place."""
        self.must_admit(slot, c)
        come_to_light(slot, c)

    def known_before(self, c: int) -> bool:
        """Whether the card was lost: then it comes out of a slot that may hold it."""
        if self.ever_lost & BIT[c] == 0:
            return False
        if self.hq_slot.mask & BIT[c] != 0:
            return True
        for hand in self.hands:
            for slot in hand:
                if slot.mask & BIT[c] != 0:
                    return True
        return False

    def leave_unseen(self, seat: int) -> Slot:
        """A card goes from a hidden hand to another hidden place: it may be any card of that hand."""
        slots = self.hands[seat]
        gone = Slot(0, True)
        for slot in slots:
            gone.mask |= slot.mask
            gone.epoch = max(gone.epoch, slot.epoch)
            gone.closed = gone.closed and slot.closed
        gone.groups = drop_one(slots, slots.copy()).groups
        return gone

    # The present --------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """What lies open to this seat now, and what it has seen and lost sight of."""
        sight = self.sight
        visible = set_of(sight.pool) | set_of(sight.rewards)
        for hand in sight.hands:
            visible |= set_of([c for c in hand if c != NOTHING])
        visible |= set_of([c for c in sight.pile if c != NOTHING])
        for entries in sight.clues:
            visible |= set_of([entry // 2 for entry in entries])
        visible |= set_of([entry // 2 for entry in sight.key_clues])
        for c in sight.stand:
            if c != NOTHING:
                visible |= BIT[c]
        for c in sight.second:
            if c != NOTHING:
                visible |= BIT[c]
        if sight.key_person != NOTHING:
            visible |= BIT[sight.key_person]
        self.seen = self.shown | visible
        for group in sight.laid_down:
            self.seen |= set_of(group[2:])
        for cards in self.named + [entry[2:4] for entry in sight.past_pairs]:
            self.seen |= set_of([c for c in cards if c != NOTHING])
        self.look_at_suspects()
        self.lost = self.seen & ~visible
        self.lost &= ~self.hidden_for_good()

    def look_at_suspects(self) -> None:
        """Those this seat sees stand where they were placed, a second card where it came to be caught."""
        sight = self.sight
        for seat in range(sight.plan.agents):
            if sight.stand[seat] != NOTHING:
                self.must_admit(NO_LOST_CARD, sight.stand[seat])
            if sight.second[seat] != NOTHING:
                self.must_admit(self.second[seat], sight.second[seat])
        if sight.key_person != NOTHING:
            self.must_admit(NO_LOST_CARD, sight.key_person)

    def hidden_for_good(self) -> int:
        """Cards that are not part of the mission at all."""
        return ALL_CARDS & ~(set_of(self.sight.plan.deck) | set_of(self.sight.plan.pool))

    def unseen(self) -> int:
        """Cards this seat has never seen: the suspects are among them (IN-6.22)."""
        return set_of(self.sight.plan.deck) & ~self.seen

    def fitting(self, target: int) -> int:
        """Identities that agree with every clue at a suspect and were not named in vain (IN-6.21)."""
        possible = ALL_CARDS & ~self.wrong[target]
        entries = self.sight.key_clues if target == Targets.KEY_PERSON else self.sight.clues[target]
        for entry in entries:
            if entry % 2 == 1:
                possible &= MATCHING[entry // 2]
            else:
                possible &= ~MATCHING[entry // 2]
        return possible

    def targets(self) -> list[int]:
        """The suspects that can be reasoned about: those in stands, and the key person."""
        found = [seat for seat in range(self.sight.plan.agents) if self.sight.occupied[seat]]
        if self.sight.aside > 0 and self.sight.plan.key_person:
            found.append(Targets.KEY_PERSON)
        return found


def fits(slot: Slot, c: int, lost: bool) -> bool:
    """Whether this card can have come out of this slot."""
    if lost:
        return slot.mask & BIT[c] != 0
    return not slot.closed


def mix(slots: list[Slot]) -> None:
    """Cards that are shuffled among themselves: each place may hold what any of them held."""
    place = any_of(slots)
    for slot in slots:
        slot.mask, slot.closed, slot.epoch = place.mask, place.closed, place.epoch


def any_of(slots: list[Slot]) -> Slot:
    """What a card can be that lies in one of these places."""
    place = Slot(0, True)
    for slot in slots:
        place.mask |= slot.mask
        place.closed = place.closed and slot.closed
        place.epoch = max(place.epoch, slot.epoch)
    return place


def take_certain(slots: list[Slot], c: int) -> bool:
    for i in range(len(slots)):
        if slots[i].card == c:
            slots.pop(i)
            return True
    return False


def come_to_light(slot: Slot, c: int) -> None:
    for group in slot.groups:
        group.come_to_light.append(c)


def drop_one(slots: list[Slot], admitted: list[Slot]) -> Slot:
    """Remove and return the slot that leaves the others the most room; nobody knows which it was, so each of
    the others that it could have been takes over what that one might have held."""
    if len(admitted) == 0:
        return slots.pop()
    least = admitted[0]
    for slot in admitted:
        if slot.mask.bit_count() < least.mask.bit_count():
            least = slot
    for slot in admitted:
        if slot is not least:
            slot.mask |= least.mask
            slot.closed = slot.closed and least.closed
            slot.epoch = max(slot.epoch, least.epoch)
    for i in range(len(slots)):
        if slots[i] is least:
            slots.pop(i)
            break
    return least
