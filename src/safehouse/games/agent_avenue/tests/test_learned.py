"""The learned player: its network, its weights, what it says, how it was trained."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.bots.roster import make
from safehouse.bots.weights import read_weights
from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.bots.learned import observed, weights_of
from safehouse.games.agent_avenue.codes import Agents, Moves
from safehouse.games.agent_avenue.encode import FIELDS, SIZE, encode
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tools.training import Training, share_of_wins

MODES = ("simple", "advanced")


def dealt(mode: str = "simple", seed: str = "learned") -> AgentAvenue:
    return GAME.deal(GAME.read_options({"mode": mode, "start": "green"}), seed)


@pytest.mark.parametrize("mode", MODES)
def test_the_weights_fit_the_game_and_are_small(mode: str) -> None:
    layers = read_weights(weights_of(mode)).layers
    assert layers[0].inputs == SIZE
    assert len(layers[-1].biases()) == Moves.FIRST_NOTE + 1
    assert weights_of(mode).stat().st_size < 1_000_000


@pytest.mark.parametrize("mode", MODES)
def test_it_observes_what_its_view_tells_and_no_more(mode: str) -> None:
    """The row from the view alone is the row of the truth, at every decision of a game."""
    state = dealt(mode)
    random = Stream("observed")
    tops = [top for _name, size, top, _meaning in FIELDS for _ in range(size)]
    while pending := state.pending():
        seat = pending[0]
        row = [round(cell * top) for cell, top in zip(observed(GAME.view(state, seat)), tops, strict=True)]
        truth = Row(SIZE)
        encode(truth, state, seat)
        assert row == list(truth.done())
        state.apply(seat, random.choose(state.moves(seat)))


def test_no_library_is_needed_to_play() -> None:
    script = (
        "import sys; from safehouse.core.shelf import find; from safehouse.bots.roster import make;"
        "from safehouse.core.random import Stream;"
        "game = find('agent_avenue'); state = game.deal(game.read_options(), 'x'); seat = state.pending()[0];"
        "make('learned', game).choose(game.view(state, seat), state.moves(seat), Stream('y'));"
        "sys.exit(bool({'numpy', 'torch'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60, check=False).returncode == 0


def test_it_says_with_which_shares_it_drew_and_what_it_believed() -> None:
    state = dealt()
    state.apply(0, next(move for move in state.moves(0) if move >= Moves.OFFER_UP))
    state.apply(0, state.moves(0)[0])
    bot = make("learned", GAME)
    move = bot.choose(GAME.view(state, 1), state.moves(1), Stream("says"))
    thought = bot.thought()
    assert thought is not None and thought.move == move and thought.drawn
    assert [choice.move for choice in thought.choices] == state.moves(1)
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)
    assert thought.before is not None and 0.0 < thought.before < 1.0
    assert thought.beliefs and all(belief.fact == "face_down" for belief in thought.beliefs)


def test_it_knows_that_it_is_about_to_win() -> None:
    """Five spaces ahead, with two Codebreakers in play."""
    state = dealt()
    level, won = make("learned", GAME), make("learned", GAME)
    level.choose(GAME.view(state, 0), state.moves(0), Stream("level"))
    state.sides[0].in_play[Agents.CODEBREAKER] = 2
    state.sides[0].progress = 5
    won.choose(GAME.view(state, 0), state.moves(0), Stream("won"))
    before, after = level.thought(), won.thought()
    assert before is not None and before.before is not None and after is not None and after.before is not None
    assert after.before > before.before + 0.1


def test_the_tiny_deck_is_left_to_the_solver() -> None:
    state = GAME.deal(GAME.read_options({"deck": "tiny"}), "tiny")
    bot = make("learned", GAME)
    bot.limit(16)
    seat = state.pending()[0]
    assert bot.choose(GAME.view(state, seat), state.moves(seat), Stream("tiny")) in state.moves(seat)
    thought = bot.thought()
    assert thought is not None and thought.bot == "solver"


def test_it_beats_a_random_player() -> None:
    assert share_of_wins("learned", "random", "advanced", 10) > 0.6


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_it_is_no_weaker_than_expert(mode: str) -> None:
    assert share_of_wins("learned", "expert", mode, 600) > 0.46


def test_a_training_learns_and_is_kept(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the extra train")
    from safehouse.games.agent_avenue.tools.train_learned import train

    given = {"mode": "simple", "minutes": 0.02, "folder": tmp_path, "against": None, "start": None}
    sizes = {"games": 64, "steps": 4, "batch": 128, "match": 64, "measured": 0, "coolest": 0.01}
    train(argparse.Namespace(**given, **sizes, device="cpu"))
    kept = Training.read(tmp_path, "simple")
    assert kept.points[-1].decisions > kept.points[0].decisions
    assert kept.points[0].weights != kept.points[-1].weights
    assert read_weights(tmp_path / "learned_simple.msgpack") == kept.points[-1].weights
