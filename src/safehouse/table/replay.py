"""A game played again, as one seat saw it, or the whole truth of a finished one."""

from collections.abc import Sequence
from typing import Final

import msgspec

from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.events import Event
from safehouse.core.record import UNDO, Record
from safehouse.core.save import Save, start
from safehouse.core.seats import EVERYONE, WATCHER
from safehouse.core.view import encode
from safehouse.table.messages import Outcome, Replay, ReplayFrame, Told

LARGEST: Final = 64_000_000
"""Bytes of views in one replay."""


class Eyes:
    """Follows a record and keeps a frame for each moment at which something was learned."""

    def __init__(self, record: Record, seat: int | None, authors: Sequence[str | None] | None) -> None:
        self._record = record
        self._authors = authors
        self._seat = seat
        self._told = 0
        self._events = 0
        self._views: list[bytes] = []
        self._size = 0
        self.frames: list[ReplayFrame] = []
        self.look(None, 0)

    def look(self, entry: str | None, number: int) -> None:
        """`entry`: what was played, None for the deal; `number`: where it stands in the save."""
        undone, events = self._news(entry is not None and entry.endswith(f" {UNDO}"))
        views = self._looks()
        own = entry is not None and (self._seat is None or entry.split(" ")[0] == str(self._seat))
        if self.frames and not (own or events or undone) and views == self._views:
            return
        sent = [changed(old, new) for old, new in zip(self._views or [b"{}"] * len(views), views, strict=True)]
        self._views = views
        self._size += sum(map(len, sent))
        if self._size > LARGEST:
            raise SaveError("the replay would be too large to send")
        told = own and self._authors is not None
        self.frames.append(
            ReplayFrame(
                entry=entry if own else None,
                number=number if told else None,
                bot=self._author(number) if told else None,
                undone=undone,
                events=events,
                views=[msgspec.Raw(view) for view in sent],
            )
        )

    def _author(self, number: int) -> str | None:
        """The bot behind an entry; the deal has none."""
        authors = self._authors or []
        return authors[number] if number < len(authors) else None

    def _news(self, taken_back: bool) -> tuple[int, list[Told]]:
        """How many of the events told so far no longer stand, and the new ones."""
        undone = 0
        events: list[Told] = []
        if taken_back:
            standing = len(self._told_since(0))
            undone, self._told = self._told - standing, standing
        else:
            events = self._told_since(self._events)
            self._told += len(events)
        self._events = len(self._record.events)
        return undone, events

    def _looks(self) -> list[bytes]:
        record = self._record
        if self._seat is not None:
            return [encode(record.view(self._seat))]
        return [encode(record.view(seat)) for seat in (*range(record.options.seats()), WATCHER)]

    def _told_since(self, since: int) -> list[Told]:
        if self._seat is not None:
            return self._record.told(self._seat, since)
        to_json = self._record.game.book.to_json
        whole = (Event(event.kind, event.args, EVERYONE, EVERYONE, 0) for event in self._record.events[since:])
        return [told for event in whole if (told := to_json(event, WATCHER)) is not None]


def changed(old: bytes, new: bytes) -> bytes:
    """The fields of a view that differ from those of the one before."""
    before, now = _fields(old), _fields(new)
    return msgspec.json.encode({name: value for name, value in now.items() if before.get(name) != value})


def _fields(view: bytes) -> dict[str, msgspec.Raw]:
    return msgspec.json.decode(view, type=dict[str, msgspec.Raw])


def authors_of(save: Save) -> list[str | None]:
    """The bot that made each entry, as far as a save knows: the one that held the seat."""
    bots = {str(seat): bot or None for seat, bot in enumerate(save.bots)}
    seats = [entry.partition(" ")[0] for entry in save.moves]
    undone = [entry.endswith(f" {UNDO}") for entry in save.moves]
    return [None if gone else bots.get(seat) for seat, gone in zip(seats, undone, strict=True)]


def replay(
    save: Save,
    seat: int | None,
    outcome: Outcome | None = None,
    authors: Sequence[str | None] | None = None,
) -> Replay:
    """Raises `SaveError` with the number of the move that makes no sense.

    `outcome` tells how the table ended where it did not end by the rules. `authors`: of a finished game,
    the bot that made each entry; while it runs nobody is told, nor how many entries there are.
    """
    record = start(save)
    if seat is not None and seat >= record.options.seats():
        raise SaveError(f"there is no seat {seat} in this game")
    eyes = Eyes(record, seat, authors)
    for number, entry in enumerate(save.moves, 1):
        try:
            record.enter(entry)
        except SafehouseError as error:
            raise SaveError(str(error), at=number) from None
        eyes.look(entry, number - 1)
    result = record.result()
    if result is not None:
        outcome = Outcome(by="game", winners=result.winners, seat=None, result=result)
    return Replay(
        game=save.game,
        rules=save.rules,
        options=record.options.to_json(),
        seat=seat,
        players=save.players,
        over=outcome is not None,
        frames=eyes.frames,
        outcome=outcome,
    )
