"""What forbids an action of a character (chapters 11 to 14)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Abilities, Kinds, Modes, States
from safehouse.games.stationfall.rules import (
    abilities,
    basic_actions,
    belongings,
    console_actions,
    movement,
    section_actions,
)
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.tables.numbers import OFF_BOARD, POWER_OF_TWO

FREE_SKILLS: Final = (
    POWER_OF_TWO[Abilities.SCIENTIST] + POWER_OF_TWO[Abilities.HACKER] + POWER_OF_TWO[Abilities.ZERO_BORN]
)
"""Without any of them nothing but belongings can be handled for free."""


def is_section_action(verb: int) -> bool:
    return Kinds.DECLARE_EVACUATION <= verb <= Kinds.ENTER_WORMHOLE


def is_console_action(verb: int) -> bool:
    return Kinds.SUPPRESS <= verb <= Kinds.COMMAND_SWARM


def cannot_act(s: Position, actor: int, mode: int, verb: int, argument: int) -> str | None:
    """The clause that forbids somebody who acts by such a right this action, with the first of its parts."""
    clause = cannot_at_all(s, actor, verb)
    return clause if clause is not None else cannot_now(s, actor, mode, verb, argument)


def cannot_now(s: Position, actor: int, mode: int, verb: int, argument: int) -> str | None:
    """The same for an action that this kind of character could do."""
    clause = cannot_do(s, actor, verb, argument)
    return clause if clause is not None else cannot_afford(s, actor, mode, verb, argument)


def cannot_at_all(s: Position, actor: int, verb: int) -> str | None:
    """What this kind of character can never do, or not in its state."""
    if s.box.is_item[actor]:
        return None if verb == Kinds.TELEPATHY else "SF-4.2.2b"
    if s.box.is_data[actor]:
        if is_console_action(verb):
            return console_actions.cannot_use_console(s, actor)
        return None if verb == Kinds.ROOT_ACCESS else "SF-4.2.2b"
    if verb in (Kinds.TELEPATHY, Kinds.ROOT_ACCESS):
        return "SF-4.2.2b"
    if s.state[actor] == States.DOWN:
        return None if verb == Kinds.SELF_REPAIR else "SF-11.1"
    if s.place[actor] == OFF_BOARD:
        return None if verb in (Kinds.STEP, Kinds.WAIT, Kinds.WAIT_DISC) else "SF-K.stowaway.4"
    if is_console_action(verb):
        return console_actions.cannot_use_console(s, actor)
    if is_section_action(verb) and not is_manufacture(verb) and verb != Kinds.ENTER_WORMHOLE:
        return section_actions.cannot_use_section(s, actor, section_actions.section_verb(verb))
    return None


def is_manufacture(verb: int) -> bool:
    return verb in (Kinds.MAKE_ITEM, Kinds.MAKE_DATA, Kinds.MAKE_CONTAMINATION)


def cannot_afford(s: Position, actor: int, mode: int, verb: int, argument: int) -> str | None:
    """Whether this way of acting covers the action (SF-15.5.2b, SF-15.5.3, SF-A.free)."""
    if len(s.commanders) > 0:
        return None
    if mode == Modes.ACTION:
        if s.actions_left > 0 or is_free_movement(s, actor, verb, argument):
            return None
        return "SF-15.5.2b"
    if mode == Modes.FREE:
        return cannot_be_free(s, actor, verb, argument)
    if mode == Modes.PRESENCE and verb > Kinds.WAIT_DISC:
        return "SF-A.forceful_presence"
    return None


def is_free_movement(s: Position, actor: int, verb: int, argument: int) -> bool:
    return (verb in (Kinds.STEP, Kinds.AIRLOCK)) and movement.is_free_move(s, actor, argument)


def cannot_be_free(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if Kinds.PICK_UP <= verb <= Kinds.DROP:
        return None
    if s.has(actor, Abilities.SCIENTIST) and is_section_action(verb):
        return None
    if s.has(actor, Abilities.HACKER) and is_console_action(verb):
        return None
    if (
        s.has(actor, Abilities.ZERO_BORN)
        and (verb in (Kinds.STEP, Kinds.AIRLOCK))
        and not s.box.gravity[argument]
    ):
        return None
    return "SF-15.5.3a"


def cannot_do(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb <= Kinds.WAIT_DISC:
        return cannot_do_basic(s, actor, verb, argument)
    if verb <= Kinds.COMMAND_SWARM:
        return cannot_do_section(s, actor, verb, argument)
    return cannot_do_ability(s, actor, verb, argument)


def cannot_do_basic(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == Kinds.STEP:
        return movement.cannot_step(s, actor, argument)
    if verb == Kinds.PICK_UP:
        return belongings.cannot_pick_up(s, actor, argument)
    if verb == Kinds.PICK_FROM:
        return belongings.cannot_pick_from(s, actor, argument)
    if verb == Kinds.PICK_KOMPROMAT:
        return belongings.cannot_pick_kompromat(s, actor, argument)
    if verb == Kinds.DROP:
        return belongings.cannot_drop(s, actor, argument)
    if verb == Kinds.GIVE:
        return belongings.cannot_give(s, actor, argument)
    if verb == Kinds.THROW:
        return belongings.cannot_throw(s, actor, argument)
    if verb == Kinds.COPY:
        return belongings.cannot_copy(s, actor, argument)
    if verb == Kinds.DELETE:
        return belongings.cannot_delete(s, actor, argument)
    if verb == Kinds.STRIKE:
        return basic_actions.cannot_strike(s, actor, argument)
    if verb == Kinds.SHOOT:
        return basic_actions.cannot_shoot(s, actor, argument)
    if verb == Kinds.ROB:
        return basic_actions.cannot_rob(s, actor, argument)
    if verb == Kinds.SABOTAGE:
        return basic_actions.cannot_sabotage(s, actor)
    if verb == Kinds.REVIVE:
        return basic_actions.cannot_revive(s, actor, argument)
    if verb == Kinds.WAIT_DISC:
        return basic_actions.cannot_take_disc(s)
    return None


def cannot_do_section(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == Kinds.DECLARE_EVACUATION:
        return section_actions.cannot_declare(s, actor)
    if verb == Kinds.TRANSMIT:
        return section_actions.cannot_transmit(s, actor, argument // 2)
    if verb == Kinds.RELEASE_PROJECT_X:
        return section_actions.cannot_release(s, actor)
    if verb == Kinds.DECONTAMINATE:
        return section_actions.cannot_decontaminate(s, actor, argument)
    if verb == Kinds.JETTISON:
        return section_actions.cannot_jettison(s)
    if verb == Kinds.COUNTDOWN:
        return section_actions.cannot_count_down(s, actor)
    if verb == Kinds.LAUNCH:
        return section_actions.cannot_launch(s, actor, argument)
    if verb == Kinds.LAUNCH_ALL:
        return section_actions.cannot_launch_all(s, actor)
    if verb == Kinds.MAKE_ITEM:
        return section_actions.cannot_make_item(s, actor, argument)
    if verb == Kinds.MAKE_DATA:
        return section_actions.cannot_make_data(s, actor, argument)
    if verb == Kinds.MAKE_CONTAMINATION:
        return section_actions.cannot_make_contamination(s, actor)
    if verb == Kinds.MEDITATE:
        return section_actions.cannot_meditate(s, actor)
    if verb == Kinds.REPAIR:
        return section_actions.cannot_restore_robot(s, actor, argument)
    if verb == Kinds.SELF_DESTRUCT:
        return section_actions.cannot_self_destruct(s, actor)
    if verb == Kinds.AIRLOCK:
        return section_actions.cannot_transfer(s, actor, argument)
    if verb == Kinds.AIRLOCK_THROW:
        return section_actions.cannot_airlock_throw(s, actor, argument)
    if verb == Kinds.EJECT:
        return section_actions.cannot_eject(s, actor, argument)
    if verb == Kinds.TOGGLE_CAMERAS:
        return section_actions.cannot_toggle_cameras(s)
    if verb == Kinds.WIPE:
        return section_actions.cannot_wipe(s, actor, argument)
    if verb == Kinds.ENTER_WORMHOLE:
        return section_actions.cannot_enter_wormhole(s, actor)
    if verb == Kinds.SUPPRESS:
        return console_actions.cannot_suppress(s, argument)
    if verb == Kinds.TOGGLE_JAMMERS:
        return console_actions.cannot_toggle_jammers(s)
    if verb == Kinds.REMOTE_CONTROL:
        return console_actions.cannot_command_drone(s, actor, argument)
    return console_actions.cannot_command_swarm(s)


def cannot_do_ability(s: Position, actor: int, verb: int, argument: int) -> str | None:
    if verb == Kinds.BREACH:
        return abilities.cannot_breach(s, actor, argument)
    if verb == Kinds.JURY_RIG:
        return abilities.cannot_rig(s, actor)
    if verb == Kinds.JURY_RIG_ROBOT:
        return abilities.cannot_rig_robot(s, actor, argument)
    if verb == Kinds.DISASSEMBLE:
        return abilities.cannot_disassemble(s, actor)
    if verb == Kinds.DISASSEMBLE_FOR:
        return abilities.cannot_disassemble_for(s, actor, argument)
    if verb == Kinds.WORMTONGUE:
        return abilities.cannot_wormtongue(s, actor, argument)
    if verb == Kinds.SERVE_NDA:
        return abilities.cannot_serve(s, actor)
    if verb == Kinds.LAWYER_UP:
        return abilities.cannot_lawyer_up(s, actor, argument)
    if verb == Kinds.TREAT:
        return abilities.cannot_treat(s, actor, argument)
    if verb == Kinds.EMP_BURST:
        return abilities.cannot_emp(s, actor)
    if verb == Kinds.TELEPATHY:
        return abilities.cannot_telepathy(s, actor, argument)
    if verb == Kinds.MISSILE:
        return abilities.cannot_fire_missile(s, actor, argument)
    if verb == Kinds.SELF_REPAIR:
        return abilities.cannot_self_repair(s, actor)
    if verb == Kinds.ROOT_ACCESS:
        return abilities.cannot_root(s, actor, argument)
    if verb == Kinds.TRADECRAFT:
        return abilities.cannot_tradecraft(s, actor)
    if verb == Kinds.HARDCOPY:
        return abilities.cannot_hardcopy(s, actor)
    if verb == Kinds.INFECT:
        return abilities.cannot_infect(s, actor, argument)
    if verb == Kinds.NERVE_GAS:
        return abilities.cannot_gas(s, actor, argument)
    if verb == Kinds.FLY_WINGS:
        return abilities.cannot_fly(s, actor)
    return abilities.cannot_feed(s, actor, argument)
