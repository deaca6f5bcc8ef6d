"""The vectors of the ledger (section 9), run as data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from safehouse.games.stationfall.tests.scene import ROSTER, Scene

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))[
    "vector"
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: dict[str, Any]) -> None:
    scene = Scene(vector.get("roster", ROSTER), vector.get("players", 4))
    scene.tell("\n".join(vector["story"]))


def test_every_vector_of_the_ledger_is_here() -> None:
    assert [vector["id"] for vector in VECTORS] == [f"SF-T{number}" for number in range(1, 103)]
