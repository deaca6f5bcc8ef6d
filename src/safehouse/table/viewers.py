"""What each viewer is sent: its own numbered stream, derived from its view, its moves and its events."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from safehouse.core.seats import WATCHER
from safehouse.table import messages as say
from safehouse.table.entries import LEAST_FOLLOW_DELAY
from safehouse.table.knowledge import Knowledge, choices, mark_of
from safehouse.table.messages import Position
from safehouse.table.table import Table

_ENCODER: Final = msgspec.json.Encoder()

Later = Callable[[float, Callable[[], None]], None]
"""Calls a function after some seconds."""


def call_later(seconds: float, call: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, call)


class Listener(Protocol):
    """One connection of a viewer. `address`: where it comes from; "" where that is not known."""

    address: str

    def send(self, frame: str) -> None: ...

    def close(self, code: int) -> None: ...


def encode(message: say.Message) -> str:
    return _ENCODER.encode(message).decode()


class Viewpoint(msgspec.Struct, frozen=True):
    """From where somebody looks on: a seat, or WATCHER. `follows`: over that seat's shoulder, with a delay."""

    seat: int
    follows: bool = False

    @property
    def is_seat(self) -> bool:
        """Whether the seat's own person looks on here."""
        return self.seat != WATCHER and not self.follows


class Change(msgspec.Struct, frozen=True):
    """What a viewer's log loses at its end, and then gains."""

    undone: int
    events: list[say.Told]
    movers: list[int]

    def update(self, n: int, position: Position, clock: say.ClockFace | None) -> say.Update:
        return say.Update(
            n=n, position=position, undone=self.undone, events=self.events, movers=self.movers, clock=clock
        )


class Viewer:
    """The stream of one seat, or of the watchers. It lives as long as somebody listens."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.listeners: set[Listener] = set()
        self.n = 0
        self.mark = ""
        self._generation = 0
        self._known: Knowledge | None = None
        self._events = 0
        self._told = 0
        self._read_all()
        self._note_counts()

    def _read_all(self) -> None:
        """Take in everything up to now, without sending it."""
        if self.table.record is None:
            return
        self._take(Knowledge(self.table, self.seat))
        self._told = len(self.table.record.told(self.seat))

    def _take(self, known: Knowledge) -> None:
        self._known = known
        self._events = self.table.game_record().happened()
        self._moved = self.table.moved
        self._undos = self.table.undos
        self.mark = mark_of(self.table, self.seat, known, self._generation)

    def _note_counts(self) -> None:
        table = self.table
        self._moved = table.moved
        self._undos = table.undos
        self._seats = table.seats_changed
        self._offers = table.offers.changed
        self._spoken = table.conversation.spoken
        self._ended = table.outcome is not None
        self._next = table.next_table
        self._running = self._shown_running()

    def _shown_running(self) -> list[int]:
        """The seats whose clocks this viewer sees going: people who, as its own view says, decide."""
        if self._known is None or not self.table.playing:
            return []
        return [seat for seat in self._known.pending if self.table.bot_for(seat) is None]

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
            movers=self.movers(),
            chat=[line for line in table.conversation.lines if self.hears(line)],
            clock=self.clock(now),
            offers=table.offers.standing,
            follow=table.follow,
            outcome=table.outcome,
            next=table.next_for(self.seat),
            auction=self.auction(),
            now=now,
        )

    def position(self) -> Position | None:
        known = self._known
        if known is None:
            return None
        ready = choices(self.table.game)
        return Position(
            view=msgspec.Raw(known.view),
            moves=ready.of(known.moves),
            notes=ready.of(known.notes),
            mark=self.mark,
            undo=known.undo,
            mends=known.mends,
            situation=known.situation,
        )

    def log(self) -> list[say.Told]:
        record = self.table.record
        return record.told(self.seat) if record is not None else []

    def movers(self) -> list[int]:
        record = self.table.record
        return record.movers(self.seat) if record is not None else []

    def clock(self, now: int) -> say.ClockFace | None:
        return self.table.clock_face(now, self.seat, self._shown_running()) if self._known is not None else None

    def auction(self) -> say.AuctionFace | None:
        held = self.table.auction
        return held.face(self.table.bidding is not None) if held is not None else None

    def hears(self, line: say.ChatLine) -> bool:
        """A whisper is for its own circle alone."""
        return not line.to or self.seat in (line.seat, *line.to)

    def catch_up(self, connected: Iterable[int], now: int) -> None:
        """Send what changed for this viewer since the last time. Called after every entry."""
        table = self.table
        if table.moved != self._moved and table.record is not None:
            self._tell_position(now)
        if table.conversation.spoken != self._spoken:
            for line in table.conversation.lines[self._spoken - table.conversation.spoken :]:
                if self.hears(line):
                    self.send(say.Chatted(n=self.number(), line=line))
        if table.offers.changed != self._offers:
            self.send(say.Offers(n=self.number(), offers=table.offers.standing))
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
                n=self.number(),
                phase=table.phase,
                seats=table.seat_infos(connected),
                follow=table.follow,
                auction=self.auction(),
            )
        )

    def tell_clock(self, now: int) -> None:
        face = self.clock(now)
        if face is not None:
            self.send(say.Clock(n=self.number(), clock=face))

    def _tell_position(self, now: int) -> None:
        record = self.table.game_record()
        before, known = self._known, Knowledge(self.table, self.seat)
        undone, since = 0, self._events
        if self.table.undos != self._undos:
            since = self.table.standing
            standing = len(record.told(self.seat)) - len(record.told(self.seat, since))
            undone, self._told = self._told - standing, standing
            self._generation += undone > 0
        events = record.told(self.seat, since)
        self._told += len(events)
        self._take(known)
        if before is None or undone or events or not known.same(before):
            self._show(Change(undone, events, record.movers(self.seat, since)), now)

    def _show(self, change: "Change", now: int) -> None:
        position = self.position()
        assert position is not None
        self._running = self._shown_running()
        self.send(change.update(self.number(), position, self.clock(now)))


class Follower(Viewer):
    """Watchers who look over one seat's shoulder, with a delay; they learn nothing before it has passed."""

    def __init__(self, table: Table, seat: int, later: Later) -> None:
        self._later = later
        self._shown: Position | None = None
        self._shown_log: list[say.Told] = []
        self._shown_movers: list[int] = []
        self._waiting: deque[tuple[Position, Change]] = deque()
        super().__init__(table, seat)
        if table.record is not None:
            self._show(Change(0, table.record.told(seat), table.record.movers(seat)), 0)

    def position(self) -> Position | None:
        return self._shown

    def log(self) -> list[say.Told]:
        return self._shown_log

    def movers(self) -> list[int]:
        return self._shown_movers

    def clock(self, now: int) -> say.ClockFace | None:
        return None

    def hears(self, line: say.ChatLine) -> bool:
        return not line.to

    def _show(self, change: Change, now: int) -> None:
        assert self._known is not None
        position = Position(
            view=msgspec.Raw(self._known.view),
            moves=[],
            notes=[],
            mark="",
            undo="no",
            mends=[],
            situation=self._known.situation,
        )
        self._waiting.append((position, change))
        if self.table.outcome is None:
            self._later(max(LEAST_FOLLOW_DELAY, self.table.setup.follow_delay), self._deliver)
            return
        while self._waiting:
            self._deliver()

    def _deliver(self) -> None:
        if not self._waiting:
            return
        position, change = self._waiting.popleft()
        self._shown = position
        standing = len(self._shown_log) - change.undone
        self._shown_log = self._shown_log[:standing] + change.events
        self._shown_movers = self._shown_movers[:standing] + change.movers
        self.send(change.update(self.number(), position, None))
