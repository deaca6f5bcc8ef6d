"""Every game passes OpenSpiel's simulation test. Tested with open_spiel 2.0.2."""

import random

import pytest

np = pytest.importorskip("numpy", reason="needs the extra openspiel")
pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from safehouse.core.shelf import find, names
from safehouse.research.openspiel import PREFIX

GAMES = list(names())
SHORT = [name for name in GAMES if find(name).longest <= 1000]
LONG = [name for name in GAMES if name not in SHORT]


def dealt(name: str, deal: int = 1, moves: int = 0, **options: str) -> pyspiel.State:
    state = pyspiel.load_game(PREFIX + name, {"deals": 5, **options}).new_initial_state()
    state.apply_action(deal)
    chance = random.Random(deal)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SHORT)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(deals=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", LONG)
def test_random_simulation_of_long_games(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(deals=5)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_playthrough(name: str) -> None:
    text = generate_playthrough.playthrough(f"{PREFIX}{name}(deals=3)", action_sequence=None, seed=1)
    assert "Returns() = [" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    for moves in (0, 6, 15):
        state = dealt(name, 2, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(1).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_serialized_by_moves(name: str) -> None:
    state = dealt(name, 3, 12)
    back = state.get_game().deserialize_state(state.serialize())
    assert str(back) == str(state)
    assert back.history() == state.history()
    player = max(state.current_player(), 0)
    assert back.information_state_string(player) == state.information_state_string(player)


def test_clones_are_independent() -> None:
    state = dealt("agent_avenue", 1, 3)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_the_information_state_remembers_the_own_moves() -> None:
    state = dealt("agent_avenue", 1, 6)
    text = state.information_state_string(0)
    own = [entry.removeprefix("0 ") for entry in str(state).splitlines() if entry.startswith("0 ")]
    assert text.splitlines()[1:] == own
    assert state.observation_string(0) == text.splitlines()[0]


def test_a_duel_is_zero_sum_and_a_team_game_is_not() -> None:
    duel = pyspiel.load_game("safehouse_agent_avenue")
    three = pyspiel.load_game("safehouse_agent_avenue(variant=team3)")
    assert duel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert three.num_players() == 3


def test_ismcts_finds_a_move() -> None:
    state = dealt("agent_avenue", 1, 2, mode="advanced")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.4, max_simulations=20, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()
