"""Every message between the table and its clients, browsers and bots alike; PROTOCOL.md explains them.

The browser's types (`web/src/lib/messages.ts`), the OpenAPI description and the JSON Schema derive
from these structs, so the sides cannot drift. Times are milliseconds; seat -1 is the watcher.
"""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from safehouse.core.ledger import Clause
from safehouse.core.moves import Value
from safehouse.core.result import Result
from safehouse.core.save import Save

RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
ReportText = Annotated[str, Meta(min_length=1, max_length=2000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveJson = Annotated[dict[str, Value], Meta(extra={"ts": "MoveJson"})]
"""A move by its names: {"kind": "accuse", "envelope": 3}."""
Move = Code | MoveJson
"""A move by its code, or by its names."""
Told = Annotated[dict[str, Value | None], Meta(extra={"ts": "Told"})]
"""An event as this viewer learned it: {"kind": ..., argument: value}; null where it is hidden."""

ViewJson = Annotated[Raw, Meta(extra={"ts": "View"})]
"""The game's own view, encoded by `core.view.encode`."""
ChoiceJson = Annotated[Raw, Meta(extra={"ts": "Choice"})]
"""An encoded `Choice`."""

RefusalCode = Annotated[str, Meta(extra={"ts": "RefusalCode"})]
"""One of `REFUSALS`."""

Phase = Literal["waiting", "playing", "over"]
OfferKind = Literal["undo", "abort", "follow", "rematch"]
UndoState = Literal["free", "ask", "no"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=_snake):
    """A whole message of the stream; its `type` is the name of its struct in small letters."""


# ---------------------------------------------------------------- pieces that several messages share


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
    """`left` by seat, at server time `at`; the clocks of the seats in `running` go on from there."""

    left: list[int]
    running: list[int]
    at: int


class SeatInfo(Part):
    """`held`: by a person, a bot, or still open. `stand_in`: the bot that plays for an absent person."""

    seat: int
    title: str
    """Text key of the seat's colour or part."""
    name: str
    held: Literal["open", "person", "bot"]
    bot: str | None
    connected: bool
    stand_in: str | None
    resigned: bool


class TableInfo(Part):
    """What is fixed when a table is set up."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    teams: list[list[int]]
    public: bool
    watchers: bool
    chat: bool
    clock: ClockRule
    absence: AbsenceRule
    stand_in: str
    follow_delay: int
    created: int
    rematch_of: str | None


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


class ChatLine(Part):
    at: int
    seat: int
    text: str


class Offer(Part):
    """Something that needs the consent of all people at the table; `agreed` and `waiting` are seats."""

    number: int
    kind: OfferKind
    seat: int
    agreed: list[int]
    waiting: list[int]


class Outcome(Part):
    """How the table ended. `by` = `game`: by its rules, and `result` explains. Otherwise by `seat`."""

    by: Literal["game", "resigned", "time", "aborted", "closed"]
    winners: list[int]
    seat: int | None
    result: Result | None


class NextTable(Part):
    """The rematch; the viewer's own token opens `seat` there."""

    table: str
    seat: int


# ---------------------------------------------------------------- stream, client -> server


class Hello(Message):
    """Always first. With a seat's token: sit down there; without: watch; `follow`: a seat, with delay."""

    token: Token | None = None
    follow: SeatNumber | None = None


class Play(Message):
    id: RequestId
    move: Move
    mark: Annotated[str, Meta(max_length=40)]


class Note(Message):
    id: RequestId
    move: Move


class Why(Message):
    """Why may I not make this move? Answered by `because`."""

    id: RequestId
    move: Move


class Undo(Message):
    """Take back my last move: done at once where the undo law allows it, an offer to the others where not."""

    id: RequestId


class OfferAbort(Message):
    id: RequestId


class OfferFollow(Message):
    """Let watchers follow single seats, `follow_delay` seconds late."""

    id: RequestId


class Rematch(Message):
    """Another game with sides swapped, once this one is over."""

    id: RequestId


class Answer(Message):
    id: RequestId
    offer: Annotated[int, Meta(ge=1)]
    yes: bool


class Withdraw(Message):
    id: RequestId
    offer: Annotated[int, Meta(ge=1)]


class Chat(Message):
    id: RequestId
    text: ChatText


class Resign(Message):
    id: RequestId


class Leave(Message):
    """Let the table's stand-in bot play for me until I return."""

    id: RequestId


class Return(Message):
    id: RequestId


class Report(Message):
    """Something is wrong: stored with the save, the move number and my view."""

    id: RequestId
    text: ReportText


class Resync(Message):
    """I noticed a gap: answer with a new `welcome`."""

    id: RequestId


class Ping(Message):
    id: RequestId


ClientMessage = (
    Hello
    | Play
    | Note
    | Why
    | Undo
    | OfferAbort
    | OfferFollow
    | Rematch
    | Answer
    | Withdraw
    | Chat
    | Resign
    | Leave
    | Return
    | Report
    | Resync
    | Ping
)

# ---------------------------------------------------------------- stream, server -> client


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
    chat: list[ChatLine]
    clock: ClockFace | None
    offers: list[Offer]
    follow: bool
    """Whether watchers may follow single seats here."""
    outcome: Outcome | None
    next: NextTable | None
    now: int


class Update(Message):
    """The viewer's knowledge changed: strike the last `undone` events of the log, then add `events`."""

    n: int
    position: Position
    undone: int
    events: list[Told]
    clock: ClockFace | None


class Seats(Message):
    n: int
    phase: Phase
    seats: list[SeatInfo]
    follow: bool


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
    """Everybody agreed to a rematch: it is at this table."""

    n: int
    next: NextTable


class Done(Message):
    """The request is carried out and stored."""

    re: str


class Because(Message):
    """The clause that forbids the move asked about; null if it is legal."""

    re: str
    clause: str | None


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
    Welcome | Update | Seats | Clock | Chatted | Offers | Over | Moved | Done | Because | Refused | Pong
)

# ---------------------------------------------------------------- HTTP


class Problem(Part):
    """The body of every error answer."""

    code: RefusalCode
    detail: str


class OptionInfo(Part):
    name: str
    kind: Literal["choice", "flag", "number", "text"]
    choices: list[str | int | bool]
    default: str | int | bool | None


class ArgInfo(Part):
    name: str
    domain: str


class MoveKindInfo(Part):
    name: str
    note: bool
    args: list[ArgInfo]


class EventKindInfo(Part):
    name: str
    args: list[ArgInfo]


class GameSummary(Part):
    id: str
    seat_counts: list[int]
    silent: bool
    bots: list[str]
    languages: list[str]


class GameInfo(Part):
    """The vocabulary of a game, for clients that know nothing of it."""

    id: str
    rules: int
    clause_prefix: str
    options: list[OptionInfo]
    seat_counts: list[int]
    seats: int
    seat_names: list[str]
    move_kinds: list[MoveKindInfo]
    event_kinds: list[EventKindInfo]
    domains: dict[str, list[Value]]
    end_reasons: list[str]
    silent: bool
    bots: list[str]
    languages: list[str]


class OptionsAsked(Part):
    options: dict[str, Any] = {}


class OptionsAnswer(Part):
    """The options complete with defaults, and what follows from them."""

    options: dict[str, Any]
    seats: int
    seat_names: list[str]
    teams: list[list[int]]


class InsightAsked(Part):
    """A view of the game as a viewer received it, and the options of its table."""

    view: Annotated[dict[str, Any], Meta(extra={"ts": "View"})]
    options: dict[str, Any] = {}


class Insight(Part):
    """What anybody could deduce from the view, in the game's own form; null where it does without."""

    insight: Annotated[Raw, Meta(extra={"ts": "unknown"})]


class Rules(Part):
    clauses: list[Clause]


class NewSeat(Part):
    """`me`: the creator gets its token (several: hot seat); `open`: for who comes by link; `bot`."""

    held: Literal["me", "open", "bot"]
    name: PlayerName | None = None
    bot: Name | None = None


class NewTable(Part):
    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    """One for each seat; empty: the creator in the first, the others open."""
    name: PlayerName | None = None
    public: bool = False
    watchers: bool = True
    chat: bool = True
    clock: ClockRule = field(default_factory=ClockRule)
    absence: AbsenceRule = field(default_factory=AbsenceRule)
    stand_in: Name | None = None
    """The bot that plays for who leaves; `normal` when not given."""
    follow_delay: Annotated[int, Meta(ge=0, le=3600)] = 120


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


class SeatChange(Part):
    """By the host, while the table waits: a bot's name fills the seat, null opens it."""

    bot: Name | None = None


class TableState(Part):
    table: TableInfo
    phase: Phase
    seats: list[SeatInfo]
    outcome: Outcome | None
    you: int | None
    """The seat of the token the question came with."""
    asked: bool
    """Whether that seat is to decide now."""
    next: NextTable | None


class TableList(Part):
    tables: list[TableState]


class MySeat(Part):
    table: Name
    token: Token


class MySeats(Part):
    seats: Annotated[list[MySeat], Meta(max_length=50)]


class ReplayFrame(Part):
    """A moment at which the viewer learned something. The first is the deal."""

    entry: str | None
    """What was played, e.g. "0 swap", where the viewer may know it: its own moves, or the whole truth."""
    undone: int
    events: list[Told]
    views: list[ViewJson]
    """One view; of the truth, the views of all seats in order and then the watcher's."""


class Replay(Part):
    game: str
    rules: int
    options: dict[str, Any]
    seat: int | None
    """Whose eyes; -1 the watcher's, null the whole truth."""
    players: list[str]
    over: bool
    frames: list[ReplayFrame]
    outcome: Outcome | None


class SaveFile(Save, kw_only=True, forbid_unknown_fields=True):
    """A save as it is downloaded (see `core.save`)."""


class ReplayAsked(Part):
    save: SaveFile
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None


class QrAsked(Part):
    """A path of this site, e.g. a seat link; it travels in a body so that no log sees it."""

    path: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^/")]


class Health(Part):
    version: str
    tables: int
    connections: int


REFUSALS: dict[str, str] = {
    # the stream
    "bad_message": "The message is no JSON of the protocol; `detail` says where.",
    "hello_first": "The first message of a connection must be `hello`.",
    "hello_once": "`hello` comes only once.",
    "wrong_token": "This token opens no seat here.",
    "too_fast": "Too many messages; wait a moment.",
    "watchers_only_watch": "A watcher cannot do that.",
    "no_watchers": "This table has no watchers.",
    "no_follow": "The seats have not agreed to be followed.",
    "not_playing": "The table is not playing.",
    "not_over": "The game is not over yet.",
    "over": "The game is over.",
    "illegal": "A rule forbids the move; `clause` names it.",
    "no_move": "This is no move of the game; `detail` says why.",
    "not_a_note": "This move is a decision; send it as `play`.",
    "not_a_decision": "This move is a note; send it as `note`.",
    "stale": "The question has changed since; look again.",
    "stand_in_plays": "A bot plays for this seat; return first.",
    "not_away": "Nobody stands in for this seat.",
    "nothing_to_undo": "There is nothing to take back.",
    "offer_stands": "Such an offer is already made.",
    "no_offer": "There is no such offer.",
    "not_yours": "The offer was made by another seat.",
    "already_answered": "This seat has answered already.",
    "no_chat": "There is no talking at this table.",
    "already_resigned": "This seat has resigned already.",
    "rematch_made": "The rematch is already made.",
    "old_rules": "The table was played with other rules than this program has.",
    "busy": "The server is overloaded; try again.",
    # HTTP
    "bad_request": "The request does not fit; `detail` says where.",
    "not_found": "There is nothing here.",
    "method": "This is not done here.",
    "unknown_game": "There is no such game.",
    "unknown_bot": "There is no such bot for this game.",
    "unknown_language": "There is no text in this language.",
    "unknown_table": "There is no such table.",
    "bad_option": "An option has a value that is not allowed; `detail` says what is.",
    "bad_seats": "The seats do not fit the options.",
    "bad_clock": "This clock cannot be.",
    "bad_save": "The save cannot be replayed; `detail` says at which move.",
    "seat_taken": "The seat is taken.",
    "unknown_seat": "There is no such seat.",
    "already_started": "The table has started.",
    "token_needed": "This needs a token.",
    "game_running": "That may be seen only when the game is over.",
    "too_large": "The request is too large.",
    "bad_origin": "The request comes from another site.",
    "bad_host": "The server is not called that.",
    "wrong_type": "The body must be JSON.",
    "internal": "Something went wrong here; nothing changed.",
}
"""Every refusal code of the stream and of HTTP, with what it means. Text keys are `refused-<code>`."""
