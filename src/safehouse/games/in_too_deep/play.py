"""The game in motion: who is asked, what a move does, which steps follow by themselves."""
# compiled by mypyc

from typing import Final

from safehouse.core.result import Result
from safehouse.games.in_too_deep import agenda as q
from safehouse.games.in_too_deep import moves as m
from safehouse.games.in_too_deep import questions
from safehouse.games.in_too_deep import terms as t
from safehouse.games.in_too_deep.rules import actions, chapters, city, crimes, echo, evidence, gains, support
from safehouse.games.in_too_deep.rules.scoring import final_result
from safehouse.games.in_too_deep.state import ECHO_SEAT, Position

CLAUSE_OF: Final = [
    "ZH-7.3", "", "ZH-7.4", "ZH-7.26", "ZH-7.29", "ZH-7.30", "", "", "ZH-5.30", "ZH-5.67", "ZH-5.68",
    "ZH-5.69", "ZH-5.69", "ZH-5.78", "ZH-5.55", "ZH-5.55", "ZH-5.55", "ZH-5.55", "ZH-5.55", "ZH-5.59",
    "ZH-5.59", "ZH-5.60", "ZH-5.60", "ZH-7.11", "ZH-7.10", "ZH-5.62", "ZH-5.64", "ZH-5.50", "ZH-5.52",
    "ZH-7.16", "ZH-7.17", "ZH-7.26", "", "ZH-7.27", "ZH-7.27", "ZH-7.27", "ZH-7.27", "ZH-7.27", "ZH-7.28",
    "", "", "ZH-7.14", "ZH-7.19", "ZH-7.20", "ZH-7.21", "ZH-7.32", "ZH-7.17", "ZH-7.18", "ZH-7.12",
    "ZH-7.12", "ZH-7.22", "ZH-7.7", "ZH-7.7", "ZH-5.162", "ZH-5.162", "ZH-7.7", "ZH-7.7", "ZH-7.23",
    "ZH-7.24", "ZH-7.25", "", "", "ZH-7.31", "", "", "", "", "", "", "", "", "ZH-7.33", "ZH-7.33", "", "",
    "ZH-7.33",
]  # fmt: skip
"""By kind of question the clause that says what can be answered; empty for steps, which ask nothing."""


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
        if top[0] == q.STORING:
            return chapters.undecided(self)
        return [top[1]]

    def moves(self, seat: int) -> list[int]:
        if seat not in self.pending():
            return []
        return questions.offered(self, self.agenda[len(self.agenda) - 1], seat)

    def forbids(self, seat: int, move: int) -> str | None:
        if move in self.moves(seat):
            return None
        top = self.agenda[len(self.agenda) - 1]
        clause: str | None = None
        if top[0] == q.ACTING:
            clause = actions.why_not_in_menu(self, seat, move)
        elif top[0] == q.ENDURING:
            clause = self.why_not_endure(seat, top[2], move)
        elif top[0] == q.HOOKING:
            clause = self.why_not_hook(seat, top, move)
        elif top[0] == q.MAJOR and m.COMMIT <= move < m.COMMIT + m.MAJORS:
            clause = crimes.cannot_commit(self, seat, move - m.COMMIT)
        elif top[0] == q.PROCESSING and m.TO_ROW <= move < m.TO_ROW + 3:
            clause = evidence.cannot_process(self, seat, move - m.TO_ROW)
        elif top[0] == q.PROCESSING and m.TO_BONUS_SUPPORT <= move < m.TO_BOX:
            clause = "ZH-5.141"
        elif top[0] == q.MOVING_CRIMINAL_WAY and m.WAY <= move < m.WAY + 2:
            clause = "ZH-5.36"
        return clause if clause is not None else CLAUSE_OF[top[0]]

    def why_not_endure(self, seat: int, criminal: int, move: int) -> str | None:
        if m.MOVE <= move < m.DOMINATE and actions.criminal_of(move) == criminal:
            return actions.why_not_act(self, seat, move)
        return None

    def why_not_hook(self, seat: int, top: list[int], move: int) -> str | None:
        if move == m.SKIP_HOOK:
            return "ZH-5.11" if top[3] == 0 else "ZH-5.20"
        if m.HOOK <= move < m.UNHOOK:
            return gains.cannot_hook(self, seat, move - m.HOOK)
        return None

    def result(self) -> Result | None:
        return final_result(self) if self.finished else None

    def apply(self, seat: int, move: int) -> None:
        top = self.agenda[len(self.agenda) - 1]
        kind = top[0]
        if kind == q.STORING:
            self.put_into_store(seat, move - m.DILEMMA)
        else:
            if kind != q.ACTING or move == m.END_ACTIONS:
                self.agenda.pop()
            if kind <= q.DRAWING:
                self.answer_in_turn(top, seat, move)
            elif kind <= q.KEEPING:
                self.answer_in_action(top, seat, move)
            elif kind <= q.OUTCOME:
                self.answer_in_crime(top, seat, move)
            else:
                self.answer_in_gain(top, seat, move)
        self.settle()

    # -- steps that nobody decides

    def settle(self) -> None:
        """Carry out steps until a question is on top of the agenda, or the game is over."""
        while not self.finished and not self.waits():
            pass

    def waits(self) -> bool:
        """Whether the top of the agenda is a question; otherwise it is carried out."""
        top = self.agenda[len(self.agenda) - 1]
        kind, seat = top[0], top[1]
        if kind in (q.ACTING, q.MAJOR, q.RETURNING, q.BINDING, q.ESCORTING):
            return True
        if kind == q.STORING and len(chapters.undecided(self)) > 0:
            return True
        if self.is_question(top):
            return True
        self.agenda.pop()
        self.carry_out(kind, seat, top)
        return False

    def is_question(self, top: list[int]) -> bool:
        """Questions that fall away when nothing can be answered; a forced answer is given at once."""
        kind, seat = top[0], top[1]
        if kind == q.HOOKING:
            return len(questions.hooking(self, top, seat)) > 0
        if kind == q.DRAWING:
            return not crimes.holds_of_deck(self, seat, False) and len(crimes.open_levels(self)) > 1
        if kind == q.OUTCOME:
            return top[2] < m.MAJORS
        if kind == q.PROCESSING:
            return top[2] > 0 and len(self.memory[seat]) > 0
        if kind == q.GAINING_EVIDENCE:
            return len(questions.offered(self, top, seat)) > 0
        if kind in (q.GAINING_DOMINANCE, q.LOSING_DOMINANCE, q.DISCARDING_HAND, q.DISCARDING_DILEMMA):
            return top[2] > 0 and len(questions.offered(self, top, seat)) > 0
        if kind in (q.LOOKING, q.GAINING_SUPPORT):
            return top[2] > 0 and len(questions.offered(self, top, seat)) > 0
        if kind in (q.ECHO_SUPPORT, q.ECHO_DOMINANCE):
            return len(questions.offered(self, top, seat)) > 1
        if kind == q.ECHO_LOSS:
            return False
        return (q.ENDURING <= kind <= q.PICKING_SLOT and kind != q.EFFECT) or kind in PLAIN_QUESTIONS

    def carry_out(self, kind: int, seat: int, top: list[int]) -> None:
        if kind == q.RAISING:
            chapters.raise_dominance(self, seat)
        elif kind == q.DRAWING:
            self.draw_to_minimum(seat)
        elif kind == q.TAKING_ASIDE:
            crimes.take_aside(self, seat)
        elif kind == q.ENDING_TURN:
            chapters.end_turn(self)
        elif kind == q.EFFECT:
            if top[3] < len(self.cards.effect[top[2]]):
                self.ask(q.EFFECT, seat, top[2], top[3] + 1)
                crimes.resolve_effect(self, seat, top[2], top[3])
        elif kind == q.OUTCOME:
            crimes.reward(self, seat, self.cards.cautious[top[2]])
        elif kind == q.STORY:
            crimes.into_story(self, seat)
        elif kind == q.PETTY_DONE:
            crimes.petty_done(self)
        elif kind == q.GAINING_EVIDENCE:
            self.gain_evidence(seat, top[2])
        elif kind == q.EVALUATING:
            chapters.evaluate(self)
        elif kind == q.NEW_TASKS:
            chapters.place_tasks(self)
            chapters.renew_rows(self)
        elif kind == q.STORED:
            chapters.store_all(self)
            chapters.after_storing(self)
        elif kind == q.SCORING:
            chapters.finish(self)
        elif kind >= q.ECHO_HOOKING:
            self.carry_out_echo(kind, top)

    def carry_out_echo(self, kind: int, top: list[int]) -> None:
        if kind == q.ECHO_HOOKING:
            echo.echo_hooks(self)
        elif kind == q.ECHO_MOVING:
            echo.echo_moves(self)
        elif kind == q.ECHO_DISPLACING:
            echo.echo_displaces(self)
        elif kind == q.ECHO_PROGRESS:
            echo.echo_progresses(self)
        elif kind == q.ECHO_STORY:
            echo.echo_into_story(self)
        elif kind == q.ECHO_PROCESSING:
            if top[2] > 1:
                self.ask(q.ECHO_PROCESSING, self.echo, top[2] - 1)
            echo.echo_processes(self)
        elif kind == q.ECHO_SUPPORT:
            for third in echo.richest_thirds(self):
                echo.echo_takes_support(self, third)
                return
        elif kind == q.ECHO_DOMINANCE:
            for criminal in echo.lowest_tokens(self):
                gains.change_dominance(self, self.echo, criminal, 1)
        elif kind == q.ECHO_LOSS:
            self.echo_loses(top)
        else:
            echo.shift_letters(self)

    def echo_loses(self, top: list[int]) -> None:
        """ZH-5.225, ZH-7.33: its highest token; a human chooses among equals."""
        highest = echo.highest_tokens(self)
        if len(highest) == 0:
            return
        if top[2] > 1:
            self.ask(q.ECHO_LOSS, self.echo, top[2] - 1)
        if len(highest) == 1:
            gains.change_dominance(self, self.echo, highest[0], -1)
        else:
            self.ask(q.ECHO_LOSS_CHOICE, self.chooser_for_echo())

    def draw_to_minimum(self, seat: int) -> None:
        """ZH-5.146, ZH-5.147, for what needs no choice."""
        levels = crimes.open_levels(self)
        if not crimes.holds_of_deck(self, seat, False) and len(levels) > 0:
            crimes.draw_crime(self, seat, levels[0])
        if not crimes.holds_of_deck(self, seat, True):
            crimes.draw_crime(self, seat, m.PETTY_DECK)

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

    def seat_named(self, named: int) -> int:
        return self.echo if named == ECHO_SEAT else named

    def answer_in_turn(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == q.HOOKING:
            self.answer_hooking(top, seat, move)
        elif kind == q.ACTING:
            if move != m.END_ACTIONS:
                actions.take_action(self, seat, move)
        elif kind == q.MAJOR:
            if move != m.PASS_CRIME:
                crimes.commit(self, seat, move - m.COMMIT)
        elif kind == q.RETURNING:
            if move != m.DECLINE:
                self.ask(q.RETURNING, seat)
                crimes.give_back(self, seat, m.given_back(move))
                if len(self.crime_hands[seat]) == 0:
                    self.agenda.pop()
        else:
            crimes.draw_crime(self, seat, move - m.DRAW)
            self.ask(q.DRAWING, seat)

    def answer_hooking(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.19, ZH-5.20, ZH-5.159"""
        if m.UNHOOK <= move < m.MOVE:
            gains.unhook(self, seat, move - m.UNHOOK)
            self.ask(q.HOOKING, seat, top[2], top[3] + 1)
        elif move != m.SKIP_HOOK:
            criminal = move - m.HOOK
            gains.hook(self, seat, criminal)
            if top[2] == q.BY_TOKEN:
                gains.change_dominance(self, seat, criminal, 1)

    def place(self, move: int) -> int:
        """The place a zone move names."""
        return self.place_of[move - m.ZONE]

    def answer_in_action(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == q.ENDURING:
            actions.act(self, seat, move)
        elif kind == q.HUSTLING:
            actions.activate(self, seat, m.HUSTLER, self.place(move))
        elif kind == q.ENFORCING or kind == q.MOVING_CRIMINAL:
            self.ask(q.MOVING_CRIMINAL_WAY, seat, move - m.CRIMINAL)
        elif kind == q.MOVING_CRIMINAL_WAY:
            city.move_criminal(self, top[2], city.step(self.criminal_at[top[2]], move - m.WAY))
        elif kind == q.HACKING:
            self.ask(q.HACKING_HOW, seat, move - m.ITEM)
        elif kind == q.HACKING_HOW and move == m.GRAB:
            city.take_item(self, m.HACKER, top[2])
        elif kind == q.HACKING_HOW or kind == q.MOVING_ITEM_WAY:
            city.move_item(self, top[2], city.step(self.item_place(top[2]), move - m.WAY))
        elif kind == q.RUNNING:
            city.transfer_criminal(self, m.COURIER, self.place(move))
        elif kind == q.HEIGHTS_PICK:
            self.answer_heights(top, seat, move)
        elif kind == q.MOVING_ITEM:
            self.ask(q.MOVING_ITEM_WAY, seat, move - m.ITEM)
        elif kind == q.TRANSFERRING:
            self.ask(q.TRANSFERRING_TO, seat, move - m.CRIMINAL)
        elif kind == q.TRANSFERRING_TO:
            city.transfer_criminal(self, top[2], self.place(move))
        elif kind == q.SWAPPING_ITEMS:
            self.ask(q.SWAPPING_ITEMS_WITH, seat, move - m.ITEM)
        elif kind == q.SWAPPING_ITEMS_WITH:
            city.swap_items(self, top[2], move - m.ITEM)
        elif kind == q.MACHINE:
            self.answer_machine(top, seat, move)
        elif kind == q.ESCORTING:
            if move != m.NO_ESCORT:
                city.escort(self, move - m.ESCORT, top[3])
        elif kind == q.ION_CHOICE:
            if move >= m.THIRD:
                support.gain_support(self, seat, move - m.THIRD)
            else:
                crimes.set_aside(self, seat, move - m.DRAW)
        elif kind == q.HARBOR_CHOICE:
            self.ask(q.GAINING_EVIDENCE if move == m.GAIN_EVIDENCE else q.PROCESSING, seat, 1, 1)
        elif kind == q.CHALLENGING:
            if move != m.DECLINE:
                gains.challenge(self, seat, self.seat_named(move - m.OPPONENT))
        elif kind == q.LOSING_DILEMMA:
            gains.discard_dilemma(self, seat, move - m.DILEMMA)
        elif kind == q.LOOKING:
            self.answer_looking(top, seat, move)
        else:
            evidence.take(self, seat, move)

    def answer_heights(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.55, ZH-5.57"""
        if top[2] > 1:
            self.ask(q.HEIGHTS_PICK, seat, top[2] - 1)
        if move == m.MOVE_CRIMINAL:
            self.ask(q.MOVING_CRIMINAL, seat)
        elif move == m.MOVE_ITEM:
            self.ask(q.MOVING_ITEM, seat)
        elif move == m.LOOK:
            self.ask(q.LOOKING, seat, 2, 0, m.NOTHING, m.NOTHING)
        elif move == m.MOVE_MACHINE:
            self.ask(q.MACHINE, seat, 1, q.GUARDIAN_MAY | q.BARRIERS_MAY, 0, 0)

    def answer_machine(self, top: list[int], seat: int, move: int) -> None:
        if move == m.DECLINE:
            return
        if top[2] > 1:
            self.ask(q.MACHINE, seat, top[2] - 1, top[3], top[4], top[5])
        if move < m.BARRIER:
            city.move_guardian(self, seat, move - m.GUARDIAN)
        else:
            city.move_barrier(self, (move - m.BARRIER) // 2, (move - m.BARRIER) % 2)

    def answer_looking(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.65; with a keeping token one of the two goes into memory."""
        evidence.look(self, seat, move)
        first = move if top[4] == m.NOTHING else top[4]
        second = m.NOTHING if top[4] == m.NOTHING else move
        if top[3] == 1 and (top[2] == 1 or len(evidence.face_down(self)) == 1):
            self.ask(q.KEEPING, seat, 0, 0, first, second)
        else:
            self.ask(q.LOOKING, seat, top[2] - 1, top[3], first, second)

    def answer_in_crime(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == q.BINDING:
            self.answer_binding(top, seat, move)
        elif kind == q.PICKING_ITEM:
            crimes.put_item(self, seat, move - m.ITEM, top[3], top[4])
        elif kind == q.PUTTING:
            crimes.lay(self, top[2], self.place(move))
        elif kind == q.SENDING:
            crimes.send(self, top[2], self.place(move))
        elif kind == q.PICKING_SLOT:
            gains.change_dominance(self, seat, move - m.CRIMINAL, top[3])
        elif kind == q.PATROL_AWAY:
            city.shift_patrol(self, top[2], self.place(move))
        else:
            crimes.choose_outcome(self, seat, top[2], move == m.RECKLESS)

    def answer_binding(self, top: list[int], seat: int, move: int) -> None:
        part = crimes.differing_part(self, top[2])
        if part < t.MOST_SLOTS:
            value = move - m.CRIMINAL
        elif part < t.READING:
            value = self.place(move)
        else:
            held = self.holds[m.MECHANIC]
            value = m.NOTHING if move - m.ITEM == held else held
        crimes.bind(self, seat, top[2], value)

    def answer_in_gain(self, top: list[int], seat: int, move: int) -> None:
        kind = top[0]
        if kind == q.GAINING_EVIDENCE:
            evidence.gain_from_rail(self, seat, move - m.RAIL)
            self.gain_evidence(seat, top[2] - 1)
        elif kind == q.PROCESSING:
            self.answer_processing(top, seat, move)
        elif kind == q.GAINING_SUPPORT:
            if top[2] > 1:
                self.ask(q.GAINING_SUPPORT, seat, top[2] - 1)
            support.gain_support(self, seat, move - m.THIRD)
        elif kind == q.GAINING_DOMINANCE or kind == q.LOSING_DOMINANCE:
            change = 1 if kind == q.GAINING_DOMINANCE else -1
            gains.change_dominance(self, seat, move - m.CRIMINAL, change)
            self.ask(kind, seat, top[2] - 1)
        elif kind == q.TAKING_EVIDENCE:
            evidence.take(self, seat, move)
        elif kind == q.TURNING_UP:
            evidence.turn_up(self, seat, move)
        elif kind == q.SHIFTING_PATROL:
            self.ask(q.SHIFTING_PATROL_TO, seat, self.place(move))
        elif kind == q.SHIFTING_PATROL_TO:
            city.shift_patrol(self, top[2], self.place(move))
        elif kind == q.LOCKING:
            self.locked[move - m.CRIMINAL] = top[2]
            self.tell_all(m.E_LOCKED, seat, move - m.CRIMINAL)
        elif kind == q.TRANSFERRING_ITEM:
            self.ask(q.TRANSFERRING_ITEM_TO, seat, move - m.ITEM)
        elif kind == q.TRANSFERRING_ITEM_TO:
            city.transfer_item(self, top[2], self.place(move))
        elif kind == q.BAITING:
            self.ask(q.BAITING_WITH, seat, move - m.ITEM)
        elif kind == q.BAITING_WITH:
            city.swap_item_and_criminal(self, top[2], move - m.CRIMINAL)
        elif kind == q.SWAPPING_CRIMINALS:
            self.ask(q.SWAPPING_CRIMINALS_WITH, seat, move - m.CRIMINAL)
        elif kind == q.SWAPPING_CRIMINALS_WITH:
            city.swap_criminals(self, top[2], move - m.CRIMINAL)
        elif kind == q.SWAPPING_HOOKS:
            gains.swap_hooks(self, seat, self.seat_named(move - m.OPPONENT))
        elif kind in (q.DISCARDING_DILEMMA, q.DISCARDING_HAND):
            first = m.STORED_DILEMMA if move >= m.STORED_DILEMMA else m.DILEMMA
            gains.discard_dilemma(self, seat, move - first)
            self.ask(kind, seat, top[2] - 1)
        elif kind == q.ECHO_SUPPORT:
            echo.echo_takes_support(self, move - m.THIRD)
        else:
            change = 1 if kind == q.ECHO_DOMINANCE else -1
            gains.change_dominance(self, self.echo, move - m.CRIMINAL, change)

    def answer_processing(self, top: list[int], seat: int, move: int) -> None:
        """ZH-5.136: each token is dealt with fully before the next."""
        if move == m.DECLINE:
            return
        if top[2] > 1:
            self.ask(q.PROCESSING, seat, top[2] - 1, top[3])
        if move < m.TO_BONUS_SUPPORT:
            evidence.process_to_row(self, seat, move - m.TO_ROW)
        elif move < m.TO_BOX:
            field, kind = divmod(move - m.TO_BONUS_SUPPORT, m.KINDS_OF_EVIDENCE)
            evidence.process_to_bonus(self, seat, field, kind)
        else:
            evidence.process_to_box(self, seat, move - m.TO_BOX)


PLAIN_QUESTIONS: Final = [
    q.PATROL_AWAY,
    q.TAKING_EVIDENCE,
    q.TURNING_UP,
    q.SHIFTING_PATROL,
    q.SHIFTING_PATROL_TO,
    q.LOCKING,
    q.TRANSFERRING_ITEM,
    q.TRANSFERRING_ITEM_TO,
    q.BAITING,
    q.BAITING_WITH,
    q.SWAPPING_CRIMINALS,
    q.SWAPPING_CRIMINALS_WITH,
    q.SWAPPING_HOOKS,
    q.ECHO_LOSS_CHOICE,
]
