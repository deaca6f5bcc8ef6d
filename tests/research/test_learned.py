"""The shipped policy of Agent Avenue, loaded with NumPy alone. Trained with torch 2.13.0."""

import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra research")

from safehouse.bots.bot import Bot
from safehouse.bots.curve import curve
from safehouse.bots.roster import make
from safehouse.core.errors import SafehouseError
from safehouse.core.random import Stream
from safehouse.core.shelf import find
from safehouse.research import rollouts
from safehouse.research.learned import LearnedBot, LearnedPolicy, Network, load

GAME = find("agent_avenue")


def wins(ours: Bot, theirs: Bot, games: int) -> int:
    """Each deal is played twice, with the seats changed."""
    options = GAME.read_options({"mode": "simple"})
    won = 0
    for number in range(games):
        state = GAME.deal(options, f"learned {number // 2}", listen=False)
        random = Stream(f"learned {number}")
        while pending := state.pending():
            bot = ours if pending[0] == number % 2 else theirs
            state.play(pending[0], bot.choose(GAME.view(state, pending[0]), state.moves(pending[0]), random))
        result = state.result()
        assert result is not None
        won += number % 2 in result.winners
    return won


def test_it_beats_a_random_player() -> None:
    assert wins(LearnedBot(GAME, load(GAME)), make("random", GAME), 40) >= 28


@pytest.mark.long
def test_it_beats_greedy() -> None:
    assert wins(LearnedBot(GAME, load(GAME)), make("greedy", GAME), 400) > 200


def test_no_training_framework_is_needed() -> None:
    before = "torch" in sys.modules
    load(GAME)
    assert ("torch" in sys.modules) == before


def test_it_plays_batches() -> None:
    played = rollouts(GAME, LearnedPolicy(GAME, load(GAME)), 20, processes=1, mode="simple")
    assert (played.lengths > 0).all()


def test_weights_survive_their_file(tmp_path: Path) -> None:
    network = load(GAME)
    network.save(tmp_path / "again.npz", GAME)
    again = load(GAME, tmp_path / "again.npz")
    assert all((a[0] == b[0]).all() for a, b in zip(network.layers, again.layers, strict=True))


def test_weights_of_another_layout_are_refused(tmp_path: Path) -> None:
    Network([(np.zeros((3, 67)), np.zeros(67))]).save(tmp_path / "small.npz", GAME)
    with pytest.raises(SafehouseError, match="layout"):
        load(GAME, tmp_path / "small.npz")


def test_missing_weights_are_named() -> None:
    with pytest.raises(SafehouseError, match=r"_template\.npz"):
        load("_template")


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    points = [
        {"decisions": 0.0, "greedy": 0.1, "random": 0.5},
        {"decisions": 9e5, "greedy": 0.6, "random": 0.9},
    ]
    curve(tmp_path / "curve.svg", points)
    text = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert text.startswith("<svg") and text.count("<polyline") == 2
