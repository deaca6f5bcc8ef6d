"""The game in motion: who is asked, what a move does, which steps follow by themselves."""
# compiled by mypyc

from typing import Final

from safehouse.core.result import Result
from safehouse.games.in_too_deep.codes import Agenda, Criminals, Decks, Events, Evidence, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules import (
    actions,
    chapters,
    city,
    consoles,
    crime_cards,
    crimes,
    dilemmas,
    echo,
    effects,
    evidence,
    hooks,
    questions,
    support,
    turn,
    zone_effects,
)
from safehouse.games.in_too_deep.rules.answers import console_named, place_named
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, BY_TOKEN, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.rules.scoring import final_result
from safehouse.games.in_too_deep.tables.pieces import GIVEN_BACK, NOTHING


class InTooDeep(Position):
    def __init__(self) -> None:
        super().__init__()

    def copy(self) -> "InTooDeep":
        twin = InTooDeep()
        self.copy_into(twin)
        return twin

    # -- the contract

    def pending(self) -> list[int]:
        if self.finished:
            return []
        top = self.agenda[len(self.agenda) - 1]
        if top[0] == Agenda.STORING:
            return chapters.undecided(self)
        return [top[1]]

    def asks(self, seat: int) -> bool:
        if self.finished:
            return False
        top = self.agenda[len(self.agenda) - 1]
        return seat in chapters.undecided(self) if top[0] == Agenda.STORING else top[1] == seat

    def moves(self, seat: int) -> list[int]:
        if not self.asks(seat):
            return []
        return questions.offered(self, self.agenda[len(self.agenda) - 1], seat)

    def forbids(self, seat: int, move: int) -> str | None:
        return questions.cannot_answer(self, self.agenda[len(self.agenda) - 1], seat, move)

    def result(self) -> Result | None:
        return final_result(self) if self.finished else None

    def apply(self, seat: int, move: int) -> None:
        top = self.agenda[len(self.agenda) - 1]
        kind = top[0]
        if kind == Agenda.STORING:
            self.put_into_store(seat, move - Moves.DILEMMA)
        else:
            if not support.is_use(move) and (kind != Agenda.ACTING or move == Moves.END_ACTIONS):
                self.agenda.pop()
            if CHOOSING[kind]:
                self.tell_choice(seat, move)
            if kind <= Agenda.DRAWING:
                self.answer_in_turn(top, seat, move)
            elif kind <= Agenda.KEEPING:
                self.answer_in_action(top, seat, move)
            elif kind <= Agenda.OUTCOME:
                self.answer_in_crime(top, seat, move)
            else:
                self.answer_in_gain(top, seat, move)
        self.settle()

    def tell_choice(self, seat: int, move: int) -> None:
        """ZH-6.14: everybody hears what was chosen, though nothing has come of it yet."""
        if Moves.CRIMINAL <= move < Moves.ZONE:
            self.tell_all(Events.CRIMINAL_CHOSEN, seat, move - Moves.CRIMINAL)
        elif Moves.ZONE <= move < Moves.ITEM:
            self.tell_all(Events.ZONE_CHOSEN, seat, move - Moves.ZONE)
        elif Moves.ITEM <= move < Moves.OPPONENT:
            self.tell_all(Events.ITEM_CHOSEN, seat, move - Moves.ITEM)
        elif Moves.GAIN_EVIDENCE <= move <= Moves.MOVE_MACHINE:
            self.tell_all(Events.EFFECT_CHOSEN, seat, move - Moves.GAIN_EVIDENCE)

    # -- steps that nobody decides

    def settle(self) -> None:
        """Carry out steps until a question is on top of the agenda, or the game is over."""
        while not self.finished and not self.waits():
            pass

    def waits(self) -> bool:
        """Whether the top of the agenda is a question; otherwise it is carried out."""
        top = self.agenda[len(self.agenda) - 1]
        kind, seat = top[0], top[1]
        if kind in (Agenda.ACTING, Agenda.MAJOR, Agenda.RETURNING, Agenda.BINDING, Agenda.ESCORTING):
            return True
        if kind == Agenda.STORING and len(chapters.undecided(self)) > 0:
            return True
        if self.is_question(top):
            return True
        self.agenda.pop()
        self.carry_out(kind, seat, top)
        return False

    def is_question(self, top: list[int]) -> bool:
        """Questions that fall away when nothing can be answered; a forced answer is given at once."""
        kind, seat = top[0], top[1]
        if kind == Agenda.EFFECT:
            return False
        if kind == Agenda.HOOKING:
            return questions.is_answerable(self, top, seat)
        if kind == Agenda.DRAWING:
            return not crime_cards.holds_of_deck(self, seat, False) and len(crime_cards.open_levels(self)) > 1
        if kind == Agenda.OUTCOME:
            return top[2] < MajorCrimes.COUNT
        if kind == Agenda.PROCESSING:
            return top[2] > 0 and len(self.memory[seat]) > 0
        if kind == Agenda.GAINING_EVIDENCE:
            return questions.is_answerable(self, top, seat)
        if COUNTED_QUESTIONS[kind]:
            return top[2] > 0 and questions.is_answerable(self, top, seat)
        if kind in (Agenda.ECHO_SUPPORT, Agenda.ECHO_DOMINANCE):
            return len(questions.offered(self, top, seat)) > 1
        return PLAIN_QUESTIONS[kind]

    def carry_out(self, kind: int, seat: int, top: list[int]) -> None:
        if kind == Agenda.RAISING:
            turn.raise_dominance(self, seat)
        elif kind == Agenda.DRAWING:
            self.draw_to_minimum(seat)
        elif kind == Agenda.TAKING_ASIDE:
            crime_cards.take_aside(self, seat)
        elif kind == Agenda.ENDING_TURN:
            turn.end_turn(self)
        elif kind == Agenda.EFFECT:
            if top[3] < len(self.cards.effect[top[2]]):
                self.ask(Agenda.EFFECT, seat, top[2], top[3] + 1)
                effects.resolve_effect(self, seat, top[2], top[3])
        elif kind == Agenda.OUTCOME:
            crimes.reward(self, seat, self.cards.cautious[top[2]])
        elif kind == Agenda.STORY:
            crimes.into_story(self, seat)
        elif kind == Agenda.PETTY_DONE:
            crimes.petty_done(self)
        elif kind == Agenda.GAINING_EVIDENCE:
            self.gain_evidence(seat, top[2])
        elif kind == Agenda.EVALUATING:
            chapters.evaluate(self)
        elif kind == Agenda.NEW_TASKS:
            chapters.place_tasks(self)
            chapters.renew_rows(self)
        elif kind == Agenda.STORED:
            chapters.store_all(self)
            chapters.after_storing(self)
        elif kind == Agenda.SCORING:
            chapters.finish(self)
        elif kind >= Agenda.ECHO_HOOKING:
            self.carry_out_echo(kind, top)

    def carry_out_echo(self, kind: int, top: list[int]) -> None:
        if kind == Agenda.ECHO_HOOKING:
            echo.echo_hooks(self)
        elif kind == Agenda.ECHO_MOVING:
            echo.echo_moves(self)
        elif kind == Agenda.ECHO_DISPLACING:
            echo.echo_displaces(self)
        elif kind == Agenda.ECHO_PROGRESS:
            echo.echo_progresses(self)
        elif kind == Agenda.ECHO_STORY:
            echo.echo_into_story(self)
        elif kind == Agenda.ECHO_PROCESSING:
            if top[2] > 1:
                self.ask(Agenda.ECHO_PROCESSING, self.echo, top[2] - 1)
            echo.echo_processes(self)
        elif kind == Agenda.ECHO_SUPPORT:
            for third in echo.richest_thirds(self):
                echo.echo_takes_support(self, third)
                return
        elif kind == Agenda.ECHO_DOMINANCE:
            for criminal in echo.lowest_tokens(self):
                consoles.change_dominance(self, self.echo, criminal, 1)
        elif kind == Agenda.ECHO_LOSS:
            self.echo_loses(top)
        else:
            echo.shift_letters(self)

    def echo_loses(self, top: list[int]) -> None:
        """ZH-5.225, ZH-7.33: its highest token; a human chooses among equals."""
        highest = echo.highest_tokens(self)
        if len(highest) == 0:
            return
        if top[2] > 1:
            self.ask(Agenda.ECHO_LOSS, self.echo, top[2] - 1)
        if len(highest) == 1:
            consoles.change_dominance(self, self.echo, highest[0], -1)
        else:
            self.ask(Agenda.ECHO_LOSS_CHOICE, self.chooser_for_echo())

    def draw_to_minimum(self, seat: int) -> None:
        """ZH-5.146, ZH-5.147, for what needs no choice."""
        levels = crime_cards.open_levels(self)
        if not crime_cards.holds_of_deck(self, seat, False) and len(levels) > 0:
            crime_cards.draw_crime(self, seat, levels[0])
        if not crime_cards.holds_of_deck(self, seat, True):
            crime_cards.draw_crime(self, seat, Decks.PETTY)

    def gain_evidence(self, seat: int, number: int) -> None:
        """The rest of a gain from hidden places, then the refill (ZH-5.125, ZH-5.129)."""
        for _i in range(number):
            evidence.gain_hidden(self, seat)
        evidence.refill_rail(self)

    def put_into_store(self, seat: int, card: int) -> None:
        """ZH-5.183: in secret; nobody is told."""
        for label in self.hands[seat]:
            if self.dilemmas.value[label] == card:
                self.storing[seat].append(label)

    # -- answers

    def answer_in_turn(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if support.is_use(move):
            support.use_support(self, seat, move - Moves.USE)
        elif kind == Agenda.HOOKING:
            self.answer_hooking(top, seat, move)
        elif kind == Agenda.ACTING:
            if move != Moves.END_ACTIONS:
                actions.take_action(self, seat, move)
        elif kind == Agenda.MAJOR:
            if move != Moves.PASS_CRIME:
                crimes.commit(self, seat, move - Moves.COMMIT)
        elif kind == Agenda.RETURNING:
            if move != Moves.DECLINE:
                self.ask(Agenda.RETURNING, seat)
                crime_cards.give_back(self, seat, GIVEN_BACK[move - Moves.GIVE_BACK_PETTY])
                if len(self.crime_hands[seat]) == 0:
                    self.agenda.pop()
        else:
            crime_cards.draw_crime(self, seat, move - Moves.DRAW)
            self.ask(Agenda.DRAWING, seat)

    def answer_hooking(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.19, ZH-5.20, ZH-5.159"""
        if Moves.UNHOOK <= move < Moves.MOVE:
            hooks.unhook(self, seat, move - Moves.UNHOOK)
            self.ask(Agenda.HOOKING, seat, top[2], top[3] + 1)
        elif move != Moves.SKIP_HOOK:
            criminal = move - Moves.HOOK
            hooks.hook(self, seat, criminal)
            if top[2] == BY_TOKEN:
                consoles.change_dominance(self, seat, criminal, 1)

    def answer_in_action(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == Agenda.ENDURING:
            actions.act(self, seat, move)
        elif kind == Agenda.HUSTLING:
            zone_effects.activate(self, seat, Criminals.HUSTLER, place_named(self, move))
        elif kind == Agenda.ENFORCING or kind == Agenda.MOVING_CRIMINAL:
            self.ask(Agenda.MOVING_CRIMINAL_WAY, seat, move - Moves.CRIMINAL)
        elif kind == Agenda.MOVING_CRIMINAL_WAY:
            city.move_criminal(self, top[2], city.step(self.criminal_at[top[2]], move - Moves.WAY))
        elif kind == Agenda.HACKING:
            self.ask(Agenda.HACKING_HOW, seat, move - Moves.ITEM)
        elif kind == Agenda.HACKING_HOW and move == Moves.GRAB:
            city.take_item(self, Criminals.HACKER, top[2])
        elif kind == Agenda.HACKING_HOW or kind == Agenda.MOVING_ITEM_WAY:
            city.move_item(self, top[2], city.step(self.item_place(top[2]), move - Moves.WAY))
        elif kind == Agenda.RUNNING:
            city.transfer_criminal(self, Criminals.COURIER, place_named(self, move))
        elif kind == Agenda.HEIGHTS_PICK:
            self.answer_heights(top, seat, move)
        elif kind == Agenda.MOVING_ITEM:
            self.ask(Agenda.MOVING_ITEM_WAY, seat, move - Moves.ITEM)
        elif kind == Agenda.TRANSFERRING:
            self.ask(Agenda.TRANSFERRING_TO, seat, move - Moves.CRIMINAL)
        elif kind == Agenda.TRANSFERRING_TO:
            city.transfer_criminal(self, top[2], place_named(self, move))
        elif kind == Agenda.SWAPPING_ITEMS:
            self.ask(Agenda.SWAPPING_ITEMS_WITH, seat, move - Moves.ITEM)
        elif kind == Agenda.SWAPPING_ITEMS_WITH:
            city.swap_items(self, top[2], move - Moves.ITEM)
        elif kind == Agenda.MACHINE:
            self.answer_machine(top, seat, move)
        elif kind == Agenda.ESCORTING:
            if move != Moves.NO_ESCORT:
                city.escort(self, move - Moves.ESCORT, top[3])
        elif kind == Agenda.ION_CHOICE:
            if move >= Moves.THIRD:
                support.gain_support(self, seat, move - Moves.THIRD)
            else:
                crime_cards.set_aside(self, seat, move - Moves.DRAW)
        elif kind == Agenda.HARBOR_CHOICE:
            self.ask(Agenda.GAINING_EVIDENCE if move == Moves.GAIN_EVIDENCE else Agenda.PROCESSING, seat, 1, 1)
        elif kind == Agenda.CHALLENGING:
            if move != Moves.DECLINE:
                dilemmas.challenge(self, seat, console_named(self, move))
        elif kind == Agenda.LOSING_DILEMMA:
            dilemmas.discard_dilemma(self, seat, move - Moves.DILEMMA)
        elif kind == Agenda.LOOKING:
            self.answer_looking(top, seat, move)
        else:
            evidence.take(self, seat, move)

    def answer_heights(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.55, ZH-5.57"""
        if top[2] > 1:
            self.ask(Agenda.HEIGHTS_PICK, seat, top[2] - 1)
        if move == Moves.MOVE_CRIMINAL:
            self.ask(Agenda.MOVING_CRIMINAL, seat)
        elif move == Moves.MOVE_ITEM:
            self.ask(Agenda.MOVING_ITEM, seat)
        elif move == Moves.LOOK:
            self.ask(Agenda.LOOKING, seat, 2, 0, NOTHING, NOTHING)
        elif move == Moves.MOVE_MACHINE:
            self.ask(Agenda.MACHINE, seat, 1, GUARDIAN_MAY | BARRIERS_MAY, 0, 0)

    def answer_machine(self, top: list[int], seat: int, move: int) -> None:
        if move == Moves.DECLINE:
            return
        if top[2] > 1:
            self.ask(Agenda.MACHINE, seat, top[2] - 1, top[3], top[4], top[5])
        if move < Moves.BARRIER:
            city.move_guardian(self, seat, move - Moves.GUARDIAN)
        else:
            city.move_barrier(self, (move - Moves.BARRIER) // 2, (move - Moves.BARRIER) % 2)

    def answer_looking(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.65; with a keeping token one of the two goes into memory."""
        evidence.look(self, seat, move)
        first = move if top[4] == NOTHING else top[4]
        second = NOTHING if top[4] == NOTHING else move
        if top[3] == 1 and (top[2] == 1 or len(evidence.face_down(self)) == 1):
            self.ask(Agenda.KEEPING, seat, 0, 0, first, second)
        else:
            self.ask(Agenda.LOOKING, seat, top[2] - 1, top[3], first, second)

    def answer_in_crime(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == Agenda.BINDING:
            crimes.bind(self, seat, top[2], move)
        elif kind == Agenda.PICKING_ITEM:
            effects.put_item(self, seat, move - Moves.ITEM, top[3], top[4])
        elif kind == Agenda.PUTTING:
            effects.lay(self, top[2], place_named(self, move))
        elif kind == Agenda.SENDING:
            effects.send(self, top[2], place_named(self, move))
        elif kind == Agenda.PICKING_SLOT:
            consoles.change_dominance(self, seat, move - Moves.CRIMINAL, top[3])
        elif kind == Agenda.PATROL_AWAY:
            city.shift_patrol(self, top[2], place_named(self, move))
        else:
            crimes.choose_outcome(self, seat, top[2], move == Moves.RECKLESS)

    def answer_in_gain(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == Agenda.GAINING_EVIDENCE:
            evidence.gain_from_rail(self, seat, move - Moves.RAIL)
            self.gain_evidence(seat, top[2] - 1)
        elif kind == Agenda.PROCESSING:
            self.answer_processing(top, seat, move)
        elif kind == Agenda.GAINING_SUPPORT:
            if top[2] > 1:
                self.ask(Agenda.GAINING_SUPPORT, seat, top[2] - 1)
            support.gain_support(self, seat, move - Moves.THIRD)
        elif kind == Agenda.GAINING_DOMINANCE or kind == Agenda.LOSING_DOMINANCE:
            change = 1 if kind == Agenda.GAINING_DOMINANCE else -1
            consoles.change_dominance(self, seat, move - Moves.CRIMINAL, change)
            self.ask(kind, seat, top[2] - 1)
        elif kind == Agenda.TAKING_EVIDENCE:
            evidence.take(self, seat, move)
        elif kind == Agenda.TURNING_UP:
            evidence.turn_up(self, seat, move)
        elif kind == Agenda.SHIFTING_PATROL:
            self.ask(Agenda.SHIFTING_PATROL_TO, seat, place_named(self, move))
        elif kind == Agenda.SHIFTING_PATROL_TO:
            city.shift_patrol(self, top[2], place_named(self, move))
        elif kind == Agenda.LOCKING:
            self.locked[move - Moves.CRIMINAL] = top[2]
            self.tell_all(Events.LOCKED, seat, move - Moves.CRIMINAL)
        elif kind == Agenda.TRANSFERRING_ITEM:
            self.ask(Agenda.TRANSFERRING_ITEM_TO, seat, move - Moves.ITEM)
        elif kind == Agenda.TRANSFERRING_ITEM_TO:
            city.transfer_item(self, top[2], place_named(self, move))
        elif kind == Agenda.BAITING:
            self.ask(Agenda.BAITING_WITH, seat, move - Moves.ITEM)
        elif kind == Agenda.BAITING_WITH:
            city.swap_item_and_criminal(self, top[2], move - Moves.CRIMINAL)
        elif kind == Agenda.SWAPPING_CRIMINALS:
            self.ask(Agenda.SWAPPING_CRIMINALS_WITH, seat, move - Moves.CRIMINAL)
        elif kind == Agenda.SWAPPING_CRIMINALS_WITH:
            city.swap_criminals(self, top[2], move - Moves.CRIMINAL)
        elif kind == Agenda.SWAPPING_HOOKS:
            hooks.swap_hooks(self, seat, console_named(self, move))
        elif kind in (Agenda.DISCARDING_DILEMMA, Agenda.DISCARDING_HAND):
            first = Moves.STORED_DILEMMA if move >= Moves.STORED_DILEMMA else Moves.DILEMMA
            dilemmas.discard_dilemma(self, seat, move - first)
            self.ask(kind, seat, top[2] - 1)
        elif kind == Agenda.ECHO_SUPPORT:
            echo.echo_takes_support(self, move - Moves.THIRD)
        else:
            change = 1 if kind == Agenda.ECHO_DOMINANCE else -1
            consoles.change_dominance(self, self.echo, move - Moves.CRIMINAL, change)

    def answer_processing(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.136: each token is dealt with fully before the next."""
        if move == Moves.DECLINE:
            return
        if top[2] > 1:
            self.ask(Agenda.PROCESSING, seat, top[2] - 1, top[3])
        if move < Moves.TO_BONUS_SUPPORT:
            evidence.process_to_row(self, seat, move - Moves.TO_ROW)
        elif move < Moves.TO_BOX:
            field, kind = divmod(move - Moves.TO_BONUS_SUPPORT, Evidence.COUNT)
            evidence.process_to_bonus(self, seat, field, kind)
        else:
            evidence.process_to_box(self, seat, move - Moves.TO_BOX)


_CHOOSING: Final = (
    Agenda.ENFORCING,
    Agenda.HACKING,
    Agenda.HEIGHTS_PICK,
    Agenda.MOVING_CRIMINAL,
    Agenda.MOVING_ITEM,
    Agenda.TRANSFERRING,
    Agenda.SWAPPING_ITEMS,
    Agenda.HARBOR_CHOICE,
    Agenda.BINDING,
    Agenda.PICKING_ITEM,
    Agenda.SHIFTING_PATROL,
    Agenda.TRANSFERRING_ITEM,
    Agenda.BAITING,
    Agenda.SWAPPING_CRIMINALS,
)
CHOOSING: Final = [kind in _CHOOSING for kind in range(Agenda.COUNT)]
"""Questions whose answer only leads to the next one."""

_COUNTED_QUESTIONS: Final = (
    Agenda.LOOKING,
    Agenda.GAINING_SUPPORT,
    Agenda.GAINING_DOMINANCE,
    Agenda.LOSING_DOMINANCE,
    Agenda.DISCARDING_DILEMMA,
    Agenda.DISCARDING_HAND,
)
COUNTED_QUESTIONS: Final = [kind in _COUNTED_QUESTIONS for kind in range(Agenda.COUNT)]
"""Questions that are put so many times, while there is an answer."""

_PLAIN_QUESTIONS: Final = (
    Agenda.PATROL_AWAY,
    Agenda.TAKING_EVIDENCE,
    Agenda.TURNING_UP,
    Agenda.SHIFTING_PATROL,
    Agenda.SHIFTING_PATROL_TO,
    Agenda.LOCKING,
    Agenda.TRANSFERRING_ITEM,
    Agenda.TRANSFERRING_ITEM_TO,
    Agenda.BAITING,
    Agenda.BAITING_WITH,
    Agenda.SWAPPING_CRIMINALS,
    Agenda.SWAPPING_CRIMINALS_WITH,
    Agenda.SWAPPING_HOOKS,
    Agenda.ECHO_LOSS_CHOICE,
)
PLAIN_QUESTIONS: Final = [
    Agenda.ENDURING <= kind <= Agenda.PICKING_SLOT or kind in _PLAIN_QUESTIONS for kind in range(Agenda.COUNT)
]
