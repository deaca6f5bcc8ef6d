"""Games of Agent Avenue so small that every world can be tried out."""

from collections.abc import Callable

from safehouse.core.game import SmallCase
from safehouse.games.agent_avenue.codes import Agents, Cards
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.market import settle
from safehouse.games.agent_avenue.rules.setup import deal_hands
from safehouse.games.agent_avenue.rules.state import AgentAvenue

HIDDEN = {Agents.DOUBLE_AGENT: 1, Agents.CODEBREAKER: 2, Agents.DAREDEVIL: 2, Agents.SENTINEL: 3}
"""The cards in hands and deck; all others lie in play, and nobody has won or lost by them yet."""
HELD = 3
"""Cards in each hand, so few that one more is drawn."""


def market_day(swaps: int, *supply: int) -> Callable[[AgentAvenue], None]:
    """A card of this supply is due to each side."""

    def prepare(s: AgentAvenue) -> None:
        lay_in_play(s)
        deal_anew(s)
        for player in s.players:
            player.swaps = swaps
        s.supply = list(supply)
        s.market = [card for card in range(Cards.COUNT) if card not in supply]
        s.market_drawn = 0
        for side in s.sides:
            side.due = True
        settle(s)

    return prepare


def lay_in_play(s: AgentAvenue) -> None:
    for agent in range(Agents.COUNT):
        shown = s.copies[agent] - HIDDEN.get(agent, 0)
        s.sides[0].in_play[agent] = shown // 2
        s.sides[1].in_play[agent] = shown - shown // 2


def deal_anew(s: AgentAvenue) -> None:
    copies, limit = s.copies, s.hand_limit
    s.copies = [HIDDEN.get(agent, 0) for agent in range(Agents.COUNT)]
    s.hand_limit = HELD
    s.drawn = 0
    for player in s.players:
        player.hand = [0] * Agents.COUNT
    deal_hands(s)
    s.copies, s.hand_limit = copies, limit


ADVANCED = AgentAvenueOptions(mode="advanced", start="green")

SMALL_CASES = [
    SmallCase(AgentAvenueOptions(deck="tiny", start="green"), longest=7),
    SmallCase(
        ADVANCED,
        longest=8,
        ahead=0,
        prepare=market_day(1, Cards.OUTPOST, Cards.DOUBLE_TROUBLE, Cards.SECRET_RECRUIT),
    ),
    SmallCase(
        ADVANCED,
        longest=9,
        ahead=0,
        prepare=market_day(1, Cards.SPYCATION, Cards.MIND_CONTROL, Cards.DOUBLE_TROUBLE),
    ),
]
