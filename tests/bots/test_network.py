"""Networks that are played without any library, and their weights."""

from pathlib import Path

import msgspec
import pytest

from safehouse.bots.network import Network, softmax
from safehouse.bots.weights import LayerWeights, Weights, read_network


def network(*layers: tuple[list[list[float]], list[float]]) -> Network:
    return Weights([LayerWeights.of(rows, bias) for rows, bias in layers]).network()


def test_a_network_adds_up_what_reaches_each_unit_and_cuts_off_below_zero() -> None:
    found = network(
        ([[1.0, 2.0], [-1.0, 0.0]], [0.5, 0.0]), ([[2.0, 1.0], [0.0, 5.0], [1.0, 0.0]], [0.0, 1.0, 0.25])
    )
    assert found.scores([1.0, 0.5], [0, 2]) == pytest.approx([5.0, 2.75], rel=0.01)
    assert found.scores([-1.0, 0.0], [1]) == pytest.approx([6.0], rel=0.01)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    layer = LayerWeights.of([[1.0, 2.0], [-0.5, 0.25]], [3.0, 0.0])
    (tmp_path / "small").write_bytes(msgspec.msgpack.encode(Weights([layer])))
    assert read_network(tmp_path / "small").scores([1.0, 1.0], [0, 1]) == pytest.approx([6.0, -0.25], rel=0.02)
    assert read_network(tmp_path / "small") is read_network(tmp_path / "small"), "read once"


def test_a_weight_is_off_by_half_a_step_at_most() -> None:
    rows = [[0.013 * i - 0.4 for i in range(60)], [0.0] * 60]
    kept = LayerWeights.of(rows, [0.0, 0.0]).rows()
    step = max(map(abs, rows[0])) / 127
    assert max(abs(a - b) for a, b in zip(rows[0], kept[0], strict=True)) <= 0.51 * step
    assert kept[1] == rows[1]


def test_shares_add_up_however_large_the_scores() -> None:
    assert sum(softmax([900.0, 899.0, -900.0])) == pytest.approx(1.0)
