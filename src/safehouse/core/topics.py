"""What a game can be asked about: a component, a place, a symbol, a kind of move."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.data import load
from safehouse.core.moves import Value

THING: Final = "thing"
"""The domain of what a player can meet and no move or event names."""
MOVE: Final = "move"
"""The domain of the kinds of move."""

Topic = str
"""`agent:mole`, `move:swap`, `thing:deck`: a domain and one of its values."""

SEAT_PREFIX: Final = "seat:"


class Topics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `data/about.toml`."""

    things: list[str] = []
    """Ids of the domain `thing`."""
    overview: list[str] = []
    """The topics of the game's turn overview, in reading order; empty where it has none."""
    shared: list[str] = []
    """The topics without a text of their own, of which the text about their domain speaks; the domain where
    that is so with all of it."""
    clauses: dict[str, list[str]] = {}
    """What to read on, by topic, or by domain for every topic of it that has no line of its own."""

    def read_on(self, topic: Topic) -> list[str]:
        return self.clauses.get(topic, self.clauses.get(domain_of(topic), []))

    def shares(self, topic: Topic) -> bool:
        return topic in self.shared or domain_of(topic) in self.shared


class Saying(msgspec.Struct, frozen=True):
    """A sentence that is still to be said: its text key and its arguments."""

    key: str
    args: Mapping[str, "Fact"] = {}


Fact = str | int | Sequence[str] | Saying
"""A number; `seat:1` for a player; a text key, which reaches a sentence as that text in all its cases; several
keys, as a list in words; a sentence of its own; any other word as it is."""


def topic_of(domain: str, value: Value) -> Topic:
    return f"{domain}:{value}"


def domain_of(topic: Topic) -> str:
    return topic.partition(":")[0]


@cache
def topics_in(folder: Path) -> Topics:
    path = folder / "data" / "about.toml"
    return load(path, Topics) if path.is_file() else Topics()
