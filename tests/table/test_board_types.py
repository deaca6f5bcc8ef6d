"""The types of the boards: current, and true of every view."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest

from safehouse.core.laws.law import QUICK
from safehouse.core.laws.walk import positions
from safehouse.core.moves import Domain
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.table.board_types import BoardTypes, games_with_boards, target


@pytest.mark.parametrize("game", games_with_boards())
def test_the_types_of_the_board_are_current(game: str) -> None:
    written = target(game).read_text(encoding="utf-8")
    assert written == BoardTypes(find(game)).text(), f"run: python -m safehouse.table.board_types {game}"


@pytest.mark.parametrize("game", ["_template", *names()])
def test_a_view_is_what_its_types_say(game: str) -> None:
    rules = find(game)
    for label, state, _ in positions(rules, QUICK, "types", part=4):
        for seat in (*range(state.seats), WATCHER):
            wrong = list(misfits(rules.view_type, rules.view(state, seat), "view"))
            assert wrong == [], label


def misfits(hint: Any, value: Any, where: str) -> Iterator[str]:
    """Where a value is not of its type, ids of a domain included."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        domains = [note for note in args[1:] if isinstance(note, Domain)]
        if domains and value not in domains[0].values:
            yield f"{where}: {value!r} is no {domains[0].name}"
        yield from misfits(args[0], value, where)
    elif origin in (Union, UnionType):
        if all(any(misfits(arg, value, where)) for arg in args):
            yield f"{where}: {value!r} is no {hint}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is none of {args}"
    elif not isinstance(value, (float, int) if hint is float else origin or (object if hint is Any else hint)):
        yield f"{where}: {value!r} is no {hint}"
    elif origin is list:
        for i, each in enumerate(value):
            yield from misfits(args[0], each, f"{where}[{i}]")
    elif origin is tuple:
        hints = args[:1] * len(value) if args[-1] is ... else args
        for i, (inner, each) in enumerate(zip(hints, value, strict=True)):
            yield from misfits(inner, each, f"{where}[{i}]")
    elif origin is dict:
        for key, each in value.items():
            yield from misfits(args[0], key, f"{where} key")
            yield from misfits(args[1], each, f"{where}[{key}]")
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        sparing = hint.__struct_config__.omit_defaults
        for field in msgspec.structs.fields(hint):
            each = getattr(value, field.name)
            if not (sparing and each == field.default):
                yield from misfits(field.type, each, f"{where}.{field.name}")


def test_a_wrong_id_is_found() -> None:
    colour = Annotated[str, Domain("colour", ("red",))]
    assert list(misfits(list[colour | None], ["red", None, "blue"], "view")) != []  # type: ignore[valid-type]
    assert list(misfits(list[int], None, "view")) != []
    assert list(misfits(dict[colour, tuple[int, str]], {"red": (1, "x")}, "view")) == []  # type: ignore[valid-type]
