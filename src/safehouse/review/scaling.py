"""Learns from trials how chances are scaled and what a lead is worth (`bots.judge.Scaling`, `Odds`)."""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final

from safehouse.bots.judge import AS_IT_IS, Odds, Scaling, log_odds
from safehouse.review.sampling import Trial

STEPS: Final = 40
LONGEST: Final = 0.5
"""A step goes no further: where the curve is too sure, Newton's leap past the top."""
HELD: Final = 1.0
"""As many moments speak for leaving everything as it is, so that few games do not change much."""
POINTS: Final = 10.0
"""Leads are counted in so many points while they are learned from, to be as large as everything else."""

Row = tuple[Sequence[float], float]
"""What was seen, and what came of it."""


def learned(trials: Iterable[Trial], seats: Sequence[int]) -> Scaling:
    """From the moments of these seats: the likeliest scaling."""
    rows: list[Row] = [
        ((1.0, log_odds(sample.stood.value)), trial.result)
        for trial in trials
        if trial.seat in seats
        for sample in trial.samples
        if sample.stood is not None
    ]
    return Scaling(*likeliest(rows, (AS_IT_IS.shift, AS_IT_IS.slope)))


def learned_odds(trials: Iterable[Trial]) -> Odds:
    """From all moments: the likeliest worth of a lead."""
    rows: list[Row] = [
        ((1.0, sample.lead.value / POINTS, sample.lead.value / POINTS * (1.0 - sample.left)), trial.result)
        for trial in trials
        for sample in trial.samples
        if sample.lead is not None
    ]
    shift, slope, late = likeliest(rows, (0.0, 0.0, 0.0))
    return Odds(shift, slope / POINTS, late / POINTS)


def likeliest(rows: Sequence[Row], usual: Sequence[float]) -> list[float]:
    """Weights of what was seen, on the scale of odds, by Newton's method; held a little at the usual ones."""
    size = range(len(usual))
    weights = list(usual)
    for _ in range(STEPS):
        pull = [HELD * (usual[i] - weights[i]) for i in size]
        bend = [[HELD if i == j else 0.0 for j in size] for i in size]
        for seen, result in rows:
            chance = 1.0 / (1.0 + exp(-sum(weights[i] * seen[i] for i in size)))
            for i in size:
                pull[i] += (result - chance) * seen[i]
                for j in size:
                    bend[i][j] += chance * (1.0 - chance) * seen[i] * seen[j]
        step = solved(bend, pull)
        length = LONGEST / max(LONGEST, sqrt(sum(each * each for each in step)))
        weights = [weights[i] + length * step[i] for i in size]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations with a positive definite matrix."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            share = rows[j][i] / rows[i][i]
            rows[j] = [a - share * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
