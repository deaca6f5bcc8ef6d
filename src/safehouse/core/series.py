"""A series: games that one group plays one after another, with a record of its own (a campaign)."""

from typing import Any, Literal

import msgspec


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of a group, as its record keeps it."""

    options: dict[str, Any]
    players: list[str]
    """The name at each seat."""
    winners: list[int]
    reason: str
    facts: dict[str, Any]
    """What the game wants to remember of the final position; see `Game.remembered`."""
    date: str
    """ISO 8601, UTC."""


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of the game's texts."""

    key: str
    args: dict[str, str | int] = {}


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the group may play next, or has played."""

    name: Fact
    about: Fact | None = None
    """Its story, or why it is not open."""
    status: Literal["open", "won", "lost", "closed"]
    tried: int = 0
    won: int | None = 0
    """How often the group won it; None where its people play against each other."""
    options: dict[str, Any] | None = None
    """What starts it; None where it is not open. The number of seats may still be chosen by people."""


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """Where a group stands: what it may play, and its statistics."""

    chapters: list[Chapter]
    statistics: list[Fact] = []
