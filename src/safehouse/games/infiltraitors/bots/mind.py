"""How a bot chooses: every move appraised in bits, and a few rules for shots, rewards and the key person."""
# compiled by mypyc

from typing import Final

from safehouse.games.infiltraitors.bots.appraisal import Appraisal, bits
from safehouse.games.infiltraitors.codes import Agents, Deeds, Modifiers, Moves, Targets
from safehouse.games.infiltraitors.rules.deeds import deed_kind, deed_seat, deed_whom
from safehouse.games.infiltraitors.tables import (
    BIT,
    HIGHEST,
    MATCHING,
    NOTHING,
    cards_in,
    colour_of,
    number_of,
    set_of,
)
from safehouse.games.infiltraitors.worlds.team import one_class, turned

WORTH: Final = [0.0, 1.0, 0.75, 0.55, 0.4, 0.3, 0.22, 0.16, 0.12, 0.1, 0.1, 0.1]
"""Of the first, second, … card of a hand."""
CARD_PRICE: Final = 0.35
WAIT_PRICE: Final = 0.3
BALANCED_WAIT_PRICE: Final = 0.6
FINALE_WAIT_PRICE_OF_TWO: Final = 0.1
"""Where rewards go to no hand, two agents live on what they draw."""
EXCESS_PRICE: Final = 0.9
USELESS: Final = 0.1
"""Price of a drawn card that can never be played."""
HELPS: Final = 0.02
WORTH_A_TURN: Final = 0.2
"""A clue worth that much is given while a certain shot is left to somebody else."""
CLOCK_PRICE: Final = 0.15
FOCUS: Final = 0.15
BLIND_WORTH: Final = 0.45
WORTH_A_SHOT: Final = 0.5
"""A reward that tells so much is what a last certain shot is kept for."""
WORTH_BURNING: Final = 4
"""With so many cards in the deck one is burnt rather than such a shot spent."""


class Mind(Appraisal):
    """The decision itself."""

    # The choice -----------------------------------------------------------------------------------------

    def choose(self, offered: list[int]) -> int:
        moves = [move for move in offered if move != Moves.TIME_EXPIRED]
        first = moves[0]
        if len(moves) == 1:
            return first
        if first >= Moves.KEY_CLUE:
            return self.choose_key_clue(moves)
        if first == Moves.WITHDRAW:
            return Moves.WITHDRAW if self.must_withdraw() else Moves.STAY
        if first >= Moves.DISCARD:
            return self.choose_discard(moves)
        if first >= Moves.DECLINE_REWARD:
            return self.choose_reward(moves)
        if first >= Moves.NAME:
            return self.choose_name()
        return self.choose_action(moves)

    def choose_name(self) -> int:
        candidates = cards_in(self.private[self.aimed])
        guess = candidates[0]
        return Moves.NAME + colour_of(guess) * HIGHEST + number_of(guess) - 1

    def choose_action(self, moves: list[int]) -> int:
        best, best_score = self.best_clue(moves)
        helps = best != NOTHING and best < Moves.WAIT and best_score > WORTH_A_TURN
        shot = self.certain_shot(moves, helps)
        if shot != NOTHING and not helps and self.saves_shots(shot):
            return self.instead_of(shot, moves)
        if moves[0] == Moves.CATCH and (shot == NOTHING or self.catches_first()):
            if not (helps and self.leaves_catch()):
                return Moves.CATCH
        if shot != NOTHING:
            return shot
        deck = self.known.sight.hq
        gamble = self.best_gamble(moves)
        if best == NOTHING:
            return gamble
        if gamble != NOTHING and self.should_gamble(gamble, deck, best_score):
            return gamble
        return best

    def best_clue(self, moves: list[int]) -> tuple[int, float]:
        """The Give, Exchange or Wait that is worth most, and its worth."""
        best, best_score = NOTHING, -1000.0
        for move in moves:
            if move == Moves.CATCH or move >= Moves.ELIMINATE:
                continue
            score = self.score(move)
            if score > best_score:
                best, best_score = move, score
        return best, best_score

    def catches_first(self) -> bool:
        """With the code a reward speaks about the suspect just caught."""
        return self.seat in self.team.speakers and not self.team.plan.finale and self.known.sight.hq > 1

    def certain_shot(self, moves: list[int], helps: bool) -> int:
        """`helps`: a clue would help as well, so that a shot can be left to somebody else. Of several it takes
        the one after which the fewest agents are idle."""
        best, fewest = NOTHING, 1000
        for move in moves:
            if Moves.ELIMINATE <= move <= Moves.ELIMINATE_KEY_PERSON:
                target = self.target_of(move)
                if self.private[target].bit_count() != 1 or self.held_back(target):
                    continue
                if helps and (self.leaves_to_people(target) or self.leaves_to_idle(target)):
                    continue
                idle = self.idle_without(target) if self.in_last_part() and self.is_plain() else 0
                if idle < fewest:
                    best, fewest = move, idle
        return best

    # Work left to others --------------------------------------------------------------------------------

    def leaves_to_people(self, target: int) -> bool:
        """Who can read a suspect by hand and has not had a turn since its last clue gets the shot, while there
        is time."""
        if target == Targets.KEY_PERSON or self.by_hand[target].bit_count() != 1:
            return False
        if self.known.sight.hq <= self.agents:
            return False
        for person in self.people:
            if self.may_shoot(person, target) and not self.moved_since_last_clue(person, target):
                return True
        return False

    def moved_since_last_clue(self, seat: int, target: int) -> bool:
        moved = False
        for entry in self.known.sight.deeds:
            if deed_seat(entry) == seat:
                moved = True
            if deed_kind(entry) in (Deeds.GIVE, Deeds.EXCHANGE) and deed_whom(entry) == target:
                moved = False
        return moved

    def leaves_to_idle(self, target: int) -> bool:
        """Where only the left neighbour can be asked, a certain shot is kept for a turn, be it the own one, in
        which nothing could be done but burn a card; where a code is spoken, only if all are sure of it."""
        return self.in_last_part() and (self.is_plain() or self.public[target].bit_count() == 1)

    def in_last_part(self) -> bool:
        return self.left_only() and self.known.sight.row == 0

    def idle_without(self, target: int) -> int:
        """Agents with nobody to give or ask a clue about, once this suspect has fallen."""
        idle = 0
        for seat in range(self.agents):
            beside = (seat + 1) % self.agents
            holds = self.team.occupied[seat] and seat != target
            if not holds and not (self.team.occupied[beside] and beside != target):
                idle += 1
        return idle

    def saves_shots(self, shot: int) -> bool:
        """In the last part a shot that everybody is sure of is kept for an agent who can fetch a clue from the
        pile by it, as long as a suspect is in doubt."""
        if (
            not (self.in_last_part() and self.is_plain())
            or self.people
            or self.public[self.target_of(shot)].bit_count() != 1
        ):
            return False
        return self.best_reward() <= WORTH_A_SHOT and self.others_need_clues()

    def best_reward(self) -> float:
        """What the best card of the pile would tell about the own suspect or the left neighbour's."""
        best = 0.0
        left = self.left()
        for c in self.team.open_pile():
            if self.is_in_doubt(self.seat):
                best = max(best, self.own_gain(c))
            if self.team.occupied[left] and self.private[left].bit_count() > 1:
                best = max(best, self.gain(c, left))
        return best

    def others_need_clues(self) -> bool:
        return any(seat != self.seat and self.needs_clues(seat) for seat in range(self.agents))

    def needs_clues(self, seat: int) -> bool:
        """Whether this agent's clues could help: at the own suspect or at the left neighbour's."""
        return self.is_in_doubt(seat) or self.is_in_doubt((seat + 1) % self.agents)

    def is_in_doubt(self, target: int) -> bool:
        return self.team.occupied[target] and self.public[target].bit_count() > 1

    def instead_of(self, shot: int, moves: list[int]) -> int:
        """A card that costs the deck nothing, or one burnt while there are enough; else the shot after all."""
        if not self.needs_clues(self.seat):
            best, best_score = NOTHING, -1000.0
            for move in moves:
                free = Moves.EXCHANGE <= move < Moves.WAIT and self.known.sight.hq == 0
                if Moves.GIVE <= move < Moves.EXCHANGE or free:
                    score = self.score(move)
                    if score > best_score:
                        best, best_score = move, score
            if best != NOTHING:
                return best
        if self.known.sight.hq >= WORTH_BURNING and Moves.WAIT in moves:
            return Moves.WAIT
        return shot

    def leaves_catch(self) -> bool:
        """The same with the last suspects of the row."""
        if not self.left_only():
            return False
        idle = 0
        for seat in range(self.agents):
            if self.is_idle(seat):
                idle += 1
        return idle >= self.known.sight.row

    def is_idle(self, seat: int) -> bool:
        """Another agent with nobody to give or ask a clue about."""
        return seat != self.seat and not self.team.occupied[seat] and self.team.ask_targets(seat) == 0

    def target_of(self, move: int) -> int:
        return Targets.KEY_PERSON if move == Moves.ELIMINATE_KEY_PERSON else move - Moves.ELIMINATE

    def best_gamble(self, moves: list[int]) -> int:
        best, smallest = NOTHING, 1000
        for move in moves:
            if Moves.ELIMINATE <= move <= Moves.ELIMINATE_KEY_PERSON:
                size = self.private[self.target_of(move)].bit_count()
                if 0 < size < smallest:
                    best, smallest = move, size
        if best == NOTHING and moves[-1] >= Moves.ELIMINATE:
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
            and not (Modifiers.DESIGNATED_ELIMINATOR in rules and seat == self.eliminator)
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
        if move < Moves.EXCHANGE:
            return self.score_give(move - Moves.GIVE)
        if move < Moves.WAIT:
            return self.score_exchange(
                (move - Moves.EXCHANGE) // Agents.COUNT, (move - Moves.EXCHANGE) % Agents.COUNT
            )
        return self.score_wait(move - Moves.WAIT)

    def hand_size(self) -> int:
        return len(self.known.sight.hands[self.seat])

    def spent(self) -> float:
        """The worth of the card that leaves a hand without another coming."""
        return CARD_PRICE * WORTH[min(self.hand_size(), 11)]

    def score_give(self, c: int) -> float:
        vertical = MATCHING[c] & BIT[self.own] != 0
        spoken = self.team.given_about(self.seat, c, vertical)
        said = self.said(self.team.give_classes(self.seat), self.team.give_word(self.seat, c), spoken)
        return (
            self.own_gain(c)
            + self.reveal(c, self.seat)
            + said
            - self.spent()
            - self.parity(self.seat)
            + self.focus(self.seat)
        )

    def focus(self, target: int) -> float:
        """As long as suspects wait in the row, those nearly known come first: who has shot can catch."""
        if not self.left_only() or self.known.sight.row == 0:
            return 0.0
        return FOCUS * (bits(self.team.plan.deck_set) - bits(self.public[target]))

    def score_exchange(self, c: int, target: int) -> float:
        classes = self.team.exchange_classes(self.seat)
        spoken = self.team.spoken_about(self.seat, c)
        classes = min(classes, spoken.bit_count())
        word = self.team.exchange_word(c, self.seat, target, classes)
        total = (
            self.gain(c, target)
            + self.reveal(c, target)
            + self.said(classes, word, spoken)
            + self.focus(target)
        )
        if self.known.sight.hq == 0:
            total -= self.spent()
        else:
            total -= self.clock_price()
        return total - self.parity(target)

    def clock_price(self) -> float:
        """What a card of the deck is worth while some burn one each turn for want of a clue to give or ask."""
        if not self.in_last_part():
            return 0.0
        idle = 0
        for seat in range(self.agents):
            if not self.team.occupied[seat] and self.team.ask_targets(seat) == 0:
                idle += 1
        return CLOCK_PRICE * idle

    def score_wait(self, count: int) -> float:
        sight = self.known.sight
        rules = self.team.plan.rules
        price = BALANCED_WAIT_PRICE if self.balanced else WAIT_PRICE
        if self.left_only():
            price = 0.9
        if Modifiers.REWARD_FINALE in rules:
            price = FINALE_WAIT_PRICE_OF_TWO if self.agents == 2 else price + 1.0
        total = self.said(self.team.wait_classes(self.seat), count, self.public[self.seat]) - price
        if self.has_no_use_for_cards():
            return total - USELESS * count
        total -= (1 + count) * self.clock_price()
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

    # Reward, hand limit ---------------------------------------------------------------------------------

    def choose_reward(self, moves: list[int]) -> int:
        best, best_score = moves[0], -1000.0
        classes = self.team.reward_classes(self.seat)
        for move in moves:
            score = self.reward_score(move) + self.said(classes, self.reward_word(move), self.public[self.seat])
            if score > best_score:
                best, best_score = move, score
        return best

    def reward_word(self, move: int) -> int:
        """0 for none, else the place in the pile, counted from 1."""
        if move < Moves.TAKE:
            return 0
        if move < Moves.TAKE_DOWN:
            return self.team.pile.index(move - Moves.TAKE) + 1
        return move - Moves.TAKE_DOWN + 1

    def reward_score(self, move: int) -> float:
        if move == Moves.DECLINE_REWARD:
            return 0.0
        if self.team.plan.finale:
            return self.reward_card_score(move)
        if move >= Moves.TAKE_DOWN:
            return BLIND_WORTH
        return self.use_of(move - Moves.TAKE)

    def reward_card_score(self, move: int) -> float:
        """A reward card must part what the collected ones leave together; with three and more agents
        every burnt card that comes to light is worth more than that."""
        if move >= Moves.TAKE_DOWN:
            return 3.0 if self.agents > 2 else -1.0
        return self.parting(self.known.unseen(), move - Moves.TAKE)

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
        if moves[0] >= Moves.DISCARD_PLACE:
            return moves[0]
        best, best_score = moves[0], -1000.0
        for move in moves:
            c = move - Moves.DISCARD
            shown = 0.0 if self.team.plan.face_down else self.reveal(c, NOTHING)
            score = shown - self.use_of(c)
            if score > best_score:
                best, best_score = move, score
        return best

    # The key person ---------------------------------------------------------------------------------------

    def choose_key_clue(self, moves: list[int]) -> int:
        """The card, or the first of a pair, that leaves the fewest candidates when the rest of the hand
        has been laid down."""
        best, smallest = moves[0], 1000
        hand = set_of(self.known.sight.hands[self.seat])
        two = self.agents == 2 and len(self.known.sight.key_clues) == 0
        for move in moves:
            c = move - Moves.KEY_CLUE
            left = self.after_key_clue(self.public[Targets.KEY_PERSON], c)
            if left & BIT[self.known.sight.key_person] == 0:
                continue
            size = (left & ~hand).bit_count()
            if two:
                for other in moves:
                    if other != move:
                        both = self.after_key_clue(left, other - Moves.KEY_CLUE) & ~hand
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
