"""The bots of Stationfall, as the house looks for them. BOTS.md tells how strong they are."""

from collections.abc import Mapping

from safehouse.bots.bot import Maker
from safehouse.bots.levels import Level
from safehouse.core.moves import Value
from safehouse.core.state import State
from safehouse.games.stationfall.bots import judgement
from safehouse.games.stationfall.bots.beliefs import hidden_identities
from safehouse.games.stationfall.bots.greedy import Greedy
from safehouse.games.stationfall.bots.learned import Learned
from safehouse.games.stationfall.bots.planner import Planner
from safehouse.games.stationfall.bots.schemer import Schemer
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.tables.names import IDENTITY_IDS


def evaluate(world: State, seat: int) -> float:
    """How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""
    assert isinstance(world, Position)
    return judgement.evaluate(world, seat)


def facts(world: State, seat: int) -> Mapping[str, Value]:
    """Who the others are, as long as they have not shown it; with two players each has two conspiracies."""
    assert isinstance(world, Position)
    hidden = hidden_identities(world, seat)
    return {fact: IDENTITY_IDS[world.identity[colour]] for fact, colour in hidden.items()}


BOTS: dict[str, Maker] = {"greedy": Greedy, "planner": Planner, "schemer": Schemer, "learned": Learned}
LEVELS: dict[str, Level] = {
    "easy": Level(
        "greedy:worlds=1+sight=0.05+noise=0.2+wary=1", "thinks of one move of every kind and judges it roughly"
    ),
    "normal": Level(
        "greedy:worlds=1+sight=0.3+wary=1", "thinks of some moves of every kind, in one imagined world"
    ),
    "hard": Level("greedy:worlds=1+sight=0.7+wary=1", "overlooks a third of the moves, in one imagined world"),
    "expert": Level(
        "schemer", "plays for victory: guesses and hinders the rivals, and looks two own turns further"
    ),
}
