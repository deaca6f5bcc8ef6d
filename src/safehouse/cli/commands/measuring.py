"""Commands to measure bots and speed."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from safehouse.bots.cluster import place_of_work
from safehouse.cli.commands.options import Cards, GameOptions, Station, own_file, read_game_options
from safehouse.core.shelf import find, names


def add_to(app: typer.Typer) -> None:
    app.command()(arena)
    bench_app = typer.Typer(no_args_is_help=True, help="Measure speed, as a ratio to a peer in the same run.")
    app.add_typer(bench_app, name="bench")
    bench_app.command("table")(bench_table)
    bench_app.command("search")(bench_search)
    bench_app.command("engine")(bench_engine)
    bench_app.command("research")(bench_research)


def arena(
    game: Annotated[str, typer.Argument(help="which game")],
    bots: Annotated[str, typer.Option(help="bots to compare, e.g. greedy,hard")],
    against: Annotated[
        str, typer.Option(help="for unlike sides: the bots of the second side; --bots then play only the first")
    ] = "",
    games: Annotated[int, typer.Option(help="games between every two bots")] = 200,
    option: GameOptions = None,
    station: Station = None,
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help="which deals")] = "arena",
    folder: Annotated[Path | None, typer.Option(help="keep every game here; go on where it stopped")] = None,
    on: Annotated[str, typer.Option(help="cores or ray")] = "cores",
    processes: Annotated[int, typer.Option(min=0, help="games at once; 0: one on each core")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="print the report as JSON")] = False,
) -> None:
    """Let bots play each other: balanced pairings on mirrored deals, with 95 % intervals."""
    from safehouse.arena.render import render
    from safehouse.arena.run import run

    where = place_of_work(on)
    options = read_game_options(find(game), option, station=own_file(station), cards=own_file(cards)).to_json()
    report = run(
        game,
        [name.strip() for name in bots.split(",")],
        games,
        options,
        seed,
        folder=folder,
        where=where,
        processes=processes,
        progress=Console(stderr=True),
        against=[name.strip() for name in against.split(",")] if against else None,
    )
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        render(report, Console())


def bench_table(
    tables: Annotated[int, typer.Option(help="live tables")] = 1000,
    rate: Annotated[float, typer.Option(help="moves per second in all")] = 500.0,
    seconds: Annotated[float, typer.Option(help="how long")] = 20.0,
    game: Annotated[str, typer.Option(help="which game")] = "agent_avenue",
    nodes: Annotated[int, typer.Option(help="servers on the database", min=1)] = 1,
    store: Annotated[str, typer.Option(help="postgresql://… of a database to fill, beside SQLite")] = "",
    apart: Annotated[bool, typer.Option("--apart", help="people of a table on different nodes")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Live tables of scripted players, over WebSocket on loopback."""
    from safehouse.table.bench import Load, bench

    if nodes > 1 and not store:
        raise typer.BadParameter("several nodes need a database", param_hint="--store")
    load = Load(tables=tables, rate=rate, seconds=seconds, game=game, apart=apart)
    for count, place in [(1, ""), (nodes, store)] if store else [(1, "")]:
        figures = bench(load, count, place)
        typer.echo(msgspec.json.encode(figures).decode() if as_json else str(figures))


def bench_search(
    game: Annotated[list[str] | None, typer.Argument(help="games to measure; by default all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one object per game")] = False,
) -> None:
    """Planner iterations per second on one core."""
    from safehouse.bots.bench import search_speed

    speeds = [search_speed(find(name), find(name).typical()) for name in game or names()]
    for speed in speeds:
        line = f"{speed.game}: {speed.iterations_per_second:,.0f} iterations/s ({speed.form})"
        typer.echo(msgspec.json.encode(speed).decode() if as_json else line)


def bench_engine(
    game: Annotated[list[str] | None, typer.Argument(help="games to measure; by default all")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="one object per game and form")] = False,
) -> None:
    """Decisions per second of random self-play, beside OpenSpiel where it is installed."""
    from safehouse.cli.benching import bench_engine as run
    from safehouse.cli.benching import table

    speeds = run([find(name) for name in game or names()])
    if as_json:
        typer.echo(msgspec.json.encode(speeds).decode())
    else:
        Console(width=170).print(table(speeds))


def bench_research(
    game: Annotated[list[str] | None, typer.Argument(help="games to measure; by default all")] = None,
    out: Annotated[Path | None, typer.Option(help="write the page there, e.g. docs/speed.md")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print every rate as JSON")] = False,
) -> None:
    """The speed table: our environments beside OpenSpiel, RLCard and PettingZoo, in one run."""
    from safehouse.cli.benching import bench_research as run
    from safehouse.research.speed import render, write

    speeds = run([find(name) for name in game or names()])
    if out is not None:
        write(out, speeds)
    typer.echo(msgspec.json.encode(speeds).decode() if as_json else render(speeds))
