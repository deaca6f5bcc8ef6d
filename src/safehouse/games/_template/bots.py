"""What is special to the bots of Dead Drop."""

from safehouse.core.state import State
from safehouse.games._template.rules import NOBODY, DeadDrop


def evaluate(world: State, seat: int) -> float:
    """From -1 (lost) to 1 (won); undecided positions by the difference of the envelopes."""
    assert isinstance(world, DeadDrop)
    if world.winner != NOBODY:
        return 1.0 if world.winner == seat else -1.0
    return (world.held[seat] - world.held[1 - seat]) / 6
