"""What Meru, Bill and Dusty can do, and the free uses of allies and modules (MM-5.11 to MM-5.13)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Agents, Allies, Clues, Events, Modules
from safehouse.games.mind_mgmt.rules.asking import cannot_ask, place
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.immortals import cannot_shove
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.setup import cannot_block
from safehouse.games.mind_mgmt.tables.city import BESIDE, BIT, BORDERS, CROSS, FEATURES_OF, size_of, within


def cannot_target(s: Position) -> str | None:
    """Meru's Psychic Targeting (MM-5.1101, MM-5.1102)."""
    if not s.setting.full or s.active != Agents.MERU:
        return "MM-5.1101"
    if s.acted:
        return "MM-5.803"
    return "MM-5.1102" if s.immortal_on(place(s)) else None


def target(s: Position) -> None:
    s.acted = True
    here = place(s)
    if CROSS[here] & BIT[s.here()] != 0:
        s.clue(Clues.TARGET, s.hour, here, 1)
        s.tell_all(Events.TARGET_YES, here, s.hour)
    else:
        s.clue(Clues.TARGET, s.hour, here, 0)
        s.tell_all(Events.TARGET_NO, here, s.hour)


def cannot_tap(s: Position, feature: int) -> str | None:
    """Wiretap: a feature the Agent could ask about at its own location."""
    if not s.has(Modules.WIRETAP):
        return "MM-5.1309"
    if not s.may_use(Modules.WIRETAP):
        return "MM-5.1311"
    if feature not in FEATURES_OF[place(s)]:
        return "MM-5.901"
    return cannot_ask(s, feature)


def tap(s: Position, feature: int) -> None:
    s.acted = True
    s.spent[Modules.WIRETAP] = True
    count = s.visited_with(feature)
    s.clue(Clues.TAPPED, s.hour, feature, count)
    s.tell_all(Events.TAPPED, feature, count)


def cannot_nudge_anybody(s: Position) -> str | None:
    """Bill's free action (MM-5.1106)."""
    if not s.setting.full or s.active != Agents.BILL_FALLS:
        return "MM-5.1106"
    return "MM-5.1100" if s.free_used else None


def cannot_nudge(s: Position, origin: int, cell: int) -> str | None:
    """He moves an Immortal beside him, not one he stands with (MM-5.1106 to MM-5.1109)."""
    clause = cannot_nudge_anybody(s)
    if clause is not None:
        return clause
    if origin == place(s):
        return "MM-5.1108"
    if origin not in BESIDE[place(s)] or not s.immortal_on(origin):
        return "MM-5.1106"
    return cannot_shove(s, origin, cell)


def nudge(s: Position, origin: int, cell: int) -> None:
    s.free_used = True
    s.set_immortal(origin, cell)
    s.tell_all(Events.NUDGED, origin, cell)


def carry_range(s: Position) -> int:
    """1, and 1 more for each of the Recruiter's cards shown (MM-5.1110)."""
    return 1 + size_of(s.shown)


def carry_ends(s: Position, start: int) -> list[int]:
    """Where Dusty can bring an Agent from here."""
    far = carry_range(s)
    if far == 1:
        return s.streets.roads[start]
    return [cell for cell in within(s.streets.roads, start, far) if cell != start]


def cannot_carry_anybody(s: Position) -> str | None:
    """Dusty's free action (MM-5.1110)."""
    if not s.setting.full or s.active != Agents.DUSTY:
        return "MM-5.1110"
    return "MM-5.1100" if s.free_used else None


def cannot_carry(s: Position, agent: int, cell: int) -> str | None:
    """He moves any Agent, himself included (MM-5.1110 to MM-5.1113)."""
    clause = cannot_carry_anybody(s)
    if clause is None and cell not in carry_ends(s, s.agent_at[agent]):
        return "MM-5.1111"
    return clause


def carry(s: Position, agent: int, cell: int) -> None:
    s.free_used = True
    s.agent_at[agent] = cell
    s.tell_all(Events.CARRIED, agent, cell)


def cannot_place_checkpoints(s: Position) -> str | None:
    """One an activation, while there are any."""
    if not s.has(Modules.CHECKPOINTS):
        return "MM-5.1309"
    return "MM-5.1311" if s.checkpoints_left == 0 or s.checkpoint_used else None


def cannot_place_checkpoint(s: Position, shut: list[bool], border: int) -> str | None:
    clause = cannot_place_checkpoints(s)
    if clause is not None:
        return clause
    return cannot_block(shut, border) if place(s) in BORDERS[border] else "MM-5.1311"


def place_checkpoint(s: Position, border: int) -> None:
    s.checkpoint_used = True
    s.checkpoints_left -= 1
    s.checkpoints.append(border)
    s.streets = Streets(s.mayhem, s.checkpoints)
    s.clue(Clues.CHECKPOINT, s.hour, border)
    s.tell_all(Events.CHECKPOINT_PLACED, border)


def cannot_use_taxi(s: Position) -> str | None:
    if Allies.TAXI_DRIVER not in s.allies:
        return "MM-5.1201"
    if s.moved or (s.acted and not s.setting.move_after_action):
        return "MM-5.1311"
    return None


def use_taxi(s: Position) -> None:
    s.allies.remove(Allies.TAXI_DRIVER)
    s.taxi_called = True
    s.tell_all(Events.ALLY_USED, Allies.TAXI_DRIVER)
