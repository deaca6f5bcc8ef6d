"""The stream, from the server to the client."""

from safehouse.review.hinting import Hint
from safehouse.table.messages.base import Message, Phase, RefusalCode, Told
from safehouse.table.messages.parts import (
    AuctionFace,
    ChatLine,
    ClockFace,
    NextTable,
    Offer,
    Outcome,
    Position,
    SeatInfo,
    TableInfo,
)


class Welcome(Message):
    """Everything at once: first answer to `hello`, and answer to `resync`. Numbering goes on from `n`."""

    n: int
    you: int
    table: TableInfo
    phase: Phase
    seats: list[SeatInfo]
    position: Position | None
    """None while the table waits for players, and before the delay of a followed seat is over."""
    log: list[Told]
    movers: list[int]
    """For each event of the log whose move it came of; -1 where that is not for all to know."""
    chat: list[ChatLine]
    clock: ClockFace | None
    offers: list[Offer]
    follow: bool
    """Whether watchers may follow single seats here."""
    outcome: Outcome | None
    next: NextTable | None
    auction: AuctionFace | None
    """Where the table holds one."""
    now: int


class Update(Message):
    """The viewer's knowledge changed: strike the last `undone` events of the log, then add `events`."""

    n: int
    position: Position
    undone: int
    events: list[Told]
    movers: list[int]
    """As in `welcome`, of these events."""
    clock: ClockFace | None


class Seats(Message):
    n: int
    phase: Phase
    seats: list[SeatInfo]
    follow: bool
    auction: AuctionFace | None


class Clock(Message):
    n: int
    clock: ClockFace


class Chatted(Message):
    n: int
    line: ChatLine


class Offers(Message):
    """All offers that stand now."""

    n: int
    offers: list[Offer]


class Over(Message):
    n: int
    outcome: Outcome


class Moved(Message):
    """Everybody agreed to a rematch, or the auction is over: the game is at this table."""

    n: int
    next: NextTable


class Done(Message):
    """The request is carried out and stored."""

    re: str


class Because(Message):
    """The clause that forbids the move asked about; null if it is legal."""

    re: str
    clause: str | None


class Foretold(Message):
    """For each move asked about, in that order, the events this seat would certainly be told next: up to the
    first that depends on chance or on what it cannot know."""

    re: str
    moves: list[list[Told]]


class Hinted(Message):
    """From the seat's own view alone."""

    re: str
    hint: Hint


class Refused(Message):
    """The request changed nothing. `code` is one of `REFUSALS`; `clause` where a rule of the game forbids."""

    re: str | None
    code: RefusalCode
    clause: str | None
    detail: str


class Pong(Message):
    re: str
    now: int


ServerMessage = (
    Welcome
    | Update
    | Seats
    | Clock
    | Chatted
    | Offers
    | Over
    | Moved
    | Done
    | Because
    | Foretold
    | Hinted
    | Refused
    | Pong
)
