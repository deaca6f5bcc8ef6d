"""Finished games: replays, thoughts, reviews."""

from typing import Annotated, Any

from msgspec import Meta

from safehouse.core.moves import Value
from safehouse.core.save import Save
from safehouse.core.seats import MOST_SEATS, WATCHER
from safehouse.core.topics import Saying
from safehouse.review.shape import Review
from safehouse.table.messages.base import (
    Part,
    Told,
    ViewJson,
)
from safehouse.table.messages.parts import (
    Choice,
    Outcome,
)
from safehouse.table.messages.tables import NewBranch


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


class BranchAsked(NewBranch, kw_only=True):
    save: SaveFile


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
    """How many acts are judged, of how many, once that is known; the review of those, whole with the last."""

    done: int
    all: int | None
    review: Review | None
