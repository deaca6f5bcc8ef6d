"""The layout of observation arrays: which cell of the array means what.

A layout is derived from the types of a game's view and from what is seen in games of every
configuration: which names occur, how big numbers grow, how long lists become. It is written to
`layout.json` in the game's folder by `python -m safehouse.research.layout GAME…` and does not change
until it is written anew. A game may instead bring its own `encode.py` (see docs/research.md).
"""

import sys
import types
import typing
from abc import ABCMeta, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.laws.walk import step
from safehouse.core.moves import Domain
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.research import cells

FILE: Final = "layout.json"
MOST: Final = 32
MOST_WITHIN: Final = 6
"""Of a longer list the last so many entries are kept; fewer of a list within another."""
ATTENTIVE: Final = 60
SPARSELY: Final = 9
"""Every position is looked at in the first moves of a game, later every ninth."""
ENOUGH: Final = 1500
"""Decisions to play in each configuration, in whole games."""

Value = str | int


class Line(msgspec.Struct, frozen=True):
    """One line of the documented table: `size` cells from `first` on, each 1.0 at `top`.

    `repeats` holds how often the cells occur again and after how many cells, the outermost list first.
    """

    field: str
    first: int
    size: int
    meaning: str
    top: int
    repeats: list[tuple[int, int]] = []

    def starts(self) -> list[int]:
        """The first cell of every repetition."""
        found = [self.first]
        for times, every in self.repeats:
            found = [start + i * every for start in found for i in range(times)]
        return found


class ShapeMeta(msgspec.StructMeta, ABCMeta):
    """Lets a struct have abstract methods."""


class Shape(msgspec.Struct, tag_field="shape", tag=str.lower, metaclass=ShapeMeta):
    """What is known of one field. `see` widens it by a value; `close` settles it for good."""

    def see(self, value: Any) -> None: ...

    def close(self, domains: Sequence[Domain]) -> None: ...

    @abstractmethod
    def cell(self) -> cells.Cell:
        """The writer for it."""

    @abstractmethod
    def lines(self, field: str, first: int) -> Iterator[Line]:
        """The rows of the documented table for it."""


class Flag(Shape):
    def cell(self) -> cells.Cell:
        return cells.FlagCell()

    def lines(self, field: str, first: int) -> Iterator[Line]:
        yield Line(field, first, 1, "1 if so", 1)


class Number(Shape):
    low: int = 0
    high: int = 1

    def see(self, value: int) -> None:
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def close(self, domains: Sequence[Domain]) -> None:
        """Room for what longer games than the seen ones reach."""
        self.high = _roomy(self.high)
        self.low = -_roomy(-self.low) if self.low < -1 else self.low

    def cell(self) -> cells.Cell:
        return cells.NumberCell(self.low, self.high)

    def lines(self, field: str, first: int) -> Iterator[Line]:
        yield Line(field, first, 1, f"from {self.low} to {self.high}", min(self.high - self.low, cells.TOP))


class Share(Shape):
    def cell(self) -> cells.Cell:
        return cells.ShareCell()

    def lines(self, field: str, first: int) -> Iterator[Line]:
        yield Line(field, first, 1, "from 0 to 1", cells.TOP)


class Name(Shape):
    values: list[Value] = []

    def see(self, value: Value) -> None:
        if value not in self.values:
            self.values.append(value)

    def close(self, domains: Sequence[Domain]) -> None:
        self.values = _vocabulary(self.values, domains)

    def cell(self) -> cells.Cell:
        return cells.NameCell(_index(self.values))

    def lines(self, field: str, first: int) -> Iterator[Line]:
        yield Line(field, first, len(self.values), f"one of: {_listed(self.values)}", 1)


class Bag(Shape):
    values: list[Value] = []
    most: int = 1

    def see(self, value: list[Value | None]) -> None:
        for name in value:
            if name is not None and name not in self.values:
                self.values.append(name)
            self.most = max(self.most, value.count(name))

    def close(self, domains: Sequence[Domain]) -> None:
        self.values = _vocabulary(self.values, domains)
        self.most = _roomy(self.most)

    def cell(self) -> cells.Cell:
        return cells.BagCell(_index(self.values))

    def lines(self, field: str, first: int) -> Iterator[Line]:
        listed = _listed([*self.values, "hidden"])
        yield Line(field, first, len(self.values) + 1, f"how many of: {listed}", self.most)


class Row(Shape):
    of: "AnyShape"
    most: int = 0
    limit: int = MOST

    def see(self, value: list[Any]) -> None:
        self.most = min(max(self.most, len(value)), self.limit)
        for entry in value:
            self.of.see(entry)

    def close(self, domains: Sequence[Domain]) -> None:
        self.of.close(domains)

    def cell(self) -> cells.Cell:
        return cells.RowCell(self.most, self.of.cell())

    def lines(self, field: str, first: int) -> Iterator[Line]:
        repeat = (self.most, self.of.cell().size + 1)
        yield Line(f"{field}[]", first, 1, "1 if there is such an entry", 1, [repeat])
        for line in self.of.lines(f"{field}[]", first + 1):
            yield msgspec.structs.replace(line, repeats=[repeat, *line.repeats])


class Tuple(Shape):
    of: list["AnyShape"] = []

    def see(self, value: tuple[Any, ...]) -> None:
        for shape, entry in zip(self.of, value, strict=True):
            shape.see(entry)

    def close(self, domains: Sequence[Domain]) -> None:
        for shape in self.of:
            shape.close(domains)

    def cell(self) -> cells.Cell:
        return cells.TupleCell([shape.cell() for shape in self.of])

    def lines(self, field: str, first: int) -> Iterator[Line]:
        for i, shape in enumerate(self.of):
            yield from shape.lines(f"{field}.{i}", first)
            first += shape.cell().size


class Map(Shape):
    of: "AnyShape"
    keys: list[Value] = []

    def see(self, value: dict[str, Any]) -> None:
        for name, entry in value.items():
            if name not in self.keys:
                self.keys.append(name)
            self.of.see(entry)

    def close(self, domains: Sequence[Domain]) -> None:
        self.keys = _vocabulary(self.keys, domains)
        self.of.close(domains)

    def cell(self) -> cells.Cell:
        return cells.MapCell(_index(self.keys), self.of.cell())

    def lines(self, field: str, first: int) -> Iterator[Line]:
        repeat = (len(self.keys), self.of.cell().size)
        for line in self.of.lines(f"{field}{{}}", first):
            meaning = f"{line.meaning}, for each of: {_listed(self.keys)}"
            yield msgspec.structs.replace(line, meaning=meaning, repeats=[repeat, *line.repeats])


class Maybe(Shape):
    of: "AnyShape"

    def see(self, value: Any) -> None:
        if value is not None:
            self.of.see(value)

    def close(self, domains: Sequence[Domain]) -> None:
        self.of.close(domains)

    def cell(self) -> cells.Cell:
        return cells.MaybeCell(self.of.cell())

    def lines(self, field: str, first: int) -> Iterator[Line]:
        yield Line(field, first, 1, "1 if there is one and this seat knows it", 1)
        yield from self.of.lines(field, first + 1)


class Either(Shape):
    number: Number
    name: Name
    names: Bag

    def see(self, value: Any) -> None:
        self._for(value).see(value)

    def _for(self, value: Any) -> "Number | Name | Bag":
        if isinstance(value, int):
            return self.number
        return self.name if isinstance(value, str) else self.names

    def close(self, domains: Sequence[Domain]) -> None:
        for shape in (self.number, self.name, self.names):
            shape.close(domains)

    def cell(self) -> cells.Cell:
        return cells.EitherCell(self.number.cell(), self.name.cell(), self.names.cell())

    def lines(self, field: str, first: int) -> Iterator[Line]:
        for shape in (self.number, self.name, self.names):
            yield from shape.lines(field, first)
            first += shape.cell().size


class Parts(Shape):
    """A struct, field by field."""

    fields: dict[str, "AnyShape"]

    def see(self, value: Any) -> None:
        for name, shape in self.fields.items():
            shape.see(getattr(value, name))

    def close(self, domains: Sequence[Domain]) -> None:
        for shape in self.fields.values():
            shape.close(domains)

    def cell(self) -> cells.Cell:
        return cells.StructCell(list(self.fields), [shape.cell() for shape in self.fields.values()])

    def lines(self, field: str, first: int) -> Iterator[Line]:
        for name, shape in self.fields.items():
            yield from shape.lines(f"{field}.{name}" if field else name, first)
            first += shape.cell().size


AnyShape = Flag | Number | Share | Name | Bag | Row | Tuple | Map | Maybe | Either | Parts


class Layout(msgspec.Struct):
    game: str
    rules: int
    view: Parts

    def lines(self) -> list[Line]:
        return list(self.view.lines("", 0))


def tops(lines: Sequence[Line], size: int) -> list[int]:
    """For every cell the number that counts as 1.0."""
    found = [1] * size
    for line in lines:
        for start in line.starts():
            found[start : start + line.size] = [line.top] * line.size
    return found


class NoLayout(SafehouseError):
    """The layout of a game does not fit its view."""


def blank(hint: Any, limit: int = MOST) -> AnyShape:
    """The shape of a type, before anything was seen."""
    if hint is bool:
        return Flag()
    if hint is int:
        return Number()
    if hint is float:
        return Share()
    if hint is str:
        return Name()
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return Name(values=list(args))
    if origin is list:
        return Bag() if _holds_names(args[0]) else Row(of=blank(args[0], MOST_WITHIN), limit=limit)
    if origin is dict:
        return Map(of=blank(args[1], MOST_WITHIN))
    if origin is tuple:
        return Tuple(of=[blank(arg, limit) for arg in args])
    if origin in (types.UnionType, typing.Union):
        present = [arg for arg in args if arg is not type(None)]
        inner = (
            blank(present[0], limit) if len(present) == 1 else Either(number=Number(), name=Name(), names=Bag())
        )
        return Maybe(of=inner) if len(present) < len(args) else inner
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return blank_struct(hint, limit)
    raise NoLayout(f"a field of type {hint} has no layout; the game needs an encode.py")


def _holds_names(hint: Any) -> bool:
    return hint is str or hint == (str | None) or typing.get_origin(hint) is typing.Literal


def blank_struct(kind: type[msgspec.Struct], limit: int = MOST) -> Parts:
    hints = typing.get_type_hints(kind)
    return Parts(fields={name: blank(hints[name], limit) for name in kind.__struct_fields__})


def blank_view(game: AnyGame) -> Parts:
    """A view before anything was seen; seats are names, so that none counts for more than another."""
    shape = blank_struct(game.view_type)
    shape.fields["seat"] = Name()
    shape.fields["pending"] = Bag()
    return shape


def measure(game: AnyGame) -> Layout:
    """The layout, from games of every configuration. Always the same for the same rules."""
    shape = blank_view(game)
    for view in seen_views(game):
        shape.see(view)
    shape.close(domains_of(game))
    return Layout(game=game.id, rules=game.rules_version, view=shape)


def seen_views(game: AnyGame) -> Iterator[View]:
    """Views of the seat that decides and of any other, from random games of every configuration."""
    for options in game.configurations():
        decisions = number = 0
        while decisions < ENOUGH:
            walk = Stream(f"layout {number}")
            state: State = game.deal(options, f"layout-{number}", listen=False)
            number += 1
            for turn in range(game.longest + 1):
                if turn < ATTENTIVE or turn % SPARSELY == 0 or state.over():
                    yield game.view(state, (state.pending() or [0])[0])
                    yield game.view(state, walk.below(state.seats + 1) + WATCHER)
                if not step(state, walk):
                    break
                decisions += 1


def domains_of(game: AnyGame) -> list[Domain]:
    """Every domain the game names, the smallest first."""
    found = [*game.domains]
    found += [domain for kind in game.space.kinds for _, domain in kind.args]
    found += [domain for kind in game.book.kinds for _, domain in kind.args]
    return sorted(found, key=len)


def _vocabulary(seen: list[Value], domains: Sequence[Domain]) -> list[Value]:
    """The smallest domain that holds all names seen; else the names themselves, in order."""
    if seen and isinstance(seen[0], str):
        for domain in domains:
            if all(name in domain.index for name in seen):
                return list(domain.values)
    return sorted(seen, key=lambda name: (str(type(name)), name))


def _index(values: Sequence[Value]) -> dict[object, int]:
    return {value: i for i, value in enumerate(values)}


def _roomy(high: int) -> int:
    """The next power of two above small numbers."""
    return high if high <= 4 else 1 << (high - 1).bit_length()


def _listed(values: Sequence[Value]) -> str:
    return ", ".join(str(value) or "(empty)" for value in values)


@cache
def layout_of(game: AnyGame) -> Layout:
    """The shipped layout; of a game without one, or with changed rules, a measured one."""
    path = game.folder / FILE
    if path.is_file():
        layout = msgspec.json.decode(path.read_bytes(), type=Layout)
        if layout.rules == game.rules_version:
            return layout
    return measure(game)


def write(game: AnyGame) -> Path:
    path = game.folder / FILE
    path.write_bytes(msgspec.json.encode(measure(game)) + b"\n")
    return path


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(find(name))
