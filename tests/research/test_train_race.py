"""The race of the training example: each release trains from its own folder, by its own clock."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra research")
pytest.importorskip("torch", reason="needs the extra train")

from safehouse.benchmark.train_race import percent, share, trained_before, trained_now
from safehouse.research.learned import WEIGHTS

RELEASE = f"""
import shutil

RATE, GAMES, GAME, OPTIONS = 0.5, 3, "agent_avenue", {{"mode": "simple"}}
rates = []


class torch:
    manual_seed = set_num_threads = staticmethod(lambda number: None)

    class optim:
        class Adam:
            def __init__(self, parameters, lr):
                self.param_groups = [{{"lr": lr}}]


class Net:
    def __init__(self, inputs): ...
    def parameters(self): ...
    def plain(self): return self
    def save(self, path, game): shutil.copy({str(WEIGHTS / "agent_avenue.npz")!r}, path)


class Played:
    actions = [0, 0]


def scales(game): return [1.0]
def LearnedPolicy(game, network, seed): return seed
def rollouts(game, policy, games, *, seed, processes, record, mode): return Played()
def improve(net, optimizer, played, scale): assert 0 < optimizer.param_groups[0]["lr"] <= RATE
"""


def test_the_release_before_trains_on_its_own_modules(tmp_path: Path) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "train_agent_avenue.py").write_text(RELEASE, "utf-8")
    network, told = trained_before(tmp_path, 1, 0.05, tmp_path / "policy.npz")
    rounds, decisions = (int(word.replace(",", "")) for word in told.split()[::2])
    assert rounds > 0 and decisions == 2 * rounds
    assert 0.0 <= share(network, True, 2) <= 1.0


def test_the_present_one_trains_for_its_share(tmp_path: Path) -> None:
    network, told = trained_now(1, 0.01, tmp_path / "policy.npz")
    assert told.startswith("1 rounds")
    assert 0.0 <= share(network, False, 2) <= 1.0


def test_shares_over_seeds_have_a_margin() -> None:
    assert percent([0.5]) == "50.0 %"
    assert percent([0.5, 0.6]).startswith("55.0 ± ")
