"""The missions of the game as data, the options of a table, and the plan they make."""

from pathlib import Path
from typing import Any, Literal, Self, get_args

import msgspec

from safehouse.core.data import load
from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.infiltraitors.position import NOBODY, Plan
from safehouse.games.infiltraitors.rules.modifiers import MODIFIERS, NAMES
from safehouse.games.infiltraitors.setup import plan_mission

DATA = Path(__file__).parent / "data"

MissionId = Literal[
    "T1", "T2", "T3", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "custom",
]  # fmt: skip
ModifierId = Literal[
    "silence",
    "discard_face_down",
    "order_tokens",
    "special_pool",
    "balanced_clues",
    "exchange_left_only",
    "eliminate_right_only",
    "hand_limit",
    "designated_eliminator",
    "special_in_deck",
    "two_card_suspects",
    "outward_hands",
    "reward_finale",
    "key_person",
    "time_limit",
]
MISSIONS: tuple[str, ...] = tuple(name for name in get_args(MissionId) if name != "custom")


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


class CardData(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    colour_order: list[str]
    colour: list[Colour]
    standard: Standard
    special: Special
    token: list[Token]
    relation: list[Relation]


class ModifierUse(msgspec.Struct, forbid_unknown_fields=True):
    """A modifier on a mission page with its parameters."""

    id: ModifierId
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
    id: MissionId
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
    defaults: dict[str, int | str]
    mission: list[MissionPage]


class ModifierEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: ModifierId
    czech: str
    hooks: list[str]
    params: dict[str, str]
    missions: list[MissionId]
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


CARD_DATA = load(DATA / "cards.toml", CardData)
MISSION_FILE = load(DATA / "missions.toml", MissionFile)
MODIFIER_FILE = load(DATA / "modifiers.toml", ModifierFile)
PAGES: dict[str, MissionPage] = {page.id: page for page in MISSION_FILE.mission}
FORBIDDEN_PAIRS = [
    (entry.a, entry.b, entry.reason) for entry in MODIFIER_FILE.combination if entry.status == "forbidden"
]

MOST_BULLETS = 12
MOST_TOKENS = 9


CUSTOM = ("suspects", "bullets", "colours", "highest", "start_hand", "modifiers")


class InfiltraitorsOptions(Options, frozen=True, kw_only=True):
    """All from `suspects` on belongs to a custom mission alone; 0 there means the usual number."""

    mission: MissionId = "T1"
    agents: Literal[2, 3, 4, 5] = 3
    clue_board: bool = True
    first_agent: Literal["random", "1", "2", "3", "4", "5"] = "random"
    turn_limit: int = 0
    code: str = ""
    """Seats, counted from 1, that have agreed on the code of the planners; clue boards decode it."""
    suspects: int = 0
    bullets: int = 0
    colours: int = 0
    highest: int = 0
    start_hand: int = 0
    modifiers: str = ""
    """Names of special rules, parted by commas."""

    def seats(self) -> int:
        return self.agents

    @classmethod
    def read(cls, values: Any) -> Self:
        """The modifiers may also come as a list."""
        loose = dict(values)
        if isinstance(loose.get("modifiers"), list):
            loose["modifiers"] = ",".join(map(str, loose["modifiers"]))
        return super().read(loose)

    def own_rules(self) -> list[str]:
        return [word for word in self.modifiers.replace(" ", "").split(",") if word]

    def check(self) -> None:
        if self.first_agent != "random" and int(self.first_agent) > self.agents:
            raise OptionError("first_agent", self.first_agent, f"random, 1 to {self.agents}")
        if self.turn_limit and "time_limit" not in self.special_rules():
            raise OptionError("turn_limit", self.turn_limit, "0, or a mission with a time limit")
        if not 0 <= self.turn_limit <= 1000:
            raise OptionError("turn_limit", self.turn_limit, "0 to 1000")
        seats = [str(seat) for seat in range(1, self.agents + 1)]
        if len(set(self.code)) != len(self.code) or not set(self.code) <= set(seats):
            raise OptionError("code", self.code, f"each at most once of {', '.join(seats)}, such as 23")
        if self.mission == "custom":
            self._check_custom()
        else:
            self._check_published()

    def _check_published(self) -> None:
        for name in CUSTOM:
            if getattr(self, name):
                raise OptionError(name, getattr(self, name), "only with the mission custom")

    def _check_custom(self) -> None:
        """IN-5.704: numbers the components allow, and no forbidden pair."""
        rules = self.own_rules()
        if len(set(rules)) != len(rules) or not set(rules) <= set(NAMES):
            raise OptionError("modifiers", self.modifiers, f"each at most once of {', '.join(NAMES)}")
        if not 1 <= self.colours <= 5:
            raise OptionError("colours", self.colours, "1 to 5")
        if self.highest and not 4 <= self.highest <= 15:
            raise OptionError("highest", self.highest, "4 to 15")
        if not 0 <= self.start_hand <= 5:
            raise OptionError("start_hand", self.start_hand, "0 (as usual) to 5")
        least = 2 if {"reward_finale", "key_person"} & set(rules) else 1
        most = MOST_TOKENS if "order_tokens" in rules else 11
        if not least <= self.suspects <= most:
            raise OptionError("suspects", self.suspects, f"{least} to {most}")
        if not self.suspects <= self.bullets <= MOST_BULLETS:
            raise OptionError("bullets", self.bullets, f"{self.suspects} to {MOST_BULLETS}")
        for a, b, reason in FORBIDDEN_PAIRS:
            if a in rules and b in rules:
                raise OptionError("modifiers", self.modifiers, f"not {a} together with {b} ({reason})")
        plan = self.plan()
        if len(plan.deck) < plan.agents * plan.start_hand + plan.suspects:
            raise OptionError("suspects", self.suspects, "fewer, or more colours and numbers")

    def special_rules(self) -> list[str]:
        """The modifiers of the mission in the order in which they take effect."""
        if self.mission == "custom":
            return [name for name in NAMES if name in self.own_rules()]
        used = {use.id for use in PAGES[self.mission].modifiers}
        return [name for name in NAMES if name in used]

    def first_seat(self) -> int:
        return NOBODY if self.first_agent == "random" else int(self.first_agent) - 1

    def plan(self) -> Plan:
        """IN-4.1; the numbers of a training mission follow the number of agents (IN-5.603)."""
        if self.mission == "custom":
            lowest, highest = 2, self.highest or 15
            colours, suspects, bullets = self.colours, self.suspects, self.bullets
        else:
            page = PAGES[self.mission]
            lowest, highest, colours = page.number_min, page.number_max, page.colours
            suspects = self.agents if page.suspects == "players" else page.suspects
            bullets = self.agents + 3 if page.bullets == "players + 3" else page.bullets
        rules = self.special_rules()
        plan = plan_mission(
            self.agents,
            colours,
            lowest,
            highest,
            suspects,
            bullets,
            [MODIFIERS[NAMES.index(name)] for name in rules],
            self.turn_limit,
            self.start_hand,
        )
        plan.mission = self.mission
        plan.rules = rules
        plan.clue_board = self.clue_board
        plan.code = sorted(int(seat) - 1 for seat in self.code)
        return plan
