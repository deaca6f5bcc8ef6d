"""A game as it was told, kept so that it can be shown without the rules it was played by."""

import hashlib
import lzma
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from safehouse.core.book import EventBook
from safehouse.core.errors import SaveError
from safehouse.core.events import Event
from safehouse.core.moves import Value
from safehouse.core.result import Result
from safehouse.core.seats import WATCHER, bit

Told = dict[str, Value | None]

LARGEST: Final = 64_000_000
"""Bytes of one game's views at most."""
SMALLEST_WINDOW: Final = 1 << 12
LARGEST_WINDOW: Final = 1 << 20
"""How far back, in bytes, the compression looks: no further than a small game needs, for that costs time."""
MEMORY: Final = 16_000_000
"""Bytes that unpacking may use beside what comes of it."""
EFFORT: Final = 1
"""Of the compression: a little larger than with the usual one, in a third of its time and memory."""


class ToldEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event by its names, with everything in it, and who learned what of it."""

    whole: Told
    audience: int
    insiders: int
    blanked: list[str]
    """The arguments that only insiders learn."""

    def seen_by(self, seat: int) -> Told | None:
        """The event as this seat was told it; None if it did not notice it."""
        if self.audience & bit(seat) == 0:
            return None
        if not self.blanked or self.insiders & bit(seat) != 0:
            return self.whole
        return {name: None if name in self.blanked else value for name, value in self.whole.items()}


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a record, and what came of it."""

    entry: str | None
    """What was entered, e.g. "0 swap"; None for the deal."""
    undone: int
    """How many of the last events no longer stand; then came the new ones."""
    events: list[ToldEvent]
    views: list[msgspec.Raw]
    """By viewer, the fields of its view that have changed; at first all of them."""


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`moments` show every seat in order and then the watcher."""

    game: str
    rules: int
    options: dict[str, Any]
    seat_names: list[str]
    teams: list[list[int]]
    moments: list[Moment]
    result: Result | None
    authors: list[str | None] = []
    """For each entry the bot that made it, where that is known; None for a person."""

    @property
    def seats(self) -> int:
        return len(self.seat_names)


def pack(kept: Kept) -> bytes:
    whole = msgspec.json.encode(kept)
    window = min(max(len(whole), SMALLEST_WINDOW), LARGEST_WINDOW)
    return lzma.compress(whole, filters=[{"id": lzma.FILTER_LZMA2, "preset": EFFORT, "dict_size": window}])


def unpack(data: bytes, largest: int = 2 * LARGEST) -> Kept:
    """Raises `SaveError`, also where it would be larger than so many bytes."""
    opened = lzma.LZMADecompressor(memlimit=MEMORY)
    try:
        whole = opened.decompress(data, max_length=largest)
        if not opened.eof:
            raise SaveError("what was kept of the game is not whole, or too large")
        kept = msgspec.json.decode(whole, type=Kept)
    except (lzma.LZMAError, EOFError, msgspec.DecodeError) as error:
        raise SaveError(f"what was kept of the game is damaged: {error}") from None
    if any(len(moment.views) != kept.seats + 1 for moment in kept.moments):
        raise SaveError("what was kept of the game is damaged: views are missing")
    return kept


def told_event(book: EventBook, event: Event) -> ToldEvent:
    names = [name for name, _ in book.kind_of(event).args]
    blanked = [name for place, name in enumerate(names) if event.blanked >> place & 1]
    return ToldEvent(book.whole(event), event.audience, event.insiders, blanked)


def viewers(seats: int) -> list[int]:
    """In the order in which a kept game shows them."""
    return [*range(seats), WATCHER]


def chained(before: str, book: EventBook, events: Iterable[Event], pending: Sequence[int]) -> str:
    """A digest of everything that was told so far: `before`, and then these events, after which these seats are
    asked. Names count, not numbers, so that it outlives another order of kinds."""
    told = [told_event(book, event) for event in events]
    return digest(before, msgspec.json.encode((told, pending)))


def digest(before: str, content: bytes) -> str:
    return hashlib.blake2b(before.encode() + content, digest_size=8).hexdigest()
