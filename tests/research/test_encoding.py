"""Observation arrays: a function of what the seat may know, of one fixed and documented shape."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from safehouse.core.game import AnyGame
from safehouse.core.laws.walk import step
from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.core.state import EVERYTHING, State
from safehouse.research import cells
from safehouse.research.document import section
from safehouse.research.layout import FILE, Layout, blank_view, layout_of, measure, tops
from safehouse.research.observe import ViewEncoder, encoder_of

GAMES = ["_template", *names()]
LAYOUTS = Path(__file__).parent.parent.parent / "docs" / "research_layouts.md"
MOVES = 120


def positions(game: AnyGame, most: int = 8) -> Iterator[tuple[State, Stream]]:
    configurations = game.configurations()
    for number, options in enumerate(configurations[:: max(1, len(configurations) // most)]):
        random = Stream(f"encoding {number}")
        state: State = game.deal(options, f"encoding {number}", listen=False)
        for move in range(MOVES):
            if move % 20 == 0:
                yield state, random
            if not step(state, random):
                yield state, random
                break


@pytest.mark.parametrize("name", GAMES)
def test_an_array_tells_no_more_than_the_view(name: str) -> None:
    """The truth and a world drawn from the view alone give the same array."""
    game = find(name)
    encoder = encoder_of(game)
    for state, random in positions(game):
        if state.over():
            continue
        for seat in range(WATCHER, state.seats):
            world = game.imagine(game.view(state, seat), random.split())
            assert encoder.row(world, seat) == encoder.row(state, seat)


def kept_rows_agree(game: AnyGame, configurations: int, moves: int, seed: str) -> None:
    """For every seat in turn, along games of every kind, in one row after another game's."""
    encoder = encoder_of(game)
    kept = Row(encoder.size, 1, encoder.parts)
    found = game.configurations()
    for number, options in enumerate(found[:: max(1, len(found) // configurations)]):
        random = Stream(f"{seed} {number}")
        state: State = game.deal(options, f"{seed} {number}", listen=False)
        state.stirs = encoder.stirs
        kept.forget(0)
        for move in range(moves):
            asked = state.pending()
            for seat in [*asked, random.below(state.seats + 1) - 1, *asked] if move % 4 == 0 else asked[:1]:
                kept.begin(0, state.stirred)
                encoder.write(kept, state, seat)
                assert kept.done() == encoder.row(state, seat), (options, move, seat)
                state.stirred = 0 if encoder.stirs else EVERYTHING
            if not step(state, random):
                break


KEPT = [name for name in names() if encoder_of(find(name)).parts]


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_row_is_the_one_that_would_be_written_anew(name: str) -> None:
    kept_rows_agree(find(name), 12, 400, "kept")


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", KEPT)
def test_a_kept_row_is_the_one_that_would_be_written_anew_in_many_whole_games(name: str) -> None:
    for number in range(10):
        kept_rows_agree(find(name), 1000, 100_000, f"whole {number}")


@pytest.mark.parametrize("name", [name for name in KEPT if encoder_of(find(name)).stirs])
def test_a_row_that_is_not_told_of_a_change_is_found_out(name: str) -> None:
    """If no event stirred anything, rows would be wrong: the test above can fail."""
    game = find(name)
    encoder = encoder_of(game)
    before = encoder.stirs.copy()
    encoder.stirs[:] = [0] * len(before)
    try:
        with pytest.raises(AssertionError):
            kept_rows_agree(game, 12, 400, "kept")
    finally:
        encoder.stirs[:] = before


@pytest.mark.parametrize("name", GAMES)
def test_arrays_have_one_size_and_stay_within_their_scale(name: str) -> None:
    game = find(name)
    encoder = encoder_of(game)
    highest = tops(encoder.lines(), encoder.size)
    for state, _ in positions(game):
        for seat in range(WATCHER, state.seats):
            row = encoder.row(state, seat)
            assert len(row) == encoder.size
            over = [i for i, value in enumerate(row) if value > highest[i]]
            assert not over, [line.field for line in encoder.lines() if line.first <= over[0]][-1]


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_of_a_layout_cover_every_cell_once(name: str) -> None:
    encoder = encoder_of(find(name))
    covered = [0] * encoder.size
    for line in encoder.lines():
        for start in line.starts():
            for cell in range(start, start + line.size):
                covered[cell] += 1
    assert set(covered) == {1}


@pytest.mark.parametrize("name", names())
def test_the_documented_layout_is_the_code_s(name: str) -> None:
    page = LAYOUTS.read_text(encoding="utf-8")
    assert section(find(name)) in page, (
        "write it anew: python -m safehouse.research.document docs/research_layouts.md"
    )


@pytest.mark.parametrize("name", ["_template", "agent_avenue"])
def test_a_layout_is_always_measured_alike(name: str) -> None:
    game = find(name)
    assert measure(game) == measure(game)


@pytest.mark.parametrize("name", [name for name in GAMES if (find(name).folder / FILE).is_file()])
def test_a_shipped_layout_has_every_field_of_the_view(name: str) -> None:
    game = find(name)
    layout = layout_of(game)
    assert list(layout.view.fields) == list(blank_view(game).fields)


def test_the_derived_encoder_writes_what_the_view_says() -> None:
    """Dead Drop has no encoder of its own: the cells follow its view field by field."""
    game = find("_template")
    encoder = ViewEncoder(game)
    state = game.deal(game.typical(), "drop", listen=False)
    view = game.view(state, 0)
    row = encoder.row(state, 0)
    held = next(line for line in encoder.lines() if line.field == "held[]" and "from" in line.meaning)
    first, second = held.starts()
    assert row[first] == view.held[0]
    assert row[second] == 0
    asked = next(line for line in encoder.lines() if line.field == "question")
    assert row[asked.first] == 1 and view.question == "ask-turn"


def test_names_that_were_never_seen_leave_their_cells_at_zero() -> None:
    assert list(cells.encode(cells.NameCell({"mole": 0, "sentinel": 1}), "stranger")) == [0, 0]


def test_of_a_long_list_the_last_entries_stay() -> None:
    assert list(cells.encode(cells.RowCell(2, cells.NumberCell(0, 9)), [7, 8, 9])) == [1, 8, 1, 9]


def test_wide_numbers_are_put_into_steps() -> None:
    cell = cells.NumberCell(0, 1000)
    assert [cells.encode(cell, value)[0] for value in (0, 500, 1000, 5000)] == [0, 127, 255, 255]


def test_a_layout_survives_its_file() -> None:
    import msgspec

    layout = measure(find("agent_avenue"))
    assert msgspec.json.decode(msgspec.json.encode(layout), type=Layout) == layout
