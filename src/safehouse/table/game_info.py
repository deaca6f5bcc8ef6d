"""What a game can say, as data: for clients that know nothing of it."""

from functools import cache
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from safehouse.bots.roster import makers
from safehouse.core.assist import Companion, Led
from safehouse.core.book import NUMBER
from safehouse.core.game import AnyGame
from safehouse.core.lessons.read import lessons_of
from safehouse.core.moves import Domain, Value
from safehouse.core.options import choices
from safehouse.core.view import meanings
from safehouse.core.words import LANGUAGES, about_source, box_source, lesson_source, sources
from safehouse.table.messages import (
    ArgInfo,
    ClientMessage,
    CompanionInfo,
    EventKindInfo,
    GameInfo,
    GameSummary,
    MoveKindInfo,
    OptionInfo,
    OptionsAnswer,
    ServerMessage,
)

NOT_SHOWN: Final = ("cli", "agents")
"""Parts of the house whose texts no browser needs."""
OF_A_GAME: Final = ("bots", "review")
"""Parts whose texts come with a game."""


@cache
def summary(game: AnyGame) -> GameSummary:
    return GameSummary(
        id=game.id,
        seat_counts=sorted({options.seats() for options in game.configurations()}),
        series=has_series(game),
        lessons=len(lessons_of(game.folder)),
        bots=list(makers(game)),
        languages=languages(game),
    )


@cache
def describe(game: AnyGame) -> GameInfo:
    short = summary(game)
    usual = game.read_options()
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        clause_prefix=game.clause_prefix,
        options=options_of(game),
        seat_counts=short.seat_counts,
        series=short.series,
        lessons=short.lessons,
        box=game.box is not None,
        seats=usual.seats(),
        seat_names=game.seat_names(usual),
        first=game.read_options(dict(game.options.first_game)).to_json(),
        move_kinds=[
            MoveKindInfo(name=kind.name, note=kind.note, args=_args(kind.args)) for kind in game.space.kinds
        ],
        event_kinds=[EventKindInfo(name=kind.name, args=_args(kind.args)) for kind in game.book.kinds],
        domains=_domains(game),
        seat_fields=sorted(meanings(game.view_type).seats),
        by_seat=sorted(meanings(game.view_type).by_seat),
        end_reasons=list(game.end_reasons),
        bots=short.bots,
        languages=short.languages,
        companions=[_companion(each) for each in game.companions],
    )


def _companion(companion: Companion) -> CompanionInfo:
    shared: dict[str, Any] = {
        "id": companion.id,
        "options": dict(companion.options),
        "choices": list(companion.choices),
    }
    if isinstance(companion, Led):
        return CompanionInfo(
            **shared,
            kind="led",
            seats=True,
            values={name: list(values) for name, values in companion.values.items()},
            people=list(companion.people),
            program=list(companion.program),
            levels=list(companion.levels),
            announces=sorted(companion.announces),
            turn=companion.turn,
            own=list(companion.own),
            by_hand=sorted(companion.by_hand),
            remedy=companion.remedy.seat if companion.remedy is not None else None,
            entries=[],
        )
    entries = [EventKindInfo(name=kind.name, args=_args(kind.args)) for kind in companion.space.kinds]
    return CompanionInfo(
        **shared,
        kind="clerk",
        seats=companion.knows_seats,
        values={},
        people=[],
        program=[],
        levels=[],
        announces=[],
        turn="",
        own=[],
        by_hand=[],
        remedy=None,
        entries=entries,
    )


def has_series(game: AnyGame) -> bool:
    return game.chronicle([], 2) is not None


def options_of(game: AnyGame) -> list[OptionInfo]:
    hints = get_type_hints(game.options)
    usual = game.read_options().to_json()
    listed = game.options.lists
    return [
        OptionInfo(
            name=name,
            kind="several" if name in listed else _kind(hints[name]),
            choices=list(listed[name].values if name in listed else choices(hints[name])),
            named=listed[name].name if name in listed else "",
            default=usual[name],
            basic=not game.options.basic or name in game.options.basic,
        )
        for name in game.options.__struct_fields__
    ]


def answer_options(game: AnyGame, values: dict[str, Any]) -> OptionsAnswer:
    """Raises `OptionError` where the values are not possible."""
    options = game.read_options(values)
    following = options.following()
    texts = {language: game.texts(options, language) for language in languages(game)}
    return OptionsAnswer(
        options=options.to_json(),
        seats=options.seats(),
        seat_names=game.seat_names(options),
        teams=game.teams(options),
        silent=game.is_silent(options),
        texts={language: found for language, found in texts.items() if found},
        components=game.own_components(options),
        following=None if following is None else following.to_json(),
    )


def languages(game: AnyGame) -> list[str]:
    return [language for language in LANGUAGES if (game.folder / "text" / f"{language}.ftl").is_file()]


@cache
def text(language: str, folder: Path | None) -> str:
    """The Fluent texts that all games share, or those of one game's folder, as far as a client needs them from
    the start. What is said only where a game is looked at comes with the game."""
    shared = sources(language, None)
    if folder is None:
        rooms = {path: path.parent.parent for path in shared}
        wanted = [
            path
            for path, room in rooms.items()
            if room.name not in (*NOT_SHOWN, *OF_A_GAME) and path != box_source(language, room)
        ]
    else:
        later = [source(language, folder) for source in (about_source, lesson_source, box_source)]
        wanted = [path for path in shared if path.parent.parent.name in OF_A_GAME]
        wanted += [path for path in sources(language, folder)[len(shared) :] if path not in later]
    return "\n".join(path.read_text(encoding="utf-8") for path in wanted)


def usual_bot(game: AnyGame) -> str:
    """Who plays where nobody said which bot, for example for a leaver."""
    return "normal" if "normal" in makers(game) else "random"


def _kind(hint: Any) -> Any:
    if choices(hint):
        return "choice"
    return {bool: "flag", int: "number"}.get(hint, "text")


def _args(args: tuple[tuple[str, Domain], ...]) -> list[ArgInfo]:
    return [ArgInfo(name=name, domain=domain.name) for name, domain in args]


def _domains(game: AnyGame) -> dict[str, list[Value]]:
    used = list(meanings(game.view_type).domains)
    used += [domain for kind in game.space.kinds for _, domain in kind.args]
    used += [domain for told in game.book.kinds for _, domain in told.args]
    return {domain.name: list(domain.values) for domain in (*used, *game.domains) if domain is not NUMBER}


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of the stream, both ways."""
    (client, server), parts = msgspec.json.schema_components([ClientMessage, ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
    }
