"""The Step and dragging (12.1)."""
# compiled by mypyc

from safehouse.games.stationfall.codes import Abilities, Events, Hazards, Pawns, Powers, Sections, States
from safehouse.games.stationfall.rules.pieces import MOST_FREE_MOVES
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.station import arrive, remove_lock
from safehouse.games.stationfall.tables.numbers import FIRST_POD, OFF_BOARD, POWER_OF_TWO


def way(s: Position, pawn: int, here: int, there: int) -> int:
    """1: by an open corridor or a vent; 2: only through a lock; 0: no way for this pawn."""
    corridor = s.corridor_between(here, there)
    if corridor != NOBODY and not s.locked[corridor]:
        return 1
    if there in s.box.vents_of[here] and s.can(pawn, Abilities.TUNNEL_RAT):
        return 1
    return 2 if corridor != NOBODY else 0


def opens_locks(s: Position, pawn: int) -> bool:
    """SF-12.1.3b, SF-7.2.2.3"""
    return s.power != Powers.BLACKOUT and s.has(pawn, Abilities.OFFICER)


def cannot_step(s: Position, actor: int, there: int) -> str | None:
    here = s.place[actor]
    if here == OFF_BOARD:
        return cannot_come_aboard(s, actor, there)
    if not s.is_section(there) or here == Sections.OUTER_SPACE or there == Sections.OUTER_SPACE:
        return "SF-12.1.1"
    passage = way(s, actor, here, there)
    if passage == 0:
        return "SF-5.4.2" if there in s.box.vents_of[here] else "SF-12.1.1"
    if there >= FIRST_POD and s.pod_room(there) < 1:
        return "SF-5.5.3a"
    if not s.reckless and not s.safe_in(actor, there):
        return "SF-11.2a"
    if passage == 2 and not opens_locks(s, actor) and not can_drag_somebody(s, actor, there):
        return "SF-7.2.2.3" if s.power == Powers.BLACKOUT and s.has(actor, Abilities.OFFICER) else "SF-12.1.3a"
    return None


def cannot_come_aboard(s: Position, actor: int, there: int) -> str | None:
    """SF-K.stowaway.1 to SF-K.stowaway.3"""
    if not s.on_station(there) or s.lit(there):
        return "SF-K.stowaway.1"
    if there >= FIRST_POD and s.pod_room(there) < 1:
        return "SF-5.5.3a"
    return None if s.reckless or s.safe_in(actor, there) else "SF-K.stowaway.2"


def cannot_drag(s: Position, actor: int, dragged: int, there: int) -> str | None:
    """Dragging along a Step to `there`."""
    clause = cannot_take_along(s, actor, dragged)
    if clause is not None:
        return clause
    here = s.place[actor]
    if there >= FIRST_POD and s.pod_room(there) < 2:
        return "SF-5.5.3a"
    corridor = s.corridor_between(here, there)
    if corridor == NOBODY:
        return None if s.can(dragged, Abilities.TUNNEL_RAT) else "SF-R.8"
    if s.locked[corridor] and not opens_locks(s, actor) and not opens_locks(s, dragged):
        return "SF-12.1.3a"
    return None


def cannot_take_along(s: Position, actor: int, dragged: int) -> str | None:
    """SF-12.1.2, SF-12.1.2c"""
    if dragged in (actor, Pawns.MONSTER) or s.state[dragged] != States.DOWN:
        return "SF-12.1.2a"
    if s.place[actor] < 0 or s.place[dragged] != s.place[actor]:
        return "SF-12.1.2a"
    if s.draggers & POWER_OF_TWO[actor] != 0 or s.draggeds & POWER_OF_TWO[dragged] != 0:
        return "SF-12.1.2b"
    return None


def can_drag_somebody(s: Position, actor: int, there: int) -> bool:
    return any(s.state[pawn] == States.DOWN and cannot_drag(s, actor, pawn, there) is None for pawn in s.crew)


def step(s: Position, actor: int, there: int, dragged: int) -> None:
    here = s.place[actor]
    if here >= 0:
        corridor = s.corridor_between(here, there)
        vent = there in s.box.vents_of[here] and s.can(actor, Abilities.TUNNEL_RAT)
        if corridor != NOBODY and s.locked[corridor] and not (vent and dragged == NOBODY):
            remove_lock(s, corridor)
    s.tell_all(Events.STEPPED, actor, there)
    take_along(s, actor, dragged, there)
    arrive(s, actor, there)


def take_along(s: Position, actor: int, dragged: int, there: int) -> None:
    if dragged == NOBODY:
        return
    s.draggers |= POWER_OF_TWO[actor]
    s.draggeds |= POWER_OF_TWO[dragged]
    s.tell_all(Events.DRAGGED, dragged, there)
    arrive(s, dragged, there)


def is_free_move(s: Position, actor: int, there: int) -> bool:
    """Movements that cost no action (SF-A.adrenaline, SF-A.emergency_response, SF-A.free)."""
    if s.free_moves >= MOST_FREE_MOVES or there < 0 or there >= Sections.COUNT:
        return False
    if s.has(actor, Abilities.ADRENALINE) and s.hazard[there] != Hazards.NONE:
        return True
    if s.has(actor, Abilities.EMERGENCY_RESPONSE):
        for pawn in s.crew:
            if s.place[pawn] == there and s.state[pawn] == States.DOWN and s.box.human[pawn]:
                return True
    return False
