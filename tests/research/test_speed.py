"""The speed table holds every case, and says against whom it measures."""

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra research")

from safehouse.core.shelf import find
from safehouse.research.speed import LOOPS, MANY, Rate, SpeedTable, measure, ratios, render


def test_every_loop_of_a_game_is_measured() -> None:
    table = measure([find("_template")], rounds=1, seconds=0.01, others=False)
    ours = {rate.loop for rate in table.rates if rate.who == "_template"}
    assert ours == {*LOOPS, *MANY}
    assert all(rate.rate > 0 for rate in table.rates)
    assert render(table).count("| _template |") == 2


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


def test_many_games_are_compared_with_the_loop_and_processes_with_one() -> None:
    rates = {"pettingzoo": 20_000.0, "few": 95_000.0, "vector": 90_000.0, "network": 30_000.0}
    rates |= {"one process": 80_000.0, "two processes": 140_000.0}
    ours = [Rate("agent_avenue", "compiled", loop, rate) for loop, rate in rates.items()]
    page = render(SpeedTable("m", "d", {}, [*ours, Rate("pgx leduc_holdem", "pgx", "vector", 5_000.0)]))
    assert "| agent_avenue | compiled | 95.0 | 4.8 | 90.0 | 4.5 | 30.0 | 1.75 |" in page
    assert "| pgx leduc_holdem | – | – | – | 5.0 |" in page
