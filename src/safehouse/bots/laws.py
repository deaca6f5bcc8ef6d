"""The laws that need bots; the others are in `core.laws`."""

from typing import Final

from safehouse.bots import honesty
from safehouse.bots.lessons import decide
from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, Law, demand
from safehouse.core.laws.lessons import examine_lessons


def bots_are_honest(game: AnyGame, effort: Effort) -> str:
    """The same seed and budget give the same move in any two states that look the same to the seat."""
    peeking = honesty.check(game, positions=max(1, effort.games // 6), worlds=effort.worlds)
    demand(not peeking, str(peeking[0]) if peeking else "")
    return f"every bot in {len(game.configurations())} configurations"


def lessons_hold(game: AnyGame, effort: Effort) -> str:
    return examine_lessons(game, decide)


HONESTY: Final = Law(13, "bots know only their view", bots_are_honest)
LESSONS_HOLD: Final = Law(19, "lessons hold", lessons_hold)
LAWS: Final = (HONESTY, LESSONS_HOLD)
