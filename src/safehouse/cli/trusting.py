"""`safehouse review-trust`: how far reviews can be trusted."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from safehouse.bots.judge import Judge, judge_of
from safehouse.core.save import Save
from safehouse.core.shelf import find
from safehouse.review.measuring import measured
from safehouse.review.sampling import SamplePlan, Trial, gather, read_trials


def measure_trust(
    judge: Judge, plan: SamplePlan, file: Path | None, seconds: float, kept: Sequence[Save] | None
) -> str:
    """What is known after the games of the plan, or those there was time for, as JSON; progress goes to
    standard error."""
    trials: list[Trial] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{plan.purpose} {plan.bot}", total=plan.games)
        for trials in gather(judge, plan, file, seconds, kept):
            progress.update(task, completed=len(trials))
    return msgspec.json.encode(measured(judge, plan.purpose, trials)).decode()


def known_together(files: Sequence[Path]) -> Iterator[str]:
    """What is known by the trials in several files, such as those of one measurement's parts that ran side by
    side: a line for each plan, as JSON. A game that was tried twice counts once."""
    trials = {
        (trial.game, msgspec.json.encode(trial.options, order="sorted"), trial.how, trial.number): trial
        for file in files
        for trial in read_trials(file)
    }
    for (game, options, how), group in groupby(sorted(trials), key=lambda key: key[:3]):
        judge = judge_of(find(game), find(game).read_options(msgspec.json.decode(options)))
        found = measured(judge, how.purpose, [trials[key] for key in group])
        plan = {"game": game, "seed": how.seed, "late": how.late, "by": how.by, "purpose": how.purpose}
        told = {**plan, **msgspec.to_builtins(found)}
        yield msgspec.json.encode(told).decode()
