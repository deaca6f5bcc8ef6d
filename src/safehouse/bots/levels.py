"""The levels people choose from: each a stated bot and budget, weaker by less search or more noise."""

from typing import Final

import msgspec

from safehouse.bots.bot import hooks
from safehouse.core.game import AnyGame

NAMES: Final = ("easy", "normal", "hard", "expert")


class Level(msgspec.Struct, frozen=True):
    """`bot` names the bot with its settings; `policy` says in one sentence what it does."""

    bot: str
    policy: str


BY_EVALUATION: Final = {
    "easy": Level("greedy:worlds=8+noise=0.5", "looks one move ahead with a judgement that is often off"),
    "normal": Level("greedy", "looks one move ahead over 24 imagined worlds"),
}
BY_SEARCH: Final = {
    "easy": Level("planner:iterations=40+seconds=1", "searches 40 imagined games"),
    "normal": Level("planner:iterations=250+seconds=1", "searches 250 imagined games"),
    "hard": Level("planner:iterations=2000+seconds=1", "searches 2,000 imagined games, for a second at most"),
    "expert": Level(
        "planner:iterations=20000+seconds=1+form=multiple",
        "searches 20,000 imagined games, for a second at most, with a tree of its own for each seat",
    ),
}


def levels(game: AnyGame) -> dict[str, Level]:
    """The four levels of a game, the weakest first: its own where its `bots.py` names LEVELS."""
    own = hooks(game)
    chosen = dict(BY_SEARCH)
    if own is not None and hasattr(own, "evaluate"):
        chosen |= BY_EVALUATION
    chosen |= getattr(own, "LEVELS", {})
    return {name: chosen[name] for name in NAMES}
