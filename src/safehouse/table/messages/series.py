"""Groups of people and the series they play."""

from typing import Annotated, Any

from msgspec import Meta, field

from safehouse.core.seats import MOST_SEATS
from safehouse.core.series import Chapter, Fact
from safehouse.table.messages.base import (
    GroupName,
    Name,
    Part,
    PlayerName,
    Token,
    Word,
)
from safehouse.table.messages.tables import Seating


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
