"""Cases of the speed table with many games at once: recorded random play, a network in NumPy, two processes,
and pgx, whose games run on the compiler of JAX."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from time import perf_counter, process_time
from typing import Any, Final

from safehouse.bench.engine import Case
from safehouse.core.game import AnyGame
from safehouse.core.laws.compiled import is_compiled
from safehouse.core.options import Options
from safehouse.core.shelf import find
from safehouse.research.asked import Policy
from safehouse.research.extras import need
from safehouse.research.learned import LearnedPolicy, Network
from safehouse.research.selfplay import scales
from safehouse.research.speed import FEW, FEWER_STEPS, LANES, STEPS
from safehouse.research.vector_env import VectorEnv

np = need("numpy")

HIDDEN: Final = (128, 64)
TINY: Final = "agent_avenue, tiny deck"
PGX: Final = ("leduc_holdem", "sparrow_mahjong")
PGX_LANES: Final = 1024
PGX_STEPS: Final = 16


def many_cases(game: AnyGame) -> dict[str, Case]:
    """By loop, decisions per CPU second: whatever is decided is recorded, rows and masks included."""
    options = game.typical()
    return {
        "few": _collecting(game, options, "random", FEW),
        "vector": _collecting(game, options, "random"),
        "network": _collecting(game, options, _untrained(game)),
    }


def tiny_case() -> Case:
    """The smallest game of ours at random, to stand beside small ones of others."""
    game = find("agent_avenue")
    return _collecting(game, game.read_options({"deck": "tiny"}), "random")


def _untrained(game: AnyGame) -> LearnedPolicy:
    sizes = [len(scales(game)), *HIDDEN, game.space.first_note + 1]
    chance = np.random.default_rng(1)
    layers = [
        (chance.normal(0.0, 0.1, (inputs, units)).astype(np.float32), np.zeros(units, np.float32))
        for inputs, units in pairwise(sizes)
    ]
    return LearnedPolicy(game, Network(layers))


def _collecting(game: AnyGame, options: Options, policy: Policy, lanes: int = LANES) -> Case:
    env: VectorEnv | None = None
    steps = STEPS if is_compiled() or lanes == FEW else FEWER_STEPS

    def run(seconds: float) -> float:
        nonlocal env
        env = env or VectorEnv(game, options, lanes, 1, "win", 1)
        return _rate(env, policy, steps, seconds, process_time)

    return run


def _rate(env: VectorEnv, policy: Policy, steps: int, seconds: float, clock: Callable[[], float]) -> float:
    decisions = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        env.collect(policy, steps)
        decisions += env.n * steps
    return decisions / spent


@contextmanager
def process_cases(games: Sequence[AnyGame]) -> Iterator[dict[tuple[str, str], Case]]:
    """By game and loop, decisions per second of the clock on the wall in one and in two processes."""
    opened: list[VectorEnv] = []

    def timed(game: AnyGame, processes: int) -> Case:
        env = VectorEnv(game, game.typical(), 2 * LANES, 1, "win", processes)
        opened.append(env)
        return lambda seconds: _rate(env, "random", FEWER_STEPS, seconds, perf_counter)

    try:
        yield {
            (game.id, loop): timed(game, processes)
            for game in games
            for loop, processes in (("one process", 1), ("two processes", 2))
        }
    finally:
        for env in opened:
            env.close()


def pgx_cases() -> dict[str, Case]:
    pgx = need("pgx")
    return {name: _pgx_loop(pgx.make(name)) for name in PGX}


def _pgx_loop(env: Any) -> Case:
    """Random legal actions; observations and masks are kept, as ours are. Compiled before the first round."""
    jax = need("jax")
    auto_reset = need("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, deal = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choice, odds, axis=1)
        after = step(state, action, jax.random.split(deal, PGX_LANES))
        return (after, key), (state.observation, state.legal_action_mask, action, after.rewards)

    play = jax.jit(lambda carried: jax.lax.scan(decide, carried, None, PGX_STEPS))
    first = jax.random.PRNGKey(1)
    carried = (jax.vmap(env.init)(jax.random.split(first, PGX_LANES)), first)
    carried, _ = jax.block_until_ready(play(carried))

    def run(seconds: float) -> float:
        nonlocal carried
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            carried, _ = jax.block_until_ready(play(carried))
            decisions += PGX_LANES * PGX_STEPS
        return decisions / spent

    return run
