"""A decision of a finished game as its seat met it, found again in the save."""

import msgspec

from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.record import UNDO
from safehouse.core.save import Save, start
from safehouse.core.view import encode


class PastDecision(msgspec.Struct, frozen=True):
    """What its seat saw, the move it made, and what it saw right after."""

    seat: int
    view: bytes
    moves: list[int]
    made: int
    after: bytes


def decision_in(save: Save, number: int) -> PastDecision | None:
    """Entry `number` of a save; None where it is no decision. Raises `SaveError`."""
    if number >= len(save.moves) or save.moves[number].endswith(f" {UNDO}"):
        return None
    record = start(save)
    try:
        for entry in save.moves[:number]:
            record.enter(entry)
        seat = record.seat_in(save.moves[number])
        view, moves = encode(record.view(seat)), record.choices(seat)
        record.enter(save.moves[number])
    except SafehouseError as error:
        raise SaveError(str(error), at=number + 1) from None
    move = record.steps[-1].move
    if move not in moves:
        return None
    return PastDecision(seat, view, moves, move, encode(record.view(seat)))
