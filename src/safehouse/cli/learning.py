"""`safehouse learn`: lessons in the terminal, with what has been learned kept for the user."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from safehouse.bots.lessons import decide
from safehouse.cli.asking import answer, asked_about, deduction, ruled, spelled
from safehouse.cli.glancing import Glance
from safehouse.cli.screen import Screen
from safehouse.core.describe import describe, picture
from safehouse.core.errors import NotAMove, OptionError, SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.lessons import read
from safehouse.core.lessons.book import Script
from safehouse.core.lessons.play import Accepted, Forbidden, Lesson, matches
from safehouse.core.letters import folded
from safehouse.core.moves import whole_number
from safehouse.core.situation import listed
from safehouse.core.view import View
from safehouse.core.words import Words
from safehouse.core.words import forget as forget_words

COMMANDS: Final = {
    "hint": "hint",
    "h": "hint",
    "napoveda": "hint",
    "try": "try",
    "zkusit": "try",
    "back": "back",
    "zpet": "back",
    "look": "look",
    "stul": "look",
    "map": "map",
    "mapa": "map",
    "all": "all",
    "vse": "all",
    "skip": "skip",
    "preskocit": "skip",
    "quit": "quit",
    "konec": "quit",
    "help": "help",
    "pomoc": "help",
}


RULE: Final = ("rule", "pravidlo")
FEW: Final = 9
"""So many choices are listed, of more those that the step has something to say about."""


class Leave(Exception):
    """The learner wants to stop; what was done is kept."""


class Skip(Exception):
    """On to the next lesson."""


class Progress(msgspec.Struct, kw_only=True):
    """What a user has learned: lessons by id, and the way so far into those that are not finished."""

    finished: list[str] = []
    begun: dict[str, list[str]] = {}


class Diary:
    """Progress, kept in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self.progress = msgspec.json.decode(path.read_bytes(), type=Progress)
        except (OSError, msgspec.MsgspecError):
            self.progress = Progress()

    def came(self, lesson: Lesson) -> None:
        """The learner is here now."""
        if lesson.over:
            self.progress.begun.pop(lesson.script.id, None)
            if lesson.script.id not in self.progress.finished:
                self.progress.finished.append(lesson.script.id)
        else:
            self.progress.begun[lesson.script.id] = list(lesson.done)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_name(self._path.name + ".part")
        draft.write_bytes(msgspec.json.encode(self.progress))
        draft.replace(self._path)

    def next_of(self, scripts: list[Script]) -> Script:
        """The first lesson that is not finished; the first of all where every one is."""
        return next((script for script in scripts if script.id not in self.progress.finished), scripts[0])


class Course:
    """The lessons of one game at this screen."""

    def __init__(self, game: AnyGame, language: str, screen: Screen, diary: Diary, drawn: bool = True) -> None:
        self.game = game
        self.language = language
        self.screen = screen
        self.diary = diary
        self.drawn = drawn
        self.words = Words(language, game)

    def scripts(self) -> list[Script]:
        found = read.lessons_of(self.game.folder)
        if not found:
            raise OptionError("game", self.game.id, "a game that has lessons")
        return found

    def run(self, wanted: str | None = None, edit: bool = False) -> None:
        """Play the lesson that is wanted, or list them and ask; then the ones after it."""
        try:
            script: Script | None = self._chosen(wanted)
            while script is not None:
                script = self._play(script, edit)
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("cli-learn-kept", game=self.game.id)

    def say(self, key: str, **values: object) -> None:
        self.screen.write(self.words.say(key, **values))

    def _chosen(self, wanted: str | None) -> Script:
        scripts = self.scripts()
        if wanted is None:
            self._list(scripts)
            usual = self.diary.next_of(scripts)
            wanted = self.screen.ask(
                self.words.say("cli-learn-which", title=self.words.say(usual.title))
            ).strip()
            if not wanted:
                return usual
        script = read.lesson_named(self.game.folder, wanted)
        if script is None:
            known = ", ".join(f"{number} ({found.id})" for number, found in enumerate(scripts, 1))
            raise OptionError("lesson", wanted, known)
        return script

    def _list(self, scripts: list[Script]) -> None:
        self.say("cli-learn-lessons", title=self.words.say("game-title"))
        progress = self.diary.progress
        for number, script in enumerate(scripts, 1):
            begun = "begun" if progress.begun.get(script.id) else "new"
            state = "finished" if script.id in progress.finished else begun
            title = self.words.say(script.title)
            self.say("cli-learn-lesson", number=number, title=title, minutes=script.minutes, state=state)
        if read.first_game_of(self.game.folder) is not None:
            self.say("cli-learn-first-game", game=self.game.id)

    def _play(self, script: Script, edit: bool) -> Script | None:
        """One lesson; returns the next one."""
        try:
            TerminalLesson(self, script, edit).run()
        except Skip:
            self.say("cli-learn-skipped")
        scripts = self.scripts()
        places = [found.id for found in scripts]
        after = places.index(script.id) + 1 if script.id in places else len(scripts)
        if after == len(scripts):
            self.say("cli-learn-all", game=self.game.id)
            return None
        title = self.words.say(scripts[after].title)
        self._confirm(self.words.say("cli-learn-next", title=title))
        return scripts[after]

    def _confirm(self, prompt: str) -> None:
        if COMMANDS.get(folded(self.screen.ask(prompt).strip())) == "quit":
            raise Leave


class TerminalLesson:
    """One lesson at the screen. `edit`: it is read anew whenever its files have changed."""

    def __init__(self, course: Course, script: Script, edit: bool = False) -> None:
        self.course = course
        self.screen = course.screen
        self.id = script.id
        self.edit = edit
        self.read_at = self._stamp()
        self.hints = 0
        self.glance = Glance()
        self.lesson = self._begin(course.diary.progress.begun.get(script.id, []))

    @property
    def words(self) -> Words:
        return self.course.words

    def run(self) -> None:
        self.course.say("cli-learn-title", title=self.words.say(self.lesson.script.title))
        self.course.say("cli-learn-help")
        while True:
            self._read_anew()
            self.course.diary.came(self.lesson)
            self._show()
            if self.lesson.over:
                return
            at = len(self.lesson.done)
            while len(self.lesson.done) == at:
                self._turn()
            self.hints = 0

    def _begin(self, done: list[str]) -> Lesson:
        """The lesson, as far into it as `done` leads under what it says now."""
        script = read.lesson_named(self.course.game.folder, self.id)
        if script is None:
            raise OptionError("lesson", self.id, "a lesson that is still there")
        lesson = Lesson(self.course.game, script, decide)
        self.course.words = Words.at_table(
            self.course.language, self.course.game, lesson.record.options, you=lesson.seat
        )
        try:
            lesson.follow(done)
        except NotAMove:
            way = lesson.done
            lesson = Lesson(self.course.game, script, decide)
            lesson.follow(way)
        return lesson

    def _stamp(self) -> float:
        files = (self.course.game.folder / read.FOLDER).glob("*")
        return max((path.stat().st_mtime for path in files), default=0.0)

    def _read_anew(self) -> None:
        while self.edit and self._stamp() != self.read_at:
            self.read_at = self._stamp()
            read.forget()
            forget_words()
            try:
                self.lesson = self._begin(self.lesson.done)
            except SafehouseError as error:
                self.screen.write(str(error))
                self.screen.ask(self.words.say("cli-learn-go-on"))
            else:
                self.course.say("cli-learn-read-anew")

    def _show(self) -> None:
        lesson = self.lesson
        self.screen.write()
        for event in lesson.told():
            self.screen.write(self.words.event(event))
        view = lesson.record.view(lesson.seat)
        if lesson.over or not view.over:
            self._glance(view)
        self.course.say("cli-learn-says", text=self.words.say(lesson.key(lesson.step.words)))
        self._list()
        if lesson.step.refuse is not None:
            move = self.course.game.space.from_text(lesson.step.refuse.move)
            self.course.say("cli-learn-try", move=self.words.move(move))

    def _list(self, whole: bool = False) -> None:
        """The choices; of many moves those that the step speaks of."""
        choices = list(self._choices())
        shown = len(self._near()) if self.lesson.step.ask and not whole else len(choices)
        for number, text in enumerate(choices[:shown], 1):
            self.course.say("cli-choice", number=number, text=text)
        if shown < len(choices):
            self.course.say("cli-learn-more", count=len(choices) - shown)

    def _choices(self) -> Iterator[str]:
        step = self.lesson.step
        if step.quiz:
            yield from (self.words.say(self.lesson.key(step.answer(choice))) for choice in step.choices)
        elif step.ask:
            view = self.lesson.record.view(self.lesson.seat)
            yield from (listed(self.course.game, view, move, self.words) for move in self._moves())

    def _moves(self) -> list[int]:
        near = self._near()
        return [*near, *(move for move in self.lesson.offered() if move not in near)]

    def _near(self) -> list[int]:
        """A few moves in the order of the rules, of everything that the step wants or explains at least one."""
        lesson, space = self.lesson, self.course.game.space
        offered = lesson.offered()
        texts = {move: space.to_text(move) for move in offered}
        patterns = (*lesson.step.accept, *lesson.step.wrong)
        fitting = ([move for move in offered if matches(pattern, texts[move])] for pattern in patterns)
        one_of_each = dict.fromkeys(moves[0] for moves in fitting if moves)
        wanted, spoken_of = lesson.accepted(), filter(lesson.speaks_of, offered)
        by_interest = dict.fromkeys([*one_of_each, *wanted, *spoken_of, *offered])
        few = list(by_interest)[: max(FEW, len(one_of_each))]
        return [move for move in offered if move in few]

    def _glance(self, view: View) -> None:
        """What is new for the learner; of a long table the rest is a command away."""
        first = not self.glance.begun
        for line in self.glance.fresh(describe(view, self.words), self.lesson.step.show, self.words):
            self.screen.write(line)
        if first and not self.glance.is_whole:
            self.course.say("cli-learn-rest")
        if first:
            self._draw(view)

    def _look(self, view: View) -> None:
        for line in self.glance.whole(describe(view, self.words)):
            self.screen.write(line)
        self._draw(view)

    def _draw(self, view: View) -> None:
        if self.course.drawn:
            for line in picture(view, self.words):
                self.screen.write(line)

    def _turn(self) -> None:
        step = self.lesson.step
        line = self.screen.ask(self.words.say("cli-learn-go-on" if step.say else "cli-prompt")).strip()
        number = whole_number(line)
        command = COMMANDS.get(folded(line))
        thing = asked_about(line)
        word, _, clause = line.partition(" ")
        if thing is not None:
            for told in answer(thing, self.words, self.lesson.record.view(self.lesson.seat)):
                self.screen.write(told)
        elif word.lower() in RULE:
            for told in ruled(clause.strip(), self.words):
                self.screen.write(told)
        elif command is not None:
            self._command(command)
        elif step.say and not line:
            self.lesson.go_on()
        elif step.quiz and number is not None and 1 <= number <= len(step.choices):
            self._answer(step.choices[number - 1])
        elif step.ask and number is not None and 1 <= number <= len(self._moves()):
            self._attempt(self._moves()[number - 1])
        elif step.ask and (move := self._spelled(line)) is not None:
            self._attempt(move)
        else:
            self.course.say("cli-learn-help")

    def _spelled(self, line: str) -> int | None:
        return spelled(line, self._moves(), self.words, self.lesson.record.view(self.lesson.seat))

    def _answer(self, choice: str) -> None:
        """A wrong one is explained, and so is the right one, with which the lesson goes on."""
        step, key = self.lesson.step, self.lesson.key
        why = self.words.say(key(step.why))
        if choice == step.right:
            self.course.say("cli-learn-right", why=why)
        else:
            self.course.say("cli-learn-wrong", why_not=self.words.say(key(step.why_not(choice))))
            self.course.say("cli-learn-right-is", right=self.words.say(key(step.answer(step.right))))
            self.course.say("cli-learn-says", text=why)
        self.lesson.answer(step.right)

    def _attempt(self, move: int) -> None:
        outcome = self.lesson.attempt(move)
        if isinstance(outcome, Accepted):
            return
        if isinstance(outcome, Forbidden):
            told = {
                "move": self.words.move(move),
                "why": self.words.why(outcome.clause),
                "clause": outcome.clause,
            }
            self.course.say("cli-refused", **told)
            return
        if outcome.events:
            self.course.say("cli-learn-would")
        for event in outcome.events:
            self.screen.write(self.words.event(event))
        self.course.say("cli-learn-says", text=self.words.say(outcome.say))
        self.course.say("cli-learn-taken-back")
        self._list()

    def _command(self, command: str) -> None:
        match command:
            case "hint":
                self._hint()
            case "try" if self.lesson.step.refuse is not None:
                self._attempt(self.course.game.space.from_text(self.lesson.step.refuse.move))
            case "back" if self.lesson.done:
                self.lesson = self._begin(self.lesson.done[:-1])
            case "look":
                self._look(self.lesson.record.view(self.lesson.seat))
            case "map":
                for line in deduction(self.lesson.record, self.lesson.seat, self.words):
                    self.screen.write(line)
            case "all":
                self._list(whole=True)
            case "skip":
                raise Skip
            case "quit":
                raise Leave
            case _:
                self.course.say("cli-learn-help")

    def _hint(self) -> None:
        hints = self.lesson.step.hints
        if self.hints == len(hints):
            self.course.say("cli-learn-no-hint")
            return
        self.course.say("cli-learn-hint", text=self.words.say(self.lesson.key(hints[self.hints])))
        self.hints += 1
