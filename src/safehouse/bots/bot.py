"""What a bot is: it receives a view and the moves open to it, never a state."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import ModuleType

from safehouse.bots.thought import Thought
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.topics import Saying
from safehouse.core.view import View


class Bot(ABC):
    """One player's mind. A fresh bot given the same view, moves and random stream makes the same choice;
    later it may also use what it remembers of the views it was shown."""

    options: Options | None = None
    seated: Sequence[str] = ()

    def sit(self, options: Options, seated: Sequence[str] = ()) -> None:
        """Take a seat in a game, and be told what everybody at the table knows: its options, and by seat the
        bot that holds it, "" for a person. Where nothing is said of that, everybody is a bot like this one."""
        self.options = options
        self.seated = seated

    @abstractmethod
    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        """One of `moves`."""

    def meaning(self, view: View, move: int) -> list[Saying]:
        """What it wants to tell the others by this move, for replays; [] where it speaks to nobody."""
        return []

    def thought(self) -> Thought | None:
        """Why the last choice was made, for replays; None from a bot that cannot say."""
        return None

    def limit(self, iterations: int) -> None:  # noqa: B027
        """Think by count and not by clock, with at most this effort; for laws and tests."""

    def rest(self) -> None:  # noqa: B027
        """Let go of helpers such as processes."""


Maker = Callable[..., Bot]
"""Called with the game, and with the settings of a bot that has any."""


def hooks(game: AnyGame) -> ModuleType | None:
    """The game's own `bots`, where it has them."""
    name = f"{type(game).__module__}.bots"
    if importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)
