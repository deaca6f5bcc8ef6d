"""Immortals: their moves, what they claim, and the price of an extra move (MM-5.5, MM-5.6)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Agents, Clues, Events, Locations, Modules, Moves
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import (
    BESIDE,
    BESIDE_MASK,
    BIT,
    NOWHERE,
    WITH_FEATURE,
    size_of,
)


def add_flights(s: Position, origin: int, found: list[int]) -> None:
    """The Recruiter's moves of an Immortal that stands here, as codes (MM-5.504 to MM-5.507)."""
    first = Moves.MOVE_IMMORTAL + origin * Locations.COUNT
    taken = s.immortal_mask
    for cell in s.streets.flights[origin]:
        if taken & BIT[cell] == 0:
            found.append(first + cell)


def flights(s: Position) -> list[int]:
    """The same of all Immortals, in the order of codes."""
    found: list[int] = []
    for origin in s.immortals:
        add_flights(s, origin, found)
    return found


def can_fly(s: Position) -> bool:
    taken = s.immortal_mask
    for origin in s.immortals:
        for cell in s.streets.flights[origin]:
            if taken & BIT[cell] == 0:
                return True
    return False


def cannot_fly(s: Position, origin: int, cell: int) -> str | None:
    if not s.immortal_on(origin):
        return "MM-5.501"
    if s.immortal_on(cell):
        return "MM-5.506"
    if cell in s.streets.flights[origin]:
        return None
    return "MM-5.507" if cell in BESIDE[origin] else "MM-5.504"


def open_pushes(s: Position, origin: int) -> list[int]:
    """Where an Agent can move an Immortal that stands here: the same rules, orthogonally only (MM-5.515)."""
    taken = s.immortal_mask
    return [cell for cell in s.streets.pushes[origin] if taken & BIT[cell] == 0]


def cannot_shove(s: Position, origin: int, cell: int) -> str | None:
    if s.immortal_on(cell):
        return "MM-5.506"
    if cell in s.streets.pushes[origin]:
        return None
    return "MM-5.507" if cell in BESIDE[origin] else "MM-5.515"


def move_immortal(s: Position, origin: int, cell: int) -> None:
    s.set_immortal(origin, cell)
    s.tell_all(Events.IMMORTAL_MOVED, origin, cell)


def cannot_buy(s: Position) -> str | None:
    """An extra move of an Immortal, whatever is paid for it (MM-5.511, MM-5.513)."""
    if not s.immortal_moved or s.extra_done:
        return "MM-5.511"
    return None if can_fly(s) else "MM-5.513"


def cannot_pay(s: Position, cell: int) -> str | None:
    """The step token that buys it (MM-5.512)."""
    clause = cannot_buy(s)
    if clause is None and s.unmarked_visits() & BIT[cell] == 0:
        return "MM-5.512"
    return clause


def pay(s: Position, cell: int) -> None:
    s.steps |= BIT[cell]
    s.extra_done = True
    s.clue(Clues.PAID, s.hour + 1, cell)
    s.tell_all(Events.STEP_PAID, cell)


def stopped_by_henry(s: Position) -> int:
    """Locations whose Immortals do not count (MM-5.1104)."""
    henry = s.agent_at[Agents.HENRY_LYME]
    return 0 if henry == NOWHERE else BESIDE_MASK[henry] | BIT[henry]


def cannot_claim(s: Position, feature: int) -> str | None:
    if feature not in s.area:
        return "MM-5.607"
    standing = s.immortal_mask & WITH_FEATURE[feature]
    if size_of(standing) < 2:
        return "MM-5.601"
    if size_of(standing & ~stopped_by_henry(s)) < 2:
        return "MM-5.1104"
    return None


def claimable(s: Position) -> list[int]:
    return [feature for feature in s.area if cannot_claim(s, feature) is None]


def claim(s: Position, feature: int) -> None:
    """MM-5.603, MM-5.604"""
    s.area.remove(feature)
    s.discard.append(feature)
    s.recruits += 1
    s.clue(Clues.CLAIMED, s.hour, feature)
    s.tell_all(Events.CLAIMED, feature, s.recruits)


def refill(s: Position) -> None:
    """Turn up cards until two lie there (MM-5.609); three with Open Call."""
    size = 3 if s.has(Modules.OPEN_CALL) else 2
    while len(s.area) < size and s.deck:
        feature = s.deck.pop()
        s.area.append(feature)
        s.clue(Clues.TURNED_UP, s.hour, feature)
        s.tell_all(Events.TURNED_UP, feature)
