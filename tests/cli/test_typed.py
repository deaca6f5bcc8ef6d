"""What people mean by the words they type."""

import pytest

from safehouse.cli.typed import meant

SAYABLE = [
    ("red engineer", ["identita", "cervene", "spiknuti", "inzenyr"]),
    ("blue engineer", ["identita", "modre", "spiknuti", "inzenyr"]),
    ("red doctor", ["identita", "cervene", "spiknuti", "doktorka"]),
    ("red field", ["pole", "zrady", "cervene", "spiknuti", "5"]),
]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("identita červené inženýr", ["red engineer"]),
        ("ident modré inž", ["blue engineer"]),
        ("Identita červená doktorku", ["red doctor"]),
        ("identita červená", ["red engineer", "red doctor"]),
        ("identita žlutá inženýr", []),
        ("pole zrady červená 5", ["red field"]),
        ("pole zrady červená 50", []),
        ("identita červí inženýr", []),
    ],
)
def test_words_are_understood_whole_begun_and_with_other_endings(line: str, found: list[str]) -> None:
    assert meant(line, SAYABLE) == found


@pytest.mark.parametrize("line", ["", "-", "_ -"])
def test_a_line_without_a_word_means_nothing(line: str) -> None:
    assert meant(line, SAYABLE[:1]) == []


def test_what_has_the_words_in_order_comes_before_the_rest() -> None:
    pair = [("ab", ["alfa", "beta"]), ("ba", ["beta", "alfa"])]
    assert meant("alfa beta", pair) == ["ab"]
    assert meant("alfa", pair) == ["ab", "ba"]
