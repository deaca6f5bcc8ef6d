"""The heat layer: a function of what a seat may know, the same for everybody at the table."""

import msgspec
import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.players import TwoSidedBot, character_named
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.worlds.insight import Heat


def played(mode: str, seed: str, hour: int) -> MindMgmt:
    """A game of careless people up to an hour, or to its end."""
    state = GAME.deal(GAME.read_options({"mode": mode, "players": 3}), seed)
    anybody = TwoSidedBot(character_named("wanderer"), aimless=True)
    random = Stream(seed)
    while state.pending() and state.hour < hour:
        seat = state.pending()[0]
        state.play(seat, anybody.choose(GAME.view(state, seat), state.moves(seat), random))
    return state


def heat_for(state: MindMgmt, seat: int, **options: object) -> Heat | None:
    return GAME.insight(GAME.view(state, seat), GAME.read_options(options))


@pytest.mark.parametrize(("mode", "hour"), [("training", 8), ("training", 99), ("full", 9), ("full", 99)])
def test_the_recruiter_is_always_where_the_map_says_it_is_possible(mode: str, hour: int) -> None:
    state = played(mode, f"{mode} {hour}", hour)
    found = heat_for(state, 1)
    truth = GAME.view(state, 0).secret
    assert found is not None
    assert truth is not None
    assert found.hour == state.hour
    assert list(found.hours) == [str(at) for at in range(1, state.hour + 1)]
    for at, place in enumerate(truth.trail[: state.hour], 1):
        assert found.hours[str(at)][place] > 0
        assert sum(found.hours[str(at)].values()) == pytest.approx(1)
    assert set(truth.hand) <= set(found.features)


@clause("MM-6.32")
def test_every_seat_and_the_watcher_get_the_same_map() -> None:
    state = played("full", "the same", 8)
    maps = [msgspec.json.encode(heat_for(state, seat)) for seat in (0, 1, 2, WATCHER)]
    assert len(set(maps)) == 1


@pytest.mark.parametrize("mode", ["training", "full"])
def test_two_truths_with_the_same_view_give_the_same_map(mode: str) -> None:
    state = played(mode, f"truths {mode}", 8)
    seen, random = GAME.view(state, 1), Stream("worlds")
    drawn = [GAME.imagine(seen, random) for _ in range(12)]
    trails = {tuple(world.trail) for world in drawn}
    assert len(trails) > 1
    for world in drawn:
        assert GAME.view(world, 1) == seen
        assert heat_for(world, 1) == heat_for(state, 1)


def test_before_the_walk_there_is_nothing_to_deduce() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "early")
    assert heat_for(state, 1) is None


def test_a_table_can_play_without_the_map() -> None:
    state = played("training", "without", 8)
    assert heat_for(state, 1, heat_layer=False) is None
    assert heat_for(state, 1, heat_layer=True) is not None


def test_a_failed_capture_takes_a_location_off_the_map() -> None:
    state = played("training", "capture", 6)
    found, truth = heat_for(state, WATCHER), GAME.view(state, 0).secret
    assert found is not None
    assert truth is not None
    assert (found.exact, found.error) == (True, 0)
    asked = state.pending()[0]
    possible = found.hours[str(state.hour)]
    wrong = next(a for a in GAME.view(state, 1).agents if a.at in possible and a.at != truth.trail[-1])
    state.play(asked, GAME.space.from_text(f"activate {wrong.id}"))
    state.play(state.pending()[0], GAME.space.from_text("capture"))
    after = heat_for(state, WATCHER)
    assert after is not None
    assert wrong.at not in after.hours[str(found.hour)]
    assert after.trails < found.trails
