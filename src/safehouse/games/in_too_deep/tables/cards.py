"""The cards and amounts of one game as plain numbers, for the rules. `loader.py` fills it from the data."""
# compiled by mypyc

from typing import ClassVar, Final

from safehouse.games.in_too_deep.codes import Crimes, Dilemmas, Items, Modes, Predicates, Supports
from safehouse.games.in_too_deep.tables.terms import ANY_ITEM, AT_GUARDIAN, KIND, VARIABLE

ZONE_TERMS: Final[dict[int, list[int]]] = {
    Predicates.AT: [3],
    Predicates.ITEM: [3],
    Predicates.ITEMS: [2],
    Predicates.CRIMS: [2],
    Predicates.GUARDIAN: [2],
    Predicates.NOGUARDIAN: [2],
    Predicates.BARRIERS: [2],
    Predicates.BARRIER_BETWEEN: [2, 4],
    Predicates.PATROL: [2],
    Predicates.EMPTY: [2],
    Predicates.OPPOSITE: [2, 4],
    Predicates.ADJACENT: [2, 4],
    Predicates.SAME: [2, 4],
    Predicates.DIFF: [2, 4],
    Predicates.DIST: [2, 4],
}
"""Where the zone terms of a predicate stand in a literal."""
ITEM_TERM: Final[dict[int, int]] = {Predicates.HOLDS: 3, Predicates.ITEM: 2, Predicates.ITEMS: 6}
"""Where the item term of a predicate stands in a literal."""


class CardSet:
    """Shared by every position of a game and never changed after loading."""

    FIXED: ClassVar[bool] = True

    def __init__(self) -> None:
        self.name: str = ""
        # Crimes, by card (ZH-3.21, ZH-3.22); a petty crime has line -1 and level 0.
        self.line: list[int] = [-1] * Crimes.COUNT
        self.level: list[int] = [0] * Crimes.COUNT
        self.four_plus: list[bool] = [False] * Crimes.COUNT
        self.slots: list[int] = [0] * Crimes.COUNT
        self.variables: list[int] = [0] * Crimes.COUNT
        self.when: list[list[list[list[int]]]] = [[] for i in range(Crimes.COUNT)]
        self.when_by_last: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        """The entries of `when` by their last zone variable."""
        self.binder: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        self.effect: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        self.matters: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        self.named: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        """Literals that name an item, where one object might meet two of them (ZH-3.31); [] for most cards."""
        # The same conditions sorted by slot, for bots: where its criminal must stand ([]: anywhere), what it
        # must hold or have lying there, whether it must be alone ([Guardian, criminals] with it), and the rest.
        self.slot_zone: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        self.slot_item: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        self.slot_near: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        self.slot_company: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        self.others: list[list[list[list[int]]]] = [[] for i in range(Crimes.COUNT)]
        # The entries of the rest by their last zone variable, and by entry whether it speaks of a single one.
        self.others_by_last: list[list[list[int]]] = [[] for i in range(Crimes.COUNT)]
        self.others_single: list[list[bool]] = [[] for i in range(Crimes.COUNT)]
        self.speaks_of: list[list[bool]] = [[] for i in range(Crimes.COUNT)]
        """By crime and item whether it matters to the conditions where that item is."""
        self.cautious: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        self.reckless: list[list[int]] = [[] for i in range(Crimes.COUNT)]
        # Dilemmas (ZH-3.26).
        self.corruption: list[int] = [0] * Dilemmas.COUNT
        self.symbols: list[list[int]] = [[] for i in range(Dilemmas.COUNT)]
        self.dilemma_intel: list[int] = [0] * Dilemmas.COUNT
        self.warrant: list[int] = [-1] * Dilemmas.COUNT
        self.badge: list[bool] = [False] * Dilemmas.COUNT
        # Support tokens (ZH-3.20).
        self.support_count: list[int] = [0] * Supports.COUNT
        self.support_op: list[int] = [0] * Supports.COUNT
        self.support_amount: list[int] = [0] * Supports.COUNT
        self.support_stored: list[bool] = [False] * Supports.COUNT
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
        if single and p[1] == Predicates.AT:
            zones[p[2]] = [p[3], p[4]]
        elif single and p[1] == Predicates.HOLDS:
            items[p[2]] = p[3]
        elif single and p[1] == Predicates.ALONE:
            company[p[2]] = [0, 0]
        elif single and p[1] == Predicates.ALONE_WITH:
            company[p[2]] = [p[3], p[4].bit_count() + p[5]]
        else:
            rest.append(entry)
    others: list[list[list[int]]] = []
    for entry in rest:
        p = entry[0]
        slot = zones.index([p[3], p[4]]) if p[1] == Predicates.ITEM and [p[3], p[4]] in zones else -1
        if (
            slot >= 0
            and len(entry) == 1
            and p[0] == 0
            and p[5] != Modes.HELD
            and items[slot] + near[slot] == -2
        ):
            near[slot] = p[2]
        else:
            others.append(entry)
    cards.slot_zone[card] = zones
    cards.slot_item[card] = items
    cards.slot_near[card] = near
    cards.slot_company[card] = company
    cards.others[card] = others
    cards.others_by_last[card] = by_last_variable(others, cards.variables[card])
    cards.others_single[card] = [len(variables_of(entry)) == 1 for entry in others]
    cards.speaks_of[card] = [speaks_of(cards.when[card], item) for item in range(Items.COUNT)]


def by_last_variable(entries: list[list[list[int]]], variables: int) -> list[list[int]]:
    """Which entries have this zone variable as their last one, those without any first."""
    found: list[list[int]] = [[] for i in range(variables + 1)]
    for i in range(len(entries)):
        spoken_of = variables_of(entries[i])
        found[max(spoken_of) + 1 if spoken_of else 0].append(i)
    return found


def speaks_of(when: list[list[list[int]]], item: int) -> bool:
    for entry in when:
        for literal in entry:
            if literal[1] == Predicates.EMPTY:
                return True
            if literal[1] in ITEM_TERM:
                term = literal[ITEM_TERM[literal[1]]]
                if term in (item, KIND + (item >> 1), ANY_ITEM) or term == item ^ 1:
                    return True
    return False


def variables_of(entry: list[list[int]]) -> list[int]:
    """The zone variables an entry speaks of."""
    found: list[int] = []
    for literal in entry:
        for at in ZONE_TERMS.get(literal[1], []):
            variable = literal[at] - VARIABLE
            if 0 <= variable < AT_GUARDIAN - VARIABLE and variable not in found:
                found.append(variable)
    return found
