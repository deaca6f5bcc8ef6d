"""Batched self-play. Tested with numpy 2.4.6."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs the extra research")

from safehouse.core.errors import Illegal, SafehouseError
from safehouse.core.shelf import find, names
from safehouse.research import rollouts
from safehouse.research.asked import Asked
from safehouse.research.observe import encoder_of
from safehouse.research.reward import REWARDS

SHORT = [name for name in names() if find(name).longest <= 1000]


def first_move(asked: Asked) -> Any:
    """A policy that other processes can import."""
    return asked.masks.argmax(1)


def no_move(asked: Asked) -> Any:
    return (~asked.masks).argmax(1)


@pytest.mark.parametrize("name", SHORT)
def test_recorded_games_hold_together(name: str) -> None:
    game = find(name)
    played = rollouts(name, n=6, processes=1, record=True)
    decisions = int(played.lengths.sum())
    assert played.rewards.shape == (6, game.read_options().seats())
    assert played.observations.shape == (decisions, encoder_of(game).size)
    assert len(played.actions) == len(played.seats) == len(played.games) == decisions
    assert (np.bincount(played.games, minlength=6) == played.lengths).all()
    masks = np.unpackbits(played.masks, axis=1, count=game.space.first_note)
    assert masks[np.arange(decisions), played.actions].all()
    assert played.returns().shape == (decisions,)


def test_the_same_seed_plays_the_same_games() -> None:
    one = rollouts("agent_avenue", first_move, 20, seed="a", processes=1, record=True)
    other = rollouts("agent_avenue", first_move, 20, seed="a", processes=1, record=True)
    assert (one.observations == other.observations).all()
    assert (one.rewards == other.rewards).all()


def test_several_processes_play_what_one_would() -> None:
    alone = rollouts("agent_avenue", first_move, 12, seed="b", processes=1, record=True)
    shared = rollouts("agent_avenue", first_move, 12, seed="b", processes=2, record=True)
    assert (alone.rewards == shared.rewards).all()
    assert (alone.lengths == shared.lengths).all()
    assert (np.bincount(shared.games, minlength=12) == shared.lengths).all()


def test_random_play_is_the_same_however_it_is_shared_out() -> None:
    ways: list[dict[str, Any]] = [{"processes": 1}, {"processes": 2}, {"processes": 1, "record": True}]
    lengths = [rollouts("agent_avenue", n=12, seed="c", **way).lengths.tolist() for way in ways]
    assert lengths[0] == lengths[1] == lengths[2]


def test_a_script_without_a_main_guard_is_told_what_to_do(tmp_path: Path) -> None:
    script = tmp_path / "careless.py"
    script.write_text("from safehouse.research import rollouts\nrollouts('agent_avenue', n=4, processes=2)\n")
    ended = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 1
    assert "if __name__ == '__main__'" in ended.stderr


def test_random_games_need_no_observations() -> None:
    played = rollouts("agent_avenue", n=30, processes=1, mode="advanced")
    assert len(played.actions) == 0
    assert set(np.abs(played.rewards).ravel().tolist()) == {1.0}


def test_more_games_than_stand_abreast() -> None:
    played = rollouts("_template", n=600, processes=1, record=True)
    assert len(played.lengths) == 600 and (played.lengths > 0).all()


def test_an_illegal_move_of_a_policy_is_refused() -> None:
    with pytest.raises(Illegal):
        rollouts("agent_avenue", no_move, 2, processes=1)


def test_what_is_no_policy_or_no_game_is_refused() -> None:
    with pytest.raises(SafehouseError, match="a policy is a function"):
        rollouts("agent_avenue", "expert", 2)  # type: ignore[arg-type]
    with pytest.raises(SafehouseError, match="at least one"):
        rollouts("agent_avenue", n=0)
    with pytest.raises(SafehouseError, match="at least one"):
        rollouts("agent_avenue", n=2, processes=0)
    with pytest.raises(SafehouseError, match="cores, ray"):
        rollouts("agent_avenue", n=2, where="moon")  # type: ignore[arg-type]


def test_games_are_worth_what_was_chosen() -> None:
    worth = {kind: rollouts("stationfall", n=3, reward=kind, processes=1).rewards for kind in REWARDS}
    assert set(np.abs(worth["win"]).ravel().tolist()) == {1.0}
    assert not set(worth["score"].ravel().tolist()) <= {-1.0, 1.0}
    assert np.abs(worth["place"].sum(axis=1)).max() < 1e-6
    for scores, margins in zip(worth["score"], worth["margin"], strict=True):
        assert margins.max() >= 0.0 and margins.argmax() == scores.argmax()
    with pytest.raises(SafehouseError, match="win, place, score, margin"):
        rollouts("agent_avenue", n=2, reward="glory")


def test_the_same_games_on_a_local_ray() -> None:
    pytest.importorskip("ray", reason="needs the extra ray")

    def first(asked: Asked) -> Any:
        return asked.masks.argmax(1)

    here = rollouts("agent_avenue", first, 24, seed="ray", processes=1, record=True)
    there = rollouts("agent_avenue", first, 24, seed="ray", processes=3, record=True, where="ray")
    assert (here.rewards == there.rewards).all() and (here.lengths == there.lengths).all()
    assert len(here.actions) == len(there.actions)
