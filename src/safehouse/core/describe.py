"""A view in words and as a drawing: the game's own `describe.py`, or every field in plain text."""

import importlib
import importlib.util
from typing import Any

import msgspec

from safehouse.core.view import Meanings, View, meanings
from safehouse.core.words import Words

HANDLED = frozenset({"seat", "pending", "question", "over"})


def describe(view: View, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    own = _own(words)
    if own is not None and hasattr(own, "describe"):
        lines: list[str] = own.describe(view, words)
        return lines
    return _fields(view, words)


def picture(view: View, words: Words) -> list[str]:
    """The position drawn with characters; [] where the game has no drawing."""
    own = _own(words)
    if own is None or not hasattr(own, "picture"):
        return []
    lines: list[str] = own.picture(view, words)
    return lines


def deduced(found: msgspec.Struct, words: Words) -> list[str]:
    """What anybody could deduce (`Game.insight`): the game's own drawing of it, or every field."""
    own = _own(words)
    if own is None or not hasattr(own, "deduced"):
        return _fields(found, words)
    lines: list[str] = own.deduced(found, words)
    return lines


def _fields(told: msgspec.Struct, words: Words) -> list[str]:
    plain = PlainWords(words, meanings(type(told)))
    return [
        plain.field(name, value)
        for name, value in msgspec.to_builtins(told).items()
        if name not in HANDLED and _says_something(value)
    ]


class PlainWords:
    """Any value of a view in words: ids and seats by their names, as the types of the view tell them apart."""

    def __init__(self, words: Words, meaning: Meanings) -> None:
        self._words = words
        self._meaning = meaning

    def field(self, name: str, value: Any) -> str:
        return f"{self._label(name)}: {self._told(name, value)}"

    def _label(self, name: str) -> str:
        """What a field is called: `view-<name>`; a key may also be a component."""
        key = f"view-{name}"
        words = self._words
        return words.say(key) if words.has(key) else words.thing(name) or name.replace("_", " ")

    def _told(self, name: str, value: Any) -> str:
        words = self._words
        if name in self._meaning.seats and isinstance(value, int):
            return words.player(value)
        if name in self._meaning.by_seat and isinstance(value, list):
            return "; ".join(f"{words.player(seat)}: {self._value(item)}" for seat, item in enumerate(value))
        return self._value(value)

    def _value(self, value: Any) -> str:
        words = self._words
        if value is None:
            return words.say("view-unknown")
        if value in ([], {}):
            return words.say("view-nothing")
        if isinstance(value, bool):
            return words.say("answer-yes" if value else "answer-no")
        if isinstance(value, dict):
            return "; ".join(self.field(name, inner) for name, inner in value.items() if _says_something(inner))
        if isinstance(value, list):
            return ", ".join(
                f"({self._value(item)})" if isinstance(item, (dict, list)) else self._value(item)
                for item in value
            )
        return words.thing(str(value)) or str(value)


def _says_something(value: Any) -> bool:
    return value is not None and value not in ([], {}, "")


def _own(words: Words) -> Any:
    assert words.game is not None
    name = f"{type(words.game).__module__}.describe"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def plain(value: Any) -> str:
    """Any piece of a view or an event, without a game's own words."""
    if isinstance(value, dict):
        filled = {name: inner for name, inner in value.items() if inner not in (None, [], {})}
        return "; ".join(f"{name} {plain(inner)}" for name, inner in filled.items())
    if isinstance(value, list):
        return ", ".join(f"({plain(item)})" if isinstance(item, (dict, list)) else str(item) for item in value)
    return str(value)
