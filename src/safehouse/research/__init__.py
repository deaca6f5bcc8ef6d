"""The games as research environments: PettingZoo, OpenSpiel, batched self-play, the speed table."""

from typing import TYPE_CHECKING, Any, Literal

from safehouse.core.game import AnyGame

if TYPE_CHECKING:
    from safehouse.research.aec import SafehouseEnv
    from safehouse.research.selfplay import Policy, Rollouts


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
    policy: "Policy | Literal['random']" = "random",
    n: int = 1000,
    *,
    seed: str = "rollouts",
    processes: int | None = None,
    record: bool = False,
    **options: Any,
) -> "Rollouts":
    """Play `n` games, many at once, one process per core; see `selfplay.py`. Needs the extra `research`."""
    from safehouse.research.selfplay import rollouts as play

    return play(game, policy, n, seed=seed, processes=processes, record=record, **options)
