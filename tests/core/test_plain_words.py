"""The table in words, where a game has none of its own."""

from typing import Annotated

import msgspec
import pytest

from safehouse.core.describe import describe
from safehouse.core.moves import Domain
from safehouse.core.shelf import find
from safehouse.core.view import BySeat, Seat, View, meanings
from safehouse.core.words import Words
from safehouse.table.game_info import describe as described

PHASE = Domain("phase", ("bid", "play"))


class Trick(msgspec.Struct, frozen=True):
    seat: Seat
    won: Annotated[str, PHASE] | None


class Deep(View, frozen=True, kw_only=True):
    leader: Seat | None
    tricks: list[Trick]
    points: BySeat[int]
    count: int


def test_the_help_of_the_terminal_takes_its_examples_from_the_game() -> None:
    for language in ("en", "cs"):
        said = Words(language, find("_template")).say("cli-help", clause="TP-4.1", thing="envelope 2")
        assert said.count("envelope 2") == 2


def test_the_types_of_a_view_say_what_its_fields_mean() -> None:
    found = meanings(Deep)
    assert found.seats == {"seat", "leader"}
    assert found.by_seat == {"points"}
    assert found.domains == (PHASE,)


def test_a_client_is_told_which_fields_hold_seats() -> None:
    info = described(find("_template"))
    assert info.seat_fields == ["active"]
    assert info.by_seat == ["held", "swapped"]


@pytest.mark.parametrize(
    ("language", "turn", "held"),
    [("en", "First", "First: 2; Second: ?"), ("cs", "První", "První: 2; Druhý: ?")],
)
def test_seats_are_called_by_name_and_the_unknown_by_a_mark(language: str, turn: str, held: str) -> None:
    game = find("_template")
    words = Words.at_table(language, game, game.read_options(), you=0)
    lines = describe(game.view(game.deal(game.read_options(), "lesson 4"), 0), words)
    assert lines[0].endswith(f": {turn}")
    assert any(line.endswith(held) for line in lines)
    assert not any("None" in line or "()" in line for line in lines)
