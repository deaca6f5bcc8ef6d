"""The parts of an action that are named one after the other: which item, whom, whether to drag or light."""
# compiled by mypyc

from safehouse.games.stationfall.codes import Items, Kinds, Questions, States
from safehouse.games.stationfall.rules import basic_actions, belongings, movement
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import NOT_NOW
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS, OFF_BOARD


def begin(s: Position, verb: int, argument: int) -> None:
    """An action is chosen; its other parts are still open."""
    s.verb = verb
    s.target = argument
    s.thing = NOBODY
    s.drag = NOBODY
    s.light = False
    s.let_go = NOBODY
    if verb in (Kinds.COPY, Kinds.DROP):
        s.thing = argument
        s.target = NOBODY


def commands(verb: int) -> bool:
    return verb in (Kinds.REMOTE_CONTROL, Kinds.TELEPATHY, Kinds.ROOT_ACCESS)


def next_part(s: Position, asked_drag: bool, asked_light: bool) -> int:
    """The question for the next part of the announced action; Q_NONE when it is complete."""
    verb = s.verb
    if commands(verb):
        return Questions.ACTION
    if verb in (Kinds.STEP, Kinds.AIRLOCK, Kinds.ENTER_WORMHOLE):
        return Questions.DRAG if not asked_drag and can_drag_somebody(s) else Questions.NONE
    if verb == Kinds.COPY:
        return Questions.TO if s.target == NOBODY else Questions.NONE
    if verb == Kinds.WORMTONGUE:
        return Questions.CUBE if s.thing == NOBODY else Questions.NONE
    if verb in (Kinds.MAKE_CONTAMINATION, Kinds.INFECT):
        if s.let_go == NOBODY:
            return Questions.LET_GO if s.room(victim_of_token(s)) <= 0 else Questions.NONE
        return light_question(s, asked_light) if s.let_go == Items.FIREBOMB else Questions.NONE
    if needs_item(verb) and s.thing == NOBODY:
        return Questions.ITEM
    if (verb in (Kinds.DROP, Kinds.THROW, Kinds.AIRLOCK_THROW)) and s.thing == Items.FIREBOMB:
        return light_question(s, asked_light)
    return Questions.NONE


def light_question(s: Position, asked_light: bool) -> int:
    """SF-8.1.3a: whoever parts with a firebomb in whatever drop or throw is asked, if it can burn."""
    return (
        Questions.LIGHT
        if not asked_light and belongings.cannot_light(s, s.actor, landing(s)) is None
        else Questions.NONE
    )


def needs_item(verb: int) -> bool:
    return verb in (Kinds.PICK_FROM, Kinds.GIVE, Kinds.THROW, Kinds.AIRLOCK_THROW, Kinds.ROB)


def landing(s: Position) -> int:
    """Where the item of a drop or throw comes to lie."""
    if s.verb == Kinds.DROP:
        return s.place[s.actor]
    if s.verb == Kinds.THROW or s.verb == Kinds.AIRLOCK_THROW:
        return s.target
    return s.place[victim_of_token(s)]


def can_drag_somebody(s: Position) -> bool:
    return any(s.state[pawn] == States.DOWN and cannot_drag(s, pawn) is None for pawn in s.crew)


def cannot_drag(s: Position, pawn: int) -> str | None:
    if s.verb == Kinds.STEP:
        if s.place[s.actor] == OFF_BOARD:
            return "SF-12.1.2a"
        return movement.cannot_drag(s, s.actor, pawn, s.target)
    return movement.cannot_take_along(s, s.actor, pawn)


def cannot_go_alone(s: Position) -> str | None:
    if s.verb != Kinds.STEP or s.place[s.actor] == OFF_BOARD:
        return None
    if movement.way(s, s.actor, s.place[s.actor], s.target) == 2 and not movement.opens_locks(s, s.actor):
        return "SF-12.1.3a"
    return None


def cannot_choose_item(s: Position, item: int) -> str | None:
    actor = s.actor
    if s.verb == Kinds.PICK_FROM:
        return None if item < LOOSE_ITEMS and s.count(s.target, item) > 0 else "SF-12.2.4"
    if s.verb == Kinds.GIVE:
        return belongings.cannot_give_item(s, actor, item)
    if s.verb == Kinds.ROB:
        return basic_actions.cannot_rob_item(s, actor, s.target, item)
    return belongings.cannot_part_with(s, actor, item)


def cannot_choose_data(s: Position, data: int) -> str | None:
    return basic_actions.cannot_rob_data(s, s.actor, s.target, data) if s.verb == Kinds.ROB else NOT_NOW


def victim_of_token(s: Position) -> int:
    """Who gets the contamination of the announced action."""
    return s.actor if s.verb == Kinds.MAKE_CONTAMINATION else s.target
