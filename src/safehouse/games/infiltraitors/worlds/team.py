"""What a team of agents concludes together: the public sets, and what moves say by an agreed code.

Every seat follows the public history in the same way and so has the same sets. Without the code a
move says what its clue says. With it, each free choice of an agent also speaks about the suspect in
front of that agent: the members of its public set are numbered in the order of the cards, and the
choice names a remainder class of these numbers; the others keep only its members.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.infiltraitors.codes import Deeds, Modifiers, Origins, Targets
from safehouse.games.infiltraitors.rules.deeds import (
    deed_flag,
    deed_kind,
    deed_seat,
    deed_source,
    deed_what,
    deed_whom,
)
from safehouse.games.infiltraitors.rules.position import MissionPlan
from safehouse.games.infiltraitors.tables import (
    ALL_CARDS,
    BIT,
    HIGHEST,
    MATCHING,
    NOTHING,
    OF_COLOUR,
    OF_NUMBER,
    cards_in,
    set_of,
)
from safehouse.games.infiltraitors.worlds.knowledge import Sight

MOST_USABLE: Final = 12


class Team:
    """The public state as far as a code needs it, followed deed by deed."""

    def __init__(
        self, plan: MissionPlan | None = None, speakers: list[int] | None = None, dealt: int = 0
    ) -> None:
        self.plan: MissionPlan = MissionPlan() if plan is None else plan
        self.speakers: list[int] = [] if speakers is None else speakers
        """Seats that speak the code."""
        self.dealt: int = dealt
        """Reward cards the holder of the last suspect got and still has, where all know them (IN-5.814)."""
        self.in_finale: bool = False
        self.shown: int = set_of(self.plan.pool)
        self.hand: list[int] = [self.plan.start_hand] * self.plan.agents
        self.occupied: list[bool] = [False] * (Targets.COUNT)
        self.double: list[bool] = [False] * (Targets.COUNT)
        self.cut: list[int] = [ALL_CARDS] * (Targets.COUNT)
        """What clues and wrong guesses leave of each suspect."""
        self.said: list[int] = [ALL_CARDS] * (Targets.COUNT)
        """What the code leaves of it."""
        self.vertical: list[int] = [0] * (Targets.COUNT)
        self.horizontal: list[int] = [0] * (Targets.COUNT)
        self.clues: list[list[int]] = [[] for target in range(Targets.COUNT)]
        self.withdrawn: list[bool] = [False] * self.plan.agents
        self.row: int = self.plan.suspects - self.plan.aside
        self.hq: int = len(self.plan.deck) - self.plan.agents * self.plan.start_hand - self.plan.suspects
        self.pile: list[int] = []
        """Card by card; NOTHING for a face-down one."""
        self.rewards: int = 0
        self.occupied[Targets.KEY_PERSON] = self.plan.key_person
        self.sets: list[int] = [0] * (Targets.COUNT)
        self.fresh: bool = False

    # Public sets ------------------------------------------------------------------------------------

    def public(self, target: int) -> int:
        """The identities everybody still thinks possible for this suspect."""
        if not self.fresh:
            self.refresh()
        return self.sets[target]

    def refresh(self) -> None:
        """Facts, cut by what was said; where that leaves nothing, somebody did not speak the code."""
        unseen = self.plan.deck_set & ~self.shown
        pairs = self.identities(unseen) if self.plan.two_cards else 0
        for target in range(Targets.COUNT):
            if not self.occupied[target]:
                self.sets[target] = 0
                continue
            facts = (pairs if self.double[target] else unseen) & self.cut[target]
            self.sets[target] = facts & self.said[target]
            if self.sets[target] == 0:
                self.sets[target] = facts
        if not self.plan.two_cards:
            self.drop_certain()
        self.fresh = True

    def identities(self, unseen: int) -> int:
        """Pairs of a number and a colour for which there still are cards."""
        numbers = 0
        for number in range(1, HIGHEST + 1):
            if unseen & OF_NUMBER[number] != 0:
                numbers |= OF_NUMBER[number]
        colours = 0
        for colour in range(self.plan.colours):
            if unseen & OF_COLOUR[colour] != 0:
                colours |= OF_COLOUR[colour]
        return numbers & colours

    def drop_certain(self) -> None:
        changed = True
        while changed:
            changed = False
            for i in range(Targets.COUNT):
                if self.sets[i].bit_count() != 1:
                    continue
                for j in range(Targets.COUNT):
                    if j != i and self.sets[j] & self.sets[i] != 0 and self.sets[j] != self.sets[i]:
                        self.sets[j] &= ~self.sets[i]
                        changed = True

    def show(self, c: int) -> None:
        self.shown |= BIT[c]
        self.fresh = False

    def lay(self, c: int, target: int, vertical: bool) -> None:
        self.show(c)
        self.clues[target].append(c)
        if vertical:
            self.cut[target] &= MATCHING[c]
            self.vertical[target] += 1
        else:
            self.cut[target] &= ~MATCHING[c]
            self.horizontal[target] += 1

    # The code ---------------------------------------------------------------------------------------

    def missing(self, target: int) -> int:
        """Clues still needed before a shot, where they must balance."""
        most = max(2, self.vertical[target], self.horizontal[target])
        return 2 * most - self.vertical[target] - self.horizontal[target]

    def speaks(self, seat: int) -> bool:
        """Whether a choice of this agent speaks now; to be asked before the move."""
        if seat not in self.speakers or not self.occupied[seat] or self.hq == 0:
            return False
        if Modifiers.BALANCED_CLUES in self.plan.rules:
            size = self.public(seat).bit_count()
            return size > 1 and float(size.bit_length() - 1) > 0.5 * self.missing(seat)
        return True

    def usable(self, seat: int) -> int:
        """Cards this agent chooses from, as far as all can count them."""
        if not self.plan.outward:
            return self.hand[seat]
        total = 0
        for other in range(self.plan.agents):
            if other != seat:
                total += self.hand[other]
        return min(total, MOST_USABLE)

    def ask_targets(self, seat: int) -> int:
        if Modifiers.EXCHANGE_LEFT_ONLY in self.plan.rules:
            return 1 if self.occupied[(seat + 1) % self.plan.agents] else 0
        count = 0
        for other in range(self.plan.agents):
            if other != seat and self.occupied[other]:
                count += 1
        return count

    def give_classes(self, seat: int) -> int:
        if self.speaks_by_rank(seat):
            return self.dealt.bit_count()
        return self.usable(seat) * 6 // 10 if self.speaks(seat) else 1

    def speaks_by_rank(self, seat: int) -> bool:
        """In the finale a card known to be in the hand speaks by its rank there, before its orientation: so
        there is a card for every word."""
        return self.in_finale and self.dealt != 0 and seat in self.speakers

    def give_word(self, seat: int, c: int) -> int:
        if not self.speaks_by_rank(seat):
            return c
        return (self.dealt & (BIT[c] - 1)).bit_count()

    def given_about(self, seat: int, c: int, vertical: bool) -> int:
        """The set that giving this card speaks about."""
        if self.speaks_by_rank(seat):
            return self.public(seat)
        return turned(self.spoken_about(seat, c), c, vertical)

    def exchange_classes(self, seat: int) -> int:
        if not self.speaks(seat):
            return 1
        return self.usable(seat) * 8 * (1 + self.ask_targets(seat)) // 20

    def wait_classes(self, seat: int) -> int:
        return min(4, self.hq) if self.speaks(seat) else 1

    def reward_classes(self, seat: int) -> int:
        """A reward speaks even in the moment in which the deck is one returned card."""
        if self.plan.finale or not self.speaks(seat):
            return 1
        return 1 + len(self.pile)

    def spoken_about(self, target: int, c: int) -> int:
        """The set a choice speaks about: the public one before the move, without the card played."""
        return self.public(target) & ~BIT[c]

    def keep_class(self, target: int, mask: int, word: int, classes: int) -> None:
        """Everybody keeps the members of one class."""
        if classes > 1:
            self.said[target] &= one_class(mask, word, classes)
            self.fresh = False

    def exchange_word(self, c: int, seat: int, target: int, classes: int) -> int:
        """The word of asking with this card this many places on, for so many classes."""
        distance = (target - seat) % self.plan.agents
        return c + distance * (1 + classes // 2)

    # Following ----------------------------------------------------------------------------------------

    def follow(self, entry: int) -> None:
        kind = deed_kind(entry)
        seat = deed_seat(entry)
        what = deed_what(entry)
        if kind == Deeds.CATCH:
            self.follow_catch(seat, deed_flag(entry) == 1)
        elif kind == Deeds.GIVE:
            self.follow_give(entry, seat, what)
        elif kind == Deeds.EXCHANGE:
            self.follow_exchange(entry, seat, what)
        elif kind == Deeds.WAIT:
            self.follow_wait(seat, what)
        elif kind == Deeds.SHOOT:
            self.follow_shot(what, deed_whom(entry), deed_flag(entry) == 1)
        elif kind in (Deeds.REWARD, Deeds.REWARD_DOWN, Deeds.NO_REWARD):
            self.follow_reward(kind, seat, what)
        elif kind == Deeds.TURN_UP:
            self.show(what)
            self.rewards += 1
        elif kind in (Deeds.DISCARD, Deeds.LAY_DOWN_HAND):
            self.show(what)
            self.hand[seat] -= 1
            self.pile.append(what)
        elif kind == Deeds.DISCARD_DOWN:
            self.hand[seat] -= 1
            self.pile.append(NOTHING)
        elif kind == Deeds.WITHDRAW:
            self.withdrawn[seat] = True
        elif kind == Deeds.KEY_CLUE:
            self.follow_key_clue(entry, seat, what)
        elif kind == Deeds.FINALE:
            self.follow_finale(seat)

    def follow_catch(self, seat: int, pays: bool) -> None:
        self.row -= 1
        self.meet(seat)
        if pays:
            self.hq -= 1
            if self.plan.two_cards:
                self.double[seat] = True
            else:
                self.pile.append(NOTHING)

    def meet(self, seat: int) -> None:
        """A new suspect stands in front of this agent."""
        self.occupied[seat] = True
        self.double[seat] = False
        self.cut[seat] = ALL_CARDS
        self.said[seat] = ALL_CARDS
        self.vertical[seat] = 0
        self.horizontal[seat] = 0
        self.clues[seat] = []
        self.fresh = False

    def leave_source(self, entry: int, seat: int) -> None:
        source = deed_source(entry)
        if source == Origins.HAND:
            self.hand[seat] -= 1
        elif source != Origins.POOL:
            self.hand[source] -= 1

    def follow_give(self, entry: int, seat: int, c: int) -> None:
        classes = self.give_classes(seat)
        vertical = deed_flag(entry) % 2 == 1
        spoken = self.given_about(seat, c, vertical)
        word = self.give_word(seat, c)
        self.leave_source(entry, seat)
        self.lay(c, seat, vertical)
        self.keep_class(seat, spoken, word, classes)
        if self.in_finale:
            self.dealt &= ~BIT[c]

    def follow_exchange(self, entry: int, seat: int, c: int) -> None:
        classes = self.exchange_classes(seat)
        target = deed_whom(entry)
        spoken = self.spoken_about(seat, c)
        classes = min(classes, spoken.bit_count())
        self.leave_source(entry, seat)
        self.lay(c, target, deed_flag(entry) % 2 == 1)
        self.keep_class(seat, spoken, self.exchange_word(c, seat, target, classes), classes)
        if deed_flag(entry) >= 2:
            self.hq -= 1
            self.hand[seat] += 1

    def follow_wait(self, seat: int, count: int) -> None:
        classes = self.wait_classes(seat)
        self.keep_class(seat, self.public(seat), count, classes)
        self.hq -= 1 + count
        self.hand[seat] += count
        self.pile.append(NOTHING)

    def follow_shot(self, guess: int, target: int, right: bool) -> None:
        if not right:
            self.cut[target] &= ~BIT[guess]
            self.fresh = False
            return
        self.hq += 2 if self.double[target] else 1
        self.occupied[target] = False
        if not self.plan.two_cards or target == Targets.KEY_PERSON or not self.double[target]:
            self.show(guess)
        self.double[target] = False
        for c in self.clues[target]:
            self.pile.append(NOTHING if self.plan.face_down else c)
        self.clues[target] = []
        self.fresh = False

    def follow_reward(self, kind: int, seat: int, what: int) -> None:
        """Option 0 is to take none, option 1 the oldest card of the pile, and so on."""
        classes = self.reward_classes(seat)
        place = NOTHING
        if kind == Deeds.REWARD:
            place = self.pile.index(what)
        elif kind == Deeds.REWARD_DOWN:
            place = what
        self.keep_class(seat, self.public(seat), place + 1, classes)
        if place == NOTHING:
            return
        self.pile.pop(place)
        if self.plan.finale:
            self.rewards += 1 if kind == Deeds.REWARD else 0
        else:
            self.hand[seat] += 1

    def open_pile(self) -> list[int]:
        """The face-up discards in the order of the cards."""
        return sorted([c for c in self.pile if c != NOTHING])

    def follow_key_clue(self, entry: int, seat: int, c: int) -> None:
        """A key clue from the pile speaks by its place among the face-up discards."""
        vertical = deed_flag(entry) % 2 == 1
        if deed_source(entry) == Origins.PILE:
            order = self.open_pile()
            spoken = turned(self.spoken_about(Targets.KEY_PERSON, c), c, vertical)
            self.pile.remove(c)
            self.lay(c, Targets.KEY_PERSON, vertical)
            if seat in self.speakers:
                self.keep_class(Targets.KEY_PERSON, spoken, order.index(c), len(order))
        else:
            self.hand[seat] -= 1
            self.lay(c, Targets.KEY_PERSON, vertical)

    def follow_finale(self, shooter: int) -> None:
        """What was open stays out of question, and so does what is laid open now (IN-5.805), which only
        the pile tells; who holds how many rewards is the order of the deal."""
        agents = self.plan.agents
        self.in_finale = True
        self.hq = 0
        self.hand = [0] * agents
        seat = shooter
        for _i in range(self.rewards):
            self.hand[seat] += 1
            seat = (seat + 1) % agents
        self.meet(shooter)


def follow_all(plan: MissionPlan, speakers: list[int], sight: Sight) -> Team:
    """What the team knows in the position this seat sees."""
    team = Team(plan, speakers, dealt_in_finale(sight))
    for entry in sight.deeds:
        team.follow(entry)
        if deed_kind(entry) == Deeds.FINALE:
            for i in range(len(sight.pile)):
                if sight.pile_tag[i] % 2 == 1:
                    team.show(sight.pile[i])
    return team


def dealt_in_finale(sight: Sight) -> int:
    """The reward cards dealt to the holder of the last suspect. Two agents know them both: one holds them,
    the other holds the rest (IN-5.814); nobody else does, for whom the set is empty."""
    if sight.plan.agents != 2 or sight.seat < 0:
        return 0
    holder = NOTHING
    collected, mine = 0, set_of(sight.hands[sight.seat])
    for entry in sight.deeds:
        kind = deed_kind(entry)
        if kind == Deeds.FINALE:
            holder = deed_seat(entry)
        elif holder == NOTHING and kind in (Deeds.REWARD, Deeds.TURN_UP):
            collected |= BIT[deed_what(entry)]
        elif holder != NOTHING and kind in (Deeds.GIVE, Deeds.EXCHANGE) and deed_seat(entry) == sight.seat:
            mine |= BIT[deed_what(entry)]
    if holder == NOTHING:
        return 0
    return mine if holder == sight.seat else collected & ~mine


def turned(mask: int, c: int, vertical: bool) -> int:
    """What a clue that lies so leaves of a set."""
    return mask & MATCHING[c] if vertical else mask & ~MATCHING[c]


def one_class(mask: int, word: int, classes: int) -> int:
    """The members of a set, numbered in card order, whose number leaves the remainder of the word; never
    more classes than members."""
    members = cards_in(mask)
    m = min(classes, len(members))
    if m < 2:
        return mask
    kept = 0
    for i in range(word % m, len(members), m):
        kept |= BIT[members[i]]
    return kept
