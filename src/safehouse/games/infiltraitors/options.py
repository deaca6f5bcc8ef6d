"""What can be chosen before a mission of Infiltraitors."""

from types import MappingProxyType
from typing import Any, Literal, Self, get_args

import msgspec

from safehouse.core.errors import OptionError
from safehouse.core.options import Options
from safehouse.games.infiltraitors.codes import Colours
from safehouse.games.infiltraitors.data import FORBIDDEN_PAIRS, MISSIONS, PAGES, TOKENS
from safehouse.games.infiltraitors.tables import HIGHEST, LOWEST, SMALL_HAND, START_HAND
from safehouse.games.infiltraitors.vocabulary import MODIFIER, MODIFIER_IDS

MissionId = Literal[
    "T1", "T2", "T3", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "custom",
]  # fmt: skip

ClueBoard = Literal["none", "by_hand", "public", "full"]
"""How much help the group wants: no clue boards; empty ones that everybody crosses out in private; what all can
know; that and what the own cards exclude (IN-5.510 to 5.515)."""
SWITCHED: dict[Any, ClueBoard] = {True: "full", False: "none"}
"""Clue boards in games that could only switch them on or off."""

MOST_BULLETS = TOKENS["bullet"]
MOST_TOKENS = TOKENS["number_token"]
RANDOM_SEAT = -1

CUSTOM = ("suspects", "bullets", "colours", "highest", "start_hand", "modifiers")


class InfiltraitorsOptions(Options, frozen=True, kw_only=True):
    """All from `suspects` on belongs to a custom mission alone; 0 there means the usual number."""

    basic = ("mission", "agents", "clue_board")
    lists = MappingProxyType({"modifiers": MODIFIER})
    first_game = MappingProxyType({"clue_board": "public"})

    mission: MissionId = "T1"
    agents: Literal[2, 3, 4, 5] = 3
    clue_board: ClueBoard = "by_hand"
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
        """The modifiers may also come as a list, the clue boards as on or off."""
        loose = dict(values)
        if isinstance(loose.get("clue_board"), bool):
            loose["clue_board"] = SWITCHED[loose["clue_board"]]
        if isinstance(loose.get("modifiers"), list):
            loose["modifiers"] = ",".join(map(str, loose["modifiers"]))
        return super().read(loose)

    def following(self) -> Self | None:
        """The next mission of the book."""
        missions = [mission for mission in get_args(MissionId) if mission != "custom"]
        later = missions[missions.index(self.mission) + 1 :] if self.mission in missions else []
        return msgspec.structs.replace(self, mission=later[0], turn_limit=0) if later else None

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
        rules = self.listed("modifiers")
        if len(set(rules)) != len(rules) or not set(rules) <= set(MODIFIER_IDS):
            raise OptionError("modifiers", self.modifiers, f"each at most once of {', '.join(MODIFIER_IDS)}")
        if not 1 <= self.colours <= Colours.COUNT:
            raise OptionError("colours", self.colours, f"1 to {Colours.COUNT}")
        if self.highest and not 4 <= self.highest <= HIGHEST:
            raise OptionError("highest", self.highest, f"4 to {HIGHEST}")
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
        start_hand = self.start_hand or (SMALL_HAND if "hand_limit" in rules else START_HAND)
        deck = self.colours * ((self.highest or HIGHEST) - LOWEST + 1 + ("special_in_deck" in rules))
        if deck < self.agents * start_hand + self.suspects:
            raise OptionError("suspects", self.suspects, "fewer, or more colours and numbers")

    def special_rules(self) -> list[str]:
        """The modifiers of the mission in the order in which they take effect."""
        if self.mission == "custom":
            return [name for name in MODIFIER_IDS if name in self.listed("modifiers")]
        used = {use.id for use in PAGES[self.mission].modifiers}
        return [name for name in MODIFIER_IDS if name in used]

    def is_silent(self) -> bool:
        """IN-5.507, IN-5.711"""
        return "silence" in self.special_rules()

    def seat_names(self) -> list[str]:
        return [f"agent-{seat}" for seat in range(1, self.agents + 1)]

    def first_seat(self) -> int:
        return RANDOM_SEAT if self.first_agent == "random" else int(self.first_agent) - 1


SMALL_MISSION: dict[str, Any] = {
    "mission": "custom",
    "agents": 2,
    "first_agent": "1",
    "clue_board": "none",
    "suspects": 1,
    "bullets": 1,
    "colours": 2,
    "highest": 4,
    "start_hand": 2,
    "turn_limit": 4,
    "modifiers": "time_limit",
}
"""For research (IN-5.705)."""

TYPICAL = InfiltraitorsOptions.read({"mission": "5", "agents": 3})
OTHER_EXAMPLES: tuple[dict[str, Any], ...] = (
    {"mission": "5", "agents": 3, "clue_board": "full", "code": "23"},
    {
        "mission": "custom",
        "agents": 3,
        "suspects": 4,
        "bullets": 12,
        "colours": 3,
        "modifiers": ["key_person", "two_card_suspects", "special_pool"],
    },
    {
        "mission": "custom",
        "agents": 4,
        "suspects": 6,
        "bullets": 12,
        "colours": 5,
        "clue_board": "by_hand",
        "modifiers": ["discard_face_down", "outward_hands"],
    },
    {
        "mission": "custom",
        "agents": 2,
        "suspects": 3,
        "bullets": 12,
        "colours": 4,
        "modifiers": ["reward_finale", "special_in_deck", "hand_limit"],
    },
    SMALL_MISSION,
)


def configurations() -> list[InfiltraitorsOptions]:
    """Every mission with every number of agents, all levels of help, a code, and missions of one's own."""
    published: list[dict[str, Any]] = [
        {"mission": mission, "agents": agents, "clue_board": clue_board}
        for mission in MISSIONS
        for agents, clue_board in ((2, "none"), (3, "full"), (4, "by_hand"), (5, "public"))
    ]
    return [InfiltraitorsOptions.read(values) for values in [*published, *OTHER_EXAMPLES]]
