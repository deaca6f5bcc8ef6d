"""`safehouse check GAME --mutants`: how many faults in a game's secrecy the laws catch."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from safehouse.core.game import AnyGame
from safehouse.core.mutants.families import mutants
from safehouse.core.mutants.hunt import Hunt, Judged, sampled, scores


def measure(
    game: AnyGame, families: Sequence[str], sample: int, seed: str, quiet: bool = False
) -> list[Judged]:
    """Try the mutants of a game; prints what survives, and a table."""
    console = Console(highlight=False, markup=False, soft_wrap=True, stderr=quiet)
    chosen = mutants(game, families)
    if sample:
        chosen = sampled(chosen, sample, seed)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{game.id}: {len(chosen)} mutants", total=len(chosen))

        def show(found: Judged) -> None:
            if found.outcome == "survived":
                console.print(line(found))
            progress.advance(task)

        with Hunt(game) as hunt:
            found = hunt.judge_all(chosen, show, by_the_original=True)
    console.print(table(game, found))
    return found


def line(found: Judged) -> str:
    return f"survived  {found.id}  (line {found.line}: {found.change})"


def table(game: AnyGame, found: Sequence[Judged]) -> Table:
    drawn = Table(title=game.id, title_justify="left")
    for heading in ("family", "mutants", "caught", "equivalent", "explained", "survived", "caught of the rest"):
        drawn.add_column(heading, justify="left" if heading == "family" else "right")
    for score in scores(found):
        numbers = (score.mutants, score.caught, score.equivalent, score.explained, score.survived)
        drawn.add_row(score.family, *map(str, numbers), f"{100 * score.rate:.0f} %")
    return drawn
