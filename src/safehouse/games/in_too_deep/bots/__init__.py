"""The bots of In Too Deep: what the house looks for."""

from safehouse.games.in_too_deep.bots.schemer import BOTS, LEVELS, evaluate, facts

__all__ = ["BOTS", "LEVELS", "evaluate", "facts"]
