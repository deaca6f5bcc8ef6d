"""Set-up (section 4): the empty table, the deal, the research variant with a tiny deck."""
# compiled by mypyc

from functools import cache

from safehouse.core.random import Stream
from safehouse.core.seats import bit
from safehouse.games.agent_avenue.codes import Agents, Cards, Events
from safehouse.games.agent_avenue.data import BOARD, MODES
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.position import Player, Position, Side
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tables import HOMES, SUPPLY, TINY_LEAD
from safehouse.games.agent_avenue.vocabulary import SIDE_IDS


def deal(options: AgentAvenueOptions, seed: str, listen: bool) -> AgentAvenue:
    """Hands, then the market, then the starting side (AA-4.3 to AA-4.5, AA-4.11)."""
    s = empty_table(options).copy()
    s.events = [] if listen else None
    s.random = Stream(seed)
    deal_hands(s)
    if s.advanced:
        open_market(s)
    s.active = s.random.below(2) if options.start == "random" else SIDE_IDS.index(options.start)
    s.tell_all(Events.STARTS, s.active)
    return s


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
    chairs = MODES.variant[options.variant].seat
    seat_players(s, options.teams(), [chair.swaps for chair in chairs])
    if options.deck == "tiny":
        make_tiny(s)
    return s


def seat_players(s: Position, teams: list[list[int]], swaps: list[int]) -> None:
    """Both sides with their players, whose hands are empty; `swaps` by seat."""
    s.players = [Player() for _ in swaps]
    for number in range(len(teams)):
        side = Side(HOMES[number])
        side.in_play = [0] * Agents.COUNT
        side.seats = teams[number]
        s.sides.append(side)
        for seat in side.seats:
            player = s.players[seat]
            player.side = number
            player.hand = [0] * Agents.COUNT
            player.swaps = swaps[seat]


def make_tiny(s: Position) -> None:
    """AA-4.30"""
    s.hand_limit = 3
    s.catch_lead = TINY_LEAD
    s.codebreakers = 2
    s.daredevils = 2
    s.copies = [0] * Agents.COUNT
    for agent in (Agents.DOUBLE_AGENT, Agents.ENFORCER, Agents.CODEBREAKER, Agents.DAREDEVIL):
        s.copies[agent] = 2
    for player in s.players:
        player.swaps = 0


def deal_hands(s: Position) -> None:
    deck = []
    for agent in range(Agents.COUNT):
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
            s.tell_only(bit(seat), Events.DEALT, seat, agent)
        player.hand_size = s.hand_limit


def open_market(s: Position) -> None:
    """AA-4.11, AA-4.12"""
    market = list(range(Cards.COUNT))
    s.random.shuffle(market)
    s.market = market
    s.supply = market[:SUPPLY]
    s.market_drawn = SUPPLY
    for card in s.supply:
        s.tell_all(Events.SUPPLY_OPENED, card)
