"""The bench measures a real server and says what it found."""

from pathlib import Path

import pytest
from postgres import Postgres
from running import Server, played_at

from safehouse.table.bench import Figures, Load, bench


def test_a_small_bench_finds_moves_latency_and_memory() -> None:
    figures = bench(Load(tables=5, rate=20, seconds=2))
    assert figures.tables == 5
    assert figures.moves >= 30
    assert figures.refused == 0
    assert 0 < figures.median_ms <= figures.p99_ms <= figures.worst_ms
    assert 20 < figures.memory_mb < 400
    assert "moves/s" in str(figures)


def test_two_nodes_on_a_database_are_measured(postgres: Postgres, tmp_path: Path) -> None:
    load = Load(tables=4, rate=20, seconds=2, apart=True)
    figures = bench(load, nodes=2, store=postgres.database(tmp_path))
    assert (figures.nodes, figures.store) == (2, "PostgreSQL")
    assert figures.moves >= 30
    assert (figures.refused, figures.unnoticed) == (0, 0)


@pytest.mark.parametrize("game", ["stationfall", "infiltraitors", "mind_mgmt", "in_too_deep"])
def test_every_game_can_be_measured(server: Server, game: str) -> None:
    figures = played_at(server, Load(tables=2, rate=8, seconds=1, game=game))
    assert figures.moves >= 3
    assert figures.refused == 0


def test_the_targets_are_judged() -> None:
    good = Figures(
        tables=1000,
        seconds=20,
        moves=10_000,
        moves_per_second=500,
        games_finished=1,
        median_ms=5,
        p99_ms=50,
        worst_ms=90,
        unnoticed=0,
        refused=0,
        memory_mb=200,
        server_cpu=0.5,
    )
    assert good.good()
    for name, value in (("moves_per_second", 480), ("p99_ms", 100), ("memory_mb", 400)):
        bad = Figures(**{field: getattr(good, field) for field in good.__struct_fields__} | {name: value})
        assert not bad.good()
