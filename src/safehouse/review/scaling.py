"""Learns from trials how the chances of a curve are scaled (`bots.judge.Scaling`)."""

from collections.abc import Iterable, Sequence
from math import exp, hypot
from typing import Final

from safehouse.bots.judge import AS_IT_IS, Scaling, log_odds
from safehouse.review.sampling import Trial

STEPS: Final = 40
LONGEST: Final = 0.5
"""A step goes no further: where the curve is too sure, Newton's leap past the top."""
HELD: Final = 1.0
"""As many moments speak for leaving everything as it is, so that few games do not change much."""


def learned(trials: Iterable[Trial], seats: Sequence[int]) -> Scaling:
    """From the moments of these seats: the likeliest scaling, found by Newton's method."""
    seen = [
        (log_odds(sample.stood.value), trial.result)
        for trial in trials
        if trial.seat in seats
        for sample in trial.samples
        if sample.stood is not None
    ]
    shift, slope = AS_IT_IS.shift, AS_IT_IS.slope
    for _ in range(STEPS):
        pull, turn = HELD * (AS_IT_IS.shift - shift), HELD * (AS_IT_IS.slope - slope)
        shift_shift, shift_slope, slope_slope = HELD, 0.0, HELD
        for odds, result in seen:
            chance = 1.0 / (1.0 + exp(-shift - slope * odds))
            weight = chance * (1.0 - chance)
            pull += result - chance
            turn += (result - chance) * odds
            shift_shift += weight
            shift_slope += weight * odds
            slope_slope += weight * odds * odds
        whole = shift_shift * slope_slope - shift_slope * shift_slope
        by = (
            (slope_slope * pull - shift_slope * turn) / whole,
            (shift_shift * turn - shift_slope * pull) / whole,
        )
        size = LONGEST / max(LONGEST, hypot(*by))
        shift, slope = shift + size * by[0], slope + size * by[1]
    return Scaling(shift, slope)
