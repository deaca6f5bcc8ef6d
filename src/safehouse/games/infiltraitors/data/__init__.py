"""The shape of the files in this folder: cards and tokens, mission pages, special rules."""

from pathlib import Path
from typing import Literal

import msgspec

from safehouse.core.data import load


class Relation(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    divisors: list[int]
    multiples: list[int]
    related: list[int]
    matching_others_3: int
    matching_others_4: int
    matching_others_5: int


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    letter: str
    czech: str
    src: str


class Standard(msgspec.Struct, forbid_unknown_fields=True):
    number_min: int
    number_max: int
    copies_per_colour_and_number: int
    total: int


class Special(msgspec.Struct, forbid_unknown_fields=True):
    one_per_colour: bool
    total: int
    number: int
    matches: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    values: list[int] = []
    note: str = ""


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    colour_order: list[str]
    colour: list[Colour]
    standard: Standard
    special: Special
    token: list[Token]
    relation: list[Relation]


class Defaults(msgspec.Struct, forbid_unknown_fields=True):
    """What holds where a mission page says nothing else."""

    min_players: int
    max_players: int
    number_min: int
    number_max: int
    start_hand: int
    hand_limit: int
    most_drawn: int
    aside: int
    turn_direction: str
    comms: str
    first_seat: str


class ModifierUse(msgspec.Struct, forbid_unknown_fields=True):
    """A modifier on a mission page with its parameters."""

    id: str
    count: int = 0
    min_clues: int = 0
    limit: int = 0
    start: int = 0
    seconds: int = 0
    table: int = 0
    aside: int = 0
    clue_cards: int = 0
    clue_cards_two_players: int = 0


class MissionPage(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    order: int
    kind: Literal["training", "campaign"]
    slug: str
    synopsis: str
    suspects: int | Literal["players"]
    bullets: int | Literal["players + 3"]
    colours: int
    modifiers: list[ModifierUse]
    colour_names: list[str] = []
    spare: int = 3
    aside: int = 0
    number_min: int = 2
    number_max: int = 15
    start_hand: int = 5
    hand_limit: int = 7


class MissionFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    defaults: Defaults
    mission: list[MissionPage]


class ModifierEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    czech: str
    hooks: list[str]
    params: dict[str, str]
    missions: list[str]
    clauses: str
    effect: str


class Combination(msgspec.Struct, forbid_unknown_fields=True):
    a: str
    b: str
    status: Literal["allowed", "forbidden"]
    reason: str


class ModifierFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    modifier: list[ModifierEntry]
    combination: list[Combination]


HERE = Path(__file__).parent
CARD_FILE = load(HERE / "cards.toml", CardFile)
MISSION_FILE = load(HERE / "missions.toml", MissionFile)
MODIFIER_FILE = load(HERE / "modifiers.toml", ModifierFile)

TOKENS = {token.id: token.count for token in CARD_FILE.token}
"""How many of each the box holds (IN-3.7)."""
PAGES: dict[str, MissionPage] = {page.id: page for page in MISSION_FILE.mission}
MISSIONS: tuple[str, ...] = tuple(PAGES)
"""The published missions in their order."""
FORBIDDEN_PAIRS = [
    (entry.a, entry.b, entry.reason) for entry in MODIFIER_FILE.combination if entry.status == "forbidden"
]


def parameters(modifier: str) -> ModifierUse:
    """A special rule with its numbers, as the first mission that has it uses it."""
    return next(use for page in MISSION_FILE.mission for use in page.modifiers if use.id == modifier)
