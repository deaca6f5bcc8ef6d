"""A mission being played: the decisions open to an agent, and where each of them leads."""
# compiled by mypyc

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
from safehouse.games.infiltraitors.position import (
    ACT,
    EXCESS,
    KEY,
    KEY_DECISION,
    NAMING,
    REWARDING,
    RUNNING,
    Position,
)
from safehouse.games.infiltraitors.rules.actions import catch, eliminate, exchange, give, name, wait
from safehouse.games.infiltraitors.rules.guards import (
    cannot_catch,
    cannot_decline,
    cannot_discard,
    cannot_discard_place,
    cannot_exchange,
    cannot_exchange_with,
    cannot_give,
    cannot_lay_key_clue,
    cannot_name,
    cannot_run_out_of_time,
    cannot_shoot_at,
    cannot_shoot_at_key_person,
    cannot_take,
    cannot_take_down,
    cannot_wait,
    key_clue_cards,
    most_to_draw,
    playable_cards,
)
from safehouse.games.infiltraitors.rules.key_person import key_clue, stay, withdraw
from safehouse.games.infiltraitors.rules.turn import (
    decline_reward,
    discard,
    run_out_of_time,
    take,
    take_down,
)


class Infiltraitors(Position):
    def __init__(self) -> None:
        super().__init__()

    def copy(self) -> "Infiltraitors":
        twin = Infiltraitors()
        twin.become(self)
        return twin

    # What may be decided --------------------------------------------------------------------------

    def moves(self, seat: int) -> list[int]:
        if self.ended != RUNNING or seat != self.decider:
            return []
        found = self.choices(seat)
        if self.plan.seconds > 0:
            found.append(TIME_EXPIRED)
        return found

    def choices(self, seat: int) -> list[int]:
        """What the rules let the agent choose; the clock apart."""
        if self.phase == ACT:
            return self.actions(seat)
        if self.phase == NAMING:
            return self.names()
        if self.phase == REWARDING:
            return self.reward_choices()
        if self.phase == EXCESS:
            return self.discards(seat)
        if self.phase == KEY_DECISION:
            return [WITHDRAW, STAY]
        return sorted([KEY_CLUE + c for c in key_clue_cards(self, seat)])

    def actions(self, seat: int) -> list[int]:
        """IN-7.1"""
        found: list[int] = []
        if cannot_catch(self, seat) is None:
            found.append(CATCH)
        cards = sorted(playable_cards(self, seat))
        if self.stand[seat] != NOTHING:
            for c in cards:
                found.append(GIVE + c)
        self.add_exchanges(seat, cards, found)
        for count in range(most_to_draw(self) + 1):
            found.append(WAIT + count)
        for target in range(self.plan.agents):
            if cannot_shoot_at(self, seat, target) is None:
                found.append(ELIMINATE + target)
        if self.plan.key_person and cannot_shoot_at_key_person(self) is None:
            found.append(ELIMINATE_KEY_PERSON)
        return found

    def add_exchanges(self, seat: int, cards: list[int], found: list[int]) -> None:
        """Each card with each suspect it may be laid at; cards of the pool come last (IN-7.4)."""
        targets: list[int] = []
        for target in range(self.plan.agents):
            if cannot_exchange_with(self, seat, target) is None:
                targets.append(target)
        if len(targets) == 0:
            return
        offered = cards
        if len(self.pool) > 0 and not self.in_finale:
            offered = sorted(cards + self.pool)
        for c in offered:
            for target in targets:
                found.append(EXCHANGE + c * SEATS + target)

    def names(self) -> list[int]:
        found: list[int] = []
        for colour in range(self.plan.colours):
            if self.plan.special_suspects:
                found.append(NAME + colour * HIGHEST)
            for number in range(self.plan.lowest, self.plan.highest + 1):
                found.append(NAME + colour * HIGHEST + number - 1)
        return found

    def reward_choices(self) -> list[int]:
        """IN-7.7"""
        found: list[int] = []
        down: list[int] = []
        for place in range(len(self.pile)):
            if self.faces_up(place):
                found.append(TAKE + self.pile[place])
            else:
                down.append(TAKE_DOWN + place)
        found.sort()
        choices = [] if cannot_decline(self) is not None else [DECLINE_REWARD]
        return choices + found + down

    def discards(self, seat: int) -> list[int]:
        """IN-7.8, one card at a time."""
        if self.plan.outward:
            return [DISCARD_PLACE + place for place in range(len(self.hands[seat]))]
        return sorted([DISCARD + c for c in self.hands[seat]])

    # Why not --------------------------------------------------------------------------------------

    def forbids(self, seat: int, move: int) -> str | None:
        if move == TIME_EXPIRED:
            return cannot_run_out_of_time(self)
        if self.phase == ACT:
            return self.forbids_action(seat, move)
        if self.phase == NAMING:
            if NAME <= move < DECLINE_REWARD:
                return cannot_name(self, (move - NAME) // HIGHEST, (move - NAME) % HIGHEST + 1)
            return "IN-5.355"
        if self.phase == REWARDING:
            return self.forbids_reward(move)
        if self.phase == EXCESS:
            if DISCARD <= move < DISCARD_PLACE:
                return cannot_discard(self, seat, move - DISCARD)
            if DISCARD_PLACE <= move < WITHDRAW:
                return cannot_discard_place(self, seat, move - DISCARD_PLACE)
            return "IN-5.403"
        if self.phase == KEY_DECISION:
            return None if move in (WITHDRAW, STAY) else "IN-5.824"
        if KEY_CLUE <= move < TIME_EXPIRED:
            return cannot_lay_key_clue(self, seat, move - KEY_CLUE)
        return "IN-5.825"

    def forbids_action(self, seat: int, move: int) -> str | None:
        if move == CATCH:
            return cannot_catch(self, seat)
        if move < EXCHANGE:
            return cannot_give(self, seat, move - GIVE)
        if move < WAIT:
            return cannot_exchange(self, seat, (move - EXCHANGE) // SEATS, (move - EXCHANGE) % SEATS)
        if move < ELIMINATE:
            return cannot_wait(self, move - WAIT)
        if move < ELIMINATE_KEY_PERSON:
            return cannot_shoot_at(self, seat, move - ELIMINATE)
        if move == ELIMINATE_KEY_PERSON:
            return cannot_shoot_at_key_person(self)
        return "IN-5.102"

    def forbids_reward(self, move: int) -> str | None:
        if move == DECLINE_REWARD:
            return cannot_decline(self)
        if TAKE <= move < TAKE_DOWN:
            return cannot_take(self, move - TAKE)
        if TAKE_DOWN <= move < DISCARD:
            return cannot_take_down(self, move - TAKE_DOWN)
        return "IN-5.361"

    # What happens ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move == TIME_EXPIRED:
            run_out_of_time(self)
        elif move < DECLINE_REWARD:
            self.act(seat, move)
        elif move < WITHDRAW:
            self.settle(seat, move)
        elif move == WITHDRAW:
            withdraw(self, seat)
        elif move == STAY:
            stay(self, seat)
        else:
            key_clue(self, seat, move - KEY_CLUE)

    def act(self, seat: int, move: int) -> None:
        if move == CATCH:
            catch(self, seat)
        elif move < EXCHANGE:
            give(self, seat, move - GIVE)
        elif move < WAIT:
            exchange(self, seat, (move - EXCHANGE) // SEATS, (move - EXCHANGE) % SEATS)
        elif move < ELIMINATE:
            wait(self, seat, move - WAIT)
        elif move < ELIMINATE_KEY_PERSON:
            eliminate(self, seat, move - ELIMINATE)
        elif move == ELIMINATE_KEY_PERSON:
            eliminate(self, seat, KEY)
        else:
            name(self, seat, (move - NAME) // HIGHEST, (move - NAME) % HIGHEST + 1)

    def settle(self, seat: int, move: int) -> None:
        """Reward and hand limit."""
        if move == DECLINE_REWARD:
            decline_reward(self, seat)
        elif move < TAKE_DOWN:
            take(self, seat, move - TAKE)
        elif move < DISCARD:
            take_down(self, seat, move - TAKE_DOWN)
        elif move < DISCARD_PLACE:
            discard(self, seat, move - DISCARD)
        else:
            discard(self, seat, self.hands[seat][move - DISCARD_PLACE])
