"""What a bot is: it receives a view and the moves open to it, never a state."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable
from types import ModuleType

from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View


class Bot(ABC):
    """One player's mind. The same view, moves and random stream give the same choice."""

    @abstractmethod
    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        """One of `moves`."""


class UnknownBot(SafehouseError):
    """There is no bot of this name for this game."""


Maker = Callable[[AnyGame], Bot]


def hooks(game: AnyGame) -> ModuleType | None:
    """The game's own `bots.py`, where it has one."""
    name = f"{type(game).__module__}.bots"
    if importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


def makers(game: AnyGame) -> dict[str, Maker]:
    """Every bot that can play this game, by name."""
    from safehouse.bots.greedy import Greedy
    from safehouse.bots.random_bot import RandomBot

    found: dict[str, Maker] = {"random": lambda _: RandomBot()}
    own = hooks(game)
    if own is not None and hasattr(own, "evaluate"):
        found["greedy"] = lambda g: Greedy(g, own.evaluate)
    if own is not None:
        found |= getattr(own, "BOTS", {})
    return found


def make(name: str, game: AnyGame) -> Bot:
    known = makers(game)
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r} for {game.id}; there are: {', '.join(known)}")
    return known[name](game)
