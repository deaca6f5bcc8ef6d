"""How far the crimes are: the actions and hooks it takes, roughly, until a card's conditions are met."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep import moves as m
from safehouse.games.in_too_deep import terms as t
from safehouse.games.in_too_deep.conditions import (
    barriers_around,
    compare,
    count_items,
    distance,
    is_met,
    item_fits,
    zone_of,
)
from safehouse.games.in_too_deep.state import Position

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
ALMOST: Final = 8
"""What a card still costs that seems met and is not."""


class Reach:
    """The distances of one position, as one seat can walk them."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s: Position = s
        self.seat: int = seat
        self.walk: list[list[int]] = [self.walk_from(place, s.barriers_ignored) for place in range(m.ZONES)]
        self.lift: int = self.aerodrome()
        """What it takes to carry anybody anywhere by the Aerodrome."""
        self.to: list[list[int]] = [self.way_of(criminal) for criminal in s.in_play]
        """By criminal, in the order of `in_play`, the cost to each place."""
        self.need: int = FAR
        self.hooks: int = 0

    def walk_from(self, place: int, free: bool) -> list[int]:
        """The cost from a place to each other, the shorter way round, barriers counted."""
        costs = [FAR] * m.ZONES
        costs[place] = 0
        for way in range(2):
            at, cost = place, 0
            for _i in range(m.ZONES - 1):
                cost += STEP
                if not free and self.s.blocked(at, way):
                    cost += DETOUR
                at = (at + 1) % m.ZONES if way == m.CLOCKWISE else (at - 1) % m.ZONES
                if cost < costs[at]:
                    costs[at] = cost
        return costs

    def aerodrome(self) -> int:
        place = self.s.place_of[m.AERODROME]
        best = FAR
        if self.s.patrol[place] == 0:
            for criminal in self.s.ports[self.seat]:
                best = min(best, self.walk[self.s.criminal_at[criminal]][place] + STEP)
        return best

    def way_of(self, criminal: int) -> list[int]:
        """Abilities included, once the criminal is controlled."""
        s = self.s
        place = s.criminal_at[criminal]
        costs = self.walk[place].copy()
        if s.dominance[self.seat][criminal] >= s.cards.ability_from:
            if criminal == m.SHADOW:
                costs = self.walk_from(place, True)
            elif criminal == m.JUMPER:
                over = self.walk[(place + 4) % m.ZONES]
                costs = [min(costs[z], over[z] + STEP) for z in range(m.ZONES)]
            elif criminal == m.COURIER:
                costs = [min(costs[z], STEP + DETOUR * (costs[z] % STEP > 0)) for z in range(m.ZONES)]
                costs[place] = 0
        if self.lift < FAR:
            for z in range(m.ZONES):
                if z != place and costs[z] > self.lift:
                    costs[z] = self.lift
        return costs

    # -- one slot of a card

    def with_item(self, at: int, term: int, lying: bool) -> list[int]:
        """The cost for a criminal to be in each place with such an item, held or (`lying`) just there."""
        s = self.s
        criminal = s.in_play[at]
        to = self.to[at]
        held = s.holds[criminal]
        if held != m.NOTHING and item_fits(held, term, m.NOTHING):
            return to
        costs = [FAR] * m.ZONES
        for item in range(m.ITEMS):
            if not item_fits(item, term, m.NOTHING):
                continue
            place = s.item_place(item)
            fetch = to[place] + STEP
            holder = s.holder[item]
            if holder != m.NOBODY:
                fetch += 0 if s.hooked_by[holder] == self.seat else ROBBERY
            carry = self.walk[place]
            for z in range(m.ZONES):
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
        if criminal == m.SHADOW and s.dominance[self.seat][criminal] >= s.cards.ability_from:
            cost = COMPANY * max(0, wanted[1] - others)
        else:
            cost = COMPANY * abs(wanted[1] - others)
            if wanted[0] == 0 and s.guardian == place:
                cost += MACHINES + GUARD
        if wanted[0] == 1 and s.guardian != place:
            cost += MACHINES + GUARD * distance(s.guardian, place)
        return cost

    def slot_costs(self, card: int, slot: int) -> list[list[int]]:
        """By criminal and place what it takes to fill the slot there."""
        cards = self.s.cards
        found: list[list[int]] = []
        for at in range(len(self.s.in_play)):
            if cards.slot_item[card][slot] != m.NOTHING:
                costs = self.with_item(at, cards.slot_item[card][slot], False)
            elif cards.slot_near[card][slot] != m.NOTHING:
                costs = self.with_item(at, cards.slot_near[card][slot], True)
            else:
                costs = self.to[at]
            wanted = cards.slot_company[card][slot]
            if len(wanted) > 0:
                criminal = self.s.in_play[at]
                costs = [costs[z] + self.company(criminal, z, wanted) for z in range(m.ZONES)]
            found.append(costs)
        return found

    # -- what does not hang on one criminal

    def entry(self, entry: list[list[int]], binding: list[int]) -> int:
        best = FAR
        for literal in entry:
            best = min(best, self.literal(literal, binding))
        return best

    def literal(self, p: list[int], binding: list[int]) -> int:
        s = self.s
        code = p[1]
        if code <= t.P_HOLDS_NOTHING or code == t.P_ALONE or code == t.P_ALONE_WITH:
            return 0 if code == t.P_HOLDS_NOTHING else 2 * STEP
        if code == t.P_HOOKED:
            return 0
        if code == t.P_ITEM:
            place = zone_of(s, p[3], p[4], binding)
            if p[0] != 0:
                return 0 if count_items(s, place, p[2], p[5], m.NOTHING) == 0 else 15
            return self.bring(p[2], place, p[5])
        place = zone_of(s, p[2], p[3], binding)
        if code == t.P_ITEMS:
            return self.count_off(count_items(s, place, p[6], p[7], m.NOTHING), p[4], p[5], 22)
        if code == t.P_CRIMS:
            return self.crowd(place, p)
        if code == t.P_GUARDIAN:
            return 0 if s.guardian == place else MACHINES + GUARD * distance(s.guardian, place)
        if code == t.P_NOGUARDIAN:
            return 0 if s.guardian != place else MACHINES + GUARD
        if code == t.P_BARRIERS:
            return self.count_off(barriers_around(s, place), p[4], p[5], MACHINES + GUARD)
        if code == t.P_PATROL:
            if compare(s.patrol[place], p[4], p[5]):
                return 0
            return STEP * s.patrol[place] if s.patrol[place] > 0 else STEP + 2
        if code == t.P_EMPTY:
            return self.clear(place)
        return self.relation(place, zone_of(s, p[4], p[5], binding), p)

    def relation(self, place: int, other: int, p: list[int]) -> int:
        code = p[1]
        if code == t.P_OPPOSITE:
            holds = distance(place, other) == 4
        elif code == t.P_ADJACENT:
            holds = distance(place, other) == 1
        elif code == t.P_SAME:
            holds = place == other
        elif code == t.P_DIFF:
            holds = place != other
        elif code == t.P_DIST:
            holds = compare(distance(place, other), p[6], p[7])
        else:
            if distance(place, other) != 1:
                return FAR
            border = place if (place + 1) % m.ZONES == other else other
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
            if p[6] == t.MINE:
                number += owner == self.seat
            elif p[6] == t.RIVAL:
                number += owner != self.seat and owner != m.NOBODY
            elif p[6] == t.FREE:
                number += owner == m.NOBODY
            else:
                number += 1
        if p[6] == t.OTHERS and number > 0:
            for criminal in s.ports[self.seat]:
                if s.criminal_at[criminal] == place:
                    return self.count_off(number - 1, p[4], p[5], COMPANY)
        return self.count_off(number, p[4], p[5], COMPANY)

    def clear(self, place: int) -> int:
        """Making a zone completely empty."""
        s = self.s
        cost = 13 * count_items(s, place, t.ANY_ITEM, t.ANYHOW, m.NOTHING)
        for criminal in s.in_play:
            if s.criminal_at[criminal] == place:
                cost += STEP if s.hooked_by[criminal] == self.seat else COMPANY
        return cost + (MACHINES + GUARD if s.guardian == place else 0)

    def bring(self, term: int, place: int, mode: int) -> int:
        """Such an item into a place, by any criminal under control."""
        s = self.s
        best = FAR
        for item in range(m.ITEMS):
            if not item_fits(item, term, m.NOTHING):
                continue
            lies = s.item_place(item)
            holder = s.holder[item]
            if lies == place:
                if mode == t.ANYHOW or (mode == t.HELD) == (holder != m.NOBODY):
                    return 0
                best = min(best, 1 if mode == t.DROPPED and s.hooked_by[holder] == self.seat else STEP)
                continue
            fetch = 2 * STEP
            for at in range(len(s.in_play)):
                if s.hooked_by[s.in_play[at]] == self.seat:
                    fetch = min(fetch, self.to[at][lies])
            if holder == m.NOBODY or s.hooked_by[holder] != self.seat:
                fetch += STEP
            best = min(best, fetch + self.walk[lies][place])
        return best

    # -- a whole card

    def measure(self, card: int) -> None:
        """Find the cheapest crew and zones; leaves `need` in tenths of an action, and `hooks`."""
        s = self.s
        slots = s.cards.slots[card]
        costs = [self.slot_costs(card, slot) for slot in range(slots)]
        binding = [m.NOTHING] * (t.READING + 1)
        self.need = FAR
        self.hooks = slots
        self.spread(card, binding, 0, costs, 0)
        if self.need == 0 and self.hooks == 0 and not is_met(s, self.seat, card):
            self.need = ALMOST

    def spread(
        self, card: int, binding: list[int], variable: int, costs: list[list[list[int]]], crew: int
    ) -> None:
        """Every choice of zones."""
        s = self.s
        if variable < s.cards.variables[card]:
            for place in range(m.ZONES):
                binding[t.MOST_SLOTS + variable] = place
                self.spread(card, binding, variable + 1, costs, crew)
            return
        base = 0
        for entry in s.cards.others[card]:
            base += self.entry(entry, binding)
            if base >= self.need + 10 * self.hooks:
                return
        self.crew(card, binding, 0, base, 0, costs)

    def crew(
        self, card: int, binding: list[int], slot: int, spent: int, hooks: int, costs: list[list[list[int]]]
    ) -> None:
        """Every choice of criminals."""
        s = self.s
        if spent + 10 * hooks >= self.need + 10 * self.hooks:
            return
        if slot == s.cards.slots[card]:
            self.need = spent
            self.hooks = hooks
            return
        term = s.cards.slot_zone[card][slot]
        for at in range(len(s.in_play)):
            criminal = s.in_play[at]
            if criminal in binding[:slot]:
                continue
            owner = s.hooked_by[criminal]
            if owner != self.seat and s.locked[criminal] != m.NOTHING:
                continue
            row = costs[slot][at]
            binding[slot] = criminal
            cost = row[zone_of(s, term[0], term[1], binding)] if len(term) > 0 else min(row)
            self.crew(card, binding, slot + 1, spent + cost, hooks + (owner != self.seat), costs)
            binding[slot] = m.NOTHING


def cost_to_meet(s: Position, seat: int, card: int) -> int:
    """About how many tenths of an action a card is away, a hook counted as two actions; 0 when it is met."""
    reach = Reach(s, seat)
    reach.measure(card)
    return min(FAR, reach.need + 20 * reach.hooks)
