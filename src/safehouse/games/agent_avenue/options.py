"""The options of Agent Avenue and the empty position they describe (AA-7.1)."""

from functools import cache
from typing import Literal

from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.agent_avenue.data import BOARD, MODES, SIDE_IDS
from safehouse.games.agent_avenue.moves import CODEBREAKER, DAREDEVIL, DOUBLE_AGENT, ENFORCER
from safehouse.games.agent_avenue.position import seat_players
from safehouse.games.agent_avenue.setup import DRAW_LOTS
from safehouse.games.agent_avenue.state import AgentAvenue


class AgentAvenueOptions(Options, frozen=True, kw_only=True):
    mode: Literal["simple", "advanced"] = "simple"
    variant: Literal["duel", "team3", "team4"] = "duel"
    start: Literal["random", "green", "blue"] = "random"
    deck: Literal["full", "tiny"] = "full"
    """tiny: eight cards, hands of three, for research only; small enough to solve exactly."""

    def seats(self) -> int:
        return len(MODES.variant[self.variant].seat)

    def check(self) -> None:
        if self.deck == "tiny" and (self.mode != "simple" or self.variant != "duel"):
            raise OptionError("deck", "tiny", "full; the tiny deck goes with mode simple and variant duel only")


@cache
def empty_table(options: AgentAvenueOptions) -> AgentAvenue:
    """The table before the deal. Copy it before playing on it."""
    s = AgentAvenue()
    s.seats = options.seats()
    s.advanced = MODES.mode[options.mode].black_market
    s.hand_limit = MODES.hand_size
    s.catch_lead = BOARD.catch_lead
    s.codebreakers = MODES.codebreakers_to_win
    s.daredevils = MODES.daredevils_to_lose
    seats = MODES.variant[options.variant].seat
    swaps = [seat.swaps for seat in seats]
    if options.deck == "tiny":
        _make_tiny(s)
        swaps = [0] * len(seats)
    seat_players(s, [SIDE_IDS.index(seat.side) for seat in seats], swaps)
    return s


def _make_tiny(s: AgentAvenue) -> None:
    s.hand_limit = 3
    s.catch_lead = 3
    s.codebreakers = 2
    s.daredevils = 2
    s.copies = [0] * 8
    for agent in (DOUBLE_AGENT, ENFORCER, CODEBREAKER, DAREDEVIL):
        s.copies[agent] = 2


def starting_side(options: AgentAvenueOptions) -> int:
    return DRAW_LOTS if options.start == "random" else SIDE_IDS.index(options.start)
