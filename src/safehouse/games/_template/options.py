"""What can be chosen before a game of Dead Drop."""

from safehouse.core.options import Options


class DeadDropOptions(Options, frozen=True, kw_only=True):
    """Nothing to choose."""
