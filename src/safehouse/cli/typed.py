"""What people mean by the words they type: words in any order, their beginnings, and other endings of them."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from safehouse.core.about import plain

BEGINNING: Final = 3
"""From so many letters on, the beginning of a word stands for it."""
STEM: Final = 4
"""So many letters two forms of a word have in common at least."""
ENDING: Final = 2
"""And so many letters they differ in at most."""

Meaning = TypeVar("Meaning")
Sayable = Sequence[tuple[Meaning, list[str]]]
"""What can be meant, each with the words it is told in."""


def _begins(told: str, typed: str) -> bool:
    return len(typed) >= BEGINNING and told.startswith(typed)


def _is_form_of(told: str, typed: str) -> bool:
    """Whether they are the same word with another ending, as Czech has many."""
    differ = (at for at, (one, other) in enumerate(zip(told, typed, strict=False)) if one != other)
    stem = next(differ, min(len(told), len(typed)))
    return stem >= STEM and max(len(typed), len(told)) - stem <= ENDING


def _fits(told: str, typed: str) -> bool:
    return told == typed or _begins(told, typed) or _is_form_of(told, typed)


WAYS: Final[tuple[Callable[[str, str], bool], ...]] = (str.__eq__, _begins, _fits)


def meant(line: str, sayable: Sayable[Meaning]) -> list[Meaning]:
    """What a line can mean: that with all its words, else with words that begin so, else with forms of them;
    of what is found what has them in this order, if anything has. A line without a word means nothing."""
    wanted = plain(line).split()
    if not wanted:
        return []
    return next((found for fits in WAYS if (found := _with_words(wanted, sayable, fits))), [])


def meant_by_any_word(line: str, sayable: Sayable[Meaning]) -> list[Meaning]:
    """What any word of a line names."""
    typed = plain(line).split()
    return [text for text, told in sayable if any(_fits(each, word) for each in told for word in typed)]


def _with_words(
    wanted: list[str], sayable: Sayable[Meaning], fits: Callable[[str, str], bool]
) -> list[Meaning]:
    fitting = [
        (text, told) for text, told in sayable if all(any(fits(each, word) for each in told) for word in wanted)
    ]
    return [text for text, told in fitting if _in_order(wanted, told, fits)] or [text for text, _ in fitting]


def _in_order(wanted: list[str], told: list[str], fits: Callable[[str, str], bool]) -> bool:
    rest = iter(told)
    return all(any(fits(each, word) for each in rest) for word in wanted)
