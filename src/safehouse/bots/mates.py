"""What a bot says where it decides together with mates (`core.agreement`)."""

from collections.abc import Callable
from typing import Final

from safehouse.bots.bot import Bot, hooks
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.view import View

Propose = Callable[[View, int, list[int], Stream], int]
"""Of a game's `bots`: from a view, the decision that a bot would make, or one of these notes where what it
proposes promises more."""
HOOK: Final = "propose"


def choose(bot: Bot, game: AnyGame, view: View, moves: list[int], random: Stream) -> int:
    """One of `moves`; the notes among them propose what only a mate can do."""
    decisions = [move for move in moves if move < game.space.first_note]
    notes = moves[len(decisions) :]
    chosen = bot.choose(view, decisions, random)
    propose: Propose | None = getattr(hooks(game), HOOK, None)
    return propose(view, chosen, notes, random) if notes and propose is not None else chosen
