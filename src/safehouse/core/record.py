"""A game as it was played: options, seed and entries. State, events and replays derive from it."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from safehouse.core.assist import remedy_among
from safehouse.core.errors import Illegal, NotAMove, SafehouseError
from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value, whole_number
from safehouse.core.options import Options
from safehouse.core.result import Result
from safehouse.core.seats import bit
from safehouse.core.state import State
from safehouse.core.topics import Saying
from safehouse.core.view import View, encode

NOBODY: Final = -1
UNDO: Final = "undo"
TIME_EXPIRED: Final = "time_expired"
"""The move that a game's time limit makes; see `Game.time_limit`."""

MISTAKE: Final = "mistake"
"""An entry of this word and others: the rulebook's remedy for a mistake, see `core.assist.Remedy`."""
MADE_UP_FOR: Final = -1
"""In the place of a step's move where its `words` made up for a mistake."""

MARK_EVERY: Final = 64
"""Steps between the copies of the state that an undo starts from. Where the last one ended is a copy too, so
that moves made and taken back again and again cost no more than others."""


class Origin(msgspec.Struct, frozen=True):
    """The game of which another is a branch: `game` is its fingerprint (`core.save`), and what stood `after` so
    many of its entries is how the other begins."""

    game: str
    after: int


def standing(entries: Iterable[str | None]) -> list[int]:
    """The places of the entries that were not taken back; None, for the deal, is one that stands."""
    found: list[int] = []
    for place, entry in enumerate(entries):
        if entry is not None and entry.endswith(f" {UNDO}"):
            del found[-1:]
        else:
            found.append(place)
    return found


class Step:
    """One move that stands: who, what, and the events it caused. `alone`: nobody else was asked. `words`: what
    was said with a mistake that was made up for; none with a move. `entry`: its number, counted from 1, once it
    is made."""

    def __init__(self, seat: int, move: int, first_event: int, alone: bool, words: Sequence[str] = ()) -> None:
        self.seat = seat
        self.move = move
        self.first_event = first_event
        self.alone = alone
        self.words = words
        self.entry = 0


def carry_out(game: AnyGame, state: State, seat: int, move: int, words: Sequence[str] = ()) -> None:
    """On a state, a move or, where there are `words`, the remedy for a mistake. Raises `Illegal`."""
    remedy = remedy_among(game.companions) if words else None
    if remedy is not None:
        remedy.carry_out(state, words)
    else:
        state.play(seat, move)


class Rehearsal:
    """A move made on a copy, so that what comes of it is known before it counts."""

    def __init__(self, seat: int, move: int, after: State) -> None:
        self.seat = seat
        self.move = move
        self.after = after
        assert after.events is not None
        self.events: list[Event] = after.events
        """What the move alone tells."""


class UndoRefused(SafehouseError):
    """The undo law does not allow it; `reason` is a text key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Record:
    """Plays a game and remembers it. An undo is one more entry; nothing is ever struck from `entries`."""

    def __init__(self, game: AnyGame, options: Options, seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.entries: list[str] = []
        self.origin: Origin | None = None
        self.steps: list[Step] = []
        timed = any(kind.name == TIME_EXPIRED for kind in game.space.kinds)
        self.expiry = game.space.code(TIME_EXPIRED) if timed else None
        """The code of the move that nobody chooses: the clock makes it."""
        self._state: State = game.deal(options, seed)
        self._menus: dict[int, list[int]] = {}
        """The moves of the present position, by seat, as far as they were asked for."""
        self._marks: list[tuple[int, State, int]] = [(0, self._state.copy(), len(self.events))]

    @property
    def events(self) -> list[Event]:
        events = self._state.events
        assert events is not None
        return events

    def happened(self) -> int:
        """How many events stand."""
        return len(self.events)

    def pending(self) -> list[int]:
        return self._state.pending()

    def moves(self, seat: int) -> list[int]:
        if seat not in self._menus:
            self._menus[seat] = self._state.moves(seat)
        return list(self._menus[seat])

    def choices(self, seat: int) -> list[int]:
        """The moves that people and bots choose from: all but the one that the clock makes."""
        return [move for move in self.moves(seat) if move != self.expiry]

    def notes(self, seat: int) -> list[int]:
        return self._state.notes(seat)

    def why_not(self, seat: int, move: int) -> str | None:
        return self._state.why_not(seat, move)

    def view(self, seat: int) -> View:
        view: View = self.game.view(self._state, seat)
        return view

    def view_bytes(self, seat: int) -> bytes:
        return self.seen(seat)[1]

    def seen(self, seat: int) -> tuple[View, bytes]:
        """The view, and the bytes in which it travels."""
        view = self.view(seat)
        return view, encode(view)

    def result(self) -> Result | None:
        return self._state.result()

    def truth(self) -> State:
        """A silent copy of the whole truth, for replays of finished games and for the laws."""
        return self._state.copy()

    def told(self, seat: int, since: int = 0) -> list[dict[str, Value | None]]:
        """The events this seat noticed, from event number `since` on."""
        seen = (self.game.book.to_json(event, seat) for event in self.events[since:])
        return [event for event in seen if event is not None]

    def movers(self, seat: int, since: int = 0) -> list[int]:
        """Whose move each event of `told` came of; NOBODY where that is not for all to know: in the deal, where
        several were asked at once, and for notes that do not name their seat."""
        found = []
        at = bisect_right(self.steps, since, key=lambda step: step.first_event)
        for number in range(since, len(self.events)):
            while at < len(self.steps) and self.steps[at].first_event <= number:
                at += 1
            if self.events[number].audience & bit(seat):
                found.append(self._mover(at - 1, self.events[number], seat))
        return found

    def _mover(self, at: int, event: Event, viewer: int) -> int:
        if at < 0:
            return NOBODY
        step = self.steps[at]
        return step.seat if step.alone or self._is_signed(step, event, viewer) else NOBODY

    def _is_signed(self, step: Step, event: Event, viewer: int) -> bool:
        """Whether a note tells this viewer whose it is."""
        if step.move < self.game.space.first_note:
            return False
        told = self.game.book.to_json(event, viewer)
        return told is not None and told.get("seat") == step.seat

    def play(self, seat: int, move: int) -> None:
        step = self._step(seat, move)
        self._state.play(seat, move)
        self._stands(step)

    def _step(self, seat: int, move: int) -> Step:
        """One that is about to be made."""
        alone = move < self.game.space.first_note and self._state.pending() == [seat]
        return Step(seat, move, len(self.events), alone)

    def rehearse(self, seat: int, move: int) -> Rehearsal:
        """What would come of a move. Raises `Illegal`."""
        after = self._state.copy()
        after.events = []
        after.play(seat, move)
        return Rehearsal(seat, move, after)

    def adopt(self, rehearsal: Rehearsal) -> None:
        """What was rehearsed on this very position has happened."""
        events = self.events
        step = self._step(rehearsal.seat, rehearsal.move)
        events += rehearsal.events
        rehearsal.after.events = events
        self._state = rehearsal.after
        self._stands(step)

    def _stands(self, step: Step) -> None:
        """The step has been made: remember it."""
        self._menus.clear()
        said = " ".join([MISTAKE, *step.words]) if step.words else self.game.space.to_text(step.move)
        self.entries.append(f"{step.seat} {said}")
        step.entry = len(self.entries)
        self.steps.append(step)
        if len(self.steps) % MARK_EVERY == 0:
            self._marks.append((len(self.steps), self._state.copy(), len(self.events)))

    def why_no_remedy(self, words: Sequence[str]) -> Saying | None:
        """What stands against making up for a mistake in this way; None where nothing does."""
        remedy = remedy_among(self.game.companions)
        return Saying("undo-nothing") if remedy is None else remedy.carry_out(self._state.copy(), words)

    def make_up_for(self, words: Sequence[str]) -> None:
        """A mistake at a real table, which nothing stands against making up for."""
        remedy = remedy_among(self.game.companions)
        assert remedy is not None and words
        step = Step(remedy.seat, MADE_UP_FOR, len(self.events), alone=True, words=list(words))
        carry_out(self.game, self._state, step.seat, step.move, step.words)
        self._stands(step)

    def why_no_undo(self, seat: int) -> str | None:
        """The text key of what stands against this seat taking back its last move by itself.

        Notes of others count for nothing here, so that nobody learns of them."""
        at = self._last_step(seat)
        if at < 0:
            return "undo-nothing"
        if self.steps[at].seat != seat:
            return "undo-others-since"
        if self._state.over():
            return "undo-over"
        if not self._state.asks(seat):
            return "undo-turn-passed"
        reveals = self.game.book.reveals
        end = self.steps[at + 1].first_event if at + 1 < len(self.steps) else len(self.events)
        if any(reveals(event) for event in self.events[self.steps[at].first_event : end]):
            return "undo-revealed"
        return None

    def _last_step(self, seat: int) -> int:
        """The place of the last step, notes of other seats aside; -1 if there is none."""
        at = len(self.steps) - 1
        while at >= 0 and self.steps[at].seat != seat and self.steps[at].move >= self.game.space.first_note:
            at -= 1
        return at

    def undo(self, seat: int, agreed: bool = False) -> int:
        """Take back the seat's last move; notes that others made since are made again where they fit.

        `agreed`: every seat has consented, so the undo law does not apply and the last step goes, whosever.
        Returns how many events were left standing before any came anew.
        """
        if agreed:
            if not self.steps:
                raise UndoRefused("undo-nothing")
            self._take_back(seat)
            return len(self.events)
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise UndoRefused(reason)
        notes = self.steps[self._last_step(seat) + 1 :]
        for note in reversed(notes):
            self._take_back(note.seat)
        self._take_back(seat)
        standing = len(self.events)
        for note in notes:
            if self.why_not(note.seat, note.move) is None:
                self.play(note.seat, note.move)
        return standing

    def _take_back(self, seat: int) -> None:
        """The last step never happened; `seat` goes into the entry."""
        self.entries.append(f"{seat} {UNDO}")
        again = self._return_before(len(self.steps) - 1)
        for step in again:
            carry_out(self.game, self._state, step.seat, step.move, step.words)
            self.steps.append(step)
        if again:
            self._mark_where_an_undo_ended()

    def _return_before(self, steps: int) -> list[Step]:
        """Go back to the last mark no later than so many steps into the game; the steps that it lacks."""
        while self._marks[-1][0] > steps:
            self._marks.pop()
        made, state, told = self._marks[-1]
        events, again = self.events, self.steps[made:steps]
        del events[told:], self.steps[made:]
        self._state = state.copy()
        self._state.events = events
        self._menus.clear()
        return again

    def _mark_where_an_undo_ended(self) -> None:
        """In place of where the undo before it ended."""
        if self._marks[-1][0] % MARK_EVERY:
            self._marks.pop()
        self._marks.append((len(self.steps), self._state.copy(), len(self.events)))

    def seat_in(self, entry: str) -> int:
        """Whose entry of a save this is."""
        seat = whole_number(entry.partition(" ")[0])
        if seat is None or not 0 <= seat < self.options.seats():
            raise NotAMove(f"{entry!r} does not begin with a seat from 0 to {self.options.seats() - 1}")
        return seat

    def enter(self, entry: str) -> None:
        """Carry out one entry of a save, e.g. "0 swap mole" or "1 undo"."""
        seat = self.seat_in(entry)
        text = entry.partition(" ")[2]
        if text == UNDO:
            self.undo(seat, agreed=True)
            return
        if text.partition(" ")[0] == MISTAKE:
            self._enter_mistake(seat, text.split()[1:], entry)
            return
        move = self.game.space.from_text(text)
        try:
            self.play(seat, move)
        except Illegal as error:
            raise NotAMove(f"{entry!r} is not allowed there ({error.clause})") from None

    def _enter_mistake(self, seat: int, words: list[str], entry: str) -> None:
        remedy = remedy_among(self.game.companions)
        if remedy is None or remedy.seat != seat or not words or self.why_no_remedy(words) is not None:
            raise NotAMove(f"{entry!r} is not allowed there")
        self.make_up_for(words)
