"""All actions of a character: which are open, which parts they need, and their carrying out."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.moves import (
    AIRLOCK,
    AIRLOCK_THROW,
    BREACH,
    CHARACTERS,
    COMMAND_SWARM,
    COPY,
    COUNTDOWN,
    DATA,
    DECLARE,
    DECONTAMINATE,
    DELETE,
    DISASSEMBLE,
    DISASSEMBLE_FOR,
    DOWN,
    DROP,
    EJECT,
    EMP,
    ENTER_WORMHOLE,
    EV_DROPPED,
    FEED,
    FIREBOMB,
    FIRST_POD,
    FLY_WINGS,
    GAS,
    GIVE,
    HACKER,
    HARDCOPY,
    INFECT,
    ITEMS,
    JETTISON,
    LAUNCH,
    LAUNCH_ALL,
    LAWYER_UP,
    LOOSE_ITEMS,
    MAKE_CONTAMINATION,
    MAKE_DATA,
    MAKE_ITEM,
    MEDITATE,
    MISSILE,
    OFF_BOARD,
    OUTER_SPACE,
    PAWNS,
    PICK_FROM,
    PICK_KOMPROMAT,
    PICK_UP,
    RELEASE,
    REMOTE,
    REPAIR,
    REVIVE,
    RIG,
    RIG_ROBOT,
    ROB,
    ROOT,
    SABOTAGE,
    SCIENTIST,
    SECTIONS,
    SELF_DESTRUCT,
    SELF_REPAIR,
    SERVE_NDA,
    SHOOT,
    STEP,
    STRIKE,
    SUPPRESS,
    T_COUNTDOWN,
    TELEPATHY,
    THROW,
    TOGGLE_CAMERAS,
    TOGGLE_JAMMERS,
    TRADECRAFT,
    TRANSMIT,
    TREAT,
    WAIT,
    WAIT_DISC,
    WIPE,
    WORMTONGUE,
    ZERO_BORN,
    code,
)
from safehouse.games.stationfall.position import NOBODY, Position
from safehouse.games.stationfall.rules import abilities as ab
from safehouse.games.stationfall.rules import basic_actions as ba
from safehouse.games.stationfall.rules import section_actions as sa
from safehouse.games.stationfall.rules.pieces import mark_contaminated
from safehouse.games.stationfall.rules.questions import (
    F_EFFECT,
    M_ACTION,
    M_FREE,
    M_PRESENCE,
    Q_ACTION,
    Q_CUBE,
    Q_DRAG,
    Q_ITEM,
    Q_LET_GO,
    Q_LIGHT,
    Q_NONE,
    Q_TO,
    follow_up,
)
from safehouse.games.stationfall.rules.station import declare_evacuation, launch, repair, revive

DISCARDING: Final = 999
"""Argument of F_EFFECT: Tradecraft goes on with its discards."""


def is_section_action(verb: int) -> bool:
    return DECLARE <= verb <= ENTER_WORMHOLE


def is_console_action(verb: int) -> bool:
    return SUPPRESS <= verb <= COMMAND_SWARM


# -- what forbids an action ----------------------------------------------------------------------


def cannot_act(s: Position, verb: int, argument: int) -> str | None:
    """The clause that forbids the actor this action now, with the first of its parts."""
    actor = s.actor
    clause = cannot_at_all(s, actor, verb)
    if clause is None:
        clause = cannot_do(s, actor, verb, argument)
    if clause is None:
        clause = cannot_afford(s, actor, verb, argument)
    return clause


def cannot_at_all(s: Position, actor: int, verb: int) -> str | None:
    """What this kind of character can never do, or not in its state."""
    if s.box.is_item[actor]:
        return None if verb == TELEPATHY else "SF-4.2.2b"
    if s.box.is_data[actor]:
        return None if is_console_action(verb) or verb == ROOT else "SF-4.2.2b"
    if verb in (TELEPATHY, ROOT):
        return "SF-4.2.2b"
    if s.state[actor] == DOWN:
        return None if verb == SELF_REPAIR else "SF-11.1"
    if s.place[actor] == OFF_BOARD:
        return None if verb in (STEP, WAIT, WAIT_DISC) else "SF-K.stowaway.4"
    if is_console_action(verb):
        return sa.cannot_use_console(s, actor)
    if is_section_action(verb) and not is_manufacture(verb) and verb != ENTER_WORMHOLE:
        return sa.cannot_use_section(s, actor, sa.section_verb(verb))
    return None


def is_manufacture(verb: int) -> bool:
    return verb in (MAKE_ITEM, MAKE_DATA, MAKE_CONTAMINATION)


def cannot_afford(s: Position, actor: int, verb: int, argument: int) -> str | None:
    """Whether this way of acting covers the action (SF-15.5.2b, SF-15.5.3, SF-A.free)."""
    if len(s.commanders) > 0:
        return None
    if s.mode == M_ACTION:
        if s.actions_left > 0 or is_free_movement(s, actor, verb, argument):
            return None
        return "SF-15.5.2b"
    if s.mode == M_FREE:
        return cannot_be_free(s, actor, verb, argument)
    if s.mode == M_PRESENCE and verb > WAIT_DISC:
        return "SF-A.forceful_presence"
    return None


def is_free_movement(s: Position, actor: int, verb: int, argument: int) -> bool:
    return (verb in (STEP, AIRLOCK)) and ba.is_free_move(s, actor, argument)


def cannot_be_free(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if PICK_UP <= verb <= DROP:
        return None
    if s.has(actor, SCIENTIST) and is_section_action(verb):
        return None
    if s.has(actor, HACKER) and is_console_action(verb):
        return None
    if s.has(actor, ZERO_BORN) and (verb in (STEP, AIRLOCK)) and not s.box.gravity[argument]:
        return None
    return "SF-15.5.3a"


def cannot_do(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb <= WAIT_DISC:
        return cannot_do_basic(s, actor, verb, argument)
    if verb <= COMMAND_SWARM:
        return cannot_do_section(s, actor, verb, argument)
    return cannot_do_ability(s, actor, verb, argument)


def cannot_do_basic(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == STEP:
        return ba.cannot_step(s, actor, argument)
    if verb == PICK_UP:
        return ba.cannot_pick_up(s, actor, argument)
    if verb == PICK_FROM:
        return ba.cannot_pick_from(s, actor, argument)
    if verb == PICK_KOMPROMAT:
        return ba.cannot_pick_kompromat(s, actor, argument)
    if verb == DROP:
        return ba.cannot_drop(s, actor, argument)
    if verb == GIVE:
        return ba.cannot_give(s, actor, argument)
    if verb == THROW:
        return ba.cannot_throw(s, actor, argument)
    if verb == COPY:
        return ba.cannot_copy(s, actor, argument)
    if verb == DELETE:
        return ba.cannot_delete(s, actor, argument)
    if verb == STRIKE:
        return ba.cannot_strike(s, actor, argument)
    if verb == SHOOT:
        return ba.cannot_shoot(s, actor, argument)
    if verb == ROB:
        return ba.cannot_rob(s, actor, argument)
    if verb == SABOTAGE:
        return ba.cannot_sabotage(s, actor)
    if verb == REVIVE:
        return ba.cannot_revive(s, actor, argument)
    if verb == WAIT_DISC:
        return ba.cannot_take_disc(s)
    return None


def cannot_do_section(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == DECLARE:
        return sa.cannot_declare(s, actor)
    if verb == TRANSMIT:
        return sa.cannot_transmit(s, actor, argument // 2)
    if verb == RELEASE:
        return sa.cannot_release(s, actor)
    if verb == DECONTAMINATE:
        return sa.cannot_decontaminate(s, actor, argument)
    if verb == JETTISON:
        return sa.cannot_jettison(s)
    if verb == COUNTDOWN:
        return sa.cannot_count_down(s, actor)
    if verb == LAUNCH:
        return sa.cannot_launch(s, actor, argument)
    if verb == LAUNCH_ALL:
        return sa.cannot_launch_all(s, actor)
    if verb == MAKE_ITEM:
        return sa.cannot_make_item(s, actor, argument)
    if verb == MAKE_DATA:
        return sa.cannot_make_data(s, actor, argument)
    if verb == MAKE_CONTAMINATION:
        return sa.cannot_make_contamination(s, actor)
    if verb == MEDITATE:
        return sa.cannot_meditate(s, actor)
    if verb == REPAIR:
        return sa.cannot_restore_robot(s, actor, argument)
    if verb == SELF_DESTRUCT:
        return sa.cannot_self_destruct(s, actor)
    if verb == AIRLOCK:
        return sa.cannot_transfer(s, actor, argument)
    if verb == AIRLOCK_THROW:
        return sa.cannot_airlock_throw(s, actor, argument)
    if verb == EJECT:
        return sa.cannot_eject(s, actor, argument)
    if verb == TOGGLE_CAMERAS:
        return sa.cannot_toggle_cameras(s)
    if verb == WIPE:
        return sa.cannot_wipe(s, actor, argument)
    if verb == ENTER_WORMHOLE:
        return sa.cannot_enter_wormhole(s, actor)
    if verb == SUPPRESS:
        return sa.cannot_suppress(s, argument)
    if verb == TOGGLE_JAMMERS:
        return sa.cannot_toggle_jammers(s)
    if verb == REMOTE:
        return sa.cannot_command_drone(s, actor, argument)
    return sa.cannot_command_swarm(s)


def cannot_do_ability(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == BREACH:
        return ab.cannot_breach(s, actor, argument)
    if verb == RIG:
        return ab.cannot_rig(s, actor)
    if verb == RIG_ROBOT:
        return ab.cannot_rig_robot(s, actor, argument)
    if verb == DISASSEMBLE:
        return ab.cannot_disassemble(s, actor)
    if verb == DISASSEMBLE_FOR:
        return ab.cannot_disassemble_for(s, actor, argument)
    if verb == WORMTONGUE:
        return ab.cannot_wormtongue(s, actor, argument)
    if verb == SERVE_NDA:
        return ab.cannot_serve(s, actor)
    if verb == LAWYER_UP:
        return ab.cannot_lawyer_up(s, actor, argument)
    if verb == TREAT:
        return ab.cannot_treat(s, actor, argument)
    if verb == EMP:
        return ab.cannot_emp(s, actor)
    if verb == TELEPATHY:
        return ab.cannot_telepathy(s, actor, argument)
    if verb == MISSILE:
        return ab.cannot_fire_missile(s, actor, argument)
    if verb == SELF_REPAIR:
        return ab.cannot_self_repair(s, actor)
    if verb == ROOT:
        return ab.cannot_root(s, actor, argument)
    if verb == TRADECRAFT:
        return ab.cannot_tradecraft(s, actor)
    if verb == HARDCOPY:
        return ab.cannot_hardcopy(s, actor)
    if verb == INFECT:
        return ab.cannot_infect(s, actor, argument)
    if verb == GAS:
        return ab.cannot_gas(s, actor, argument)
    if verb == FLY_WINGS:
        return ab.cannot_fly(s, actor)
    return ab.cannot_feed(s, actor, argument)


# -- the open actions ----------------------------------------------------------------------------


class Menu:
    """Collects the codes of the actions that nothing forbids."""

    def __init__(self, s: Position | None = None) -> None:
        self.codes: list[int] = []
        self.s: Position | None = s

    def offer(self, verb: int, argument: int = 0) -> None:
        s = self.s
        assert s is not None
        if cannot_act(s, verb, argument) is None:
            self.codes.append(code(verb, argument))


def open_actions(s: Position) -> list[int]:
    """Every action the actor may announce, as codes in ascending order."""
    menu = Menu(s)
    actor = s.actor
    if s.box.is_data[actor]:
        offer_console(s, menu)
        for pawn in range(PAWNS - 1):
            if s.box.robot[pawn]:
                menu.offer(ROOT, pawn)
        return sorted(menu.codes)
    here = s.where(actor)
    near = company(s, here)
    if s.box.is_item[actor]:
        for pawn in near:
            menu.offer(TELEPATHY, pawn)
        return menu.codes
    if s.state[actor] == DOWN:
        menu.offer(SELF_REPAIR)
        return menu.codes
    if here == OFF_BOARD:
        for section in range(SECTIONS):
            menu.offer(STEP, section)
        menu.offer(WAIT)
        menu.offer(WAIT_DISC)
        return menu.codes
    if s.mode == M_ACTION and len(s.commanders) == 0 and s.actions_left == 0:
        offer_movement(s, menu, here)
        return sorted(menu.codes)
    offer_movement(s, menu, here)
    offer_basic(s, menu, here, near)
    if not (s.mode == M_PRESENCE and len(s.commanders) == 0):
        offer_section(s, menu, here, near)
        offer_console(s, menu)
        offer_abilities(s, menu, here, near)
    return sorted(menu.codes)


def company(s: Position, place: int) -> list[int]:
    found: list[int] = []
    if place >= 0:
        for pawn in range(PAWNS):
            if s.place[pawn] == place:
                found.append(pawn)
    return found


def offer_movement(s: Position, menu: Menu, here: int) -> None:
    for section in s.neighbours(here):
        menu.offer(STEP, section)
    for section in s.box.vents_of[here]:
        if s.corridor_between(here, section) == NOBODY:
            menu.offer(STEP, section)
    if here == OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(AIRLOCK, section)
    elif s.box.airlock_out[here]:
        menu.offer(AIRLOCK, OUTER_SPACE)


def offer_basic(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    actor = s.actor
    for item in range(LOOSE_ITEMS):
        if s.floor[here * ITEMS + item] > 0:
            menu.offer(PICK_UP, item)
    for section in s.kompromat:
        if 0 <= section < SECTIONS:
            menu.offer(PICK_KOMPROMAT, section)
    carries = False
    for item in range(LOOSE_ITEMS):
        if s.items[actor * ITEMS + item] > 0:
            carries = True
            menu.offer(DROP, item)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(PICK_FROM, pawn)
            menu.offer(REVIVE, pawn)
        else:
            menu.offer(STRIKE, pawn)
            menu.offer(SHOOT, pawn)
            menu.offer(ROB, pawn)
        if carries:
            menu.offer(GIVE, pawn)
    if carries:
        for section in s.neighbours(here):
            menu.offer(THROW, section)
    if s.data[actor] != 0:
        for data in range(DATA):
            if s.has_data(actor, data):
                menu.offer(COPY, data)
                menu.offer(DELETE, data)
    menu.offer(SABOTAGE)
    menu.offer(WAIT)
    menu.offer(WAIT_DISC)


def offer_section(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for verb in s.box.section_actions[here]:
        if verb == TRANSMIT:
            for argument in range(DATA * 2):
                menu.offer(TRANSMIT, argument)
        elif verb == DECONTAMINATE:
            for pawn in range(PAWNS - 1):
                if s.contaminated[pawn]:
                    menu.offer(DECONTAMINATE, pawn)
        elif verb == LAUNCH:
            for pod in range(FIRST_POD, SECTIONS):
                menu.offer(LAUNCH, pod)
        elif verb in (REPAIR, WIPE):
            for pawn in near:
                menu.offer(verb, pawn)
        elif verb == AIRLOCK:
            offer_airlock(s, menu, here, near)
        else:
            menu.offer(verb)
    for item in s.box.makes[here]:
        menu.offer(MAKE_ITEM, item)
    for item in s.box.makes_for_officers[here]:
        menu.offer(MAKE_ITEM, item)
    for data in range(DATA):
        menu.offer(MAKE_DATA, data)
    if s.box.makes_contamination[here]:
        menu.offer(MAKE_CONTAMINATION)
    if s.wormhole:
        menu.offer(ENTER_WORMHOLE)


def offer_airlock(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    if here == OUTER_SPACE:
        for section in range(FIRST_POD):
            if s.box.airlock_in[section]:
                menu.offer(AIRLOCK_THROW, section)
        return
    menu.offer(AIRLOCK_THROW, OUTER_SPACE)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(EJECT, pawn)


def offer_console(s: Position, menu: Menu) -> None:
    if sa.cannot_use_console(s, s.actor) is not None:
        return
    for section in range(SECTIONS):
        if s.hazard[section] != 0:
            menu.offer(SUPPRESS, section)
    menu.offer(TOGGLE_JAMMERS)
    for pawn in range(PAWNS - 1):
        if s.state[pawn] != 0 and s.box.robot[pawn]:
            menu.offer(REMOTE, pawn)
    if s.released:
        menu.offer(COMMAND_SWARM)


def offer_abilities(s: Position, menu: Menu, here: int, near: list[int]) -> None:
    for corridor in s.box.corridors_of[here]:
        if s.locked[corridor]:
            menu.offer(BREACH, s.box.other_end(corridor, here))
    menu.offer(RIG)
    menu.offer(DISASSEMBLE)
    menu.offer(SERVE_NDA)
    menu.offer(EMP)
    menu.offer(TRADECRAFT)
    menu.offer(HARDCOPY)
    menu.offer(FLY_WINGS)
    for pawn in near:
        if s.state[pawn] == DOWN:
            menu.offer(RIG_ROBOT, pawn)
            menu.offer(DISASSEMBLE_FOR, pawn)
            menu.offer(TREAT, pawn)
            menu.offer(FEED, pawn)
        menu.offer(INFECT, pawn)
    if s.skills[s.actor] & ab.RARE != 0:
        offer_rare(s, menu, here)


def offer_rare(s: Position, menu: Menu, here: int) -> None:
    for card in range(CHARACTERS):
        menu.offer(WORMTONGUE, card)
    for colour in range(s.colours):
        menu.offer(LAWYER_UP, colour)
    for section in range(SECTIONS):
        menu.offer(MISSILE, section)
    menu.offer(GAS, here)
    for section in s.neighbours(here):
        menu.offer(GAS, section)


# -- the parts of an action ----------------------------------------------------------------------


def begin(s: Position, verb: int, argument: int) -> None:
    """An action is chosen; its other parts are still open."""
    s.verb = verb
    s.target = argument
    s.thing = NOBODY
    s.drag = NOBODY
    s.light = False
    s.let_go = NOBODY
    if verb in (COPY, DROP):
        s.thing = argument
        s.target = NOBODY


def commands(verb: int) -> bool:
    return verb in (REMOTE, TELEPATHY, ROOT)


def next_part(s: Position, asked_drag: bool, asked_light: bool) -> int:
    """The question for the next part of the announced action; Q_NONE when it is complete."""
    verb = s.verb
    if commands(verb):
        return Q_ACTION
    if verb in (STEP, AIRLOCK, ENTER_WORMHOLE):
        return Q_DRAG if not asked_drag and len(draggable(s)) > 0 else Q_NONE
    if verb == COPY:
        return Q_TO if s.target == NOBODY else Q_NONE
    if verb == WORMTONGUE:
        return Q_CUBE if s.thing == NOBODY else Q_NONE
    if verb in (MAKE_CONTAMINATION, INFECT):
        if s.let_go == NOBODY:
            return Q_LET_GO if s.room(victim_of_token(s)) <= 0 else Q_NONE
        return light_question(s, asked_light) if s.let_go == FIREBOMB else Q_NONE
    if needs_item(verb) and s.thing == NOBODY:
        return Q_ITEM
    if (verb in (DROP, THROW, AIRLOCK_THROW)) and s.thing == FIREBOMB:
        return light_question(s, asked_light)
    return Q_NONE


def light_question(s: Position, asked_light: bool) -> int:
    """SF-8.1.3a: whoever parts with a firebomb in whatever drop or throw is asked, if it can burn."""
    return Q_LIGHT if not asked_light and ba.cannot_light(s, s.actor, landing(s)) is None else Q_NONE


def needs_item(verb: int) -> bool:
    return verb in (PICK_FROM, GIVE, THROW, AIRLOCK_THROW, ROB)


def landing(s: Position) -> int:
    """Where the item of a drop or throw comes to lie."""
    if s.verb == DROP:
        return s.place[s.actor]
    if s.verb == THROW or s.verb == AIRLOCK_THROW:
        return s.target
    return s.place[victim_of_token(s)]


def draggable(s: Position) -> list[int]:
    return [pawn for pawn in range(PAWNS - 1) if s.state[pawn] == DOWN and cannot_drag(s, pawn) is None]


def cannot_drag(s: Position, pawn: int) -> str | None:
    if s.verb == STEP:
        if s.place[s.actor] == OFF_BOARD:
            return "SF-12.1.2a"
        return ba.cannot_drag(s, s.actor, pawn, s.target)
    return ba.cannot_take_along(s, s.actor, pawn)


def cannot_go_alone(s: Position) -> str | None:
    if s.verb != STEP or s.place[s.actor] == OFF_BOARD:
        return None
    if ba.way(s, s.actor, s.place[s.actor], s.target) == 2 and not ba.opens_locks(s, s.actor):
        return "SF-12.1.3a"
    return None


def cannot_choose_item(s: Position, item: int) -> str | None:
    actor = s.actor
    if s.verb == PICK_FROM:
        return None if item < LOOSE_ITEMS and s.count(s.target, item) > 0 else "SF-12.2.4"
    if s.verb == GIVE:
        return ba.cannot_give_item(s, actor, item)
    if s.verb == ROB:
        return ba.cannot_rob_item(s, actor, s.target, item)
    return ba.cannot_part_with(s, actor, item)


def cannot_choose_data(s: Position, data: int) -> str | None:
    return ba.cannot_rob_data(s, s.actor, s.target, data) if s.verb == ROB else "SF-15.2a"


def victim_of_token(s: Position) -> int:
    """Who gets the contamination of the announced action."""
    return s.actor if s.verb == MAKE_CONTAMINATION else s.target


# -- carrying out --------------------------------------------------------------------------------


def perform(s: Position) -> None:
    """Carry out the announced action, complete with its parts."""
    actor = s.actor
    verb = s.verb
    if verb <= WAIT_DISC:
        perform_basic(s, actor, verb)
    elif verb <= COMMAND_SWARM:
        perform_section(s, actor, verb)
    else:
        perform_ability(s, actor, verb)


def perform_basic(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == STEP:
        ba.step(s, actor, target, s.drag)
    elif verb == PICK_UP:
        ba.pick_up(s, actor, target)
    elif verb == PICK_FROM:
        ba.pick_from(s, actor, target, s.thing)
    elif verb == PICK_KOMPROMAT:
        ba.pick_kompromat(s, target)
    elif verb == DROP:
        ba.drop(s, actor, s.thing, s.light)
    elif verb == GIVE:
        ba.give(s, actor, s.thing, target)
    elif verb == THROW:
        ba.throw(s, actor, s.thing, target, s.light)
    elif verb == COPY:
        ba.copy_data(s, actor, s.thing, target)
    elif verb == DELETE:
        ba.delete_data(s, actor, target)
    elif verb == STRIKE:
        ba.strike(s, actor, target)
    elif verb == SHOOT:
        ba.shoot(s, actor, target)
    elif verb == ROB:
        if s.thing >= ITEMS:
            ba.rob_data(s, actor, target, s.thing - ITEMS)
        else:
            ba.rob_item(s, actor, target, s.thing)
    elif verb == SABOTAGE:
        ba.sabotage(s, actor)
    elif verb == REVIVE:
        ba.revive_with_nanogel(s, actor, target)
    else:
        ba.wait(s, actor, verb == WAIT_DISC)


def perform_section(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == DECLARE:
        declare_evacuation(s)
    elif verb == TRANSMIT:
        sa.transmit(s, actor, target // 2, target % 2)
    elif verb == RELEASE:
        sa.release(s)
    elif verb == DECONTAMINATE:
        sa.decontaminate(s, target)
    elif verb == JETTISON:
        sa.jettison(s)
    elif verb == COUNTDOWN:
        sa.set_token(s, T_COUNTDOWN, s.place[actor])
    elif verb == LAUNCH:
        launch(s, target)
    elif verb == LAUNCH_ALL:
        sa.launch_all(s)
    elif verb == MAKE_ITEM:
        sa.make_item(s, actor, target)
    elif verb == MAKE_DATA:
        sa.make_data(s, actor, target)
    elif verb == MAKE_CONTAMINATION:
        contaminate(s, actor)
    elif verb == MEDITATE:
        sa.meditate(s)
    elif verb == REPAIR:
        revive(s, target)
    elif verb == SELF_DESTRUCT:
        sa.self_destruct(s)
    elif verb == AIRLOCK:
        sa.transfer(s, actor, target, s.drag)
    elif verb == AIRLOCK_THROW:
        sa.airlock_throw(s, actor, s.thing, target, s.light)
    elif verb == EJECT:
        sa.eject(s, target)
    elif verb == TOGGLE_CAMERAS:
        sa.toggle_cameras(s)
    elif verb == WIPE:
        sa.wipe(s, target)
    elif verb == ENTER_WORMHOLE:
        sa.enter_wormhole(s, actor, s.drag)
    elif verb == SUPPRESS:
        sa.suppress(s, target)
    elif verb == TOGGLE_JAMMERS:
        sa.toggle_jammers(s)
    else:
        sa.command_swarm(s)


def perform_ability(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == BREACH:
        ab.breach(s, actor, target)
    elif verb == RIG:
        repair(s, s.place[actor])
    elif verb in (RIG_ROBOT, TREAT):
        revive(s, target)
    elif verb == DISASSEMBLE:
        ab.disassemble(s, actor)
    elif verb == DISASSEMBLE_FOR:
        ab.disassemble_for(s, actor, target)
    elif verb == WORMTONGUE:
        ab.wormtongue(s, target, s.thing)
    elif verb == SERVE_NDA:
        ab.serve(s, actor)
    elif verb == LAWYER_UP:
        ab.lawyer_up(s, target)
    elif verb == EMP:
        ab.emp(s, actor)
    elif verb == MISSILE:
        ab.fire_missile(s, target)
    elif verb == SELF_REPAIR:
        revive(s, actor)
    elif verb == TRADECRAFT:
        follow_up(s, F_EFFECT, DISCARDING)
    elif verb == HARDCOPY:
        ab.sign(s, actor)
    elif verb == INFECT:
        contaminate(s, target)
    elif verb == GAS:
        ab.gas(s, target)
    elif verb == FLY_WINGS:
        ab.fly(s, actor)
    else:
        ab.eat(s, target)


def let_go(s: Position, pawn: int, item: int, light: bool) -> None:
    """A forced drop into the own section; in the mesosphere into the same pod (SF-R.31)."""
    s.tell_all(EV_DROPPED, pawn, item, s.place[pawn])
    ba.put_item(s, pawn, item, s.place[pawn], light)


def contaminate(s: Position, pawn: int) -> None:
    """SF-8.5.1b: a full character first lets go of the chosen item."""
    if s.let_go != NOBODY:
        let_go(s, pawn, s.let_go, s.light)
    mark_contaminated(s, pawn)
