"""The stream, from the client to the server."""

from typing import Annotated

from msgspec import Meta, field

from safehouse.core.hints import HintLevel
from safehouse.core.seats import MOST_SEATS
from safehouse.table.messages.base import ChatText, Message, Move, ReportText, RequestId, SeatNumber, Token

MOST_FORESEEN = 64


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


class Foresee(Message):
    """What would certainly follow from these moves, as far as I can know? Answered by `foretold`."""

    id: RequestId
    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_FORESEEN)]


class TakeHint(Message):
    """Help me, as far as the table agreed; everybody learns that I asked. Answered by `hinted`."""

    id: RequestId
    level: HintLevel


class Undo(Message):
    """Take back my last move: done at once where the undo law allows it, an offer to the others where not.
    Around a real table it is the last decision of anybody, done at once."""

    id: RequestId


class Admit(Message):
    """At a real table: I made a mistake. What the rulebook's remedy needs to know, as a save writes it, with
    names from `position.mends`."""

    id: RequestId
    words: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


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
    """To everybody, or `to` some seats alone, all of which the table's `whispers` must name."""

    id: RequestId
    text: ChatText
    to: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = field(default_factory=list)


class Resign(Message):
    id: RequestId


class Leave(Message):
    """Let the table's stand-in bot play for me until I return."""

    id: RequestId


class Return(Message):
    id: RequestId


class SayReady(Message):
    """While the table waits: I know the game and can begin, or I am still learning it."""

    id: RequestId
    ready: bool


class Call(Message):
    """In the auction: bid, or pass with 0, after so many calls. It counts for the bidder: the own seat, or
    somebody who is not connected."""

    id: RequestId
    call: Annotated[int, Meta(ge=0, le=1000)]
    after: Annotated[int, Meta(ge=0, le=1000)]


class Recall(Message):
    """In the auction: take my last call back, while no other person has called since."""

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


Request = (
    Play
    | Note
    | Why
    | Foresee
    | TakeHint
    | Undo
    | Admit
    | OfferAbort
    | OfferFollow
    | Rematch
    | Answer
    | Withdraw
    | Chat
    | Resign
    | Leave
    | Return
    | SayReady
    | Call
    | Recall
    | Report
    | Resync
    | Ping
)
ClientMessage = Hello | Request
