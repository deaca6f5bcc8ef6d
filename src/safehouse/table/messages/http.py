"""Questions and answers of the HTTP interface."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from safehouse.core.about import Explanation
from safehouse.core.box_form import FaultTold, TableForm
from safehouse.core.guide.book import GuideChapter
from safehouse.core.guide.search import Hit
from safehouse.core.hints import HintRule
from safehouse.core.ledger import Readable
from safehouse.core.moves import Value
from safehouse.core.save import Save
from safehouse.core.seats import MOST_SEATS, WATCHER
from safehouse.core.series import Chapter, Fact
from safehouse.core.topics import Saying
from safehouse.review.shape import Review
from safehouse.table.messages.base import (
    GroupName,
    Move,
    Name,
    Part,
    Phase,
    PlayerName,
    RefusalCode,
    Token,
    Told,
    ViewJson,
    Word,
)
from safehouse.table.messages.parts import (
    AbsenceRule,
    Choice,
    ClockRule,
    NextTable,
    Outcome,
    SeatInfo,
    TableInfo,
)


class Problem(Part):
    """The body of every error answer."""

    code: RefusalCode
    detail: str


class OptionInfo(Part):
    name: str
    kind: Literal["choice", "several", "flag", "number", "text"]
    """`several`: any of the choices, parted by commas."""
    choices: list[str | int | bool]
    named: str
    """A choice is called by the text `<named>-<choice>`; "" where the option names its choices itself."""
    default: str | int | bool | None
    basic: bool
    """Whether anybody may want to look at it; the others are for the experienced."""


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
    series: bool
    """Whether groups may play a series of it."""
    lessons: int
    """How many it teaches itself by."""
    bots: list[str]
    languages: list[str]


class CompanionInfo(Part):
    """What the program does at a real table: `led`, it leads a game; `clerk`, it judges what people enter."""

    id: str
    kind: Literal["led", "clerk"]
    options: dict[str, Any]
    """Fixed options."""
    choices: list[str]
    """The names of options that people may set."""
    values: dict[str, list[Value]]
    """By option, the only values that make sense here; all of them where it is not named."""
    people: list[int]
    program: list[int]
    """Seats that a bot holds."""
    levels: list[str]
    announces: list[str]
    """Kinds of event that the program says aloud though nothing is to be moved."""
    turn: str
    """The argument of the event `turn` that names whose turn it is; "" where the game has no such event."""
    own: list[str]
    """What that argument calls people, where it does not name their seats."""
    remedy: int | None
    """The seat that may make up for its mistakes (`admit`)."""
    entries: list[EventKindInfo]
    """What a clerk takes in."""


class GameInfo(Part):
    """The vocabulary of a game, for clients that know nothing of it."""

    id: str
    rules: int
    clause_prefix: str
    options: list[OptionInfo]
    seat_counts: list[int]
    series: bool
    seats: int
    seat_names: list[str]
    first: dict[str, Any]
    """The options of somebody's first game."""
    move_kinds: list[MoveKindInfo]
    event_kinds: list[EventKindInfo]
    domains: dict[str, list[Value]]
    end_reasons: list[str]
    lessons: int
    box: bool
    """Whether owners of the printed game may enter what is theirs."""
    bots: list[str]
    languages: list[str]
    companions: list[CompanionInfo]


class OptionsAsked(Part):
    options: dict[str, Any] = field(default_factory=dict)


class OptionsAnswer(Part):
    """The options complete with defaults, and what follows from them."""

    options: dict[str, Any]
    seats: int
    seat_names: list[str]
    teams: list[list[int]]
    silent: bool
    """Whether these options forbid talk."""
    texts: dict[str, str]
    """By language, Fluent messages that take the place of the game's own; empty where there are none."""
    components: Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, unknown>"})]
    """What a file of the owner brings to the table, as the game's data write it."""
    following: dict[str, Any] | None
    """The options that come after a game won with these; None: the same again."""


class InsightAsked(Part):
    """A view of the game as a viewer received it, and the options of its table."""

    view: Annotated[dict[str, Any], Meta(extra={"ts": "View"})]
    options: dict[str, Any] = field(default_factory=dict)


class Insight(Part):
    """What anybody could deduce from the view, in the game's own form; null where it does without."""

    insight: Annotated[Raw, Meta(extra={"ts": "unknown"})]


class AboutAsked(Part):
    language: Name
    options: dict[str, Any] = field(default_factory=dict)


class AboutAnswer(Part):
    """Everything a game can be asked about, under these options."""

    topics: list[Explanation]


class MeaningAsked(Part):
    """A view of the game as a viewer received it, the options and the names of its table, and a topic."""

    language: Name
    topic: Name
    view: Annotated[dict[str, Any], Meta(extra={"ts": "View"})]
    options: dict[str, Any] = field(default_factory=dict)
    players: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=MOST_SEATS)] = field(
        default_factory=list
    )


class Meaning(Part):
    """What the topic means in the position that the view shows, in sentences."""

    sentences: list[str]


class Fingerprint(Part):
    """SHA-256 of the seed and the moves so far, a line each; the save of the finished game opens it."""

    fingerprint: str | None


class Rules(Part):
    """The ledger, in the language asked for or, where it is not translated, in English."""

    language: str
    clauses: list[Readable]


class Guide(Part):
    """The rulebook for players; no chapters where a game has none."""

    chapters: list[GuideChapter]
    clauses: dict[str, str]
    """By clause, the id of the passage that explains it."""
    topics: dict[str, str]
    """By topic (`agent:mole`, `move:swap`), the id of the passage to read on in."""


class FigureShown(Part):
    """A position out of a guide as one seat sees it."""

    options: dict[str, Any]
    seat: int
    show: list[str]
    """Marks to light up, as boards name them."""
    view: ViewJson


class Found(Part):
    hits: list[Hit]


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
    """Play on from a position of a finished game, after so many entries of its record."""

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


class NewSeries(Part):
    """Found a group that plays a series of one game. `word`: as for a table."""

    game: Name
    name: GroupName
    players: Annotated[list[PlayerName], Meta(min_length=1, max_length=MOST_SEATS)]
    word: Word = ""


class SeriesCreated(Part):
    """The token opens the group's record and starts its games; the link is /series/<series>#<token>."""

    series: str
    token: str


class SeriesChange(Part):
    name: GroupName
    players: Annotated[list[PlayerName], Meta(min_length=1, max_length=MOST_SEATS)]


class SeriesGame(Part):
    """One finished game of a group; its replay is that of the table."""

    table: str
    options: dict[str, Any]
    players: list[str]
    winners: list[int]
    reason: str
    date: str


class SeriesState(Part):
    """A group: what it played, what it may play next, and its statistics, as the game tells them."""

    id: str
    game: str
    name: str
    players: list[str]
    created: int
    chapters: list[Chapter]
    statistics: list[Fact]
    games: list[SeriesGame]
    tables: list[str]
    """Tables of the group that wait or play now, newest first."""


class NewChapter(Seating, kw_only=True):
    """Play a chapter of the series, by its place in the list. `options` changes single ones of its own."""

    chapter: Annotated[int, Meta(ge=0, le=1000)]
    options: dict[str, Any] = field(default_factory=dict)


class AuctionAsked(Part):
    """An auction of the first seat before a chapter: who bids, in this order, and the calls so far, 0 for a
    pass."""

    players: Annotated[list[PlayerName], Meta(min_length=2, max_length=MOST_SEATS)]
    calls: Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=200)] = field(
        default_factory=list
    )


class Auction(Part):
    """Where it stands (`core.series.Bidding`). `lots`: nobody has bid; when it is over, `leader` is drawn."""

    bidder: int | None
    least: int
    most: int
    bid: int
    leader: int | None
    lots: bool
    options: dict[str, Any]


class MyGroup(Part):
    series: Name
    token: Token


class MySeries(Part):
    series: Annotated[list[MyGroup], Meta(max_length=50)]


class SeriesSummary(Part):
    id: str
    game: str
    name: str
    players: list[str]
    games: int
    last: str | None
    """When the last game ended."""


class SeriesList(Part):
    series: list[SeriesSummary]


class ReplayFrame(Part):
    """A moment at which the viewer learned something. The first is the deal."""

    entry: str | None
    """What was played, e.g. "0 swap", where the viewer may know it: its own moves, or the whole truth."""
    number: int | None
    """Of a finished game: which entry of the save this is, counted from 0."""
    bot: str | None
    """Of a finished game: the bot that made this move and can be asked what it thought."""
    undone: int
    events: list[Told]
    views: list[ViewJson]
    """One view; of the truth, the views of all seats in order and then the watcher's. In the first frame
    whole, later only the fields that have changed since the frame before."""


class Replay(Part):
    """`old_rules`: the rules have changed since, so that moves, events and views may be others than `GameInfo`
    and the boards know."""

    game: str
    rules: int
    old_rules: bool
    options: dict[str, Any]
    seat_names: list[str]
    teams: list[list[int]]
    seat: int | None
    """Whose eyes; -1 the watcher's, null the whole truth."""
    players: list[str]
    members: list[str | None]
    """By seat as `players`: who of the company a bot is (`SeatInfo.member`)."""
    over: bool
    frames: list[ReplayFrame]
    outcome: Outcome | None


class SaveFile(Save, kw_only=True, forbid_unknown_fields=True):
    """A save as it is downloaded (see `core.save`)."""


class ReplayAsked(Part):
    save: SaveFile
    seat: Annotated[int, Meta(ge=WATCHER, le=MOST_SEATS - 1)] | None = None


class ThoughtAsked(Part):
    save: SaveFile
    entry: Annotated[int, Meta(ge=0)]


class Belief(Part):
    """How likely the bot held it that `fact` (text key `belief-<fact>`) was `value`."""

    fact: str
    value: Value
    chance: float


class Weighed(Part):
    """One open move: how much of the bot's mind it had, and the chance to win it promised."""

    move: Choice
    share: float
    chance: float | None


class BotThought(Part):
    """What a bot makes of a decision, asked afresh with what its seat could see then. Chances to win from
    0 to 1: `before` the decision, `after` the move that was made. `drawn`: it mixes its moves by their
    shares. `gained`: bits learned by the move itself about what it believed. Null: nobody can say.
    `meant`: what the move was to tell the others."""

    bot: str
    seat: int
    move: Choice
    before: float | None
    after: float | None
    choices: list[Weighed]
    """The most favoured ones; `open` is how many there were."""
    open: int
    beliefs: list[Belief]
    drawn: bool
    effort: int
    gained: float | None
    meant: list[Saying]


class ReviewAsked(Part):
    save: SaveFile
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class KnownAsked(Part):
    """`entries`: how many of the save's were made."""

    save: SaveFile
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
    entries: Annotated[int, Meta(ge=0)]


class ReviewState(Part):
    """How many acts are judged, and of how many, once that is known; the review once it is whole."""

    done: int
    all: int | None
    review: Review | None


class QrAsked(Part):
    """A path of this site, e.g. a seat link; it travels in a body so that no log sees it."""

    path: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^/")]


class House(Part):
    """What a page should know of the server it comes from."""

    version: str
    address: str
    """What links and QR codes begin with."""
    reach: Literal["public", "network", "machine"]
    """From where that address can be opened; `machine`: only from the one the server runs on."""
    network: str | None
    """Where `reach` is `machine`: what the address would be if the server listened to the network."""
    word: bool
    """Whether who sets up a table must know a word."""
    languages: list[str]


class Ready(Part):
    version: str


class Health(Part):
    version: str
    tables: int
    connections: int


class LessonInfo(Part):
    id: str
    title: str
    minutes: int
    steps: int
    basic: bool
    """Whether it belongs to what one should know before a first game."""


class TipInfo(Part):
    """A tip of the coach, for the first time that a question is asked, an event told or a clause refuses; of
    these three all but one are empty."""

    id: str
    question: str
    event: str
    refused: str
    seats: list[int]
    """The seats it speaks to; none: to all."""
    text: str


class FirstGameInfo(Part):
    """The first game: the options it is played with, and what the coach says in it."""

    options: dict[str, Any]
    tips: list[TipInfo]


class Lessons(Part):
    """What a game teaches, in its order and in the words of one language."""

    lessons: list[LessonInfo]
    first_game: FirstGameInfo | None


class LessonAsked(Part):
    """Where a learner is: `done` is what earlier answers gave back, with a right answer or "" for words that
    were read added by the client. `tried`: a move to try there."""

    language: Word
    lesson: Name
    done: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = field(
        default_factory=list
    )
    tried: Move | None = None


class QuizAnswer(Part):
    id: str
    text: str
    why_not: str
    """Why it is wrong; empty for the right one."""


class LessonTrial(Part):
    """What came of the move that was tried. `not_wanted`: legal, but not now; `events` and `view` show what
    would follow. `forbidden`: by `clause`."""

    outcome: Literal["accepted", "not_wanted", "forbidden"]
    clause: str
    text: str
    events: list[Told]
    view: ViewJson


class LessonScreen(Part):
    """One step of a lesson as the learner's seat sees it. `moves` are its choices, `accepted` the codes of
    those that go on; `refuse` may be tried and is refused by the rules."""

    done: list[str]
    steps: int
    kind: Literal["say", "ask", "quiz", "end"]
    text: str
    show: list[str]
    hints: list[str]
    quiz: list[QuizAnswer]
    right: str
    why: str
    refuse: Choice | None
    seat: int
    options: dict[str, Any]
    events: list[Told]
    view: ViewJson
    moves: list[Choice]
    accepted: list[int]
    trial: LessonTrial | None


class BoxForm(Part):
    """What owners of a printed game may enter (`core.box`), in the words of one language."""

    option: str
    """The option that names the file of a box."""
    tables: list[TableForm]
    shipped: dict[str, Any]
    """The game's own data, to begin from."""


class BoxAsked(Part):
    """A box as it is entered, or, where that is null, its file."""

    language: Word
    box: dict[str, Any] | None = None
    file: Annotated[str, Meta(max_length=400_000)] = ""


class BoxAnswer(Part):
    """The box with what nobody has to enter, null where its file cannot be read."""

    box: dict[str, Any] | None
    file: str
    faults: list[FaultTold]


class NewBox(Part):
    box: dict[str, Any]
    word: Word = ""


class BoxKept(Part):
    options: dict[str, str]
    """With these a table has the box."""


class ClerkAsked(Part):
    """Everything that people have told a clerk; it remembers nothing."""

    language: str
    options: dict[str, Any] = field(default_factory=dict)
    entries: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=400)] = field(
        default_factory=list
    )


class ClerkRefusal(Part):
    entry: str
    """The entry in words."""
    clause: str
    why: str


class ClerkFinding(Part):
    text: str
    clause: str
    decisive: bool
    points: int | None


class ClerkAnswer(Part):
    """What follows from the entries up to the first one that is refused."""

    entries: list[str]
    """Those taken in, in words."""
    refused: ClerkRefusal | None
    offered: dict[str, dict[str, list[Value]]]
    """The kinds of entry that make sense now, with the values for each argument."""
    findings: list[ClerkFinding]
    view: ViewJson | None
    seconds: int
    """How long the game may take; then the entry `time_expired` is due. 0: no limit."""
