"""The speed table holds every case, and says against whom it measures."""

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra research")

from safehouse.core.shelf import find
from safehouse.research.speed import LOOPS, Rate, SpeedTable, measure, ratios, render


def test_every_loop_of_a_game_is_measured() -> None:
    table = measure([find("_template")], rounds=1, seconds=0.01)
    ours = {rate.loop for rate in table.rates if rate.who == "_template"}
    assert ours == set(LOOPS)
    assert all(rate.rate > 0 for rate in table.rates)
    assert "| _template |" in render(table)


def test_ratios_compare_the_same_loop() -> None:
    table = SpeedTable(
        machine="m",
        when="d",
        versions={},
        rates=[
            Rate("agent_avenue", "compiled", "pettingzoo", 20_000.0),
            Rate("agent_avenue", "interpreted", "pettingzoo", 8_000.0),
            Rate("PettingZoo hanabi", "PettingZoo", "pettingzoo", 2_000.0),
        ],
    )
    assert ratios(table) == {"agent_avenue": 10.0}
    assert "| agent_avenue | compiled | – | – | – | 20.0 | – | 10.0 |" in render(table)
