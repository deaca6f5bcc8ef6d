"""Tests written as play: deal, play, expect. For the games' own test folders."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from safehouse.core.assist import Led
from safehouse.core.errors import Illegal
from safehouse.core.game import AnyGame
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.result import Result
from safehouse.core.state import State
from safehouse.core.words import Words


def clause(*ids: str) -> Callable[[Any], Any]:
    """Ties a test to the ledger clauses it shows."""
    return pytest.mark.clause(*ids)


class Table:
    """A position that is played by lines such as "0 swap" or, with seat names, "green offer_up mole"."""

    def __init__(self, game: AnyGame, state: State, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.state: Any = state
        self._seats = list(seats)
        if self.state.events is None:
            self.state.events = []

    def _read(self, line: str) -> tuple[int, int]:
        who, _, text = line.partition(" ")
        seat = int(who) if who.isdigit() else self._seats.index(who)
        return seat, self.game.space.from_text(text)

    def plays(self, *lines: str) -> None:
        """Each line is a legal move."""
        for line in lines:
            try:
                self.state.play(*self._read(line))
            except Illegal as refusal:
                refusal.add_note(
                    f"{line!r} is refused; open to it: {', '.join(self.options(refusal.seat)) or '-'}"
                )
                raise

    def refuses(self, line: str, because: str) -> None:
        """The move is illegal by this clause, and changes nothing."""
        before = self.everything()
        with pytest.raises(Illegal) as refusal:
            self.state.play(*self._read(line))
        assert refusal.value.clause == because
        assert self.everything() == before

    def everything(self) -> Any:
        from safehouse.core.truth import dump

        return dump(self.state)

    def options(self, who: int | str) -> list[str]:
        """The moves open to a seat, as text."""
        return [self.game.space.to_text(move) for move in self.state.moves(self.seat(who))]

    def seat(self, who: int | str) -> int:
        return who if isinstance(who, int) else self._seats.index(who)

    def view(self, who: int | str) -> Any:
        return self.game.view(self.state, self.seat(who))

    def told(self, who: int | str) -> list[dict[str, Value | None]]:
        """The events this seat has noticed so far."""
        seen = (self.game.book.to_json(event, self.seat(who)) for event in self.state.events)
        return [event for event in seen if event is not None]

    def kinds_told(self, who: int | str) -> list[str]:
        return [str(event["kind"]) for event in self.told(who)]

    def result(self) -> Result:
        result: Result | None = self.state.result()
        assert result is not None, "the game is not over"
        return result


class Script:
    """A screen for the terminal's players: types the given lines, then what `then` says, over and over; keeps
    what was written."""

    def __init__(self, *lines: str, then: str | Callable[[], str] | None = None) -> None:
        self.lines = list(lines)
        self.then = then
        self.written: list[str] = []

    def write(self, line: str = "") -> None:
        self.written.append(line)

    def ask(self, prompt: str) -> str:
        self.written.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then if isinstance(self.then, str) else self.then()

    def clear(self) -> None:
        self.written.append("<clear>")

    def said(self, text: str) -> bool:
        return any(text in line for line in self.written)


Pieces = dict[tuple[Value, ...], object]
"""What lies on a table, by the kind of event that alone tells of it, or a name, and the ids of what it is."""


def untold_changes(led: Led, record: Record, pieces: Callable[[Any], Pieces], random: Stream) -> list[str]:
    """Play a led game at random to its end: every change on the table that people neither did with their own
    hands nor were told to make."""
    people = [seat for seat in range(record.options.seats()) if seat not in led.program]
    words = Words.at_table("en", record.game, record.options)
    begun = [event[led.turn] for event in record.told(people[0]) if led.turn and event["kind"] == "turn"]
    turn: Value | None = begun[-1] if begun else None
    found: dict[str, None] = {}
    while record.pending():
        before, since = pieces(record.truth()), len(record.events)
        seat = random.choose(record.pending())
        move = random.choose(record.choices(seat))
        record.play(seat, move)
        after, told = pieces(record.truth()), record.told(people[0], since)
        known: set[Value | None] = set()
        for event in told:
            if event["kind"] == "turn" and led.turn:
                turn = event[led.turn]
            task = words.task(event) != ""
            own = event["kind"] in led.by_hand and (turn in people or turn in led.own)
            if own or (task and led.is_said(event, task, people, turn)):
                known.update(event.values())
        changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
        for key in changed:
            if not known.intersection(key):
                kinds = sorted({str(event["kind"]) for event in told})
                found[f"{key} after {record.game.space.to_text(move)}: {kinds}"] = None
    return list(found)
