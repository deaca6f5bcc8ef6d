"""A game that the program leads for people at a real table: they enter what they do, it says what to move."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from safehouse.bots.roster import make
from safehouse.cli.aside import own_box, to_go_on
from safehouse.cli.refusing import reasons, refusals
from safehouse.cli.screen import Screen
from safehouse.cli.terminal import TerminalGame
from safehouse.cli.typed import meant
from safehouse.core.about import name_of, plain
from safehouse.core.assist import Led, Remedy
from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.options import Options
from safehouse.core.record import Record
from safehouse.core.save import fingerprint, to_save
from safehouse.core.words import Words

MISTAKE: Final = ("mistake", "chyba")
"""With what the remedy needs to know: "mistake 2 C3 D4"."""
TURN: Final = "turn"
"""The event that begins one, in games that have turns."""


def led_options(game: AnyGame, led: Led, people: int, chosen: dict[str, Any]) -> Options:
    """The options of a game for so many people at the table."""
    if people not in led.people:
        raise OptionError("people", people, ", ".join(map(str, led.people)))
    for name, value in chosen.items():
        if name not in led.choices:
            raise OptionError(name, value, f"the options {', '.join(led.choices)}")
        if name in led.values and value not in led.values[name]:
            raise OptionError(name, value, ", ".join(map(str, led.values[name])))
    options: Options = game.read_options({**led.options, **chosen, "players": people + len(led.program)})
    return options


class LedGame(TerminalGame):
    """People of one team share the screen; it is handed over between teams."""

    def __init__(self, led: Led, record: Record, level: str, language: str, screen: Screen, keep: Path) -> None:
        words = Words.at_table(language, record.game, record.options)
        names = [level if seat in led.program else "" for seat in range(record.options.seats())]
        bots = {seat: make(level, record.game, record.options, names) for seat in led.program}
        super().__init__(record, bots, names, words, screen, keep)
        self.led = led
        self._turns: dict[int | None, Value | None] = {}
        """By seat that is told, whose turn it is."""
        self.fingerprints: list[str] = []
        self._sealed = 0
        """How many entries of the program the last fingerprint covers."""

    def _greet(self) -> None:
        for part in ("", "-lead", "-how"):
            self._say(f"companion-{self.led.id}{part}")
        self._say("assist-help")
        self.screen.write()

    # ------------------------------------------------------------------ what the program says

    def _write_event(self, event: dict[str, Value | None]) -> None:
        super()._write_event(event)
        if event["kind"] == TURN and self.led.turn:
            self._turns[self.words.you] = event[self.led.turn]
        task = self.words.task(event)
        if task and self.led.is_said(event, True, self.people, self._turns.get(self.words.you)):
            self._say("assist-do", task=task)

    def _tell(self, seat: int) -> int:
        news = super()._tell(seat)
        for mate in self._team(seat):
            self.shown[mate] = len(self.record.told(mate))
        return news

    def _team(self, seat: int) -> list[int]:
        teams = self.record.game.teams(self.record.options)
        return [mate for team in teams if seat in team for mate in team if mate in self.people]

    def _come_to_screen(self, seat: int) -> None:
        if self.at_screen in self._team(seat) or len(self.people) == len(self._team(seat)):
            self.at_screen = seat
        super()._come_to_screen(seat)

    def _ask(self, seat: int) -> None:
        self._come_to_screen(seat)
        self._tell(seat)
        self._seal()
        super()._ask(seat)

    def _is_changed(self, seat: int, news: int) -> bool:
        """The table lies before everybody, once they have laid it out; whoever wants to compare looks."""
        return not any(step.seat in self.people for step in self.record.steps)

    def _look(self, seat: int) -> None:
        super()._look(seat)
        begun = f"companion-{self.led.id}-begun"
        if self._is_changed(seat, 0) and self.words.has(begun):
            self._say(begun)

    def _seal(self) -> None:
        """Bind the program to what it has decided in secret: the save of the finished game opens it."""
        decided = sum(self.record.seat_in(entry) in self.bots for entry in self.record.entries)
        if decided > self._sealed:
            self._sealed = decided
            self.fingerprints.append(fingerprint(to_save(self.record)))
            self._say("assist-fingerprint", number=len(self.fingerprints), print=self.fingerprints[-1])

    def _finish(self) -> None:
        super()._finish()
        if self.fingerprints:
            self._say("assist-opened")
        following = self._going_on()
        if following is not None and self.words.has("game-going-on"):
            self._say("game-going-on", **following.to_json())
        self._say("assist-play-again", command=self._to_play(following or self.record.options))

    def _going_on(self) -> Options | None:
        """With which options the series of these people goes on."""
        game, options = self.record.game, self.record.options
        names = [bot or title for bot, title in zip(self.bot_names, game.seat_names(options), strict=True)]
        following: Options | None = game.going_on(self.record.truth(), options, names, sorted(self.bots))
        return following

    def _to_play(self, following: Options) -> str:
        """As the same people in the same parts type it."""
        game = self.record.game
        level = next((bot for bot in self.bot_names if bot), "")
        words = ["safehouse", "assist", game.id, self.led.id, "--people", str(len(self.people))]
        words += ["--level", level] if level else []
        box, usual = own_box(game, following), game.read_options(self.led.options).to_json()
        for name, value in following.to_json().items():
            if name in self.led.choices and value != usual[name] and not (box and f"--{name}" == box[0]):
                words += ["-o", f"{name}={value}"]
        return shlex.join([*words, *box])

    # ------------------------------------------------------------------ what people say

    def _other_words(self, seat: int, line: str, count: int) -> bool:
        """A move by its name or by some of its words, else why there is none."""
        word, *rest = line.split()
        if word.casefold() in MISTAKE and self.led.remedy is not None:
            return self._make_up_for(seat, self.led.remedy, rest)
        found = self._meant(self.record.choices(seat), line) or self._meant(self.record.notes(seat), line)
        if len(found) == 1:
            self.record.play(seat, found[0])
            return True
        if found:
            self._say("assist-which")
            for move in found:
                self._say("cli-private-note", text=self.words.move(move))
            return False
        for told in refusals(reasons(self.record, seat, line, self.words), line, self.words):
            self.screen.write(told)
        return False

    def _meant(self, moves: Sequence[int], line: str) -> list[int]:
        wanted = plain(line)
        names = {move: plain(self.record.game.space.to_text(move)) for move in moves}
        if wanted in names.values():
            return [move for move in moves if names[move] == wanted]
        return meant(line, [(move, f"{names[move]} {plain(self.words.move(move))}".split()) for move in moves])

    def _make_up_for(self, seat: int, remedy: Remedy, typed: list[str]) -> bool:
        """Only whose mistakes they are is heard and answered: what was typed before others is never judged."""
        if seat == remedy.seat:
            return self._is_made_up_for(typed)
        self._come_to_screen(remedy.seat)
        self._say("game-mistake")
        offered = [name_of(topic, self.words) for topic in remedy.offered(self.record.view(remedy.seat))]
        self._say("assist-mistake-offered", things=self.words.listed(offered), count=len(offered))
        self._say("assist-mistake-leave")
        while typed := self.screen.ask(self.words.say("cli-prompt")).split():
            if self._is_made_up_for(typed[1:] if typed[0].casefold() in MISTAKE else typed):
                break
        return True

    def _is_made_up_for(self, typed: list[str]) -> bool:
        against = self.record.why_no_remedy(typed)
        if against is not None:
            self.screen.write(self.words.saying(against))
            return False
        self.record.make_up_for(typed)
        self._say("assist-mistake-made")
        return True

    def _undo(self, seat: int) -> bool:
        """The last entry of people goes, with all that the program did since: whoever mistyped may mend it."""
        steps = self.record.steps
        own = [number for number, step in enumerate(steps) if step.seat in self.people]
        if not own:
            self._say("undo-nothing")
            return False
        told = self.record.told(seat)
        for step in reversed(steps[own[-1] :]):
            self.record.undo(step.seat, agreed=True)
        for person in self.people:
            self.shown[person] = min(self.shown[person], len(self.record.told(person)))
        self._say("assist-undone")
        self._tell_what_to_put_back(told[len(self.record.told(seat)) :])
        return True

    def _tell_what_to_put_back(self, undone: list[dict[str, Value | None]]) -> None:
        """What this seat was told, the last first."""
        moved = [event for event in undone if self.words.task(event)]
        if moved:
            self._say("assist-put-back")
        for event in reversed(moved):
            self._say("assist-do", task=self.words.event(event))

    # ------------------------------------------------------------------ kept games

    def _stop(self) -> None:
        self._save(self.keep)
        self._keep_aside()
        game = self.record.game
        command = to_go_on(f"safehouse assist {game.id} {self.led.id}", self.keep, game, self.record.options)
        self._say("assist-kept", command=command)
