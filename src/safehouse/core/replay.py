"""Games seen again: from the entries of a save, or, where the rules have changed since, from what was kept."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from safehouse.core.errors import SafehouseError, SaveError
from safehouse.core.game import AnyGame
from safehouse.core.kept import LARGEST, Kept, Moment, Told, ToldEvent, pack, told_event, unpack, viewers
from safehouse.core.record import NOBODY, UNDO, Record
from safehouse.core.result import Result
from safehouse.core.save import Save, start
from safehouse.core.shelf import find
from safehouse.core.state import GAME_OVER
from safehouse.core.view import View, encode

TRUTH: Final = None
"""In the place of a seat: the whole truth, all events and all views."""
UNCHANGED: Final = msgspec.Raw(b"{}")


class Watching:
    """Follows a record and notes each moment, with the views of these viewers."""

    def __init__(self, record: Record, watched: Sequence[int]) -> None:
        self._record = record
        self._watched = watched
        self._fields: list[dict[str, msgspec.Raw]] = [{} for _ in watched]
        self._events = 0
        self._size = 0
        self.moments: list[Moment] = []

    def note(self, entry: str | None) -> Iterator[None]:
        """`entry` has just been entered; None: the deal. Rests after each view."""
        record, before = self._record, self._events
        self._events = len(record.events)
        taken_back = entry is not None and entry.endswith(f" {UNDO}")
        new = [] if taken_back else record.events[before:]
        views: list[msgspec.Raw] = []
        for place, viewer in enumerate(self._watched):
            views.append(self._changes(place, encode(record.view(viewer))))
            yield
        events = [told_event(record.game.book, event) for event in new]
        self.moments.append(Moment(entry, before - self._events if taken_back else 0, events, views))

    def _changes(self, place: int, view: bytes) -> msgspec.Raw:
        before = self._fields[place]
        now = self._fields[place] = msgspec.json.decode(view, type=dict[str, msgspec.Raw])
        changed = msgspec.json.encode({name: value for name, value in now.items() if before.get(name) != value})
        self._size += len(changed)
        if self._size > LARGEST:
            raise SaveError("the replay would be too large to send")
        return msgspec.Raw(changed)


def watching(save: Save, record: Record, watched: Sequence[int]) -> Iterator[Watching]:
    """Play a save on from its deal; after each small piece of work comes how far it is.

    Raises `SaveError` with the number of the move that makes no sense.
    """
    eyes = Watching(record, watched)
    for _ in eyes.note(None):
        yield eyes
    for number, entry in enumerate(save.moves, 1):
        try:
            record.enter(entry)
        except SafehouseError as error:
            raise SaveError(str(error), at=number) from None
        for _ in eyes.note(entry):
            yield eyes


def keeping(save: Save, authors: Sequence[str | None] = ()) -> Iterator[Kept | None]:
    """What is to be kept of a game, after as many rests as there are views in it."""
    record = start(save)
    game, options = record.game, record.options
    eyes = None
    for eyes in watching(save, record, viewers(options.seats())):
        yield None
    assert eyes is not None
    yield Kept(
        game=save.game,
        rules=save.rules,
        options=options.to_json(),
        seat_names=game.seat_names(options),
        teams=game.teams(options),
        moments=eyes.moments,
        result=record.result(),
        authors=list(authors),
    )


def keep(save: Save) -> Save:
    """The save with what can be shown of it whatever becomes of the rules."""
    *_, kept = keeping(save)
    assert kept is not None
    return msgspec.structs.replace(save, kept=pack(kept))


class Frame(msgspec.Struct, frozen=True):
    """A moment at which the viewer learned something. The first is the deal."""

    number: int
    """Of the entry, counted from 1; 0 is the deal."""
    entry: str | None
    """What was entered, where the viewer may know it: its own moves, or the whole truth."""
    undone: int
    events: list[Told]
    views: list[msgspec.Raw]
    """One view; of the truth, those of every seat and then the watcher's. Only the fields that have changed."""


class Replayed(msgspec.Struct, kw_only=True):
    """A game as one viewer saw it: `seat` is a seat, WATCHER or TRUTH."""

    save: Save
    seat: int | None
    seats: int
    seat_names: list[str]
    teams: list[list[int]]
    moments: list[Moment]
    result: Result | None

    def frames(self) -> list[Frame]:
        found: list[Frame] = []
        told: list[bool] = []
        for number, moment in enumerate(self.moments):
            struck = sum(told[len(told) - moment.undone :])
            del told[len(told) - moment.undone :]
            events = [self.seen(event) for event in moment.events]
            told += [event is not None for event in events]
            entry = moment.entry if self._may_know(moment.entry) else None
            noticed = [event for event in events if event is not None]
            changed = any(view != UNCHANGED for view in moment.views)
            if number == 0 or entry is not None or noticed or struck or changed:
                found.append(Frame(number, entry, struck, noticed, moment.views))
        return found

    def seen(self, event: ToldEvent) -> Told | None:
        """The event as this viewer was told it; None if it did not notice it."""
        return event.whole if self.seat is TRUTH else event.seen_by(self.seat)

    def _may_know(self, entry: str | None) -> bool:
        return self.seat is TRUTH or (entry is not None and entry.partition(" ")[0] == str(self.seat))


def outlives_its_rules(save: Save) -> bool:
    """Whether the rules have changed since, and it can be shown all the same."""
    return save.kept is not None and save.rules != find(save.game).rules_version


def as_seen(save: Save, seat: int | None, largest: int = 2 * LARGEST) -> Replayed:
    """A game as this viewer saw it; `largest`: the most bytes that what was kept of it may unpack to.

    Raises `SaveError` with the number of the move that makes no sense, or where the rules have changed since
    and nothing was kept."""
    if outlives_its_rules(save):
        return _kept_as_seen(save, seat, largest)
    record = start(save)
    seats = record.options.seats()
    _must_be_seat(seat, seats)
    watched = viewers(seats) if seat is TRUTH else [seat]
    eyes = None
    for eyes in watching(save, record, watched):
        pass
    assert eyes is not None
    return Replayed(
        save=save,
        seat=seat,
        seats=seats,
        seat_names=record.game.seat_names(record.options),
        teams=record.game.teams(record.options),
        moments=eyes.moments,
        result=record.result(),
    )


def _kept_as_seen(save: Save, seat: int | None, largest: int) -> Replayed:
    assert save.kept is not None
    kept = unpack(save.kept, largest)
    if (kept.game, kept.rules) != (save.game, save.rules):
        raise SaveError("what was kept in this save is of another game")
    _must_be_seat(seat, kept.seats)
    moments = kept.moments
    if seat is not TRUTH:
        place = viewers(kept.seats).index(seat)
        moments = [msgspec.structs.replace(moment, views=[moment.views[place]]) for moment in moments]
    return Replayed(
        save=save,
        seat=seat,
        seats=kept.seats,
        seat_names=kept.seat_names,
        teams=kept.teams,
        moments=moments,
        result=kept.result,
    )


def _must_be_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise SaveError(f"there is no seat {seat} in this game")


class KeptRecord(Record):
    """The end of a game that can be shown, but not played on: its rules are no longer those of the program."""

    def __init__(self, game: AnyGame, kept: Kept, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.entries = [moment.entry for moment in kept.moments if moment.entry is not None]
        self.steps = []
        self.expiry = None
        self._result = kept.result
        self._seats = kept.seats
        self._log: list[ToldEvent] = []
        fields: list[dict[str, msgspec.Raw]] = [{} for _ in viewers(kept.seats)]
        for moment in kept.moments:
            del self._log[len(self._log) - moment.undone :]
            self._log += moment.events
            for known, changes in zip(fields, moment.views, strict=True):
                known |= msgspec.json.decode(changes, type=dict[str, msgspec.Raw])
        self._views = [msgspec.json.encode(known) for known in fields]

    def happened(self) -> int:
        return len(self._log)

    def movers(self, seat: int, since: int = 0) -> list[int]:
        """Whose move each event came of is not kept."""
        return [NOBODY] * len(self.told(seat, since))

    def pending(self) -> list[int]:
        return []

    def moves(self, seat: int) -> list[int]:
        return []

    def notes(self, seat: int) -> list[int]:
        return []

    def why_not(self, seat: int, move: int) -> str | None:
        return GAME_OVER

    def view(self, seat: int) -> View:
        """Only what every view has."""
        return msgspec.json.decode(self.view_bytes(seat), type=View)

    def view_bytes(self, seat: int) -> bytes:
        return self._views[viewers(self._seats).index(seat)]

    def seen(self, seat: int) -> tuple[View, bytes]:
        return self.view(seat), self.view_bytes(seat)

    def result(self) -> Result | None:
        return self._result

    def told(self, seat: int, since: int = 0) -> list[Told]:
        seen = (event.seen_by(seat) for event in self._log[since:])
        return [event for event in seen if event is not None]
