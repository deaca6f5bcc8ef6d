"""A lesson as it is played: on a record, from the learner's seat, step by step."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from safehouse.core.data import DataError
from safehouse.core.errors import NotAMove
from safehouse.core.game import AnyGame
from safehouse.core.guide.book import Spot
from safehouse.core.guide.figures import golden_of
from safehouse.core.lessons.book import ByBot, Script, Step
from safehouse.core.moves import Value
from safehouse.core.preview import preview
from safehouse.core.record import Record
from safehouse.core.save import parse, replay
from safehouse.core.view import View

ANY: Final = "any"
ONE_WORD: Final = "*"
NOT_THIS: Final = "lesson-not-this"
"""What is said of a legal move that a lesson neither wants nor explains."""

Told = dict[str, Value | None]
Decide = Callable[[Record, int, ByBot], int]
"""What a bot does in this seat; the same each time it is asked."""


class Accepted(msgspec.Struct, frozen=True):
    """The move is made and the lesson goes on."""


class NotWanted(msgspec.Struct, frozen=True):
    """Legal, but not what this step is about: why, what would come of it as far as the step tells, and the
    position after that, which is the present one where it does not tell all. The lesson stays where it is."""

    say: str
    events: list[Told]
    view: View


class Forbidden(msgspec.Struct, frozen=True):
    """The rules refuse the move, by this clause."""

    clause: str


Outcome = Accepted | NotWanted | Forbidden


def matches(pattern: str, move: str) -> bool:
    wanted, words = pattern.split(), move.split()
    return len(wanted) == len(words) and all(
        one in (ONE_WORD, other) for one, other in zip(wanted, words, strict=True)
    )


class Lesson:
    """Where a learner is in a lesson. `done` says how the learner came here, one word or move for each step
    behind: it is all that has to be kept to come back."""

    def __init__(self, game: AnyGame, script: Script, decide: Decide) -> None:
        self.game = game
        self.script = script
        self.seat = script.seat
        self.record = begin(game, script)
        self.done: list[str] = []
        self._decide = decide
        self._since = self.record.happened()
        self._arrive()

    @property
    def step(self) -> Step:
        return self.script.step[len(self.done)]

    @property
    def over(self) -> bool:
        return bool(self.step.end)

    def key(self, words: str) -> str:
        return self.script.key(words)

    def told(self) -> list[Told]:
        """What the learner noticed since the step before, or since what happened meanwhile."""
        return self.record.told(self.seat, self._since)

    def legal(self) -> list[int]:
        """What the rules let the learner do now, notes included."""
        asked = self.record.choices(self.seat) if self.seat in self.record.pending() else []
        return [*asked, *self.record.notes(self.seat)]

    def offered(self) -> list[int]:
        """What a learner chooses from: the choices, and notes only where the step wants them."""
        return [move for move in self.legal() if move < self.game.space.first_note or self.accepts(move)]

    def accepted(self) -> list[int]:
        """The moves that go on with the lesson."""
        return [move for move in self.legal() if self.accepts(move)]

    def accepts(self, move: int) -> bool:
        text = self.game.space.to_text(move)
        if ANY in self.step.accept and move < self.game.space.first_note:
            return True
        return any(matches(pattern, text) for pattern in self.step.accept)

    def speaks_of(self, move: int) -> bool:
        """Whether the step wants the move, or says why it does not."""
        text = self.game.space.to_text(move)
        return self.accepts(move) or any(matches(pattern, text) for pattern in self.step.wrong)

    def go_on(self) -> None:
        """The words have been read."""
        if not self.step.say:
            raise NotAMove("only words that ask for nothing can be left behind")
        self._next("")

    def answer(self, choice: str) -> bool:
        """Whether an answer to the quiz is right; then the lesson goes on."""
        if not self.step.quiz or choice not in self.step.choices:
            raise NotAMove(f"{choice!r} answers nothing here")
        if choice != self.step.right:
            return False
        self._next(choice)
        return True

    def attempt(self, move: int) -> Outcome:
        """The learner tries a move."""
        if not self.step.ask:
            raise NotAMove("no move is asked for here")
        clause = self.record.why_not(self.seat, move)
        if clause is not None:
            return Forbidden(clause)
        if not self.accepts(move):
            return self._not_wanted(move)
        step, since = self.step, self.record.happened()
        self.record.play(self.seat, move)
        for entry in step.then:
            self.record.enter(entry)
        if step.then_bot is not None:
            self._play_others(step.then_bot)
        self._next(self.game.space.to_text(move), since)
        return Accepted()

    def follow(self, done: Sequence[str]) -> None:
        """Come back to where `done` led; raises `NotAMove` where it leads nowhere."""
        for word in done:
            if self.over:
                raise NotAMove("the lesson was over before that")
            if self.step.say:
                self.go_on()
            elif self.step.quiz:
                if not self.answer(word):
                    raise NotAMove(f"{word!r} is not the right answer")
            elif not isinstance(self.attempt(self.game.space.from_text(word)), Accepted):
                raise NotAMove(f"{word!r} does not go on with the lesson")

    def _not_wanted(self, move: int) -> NotWanted:
        text = self.game.space.to_text(move)
        words = next((say for pattern, say in self.step.wrong.items() if matches(pattern, text)), None)
        now = self.record.view(self.seat)
        fork = self.record.rehearse(self.seat, move)
        told = [seen for event in fork.events if (seen := self.game.book.to_json(event, self.seat)) is not None]
        shown = told if self.step.spoils else preview(self.game, now, move)
        return NotWanted(
            say=NOT_THIS if words is None else self.key(words),
            events=shown,
            view=self.game.view(fork.after, self.seat) if shown == told else now,
        )

    def _play_others(self, by: ByBot) -> None:
        for _ in range(by.most):
            pending = self.record.pending()
            if not pending or self.seat in pending:
                return
            self.record.play(pending[0], self._decide(self.record, pending[0], by))

    def _next(self, word: str, since: int | None = None) -> None:
        self.done.append(word)
        self._since = self.record.happened() if since is None else since
        self._arrive()

    def _arrive(self) -> None:
        for entry in self.step.meanwhile:
            self.record.enter(entry)
        if self.step.meanwhile:
            self._since = self.record.happened()
        for entry in self.step.others:
            self.record.enter(entry)


def begin(game: AnyGame, script: Script) -> Record:
    """The position in which a lesson begins."""
    if script.golden:
        return _golden(game, script)
    record = Record(game, game.read_options(script.options), script.seed)
    for entry in script.before:
        record.enter(entry)
    return record


def _golden(game: AnyGame, script: Script) -> Record:
    whole = replay(parse(golden_of(game, Spot(golden=script.golden, at=script.at)).read_bytes()))
    if not 0 <= script.at <= len(whole.steps):
        raise DataError(f"{script.golden} has {len(whole.steps)} moves; there is no position after {script.at}")
    record = Record(game, whole.options, whole.seed)
    for step in whole.steps[: script.at]:
        record.play(step.seat, step.move)
    return record
