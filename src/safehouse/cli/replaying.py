"""`safehouse replay`: step through a game as a seat saw it, or as it truly was."""

from safehouse.cli.screen import Screen
from safehouse.core.describe import describe, picture
from safehouse.core.errors import SafehouseError
from safehouse.core.moves import Value, whole_number
from safehouse.core.record import Record
from safehouse.core.save import Save, start
from safehouse.core.seats import WATCHER
from safehouse.core.words import Words

TRUTH = "truth"


class ReplayRefused(SafehouseError):
    """This replay cannot be shown; the text says why."""


class Replay:
    """A save as one viewer may see it: `seat` is a seat, WATCHER, or None for the truth."""

    def __init__(self, save: Save, whole: Record, seat: int | None, words: Words, screen: Screen) -> None:
        self.save = save
        self.whole = whole
        self.seat = seat
        self.words = words
        self.screen = screen

    def run(self, interactive: bool) -> None:
        self._title()
        if not interactive:
            self._show(0, len(self.whole.steps))
            self._end()
            return
        self.screen.write(self.words.say("cli-replay-help"))
        self._show(0, 0)
        at = 0
        while True:
            try:
                answer = self.screen.ask(f"[{at}/{len(self.whole.steps)}] ").strip().lower()
            except EOFError:
                return
            if answer == "q":
                return
            if answer == "l":
                self._look(at)
                continue
            wanted = self._wanted(answer, at)
            if wanted > len(self.whole.steps):
                self._end()
                continue
            self._show(wanted if wanted < at else at + 1, wanted)
            at = wanted

    def _wanted(self, answer: str, at: int) -> int:
        if answer == "b":
            return max(0, at - 1)
        number = whole_number(answer)
        return at + 1 if number is None else min(max(0, number), len(self.whole.steps))

    def _title(self) -> None:
        title = self.words.say("game-title")
        count = len(self.whole.steps)
        if self.seat is None:
            self.screen.write(self.words.say("cli-replay-truth", title=title, count=count))
            return
        viewer = self.words.say("cli-replay-watcher") if self.seat == WATCHER else self.words.player(self.seat)
        self.screen.write(self.words.say("cli-replay-title", title=title, viewer=viewer, count=count))

    def _show(self, first: int, last: int) -> None:
        """What this viewer was told from move `first` to move `last`; 0 is the deal."""
        for number in range(first, last + 1):
            if number > 0:
                self._headline(number)
            for event in self._told(number):
                self.screen.write("  " + self.words.event(event))

    def _headline(self, number: int) -> None:
        step = self.whole.steps[number - 1]
        name = self.words.player(step.seat)
        if self.seat is None or self.seat == step.seat:
            text = self.words.move(step.move)
            self.screen.write(self.words.say("cli-replay-move", number=number, seat=name, move=text))
        elif self._told(number):
            self.screen.write(self.words.say("cli-replay-hidden", number=number, seat=name))

    def _told(self, number: int) -> list[dict[str, Value | None]]:
        steps = self.whole.steps
        first = 0 if number == 0 else steps[number - 1].first_event
        last = steps[number].first_event if number < len(steps) else len(self.whole.events)
        book = self.whole.game.book
        events = self.whole.events[first:last]
        if self.seat is None:
            return [book.whole(event) for event in events]
        seen = (book.to_json(event, self.seat) for event in events)
        return [event for event in seen if event is not None]

    def _look(self, at: int) -> None:
        """The position after so many moves."""
        record = start(self.save)
        for step in self.whole.steps[:at]:
            record.play(step.seat, step.move)
        viewers = range(record.options.seats()) if self.seat is None else [self.seat]
        for seat in viewers:
            self.words.you = seat
            for line in [*describe(record.view(seat), self.words), *picture(record.view(seat), self.words)]:
                self.screen.write(line)

    def _end(self) -> None:
        result = self.whole.result()
        self.screen.write(self.words.say("cli-replay-end"))
        if result is not None:
            for line in self.words.result(result):
                self.screen.write(line)


def viewer(name: str, whole: Record, words: Words) -> int | None:
    """The seat named on the command line; None for the truth."""
    seats = whole.options.seats()
    if name == "watcher":
        return WATCHER
    if name == TRUTH:
        if whole.result() is None:
            raise ReplayRefused(words.say("cli-replay-unfinished"))
        return None
    seat = whole_number(name)
    if seat is None or not 0 <= seat < seats:
        raise ReplayRefused(words.say("cli-replay-no-seat", seat=name, last=seats - 1))
    return seat
