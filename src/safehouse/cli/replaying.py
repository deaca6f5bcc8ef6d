"""`safehouse replay`: step through a game as a seat saw it, or as it truly was."""

import msgspec

from safehouse.bots.company import player_names
from safehouse.cli.screen import Screen
from safehouse.core.describe import describe, picture, plain
from safehouse.core.errors import NotAMove, SafehouseError
from safehouse.core.kept import Told, unpack, viewers
from safehouse.core.moves import whole_number
from safehouse.core.record import standing
from safehouse.core.replay import TRUTH, Replayed, as_seen, outlives_its_rules
from safehouse.core.save import Save, start
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.words import Words


class ReplayRefused(SafehouseError):
    """This replay cannot be shown; the text says why."""


class Replay:
    """Steps through the moves that stand in the end; 0 is the deal."""

    def __init__(self, replayed: Replayed, words: Words, screen: Screen) -> None:
        self.replayed = replayed
        self.words = words
        self.screen = screen
        self.steps = standing(moment.entry for moment in replayed.moments)
        self.last = len(self.steps) - 1

    def run(self, interactive: bool) -> None:
        self._title()
        if not interactive:
            self._show(0, self.last)
            self._end()
            return
        self.screen.write(self.words.say("cli-replay-help"))
        self._show(0, 0)
        at = 0
        while True:
            try:
                answer = self.screen.ask(f"[{at}/{self.last}] ").strip().lower()
            except EOFError:
                return
            if answer == "q":
                return
            if answer == "l":
                self._look(at)
                continue
            wanted = self._wanted(answer, at)
            if wanted > self.last:
                self._end()
                continue
            self._show(wanted if wanted < at else at + 1, wanted)
            at = wanted

    def _wanted(self, answer: str, at: int) -> int:
        if answer == "b":
            return max(0, at - 1)
        number = whole_number(answer)
        return at + 1 if number is None else min(max(0, number), self.last)

    def _title(self) -> None:
        title, seat = self.words.say("game-title"), self.replayed.seat
        if seat is TRUTH:
            self.screen.write(self.words.say("cli-replay-truth", title=title, count=self.last))
            return
        viewer = self.words.say("cli-replay-watcher") if seat == WATCHER else self.words.player(seat)
        self.screen.write(self.words.say("cli-replay-title", title=title, viewer=viewer, count=self.last))

    def _show(self, first: int, last: int) -> None:
        """What this viewer was told from move `first` to move `last`."""
        for number in range(first, last + 1):
            told = self._told(number)
            if number > 0:
                self._headline(number, bool(told))
            for event in told:
                self.screen.write("  " + self._event(event))

    def _headline(self, number: int, noticed: bool) -> None:
        seat, move = self._entry(number)
        name = self.words.player(seat)
        if self.replayed.seat in (TRUTH, seat):
            said = self._move(move)
            self.screen.write(self.words.say("cli-replay-move", number=number, seat=name, move=said))
        elif noticed:
            self.screen.write(self.words.say("cli-replay-hidden", number=number, seat=name))

    def _entry(self, number: int) -> tuple[int, str]:
        """Who moved, and the move as the save writes it."""
        seat, _, move = (self.replayed.moments[self.steps[number]].entry or "").partition(" ")
        return int(seat), move

    def _move(self, text: str) -> str:
        """In words, where the present rules still know such a move."""
        assert self.words.game is not None
        try:
            return self.words.move(self.words.game.space.from_text(text))
        except NotAMove:
            return text

    def _event(self, told: Told) -> str:
        assert self.words.game is not None
        return self.words.event(told) if told["kind"] in self.words.game.book.index else plain(told)

    def _told(self, number: int) -> list[Told]:
        events = self.replayed.moments[self.steps[number]].events
        seen = (self.replayed.seen(event) for event in events)
        return [event for event in seen if event is not None]

    def _look(self, at: int) -> None:
        """The position after so many moves."""
        seat = self.replayed.seat
        shown = viewers(self.replayed.seats)[:-1] if seat is TRUTH else [seat]
        for place, viewer in enumerate(shown):
            self.words.you = viewer
            for line in self._view(self._fields(at, place)):
                self.screen.write(line)

    def _fields(self, at: int, place: int) -> bytes:
        """The view, put together from what changed in it."""
        fields: dict[str, msgspec.Raw] = {}
        for moment in self.replayed.moments[: self.steps[at] + 1]:
            fields |= msgspec.json.decode(moment.views[place], type=dict[str, msgspec.Raw])
        return msgspec.json.encode(fields)

    def _view(self, fields: bytes) -> list[str]:
        """In words, where the present rules still have such a view."""
        assert self.words.game is not None
        try:
            view = self.words.game.read_view(fields)
        except msgspec.DecodeError:
            return [plain(msgspec.json.decode(fields))]
        return [*describe(view, self.words), *picture(view, self.words)]

    def _end(self) -> None:
        self.screen.write(self.words.say("cli-replay-end"))
        if self.replayed.result is not None:
            for line in self.words.result(self.replayed.result):
                self.screen.write(line)


def show(save: Save, seat: str, language: str, screen: Screen, interactive: bool) -> None:
    """A save as the viewer who was named on the command line saw it."""
    options = None if outlives_its_rules(save) else start(save).options
    words = Words(language, find(save.game), options=options)
    seats = options.seats() if options is not None else unpack(save.kept or b"").seats
    replayed = as_seen(save, viewer(seat, seats, words))
    if replayed.seat is TRUTH and replayed.result is None:
        raise ReplayRefused(words.say("cli-replay-unfinished"))
    words.players = player_names(words, replayed.seat_names, save)
    words.you = replayed.seat
    Replay(replayed, words, screen).run(interactive)


def viewer(name: str, seats: int, words: Words) -> int | None:
    """The seat named on the command line, or TRUTH."""
    if name == "watcher":
        return WATCHER
    if name == "truth":
        return TRUTH
    seat = whole_number(name)
    if seat is None or not 0 <= seat < seats:
        raise ReplayRefused(words.say("cli-replay-no-seat", seat=name, last=seats - 1))
    return seat
