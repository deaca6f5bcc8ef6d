"""`safehouse bench engine` as a table, `safehouse bench research` with its progress."""

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from safehouse.bench.engine import PEERS, Speed, measure, measure_interpreted
from safehouse.core.game import AnyGame
from safehouse.core.laws.compiled import is_compiled
from safehouse.research.speed import SpeedTable
from safehouse.research.speed import measure as measure_research


def bench_engine(games: list[AnyGame]) -> list[Speed]:
    """Both forms where this process runs the compiled one, else the interpreted one alone."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=1.0)
        speeds = measure(games, lambda share: progress.update(task, completed=share))
        if is_compiled():
            progress.update(task, completed=0.0, total=None, description="measuring the interpreted form")
            speeds += measure_interpreted(games)
    return speeds


def bench_research(games: list[AnyGame]) -> SpeedTable:
    """Ours in both forms and every peer that is installed."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=1.0)
        return measure_research(games, progress=lambda share: progress.update(task, completed=share))


def table(speeds: list[Speed]) -> Table:
    grid = Table(title="Random self-play driven from Python, per CPU second")
    grid.add_column("game")
    grid.add_column("form")
    for heading in ("decisions/s", "with views/s", "copies/s", "µs a copy", "x interpreted"):
        grid.add_column(heading, justify="right")
    for peer in PEERS:
        grid.add_column(f"x {peer}", justify="right")
    grid.add_column("views x hanabi with tensor", justify="right")
    slow = {speed.game: speed.decisions for speed in speeds if speed.form == "interpreted"}
    for speed in speeds:
        grid.add_row(
            speed.game,
            speed.form,
            f"{speed.decisions:,.0f}",
            f"{speed.with_view:,.0f}",
            f"{speed.copies:,.0f}",
            f"{1e6 / speed.copies:.2f}",
            f"{speed.decisions / slow[speed.game]:.1f}" if speed.game in slow else "–",
            *(f"{speed.ratios[peer]:.2f}" if peer in speed.ratios else "–" for peer in PEERS),
            f"{speed.view_ratios['hanabi']:.2f}" if "hanabi" in speed.view_ratios else "–",
        )
    return grid
