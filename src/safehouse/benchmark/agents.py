"""Agents by name: a bot of the house, a file with weights, or a function of one's own."""

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from safehouse.bots.bot import Bot
from safehouse.bots.roster import UnknownBot, make, makers
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.view import View

WEIGHTS: Final = ".npz"

Chooser = Callable[[View, list[int], Stream], int]
"""What a function may give in place of a `Bot`: an answer to a view, the open moves and a random stream."""


class ChooserBot(Bot):
    """A bot that is one function."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        return self._chooser(view, moves, random)


def make_agent(spec: str, game: AnyGame, options: Options, seated: Sequence[str] = ()) -> Bot:
    """`expert` or `planner:iterations=500`: a bot of the house. `policy.npz`: weights of the training example.
    `package.module:function`: called with the game, it gives a `Bot` or a `Chooser`."""
    if spec.partition(":")[0] in makers(game):
        return make(spec, game, options, seated)
    bot = _of_weights(Path(spec), game) if spec.endswith(WEIGHTS) else _of_function(spec, game)
    bot.sit(options, seated)
    return bot


def only_game_of(spec: str) -> str | None:
    """The one game that an agent plays; None for an agent that may play any."""
    if not spec.endswith(WEIGHTS):
        return None
    from safehouse.research.learned import trained_for

    return trained_for(Path(spec))


def _of_weights(path: Path, game: AnyGame) -> Bot:
    from safehouse.research.learned import LearnedBot, load

    return LearnedBot(game, load(game, path))


def _of_function(spec: str, game: AnyGame) -> Bot:
    module, colon, name = spec.partition(":")
    if not colon or not module or not name.isidentifier():
        raise UnknownBot(
            f"{spec!r} is no agent: name a bot of {game.id} ({', '.join(makers(game))}), a file with weights "
            f"(policy{WEIGHTS}) or a function (package.module:function)"
        )
    try:
        maker: Callable[[AnyGame], Any] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"agent {spec!r} cannot be had: {error}") from None
    made = maker(game)
    if not isinstance(made, Bot) and not callable(made):
        raise UnknownBot(f"agent {spec!r} gives {made!r}, which is neither a bot nor a function of a view")
    return made if isinstance(made, Bot) else ChooserBot(made)
