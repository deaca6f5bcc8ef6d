"""What is said of the things of Agent Avenue fits the way it is played."""

import pytest

from safehouse.core.about import explain
from safehouse.core.words import Words
from safehouse.games.agent_avenue import GAME


@pytest.mark.parametrize(("variant", "swaps"), [("duel", "4"), ("team4", "2"), ("team3", "2")])
@pytest.mark.parametrize("topic", ["thing:swaps", "move:swap"])
def test_a_pair_is_told_its_own_number_of_swaps(topic: str, variant: str, swaps: str) -> None:
    words = Words("en", GAME, options=GAME.read_options({"variant": variant}), strict=True)
    told = explain(topic, words)
    assert told is not None
    assert f" {swaps} " in told.text
    assert ("alone" in told.text and "4" in told.text) == (variant == "team3")
