"""The tables the rules of Agent Avenue look things up in, from data/*.toml."""
# compiled by mypyc

from typing import Final

from safehouse.games.agent_avenue.codes import Agents, Cards
from safehouse.games.agent_avenue.data import AGENT_DECK, BOARD, MARKET_DECK, Agent, MarketCard
from safehouse.games.agent_avenue.vocabulary import SIDE_IDS

NOTHING: Final = -1
"""No agent or market card."""
NOBODY: Final = -1
"""No seat or side."""


def icon(agent: Agent, copies: int) -> int:
    """An icon without a number (win, lose) does not move the meeple (AA-5.65)."""
    shown = agent.icons[min(copies, len(agent.icons)) - 1]
    return shown if isinstance(shown, int) else 0


def moved_by(agent: Agent, copies: int, cards: list[MarketCard]) -> int:
    spaces = icon(agent, copies)
    for card in cards:
        effect = card.effect
        if effect["op"] == "move_modifier" and effect["agent"] == agent.id:
            spaces = effect["sign"] * effect["factor"] * spaces + effect["add"]
    return spaces


def modifier_of(agent: Agent) -> int:
    for number in range(len(MARKET_DECK.card)):
        if MARKET_DECK.card[number].effect.get("agent") == agent.id:
            return number
    return NOTHING


COPIES: Final[list[int]] = [agent.copies for agent in AGENT_DECK.agent]
"""Copies of each agent in the deck."""
MOST_COPIES: Final[int] = max(COPIES)

ICONS: Final[list[list[int]]] = [
    [0] + [moved_by(agent, copies, []) for copies in range(1, MOST_COPIES + 1)] for agent in AGENT_DECK.agent
]
"""ICONS[agent][copies in play]: spaces to move (AA-5.62, AA-5.70)."""

MODIFIED_BY: Final[list[int]] = [modifier_of(agent) for agent in AGENT_DECK.agent]
"""The ongoing card that changes this agent's movement, or NOTHING; no two change the same (AA-5.105)."""

MODIFIED: Final[list[list[int]]] = [
    [0] + [moved_by(agent, copies, MARKET_DECK.card) for copies in range(1, MOST_COPIES + 1)]
    for agent in AGENT_DECK.agent
]
"""The same as ICONS for a side that owns the card of MODIFIED_BY."""

SPACES: Final[int] = BOARD.spaces
TINY_LEAD: Final = 3
"""What makes a catch with the tiny deck, in place of `BOARD.catch_lead`."""
HOMES: Final[list[int]] = [BOARD.home[side] for side in SIDE_IDS]
IS_HOME: Final[list[bool]] = [space in HOMES for space in range(SPACES)]
IS_MARKET: Final[list[bool]] = [space in BOARD.sides["advanced"].black_market for space in range(SPACES)]

SUPPLY: Final[int] = MARKET_DECK.supply_size
ONGOING: Final[int] = len([card for card in MARKET_DECK.card if card.type == "ongoing"])
"""How many market cards are ongoing; they come first."""
GETAWAY_SPACES: Final[int] = MARKET_DECK.card[Cards.GETAWAY_CAR].effect["spaces"]
"""How far the Getaway Car takes a meeple on (AA-5.113)."""
MASTERPLAN_NAMES: Final[int] = MARKET_DECK.card[Cards.MASTERPLAN].effect["value"]
"""How many different names the Masterplan asks for (AA-5.111)."""

CARD_BIT: Final[list[int]] = [1 << card for card in range(ONGOING)]
"""Ongoing market cards in a side's set."""
AGENT_BIT: Final[list[int]] = [1 << agent for agent in range(Agents.COUNT)]
"""Agents in a set of names."""
ALL_NAMES: Final[int] = sum(AGENT_BIT)

EMPTY: Final[list[int]] = []
"""The initial value of lists that are replaced, never changed in place."""
