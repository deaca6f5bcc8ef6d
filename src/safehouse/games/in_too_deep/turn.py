"""A whole turn thought through: a beam search over everything a seat can do until its turn is over."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.in_too_deep import agenda as q
from safehouse.games.in_too_deep import moves as m
from safehouse.games.in_too_deep.judgement import quick_answer, value, value_of_crime
from safehouse.games.in_too_deep.play import InTooDeep

MOST_STEPS: Final = 14
"""Decisions of a turn that are thought ahead."""
MOST_CHILDREN: Final = 160
"""Positions looked at after one position of the beam."""
SAME: Final = 0.0001
"""Two positions whose values differ by less are taken for the same."""
TOIL: Final = 0.01
"""What a decision costs: nothing is done for nothing."""

FIRST_HALVES: Final = [
    q.ENDURING,
    q.HUSTLING,
    q.ENFORCING,
    q.HACKING,
    q.HACKING_HOW,
    q.RUNNING,
    q.MOVING_CRIMINAL,
    q.MOVING_CRIMINAL_WAY,
    q.MOVING_ITEM,
    q.MOVING_ITEM_WAY,
    q.TRANSFERRING,
    q.TRANSFERRING_TO,
    q.SWAPPING_ITEMS,
    q.SWAPPING_ITEMS_WITH,
    q.SHIFTING_PATROL,
    q.SHIFTING_PATROL_TO,
    q.TRANSFERRING_ITEM,
    q.TRANSFERRING_ITEM_TO,
    q.BAITING,
    q.BAITING_WITH,
    q.SWAPPING_CRIMINALS,
    q.SWAPPING_CRIMINALS_WITH,
]
"""Questions in the middle of an action, at which nothing can be judged yet."""


class Line:
    """Moves of a turn, the position they lead to and its value."""

    def __init__(self, state: InTooDeep, moves: list[int]) -> None:
        self.state: InTooDeep = state
        self.moves: list[int] = moves
        self.value: float = 0.0
        self.ended: bool = False


class Turn:
    """`width`: positions kept after each decision. `noise`: how far, at most, a judgement is off."""

    def __init__(self, seat: int, width: int, noise: float, random: Stream) -> None:
        self.seat: int = seat
        self.width: int = width
        self.noise: float = noise
        self.random: Stream = random
        self.ended: list[Line] = []
        self.open: list[Line] = []
        self.looked_at: int = 0
        self.seen: set[tuple[int, ...]] = set()

    def search(self, root: InTooDeep) -> list[Line]:
        """Ways to play the turn, the best first."""
        beam = [Line(root, [])]
        self.ended = []
        self.seen = {fingerprint(root, self.seat)}
        for _step in range(MOST_STEPS):
            self.open = []
            for line in beam:
                self.looked_at = 0
                self.expand(line, 0)
            if len(self.open) == 0:
                break
            beam = best_of(self.open, self.width)
        if len(self.ended) == 0:
            self.ended = self.open
        return best_of(self.ended, max(8, self.width))

    def expand(self, line: Line, depth: int) -> None:
        for move in line.state.moves(self.seat):
            if self.looked_at >= MOST_CHILDREN and depth > 0:
                return
            child = Line(line.state.copy(), [*line.moves, move])
            child.state.apply(self.seat, move)
            self.answer(child)
            kind = self.asked(child.state)
            if kind in FIRST_HALVES or (depth == 0 and (kind == q.MACHINE or kind == q.HEIGHTS_PICK)):
                self.expand(child, depth + 1)
            else:
                mark = fingerprint(child.state, self.seat)
                if mark not in self.seen:
                    self.seen.add(mark)
                    self.judge(child, kind)

    def asked(self, s: InTooDeep) -> int:
        """The question this seat is asked now; NOTHING when its turn is over."""
        if s.finished:
            return m.NOTHING
        top = s.agenda[len(s.agenda) - 1]
        if top[1] != self.seat or top[0] in (q.RETURNING, q.DRAWING, q.STORING, q.OUTCOME):
            return m.NOTHING
        return top[0]

    def answer(self, line: Line) -> None:
        """Answer what leaves no choice, and questions about gains in a sensible way."""
        s = line.state
        while True:
            kind = self.asked(s)
            if kind == m.NOTHING or (kind == q.ACTING and s.actions > 0):
                return
            moves = s.moves(self.seat)
            move = moves[0]
            if len(moves) > 1:
                move = quick_answer(s, kind, self.seat, moves)
            if move == m.NOTHING:
                return
            s.apply(self.seat, move)
            line.moves.append(move)

    def judge(self, line: Line, kind: int) -> None:
        s = line.state
        self.looked_at += 1
        line.ended = kind == m.NOTHING
        if s.finished:
            line.value = value(s, self.seat)
        else:
            top = s.agenda[len(s.agenda) - 1]
            if line.ended and top[0] == q.OUTCOME and top[1] == self.seat:
                line.value = value_of_crime(s, self.seat, top[2])
            else:
                line.value = value(s, self.seat)
        line.value -= TOIL * len(line.moves)
        if self.noise > 0.0:
            line.value += (2.0 * self.random.unit() - 1.0) * self.noise
        if line.ended:
            self.ended.append(line)
        else:
            self.open.append(line)


def fingerprint(s: InTooDeep, seat: int) -> tuple[int, ...]:
    """Tells the positions of a turn apart."""
    parts = s.criminal_at + s.holds + s.item_at + s.barriers + s.patrol + s.hooked_by + s.dominance[seat]
    parts.extend([s.guardian, s.actions, len(s.agenda), s.intel[seat], s.tolerance[seat], len(s.support[seat])])
    parts.extend([len(s.memory[seat]), len(s.crime_hands[seat]), len(s.aside[seat]), len(s.hands[seat])])
    parts.extend([int(s.seer_used), int(s.crusher_used), int(s.barriers_ignored)])
    if len(s.agenda) > 0:
        parts.extend(s.agenda[len(s.agenda) - 1])
    return tuple(parts)


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
