"""Asking a player, and the queue of things that still have to be settled."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.rules.position import Position

NOT_NOW: Final = "SF-15.2a"

_WIDTH: Final = 1000


def follow_up(s: Position, what: int, argument: int = 0) -> None:
    """Settle this before play goes on."""
    s.queue.append(what * _WIDTH + argument)


def follow_up_first(s: Position, what: int, argument: int = 0) -> None:
    s.queue.insert(0, what * _WIDTH + argument)


def next_follow_up(s: Position) -> int:
    return s.queue.pop(0)


def kind_of(entry: int) -> int:
    return entry // _WIDTH


def argument_of(entry: int) -> int:
    return entry % _WIDTH


def put_question(s: Position, question: int, colour: int) -> None:
    s.ask = question
    s.asked = colour
