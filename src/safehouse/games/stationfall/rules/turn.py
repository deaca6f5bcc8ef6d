"""The course of play (chapter 15): what comes next when nobody is asked."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Events,
    FollowUps,
    Guilt,
    Kinds,
    Modes,
    Pawns,
    Phases,
    Pods,
    Questions,
    Sections,
    Stages,
    Tokens,
)
from safehouse.games.stationfall.rules import conspiracy, monsters
from safehouse.games.stationfall.rules.action_parts import commands, next_part
from safehouse.games.stationfall.rules.actions import let_go, perform
from safehouse.games.stationfall.rules.belongings import can_make_room
from safehouse.games.stationfall.rules.ending import begin_stationfall, continue_stationfall
from safehouse.games.stationfall.rules.movement import is_free_move
from safehouse.games.stationfall.rules.pieces import make_suspect, mark_contaminated, pawns_at
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import (
    argument_of,
    follow_up,
    kind_of,
    next_follow_up,
    put_question,
)
from safehouse.games.stationfall.rules.reveals import cannot_send_clone, take_effect
from safehouse.games.stationfall.rules.station import (
    EXCUSED,
    annihilate_pod,
    damage,
    declare_evacuation,
    explode,
    launch,
    put_down,
)
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD, POWER_OF_TWO


def proceed(s: Position) -> None:
    """Go on until somebody has to decide."""
    s.ask = Questions.NONE
    while s.ask == Questions.NONE and s.phase != Phases.OVER:
        if s.ended and s.phase < Phases.FINAL_REVEAL:
            begin_stationfall(s)
        elif len(s.queue) > 0:
            settle_next(s)
        else:
            continue_phase(s)


def continue_phase(s: Position) -> None:
    phase = s.phase
    if phase == Phases.CHOOSING:
        if NOBODY in s.identity:
            s.ask = Questions.CHOOSE
        else:
            begin_minute(s)
    elif phase == Phases.TURN:
        put_question(s, Questions.TURN, s.active)
    elif phase == Phases.ACTIVATION:
        s.mode = Modes.ACTION
        s.actor = s.activated
        put_question(s, Questions.ACTIVATION, s.active)
    elif phase == Phases.TOKENS:
        resolve_tokens(s)
    elif phase == Phases.TRACK:
        resolve_track(s)
    elif phase == Phases.MONSTER_ACTS:
        s.phase = Phases.TURN_OVER
        monsters.act(s)
    elif phase == Phases.TURN_OVER:
        end_turn(s)
    else:
        continue_stationfall(s)


# -- things that wait in the queue ---------------------------------------------------------------


def settle_next(s: Position) -> None:
    entry = next_follow_up(s)
    what = kind_of(entry)
    argument = argument_of(entry)
    if what == FollowUps.CONTAMINATE:
        contaminate_victim(s, argument)
    elif what == FollowUps.OVERFULL:
        if s.room(argument) < 0:
            s.target = argument
            put_question(s, Questions.OVERFULL, s.active)
    elif what == FollowUps.SEATS:
        monsters.seat_freed(s)
    elif what == FollowUps.EFFECT:
        take_effect(s, argument)
    elif what == FollowUps.CLONE:
        if any(cannot_send_clone(s, pawn) is None for pawn in range(CREW)):
            s.mode = Modes.CLONE
            put_question(s, Questions.WITH, s.active)
    elif what == FollowUps.VERDICT:
        give_verdict(s)
    elif what == FollowUps.MONSTER_STRIKE:
        monsters.swarm_strikes(s)
    elif what == FollowUps.SIREN_CALL:
        monsters.siren_calls(s)
    elif what == FollowUps.AFTER_ACTION:
        if s.mode == Modes.CLONE:
            follow_up(s, FollowUps.CLONE)
        clear_action(s)
    elif what == FollowUps.SWARM:
        monsters.act(s)


def contaminate_victim(s: Position, pawn: int) -> None:
    """SF-8.5.1b, SF-R.30: a full victim drops what the active player chooses."""
    if s.contaminated[pawn] or (s.room(pawn) <= 0 and not can_make_room(s, pawn, False)):
        return
    if s.room(pawn) > 0:
        mark_contaminated(s, pawn)
    else:
        s.target = pawn
        put_question(s, Questions.CONTAMINATED, s.active)


def force_drop(s: Position, pawn: int, item: int, light: bool, contaminated: bool) -> None:
    let_go(s, pawn, item, light)
    if contaminated:
        mark_contaminated(s, pawn)


def give_verdict(s: Position) -> None:
    """SF-10.1.2, SF-R.29: seen, the active player becomes suspect once, or frames somebody."""
    seen = s.witnessed
    s.judged = False
    if seen == 0 or seen & EXCUSED != 0 or s.guilt[s.active] != Guilt.INNOCENT:
        s.witnessed = 0
        return
    frames = s.actor != NOBODY and s.has(s.actor, Abilities.MIMIC_FRAMEUP)
    if frames and any(cannot_frame(s, colour) is None for colour in range(s.colours)):
        put_question(s, Questions.FRAME, s.active)
        return
    s.witnessed = 0
    make_suspect(s, s.active)


def cannot_frame(s: Position, colour: int) -> str | None:
    """Other players with a conspirator where it was seen (SF-A.mimic_frameup)."""
    if colour != s.active and colour < s.colours:
        for section in range(Sections.COUNT):
            if s.witnessed & POWER_OF_TWO[section] != 0 and s.conspirator_in(colour, section):
                return None
    return "SF-A.mimic_frameup"


def clear_action(s: Position) -> None:
    s.verb = -1
    s.target = NOBODY
    s.thing = NOBODY
    s.drag = NOBODY
    s.light = False
    s.let_go = NOBODY
    s.asked_drag = False
    s.asked_light = False
    s.actor = NOBODY
    s.commanders = []
    s.reckless = False
    s.mode = Modes.ACTION
    s.token = NOBODY
    s.owner_asked = NOBODY


# -- announcing and carrying out an action -------------------------------------------------------


def continue_action(s: Position) -> None:
    """Ask for the next part of the announced action, or go on with it once it is complete."""
    if commands(s.verb):
        s.commanders = [*s.commanders, s.actor]
        s.actor = s.target
        s.reckless = s.verb != Kinds.REMOTE_CONTROL
        put_question(s, Questions.ACTION, s.active)
        return
    question = next_part(s, s.asked_drag, s.asked_light)
    if question != Questions.NONE:
        put_question(s, question, s.active)
    else:
        commit(s)


def root(s: Position) -> int:
    """The character that was activated, bribed or blackmailed."""
    return s.commanders[0] if len(s.commanders) > 0 else s.actor


def commit(s: Position) -> None:
    """The action is fully announced: ask whoever may refuse it, otherwise carry it out."""
    if s.mode == Modes.BRIBE or s.mode == Modes.GREY or s.mode == Modes.KOMPROMAT:
        owners = owners_to_ask(s)
        if len(owners) > 1:
            put_question(s, Questions.OWNER, s.active)
            return
        if len(owners) == 1 and not (s.mode != Modes.KOMPROMAT and s.same_player(owners[0], s.active)):
            ask_leave(s, owners[0])
            return
    carry_out(s)


def owners_to_ask(s: Position) -> list[int]:
    return conspiracy.owners_to_ask(s, s.box.card_of[root(s)], s.mode == Modes.KOMPROMAT)


def cannot_ask(s: Position, colour: int) -> str | None:
    return None if colour in owners_to_ask(s) else "SF-15.5.4.3a"


def ask_leave(s: Position, colour: int) -> None:
    s.owner_asked = colour
    s.tell_all(Events.ASKED, colour)
    put_question(s, Questions.CONSENT, colour)


def answer(s: Position, accepts: bool) -> None:
    """SF-15.5.4.3, SF-15.5.5.2"""
    s.tell_all(Events.ACCEPTED if accepts else Events.REFUSED, s.owner_asked)
    if accepts:
        carry_out(s)
        return
    if s.mode == Modes.KOMPROMAT:
        conspiracy.take_vengeance_back(s, root(s))
        conspiracy.refuse_kompromat(s, s.token)
    else:
        s.tell_all(Events.BRIBE_BACK, s.active)
    clear_action(s)


def carry_out(s: Position) -> None:
    """Pay for the action and do it; what follows from it is settled next."""
    pay(s)
    s.judged = s.phase == Phases.ACTIVATION
    s.witnessed = 0
    perform(s)
    follow_up(s, FollowUps.VERDICT)
    follow_up(s, FollowUps.AFTER_ACTION)


def pay(s: Position) -> None:
    if s.mode == Modes.ACTION:
        s.acted = True
        if is_movement(s) and is_free_move(s, s.actor, s.target):
            s.free_moves += 1
        else:
            s.actions_left -= 1
    elif s.mode == Modes.FREE:
        s.acted = True
        s.free_left = False
        s.tell_all(Events.USED_FREE, root(s))
    elif s.mode == Modes.KOMPROMAT:
        conspiracy.tell_vengeance(s, root(s))
        conspiracy.lay_kompromat(s, s.token)
    elif s.mode == Modes.BRIBE or s.mode == Modes.GREY:
        conspiracy.pay_bribe(s, root(s))
    elif s.mode == Modes.PRESENCE:
        s.acted = True


def is_movement(s: Position) -> bool:
    return len(s.commanders) == 0 and (s.verb == Kinds.STEP or s.verb == Kinds.AIRLOCK)


# -- minutes and turns ---------------------------------------------------------------------------


def turn_order(s: Position) -> list[int]:
    return [(s.first + k) % s.colours for k in range(s.colours)]


def begin_minute(s: Position) -> None:
    s.turn_number = 0
    s.tell_all(Events.MINUTE_BEGAN, s.minute)
    begin_turn(s)


def begin_turn(s: Position) -> None:
    s.active = turn_order(s)[s.turn_number]
    s.phase = Phases.TURN
    s.stage = Stages.REVEAL
    s.die = 0
    s.activated = NOBODY
    s.actions_left = 0
    s.free_left = False
    s.bribed = False
    s.blackmailed = False
    s.moss_done = False
    s.draggers = 0
    s.draggeds = 0
    clear_action(s)
    s.tell_all(Events.TURN, s.active, s.minute_now())


def begin_activation_phase(s: Position) -> None:
    """SF-15.5.1"""
    if s.phase == Phases.TURN:
        conspiracy.note_exhaustion(s)
        s.phase = Phases.ACTIVATION


def end_activation_phase(s: Position) -> None:
    s.tell_all(Events.ENDED, s.active)
    s.activated = NOBODY
    s.actor = NOBODY
    s.phase = Phases.TOKENS


def due_tokens(s: Position) -> list[int]:
    """Own tokens placed in the previous minute (SF-15.7.1)."""
    now = s.minute_now()
    return [k for k in range(len(s.token_colour)) if s.token_colour[k] == s.active and s.token_minute[k] > now]


def resolve_tokens(s: Position) -> None:
    due = due_tokens(s)
    if len(due) == 0:
        s.phase = Phases.TRACK
    elif len(due) == 1:
        resolve_token(s, due[0])
    else:
        put_question(s, Questions.RESOLVE, s.active)


def resolve_token(s: Position, token: int) -> None:
    kind = s.token_kind.pop(token)
    section = s.token_section.pop(token)
    s.token_colour.pop(token)
    s.token_minute.pop(token)
    s.tokens_left[s.active] += 1
    s.tell_all(Events.TOKEN_BACK, s.active, kind, section)
    if kind == Tokens.COUNTDOWN:
        if s.pod[section] == Pods.DOCKED:
            launch(s, section)
        return
    if section >= FIRST_POD and s.pod[section] != Pods.DOCKED:
        if s.pod[section] == Pods.LAUNCHED:
            annihilate_pod(s, section)
        return
    damage(s, section)
    if kind == Tokens.MISSILE:
        for pawn in pawns_at(s, section):
            if pawn != Pawns.MONSTER or s.box.hurt_by_gun[s.project]:
                put_down(s, pawn)


def resolve_track(s: Position) -> None:
    """SF-15.7.2, SF-15.7.4"""
    s.phase = Phases.MONSTER_ACTS
    if s.track_colour != s.active or s.track_minute != s.minute_now():
        return
    s.track_colour = NOBODY
    s.track_minute = -1
    if s.track_has_token:
        s.track_has_token = False
        s.tokens_left[s.active] += 1
    if not s.antimatter_gone:
        explode(s)


def end_turn(s: Position) -> None:
    s.turn_number += 1
    if s.two_player:
        s.minute_of[s.active] -= 1
        if s.minute_of[s.active] == 1:
            declare_evacuation(s)
    if s.turn_number < s.colours:
        begin_turn(s)
    else:
        end_minute(s)


def end_minute(s: Position) -> None:
    """SF-15.8"""
    s.minute -= 1
    if s.minute < 0:
        begin_stationfall(s)
        return
    if s.minute == 1:
        declare_evacuation(s)
    if s.minute == 0:
        s.entry_turned = True
        s.tell_all(Events.ENTRY, 1 if s.entry == 0 else 0)
        if s.entry == 0:
            begin_stationfall(s)
            return
    begin_minute(s)
