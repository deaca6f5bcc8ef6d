"""Law 11: every text exists in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression
from fluent.syntax.visitor import Visitor

from safehouse.core import box_form
from safehouse.core.about import explain, missing, own_key, stray, topics
from safehouse.core.describe import HANDLED
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, Effort, demand
from safehouse.core.laws.occurrence import names_of, random_game
from safehouse.core.ledger import clauses
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.result import Result
from safehouse.core.seats import WATCHER
from safehouse.core.situation import situation
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.core.view import View, meanings
from safehouse.core.words import LANGUAGES, Words, sources

SPOKEN = 150
"""About how many positions of a long game are put into words."""

CZECH_PLURALS = {"one", "few", "many", "other"}


def texts_are_complete(game: AnyGame, effort: Effort) -> str:
    wanted = [*_wanted_keys(game)]
    ids: dict[str, set[str]] = {}
    for language in LANGUAGES:
        ids[language] = set()
        for path in sources(language, game.folder):
            ids[language] |= _messages(path, language)
        words = Words(language, game)
        lacking = [key for key in wanted if not words.has(key)]
        lacking += missing(game, words)
        unknown = stray(game, ids[language])
        demand(not unknown, f"{language} texts about nothing of this game: {', '.join(unknown)}")
        demand(not lacking, f"no {language} text for: {', '.join(lacking)}")
    first, second = (ids[language] for language in LANGUAGES)
    demand(first == second, f"not in both languages: {', '.join(sorted(first ^ second))}")
    _topics_hold(game, first)
    spoken = _speak(game, effort) + _explain(game)
    return f"{len(wanted)} keys in {len(LANGUAGES)} languages, {spoken} sentences spoken"


def _wanted_keys(game: AnyGame) -> Iterator[str]:
    yield from ("game-title", "game-tagline", "over")
    for kind in game.space.kinds:
        yield f"move-{kind.name}"
    for event in game.book.kinds:
        yield f"event-{event.name}"
    for domain in game.domains:
        yield from names_of(domain)
    for reason in game.end_reasons:
        yield f"end-{reason}"
    for clause in sorted(_clauses_in_code(game)):
        yield "why-" + clause.replace(".", "-")
    for options in game.configurations():
        yield from game.seat_names(options)
    for name in game.options.__struct_fields__:
        yield f"option-{name}"
    if game.box is not None:
        yield from box_form.keys(game.box)
    if not any((game.folder / room).exists() for room in ("describe.py", "describe")):
        yield from (f"view-{name}" for name in sorted(_fields_of(game.view_type)))
        for domain in meanings(game.view_type).domains:
            yield from names_of(domain)


def _fields_of(struct: type[msgspec.Struct]) -> set[str]:
    """The fields of a view and its parts; a game without a description of its own shows them by their names."""
    found: set[str] = set()
    for field in msgspec.structs.fields(struct):
        if field.name not in HANDLED:
            found.add(field.name)
            for part in _structs_in(field.type):
                found |= _fields_of(part)
    return found


def _structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs_in(part)


def _clauses_in_code(game: AnyGame) -> set[str]:
    """Clause ids that stand as values in the rules, not as remarks or as what a sentence stands on: these are
    what guards return."""
    pattern = re.compile(rf"{game.clause_prefix}-[A-Z]?\d[0-9A-Za-z.]*")
    found = set()
    for path in game.folder.rglob("*.py"):
        if "tests" in path.parts:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        remarks |= {
            id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "clause"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
                if pattern.fullmatch(node.value):
                    found.add(node.value)
    return found


def _messages(path: Path, language: str) -> set[str]:
    """The ids of the messages; a syntax error or a missing Czech plural form is a breach."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    where = f"{path.name} of {path.parent.parent.name}"
    found: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Junk):
            demand(False, f"{where}: {(entry.content or '')[:60]!r} is no Fluent text")
        if isinstance(entry, Message):
            demand(entry.id.name not in found, f"{where}: {entry.id.name} stands twice")
            found.add(entry.id.name)
            if language == "cs":
                Plurals(f"{where}: {entry.id.name}").visit(entry)
    return found


class Plurals(Visitor):
    """Czech needs one, few, many and other; a selector with any plural form must have all it can need."""

    def __init__(self, where: str) -> None:
        self.where = where

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if "few" in keys or "many" in keys:
            demand(keys >= CZECH_PLURALS, f"{self.where}: Czech plural forms missing: {CZECH_PLURALS - keys}")
        self.generic_visit(node)


def _topics_hold(game: AnyGame, texts: set[str]) -> None:
    """`data/about.toml` speaks of topics and domains of the game, and of clauses of its ledger; what it lets
    share a text has none of its own."""
    known = topics(game)
    subjects = {*known, *(domain for domain, _ in known.values())}
    unknown = sorted({*game.topics.clauses, *game.topics.shared} - subjects)
    demand(not unknown, f"about.toml speaks of what is no topic: {', '.join(unknown)}")
    apart = sorted(topic for topic in known if game.topics.shares(topic) and own_key(topic) in texts)
    demand(not apart, f"about.toml has them share a text, yet each has its own: {', '.join(apart)}")
    ledger = clauses(game.folder / "RULES.md")
    cited = {clause for found in game.topics.clauses.values() for clause in found}
    demand(cited <= set(ledger), f"about.toml cites no clause: {', '.join(sorted(cited - set(ledger)))}")


def _explain(game: AnyGame) -> int:
    """Explain everything in every language and configuration, what is told of it alike once; no sentence may
    fail."""
    explained: set[tuple[str, ...]] = set()
    for options in game.configurations():
        facts = {topic: repr(game.facts(options, *known)) for topic, known in topics(game).items()}
        for language in LANGUAGES:
            words = Words(language, game, strict=True, options=options)
            own = game.texts(options, language)
            for topic in facts:
                told = (language, own, topic, facts[topic])
                if told not in explained and explain(topic, words) is not None:
                    explained.add(told)
    return len(explained)


class Speaker:
    """Somebody in one seat with one language, who says each sentence once: games say most of them again and
    again."""

    def __init__(self, game: AnyGame, language: str, seat: int) -> None:
        self._game = game
        self._words = Words(language, game, you=seat, strict=True)
        self._said: set[object] = set()
        self._choices: dict[int, str] = {}

    @property
    def spoken(self) -> int:
        return len(self._said) + len(self._choices)

    def note(self, code: int) -> None:
        if self._is_new(code):
            self._words.move(code)

    def menu(self, view: View, moves: list[int]) -> None:
        """Choices that read the same are told apart by what they point at."""
        game = self._game
        read: dict[tuple[str, object], int] = {}
        for code in moves:
            if code not in self._choices:
                self._choices[code] = self._words.move(code)
            sentence = self._choices[code]
            other = read.setdefault((sentence, repr(game.points_at(view, code))), code)
            if other != code:
                both = f"{game.space.to_text(other)!r} and {game.space.to_text(code)!r}"
                raise Broken(f"in one menu {both} read the same in {self._words.language}: {sentence}")

    def event(self, told: dict[str, Value | None]) -> None:
        if self._is_new(tuple(told.items())):
            self._words.event(told)

    def saying(self, saying: Saying) -> None:
        if self._is_new(repr(saying)):
            self._words.saying(saying)

    def question(self, view: View, subject: dict[str, Fact]) -> None:
        if self._is_new((view.question, *view.pending, repr(subject))):
            self._words.question(view.question, view.pending, subject)

    def result(self, result: Result) -> None:
        if self._is_new(repr(result)):
            self._words.result(result)

    def _is_new(self, sentence: object) -> bool:
        known = sentence in self._said
        self._said.add(sentence)
        return not known


def _speak(game: AnyGame, effort: Effort) -> int:
    """Say every sentence of some random games in every language, for every seat; none may fail."""
    most = max(options.seats() for options in game.configurations())
    speakers = {
        seat: [Speaker(game, language, seat) for language in LANGUAGES] for seat in range(WATCHER, most)
    }
    subjects = list(topics(game))
    for options in game.configurations():
        seats = range(WATCHER, options.seats())
        for number in range(effort.games_each(len(game.configurations()), 6)):
            record = Record(game, options, f"speak-{number}")
            random = Stream(f"speak {number}")
            while record.pending() and random.below(min(game.longest, SPOKEN)):
                topic = subjects[random.below(len(subjects))]
                for seat in seats:
                    _speak_now(record, seat, topic, speakers[seat])
                seat = random.choose(record.pending())
                record.play(seat, random.choose(record.moves(seat)))
            random_game(game, record, random)
            result = record.result()
            assert result is not None
            for seat in seats:
                told = record.told(seat)
                for speaker in speakers[seat]:
                    for event in told:
                        speaker.event(event)
                    speaker.result(result)
    return sum(speaker.spoken for each in speakers.values() for speaker in each)


def _speak_now(record: Record, seat: int, topic: Topic, speakers: list[Speaker]) -> None:
    game, view = record.game, record.view(seat)
    offered = record.moves(seat) if seat != WATCHER else []
    now = situation(game, view, offered)
    sayings = [*now.standing, *game.meaning(view, topic)]
    notes = record.notes(seat) if seat != WATCHER else []
    one_of_each_kind = {game.space.kind_of(note).name: note for note in notes}
    for speaker in speakers:
        speaker.question(view, now.subject)
        for saying in sayings:
            speaker.saying(saying)
        speaker.menu(view, offered)
        for note in one_of_each_kind.values():
            speaker.note(note)
