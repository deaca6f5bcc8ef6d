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

from safehouse.core.errors import Illegal, OptionError
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
