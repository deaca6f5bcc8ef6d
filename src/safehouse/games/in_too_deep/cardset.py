"""The cards and amounts of one game as plain numbers, for the rules. `cards.py` fills it from the data."""
# compiled by mypyc

from typing import ClassVar, Final

from safehouse.games.in_too_deep.moves import CRIMES, DILEMMAS, ITEMS, SUPPORTS
from safehouse.games.in_too_deep.terms import (
    ANY_ITEM,
    AT_GUARDIAN,
    HELD,
    KIND,
    P_ALONE,
    P_ALONE_WITH,
    P_AT,
    P_EMPTY,
    P_HOLDS,
    P_ITEM,
    VARIABLE,
)

ZONE_TERMS: Final[list[list[int]]] = [
    [3], [], [], [3], [2], [2], [2], [2], [2], [2, 4], [2], [], [], [2], [2, 4], [2, 4], [2, 4], [2, 4], [2, 4],
    [],
]  # fmt: skip
"""By predicate where its zone terms stand in a literal."""
ITEM_TERM: Final = [0, 3, 0, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
"""By predicate where its item term stands; 0 for none."""


class CardSet:
    """Shared by every position of a game and never changed after loading."""

    FIXED: ClassVar[bool] = True

    def __init__(self) -> None:
        self.name: str = ""
        # Crimes, by card (ZH-3.21, ZH-3.22); a petty crime has line -1 and level 0.
        self.line: list[int] = [-1] * CRIMES
        self.level: list[int] = [0] * CRIMES
        self.four_plus: list[bool] = [False] * CRIMES
        self.slots: list[int] = [0] * CRIMES
        self.variables: list[int] = [0] * CRIMES
        self.when: list[list[list[list[int]]]] = [[] for i in range(CRIMES)]
        self.binder: list[list[int]] = [[] for i in range(CRIMES)]
        self.effect: list[list[list[int]]] = [[] for i in range(CRIMES)]
        self.matters: list[list[int]] = [[] for i in range(CRIMES)]
        self.named: list[list[list[int]]] = [[] for i in range(CRIMES)]
        """Literals that name an item, where one object might meet two of them (ZH-3.31); [] for most cards."""
        # The same conditions sorted by slot, for bots: where its criminal must stand ([]: anywhere), what it
        # must hold or have lying there, whether it must be alone ([Guardian, criminals] with it), and the rest.
        self.slot_zone: list[list[list[int]]] = [[] for i in range(CRIMES)]
        self.slot_item: list[list[int]] = [[] for i in range(CRIMES)]
        self.slot_near: list[list[int]] = [[] for i in range(CRIMES)]
        self.slot_company: list[list[list[int]]] = [[] for i in range(CRIMES)]
        self.others: list[list[list[list[int]]]] = [[] for i in range(CRIMES)]
        # Which entries of the rest have this zone variable as their last one, those without any first; and
        # by entry whether it speaks of a single one.
        self.others_by_last: list[list[list[int]]] = [[] for i in range(CRIMES)]
        self.others_single: list[list[bool]] = [[] for i in range(CRIMES)]
        self.speaks_of: list[list[bool]] = [[] for i in range(CRIMES)]
        """By crime and item whether it matters to the conditions where that item is."""
        self.cautious: list[list[int]] = [[] for i in range(CRIMES)]
        self.reckless: list[list[int]] = [[] for i in range(CRIMES)]
        # Dilemmas (ZH-3.26).
        self.corruption: list[int] = [0] * DILEMMAS
        self.symbols: list[list[int]] = [[] for i in range(DILEMMAS)]
        self.dilemma_intel: list[int] = [0] * DILEMMAS
        self.warrant: list[int] = [-1] * DILEMMAS
        self.badge: list[bool] = [False] * DILEMMAS
        # Support tokens (ZH-3.20).
        self.support_count: list[int] = [0] * SUPPORTS
        self.support_op: list[int] = [0] * SUPPORTS
        self.support_amount: list[int] = [0] * SUPPORTS
        self.support_stored: list[bool] = [False] * SUPPORTS
        # Echo (ZH-3.28).
        self.echo_hook: list[int] = []
        self.echo_first: list[int] = []
        self.echo_second: list[int] = []
        self.echo_item: list[int] = []
        self.echo_zone: list[int] = []
        self.echo_marked: list[bool] = []
        self.echo_row: list[int] = []
        self.echo_reckless: list[bool] = []
        self.level_space: list[list[int]] = []
        self.track_spaces: list[int] = []
        self.progress: list[list[int]] = []
        self.miss_intel: list[int] = []
        self.miss_dominance: list[int] = []
        # Boards and amounts.
        self.track: list[int] = []
        self.ability_from: int = 0
        self.endurance_from: int = 0
        self.criminals_by_seats: list[int] = []
        self.display_by_seats: list[int] = []
        self.folder_rows: list[list[int]] = []
        self.plan_kinds: list[int] = []
        self.four_plus_by_seats: list[bool] = []
        self.value_fields: list[int] = []
        self.plan_minimum: int = 0
        self.folder_reward: list[int] = []
        self.penalty_dominance: list[int] = []
        self.penalty_intel: list[int] = []
        self.least_corrupt_bonus: int = 0
        self.badge_set: int = 0
        self.badge_intel: int = 0
        self.actions: int = 0
        self.ports: int = 0
        self.hook_payment: int = 0
        self.offer_intel: int = 0
        self.challenge_payment: int = 0
        self.downtown_moves: int = 0
        self.heights_picks: int = 0
        self.tolerance_step: int = 0
        self.rail: int = 0
        self.tasks: int = 0
        self.start_intel: int = 0
        self.start_dominance: list[int] = []
        self.patrol_start: list[list[int]] = []


# Operations of support tokens, in the order of the rulebook's list.
OP_PEEK: Final = 0
OP_TAKE_EVIDENCE: Final = 1
OP_FLIP_PLAN_EVIDENCE: Final = 2
OP_PEEK_TAKE: Final = 3
OP_DRAW_PETTY: Final = 4
OP_GAIN_DOMINANCE: Final = 5
OP_IGNORE_BARRIERS: Final = 6
OP_SHIFT_PATROL: Final = 7
OP_GAIN_TOLERANCE: Final = 8
OP_HOOK: Final = 9
OP_LOCK_HOOK: Final = 10
OP_SWAP_ITEMS: Final = 11
OP_TRANSFER_ITEM: Final = 12
OP_SWAP_ITEM_CRIMINAL: Final = 13
OP_SWAP_CRIMINALS: Final = 14
OP_TRANSFER_CRIMINAL: Final = 15
OP_MACHINE_MOVES: Final = 16
OP_SWAP_HOOKS: Final = 17
OP_DISCARD_DILEMMA: Final = 18
OP_DRAW_DISCARD_DILEMMAS: Final = 19
OP_CHALLENGE: Final = 20
OP_GAIN_ACTIONS: Final = 21

SUPPORT_OPS: Final = [
    "peek",
    "take_evidence",
    "flip_plan_evidence",
    "peek_take",
    "draw_petty",
    "gain_dominance",
    "ignore_barriers",
    "shift_patrol",
    "gain_tolerance",
    "hook",
    "lock_hook",
    "swap_items",
    "transfer_item",
    "swap_item_criminal",
    "swap_criminals",
    "transfer_criminal",
    "machine_moves",
    "swap_hooks",
    "discard_dilemma",
    "draw_discard_dilemmas",
    "challenge",
    "gain_actions",
]


def sort_by_slot(cards: CardSet, card: int) -> None:
    """What each criminal of a crime must do, apart from what the rest of the city must be like."""
    slots = cards.slots[card]
    zones: list[list[int]] = [[] for slot in range(slots)]
    items = [-1] * slots
    near = [-1] * slots
    company: list[list[int]] = [[] for slot in range(slots)]
    rest: list[list[list[int]]] = []
    for entry in cards.when[card]:
        p = entry[0]
        single = len(entry) == 1 and p[0] == 0
        if single and p[1] == P_AT:
            zones[p[2]] = [p[3], p[4]]
        elif single and p[1] == P_HOLDS:
            items[p[2]] = p[3]
        elif single and p[1] == P_ALONE:
            company[p[2]] = [0, 0]
        elif single and p[1] == P_ALONE_WITH:
            company[p[2]] = [p[3], p[4].bit_count() + p[5]]
        else:
            rest.append(entry)
    others: list[list[list[int]]] = []
    for entry in rest:
        p = entry[0]
        slot = zones.index([p[3], p[4]]) if p[1] == P_ITEM and [p[3], p[4]] in zones else -1
        if slot >= 0 and len(entry) == 1 and p[0] == 0 and p[5] != HELD and items[slot] + near[slot] == -2:
            near[slot] = p[2]
        else:
            others.append(entry)
    cards.slot_zone[card] = zones
    cards.slot_item[card] = items
    cards.slot_near[card] = near
    cards.slot_company[card] = company
    cards.others[card] = others
    cards.others_by_last[card] = [[] for i in range(cards.variables[card] + 1)]
    cards.others_single[card] = []
    for i in range(len(others)):
        variables = variables_of(others[i])
        cards.others_by_last[card][max(variables) + 1 if variables else 0].append(i)
        cards.others_single[card].append(len(variables) == 1)

    cards.speaks_of[card] = [speaks_of(cards.when[card], item) for item in range(ITEMS)]


def speaks_of(when: list[list[list[int]]], item: int) -> bool:
    for entry in when:
        for literal in entry:
            if literal[1] == P_EMPTY:
                return True
            if ITEM_TERM[literal[1]] > 0:
                term = literal[ITEM_TERM[literal[1]]]
                if term in (item, KIND + (item >> 1), ANY_ITEM) or term == item ^ 1:
                    return True
    return False


def variables_of(entry: list[list[int]]) -> list[int]:
    """The zone variables an entry speaks of."""
    found: list[int] = []
    for literal in entry:
        for at in ZONE_TERMS[literal[1]]:
            variable = literal[at] - VARIABLE
            if 0 <= variable < AT_GUARDIAN - VARIABLE and variable not in found:
                found.append(variable)
    return found
