"""What everybody knew of a seat's secret at a moment of a finished game: the truth's own layer, for it looks at
what each of them saw. No verdict depends on it."""

import msgspec

from safehouse.bots.judge import judge_of
from safehouse.core.errors import SaveError
from safehouse.core.save import Save, finished, replay
from safehouse.core.seats import WATCHER
from safehouse.review.beliefs import Believed, Passage, most_of, told
from safehouse.review.giving_away import Onlooker


class Knower(msgspec.Struct, frozen=True, kw_only=True):
    """`seat`: who; WATCHER for whoever sees only what is public. `bits`: how much was in doubt. `truth`: the
    chance that what was true had. `trail`: the way the secret had come, as they could have drawn it."""

    seat: int
    bits: float
    truth: float
    believed: list[Believed]
    trail: list[Passage]


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Of the secret of `seat`, after so many entries; nobody where it has none then."""

    seat: int
    entries: int
    knowers: list[Knower]
    places: dict[str, tuple[int, int]]


def known(save: Save, seat: int, entries: int) -> Known:
    """Raises `SaveError`, also where the game is not over."""
    finished(save)
    record = replay(msgspec.structs.replace(save, moves=save.moves[:entries]))
    if not 0 <= seat < record.options.seats():
        raise SaveError(f"there is no seat {seat} in this game")
    judge = judge_of(record.game, record.options)
    secret = judge.secret(record.truth(), seat) if record.result() is None else {}
    onlooker = Onlooker(judge, seat)
    knowers: list[Knower] = []
    for other in (WATCHER, *range(record.options.seats())) if secret else ():
        if other == seat:
            continue
        seen = record.view_bytes(other)
        sight = onlooker.sight(seen, secret)
        believed = told(sight.shares, seat, most_of(judge))
        truth = 2.0**-sight.doubt.surprise
        knowers.append(
            Knower(
                seat=other,
                bits=sight.doubt.bits,
                truth=truth,
                believed=believed,
                trail=onlooker.trail(seen),
            )
        )
    return Known(seat=seat, entries=entries, knowers=knowers, places=dict(judge.places))
