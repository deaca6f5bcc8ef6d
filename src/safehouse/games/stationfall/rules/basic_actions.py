"""Basic actions (chapter 12): what forbids them, and what they do."""
# compiled by mypyc

from safehouse.core.seats import bit
from safehouse.games.stationfall.moves import (
    ADRENALINE,
    ARMORED,
    ASPHYXIATION,
    BADGE,
    BLACKOUT,
    BLUDGEON,
    BRUTAL,
    DATA,
    DOWN,
    EMERGENCY_RESPONSE,
    EV_COPIED,
    EV_DELETED,
    EV_DISC_BACK,
    EV_DRAGGED,
    EV_DROPPED,
    EV_GAVE,
    EV_PICKED_FROM,
    EV_PICKED_KOMPROMAT,
    EV_PICKED_UP,
    EV_ROBBED_DATA,
    EV_ROBBED_ITEM,
    EV_SHOT,
    EV_STEPPED,
    EV_STRUCK,
    EV_THREW,
    EV_WAITED,
    FAST_TALK,
    FIREBOMB,
    FIRST_POD,
    FIXED_BLUDGEON,
    FIXED_GUN,
    FIXED_HELMET,
    FUGITIVE,
    GUN,
    HELMET,
    INNOCENT,
    INVESTIGATOR,
    ITEMS,
    LIVE,
    LOOSE_ITEMS,
    MONSTER,
    MY_PRECIOUS,
    NANOGEL,
    NANOGEL_HALF,
    NDA,
    OFF_BOARD,
    OFFICER,
    OUTER_SPACE,
    PAWNS,
    PEACEKEEPER,
    POWER_OF_TWO,
    PRIDE,
    SECTIONS,
    TUNNEL_RAT,
)
from safehouse.games.stationfall.position import IN_HAND, NOBODY, SUPPLY, Position
from safehouse.games.stationfall.rules.pieces import (
    destroy,
    gain,
    give_data,
    lay,
    lift,
    lose,
    take_data,
    to_stock,
)
from safehouse.games.stationfall.rules.station import (
    arrive,
    check_antimatter,
    damage,
    ignite,
    put_down,
    remove_lock,
    revive,
    suffer,
)

# -- Step and drag (12.1) ------------------------------------------------------------------------


def way(s: Position, pawn: int, here: int, there: int) -> int:
    """1: by an open corridor or a vent; 2: only through a lock; 0: no way for this pawn."""
    corridor = s.corridor_between(here, there)
    if corridor != NOBODY and not s.locked[corridor]:
        return 1
    if there in s.box.vents_of[here] and s.can(pawn, TUNNEL_RAT):
        return 1
    return 2 if corridor != NOBODY else 0


def opens_locks(s: Position, pawn: int) -> bool:
    """SF-12.1.3b, SF-7.2.2.3"""
    return s.power != BLACKOUT and s.has(pawn, OFFICER)


def cannot_step(s: Position, actor: int, there: int) -> str | None:
    here = s.place[actor]
    if here == OFF_BOARD:
        return cannot_come_aboard(s, actor, there)
    if not s.is_section(there) or here == OUTER_SPACE or there == OUTER_SPACE:
        return "SF-12.1.1"
    passage = way(s, actor, here, there)
    if passage == 0:
        return "SF-5.4.2" if there in s.box.vents_of[here] else "SF-12.1.1"
    if there >= FIRST_POD and s.pod_room(there) < 1:
        return "SF-5.5.3a"
    if not s.reckless and not s.safe_in(actor, there):
        return "SF-11.2a"
    if passage == 2 and not opens_locks(s, actor) and not can_drag_somebody(s, actor, there):
        return "SF-7.2.2.3" if s.power == BLACKOUT and s.has(actor, OFFICER) else "SF-12.1.3a"
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
        return None if s.can(dragged, TUNNEL_RAT) else "SF-R.8"
    if s.locked[corridor] and not opens_locks(s, actor) and not opens_locks(s, dragged):
        return "SF-12.1.3a"
    return None


def cannot_take_along(s: Position, actor: int, dragged: int) -> str | None:
    """SF-12.1.2, SF-12.1.2c"""
    if dragged in (actor, MONSTER) or s.state[dragged] != DOWN:
        return "SF-12.1.2a"
    if s.place[actor] < 0 or s.place[dragged] != s.place[actor]:
        return "SF-12.1.2a"
    if s.draggers & POWER_OF_TWO[actor] != 0 or s.draggeds & POWER_OF_TWO[dragged] != 0:
        return "SF-12.1.2b"
    return None


def can_drag_somebody(s: Position, actor: int, there: int) -> bool:
    for pawn in range(PAWNS - 1):
        if s.state[pawn] == DOWN and cannot_drag(s, actor, pawn, there) is None:
            return True
    return False


def step(s: Position, actor: int, there: int, dragged: int) -> None:
    here = s.place[actor]
    if here >= 0:
        corridor = s.corridor_between(here, there)
        vent = there in s.box.vents_of[here] and s.can(actor, TUNNEL_RAT)
        if corridor != NOBODY and s.locked[corridor] and not (vent and dragged == NOBODY):
            remove_lock(s, corridor)
    s.tell_all(EV_STEPPED, actor, there)
    take_along(s, actor, dragged, there)
    arrive(s, actor, there)


def take_along(s: Position, actor: int, dragged: int, there: int) -> None:
    if dragged == NOBODY:
        return
    s.draggers |= POWER_OF_TWO[actor]
    s.draggeds |= POWER_OF_TWO[dragged]
    s.tell_all(EV_DRAGGED, dragged, there)
    arrive(s, dragged, there)


def is_free_move(s: Position, actor: int, there: int) -> bool:
    """Movements that cost no action (SF-A.adrenaline, SF-A.emergency_response), 30 at most (SF-A.free)."""
    if s.free_moves >= 30 or there < 0 or there >= SECTIONS:
        return False
    if s.has(actor, ADRENALINE) and s.hazard[there] != 0:
        return True
    if s.has(actor, EMERGENCY_RESPONSE):
        for pawn in range(PAWNS - 1):
            if s.place[pawn] == there and s.state[pawn] == DOWN and s.box.human[pawn]:
                return True
    return False


# -- items (12.2 to 12.5) ------------------------------------------------------------------------


def cannot_pick_up(s: Position, actor: int, item: int) -> str | None:
    here = s.place[actor]
    if item >= LOOSE_ITEMS or here < 0 or s.floor[here * ITEMS + item] == 0:
        return "SF-12.2.1"
    return None if s.room(actor) > 0 else "SF-12.2.2"


def pick_up(s: Position, actor: int, item: int) -> None:
    lift(s, s.place[actor], item)
    gain(s, actor, item)
    s.tell_all(EV_PICKED_UP, actor, item)


def cannot_pick_from(s: Position, actor: int, victim: int) -> str | None:
    if victim == MONSTER or s.place[victim] != s.place[actor] or s.place[actor] < 0:
        return "SF-12.2.1"
    if s.state[victim] != DOWN:
        return "SF-12.2.4"
    if s.room(actor) <= 0:
        return "SF-12.2.2"
    for item in range(LOOSE_ITEMS):
        if s.count(victim, item) > 0:
            return None
    return "SF-12.2.1"


def pick_from(s: Position, actor: int, victim: int, item: int) -> None:
    lose(s, victim, item)
    gain(s, actor, item)
    s.tell_all(EV_PICKED_FROM, actor, item, victim)
    suffer(s, victim)


def cannot_pick_kompromat(s: Position, actor: int, section: int) -> str | None:
    here = s.place[actor]
    if not s.is_section(section) or here < 0:
        return "SF-12.2.1"
    if section != here and not (s.has(actor, INVESTIGATOR) and s.corridor_between(here, section) != NOBODY):
        return "SF-12.2.1"
    return None if section in s.kompromat else "SF-12.2.1"


def pick_kompromat(s: Position, section: int) -> None:
    """SF-12.2.3: whoever acts, the active player takes and sees it."""
    card = s.kompromat.index(section)
    hand = s.hand_of[s.active]
    seat = s.seat_of[s.active]
    knows = bit(seat) if seat >= 0 else 0
    s.kompromat[card] = IN_HAND + hand
    s.kompromat_known[card] = knows
    s.tell(knows, 4, EV_PICKED_KOMPROMAT, s.active, section, card)


def cannot_part_with(s: Position, actor: int, item: int, by_drop: bool = True) -> str | None:
    """Whether an item may leave its possessor at all (SF-8.4), and without downing him (SF-R.44)."""
    if item >= LOOSE_ITEMS:
        return "SF-8.4" if s.count(actor, item) > 0 else "SF-12.3"
    if s.count(actor, item) == 0:
        return "SF-12.3"
    pawn = s.box.pawn_of_item[item]
    if by_drop and pawn >= 0 and s.has(pawn, MY_PRECIOUS) and not s.owned_by(s.box.card_of[pawn], s.active):
        return "SF-A.my_precious"
    if item == HELMET and not s.reckless and would_lose_protection(s, actor):
        return "SF-11.2a"
    return None


def would_lose_protection(s: Position, pawn: int) -> bool:
    """The human stands in a hazard with nothing but this one helmet between."""
    here = s.place[pawn]
    if here < 0 or here >= SECTIONS or s.hazard[here] == 0 or not s.box.human[pawn]:
        return False
    return s.count(pawn, HELMET) + s.count(pawn, FIXED_HELMET) == 1 and not s.has(pawn, ADRENALINE)


def cannot_drop(s: Position, actor: int, item: int) -> str | None:
    return cannot_part_with(s, actor, item)


def cannot_light(s: Position, actor: int, section: int) -> str | None:
    """SF-8.1.3c; nobody sets the own section on fire around his bare head (SF-11.2a)."""
    if not s.is_section(section):
        return "SF-8.1.3c"
    if s.hazard[section] == ASPHYXIATION:
        return "SF-6.5.1"
    if actor == NOBODY:
        return None
    here = s.place[actor]
    if section == here and not s.reckless and s.bare_human(actor) and not s.has(actor, ADRENALINE):
        return "SF-11.2a"
    return None


def put_item(s: Position, actor: int, item: int, section: int, light: bool) -> None:
    """The item leaves the actor for a section; a lit firebomb burns there (SF-8.1.3b)."""
    lose(s, actor, item)
    if light:
        to_stock(s, FIREBOMB)
        ignite(s, section)
    else:
        lay(s, section, item)
        check_antimatter(s)
    suffer(s, actor)


def drop(s: Position, actor: int, item: int, light: bool) -> None:
    section = s.place[actor]
    s.tell_all(EV_DROPPED, actor, item, section)
    put_item(s, actor, item, section, light)


def cannot_give(s: Position, actor: int, receiver: int) -> str | None:
    clause = cannot_hand_over_to(s, actor, receiver)
    if clause is not None:
        return clause
    for item in range(LOOSE_ITEMS):
        if cannot_give_item(s, actor, item) is None:
            return None
    return "SF-12.4.1"


def cannot_hand_over_to(s: Position, actor: int, receiver: int) -> str | None:
    if receiver in (actor, MONSTER) or not s.body(receiver):
        return "SF-12.4.3"
    if s.place[actor] < 0 or s.place[receiver] != s.place[actor]:
        return "SF-12.4.1"
    return None if s.room(receiver) > 0 else "SF-12.4.2"


def cannot_give_item(s: Position, actor: int, item: int) -> str | None:
    return cannot_part_with(s, actor, item, False)


def give(s: Position, actor: int, item: int, receiver: int) -> None:
    lose(s, actor, item)
    gain(s, receiver, item)
    s.tell_all(EV_GAVE, actor, item, receiver)
    suffer(s, actor)


def cannot_reach_by_throw(s: Position, actor: int, section: int) -> str | None:
    """SF-12.5.1 to SF-12.5.3"""
    here = s.place[actor]
    if here < 0 or section == OUTER_SPACE or here == OUTER_SPACE:
        return "SF-12.5.3"
    corridor = s.corridor_between(here, section)
    if corridor == NOBODY:
        return "SF-12.5.2" if section in s.box.vents_of[here] else "SF-12.5.1"
    return "SF-12.5.1" if s.locked[corridor] else None


def cannot_throw(s: Position, actor: int, section: int) -> str | None:
    clause = cannot_reach_by_throw(s, actor, section)
    return clause if clause is not None else lacks_throwable(s, actor)


def lacks_throwable(s: Position, actor: int) -> str | None:
    for item in range(LOOSE_ITEMS):
        if cannot_part_with(s, actor, item) is None:
            return None
    return "SF-12.5.1"


def throw(s: Position, actor: int, item: int, section: int, light: bool) -> None:
    s.tell_all(EV_THREW, actor, item, section)
    put_item(s, actor, item, section, light)


# -- data (12.6, 12.7) ---------------------------------------------------------------------------


def cannot_copy(s: Position, actor: int, data: int) -> str | None:
    if not s.has_data(actor, data):
        return "SF-12.6.1"
    if s.has_data(actor, NDA):
        return "SF-K.legal.1"
    for pawn in range(PAWNS - 1):
        if cannot_copy_to(s, actor, data, pawn) is None:
            return None
    return "SF-12.6.1"


def cannot_copy_to(s: Position, actor: int, data: int, receiver: int) -> str | None:
    if receiver in (actor, MONSTER) or not s.body(receiver) or not s.present(receiver):
        return "SF-12.6.1"
    if s.jammers and s.place[receiver] != s.place[actor]:
        return "SF-7.4.1"
    return "SF-R.47" if s.has_data(receiver, data) else None


def copy_data(s: Position, actor: int, data: int, receiver: int) -> None:
    give_data(s, receiver, data)
    s.tell_all(EV_COPIED, actor, data, receiver)


def cannot_delete(s: Position, actor: int, data: int) -> str | None:
    if not s.owned_by(s.box.card_of[actor], s.active):
        return "SF-12.7"
    if not s.has_data(actor, data):
        return "SF-12.7"
    return "SF-K.legal.1" if s.has_data(actor, NDA) else None


def delete_data(s: Position, actor: int, data: int) -> None:
    take_data(s, actor, data)
    s.tell_all(EV_DELETED, actor, data)


# -- attack, rob, sabotage, revive, wait (12.8 to 12.12) -----------------------------------------


def cannot_attack(s: Position, actor: int, victim: int) -> str | None:
    """What forbids an attack with any weapon."""
    if s.state[victim] != LIVE or (victim != MONSTER and not s.body(victim)):
        return "SF-12.8.3"
    if s.place[actor] < 0 or s.place[victim] != s.place[actor]:
        return "SF-12.8.1"
    if s.has(actor, PEACEKEEPER) and not is_fair_game(s, victim):
        return "SF-A.peacekeeper"
    return None


def is_fair_game(s: Position, victim: int) -> bool:
    """Whom a Peacekeeper may attack."""
    if victim == MONSTER or s.has(victim, FUGITIVE):
        return True
    card = s.box.card_of[victim]
    return any(s.owned_by(card, colour) and s.guilt[colour] != INNOCENT for colour in range(s.colours))


def cannot_strike(s: Position, actor: int, victim: int) -> str | None:
    """With a bludgeon."""
    if not s.armed_with(actor, BLUDGEON, FIXED_BLUDGEON):
        return "SF-8.3"
    if victim == actor:
        return "SF-12.8.2a"
    clause = cannot_attack(s, actor, victim)
    if clause is not None:
        return clause
    if victim == MONSTER:
        return None if s.box.hurt_by_bludgeon[s.project] else "SF-X.8"
    if s.helmeted(victim) and not s.has(actor, BRUTAL):
        return "SF-12.8.1"
    if s.has(victim, ARMORED):
        return "SF-A.armored"
    if s.has(victim, FAST_TALK) and s.box.human[actor] and s.lit(s.place[actor]):
        return "SF-A.fast_talk"
    return None


def strike(s: Position, actor: int, victim: int) -> None:
    s.tell_all(EV_STRUCK, actor, victim)
    broken = victim != MONSTER and s.helmeted(victim)
    put_down(s, victim)
    if broken:
        weapon = BLUDGEON if s.count(actor, BLUDGEON) > 0 else FIXED_BLUDGEON
        helmet = HELMET if s.count(victim, HELMET) > 0 else FIXED_HELMET
        lose(s, actor, weapon)
        destroy(s, weapon)
        lose(s, victim, helmet)
        destroy(s, helmet)


def cannot_shoot(s: Position, actor: int, victim: int) -> str | None:
    if not s.armed_with(actor, GUN, FIXED_GUN):
        return "SF-8.3"
    clause = cannot_attack(s, actor, victim)
    if clause is not None:
        return clause
    if victim == actor and not s.reckless:
        return "SF-11.2a"
    if victim == MONSTER and not s.box.hurt_by_gun[s.project]:
        return "SF-X.8"
    return None


def shoot(s: Position, actor: int, victim: int) -> None:
    s.tell_all(EV_SHOT, actor, victim)
    put_down(s, victim)


def cannot_rob(s: Position, actor: int, victim: int) -> str | None:
    clause = cannot_threaten(s, actor, victim)
    if clause is not None:
        return clause
    for item in range(LOOSE_ITEMS):
        if cannot_rob_item(s, actor, victim, item) is None:
            return None
    for data in range(DATA):
        if cannot_rob_data(s, actor, victim, data) is None:
            return None
    return "SF-12.9.4"


def cannot_threaten(s: Position, actor: int, victim: int) -> str | None:
    if victim in (actor, MONSTER) or not s.body(victim) or s.state[victim] != LIVE:
        return "SF-12.9.1"
    if s.place[actor] < 0 or s.place[victim] != s.place[actor]:
        return "SF-12.9.1"
    if s.has(victim, PRIDE):
        return "SF-A.pride"
    if s.armed_with(actor, GUN, FIXED_GUN) or s.has(actor, BADGE):
        return None
    if not s.armed_with(actor, BLUDGEON, FIXED_BLUDGEON):
        return "SF-8.3"
    if s.has(victim, ARMORED):
        return "SF-A.armored"
    return "SF-12.9.1" if s.helmeted(victim) else None


def cannot_rob_item(s: Position, actor: int, victim: int, item: int) -> str | None:
    if item >= LOOSE_ITEMS:
        return "SF-8.4"
    if s.count(victim, item) == 0:
        return "SF-12.9.1"
    if s.room(actor) <= 0:
        return "SF-12.9.4"
    return "SF-12.9.3" if item == HELMET and would_lose_protection(s, victim) else None


def cannot_rob_data(s: Position, actor: int, victim: int, data: int) -> str | None:
    if not s.has_data(victim, data):
        return "SF-12.9.1"
    if s.has_data(victim, NDA):
        return "SF-K.legal.1"
    if s.has_data(actor, data):
        return "SF-12.9.4"
    if s.armed_with(actor, GUN, FIXED_GUN):
        return None
    if not s.armed_with(actor, BLUDGEON, FIXED_BLUDGEON) or s.has(victim, ARMORED) or s.helmeted(victim):
        return "SF-A.badge"
    return None


def rob_item(s: Position, actor: int, victim: int, item: int) -> None:
    lose(s, victim, item)
    gain(s, actor, item)
    s.tell_all(EV_ROBBED_ITEM, actor, victim, item)


def rob_data(s: Position, actor: int, victim: int, data: int) -> None:
    take_data(s, victim, data)
    give_data(s, actor, data)
    s.tell_all(EV_ROBBED_DATA, actor, victim, data)


def cannot_sabotage(s: Position, actor: int) -> str | None:
    here = s.place[actor]
    if not s.armed_with(actor, BLUDGEON, FIXED_BLUDGEON) and not s.armed_with(actor, GUN, FIXED_GUN):
        return "SF-8.3"
    if s.has(actor, PEACEKEEPER):
        return "SF-A.peacekeeper"
    if here < 0 or here == OUTER_SPACE:
        return "SF-12.10b"
    return "SF-12.10a" if s.damaged[here] else None


def sabotage(s: Position, actor: int) -> None:
    damage(s, s.place[actor])


def cannot_revive(s: Position, actor: int, patient: int) -> str | None:
    if s.count(actor, NANOGEL) == 0 and s.count(actor, NANOGEL_HALF) == 0:
        return "SF-8.3"
    if s.state[patient] != DOWN or s.place[actor] < 0 or s.place[patient] != s.place[actor]:
        return "SF-12.11.1a"
    return None if s.revivable_here(patient) else "SF-12.11.2"


def revive_with_nanogel(s: Position, actor: int, patient: int) -> None:
    """A half-used nanogel is used up first (SF-12.11.1b)."""
    if s.count(actor, NANOGEL_HALF) > 0:
        lose(s, actor, NANOGEL_HALF)
        to_stock(s, NANOGEL)
    else:
        lose(s, actor, NANOGEL)
        gain(s, actor, NANOGEL_HALF)
    revive(s, patient)


def cannot_take_disc(s: Position) -> str | None:
    return "SF-12.12b" if s.disc[s.active] == SUPPLY else None


def wait(s: Position, actor: int, with_disc: bool) -> None:
    s.tell_all(EV_WAITED, actor)
    if with_disc:
        s.disc[s.active] = SUPPLY
        s.tell_all(EV_DISC_BACK, s.active)
