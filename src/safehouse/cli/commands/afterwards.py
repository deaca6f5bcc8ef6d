"""Commands for games that were played."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from safehouse.cli.commands.options import GameOptions, Language, read_game_options
from safehouse.cli.language import language
from safehouse.cli.screen import TerminalScreen
from safehouse.core.errors import OptionError
from safehouse.core.save import read
from safehouse.core.shelf import find


def add_to(app: typer.Typer) -> None:
    app.command("replay")(replay_command)
    app.command("review")(review_command)
    app.command("review-trust")(review_trust_command)
    app.command("review-trusted")(review_trusted_command)


def replay_command(
    file: Annotated[Path, typer.Argument(help="a save file")],
    seat: Annotated[str, typer.Option(help="a seat number, watcher, or truth")] = "watcher",
    lang: Language = None,
) -> None:
    """Step through a game as a seat saw it, or as it truly was."""
    from safehouse.cli.replaying import show

    show(read(file), seat, language(lang), TerminalScreen(), interactive=sys.stdin.isatty())


def review_command(
    file: Annotated[Path, typer.Argument(help="the save file of a finished game")],
    seat: Annotated[int, typer.Option(help="whose decisions; seats are counted from 0")],
    form: Annotated[
        str, typer.Option(help="text, json, html, or card (the turning point as a picture)")
    ] = "text",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write it there")] = None,
    seed: Annotated[str, typer.Option(help="another one draws other imagined worlds")] = "1",
    known: Annotated[
        int | None,
        typer.Option(metavar="MOVE", help="instead: what the others knew of it after this move"),
    ] = None,
    lang: Language = None,
) -> None:
    """Look at a finished game again: what each decision was worth, given what its seat could know."""
    from safehouse.cli.reviewing import FORMS, known_lines, write_review

    if form not in FORMS:
        raise OptionError("form", form, ", ".join(FORMS))
    if known is not None:
        for line in known_lines(read(file), seat, known, language(lang)):
            typer.echo(line)
        return
    text = write_review(read(file), seat, language(lang), form, seed, out)
    if out is None:
        typer.echo(text, nl=False)


def review_trust_command(
    game: Annotated[str, typer.Argument(help="which game")],
    measure: Annotated[Literal["curve", "verdicts", "blunders", "levels"], typer.Option(help="what")] = "curve",
    bot: Annotated[list[str] | None, typer.Option(help="who plays; several one after another")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many of each; 2,000 for a figure to rely on")] = 10,
    first: Annotated[
        int, typer.Option(min=0, help="the number of the first one; for parts that run side by side")
    ] = 0,
    decisions: Annotated[int, typer.Option(help="how many are judged in a game")] = 1,
    rounds: Annotated[
        int | None, typer.Option(help="of judging, in place of the judge's own; fewer are quicker")
    ] = None,
    worlds: Annotated[
        int | None,
        typer.Option(min=6, help="in which a blunder is sought by playing on; fewer are quicker"),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(help="who plays on where a blunder is sought; by default the level normal"),
    ] = None,
    late: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="judge only decisions after this part of a game")
    ] = 0.0,
    asked: Annotated[
        list[str] | None, typer.Option(help="who is compared in the same positions; by default the four levels")
    ] = None,
    seed: Annotated[str, typer.Option(help="of the deals")] = "trust",
    played: Annotated[
        Path | None, typer.Option(metavar="FILE", help="games kept, a save in each line, in place of new ones")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="keep the games there, and go on after those it holds")
    ] = None,
    minutes: Annotated[float, typer.Option(help="begin no further game after so long")] = 600.0,
    option: GameOptions = None,
) -> None:
    """Measure how far reviews of a game can be trusted: the curve against how games end, verdicts on moves that
    bots made, whether blunders planted in their place are found, or what levels lose in the same positions."""
    from safehouse.bots.judge import judge_of
    from safehouse.bots.levels import NAMES
    from safehouse.cli.trusting import measure_trust
    from safehouse.review.blunders import BY, WORLDS
    from safehouse.review.sampling import SamplePlan, read_games

    chosen = find(game)
    judge = judge_of(chosen, read_game_options(chosen, option))
    kept = read_games(played) if played is not None else None
    for name in bot or ["expert"]:
        plan = SamplePlan(
            purpose=measure,
            bot=name,
            games=games,
            decisions=decisions,
            seed=played.name if played is not None else seed,
            rounds=rounds or (judge.curve_rounds if measure == "curve" else 0) or judge.rounds,
            worlds=WORLDS if worlds is None else worlds,
            by=by or BY,
            first=first,
            late=late,
            asked=tuple(asked or NAMES) if measure == "levels" else (),
        )
        typer.echo(measure_trust(judge, plan, out, 60 * minutes, kept))


def review_trusted_command(
    files: Annotated[list[Path], typer.Argument(help="what review-trust kept (--out)")],
) -> None:
    """What is known from several measurements by review-trust together, such as its parts run side by side."""
    from safehouse.cli.trusting import known_together

    for line in known_together(files):
        typer.echo(line)
