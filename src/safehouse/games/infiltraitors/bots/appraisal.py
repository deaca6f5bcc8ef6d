"""What a clue, a card and a word are worth to one seat, in bits: exact sets of what is possible."""
# compiled by mypyc

import math
from typing import Final

from safehouse.games.infiltraitors.codes import Modifiers, Targets
from safehouse.games.infiltraitors.tables import (
    BIT,
    MATCHING,
    NOTHING,
    card,
    cards_in,
    colour_of,
    number_of,
    set_of,
)
from safehouse.games.infiltraitors.worlds.candidates import pair_weights, private_set
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.team import Team, one_class

OPEN_NOW: Final = 0
"""Memory: what lies open at this moment, and the own cards."""
OPEN_EVER: Final = 1
"""Memory: what was open to everybody at some time, and the own cards."""
EVERYTHING: Final = 2
"""Memory: whatever the seat has seen (IN-6.22)."""
FEW: Final = 12
"""So many candidates are compared two by two."""
USUALLY_PARTED: Final = 0.4
"""The part of the cards that tells two candidates apart."""
LIKENESS: Final = 0.4
HARDEST: Final = 4.0
SHOWN: Final = 1.0
"""Worth of showing that a card is not the key person, while the last shots are held back."""


def bits_table() -> list[float]:
    return [0.0, 0.0] + [math.log2(n) for n in range(2, 512)]


BITS: Final = bits_table()


def bits(mask: int) -> float:
    return BITS[mask.bit_count()]


class Appraisal:
    """One decision of one seat. `team` holds the public sets, `known` what this seat knows beyond them, of
    which it uses what its `memory` keeps. `people`: seats that people hold; unless the table speaks a code,
    clues are meant for them, who cross out by hand what lies open."""

    def __init__(
        self,
        known: Knowledge,
        team: Team,
        target: int,
        bullets: int,
        eliminator: int,
        people: list[int],
        memory: int = EVERYTHING,
    ) -> None:
        self.known: Knowledge = known
        self.team: Team = team
        self.people: list[int] = people
        self.memory: int = memory
        self.seat: int = known.sight.seat
        self.aimed: int = target
        self.bullets: int = bullets
        self.eliminator: int = eliminator
        self.agents: int = team.plan.agents
        self.balanced: bool = Modifiers.BALANCED_CLUES in team.plan.rules
        self.own: int = self.own_identity()
        open_now = self.open_now()
        self.by_hand: list[int] = [self.crossed_out(target, open_now) for target in range(Targets.COUNT)]
        for_people = len(people) > 0 and len(team.speakers) == 0
        self.public: list[int] = [team.public(target) for target in range(Targets.COUNT)]
        if memory == OPEN_NOW or for_people:
            self.public = self.by_hand
        self.private: list[int] = [self.private_of(target) for target in range(Targets.COUNT)]
        self.suspects: int = known.sight.row + known.sight.aside
        for occupied in known.sight.occupied:
            self.suspects += 1 if occupied else 0
        self.holds_back: bool = self.must_hold_back()
        self.in_play: int = self.known.unseen() | self.own_cards()
        """The cards that may still become clues."""

    def open_now(self) -> int:
        """The cards that lie face up on the table."""
        sight = self.known.sight
        mask = set_of(sight.pool) | set_of(sight.rewards)
        for clues in [*sight.clues, sight.key_clues]:
            for clue in clues:
                mask |= BIT[clue // 2]
        for i in range(len(sight.pile)):
            if sight.pile_tag[i] % 2 == 1 and sight.pile[i] != NOTHING:
                mask |= BIT[sight.pile[i]]
        return mask

    def crossed_out(self, target: int, open_now: int) -> int:
        """What is left of a suspect for somebody who crosses out by its clues, the names called in vain and the
        cards that lie open. Two-card suspects are left to the shared grid."""
        if not self.team.occupied[target] or self.team.double[target]:
            return self.team.public(target)
        return self.team.plan.deck_set & self.known.fitting(target) & ~open_now

    def own_cards(self) -> int:
        """Cards in hands that this seat sees, and its own suspect."""
        mask = 0 if self.own == NOTHING else BIT[self.own]
        for hand in self.known.sight.hands:
            mask |= set_of([c for c in hand if c != NOTHING])
        return mask

    def private_of(self, target: int) -> int:
        """What this seat thinks possible; what was said in code counts as long as it can be true."""
        if not self.team.occupied[target]:
            return 0
        mine = self.possible(target)
        agreed = mine if self.memory == OPEN_NOW else mine & self.team.public(target)
        return mine if agreed == 0 else agreed

    def possible(self, target: int) -> int:
        sight = self.known.sight
        if target == self.seat:
            return BIT[self.own]
        if self.memory != EVERYTHING and not self.team.double[target] and not self.knows_key_person(target):
            remembered = self.by_hand[target] if self.memory == OPEN_NOW else self.team.public(target)
            return remembered & ~self.own_cards()
        if target == Targets.KEY_PERSON or not sight.two_cards[target]:
            return private_set(self.known, target)
        unseen = self.known.unseen()
        weights = pair_weights(self.known, target, unseen, unseen | self.known.second[target].mask)
        return set_of([identity for identity, _ways in weights])

    def knows_key_person(self, target: int) -> bool:
        return target == Targets.KEY_PERSON and self.known.sight.key_person != NOTHING

    def own_identity(self) -> int:
        sight = self.known.sight
        if self.seat < 0 or not sight.occupied[self.seat]:
            return NOTHING
        first = sight.stand[self.seat]
        second = sight.second[self.seat]
        return first if second == NOTHING else card(colour_of(second), number_of(first))

    # Who may do what ----------------------------------------------------------------------------------

    def may_shoot(self, seat: int, target: int) -> bool:
        if seat == target or self.team.withdrawn[seat]:
            return False
        if target == Targets.KEY_PERSON:
            return True
        rules = self.team.plan.rules
        if Modifiers.ELIMINATE_RIGHT_ONLY in rules and (target + 1) % self.agents != seat:
            return False
        return Modifiers.DESIGNATED_ELIMINATOR not in rules or seat == self.eliminator

    def spare(self) -> int:
        return self.bullets - self.suspects

    # Worth of a clue ----------------------------------------------------------------------------------

    def left_only(self) -> bool:
        """Only the left neighbour can be asked, so that a suspect has two agents who can give clues at it."""
        return Modifiers.EXCHANGE_LEFT_ONLY in self.team.plan.rules and self.agents > 2

    def is_plain(self) -> bool:
        """The same where no code adds to what clues say."""
        return self.left_only() and len(self.team.speakers) == 0

    def doubt(self, mask: int) -> float:
        """Bits; where few can give clues, two candidates that few cards tell apart count for more."""
        size = mask.bit_count()
        if size < 2 or size > FEW or not self.is_plain():
            return BITS[size]
        candidates = cards_in(mask)
        total = 0.0
        for i in range(size):
            for j in range(i):
                total += self.likeness(candidates[j], candidates[i])
        return math.log2(1.0 + 2.0 * total / size)

    def likeness(self, one: int, other: int) -> float:
        """1 for candidates that the usual number of cards tells apart."""
        parting = (MATCHING[one] ^ MATCHING[other]) & self.in_play & ~BIT[one] & ~BIT[other]
        part = parting.bit_count() / max(1, self.in_play.bit_count())
        return HARDEST if part == 0.0 else min(HARDEST, (USUALLY_PARTED / part) ** LIKENESS)

    def cost(self, size: float, vertical: int, horizontal: int) -> float:
        """Bits still needed, or clues still needed where they must balance."""
        if not self.balanced:
            return size
        most = max(2, vertical, horizontal)
        need = 1.5 * (most - vertical) + 0.8 * (most - horizontal)
        return max(size, need) + 0.3 * min(size, need)

    def gain_in(self, mask: int, c: int, target: int) -> float:
        """Expected gain of a clue whose turn is not known, within this set."""
        size = mask.bit_count()
        if size == 0:
            return 0.0
        team = self.team
        up = mask & MATCHING[c]
        n = up.bit_count()
        v, h = team.vertical[target], team.horizontal[target]
        before = self.cost(self.doubt(mask), v, h)
        after = 0.0
        if n > 0:
            after += n * self.cost(self.doubt(up), v + 1, h)
        if n < size:
            after += (size - n) * self.cost(self.doubt(mask & ~up), v, h + 1)
        return before - after / size

    def gain(self, c: int, target: int) -> float:
        """Private and public bits half and half, or only those of whoever may shoot."""
        mine = self.may_shoot(self.seat, target)
        others = False
        for other in range(self.agents):
            if other != self.seat and self.may_shoot(other, target):
                others = True
        if mine and not others:
            return self.gain_in(self.private[target], c, target)
        public = self.gain_in(self.public[target] & ~BIT[c], c, target)
        if not mine:
            return public
        return 0.5 * (self.gain_in(self.private[target], c, target) + public)

    def own_gain(self, c: int) -> float:
        """What the others learn from a clue at the own suspect; its holder knows how it will lie."""
        before = self.public[self.seat]
        vertical = MATCHING[c] & BIT[self.own] != 0
        after = (before & MATCHING[c] if vertical else before & ~MATCHING[c]) & ~BIT[c]
        v, h = self.team.vertical[self.seat], self.team.horizontal[self.seat]
        left = self.cost(self.doubt(after), v + (1 if vertical else 0), h + (0 if vertical else 1))
        return self.cost(self.doubt(before), v, h) - left

    def reveal(self, c: int, beside: int) -> float:
        """What others gain from seeing that this card is not their suspect."""
        total = 0.0
        for target in range(Targets.COUNT):
            mask = self.public[target]
            if target != beside and mask & BIT[c] != 0 and mask.bit_count() > 1:
                total += self.doubt(mask) - self.doubt(mask & ~BIT[c])
        if self.holds_back and self.public[Targets.KEY_PERSON] & BIT[c] != 0:
            total += SHOWN
        return total

    def said(self, classes: int, word: int, mask: int) -> float:
        """What a word adds on the own suspect, within the set it speaks about; saying something false is out
        of the question."""
        if classes < 2 or self.own == NOTHING:
            return 0.0
        kept = one_class(mask, word, classes)
        if kept & BIT[self.own] == 0:
            return -100.0
        return bits(mask) - bits(kept)

    def use_of(self, c: int) -> float:
        """How well a card splits an open suspect, or else the unseen cards."""
        best = 0.6 * self.split(self.known.unseen(), c)
        for target in range(self.agents):
            if not self.team.occupied[target]:
                continue
            if target == self.seat:
                best = max(best, self.own_gain(c))
            elif not self.is_plain() or target == self.left():
                best = max(best, self.gain(c, target))
        return best

    def left(self) -> int:
        return (self.seat + 1) % self.agents

    def split(self, mask: int, c: int) -> float:
        size = mask.bit_count()
        n = (mask & MATCHING[c]).bit_count()
        if size == 0:
            return 0.0
        return BITS[size] - (n * BITS[n] + (size - n) * BITS[size - n]) / size

    # The key person ---------------------------------------------------------------------------------------

    def ordinary_suspects(self) -> int:
        return self.suspects - self.known.sight.aside

    def active_agents(self) -> int:
        active = 0
        for gone in self.team.withdrawn:
            if not gone:
                active += 1
        return active

    def must_withdraw(self) -> bool:
        """Fewer eliminations are left than withdrawals needed."""
        return self.ordinary_suspects() < self.active_agents() - 1

    def held_back(self, target: int) -> bool:
        return target != Targets.KEY_PERSON and self.holds_back

    def must_hold_back(self) -> bool:
        """The last shots bring the withdrawals; they wait until the key person is nearly known."""
        if not self.team.plan.key_person or self.known.sight.aside == 0:
            return False
        if self.active_agents() < 2 or self.ordinary_suspects() > self.active_agents() - 1:
            return False
        if self.public[Targets.KEY_PERSON].bit_count() <= 2:
            return False
        return self.known.sight.hq > 2 or self.all_can_show()

    def all_can_show(self) -> bool:
        """With an empty deck hands are shown card by card, as long as every agent can go on."""
        if Modifiers.BALANCED_CLUES in self.team.plan.rules:
            return False
        for seat in range(self.agents):
            if not self.team.withdrawn[seat] and self.team.hand[seat] < 2:
                return False
        hand = set_of(self.known.sight.hands[self.seat])
        return hand & self.public[Targets.KEY_PERSON] != 0
