"""Commands to read rules, guides and names."""

from pathlib import Path
from typing import Annotated

import typer

from safehouse.cli.commands.options import Language
from safehouse.cli.language import language
from safehouse.cli.screen import TerminalScreen
from safehouse.core.errors import OptionError
from safehouse.core.ledger import clauses, clauses_named, in_plain_words, ledger_path, readable
from safehouse.core.shelf import find, names
from safehouse.core.words import Words


def add_to(app: typer.Typer) -> None:
    app.command()(rules)
    app.command()(guide)
    app.command()(about)
    app.command()(glossary)


def rules(
    game: Annotated[str, typer.Argument(help="which game")],
    clause: Annotated[str | None, typer.Argument(help="one clause, or the beginning of its number")] = None,
    lang: Language = None,
) -> None:
    """Show the exact rules of a game, or one clause of them."""
    path = ledger_path(find(game).folder, language(lang))
    if clause is None:
        typer.echo(path.read_text(encoding="utf-8"))
        return
    found = clauses_named(path, clause)
    if not found:
        raise OptionError("clause", clause, f"an id such as {next(iter(clauses(path)))}")
    for entry in found:
        TerminalScreen().write(f"{readable(entry).section}\n  {in_plain_words(entry)}")


def guide(
    game: Annotated[str, typer.Argument(help="which game")],
    chapter: Annotated[str | None, typer.Argument(help="its name, or how its title begins")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="words only, no drawing: for screen readers")] = False,
    lang: Language = None,
) -> None:
    """Read how a game is played: the whole guide, or one chapter."""
    from safehouse.cli.reading import guide_lines

    screen = TerminalScreen()
    for line in guide_lines(find(game), chapter, language(lang), drawn=not plain):
        screen.write(line)


def about(
    game: Annotated[str, typer.Argument(help="which game")],
    thing: Annotated[list[str] | None, typer.Argument(help="a name, an id or a kind of move")] = None,
    lang: Language = None,
) -> None:
    """Say what a thing in a game is and does; without THING, list the texts about things still missing."""
    from safehouse.cli.asking import answer, lacking

    words = Words(language(lang), find(game))
    for line in answer(" ".join(thing), words) if thing else lacking(words):
        TerminalScreen().write(line)


def glossary(
    game: Annotated[list[str] | None, typer.Argument(help="which games; by default all")] = None,
    out: Annotated[Path | None, typer.Option(help="write a page for each game there: docs/glossary")] = None,
) -> None:
    """List what everything in a game is called in each language, with its id."""
    from safehouse.core.glossary import render

    for chosen in map(find, game or names()):
        if out is None:
            typer.echo(render(chosen))
        else:
            out.mkdir(parents=True, exist_ok=True)
            (out / f"{chosen.id}.md").write_text(render(chosen), encoding="utf-8")
