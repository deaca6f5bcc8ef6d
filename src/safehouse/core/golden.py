"""Golden games: recorded games that show what random play almost never does."""

from collections.abc import Callable

from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, to_save


def hunt(
    game: AnyGame,
    options: Options,
    wanted: Callable[[Record], bool],
    *,
    name: str,
    attempts: int = 20_000,
    prolong: bool = False,
) -> Save | None:
    """The first random game that shows what is wanted; `prolong` steers away from endings."""
    for number in range(attempts):
        record = Record(game, options, f"{name} {number}")
        random = Stream(f"hunt {name} {number}")
        while record.pending():
            seat = random.choose(record.pending())
            record.play(seat, _choose(record, seat, random, prolong))
        if wanted(record):
            return to_save(record)
    return None


def _choose(record: Record, seat: int, random: Stream, prolong: bool) -> int:
    moves = record.moves(seat)
    random.shuffle(moves)
    if prolong:
        for move in moves:
            after = record.truth()
            after.apply(seat, move)
            if not after.over():
                return move
    return moves[0]
