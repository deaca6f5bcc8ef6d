"""Tables: set up, joined, listed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from safehouse.core.hints import HintRule
from safehouse.core.seats import MOST_SEATS
from safehouse.table.messages.base import (
    Name,
    Part,
    Phase,
    PlayerName,
    Token,
    Word,
)
from safehouse.table.messages.parts import (
    AbsenceRule,
    ClockRule,
    NextTable,
    Outcome,
    SeatInfo,
    TableInfo,
)


class NewSeat(Part):
    """`me`: the creator gets its token (several: hot seat); `open`: for who comes by link, under `name` where
    one is given; `bot`."""

    held: Literal["me", "open", "bot"]
    name: PlayerName | None = None
    bot: Name | None = None


class Seating(Part):
    """How a table is set up, whatever is played."""

    seats: Annotated[list[NewSeat], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    """One for each seat; empty: the creator in the first, the others open."""
    name: PlayerName | None = None
    public: bool = False
    watchers: bool = True
    chat: bool = True
    hints: HintRule | None = None
    """The most that a seat may be told; when not given, a move where one person plays against bots, else the
    rules."""
    clock: ClockRule = field(default_factory=ClockRule)
    absence: AbsenceRule = field(default_factory=AbsenceRule)
    stand_in: Name | None = None
    """The bot that plays for who leaves; `normal` when not given."""
    follow_delay: Annotated[int, Meta(ge=30, le=3600)] = 120


class NewTable(Seating, kw_only=True):
    """`word`: where only those may set up tables who know one (`House.word`). `companion`: what leads the
    game at a real table."""

    game: Name
    options: dict[str, Any] = field(default_factory=dict)
    word: Word = ""
    companion: Name | None = None


class NewBranch(Seating, kw_only=True):
    """Play on from a position of a finished game: from what stands after so many entries of its record."""

    entries: Annotated[int, Meta(ge=0)]
    word: Word = ""


class SeatKey(Part):
    seat: int
    token: str


class TableCreated(Part):
    table: str
    host: str
    """The token that may fill, open and close while the table waits."""
    seats: list[SeatKey]


class Join(Part):
    name: PlayerName
    program: bool = False
    """A foreign bot or an assistant sits down, and everybody is told."""


class SeatChange(Part):
    """By the host, while the table waits: a bot's name fills the seat, null opens it."""

    bot: Name | None = None


class TableState(Part):
    table: TableInfo
    phase: Phase
    seats: list[SeatInfo]
    outcome: Outcome | None
    ended: int | None
    """When the outcome came."""
    you: int | None
    """The seat of the token the question came with."""
    asked: bool
    """Whether that seat is to decide now."""
    next: NextTable | None


class TableList(Part):
    tables: list[TableState]


class MySeat(Part):
    """Without a token: only whether the table is still kept."""

    table: Name
    token: Token | None = None


class MySeats(Part):
    seats: Annotated[list[MySeat], Meta(max_length=50)]


class MyTables(Part):
    """`forgotten`: the tables asked about that the server no longer keeps, or never did."""

    tables: list[TableState]
    forgotten: list[str]
