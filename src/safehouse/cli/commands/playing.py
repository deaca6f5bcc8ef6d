"""Commands to play, at this screen or at a real table."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from safehouse.bots.company import names_with_titles
from safehouse.bots.roster import make, makers
from safehouse.cli.aside import read_beside
from safehouse.cli.campaign import open_chapter
from safehouse.cli.commands.options import (
    Cards,
    GameOptions,
    Group,
    Language,
    Station,
    given_options,
    own_file,
)
from safehouse.cli.language import language
from safehouse.cli.record_book import RecordBook
from safehouse.cli.screen import TerminalScreen
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.hints import HINT_RULES, HintRule, TakenHint
from safehouse.core.lessons.coach import Coach
from safehouse.core.lessons.read import first_game_of
from safehouse.core.places import data_folder
from safehouse.core.record import Record
from safehouse.core.save import branch, read, replay
from safehouse.core.shelf import find, names
from safehouse.core.words import Words

ME: Final = "me"
FIRST_GAME: Final = "first-game"


def add_to(app: typer.Typer) -> None:
    app.command()(games)
    app.command()(play)
    app.command("record")(record_command)
    app.command("assist")(assist_command)
    app.command()(mcp)
    app.command()(learn)


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
    chapter: Annotated[
        int | None, typer.Option(help="the next game of a series: its number in `safehouse record`")
    ] = None,
    people: Annotated[
        str, typer.Option("--names", metavar="NAMES", help="who plays at this screen, e.g. Ann,Bob")
    ] = "",
    hints: Annotated[
        str | None,
        typer.Option(help="the most that a hint tells: off, rules, deduced, or move (you against bots)"),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="words only, no drawing: for screen readers")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal."""
    spoken = language(lang)
    own = {"station": own_file(station), "cards": own_file(cards)}
    sitting: list[str] = []
    taken: list[TakenHint] = []
    called = [name.strip() for name in people.split(",") if name.strip()]
    rule = next((each for each in HINT_RULES if each == hints), None)
    if hints is not None and rule is None:
        raise OptionError("hints", hints, ", ".join(HINT_RULES))
    if resume is not None:
        save = read(resume) if at is None else branch(read(resume), at)
        taken = save.hints
        record = replay(save)
        sitting = [name or ME for name in save.bots]
        aside = read_beside(resume)
        group, called = group or aside.group, called or aside.names
        TerminalScreen().write(Words(spoken).say("cli-resumed" if at is None else "cli-branched", move=at))
    else:
        chosen = find(game or names()[0])
        given = given_options(option, mode=mode, variant=variant, **own)
        if chapter is not None:
            book, words = RecordBook(chosen, group), Words(spoken, chosen)
            following = open_chapter(book, chapter, called, words, TerminalScreen())
            given, called = following.options | given, following.seats
        options = chosen.read_options(given)
        sitting = [ME if name else bot or _usual_bot(chosen) for name in called]
        record = Record(chosen, options, seed or secrets.token_hex(16))
    who = _seating(record, seats.split(",") if seats else sitting, bot)
    named = _by_seat(who, called)
    if resume is None and record.game.draws_lots(record.options):
        drawn = list(zip(who, named, strict=True))
        secrets.SystemRandom().shuffle(drawn)
        who, named = [sitter for sitter, _ in drawn], [name for _, name in drawn]
    keep = resume if at is None else None
    _sit_down(
        record,
        who,
        spoken,
        keep=keep,
        drawn=not plain,
        group=group,
        people=named,
        hints=taken,
        hint_rule=rule,
    )


def record_command(
    game: Annotated[str, typer.Argument(help="a game that is played in series")],
    group: Group = "",
    people: Annotated[int, typer.Option(help="how many of you there are")] = 1,
    lang: Language = None,
) -> None:
    """Show what a group has played in the terminal: its campaign and statistics."""
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
    people: Sequence[str] = (),
    hints: Sequence[TakenHint] = (),
    hint_rule: HintRule | None = None,
) -> None:
    """Play a record at this screen, with a bot in every seat that names one."""
    from safehouse.cli.terminal import TerminalGame

    names_of_bots = [name if name != ME else "" for name in who]
    words = Words.at_table(spoken, record.game, record.options)
    words.players = names_with_titles(words, words.players, record.seed, names_of_bots, people)
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
        names=people,
        hints=hints,
        hint_rule=hint_rule,
    ).run()


def _seating(record: Record, seats: list[str], bot: str | None) -> list[str]:
    count = record.options.seats()
    known = makers(record.game)
    who = [name.strip() for name in seats] or [ME]
    who += [bot or _usual_bot(record.game)] * (count - len(who))
    if len(who) != count:
        raise OptionError("seats", ",".join(seats), f"{count} names, each 'me' or a bot")
    for name in who:
        if name != ME and name not in known:
            raise OptionError("seats", name, f"me, {', '.join(known)}")
    return who


def _usual_bot(game: AnyGame) -> str:
    return next(name for name in ("normal", "greedy", "random") if name in makers(game))


def _by_seat(who: Sequence[str], people: Sequence[str]) -> list[str]:
    """What everybody is called, given in the order of the seats that people have; "" for a bot."""
    names = filter(None, people)
    return [next(names, "") if name == ME else "" for name in who]


def assist_command(
    game: Annotated[str, typer.Argument(help="which game lies on your table")],
    companion: Annotated[str, typer.Argument(help="what the program does there; by default the first")] = "",
    option: GameOptions = None,
    station: Station = None,
    cards: Cards = None,
    people: Annotated[int | None, typer.Option(help="how many of you there are")] = None,
    level: Annotated[str | None, typer.Option(help="how strong the program's part is")] = None,
    seed: Annotated[str | None, typer.Option(help="exactly this game; by default a new one")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a kept game")] = None,
    lang: Language = None,
) -> None:
    """Help people at a real table: take a part, judge, count."""
    from safehouse.cli.assisting import Place, Wish, assist, companion_of

    found = companion_of(game, companion)
    given = given_options(option, station=own_file(station), cards=own_file(cards))
    wish = Wish(options=given, people=people, level=level, seed=seed, resume=resume)
    assist(find(game), found, wish, Place(TerminalScreen(), language(lang), data_folder()))


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
