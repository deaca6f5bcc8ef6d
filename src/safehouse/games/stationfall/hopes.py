"""How likely each condition of an agenda is to hold in the end, for somebody who works towards it.

Every chance is a rough guess between 0 and 1; what matters is that a step towards a condition raises it.
`wanted` says which way the player pulls: what is not wanted happens only by the doing of others.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall import expressions as ex
from safehouse.games.stationfall.expressions import Expression, Line
from safehouse.games.stationfall.intents import is_armed
from safehouse.games.stationfall.moves import (
    ANNIHILATED,
    CHARACTERS,
    DECLARE,
    DOWN,
    FIRST_POD,
    ITEMS,
    LIVE,
    MONSTER,
    NDA,
    OUTER_SPACE,
    PAWNS,
    POWER_OF_TWO,
    RELEASE,
    SECTIONS,
    SELF_DESTRUCT,
    T_COUNTDOWN,
    TRANSMIT,
)
from safehouse.games.stationfall.position import HELD, NOBODY, POD_DOCKED, Position
from safehouse.games.stationfall.rules.scoring import (
    damaged_sections,
    fewest_betrayal,
    filter_holds,
    hand_total,
    in_pod_with_down_human,
    is_down,
    live_company,
    owns_item,
    stars,
    value,
    with_bonus,
)

FAR: Final = 99
PACE: Final = 2
"""Steps a character makes in a minute."""
COUNTED_DOWN: Final = [0.02, 0.66, 0.95, 0.95]
"""That a pod leaves, by the minute its countdown began; whether minute 0 is played is two in three."""


class Hopes:
    """One colour's outlook on one position; walks and commands are worked out once."""

    def __init__(self, s: Position, colour: int, identity: int) -> None:
        self.s: Position = s
        self.colour: int = colour
        self.identity: int = identity
        self.left: int = s.minute_now()
        self.to_pod: list[int] = steps_to_pods(s)
        self.walks: list[list[int]] = [[] for section in range(SECTIONS)]
        self.mine: list[bool] = [False] * PAWNS
        for card in range(CHARACTERS):
            if s.in_play[card] and s.is_conspirator(colour, card):
                for pawn in s.box.pawns_of[card]:
                    self.mine[pawn] = s.live_here(pawn)
        self.cleared: float = 1.0
        """That pods may leave in time: evacuation declared, or an officer near the place to declare it."""
        if not s.evacuation:
            self.cleared = (0.7 if self.left > 1 else 0.5) + 0.35 * self.officer_does(DECLARE, True)

    # -- ways ----------------------------------------------------------------------------------

    def steps(self, place: int, goal: int) -> int:
        """Steps along corridors, two for a locked one; FAR if there is no way."""
        if place < 0 or place >= SECTIONS or goal < 0 or goal >= SECTIONS:
            return FAR
        if len(self.walks[goal]) == 0:
            self.walks[goal] = steps_from(self.s, [goal])
        return self.walks[goal][place]

    def coming(self, goal: int) -> int:
        """Steps until somebody this colour commands could be in a section; a stranger has to be won first."""
        s = self.s
        best = FAR
        for pawn in range(PAWNS - 1):
            if s.state[pawn] == LIVE and s.body(pawn):
                away = self.steps(s.place[pawn], goal) + (0 if self.mine[pawn] else 3)
                if away < best:
                    best = away
        return best

    def within(self, steps: int, best: float) -> float:
        """A chance that fades with the distance and with the time that is left."""
        if steps >= FAR or steps > PACE * (self.left + 1):
            return 0.02
        chance = best
        for k in range(steps):
            chance *= 0.9
        return chance

    # -- leaving -------------------------------------------------------------------------------

    def leaves(self, pawn: int, wanted: bool) -> float:
        """That a pawn is in the mesosphere in the end."""
        s = self.s
        place = s.where(pawn)
        if s.state[pawn] == ANNIHILATED:
            return 0.0
        if s.escaped_place(place):
            return 1.0
        if place < 0:
            return 0.05
        if FIRST_POD <= place < SECTIONS:
            return self.leaves_by_pod(pawn, place, wanted)
        if not wanted:
            return 0.15 if s.evacuation else 0.1
        standing = 1.0 if s.state[pawn] == LIVE else 0.25
        if place == OUTER_SPACE:
            return 0.15 * standing
        steps = self.to_pod[place]
        held = 1.0 if self.mine[pawn] else 0.7
        return self.within(steps, 0.75) * self.cleared * standing * held

    def leaves_by_pod(self, pawn: int, pod: int, wanted: bool) -> float:
        """Somebody inside starts a countdown, or somebody at the dock launches the pod (13.6, 13.7)."""
        s = self.s
        if s.damaged[pod]:
            return 0.03
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == T_COUNTDOWN and s.token_section[token] == pod:
                return COUNTED_DOWN[s.token_minute[token] if s.token_minute[token] < 3 else 3]
        if not wanted:
            return 0.5 if s.evacuation else 0.3
        by_countdown = 0.0
        if s.tokens_left[self.colour] > 0 and ((self.mine[pawn] and s.body(pawn)) or self.aide_in(pod)):
            by_countdown = 0.9 * COUNTED_DOWN[self.left if self.left < 3 else 3]
        aide = self.coming(s.box.dock[pod])
        by_hand = self.within(aide, 0.8)
        if self.left == 0 and aide > 1:
            by_hand = 0.03
        best = by_countdown if by_countdown > by_hand else by_hand
        return best * self.cleared

    def aide_in(self, pod: int) -> bool:
        s = self.s
        return any(self.mine[pawn] and s.body(pawn) and s.place[pawn] == pod for pawn in range(PAWNS - 1))

    def item_leaves(self, item: int, wanted: bool) -> float:
        s = self.s
        place = s.item_place(item)
        if s.escaped_place(place):
            return 1.0
        if place < 0:
            return 0.0
        spot = s.spot[item]
        if spot >= HELD:
            carrier = spot - HELD
            chance = self.leaves(carrier, wanted and self.mine[carrier])
            return chance * 0.95 if wanted else chance
        if not wanted:
            return 0.15
        return self.within(self.coming(place), 0.45)

    # -- possessions ---------------------------------------------------------------------------

    def gets(self, pawn: int, item: int) -> float:
        """That a pawn has an item in the end."""
        s = self.s
        if owns_item(s, pawn, item):
            return 0.94
        if s.state[pawn] != LIVE or not s.is_section(s.where(pawn)) or not s.body(pawn):
            return 0.01
        nearest = FAR
        for section in range(SECTIONS):
            if s.floor[section * ITEMS + item] > 0 or item in s.box.makes[section]:
                away = self.steps(s.place[pawn], section)
                if away < nearest:
                    nearest = away
        spot = s.spot[item] if s.unique(item) else -1
        if spot >= HELD and (s.state[spot - HELD] == DOWN or self.mine[spot - HELD]):
            away = self.steps(s.place[pawn], s.place[spot - HELD]) + 1
            if away < nearest:
                nearest = away
        best = 0.55 if s.room(pawn) > 0 else 0.35
        return self.within(nearest, best if self.mine[pawn] else best * 0.8)

    def learns(self, pawn: int, data: int) -> float:
        """That a pawn has a copy in the end."""
        s = self.s
        if s.has_data(pawn, data):
            return 0.96
        if s.state[pawn] != LIVE or not s.is_section(s.where(pawn)):
            return 0.01
        nearest = FAR
        for section in range(FIRST_POD):
            if data in s.box.makes_data[section]:
                away = self.steps(s.where(pawn), section)
                if away < nearest:
                    nearest = away
        return self.within(nearest, 0.55)

    def sent(self, data: int, institution: int, wanted: bool) -> float:
        """That an institution has a copy in the end."""
        s = self.s
        if s.offsite[institution] & POWER_OF_TWO[data] != 0:
            return 1.0
        best = 0.05 if not wanted else 0.0
        for pawn in range(PAWNS - 1):
            if not s.has_data(pawn, data) or s.has_data(pawn, NDA):
                continue
            chance = 0.2 if not wanted else 0.05
            if wanted and s.live_here(pawn):
                away = FAR
                for section in range(FIRST_POD):
                    if TRANSMIT in s.box.section_actions[section]:
                        away = self.steps(s.where(pawn), section)
                chance = self.within(away, 0.7 if self.mine[pawn] else 0.45)
            elif s.escaped(pawn) and s.box.card_of[pawn] == s.box.identity_character[self.identity]:
                chance = 0.95 if wanted else 0.05
            if chance > best:
                best = chance
        if wanted and best < 0.3:
            for section in range(FIRST_POD):
                if data in s.box.makes_data[section]:
                    chance = self.within(self.coming(section), 0.3)
                    if chance > best:
                        best = chance
        return best

    def data_leaves(self, data: int, wanted: bool) -> float:
        s = self.s
        best = 0.0
        for institution in range(2):
            chance = self.sent(data, institution, wanted)
            if chance > best:
                best = chance
        for pawn in range(PAWNS - 1):
            if s.has_data(pawn, data):
                chance = self.leaves(pawn, wanted)
                if chance > best:
                    best = chance
        return best

    # -- expressions ---------------------------------------------------------------------------

    def line(self, line: Line, self_pawn: int) -> float:
        """What a line is expected to be worth, its head apart."""
        return line.points * self.expected(line.per if line.per is not None else line.cond, self_pawn, True)

    def met(self, line: Line, self_pawn: int) -> float:
        found = self.expected(line.per if line.per is not None else line.cond, self_pawn, True)
        return found if found < 1.0 else 1.0

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

    def expected(self, e: Expression | None, me: int, wanted: bool) -> float:
        """The chance of a condition, or the expected size of a number."""
        if e is None:
            return 0.0
        op = e.op
        if op == ex.NUMBER:
            return float(e.n)
        if op == ex.AND:
            return self.expected(e.left, me, wanted) * self.expected(e.right, me, wanted)
        if op == ex.OR:
            a = self.expected(e.left, me, wanted)
            b = self.expected(e.right, me, wanted)
            return a + b - a * b
        if op == ex.NOT:
            return 1.0 - self.expected(e.left, me, not wanted)
        if op == ex.PLUS:
            return self.expected(e.left, me, wanted) + self.expected(e.right, me, wanted)
        if op == ex.EQUAL:
            return self.equal(e, me)
        if op == ex.AT_LEAST or op == ex.MORE:
            return self.at_least(e, me)
        if op == ex.COUNT:
            total = 0.0
            for pawn in range(PAWNS):
                if self.s.state[pawn] != 0:
                    total += self.fits(e.left, pawn, me, wanted)
            return total
        if op == ex.HAND_OF:
            return float(value(self.s, e, me, self.colour))
        if op == ex.FACT:
            return self.fact(ex.FACTS[e.n], me, wanted)
        return self.term(e, me, wanted)

    def equal(self, e: Expression, me: int) -> float:
        s = self.s
        left = e.left
        right = e.right
        if left is not None and right is not None and right.op == ex.NUMBER:
            if left.op == ex.COUNT:
                return self.exactly(left.left, right.n, me)
            if left.op == ex.FACT:
                wrong = damaged_sections(s)
                chance = 0.7
                for k in range(wrong):
                    chance *= 0.45
                return chance
            if left.op == ex.GUILT_OF_PLAYER:
                return 0.85 if s.guilt[self.colour] == right.n else 0.02
        return float(value(s, e, me, self.colour))

    def exactly(self, e: Expression | None, number: int, me: int) -> float:
        """That exactly so many pawns fit; with one wanted it had better be the own character."""
        none = 1.0
        one = 0.0
        for pawn in range(PAWNS):
            if self.s.state[pawn] != 0:
                chance = self.fits(e, pawn, me, number > 0 and pawn == me)
                one = one * (1.0 - chance) + none * chance
                none *= 1.0 - chance
        return none if number == 0 else one

    def at_least(self, e: Expression, me: int) -> float:
        right = e.right
        if right is None or right.op != ex.NUMBER:
            return float(value(self.s, e, me, self.colour))
        needed = right.n + (1 if e.op == ex.MORE else 0)
        found = self.expected(e.left, me, True)
        return 1.0 if found >= needed else found / needed

    def term(self, e: Expression, me: int, wanted: bool) -> float:
        s = self.s
        op = e.op
        if op == ex.ESCAPED_SELF:
            return self.leaves(me, wanted)
        if op == ex.ESCAPED_PAWN:
            return self.leaves(e.n, wanted)
        if op == ex.ESCAPED_ITEM:
            return self.item_leaves(e.n, wanted)
        if op == ex.DATA_ESCAPED:
            return self.data_leaves(e.n, wanted)
        if op == ex.OFFSITE:
            return self.sent(e.m, e.n, wanted)
        if op == ex.HAS:
            return self.gets(me, e.n)
        if op == ex.HAS_DATA:
            return self.learns(me, e.n)
        if op == ex.ESCAPED_COPIES or op == ex.INSTITUTIONS_WITH:
            return self.copies_leave(op, e.n, wanted)
        if op == ex.SELF_LIVE:
            return 0.85 if s.state[me] == LIVE else 0.2
        if op == ex.SELF_ON_STATION:
            return 0.85 if s.on_station(s.where(me)) else 0.1
        if op == ex.SELF_CONTAMINATED:
            return self.soiled(me, wanted)
        if op == ex.WITH_ITEM:
            return self.beside(me, e.n)
        if op == ex.ITEM_IN:
            return 0.7 if s.item_place(e.n) == e.m else 0.08
        if op == ex.DOWN_UNESCAPED:
            return self.falls(e.n, wanted) * (1.0 - self.leaves(e.n, False))
        return float(value(s, e, me, self.colour))

    def copies_leave(self, op: int, data: int, wanted: bool) -> float:
        total = self.sent(data, 0, wanted) + self.sent(data, 1, wanted)
        if op == ex.ESCAPED_COPIES:
            for pawn in range(PAWNS - 1):
                if self.s.has_data(pawn, data):
                    total += self.leaves(pawn, wanted)
        return total

    def beside(self, me: int, item: int) -> float:
        s = self.s
        if s.spot[item] == HELD + me:
            return 0.95
        here = s.where(me)
        there = s.item_place(item)
        if here >= 0 and here == there:
            return 1.0 if s.escaped_place(here) else 0.6
        return self.within(self.steps(there, here), 0.4)

    def soiled(self, pawn: int, wanted: bool) -> float:
        s = self.s
        if s.contaminated[pawn]:
            return 0.93 if wanted else 0.75
        if not wanted or s.state[pawn] != LIVE:
            return 0.04
        nearest = FAR
        for section in range(FIRST_POD):
            if s.box.makes_contamination[section]:
                nearest = self.steps(s.where(pawn), section)
        return self.within(nearest, 0.5 if self.mine[pawn] else 0.2)

    def falls(self, pawn: int, wanted: bool) -> float:
        """That a pawn is down in the end; armed conspirators nearby raise it."""
        s = self.s
        if is_down(s, pawn):
            return 0.85
        if not wanted:
            return 0.1
        nearest = FAR
        for other in range(PAWNS - 1):
            if other != pawn and self.mine[other] and s.body(other) and is_armed(s, other):
                away = self.steps(s.where(pawn), s.where(other))
                if away < nearest:
                    nearest = away
        return 0.12 + self.within(nearest, 0.3)

    def fits(self, e: Expression | None, pawn: int, me: int, wanted: bool) -> float:
        """The chance that a counted pawn fits."""
        if e is None:
            return 1.0
        op = e.op
        if op == ex.AND:
            a = self.fits(e.left, pawn, me, wanted)
            return a * self.fits(e.right, pawn, me, wanted) if a > 0.0 else 0.0
        if op == ex.OR:
            a = self.fits(e.left, pawn, me, wanted)
            return a if a >= 1.0 else a + (1.0 - a) * self.fits(e.right, pawn, me, wanted)
        if op == ex.NOT:
            return 1.0 - self.fits(e.left, pawn, me, not wanted)
        if op == ex.ITS_ITEM:
            return 1.0 if pawn != MONSTER and owns_item(self.s, pawn, e.n) else 0.05
        if op == ex.ITS_DATA:
            return self.bears(pawn, e.n, wanted)
        return self.filter_chance(ex.FILTERS[e.n], pawn, me, wanted)

    def bears(self, pawn: int, data: int, wanted: bool) -> float:
        if pawn == MONSTER:
            return 0.0
        if self.s.has_data(pawn, data):
            return 0.97
        return 0.12 if wanted and self.s.state[pawn] == LIVE and not self.s.escaped(pawn) else 0.02

    def filter_chance(self, name: str, pawn: int, me: int, wanted: bool) -> float:
        s = self.s
        if name == "escaped":
            return self.leaves(pawn, wanted)
        if name == "down":
            return 0.0 if s.box.is_data[pawn] else self.falls(pawn, wanted)
        if name == "live":
            return 1.0 - self.falls(pawn, not wanted)
        if name == "on_station":
            return 1.0 - self.leaves(pawn, not wanted) if s.on_station(s.where(pawn)) else 0.03
        if name == "contaminated":
            return 0.0 if pawn == MONSTER else self.soiled(pawn, wanted)
        if name == "colocated":
            if filter_holds(s, name, pawn, me):
                return 1.0 if s.escaped(me) else 0.6
            return 0.08 if pawn != me else 0.0
        if name == "pc" or name == "npc" or name == "pc_not_innocent" or name == "player_innocent":
            return self.played(name, pawn, me)
        return 1.0 if filter_holds(s, name, pawn, me) else 0.0

    def played(self, name: str, pawn: int, me: int) -> float:
        """Who may turn out to be a player's character; the own one certainly will."""
        s = self.s
        if pawn == MONSTER:
            return 0.0
        own = s.box.card_of[pawn] == s.box.card_of[me]
        chance = 1.0 if own or s.is_pc(s.box.card_of[pawn]) else 0.25
        if name == "npc":
            return 1.0 - chance
        if name == "pc" or chance < 1.0:
            return chance if name == "pc" else chance * 0.5
        return 1.0 if filter_holds(s, name, pawn, me) else 0.0

    def fact(self, name: str, me: int, wanted: bool) -> float:
        s = self.s
        if name == "moss_victims":
            return float(s.moss_victims)
        if name == "medical_stars":
            return float(stars(s)) + 0.1 * s.medical_track
        if name == "escaped_clones":
            total = 0.0
            for card in range(CHARACTERS):
                if s.in_play[card] and len(s.box.pawns_of[card]) == 3:
                    for pawn in s.box.pawns_of[card]:
                        total += self.leaves(pawn, wanted)
            return total
        if name == "project_x_released":
            return 1.0 if s.released else self.officer_does(RELEASE, wanted)
        if name == "antimatter_armed":
            return 1.0 if s.armed else self.officer_does(SELF_DESTRUCT, wanted)
        if name == "antimatter_exploded_on_station":
            if s.exploded_on_station:
                return 1.0
            if s.antimatter_gone:
                return 0.0
            return 0.75 if s.armed and s.track_minute >= 0 else self.officer_does(SELF_DESTRUCT, wanted) * 0.8
        if name == "most_kompromat_strict":
            return self.leads_in_kompromat()
        if name == "fewest_betrayal":
            return 0.75 if fewest_betrayal(s, self.colour) else 0.2
        if name == "revealed_only_at_stationfall":
            if s.revealed[self.colour] != NOBODY:
                return 1.0 if s.only_at_stationfall[self.colour] else 0.0
            return 0.95
        return self.company(name, me)

    def company(self, name: str, me: int) -> float:
        """Facts about who is with whom."""
        s = self.s
        gone = s.escaped(me)
        if name == "hand_kompromat_of_escaped":
            total = 0.0
            for card in range(CHARACTERS):
                if s.in_hand(self.colour, card):
                    total += self.leaves(s.box.pawns_of[card][0], True)
            return total
        if name == "bonus_points":
            return self.bonus()
        if name == "colocated_live_other":
            return (0.97 if gone else 0.6) if live_company(s, me) else (0.03 if gone else 0.3)
        if name == "colocated_with_bonus":
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

    def officer_does(self, verb: int, wanted: bool) -> float:
        """That somebody with the right to it takes a section action of the officers."""
        s = self.s
        if not wanted:
            return 0.1
        nearest = FAR
        for section in range(FIRST_POD):
            if verb in s.box.section_actions[section]:
                for pawn in range(PAWNS - 1):
                    if s.state[pawn] == LIVE and s.body(pawn) and s.acts_as_officer(pawn):
                        away = self.steps(s.place[pawn], section) + (0 if self.mine[pawn] else 3)
                        if away < nearest:
                            nearest = away
        return self.within(nearest, 0.6)


def steps_from(s: Position, starts: list[int]) -> list[int]:
    """Steps along corridors from the nearest of some sections, two for a locked one."""
    found = [FAR] * SECTIONS
    edge: list[int] = []
    for start in starts:
        found[start] = 0
        edge.append(start)
    k = 0
    while k < len(edge):
        section = edge[k]
        k += 1
        for corridor in s.box.corridors_of[section]:
            other = s.box.other_end(corridor, section)
            if found[other] == FAR and s.is_section(other):
                found[other] = found[section] + (1 if not s.locked[corridor] else 2)
                edge.append(other)
    return found


def steps_to_pods(s: Position) -> list[int]:
    """Steps from each section to a pod with a free seat."""
    pods = [
        pod
        for pod in range(FIRST_POD, SECTIONS)
        if s.pod[pod] == POD_DOCKED and not s.damaged[pod] and s.pod_room(pod) > 0
    ]
    return steps_from(s, pods)
