"""How a bot chooses: exact sets of what is possible, and moves compared in bits."""
# compiled by mypyc

import math
from typing import Final

from safehouse.games.infiltraitors.candidates import pair_weights, private_set
from safehouse.games.infiltraitors.cards import BIT, MATCHING, card, cards_in, colour_of, number_of, set_of
from safehouse.games.infiltraitors.knowledge import Knowledge
from safehouse.games.infiltraitors.moves import (
    CATCH,
    DECLINE_REWARD,
    DISCARD,
    DISCARD_PLACE,
    ELIMINATE,
    ELIMINATE_KEY_PERSON,
    EXCHANGE,
    GIVE,
    HIGHEST,
    KEY_CLUE,
    NAME,
    NOTHING,
    SEATS,
    STAY,
    TAKE,
    TAKE_DOWN,
    TIME_EXPIRED,
    WAIT,
    WITHDRAW,
)
from safehouse.games.infiltraitors.position import KEY
from safehouse.games.infiltraitors.team import Team, one_class, turned

WORTH: Final = [0.0, 1.0, 0.75, 0.55, 0.4, 0.3, 0.22, 0.16, 0.12, 0.1, 0.1, 0.1]
"""Of the first, second, … card of a hand."""
CARD_PRICE: Final = 0.35
WAIT_PRICE: Final = 0.3
BALANCED_WAIT_PRICE: Final = 0.6
EXCESS_PRICE: Final = 0.9
USELESS: Final = 0.1
"""Price of a drawn card that can never be played."""
HELPS: Final = 0.02
BLIND_WORTH: Final = 0.45
SHOWN: Final = 1.0
"""Worth of showing that a card is not the key person, while the last shots are held back."""


def bits_table() -> list[float]:
    return [0.0, 0.0] + [math.log2(n) for n in range(2, 512)]


BITS: Final = bits_table()


def bits(mask: int) -> float:
    return BITS[mask.bit_count()]


class Mind:
    """One decision of one seat. `team` holds the public sets, `known` what this seat knows beyond them."""

    def __init__(self, known: Knowledge, team: Team, target: int, bullets: int, eliminator: int) -> None:
        self.known: Knowledge = known
        self.team: Team = team
        self.seat: int = known.sight.seat
        self.aimed: int = target
        self.bullets: int = bullets
        self.eliminator: int = eliminator
        self.agents: int = team.plan.agents
        self.balanced: bool = "balanced_clues" in team.plan.rules
        self.public: list[int] = [team.public(target) for target in range(SEATS + 1)]
        self.private: list[int] = [self.private_of(target) for target in range(SEATS + 1)]
        self.own: int = self.own_identity()
        self.suspects: int = known.sight.row + known.sight.aside
        for occupied in known.sight.occupied:
            self.suspects += 1 if occupied else 0
        self.holds_back: bool = self.must_hold_back()

    def private_of(self, target: int) -> int:
        """What this seat thinks possible; what was said in code counts as long as it can be true."""
        if not self.team.occupied[target]:
            return 0
        mine = self.possible(target)
        agreed = mine & self.public[target]
        return mine if agreed == 0 else agreed

    def possible(self, target: int) -> int:
        sight = self.known.sight
        if target == self.seat:
            return BIT[self.own_identity()]
        if target == KEY or not sight.two_cards[target]:
            return private_set(self.known, target)
        unseen = self.known.unseen()
        weights = pair_weights(self.known, target, unseen, unseen | self.known.second[target].mask)
        return set_of([identity for identity, _ways in weights])

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
        if target == KEY:
            return True
        rules = self.team.plan.rules
        if "eliminate_right_only" in rules and (target + 1) % self.agents != seat:
            return False
        return "designated_eliminator" not in rules or seat == self.eliminator

    def spare(self) -> int:
        return self.bullets - self.suspects

    # Worth of a clue ----------------------------------------------------------------------------------

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
        before = self.cost(BITS[size], v, h)
        after = 0.0
        if n > 0:
            after += n * self.cost(BITS[n], v + 1, h)
        if n < size:
            after += (size - n) * self.cost(BITS[size - n], v, h + 1)
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
        left = self.cost(bits(after), v + (1 if vertical else 0), h + (0 if vertical else 1))
        return self.cost(bits(before), v, h) - left

    def reveal(self, c: int, beside: int) -> float:
        """What others gain from seeing that this card is not their suspect."""
        total = 0.0
        for target in range(SEATS + 1):
            mask = self.public[target]
            if target != beside and mask & BIT[c] != 0 and mask.bit_count() > 1:
                total += bits(mask) - bits(mask & ~BIT[c])
        if self.holds_back and self.public[KEY] & BIT[c] != 0:
            total += SHOWN
        return total

    # The choice -----------------------------------------------------------------------------------------

    def choose(self, offered: list[int]) -> int:
        moves = [move for move in offered if move != TIME_EXPIRED]
        first = moves[0]
        if len(moves) == 1:
            return first
        if first >= KEY_CLUE:
            return self.choose_key_clue(moves)
        if first == WITHDRAW:
            return WITHDRAW if self.must_withdraw() else STAY
        if first >= DISCARD:
            return self.choose_discard(moves)
        if first >= DECLINE_REWARD:
            return self.choose_reward(moves)
        if first >= NAME:
            return self.choose_name()
        return self.choose_action(moves)

    def choose_name(self) -> int:
        candidates = cards_in(self.private[self.aimed])
        guess = candidates[0]
        return NAME + colour_of(guess) * HIGHEST + number_of(guess) - 1

    def choose_action(self, moves: list[int]) -> int:
        shot = self.certain_shot(moves)
        if moves[0] == CATCH and (shot == NOTHING or self.catches_first()):
            return CATCH
        if shot != NOTHING:
            return shot
        deck = self.known.sight.hq
        best, best_score = NOTHING, -1000.0
        for move in moves:
            if move >= ELIMINATE:
                continue
            score = self.score(move)
            if score > best_score:
                best, best_score = move, score
        gamble = self.best_gamble(moves)
        if best == NOTHING:
            return gamble
        if gamble != NOTHING and self.should_gamble(gamble, deck, best_score):
            return gamble
        return best

    def catches_first(self) -> bool:
        """With the code a reward speaks about the suspect just caught."""
        return self.seat in self.team.speakers and not self.team.plan.finale and self.known.sight.hq > 1

    def certain_shot(self, moves: list[int]) -> int:
        for move in moves:
            if ELIMINATE <= move <= ELIMINATE_KEY_PERSON:
                target = self.target_of(move)
                if self.private[target].bit_count() == 1 and not self.held_back(target):
                    return move
        return NOTHING

    def target_of(self, move: int) -> int:
        return KEY if move == ELIMINATE_KEY_PERSON else move - ELIMINATE

    def best_gamble(self, moves: list[int]) -> int:
        best, smallest = NOTHING, 1000
        for move in moves:
            if ELIMINATE <= move <= ELIMINATE_KEY_PERSON:
                size = self.private[self.target_of(move)].bit_count()
                if 0 < size < smallest:
                    best, smallest = move, size
        if best == NOTHING and moves[-1] >= ELIMINATE:
            return moves[-1]
        return best

    def should_gamble(self, gamble: int, deck: int, best_score: float) -> bool:
        """Spare bullets are kept until the deck is empty and no card helps (early only where clues must
        balance); whatever the bullets, when the next agent could do nothing."""
        size = self.private[self.target_of(gamble)].bit_count()
        if self.held_back(self.target_of(gamble)):
            return False
        if self.balanced and size <= 2 and self.spare() > 0:
            return True
        if deck > 0:
            return False
        if self.next_is_stuck():
            return True
        return best_score < HELPS and self.spare() > 0

    def next_is_stuck(self) -> bool:
        """IN-8.6 for the next agent, with an empty deck."""
        seat = self.next_seat()
        sight = self.known.sight
        rules = self.team.plan.rules
        if (
            sight.row > 0
            and not sight.occupied[seat]
            and not ("designated_eliminator" in rules and seat == self.eliminator)
        ):
            return False
        others = False
        for other in range(self.agents):
            if other != seat and sight.occupied[other]:
                if self.may_shoot(seat, other) and not self.balanced:
                    return False
                others = True
        return self.team.usable(seat) == 0 or not (others or sight.occupied[seat])

    # Scores ---------------------------------------------------------------------------------------------

    def score(self, move: int) -> float:
        if move < EXCHANGE:
            return self.score_give(move - GIVE)
        if move < WAIT:
            return self.score_exchange((move - EXCHANGE) // SEATS, (move - EXCHANGE) % SEATS)
        return self.score_wait(move - WAIT)

    def hand_size(self) -> int:
        return len(self.known.sight.hands[self.seat])

    def spent(self) -> float:
        """The worth of the card that leaves a hand without another coming."""
        return CARD_PRICE * WORTH[min(self.hand_size(), 11)]

    def score_give(self, c: int) -> float:
        vertical = MATCHING[c] & BIT[self.own] != 0
        spoken = self.team.given_about(self.seat, c, vertical)
        said = self.said(self.team.give_classes(self.seat), self.team.give_word(self.seat, c), spoken)
        return self.own_gain(c) + self.reveal(c, self.seat) + said - self.spent() - self.parity(self.seat)

    def score_exchange(self, c: int, target: int) -> float:
        classes = self.team.exchange_classes(self.seat)
        spoken = self.team.spoken_about(self.seat, c)
        classes = min(classes, spoken.bit_count())
        word = self.team.exchange_word(c, self.seat, target, classes)
        total = self.gain(c, target) + self.reveal(c, target) + self.said(classes, word, spoken)
        if self.known.sight.hq == 0:
            total -= self.spent()
        return total - self.parity(target)

    def score_wait(self, count: int) -> float:
        sight = self.known.sight
        rules = self.team.plan.rules
        price = BALANCED_WAIT_PRICE if self.balanced else WAIT_PRICE
        if "exchange_left_only" in rules and self.agents > 2:
            price = 0.9
        if "reward_finale" in rules and self.agents > 2:
            price += 1.0
        total = self.said(self.team.wait_classes(self.seat), count, self.public[self.seat]) - price
        if self.has_no_use_for_cards():
            return total - USELESS * count
        size = self.hand_size()
        share = 0.5 if sight.row == 0 and not sight.occupied[self.seat] else 1.0
        for i in range(count):
            if size + i + 1 > self.team.plan.hand_limit:
                total -= EXCESS_PRICE
            else:
                total += share * CARD_PRICE * WORTH[size + i + 1]
        return total

    def has_no_use_for_cards(self) -> bool:
        """Nothing left to catch, no suspect in front, and none it may ask about."""
        sight = self.known.sight
        return sight.row == 0 and not sight.occupied[self.seat] and self.team.ask_targets(self.seat) == 0

    def parity(self, target: int) -> float:
        """Last suspect: the number of clues must be even when a shooter moves next, and odd when its holder
        does, who then lays the clue that balances it."""
        if not self.balanced or self.suspects != 1:
            return 0.0
        after = self.team.vertical[target] + self.team.horizontal[target] + 1
        holder_is_next = self.next_seat() == target
        if (after % 2 == 0) != holder_is_next:
            return 0.0
        if self.known.sight.hq == 0:
            return 6.0 if self.agents == 2 else 3.0
        return 1.0 if self.agents == 2 else 0.0

    def next_seat(self) -> int:
        seat = (self.seat + 1) % self.agents
        while self.team.withdrawn[seat]:
            seat = (seat + 1) % self.agents
        return seat

    def said(self, classes: int, word: int, mask: int) -> float:
        """What a word adds on the own suspect, within the set it speaks about; saying something false is out
        of the question."""
        if classes < 2 or self.own == NOTHING:
            return 0.0
        kept = one_class(mask, word, classes)
        if kept & BIT[self.own] == 0:
            return -100.0
        return bits(mask) - bits(kept)

    # Reward, hand limit ---------------------------------------------------------------------------------

    def use_of(self, c: int) -> float:
        """How well a card splits an open suspect, or else the unseen cards."""
        best = 0.6 * self.split(self.known.unseen(), c)
        for target in range(self.agents):
            if not self.team.occupied[target]:
                continue
            if target == self.seat:
                best = max(best, self.own_gain(c))
            else:
                best = max(best, self.gain(c, target))
        return best

    def split(self, mask: int, c: int) -> float:
        size = mask.bit_count()
        n = (mask & MATCHING[c]).bit_count()
        if size == 0:
            return 0.0
        return BITS[size] - (n * BITS[n] + (size - n) * BITS[size - n]) / size

    def choose_reward(self, moves: list[int]) -> int:
        best, best_score = moves[0], -1000.0
        classes = self.team.reward_classes(self.seat)
        for move in moves:
            score = self.reward_score(move)
            if move < TAKE:
                place = NOTHING
            elif move < TAKE_DOWN:
                place = self.team.pile.index(move - TAKE)
            else:
                place = move - TAKE_DOWN
            score += self.said(classes, place + 1, self.public[self.seat])
            if score > best_score:
                best, best_score = move, score
        return best

    def reward_score(self, move: int) -> float:
        if move == DECLINE_REWARD:
            return 0.0
        if self.team.plan.finale:
            return self.reward_card_score(move)
        if move >= TAKE_DOWN:
            return BLIND_WORTH
        return self.use_of(move - TAKE)

    def reward_card_score(self, move: int) -> float:
        """A reward card must part what the collected ones leave together; with three and more agents
        every burnt card that comes to light is worth more than that."""
        if move >= TAKE_DOWN:
            return 3.0 if self.agents > 2 else -1.0
        return self.parting(self.known.unseen(), move - TAKE)

    def parting(self, mask: int, c: int) -> float:
        """Bits a card adds to what the collected reward cards tell about a card of this set."""
        groups = [mask & ~BIT[c]]
        for reward in self.known.sight.rewards:
            parts: list[int] = []
            for group in groups:
                parts.append(group & MATCHING[reward])
                parts.append(group & ~MATCHING[reward])
            groups = [part for part in parts if part.bit_count() > 1]
        total = 0.0
        for group in groups:
            total += group.bit_count() * self.split(group, c)
        return total / max(1, mask.bit_count())

    def choose_discard(self, moves: list[int]) -> int:
        if moves[0] >= DISCARD_PLACE:
            return moves[0]
        best, best_score = moves[0], -1000.0
        for move in moves:
            c = move - DISCARD
            shown = 0.0 if self.team.plan.face_down else self.reveal(c, NOTHING)
            score = shown - self.use_of(c)
            if score > best_score:
                best, best_score = move, score
        return best

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
        return target != KEY and self.holds_back

    def must_hold_back(self) -> bool:
        """The last shots bring the withdrawals; they wait until the key person is nearly known."""
        if not self.team.plan.key_person or self.known.sight.aside == 0:
            return False
        if self.active_agents() < 2 or self.ordinary_suspects() > self.active_agents() - 1:
            return False
        if self.public[KEY].bit_count() <= 2:
            return False
        return self.known.sight.hq > 2 or self.all_can_show()

    def all_can_show(self) -> bool:
        """With an empty deck hands are shown card by card, as long as every agent can go on."""
        if "balanced_clues" in self.team.plan.rules:
            return False
        for seat in range(self.agents):
            if not self.team.withdrawn[seat] and self.team.hand[seat] < 2:
                return False
        hand = set_of(self.known.sight.hands[self.seat])
        return hand & self.public[KEY] != 0

    def choose_key_clue(self, moves: list[int]) -> int:
        """The card, or the first of a pair, that leaves the fewest candidates when the rest of the hand
        has been laid down."""
        best, smallest = moves[0], 1000
        hand = set_of(self.known.sight.hands[self.seat])
        two = self.agents == 2 and len(self.known.sight.key_clues) == 0
        for move in moves:
            c = move - KEY_CLUE
            left = self.after_key_clue(self.public[KEY], c)
            if left & BIT[self.known.sight.key_person] == 0:
                continue
            size = (left & ~hand).bit_count()
            if two:
                for other in moves:
                    if other != move:
                        both = self.after_key_clue(left, other - KEY_CLUE) & ~hand
                        size = min(size, both.bit_count())
            if size < smallest:
                best, smallest = move, size
        return best

    def after_key_clue(self, mask: int, c: int) -> int:
        key = self.known.sight.key_person
        left = turned(mask & ~BIT[c], c, MATCHING[c] & BIT[key] != 0)
        order = self.team.open_pile()
        if self.seat not in self.team.speakers or c not in order:
            return left
        return one_class(left, order.index(c), len(order))
