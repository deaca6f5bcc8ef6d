"""The parts of an action that are named one after the other: which item, whom, whether to drag or light."""
# compiled by mypyc

from safehouse.games.stationfall.components import DOWN, FIREBOMB, LOOSE_ITEMS, OFF_BOARD, PAWNS
from safehouse.games.stationfall.moves import (
    AIRLOCK,
    AIRLOCK_THROW,
    COPY,
    DROP,
    ENTER_WORMHOLE,
    GIVE,
    INFECT,
    MAKE_CONTAMINATION,
    PICK_FROM,
    REMOTE,
    ROB,
    ROOT,
    STEP,
    TELEPATHY,
    THROW,
    WORMTONGUE,
)
from safehouse.games.stationfall.position import NOBODY, Position
from safehouse.games.stationfall.rules import basic_actions as ba
from safehouse.games.stationfall.rules import belongings as bl
from safehouse.games.stationfall.rules import movement as mv
from safehouse.games.stationfall.rules.questions import (
    Q_ACTION,
    Q_CUBE,
    Q_DRAG,
    Q_ITEM,
    Q_LET_GO,
    Q_LIGHT,
    Q_NONE,
    Q_TO,
)


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
    return Q_LIGHT if not asked_light and bl.cannot_light(s, s.actor, landing(s)) is None else Q_NONE


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
        return mv.cannot_drag(s, s.actor, pawn, s.target)
    return mv.cannot_take_along(s, s.actor, pawn)


def cannot_go_alone(s: Position) -> str | None:
    if s.verb != STEP or s.place[s.actor] == OFF_BOARD:
        return None
    if mv.way(s, s.actor, s.place[s.actor], s.target) == 2 and not mv.opens_locks(s, s.actor):
        return "SF-12.1.3a"
    return None


def cannot_choose_item(s: Position, item: int) -> str | None:
    actor = s.actor
    if s.verb == PICK_FROM:
        return None if item < LOOSE_ITEMS and s.count(s.target, item) > 0 else "SF-12.2.4"
    if s.verb == GIVE:
        return bl.cannot_give_item(s, actor, item)
    if s.verb == ROB:
        return ba.cannot_rob_item(s, actor, s.target, item)
    return bl.cannot_part_with(s, actor, item)


def cannot_choose_data(s: Position, data: int) -> str | None:
    return ba.cannot_rob_data(s, s.actor, s.target, data) if s.verb == ROB else "SF-15.2a"


def victim_of_token(s: Position) -> int:
    """Who gets the contamination of the announced action."""
    return s.actor if s.verb == MAKE_CONTAMINATION else s.target
