"""How likely things are to happen to pawns, items and data by the end, for somebody who works towards them.

Every chance is a rough guess between 0 and 1; what matters is that a step towards a condition raises it.
`wanted` says which way the player pulls: what is not wanted happens only by the doing of others.
"""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.bots.fuse import can_defuse, is_lit, precedes, turns_to_explosion
from safehouse.games.stationfall.bots.walks import FAR, Walks, walks
from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Data,
    Items,
    Kinds,
    LaunchConditions,
    Operations,
    Pawns,
    Pods,
    Powers,
    Sections,
    States,
    Tokens,
)
from safehouse.games.stationfall.rules.position import HELD, NOBODY, Position
from safehouse.games.stationfall.rules.scoring import is_down, owns_item
from safehouse.games.stationfall.rules.solo_goals import is_armed
from safehouse.games.stationfall.rules.station import condition_clause, launch_clause
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD, POWER_OF_TWO

EASE: Final = [0.04, 0.08, 0.16, 0.26, 0.38, 0.52, 0.64, 0.74, 0.82, 0.88, 0.92, 0.95, 0.97, 0.99, 1.0]
"""That there is time enough, by how many half steps there are to spare; six too few stand first."""
COUNTED_DOWN: Final = [0.02, 0.66, 0.95, 0.95]
"""That a pod leaves, by the minute its countdown began; whether minute 0 is played is two in three."""
HURRY: Final = [0.5, 0.75, 0.9]
"""That there is time enough before the explosion, by the turns to spare."""
READY: Final = [0.02, 0.5, 0.7, 0.78, 0.84]
"""That a countdown nobody has begun yet still will be, by the minutes left: it must not be put off."""


class Chances:
    """One colour's outlook on one position; walks and commands are worked out once."""

    def __init__(
        self, s: Position, colour: int, identity: int, wary: bool = False, defused: bool = False
    ) -> None:
        """`wary`: minds the antimatter and how certain things are; `defused`: as if it were off the station."""
        self.s: Position = s
        self.colour: int = colour
        self.identity: int = identity
        self.wary: bool = wary
        self.left: int = s.minute_now()
        self.explodes: bool = wary and not defused and is_lit(s)
        if self.explodes:
            self.left = turns_to_explosion(s, colour)
        self.walks: Walks = walks(s)
        self.pods: list[int] = free_pods(s)
        self.mine: list[bool] = [False] * Pawns.COUNT
        for card in range(Characters.COUNT):
            if s.in_play[card] and s.is_conspirator(colour, card):
                for pawn in s.box.pawns_of[card]:
                    self.mine[pawn] = s.live_here(pawn)
        self.early: float = 1.0
        """That evacuation is declared in time for a countdown: in minute 1 it comes by itself (SF-15.8.2)."""
        if not s.evacuation:
            self.early = 1.2 * self.officer_does(Kinds.DECLARE_EVACUATION, True) if self.left > 1 else 0.0
        self.bridge: float = -1.0
        self.parting: list[float] = [-1.0] * Pawns.COUNT
        """What `leaves` has found for pawns that are wanted away, as `special` for pods."""
        self.special: list[int] = [-1] * Sections.COUNT
        self.aides: list[list[int]] = [[] for place in range(Sections.COUNT)]

    # -- ways --------------------------------------------------------------------------------------

    def steps(self, place: int, goal: int) -> int:
        """Steps along corridors, two for a locked one; FAR if there is no way."""
        if place < 0 or place >= Sections.COUNT or goal < 0 or goal >= Sections.COUNT:
            return FAR
        return self.walks.to(goal)[place]

    def coming(self, goal: int) -> int:
        """Steps until somebody this colour commands could be in a section; a stranger has to be won first."""
        s = self.s
        best = FAR
        for pawn in range(CREW):
            if s.state[pawn] == States.LIVE and s.body(pawn):
                away = self.steps(s.place[pawn], goal) + (0 if self.mine[pawn] else 3)
                if away < best:
                    best = away
        return best

    def within(self, steps: int, best: float) -> float:
        """A chance that fades with the distance and with the time that is left."""
        if steps >= FAR:
            return 0.02
        chance = best * self.in_time(steps)
        for k in range(steps):
            chance *= 0.92
        return chance

    def in_time(self, steps: int) -> float:
        """A turn a minute, and not each for the same: a character makes three steps in two minutes. Before an
        explosion everybody hurries, and what takes more turns than are left is not done."""
        if self.explodes:
            turns = self.left - (steps + 1) // 2
            if turns < 0:
                return 0.02
            return HURRY[turns] if turns < len(HURRY) else 1.0
        spare = 3 * self.left + 2 - 2 * steps + 6
        if spare < 0:
            return 0.02
        return EASE[spare] if spare < len(EASE) else 1.0

    # -- leaving -----------------------------------------------------------------------------------

    def leaves(self, pawn: int, wanted: bool) -> float:
        """That a pawn is in the mesosphere in the end."""
        if not wanted:
            return self.departs(pawn, False)
        if self.parting[pawn] < 0.0:
            self.parting[pawn] = self.departs(pawn, True)
        return self.parting[pawn]

    def departs(self, pawn: int, wanted: bool) -> float:
        s = self.s
        place = s.where(pawn)
        if s.state[pawn] == States.ANNIHILATED:
            return 0.0
        if s.escaped_place(place):
            return 1.0
        if place < 0:
            return 0.05
        if FIRST_POD <= place < Sections.COUNT:
            return self.leaves_by_pod(pawn, place, wanted)
        if not wanted:
            return 0.15 if s.evacuation else 0.1
        standing = 1.0 if s.state[pawn] == States.LIVE else 0.25
        if place == Sections.OUTER_SPACE:
            return 0.15 * standing
        held = 1.0 if self.mine[pawn] else 0.7
        return self.boards(pawn, place) * standing * held

    def boards(self, pawn: int, place: int) -> float:
        """That a pawn gets into a pod that suits it, and away with it."""
        best = 0.0
        chosen = -1
        for pod in self.pods:
            chance = self.within(self.walks.to(pod)[place], self.suits(pod, pawn))
            if chance > best:
                best = chance
                chosen = pod
        return 0.92 * best * self.rides(pawn, chosen) if chosen >= 0 else 0.02

    def suits(self, pod: int, pawn: int) -> float:
        """That the conditions of a pod hold with this pawn inside, evacuation apart (SF-P.2 to SF-P.4)."""
        s = self.s
        if self.special[pod] < 0:
            plain = (
                len(s.box.launch_any[pod]) == 0
                and not s.nda_side
                and s.box.launch[pod] == [LaunchConditions.EVACUATION]
            )
            self.special[pod] = 0 if plain else 1
        if self.special[pod] == 0:
            return 1.0
        chance = 1.0
        for condition in s.box.launch_nda[pod] if s.nda_side else s.box.launch[pod]:
            if condition == LaunchConditions.ALL_HUMANS_NDA:
                if s.box.human[pawn]:
                    signs = self.learns(pawn, Data.NDA)
                    chance *= signs if signs > 0.15 else 0.15
            elif (
                condition != LaunchConditions.EVACUATION
                and condition_clause(s, pod, condition, NOBODY) is not None
            ):
                chance *= 0.1
        if len(s.box.launch_any[pod]) == 0:
            return chance
        if s.box.card_of[pawn] == s.box.pod_of[pod] or s.can(pawn, Abilities.JURY_RIG):
            return chance
        return chance if launch_clause(s, pod, NOBODY) is None else chance * 0.05

    def leaves_by_pod(self, pawn: int, pod: int, wanted: bool) -> float:
        s = self.s
        if s.damaged[pod]:
            return 0.03
        counted = self.counted_down(pod)
        if counted >= 0.0:
            return counted
        if not wanted:
            return 0.5 if s.evacuation else 0.3
        return self.suits(pod, pawn) * self.rides(pawn, pod)

    def counted_down(self, pod: int) -> float:
        """That a pod leaves whose countdown is running; negative where none is."""
        s = self.s
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == Tokens.COUNTDOWN and s.token_section[token] == pod:
                if self.explodes:
                    return self.leaves_before(s.token_colour[token], s.token_minute[token])
                return COUNTED_DOWN[s.token_minute[token] if s.token_minute[token] < 3 else 3]
        return -1.0

    def leaves_before(self, colour: int, begun: int) -> float:
        """That a pod leaves before the antimatter explodes; in the same turn it does (SF-15.7.4)."""
        last = self.s.track_minute
        in_time = begun - 1 > last or (begun - 1 == last and precedes(self.s, colour, self.s.track_colour))
        return 0.95 if in_time else 0.02

    def defuses(self) -> float:
        """That this colour has the antimatter thrown out of its containment in time (SF-13.5)."""
        s = self.s
        goal = s.box.containment
        if s.spot[Items.ANTIMATTER] != goal or s.damaged[goal] or s.power == Powers.BLACKOUT:
            return 0.0
        nearest = FAR
        for pawn in range(CREW):
            if s.state[pawn] == States.LIVE and can_defuse(s, pawn):
                away = self.steps(s.place[pawn], goal) + (0 if self.mine[pawn] else 3)
                if away < nearest:
                    nearest = away
        return self.within(nearest + 1 if 0 < nearest < FAR else nearest, 0.95)

    def rides(self, pawn: int, pod: int) -> float:
        """That a pod leaves once a pawn is in it: somebody inside starts a countdown (SF-13.6a), or somebody
        else launches it from the dock (SF-13.7a) or from the bridge (SF-13.8.1)."""
        s = self.s
        counted = self.counted_down(pod)
        if counted >= 0.0:
            return counted
        waits = (
            not s.evacuation
            and not s.has_data(pawn, Data.DIGITAL_ASSISTANT)
            and LaunchConditions.EVACUATION in s.box.launch[pod]
        )
        by_countdown = 0.0
        if s.tokens_left[self.colour] > 0 and ((self.mine[pawn] and s.body(pawn)) or self.aide_in(pod)):
            ready = READY[self.left if self.left < 4 else 4]
            by_countdown = (0.45 + 0.3 * self.early if self.left > 1 else 0.5) if waits else ready
        by_hand = self.from_dock(self.aide_away(s.box.dock[pod], pawn))
        if self.bridge < 0.0:
            self.bridge = self.officer_does(Kinds.LAUNCH_ALL, True)
        best = by_countdown
        rest = by_hand
        if by_hand > by_countdown:
            best = by_hand
            rest = by_countdown
        if self.bridge > rest:
            rest = self.bridge
        return best + (1.0 - best) * 0.3 * rest

    def from_dock(self, steps: int) -> float:
        """That somebody so far from the dock launches a pod in time; one step and the launch take one turn."""
        return self.within(steps - 1 if 0 < steps < FAR else steps, 0.85 if steps == 0 else 0.8)

    def aide_away(self, dock: int, pawn: int) -> int:
        """Steps to a dock of the nearest one who could launch there, other than a pawn."""
        near = self.aides[dock]
        if len(near) == 0:
            near = self.nearest_two(dock)
            self.aides[dock] = near
        return near[2] if near[0] == pawn else near[1]

    def nearest_two(self, dock: int) -> list[int]:
        """Who is nearest to a dock, the steps, and those of the next one; a stranger has to be won first."""
        s = self.s
        first = -1
        best = FAR
        second = FAR
        for pawn in range(CREW):
            if s.state[pawn] == States.LIVE and s.body(pawn) and s.place[pawn] < FIRST_POD:
                away = self.steps(s.place[pawn], dock) + (0 if self.mine[pawn] else 3)
                if away < best:
                    second = best
                    best = away
                    first = pawn
                elif away < second:
                    second = away
        return [first, best, second]

    def aide_in(self, pod: int) -> bool:
        s = self.s
        for pawn in range(CREW):  # noqa: SIM110 (a generator is slow when compiled)
            if self.mine[pawn] and s.place[pawn] == pod and s.body(pawn):
                return True
        return False

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

    # -- possessions -------------------------------------------------------------------------------

    def gets(self, pawn: int, item: int) -> float:
        """That a pawn has an item in the end."""
        s = self.s
        if owns_item(s, pawn, item):
            return 0.94
        if s.state[pawn] != States.LIVE or not s.is_section(s.where(pawn)) or not s.body(pawn):
            return 0.01
        nearest = FAR
        for section in range(Sections.COUNT):
            if s.floor[section * Items.COUNT + item] > 0 or item in s.box.makes[section]:
                away = self.steps(s.place[pawn], section)
                if away < nearest:
                    nearest = away
        spot = s.spot[item] if s.unique(item) else -1
        if spot >= HELD and (s.state[spot - HELD] == States.DOWN or self.mine[spot - HELD]):
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
        if s.state[pawn] != States.LIVE or not s.is_section(s.where(pawn)):
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
        for pawn in range(CREW):
            if not s.has_data(pawn, data) or s.has_data(pawn, Data.NDA):
                continue
            chance = 0.2 if not wanted else 0.05
            if wanted and s.live_here(pawn):
                away = FAR
                for section in range(FIRST_POD):
                    if Kinds.TRANSMIT in s.box.section_actions[section]:
                        steps = self.steps(s.where(pawn), section)
                        away = steps if steps < away else away
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
        for pawn in range(CREW):
            if s.has_data(pawn, data):
                chance = self.leaves(pawn, wanted)
                if chance > best:
                    best = chance
        return best

    def copies_leave(self, op: int, data: int, wanted: bool) -> float:
        total = self.sent(data, 0, wanted) + self.sent(data, 1, wanted)
        if op == Operations.ESCAPED_COPIES:
            for pawn in range(CREW):
                if self.s.has_data(pawn, data):
                    total += self.leaves(pawn, wanted)
        return total

    # -- company and harm --------------------------------------------------------------------------

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
        if not wanted or s.state[pawn] != States.LIVE:
            return 0.04
        nearest = FAR
        for section in range(FIRST_POD):
            if s.box.makes_contamination[section]:
                away = self.steps(s.where(pawn), section)
                nearest = away if away < nearest else nearest
        return self.within(nearest, 0.5 if self.mine[pawn] else 0.2)

    def falls(self, pawn: int, wanted: bool) -> float:
        """That a pawn is down in the end; armed conspirators nearby raise it."""
        s = self.s
        if is_down(s, pawn):
            return 0.85
        if not wanted:
            return 0.1
        nearest = FAR
        for other in range(CREW):
            if other != pawn and self.mine[other] and s.body(other) and is_armed(s, other):
                away = self.steps(s.where(pawn), s.where(other))
                if away < nearest:
                    nearest = away
        return 0.12 + self.within(nearest, 0.3)

    def officer_does(self, verb: int, wanted: bool) -> float:
        """That somebody with the right to it takes a section action of the officers."""
        s = self.s
        if not wanted:
            return 0.1
        nearest = FAR
        for section in range(FIRST_POD):
            if verb in s.box.section_actions[section]:
                for pawn in range(CREW):
                    if s.state[pawn] == States.LIVE and s.body(pawn) and s.acts_as_officer(pawn):
                        away = self.steps(s.place[pawn], section) + (0 if self.mine[pawn] else 3)
                        if away < nearest:
                            nearest = away
        return self.within(nearest, 0.6)

    def bears(self, pawn: int, data: int, wanted: bool) -> float:
        if pawn == Pawns.MONSTER:
            return 0.0
        if self.s.has_data(pawn, data):
            return 0.97
        return 0.12 if wanted and self.s.state[pawn] == States.LIVE and not self.s.escaped(pawn) else 0.02


def free_pods(s: Position) -> list[int]:
    """Docked and undamaged pods with a free seat (SF-5.5.3)."""
    free: list[int] = []
    for pod in range(FIRST_POD, Sections.COUNT):
        if s.pod[pod] == Pods.DOCKED and not s.damaged[pod] and s.pod_room(pod) > 0:
            free.append(pod)
    return free
