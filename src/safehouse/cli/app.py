"""The commands and their options."""

import asyncio
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from safehouse import __version__
from safehouse.bots.company import names_with_titles
from safehouse.bots.roster import make, makers
from safehouse.cli import benchmarking, hosting
from safehouse.cli.game_options import GameOptions, option_pairs, read_game_options
from safehouse.cli.language import language
from safehouse.cli.screen import TerminalScreen
from safehouse.core.data import OWN_FILES
from safehouse.core.errors import OptionError
from safehouse.core.hints import HINT_RULES, HintRule, TakenHint
from safehouse.core.ledger import clauses, clauses_named, ledger_path
from safehouse.core.lessons.coach import Coach
from safehouse.core.lessons.read import first_game_of
from safehouse.core.places import data_folder
from safehouse.core.record import Record
from safehouse.core.save import branch, read, replay
from safehouse.core.shelf import find, names
from safehouse.core.words import Words

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Hidden-information board games with their complete rules.",
)
bench_app = typer.Typer(no_args_is_help=True, help="Measure speed, as a ratio to a peer in the same run.")
app.add_typer(bench_app, name="bench")
hosting.add_to(app)
benchmarking.add_to(app)

Language = Annotated[
    str | None, typer.Option("--lang", help="cs or en; by default the language of your system")
]
Station = Annotated[
    Path | None, typer.Option(metavar="FILE", help="your own station for stationfall (STATION.md)")
]
Cards = Annotated[
    Path | None, typer.Option(metavar="FILE", help="your own cards for in_too_deep (data/OWN_CARDS.md)")
]
Group = Annotated[str, typer.Option(help="whose record of games in series; by default that of this computer")]
ME = "me"
FIRST_GAME = "first-game"


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"safehouse {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="say which version this is")
    ] = False,
) -> None:
    pass


def _own_file(file: Path | None) -> str | None:
    """The option takes a bare name; the folder goes to this process and its helpers."""
    if file is None:
        return None
    os.environ[OWN_FILES] = str(file.resolve().parent)
    return file.name


@app.command()
def games(lang: Language = None) -> None:
    """List the games with their modes and numbers of seats."""
    for name in names():
        game = find(name)
        words = Words(language(lang), game)
        title, tagline = words.say("game-title"), words.say("game-tagline")
        typer.echo(words.say("cli-games-line", id=name, title=title, tagline=tagline))
        seats = sorted({options.seats() for options in game.configurations()})
        low = "same" if seats[0] == seats[-1] else seats[0]
        typer.echo("  " + words.say("cli-games-seats", low=low, high=seats[-1]))
        for option, choices in game.options.allowed().items():
            label = words.say(f"option-{option}") if words.has(f"option-{option}") else option
            typer.echo("  " + words.say("cli-games-option", name=f"{label} ({option})", choices=choices))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="which game; see `safehouse games`")] = None,
    mode: Annotated[str | None, typer.Option(help="a mode of the game")] = None,
    variant: Annotated[str | None, typer.Option(help="a variant of the game")] = None,
    option: GameOptions = None,
    station: Station = None,
    cards: Cards = None,
    seats: Annotated[
        str | None,
        typer.Option(help="who sits where, e.g. me,greedy or me,me; by default you first, then bots"),
    ] = None,
    bot: Annotated[str | None, typer.Option(help="the bot for every other seat")] = None,
    seed: Annotated[str | None, typer.Option(help="deal exactly this game; by default a new one")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    at: Annotated[
        int | None, typer.Option(metavar="MOVE", help="with --resume: as another game, from after this move on")
    ] = None,
    group: Group = "",
    hints: Annotated[
        str | None,
        typer.Option(help="the most that a hint tells: off, rules, deduced, or move (you against bots)"),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="words only, no drawing: for screen readers")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    spoken = language(lang)
    own = {"station": _own_file(station), "cards": _own_file(cards)}
    sitting: list[str] = []
    taken: list[TakenHint] = []
    rule = next((each for each in HINT_RULES if each == hints), None)
    if hints is not None and rule is None:
        raise OptionError("hints", hints, ", ".join(HINT_RULES))
    if resume is not None:
        save = read(resume) if at is None else branch(read(resume), at)
        taken = save.hints
        record = replay(save)
        sitting = [name or ME for name in save.bots]
        TerminalScreen().write(Words(spoken).say("cli-resumed" if at is None else "cli-branched", move=at))
    else:
        chosen = find(game or names()[0])
        options = read_game_options(chosen, option, mode=mode, variant=variant, **own)
        record = Record(chosen, options, seed or secrets.token_hex(16))
    who = _seating(record, seats.split(",") if seats else sitting, bot)
    if resume is None and record.game.draws_lots(record.options):
        secrets.SystemRandom().shuffle(who)
    keep = resume if at is None else None
    _sit_down(record, who, spoken, keep=keep, drawn=not plain, group=group, hints=taken, hint_rule=rule)


@app.command("record")
def record_command(
    game: Annotated[str, typer.Argument(help="a game that is played in series")],
    group: Group = "",
    people: Annotated[int, typer.Option(help="how many of you there are")] = 1,
    lang: Language = None,
) -> None:
    """Show what a group has played in the terminal: its campaign and statistics."""
    from safehouse.cli.record_book import RecordBook

    chosen = find(game)
    for line in RecordBook(chosen, group).lines(people, Words(language(lang), chosen)):
        typer.echo(line)


def _sit_down(
    record: Record,
    who: list[str],
    spoken: str,
    *,
    keep: Path | None = None,
    drawn: bool = True,
    coach: Coach | None = None,
    group: str = "",
    hints: Sequence[TakenHint] = (),
    hint_rule: HintRule | None = None,
) -> None:
    """Play a record at this screen, with a bot in every seat that names one."""
    from safehouse.cli.record_book import RecordBook
    from safehouse.cli.terminal import TerminalGame

    names_of_bots = [name if name != ME else "" for name in who]
    words = Words.at_table(spoken, record.game, record.options)
    words.players = names_with_titles(words, words.players, record.seed, names_of_bots)
    bots = {
        seat: make(name, record.game, record.options, names_of_bots)
        for seat, name in enumerate(names_of_bots)
        if name
    }
    branched = f"-from-{record.origin.after}" if record.origin is not None else ""
    keep = keep or data_folder() / f"{record.game.id}-{record.seed[:8]}{branched}.json"
    book = RecordBook(record.game, group)
    TerminalGame(
        record,
        bots,
        names_of_bots,
        words,
        TerminalScreen(),
        keep,
        drawn=drawn,
        coach=coach,
        book=book,
        hints=hints,
        hint_rule=hint_rule,
    ).run()


def _seating(record: Record, seats: list[str], bot: str | None) -> list[str]:
    count = record.options.seats()
    known = makers(record.game)
    usual = bot or next(name for name in ("normal", "greedy", "random") if name in known)
    who = [name.strip() for name in seats] or [ME]
    who += [usual] * (count - len(who))
    if len(who) != count:
        raise OptionError("seats", ",".join(seats), f"{count} names, each 'me' or a bot")
    for name in who:
        if name != ME and name not in known:
            raise OptionError("seats", name, f"me, {', '.join(known)}")
    return who


@app.command("assist")
def assist_command(
    game: Annotated[str, typer.Argument(help="which game lies on your table")],
    companion: Annotated[str, typer.Argument(help="what the program does there; by default the first")] = "",
    option: GameOptions = None,
    people: Annotated[int | None, typer.Option(help="how many of you there are")] = None,
    level: Annotated[str | None, typer.Option(help="how strong the program's part is")] = None,
    seed: Annotated[str | None, typer.Option(help="exactly this game; by default a new one")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a kept game")] = None,
    lang: Language = None,
) -> None:
    """Help people at a real table: take a part, judge, count."""
    from safehouse.cli.assisting import Place, Wish, assist, companion_of

    found = companion_of(game, companion)
    wish = Wish(options=option_pairs(option), people=people, level=level, seed=seed, resume=resume)
    assist(find(game), found, wish, Place(TerminalScreen(), language(lang), data_folder()))


@app.command()
def mcp(
    link: Annotated[
        str,
        typer.Argument(
            envvar="SAFEHOUSE_SEAT",
            help="the link that opens the seat, http://house/t/TABLE#TOKEN; safer in the environment",
        ),
    ],
    lang: Language = None,
) -> None:
    """Let an assistant hold a seat at a live table (Model Context Protocol, standard input and output)."""
    from safehouse.agents.mcp import serve
    from safehouse.agents.seat import SeatLink

    asyncio.run(serve(SeatLink.read(link), language(lang)))


@app.command()
def learn(
    game: Annotated[str, typer.Argument(help="which game")],
    lesson: Annotated[
        str | None,
        typer.Argument(
            help="a number or id, or first-game for a game with a coach; by default a list to choose from"
        ),
    ] = None,
    edit: Annotated[
        bool, typer.Option("--edit", help="read the lesson again whenever its files change")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="words only, no drawing: for screen readers")] = False,
    lang: Language = None,
) -> None:
    """Learn a game by playing: short lessons, then a first game with a coach."""
    from safehouse.cli.learning import Course, Diary

    if lesson == FIRST_GAME:
        first = first_game_of(find(game).folder)
        if first is None:
            raise OptionError("lesson", lesson, "a lesson; this game has no coach")
        options = find(game).read_options(first.options or dict(find(game).options.first_game))
        record = Record(find(game), options, secrets.token_hex(16))
        _sit_down(record, _seating(record, [], "easy"), language(lang), drawn=not plain, coach=Coach(first))
        return
    diary = Diary(data_folder() / "lessons.json")
    Course(find(game), language(lang), TerminalScreen(), diary, drawn=not plain).run(lesson, edit)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="a save file")],
    seat: Annotated[str, typer.Option(help="a seat number, watcher, or truth")] = "watcher",
    lang: Language = None,
) -> None:
    """Step through a game as a seat saw it, or as it truly was."""
    from safehouse.cli.replaying import show

    show(read(file), seat, language(lang), TerminalScreen(), interactive=sys.stdin.isatty())


@app.command("review")
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


@app.command("review-trust")
def review_trust_command(
    game: Annotated[str, typer.Argument(help="which game")],
    bot: Annotated[list[str] | None, typer.Option(help="who plays; several one after another")] = None,
    games: Annotated[int, typer.Option(help="how many of each; 2,000 for a figure to rely on")] = 10,
    seed: Annotated[str, typer.Option(help="of the deals")] = "trust",
    option: GameOptions = None,
) -> None:
    """Measure how far reviews of a game can be trusted: calibration, planted blunders, another seed."""
    from safehouse.review.measuring import measure

    chosen = find(game)
    for name in bot or ["expert"]:
        for found in measure(chosen, read_game_options(chosen, option), name, games, seed):
            typer.echo(msgspec.json.encode(found).decode())


@app.command()
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
        typer.echo(f"{entry.section}\n  {entry.text}")


@app.command()
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


@app.command()
def about(
    game: Annotated[str, typer.Argument(help="which game")],
    thing: Annotated[list[str] | None, typer.Argument(help="a name, an id or a kind of move")] = None,
    lang: Language = None,
) -> None:
    """Say what a thing in a game is and does; without THING, list the texts about things still missing."""
    from safehouse.cli.asking import answer, lacking

    words = Words(language(lang), find(game))
    for line in answer(" ".join(thing), words) if thing else lacking(words):
        typer.echo(line)


@app.command()
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


@app.command()
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


@app.command()
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
        f"After each of them:\n"
        f"  python3 run.py test {name}"
    )


@app.command()
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


@app.command()
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
    processes: Annotated[int, typer.Option(help="games at once; 0: one on each core")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="print the report as JSON")] = False,
) -> None:
    """Let bots play each other: balanced pairings on mirrored deals, with 95 % intervals."""
    from safehouse.arena.render import render
    from safehouse.arena.run import run

    if on not in ("cores", "ray"):
        raise OptionError("on", on, "cores, ray")
    options = read_game_options(
        find(game), option, station=_own_file(station), cards=_own_file(cards)
    ).to_json()
    report = run(
        game,
        [name.strip() for name in bots.split(",")],
        games,
        options,
        seed,
        folder=folder,
        where="ray" if on == "ray" else "cores",
        processes=processes,
        progress=Console(stderr=True),
        against=[name.strip() for name in against.split(",")] if against else None,
    )
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        render(report, Console())


@bench_app.command("table")
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


@bench_app.command("search")
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


@bench_app.command("engine")
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


@bench_app.command("research")
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
