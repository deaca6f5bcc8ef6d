"""Immortals: their moves, what they claim, and the price of an extra move (MM-5.5, MM-5.6)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import (
    BESIDE,
    BESIDE_MASK,
    BIT,
    CELLS,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
    size_of,
)
from safehouse.games.mind_mgmt.moves import (
    CLAIMED,
    CLUE_CLAIMED,
    CLUE_PAID,
    CLUE_TURNED_UP,
    HENRY,
    IMMORTAL_MOVED,
    MOVE_IMMORTAL,
    OPEN_CALL,
    STEP_PAID,
    TURNED_UP,
)
from safehouse.games.mind_mgmt.position import Position


def cannot_fly(s: Position, origin: int, cell: int) -> str | None:
    """A move of an Immortal by the Recruiter (MM-5.504 to MM-5.507)."""
    if not s.immortal_on(origin):
        return "MM-5.501"
    if s.immortal_on(cell):
        return "MM-5.506"
    if cell in s.streets.flights[origin]:
        return None
    return "MM-5.507" if cell in BESIDE[origin] else "MM-5.504"


def cannot_shove(s: Position, origin: int, cell: int) -> str | None:
    """A move of an Immortal by an Agent: the same rules, orthogonally only (MM-5.515)."""
    if s.immortal_on(cell):
        return "MM-5.506"
    if cell in s.streets.pushes[origin]:
        return None
    return "MM-5.507" if cell in BESIDE[origin] else "MM-5.515"


def flights(s: Position) -> list[list[int]]:
    """Every legal move of an Immortal by the Recruiter, as pairs."""
    found: list[list[int]] = []
    for origin in s.immortals:
        for cell in s.streets.flights[origin]:
            if s.immortal_mask & BIT[cell] == 0:
                found.append([origin, cell])
    return found


def flight_codes(s: Position) -> list[int]:
    """The same as codes of moves, in their order."""
    found: list[int] = []
    for origin in s.immortals:
        first = MOVE_IMMORTAL + origin * CELLS
        for cell in s.streets.flights[origin]:
            if s.immortal_mask & BIT[cell] == 0:
                found.append(first + cell)
    return found


def can_fly(s: Position) -> bool:
    for origin in s.immortals:
        for cell in s.streets.flights[origin]:
            if s.immortal_mask & BIT[cell] == 0:
                return True
    return False


def move_immortal(s: Position, origin: int, cell: int) -> None:
    s.set_immortal(origin, cell)
    s.tell_all(IMMORTAL_MOVED, origin, cell)


def cannot_pay(s: Position, cell: int) -> str | None:
    """The step token that buys an extra Immortal move (MM-5.511 to MM-5.513)."""
    if not s.immortal_moved or s.extra_done:
        return "MM-5.511"
    if s.unmarked_visits() & BIT[cell] == 0:
        return "MM-5.512"
    return None if can_fly(s) else "MM-5.513"


def payments(s: Position) -> list[int]:
    if not s.immortal_moved or s.extra_done or not can_fly(s):
        return []
    return cells_of(s.unmarked_visits())


def pay(s: Position, cell: int) -> None:
    s.steps |= BIT[cell]
    s.extra_done = True
    s.clue(CLUE_PAID, s.hour + 1, cell)
    s.tell_all(STEP_PAID, cell)


def stopped_by_henry(s: Position) -> int:
    """Locations whose Immortals do not count (MM-5.1104)."""
    henry = s.agent_at[HENRY]
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
    s.clue(CLUE_CLAIMED, s.hour, feature)
    s.tell_all(CLAIMED, feature, s.recruits)


def refill(s: Position) -> None:
    """Turn up cards until two lie there (MM-5.609); three with Open Call."""
    size = 3 if s.has(OPEN_CALL) else 2
    while len(s.area) < size and s.deck:
        feature = s.deck.pop()
        s.area.append(feature)
        s.clue(CLUE_TURNED_UP, s.hour, feature)
        s.tell_all(TURNED_UP, feature)
