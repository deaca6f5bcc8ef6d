"""Games of Agent Avenue so small that every world can be tried out."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from safehouse.core.game import SmallCase
from safehouse.core.seats import bit
from safehouse.games.agent_avenue.codes import Agents, Cards, Events, Phases
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.market import settle, take_into_hand
from safehouse.games.agent_avenue.rules.play_step import swap
from safehouse.games.agent_avenue.rules.setup import deal_hands, empty_table
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.vocabulary import SIDE_IDS
from safehouse.games.agent_avenue.worlds.imagine import held_names

HIDDEN: dict[int, int] = {
    Agents.DOUBLE_AGENT: 1,
    Agents.CODEBREAKER: 2,
    Agents.DAREDEVIL: 2,
    Agents.SENTINEL: 3,
}
"""The cards in hands and deck; all others lie in play, and nobody has won or lost by them yet."""
FEWER = HIDDEN | {Agents.SENTINEL: 2}
ALIKE: dict[int, int] = {Agents.CODEBREAKER: 2, Agents.DAREDEVIL: 2, Agents.SENTINEL: 4}
"""Cards with which a whole hand is now and then of one name."""
SCANT: dict[int, int] = {Agents.CODEBREAKER: 2, Agents.DAREDEVIL: 2, Agents.SENTINEL: 1}
PAIR = 2
HELD = 3
"""Cards in each hand, so few that one more is drawn."""


def market_day(swaps: int, *supply: int) -> Callable[[AgentAvenue], None]:
    """A card of this supply is due to each side; of two names all the open cards are on one side."""

    def prepare(s: AgentAvenue) -> None:
        lay_in_play(s, HIDDEN)
        for number, agent in enumerate((Agents.SENTINEL, Agents.DOUBLE_AGENT)):
            s.sides[1 - number].in_play[agent] += s.sides[number].in_play[agent]
            s.sides[number].in_play[agent] = 0
        deal_anew(s, HIDDEN)
        for player in s.players:
            player.swaps = swaps
        open_market(s, supply)

    return prepare


def open_market(s: AgentAvenue, supply: Sequence[int]) -> None:
    s.supply = list(supply)
    s.market = [card for card in range(Cards.COUNT) if card not in supply]
    s.market_drawn = 0
    for side in s.sides:
        side.due = True
    settle(s)


def last_market_cards(s: AgentAvenue) -> None:
    """The cards on offer are the last ones; no other comes for them."""
    market_day(1, Cards.OUTPOST, Cards.DOUBLE_TROUBLE)(s)
    s.discard, s.market = s.market, []


def market_after_a_swap(s: AgentAvenue) -> None:
    """Of a hand whose player has stolen a Sentinel and swapped a card away, an ability tells something more."""
    lay_in_play(s, SCANT)
    deal_anew(s, SCANT, 1)
    for side in s.sides:
        seat = side.seats[-1]
        steal(s, seat, Agents.SENTINEL)
        swap(s, seat, s.random.choose(held_names(s.players[seat])))
    tell_what_is_held(s)
    open_market(s, (Cards.OUTPOST,))


def tell_what_is_held(s: AgentAvenue) -> None:
    """Of a card that was drawn nobody needs to remember that it was not dealt."""
    s.events = []
    for seat, player in enumerate(s.players):
        for agent, copies in enumerate(player.hand):
            for _ in range(copies):
                s.tell_only(bit(seat), Events.DEALT, seat, agent)
        for agent in player.swapped:
            s.tell(bit(seat), Events.SWAPPED, seat, agent, agent, player.swaps, s.deck_size())


def known_cards(swaps: int, hidden: dict[int, int], held: int) -> Callable[[AgentAvenue], None]:
    """The last player of each side has stolen a Sentinel. Everybody may swap, while the deck lasts."""

    def prepare(s: AgentAvenue) -> None:
        lay_in_play(s, hidden)
        deal_anew(s, hidden, held)
        for player in s.players:
            player.swaps = swaps
        for side in s.sides:
            steal(s, side.seats[-1], Agents.SENTINEL)
        s.phase = Phases.PLAY

    return prepare


def steal(s: AgentAvenue, seat: int, agent: int) -> None:
    s.sides[1 - s.players[seat].side].in_play[agent] -= 1
    take_into_hand(s.players[seat], agent)
    s.tell_all(Events.STOLE, seat, agent)


def lay_in_play(s: AgentAvenue, hidden: dict[int, int]) -> None:
    for agent in range(Agents.COUNT):
        shown = s.copies[agent] - hidden.get(agent, 0)
        s.sides[0].in_play[agent] = shown // 2
        s.sides[1].in_play[agent] = shown - shown // 2


def deal_anew(s: AgentAvenue, hidden: dict[int, int], held: int = HELD) -> None:
    copies, limit = s.copies, s.hand_limit
    s.copies = [hidden.get(agent, 0) for agent in range(Agents.COUNT)]
    s.hand_limit = held
    s.drawn = 0
    for player in s.players:
        player.hand = [0] * Agents.COUNT
    deal_hands(s)
    s.copies, s.hand_limit = copies, limit


def tiny_deals(options: AgentAvenueOptions) -> Iterator[tuple[AgentAvenue, int]]:
    """Every deal of the tiny deck and in how many orders of its cards it can come (AA-4.30)."""
    base = empty_table(options)
    cards = [agent for agent in range(Agents.COUNT) for _ in range(base.copies[agent])]
    size = base.hand_limit
    ways: dict[tuple[int, ...], int] = {}
    for order in set(permutations(cards)):
        dealt = (*sorted(order[:size]), *sorted(order[size : 2 * size]), *order[2 * size :])
        ways[dealt] = ways.get(dealt, 0) + 1
    starters = range(len(base.sides)) if options.start == "random" else [SIDE_IDS.index(options.start)]
    for dealt, count in sorted(ways.items()):
        for starter in starters:
            yield _dealt(base, list(dealt), starter), count


def _dealt(base: AgentAvenue, deck: list[int], starter: int) -> AgentAvenue:
    state = base.copy()
    state.active = starter
    state.deck = deck
    for player in state.players:
        for _ in range(state.hand_limit):
            player.hand[deck[state.drawn]] += 1
            state.drawn += 1
        player.hand_size = state.hand_limit
    return state


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
    SmallCase(ADVANCED, longest=5, ahead=0, prepare=known_cards(1, FEWER, HELD)),
    SmallCase(ADVANCED, longest=1, ahead=0, prepare=known_cards(2, FEWER, HELD)),
    SmallCase(ADVANCED, longest=5, ahead=0, prepare=known_cards(1, ALIKE, PAIR)),
    SmallCase(ADVANCED, free=3, longest=2, ahead=0, prepare=market_after_a_swap),
    SmallCase(
        AgentAvenueOptions(mode="advanced", variant="team3", start="green"),
        longest=5,
        ahead=0,
        prepare=known_cards(1, ALIKE, PAIR),
    ),
    SmallCase(ADVANCED, longest=5, ahead=0, prepare=last_market_cards),
]
