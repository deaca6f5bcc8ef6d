"""The set-up of a mission, step by step (section 4)."""
# compiled by mypyc

from functools import lru_cache
from typing import Final

from safehouse.games.infiltraitors.codes import Events, Targets
from safehouse.games.infiltraitors.data import PAGES
from safehouse.games.infiltraitors.options import RANDOM_SEAT, InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.modifiers import MODIFIERS
from safehouse.games.infiltraitors.rules.position import MissionPlan, Position
from safehouse.games.infiltraitors.rules.turn import begin_turn
from safehouse.games.infiltraitors.tables import NOTHING, card, set_of
from safehouse.games.infiltraitors.vocabulary import MODIFIER

MOST_PLANS: Final = 256
"""How many are kept."""


@lru_cache(MOST_PLANS)
def plan_for(options: InfiltraitorsOptions) -> MissionPlan:
    """IN-4.1, IN-4.3; the same object for the same options."""
    plan = MissionPlan()
    plan.mission = options.mission
    plan.agents = options.agents
    plan.turn_limit = options.turn_limit
    plan.clue_board = options.clue_board
    plan.code = sorted([int(seat) - 1 for seat in options.code])
    if options.mission == "custom":
        read_own_numbers(plan, options)
    else:
        read_page(plan, options.mission)
    for colour in range(plan.colours):
        for number in range(plan.lowest, plan.highest + 1):
            plan.deck.append(card(colour, number))
    plan.rules = [MODIFIER.index[name] for name in options.special_rules()]
    plan.modifiers = [MODIFIERS[rule] for rule in plan.rules]
    for modifier in plan.modifiers:
        modifier.prepare(plan)
    if options.start_hand > 0:
        plan.start_hand = options.start_hand
    plan.deck_set = set_of(plan.deck)
    return plan


def read_own_numbers(plan: MissionPlan, options: InfiltraitorsOptions) -> None:
    """IN-5.704"""
    plan.colours = options.colours
    plan.suspects = options.suspects
    plan.bullets = options.bullets
    if options.highest > 0:
        plan.highest = options.highest


def read_page(plan: MissionPlan, mission: str) -> None:
    """The numbers of a training mission follow the number of agents (IN-5.603)."""
    page = PAGES[mission]
    plan.lowest = page.number_min
    plan.highest = page.number_max
    plan.colours = page.colours
    plan.suspects = plan.agents if page.suspects == "players" else page.suspects
    plan.bullets = plan.agents + 3 if page.bullets == "players + 3" else page.bullets


def clear_table(s: Position, plan: MissionPlan) -> None:
    """Empty hands and stands for every agent (IN-4.2), bullets near headquarters (IN-4.8)."""
    s.plan = plan
    s.seats = plan.agents
    s.bullets = plan.bullets
    s.hands = [[] for seat in range(plan.agents)]
    s.public = [[] for seat in range(plan.agents)]
    s.stand = [NOTHING] * plan.agents
    s.second = [NOTHING] * plan.agents
    s.clues = [[] for seat in range(plan.agents)]
    s.tokens = [0] * plan.agents
    s.withdrawn = [False] * plan.agents
    s.pool = plan.pool.copy()
    s.seen = [0] * (plan.agents + 1)
    s.crossed_out = [0] * (plan.agents * Targets.COUNT) if plan.clue_board == "by_hand" else []


def set_up(s: Position, plan: MissionPlan, first: int) -> None:
    """Shuffle, deal, place the suspects, choose the first agent (RANDOM_SEAT: whoever)."""
    clear_table(s, plan)
    deck = plan.deck.copy()
    s.random.shuffle(deck)
    for seat in range(plan.agents):
        for _i in range(plan.start_hand):
            dealt = deck.pop()
            s.hands[seat].append(dealt)
            s.remember(s.seers_of_hand(seat), dealt)
            s.tell(s.seers_of_hand(seat), Events.DEALT, seat, dealt)
    for _i in range(plan.suspects - plan.aside):
        s.row.append(deck.pop())
    for _i in range(plan.aside):
        s.aside.append(deck.pop())
    s.hq = deck
    begins = s.random.below(plan.agents) if first == RANDOM_SEAT else first
    s.tell_all(Events.BEGAN, begins)
    if plan.designated:
        s.eliminator = s.random.below(plan.agents)
        s.tell_all(Events.DESIGNATED, s.eliminator)
    begin_turn(s, begins)
