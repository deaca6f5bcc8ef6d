"""How much of the game is in play: the whole city, by mode, or a block of it for research (MM-1.08)."""
# compiled by mypyc

from typing import ClassVar, Final

from safehouse.games.mind_mgmt import data
from safehouse.games.mind_mgmt.codes import Agents, Features, Locations
from safehouse.games.mind_mgmt.tables.city import EDGE
from safehouse.games.mind_mgmt.tables.limits import (
    END_FULL,
    END_TRAINING,
    RECRUITS_FULL,
    RECRUITS_TRAINING,
)


class Scope:
    """Never changed after it is built: shared by all games."""

    FIXED: ClassVar[bool] = True

    def __init__(self, last_hour: int = END_FULL, recruits: int = RECRUITS_FULL) -> None:
        self.last_hour: int = last_hour
        self.recruits: int = recruits
        """To win (MM-8.01)."""
        self.is_block: bool = False
        self.starts: list[int] = list(range(Locations.COUNT))
        """Where the Recruiter may begin (MM-4.16)."""
        self.posts: list[int] = EDGE
        """Where Agents are placed (MM-4.30)."""
        self.agents: list[int] = list(range(Agents.COUNT))
        self.features: list[int] = list(range(Features.COUNT))
        """The cards of the feature deck."""
        self.mayhem: list[int] = []
        """Tokens that lie on the board before the game."""
        self.slip_tokens: int = 1
        """In front of the screen (MM-4.14)."""


def _block() -> Scope:
    given = data.BLOCK
    scope = Scope(given.last_hour, given.recruits)
    scope.is_block = True
    scope.starts = [data.LOCATION_IDS.index(place) for place in given.starts]
    scope.posts = [data.LOCATION_IDS.index(place) for place in given.posts]
    scope.agents = [data.AGENT_IDS.index(agent) for agent in given.agents]
    scope.features = sorted([data.FEATURE_IDS.index(feature) for feature in given.features])
    scope.mayhem = [data.BORDER_IDS.index(border) for border in given.mayhem]
    scope.slip_tokens = given.slip_tokens
    return scope


WHOLE: Final[Scope] = Scope()
TRAINING: Final[Scope] = Scope(END_TRAINING, RECRUITS_TRAINING)
BLOCK: Final[Scope] = _block()


def scope_of(full: bool, block: bool) -> Scope:
    if block:
        return BLOCK
    return WHOLE if full else TRAINING
