"""What the others knew at a moment: the truth's own layer, by what each of them really saw."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core.errors import SaveError
from safehouse.core.save import read
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.review.knowing import known


def golden(game: str, name: str) -> Path:
    return find(game).folder / "tests" / "golden" / f"{name}.json"


CLUES = golden("infiltraitors", "lost-out-of-turns")


def test_a_clue_tells_each_the_more_the_more_they_have_seen() -> None:
    before, after = (known(read(CLUES), 0, entries) for entries in (3, 8))
    assert [knower.seat for knower in before.knowers] == [WATCHER, 1, 2]
    for early, late in zip(before.knowers, after.knowers, strict=True):
        assert late.bits < early.bits and late.truth > early.truth
    public, *agents = after.knowers
    assert all(agent.bits < public.bits for agent in agents)


def test_who_has_no_secret_has_nobody_who_knows_it() -> None:
    assert known(read(CLUES), 0, 1).knowers == []


def test_the_recruiter_is_looked_for_on_a_map() -> None:
    found = known(read(golden("mind_mgmt", "full_capture")), 0, 25)
    shares = {each.value: each.chance for each in found.knowers[0].believed[0].values}
    assert shares.keys() <= found.places.keys() and sum(shares.values()) == pytest.approx(1.0, abs=0.01)


def test_the_whole_trail_of_the_recruiter_can_be_drawn_with_its_hours() -> None:
    found = known(read(golden("mind_mgmt", "full_capture")), 0, 25).knowers[0]
    places = [passage.place for passage in found.trail]
    assert len(set(places)) == len(places)
    hours = sum(passage.chance for passage in found.trail)
    assert hours == pytest.approx(round(hours), abs=0.01) and hours > 1, "one place at each hour"
    here = found.believed[0].values[0]
    passage = next(passage for passage in found.trail if passage.place == here.value)
    assert passage.chance >= here.chance and passage.hours[0].value <= round(hours)


def test_a_step_that_nobody_sees_takes_nothing_from_what_they_know() -> None:
    """Until the Recruiter's turn is over they look for him where he was before it."""
    save = read(golden("mind_mgmt", "full_time"))
    for entry in [entry for entry, move in enumerate(save.moves, 1) if move.startswith("0 step")][-3:]:
        before, after = (known(save, 0, entries).knowers for entries in (entry - 1, entry))
        assert [(each.bits, each.truth) for each in before] == [(each.bits, each.truth) for each in after]


def test_a_seat_or_a_save_that_is_not_right_is_told() -> None:
    with pytest.raises(SaveError, match="no seat 9"):
        known(read(CLUES), 9, 0)
    whole = read(CLUES)
    with pytest.raises(SaveError, match="not over"):
        known(msgspec.structs.replace(whole, moves=whole.moves[:5]), 0, 2)
    with pytest.raises(SaveError):
        known(msgspec.structs.replace(whole, moves=[*whole.moves[:5], "0 nonsense"]), 0, 2)


def test_the_command_says_it_in_words() -> None:
    answer = CliRunner().invoke(app, ["review", str(CLUES), "--seat", "0", "--known", "8", "--lang", "cs"])
    assert answer.exit_code == 0, answer.output
    assert "Agent 2: počet stejně pravděpodobných možností asi 15 (3,9 bitu)" in answer.stdout
