"""Questions about games: what there is, options, rules, guides, things and what they mean."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from safehouse.core.about import Explanation
from safehouse.core.guide.book import GuideChapter
from safehouse.core.guide.search import Hit
from safehouse.core.ledger import Readable
from safehouse.core.moves import Value
from safehouse.core.seats import MOST_SEATS
from safehouse.table.messages.base import (
    Name,
    Part,
    ViewJson,
)


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
    by_hand: list[str]
    """Kinds of event that people have carried out themselves when they enter them in their own turns."""
    remedy: int | None
    """The seat that may make up for its mistakes (`admit`)."""
    seats: bool
    """Whether it is known what lies before everybody."""
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
    seat_fields: list[str]
    """Fields of a view that hold a seat."""
    by_seat: list[str]
    """Fields of a view that list something for each seat."""
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
