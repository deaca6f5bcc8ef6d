"""The city: criminals, items, the Guardian, barriers and patrol (5A, 5G, 5I)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Events, Items, Moves, Ways, Zones
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING, NOWHERE


def step(place: int, way: int) -> int:
    return (place + 1) % Zones.COUNT if way == Ways.CLOCKWISE else (place - 1) % Zones.COUNT


def nearby(place: int, other: int) -> bool:
    """ZH-5.3, ZH-5.4"""
    return (place - other) % Zones.COUNT in (0, 1, Zones.COUNT - 1)


def border_nearby(place: int, border: int) -> bool:
    """ZH-5.3: also on the far border of an adjacent zone."""
    return (border - place) % Zones.COUNT in (Zones.COUNT - 2, Zones.COUNT - 1, 0, 1)


# -- criminals


def cannot_step(s: Position, seat: int, criminal: int, way: int) -> str | None:
    """The clause that stops the move action one zone this way (ZH-5.36)."""
    if s.blocked(s.criminal_at[criminal], way) and not s.free_of_barriers(seat, criminal):
        return "ZH-5.36"
    return None


def can_push(s: Position, criminal: int, way: int) -> bool:
    """Whether Heights or Enforcer can move a criminal this way; the Shadow is no exception (ZH-5.71)."""
    return s.barriers_ignored or not s.blocked(s.criminal_at[criminal], way)


def can_push_somewhere(s: Position, criminal: int) -> bool:
    return criminal != NOBODY and any(can_push(s, criminal, way) for way in range(Ways.COUNT))


def move_criminal(s: Position, criminal: int, place: int) -> None:
    """ZH-5.1, ZH-5.2"""
    s.criminal_at[criminal] = place
    s.tell_all(Events.MOVED, criminal, s.zone_at[place])


def transfer_criminal(s: Position, criminal: int, place: int) -> None:
    s.criminal_at[criminal] = place
    s.tell_all(Events.TRANSFERRED, criminal, s.zone_at[place])


def swap_criminals(s: Position, first: int, second: int) -> None:
    place = s.criminal_at[first]
    s.criminal_at[first] = s.criminal_at[second]
    s.criminal_at[second] = place
    s.tell_all(Events.CRIMINALS_SWAPPED, first, second)


def can_run(s: Position, start: int, place: int) -> bool:
    """Whether the Courier can run there without crossing a barrier (ZH-5.78, ZH-5.86)."""
    if place in (NOWHERE, start):
        return False
    return any(is_free_way(s, start, place, way) for way in range(Ways.COUNT))


def is_free_way(s: Position, start: int, place: int, way: int) -> bool:
    at = start
    while at != place:
        if s.blocked(at, way) and not s.barriers_ignored:
            return False
        at = step(at, way)
    return True


# -- where something can be sent


def is_target(at: int, next_to: int, place: int) -> bool:
    """Whether what is `at` one place can be put into another: next to a zone, or anywhere else (ZH-3.34)."""
    if place == NOWHERE:
        return False
    return (place - next_to) % Zones.COUNT in (1, Zones.COUNT - 1) if next_to != NOTHING else place != at


# -- items


def take_item(s: Position, criminal: int, item: int) -> None:
    """The criminal now holds the item; what it held before drops (ZH-5.38)."""
    former = s.holder[item]
    if former != NOBODY:
        s.holds[former] = NOTHING
    drop_item(s, criminal)
    s.holds[criminal] = item
    s.holder[item] = criminal
    s.item_at[item] = NOWHERE
    if former != NOBODY:
        s.tell_all(Events.ROBBED, criminal, item, former)
    else:
        s.tell_all(Events.PICKED_UP, criminal, item)


def drop_item(s: Position, criminal: int) -> None:
    """ZH-5.47"""
    item = s.holds[criminal]
    if item == NOTHING:
        return
    s.holds[criminal] = NOTHING
    s.holder[item] = NOBODY
    s.item_at[item] = s.criminal_at[criminal]
    s.tell_all(Events.DROPPED, criminal, item)


def lay_item(s: Position, item: int, place: int) -> None:
    """The item lies dropped in this place (ZH-5.58)."""
    holder = s.holder[item]
    if holder != NOBODY:
        s.holds[holder] = NOTHING
        s.holder[item] = NOBODY
    s.item_at[item] = place


def can_move_item(s: Position, item: int, way: int) -> bool:
    """ZH-5.55: not across a barrier."""
    return way != NOTHING and (s.barriers_ignored or not s.blocked(s.item_place(item), way))


def can_move_item_somewhere(s: Position, item: int) -> bool:
    return item != NOTHING and any(can_move_item(s, item, way) for way in range(Ways.COUNT))


def move_item(s: Position, item: int, place: int) -> None:
    lay_item(s, item, place)
    s.tell_all(Events.ITEM_MOVED, item, s.zone_at[place])


def transfer_item(s: Position, item: int, place: int) -> None:
    lay_item(s, item, place)
    s.tell_all(Events.ITEM_TRANSFERRED, item, s.zone_at[place])


def swappable(s: Position, first: int, second: int) -> bool:
    """ZH-5.6: two items dropped in one zone change nothing."""
    if NOTHING in (first, second) or first == second:
        return False
    return s.holder[first] != NOBODY or s.holder[second] != NOBODY or s.item_at[first] != s.item_at[second]


def has_swap_partner(s: Position, item: int) -> bool:
    return item != NOTHING and any(swappable(s, item, other) for other in range(Items.COUNT))


def any_swap(s: Position) -> bool:
    return any(has_swap_partner(s, item) for item in range(Items.COUNT))


def swap_items(s: Position, first: int, second: int) -> None:
    """ZH-5.60: each takes over the other's place, hand or zone."""
    holder, place = s.holder[first], s.item_at[first]
    s.holder[first] = s.holder[second]
    s.item_at[first] = s.item_at[second]
    s.holder[second] = holder
    s.item_at[second] = place
    for item in (first, second):
        if s.holder[item] != NOBODY:
            s.holds[s.holder[item]] = item
    s.tell_all(Events.ITEMS_SWAPPED, first, second)


def swap_item_and_criminal(s: Position, item: int, criminal: int) -> None:
    """ZH-5.162"""
    place = s.item_place(item)
    lay_item(s, item, s.criminal_at[criminal])
    s.criminal_at[criminal] = place
    s.tell_all(Events.BAIT_SWAPPED, item, criminal)


# -- Guardian and barriers


def move_guardian(s: Position, seat: int, way: int) -> None:
    """ZH-5.80, ZH-5.81: it moves, and whoever moves it may let it escort somebody."""
    place = s.guardian
    s.guardian = step(place, way)
    s.tell_all(Events.GUARDIAN_MOVED, s.zone_at[s.guardian])
    if len(s.criminals_in(place)) > 0:
        s.ask(Agenda.ESCORTING, seat, place, s.guardian)


def escort(s: Position, criminal: int, place: int) -> None:
    s.criminal_at[criminal] = place
    s.tell_all(Events.ESCORTED, criminal, s.zone_at[place])


def move_barrier(s: Position, barrier: int, way: int) -> None:
    """ZH-5.84: to the next border without a barrier, passing over the other one."""
    border = step(s.barriers[barrier], way)
    if border == s.barriers[1 - barrier]:
        border = step(border, way)
    s.barriers[barrier] = border
    s.tell_all(Events.BARRIER_MOVED, barrier, s.zone_at[border], s.zone_at[(border + 1) % Zones.COUNT])


def can_move_machine(s: Position, entry: list[int], move: int) -> bool:
    """ZH-7.11; with the Crusher only those nearby (ZH-5.74)."""
    if move == Moves.DECLINE:
        return entry[4] == 1
    if Moves.GUARDIAN <= move < Moves.BARRIER:
        return entry[3] & GUARDIAN_MAY != 0
    if Moves.BARRIER <= move < Moves.ESCORT and entry[3] & BARRIERS_MAY != 0:
        return entry[5] == 0 or border_nearby(entry[5] - 1, s.barriers[(move - Moves.BARRIER) // 2])
    return False


def can_escort(s: Position, place: int, move: int) -> bool:
    """ZH-7.10"""
    if move == Moves.NO_ESCORT:
        return True
    return Moves.ESCORT <= move < Moves.NO_ESCORT and s.criminal_at[move - Moves.ESCORT] == place


# -- patrol


def call_patrol(s: Position, place: int) -> None:
    """ZH-5.39: one token from every zone that has any."""
    for other in range(Zones.COUNT):
        if s.patrol[other] > 0:
            s.patrol[other] -= 1
            s.patrol[place] += 1
    s.tell_all(Events.PATROL_CALLED, s.zone_at[place])


def shift_patrol(s: Position, source: int, target: int) -> None:
    """ZH-5.90"""
    s.patrol[target] = s.patrol[source]
    s.patrol[source] = 0
    s.tell_all(Events.PATROL_SHIFTED, s.zone_at[source], s.zone_at[target])


def is_patrolled(s: Position, place: int) -> bool:
    return place != NOWHERE and s.patrol[place] > 0


def is_unpatrolled(s: Position, place: int) -> bool:
    return place != NOWHERE and s.patrol[place] == 0
