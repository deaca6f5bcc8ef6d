"""Each card is in exactly one place (AA-5.17)."""

from safehouse.games.agent_avenue.codes import Agents, Cards, Phases
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.tables import ONGOING
from safehouse.games.agent_avenue.vocabulary import AGENT_IDS, CARD_IDS


def components(s: Position) -> dict[str, int]:
    """How many of each agent and market card there are, counted over all places."""
    agents, cards = _agents(s), _cards(s)
    counted = {AGENT_IDS[agent]: agents.count(agent) for agent in range(Agents.COUNT)}
    return counted | {CARD_IDS[card]: cards.count(card) for card in range(Cards.COUNT)}


def _agents(s: Position) -> list[int]:
    found = s.deck[s.drawn :]
    for player in s.players:
        found += player.swapped
        found += [agent for agent in range(Agents.COUNT) for _ in range(player.hand[agent])]
    for side in s.sides:
        found += [agent for agent in range(Agents.COUNT) for _ in range(side.in_play[agent])]
    if s.phase == Phases.RECRUIT:
        found += [s.up, s.down]
    if s.phase == Phases.COVER and s.is_pair(s.active):
        found.append(s.up)
    return found


def _cards(s: Position) -> list[int]:
    found = [*s.market[s.market_drawn :], *s.supply, *s.discard, s.card]
    for side in s.sides:
        found += [card for card in range(ONGOING) if side.owns(card)]
    return found
