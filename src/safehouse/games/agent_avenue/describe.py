"""A view of Agent Avenue in words and as a drawing of characters."""

from collections import Counter

from safehouse.core.words import Words
from safehouse.games.agent_avenue.about import catch_distance, icons
from safehouse.games.agent_avenue.data import BOARD
from safehouse.games.agent_avenue.view import AgentAvenueView, OfferView, SideView

CELL = 8


def describe(view: AgentAvenueView, words: Words) -> list[str]:
    """The position in whole sentences, in reading order."""
    lines = [words.say("say-turn", turn=view.turn, side=words.say(f"side-{view.active}"), deck=view.deck_size)]
    for side in view.sides:
        lines.append(_side(view, side, words))
    if view.offer is not None:
        lines.append(_offer(view, view.offer, words))
    for card in view.supply:
        effect = words.attribute(f"card-{card}", "effect")
        lines.append(words.say("say-supply", card=words.say(f"card-{card}"), effect=effect))
    for seat, player in enumerate(view.players):
        name = words.player(seat)
        if player.hand is None or seat != view.seat:
            lines.append(words.say("say-player", seat=name, cards=player.hand_size, swaps=player.swaps_left))
        known = [words.say(f"agent-{agent}") for entry, agent in player.memory if entry in ("gained", "shown")]
        if known and seat != view.seat:
            lines.append(words.say("say-known", seat=name, agents=", ".join(known)))
    if view.seat >= 0:
        own = view.players[view.seat]
        still = in_hand(view)
        held = {name: still.count(name) for name in still}
        hand = ", ".join(_held(agent, count, words) for agent, count in held.items())
        lines.append(words.say("say-hand", hand=hand or words.say("say-nothing"), swaps=own.swaps_left))
        if own.swapped:
            lines.append(words.say("say-swapped", agents=_counted(Counter(own.swapped), words)))
    return lines


def _side(view: AgentAvenueView, side: SideView, words: Words) -> str:
    return words.say(
        "say-side",
        side=words.say(f"side-{side.side}"),
        space=side.space,
        gap=catch_distance(view, side),
        agents=_counted(side.in_play, words) or words.say("say-nothing"),
        cards=", ".join(words.say(f"card-{card}") for card in side.ongoing) or "none",
    )


def in_hand(view: AgentAvenueView) -> list[str]:
    """The own cards without one that is chosen to lie face up: alone, a player lays both at once (AA-5.35)."""
    hand: list[str] = list(view.players[view.seat].hand or [])
    offer = view.offer
    if view.phase == "cover" and offer is not None and offer.up_seat == offer.down_seat == view.seat:
        hand.remove(str(offer.up))
    return hand


def _offer(view: AgentAvenueView, offer: OfferView, words: Words) -> str:
    up = _held(offer.up, 1, words) if offer.up is not None else "hidden"
    if view.phase == "cover":
        return words.say("say-offer-up", up=up)
    down = _held(offer.down, 1, words) if offer.down is not None else "hidden"
    return words.say("say-offer", up=up, down=down)


def _counted(agents: dict[str, int], words: Words) -> str:
    return ", ".join(
        words.say("say-counted", agent=words.say(f"agent-{name}"), count=count)
        for name, count in agents.items()
    )


def _held(agent: str, count: int, words: Words) -> str:
    """A card of the hand with what its first, second and third copy do."""
    return words.say("say-held", agent=words.say(f"agent-{agent}"), icons=icons(agent), count=count)


def picture(view: AgentAvenueView, words: Words) -> list[str]:
    """The loop of 14 spaces; forward is clockwise."""
    signs = {side.side: words.say(f"sign-{side.side}") for side in view.sides}
    cells = {(space.row, space.col): _cell(view, space.index, signs) for space in BOARD.space}
    columns = range(max(col for _, col in cells) + 1)
    lines = []
    for row in range(max(row for row, _ in cells) + 1):
        lines.append("  " + "".join(cells.get((row, col), " " * CELL) for col in columns))
    lines.append("  " + words.say("say-legend", green=signs["green"], blue=signs["blue"]))
    return lines


def _cell(view: AgentAvenueView, index: int, signs: dict[str, str]) -> str:
    standing = "".join(signs[side.side] for side in view.sides if side.space == index)
    home = "".join(signs[side.side].lower() for side in view.sides if side.home == index)
    market = "$" if view.mode == "advanced" and index in BOARD.sides["advanced"].black_market else ""
    return f"[{index:>2}{home or market or ' '}{standing:<2}] "
