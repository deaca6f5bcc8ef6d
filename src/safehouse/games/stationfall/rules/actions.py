"""Carrying out the actions of a character (chapters 12 to 14)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Events, FollowUps, Items, Kinds, Tokens
from safehouse.games.stationfall.rules import (
    abilities,
    basic_actions,
    belongings,
    console_actions,
    movement,
    section_actions,
)
from safehouse.games.stationfall.rules.pieces import mark_contaminated
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import follow_up
from safehouse.games.stationfall.rules.station import declare_evacuation, launch, repair, revive

DISCARDING: Final = 999
"""Argument of F_EFFECT: Tradecraft goes on with its discards."""


def perform(s: Position) -> None:
    """Carry out the announced action, complete with its parts."""
    actor = s.actor
    verb = s.verb
    if verb <= Kinds.WAIT_DISC:
        perform_basic(s, actor, verb)
    elif verb <= Kinds.COMMAND_SWARM:
        perform_section(s, actor, verb)
    else:
        perform_ability(s, actor, verb)


def perform_basic(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == Kinds.STEP:
        movement.step(s, actor, target, s.drag)
    elif verb == Kinds.PICK_UP:
        belongings.pick_up(s, actor, target)
    elif verb == Kinds.PICK_FROM:
        belongings.pick_from(s, actor, target, s.thing)
    elif verb == Kinds.PICK_KOMPROMAT:
        belongings.pick_kompromat(s, target)
    elif verb == Kinds.DROP:
        belongings.drop(s, actor, s.thing, s.light)
    elif verb == Kinds.GIVE:
        belongings.give(s, actor, s.thing, target)
    elif verb == Kinds.THROW:
        belongings.throw(s, actor, s.thing, target, s.light)
    elif verb == Kinds.COPY:
        belongings.copy_data(s, actor, s.thing, target)
    elif verb == Kinds.DELETE:
        belongings.delete_data(s, actor, target)
    elif verb == Kinds.STRIKE:
        basic_actions.strike(s, actor, target)
    elif verb == Kinds.SHOOT:
        basic_actions.shoot(s, actor, target)
    elif verb == Kinds.ROB:
        if s.thing >= Items.COUNT:
            basic_actions.rob_data(s, actor, target, s.thing - Items.COUNT)
        else:
            basic_actions.rob_item(s, actor, target, s.thing)
    elif verb == Kinds.SABOTAGE:
        basic_actions.sabotage(s, actor)
    elif verb == Kinds.REVIVE:
        basic_actions.revive_with_nanogel(s, actor, target)
    else:
        basic_actions.wait(s, actor, verb == Kinds.WAIT_DISC)


def perform_section(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == Kinds.DECLARE_EVACUATION:
        declare_evacuation(s)
    elif verb == Kinds.TRANSMIT:
        section_actions.transmit(s, actor, target // 2, target % 2)
    elif verb == Kinds.RELEASE_PROJECT_X:
        section_actions.release(s)
    elif verb == Kinds.DECONTAMINATE:
        section_actions.decontaminate(s, target)
    elif verb == Kinds.JETTISON:
        section_actions.jettison(s)
    elif verb == Kinds.COUNTDOWN:
        section_actions.set_token(s, Tokens.COUNTDOWN, s.place[actor])
    elif verb == Kinds.LAUNCH:
        launch(s, target)
    elif verb == Kinds.LAUNCH_ALL:
        section_actions.launch_all(s)
    elif verb == Kinds.MAKE_ITEM:
        section_actions.make_item(s, actor, target)
    elif verb == Kinds.MAKE_DATA:
        section_actions.make_data(s, actor, target)
    elif verb == Kinds.MAKE_CONTAMINATION:
        contaminate(s, actor)
    elif verb == Kinds.MEDITATE:
        section_actions.meditate(s)
    elif verb == Kinds.REPAIR:
        revive(s, target)
    elif verb == Kinds.SELF_DESTRUCT:
        section_actions.self_destruct(s)
    elif verb == Kinds.AIRLOCK:
        section_actions.transfer(s, actor, target, s.drag)
    elif verb == Kinds.AIRLOCK_THROW:
        section_actions.airlock_throw(s, actor, s.thing, target, s.light)
    elif verb == Kinds.EJECT:
        section_actions.eject(s, target)
    elif verb == Kinds.TOGGLE_CAMERAS:
        section_actions.toggle_cameras(s)
    elif verb == Kinds.WIPE:
        section_actions.wipe(s, target)
    elif verb == Kinds.ENTER_WORMHOLE:
        section_actions.enter_wormhole(s, actor, s.drag)
    elif verb == Kinds.SUPPRESS:
        console_actions.suppress(s, target)
    elif verb == Kinds.TOGGLE_JAMMERS:
        console_actions.toggle_jammers(s)
    else:
        console_actions.command_swarm(s)


def perform_ability(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == Kinds.BREACH:
        abilities.breach(s, actor, target)
    elif verb == Kinds.JURY_RIG:
        repair(s, s.place[actor])
    elif verb in (Kinds.JURY_RIG_ROBOT, Kinds.TREAT):
        revive(s, target)
    elif verb == Kinds.DISASSEMBLE:
        abilities.disassemble(s, actor)
    elif verb == Kinds.DISASSEMBLE_FOR:
        abilities.disassemble_for(s, actor, target)
    elif verb == Kinds.WORMTONGUE:
        abilities.wormtongue(s, target, s.thing)
    elif verb == Kinds.SERVE_NDA:
        abilities.serve(s, actor)
    elif verb == Kinds.LAWYER_UP:
        abilities.lawyer_up(s, target)
    elif verb == Kinds.EMP_BURST:
        abilities.emp(s, actor)
    elif verb == Kinds.MISSILE:
        abilities.fire_missile(s, target)
    elif verb == Kinds.SELF_REPAIR:
        revive(s, actor)
    elif verb == Kinds.TRADECRAFT:
        follow_up(s, FollowUps.EFFECT, DISCARDING)
    elif verb == Kinds.HARDCOPY:
        abilities.sign(s, actor)
    elif verb == Kinds.INFECT:
        contaminate(s, target)
    elif verb == Kinds.NERVE_GAS:
        abilities.gas(s, target)
    elif verb == Kinds.FLY_WINGS:
        abilities.fly(s, actor)
    else:
        abilities.eat(s, target)


def let_go(s: Position, pawn: int, item: int, light: bool) -> None:
    """A forced drop into the own section; in the mesosphere into the same pod (SF-R.31)."""
    s.tell_all(Events.DROPPED, pawn, item, s.place[pawn])
    belongings.put_item(s, pawn, item, s.place[pawn], light)


def contaminate(s: Position, pawn: int) -> None:
    """SF-8.5.1b: a full character first lets go of the chosen item."""
    if s.let_go != NOBODY:
        let_go(s, pawn, s.let_go, s.light)
    mark_contaminated(s, pawn)
