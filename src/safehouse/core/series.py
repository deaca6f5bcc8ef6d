"""A series: games that one group plays one after another, with a record of its own (a campaign)."""

from typing import Any, Literal

import msgspec

from safehouse.core.letters import folded


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
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
    bots: list[int] = []
    """The seats that a bot held."""


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
    seats: list[str] = []
    """Who has which seat, by name, "" for a bot's; empty: whoever wants."""
    auctioned: bool = False
    """Before the game its people bid for the first seat; see `Game.bidding`."""


class Bidding(msgspec.Struct, frozen=True, kw_only=True):
    """Where an auction of the first seat stands. Bidders are counted in the order in which they sit."""

    bidder: int | None
    """Who bids or passes now; None when it is over."""
    least: int
    most: int
    """The bids that are open to the bidder; none where `least` is more than `most`."""
    bid: int
    """The highest so far."""
    leader: int | None
    """Who made it; None: nobody has bid, and after the auction lots are drawn."""
    worth: int = 0
    """How far a bot goes: what the seat is worth, as far as is known."""
    options: dict[str, Any] = {}
    """What the highest bid changes in the options of the game."""

    def call_of_a_bot(self) -> int:
        return self.least if self.least <= min(self.worth, self.most) else 0


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """Where a group stands: what it may play, and its statistics."""

    chapters: list[Chapter]
    statistics: list[Fact] = []


def as_meant(name: str) -> str:
    """A name as people mean it: capitals, accents and spaces make no difference."""
    return " ".join(folded(name).split())
