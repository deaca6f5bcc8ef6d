"""Observation arrays: a view, or a game's own encoding of what a seat may know, as numbers from 0 to 1."""

import importlib
import importlib.util
from functools import cache
from typing import Any, Protocol

from safehouse.core.game import AnyGame
from safehouse.core.row import Row
from safehouse.core.state import State
from safehouse.research import cells
from safehouse.research.extras import need
from safehouse.research.layout import Line, layout_of, tops


class Encoder(Protocol):
    """Turns what a seat may know into a row of bytes: whole numbers from 0 to 255."""

    size: int
    parts: int
    """Of a row that is kept and written again; 0: rows are always written whole."""
    by_seat: bool
    """Whether a lane keeps a row for each seat, so that another seat's question costs no more."""
    stirs: list[int]
    """By kind of event, what it may change of that which a kept row does not always look at, as bits of the
    encoder; empty: unknown."""

    def lines(self) -> list[Line]: ...

    def write(self, row: Row, state: State, seat: int) -> None:
        """Into the next cells of a row, or of several."""

    def row(self, state: State, seat: int) -> bytes: ...


class ViewEncoder:
    """By the layout of the view."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._layout = layout_of(game)
        self._cell = self._layout.view.cell()
        self.size = self._cell.size
        self.parts = 0
        self.by_seat = False
        self.stirs: list[int] = []

    def lines(self) -> list[Line]:
        return self._layout.lines()

    def write(self, row: Row, state: State, seat: int) -> None:
        row.fill(self.row(state, seat))

    def row(self, state: State, seat: int) -> bytes:
        return cells.encode(self._cell, self._game.view(state, seat))


class OwnEncoder:
    """By the game's `encode.py`: `FIELDS` (name, cells, top, meaning) and `encode(row, state, seat)`; where it
    passes over parts of a kept row, `PARTS` says how many rest on lists, and `STIRS` what each kind of event
    may change of that which it does not always look at. `BY_SEAT`: every seat of a lane has a row of its
    own."""

    def __init__(self, module: Any) -> None:
        self._fields = [(str(name), int(size), int(top), str(text)) for name, size, top, text in module.FIELDS]
        self.size = sum(size for _, size, _, _ in self._fields)
        self.parts = int(getattr(module, "PARTS", 0))
        self.by_seat = bool(getattr(module, "BY_SEAT", False))
        self.stirs: list[int] = getattr(module, "STIRS", [])
        self.write = module.encode

    def row(self, state: State, seat: int) -> bytes:
        row = Row(self.size)
        self.write(row, state, seat)
        return row.done()

    def lines(self) -> list[Line]:
        found: list[Line] = []
        first = 0
        for name, size, top, meaning in self._fields:
            found.append(Line(name, first, size, meaning, top))
            first += size
        return found


@cache
def encoder_of(game: AnyGame) -> Encoder:
    """The game's own encoder where it brings one, else the one derived from its view."""
    name = f"{type(game).__module__}.encode"
    if importlib.util.find_spec(name) is not None:
        return OwnEncoder(importlib.import_module(name))
    return ViewEncoder(game)


class Observer:
    """Arrays of 32-bit floats, all of the same length for a game, whatever its options."""

    def __init__(self, game: AnyGame) -> None:
        numpy = need("numpy")
        encoder = encoder_of(game)
        self.size = encoder.size
        self._row = encoder.row
        self._scale = 1.0 / numpy.array(tops(encoder.lines(), encoder.size), dtype=numpy.float32)
        self._read = numpy.frombuffer
        self._small = numpy.uint8

    def array(self, state: State, seat: int) -> Any:
        """What this seat may know of the state."""
        found = self._read(self._row(state, seat), self._small).astype(self._scale.dtype)
        found *= self._scale
        return found

    def raw(self, state: State, seat: int) -> Any:
        """The same before scaling: numbers from 0 to 255, for storing many."""
        return self._read(self._row(state, seat), self._small)


@cache
def observer_of(game: AnyGame) -> Observer:
    return Observer(game)
