"""What everybody at a table is told of its options stays short."""

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.options import MOST_LETTERS
from safehouse.core.shelf import find, names


def worded_options() -> list[tuple[str, str]]:
    return [
        (game, option)
        for game in names()
        for option, value in find(game).read_options({}).to_json().items()
        if isinstance(value, str)
    ]


@pytest.mark.parametrize(("game", "option"), worded_options())
def test_no_option_is_a_book(game: str, option: str) -> None:
    for long in ("," * 900_000, ["+"] * 900_000):
        with pytest.raises(OptionError, match=f"at most {MOST_LETTERS} letters") as refused:
            find(game).read_options({option: long})
        assert len(str(refused.value)) < 500
