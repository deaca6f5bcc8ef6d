"""The shape of the files in this folder, and the files themselves, read once."""

from pathlib import Path
from typing import Any

import msgspec

from safehouse.core.data import load

_FOLDER = Path(__file__).parent


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
