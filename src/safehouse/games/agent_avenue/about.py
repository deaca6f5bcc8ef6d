"""What the data say of the components of Agent Avenue, and what these mean in a position."""

from collections.abc import Mapping, Sequence

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.agent_avenue.data import AGENT_DECK, BOARD, MARKET_DECK, MODES
from safehouse.games.agent_avenue.options import AgentAvenueOptions
from safehouse.games.agent_avenue.tables import TINY_LEAD, moved_by
from safehouse.games.agent_avenue.view import AgentAvenueView, SideView

AGENTS = {agent.id: agent for agent in AGENT_DECK.agent}
CARDS = {card.id: card for card in MARKET_DECK.card}
ORDINALS = ("first", "second", "third")
SIGNS = {"codebreaker": MODES.codebreakers_to_win, "daredevil": MODES.daredevils_to_lose}
"""Agents with a sign in place of a number, and the copy that bears it."""

GLYPHS: dict[int | str, str] = {"win": "✓", "lose": "✗"}
"""The icons without a number, as the cards print them."""


def icons(agent: str) -> str:
    """What the first, second and third copy do, as the card prints it."""
    return " ".join(GLYPHS.get(icon, signed(icon)) for icon in AGENTS[agent].icons)


def facts(options: AgentAvenueOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    match domain:
        case "agent":
            agent = AGENTS[str(value)]
            icons = {name: signed(icon) for name, icon in zip(ORDINALS, agent.icons, strict=False)}
            return {"copies": agent.copies, **icons}
        case "card":
            card = CARDS[str(value)]
            return {"type": card.type, "type-name": f"thing-{card.type}"}
        case "space":
            return {"kind": _kind(int(value), options.mode)}
        case "side":
            return {"lead": BOARD.catch_lead}
        case _:
            return _constants(options)


def _constants(options: AgentAvenueOptions) -> dict[str, Fact]:
    """What the sentences on rules, rather than on components, count with."""
    return {
        "spaces": BOARD.spaces,
        "lead": BOARD.catch_lead,
        "hand": MODES.hand_size,
        **_swaps(options),
        "supply": MARKET_DECK.supply_size,
        "market-cards": MARKET_DECK.deck_size,
        "agents": AGENT_DECK.deck_size,
        "codebreakers": MODES.codebreakers_to_win,
        "daredevils": MODES.daredevils_to_lose,
        "names": CARDS["masterplan"].effect["value"],
    }


def _swaps(options: AgentAvenueOptions) -> dict[str, Fact]:
    """Of a player, and of the one who plays alone against a pair; 0 where nobody does (AA-5.22, AA-5.159)."""
    seats = MODES.variant[options.variant].seat
    alone = [seat.swaps for seat in seats if seat.swaps != seats[0].swaps]
    return {"swaps": seats[0].swaps, "alone": alone[0] if alone else 0}


def _kind(space: int, mode: str) -> str:
    if space in BOARD.home.values():
        return next(f"home-{side}" for side, home in BOARD.home.items() if home == space)
    market = BOARD.sides[MODES.mode[mode].board_side].black_market
    return "market" if space in market else "plain"


def signed(icon: int | str) -> str:
    if isinstance(icon, str) or icon == 0:
        return str(icon)
    return f"+{icon}" if icon > 0 else f"−{-icon}"


def meaning(view: AgentAvenueView, topic: Topic) -> Sequence[Saying]:
    domain, _, value = topic.partition(":")
    match domain:
        case "agent":
            return [_next_copy(side, value) for side in view.sides]
        case "side":
            return [_catch(view, side) for side in view.sides if side.side == value]
        case "condition" if value == "catch":
            return [_catch(view, side) for side in view.sides]
        case "card":
            return [
                Saying("now-card-owned", {"side": f"side-{side.side}"})
                for side in view.sides
                if value in side.ongoing
            ]
        case _:
            return []


def _next_copy(side: SideView, agent: str) -> Saying:
    """What one more copy would do for a side (AA-5.62, AA-5.63)."""
    copies = side.in_play.get(agent, 0)
    owned = [CARDS[card] for card in side.ongoing]
    spaces = moved_by(AGENTS[agent], copies + 1, owned)
    args: dict[str, Fact] = {
        "side": f"side-{side.side}",
        "count": copies,
        "spaces": signed(spaces),
        "moves": "yes" if spaces else "no",
    }
    if copies >= AGENTS[agent].copies:
        return Saying("now-agent-all", args)
    if agent in SIGNS and copies + 1 >= SIGNS[agent]:
        saved = agent == "daredevil" and "leader_of_the_pack" in side.ongoing
        return Saying("now-agent-wins" if agent == "codebreaker" or saved else "now-agent-loses", args)
    return Saying("now-agent-moves", args)


def _catch(view: AgentAvenueView, side: SideView) -> Saying:
    other = view.sides[1 - view.sides.index(side)]
    gap = catch_distance(view, side)
    return Saying("now-catch", {"side": f"side-{side.side}", "rival": f"side-{other.side}", "gap": gap})


def catch_distance(view: AgentAvenueView, side: SideView) -> int:
    """Spaces this meeple must gain on the other to catch it (AA-5.66)."""
    other = view.sides[1 - view.sides.index(side)]
    lead = TINY_LEAD if view.deck == "tiny" else BOARD.catch_lead
    return max(0, lead - (side.progress - other.progress))
