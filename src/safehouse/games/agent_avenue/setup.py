"""Section 4 of the ledger: set-up."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import bit
from safehouse.games.agent_avenue.moves import AGENTS, DEALT, MARKET_CARDS, STARTS, SUPPLY_OPENED
from safehouse.games.agent_avenue.position import Position
from safehouse.games.agent_avenue.tables import SUPPLY

DRAW_LOTS: Final = -1


def deal(s: Position, starting_side: int) -> None:
    """Hands, then the market, then the starting side (AA-4.3 to AA-4.5, AA-4.11)."""
    deal_hands(s)
    if s.advanced:
        open_market(s)
    s.active = s.random.below(2) if starting_side == DRAW_LOTS else starting_side
    s.tell_all(STARTS, s.active)


def deal_hands(s: Position) -> None:
    deck = []
    for agent in range(AGENTS):
        for i in range(s.copies[agent]):
            deck.append(agent)
    s.random.shuffle(deck)
    s.deck = deck
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(s.hand_limit):
            agent = deck[s.drawn]
            s.drawn += 1
            player.hand[agent] += 1
            s.tell_only(bit(seat), DEALT, seat, agent)
        player.hand_size = s.hand_limit


def open_market(s: Position) -> None:
    """AA-4.11, AA-4.12"""
    market = list(range(MARKET_CARDS))
    s.random.shuffle(market)
    s.market = market
    s.supply = market[:SUPPLY]
    s.market_drawn = SUPPLY
    for card in s.supply:
        s.tell_all(SUPPLY_OPENED, card)
