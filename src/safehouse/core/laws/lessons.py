"""Law 19: lessons hold. Every accepted path of every lesson is played under the present rules, and everything
that it says exists in every language."""

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Broken, demand
from safehouse.core.ledger import clauses
from safehouse.core.lessons.book import FirstGame, Script, Step
from safehouse.core.lessons.pace import minutes
from safehouse.core.lessons.play import ANY, Accepted, Decide, Forbidden, Lesson, matches
from safehouse.core.lessons.read import first_game_of, forget, lessons_of
from safehouse.core.moves import SEAT, Domain, whole_number
from safehouse.core.shelf import find, names
from safehouse.core.topics import MOVE
from safehouse.core.words import LANGUAGES, Words, lesson_source

MOST_PATHS: Final = 64
MOST_WORDS: Final = 35
MOST_WORDS_OF_A_TIP: Final = 25
MOST_MINUTES: Final = 4
MINUTES_OFF: Final = 0.75
"""How far the announced minutes may be from the measured ones: rounding, and some words more or less."""
STEPS: Final = range(6, 15)
ACTS_WITHIN: Final = 2


def examine_lessons(game: AnyGame, decide: Decide) -> str:
    forget()
    try:
        scripts, first = lessons_of(game.folder), first_game_of(game.folder)
    except SafehouseError as error:
        raise Broken(str(error)) from None
    demand(bool(scripts), "there is no lesson; a game's first one is the tenth step of adding it")
    _ids_are_unique(game, scripts)
    paths = 0
    for script in scripts:
        _is_well_made(game, script)
        paths += _Paths(game, script, decide).play()
        _takes_as_long_as_announced(game, script, decide)
    if first is not None:
        _moments_exist(game, first)
    spoken = _texts_exist(game, scripts, first)
    tips = len(first.coach) if first is not None else 0
    return f"{len(scripts)} lessons, {paths} paths to their ends, {tips} tips, {spoken} texts a language"


def _ids_are_unique(game: AnyGame, scripts: list[Script]) -> None:
    taken = [script.id for name in names() if name != game.id for script in lessons_of(find(name).folder)]
    for script in scripts:
        demand(script.id not in taken, f"two lessons are called {script.id}")
        taken.append(script.id)


def _is_well_made(game: AnyGame, script: Script) -> None:
    demand(
        script.rules == game.rules_version,
        f"{script.id} was written for rules version {script.rules}, the game has {game.rules_version}",
    )
    demand(
        len(script.step) in STEPS,
        f"{script.id} has {len(script.step)} steps; there may be {STEPS[0]} to {STEPS[-1]}",
    )
    acts = any(step.ask or step.quiz for step in script.step[:ACTS_WITHIN])
    demand(acts, f"{script.id} does not let the learner act within the first {ACTS_WITHIN} steps")
    ledger = clauses(game.folder / "RULES.md")
    for clause in script.teaches:
        demand(clause in ledger, f"{script.id} teaches {clause}, which the ledger does not have")
    known = _domains(game)
    for number, step in enumerate(script.step, 1):
        for mark in step.show:
            demand(_is_mark(mark, known), f"{script.id}, step {number}: nothing is marked {mark}")


def _takes_as_long_as_announced(game: AnyGame, script: Script, decide: Decide) -> None:
    takes = max(minutes(game, script, decide, language) for language in LANGUAGES)
    demand(takes <= MOST_MINUTES, f"{script.id} takes {takes:.2f} minutes, over {MOST_MINUTES}")
    demand(
        abs(script.minutes - takes) <= MINUTES_OFF,
        f"{script.id} announces {script.minutes} minutes and takes {takes:.1f}",
    )


def _domains(game: AnyGame) -> dict[str, Domain]:
    of_kinds = [domain for kind in game.space.kinds for _, domain in kind.args]
    of_kinds += [domain for told in game.book.kinds for _, domain in told.args]
    moves = Domain(MOVE, tuple(kind.name for kind in game.space.kinds))
    return {domain.name: domain for domain in (*of_kinds, *game.explained, moves, SEAT)}


def _is_mark(mark: str, known: dict[str, Domain]) -> bool:
    domain, _, value = mark.partition(":")
    if domain not in known:
        return False
    number = whole_number(value)
    return value in known[domain].index or (number is not None and number in known[domain].index)


class _Paths:
    """The accepted paths of one lesson, up to `MOST_PATHS` of them: where there are more, each accepted move of
    each step is still tried on some path."""

    def __init__(self, game: AnyGame, script: Script, decide: Decide) -> None:
        self.game = game
        self.script = script
        self.decide = decide
        self.accepted: set[tuple[int, str]] = set()
        self.not_wanted: set[tuple[int, str]] = set()
        """Step and pattern, where a move of some path fitted it."""

    def play(self) -> int:
        number, wanted = 0, 1
        while number < wanted:
            wanted = max(wanted, min(MOST_PATHS, self._walk(number)))
            number += 1
        for at, step in enumerate(self.script.step):
            unmet = [pattern for pattern in step.accept if (at, pattern) not in self.accepted]
            unmet += [pattern for pattern in step.wrong if (at, pattern) not in self.not_wanted]
            demand(not unmet, f"{self._at(at)}: no move of any path fits {', '.join(unmet)}")
        return wanted

    def _at(self, at: int) -> str:
        return f"{self.script.id}, step {at + 1}"

    def _walk(self, number: int) -> int:
        """Play one path to its end; returns how many there are if all go on as this one."""
        lesson: Lesson | None = None
        paths = 1
        try:
            lesson = Lesson(self.game, self.script, self.decide)
            while not lesson.over:
                if lesson.step.say:
                    lesson.go_on()
                elif lesson.step.quiz:
                    lesson.answer(lesson.step.right)
                else:
                    open_moves = self._look(lesson)
                    place = number // paths if paths <= MOST_PATHS else number
                    paths *= len(open_moves)
                    outcome = lesson.attempt(open_moves[place % len(open_moves)])
                    assert isinstance(outcome, Accepted)
        except SafehouseError as error:
            at = f"{self._at(len(lesson.done))}, after {lesson.done}" if lesson is not None else self.script.id
            raise Broken(f"{at}: {error}") from None
        return paths

    def _look(self, lesson: Lesson) -> list[int]:
        """The accepted moves of a step, which is held to what it says of the others."""
        at, step, space = len(lesson.done), lesson.step, self.game.space
        accepted = lesson.accepted()
        demand(bool(accepted), f"{self._at(at)}, after {lesson.done}: no legal move is accepted")
        if ANY in step.accept:
            self.accepted.add((at, ANY))
        for move in lesson.legal():
            text = space.to_text(move)
            wanted = move in accepted
            fitting = {
                (at, pattern) for pattern in (step.accept if wanted else step.wrong) if matches(pattern, text)
            }
            (self.accepted if wanted else self.not_wanted).update(fitting)
        if step.refuse is not None:
            outcome = lesson.attempt(space.from_text(step.refuse.move))
            found = outcome.clause if isinstance(outcome, Forbidden) else "nothing"
            demand(
                found == step.refuse.because,
                f"{self._at(at)}, after {lesson.done}: {step.refuse.move!r} is refused by {found}, "
                f"not by {step.refuse.because}",
            )
        return accepted


def _moments_exist(game: AnyGame, first: FirstGame) -> None:
    game.read_options(first.options)
    words = Words(LANGUAGES[0], game)
    ledger = clauses(game.folder / "RULES.md")
    seats = range(max(options.seats() for options in game.configurations()))
    for tip in first.coach:
        when = tip.when
        known = (
            (when.question and words.has(when.question))
            or (when.event in game.book.index)
            or (when.refused and when.refused in ledger)
        )
        demand(bool(known), f"first-game.toml: the moment of {tip.say!r} never comes")
        absent = [seat for seat in when.seats if seat not in seats]
        demand(not absent, f"first-game.toml: {tip.say!r} speaks to seats {absent}, which nobody has")


def _texts_exist(game: AnyGame, scripts: list[Script], first: FirstGame | None) -> int:
    wanted = dict.fromkeys((key for script in scripts for key in _keys(script)), MOST_WORDS)
    wanted |= dict.fromkeys((tip.key for tip in first.coach) if first else (), MOST_WORDS_OF_A_TIP)
    for language in LANGUAGES:
        words = Words(language, game, strict=True)
        lacking = [key for key in wanted if not words.has(key)]
        demand(not lacking, f"no {language} text for: {', '.join(lacking)}")
        for key, most in wanted.items():
            count = len(words.say(key).split())
            demand(count <= most, f"the {language} text {key} has {count} words, over {most}")
        unsaid = [key for key in _written(game, language) if key not in wanted]
        demand(not unsaid, f"{language} texts that nobody says: {', '.join(unsaid)}")
    return len(wanted)


def _keys(script: Script) -> Iterator[str]:
    yield script.title
    for step in script.step:
        yield from (script.key(words) for words in _said(step))


def _said(step: Step) -> Iterator[str]:
    yield from (step.words, *step.hints, *step.wrong.values())
    if step.quiz:
        yield step.why
        yield from (step.answer(choice) for choice in step.choices)
        yield from (step.why_not(choice) for choice in step.wrong_answers)


def _written(game: AnyGame, language: str) -> Iterator[str]:
    path = lesson_source(language, game.folder)
    if not path.is_file():
        return
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            yield entry.id.name
