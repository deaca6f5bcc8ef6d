"""Hints during play: how far a table has agreed to them, and which were taken."""

from typing import Final, Literal, get_args

import msgspec

HintLevel = Literal["rules", "deduced", "move"]
"""`rules`: what the question is about; `deduced`: what follows from what the seat has seen; `move`: one that is
open, as a judge of reviews weighs them."""
HintRule = Literal["off", "rules", "deduced", "move"]
"""The most that a table has agreed to."""
HINT_RULES: Final[tuple[HintRule, ...]] = get_args(HintRule)


class TakenHint(msgspec.Struct, frozen=True):
    """`after`: how many entries the record had then."""

    after: int
    seat: int
    level: HintLevel


def usual_rule(people: int) -> HintRule:
    """Where nobody said anything: whoever plays against bots alone may be told a move."""
    return "move" if people == 1 else "rules"


def allows(rule: HintRule, level: HintLevel, people: int) -> bool:
    """Nobody is told a move against people, whatever was agreed."""
    return HINT_RULES.index(level) <= HINT_RULES.index(rule) and (level != "move" or people == 1)
