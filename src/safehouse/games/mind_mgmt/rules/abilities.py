"""What Meru, Bill and Dusty can do, and the free uses of allies and modules (MM-5.11 to MM-5.13)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import BESIDE, BIT, BORDERS, CROSS, FEATURES_OF, Streets, size_of, within
from safehouse.games.mind_mgmt.moves import (
    ALLY_USED,
    BILL,
    CARRIED,
    CHECKPOINT_PLACED,
    CHECKPOINTS,
    CLUE_CHECKPOINT,
    CLUE_TAPPED,
    CLUE_TARGET,
    DUSTY,
    MERU,
    NUDGED,
    TAPPED,
    TARGET_NO,
    TARGET_YES,
    TAXI,
    WIRETAP,
)
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.rules.asking import cannot_ask, place
from safehouse.games.mind_mgmt.rules.immortals import cannot_shove
from safehouse.games.mind_mgmt.rules.setup import cannot_block


def cannot_target(s: Position) -> str | None:
    """Meru's Psychic Targeting (MM-5.1101, MM-5.1102)."""
    if not s.setting.full or s.active != MERU:
        return "MM-5.1101"
    if s.acted:
        return "MM-5.803"
    return "MM-5.1102" if s.immortal_on(place(s)) else None


def target(s: Position) -> None:
    s.acted = True
    here = place(s)
    if CROSS[here] & BIT[s.here()] != 0:
        s.clue(CLUE_TARGET, s.hour, here, 1)
        s.tell_all(TARGET_YES, here, s.hour)
    else:
        s.clue(CLUE_TARGET, s.hour, here, 0)
        s.tell_all(TARGET_NO, here, s.hour)


def cannot_tap(s: Position, feature: int) -> str | None:
    """Wiretap: a feature the Agent could ask about at its own location."""
    if not s.has(WIRETAP):
        return "MM-5.1309"
    if not s.may_use(WIRETAP):
        return "MM-5.1311"
    if feature not in FEATURES_OF[place(s)]:
        return "MM-5.901"
    return cannot_ask(s, feature)


def tap(s: Position, feature: int) -> None:
    s.acted = True
    s.spent[WIRETAP] = True
    count = s.visited_with(feature)
    s.clue(CLUE_TAPPED, s.hour, feature, count)
    s.tell_all(TAPPED, feature, count)


def cannot_nudge(s: Position, origin: int, cell: int) -> str | None:
    """Bill moves an Immortal beside him, not one he stands with (MM-5.1106 to MM-5.1109)."""
    if not s.setting.full or s.active != BILL:
        return "MM-5.1106"
    if s.free_used:
        return "MM-5.1100"
    if origin == place(s):
        return "MM-5.1108"
    if origin not in BESIDE[place(s)] or not s.immortal_on(origin):
        return "MM-5.1106"
    return cannot_shove(s, origin, cell)


def nudge(s: Position, origin: int, cell: int) -> None:
    s.free_used = True
    s.set_immortal(origin, cell)
    s.tell_all(NUDGED, origin, cell)


def carry_range(s: Position) -> int:
    """1, and 1 more for each of the Recruiter's cards shown (MM-5.1110)."""
    return 1 + size_of(s.shown)


def carry_ends(s: Position, start: int) -> list[int]:
    """Where Dusty can bring an Agent from here."""
    far = carry_range(s)
    if far == 1:
        return s.streets.roads[start]
    return [cell for cell in within(s.streets.roads, start, far) if cell != start]


def cannot_carry(s: Position, agent: int, cell: int) -> str | None:
    """Dusty moves any Agent, himself included (MM-5.1110 to MM-5.1113)."""
    if not s.setting.full or s.active != DUSTY:
        return "MM-5.1110"
    if s.free_used:
        return "MM-5.1100"
    return None if cell in carry_ends(s, s.agent_at[agent]) else "MM-5.1111"


def carry(s: Position, agent: int, cell: int) -> None:
    s.free_used = True
    s.agent_at[agent] = cell
    s.tell_all(CARRIED, agent, cell)


def cannot_place_checkpoint(s: Position, border: int) -> str | None:
    if not s.has(CHECKPOINTS):
        return "MM-5.1309"
    if s.checkpoints_left == 0 or s.checkpoint_used or place(s) not in BORDERS[border]:
        return "MM-5.1311"
    return cannot_block(s, border)


def place_checkpoint(s: Position, border: int) -> None:
    s.checkpoint_used = True
    s.checkpoints_left -= 1
    s.checkpoints.append(border)
    s.streets = Streets(s.mayhem, s.checkpoints)
    s.clue(CLUE_CHECKPOINT, s.hour, border)
    s.tell_all(CHECKPOINT_PLACED, border)


def cannot_use_taxi(s: Position) -> str | None:
    if TAXI not in s.allies:
        return "MM-5.1201"
    if s.moved or (s.acted and not s.setting.move_after_action):
        return "MM-5.1311"
    return None


def use_taxi(s: Position) -> None:
    s.allies.remove(TAXI)
    s.taxi_called = True
    s.tell_all(ALLY_USED, TAXI)
