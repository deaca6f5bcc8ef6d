"""The games as research environments: PettingZoo, OpenSpiel, batched self-play, the speed table."""

from typing import TYPE_CHECKING, Any

from safehouse.core.game import AnyGame

if TYPE_CHECKING:
    from safehouse.research.aec import SafehouseEnv


def pettingzoo_env(
    game: str | AnyGame, render_mode: str | None = None, language: str = "en", **options: Any
) -> "SafehouseEnv":
    """A PettingZoo AEC environment of a game; needs the extra `research`."""
    from safehouse.research.aec import env

    return env(game, render_mode, language, **options)
