"""The words of the program and of a game in the player's language: whole sentences, from Fluent files."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from safehouse.core.book import NUMBER
from safehouse.core.errors import Illegal
from safehouse.core.game import AnyGame
from safehouse.core.moves import SEAT, Domain, MoveSpace, Value
from safehouse.core.options import Options
from safehouse.core.result import Result
from safehouse.core.topics import SEAT_PREFIX, Fact, Saying
from safehouse.core.view import meanings

LANGUAGES: Final = ("cs", "en")
HIDDEN_WORD: Final = "hidden"
MOST_REPLACED: Final = 16
"""Bundles with texts from people's own files that are kept in memory."""

_NEGATIVE: Final = re.compile(r"(?<![^\s(])-(?=\d)")
"""The hyphen before a number, in whose place print has a minus sign."""
_PACKAGE = Path(__file__).parent.parent
_REPLACING: Final = Lock()


class Words:
    """Texts of one language: the shared ones, those of a game, and the names at the table.

    An argument reaches its sentence as `$name`, in the case of a component also as `$name-acc` and
    so on for each case its text has; a hidden one as the word "hidden". A seat comes with
    `$name-is`, which is "you" or "other".
    """

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        players: Sequence[str] = (),
        you: int | None = None,
        strict: bool = False,
        options: Options | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.you = you
        self.strict = strict
        """Raise where a text is missing or cannot be said; for tests."""
        self._options = options
        folder = game.folder if game is not None else None
        replaced = game.texts(options, language) if game is not None and options is not None else ""
        self._bundle = _with(language, folder, replaced) if replaced else _bundle(language, folder)
        self.players = list(players)

    @classmethod
    def at_table(
        cls,
        language: str,
        game: AnyGame,
        options: Options,
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> "Words":
        """Those of one table: everybody is called by name, and who has none by the seat's."""
        words = cls(language, game, you=you, options=options)
        titles = [words.say(key) for key in game.seat_names(options)]
        words.players = [name or title for name, title in zip_longest(names, titles, fillvalue="")]
        return words

    @property
    def options(self) -> Options:
        """Those of the table, or the usual ones of the game."""
        assert self.game is not None
        return self._options if self._options is not None else self.game.read_options()

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence `key`; the key itself, in brackets, where no text exists."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            if self.strict:
                raise KeyError(f"no {self.language} text for {key}")
            return f"[{key}]"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and self.strict:
            raise ValueError(f"{self.language} text {key}: {errors[0]}")
        return _NEGATIVE.sub("\N{MINUS SIGN}", str(text))

    def attribute(self, key: str, name: str, **values: Any) -> str:
        """One attribute of a text, e.g. the effect of a card; "" where it has none."""
        pattern = self._bundle.get_message(key).attributes.get(name) if self._bundle.has_message(key) else None
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def name(self, domain: Domain, value: Value) -> str:
        """A component's name."""
        return self.say(f"{domain.name}-{value}")

    def thing(self, value: str) -> str | None:
        """The name of a component of any domain; None for what is no component."""
        if self.game is None:
            return None
        seen = (
            domain for domain in meanings(self.game.view_type).domains if self.has(f"{domain.name}-{value}")
        )
        domains = (*self.game.explained, *seen)
        return next((self.name(domain, value) for domain in domains if value in domain.index), None)

    def player(self, seat: int) -> str:
        """The name at the table; a game names a seat that nobody sits in by `seat-name-<number>`."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        if self.has(f"seat-name-{seat}"):
            return self.say(f"seat-name-{seat}")
        return self.say("seat-number", number=seat + 1)

    def player_list(self, seats: Sequence[int]) -> str:
        return self.listed([self.player(seat) for seat in seats])

    def listed(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def move(self, code: int) -> str:
        assert self.game is not None
        move = self.game.space.decode(code)
        domains = dict(self.game.space.kind_of(code).args)
        return self.say(f"move-{move.kind}", **self._values(domains, move.args))

    def event(self, told: Mapping[str, Value | None]) -> str:
        """One event as a seat was told it."""
        assert self.game is not None
        book = self.game.book
        kind = book.kinds[book.index[str(told["kind"])]]
        return self.say(f"event-{kind.name}", **self._values(dict(kind.args), told))

    def task(self, told: Mapping[str, Value | None]) -> str:
        """What people at a real table have to move when the program does this; "" where there is nothing."""
        assert self.game is not None
        book = self.game.book
        kind = book.kinds[book.index[str(told["kind"])]]
        key = f"do-{kind.name}"
        return self.say(key, **self._values(dict(kind.args), told)) if self.has(key) else ""

    def entry(self, space: MoveSpace, text: str) -> str:
        """What was told to a clerk (`core.assist`), as it is written, in a sentence."""
        code = space.from_text(text)
        kind = space.kind_of(code)
        return self.say(f"entry-{kind.name}", **self._values(dict(kind.args), space.decode(code).args))

    def saying(self, saying: Saying) -> str:
        return self.say(saying.key, **self.arguments(saying.args))

    def why(self, refusal: Illegal | str) -> str:
        """Why something is not allowed: the clause in a sentence."""
        clause = refusal.clause if isinstance(refusal, Illegal) else refusal
        return self.say("why-" + clause.replace(".", "-"))

    def question(self, key: str, pending: Sequence[int], subject: Mapping[str, Fact] | None = None) -> str:
        """What is asked, or what is waited for; `subject`: see `core.situation`."""
        about = self.arguments(subject or {})
        return self.say(key, **about, seats=self.player_list(pending), count=len(pending))

    def result(self, result: Result) -> list[str]:
        """The end in sentences: who won and why, then every line."""
        winners = self.player_list(result.winners)
        lines = [self.say(f"end-{result.reason}", winners=winners, count=len(result.winners))]
        for line in result.lines:
            args: dict[str, Any] = {"seats": self.player_list(line.seats), "points": line.points}
            for name, value in line.args.items():
                args[name] = self.say(value) if isinstance(value, str) and self.has(value) else value
            lines.append(self.say(f"line-{line.key}", **args))
        return lines

    def _values(self, domains: Mapping[str, Domain], args: Mapping[str, Value | None]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, domain in domains.items():
            value = args.get(name)
            if value is None:
                values[name] = HIDDEN_WORD
            elif domain.name == SEAT.name:
                seat = int(value)
                values[name] = self.player(seat)
                values[f"{name}-is"] = "you" if seat == self.you else "other"
            elif domain is NUMBER or isinstance(value, int):
                values[name] = value
            else:
                values |= self.cases(name, f"{domain.name}-{value}")
                values[f"{name}-id"] = value
        return values

    def arguments(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """Facts as a sentence gets them; see `core.topics`."""
        values: dict[str, Any] = {}
        for name, fact in facts.items():
            if isinstance(fact, str) and fact.startswith(SEAT_PREFIX):
                seat = int(fact.removeprefix(SEAT_PREFIX))
                values[name] = self.player(seat)
                values[f"{name}-is"] = "you" if seat == self.you else "other"
            elif isinstance(fact, str) and self.has(fact):
                values |= self.cases(name, fact)
            elif isinstance(fact, (str, int)):
                values[name] = fact
            elif isinstance(fact, Saying):
                values[name] = self.saying(fact)
            else:
                values[name] = self.listed([self.say(key) if self.has(key) else key for key in fact])
                values[f"{name}-count"] = len(fact)
        return values

    def cases(self, name: str, key: str) -> dict[str, str]:
        """A text as `$name`, and each of its attributes as `$name-<attribute>`."""
        forms = {name: self.say(key)}
        if self._bundle.has_message(key):
            for case, pattern in self._bundle.get_message(key).attributes.items():
                forms[f"{name}-{case}"] = str(self._bundle.format_pattern(pattern, {})[0])
        return forms


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    return _filled(language, folder)


def _filled(language: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language, folder):
        bundle.add_resource(_read(path))
    return bundle


@cache
def _read(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def _with(language: str, folder: Path | None, replaced: str) -> FluentBundle:
    """One at a time is made: reading is slow, and these texts come from anybody."""
    with _REPLACING:
        return _replaced(language, folder, replaced)


@lru_cache(MOST_REPLACED)
def _replaced(language: str, folder: Path | None, replaced: str) -> FluentBundle:
    bundle = _filled(language, folder)
    bundle.add_resource(FluentResource(replaced), allow_overrides=True)
    return bundle


def about_source(language: str, folder: Path) -> Path:
    """The Fluent file about the things of a game, which a client may leave until somebody asks."""
    return folder / "text" / f"{language}-about.ftl"


def lesson_source(language: str, folder: Path) -> Path:
    """The words of a game's lessons, which a client may leave until somebody learns."""
    return folder / "lessons" / f"{language}.ftl"


def box_source(language: str, folder: Path) -> Path:
    """The words of the house or of a game about boxes, which nobody needs but who enters one."""
    return folder / "text" / f"{language}-box.ftl"


def sources(language: str, folder: Path | None) -> list[Path]:
    """The Fluent files of a language: the shared ones, then the game's own."""
    shared = sorted(_PACKAGE.glob(f"*/text/{language}*.ftl"))
    if folder is None:
        return shared
    lessons = lesson_source(language, folder)
    return [
        *shared,
        *sorted((folder / "text").glob(f"{language}*.ftl")),
        *([lessons] if lessons.is_file() else []),
    ]


def forget() -> None:
    """Read every text anew, for authors who are writing one."""
    for kept in (_bundle, _read, _replaced):
        kept.cache_clear()
