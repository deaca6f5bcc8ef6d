"""The terminal player: one game, people at this screen and bots."""

import contextlib
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

from safehouse.bots import mates
from safehouse.bots.bot import Bot
from safehouse.bots.company import character, company, ranked
from safehouse.cli.aside import forget_beside, read_beside, to_go_on, write_beside
from safehouse.cli.asking import answer, asked_about, deduction, ruled, spelled
from safehouse.cli.clock import Clock, TimeUp
from safehouse.cli.record_book import RecordBook
from safehouse.cli.refusing import reasons, refusals
from safehouse.cli.screen import Screen
from safehouse.core.about import name_of, plain, told, topics
from safehouse.core.agreement import Part, called_on, decides_with, part_of_bot
from safehouse.core.describe import describe, picture
from safehouse.core.errors import SaveError
from safehouse.core.hints import HintLevel, HintRule, TakenHint, allows, usual_rule
from safehouse.core.ledger import clauses
from safehouse.core.lessons.book import Tip
from safehouse.core.lessons.coach import Coach
from safehouse.core.letters import folded
from safehouse.core.moves import Value, whole_number
from safehouse.core.preview import is_asked_on, preview
from safehouse.core.random import Stream
from safehouse.core.record import Record, UndoRefused
from safehouse.core.replay import keep
from safehouse.core.save import to_save, write
from safehouse.core.situation import listed, question, standing
from safehouse.core.view import View
from safehouse.core.words import Words
from safehouse.review.hint_telling import hint_lines
from safehouse.review.hinting import hint

COMMANDS = {
    "help": "help",
    "?": "help",
    "pomoc": "help",
    "look": "look",
    "stul": "look",
    "log": "log",
    "zapis": "log",
    "about": "about",
    "notes": "notes",
    "poznamky": "notes",
    "note": "note",
    "poznamka": "note",
    "overview": "overview",
    "prehled": "overview",
    "record": "record",
    "zaznam": "record",
    "why": "why",
    "proc": "why",
    "what": "what",
    "co": "what",
    "hint": "hint",
    "napoveda": "hint",
    "map": "map",
    "mapa": "map",
    "rule": "rule",
    "pravidlo": "rule",
    "undo": "undo",
    "zpet": "undo",
    "save": "save",
    "ulozit": "save",
    "quit": "quit",
    "konec": "quit",
}
HINT_WORDS: Final[dict[str, HintLevel]] = {
    "": "rules",
    "rules": "rules",
    "pravidla": "rules",
    "deduced": "deduced",
    "odvodit": "deduced",
    "move": "move",
    "tah": "move",
}
OWN_DOING = 2
"""So much news a choice brings by itself; after more of it the table has changed and is shown again."""
FEW_NOTES = 8
"""More notes than this are listed only when they are asked for."""


def numbered(text: str, moves: list[int]) -> int | None:
    """The move with the number that was typed, counted from 1; None where there is no such number."""
    number = whole_number(text)
    return moves[number - 1] if number is not None and 1 <= number <= len(moves) else None


class Quit(Exception):
    """The player wants to stop."""


class TerminalGame:
    """Plays a record to its end. Seats without a bot are played at this screen."""

    def __init__(
        self,
        record: Record,
        bots: dict[int, Bot],
        bot_names: list[str],
        words: Words,
        screen: Screen,
        keep: Path,
        drawn: bool = True,
        coach: Coach | None = None,
        clock: Clock | None = None,
        book: RecordBook | None = None,
        names: Sequence[str] = (),
        hints: Sequence[TakenHint] = (),
        hint_rule: HintRule | None = None,
    ) -> None:
        self.record = record
        self.bots = bots
        self.bot_names = bot_names
        """By seat; "" for a person."""
        self.words = words
        self.screen = screen
        self.keep = keep
        """Where an unfinished game is kept."""
        self.drawn = drawn
        self.coach = coach
        self.book = book
        """Where the game goes when it is over."""
        self.aside = read_beside(keep)
        self.aside.names = list(names) if any(names) else self.aside.names
        self.aside.group = book.group if book is not None else self.aside.group
        self.clock = clock or Clock(record.game.time_limit(record.options), self.aside.spent)
        self.news: list[dict[str, Value | None]] = []
        """What was told since the coach last listened."""
        self.people = [seat for seat in range(record.options.seats()) if seat not in bots]
        self.hints = list(hints)
        """Those that were taken, which everybody may know."""
        self.hint_rule = hint_rule or usual_rule(len(self.people))
        self.hints_told: dict[int, int] = {}
        """By seat, how many of them it has been told of."""
        self.shown = dict.fromkeys(self.people, 0)
        """How many events each person has been told."""
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self._bot_random = Stream(f"bots {record.seed}")

    def run(self) -> None:
        self._greet()
        try:
            while self.record.pending():
                self._turn_in_time()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self._stop()

    def _stop(self) -> None:
        self._save(self.keep)
        self._keep_aside()
        command = to_go_on("safehouse play", self.keep, self.record.game, self.record.options)
        self._say("cli-kept", command=command)

    def _say(self, key: str, **values: object) -> None:
        self.screen.write(self.words.say(key, **values))

    def _greet(self) -> None:
        title = self.words.say("game-title")
        if len(self.people) == 1:
            self._say("cli-playing", title=title, seat=self.words.player(self.people[0]))
        elif self.people:
            self._say("cli-playing-several", title=title, seats=self.words.player_list(self.people))
        for seat, member in enumerate(company(self.record.seed, self.bot_names)):
            if seat in self.bots:
                self._introduce(seat, member)
        self._say("cli-hint")
        self.screen.write()

    def _introduce(self, seat: int, member: str | None) -> None:
        rank, about = ranked(self.words, self.bot_names[seat]), character(self.words, member)
        key = "cli-opponent-of-company" if about else "cli-opponent"
        self._say(key, name=self.words.player(seat), rank=rank, about=about)

    def _turn_in_time(self) -> None:
        try:
            self.clock.check()
            self._turn()
        except TimeUp:
            if self.record.pending() and self.record.expiry is not None:
                self.record.play(self.record.pending()[0], self.record.expiry)

    def _keep_aside(self) -> None:
        self.aside.spent = self.clock.spent()
        with contextlib.suppress(OSError):
            write_beside(self.keep, self.aside)

    def _turn(self) -> None:
        """One decision or proposal: of a bot where no person is asked, or where it shares the decision and has
        something to say; else of a person, first of one to whom a mate has proposed something."""
        asked = [seat for seat in self.people if seat in self.record.pending()]
        bot = self._bot_to_speak(asked)
        if bot is not None:
            self._let_bot_play(*bot)
        else:
            self._ask(next((seat for seat in asked if called_on(self.record, seat)), asked[0]))

    def _bot_to_speak(self, people: list[int]) -> tuple[int, Part] | None:
        """The first bot that has its part now, with these people asked as well."""
        for seat in self.record.pending():
            if seat in self.bots and (not people or decides_with(self.record, seat)):
                part = part_of_bot(self.record, seat, self.people)
                if part.moves:
                    return seat, part
        return None

    def _let_bot_play(self, seat: int, part: Part) -> None:
        if self.at_screen is not None:
            self._tell(self.at_screen)
        game, view = self.record.game, self.record.view(seat)
        chosen = mates.choose(self.bots[seat], game, view, part.moves, self._bot_random)
        self.record.play(seat, part.says(game, chosen))

    def _tell(self, seat: int) -> int:
        """The news since this seat last looked; how many there were."""
        self.words.you = seat
        told = self.record.told(seat)
        news = told[self.shown[seat] :]
        for event in news:
            self._write_event(event)
        self.shown[seat] = len(told)
        self._tell_of_hints(seat)
        self.news += news
        return len(news)

    def _write_event(self, event: dict[str, Value | None]) -> None:
        self.screen.write(self.words.event(event))

    def _come_to_screen(self, seat: int) -> None:
        if self.at_screen == seat:
            return
        self.screen.clear()
        self.screen.ask(self.words.say("cli-curtain", seat=self.words.player(seat)))
        self.at_screen = seat

    def _ask(self, seat: int) -> None:
        self._come_to_screen(seat)
        news = self._tell(seat)
        if self._is_changed(seat, news):
            self._look(seat)
        view = self.record.view(seat)
        self.screen.write()
        where = standing(self.record.game, view, self.words)
        if where:
            self.screen.write(where)
        if self.clock.used:
            self._say("cli-time-left", minutes=self.clock.left() // 60, seconds=f"{self.clock.left() % 60:02}")
        moves = self.record.choices(seat)
        self.screen.write(question(self.record.game, view, moves, self.words))
        self._tip(self.coach.hear(seat, self.news, view.question) if self.coach is not None else None)
        self.news.clear()
        notes = self.record.notes(seat)
        self._list("cli-choices", "cli-choice", moves, view)
        if len(notes) <= FEW_NOTES:
            self._list("cli-notes", "cli-note", notes, view)
        else:
            self._say("cli-notes-many", count=len(notes))
        while True:
            with self.clock.running():
                line = self.screen.ask(self.words.say("cli-prompt")).strip()
            move = numbered(line, moves)
            if move is not None:
                self.record.play(seat, move)
                return
            note = numbered(line[1:], notes) if line[:1] == "n" else None
            if note is not None:
                self.record.play(seat, note)
                if self._tell(seat) == 0:
                    self._say("cli-noted", text=self.words.move(note))
                if any(called_on(self.record, mate) for mate in decides_with(self.record, seat)):
                    return
                notes = self.record.notes(seat)
                continue
            if line and self._command(seat, line, len(moves)):
                return

    def _is_changed(self, seat: int, news: int) -> bool:
        """Whether the table is to be shown again."""
        return not self.record.steps or self.record.steps[-1].seat != seat or news > OWN_DOING

    def _tip(self, tip: Tip | None) -> None:
        if tip is not None:
            self._say("cli-tip", text=self.words.say(tip.key))

    def _list(self, heading: str, entry: str, moves: list[int], view: View) -> None:
        if moves:
            self._say(heading)
        for number, move in enumerate(moves, 1):
            self._say(entry, number=number, text=listed(self.record.game, view, move, self.words))

    def _command(self, seat: int, line: str, count: int) -> bool:
        """Carry out a typed word; True if the position has changed."""
        word, _, rest = line.partition(" ")
        if (thing := asked_about(line)) is not None:
            word, rest = "about", thing
        match COMMANDS.get(folded(word)):
            case "help":
                example = next(iter(clauses(self.record.game.folder / "RULES.md")))
                thing = name_of(next(iter(topics(self.record.game))), self.words)
                self._say("cli-help", clause=example, thing=thing.lower())
            case "look":
                self._look(seat)
            case "log":
                self._say("cli-log")
                for event in self.record.told(seat):
                    self.screen.write(self.words.event(event))
            case "about":
                self._about(seat, rest)
            case "notes":
                self._notes(seat, rest)
            case "note":
                self._jot(seat, rest.strip())
            case "overview":
                self._overview()
            case "record":
                self._record()
            case "why":
                self._why(seat, rest)
            case "what":
                self._what(seat, rest)
            case "map":
                for line in deduction(self.record, seat, self.words):
                    self.screen.write(line)
            case "hint":
                self._hint(seat, rest.strip())
            case "rule":
                self._rule(rest)
            case "undo":
                return self._undo(seat)
            case "save":
                self._save(Path(rest) if rest else self.keep)
            case "quit":
                raise Quit
            case _:
                return self._other_words(seat, line, count)
        return False

    def _other_words(self, seat: int, line: str, count: int) -> bool:
        """What was typed is neither a number nor a command; True if the position has changed."""
        move = spelled(line, self.record.choices(seat), self.words, self.record.view(seat))
        if move is not None:
            self.record.play(seat, move)
            return True
        self._say("cli-not-understood", text=line, count=count)
        return False

    def _look(self, seat: int) -> None:
        view = self.record.view(seat)
        self.words.you = seat
        self.screen.write()
        for line in describe(view, self.words):
            self.screen.write(line)
        if self.drawn:
            for line in picture(view, self.words):
                self.screen.write(line)

    def _about(self, seat: int, text: str) -> None:
        """What a thing is, does and means now."""
        if not text.strip():
            self._say("cli-about-which")
            return
        for line in answer(text, self.words, self.record.view(seat)):
            self.screen.write(line)

    def _notes(self, seat: int, text: str) -> None:
        """What this seat has written down in private, and the notes that the game lets it write now: all, or
        those in which these words occur."""
        for line in self.aside.notes.get(seat, []):
            self._say("cli-private-note", text=line)
        if self.record.notes(seat):
            self._say("cli-notes")
        elif seat not in self.aside.notes:
            self._say("cli-no-notes")
        for number, note in enumerate(self.record.notes(seat), 1):
            told = self.words.move(note)
            if all(word in plain(told) for word in plain(text).split()):
                self._say("cli-note", number=number, text=told)

    def _jot(self, seat: int, text: str) -> None:
        """Write down a line in private; nothing of it enters the game."""
        if text:
            self.aside.notes[seat] = [*self.aside.notes.get(seat, []), text]
        self._say("cli-jotted" if text else "cli-jot-what")

    def _overview(self) -> None:
        overview = self.record.game.topics.overview
        for topic in overview:
            self.screen.write(told(topic, self.words))
        if not overview:
            self._say("cli-no-overview")

    def _record(self) -> None:
        book = self.book or RecordBook(self.record.game)
        for line in book.lines(len(self.people), self.words):
            self.screen.write(line)

    def _why(self, seat: int, text: str) -> None:
        """Why something is not allowed; a coach has a word to say on what was asked about."""
        found = reasons(self.record, seat, text, self.words)
        for line in refusals(found, text, self.words):
            self.screen.write(line)
        if self.coach is not None and text.strip():
            self._tip(self.coach.hear_refusal(seat, found or {}))

    def _what(self, seat: int, number: str) -> None:
        """What certainly follows a choice, told before it is made."""
        moves = self.record.choices(seat)
        move = numbered(number, moves)
        if move is None:
            self._say("cli-what-which", count=len(moves))
            return
        game, view = self.record.game, self.record.view(seat)
        told = preview(game, view, move)
        for event in told:
            self.screen.write(self.words.event(event))
        if not told:
            self._say("cli-what-asked" if is_asked_on(game, view, move) else "cli-what-nothing")

    def _hint(self, seat: int, asked: str) -> None:
        """As far as was agreed; the others at this screen are told of it when they come to it."""
        level = HINT_WORDS.get(plain(asked))
        if level is None or not allows(self.hint_rule, level, len(self.people)):
            self._say("cli-no-hint")
            return
        self.hints.append(TakenHint(len(self.record.entries), seat, level))
        view, moves = self.record.view(seat), self.record.choices(seat)
        for line in hint_lines(hint(self.record.game, self.record.options, view, moves, level), self.words):
            self.screen.write(line)

    def _tell_of_hints(self, seat: int) -> None:
        for taken in self.hints[self.hints_told.get(seat, 0) :]:
            if taken.seat != seat:
                self._say("hint-taken", player=self.words.player(taken.seat), level=taken.level)
        self.hints_told[seat] = len(self.hints)

    def _rule(self, clause: str) -> None:
        for line in ruled(clause, self.words):
            self.screen.write(line)

    def _undo(self, seat: int) -> bool:
        try:
            self.record.undo(seat)
        except UndoRefused as refusal:
            self._say(refusal.reason)
            return False
        self._say("cli-undone")
        self.shown[seat] = min(self.shown[seat], len(self.record.told(seat)))
        return True

    def _save(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save = to_save(self.record, self.words.players, self.bot_names, self.hints)
            write(path, keep(save) if self.record.result() is not None else save)
        except OSError as error:
            self._say("cli-save-failed", path=str(path), error=error.strerror)
        else:
            self._say("cli-saved", path=str(path))

    def _finish(self) -> None:
        for seat in self.people[:1]:
            self._tell(seat)
            self._look(seat)
        result = self.record.result()
        assert result is not None
        self.screen.write()
        self._say("cli-over")
        for line in self.words.result(result):
            self.screen.write(line)
        path = self.keep.with_name(f"{self.keep.stem}-finished.json")
        self._save(path)
        with contextlib.suppress(OSError):
            self.keep.unlink(missing_ok=True)
            forget_beside(self.keep)
        self._enter_in_book()

    def _enter_in_book(self) -> None:
        """Where the game has a series and a person played; a branch of another game is no part of one."""
        if self.book is None or not self.people or not self.book.kept or self.record.origin is not None:
            return
        try:
            self.book.add(self.record, self._recorded_names(), sorted(self.bots))
            statistics = list(self.book.statistics(len(self.people), self.words))
        except (OSError, SaveError) as error:
            self._say("cli-record-failed", error=str(error))
            return
        self.screen.write()
        self._say("cli-record", command=self.book.command("record"))
        for line in statistics:
            self.screen.write(line)

    def _recorded_names(self) -> list[str]:
        """The same in every game of the same people: as they are called, else as their seats are; of a bot its
        level, whoever of the company has come."""
        named = zip_longest(self.bot_names, self.aside.names, fillvalue="")
        return [bot or name or self.words.players[seat] for seat, (bot, name) in enumerate(named)]
