"""Carrying out the actions of a character (chapters 12 to 14)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.components import ITEMS, T_COUNTDOWN
from safehouse.games.stationfall.events import EV_DROPPED
from safehouse.games.stationfall.moves import (
    AIRLOCK,
    AIRLOCK_THROW,
    BREACH,
    COMMAND_SWARM,
    COPY,
    COUNTDOWN,
    DECLARE,
    DECONTAMINATE,
    DELETE,
    DISASSEMBLE,
    DISASSEMBLE_FOR,
    DROP,
    EJECT,
    EMP,
    ENTER_WORMHOLE,
    FLY_WINGS,
    GAS,
    GIVE,
    HARDCOPY,
    INFECT,
    JETTISON,
    LAUNCH,
    LAUNCH_ALL,
    LAWYER_UP,
    MAKE_CONTAMINATION,
    MAKE_DATA,
    MAKE_ITEM,
    MEDITATE,
    MISSILE,
    PICK_FROM,
    PICK_KOMPROMAT,
    PICK_UP,
    RELEASE,
    REPAIR,
    REVIVE,
    RIG,
    RIG_ROBOT,
    ROB,
    SABOTAGE,
    SELF_DESTRUCT,
    SELF_REPAIR,
    SERVE_NDA,
    SHOOT,
    STEP,
    STRIKE,
    SUPPRESS,
    THROW,
    TOGGLE_CAMERAS,
    TOGGLE_JAMMERS,
    TRADECRAFT,
    TRANSMIT,
    TREAT,
    WAIT_DISC,
    WIPE,
    WORMTONGUE,
)
from safehouse.games.stationfall.position import NOBODY, Position
from safehouse.games.stationfall.rules import abilities as ab
from safehouse.games.stationfall.rules import basic_actions as ba
from safehouse.games.stationfall.rules import belongings as bl
from safehouse.games.stationfall.rules import movement as mv
from safehouse.games.stationfall.rules import section_actions as sa
from safehouse.games.stationfall.rules.pieces import mark_contaminated
from safehouse.games.stationfall.rules.questions import F_EFFECT, follow_up
from safehouse.games.stationfall.rules.station import declare_evacuation, launch, repair, revive

DISCARDING: Final = 999
"""Argument of F_EFFECT: Tradecraft goes on with its discards."""


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
        mv.step(s, actor, target, s.drag)
    elif verb == PICK_UP:
        bl.pick_up(s, actor, target)
    elif verb == PICK_FROM:
        bl.pick_from(s, actor, target, s.thing)
    elif verb == PICK_KOMPROMAT:
        bl.pick_kompromat(s, target)
    elif verb == DROP:
        bl.drop(s, actor, s.thing, s.light)
    elif verb == GIVE:
        bl.give(s, actor, s.thing, target)
    elif verb == THROW:
        bl.throw(s, actor, s.thing, target, s.light)
    elif verb == COPY:
        bl.copy_data(s, actor, s.thing, target)
    elif verb == DELETE:
        bl.delete_data(s, actor, target)
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
    bl.put_item(s, pawn, item, s.place[pawn], light)


def contaminate(s: Position, pawn: int) -> None:
    """SF-8.5.1b: a full character first lets go of the chosen item."""
    if s.let_go != NOBODY:
        let_go(s, pawn, s.let_go, s.light)
    mark_contaminated(s, pawn)
