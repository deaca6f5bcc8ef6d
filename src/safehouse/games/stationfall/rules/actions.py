"""Carrying out the actions of a character (chapters 12 to 14)."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Events, FollowUps, Items, Kinds, Tokens
from safehouse.games.stationfall.rules import abilities as ab
from safehouse.games.stationfall.rules import basic_actions as ba
from safehouse.games.stationfall.rules import belongings as bl
from safehouse.games.stationfall.rules import console_actions as ca
from safehouse.games.stationfall.rules import movement as mv
from safehouse.games.stationfall.rules import section_actions as sa
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
        mv.step(s, actor, target, s.drag)
    elif verb == Kinds.PICK_UP:
        bl.pick_up(s, actor, target)
    elif verb == Kinds.PICK_FROM:
        bl.pick_from(s, actor, target, s.thing)
    elif verb == Kinds.PICK_KOMPROMAT:
        bl.pick_kompromat(s, target)
    elif verb == Kinds.DROP:
        bl.drop(s, actor, s.thing, s.light)
    elif verb == Kinds.GIVE:
        bl.give(s, actor, s.thing, target)
    elif verb == Kinds.THROW:
        bl.throw(s, actor, s.thing, target, s.light)
    elif verb == Kinds.COPY:
        bl.copy_data(s, actor, s.thing, target)
    elif verb == Kinds.DELETE:
        bl.delete_data(s, actor, target)
    elif verb == Kinds.STRIKE:
        ba.strike(s, actor, target)
    elif verb == Kinds.SHOOT:
        ba.shoot(s, actor, target)
    elif verb == Kinds.ROB:
        if s.thing >= Items.COUNT:
            ba.rob_data(s, actor, target, s.thing - Items.COUNT)
        else:
            ba.rob_item(s, actor, target, s.thing)
    elif verb == Kinds.SABOTAGE:
        ba.sabotage(s, actor)
    elif verb == Kinds.REVIVE:
        ba.revive_with_nanogel(s, actor, target)
    else:
        ba.wait(s, actor, verb == Kinds.WAIT_DISC)


def perform_section(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == Kinds.DECLARE_EVACUATION:
        declare_evacuation(s)
    elif verb == Kinds.TRANSMIT:
        sa.transmit(s, actor, target // 2, target % 2)
    elif verb == Kinds.RELEASE_PROJECT_X:
        sa.release(s)
    elif verb == Kinds.DECONTAMINATE:
        sa.decontaminate(s, target)
    elif verb == Kinds.JETTISON:
        sa.jettison(s)
    elif verb == Kinds.COUNTDOWN:
        sa.set_token(s, Tokens.COUNTDOWN, s.place[actor])
    elif verb == Kinds.LAUNCH:
        launch(s, target)
    elif verb == Kinds.LAUNCH_ALL:
        sa.launch_all(s)
    elif verb == Kinds.MAKE_ITEM:
        sa.make_item(s, actor, target)
    elif verb == Kinds.MAKE_DATA:
        sa.make_data(s, actor, target)
    elif verb == Kinds.MAKE_CONTAMINATION:
        contaminate(s, actor)
    elif verb == Kinds.MEDITATE:
        sa.meditate(s)
    elif verb == Kinds.REPAIR:
        revive(s, target)
    elif verb == Kinds.SELF_DESTRUCT:
        sa.self_destruct(s)
    elif verb == Kinds.AIRLOCK:
        sa.transfer(s, actor, target, s.drag)
    elif verb == Kinds.AIRLOCK_THROW:
        sa.airlock_throw(s, actor, s.thing, target, s.light)
    elif verb == Kinds.EJECT:
        sa.eject(s, target)
    elif verb == Kinds.TOGGLE_CAMERAS:
        sa.toggle_cameras(s)
    elif verb == Kinds.WIPE:
        sa.wipe(s, target)
    elif verb == Kinds.ENTER_WORMHOLE:
        sa.enter_wormhole(s, actor, s.drag)
    elif verb == Kinds.SUPPRESS:
        ca.suppress(s, target)
    elif verb == Kinds.TOGGLE_JAMMERS:
        ca.toggle_jammers(s)
    else:
        ca.command_swarm(s)


def perform_ability(s: Position, actor: int, verb: int) -> None:
    target = s.target
    if verb == Kinds.BREACH:
        ab.breach(s, actor, target)
    elif verb == Kinds.JURY_RIG:
        repair(s, s.place[actor])
    elif verb in (Kinds.JURY_RIG_ROBOT, Kinds.TREAT):
        revive(s, target)
    elif verb == Kinds.DISASSEMBLE:
        ab.disassemble(s, actor)
    elif verb == Kinds.DISASSEMBLE_FOR:
        ab.disassemble_for(s, actor, target)
    elif verb == Kinds.WORMTONGUE:
        ab.wormtongue(s, target, s.thing)
    elif verb == Kinds.SERVE_NDA:
        ab.serve(s, actor)
    elif verb == Kinds.LAWYER_UP:
        ab.lawyer_up(s, target)
    elif verb == Kinds.EMP_BURST:
        ab.emp(s, actor)
    elif verb == Kinds.MISSILE:
        ab.fire_missile(s, target)
    elif verb == Kinds.SELF_REPAIR:
        revive(s, actor)
    elif verb == Kinds.TRADECRAFT:
        follow_up(s, FollowUps.EFFECT, DISCARDING)
    elif verb == Kinds.HARDCOPY:
        ab.sign(s, actor)
    elif verb == Kinds.INFECT:
        contaminate(s, target)
    elif verb == Kinds.NERVE_GAS:
        ab.gas(s, target)
    elif verb == Kinds.FLY_WINGS:
        ab.fly(s, actor)
    else:
        ab.eat(s, target)


def let_go(s: Position, pawn: int, item: int, light: bool) -> None:
    """A forced drop into the own section; in the mesosphere into the same pod (SF-R.31)."""
    s.tell_all(Events.DROPPED, pawn, item, s.place[pawn])
    bl.put_item(s, pawn, item, s.place[pawn], light)


def contaminate(s: Position, pawn: int) -> None:
    """SF-8.5.1b: a full character first lets go of the chosen item."""
    if s.let_go != NOBODY:
        let_go(s, pawn, s.let_go, s.light)
    mark_contaminated(s, pawn)
