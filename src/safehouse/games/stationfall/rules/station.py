"""Hazards, damage, power, evacuation, antimatter, Project X, pods (chapters 5 to 7)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Data,
    Events,
    FollowUps,
    Hazards,
    Items,
    LaunchConditions,
    Pawns,
    Pods,
    Powers,
    Projects,
    Sections,
    Ships,
    States,
)
from safehouse.games.stationfall.rules.pieces import altered, changed, destroy, end_activation, lose, pawns_at
from safehouse.games.stationfall.rules.position import HELD, NOBODY, OUT_OF_GAME, Position
from safehouse.games.stationfall.rules.questions import follow_up
from safehouse.games.stationfall.tables.numbers import (
    CREW,
    ENGULFED,
    FIRST_POD,
    LOOSE_ITEMS,
    NOWHERE,
    POWER_OF_TWO,
)

EXCUSED: Final = POWER_OF_TWO[Sections.COUNT]
"""Beside the lit sections in `witnessed`: the action has put a Fugitive down, so nobody becomes suspect."""

# -- characters going down and coming back -------------------------------------------------------


def put_down(s: Position, pawn: int) -> None:
    """SF-4.6.1. Whether the active player is seen doing it is judged now (SF-10.1.2c)."""
    if s.state[pawn] != States.LIVE or (pawn != Pawns.MONSTER and not s.body(pawn)):
        return
    place = s.where(pawn)
    s.state[pawn] = States.DOWN
    s.tell_all(Events.DOWNED, pawn)
    if pawn == s.activated:
        end_activation(s)
    if s.judged and s.has(pawn, Abilities.FUGITIVE):
        s.witnessed |= EXCUSED
    elif s.judged and s.box.human[pawn] and 0 <= place < Sections.COUNT and s.watched(place):
        if not (s.actor >= 0 and s.has(s.actor, Abilities.FUGITIVE)):
            s.witnessed |= POWER_OF_TWO[place]
    if pawn == Pawns.MONSTER:
        free_engulfed(s)


def revive(s: Position, pawn: int) -> None:
    s.state[pawn] = States.LIVE
    s.tell_all(Events.REVIVED, pawn)
    if s.actor >= 0 and s.box.human[pawn] and s.has(s.actor, Abilities.EMERGENCY_RESPONSE):
        s.medical_track += 1


def annihilate(s: Position, pawn: int) -> None:
    """SF-4.6.5.1: the pawn, its items and its data leave the game."""
    s.state[pawn] = States.ANNIHILATED
    s.place[pawn] = NOWHERE
    s.data[pawn] = 0
    s.tell_all(Events.ANNIHILATED, pawn)
    for item in range(LOOSE_ITEMS):
        for k in range(s.items[pawn * Items.COUNT + item]):
            lose(s, pawn, item)
            annihilate_item(s, item)
    if pawn == Pawns.MONSTER:
        for other in range(CREW):
            if s.place[other] == ENGULFED:
                annihilate(s, other)


def annihilate_item(s: Position, item: int) -> None:
    """An item that lies nowhere any more goes for good, and the character it may be with it."""
    if item == Items.ANTIMATTER:
        s.antimatter_gone = True
    destroy(s, item)
    pawn = s.box.pawn_of_item[item]
    if pawn >= 0:
        s.state[pawn] = States.ANNIHILATED
        s.data[pawn] = 0
        s.tell_all(Events.ANNIHILATED, pawn)


def annihilate_floor(s: Position, place: int) -> None:
    for item in range(LOOSE_ITEMS):
        while s.floor[place * Items.COUNT + item] > 0:
            s.floor = changed(s.floor, place * Items.COUNT + item, -1)
            s.spot[item] = NOWHERE if s.unique(item) else s.spot[item]
            annihilate_item(s, item)


def remove_kompromat(s: Position, place: int) -> None:
    """Kompromats lying there leave the game unseen (SF-R.45)."""
    for card in range(Characters.COUNT):
        if s.kompromat[card] == place:
            s.kompromat = altered(s.kompromat, card, OUT_OF_GAME)


# -- arriving ------------------------------------------------------------------------------------


def arrive(s: Position, pawn: int, place: int) -> None:
    """The pawn is now in that place; everything that waits there happens (SF-R.18)."""
    s.place[pawn] = place
    check_antimatter(s)
    if place < Sections.COUNT:
        suffer(s, pawn)
        settle(s)
        spring_trap(s, pawn, place)


def suffer(s: Position, pawn: int) -> None:
    """SF-6.1 for one pawn in its section."""
    place = s.place[pawn]
    if place < 0 or place >= Sections.COUNT or s.hazard[place] == Hazards.NONE or s.state[pawn] != States.LIVE:
        return
    if pawn == Pawns.MONSTER:
        fire = s.hazard[place] == Hazards.FIRE
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
    s.tell_all(Events.TRAP_TURNED, place, 1 if live else 0)
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
    if section == Sections.OUTER_SPACE or s.damaged[section]:
        return
    s.damaged[section] = True
    s.tell_all(Events.DAMAGED, section)
    if section == Sections.X_VAULT:
        s.x_triggered = True
    if s.box.power[section]:
        set_power(s)


def repair(s: Position, section: int) -> None:
    s.damaged[section] = False
    s.tell_all(Events.REPAIRED, section)
    if s.box.power[section]:
        set_power(s)


def set_power(s: Position) -> None:
    """SF-7.2"""
    broken = 0
    for section in range(FIRST_POD):
        if s.box.power[section] and s.damaged[section]:
            broken += 1
    level = broken if broken < Powers.BLACKOUT else Powers.BLACKOUT
    if level == s.power:
        return
    before = s.power
    s.power = level
    s.tell_all(Events.POWER, level)
    if before == Powers.NORMAL:
        switch_cameras(s, False)
        switch_jammers(s, False)
    if level == Powers.BLACKOUT:
        declare_evacuation(s, False)
        s.x_triggered = True
    elif before == Powers.BLACKOUT:
        remove_all_locks(s)


def switch_cameras(s: Position, on: bool) -> None:
    if s.cameras != on:
        s.cameras = on
        s.tell_all(Events.CAMERAS, 1 if on else 0)


def switch_jammers(s: Position, on: bool) -> None:
    if s.jammers != on:
        s.jammers = on
        s.tell_all(Events.JAMMERS, 1 if on else 0)


def declare_evacuation(s: Position, open_locks: bool = True) -> None:
    """SF-7.1.1, SF-7.2.2.1e, SF-R.10"""
    if s.evacuation:
        return
    s.evacuation = True
    s.tell_all(Events.EVACUATION)
    if open_locks and s.power != Powers.BLACKOUT:
        remove_all_locks(s)


def remove_all_locks(s: Position) -> None:
    if True in s.locked:
        for corridor in range(len(s.locked)):
            s.locked[corridor] = False
        s.tell_all(Events.LOCKS_REMOVED)


def remove_lock(s: Position, corridor: int) -> None:
    s.locked[corridor] = False
    s.tell_all(Events.LOCK_REMOVED, s.box.corridor_a[corridor], s.box.corridor_b[corridor])


# -- hazards -------------------------------------------------------------------------------------


def ignite(s: Position, section: int) -> None:
    """SF-6.5: fire damages its section, then downs who is there."""
    if s.hazard[section] == Hazards.ASPHYXIATION:
        return
    if s.hazard[section] != Hazards.FIRE:
        s.hazard[section] = Hazards.FIRE
        s.tell_all(Events.FIRE, section)
    mark_damaged(s, section)
    suffer_all(s, section)
    settle(s)


def spread_gas(s: Position, section: int) -> None:
    """Asphyxiation arrives; a fire there is removed (SF-6.5.2)."""
    s.hazard[section] = Hazards.ASPHYXIATION
    s.tell_all(Events.GAS, section)
    suffer_all(s, section)
    settle(s)


# -- antimatter ----------------------------------------------------------------------------------


def check_antimatter(s: Position) -> None:
    """SF-7.3: armed as soon as it is not in its containment."""
    if s.armed or s.antimatter_gone or s.item_place(Items.ANTIMATTER) == s.box.containment:
        return
    arm(s)


def arm(s: Position) -> None:
    """SF-7.3.1, SF-R.11"""
    s.armed = True
    explodes = s.minute_now() - 4
    s.tell_all(Events.ARMED, explodes if explodes >= 0 else -1)
    declare_evacuation(s)
    if explodes >= 0:
        s.track_colour = s.active
        s.track_minute = explodes
        if s.tokens_left[s.active] > 0:
            s.tokens_left[s.active] -= 1
            s.track_has_token = True


def explode(s: Position) -> None:
    """SF-7.3.2"""
    place = s.item_place(Items.ANTIMATTER)
    spot = s.spot[Items.ANTIMATTER]
    if place == ENGULFED:
        place = s.place[Pawns.MONSTER]
    s.tell_all(Events.EXPLODED, place)
    if place == Sections.OUTER_SPACE:
        explode_outside(s)
    elif place >= FIRST_POD and place < Sections.COUNT and s.pod[place] == Pods.LAUNCHED:
        annihilate_pod(s, place)
    elif place >= Sections.COUNT:
        annihilate(s, spot - HELD)
    else:
        s.exploded_on_station = True
        s.ended = True
    if not s.antimatter_gone:
        remove_antimatter(s)


def remove_antimatter(s: Position) -> None:
    """SF-7.3.4"""
    spot = s.spot[Items.ANTIMATTER]
    if spot >= HELD:
        lose(s, spot - HELD, Items.ANTIMATTER)
    elif spot >= 0:
        s.floor = changed(s.floor, spot * Items.COUNT + Items.ANTIMATTER, -1)
    s.spot[Items.ANTIMATTER] = NOWHERE
    s.antimatter_gone = True
    destroy(s, Items.ANTIMATTER)


def explode_outside(s: Position) -> None:
    """SF-7.3.2a, SF-7.3.2e"""
    for pawn in pawns_at(s, Sections.OUTER_SPACE):
        annihilate(s, pawn)
    annihilate_floor(s, Sections.OUTER_SPACE)
    remove_kompromat(s, Sections.OUTER_SPACE)
    lose_trap(s, Sections.OUTER_SPACE)
    if s.ship != Ships.NONE:
        s.ship = Ships.GONE
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
    s.pod[pod] = Pods.LAUNCHED
    s.tell_all(Events.LAUNCHED, pod)
    remove_kompromat(s, pod)
    lose_trap(s, pod)
    for pawn in pawns_at(s, pod):
        s.tell_all(Events.ESCAPED, pawn, pod)
        if pawn == Pawns.MONSTER:
            for other in range(CREW):
                if s.place[other] == ENGULFED:
                    s.place[other] = pod
                    s.tell_all(Events.ESCAPED, other, pod)
    check_antimatter(s)


def annihilate_pod(s: Position, pod: int) -> None:
    s.pod[pod] = Pods.ANNIHILATED
    s.damaged[pod] = False
    s.hazard[pod] = Hazards.NONE
    s.tell_all(Events.POD_ANNIHILATED, pod)
    remove_kompromat(s, pod)
    for pawn in pawns_at(s, pod):
        if s.state[pawn] != States.ANNIHILATED:
            annihilate(s, pawn)
    annihilate_floor(s, pod)
    lose_trap(s, pod)


def escape(s: Position, pawn: int, way: int) -> None:
    """To the mesosphere without a pod (SF-16.4.3)."""
    s.place[pawn] = way
    s.tell_all(Events.ESCAPED, pawn, way)
    check_antimatter(s)


# -- Project X -----------------------------------------------------------------------------------


def release_project(s: Position) -> None:
    """SF-7.6.1: turn the card and follow its release text."""
    if s.released:
        return
    s.released = True
    s.tell_all(Events.PROJECT_RELEASED, s.project)
    vault = Sections.X_VAULT
    if not s.box.monster[s.project]:
        for corridor in s.box.corridors_of[vault]:
            if s.locked[corridor]:
                remove_lock(s, corridor)
        s.wormhole = True
        s.tell_all(Events.WORMHOLE_OPENED)
        return
    s.state[Pawns.MONSTER] = States.LIVE
    s.place[Pawns.MONSTER] = vault
    s.tell_all(Events.MONSTER_PLACED, vault)
    suffer(s, Pawns.MONSTER)
    spring_trap(s, Pawns.MONSTER, vault)
    if s.project == Projects.SPORE_MOTHER:
        near = s.neighbours(vault)
        for pawn in range(CREW):
            here = s.place[pawn]
            if s.box.human[pawn] and s.present(pawn) and (here == vault or here in near):
                follow_up(s, FollowUps.CONTAMINATE, pawn)


def engulf(s: Position, pawn: int) -> None:
    """SF-X.10"""
    s.place[pawn] = ENGULFED
    check_antimatter(s)


def free_engulfed(s: Position) -> None:
    """SF-X.11: back into the monster's section; where seats are short its player chooses."""
    waiting = [pawn for pawn in range(CREW) if s.place[pawn] == ENGULFED]
    if waiting:
        follow_up(s, FollowUps.SEATS, 0)


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


def condition_clause(s: Position, pod: int, condition: int, actor: int) -> str | None:
    if condition == LaunchConditions.EVACUATION:
        waived = actor != NOBODY and s.has_data(actor, Data.DIGITAL_ASSISTANT)
        return None if s.evacuation or waived else "SF-P.1"
    if condition == LaunchConditions.ALL_HUMANS_NDA:
        for pawn in pawns_at(s, pod):
            if s.box.human[pawn] and not s.has_data(pawn, Data.NDA):
                return "SF-P.2"
        return None
    if condition == LaunchConditions.DOWN_HUMAN_INSIDE:
        for pawn in pawns_at(s, pod):
            if s.box.human[pawn] and s.state[pawn] == States.DOWN:
                return None
        return "SF-P.3"
    if condition == LaunchConditions.INSPECTOR_INSIDE:
        for pawn in s.box.pawns_of[s.box.pod_of[pod]]:
            if s.place[pawn] == pod:
                return None
        return "SF-P.4"
    for pawn in pawns_at(s, pod):
        if s.state[pawn] == States.LIVE and pawn != Pawns.MONSTER and s.can(pawn, Abilities.JURY_RIG):
            return None
    return "SF-P.4"
