"""A clerk in the terminal: people type what lies on the table, it says what follows."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.cli.aside import to_go_on
from safehouse.cli.clock import Clock, TimeUp
from safehouse.cli.refusing import Reasons, refusals
from safehouse.cli.screen import Screen
from safehouse.cli.typed import meant, meant_by_any_word
from safehouse.core.about import plain
from safehouse.core.assist import Clerk, EntryRefused, Sheet, filled
from safehouse.core.describe import picture
from safehouse.core.errors import NotAMove, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.letters import folded
from safehouse.core.moves import Domain, Value, whole_number
from safehouse.core.options import Options
from safehouse.core.record import TIME_EXPIRED
from safehouse.core.words import Words
from safehouse.table.clerking import findings

COMMANDS: Final = {
    "": "look",
    "look": "look",
    "stul": "look",
    "help": "help",
    "?": "help",
    "pomoc": "help",
    "log": "log",
    "zapis": "log",
    "undo": "undo",
    "zpet": "undo",
    "clock": "clock",
    "hodiny": "clock",
    "quit": "quit",
    "konec": "quit",
}
Offered = dict[str, dict[str, list[Value]]]
"""By kind of entry and argument, the values that it may have."""
FEW: Final = 12
"""More values than this are only counted until somebody asks for them."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What was told to a clerk."""

    game: str
    companion: str
    options: dict[str, Any]
    entries: list[str]
    spent: float | None = None
    """Seconds of the time limit that are over; None before anybody has started the clock."""


class ClerkDesk:
    def __init__(
        self,
        game: AnyGame,
        clerk: Clerk,
        options: Options,
        language: str,
        screen: Screen,
        keep: Path,
        fresh: bool = True,
    ) -> None:
        self.game = game
        self.clerk = clerk
        self.options = options
        self.screen = screen
        self.keep = keep
        self.entries: list[str] = []
        self.dropped: dict[str, str | None] = {}
        """Entries of a kept desk that the rules of now refuse, with the clause."""
        spent = None if fresh else self._resume()
        self.words = Words.at_table(language, game, self.options)
        self.seconds = game.time_limit(self.options)
        self.clock = Clock(0) if spent is None else Clock(self.seconds, spent)

    def _resume(self) -> float | None:
        """How much of the time is over."""
        try:
            kept = msgspec.json.decode(self.keep.read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError) as error:
            raise SaveError(f"cannot go on from {self.keep}: {error}") from None
        if (kept.game, kept.companion) != (self.game.id, self.clerk.id):
            raise SaveError(f"this was told to {kept.companion} of {kept.game}")
        self.options = self.game.read_options(kept.options)
        self._enter_what_stands(kept.entries)
        return kept.spent

    def _enter_what_stands(self, kept: list[str]) -> None:
        sheet = self.clerk.open(self.options)
        for text in kept:
            entry = self.clerk.space.decode(self.clerk.space.from_text(text))
            clause = sheet.forbids(entry)
            if clause is None:
                sheet.enter(entry)
                self.entries.append(text)
            else:
                self.dropped[text] = clause

    def run(self) -> None:
        for part in ("", "-lead", "-how"):
            self._say(f"companion-{self.clerk.id}{part}")
        self._say("clerk-help")
        if self.dropped:
            self._say("clerk-dropped")
            self._refuse(self.dropped, " ".join(self.dropped))
        if self._has_clock_to_start():
            self._say("clerk-clock-waits", minutes=self.seconds // 60)
        self._look()
        while True:
            try:
                with self.clock.running():
                    line = " ".join(self.screen.ask(self.words.say("cli-prompt")).split())
            except TimeUp:
                self.clock = Clock(0)
                if TIME_EXPIRED not in self.sheet().offered():
                    continue
                line = TIME_EXPIRED
            except (EOFError, KeyboardInterrupt):
                line = "quit"
            if not self.hear(line):
                return

    def hear(self, line: str) -> bool:
        """One typed line; False when people leave."""
        word, _, rest = line.partition(" ")
        number = whole_number(rest)
        if number is not None and COMMANDS.get(folded(word)) == "undo":
            self._undo(number)
            return True
        match COMMANDS.get(folded(line)):
            case "look":
                self._look()
            case "help":
                self._say("clerk-help")
                self._list_kinds()
            case "log":
                for number, text in enumerate(self.entries, 1):
                    self._say("cli-choice", number=number, text=self._sentence(text))
            case "undo":
                self._undo(len(self.entries))
            case "clock":
                self._start_clock()
            case "quit":
                self._stop()
                return False
            case _:
                self._take(line)
        return True

    def _has_clock_to_start(self) -> bool:
        return self.seconds > 0 and not self.clock.used and TIME_EXPIRED not in self.entries

    def _start_clock(self) -> None:
        if self._has_clock_to_start():
            self.clock = Clock(self.seconds)
            self._save()
        self._time_left()

    def sheet(self) -> Sheet:
        return filled(self.clerk, self.options, self.entries)

    # ------------------------------------------------------------------ entries

    def _take(self, line: str) -> None:
        sheet = self.sheet()
        found = self._meant(line, sheet.offered())
        if len(found) > 1:
            self._which(found)
            return
        against = {text: self._forbids(sheet, text) for text in found or self._meant(line, self._everything())}
        fitting = [text for text, clause in against.items() if clause is None]
        if len(fitting) > 1:
            self._which(fitting)
        elif fitting:
            self._accept(fitting[0])
        elif against:
            self._refuse(against, line)
        else:
            self._say("clerk-unknown", text=line)
            self._list_kinds(line)

    def _forbids(self, sheet: Sheet, text: str) -> str | None:
        return sheet.forbids(self.clerk.space.decode(self.clerk.space.from_text(text)))

    def _accept(self, text: str) -> None:
        self.entries.append(text)
        self._save()
        self.screen.write(self._sentence(text))
        self._findings()

    def _refuse(self, against: dict[str, str | None], line: str) -> None:
        found: Reasons = {}
        for text, clause in against.items():
            found.setdefault(str(clause), []).append(self._sentence(text).rstrip("."))
        for told in refusals(found, line, self.words):
            self.screen.write(told)

    def _which(self, found: list[str]) -> None:
        self._say("assist-which")
        for text in found[:FEW]:
            self._say("cli-private-note", text=f"{text} – {self._sentence(text)}")
        if len(found) > FEW:
            self._say("clerk-more", count=len(found) - FEW)

    def _meant(self, line: str, offered: Offered) -> list[str]:
        """Every entry of these that a line can mean: by its name, else with these words, or with words that
        begin so, best in this order."""
        try:
            self.clerk.space.from_text(line)
        except NotAMove:
            return meant(line, list(self._sayable(offered)))
        return [line]

    def _everything(self) -> Offered:
        return {
            kind.name: {name: list(domain.values) for name, domain in kind.args}
            for kind in self.clerk.space.kinds
        }

    def _sayable(self, offered: Offered) -> Iterator[tuple[str, list[str]]]:
        """Every entry of these, with its words."""
        for kind, arguments in offered.items():
            domains = dict(next(each for each in self.clerk.space.kinds if each.name == kind).args)
            named = self._words_for(kind)
            choices = [
                [(str(value), plain(self._called(domains[name], value)).split()) for value in values]
                for name, values in arguments.items()
            ]
            for chosen in product(*choices):
                words = [word for _, told in chosen for word in told]
                yield " ".join([kind, *(value for value, _ in chosen)]), [*named, *words]

    def _called(self, domain: Domain, value: Value) -> str:
        """What people may call a value; a seat never by its number, which is not the one in its name."""
        named = self._value(domain, value)
        return named if domain.name == "seat" else f"{value} {named}"

    def _value(self, domain: Domain, value: Value) -> str:
        if domain.name == "seat":
            return self.words.player(int(value))
        return str(value) if isinstance(value, int) else self.words.name(domain, value)

    def _name(self, kind: str) -> str:
        return self.words.attribute(f"entry-{kind}", "name")

    def _words_for(self, kind: str) -> list[str]:
        """What people may call a kind of entry."""
        said = self.words.attribute(f"entry-{kind}", "said")
        return plain(f"{kind} {self._name(kind)} {said}").split()

    def _sentence(self, text: str) -> str:
        return self.words.entry(self.clerk.space, text)

    def _undo(self, number: int) -> None:
        """Takes back the entry with this number in the log, unless others could not stand without it."""
        if not 0 < number <= len(self.entries):
            self._say("undo-nothing")
            return
        rest = [*self.entries[: number - 1], *self.entries[number:]]
        try:
            filled(self.clerk, self.options, rest)
        except EntryRefused as refusal:
            self._say("clerk-needed")
            self._refuse({refusal.entry: refusal.clause}, refusal.entry)
            return
        undone, self.entries = self.entries[number - 1], rest
        self._say("clerk-undone", entry=self._sentence(undone))
        self._save()
        self._findings()

    # ------------------------------------------------------------------ what follows

    def _say(self, key: str, **values: object) -> None:
        self.screen.write(self.words.say(key, **values))

    def _list_kinds(self, line: str = "") -> None:
        """What can be entered now; only the kinds that a line names, in full, where it names some."""
        offered = self.sheet().offered()
        named = set(meant_by_any_word(line, [(kind, self._words_for(kind)) for kind in offered]))
        for kind, arguments in offered.items():
            if named and kind not in named:
                continue
            domains = dict(next(each for each in self.clerk.space.kinds if each.name == kind).args)
            few = FEW if not named else None
            told = [self._choice(domains[name], values, few) for name, values in arguments.items()]
            key = "clerk-kind" if told else "clerk-kind-alone"
            self._say(key, kind=kind, name=self._name(kind), values=" · ".join(told))

    def _choice(self, domain: Domain, values: list[Value], few: int | None) -> str:
        if few is None or len(values) <= few:
            return ", ".join(self._value(domain, value) for value in values)
        return self.words.say("clerk-values", count=len(values), example=self._value(domain, values[0]))

    def _look(self) -> None:
        view = self.sheet().report().view
        if view is not None:
            for line in picture(view, self.words):
                self.screen.write(line)
        self._list_kinds()
        self._findings()

    def _findings(self) -> None:
        report = self.sheet().report()
        self._time_left()
        for told in findings(report, self.words):
            self.screen.write(f"{told.text} ({told.clause})" if told.clause else told.text)

    def _time_left(self) -> None:
        if self.clock.used:
            left = self.clock.left()
            self._say("cli-time-left", minutes=left // 60, seconds=f"{left % 60:02}")

    def _save(self) -> None:
        spent = self.clock.spent() if self.clock.used else None
        kept = Kept(self.game.id, self.clerk.id, self.options.to_json(), self.entries, spent)
        self.keep.parent.mkdir(parents=True, exist_ok=True)
        self.keep.write_bytes(msgspec.json.encode(kept))

    def _stop(self) -> None:
        self._save()
        command = to_go_on(
            f"safehouse assist {self.game.id} {self.clerk.id}", self.keep, self.game, self.options
        )
        self._say("assist-kept", command=command)
