"""The course of play (chapter 15): what comes next when nobody is asked."""
# compiled by mypyc

from safehouse.games.stationfall.components import (
    FIRST_POD,
    INNOCENT,
    MIMIC_FRAMEUP,
    MONSTER,
    POWER_OF_TWO,
    SECTIONS,
    T_COUNTDOWN,
    T_MISSILE,
)
from safehouse.games.stationfall.events import (
    EV_ACCEPTED,
    EV_ASKED,
    EV_BRIBE_BACK,
    EV_ENDED,
    EV_ENTRY,
    EV_MINUTE_BEGAN,
    EV_REFUSED,
    EV_TOKEN_BACK,
    EV_TURN,
    EV_USED_FREE,
)
from safehouse.games.stationfall.moves import AIRLOCK, REMOTE, STEP
from safehouse.games.stationfall.position import NOBODY, POD_DOCKED, POD_LAUNCHED, Position
from safehouse.games.stationfall.rules import conspiracy as co
from safehouse.games.stationfall.rules import monsters
from safehouse.games.stationfall.rules.action_parts import commands, next_part
from safehouse.games.stationfall.rules.actions import let_go, perform
from safehouse.games.stationfall.rules.belongings import can_make_room
from safehouse.games.stationfall.rules.ending import begin_stationfall, continue_stationfall
from safehouse.games.stationfall.rules.movement import is_free_move
from safehouse.games.stationfall.rules.pieces import make_suspect, mark_contaminated, pawns_at
from safehouse.games.stationfall.rules.questions import (
    ACTIVATION,
    CHOOSING,
    F_AFTER_ACTION,
    F_CLONE,
    F_CONTAMINATE,
    F_EFFECT,
    F_MONSTER_STRIKE,
    F_OVERFULL,
    F_SEATS,
    F_SIREN_CALL,
    F_SWARM,
    F_VERDICT,
    FINAL_REVEAL,
    M_ACTION,
    M_BRIBE,
    M_CLONE,
    M_FREE,
    M_GREY,
    M_KOMPROMAT,
    M_PRESENCE,
    MONSTER_ACTS,
    OVER,
    Q_ACTION,
    Q_ACTIVATION,
    Q_CHOOSE,
    Q_CONSENT,
    Q_CONTAMINATED,
    Q_FRAME,
    Q_NONE,
    Q_OVERFULL,
    Q_OWNER,
    Q_RESOLVE,
    Q_TURN,
    Q_WITH,
    TOKENS,
    TRACK,
    TURN,
    TURN_OVER,
    argument_of,
    follow_up,
    kind_of,
    next_follow_up,
    put_question,
)
from safehouse.games.stationfall.rules.reveals import clones_left, take_effect
from safehouse.games.stationfall.rules.station import (
    EXCUSED,
    annihilate_pod,
    damage,
    declare_evacuation,
    explode,
    launch,
    put_down,
)


def proceed(s: Position) -> None:
    """Go on until somebody has to decide."""
    s.ask = Q_NONE
    while s.ask == Q_NONE and s.phase != OVER:
        if s.ended and s.phase < FINAL_REVEAL:
            begin_stationfall(s)
        elif len(s.queue) > 0:
            settle_next(s)
        else:
            continue_phase(s)


def continue_phase(s: Position) -> None:
    phase = s.phase
    if phase == CHOOSING:
        if NOBODY in s.identity:
            s.ask = Q_CHOOSE
        else:
            begin_minute(s)
    elif phase == TURN:
        put_question(s, Q_TURN, s.active)
    elif phase == ACTIVATION:
        s.mode = M_ACTION
        s.actor = s.activated
        put_question(s, Q_ACTIVATION, s.active)
    elif phase == TOKENS:
        resolve_tokens(s)
    elif phase == TRACK:
        resolve_track(s)
    elif phase == MONSTER_ACTS:
        s.phase = TURN_OVER
        monsters.act(s)
    elif phase == TURN_OVER:
        end_turn(s)
    else:
        continue_stationfall(s)


# -- things that wait in the queue ---------------------------------------------------------------


def settle_next(s: Position) -> None:
    entry = next_follow_up(s)
    what = kind_of(entry)
    argument = argument_of(entry)
    if what == F_CONTAMINATE:
        contaminate_victim(s, argument)
    elif what == F_OVERFULL:
        if s.room(argument) < 0:
            s.target = argument
            put_question(s, Q_OVERFULL, s.active)
    elif what == F_SEATS:
        monsters.seat_freed(s)
    elif what == F_EFFECT:
        take_effect(s, argument)
    elif what == F_CLONE:
        if len(clones_left(s)) > 0:
            s.mode = M_CLONE
            put_question(s, Q_WITH, s.active)
    elif what == F_VERDICT:
        give_verdict(s)
    elif what == F_MONSTER_STRIKE:
        monsters.swarm_strikes(s)
    elif what == F_SIREN_CALL:
        monsters.siren_calls(s)
    elif what == F_AFTER_ACTION:
        if s.mode == M_CLONE:
            follow_up(s, F_CLONE)
        clear_action(s)
    elif what == F_SWARM:
        monsters.act(s)


def contaminate_victim(s: Position, pawn: int) -> None:
    """SF-8.5.1b, SF-R.30: a full victim drops what the active player chooses."""
    if s.contaminated[pawn] or (s.room(pawn) <= 0 and not can_make_room(s, pawn, False)):
        return
    if s.room(pawn) > 0:
        mark_contaminated(s, pawn)
    else:
        s.target = pawn
        put_question(s, Q_CONTAMINATED, s.active)


def force_drop(s: Position, pawn: int, item: int, light: bool, contaminated: bool) -> None:
    let_go(s, pawn, item, light)
    if contaminated:
        mark_contaminated(s, pawn)


def give_verdict(s: Position) -> None:
    """SF-10.1.2, SF-R.29: seen, the active player becomes suspect once, or frames somebody."""
    seen = s.witnessed
    s.judged = False
    if seen == 0 or seen & EXCUSED != 0 or s.guilt[s.active] != INNOCENT:
        s.witnessed = 0
        return
    if s.actor != NOBODY and s.has(s.actor, MIMIC_FRAMEUP) and len(scapegoats(s)) > 0:
        put_question(s, Q_FRAME, s.active)
        return
    s.witnessed = 0
    make_suspect(s, s.active)


def scapegoats(s: Position) -> list[int]:
    """Other players with a conspirator where it was seen (SF-A.mimic_frameup)."""
    found: list[int] = []
    for colour in range(s.colours):
        if colour != s.active:
            for section in range(SECTIONS):
                if s.witnessed & POWER_OF_TWO[section] != 0 and s.conspirator_in(colour, section):
                    found.append(colour)
                    break
    return found


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
    s.mode = M_ACTION
    s.token = NOBODY
    s.owner_asked = NOBODY


# -- announcing and carrying out an action -------------------------------------------------------


def continue_action(s: Position) -> None:
    """Ask for the next part of the announced action, or go on with it once it is complete."""
    if commands(s.verb):
        s.commanders = [*s.commanders, s.actor]
        s.actor = s.target
        s.reckless = s.verb != REMOTE
        put_question(s, Q_ACTION, s.active)
        return
    question = next_part(s, s.asked_drag, s.asked_light)
    if question != Q_NONE:
        put_question(s, question, s.active)
    else:
        commit(s)


def root(s: Position) -> int:
    """The character that was activated, bribed or blackmailed."""
    return s.commanders[0] if len(s.commanders) > 0 else s.actor


def commit(s: Position) -> None:
    """The action is fully announced: ask whoever may refuse it, otherwise carry it out."""
    if s.mode == M_BRIBE or s.mode == M_GREY or s.mode == M_KOMPROMAT:
        owners = co.owners_to_ask(s, s.box.card_of[root(s)], s.mode == M_KOMPROMAT)
        if len(owners) > 1:
            put_question(s, Q_OWNER, s.active)
            return
        if len(owners) == 1 and not (s.mode != M_KOMPROMAT and s.same_player(owners[0], s.active)):
            ask_leave(s, owners[0])
            return
    carry_out(s)


def ask_leave(s: Position, colour: int) -> None:
    s.owner_asked = colour
    s.tell_all(EV_ASKED, colour)
    put_question(s, Q_CONSENT, colour)


def answer(s: Position, accepts: bool) -> None:
    """SF-15.5.4.3, SF-15.5.5.2"""
    s.tell_all(EV_ACCEPTED if accepts else EV_REFUSED, s.owner_asked)
    if accepts:
        carry_out(s)
        return
    if s.mode == M_KOMPROMAT:
        co.take_vengeance_back(s, root(s))
        co.refuse_kompromat(s, s.token)
    else:
        s.tell_all(EV_BRIBE_BACK, s.active)
    clear_action(s)


def carry_out(s: Position) -> None:
    """Pay for the action and do it; what follows from it is settled next."""
    pay(s)
    s.judged = s.phase == ACTIVATION
    s.witnessed = 0
    perform(s)
    follow_up(s, F_VERDICT)
    follow_up(s, F_AFTER_ACTION)


def pay(s: Position) -> None:
    if s.mode == M_ACTION:
        s.acted = True
        if is_movement(s) and is_free_move(s, s.actor, s.target):
            s.free_moves += 1
        else:
            s.actions_left -= 1
    elif s.mode == M_FREE:
        s.acted = True
        s.free_left = False
        s.tell_all(EV_USED_FREE, root(s))
    elif s.mode == M_KOMPROMAT:
        co.tell_vengeance(s, root(s))
        co.lay_kompromat(s, s.token)
    elif s.mode == M_BRIBE or s.mode == M_GREY:
        co.pay_bribe(s, root(s))
    elif s.mode == M_PRESENCE:
        s.acted = True


def is_movement(s: Position) -> bool:
    return len(s.commanders) == 0 and (s.verb == STEP or s.verb == AIRLOCK)


# -- minutes and turns ---------------------------------------------------------------------------


def turn_order(s: Position) -> list[int]:
    return [(s.first + k) % s.colours for k in range(s.colours)]


def begin_minute(s: Position) -> None:
    s.turn_number = 0
    s.tell_all(EV_MINUTE_BEGAN, s.minute)
    begin_turn(s)


def begin_turn(s: Position) -> None:
    s.active = turn_order(s)[s.turn_number]
    s.phase = TURN
    s.stage = 0
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
    s.tell_all(EV_TURN, s.active, s.minute_now())


def begin_activation_phase(s: Position) -> None:
    """SF-15.5.1"""
    if s.phase == TURN:
        co.note_exhaustion(s)
        s.phase = ACTIVATION


def end_activation_phase(s: Position) -> None:
    s.tell_all(EV_ENDED, s.active)
    s.activated = NOBODY
    s.actor = NOBODY
    s.phase = TOKENS


def due_tokens(s: Position) -> list[int]:
    """Own tokens placed in the previous minute (SF-15.7.1)."""
    now = s.minute_now()
    return [k for k in range(len(s.token_colour)) if s.token_colour[k] == s.active and s.token_minute[k] > now]


def resolve_tokens(s: Position) -> None:
    due = due_tokens(s)
    if len(due) == 0:
        s.phase = TRACK
    elif len(due) == 1:
        resolve_token(s, due[0])
    else:
        put_question(s, Q_RESOLVE, s.active)


def resolve_token(s: Position, token: int) -> None:
    kind = s.token_kind.pop(token)
    section = s.token_section.pop(token)
    s.token_colour.pop(token)
    s.token_minute.pop(token)
    s.tokens_left[s.active] += 1
    s.tell_all(EV_TOKEN_BACK, s.active, kind, section)
    if kind == T_COUNTDOWN:
        if s.pod[section] == POD_DOCKED:
            launch(s, section)
        return
    if section >= FIRST_POD and s.pod[section] != POD_DOCKED:
        if s.pod[section] == POD_LAUNCHED:
            annihilate_pod(s, section)
        return
    damage(s, section)
    if kind == T_MISSILE:
        for pawn in pawns_at(s, section):
            if pawn != MONSTER or s.box.hurt_by_gun[s.project]:
                put_down(s, pawn)


def resolve_track(s: Position) -> None:
    """SF-15.7.2, SF-15.7.4"""
    s.phase = MONSTER_ACTS
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
        s.tell_all(EV_ENTRY, 1 if s.entry == 0 else 0)
        if s.entry == 0:
            begin_stationfall(s)
            return
    begin_minute(s)
