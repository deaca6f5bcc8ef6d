"""The options of a game: a validated struct."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from safehouse.core.errors import OptionError
from safehouse.core.moves import Domain

MOST_LETTERS: Final = 1000
"""Of one option: everybody at the table is told all of them, again and again."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Subclass with one field per option, each with a default; override `check` for combinations."""

    basic: ClassVar[tuple[str, ...]] = ()
    """The options that anybody may want to look at; the others are for the experienced. Empty: all of them."""
    lists: ClassVar[Mapping[str, Domain]] = {}
    """Options that list components, by their ids and parted by commas, with the domain of these."""
    first_game: ClassVar[Mapping[str, Any]] = {}
    """What is different in the first game that somebody plays."""

    def following(self) -> Self | None:
        """What comes after a game that was won with these, such as the next mission; None: the same again."""
        return None

    def seats(self) -> int:
        """How many seats a game with these options has."""
        return 2

    def check(self) -> None:
        """Raise `OptionError` where options that are good each do not go together."""

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> Self:
        """Options from loose values (a command line, JSON); says what is allowed where one is wrong."""
        for name, value in values.items():
            if name not in cls.__struct_fields__:
                raise OptionError(name, value, f"the options {', '.join(cls.__struct_fields__) or '(none)'}")
            if len(str(value)) > MOST_LETTERS:
                raise OptionError(name, value, f"at most {MOST_LETTERS} letters")
        try:
            options = msgspec.convert(dict(values), cls, strict=False)
        except msgspec.ValidationError as error:
            name = _field_named_in(str(error))
            raise OptionError(name, values.get(name), cls.allowed().get(name, str(error))) from None
        options.check()
        return options

    @classmethod
    def allowed(cls) -> dict[str, str]:
        """Each option with what it may be, in words."""
        hints = get_type_hints(cls)
        return {name: _in_words(hints[name]) for name in cls.__struct_fields__}

    def listed(self, name: str) -> list[str]:
        """What an option of `lists` names; they may also be parted by +, for where commas part the options."""
        return [each.strip() for each in getattr(self, name).replace("+", ",").split(",") if each.strip()]

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}


def choices(hint: Any) -> tuple[Any, ...]:
    """The values of a Literal; () for any other type."""
    return get_args(hint) if get_origin(hint) is Literal else ()


def _in_words(hint: Any) -> str:
    values = choices(hint)
    if values:
        return ", ".join(str(value) for value in values)
    if hint is bool:
        return "true, false"
    return str(getattr(hint, "__name__", hint))


def _field_named_in(error: str) -> str:
    found = re.search(r"\$\.(\w+)", error)
    return found.group(1) if found else "?"
