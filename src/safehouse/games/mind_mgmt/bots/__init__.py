"""What thinks in MIND MGMT, as the house looks for it."""

from typing import Final

from safehouse.bots.bot import Maker
from safehouse.bots.levels import Level
from safehouse.games.mind_mgmt.bots.evaluation import evaluate, facts
from safehouse.games.mind_mgmt.bots.players import TwoSidedBot, ladder, rollout, tracker, wanderer

BOTS: Final[dict[str, Maker]] = {
    "rollout": rollout,
    "wanderer": lambda _: TwoSidedBot(wanderer(), aimless=True),
    "tracker": tracker,
    "ladder": ladder,
}

LEVELS: Final = {
    "easy": Level("ladder:level=easy", "weighs recruits and distance; as Agents sees little but the tokens"),
    "normal": Level("ladder:level=normal", "knows what the Agents can deduce; as Agents forgets most answers"),
    "hard": Level("ladder:level=hard", "tries two actions in its mind; as Agents keeps a few trails in mind"),
    "expert": Level("ladder:level=expert", "plays its actions out to the end; as Agents forgets nothing"),
}

__all__ = ["BOTS", "LEVELS", "evaluate", "facts"]
