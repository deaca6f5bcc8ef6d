"""Pieces that several messages share."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from safehouse.core.hints import HintRule
from safehouse.core.moves import Value
from safehouse.core.result import Result
from safehouse.core.situation import Situation
from safehouse.table.messages.base import ChoiceJson, OfferKind, Part, RefusalCode, UndoState, ViewJson


class Problem(Part):
    """The body of every error answer."""

    code: RefusalCode
    detail: str


class ClockRule(Part):
    """`none`; `move`: seconds for each decision; `total`: seconds for the whole game, `increment` a move."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class AbsenceRule(Part):
    """What happens when a clock runs out, or, where `patience` is given, when a seat that is asked has
    been disconnected for that many seconds: `wait` for it, let a `bot` stand in, or the seat `lose`s."""

    then: Literal["wait", "bot", "lose"] = "bot"
    patience: Annotated[int, Meta(ge=5, le=30 * 86400)] | None = None


class ClockFace(Part):
    """`left` by seat, at server time `at`; the clocks of the seats in `running` go on from there. `game`:
    left of the time that the rules give the whole game, going on while it is played."""

    left: list[int]
    running: list[int]
    game: int | None
    at: int


class SeatInfo(Part):
    """`held`: by a person, a bot, or still open. `stand_in`: the bot that plays for an absent person. `ready`:
    whether its person can begin or is still learning, by that person's own sign; null before one is given."""

    seat: int
    title: str
    """Text key of the seat's colour or part."""
    name: str
    held: Literal["open", "person", "bot"]
    bot: str | None
    member: str | None
    """Who of the company the bot is, text key `cast-<member>`; null for a person and a bot of no level."""
    connected: bool
    ready: bool | None
    stand_in: str | None
    resigned: bool
    program: bool
    """A foreign bot or an assistant, by its own word."""
    hints: int
    """How many it has taken."""


class TableInfo(Part):
    """What is fixed when a table is set up."""

    id: str
    game: str
    rules: int
    old_rules: bool
    """The rules have changed since: the game can be looked at, and its views may be others than boards know."""
    options: dict[str, Any]
    teams: list[list[int]]
    public: bool
    watchers: bool
    chat: bool
    whispers: list[list[int]]
    """By seat: to whom it may talk in private."""
    clock: ClockRule
    absence: AbsenceRule
    stand_in: str
    hints: HintRule
    """The most that the table has agreed to tell a seat that asks for help."""
    follow_delay: int
    created: int
    rematch_of: str | None
    branch_of: str | None
    """The table of the finished game that this one goes on from."""
    branched_after: int | None
    """After how many of its entries."""
    series: str | None
    """The group's series this game belongs to."""
    auctioned: bool
    """Once everybody sits, they bid for the first seat (`auction`); the game is played at the next table."""


class Choice(Part):
    """One move open to the seat, ready to be shown and to be sent back by its code."""

    code: int
    kind: str
    args: dict[str, Value]


class Position(Part):
    """What the viewer may know now. `view` is the game's own view, the same bytes that a bot receives."""

    view: ViewJson
    moves: list[ChoiceJson]
    """The decisions open to this seat; empty when it is not asked."""
    notes: list[ChoiceJson]
    """The remarks it may make besides."""
    mark: str
    """Names this very question; `play` brings it back, so that an answer never hits another question."""
    undo: UndoState
    """`free`: the seat may take its last move back alone; `ask`: the others must agree; `no`: nothing to
    take back."""
    mends: list[str]
    """Topics that this seat may name when it makes up for a mistake at a real table (`admit`); mostly none."""
    situation: Situation
    """Where the viewer stands, and what the question is about; from the view alone."""


class ChatLine(Part):
    """`to`: whispered to these seats; nobody else receives the line. To everybody where it names none."""

    at: int
    seat: int
    text: str
    to: list[int]


class Offer(Part):
    """Something that needs the consent of all people at the table; `agreed` and `waiting` are seats."""

    number: int
    kind: OfferKind
    seat: int
    agreed: list[int]
    waiting: list[int]


class Called(Part):
    """A bid for `seat`, or 0: it passes. `by`: the seat that said so."""

    seat: int
    call: int
    by: int


class AuctionFace(Part):
    """The auction of the first seat before the game. Bids from `least` to `most` are open to the `bidder`, null
    before everybody sits and when it is over; the highest so far is `bid`, by `leader`, null where nobody has
    bid."""

    bidder: int | None
    least: int
    most: int
    bid: int
    leader: int | None
    calls: list[Called]


class Outcome(Part):
    """How the table ended. `by` = `game`: by its rules, and `result` explains. `auction`: the seat in `winners`
    has the first seat at the next table. Otherwise by `seat`."""

    by: Literal["game", "resigned", "time", "aborted", "closed", "rules", "auction"]
    winners: list[int]
    seat: int | None
    result: Result | None
    going_on: dict[str, Any] | None = None
    """Where a companion led the game: with which options the same people in the same parts play on, if not with
    the same."""


class NextTable(Part):
    """The rematch, or the game after an auction; the viewer's own token opens `seat` there."""

    table: str
    seat: int
