"""The set-up of a mission, step by step (section 4)."""
# compiled by mypyc

from safehouse.games.infiltraitors.cards import card, set_of
from safehouse.games.infiltraitors.moves import BEGAN, DEALT, DESIGNATED, NOTHING
from safehouse.games.infiltraitors.position import NOBODY, Modifier, Plan, Position
from safehouse.games.infiltraitors.rules.turn import begin_turn


def plan_mission(
    agents: int,
    colours: int,
    lowest: int,
    highest: int,
    suspects: int,
    bullets: int,
    modifiers: list[Modifier],
    turn_limit: int,
    start_hand: int,
) -> Plan:
    """IN-4.1, IN-4.3"""
    plan = Plan()
    plan.agents = agents
    plan.colours = colours
    plan.lowest = lowest
    plan.highest = highest
    plan.suspects = suspects
    plan.bullets = bullets
    plan.turn_limit = turn_limit
    for colour in range(colours):
        for number in range(lowest, highest + 1):
            plan.deck.append(card(colour, number))
    plan.modifiers = modifiers
    for modifier in modifiers:
        modifier.prepare(plan)
    if start_hand > 0:
        plan.start_hand = start_hand
    plan.deck_set = set_of(plan.deck)
    return plan


def clear_table(s: Position, plan: Plan) -> None:
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


def set_up(s: Position, plan: Plan, first: int) -> None:
    """Shuffle, deal, place the suspects, choose the first agent (NOBODY: at random)."""
    clear_table(s, plan)
    deck = plan.deck.copy()
    s.random.shuffle(deck)
    for seat in range(plan.agents):
        for _i in range(plan.start_hand):
            dealt = deck.pop()
            s.hands[seat].append(dealt)
            s.remember(s.seers_of_hand(seat), dealt)
            s.tell(s.seers_of_hand(seat), 2, DEALT, seat, dealt)
    for _i in range(plan.suspects - plan.aside):
        s.row.append(deck.pop())
    for _i in range(plan.aside):
        s.aside.append(deck.pop())
    s.hq = deck
    begins = s.random.below(plan.agents) if first == NOBODY else first
    s.tell_all(BEGAN, begins)
    if plan.designated:
        s.eliminator = s.random.below(plan.agents)
        s.tell_all(DESIGNATED, s.eliminator)
    begin_turn(s, begins)
