"""`safehouse review-trust`: how far reviews can be trusted."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from safehouse.bots.judge import Judge
from safehouse.core.save import Save
from safehouse.review.measuring import measured
from safehouse.review.sampling import Plan, Trial, gather


def measure_trust(
    judge: Judge, plan: Plan, file: Path | None, seconds: float, kept: Sequence[Save] | None
) -> str:
    """What is known after the games of the plan, or those there was time for, as JSON; progress goes to
    standard error."""
    trials: list[Trial] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{plan.purpose} {plan.bot}", total=plan.games)
        for trials in gather(judge, plan, file, seconds, kept):
            progress.update(task, completed=len(trials))
    return msgspec.json.encode(measured(judge, plan.purpose, trials)).decode()
