"""`safehouse check`: the conformance suite with a report per law."""

from rich.console import Console
from rich.progress import Progress

from safehouse.bots.laws import LAWS as BOT_LAWS
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.laws.law import Effort, Finding, Law, examine
from safehouse.core.laws.suite import LAWS as CORE_LAWS

LAWS = tuple(sorted((*CORE_LAWS, *BOT_LAWS), key=lambda law: law.number))
SIGNS = {"holds": "ok", "broken": "BROKEN", "skipped": "skipped"}


def chosen_laws(numbers: list[int]) -> list[Law]:
    """Those with these numbers; all for none."""
    known = [law.number for law in LAWS]
    for number in numbers:
        if number not in known:
            raise OptionError("law", number, f"{known[0]} to {known[-1]}")
    return [law for law in LAWS if not numbers or law.number in numbers]


def check(
    games: list[AnyGame], effort: Effort, laws: list[Law], quiet: bool = False
) -> dict[str, list[Finding]]:
    """These laws on every game; prints as it goes, with a progress bar on a terminal."""
    console = Console(highlight=False, markup=False, soft_wrap=True, stderr=quiet)
    form = "compiled" if is_compiled() else "interpreted"
    report: dict[str, list[Finding]] = {}
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(games) * len(laws))
        for game in games:
            progress.console.print(f"{game.id} ({form})")
            report[game.id] = []
            for law in laws:
                progress.update(task, description=f"{game.id}: {law.name}")
                finding = examine(law, game, effort)
                report[game.id].append(finding)
                progress.console.print(line(finding))
                progress.advance(task)
    return report


def line(finding: Finding) -> str:
    return f"  law {finding.law:2d}  {SIGNS[finding.outcome]:8s}{finding.name}: {finding.text}"
