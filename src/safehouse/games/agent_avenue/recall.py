"""From a view back to a position: everything the seat knows, and what it cannot locate."""

from safehouse.games.agent_avenue import dossier
from safehouse.games.agent_avenue.data import AGENT_IDS, MARKET_IDS, SIDE_IDS
from safehouse.games.agent_avenue.imagine import AgentAvenueWorlds
from safehouse.games.agent_avenue.moves import AGENTS, ANSWER, COVER, MARKET, MARKET_CARDS, NOTHING
from safehouse.games.agent_avenue.options import AgentAvenueOptions, empty_table
from safehouse.games.agent_avenue.position import Position
from safehouse.games.agent_avenue.tables import CARD_BIT
from safehouse.games.agent_avenue.view import ENTRIES, PHASES, AgentAvenueView, PlayerView

AGENT = {name: i for i, name in enumerate(AGENT_IDS)}
CARD = {name: i for i, name in enumerate(MARKET_IDS)}


def worlds(view: AgentAvenueView) -> AgentAvenueWorlds:
    base = recall(view)
    return AgentAvenueWorlds(base, view.seat, unlocated(base, view))


def recall(view: AgentAvenueView) -> Position:
    """The position as this seat knows it: hands of others empty, the market deck as an unordered set."""
    variant = {2: "duel", 3: "team3", 4: "team4"}[len(view.players)]
    options = AgentAvenueOptions.read({"mode": view.mode, "variant": variant, "deck": view.deck})
    s = empty_table(options).copy()
    s.turn = view.turn
    s.active = SIDE_IDS.index(view.active)
    s.phase = PHASES.index(view.phase)
    s.deck = [NOTHING] * view.deck_size
    for side, known in zip(s.sides, view.sides, strict=True):
        side.progress = known.progress
        side.due = known.due
        for name, count in known.in_play.items():
            side.in_play[AGENT[name]] = count
        side.ongoing = sum(CARD_BIT[CARD[card]] for card in known.ongoing)
    for player, hand in zip(s.players, view.players, strict=True):
        player.hand_size = hand.hand_size
        player.swaps = hand.swaps_left
        player.swapped = [AGENT[name] for name in hand.swapped or []] or [NOTHING] * hand.swapped_size
        for name in hand.hand or []:
            player.hand[AGENT[name]] += 1
        player.dossier = _dossier(hand)
    _recall_middle(s, view)
    _recall_market(s, view)
    return s


def _dossier(player: PlayerView) -> list[int]:
    entries: list[int] = []
    for name, argument in player.memory:
        entries.append(ENTRIES.index(name))
        if isinstance(argument, int):
            entries.append(argument)
        elif isinstance(argument, str):
            entries.append(AGENT[argument])
        else:
            entries.append(sum(dossier.AGENT_BIT[AGENT[agent]] for agent in argument))
    return entries


def _recall_middle(s: Position, view: AgentAvenueView) -> None:
    offer = view.offer
    if offer is not None:
        s.up = AGENT[offer.up] if offer.up is not None else NOTHING
        s.down = AGENT[offer.down] if offer.down is not None else NOTHING
        s.up_seat = offer.up_seat
        s.down_seat = offer.down_seat
        s.kept = offer.kept
    if s.phase == ANSWER:
        s.decider = 1 - s.active
    if s.phase == MARKET:
        s.decider = s.active if s.sides[s.active].due else 1 - s.active
    if view.resolving is not None:
        s.card = CARD[view.resolving]
        s.taker = view.pending[0]
    if view.taken_back is not None:
        s.chosen = AGENT[view.taken_back]


def _recall_market(s: Position, view: AgentAvenueView) -> None:
    s.supply = [CARD[card] for card in view.supply]
    s.discard = [CARD[card] for card in view.market_discard]
    if not s.advanced:
        return
    seen = {*s.supply, *s.discard, s.card}
    for side in s.sides:
        seen |= {card for card in range(len(CARD_BIT)) if side.owns(card)}
    s.market = [card for card in range(MARKET_CARDS) if card not in seen]


def unlocated(s: Position, view: AgentAvenueView) -> list[int]:
    """How many cards of each name this seat cannot locate."""
    left = s.copies.copy()
    for side in s.sides:
        for agent in range(AGENTS):
            left[agent] -= side.in_play[agent]
    if view.seat >= 0:
        own = s.players[view.seat]
        for agent in range(AGENTS):
            left[agent] -= own.hand[agent]
        for agent in own.swapped:
            left[agent] -= 1
    up_is_out_of_hand = s.phase == ANSWER or (s.phase == COVER and s.is_pair(s.active))
    if up_is_out_of_hand:
        left[s.up] -= 1
    if s.down != NOTHING:
        left[s.down] -= 1
    return left
