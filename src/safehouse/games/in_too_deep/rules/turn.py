"""The turn and its steps (5B)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Events
from safehouse.games.in_too_deep.rules.consoles import change_dominance
from safehouse.games.in_too_deep.rules.position import BY_STEP, Position
from safehouse.games.in_too_deep.tables.pieces import NOTHING


def start_turn(s: Position, seat: int) -> None:
    """ZH-5.8: the five steps, in reverse, for the top of the agenda comes first."""
    s.active = seat
    s.actions = s.cards.actions
    s.seer_used = False
    s.crusher_used = False
    s.barriers_ignored = False
    s.tell_all(Events.TURN, s.named(seat), s.chapter + 1)
    s.ask(Agenda.ENDING_TURN, seat)
    if seat == s.echo:
        s.ask(Agenda.ECHO_LETTERS, seat)
        s.ask(Agenda.ECHO_PROGRESS, seat)
        for _i in range(s.chapter + 1):
            s.ask(Agenda.ECHO_DISPLACING, seat)
        s.ask(Agenda.ECHO_MOVING, seat)
        s.ask(Agenda.ECHO_HOOKING, seat)
        return
    s.ask(Agenda.TAKING_ASIDE, seat)
    s.ask(Agenda.DRAWING, seat)
    s.ask(Agenda.RETURNING, seat)
    s.ask(Agenda.MAJOR, seat)
    s.ask(Agenda.ACTING, seat)
    s.ask(Agenda.RAISING, seat)
    s.ask(Agenda.HOOKING, seat, BY_STEP, 0)


def raise_dominance(s: Position, seat: int) -> None:
    """ZH-5.23"""
    for criminal in s.ports[seat]:
        change_dominance(s, seat, criminal, 1)


def end_turn(s: Position) -> None:
    """ZH-5.9, ZH-5.173, ZH-5.174"""
    if (s.chapter_ends and not s.in_last_chapter()) or s.turns_left == 0:
        s.ask(Agenda.EVALUATING, s.active)
    else:
        if s.turns_left != NOTHING:
            s.turns_left -= 1
        start_turn(s, s.left_of(s.active))
