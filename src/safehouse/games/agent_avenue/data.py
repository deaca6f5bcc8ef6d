"""The tables of Agent Avenue, read once from data/*.toml."""

from pathlib import Path
from typing import Any, Final

import msgspec

from safehouse.core.data import load

_FOLDER = Path(__file__).parent / "data"


class Agent(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_cs: str
    copies: int
    icons: list[int | str]


class AgentDeck(msgspec.Struct, forbid_unknown_fields=True):
    deck_size: int
    agent: list[Agent]


class MarketCard(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    type: str
    effect: dict[str, Any]
    name_en: str
    name_cs: str
    name_cs_source: str
    name_fr: str
    name_en_note: str = ""
    choice: str = "none"


class MarketDeck(msgspec.Struct, forbid_unknown_fields=True):
    supply_size: int
    deck_size: int
    card: list[MarketCard]


class BoardSide(msgspec.Struct, forbid_unknown_fields=True):
    black_market: list[int]


class Space(msgspec.Struct, forbid_unknown_fields=True):
    index: int
    kind: str
    col: int
    row: int
    color: str = ""


class Board(msgspec.Struct, forbid_unknown_fields=True):
    spaces: int
    catch_lead: int
    home: dict[str, int]
    sides: dict[str, BoardSide]
    space: list[Space]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    side: str
    swaps: int


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    sides: list[int]
    deck_after_deal: int
    seat: list[Seat]


class Mode(msgspec.Struct, forbid_unknown_fields=True):
    board_side: str
    black_market: bool
    black_market_supply: int = 0


class Modes(msgspec.Struct, forbid_unknown_fields=True):
    hand_size: int
    cards_played_per_turn: int
    codebreakers_to_win: int
    daredevils_to_lose: int
    mode: dict[str, Mode]
    variant: dict[str, Variant]


AGENT_DECK = load(_FOLDER / "agents.toml", AgentDeck)
MARKET_DECK = load(_FOLDER / "black_market.toml", MarketDeck)
BOARD = load(_FOLDER / "board.toml", Board)
MODES = load(_FOLDER / "modes.toml", Modes)

AGENT_IDS: Final = [agent.id for agent in AGENT_DECK.agent]
MARKET_IDS: Final = [card.id for card in MARKET_DECK.card]
COPIES: Final[list[int]] = [agent.copies for agent in AGENT_DECK.agent]
SIDE_IDS: Final = ["green", "blue"]
HOMES: Final[list[int]] = [BOARD.home[side] for side in SIDE_IDS]
SPACES: Final[int] = BOARD.spaces
IS_MARKET: Final[list[bool]] = [i in BOARD.sides["advanced"].black_market for i in range(BOARD.spaces)]
SUPPLY: Final[int] = MARKET_DECK.supply_size


def _icon(agent: Agent, copies: int) -> int:
    """An icon without a number (win, lose) does not move the meeple (AA-5.65)."""
    icon = agent.icons[min(copies, len(agent.icons)) - 1]
    return icon if isinstance(icon, int) else 0


def _moved_by(agent: Agent, copies: int, cards: list[MarketCard]) -> int:
    spaces = _icon(agent, copies)
    for card in cards:
        effect = card.effect
        if effect["op"] == "move_modifier" and effect["agent"] == agent.id:
            spaces = effect["sign"] * effect["factor"] * spaces + effect["add"]
    return spaces


ICONS: Final[list[list[int]]] = [
    [0] + [_moved_by(agent, copies, []) for copies in range(1, 7)] for agent in AGENT_DECK.agent
]
MODIFIED_BY: Final[list[int]] = [
    next((i for i, card in enumerate(MARKET_DECK.card) if card.effect.get("agent") == agent.id), -1)
    for agent in AGENT_DECK.agent
]
MODIFIED: Final[list[list[int]]] = [
    [0] + [_moved_by(agent, copies, MARKET_DECK.card) for copies in range(1, 7)] for agent in AGENT_DECK.agent
]
