"""What each viewer is sent: its own numbered stream, derived from its view, its moves and its events."""

import hashlib
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.core.view import encode as encode_view
from safehouse.table import messages as say
from safehouse.table.messages import Position
from safehouse.table.requests import steps_since_own
from safehouse.table.table import Table

_ENCODER: Final = msgspec.json.Encoder()

Later = Callable[[float, Callable[[], None]], None]
"""Calls a function after some seconds."""


class Listener(Protocol):
    """One connection of a viewer."""

    def send(self, frame: str) -> None: ...

    def close(self, code: int) -> None: ...


def encode(message: say.Message) -> str:
    return _ENCODER.encode(message).decode()


class Choices:
    """The moves of a game as ready-made JSON; made once per move and kept."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._known: dict[int, msgspec.Raw] = {}

    def of(self, codes: Iterable[int]) -> list[msgspec.Raw]:
        return [self._known.get(code) or self._make(code) for code in codes]

    def _make(self, code: int) -> msgspec.Raw:
        move = self._game.space.decode(code)
        choice = say.Choice(code=code, kind=move.kind, args=move.args)
        raw = self._known[code] = msgspec.Raw(_ENCODER.encode(choice))
        return raw


_CHOICES: dict[str, Choices] = {}


def choices(game: AnyGame) -> Choices:
    if game.id not in _CHOICES:
        _CHOICES[game.id] = Choices(game)
    return _CHOICES[game.id]


class Seen:
    """What a viewer knows at one moment. Only a person who is asked is shown moves."""

    def __init__(self, table: Table, seat: int) -> None:
        record = table.game_record()
        view = record.view(seat)
        self.view = encode_view(view)
        self.pending = view.pending
        self.question = view.question
        decides = seat != WATCHER and table.playing and table.mind(seat) is None
        self.moves = record.choices(seat) if decides else []
        self.notes = record.notes(seat) if decides else []
        self.undo = undo_state(table, seat) if decides else "no"

    def same_knowledge(self, other: "Seen") -> bool:
        return self.view == other.view and self.moves == other.moves and self.notes == other.notes


def mark_of(table: Table, seat: int, seen: Seen, generation: int) -> str:
    """Names the question this seat is asked: it changes with every own decision, undo, or new choice."""
    if not seen.moves:
        return ""
    content = f"{table.decisions[seat]} {generation} {seen.question} {seen.moves}"
    return hashlib.blake2b(content.encode(), digest_size=6).hexdigest()


def undo_state(table: Table, seat: int) -> say.UndoState:
    if not steps_since_own(table, seat):
        return "no"
    return "free" if table.game_record().why_no_undo(seat) is None else "ask"


class Viewer:
    """The stream of one seat, or of the watchers. It lives as long as somebody listens."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.listeners: set[Listener] = set()
        self.n = 0
        self.mark = ""
        self._generation = 0
        self._seen: Seen | None = None
        self._events = 0
        self._told = 0
        self._read_all()
        self._note_counts()

    def _read_all(self) -> None:
        """Take in everything up to now, without sending it."""
        if self.table.record is None:
            return
        self._take(Seen(self.table, self.seat))
        self._told = len(self.table.record.told(self.seat))

    def _take(self, seen: Seen) -> None:
        self._seen = seen
        self._events = len(self.table.game_record().events)
        self._moved = self.table.moved
        self._undos = self.table.undos
        self.mark = mark_of(self.table, self.seat, seen, self._generation)

    def _note_counts(self) -> None:
        table = self.table
        self._moved = table.moved
        self._undos = table.undos
        self._seats = table.seats_changed
        self._offers = table.offers_changed
        self._spoken = table.lines_spoken
        self._ended = table.outcome is not None
        self._next = table.next_table
        self._running = self._shown_running()

    def _shown_running(self) -> list[int]:
        """The seats whose clocks this viewer sees going: people who, as its own view says, decide."""
        if self._seen is None or not self.table.playing:
            return []
        return [seat for seat in self._seen.pending if self.table.mind(seat) is None]

    # ------------------------------------------------------------ sending

    def send(self, message: say.Message) -> None:
        frame = encode(message)
        for listener in list(self.listeners):
            listener.send(frame)

    def number(self) -> int:
        self.n += 1
        return self.n

    def welcome(self, connected: Iterable[int], now: int) -> say.Welcome:
        table = self.table
        return say.Welcome(
            n=self.n,
            you=self.seat,
            table=table.info(),
            phase=table.phase,
            seats=table.seat_infos(connected),
            position=self.position(),
            log=self.log(),
            chat=[line for line in table.chat if self.hears(line)],
            clock=self.clock(now),
            offers=table.offers,
            follow=table.follow,
            outcome=table.outcome,
            next=table.next_for(self.seat),
            now=now,
        )

    def position(self) -> Position | None:
        seen = self._seen
        if seen is None:
            return None
        ready = choices(self.table.game)
        return Position(
            view=msgspec.Raw(seen.view),
            moves=ready.of(seen.moves),
            notes=ready.of(seen.notes),
            mark=self.mark,
            undo=seen.undo,
        )

    def log(self) -> list[say.Told]:
        record = self.table.record
        return record.told(self.seat) if record is not None else []

    def clock(self, now: int) -> say.ClockFace | None:
        return self.table.clock_face(now, self.seat, self._shown_running()) if self._seen is not None else None

    def hears(self, line: say.ChatLine) -> bool:
        """A whisper is for its own circle alone."""
        return not line.to or self.seat in (line.seat, *line.to)

    def catch_up(self, connected: Iterable[int], now: int) -> None:
        """Send what changed for this viewer since the last time. Called after every entry."""
        table = self.table
        if table.moved != self._moved and table.record is not None:
            self._tell_position(now)
        if table.lines_spoken != self._spoken:
            for line in table.chat[self._spoken - table.lines_spoken :]:
                if self.hears(line):
                    self.send(say.Chatted(n=self.number(), line=line))
        if table.offers_changed != self._offers:
            self.send(say.Offers(n=self.number(), offers=table.offers))
        if table.seats_changed != self._seats:
            self.tell_seats(connected)
        if table.outcome is not None and not self._ended:
            self.send(say.Over(n=self.number(), outcome=table.outcome))
        if table.next_table != self._next:
            following = table.next_for(self.seat)
            assert following is not None
            self.send(say.Moved(n=self.number(), next=following))
        if self._shown_running() != self._running:
            self.tell_clock(now)
        self._note_counts()

    def tell_seats(self, connected: Iterable[int]) -> None:
        table = self.table
        self.send(
            say.Seats(
                n=self.number(), phase=table.phase, seats=table.seat_infos(connected), follow=table.follow
            )
        )

    def tell_clock(self, now: int) -> None:
        face = self.clock(now)
        if face is not None:
            self.send(say.Clock(n=self.number(), clock=face))

    def _tell_position(self, now: int) -> None:
        record = self.table.game_record()
        before, seen = self._seen, Seen(self.table, self.seat)
        undone, since = 0, self._events
        if self.table.undos != self._undos:
            since = self.table.standing
            standing = len(record.told(self.seat)) - len(record.told(self.seat, since))
            undone, self._told = self._told - standing, standing
            self._generation += undone > 0
        events = record.told(self.seat, since)
        self._told += len(events)
        self._take(seen)
        if before is None or undone or events or not seen.same_knowledge(before):
            self._show(undone, events, now)

    def _show(self, undone: int, events: list[say.Told], now: int) -> None:
        position = self.position()
        assert position is not None
        self._running = self._shown_running()
        self.send(
            say.Update(n=self.number(), position=position, undone=undone, events=events, clock=self.clock(now))
        )


class Follower(Viewer):
    """Watchers who look over one seat's shoulder, with a delay; they learn nothing before it has passed."""

    def __init__(self, table: Table, seat: int, later: Later) -> None:
        self._later = later
        self._shown: Position | None = None
        self._shown_log: list[say.Told] = []
        self._waiting: deque[tuple[Position, int, list[say.Told]]] = deque()
        super().__init__(table, seat)
        if table.record is not None:
            self._show(0, table.record.told(seat), 0)

    def position(self) -> Position | None:
        return self._shown

    def log(self) -> list[say.Told]:
        return self._shown_log

    def clock(self, now: int) -> say.ClockFace | None:
        return None

    def hears(self, line: say.ChatLine) -> bool:
        return not line.to

    def _show(self, undone: int, events: list[say.Told], now: int) -> None:
        assert self._seen is not None
        position = Position(view=msgspec.Raw(self._seen.view), moves=[], notes=[], mark="", undo="no")
        self._waiting.append((position, undone, events))
        if self.table.outcome is None:
            self._later(self.table.setup.follow_delay, self._deliver)
            return
        while self._waiting:
            self._deliver()

    def _deliver(self) -> None:
        if not self._waiting:
            return
        position, undone, events = self._waiting.popleft()
        self._shown = position
        self._shown_log = self._shown_log[: len(self._shown_log) - undone] + events
        self.send(say.Update(n=self.number(), position=position, undone=undone, events=events, clock=None))
