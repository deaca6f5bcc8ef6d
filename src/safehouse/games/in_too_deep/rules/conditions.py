"""The interpreter of crime conditions (ledger 3.9 and 5K): which criminals and zones meet a card."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.codes import Comparisons, Criminals, Items, Modes, Predicates, Who, Zones
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING, NOWHERE


def compare(number: int, how: int, bound: int) -> bool:
    """ZH-3.32"""
    if how == Comparisons.EXACTLY:
        return number == bound
    if how == Comparisons.LEAST:
        return number >= bound
    if how == Comparisons.MOST:
        return number <= bound
    if how == Comparisons.MORE:
        return number > bound
    return number < bound


def distance(first: int, second: int) -> int:
    apart = (first - second) % Zones.COUNT
    return min(apart, Zones.COUNT - apart)


def physical_item(name: int, reading: int) -> int:
    """What an item name denotes when `reading`, the Mechanic's item, counts as its twin (ZH-3.39)."""
    if reading != NOTHING:
        if name == reading ^ 1:
            return reading
        if name == reading:
            return NOTHING
    return name


def zone_of(s: Position, base: int, shift: int, binding: list[int]) -> int:
    """The place a zone term means now (ZH-3.30, ZH-3.37); NOWHERE if no object has the item's name."""
    if base < t.VARIABLE:
        place = s.place_of[base]
    elif base < t.AT_GUARDIAN:
        place = binding[t.MOST_SLOTS + base - t.VARIABLE]
    elif base == t.AT_GUARDIAN:
        place = s.guardian
    elif base < t.AT_ITEM:
        place = s.criminal_at[binding[base - t.AT_SLOT]]
    else:
        item = physical_item(base - t.AT_ITEM, binding[t.READING])
        place = s.item_place(item) if item != NOTHING else NOWHERE
    return (place + shift) % Zones.COUNT if place != NOWHERE else NOWHERE


def item_fits(item: int, term: int, reading: int) -> bool:
    """Whether an object matches an item term (ZH-3.31, ZH-5.112)."""
    if term < t.KIND:
        return physical_item(term, reading) == item
    return term == t.ANY_ITEM or item >> 1 == term - t.KIND


def count_items(s: Position, place: int, term: int, mode: int, reading: int) -> int:
    found = 0
    for item in range(Items.COUNT):
        if s.item_place(item) != place or not item_fits(item, term, reading):
            continue
        held = s.holder[item] != NOBODY
        if mode == Modes.ANY or held == (mode == Modes.HELD):
            found += 1
    return found


def count_criminals(s: Position, seat: int, place: int, who: int, binding: list[int], slots: int) -> int:
    found = 0
    for criminal in s.in_play:
        if s.criminal_at[criminal] != place:
            continue
        owner = s.hooked_by[criminal]
        if who == Who.MINE:
            fits = owner == seat
        elif who == Who.RIVAL:
            fits = owner != seat and owner != NOBODY
        elif who == Who.FREE:
            fits = owner == NOBODY
        elif who == Who.OTHERS:
            fits = criminal not in binding[:slots]
        else:
            fits = True
        if fits:
            found += 1
    return found


def alone_with(s: Position, seat: int, criminal: int, guardian: bool, named: list[int], more: int) -> bool:
    """ZH-5.107 to ZH-5.109: those named are there, and nobody else; the Shadow ignores everybody else."""
    place = s.criminal_at[criminal]
    if guardian and s.guardian != place:
        return False
    for other in named:
        if s.criminal_at[other] != place:
            return False
    company = 0
    for other in s.in_play:
        if other != criminal and s.criminal_at[other] == place and other not in named:
            company += 1
    if criminal == Criminals.SHADOW and s.able(seat, Criminals.SHADOW):
        return company >= more
    return company == more and (guardian or s.guardian != place)


def is_empty(s: Position, place: int) -> bool:
    """ZH-5.110"""
    if s.guardian == place or count_items(s, place, t.ANY_ITEM, Modes.ANY, NOTHING) > 0:
        return False
    return all(s.criminal_at[criminal] != place for criminal in s.in_play)


def barriers_around(s: Position, place: int) -> int:
    return int(s.barrier_on(place)) + int(s.barrier_on(place - 1))


def between(s: Position, first: int, second: int) -> bool:
    """Adjacent, and a barrier on the border between."""
    if (first + 1) % Zones.COUNT == second and s.barrier_on(first):
        return True
    return (second + 1) % Zones.COUNT == first and s.barrier_on(second)


def predicate_holds(s: Position, seat: int, p: list[int], binding: list[int], slots: int) -> bool:
    """One predicate, `p[1:]`, under an assignment. `p[0]` is the negation, read by the caller."""
    code = p[1]
    reading = binding[t.READING]
    if code == Predicates.AT:
        return s.criminal_at[binding[p[2]]] == zone_of(s, p[3], p[4], binding)
    if code == Predicates.HOLDS:
        held = s.holds[binding[p[2]]]
        return held != NOTHING and item_fits(held, p[3], reading)
    if code == Predicates.HOLDS_NOTHING:
        return s.holds[binding[p[2]]] == NOTHING
    if code == Predicates.ITEM:
        return count_items(s, zone_of(s, p[3], p[4], binding), p[2], p[5], reading) > 0
    if code == Predicates.ALONE:
        return alone_with(s, seat, binding[p[2]], False, [], 0)
    if code == Predicates.ALONE_WITH:
        named = [binding[slot] for slot in range(t.MOST_SLOTS) if p[4] & [1, 2, 4][slot] != 0]
        return alone_with(s, seat, binding[p[2]], p[3] == 1, named, p[5])
    if code == Predicates.HOOKED:
        return compare(len(s.ports[seat]), p[2], p[3])
    place = zone_of(s, p[2], p[3], binding)
    if code == Predicates.ITEMS:
        return compare(count_items(s, place, p[6], p[7], reading), p[4], p[5])
    if code == Predicates.CRIMS:
        return compare(count_criminals(s, seat, place, p[6], binding, slots), p[4], p[5])
    if code == Predicates.GUARDIAN:
        return s.guardian == place
    if code == Predicates.NOGUARDIAN:
        return s.guardian != place
    if code == Predicates.BARRIERS:
        return compare(barriers_around(s, place), p[4], p[5])
    if code == Predicates.PATROL:
        return compare(s.patrol[place], p[4], p[5])
    if code == Predicates.EMPTY:
        return is_empty(s, place)
    other = zone_of(s, p[4], p[5], binding)
    if code == Predicates.BARRIER_BETWEEN:
        return between(s, place, other)
    if code == Predicates.OPPOSITE:
        return (place + 4) % Zones.COUNT == other
    if code == Predicates.ADJACENT:
        return distance(place, other) == 1
    if code == Predicates.SAME:
        return place == other
    if code == Predicates.DIFF:
        return place != other
    return compare(distance(place, other), p[6], p[7])


def entry_holds(s: Position, seat: int, entry: list[list[int]], binding: list[int], slots: int) -> bool:
    """Literals of one entry are joined by "or" (ZH-3.33)."""
    return any(predicate_holds(s, seat, literal, binding, slots) == (literal[0] == 0) for literal in entry)


def objects_suffice(s: Position, named: list[list[int]], binding: list[int], used: list[int]) -> bool:
    """ZH-3.31: every named item is met by an object of its own; `used` are those of the first ones."""
    if len(used) == len(named):
        return True
    for item in range(Items.COUNT):
        if item not in used and is_named(s, named[len(used)], item, binding):
            if objects_suffice(s, named, binding, [*used, item]):
                return True
    return False


def is_named(s: Position, p: list[int], item: int, binding: list[int]) -> bool:
    """Whether the object meets this literal, a `holds` or an `item`."""
    if p[1] == Predicates.HOLDS:
        return s.holds[binding[p[2]]] == item and item_fits(item, p[3], binding[t.READING])
    if s.item_place(item) != zone_of(s, p[3], p[4], binding) or not item_fits(item, p[2], binding[t.READING]):
        return False
    return p[5] == Modes.ANY or (s.holder[item] != NOBODY) == (p[5] == Modes.HELD)


def readings(s: Position, seat: int) -> list[int]:
    """The Mechanic's item may count as its twin, for the whole card (ZH-5.75, ZH-5.76)."""
    found = [NOTHING]
    if s.able(seat, Criminals.MECHANIC) and s.holds[Criminals.MECHANIC] != NOTHING:
        found.append(s.holds[Criminals.MECHANIC])
    return found


ALL: Final = 1_000_000
"""As many assignments as there are."""


def assign_zones(
    s: Position, seat: int, card: int, binding: list[int], variable: int, found: list[list[int]], most: int
) -> None:
    """Fill in the zone variables one by one, and keep every assignment that makes all entries true."""
    for i in s.cards.when_by_last[card][variable]:
        if not entry_holds(s, seat, s.cards.when[card][i], binding, s.cards.slots[card]):
            return
    if variable == s.cards.variables[card]:
        if len(s.cards.named[card]) == 0 or objects_suffice(s, s.cards.named[card], binding, []):
            found.append(binding.copy())
        return
    binder = s.cards.binder[card][variable]
    if binder == t.AT_GUARDIAN:
        binding[t.MOST_SLOTS + variable] = s.guardian
        assign_zones(s, seat, card, binding, variable + 1, found, most)
    elif binder >= 0:
        binding[t.MOST_SLOTS + variable] = s.criminal_at[binding[binder]]
        assign_zones(s, seat, card, binding, variable + 1, found, most)
    else:
        for place in range(Zones.COUNT):
            if len(found) < most:
                binding[t.MOST_SLOTS + variable] = place
                assign_zones(s, seat, card, binding, variable + 1, found, most)


def fills_before(binding: list[int], slot: int, criminal: int) -> bool:
    """Whether the criminal fills a slot before this one."""
    return any(binding[before] == criminal for before in range(slot))


def assign_slots(
    s: Position, seat: int, card: int, binding: list[int], slot: int, found: list[list[int]], most: int
) -> None:
    """Give each slot a different criminal that the seat controls (ZH-3.29, ZH-5.106)."""
    if slot == s.cards.slots[card]:
        assign_zones(s, seat, card, binding, 0, found, most)
        return
    for criminal in s.ports[seat]:
        if len(found) < most and not fills_before(binding, slot, criminal):
            binding[slot] = criminal
            assign_slots(s, seat, card, binding, slot + 1, found, most)
            binding[slot] = NOTHING


def assignments(s: Position, seat: int, card: int, most: int = ALL) -> list[list[int]]:
    """The assignments that meet the card, for the seat that acts (ZH-3.29, ZH-3.37); not more than wanted."""
    found: list[list[int]] = []
    if len(s.ports[seat]) < s.cards.slots[card]:
        return found
    for reading in readings(s, seat):
        binding = [NOTHING] * (t.READING + 1)
        binding[t.READING] = reading
        assign_slots(s, seat, card, binding, 0, found, most)
    return found


def is_met(s: Position, seat: int, card: int) -> bool:
    return len(assignments(s, seat, card, 1)) > 0


def distinct(s: Position, card: int, found: list[list[int]]) -> list[list[int]]:
    """Of assignments with the same effect one stays (ZH-3.37); what the effect does not read is blanked."""
    kept: list[list[int]] = []
    matters = s.cards.matters[card]
    for binding in found:
        short = [binding[i] if i in matters or i < t.MOST_SLOTS else NOTHING for i in range(t.READING + 1)]
        alike = False
        for other in kept:
            same = True
            for i in matters:
                if other[i] != short[i]:
                    same = False
            if same:
                alike = True
        if not alike:
            kept.append(short)
    return kept


# -- how far a card is met


class Standing:
    """The conditions of a card that an assignment meets; of all assignments one that meets the most."""

    def __init__(self) -> None:
        self.met: list[bool] = []
        self.count: int = -1


def entries_met(s: Position, seat: int, card: int) -> list[bool]:
    """For each condition of a card whether the best assignment meets it: the one that meets the most.

    What a view says of the cards in hand. Slots stay empty where the seat controls too few criminals.
    """
    best = Standing()
    for reading in readings(s, seat):
        binding = [NOTHING] * (t.READING + 1)
        binding[t.READING] = reading
        _try_slots(s, seat, card, binding, 0, best)
    return best.met


def _try_slots(s: Position, seat: int, card: int, binding: list[int], slot: int, best: Standing) -> None:
    if slot == s.cards.slots[card]:
        _try_zones(s, seat, card, binding, 0, [False] * len(s.cards.when[card]), best)
        return
    free = [criminal for criminal in s.ports[seat] if criminal not in binding[:slot]]
    for criminal in free:
        binding[slot] = criminal
        _try_slots(s, seat, card, binding, slot + 1, best)
        binding[slot] = NOTHING
    if len(free) == 0:
        _try_slots(s, seat, card, binding, slot + 1, best)


def _try_zones(
    s: Position, seat: int, card: int, binding: list[int], variable: int, met: list[bool], best: Standing
) -> None:
    """Fill in the zone variables one by one, as long as more conditions than before can still be met."""
    undecided = 0
    for later in range(variable + 1, s.cards.variables[card] + 1):
        undecided += len(s.cards.when_by_last[card][later])
        for i in s.cards.when_by_last[card][later]:
            met[i] = False
    for i in s.cards.when_by_last[card][variable]:
        entry = s.cards.when[card][i]
        met[i] = _complete(entry, binding) and entry_holds(s, seat, entry, binding, s.cards.slots[card])
    count = met.count(True)
    if count + undecided <= best.count:
        return
    if variable == s.cards.variables[card]:
        best.met = met.copy()
        best.count = count
        return
    binder = s.cards.binder[card][variable]
    if 0 <= binder < t.AT_GUARDIAN and binding[binder] != NOTHING:
        binding[t.MOST_SLOTS + variable] = s.criminal_at[binding[binder]]
        _try_zones(s, seat, card, binding, variable + 1, met, best)
        return
    for place in range(Zones.COUNT):
        binding[t.MOST_SLOTS + variable] = place
        _try_zones(s, seat, card, binding, variable + 1, met, best)


def _complete(entry: list[list[int]], binding: list[int]) -> bool:
    """Whether every slot the entry names is filled."""
    for literal in entry:
        code = literal[1]
        if code <= Predicates.HOLDS_NOTHING or code == Predicates.ALONE or code == Predicates.ALONE_WITH:
            if binding[literal[2]] == NOTHING:
                return False
        if code == Predicates.ALONE_WITH:
            for slot in range(t.MOST_SLOTS):
                if literal[4] & [1, 2, 4][slot] != 0 and binding[slot] == NOTHING:
                    return False
        for part in literal[2:]:
            if t.AT_SLOT <= part < t.AT_SLOT + t.MOST_SLOTS and binding[part - t.AT_SLOT] == NOTHING:
                return False
    return True
