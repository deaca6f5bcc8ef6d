"""From a view back to a position: everything the seat knows, and what it cannot locate."""

from safehouse.core.view import View
from safehouse.games.agent_avenue.codes import Agents, Cards, Phases
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.rules.setup import empty_table
from safehouse.games.agent_avenue.tables import AGENT_BIT, CARD_BIT, NOTHING, ONGOING
from safehouse.games.agent_avenue.view import AgentAvenueView, PlayerView
from safehouse.games.agent_avenue.vocabulary import AGENT, CARD, ENTRY_IDS, PHASE_IDS, SIDE_IDS
from safehouse.games.agent_avenue.worlds.imagine import AgentAvenueWorlds


def worlds(view: AgentAvenueView) -> AgentAvenueWorlds:
    base = recall(view)
    return AgentAvenueWorlds(base, view.seat, unlocated(base, view))


def options_of(view: View) -> AgentAvenueOptions:
    """The options of the game this view comes from, as far as they matter after the deal."""
    assert isinstance(view, AgentAvenueView)
    variant = {2: "duel", 3: "team3", 4: "team4"}[len(view.players)]
    solo = view.players[-1].side if variant == "team3" else "blue"
    return AgentAvenueOptions.read({"mode": view.mode, "variant": variant, "solo": solo, "deck": view.deck})


def recall(view: AgentAvenueView) -> Position:
    """The position as this seat knows it: hands of others empty, the market deck as an unordered set."""
    s = empty_table(options_of(view)).copy()
    s.turn = view.turn
    s.active = SIDE_IDS.index(view.active)
    s.phase = PHASE_IDS.index(view.phase)
    s.deck = [NOTHING] * view.deck_size
    for side, known in zip(s.sides, view.sides, strict=True):
        side.progress = known.progress
        side.due = known.due
        for name, count in known.in_play.items():
            side.in_play[AGENT.index[name]] = count
        side.ongoing = sum(CARD_BIT[CARD.index[card]] for card in known.ongoing)
    for player, hand in zip(s.players, view.players, strict=True):
        player.hand_size = hand.hand_size
        player.swaps = hand.swaps_left
        player.swapped = [AGENT.index[name] for name in hand.swapped or []] or [NOTHING] * hand.swapped_size
        for name in hand.hand or []:
            player.hand[AGENT.index[name]] += 1
        player.dossier = _dossier(hand)
    _recall_middle(s, view)
    _recall_market(s, view)
    return s


def _dossier(player: PlayerView) -> list[int]:
    entries: list[int] = []
    for name, argument in player.memory:
        entries.append(ENTRY_IDS.index(name))
        if isinstance(argument, int):
            entries.append(argument)
        elif isinstance(argument, str):
            entries.append(AGENT.index[argument])
        else:
            entries.append(sum(AGENT_BIT[AGENT.index[agent]] for agent in argument))
    return entries


def _recall_middle(s: Position, view: AgentAvenueView) -> None:
    offer = view.offer
    if offer is not None:
        s.up = AGENT.index[offer.up] if offer.up is not None else NOTHING
        s.down = AGENT.index[offer.down] if offer.down is not None else NOTHING
        s.up_seat = offer.up_seat
        s.down_seat = offer.down_seat
        s.kept = offer.kept
    if s.phase == Phases.RECRUIT:
        s.decider = 1 - s.active
    if s.phase == Phases.MARKET:
        s.decider = s.active if s.sides[s.active].due else 1 - s.active
    if view.resolving is not None:
        s.card = CARD.index[view.resolving]
        s.taker = view.pending[0]
    if view.taken_back is not None:
        s.chosen = AGENT.index[view.taken_back]


def _recall_market(s: Position, view: AgentAvenueView) -> None:
    s.supply = [CARD.index[card] for card in view.supply]
    s.discard = [CARD.index[card] for card in view.market_discard]
    if not s.advanced:
        return
    seen = {*s.supply, *s.discard, s.card}
    for side in s.sides:
        seen |= {card for card in range(ONGOING) if side.owns(card)}
    s.market = [card for card in range(Cards.COUNT) if card not in seen]


def unlocated(s: Position, view: AgentAvenueView) -> list[int]:
    """How many cards of each name this seat cannot locate."""
    left = s.copies.copy()
    for side in s.sides:
        for agent in range(Agents.COUNT):
            left[agent] -= side.in_play[agent]
    if view.seat >= 0:
        own = s.players[view.seat]
        for agent in range(Agents.COUNT):
            left[agent] -= own.hand[agent]
        for agent in own.swapped:
            left[agent] -= 1
    up_is_out_of_hand = s.phase == Phases.RECRUIT or (s.phase == Phases.COVER and s.is_pair(s.active))
    if up_is_out_of_hand:
        left[s.up] -= 1
    if s.down != NOTHING:
        left[s.down] -= 1
    return left
