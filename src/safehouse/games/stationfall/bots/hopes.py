"""What the lines of an agenda are worth in expectation, read as the data say them; no character is named."""
# compiled by mypyc

from safehouse.games.stationfall.bots.chances import Chances
from safehouse.games.stationfall.codes import Characters, Facts, Filters, Kinds, Operations, Pawns, States
from safehouse.games.stationfall.rules.position import NOBODY
from safehouse.games.stationfall.rules.scoring import (
    damaged_sections,
    fewest_betrayal,
    filter_holds,
    hand_total,
    in_pod_with_down_human,
    live_company,
    owns_item,
    stars,
    value,
    with_bonus,
)
from safehouse.games.stationfall.tables.expressions import Expression, Line


class Hopes(Chances):
    """The points that one identity of a colour may hope for."""

    def agenda(self) -> float:
        """SF-16.4.4, in expectation."""
        s = self.s
        self_pawn = s.box.pawns_of[s.box.identity_character[self.identity]][0]
        total = 0.0
        head = 1.0
        for line in s.box.agenda[self.identity]:
            if line.plus:
                total += head * self.line(line, self_pawn)
            else:
                head = self.met(line, self_pawn)
                total += self.line(line, self_pawn)
        return total

    def bonus(self) -> float:
        """SF-16.4.5, in expectation."""
        s = self.s
        total = 0.0
        for card in s.bonus[s.holder_of[self.colour]]:
            total += self.line(s.box.bonus[card], s.box.pawns_of[s.box.identity_character[card]][0])
        return total

    def line(self, line: Line, self_pawn: int) -> float:
        """What a line is expected to be worth, its head apart."""
        return line.points * self.expected(line.per if line.per is not None else line.cond, self_pawn, True)

    def met(self, line: Line, self_pawn: int) -> float:
        found = self.expected(line.per if line.per is not None else line.cond, self_pawn, True)
        return found if found < 1.0 else 1.0

    def expected(self, e: Expression | None, me: int, wanted: bool) -> float:
        """The chance of a condition, or the expected size of a number."""
        if e is None:
            return 0.0
        op = e.op
        if op == Operations.NUMBER:
            return float(e.n)
        if op == Operations.AND:
            return self.expected(e.left, me, wanted) * self.expected(e.right, me, wanted)
        if op == Operations.OR:
            a = self.expected(e.left, me, wanted)
            b = self.expected(e.right, me, wanted)
            return a + b - a * b
        if op == Operations.NOT:
            return 1.0 - self.expected(e.left, me, not wanted)
        if op == Operations.PLUS:
            return self.expected(e.left, me, wanted) + self.expected(e.right, me, wanted)
        if op == Operations.EQUAL:
            return self.equal(e, me)
        if op == Operations.AT_LEAST or op == Operations.MORE:
            return self.at_least(e, me)
        if op == Operations.HOW_MANY:
            total = 0.0
            for pawn in range(Pawns.COUNT):
                if self.s.state[pawn] != States.ABSENT:
                    total += self.fits(e.left, pawn, me, wanted)
            return total
        if op == Operations.HAND_OF:
            return float(value(self.s, e, me, self.colour))
        if op == Operations.FACT:
            return self.fact(e.n, me, wanted)
        return self.term(e, me, wanted)

    def equal(self, e: Expression, me: int) -> float:
        s = self.s
        left = e.left
        right = e.right
        if left is not None and right is not None and right.op == Operations.NUMBER:
            if left.op == Operations.HOW_MANY:
                return self.exactly(left.left, right.n, me)
            if left.op == Operations.FACT:
                wrong = damaged_sections(s)
                chance = 0.7
                for k in range(wrong):
                    chance *= 0.45
                return chance
            if left.op == Operations.GUILT_OF_PLAYER:
                return 0.85 if s.guilt[self.colour] == right.n else 0.02
        return float(value(s, e, me, self.colour))

    def exactly(self, e: Expression | None, number: int, me: int) -> float:
        """That exactly so many pawns fit; with one wanted it had better be the own character."""
        none = 1.0
        one = 0.0
        for pawn in range(Pawns.COUNT):
            if self.s.state[pawn] != States.ABSENT:
                chance = self.fits(e, pawn, me, number > 0 and pawn == me)
                one = one * (1.0 - chance) + none * chance
                none *= 1.0 - chance
        return none if number == 0 else one

    def at_least(self, e: Expression, me: int) -> float:
        right = e.right
        if right is None or right.op != Operations.NUMBER:
            return float(value(self.s, e, me, self.colour))
        needed = right.n + (1 if e.op == Operations.MORE else 0)
        found = self.expected(e.left, me, True)
        return 1.0 if found >= needed else found / needed

    def term(self, e: Expression, me: int, wanted: bool) -> float:
        s = self.s
        op = e.op
        if op == Operations.ESCAPED_SELF:
            return self.leaves(me, wanted)
        if op == Operations.ESCAPED_PAWN:
            return self.leaves(e.n, wanted)
        if op == Operations.ESCAPED_ITEM:
            return self.item_leaves(e.n, wanted)
        if op == Operations.DATA_ESCAPED:
            return self.data_leaves(e.n, wanted)
        if op == Operations.OFFSITE:
            return self.sent(e.m, e.n, wanted)
        if op == Operations.HAS:
            return self.gets(me, e.n)
        if op == Operations.HAS_DATA:
            return self.learns(me, e.n)
        if op == Operations.ESCAPED_COPIES or op == Operations.INSTITUTIONS_WITH:
            return self.copies_leave(op, e.n, wanted)
        if op == Operations.SELF_LIVE:
            return 0.85 if s.state[me] == States.LIVE else 0.2
        if op == Operations.SELF_ON_STATION:
            return 0.85 if s.on_station(s.where(me)) else 0.1
        if op == Operations.SELF_CONTAMINATED:
            return self.soiled(me, wanted)
        if op == Operations.WITH_ITEM:
            return self.beside(me, e.n)
        if op == Operations.ITEM_IN:
            return 0.7 if s.item_place(e.n) == e.m else 0.08
        if op == Operations.DOWN_UNESCAPED:
            return self.falls(e.n, wanted) * (1.0 - self.leaves(e.n, False))
        return float(value(s, e, me, self.colour))

    def fits(self, e: Expression | None, pawn: int, me: int, wanted: bool) -> float:
        """The chance that a counted pawn fits."""
        if e is None:
            return 1.0
        op = e.op
        if op == Operations.AND:
            a = self.fits(e.left, pawn, me, wanted)
            return a * self.fits(e.right, pawn, me, wanted) if a > 0.0 else 0.0
        if op == Operations.OR:
            a = self.fits(e.left, pawn, me, wanted)
            return a if a >= 1.0 else a + (1.0 - a) * self.fits(e.right, pawn, me, wanted)
        if op == Operations.NOT:
            return 1.0 - self.fits(e.left, pawn, me, not wanted)
        if op == Operations.ITS_ITEM:
            return 1.0 if pawn != Pawns.MONSTER and owns_item(self.s, pawn, e.n) else 0.05
        if op == Operations.ITS_DATA:
            return self.bears(pawn, e.n, wanted)
        return self.filter_chance(e.n, pawn, me, wanted)

    def filter_chance(self, which: int, pawn: int, me: int, wanted: bool) -> float:
        s = self.s
        if which == Filters.ESCAPED:
            return self.leaves(pawn, wanted)
        if which == Filters.DOWN:
            return 0.0 if s.box.is_data[pawn] else self.falls(pawn, wanted)
        if which == Filters.LIVE:
            return 1.0 - self.falls(pawn, not wanted)
        if which == Filters.ON_STATION:
            return 1.0 - self.leaves(pawn, not wanted) if s.on_station(s.where(pawn)) else 0.03
        if which == Filters.CONTAMINATED:
            return 0.0 if pawn == Pawns.MONSTER else self.soiled(pawn, wanted)
        if which == Filters.COLOCATED:
            if filter_holds(s, which, pawn, me):
                return 1.0 if s.escaped(me) else 0.6
            return 0.08 if pawn != me else 0.0
        if (
            which == Filters.PC
            or which == Filters.NPC
            or which == Filters.PC_NOT_INNOCENT
            or which == Filters.PLAYER_INNOCENT
        ):
            return self.played(which, pawn, me)
        return 1.0 if filter_holds(s, which, pawn, me) else 0.0

    def played(self, which: int, pawn: int, me: int) -> float:
        """Who may turn out to be a player's character; the own one certainly will."""
        s = self.s
        if pawn == Pawns.MONSTER:
            return 0.0
        own = s.box.card_of[pawn] == s.box.card_of[me]
        chance = 1.0 if own or s.is_pc(s.box.card_of[pawn]) else 0.25
        if which == Filters.NPC:
            return 1.0 - chance
        if which == Filters.PC or chance < 1.0:
            return chance if which == Filters.PC else chance * 0.5
        return 1.0 if filter_holds(s, which, pawn, me) else 0.0

    def fact(self, which: int, me: int, wanted: bool) -> float:
        s = self.s
        if which == Facts.MOSS_VICTIMS:
            return float(s.moss_victims)
        if which == Facts.MEDICAL_STARS:
            return float(stars(s)) + 0.1 * s.medical_track
        if which == Facts.ESCAPED_CLONES:
            total = 0.0
            if s.in_play[Characters.MAINTENANCE_CLONES]:
                for pawn in s.box.pawns_of[Characters.MAINTENANCE_CLONES]:
                    total += self.leaves(pawn, wanted)
            return total
        if which == Facts.PROJECT_X_RELEASED:
            return 1.0 if s.released else self.officer_does(Kinds.RELEASE_PROJECT_X, wanted)
        if which == Facts.ANTIMATTER_ARMED:
            return 1.0 if s.armed else self.officer_does(Kinds.SELF_DESTRUCT, wanted)
        if which == Facts.ANTIMATTER_EXPLODED_ON_STATION:
            if s.exploded_on_station:
                return 1.0
            if s.antimatter_gone:
                return 0.0
            if self.wary:
                return self.explosion(wanted)
            return (
                0.75
                if s.armed and s.track_minute >= 0
                else self.officer_does(Kinds.SELF_DESTRUCT, wanted) * 0.8
            )
        if which == Facts.MOST_KOMPROMAT_STRICT:
            return self.leads_in_kompromat()
        if which == Facts.FEWEST_BETRAYAL:
            return 0.75 if fewest_betrayal(s, self.colour) else 0.2
        if which == Facts.REVEALED_ONLY_AT_STATIONFALL:
            if s.revealed[self.colour] != NOBODY:
                return 1.0 if s.only_at_stationfall[self.colour] else 0.0
            return 0.95
        return self.company(which, me)

    def explosion(self, wanted: bool) -> float:
        """That the antimatter, which is still there, explodes on the station before Stationfall."""
        s = self.s
        if s.armed:
            return 0.85 if self.explodes else 0.0
        if self.left < 4:
            return 0.0
        chance = self.officer_does(Kinds.SELF_DESTRUCT, wanted) * 0.8
        return chance if self.left > 5 else chance * 0.6

    def company(self, which: int, me: int) -> float:
        """Facts about who is with whom."""
        s = self.s
        gone = s.escaped(me)
        if which == Facts.HAND_KOMPROMAT_OF_ESCAPED:
            total = 0.0
            for card in range(Characters.COUNT):
                if s.in_hand(self.colour, card):
                    total += self.leaves(s.box.pawns_of[card][0], True)
            return total
        if which == Facts.BONUS_POINTS:
            return self.bonus()
        if which == Facts.COLOCATED_LIVE_OTHER:
            return (0.97 if gone else 0.6) if live_company(s, me) else (0.03 if gone else 0.3)
        if which == Facts.COLOCATED_WITH_BONUS:
            return (1.0 if gone else 0.7) if with_bonus(s, me, self.colour) else 0.2
        if in_pod_with_down_human(s, me):
            return 0.95
        return 0.15

    def leads_in_kompromat(self) -> float:
        s = self.s
        best = 0
        for other in range(s.colours):
            if not s.same_player(self.colour, other) and hand_total(s, other) > best:
                best = hand_total(s, other)
        lead = hand_total(s, self.colour) - best
        if lead > 0:
            return 0.75 if lead == 1 else 0.9
        return 0.4 if lead == 0 else 0.3 / (1 - lead)
