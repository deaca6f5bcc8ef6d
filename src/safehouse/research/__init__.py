"""The games as research environments: PettingZoo, OpenSpiel, many games at once, the speed table."""

from typing import TYPE_CHECKING, Any

from safehouse.core.game import AnyGame

if TYPE_CHECKING:
    from safehouse.bots.cluster import Where
    from safehouse.research.aec import SafehouseEnv
    from safehouse.research.asked import Policy
    from safehouse.research.selfplay import Rollouts
    from safehouse.research.vector_env import VectorEnv


def pettingzoo_env(
    game: str | AnyGame,
    render_mode: str | None = None,
    language: str = "en",
    reward: str = "win",
    perspective: str | None = None,
    **options: Any,
) -> "SafehouseEnv":
    """A PettingZoo AEC environment of a game; needs the extra `research`."""
    from safehouse.research.aec import env

    return env(game, render_mode, language, reward, perspective, **options)


def rollouts(
    game: str | AnyGame,
    policy: "Policy" = "random",
    n: int = 1000,
    *,
    seed: str = "rollouts",
    processes: int | None = None,
    record: bool = False,
    reward: str = "win",
    where: "Where" = "cores",
    **options: Any,
) -> "Rollouts":
    """Play `n` games, many at once, one process per core or on Ray; see `selfplay.py`. Needs the extra
    `research`."""
    from safehouse.research.selfplay import rollouts as play

    return play(
        game, policy, n, seed=seed, processes=processes, record=record, reward=reward, where=where, **options
    )


def vector(
    game: str | AnyGame,
    n: int = 256,
    *,
    seed: str | int | None = None,
    reward: str = "win",
    processes: int = 1,
    **options: Any,
) -> "VectorEnv":
    """`n` games at once, arrays in and arrays out; see `vector_env.py`. Needs the extra `research`."""
    from safehouse.research.vector_env import make

    return make(game, n, seed, reward, processes, options)
