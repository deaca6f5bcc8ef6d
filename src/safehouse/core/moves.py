"""Every move a game can ever offer: typed <-> stable integer <-> JSON <-> text."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from safehouse.core.errors import NotAMove
from safehouse.core.seats import MOST_SEATS

Value = str | int

_WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """The whole number that a text writes in plain digits; None for any other text."""
    return int(text) if _WHOLE.fullmatch(text) else None


class Domain:
    """The possible values of an argument, in a fixed order: ids of components, or whole numbers."""

    def __init__(self, name: str, values: tuple[Value, ...]) -> None:
        self.name = name
        self.values = values
        self.index: dict[Value, int] = {value: i for i, value in enumerate(values)}

    def __len__(self) -> int:
        return len(self.values)


def numbers(first: int, last: int, name: str = "number") -> Domain:
    return Domain(name, tuple(range(first, last + 1)))


SEAT: Final = numbers(0, MOST_SEATS - 1, "seat")


class Kind:
    """One kind of move with its named arguments, e.g. Kind("swap", agent=AGENTS)."""

    def __init__(self, name: str, *, note: bool = False, **args: Domain) -> None:
        self.name = name
        self.note = note
        self.args: tuple[tuple[str, Domain], ...] = tuple(args.items())
        self.size = 1
        for domain in args.values():
            self.size *= len(domain)


class Move(msgspec.Struct, frozen=True):
    """A move with names, as people and JSON see it."""

    kind: str
    args: dict[str, Value] = {}

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(value) for value in self.args.values())])


class MoveSpace:
    """Codes run from 0 to `size` - 1: the kinds in their order, the last argument counting fastest.

    Notes come last, so that `first_note` parts decisions from notes.
    """

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.base: dict[str, int] = {}
        self._by_name: dict[str, Kind] = {}
        self.size = 0
        self.first_note = 0
        for kind in kinds:
            if kind.name in self.base:
                raise ValueError(f"two kinds of move are called {kind.name!r}")
            if not kind.note and self.first_note != self.size:
                raise ValueError(f"{kind.name!r} is a decision and must stand before the notes")
            self.base[kind.name] = self.size
            self._by_name[kind.name] = kind
            self.size += kind.size
            if not kind.note:
                self.first_note = self.size

    def kind_of(self, code: int) -> Kind:
        if not 0 <= code < self.size:
            raise NotAMove(f"{code} is no move of this game; codes run from 0 to {self.size - 1}")
        found = self.kinds[0]
        for kind in self.kinds:
            if self.base[kind.name] > code:
                break
            found = kind
        return found

    def decode(self, code: int) -> Move:
        kind = self.kind_of(code)
        rest = code - self.base[kind.name]
        args: dict[str, Value] = {}
        for name, domain in reversed(kind.args):
            rest, i = divmod(rest, len(domain))
            args[name] = domain.values[i]
        return Move(kind.name, dict(reversed(args.items())))

    def encode(self, move: Move) -> int:
        kind = self._by_name.get(move.kind)
        if kind is None:
            raise NotAMove(f"{move.kind!r} is no kind of move; there are: {', '.join(self.base)}")
        code = 0
        for name, domain in kind.args:
            if name not in move.args:
                raise NotAMove(f"{move.kind} needs {name!r}")
            i = domain.index.get(move.args[name])
            if i is None:
                raise NotAMove(
                    f"{move.args[name]!r} is no {domain.name}; there are: {', '.join(map(str, domain.values))}"
                )
            code = code * len(domain) + i
        unknown = sorted(set(move.args) - {name for name, _ in kind.args})
        if unknown:
            raise NotAMove(f"{move.kind} has no {', '.join(unknown)}")
        return self.base[kind.name] + code

    def code(self, kind: str, **args: Value) -> int:
        return self.encode(Move(kind, args))

    def to_json(self, code: int) -> dict[str, Value]:
        move = self.decode(code)
        return {"kind": move.kind, **move.args}

    def from_json(self, data: Mapping[str, Value]) -> int:
        args = dict(data)
        kind = args.pop("kind", None)
        if not isinstance(kind, str):
            raise NotAMove("a move needs a 'kind'")
        return self.encode(Move(kind, args))

    def to_text(self, code: int) -> str:
        return str(self.decode(code))

    def from_text(self, text: str) -> int:
        """The inverse of `to_text`, e.g. "swap mole"."""
        words = text.split()
        kind = self._by_name.get(words[0]) if words else None
        if kind is None:
            raise NotAMove(f"{text!r} is no move; kinds of move: {', '.join(self.base)}")
        if len(words) - 1 != len(kind.args):
            names = " ".join(name for name, _ in kind.args)
            raise NotAMove(f"{text!r} is no move; it is written: {kind.name} {names}".rstrip())
        args: dict[str, Value] = {}
        for (name, domain), word in zip(kind.args, words[1:], strict=True):
            number = whole_number(word) if domain.values and isinstance(domain.values[0], int) else None
            args[name] = word if number is None else number
        return self.encode(Move(kind.name, args))
