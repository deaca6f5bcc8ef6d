"""The commands of researchers: games as data, a policy trained, and what an agent is worth."""

import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from safehouse.bots.cluster import place_of_work
from safehouse.cli.commands.options import GameOptions, read_game_options
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.options import Options
from safehouse.core.save import read
from safehouse.core.shelf import find, names

if TYPE_CHECKING:
    from safehouse.benchmark.dataset import Episode

SAMPLE_BOT: Final = "normal"
Processes = Annotated[int, typer.Option(min=0, help="games at once; 0: one on each core")]
Games = Annotated[
    list[str] | None,
    typer.Option(metavar="N | GAME=N", help="only so many games with each of the others; may be repeated"),
]
Quick = Annotated[bool, typer.Option("--quick", help="the short form of the suite: its first deals only")]


def add_to(app: typer.Typer) -> None:
    app.command()(export)
    app.command()(train)
    app.command()(evaluate)
    app.command()(baselines)


def export(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where the files and their card go")],
    game: Annotated[list[str] | None, typer.Argument(help="which games; by default a sample of all")] = None,
    bots: Annotated[
        str, typer.Option(help="who plays, e.g. expert,normal; they change seats from game to game")
    ] = SAMPLE_BOT,
    games: Annotated[int, typer.Option(min=1, help="how many of each")] = 10,
    option: GameOptions = None,
    seed: Annotated[str, typer.Option(help="which deals")] = "export",
    saves: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="instead: finished games, a save file each")
    ] = None,
    form: Annotated[str, typer.Option(help="jsonl, parquet, or both")] = "jsonl,parquet",
) -> None:
    """Write games as data: what each seat knew and chose, beliefs, results, and a data card."""
    from safehouse.benchmark.writing import DatasetWriter

    if saves is not None:
        episodes, total = saved_games(saves)
    else:
        chosen = game or names()
        episodes, total = fresh_games(chosen, option, bots, games, seed), len(chosen) * games
    forms = [name.strip() for name in form.split(",")]
    command = shlex.join(["safehouse", *sys.argv[1:]])
    for folder in (saves, out):
        if folder is not None and folder.is_absolute() and folder.name:
            command = command.replace(str(folder), folder.name)
    with DatasetWriter(out, forms, command) as writer, shown_progress() as tell:
        for done, episode in enumerate(episodes, 1):
            writer.add(episode)
            tell("games", done, total)
    typer.echo(f"{total} games in {out}; README.md there says what is in them")


def fresh_games(
    chosen: Sequence[str], given: list[str] | None, bots: str, games: int, seed: str
) -> "Iterator[Episode]":
    from safehouse.benchmark.dataset import played

    agents = [spec.strip() for spec in bots.split(",")]
    for game in map(find, chosen):
        options: Options = read_game_options(game, given) if given else game.typical()
        yield from played(game, options, agents, games, seed)


def saved_games(folder: Path) -> "tuple[Iterator[Episode], int]":
    """The games of a folder, and how many there are."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise OptionError("saves", str(folder), "a folder with save files (*.json)")
    return map(_episode_in, files), len(files)


def _episode_in(file: Path) -> "Episode":
    from safehouse.benchmark.dataset import episode_of

    try:
        return episode_of(read(file))
    except SafehouseError as error:
        raise SafehouseError(f"{file.name}: {error}") from None


def train(
    game: Annotated[str, typer.Argument(help="a duel of two seats")] = "agent_avenue",
    option: GameOptions = None,
    minutes: Annotated[float, typer.Option(help="how long")] = 8.0,
    weights: Annotated[Path, typer.Option(metavar="FILE", help="what is learned goes there")] = Path(
        "policy.npz"
    ),
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="the curve, by default beside the weights; its JSON too")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on from the weights and the curve so far")
    ] = False,
    every: Annotated[int, typer.Option(min=1, help="rounds between two matches")] = 25,
    games: Annotated[int, typer.Option(min=2, help="games of such a match")] = 200,
) -> None:
    """Train a small policy by self-play, by default in the form of the suite, and tell how it fares."""
    from safehouse.benchmark.suite import read_suite
    from safehouse.research.threads import one_thread

    with one_thread():
        from safehouse.research.train import Training
    has_folder(weights)
    has_folder(plot)
    rules = find(game)
    in_suite = next((each.options for each in read_suite("v1").game if each.id == game), {})
    options: Options = read_game_options(rules, option) if option else rules.read_options(in_suite)
    training = Training(rules, options, weights, plot or weights.with_suffix(".svg"))
    if resume:
        training.resume()
    training.run(minutes, every, games, typer.echo)
    for line in training.judge(4 * games):
        typer.echo(line)
    typer.echo(f"{training.round} rounds, {training.decisions} decisions; the weights are in {weights}")


def evaluate(
    agent: Annotated[
        str, typer.Argument(help="a bot of the house, a file with weights (.npz), or package.module:function")
    ],
    suite: Annotated[str, typer.Option(help="which deals, opponents and budgets")] = "v1",
    game: Annotated[list[str] | None, typer.Option(help="only this game; may be repeated")] = None,
    games: Games = None,
    quick: Quick = False,
    small: Annotated[
        bool,
        typer.Option("--small", help="also exact figures on small versions; asks at each choice there is"),
    ] = False,
    processes: Processes = 1,
    on: Annotated[str, typer.Option(help="cores or ray")] = "cores",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write the result there as JSON")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
) -> None:
    """Measure what an agent is worth: fixed deals, mirrored seats, the ladder, beliefs, cost."""
    where = place_of_work(on)
    has_folder(out)
    from safehouse.benchmark.card import card
    from safehouse.benchmark.evaluate import evaluate as measure
    from safehouse.benchmark.suite import read_suite

    sys.path.insert(0, str(Path.cwd()))
    with shown_progress() as tell:
        found = measure(
            agent,
            read_suite(suite).played(numbers_of_games(games), quick),
            game or (),
            small,
            processes or os.cpu_count() or 1,
            tell,
            where,
        )
    encoded = msgspec.json.format(msgspec.json.encode(found), indent=1)
    if out is not None:
        out.write_bytes(encoded + b"\n")
    typer.echo(encoded.decode() if as_json else card(found), nl=as_json)


def baselines(
    out: Annotated[Path, typer.Option(metavar="FILE", help="the page, e.g. docs/benchmark.md")],
    suite: Annotated[str, typer.Option(help="which suite, with its baselines")] = "v1",
    game: Annotated[list[str] | None, typer.Option(help="only this game; may be repeated")] = None,
    games: Games = None,
    quick: Quick = False,
    small: Annotated[bool, typer.Option("--small", help="also exact figures on small versions")] = False,
    baseline: Annotated[list[str] | None, typer.Option(help="only this one; may be repeated")] = None,
    processes: Processes = 0,
) -> None:
    """Write the table that everybody compares with; what its JSON file holds is not played again."""
    from safehouse.benchmark.baselines import measure_baselines, page
    from safehouse.benchmark.suite import read_suite

    has_folder(out)
    with shown_progress() as tell:
        chosen = read_suite(suite).played(numbers_of_games(games), quick)
        kept = out.with_suffix(".json")
        cores = processes or os.cpu_count() or 1
        found = measure_baselines(chosen, kept, game or (), small, cores, tell, baseline or ())
    out.write_text(page(chosen, found), encoding="utf-8")


def has_folder(file: Path | None) -> None:
    """Said before hours of work and not after."""
    if file is not None and not file.absolute().parent.is_dir():
        raise OptionError("FILE", str(file), "a file in a folder that there is")


def numbers_of_games(given: list[str] | None) -> dict[str, int]:
    """By game; a number alone is for all that are not named."""
    found: dict[str, int] = {}
    for each in given or []:
        game, _, number = each.rpartition("=")
        if not (number.isascii() and number.isdigit() and int(number)):
            raise OptionError("games", each, "a number from 1, or one for a game: stationfall=20")
        found[game] = int(number)
    return found


@contextmanager
def shown_progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each thing that is told of: its name, how much is done, how much there is."""
    bars: dict[str, TaskID] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:

        def tell(name: str, done: int, whole: int) -> None:
            if name not in bars:
                bars[name] = progress.add_task(name, total=whole)
            progress.update(bars[name], completed=done)

        yield tell
