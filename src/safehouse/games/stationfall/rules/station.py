"""Hazards, damage, power, evacuation, antimatter, Project X, pods (chapters 5 to 7)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.components import (
    ANNIHILATED,
    ANTIMATTER,
    ASPHYXIATION,
    ASSISTANT,
    BLACKOUT,
    CHARACTERS,
    DOWN,
    EMERGENCY_RESPONSE,
    ENGULFED,
    FIRE,
    FIRST_POD,
    FUGITIVE,
    ITEMS,
    JURY_RIG,
    LIVE,
    LOOSE_ITEMS,
    MONSTER,
    NDA,
    NORMAL,
    NOWHERE,
    OUTER_SPACE,
    PAWNS,
    POWER_OF_TWO,
    SECTIONS,
    SPORE_MOTHER,
)
from safehouse.games.stationfall.events import (
    EV_ANNIHILATED,
    EV_ARMED,
    EV_CAMERAS,
    EV_DAMAGED,
    EV_DOWNED,
    EV_ESCAPED,
    EV_EVACUATION,
    EV_EXPLODED,
    EV_FIRE,
    EV_GAS,
    EV_JAMMERS,
    EV_LAUNCHED,
    EV_LOCK_REMOVED,
    EV_LOCKS_REMOVED,
    EV_MONSTER_PLACED,
    EV_POD_ANNIHILATED,
    EV_POWER,
    EV_PROJECT_RELEASED,
    EV_REPAIRED,
    EV_REVIVED,
    EV_TRAP_TURNED,
    EV_WORMHOLE_OPENED,
)
from safehouse.games.stationfall.position import (
    HELD,
    NOBODY,
    OUT_OF_GAME,
    POD_GONE,
    POD_LAUNCHED,
    SHIP_GONE,
    Position,
)
from safehouse.games.stationfall.rules.pieces import destroy, end_activation, lose, pawns_at
from safehouse.games.stationfall.rules.questions import F_CONTAMINATE, F_SEATS, follow_up

EXCUSED: Final = POWER_OF_TWO[SECTIONS]
"""Beside the lit sections in `witnessed`: the action has put a Fugitive down, so nobody becomes suspect."""

# -- characters going down and coming back -------------------------------------------------------


def put_down(s: Position, pawn: int) -> None:
    """SF-4.6.1. Whether the active player is seen doing it is judged now (SF-10.1.2c)."""
    if s.state[pawn] != LIVE or (pawn != MONSTER and not s.body(pawn)):
        return
    place = s.where(pawn)
    s.state[pawn] = DOWN
    s.tell_all(EV_DOWNED, pawn)
    if pawn == s.activated:
        end_activation(s)
    if s.judged and s.has(pawn, FUGITIVE):
        s.witnessed |= EXCUSED
    elif s.judged and s.box.human[pawn] and 0 <= place < SECTIONS and s.watched(place):
        if not (s.actor >= 0 and s.has(s.actor, FUGITIVE)):
            s.witnessed |= POWER_OF_TWO[place]
    if pawn == MONSTER:
        free_engulfed(s)


def revive(s: Position, pawn: int) -> None:
    s.state[pawn] = LIVE
    s.tell_all(EV_REVIVED, pawn)
    if s.actor >= 0 and s.box.human[pawn] and s.has(s.actor, EMERGENCY_RESPONSE):
        s.medical_track += 1


def annihilate(s: Position, pawn: int) -> None:
    """SF-4.6.5.1: the pawn, its items and its data leave the game."""
    s.state[pawn] = ANNIHILATED
    s.place[pawn] = NOWHERE
    s.data[pawn] = 0
    s.tell_all(EV_ANNIHILATED, pawn)
    for item in range(LOOSE_ITEMS):
        for k in range(s.items[pawn * ITEMS + item]):
            lose(s, pawn, item)
            annihilate_item(s, item)
    if pawn == MONSTER:
        for other in range(PAWNS - 1):
            if s.place[other] == ENGULFED:
                annihilate(s, other)


def annihilate_item(s: Position, item: int) -> None:
    """An item that lies nowhere any more goes for good, and the character it may be with it."""
    if item == ANTIMATTER:
        s.antimatter_gone = True
    destroy(s, item)
    pawn = s.box.pawn_of_item[item]
    if pawn >= 0:
        s.state[pawn] = ANNIHILATED
        s.data[pawn] = 0
        s.tell_all(EV_ANNIHILATED, pawn)


def annihilate_floor(s: Position, place: int) -> None:
    for item in range(LOOSE_ITEMS):
        while s.floor[place * ITEMS + item] > 0:
            s.floor[place * ITEMS + item] -= 1
            s.spot[item] = NOWHERE if s.unique(item) else s.spot[item]
            annihilate_item(s, item)


def remove_kompromat(s: Position, place: int) -> None:
    """Kompromats lying there leave the game unseen (SF-R.45)."""
    for card in range(CHARACTERS):
        if s.kompromat[card] == place:
            s.kompromat[card] = OUT_OF_GAME


# -- arriving ------------------------------------------------------------------------------------


def arrive(s: Position, pawn: int, place: int) -> None:
    """The pawn is now in that place; everything that waits there happens (SF-R.18)."""
    s.place[pawn] = place
    check_antimatter(s)
    if place < SECTIONS:
        suffer(s, pawn)
        settle(s)
        spring_trap(s, pawn, place)


def suffer(s: Position, pawn: int) -> None:
    """SF-6.1 for one pawn in its section."""
    place = s.place[pawn]
    if place < 0 or place >= SECTIONS or s.hazard[place] == 0 or s.state[pawn] != LIVE:
        return
    if pawn == MONSTER:
        fire = s.hazard[place] == FIRE
        hurt = s.box.hurt_by_fire if fire else s.box.hurt_by_asphyxiation
        if hurt[s.project]:
            put_down(s, pawn)
    elif not s.safe_in(pawn, place):
        put_down(s, pawn)


def suffer_all(s: Position, place: int) -> None:
    for pawn in pawns_at(s, place):
        suffer(s, pawn)


def spring_trap(s: Position, pawn: int, place: int) -> None:
    """SF-A.claymore: any arrival turns the token; the live trap downs the entrant."""
    if place not in s.traps:
        return
    s.traps = [trap for trap in s.traps if trap != place]
    live = place == s.live_trap
    s.tell_all(EV_TRAP_TURNED, place, 1 if live else 0)
    if live:
        s.live_trap = NOWHERE
        s.trap_spent = True
        judged = s.judged
        s.judged = False
        put_down(s, pawn)
        s.judged = judged


def lose_trap(s: Position, place: int) -> None:
    """A token goes with its section; nobody sees its face."""
    if place in s.traps:
        s.traps = [trap for trap in s.traps if trap != place]
        s.traps_lost += 1
        if s.live_trap == place:
            s.live_trap = NOWHERE


def settle(s: Position) -> None:
    """Consequences that wait for the end of an atomic change (SF-R.18)."""
    check_antimatter(s)
    if s.x_triggered and not s.released:
        s.x_triggered = False
        release_project(s)


# -- damage and power ----------------------------------------------------------------------------


def damage(s: Position, section: int) -> None:
    """SF-5.1.4; with the power level and Project X after it."""
    mark_damaged(s, section)
    settle(s)


def mark_damaged(s: Position, section: int) -> None:
    if section == OUTER_SPACE or s.damaged[section]:
        return
    s.damaged[section] = True
    s.tell_all(EV_DAMAGED, section)
    if section == s.box.vault:
        s.x_triggered = True
    if s.box.power[section]:
        set_power(s)


def repair(s: Position, section: int) -> None:
    s.damaged[section] = False
    s.tell_all(EV_REPAIRED, section)
    if s.box.power[section]:
        set_power(s)


def set_power(s: Position) -> None:
    """SF-7.2"""
    broken = 0
    for section in range(FIRST_POD):
        if s.box.power[section] and s.damaged[section]:
            broken += 1
    level = broken if broken < BLACKOUT else BLACKOUT
    if level == s.power:
        return
    before = s.power
    s.power = level
    s.tell_all(EV_POWER, level)
    if before == NORMAL:
        switch_cameras(s, False)
        switch_jammers(s, False)
    if level == BLACKOUT:
        declare_evacuation(s, False)
        s.x_triggered = True
    elif before == BLACKOUT:
        remove_all_locks(s)


def switch_cameras(s: Position, on: bool) -> None:
    if s.cameras != on:
        s.cameras = on
        s.tell_all(EV_CAMERAS, 1 if on else 0)


def switch_jammers(s: Position, on: bool) -> None:
    if s.jammers != on:
        s.jammers = on
        s.tell_all(EV_JAMMERS, 1 if on else 0)


def declare_evacuation(s: Position, open_locks: bool = True) -> None:
    """SF-7.1.1, SF-7.2.2.1e, SF-R.10"""
    if s.evacuation:
        return
    s.evacuation = True
    s.tell_all(EV_EVACUATION)
    if open_locks and s.power != BLACKOUT:
        remove_all_locks(s)


def remove_all_locks(s: Position) -> None:
    if True in s.locked:
        for corridor in range(len(s.locked)):
            s.locked[corridor] = False
        s.tell_all(EV_LOCKS_REMOVED)


def remove_lock(s: Position, corridor: int) -> None:
    s.locked[corridor] = False
    s.tell_all(EV_LOCK_REMOVED, s.box.corridor_a[corridor], s.box.corridor_b[corridor])


# -- hazards -------------------------------------------------------------------------------------


def ignite(s: Position, section: int) -> None:
    """SF-6.5: fire damages its section, then downs who is there."""
    if s.hazard[section] == ASPHYXIATION:
        return
    if s.hazard[section] != FIRE:
        s.hazard[section] = FIRE
        s.tell_all(EV_FIRE, section)
    mark_damaged(s, section)
    suffer_all(s, section)
    settle(s)


def spread_gas(s: Position, section: int) -> None:
    """Asphyxiation arrives; a fire there is removed (SF-6.5.2)."""
    s.hazard[section] = ASPHYXIATION
    s.tell_all(EV_GAS, section)
    suffer_all(s, section)
    settle(s)


# -- antimatter ----------------------------------------------------------------------------------


def check_antimatter(s: Position) -> None:
    """SF-7.3: armed as soon as it is not in its containment."""
    if s.armed or s.antimatter_gone or s.item_place(ANTIMATTER) == s.box.containment:
        return
    arm(s)


def arm(s: Position) -> None:
    """SF-7.3.1, SF-R.11"""
    s.armed = True
    explodes = s.minute_now() - 4
    s.tell_all(EV_ARMED, explodes if explodes >= 0 else -1)
    declare_evacuation(s)
    if explodes >= 0:
        s.track_colour = s.active
        s.track_minute = explodes
        if s.tokens_left[s.active] > 0:
            s.tokens_left[s.active] -= 1
            s.track_has_token = True


def explode(s: Position) -> None:
    """SF-7.3.2"""
    place = s.item_place(ANTIMATTER)
    spot = s.spot[ANTIMATTER]
    if place == ENGULFED:
        place = s.place[MONSTER]
    s.tell_all(EV_EXPLODED, place)
    if place == OUTER_SPACE:
        explode_outside(s)
    elif place >= FIRST_POD and place < SECTIONS and s.pod[place] == POD_LAUNCHED:
        annihilate_pod(s, place)
    elif place >= SECTIONS:
        annihilate(s, spot - HELD)
    else:
        s.exploded_on_station = True
        s.ended = True
    if not s.antimatter_gone:
        remove_antimatter(s)


def remove_antimatter(s: Position) -> None:
    """SF-7.3.4"""
    spot = s.spot[ANTIMATTER]
    if spot >= HELD:
        lose(s, spot - HELD, ANTIMATTER)
    elif spot >= 0:
        s.floor[spot * ITEMS + ANTIMATTER] = 0
    s.spot[ANTIMATTER] = NOWHERE
    s.antimatter_gone = True
    destroy(s, ANTIMATTER)


def explode_outside(s: Position) -> None:
    """SF-7.3.2a, SF-7.3.2e"""
    for pawn in pawns_at(s, OUTER_SPACE):
        annihilate(s, pawn)
    annihilate_floor(s, OUTER_SPACE)
    remove_kompromat(s, OUTER_SPACE)
    lose_trap(s, OUTER_SPACE)
    if s.ship != 0:
        s.ship = SHIP_GONE
    for section in range(FIRST_POD):
        if s.box.airlock_in[section] or s.box.airlock_out[section]:
            mark_damaged(s, section)
    settle(s)


# -- pods ----------------------------------------------------------------------------------------


def launch(s: Position, pod: int) -> None:
    """SF-5.5.4: the pod goes to the mesosphere, or is annihilated there when damaged."""
    if s.damaged[pod]:
        annihilate_pod(s, pod)
        return
    s.pod[pod] = POD_LAUNCHED
    s.tell_all(EV_LAUNCHED, pod)
    remove_kompromat(s, pod)
    lose_trap(s, pod)
    for pawn in pawns_at(s, pod):
        s.tell_all(EV_ESCAPED, pawn, pod)
        if pawn == MONSTER:
            for other in range(PAWNS - 1):
                if s.place[other] == ENGULFED:
                    s.place[other] = pod
                    s.tell_all(EV_ESCAPED, other, pod)
    check_antimatter(s)


def annihilate_pod(s: Position, pod: int) -> None:
    s.pod[pod] = POD_GONE
    s.damaged[pod] = False
    s.hazard[pod] = 0
    s.tell_all(EV_POD_ANNIHILATED, pod)
    remove_kompromat(s, pod)
    for pawn in pawns_at(s, pod):
        if s.state[pawn] != ANNIHILATED:
            annihilate(s, pawn)
    annihilate_floor(s, pod)
    lose_trap(s, pod)


def escape(s: Position, pawn: int, way: int) -> None:
    """To the mesosphere without a pod (SF-16.4.3)."""
    s.place[pawn] = way
    s.tell_all(EV_ESCAPED, pawn, way)
    check_antimatter(s)


# -- Project X -----------------------------------------------------------------------------------


def release_project(s: Position) -> None:
    """SF-7.6.1: turn the card and follow its release text."""
    if s.released:
        return
    s.released = True
    s.tell_all(EV_PROJECT_RELEASED, s.project)
    vault = s.box.vault
    if not s.box.monster[s.project]:
        for corridor in s.box.corridors_of[vault]:
            if s.locked[corridor]:
                remove_lock(s, corridor)
        s.wormhole = True
        s.tell_all(EV_WORMHOLE_OPENED)
        return
    s.state[MONSTER] = LIVE
    s.place[MONSTER] = vault
    s.tell_all(EV_MONSTER_PLACED, vault)
    suffer(s, MONSTER)
    spring_trap(s, MONSTER, vault)
    if s.project == SPORE_MOTHER:
        near = s.neighbours(vault)
        for pawn in range(PAWNS - 1):
            here = s.place[pawn]
            if s.box.human[pawn] and s.present(pawn) and (here == vault or here in near):
                follow_up(s, F_CONTAMINATE, pawn)


def engulf(s: Position, pawn: int) -> None:
    """SF-X.10"""
    s.place[pawn] = ENGULFED
    check_antimatter(s)


def free_engulfed(s: Position) -> None:
    """SF-X.11: back into the monster's section; where seats are short its player chooses."""
    waiting = [pawn for pawn in range(PAWNS - 1) if s.place[pawn] == ENGULFED]
    if waiting:
        follow_up(s, F_SEATS, 0)


def launch_clause(s: Position, pod: int, actor: int) -> str | None:
    """The clause against launching this pod now; None if its conditions hold (SF-P.1 to SF-P.4)."""
    for condition in s.box.launch_nda[pod] if s.nda_side else s.box.launch[pod]:
        clause = condition_clause(s, pod, condition, actor)
        if clause is not None:
            return clause
    any_of = s.box.launch_any[pod]
    if len(any_of) == 0:
        return None
    for condition in any_of:
        if condition_clause(s, pod, condition, actor) is None:
            return None
    return "SF-P.4"


def condition_clause(s: Position, pod: int, condition: str, actor: int) -> str | None:
    if condition == "evacuation":
        waived = actor != NOBODY and s.has_data(actor, ASSISTANT)
        return None if s.evacuation or waived else "SF-P.1"
    if condition == "all_humans_nda":
        for pawn in pawns_at(s, pod):
            if s.box.human[pawn] and not s.has_data(pawn, NDA):
                return "SF-P.2"
        return None
    if condition == "down_human_inside":
        for pawn in pawns_at(s, pod):
            if s.box.human[pawn] and s.state[pawn] == DOWN:
                return None
        return "SF-P.3"
    if condition == "inspector_inside":
        for pawn in s.box.pawns_of[s.box.pod_of[pod]]:
            if s.place[pawn] == pod:
                return None
        return "SF-P.4"
    for pawn in pawns_at(s, pod):
        if s.state[pawn] == LIVE and pawn != MONSTER and s.can(pawn, JURY_RIG):
            return None
    return "SF-P.4"
