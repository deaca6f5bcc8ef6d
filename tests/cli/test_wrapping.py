"""Sentences in a terminal are broken at words; drawings are not."""

from io import StringIO

import pytest
from rich.console import Console

from safehouse.cli.screen import TerminalScreen
from safehouse.cli.wrapping import wrapped
from safehouse.core.describe import describe, picture
from safehouse.core.record import Record
from safehouse.core.shelf import find, names
from safehouse.core.words import Words

WIDTH = 80


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("name", names())
def test_no_sentence_of_a_position_is_wider_than_the_terminal(name: str, lang: str) -> None:
    game = find(name)
    record = Record(game, game.read_options({}), "wrapping")
    words = Words(lang, game, you=0)
    view = record.view(0)
    sentences = [wrapped(line, WIDTH) for line in describe(view, words)]
    assert max(len(line) for sentence in sentences for line in sentence.splitlines()) <= WIDTH
    assert [" ".join(sentence.split()) for sentence in sentences] == [
        " ".join(line.split()) for line in describe(view, words)
    ]
    drawn = [line for line in picture(view, words) if "  " in line.strip()]
    assert [wrapped(line, WIDTH) for line in drawn] == drawn


@pytest.mark.parametrize(
    ("text", "indent"),
    [
        ("– The Courier: " + "carries things and " * 6 + "runs.", 2),
        ("12. Take " + "one of the cards " * 6 + "now.", 4),
        ("  A clause of the rules: " + "and so on " * 10, 2),
        ("The position: " + "much of it " * 10, 0),
    ],
)
def test_what_a_line_goes_on_with_hangs_below_its_words(text: str, indent: int) -> None:
    first, *others = wrapped(text, WIDTH).splitlines()
    assert text.startswith(first)
    assert others
    assert all(len(line) - len(line.lstrip()) == indent for line in others)


def test_only_a_terminal_breaks_lines() -> None:
    sentence = "A sentence of many words, " * 8
    for is_terminal, lines in ((True, 3), (False, 1)):
        written = StringIO()
        console = Console(file=written, width=WIDTH, force_terminal=is_terminal, soft_wrap=True)
        TerminalScreen(console).write(sentence)
        assert len(written.getvalue().splitlines()) == lines
