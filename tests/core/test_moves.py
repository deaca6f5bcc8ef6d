"""Moves: typed <-> integer <-> JSON <-> text."""

import pytest

from safehouse.core.errors import NotAMove
from safehouse.core.moves import Domain, Kind, Move, MoveSpace, numbers

COLOUR = Domain("colour", ("red", "green", "blue"))
SPACE = MoveSpace(
    Kind("pass"), Kind("paint", colour=COLOUR, count=numbers(1, 4)), Kind("hint", note=True, colour=COLOUR)
)


def test_codes_are_contiguous_and_stable() -> None:
    assert SPACE.size == 1 + 12 + 3
    assert SPACE.base == {"pass": 0, "paint": 1, "hint": 13}
    assert SPACE.first_note == 13
    assert SPACE.decode(1) == Move("paint", {"colour": "red", "count": 1})
    assert SPACE.code("paint", colour="blue", count=4) == 12


@pytest.mark.parametrize("code", range(SPACE.size))
def test_every_form_reads_back(code: int) -> None:
    assert SPACE.encode(SPACE.decode(code)) == code
    assert SPACE.from_json(SPACE.to_json(code)) == code
    assert SPACE.from_text(SPACE.to_text(code)) == code


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "kinds of move: pass, paint, hint"),
        ("fly", "kinds of move: pass, paint, hint"),
        ("paint red", "it is written: paint colour count"),
        ("paint pink 1", "'pink' is no colour; there are: red, green, blue"),
        ("paint red 9", "9 is no number; there are: 1, 2, 3, 4"),
        ("paint red one", "'one' is no number"),
        ("paint red ²", "'²' is no number"),
        ("paint red --1", "'--1' is no number"),
        (f"paint red {'9' * 5000}", "is no number"),
    ],
)
def test_bad_text_says_what_is_allowed(text: str, says: str) -> None:
    with pytest.raises(NotAMove) as error:
        SPACE.from_text(text)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({}, "needs a 'kind'"),
        ({"kind": 3}, "needs a 'kind'"),
        ({"kind": "paint", "colour": "red"}, "paint needs 'count'"),
        ({"kind": "pass", "colour": "red"}, "pass has no colour"),
    ],
)
def test_bad_json_says_what_is_wrong(data: dict[str, str | int], says: str) -> None:
    with pytest.raises(NotAMove) as error:
        SPACE.from_json(data)
    assert says in str(error.value)


@pytest.mark.parametrize("code", [-1, 16])
def test_codes_outside_the_space_are_no_moves(code: int) -> None:
    with pytest.raises(NotAMove, match="codes run from 0 to 15"):
        SPACE.decode(code)


def test_notes_stand_last_and_names_are_unique() -> None:
    with pytest.raises(ValueError, match="must stand before the notes"):
        MoveSpace(Kind("hint", note=True), Kind("pass"))
    with pytest.raises(ValueError, match="called 'pass'"):
        MoveSpace(Kind("pass"), Kind("pass"))
