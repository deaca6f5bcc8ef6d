"""`safehouse train`: one sentence where torch is missing; where it is there, weights that can be evaluated."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

pytest.importorskip("numpy", reason="needs the extra research")

from safehouse.cli.app import app
from safehouse.core.errors import SafehouseError
from safehouse.core.shelf import find
from safehouse.research.extras import MissingExtra
from safehouse.research.learned import load


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "safehouse.research.train", raising=False)
    with pytest.raises(MissingExtra, match=r"safehouse\[train\]"):
        CliRunner().invoke(app, ["train"], catch_exceptions=False)


def test_a_moment_of_training_leaves_weights_a_curve_and_its_figures(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the extra train")
    weights = tmp_path / "policy.npz"
    words = ["train", "--minutes", "0.01", "--every", "1", "--games", "2", "--weights", str(weights)]
    for more in ([], ["--resume"]):
        done = CliRunner().invoke(app, [*words, *more], catch_exceptions=False)
        assert done.exit_code == 0 and "against greedy" in done.output
    assert load(find("agent_avenue"), weights).layers
    assert weights.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    points = json.loads(weights.with_suffix(".json").read_text("utf-8"))
    rounds = [point["round"] for point in points]
    assert rounds == sorted(set(rounds)) and {"decisions", "greedy", "random"} < set(points[-1])


def test_what_is_no_duel_of_two_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the extra train")
    with pytest.raises(SafehouseError, match="duels of two seats"):
        CliRunner().invoke(
            app, ["train", "infiltraitors", "--weights", str(tmp_path / "a.npz")], catch_exceptions=False
        )
