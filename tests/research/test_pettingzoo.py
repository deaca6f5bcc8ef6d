"""Every game passes PettingZoo's own tests. Tested with pettingzoo 1.27.0, gymnasium 1.4.0, numpy 2.4.6."""

import copy
import pickle
import random
import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs the extra research")
pytest.importorskip("pettingzoo", reason="needs the extra research")

from pettingzoo.test import api_test, render_test, seed_test

from safehouse.core.errors import Illegal, OptionError, SafehouseError
from safehouse.core.shelf import find, names
from safehouse.research import pettingzoo_env
from safehouse.research.aec import SafehouseEnv

GAMES = ["_template", *names()]


def act(env: SafehouseEnv, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not env.agents:
            return
        observation, _, termination, _, _ = env.last()
        action = None if termination else chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)


def same(one: Any, other: Any) -> bool:
    return all((one[key] == other[key]).all() for key in ("observation", "action_mask"))


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env(name), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo_env(name), num_cycles=15)


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo_env(name, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_can_be_played(name: str) -> None:
    game = find(name)
    configurations = game.configurations()
    for options in configurations[:: max(1, len(configurations) // 12)]:
        env = SafehouseEnv(game, options)
        env.reset(seed=1)
        act(env, random.Random(1), 40)
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_empty_for_all_but_the_one_that_decides(name: str) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(20):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.any() == (agent == env.agent_selection and not env.terminations[agent])
        act(env, chance, 1)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", names())
def test_copies_go_on_alike_and_apart(name: str, copied: Any) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=3)
    act(env, random.Random(3), 9)
    twin = copied(env)
    before = env.last()[0]
    act(twin, random.Random(4), 5)
    assert same(env.last()[0], before)
    act(env, random.Random(4), 5)
    assert env.agent_selection == twin.agent_selection
    assert same(env.last()[0], twin.last()[0])


def test_rewards_follow_the_result() -> None:
    env = pettingzoo_env("agent_avenue")
    env.reset(seed=5)
    chance = random.Random(5)
    while not any(env.terminations.values()):
        act(env, chance, 1)
    assert sorted(env.rewards.values()) == [-1.0, 1.0]
    assert all(env.infos[agent]["won"] == (env.rewards[agent] > 0) for agent in env.agents)


def test_options_are_the_game_s() -> None:
    env = pettingzoo_env("agent_avenue", mode="advanced", variant="team4")
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    with pytest.raises(OptionError, match="simple, advanced"):
        pettingzoo_env("agent_avenue", mode="hasty")


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    env = pettingzoo_env("agent_avenue")
    env.reset(seed=6)
    before = env.last()[0]
    with pytest.raises(Illegal):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert same(env.last()[0], before)


def test_the_rendering_is_what_a_watcher_may_know() -> None:
    env = pettingzoo_env("agent_avenue", render_mode="ansi", language="cs")
    env.reset(seed=7)
    text = env.render()
    assert text is not None and "[" not in text and text.count("\n") > 3


def played_out(name: str, seed: int = 8, **how: Any) -> SafehouseEnv:
    env = pettingzoo_env(name, **how)
    env.reset(seed=seed)
    chance = random.Random(seed)
    while not any(env.terminations.values()):
        act(env, chance, 1)
    return env


@pytest.mark.parametrize("name", GAMES)
def test_the_end_tells_scores_and_places_and_pays_as_chosen(name: str) -> None:
    scores = {agent: info["score"] for agent, info in played_out(name).infos.items()}
    places = {agent: info["place"] for agent, info in played_out(name).infos.items()}
    assert played_out(name, reward="score").rewards == scores
    by_place = played_out(name, reward="place").rewards
    assert sum(by_place.values()) == pytest.approx(0.0)
    for one in places:
        for other in places:
            assert (places[one] < places[other]) == (by_place[one] > by_place[other])
    env = played_out(name, reward="margin")
    if len(env.game.teams(env.options)) > 1:
        assert env.rewards[max(scores, key=lambda agent: scores[agent])] >= 0
    else:
        assert env.rewards == scores


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(SafehouseError, match="win, place, score, margin"):
        pettingzoo_env("agent_avenue", reward="glory")


@pytest.mark.parametrize("what", [{"render_mode": "rgb_array"}, {"language": "fr"}])
def test_what_is_not_offered_is_refused_with_what_is(what: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=r"human, ansi|cs, en"):
        pettingzoo_env("agent_avenue", **what)


@pytest.mark.parametrize("asked", ["last", "state", "text", "step"])
def test_before_the_first_reset_everything_says_so(asked: str) -> None:
    env = pettingzoo_env("agent_avenue")
    calls = {
        "last": env.last,
        "state": env.state,
        "text": lambda: env.observe_text("seat_0"),
        "step": lambda: env.step(0),
    }
    with pytest.raises(RuntimeError, match="reset"):
        calls[asked]()


def test_an_action_is_a_whole_number() -> None:
    env = pettingzoo_env("agent_avenue")
    env.reset(seed=6)
    with pytest.raises(SafehouseError, match="decides; None is for agents"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step(1.7)  # type: ignore[arg-type]


def test_a_reset_can_change_the_options_but_not_the_agents() -> None:
    env = pettingzoo_env("agent_avenue")
    env.reset(seed=1, options={"mode": "advanced"})
    assert env.options.to_json()["mode"] == "advanced"
    env.reset(seed=1)
    assert env.options.to_json()["mode"] == "advanced"
    with pytest.raises(SafehouseError, match="seat 4"):
        env.reset(options={"variant": "team4"})
    assert env.options.to_json()["variant"] == "duel"


@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_what_all_seats_know_together(name: str) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=3)
    act(env, random.Random(3), 7)
    assert env.state_space.contains(env.state())
    parts = np.split(env.state(), len(env.possible_agents))
    for part, agent in zip(parts, env.possible_agents, strict=True):
        assert (part == env.observe(agent)["observation"]).all()


@pytest.mark.parametrize("name", names())
def test_the_text_numbers_the_moves_of_the_mask(name: str) -> None:
    env = pettingzoo_env(name)
    env.reset(seed=4)
    agent = env.agent_selection
    text = env.observe_text(agent)
    legal = np.flatnonzero(env.observe(agent)["action_mask"])
    numbers = [line.split(". ")[0] for line in text.splitlines()[-len(legal) :]]
    assert numbers == [str(number) for number in range(1, len(legal) + 1)]
    for other in env.agents:
        assert (env.observe_text(other) == text) == (other == agent)


def test_a_perspective_renders_what_its_seat_knows() -> None:
    texts = []
    for perspective in ("seat_0", "seat_1", None):
        env = pettingzoo_env("agent_avenue", render_mode="ansi", perspective=perspective)
        env.reset(seed=7)
        texts.append(env.render())
    assert len(set(texts)) == 3
    with pytest.raises(SafehouseError, match="seat_0, seat_1"):
        pettingzoo_env("agent_avenue", perspective="seat_9")
