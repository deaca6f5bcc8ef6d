"""A whole turn thought through: a beam search over everything a seat can do until its turn is over."""
# compiled by mypyc

from time import perf_counter
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.bots.judgement import (
    Outlook,
    mark_of_control,
    mark_of_places,
    quick_answer,
    value,
    value_of_crime,
)
from safehouse.games.in_too_deep.codes import Agenda, Items, Moves
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import NOTHING

MOST_STEPS: Final = 14
"""Decisions of a turn that are thought ahead."""
MOST_CHILDREN: Final = 160
"""Positions looked at after one position of the beam."""
SAME: Final = 0.0001
"""Two positions whose values differ by less are taken for the same."""
TOIL: Final = 0.01
"""What a decision costs: nothing is done for nothing."""

FIRST_HALVES: Final = [
    Agenda.ENDURING,
    Agenda.HUSTLING,
    Agenda.ENFORCING,
    Agenda.HACKING,
    Agenda.HACKING_HOW,
    Agenda.RUNNING,
    Agenda.MOVING_CRIMINAL,
    Agenda.MOVING_CRIMINAL_WAY,
    Agenda.MOVING_ITEM,
    Agenda.MOVING_ITEM_WAY,
    Agenda.TRANSFERRING,
    Agenda.TRANSFERRING_TO,
    Agenda.SWAPPING_ITEMS,
    Agenda.SWAPPING_ITEMS_WITH,
    Agenda.SHIFTING_PATROL,
    Agenda.SHIFTING_PATROL_TO,
    Agenda.TRANSFERRING_ITEM,
    Agenda.TRANSFERRING_ITEM_TO,
    Agenda.BAITING,
    Agenda.BAITING_WITH,
    Agenda.SWAPPING_CRIMINALS,
    Agenda.SWAPPING_CRIMINALS_WITH,
]
"""Questions in the middle of an action, at which nothing can be judged yet."""

NO_STATE: Final = InTooDeep()
"""Stands in for the position of a line that is over: positions are not kept longer than needed."""


class Line:
    """Moves of a turn, the position they lead to and its value."""

    def __init__(self, state: InTooDeep, moves: list[int]) -> None:
        self.state: InTooDeep = state
        self.moves: list[int] = moves
        self.value: float = 0.0
        self.ended: bool = False


class Turn:
    """`width`: positions kept after each decision. `noise`: how far, at most, a judgement is off. `until`: when
    a search grows hasty and goes on with the best position alone, by `perf_counter`; 0 for never."""

    def __init__(self, seat: int, width: int, noise: float, random: Stream, until: float = 0.0) -> None:
        self.seat: int = seat
        self.width: int = width
        self.kept: int = width
        self.noise: float = noise
        self.random: Stream = random
        self.until: float = until
        self.ended: list[Line] = []
        self.open: list[Line] = []
        self.looked_at: int = 0
        self.seen: set[tuple[int, int, int, int, int]] = set()
        self.useful: list[bool] = []
        """By item whether a crime in hand speaks of it."""
        self.outlook: Outlook = Outlook(seat)

    def search(self, root: InTooDeep) -> list[Line]:
        """Ways to play the turn, the best first; at least one, if only its beginning."""
        beam = [Line(root, [])]
        self.ended = []
        self.seen = {fingerprint(root, self.seat)}
        self.useful = useful_items(root, self.seat)
        for _step in range(MOST_STEPS):
            self.open = []
            for line in beam:
                self.looked_at = 0
                self.expand(line, 0)
                if 0.0 < self.until < perf_counter():
                    self.kept = 1
                    break
            if len(self.open) == 0:
                break
            beam = self.open[: self.kept]
        if len(self.ended) == 0:
            self.ended = [line for line in beam if len(line.moves) > 0]
        if len(self.ended) == 0:
            self.ended = [Line(root, [root.moves(self.seat)[0]])]
        return best_of(self.ended, max(8, self.width))

    def expand(self, line: Line, depth: int) -> None:
        for move in self.sensible(line.state, depth):
            if self.looked_at >= MOST_CHILDREN and depth > 0:
                return
            child = Line(line.state.copy(), [*line.moves, move])
            child.state.apply(self.seat, move)
            self.answer(child)
            kind = self.asked(child.state)
            if kind in FIRST_HALVES or (depth == 0 and (kind == Agenda.MACHINE or kind == Agenda.HEIGHTS_PICK)):
                self.expand(child, depth + 1)
            else:
                mark = fingerprint(child.state, self.seat)
                if mark not in self.seen:
                    self.seen.add(mark)
                    self.judge(child, kind)

    def sensible(self, s: InTooDeep, depth: int) -> list[int]:
        """Leaves items alone that no crime in hand speaks of, and looks at each swap once."""
        moves = s.moves(self.seat)
        top = s.agenda[len(s.agenda) - 1]
        kind = top[0]
        if kind in (Agenda.HACKING, Agenda.MOVING_ITEM, Agenda.TRANSFERRING_ITEM, Agenda.BAITING):
            found = [move for move in moves if self.useful[move - Moves.ITEM]]
        elif kind == Agenda.SWAPPING_ITEMS_WITH:
            found = [
                move
                for move in moves
                if move - Moves.ITEM > top[2] and (self.useful[move - Moves.ITEM] or self.useful[top[2]])
            ]
        elif kind == Agenda.SWAPPING_CRIMINALS_WITH:
            found = [move for move in moves if move - Moves.CRIMINAL > top[2]]
        else:
            return moves
        return found if depth > 0 or len(found) > 0 else moves

    def asked(self, s: InTooDeep) -> int:
        """The question this seat is asked now; NOTHING when its turn is over."""
        if s.finished:
            return NOTHING
        top = s.agenda[len(s.agenda) - 1]
        if top[1] != self.seat or top[0] in (Agenda.RETURNING, Agenda.DRAWING, Agenda.STORING, Agenda.OUTCOME):
            return NOTHING
        return top[0]

    def answer(self, line: Line) -> None:
        """Answer what leaves no choice, and questions about gains in a sensible way."""
        s = line.state
        while True:
            kind = self.asked(s)
            if kind == NOTHING or (kind == Agenda.ACTING and s.actions > 0):
                return
            moves = s.moves(self.seat)
            move = moves[0]
            if len(moves) > 1:
                move = quick_answer(s, kind, self.seat, moves)
            if move == NOTHING:
                return
            s.apply(self.seat, move)
            line.moves.append(move)

    def judge(self, line: Line, kind: int) -> None:
        s = line.state
        self.looked_at += 1
        line.ended = kind == NOTHING
        if s.finished:
            line.value = value(s, self.seat, self.outlook)
        else:
            top = s.agenda[len(s.agenda) - 1]
            if line.ended and top[0] == Agenda.OUTCOME and top[1] == self.seat:
                line.value = value_of_crime(s, self.seat, top[2])
            else:
                line.value = value(s, self.seat, self.outlook)
        line.value -= TOIL * len(line.moves)
        if self.noise > 0.0:
            line.value += (2.0 * self.random.unit() - 1.0) * self.noise
        if line.ended:
            line.state = NO_STATE
            self.ended.append(line)
        else:
            self.keep(line)

    def keep(self, line: Line) -> None:
        """Among the best open lines, each of a different value, if it is one of them."""
        at = len(self.open)
        for i in range(len(self.open)):
            found = self.open[i].value
            if -SAME < found - line.value < SAME:
                return
            if line.value > found and i < at:
                at = i
        if at < self.kept:
            self.open.insert(at, line)
            if len(self.open) > self.kept:
                self.open.pop()


def fingerprint(s: InTooDeep, seat: int) -> tuple[int, int, int, int, int]:
    """Tells the positions of a turn apart."""
    own = 0
    for criminal in s.in_play:
        own = own * 16 + s.dominance[seat][criminal]
    own = ((own * 16 + s.actions) * 512 + s.intel[seat]) * 64 + s.tolerance[seat]
    cards = ((len(s.support[seat]) * 128 + len(s.memory[seat])) * 64 + len(s.hands[seat])) * 16
    cards = (cards + len(s.crime_hands[seat])) * 16 + len(s.aside[seat])
    cards = (cards * 2 + int(s.seer_used)) * 2 + int(s.crusher_used)
    asked = len(s.agenda)
    if asked > 0:
        for part in s.agenda[asked - 1]:
            asked = asked * 64 + part
    return (mark_of_places(s), mark_of_control(s, seat), own, cards, asked)


def useful_items(s: InTooDeep, seat: int) -> list[bool]:
    found = [False] * Items.COUNT
    for card in s.held_crimes(seat):
        for item in range(Items.COUNT):
            if s.cards.speaks_of[card][item]:
                found[item] = True
    return found


def worth_of(line: Line) -> float:
    return line.value


def best_of(lines: list[Line], number: int) -> list[Line]:
    """The best of them, each of a different value."""
    lines.sort(key=worth_of, reverse=True)
    found: list[Line] = []
    for line in lines:
        if len(found) > 0 and found[len(found) - 1].value - line.value < SAME:
            continue
        found.append(line)
        if len(found) == number:
            break
    return found
