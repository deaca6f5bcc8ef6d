"""Every game passes OpenSpiel's simulation test. Tested with open_spiel 2.0.2."""

import pickle
import random

import pytest

np = pytest.importorskip("numpy", reason="needs the extra openspiel")
pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from safehouse.benchmark.suite import read_suite
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.laws.told import Log, log, play
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
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_serialized_by_moves(name: str) -> None:
    state = dealt(name, 3, 12)
    back = state.get_game().deserialize_state(state.serialize())
    assert str(back) == str(state)
    assert back.history() == state.history()
    player = max(state.current_player(), 0)
    assert back.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_can_be_pickled(name: str) -> None:
    state = dealt(name, 3, 7)
    game, back = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game()) and back.history() == state.history() and str(back) == str(state)
    back.apply_action(back.legal_actions()[0])


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_state_comes_back_from_its_serialized_form(name: str) -> None:
    state = dealt(name, 2, 9)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(2).random)
    back = state.get_game().deserialize_state(other.serialize())
    for seat in range(state.num_players()):
        assert back.information_state_string(seat) == other.information_state_string(seat)
    for each in (back, other):
        each.apply_action(each.legal_actions()[-1])
    assert back.observation_string(player) == other.observation_string(player)


def test_deals_are_a_number_from_nothing() -> None:
    with pytest.raises(OptionError, match="or more"):
        pyspiel.load_game("safehouse_agent_avenue(deals=-1)")


def test_clones_are_independent() -> None:
    state = dealt("agent_avenue", 1, 3)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@pytest.mark.parametrize("name", GAMES)
def test_the_information_state_remembers_the_own_moves(name: str) -> None:
    state = dealt(name, 1, 8)
    own = [entry.removeprefix("0 ") for entry in str(state).splitlines() if entry.startswith("0 ")]
    view, *remembered = state.information_state_string(0).splitlines()
    assert [line for line in remembered if not line.startswith("saw ")] == own
    assert state.observation_string(0) == view


@pytest.mark.parametrize(
    ("name", "deals", "depth"),
    [
        ("agent_avenue", 6, 6),
        ("infiltraitors", 12, 4),
        ("mind_mgmt", 2, 7),
        ("in_too_deep", 2, 4),
        ("stationfall", 4, 5),
    ],
)
def test_histories_that_a_player_can_tell_apart_have_different_information_states(
    name: str, deals: int, depth: int
) -> None:
    """Every history of some deals of the small version, so many moves deep. A player tells two apart by the own
    moves, by what was told and by what was seen in between; an information state is neither finer nor coarser
    than that."""
    options = find(name).read_options(next(each.small for each in read_suite("v1").game if each.id == name))
    root = pyspiel.load_game(PREFIX + name, {**options.to_json(), "deals": deals}).new_initial_state()
    experience_of: dict[tuple[int, str], set[Experience]] = {}
    states_of: dict[tuple[int, Experience], set[str]] = {}

    def walk(state: pyspiel.State, lived: tuple[Experience, ...], left: int) -> None:
        for seat, path in enumerate(lived):
            text = state.information_state_string(seat)
            experience_of.setdefault((seat, text), set()).add(path)
            states_of.setdefault((seat, path), set()).add(text)
        if state.is_terminal() or not left:
            return
        player = state.current_player()
        for action in state.legal_actions():
            after = state.child(action)
            events = play(state.position.copy(), player, action)
            paths = [
                went_on(
                    path, action if seat == player else None, log(seat, events), after.observation_string(seat)
                )
                for seat, path in enumerate(lived)
            ]
            walk(after, tuple(paths), left - 1)

    for deal in range(deals):
        state = root.child(deal)
        walk(state, tuple((state.observation_string(seat),) for seat in range(2)), depth)
    assert len(experience_of) > 100
    assert all(len(paths) == 1 for paths in experience_of.values()), "two experiences, one information state"
    assert all(len(texts) == 1 for texts in states_of.values()), "one experience, two information states"


Experience = tuple[object, ...]


def went_on(path: Experience, own: int | None, told: Log, view: str) -> Experience:
    """A player who is told nothing and sees no change does not notice that anything happened."""
    if own is None and not told and path[-1] == view:
        return path
    return (*path, own, told, view)


def test_without_a_number_of_deals_chance_draws_from_more_than_can_be_learned_by_heart() -> None:
    game = pyspiel.load_game("safehouse_agent_avenue")
    first = set()
    for number in range(200):
        state = game.new_initial_state()
        while state.is_chance_node():
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1.0)
            state.apply_action(random.Random(f"{number} {len(state.history())}").randrange(256))
        first.add(state.observation_string(0) + state.observation_string(1))
    assert len(first) > 195


def test_a_text_that_reads_as_a_number_stands_in_quotes() -> None:
    by_name = pyspiel.load_game("safehouse_infiltraitors(mission='8',deals=2)")
    for game in (by_name, pyspiel.load_game("safehouse_infiltraitors", {"mission": "8", "deals": 2})):
        state = game.new_initial_state()
        state.apply_action(1)
        assert '"mission":"8"' in state.observation_string(0)
        same, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(same) == str(game) and str(back) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_any_options_is_found_again_by_its_name(name: str) -> None:
    for options in find(name).configurations():
        game = pyspiel.load_game(PREFIX + name, {"deals": 2, **options.to_json()})
        again = pyspiel.load_game(str(game))
        assert str(again) == str(game) and again.options == game.options
        assert again.num_players() == options.seats()
        for listed in options.lists:
            assert again.options.listed(listed) == options.listed(listed)


def test_no_tensor_claims_to_be_an_information_state() -> None:
    for name in GAMES:
        kind = pyspiel.load_game(PREFIX + name).get_type()
        assert not kind.provides_information_state_tensor and kind.provides_observation_tensor
        assert PREFIX + name in pyspiel.registered_names()
        with pytest.raises(ValueError, match="observation_tensor"):
            dealt(name).information_state_tensor(0)


@pytest.mark.parametrize(
    ("name", "utility"),
    [
        ("agent_avenue", "ZERO_SUM"),
        ("agent_avenue(variant=team3)", "GENERAL_SUM"),
        ("stationfall", "GENERAL_SUM"),
        ("infiltraitors(deals=3)", "IDENTICAL"),
    ],
)
def test_what_one_wins_the_other_loses_or_everybody_wins_or_neither(name: str, utility: str) -> None:
    game = pyspiel.load_game(PREFIX + name)
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    state, chance = game.new_initial_state(), random.Random(name)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    if utility == "ZERO_SUM":
        assert sum(state.returns()) == 0.0
    if utility == "IDENTICAL":
        assert len(set(state.returns())) == 1


@pytest.mark.parametrize("ask", ["step", "step_with_policy"])
def test_search_bots_that_would_end_the_process_refuse(ask: str) -> None:
    state = dealt("agent_avenue", 1, 2)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bots = [
        pyspiel.ISMCTSBot(1, evaluator, 1.4, 20, -1, final, False, False),
        pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 20, 50, False, 1, False),
    ]
    for bot in bots:
        with pytest.raises(SafehouseError, match=r"open_spiel\.python\.algorithms"):
            getattr(bot, ask)(state)
    with pytest.raises(SafehouseError, match=r"open_spiel\.python\.algorithms"):
        pyspiel.evaluate_bots(state, bots, 1)
    other = pyspiel.load_game("tic_tac_toe")
    searcher = pyspiel.MCTSBot(other, evaluator, 1.4, 20, 50, False, 1, False)
    assert searcher.step(other.new_initial_state()) in range(9)


def test_ismcts_finds_a_move() -> None:
    state = dealt("agent_avenue", 1, 2, mode="advanced")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.4, max_simulations=20, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()
