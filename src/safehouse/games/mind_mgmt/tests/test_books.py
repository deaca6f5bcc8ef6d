"""What must add up at any moment of any game (section 9 of the ledger)."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.rules.geometry import OPEN_CITY
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import size_of
from safehouse.games.mind_mgmt.tests.scenes import play_on


@pytest.mark.parametrize(
    "options", GAME.configurations(), ids=lambda o: f"{o.mode}-{o.players}-{o.selection}-{o.last_winner}"
)
def test_random_play_keeps_the_books(options: Any) -> None:
    for number in range(4):
        state = GAME.deal(options, f"law {number}")
        random = Stream(f"play {number}")
        while not state.over():
            play_on(state, random)
            check_books(state)


def check_books(state: MindMgmt) -> None:
    assert len(set(state.trail)) == len(state.trail)
    assert size_of(state.steps | state.confirmed) <= len(state.trail)
    assert state.steps & state.confirmed == 0
    assert (state.steps | state.confirmed) & ~state.visited == 0
    assert len(set(state.immortals)) == len(state.immortals)
    if state.streets is not OPEN_CITY:
        assert sorted(state.streets.mayhem) == sorted(state.mayhem)
        assert state.streets.checkpoints == state.checkpoints
    announced = sum(count for count in state.announced if count >= 0)
    assert announced + len(state.discard) == state.recruits
    assert announced + state.unannounced == sum(state.contacts) or state.announced[5] < 0
    if state.announced[5] >= 0 and not state.action_done:
        assert len(state.trail) == state.hour
