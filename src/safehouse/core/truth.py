"""The whole content of a state as plain values, to compare states in laws and tests."""

from typing import Any

from safehouse.core.state import State

_PLAIN = frozenset({type(None), bool, int, float, str, bytes})
BESIDE_THE_POSITION = frozenset({"events", "stirs", "stirred"})
"""Attributes of a state that whoever watches it sets: no part of the truth, and new in a copy."""


def is_plain(thing: Any) -> bool:
    return type(thing) in _PLAIN


def is_fixed(thing: Any) -> bool:
    """Whether it is a table: objects of a class that says FIXED never change and are shared."""
    return bool(getattr(type(thing), "FIXED", False))


def dump(thing: Any) -> Any:
    """Nested tuples of everything a state holds, compiled or interpreted alike, without what stands beside the
    position; of a fixed object only the name is told."""
    if is_plain(thing):
        return thing
    if is_fixed(thing):
        return type(thing).__name__
    if isinstance(thing, (list, tuple)):
        if _PLAIN.issuperset(map(type, thing)):
            return tuple(thing)
        return tuple(dump(item) for item in thing)
    if isinstance(thing, (set, frozenset)):
        return tuple(sorted(dump(item) for item in thing))
    if isinstance(thing, dict):
        return tuple(sorted((dump(key), dump(value)) for key, value in thing.items()))
    skipped = BESIDE_THE_POSITION if isinstance(thing, State) else frozenset[str]()
    names = [name for name in attributes(thing) if name not in skipped]
    return (type(thing).__name__, *((name, dump(getattr(thing, name))) for name in names))


def attributes(thing: Any) -> list[str]:
    """The names of an object's attributes; a compiled class lists them itself."""
    named: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        named |= {name for name in getattr(cls, "__mypyc_attrs__", ()) if not name.startswith("__")}
        named |= set(getattr(cls, "__slots__", ()))
        named |= set(getattr(cls, "__struct_fields__", ()))
    return sorted(named)
