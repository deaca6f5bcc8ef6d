"""What one colour may hope for among others who want the contrary: the turns it still has are counted, nothing
that others can undo is taken for done, and whoever plays against it is expected to try."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.bots.fuse import can_defuse
from safehouse.games.stationfall.bots.hopes import Hopes
from safehouse.games.stationfall.bots.judgement import worth_of
from safehouse.games.stationfall.bots.walks import FAR
from safehouse.games.stationfall.codes import (
    Characters,
    Facts,
    Items,
    Operations,
    Pawns,
    Phases,
    Powers,
    Questions,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.rules.solo_goals import is_armed
from safehouse.games.stationfall.tables.expressions import Expression
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD

SLACK: Final = [0.02, 0.06, 0.12, 0.25, 0.45, 0.6, 0.75, 0.85, 0.92, 0.95, 0.97, 0.98, 1.0]
"""That there is time enough near the end, by the half actions to spare; two actions too few stand first."""
NEAR_END: Final = 3
"""Turns from which on they are counted one by one."""
STRIDE: Final = 0.88
"""How a chance fades with each step that is still to be made."""
UNLAUNCHED: Final = 0.75
"""How often a pod that could leave is launched, measured by what greedy thinks."""
FROM_DOCK: Final = 0.7
SHARED: Final = 0.75
"""That somebody stays in a pod whom others command too."""
WILL: Final = 0.5
"""That who could hinder a rival does it."""
SPARE: Final = [0.55, 0.72, 0.82, 0.88]
"""That the antimatter is thrown out in time by somebody on his way, by the actions to spare."""
STRANGER: Final = 0.85
"""What is left of that chance where he has to be won first."""
BAREHEADED: Final = 0.45
"""And where he needs a helmet, or somebody at a console who lets the air in again."""


class Contest(Hopes):
    """The hopes of one identity of a colour; `foe`: the hopes of who hinders it, None where nobody does."""

    def __init__(
        self, s: Position, colour: int, identity: int, foe: "Contest | None", defused: bool = False
    ) -> None:
        self.foe: Contest | None = foe
        self.turns: int = turns_to_come(s, colour)
        self.actions: int = s.actions_left if s.active == colour else 0
        self.sabotage: float = -1.0
        super().__init__(s, colour, identity, True, defused)
        if self.explodes and has_played(s, colour):
            self.left -= 1

    # -- the time that is left ---------------------------------------------------------------------

    def in_time(self, steps: int) -> float:
        """Near the end turns are counted; minute 0, which may not be played, makes two turns of three."""
        if self.explodes or self.turns > NEAR_END:
            return super().in_time(steps)
        may_come = self.s.minute_now() > 0
        needed = 2 * (steps + 1)
        sure = 3 * self.turns + 2 * self.actions
        if self.turns == 0 and needed > sure:
            if not may_come or needed > 6:
                return 0.02
            return 0.6 if needed <= 4 else 0.12
        spare = sure + (2 if may_come else 0) - needed + 4
        if spare < 0:
            return 0.02
        return SLACK[spare] if spare < len(SLACK) else 1.0

    def within(self, steps: int, best: float) -> float:
        if steps >= FAR:
            return 0.02
        chance = best * self.in_time(steps)
        for k in range(steps):
            chance *= STRIDE
        return chance

    def rides(self, pawn: int, pod: int) -> float:
        kept = self.left
        if self.left > self.turns and not self.explodes:
            self.left = self.turns + (1 if self.actions > 0 else 0)
        found = super().rides(pawn, pod)
        self.left = kept
        if found < 0.94 and self.counted_down(pod) < 0.0:
            found *= UNLAUNCHED
        return found

    def from_dock(self, steps: int) -> float:
        return FROM_DOCK * super().from_dock(steps)

    def leaves_by_pod(self, pawn: int, pod: int, wanted: bool) -> float:
        found = super().leaves_by_pod(pawn, pod, wanted)
        return found * SHARED if wanted and found < 0.65 and self.is_shared(pawn) else found

    def is_shared(self, pawn: int) -> bool:
        """Whether somebody else commands a pawn too."""
        card = self.s.box.card_of[pawn]
        if card >= 0:
            for other in range(self.s.colours):
                if other != self.colour and self.s.is_conspirator(other, card):
                    return True
        return False

    def at_least(self, e: Expression, me: int) -> float:
        """That so many of several things happen, each by itself."""
        left = e.left
        right = e.right
        if left is None or right is None or right.op != Operations.NUMBER:
            return super().at_least(e, me)
        needed = right.n + (1 if e.op == Operations.MORE else 0)
        s = self.s
        chances: list[float] = []
        if left.op == Operations.HOW_MANY:
            for pawn in range(Pawns.COUNT):
                if s.state[pawn] != States.ABSENT:
                    chances.append(self.fits(left.left, pawn, me, True))
        elif left.op == Operations.FACT and left.n == Facts.ESCAPED_CLONES:
            if s.in_play[Characters.MAINTENANCE_CLONES]:
                for pawn in s.box.pawns_of[Characters.MAINTENANCE_CLONES]:
                    chances.append(self.leaves(pawn, True))
        elif left.op == Operations.ESCAPED_COPIES:
            chances.append(self.sent(left.n, 0, True))
            chances.append(self.sent(left.n, 1, True))
            for pawn in range(CREW):
                if s.has_data(pawn, left.n):
                    chances.append(self.leaves(pawn, True))
        else:
            return super().at_least(e, me)
        return tail(chances, needed)

    # -- what the foe may do -----------------------------------------------------------------------

    def sent(self, data: int, institution: int, wanted: bool) -> float:
        found = super().sent(data, institution, wanted)
        foe = self.foe
        if foe is not None and not wanted and found < 1.0:
            return higher(found, foe.sent(data, institution, True))
        return found

    def departs(self, pawn: int, wanted: bool) -> float:
        found = super().departs(pawn, wanted)
        foe = self.foe
        if foe is not None and not wanted and found < 0.9:
            return higher(found, foe.leaves(pawn, True))
        return found

    def item_leaves(self, item: int, wanted: bool) -> float:
        found = super().item_leaves(item, wanted)
        foe = self.foe
        if foe is not None and not wanted and found < 0.9:
            return higher(found, foe.item_leaves(item, True))
        return found

    def falls(self, pawn: int, wanted: bool) -> float:
        found = super().falls(pawn, wanted)
        foe = self.foe
        if foe is not None and not wanted and found < 0.5:
            return higher(found, foe.falls(pawn, True))
        return found

    def soiled(self, pawn: int, wanted: bool) -> float:
        found = super().soiled(pawn, wanted)
        foe = self.foe
        if foe is not None and not wanted and found < 0.5:
            return higher(found, foe.soiled(pawn, True))
        return found

    def officer_does(self, verb: int, wanted: bool) -> float:
        found = super().officer_does(verb, wanted)
        foe = self.foe
        return higher(found, foe.officer_does(verb, True)) if foe is not None and not wanted else found

    def defuses(self) -> float:
        """That this colour has the antimatter thrown out in time: actions are counted one by one."""
        s = self.s
        goal = s.box.containment
        if s.spot[Items.ANTIMATTER] != goal or s.damaged[goal] or s.power == Powers.BLACKOUT:
            return 0.0
        way = self.walks.to(goal)
        best = 0.02
        for pawn in range(CREW):
            if s.state[pawn] != States.LIVE or not s.body(pawn) or not 0 <= s.place[pawn] < Sections.COUNT:
                continue
            spare = self.actions_of(pawn) - way[s.place[pawn]] - 1
            if spare >= 0:
                chance = SPARE[spare] if spare < len(SPARE) else SPARE[len(SPARE) - 1]
                if not self.mine[pawn]:
                    chance *= STRANGER
                if not can_defuse(s, pawn):
                    chance *= BAREHEADED
                if chance > best:
                    best = chance
        return best

    def actions_of(self, pawn: int) -> int:
        """Actions of a pawn before the explosion, if it is activated in every turn: two once, then one each."""
        s = self.s
        card = s.box.card_of[pawn]
        fresh = 0 if s.is_exhausted(card) else 1
        if s.active != self.colour or s.phase != Phases.ACTIVATION:
            return self.left + (fresh if self.left > 0 else 0)
        if s.activated >= 0 and s.box.card_of[s.activated] == card:
            return self.left - 1 + (s.actions_left if s.activated == pawn else 0)
        return self.left - 1 + (fresh if self.left > 1 else 0)

    def equal(self, e: Expression, me: int) -> float:
        """An undamaged station is easily damaged."""
        found = super().equal(e, me)
        foe = self.foe
        left = e.left
        if foe is not None and left is not None and left.op == Operations.FACT and found > 0.0:
            return found * (1.0 - WILL * foe.sabotages())
        return found

    def term(self, e: Expression, me: int, wanted: bool) -> float:
        found = super().term(e, me, wanted)
        foe = self.foe
        if foe is not None and e.op == Operations.SELF_LIVE and found > 0.5:
            return found * (1.0 - WILL * foe.falls(me, True))
        return found

    def sabotages(self) -> float:
        """That this colour has a section damaged with a weapon (SF-12.10)."""
        if self.sabotage < 0.0:
            nearest = FAR
            for pawn in range(CREW):
                if self.mine[pawn] and self.s.body(pawn) and 0 <= self.s.place[pawn] < Sections.COUNT:
                    away = self.to_weapon(pawn)
                    if away < nearest:
                        nearest = away
            self.sabotage = self.within(nearest, 0.9)
        return self.sabotage

    def to_weapon(self, pawn: int) -> int:
        """Actions until a pawn is armed."""
        s = self.s
        if is_armed(s, pawn):
            return 0
        nearest = FAR
        for section in range(FIRST_POD):
            base = section * Items.COUNT
            if s.floor[base + Items.BLUDGEON] + s.floor[base + Items.GUN] > 0:
                away = self.steps(s.place[pawn], section) + 1
                if away < nearest:
                    nearest = away
        return nearest


def turns_to_come(s: Position, colour: int) -> int:
    """Whole turns that a colour is sure of, one that it has not begun included; minute 0 may not be played."""
    sure = s.minute_now() - 1
    if sure < 0:
        sure = 0
    index = (colour - s.first + s.colours) % s.colours
    begins = s.active == colour and s.asked == colour and s.ask == Questions.TURN
    if not s.two_player and (index > s.turn_number or begins):
        sure += 1
    return sure


def has_played(s: Position, colour: int) -> bool:
    """Whether a colour's turn of this minute is over."""
    place = (colour - s.first + s.colours) % s.colours
    over = place == s.turn_number and s.phase > Phases.ACTIVATION
    return not s.two_player and (place < s.turn_number or over)


def higher(found: float, threat: float) -> float:
    """The chance of something unwanted, when a foe may want it."""
    return found if found > WILL * threat else WILL * threat


def tail(chances: list[float], needed: int) -> float:
    """That at least so many of independent things happen."""
    if needed <= 0:
        return 1.0
    exactly = [0.0] * needed
    exactly[0] = 1.0
    for chance in chances:
        k = needed - 1
        while k > 0:
            exactly[k] = exactly[k] * (1.0 - chance) + exactly[k - 1] * chance
            k -= 1
        exactly[0] *= 1.0 - chance
    total = 1.0
    for part in exactly:
        total -= part
    return total if total > 0.0 else 0.0


def contested_worth(s: Position, colour: int, identity: int, foe: Contest | None) -> float:
    """The points a colour may hope for if this is who it is, with an eye on the antimatter."""
    hopes = Contest(s, colour, identity, foe)
    soon = worth_of(s, colour, hopes)
    if not hopes.explodes:
        return soon
    late = worth_of(s, colour, Contest(s, colour, identity, foe, True))
    return soon + hopes.defuses() * (late - soon) if late > soon else soon


def worth_if(s: Position, colour: int, identity: int, foe: Contest | None, defused: bool) -> float:
    """The points a colour may hope for if the antimatter, where it is armed, is thrown out or explodes."""
    return worth_of(s, colour, Contest(s, colour, identity, foe, defused))
