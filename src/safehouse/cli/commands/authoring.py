"""Commands of who makes games."""

from typing import Annotated, Any

import msgspec
import typer

from safehouse.cli.commands.options import GameOptions, read_game_options
from safehouse.core.errors import OptionError
from safehouse.core.shelf import find, names


def add_to(app: typer.Typer) -> None:
    app.command()(check)
    app.command()(new)
    app.command()(golden)


def check(
    game: Annotated[list[str] | None, typer.Argument(help="games to check; by default all")] = None,
    law: Annotated[list[int] | None, typer.Option(help="only the law of this number")] = None,
    thorough: Annotated[bool, typer.Option("--thorough", help="look much longer")] = False,
    mutants: Annotated[bool, typer.Option("--mutants", help="make faults; which do the laws catch?")] = False,
    family: Annotated[list[str] | None, typer.Option(help="with --mutants: only this family of faults")] = None,
    sample: Annotated[int, typer.Option(min=0, help="with --mutants: this many of each game; 0: all")] = 0,
    seed: Annotated[str, typer.Option(help="with --sample: another seed, other faults")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="print the findings as JSON")] = False,
) -> None:
    """Check that games obey the laws, with a report for each law."""
    from safehouse.cli.checking import check as run
    from safehouse.cli.checking import chosen_laws
    from safehouse.cli.mutating import measure
    from safehouse.core.laws.law import QUICK, THOROUGH

    chosen = [find(name) for name in game or names()]
    report: dict[str, Any]
    if mutants:
        _known_families(family or [])
        report = {one.id: measure(one, family or [], sample, seed, quiet=as_json) for one in chosen}
    else:
        report = run(chosen, THOROUGH if thorough else QUICK, chosen_laws(law or []), quiet=as_json)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    if any(found.outcome in ("broken", "survived") for findings in report.values() for found in findings):
        raise typer.Exit(1)


def _known_families(given: list[str]) -> None:
    from safehouse.core.mutants.families import FAMILIES

    for family in given:
        if family not in FAMILIES:
            raise OptionError("family", family, ", ".join(FAMILIES))


def new(
    name: Annotated[str, typer.Argument(metavar="ID", help="the name of its folder, such as love_letter")],
    title: Annotated[str, typer.Option(help="what people call it; by default made from ID")] = "",
    prefix: Annotated[str, typer.Option(help="of its clauses, such as LL; by default made from ID")] = "",
) -> None:
    """Begin a new game: a folder made from the template that obeys every law."""
    from safehouse.cli.creating import create

    folder = create(name, title, prefix)
    typer.echo(
        f"{folder} plays, by the rules of the template so far:\n"
        f"  python3 run.py play {name}\n"
        f"Make it your own, beginning with RULES.md; {folder.parent / 'README.md'} shows the way in ten steps. "
        f"It holds together again after the seventh; from then on after each of them:\n"
        f"  python3 run.py test {name}"
    )


def golden(
    game: Annotated[str, typer.Argument(help="which game")],
    name: Annotated[
        str,
        typer.Argument(help="what it shows, such as equal_hands; without it: only record again what is told"),
    ] = "",
    event: Annotated[list[str] | None, typer.Option(help="a kind of event that must happen in it")] = None,
    move: Annotated[list[str] | None, typer.Option(help="a kind of move that must be made in it")] = None,
    end: Annotated[list[str] | None, typer.Option(help="how it must end")] = None,
    option: GameOptions = None,
) -> None:
    """Find a game by playing at random and keep it among the golden games of its tests."""
    from safehouse.cli.creating import record
    from safehouse.core.golden import record_digests

    chosen = find(game)
    if not name:
        typer.echo(record_digests(chosen))
        return
    options = read_game_options(chosen, option)
    typer.echo(record(chosen, options, name, event or [], move or [], end or []))
