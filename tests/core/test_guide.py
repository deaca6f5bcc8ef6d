"""Guides are read as their format says; what is wrong is named with file and line."""

from pathlib import Path

import pytest

from safehouse.core.data import DataError
from safehouse.core.guide.book import Example, Figure, Grid, Heading, Items, Paragraph, Passage, Span
from safehouse.core.guide.figures import figure
from safehouse.core.guide.read import guide_of, read_chapter
from safehouse.core.guide.stems import stem, words_in
from safehouse.core.ledger import rulebook_clauses
from safehouse.core.shelf import find

CHAPTER = """# A turn

Play **two** cards,
see [the end](#end) or the [Mole](agent:mole).
{#offer XX-5.1 XX-5.2}

## Later

- one
- two *or* three
{#choices XX-5.3}

| agent | moves |
|---|---|
| Mole | −3 |
{#moves XX-5.4}

> Blue goes
> back.
{#example XX-5.4}

![Blue's offer.](figure:first-offer)
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "en" / "turn.md"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return path


def test_every_kind_of_block_is_read(tmp_path: Path) -> None:
    chapter = read_chapter(written(tmp_path, CHAPTER))
    offer, later, choices, moves, example, drawn = chapter.blocks
    assert chapter.title == "A turn"
    assert isinstance(offer, Passage)
    assert (offer.id, offer.clauses, offer.line) == ("offer", ["XX-5.1", "XX-5.2"], 3)
    (paragraph,) = offer.pieces
    assert isinstance(paragraph, Paragraph)
    assert Span("two", strong=True) in paragraph.spans
    assert Span("the end", to="#end") in paragraph.spans
    assert Span("Mole", to="agent:mole") in paragraph.spans
    assert isinstance(later, Heading)
    assert later.text == "Later"
    assert isinstance(choices, Passage)
    assert isinstance(choices.pieces[0], Items)
    assert len(choices.pieces[0].items) == 2
    assert isinstance(moves, Passage)
    assert moves.pieces == [Grid([[Span("agent")], [Span("moves")]], [[[Span("Mole")], [Span("−3")]]])]
    assert isinstance(example, Passage)
    assert isinstance(example.pieces[0], Example)
    assert isinstance(drawn, Figure)
    assert (drawn.name, drawn.caption) == ("first-offer", [Span("Blue's offer.")])


@pytest.mark.parametrize(
    ("text", "becomes", "line", "said"),
    [
        ("# A turn", "A turn", 1, "the first line"),
        ("{#offer XX-5.1 XX-5.2}\n", "", 3, "without a name"),
        ("{#choices XX-5.3}", "{#Choices XX-5.3}", 11, "is no name"),
        ("## Later", "### Later", 7, "headings"),
        ("- one", "    one", 9, "code_block cannot stand here"),
        ("- one", "- `one`", 9, "only **strong**"),
        ("{#moves XX-5.4}", "{#moves XX-5.4}\n{#again XX-5.4}", 17, "nothing stands before"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, text: str, becomes: str, line: int, said: str
) -> None:
    assert text in CHAPTER
    with pytest.raises(DataError) as trouble:
        read_chapter(written(tmp_path, CHAPTER.replace(text, becomes)))
    assert f"guide/en/turn.md, line {line}: " in str(trouble.value)
    assert said in str(trouble.value)


def test_a_figure_shows_its_seat_and_no_more() -> None:
    game = find("_template")
    shown = figure(game.id, "dealt")
    assert shown.view.seat == 0
    held = shown.view.held  # type: ignore[attr-defined]
    assert held[0] is not None
    assert held[1] is None, "the rival's envelope stays closed"


def test_the_rulebook_is_told_from_rulings(tmp_path: Path) -> None:
    rules = tmp_path / "RULES.md"
    ledger = (
        "- **XX-1** Said there. [R]\n- **XX-2** Seen. [P1]\n- **XX-3** RULING: so.\n- **XX-4** Bare.\n"
        "- **XX-5** Both. [R by silence] RULING: so.\n- **XX-A.x** Own family.\n"
    )
    rules.write_text(ledger)
    assert rulebook_clauses(rules) == ["XX-1", "XX-5"]
    other = tmp_path / "OTHER.md"
    other.write_text(f"A clause without a tag in section 5 is [R].\n\n{ledger}")
    assert rulebook_clauses(other) == ["XX-1", "XX-4", "XX-5"]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_guide_has_its_chapters_in_order(language: str) -> None:
    guide = guide_of(find("_template").folder, language)
    assert [chapter.id for chapter in guide.chapters] == guide.plan.chapters


@pytest.mark.parametrize(
    "forms",
    [
        "karta karty karet kartou kartám",
        "figurka figurek figurce figurku",
        "krtek krtka krtkem krtci",
        "odvážlivec odvážlivce odvážlivci odvážlivců",
        "tah tahu tahů tazích",
        "ruka ruce ruku rukou",
        "důkaz důkazy důkazů důkazech",
    ],
)
def test_the_forms_of_a_czech_word_have_one_stem(forms: str) -> None:
    assert len({stem(word, "cs") for word in words_in(forms)}) == 1
