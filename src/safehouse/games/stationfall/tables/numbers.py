"""Numbers with a meaning: where one kind of component ends and another begins, places that are none."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import Abilities, Items, Kinds, Pawns, Sections

FIRST_POD: Final = Sections.MCQUEEN
CREW: Final = Pawns.MONSTER
"""Pawns below this one are of characters."""
LOOSE_ITEMS: Final = Items.INTEGRAL_HELMET
"""Items below this one can leave their possessor; the rest are integral (SF-8.4)."""
FIRST_UNIQUE: Final = Items.ANTIMATTER
LASTING: Final = Abilities.HOLLOW_PROMISES
"""Abilities below this one stay with a character as a skill; the others act once, at the reveal."""
LAST_ACTION: Final = Kinds.FEED
"""Kinds of move up to this one are actions of a character; the rest are decisions of a player."""

NOWHERE: Final = -1
OFF_BOARD: Final = -2
ENGULFED: Final = -3


def _powers() -> list[int]:
    powers = [1]
    for k in range(61):
        powers.append(powers[k] * 2)
    return powers


POWER_OF_TWO: Final = _powers()
