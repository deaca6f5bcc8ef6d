"""What is stored of a table: how it was set up, and then one entry after another. All else derives."""

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from safehouse.core.hints import HintLevel, HintRule
from safehouse.core.record import Origin
from safehouse.table.messages import AbsenceRule, ClockRule, OfferKind


class SeatSetup(Struct, kw_only=True):
    """`key` is the hash of the seat's token; `name` of an open seat is that of the player expected there;
    `program`: a foreign one came to play this seat before."""

    held: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    key: str | None = None
    program: bool = False


LEAST_FOLLOW_DELAY: Final = 30
"""Seconds: whoever plays and watches a rival from another device learns nothing that still helps."""


class Setup(Struct, kw_only=True):
    """The seed never leaves the server while the game runs."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    seats: list[SeatSetup]
    host_key: str
    public: bool
    watchers: bool
    chat: bool
    clock: ClockRule
    absence: AbsenceRule
    stand_in: str
    follow_delay: int
    created: int
    rematch_of: str | None = None
    series: str | None = None
    """The series this game belongs to."""
    hints: HintRule = "off"
    branch_of: str | None = None
    """The table of the finished game that this one is a branch of."""
    origin: Origin | None = None
    beginning: list[str] = []
    """The moves with which a branch begins, as a record writes them."""
    auctioned: bool = False
    """Before the game its people bid for the first seat; it is then played at the next table."""
    companion: str = ""
    """At a real table, what leads the game there (`core.assist.Led`); "" for a game played here."""


class Entry(Struct, kw_only=True, tag_field="did", tag=str.lower, omit_defaults=True):
    """`at`: server time. `seat` did it; `id` names the request, so that a repeated one is recognised."""

    at: int
    seat: int = -1
    id: str = ""


class Sat(Entry):
    name: str
    key: str
    program: bool = False


class Filled(Entry):
    """By the host: a bot fills the seat, or it is open again."""

    bot: str | None = None


class Played(Entry):
    """`move`: as a save writes it, which outlives another numbering; by its code in tables of old.
    `told`: a digest of all that was told up to and with it (`core.kept.chained`)."""

    move: int | str
    told: str = ""


class TookBack(Entry):
    """`steps` moves were taken back, by agreement or by the undo law."""

    steps: int
    agreed: bool


class MadeUpFor(Entry):
    """A mistake at a real table, by the rulebook's remedy."""

    words: list[str]


class Offered(Entry):
    number: int
    kind: OfferKind


class Answered(Entry):
    offer: int
    yes: bool


class Withdrew(Entry):
    offer: int


class Said(Entry):
    """`to`: whispered to these seats alone; to everybody where it names none."""

    text: str
    to: list[int] = []


class GaveUp(Entry):
    cause: Literal["resigned", "time"] = "resigned"


class Left(Entry):
    cause: Literal["left", "time", "absent"] = "left"


class Returned(Entry):
    pass


class SaidReady(Entry):
    """`ready`: the person can begin; else still learns the game."""

    ready: bool


class Called(Entry):
    """In the auction, for the seat `bidder`: a bid, or 0 for a pass."""

    bidder: int
    call: int


class Recalled(Entry):
    """The auction goes on after its first `calls`."""

    calls: int


class TookHint(Entry):
    level: HintLevel


class Aborted(Entry):
    pass


class CalledOff(Entry):
    """The rules changed to this version, with which the entries do not give the same as before."""

    rules: int


class FollowAllowed(Entry):
    pass


class Rematched(Entry):
    """`shift`: how many seats further everybody sits there; after an auction its winner sits in the first."""

    table: str
    shift: int = 1


class Reported(Entry):
    text: str


class Closed(Entry):
    """By the host, before the game began."""


class Resumed(Entry):
    """The server was down until now; no clock ran. `since`: from when on, where that is known."""

    since: int = 0


AnyEntry = (
    Sat
    | Filled
    | Played
    | TookBack
    | MadeUpFor
    | Offered
    | Answered
    | Withdrew
    | Said
    | GaveUp
    | Left
    | Returned
    | SaidReady
    | Called
    | Recalled
    | TookHint
    | Aborted
    | CalledOff
    | FollowAllowed
    | Rematched
    | Reported
    | Closed
    | Resumed
)

_ENCODER = Encoder()
_ENTRY: Decoder[AnyEntry] = Decoder(AnyEntry)
_SETUP: Decoder[Setup] = Decoder(Setup)


def encode(thing: AnyEntry | Setup) -> bytes:
    return _ENCODER.encode(thing)


def decode_entry(data: bytes) -> AnyEntry:
    return _ENTRY.decode(data)


def decode_setup(data: bytes) -> Setup:
    return _SETUP.decode(data)
