"""What a seat may know now."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args

import msgspec

from safehouse.core.moves import SEAT, Domain

T = TypeVar("T")
BY_SEAT: Final = "by seat"

Seat = Annotated[int, SEAT]
"""A field of a view that holds a seat: where a game has no words of its own for its table, the player's name is
shown in its place."""
BySeat = Annotated[list[T], BY_SEAT]
"""One for each seat, in their order: `tokens: BySeat[int]`; likewise."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the rules let a seat know, past answers it may remember included.

    Games subclass it and build it from nothing, field by field. It is a sufficient statistic: worlds
    are imagined from it alone. `question` is the text key of what is asked of this seat, or of what
    it waits for; it never tells more than the seat may know.
    """

    seat: int
    pending: list[int]
    question: str
    over: bool = False


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(view: View) -> bytes:
    """The view as the bytes that travel to a browser or a bot."""
    return _ENCODER.encode(view)


class Meanings(NamedTuple):
    """What the types of a view say of its fields and of those within them, by their names."""

    seats: frozenset[str]
    """Fields that hold a seat."""
    by_seat: frozenset[str]
    """Lists with an entry for each seat."""
    domains: tuple[Domain, ...]
    """Of the ids in it."""


@cache
def meanings(struct: type[msgspec.Struct]) -> Meanings:
    found = [(name, note) for name, notes in _noted(struct) for note in notes]
    return Meanings(
        seats=frozenset(name for name, note in found if note is SEAT),
        by_seat=frozenset(name for name, note in found if note == BY_SEAT),
        domains=tuple(dict.fromkeys(n for _, n in found if isinstance(n, Domain) and n is not SEAT)),
    )


def _noted(struct: type[msgspec.Struct]) -> Iterator[tuple[str, list[Any]]]:
    for field in msgspec.structs.fields(struct):
        notes: list[Any] = []
        parts = [field.type]
        while parts:
            part = parts.pop()
            notes += getattr(part, "__metadata__", ())
            if isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from _noted(part)
            parts += [each for each in get_args(part) if each not in notes]
        yield field.name, notes
