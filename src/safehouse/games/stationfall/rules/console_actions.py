"""Console actions (chapter 14)."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Events,
    FollowUps,
    Hazards,
    Pawns,
    Powers,
    Projects,
    States,
)
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.rules.questions import follow_up
from safehouse.games.stationfall.rules.station import settle, switch_jammers
from safehouse.games.stationfall.tables.numbers import OFF_BOARD


def cannot_use_console(s: Position, actor: int) -> str | None:
    """SF-11.6, SF-R.25, SF-A.hacker"""
    if s.power == Powers.BLACKOUT:
        return "SF-R.25"
    if s.box.is_data[actor]:
        return None
    here = s.place[actor]
    if here == OFF_BOARD or here < 0:
        return "SF-11.6"
    if s.box.console[here] and not s.damaged[here]:
        return None
    return None if s.has(actor, Abilities.HACKER) and not s.jammers else "SF-11.6"


def cannot_suppress(s: Position, section: int) -> str | None:
    if not s.on_station(section):
        return "SF-R.37"
    return None if s.hazard[section] != Hazards.NONE else "SF-R.47"


def suppress(s: Position, section: int) -> None:
    """SF-14.1: fire becomes asphyxiation, asphyxiation goes."""
    if s.hazard[section] == Hazards.FIRE:
        s.hazard[section] = Hazards.ASPHYXIATION
        s.tell_all(Events.GAS, section)
    else:
        s.hazard[section] = Hazards.NONE
        s.tell_all(Events.HAZARD_CLEARED, section)
    settle(s)


def cannot_toggle_jammers(s: Position) -> str | None:
    return None if s.jammers or s.power == Powers.NORMAL else "SF-7.2.1.1b"


def toggle_jammers(s: Position) -> None:
    switch_jammers(s, not s.jammers)


def cannot_command_drone(s: Position, actor: int, drone: int) -> str | None:
    if drone == Pawns.MONSTER or not s.has(drone, Abilities.REMOTE_CONTROL) or not s.live_here(drone):
        return "SF-A.remote_control"
    return "SF-R.53" if drone == actor or drone in s.commanders else None


def cannot_command_swarm(s: Position) -> str | None:
    live = s.released and s.project == Projects.COMBAT_SWARM and s.state[Pawns.MONSTER] == States.LIVE
    return None if live and not s.escaped(Pawns.MONSTER) else "SF-X.combat_swarm"


def command_swarm(s: Position) -> None:
    follow_up(s, FollowUps.SWARM, 0)
