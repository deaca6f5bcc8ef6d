"""Set-up in the rulebook's order, which decides who knows what when choosing (MM-4)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import (
    BIT,
    BORDER_COUNT,
    CELLS,
    EDGE,
    FEATURE_COUNT,
    INTERIOR,
    IS_EDGE,
    NOWHERE,
    TEMPLE_NEIGHBOURS,
    TOUCHING,
    Streets,
)
from safehouse.games.mind_mgmt.moves import (
    AGENT_DEALT,
    AGENT_PLACED,
    AGENT_TAKEN,
    CARD_CHOICE,
    CHECKPOINTS,
    CHOOSE_RECRUITER,
    CLUE_SETUP_SUM,
    CLUE_START,
    DEEP_COVER,
    DRAW_RECRUITER,
    FEATURE_DRAWN,
    FEATURE_RETURNED,
    IMMORTAL_PLACED,
    IMMORTALS,
    MAYHEM,
    MAYHEM_PLACED,
    MODULE_PICKED,
    MODULES,
    NET,
    PICK_DONE,
    PICK_MODULE,
    PICKING,
    PLACE_AGENT,
    PLACE_IMMORTAL,
    PLACE_MAYHEM,
    PLACE_SECOND_SLIP,
    PLACING,
    RECRUITER,
    RECRUITER_CHOSEN,
    RETURN_FEATURE,
    SECOND_SLIP_GAINED,
    SECOND_SLIP_PLACED,
    SECOND_TOKEN,
    SETUP_ANNOUNCED,
    START,
    START_AT,
    STARTED,
    STEP,
    STEPPED,
    TAKE_AGENT,
    TAKING,
    TEAM,
    WALK,
    WIDE_NET,
)
from safehouse.games.mind_mgmt.position import (
    AGENT_FIGURES,
    IMMORTAL_FIGURES,
    MAYHEM_TOKENS,
    SETUP_HOURS,
    Position,
)
from safehouse.games.mind_mgmt.rules.immortals import refill
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.turns import begin_recruiter_turn
from safehouse.games.mind_mgmt.rules.walking import cannot_walk_on, completable, legal_steps

# ---------------------------------------------------------------------- SHIFT modules, before step A


def begin(s: Position) -> None:
    s.allies = s.setting.allies.copy()
    if s.setting.pickers:
        s.phase = PICKING
    else:
        open_setup(s)


def most_modules(s: Position) -> int:
    """How many modules the present picker may take (MM-5.1304 to MM-5.1307)."""
    most = s.setting.pick_most[s.picker]
    if s.picker == 1 and s.setting.streak > 0:
        most = min(most, max(0, s.first_picked - s.setting.streak))
    return most


def cannot_pick(s: Position, module: int) -> str | None:
    if module not in s.setting.pick_from[s.picker]:
        return "MM-5.1308"
    if s.modules[module]:
        return "MM-5.1309"
    return None if s.picked < most_modules(s) else "MM-5.1305"


def cannot_stop_picking(s: Position) -> str | None:
    return None if s.picked >= s.setting.pick_least[s.picker] else "MM-5.1314"


def picks(s: Position) -> list[int]:
    found = [PICK_MODULE + m for m in range(MODULES) if cannot_pick(s, m) is None]
    if cannot_stop_picking(s) is None:
        found.append(PICK_DONE)
    return found


def pick_module(s: Position, seat: int, module: int) -> None:
    s.modules[module] = True
    s.picked += 1
    s.tell_all(MODULE_PICKED, seat, module)


def pick_done(s: Position) -> None:
    if s.picker == 0:
        s.first_picked = s.picked
    s.picker += 1
    s.picked = 0
    if s.picker == len(s.setting.pickers):
        open_setup(s)


def open_setup(s: Position) -> None:
    """Steps A to H."""
    if s.has(CHECKPOINTS):
        s.checkpoints_left = 2
    if s.setting.full:
        s.phase = MAYHEM
    else:
        take_slip_token(s)


# ---------------------------------------------------------------------- step C: Mayhem


def cannot_block(s: Position, border: int) -> str | None:
    """Tokens on borders may not touch (MM-4.05)."""
    for other in TOUCHING[border]:
        if (other in s.mayhem and other != s.lifted) or other in s.checkpoints:
            return "MM-4.05"
    return None


def free_borders(s: Position) -> list[int]:
    """Where a Mayhem token may be placed."""
    free = [True] * BORDER_COUNT
    for token in s.mayhem:
        for border in TOUCHING[token]:
            free[border] = False
    return [PLACE_MAYHEM + border for border in range(BORDER_COUNT) if free[border]]


def mayhem_seat(s: Position) -> int:
    """The Recruiter first, then clockwise, round and round (MM-4.03)."""
    return len(s.mayhem) % s.setting.players


def place_mayhem(s: Position, seat: int, border: int) -> None:
    s.mayhem.append(border)
    s.tell_all(MAYHEM_PLACED, seat, border)
    if len(s.mayhem) == MAYHEM_TOKENS:
        s.streets = Streets(s.mayhem, s.checkpoints)
        take_slip_token(s)


# ---------------------------------------------------------------------- steps I to Q: the Recruiter


def take_slip_token(s: Position) -> None:
    """Step K."""
    s.slips_front = 2 if s.has(DEEP_COVER) else 1
    s.phase = CARD_CHOICE


def recruiter_cards(s: Position) -> list[int]:
    return [*(CHOOSE_RECRUITER + card for card in s.setting.recruiters), DRAW_RECRUITER]


def choose_recruiter(s: Position, card: int) -> None:
    """Step L (MM-4.15)."""
    s.recruiter = card
    s.tell_recruiter(RECRUITER_CHOSEN, card)
    s.phase = START


def draw_recruiter(s: Position) -> None:
    choose_recruiter(s, s.random.choose(s.setting.recruiters))


def start_at(s: Position, cell: int) -> None:
    """Step M, and N: public in the training mission, hidden in the full game (MM-4.16 to MM-4.18)."""
    s.trail.append(cell)
    s.visited = BIT[cell]
    s.after = NET
    if s.setting.full:
        s.tell_recruiter(STARTED, cell)
        s.phase = NET
    else:
        s.tell_all(STARTED, cell)
        s.clue(CLUE_START, 1, cell)
        s.due.append(cell)
        confirm_due(s)


def draw_features(s: Position) -> None:
    """Step O (MM-4.19)."""
    s.deck = list(range(FEATURE_COUNT))
    s.random.shuffle(s.deck)
    for _card in range(4 if s.has(WIDE_NET) else 3):
        feature = s.deck.pop()
        s.hand.append(feature)
        s.tell_recruiter(FEATURE_DRAWN, feature)
    s.hand.sort()
    if not s.has(WIDE_NET):
        s.phase = WALK


def returns(s: Position) -> list[int]:
    return [RETURN_FEATURE + feature for feature in s.hand]


def return_feature(s: Position, feature: int) -> None:
    s.hand.remove(feature)
    s.deck.append(feature)
    s.random.shuffle(s.deck)
    s.tell_recruiter(FEATURE_RETURNED, feature)
    s.phase = WALK


def walk_moves(s: Position) -> list[int]:
    """Step P: only STEPs from which the walk can be completed (MM-4.22)."""
    return [STEP + cell for cell in legal_steps(s) if completable(s, cell)]


def cannot_walk(s: Position, cell: int) -> str | None:
    return cannot_walk_on(s, cell)


def walk(s: Position, cell: int) -> None:
    s.trail.append(cell)
    s.visited |= BIT[cell]
    s.tell_recruiter(STEPPED, len(s.trail), cell, s.hits(cell))
    if len(s.trail) == SETUP_HOURS:
        announce_setup(s)


def announce_setup(s: Position) -> None:
    """Step Q (MM-4.23)."""
    total = 0
    for number, cell in enumerate(s.trail):
        s.contacts[number + 1] = s.hits(cell)
        total += s.contacts[number + 1]
    s.announced[SETUP_HOURS] = total
    s.recruits = total
    s.clue(CLUE_SETUP_SUM, SETUP_HOURS, total)
    s.tell_all(SETUP_ANNOUNCED, total)
    if s.setting.full:
        s.phase = IMMORTALS
    else:
        share_out_agents(s)


# ---------------------------------------------------------------------- step R: Immortals


def cannot_post(s: Position, cell: int) -> str | None:
    """MM-4.24"""
    return "MM-4.24" if IS_EDGE[cell] or s.immortal_on(cell) else None


def posts(s: Position) -> list[int]:
    return [PLACE_IMMORTAL + cell for cell in INTERIOR if not s.immortal_on(cell)]


def place_immortal(s: Position, cell: int) -> None:
    s.immortals.append(cell)
    s.immortals.sort()
    s.immortal_mask |= BIT[cell]
    s.tell_all(IMMORTAL_PLACED, cell)
    if len(s.immortals) == IMMORTAL_FIGURES:
        share_out_agents(s)


# ---------------------------------------------------------------------- steps S and T: Agents


def takers(players: int) -> list[int]:
    """Who takes an Agent, in order (MM-4.26, MM-4.29)."""
    if players == 2:
        return [1, 1, 1, 1]
    if players == 3:
        return [1, 2, 2, 1]
    if players == 4:
        return [1, 2, 3, TEAM]
    return [1, 2, 3, 4]


def share_out_agents(s: Position) -> None:
    """Where nothing is to choose, or chance decides, the Agents are handed out at once."""
    s.phase = TAKING
    if s.setting.players == 2 or s.setting.random_agents:
        order = list(range(AGENT_FIGURES))
        if s.setting.random_agents:
            s.random.shuffle(order)
        for agent in order:
            take_agent(s, agent)


def taker(s: Position) -> int:
    return takers(s.setting.players)[len(s.taken)]


def free_agents(s: Position) -> list[int]:
    return [TAKE_AGENT + agent for agent in range(AGENT_FIGURES) if s.owner[agent] == NOWHERE]


def take_agent(s: Position, agent: int) -> None:
    s.owner[agent] = taker(s)
    s.taken.append(agent)
    if s.owner[agent] != TEAM:
        s.tell_all(AGENT_DEALT if s.setting.random_agents else AGENT_TAKEN, s.owner[agent], agent)
    if len(s.taken) == AGENT_FIGURES:
        s.taken = placement_order(s)
        s.phase = PLACING


def placement_order(s: Position) -> list[int]:
    """By seat, a player's Agents as they were taken, the shared one last (MM-4.30a)."""
    order: list[int] = []
    for seat in s.team_seats():
        order.extend([agent for agent in s.taken if s.owner[agent] == seat])
    order.extend([agent for agent in s.taken if s.owner[agent] == TEAM])
    return order


def next_to_place(s: Position) -> int:
    for agent in s.taken:
        if s.agent_at[agent] == NOWHERE:
            return agent
    return NOWHERE


def edge_places() -> list[int]:
    return [PLACE_AGENT + cell for cell in EDGE]


def place_agent(s: Position, cell: int) -> None:
    """MM-4.30"""
    agent = next_to_place(s)
    s.agent_at[agent] = cell
    s.tell_all(AGENT_PLACED, agent, cell)
    if next_to_place(s) != NOWHERE:
        return
    if s.setting.full and not s.has(DEEP_COVER):
        s.phase = SECOND_TOKEN
    else:
        last_steps(s)


# ---------------------------------------------------------------------- steps W to Y


def second_places() -> list[int]:
    return [PLACE_SECOND_SLIP + cell for cell in TEMPLE_NEIGHBOURS]


def place_second_slip(s: Position, cell: int) -> None:
    """MM-4.34, MM-5.412"""
    s.second_at = cell
    s.tell_all(SECOND_SLIP_PLACED, cell)
    if s.setting.prior_visit_counts and s.visited & BIT[cell] != 0:
        s.second_gained = True
        s.tell_recruiter(SECOND_SLIP_GAINED, cell)
    last_steps(s)


def last_steps(s: Position) -> None:
    if s.setting.full:
        refill(s)
    begin_recruiter_turn(s)


# ---------------------------------------------------------------------- the phases


def options(s: Position) -> list[int]:
    phase = s.phase
    if phase == PICKING:
        return picks(s)
    if phase == MAYHEM:
        return free_borders(s)
    if phase == CARD_CHOICE:
        return recruiter_cards(s)
    if phase == START:
        return list(range(START_AT, START_AT + CELLS))
    if phase == NET:
        return returns(s)
    if phase == WALK:
        return walk_moves(s)
    if phase == IMMORTALS:
        return posts(s)
    if phase == TAKING:
        return free_agents(s)
    if phase == PLACING:
        return edge_places()
    return second_places()


def forbids(s: Position, move: int) -> str | None:
    phase = s.phase
    if phase == PICKING and move < PICK_DONE:
        return cannot_pick(s, move - PICK_MODULE)
    if phase == PICKING and move == PICK_DONE:
        return cannot_stop_picking(s)
    if phase == MAYHEM and PLACE_MAYHEM <= move < CHOOSE_RECRUITER:
        return cannot_block(s, move - PLACE_MAYHEM)
    if phase == CARD_CHOICE and CHOOSE_RECRUITER <= move < DRAW_RECRUITER:
        return None if move - CHOOSE_RECRUITER in s.setting.recruiters else "MM-5.1318"
    if phase == CARD_CHOICE and move == DRAW_RECRUITER:
        return None
    if phase == START and START_AT <= move < RETURN_FEATURE:
        return None
    if phase == NET and RETURN_FEATURE <= move < STEP:
        return None if move - RETURN_FEATURE in s.hand else "MM-4.19"
    if phase == WALK and STEP <= move < STEP + CELLS:
        return cannot_walk(s, move - STEP)
    if phase == WALK and STEP + CELLS <= move < PLACE_IMMORTAL:
        return "MM-4.21"
    if phase == IMMORTALS and PLACE_IMMORTAL <= move < TAKE_AGENT:
        return cannot_post(s, move - PLACE_IMMORTAL)
    if phase == TAKING and TAKE_AGENT <= move < PLACE_AGENT:
        return None if s.owner[move - TAKE_AGENT] == NOWHERE else "MM-4.26"
    if phase == PLACING and PLACE_AGENT <= move < PLACE_SECOND_SLIP:
        return None if IS_EDGE[move - PLACE_AGENT] else "MM-4.30"
    if phase == SECOND_TOKEN and PLACE_SECOND_SLIP <= move < PLACE_SECOND_SLIP + CELLS:
        return None if move - PLACE_SECOND_SLIP in TEMPLE_NEIGHBOURS else "MM-4.34"
    return "MM-7.05"


def apply(s: Position, seat: int, move: int) -> None:
    phase = s.phase
    if phase == PICKING:
        if move == PICK_DONE:
            pick_done(s)
        else:
            pick_module(s, seat, move - PICK_MODULE)
    elif phase == MAYHEM:
        place_mayhem(s, seat, move - PLACE_MAYHEM)
    elif phase == CARD_CHOICE:
        if move == DRAW_RECRUITER:
            draw_recruiter(s)
        else:
            choose_recruiter(s, move - CHOOSE_RECRUITER)
    elif phase == START:
        start_at(s, move - START_AT)
    elif phase == NET:
        return_feature(s, move - RETURN_FEATURE)
    elif phase == WALK:
        walk(s, move - STEP)
    elif phase == IMMORTALS:
        place_immortal(s, move - PLACE_IMMORTAL)
    elif phase == TAKING:
        take_agent(s, move - TAKE_AGENT)
    elif phase == PLACING:
        place_agent(s, move - PLACE_AGENT)
    else:
        place_second_slip(s, move - PLACE_SECOND_SLIP)


def decider(s: Position) -> int:
    """The seat, or TEAM, that the present step of the set-up asks."""
    phase = s.phase
    if phase == PICKING:
        return s.setting.pickers[s.picker]
    if phase == MAYHEM:
        return mayhem_seat(s)
    if phase == TAKING:
        return taker(s)
    if phase == PLACING:
        return s.owner[next_to_place(s)]
    if phase == SECOND_TOKEN:
        return TEAM
    return RECRUITER
