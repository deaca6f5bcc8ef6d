"""How far the crimes are: the actions and hooks it takes, roughly, until a card's conditions are met."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Criminals, Items, Modes, Predicates, Ways, Who, Zones
from safehouse.games.in_too_deep.rules.conditions import (
    barriers_around,
    compare,
    count_items,
    distance,
    is_met,
    item_fits,
    zone_of,
)
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING, NOWHERE

FAR: Final = 400
"""A cost that will hardly ever be paid. Costs are counted in tenths of an action."""
STEP: Final = 10
DETOUR: Final = 14
"""Getting past a barrier."""
COMPANY: Final = 13
"""Bringing another criminal, or getting rid of it."""
GUARD: Final = 8
"""Moving the Guardian by a zone."""
MACHINES: Final = 6
"""Getting at the Guardian or a barrier at all."""
ROBBERY: Final = 12
"""Getting at an item that somebody else holds."""
HOOK: Final = 10
"""What a hook counts when crews are compared."""
UNKNOWN: Final = -1
NO_COSTS: Final[list[int]] = []
BITS: Final = [1 << at for at in range(Criminals.COUNT)]
ALMOST: Final = 8
"""What a card still costs that seems met and is not."""


WALKS: Final[list[list[list[int]]]] = [[] for i in range(Zones.COUNT * Zones.COUNT + 1)]
"""The costs between places by where the two barriers stand, the last without barriers; filled on demand."""
NO_ROWS: Final[list[list[int]]] = []


def walks(s: Position, free: bool) -> list[list[int]]:
    at = Zones.COUNT * Zones.COUNT if free else s.barriers[0] * Zones.COUNT + s.barriers[1]
    if len(WALKS[at]) == 0:
        WALKS[at] = [walk_from(s, place, free) for place in range(Zones.COUNT)]
    return WALKS[at]


def walk_from(s: Position, place: int, free: bool) -> list[int]:
    """The cost from a place to each other, the shorter way round, barriers counted."""
    costs = [FAR] * Zones.COUNT
    costs[place] = 0
    for way in range(2):
        at, cost = place, 0
        for _i in range(Zones.COUNT - 1):
            cost += STEP
            if not free and s.blocked(at, way):
                cost += DETOUR
            at = (at + 1) % Zones.COUNT if way == Ways.CLOCKWISE else (at - 1) % Zones.COUNT
            if cost < costs[at]:
                costs[at] = cost
    return costs


class Reach:
    """The distances of one position, as one seat can walk them."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s: Position = s
        self.seat: int = seat
        self.walk: list[list[int]] = walks(s, s.barriers_ignored)
        self.lift: int = self.aerodrome()
        """What it takes to carry anybody anywhere by the Aerodrome."""
        self.to: list[list[int]] = [self.way_of(criminal) for criminal in s.in_play]
        """By criminal, in the order of `in_play`, the cost to each place."""
        self.hook: list[int] = [self.hook_of(criminal) for criminal in s.in_play]
        """By criminal whether it has yet to be hooked, 0 or 1; NOTHING where that is impossible."""
        self.rows: list[list[list[int]]] = [NO_ROWS] * (2 * t.PICKED)
        """By item term and whether it may just lie there: the costs of `with_item`, once they are known."""
        self.cheapest: list[list[int]] = [NO_COSTS] * (2 * t.PICKED + 1)
        """The same, of the criminal that costs least; the last ones without an item."""
        self.need: int = FAR
        self.hooks: int = 0
        # The card being measured.
        self.costs: list[list[list[int]]] = []
        self.least: list[list[int]] = []
        """By slot and place the cost of the cheapest criminal, a hook counted as an action."""
        self.memo: list[list[int]] = []
        """By entry that speaks of one zone variable its cost by place."""
        self.places: list[int] = []
        """By slot the place its criminal must be in; NOWHERE where that is open."""

    def hook_of(self, criminal: int) -> int:
        if self.s.hooked_by[criminal] == self.seat:
            return 0
        return 1 if self.s.locked[criminal] == NOTHING else NOTHING

    def aerodrome(self) -> int:
        place = self.s.place_of[Zones.AERODROME]
        best = FAR
        if self.s.patrol[place] == 0:
            for criminal in self.s.ports[self.seat]:
                best = min(best, self.walk[self.s.criminal_at[criminal]][place] + STEP)
        return best

    def way_of(self, criminal: int) -> list[int]:
        """Abilities included, once the criminal is controlled."""
        s = self.s
        place = s.criminal_at[criminal]
        costs = self.walk[place]
        if s.dominance[self.seat][criminal] >= s.cards.ability_from:
            if criminal == Criminals.SHADOW:
                costs = walks(s, True)[place]
            elif criminal == Criminals.JUMPER:
                over = self.walk[(place + 4) % Zones.COUNT]
                costs = [min(costs[z], over[z] + STEP) for z in range(Zones.COUNT)]
            elif criminal == Criminals.COURIER:
                costs = [min(costs[z], STEP + DETOUR * (costs[z] % STEP > 0)) for z in range(Zones.COUNT)]
                costs[place] = 0
        if self.lift < FAR:
            costs = [min(cost, self.lift) for cost in costs]
        return costs

    # -- one slot of a card

    def with_items(self, term: int, lying: bool) -> list[list[int]]:
        """The costs of `with_item` by criminal, reckoned once for a position."""
        at = 2 * term + lying
        if len(self.rows[at]) == 0:
            fitting = [item for item in range(Items.COUNT) if item_fits(item, term, NOTHING)]
            self.rows[at] = [self.with_item(i, term, fitting, lying) for i in range(len(self.s.in_play))]
        return self.rows[at]

    def with_item(self, at: int, term: int, fitting: list[int], lying: bool) -> list[int]:
        """The cost for a criminal to be in each place with such an item, held or (`lying`) just there."""
        s = self.s
        criminal = s.in_play[at]
        to = self.to[at]
        held = s.holds[criminal]
        if held != NOTHING and item_fits(held, term, NOTHING):
            return to
        costs = [FAR] * Zones.COUNT
        for item in fitting:
            place = s.item_place(item)
            fetch = to[place] + STEP
            holder = s.holder[item]
            if holder != NOBODY:
                fetch += 0 if s.hooked_by[holder] == self.seat else ROBBERY
            carry = self.walk[place]
            for z in range(Zones.COUNT):
                cost = fetch + carry[z]
                if lying and z == place:
                    cost = to[z]
                if cost < costs[z]:
                    costs[z] = cost
        return costs

    def company(self, criminal: int, place: int, wanted: list[int]) -> int:
        """Being alone there, or alone with those wanted: the Guardian (0 or 1) and a number of criminals."""
        s = self.s
        others = 0
        for other in s.in_play:
            if other != criminal and s.criminal_at[other] == place:
                others += 1
        if criminal == Criminals.SHADOW and s.dominance[self.seat][criminal] >= s.cards.ability_from:
            cost = COMPANY * max(0, wanted[1] - others)
        else:
            cost = COMPANY * abs(wanted[1] - others)
            if wanted[0] == 0 and s.guardian == place:
                cost += MACHINES + GUARD
        if wanted[0] == 1 and s.guardian != place:
            cost += MACHINES + GUARD * distance(s.guardian, place)
        return cost

    def fill_slot(self, card: int, slot: int) -> None:
        """By criminal and place what it takes to fill the slot there, and the least of it by place."""
        cards = self.s.cards
        item, near = cards.slot_item[card][slot], cards.slot_near[card][slot]
        if item != NOTHING:
            at, found = 2 * item, self.with_items(item, False)
        elif near != NOTHING:
            at, found = 2 * near + 1, self.with_items(near, True)
        else:
            at, found = 2 * t.PICKED, self.to
        wanted = cards.slot_company[card][slot]
        if len(wanted) == 0:
            if len(self.cheapest[at]) == 0:
                self.cheapest[at] = self.least_costs(found)
            self.costs.append(found)
            self.least.append(self.cheapest[at])
            return
        company: list[list[int]] = []
        for i in range(len(found)):
            costs = found[i]
            criminal = self.s.in_play[i]
            company.append([costs[z] + self.company(criminal, z, wanted) for z in range(Zones.COUNT)])
        self.costs.append(company)
        self.least.append(self.least_costs(company))

    # -- what does not hang on one criminal

    def entry(self, entry: list[list[int]], binding: list[int]) -> int:
        best = FAR
        for literal in entry:
            best = min(best, self.literal(literal, binding))
        return best

    def literal(self, p: list[int], binding: list[int]) -> int:
        s = self.s
        code = p[1]
        if code <= Predicates.HOLDS_NOTHING or code == Predicates.ALONE or code == Predicates.ALONE_WITH:
            return 0 if code == Predicates.HOLDS_NOTHING else 2 * STEP
        if code == Predicates.HOOKED:
            return 0
        if code == Predicates.ITEM:
            place = zone_of(s, p[3], p[4], binding)
            if p[0] != 0:
                return 0 if count_items(s, place, p[2], p[5], NOTHING) == 0 else 15
            return self.bring(p[2], place, p[5])
        place = zone_of(s, p[2], p[3], binding)
        if code == Predicates.ITEMS:
            return self.count_off(count_items(s, place, p[6], p[7], NOTHING), p[4], p[5], 22)
        if code == Predicates.CRIMS:
            return self.crowd(place, p)
        if code == Predicates.GUARDIAN:
            return 0 if s.guardian == place else MACHINES + GUARD * distance(s.guardian, place)
        if code == Predicates.NOGUARDIAN:
            return 0 if s.guardian != place else MACHINES + GUARD
        if code == Predicates.BARRIERS:
            return self.count_off(barriers_around(s, place), p[4], p[5], MACHINES + GUARD)
        if code == Predicates.PATROL:
            if compare(s.patrol[place], p[4], p[5]):
                return 0
            return STEP * s.patrol[place] if s.patrol[place] > 0 else STEP + 2
        if code == Predicates.EMPTY:
            return self.clear(place)
        return self.relation(place, zone_of(s, p[4], p[5], binding), p)

    def relation(self, place: int, other: int, p: list[int]) -> int:
        code = p[1]
        if code == Predicates.OPPOSITE:
            holds = distance(place, other) == 4
        elif code == Predicates.ADJACENT:
            holds = distance(place, other) == 1
        elif code == Predicates.SAME:
            holds = place == other
        elif code == Predicates.DIFF:
            holds = place != other
        elif code == Predicates.DIST:
            holds = compare(distance(place, other), p[6], p[7])
        else:
            if distance(place, other) != 1:
                return FAR
            border = place if (place + 1) % Zones.COUNT == other else other
            return 0 if self.s.barrier_on(border) else MACHINES + GUARD
        return 0 if holds == (p[0] == 0) else FAR

    def count_off(self, number: int, how: int, bound: int, price: int) -> int:
        """What it takes to correct a count."""
        if compare(number, how, bound):
            return 0
        return price * max(1, abs(number - bound))

    def crowd(self, place: int, p: list[int]) -> int:
        """Criminals of a sort in a place; the card's own criminals will be there too."""
        s = self.s
        number = 0
        for criminal in s.in_play:
            if s.criminal_at[criminal] != place:
                continue
            owner = s.hooked_by[criminal]
            if p[6] == Who.MINE:
                number += owner == self.seat
            elif p[6] == Who.RIVAL:
                number += owner != self.seat and owner != NOBODY
            elif p[6] == Who.FREE:
                number += owner == NOBODY
            else:
                number += 1
        if p[6] == Who.OTHERS and number > 0:
            for criminal in s.ports[self.seat]:
                if s.criminal_at[criminal] == place:
                    return self.count_off(number - 1, p[4], p[5], COMPANY)
        return self.count_off(number, p[4], p[5], COMPANY)

    def clear(self, place: int) -> int:
        """Making a zone completely empty."""
        s = self.s
        cost = 13 * count_items(s, place, t.ANY_ITEM, Modes.ANY, NOTHING)
        for criminal in s.in_play:
            if s.criminal_at[criminal] == place:
                cost += STEP if s.hooked_by[criminal] == self.seat else COMPANY
        return cost + (MACHINES + GUARD if s.guardian == place else 0)

    def bring(self, term: int, place: int, mode: int) -> int:
        """Such an item into a place, by any criminal under control."""
        s = self.s
        best = FAR
        for item in range(Items.COUNT):
            if not item_fits(item, term, NOTHING):
                continue
            lies = s.item_place(item)
            holder = s.holder[item]
            if lies == place:
                if mode == Modes.ANY or (mode == Modes.HELD) == (holder != NOBODY):
                    return 0
                best = min(best, 1 if mode == Modes.DROPPED and s.hooked_by[holder] == self.seat else STEP)
                continue
            fetch = 2 * STEP
            for at in range(len(s.in_play)):
                if s.hooked_by[s.in_play[at]] == self.seat:
                    fetch = min(fetch, self.to[at][lies])
            if holder == NOBODY or s.hooked_by[holder] != self.seat:
                fetch += STEP
            best = min(best, fetch + self.walk[lies][place])
        return best

    # -- a whole card

    def measure(self, card: int) -> None:
        """Find the cheapest crew and zones; leaves `need` in tenths of an action, and `hooks`."""
        s = self.s
        slots = s.cards.slots[card]
        self.costs = []
        self.least = []
        floor = 0
        binding = [NOTHING] * (t.READING + 1)
        self.places = [NOWHERE] * slots
        for slot in range(slots):
            self.fill_slot(card, slot)
            place = self.fixed_place(s.cards.slot_zone[card][slot], binding)
            self.places[slot] = place
            floor += self.least[slot][place] if place != NOWHERE else min(self.least[slot])
        self.memo = [NO_COSTS] * len(s.cards.others[card])
        self.need = FAR
        self.hooks = slots
        self.spread(card, binding, 0, self.entries(card, binding, NOTHING), floor)
        if self.need == 0 and self.hooks == 0 and not is_met(s, self.seat, card):
            self.need = ALMOST

    def fixed_place(self, term: list[int], binding: list[int]) -> int:
        """NOWHERE for a slot whose place hangs on a variable or another slot, or that may stand anywhere."""
        if len(term) == 0 or t.VARIABLE <= term[0] < t.AT_GUARDIAN or t.AT_SLOT <= term[0] < t.AT_ITEM:
            return NOWHERE
        return zone_of(self.s, term[0], term[1], binding)

    def least_costs(self, rows: list[list[int]]) -> list[int]:
        least = [2 * FAR] * Zones.COUNT
        for at in range(len(rows)):
            hook = self.hook[at]
            if hook == NOTHING:
                continue
            row = rows[at]
            for z in range(Zones.COUNT):
                cost = row[z] + HOOK * hook
                if cost < least[z]:
                    least[z] = cost
        return least

    def entries(self, card: int, binding: list[int], variable: int) -> int:
        """What the entries cost whose last zone variable this is."""
        cards = self.s.cards
        total = 0
        for i in cards.others_by_last[card][variable + 1]:
            if variable == NOTHING or not cards.others_single[card][i]:
                total += self.entry(cards.others[card][i], binding)
                continue
            if len(self.memo[i]) == 0:
                self.memo[i] = [UNKNOWN] * Zones.COUNT
            place = binding[t.MOST_SLOTS + variable]
            if self.memo[i][place] == UNKNOWN:
                self.memo[i][place] = self.entry(cards.others[card][i], binding)
            total += self.memo[i][place]
        return total

    def spread(self, card: int, binding: list[int], variable: int, spent: int, floor: int) -> None:
        """Every choice of zones that can be cheaper than the best so far; `floor`: the crew's least cost."""
        if spent + floor >= self.need + HOOK * self.hooks:
            return
        cards = self.s.cards
        if variable == cards.variables[card]:
            self.crew(card, binding, 0, spent, 0, 0)
            return
        for place in range(Zones.COUNT):
            binding[t.MOST_SLOTS + variable] = place
            least = floor
            for slot in range(cards.slots[card]):
                term = cards.slot_zone[card][slot]
                if len(term) > 0 and term[0] == t.VARIABLE + variable:
                    self.places[slot] = (place + term[1]) % Zones.COUNT
                    least += self.least[slot][self.places[slot]] - min(self.least[slot])
            if spent + least < self.need + HOOK * self.hooks:
                self.spread(card, binding, variable + 1, spent + self.entries(card, binding, variable), least)

    def crew(self, card: int, binding: list[int], slot: int, spent: int, hooks: int, taken: int) -> None:
        """Every choice of criminals; `taken` are those in other slots, as a bit mask."""
        s = self.s
        if spent + HOOK * hooks >= self.need + HOOK * self.hooks:
            return
        if slot == s.cards.slots[card]:
            self.need = spent
            self.hooks = hooks
            return
        place = self.places[slot]
        term = s.cards.slot_zone[card][slot]
        for at in range(len(s.in_play)):
            if self.hook[at] == NOTHING or taken & BITS[at] != 0:
                continue
            row = self.costs[slot][at]
            binding[slot] = s.in_play[at]
            if place != NOWHERE:
                cost = row[place]
            elif len(term) > 0:
                cost = row[zone_of(s, term[0], term[1], binding)]
            else:
                cost = min(row)
            self.crew(card, binding, slot + 1, spent + cost, hooks + self.hook[at], taken | BITS[at])
            binding[slot] = NOTHING
