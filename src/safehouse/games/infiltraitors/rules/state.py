"""A mission being played: the decisions open to an agent, and where each of them leads."""
# compiled by mypyc

from safehouse.games.infiltraitors.codes import Agents, Colours, Moves, Phases, Targets
from safehouse.games.infiltraitors.rules.actions import catch, eliminate, exchange, give, name, wait
from safehouse.games.infiltraitors.rules.guards import (
    cannot_catch,
    cannot_choose_discards,
    cannot_decline,
    cannot_discard,
    cannot_discard_place,
    cannot_exchange,
    cannot_exchange_with,
    cannot_give,
    cannot_give_any,
    cannot_lay_key_clue,
    cannot_name,
    cannot_name_colour,
    cannot_name_number,
    cannot_run_out_of_time,
    cannot_shoot_at,
    cannot_shoot_at_key_person,
    cannot_take,
    cannot_take_down,
    cannot_use_pool,
    cannot_wait,
    may_play_from,
)
from safehouse.games.infiltraitors.rules.hand_limit import discard
from safehouse.games.infiltraitors.rules.key_person import key_clue, stay, withdraw
from safehouse.games.infiltraitors.rules.notes import cannot_note, note_moves, write_note
from safehouse.games.infiltraitors.rules.position import RUNNING, Position
from safehouse.games.infiltraitors.rules.reward import decline_reward, take, take_down
from safehouse.games.infiltraitors.rules.turn import run_out_of_time
from safehouse.games.infiltraitors.tables import HIGHEST


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
        found: list[int] = []
        if self.phase == Phases.TURN:
            self.add_actions(seat, found)
        elif self.phase == Phases.NAME:
            self.add_names(found)
        elif self.phase == Phases.REWARD:
            self.add_rewards(found)
        elif self.phase == Phases.EXCESS:
            self.add_discards(seat, found)
        elif self.phase == Phases.KEY_DECISION:
            found = [Moves.WITHDRAW, Moves.STAY]
        else:
            self.add_key_clues(seat, found)
        if cannot_run_out_of_time(self) is None:
            found.append(Moves.TIME_EXPIRED)
        return found

    def notes(self, seat: int) -> list[int]:
        return [] if self.ended != RUNNING else note_moves(self, seat)

    def add_actions(self, seat: int, found: list[int]) -> None:
        """IN-7.1"""
        if cannot_catch(self, seat) is None:
            found.append(Moves.CATCH)
        cards = self.playable_cards(seat)
        if cannot_give_any(self, seat) is None:
            for c in cards:
                found.append(Moves.GIVE + c)
        self.add_exchanges(seat, cards, found)
        for move in range(Moves.WAIT, Moves.ELIMINATE):
            if cannot_wait(self, move - Moves.WAIT) is None:
                found.append(move)
        for target in range(self.plan.agents):
            if cannot_shoot_at(self, seat, target) is None:
                found.append(Moves.ELIMINATE + target)
        if cannot_shoot_at_key_person(self) is None:
            found.append(Moves.ELIMINATE_KEY_PERSON)

    def playable_cards(self, seat: int) -> list[int]:
        cards: list[int] = []
        for holder in range(self.plan.agents):
            if may_play_from(self, seat, holder):
                cards.extend(self.hands[holder])
        cards.sort()
        return cards

    def add_exchanges(self, seat: int, cards: list[int], found: list[int]) -> None:
        """Each card with each suspect it may be laid at (IN-7.4)."""
        targets: list[int] = []
        for target in range(self.plan.agents):
            if cannot_exchange_with(self, seat, target) is None:
                targets.append(target)
        if len(targets) == 0:
            return
        if len(self.pool) > 0 and cannot_use_pool(self) is None:
            cards = sorted(cards + self.pool)
        for c in cards:
            for target in targets:
                found.append(Moves.EXCHANGE + c * Agents.COUNT + target)

    def add_names(self, found: list[int]) -> None:
        numbers: list[int] = []
        for number in range(1, HIGHEST + 1):
            if cannot_name_number(self, number) is None:
                numbers.append(number)
        for colour in range(Colours.COUNT):
            if cannot_name_colour(self, colour) is None:
                first = Moves.NAME + colour * HIGHEST - 1
                for number in numbers:
                    found.append(first + number)

    def add_rewards(self, found: list[int]) -> None:
        """IN-7.7"""
        if cannot_decline(self) is None:
            found.append(Moves.DECLINE_REWARD)
        down: list[int] = []
        up: list[int] = []
        for place in range(len(self.pile)):
            if cannot_take(self, place) is None:
                up.append(Moves.TAKE + self.pile[place])
            if cannot_take_down(self, place) is None:
                down.append(Moves.TAKE_DOWN + place)
        up.sort()
        found.extend(up)
        found.extend(down)

    def add_discards(self, seat: int, found: list[int]) -> None:
        """IN-7.8, one card at a time."""
        if cannot_choose_discards(self) is None:
            for c in sorted(self.hands[seat]):
                found.append(Moves.DISCARD + c)
            return
        for place in range(len(self.hands[seat])):
            if cannot_discard_place(self, seat, place) is None:
                found.append(Moves.DISCARD_PLACE + place)

    def add_key_clues(self, seat: int, found: list[int]) -> None:
        """IN-7.10"""
        for c in sorted(self.hands[seat] + self.pile):
            if cannot_lay_key_clue(self, seat, c) is None:
                found.append(Moves.KEY_CLUE + c)

    # Why not --------------------------------------------------------------------------------------

    def forbids(self, seat: int, move: int) -> str | None:
        if move >= Moves.FIRST_NOTE:
            return cannot_note(self, seat, move)
        if move == Moves.TIME_EXPIRED:
            return cannot_run_out_of_time(self)
        if self.phase == Phases.TURN:
            return self.forbids_action(seat, move)
        if self.phase == Phases.NAME:
            if Moves.NAME <= move < Moves.DECLINE_REWARD:
                return cannot_name(self, (move - Moves.NAME) // HIGHEST, (move - Moves.NAME) % HIGHEST + 1)
            return "IN-5.355"
        if self.phase == Phases.REWARD:
            return self.forbids_reward(move)
        if self.phase == Phases.EXCESS:
            if Moves.DISCARD <= move < Moves.DISCARD_PLACE:
                return cannot_discard(self, seat, move - Moves.DISCARD)
            if Moves.DISCARD_PLACE <= move < Moves.WITHDRAW:
                return cannot_discard_place(self, seat, move - Moves.DISCARD_PLACE)
            return "IN-5.403"
        if self.phase == Phases.KEY_DECISION:
            return None if move in (Moves.WITHDRAW, Moves.STAY) else "IN-5.824"
        if Moves.KEY_CLUE <= move < Moves.TIME_EXPIRED:
            return cannot_lay_key_clue(self, seat, move - Moves.KEY_CLUE)
        return "IN-5.825"

    def forbids_action(self, seat: int, move: int) -> str | None:
        if move == Moves.CATCH:
            return cannot_catch(self, seat)
        if move < Moves.EXCHANGE:
            return cannot_give(self, seat, move - Moves.GIVE)
        if move < Moves.WAIT:
            return cannot_exchange(
                self, seat, (move - Moves.EXCHANGE) // Agents.COUNT, (move - Moves.EXCHANGE) % Agents.COUNT
            )
        if move < Moves.ELIMINATE:
            return cannot_wait(self, move - Moves.WAIT)
        if move < Moves.ELIMINATE_KEY_PERSON:
            return cannot_shoot_at(self, seat, move - Moves.ELIMINATE)
        if move == Moves.ELIMINATE_KEY_PERSON:
            return cannot_shoot_at_key_person(self)
        return "IN-5.102"

    def forbids_reward(self, move: int) -> str | None:
        if move == Moves.DECLINE_REWARD:
            return cannot_decline(self)
        if Moves.TAKE <= move < Moves.TAKE_DOWN:
            return cannot_take(self, self.place_in_pile(move - Moves.TAKE))
        if Moves.TAKE_DOWN <= move < Moves.DISCARD:
            return cannot_take_down(self, move - Moves.TAKE_DOWN)
        return "IN-5.361"

    # What happens ---------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move >= Moves.FIRST_NOTE:
            write_note(self, seat, move)
        elif move == Moves.TIME_EXPIRED:
            run_out_of_time(self)
        elif move < Moves.DECLINE_REWARD:
            self.act(seat, move)
        elif move < Moves.WITHDRAW:
            self.settle(seat, move)
        elif move == Moves.WITHDRAW:
            withdraw(self, seat)
        elif move == Moves.STAY:
            stay(self, seat)
        else:
            key_clue(self, seat, move - Moves.KEY_CLUE)

    def act(self, seat: int, move: int) -> None:
        if move == Moves.CATCH:
            catch(self, seat)
        elif move < Moves.EXCHANGE:
            give(self, seat, move - Moves.GIVE)
        elif move < Moves.WAIT:
            exchange(
                self, seat, (move - Moves.EXCHANGE) // Agents.COUNT, (move - Moves.EXCHANGE) % Agents.COUNT
            )
        elif move < Moves.ELIMINATE:
            wait(self, seat, move - Moves.WAIT)
        elif move < Moves.ELIMINATE_KEY_PERSON:
            eliminate(self, seat, move - Moves.ELIMINATE)
        elif move == Moves.ELIMINATE_KEY_PERSON:
            eliminate(self, seat, Targets.KEY_PERSON)
        else:
            name(self, seat, (move - Moves.NAME) // HIGHEST, (move - Moves.NAME) % HIGHEST + 1)

    def settle(self, seat: int, move: int) -> None:
        """Reward and hand limit."""
        if move == Moves.DECLINE_REWARD:
            decline_reward(self, seat)
        elif move < Moves.TAKE_DOWN:
            take(self, seat, move - Moves.TAKE)
        elif move < Moves.DISCARD:
            take_down(self, seat, move - Moves.TAKE_DOWN)
        elif move < Moves.DISCARD_PLACE:
            discard(self, seat, move - Moves.DISCARD)
        else:
            discard(self, seat, self.hands[seat][move - Moves.DISCARD_PLACE])
