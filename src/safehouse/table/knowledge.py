"""What a viewer of a table knows and may do at one moment."""

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.seats import WATCHER
from safehouse.core.situation import situation
from safehouse.table import messages as say
from safehouse.table.requests import steps_since_own
from safehouse.table.table import Table

_ENCODER: Final = msgspec.json.Encoder()


class Knowledge:
    """Only a person who is asked is shown moves."""

    def __init__(self, table: Table, seat: int) -> None:
        record = table.game_record()
        view, self.view = record.seen(seat)
        self.pending = view.pending
        self.question = view.question
        offered = record.choices(seat) if seat in view.pending and table.playing else []
        self.situation = situation(table.game, view, offered)
        decides = seat != WATCHER and table.playing and table.bot_for(seat) is None
        self.moves = offered if decides else []
        self.notes = record.notes(seat) if decides else []
        self.undo = undo_state(table, seat) if decides else "no"
        remedy = table.remedy_for(seat) if decides else None
        self.mends = list(remedy.offered(view)) if remedy is not None else []

    def same(self, other: "Knowledge") -> bool:
        return self.view == other.view and self.moves == other.moves and self.notes == other.notes


def undo_state(table: Table, seat: int) -> say.UndoState:
    if not steps_since_own(table, seat):
        return "no"
    return "free" if table.game_record().why_no_undo(seat) is None else "ask"


def mark_of(table: Table, seat: int, known: Knowledge, generation: int) -> str:
    """Names the question this seat is asked: it changes with every own decision, undo, or new choice."""
    if not known.moves:
        return ""
    content = f"{table.decisions[seat]} {generation} {known.question} {known.moves}"
    return hashlib.blake2b(content.encode(), digest_size=6).hexdigest()


class Choices:
    """The moves of a game as ready-made JSON; made once per move and kept."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._known: dict[int, msgspec.Raw] = {}

    def of(self, codes: Iterable[int]) -> list[msgspec.Raw]:
        return [self._known.get(code) or self._make(code) for code in codes]

    def _make(self, code: int) -> msgspec.Raw:
        move = self._game.space.decode(code)
        choice = say.Choice(code=code, kind=move.kind, args=move.args)
        raw = self._known[code] = msgspec.Raw(_ENCODER.encode(choice))
        return raw


_CHOICES: dict[str, Choices] = {}


def choices(game: AnyGame) -> Choices:
    if game.id not in _CHOICES:
        _CHOICES[game.id] = Choices(game)
    return _CHOICES[game.id]
