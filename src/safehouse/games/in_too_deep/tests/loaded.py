"""Loaded dice: a stream whose next draws of a die are known."""

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.rules.state import InTooDeep

SEARCHED = 200_000


def load(state: InTooDeep, dice: list[int]) -> None:
    """Give the state a stream that shows these faces first; found by trying counters of its own stream."""
    for number in range(SEARCHED):
        stream = Stream("", number, 1, 2)
        trial = stream.copy()
        if all(trial.below(6) == die for die in dice):
            state.random = stream
            return
    raise LookupError(f"no stream shows {dice}")
