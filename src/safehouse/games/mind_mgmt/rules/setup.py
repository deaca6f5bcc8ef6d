"""Set-up in the rulebook's order, which decides who knows what when choosing (MM-4)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import (
    KIND_OF,
    Agents,
    Borders,
    Clues,
    Events,
    Features,
    Kinds,
    Modules,
    Moves,
    Phases,
    Recruiters,
)
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.immortals import refill
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.turns import begin_recruiter_turn
from safehouse.games.mind_mgmt.rules.walking import cannot_walk_on, walk_steps
from safehouse.games.mind_mgmt.tables.city import (
    BIT,
    INTERIOR,
    IS_EDGE,
    NOWHERE,
    TEMPLE_NEIGHBOURS,
    TOUCHING,
)
from safehouse.games.mind_mgmt.tables.limits import (
    IMMORTAL_FIGURES,
    MAYHEM_TOKENS,
    RECRUITER,
    SETUP_HOURS,
    TEAM,
)

# ---------------------------------------------------------------------- SHIFT modules, before step A


def begin(s: Position, modules: list[int]) -> None:
    """With these modules, fixed beforehand, or as the table chooses them."""
    s.allies = s.setting.allies.copy()
    lay_mayhem(s, s.setting.scope.mayhem)
    for module in modules:
        s.modules[module] = True
    if s.setting.pickers:
        s.phase = Phases.PICKING
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
    candidates = s.setting.pick_from[s.picker]
    found = [Moves.PICK_MODULE + module for module in candidates if cannot_pick(s, module) is None]
    if cannot_stop_picking(s) is None:
        found.append(Moves.PICK_DONE)
    return found


def pick_module(s: Position, seat: int, module: int) -> None:
    s.modules[module] = True
    s.picked += 1
    s.tell_all(Events.MODULE_PICKED, seat, module)


def pick_done(s: Position) -> None:
    if s.picker == 0:
        s.first_picked = s.picked
    s.picker += 1
    s.picked = 0
    if s.picker == len(s.setting.pickers):
        open_setup(s)


def open_setup(s: Position) -> None:
    """Steps A to H."""
    if s.has(Modules.CHECKPOINTS):
        s.checkpoints_left = 2
    if s.setting.full:
        s.phase = Phases.MAYHEM
    else:
        take_slip_token(s)


# ---------------------------------------------------------------------- step C: Mayhem


def lay_mayhem(s: Position, borders: list[int]) -> None:
    """Before the game (MM-1.08)."""
    if borders:
        s.mayhem = borders.copy()
        s.streets = Streets(s.mayhem, s.checkpoints)


def blocked(s: Position) -> list[bool]:
    """By border: whether a token there would touch another one (MM-4.05)."""
    found = [False] * Borders.COUNT
    for token in s.mayhem + s.checkpoints:
        if token != s.lifted:
            for border in TOUCHING[token]:
                found[border] = True
    return found


def cannot_block(shut: list[bool], border: int) -> str | None:
    return "MM-4.05" if shut[border] else None


def mayhem_places(s: Position) -> list[int]:
    shut = blocked(s)
    return [Moves.PLACE_MAYHEM + border for border in range(Borders.COUNT) if not shut[border]]


def mayhem_seat(s: Position) -> int:
    """The Recruiter first, then clockwise, round and round (MM-4.03)."""
    return len(s.mayhem) % s.setting.players


def place_mayhem(s: Position, seat: int, border: int) -> None:
    s.mayhem.append(border)
    s.tell_all(Events.MAYHEM_PLACED, seat, border)
    if len(s.mayhem) == MAYHEM_TOKENS:
        s.streets = Streets(s.mayhem, s.checkpoints)
        take_slip_token(s)


# ---------------------------------------------------------------------- steps I to Q: the Recruiter


def take_slip_token(s: Position) -> None:
    """Step K."""
    s.slips_front = 2 if s.has(Modules.DEEP_COVER) else s.setting.scope.slip_tokens
    s.phase = Phases.CARD_CHOICE


def cannot_choose_recruiter(s: Position, card: int) -> str | None:
    return None if card in s.setting.recruiters else "MM-5.1318"


def recruiter_cards(s: Position) -> list[int]:
    cards = [card for card in range(Recruiters.COUNT) if cannot_choose_recruiter(s, card) is None]
    found = [Moves.CHOOSE_RECRUITER + card for card in cards]
    found.append(Moves.DRAW_RECRUITER)
    return found


def choose_recruiter(s: Position, card: int) -> None:
    """Step L (MM-4.15)."""
    s.recruiter = card
    s.tell_recruiter(Events.RECRUITER_CHOSEN, card)
    s.phase = Phases.START


def draw_recruiter(s: Position) -> None:
    choose_recruiter(s, s.random.choose(s.setting.recruiters))


def cannot_start(s: Position, cell: int) -> str | None:
    return None if cell in s.setting.scope.starts else "MM-1.08"


def start_at(s: Position, cell: int) -> None:
    """Step M, and N: public in the training mission, hidden in the full game (MM-4.16 to MM-4.18)."""
    s.trail.append(cell)
    s.visited = BIT[cell]
    s.after = Phases.NET
    if s.setting.full:
        s.tell_recruiter(Events.STARTED_UNSEEN, cell)
        s.phase = Phases.NET
    else:
        s.tell_all(Events.STARTED, cell)
        s.clue(Clues.START, 1, cell)
        s.due.append(cell)
        confirm_due(s)


def draw_features(s: Position) -> None:
    """Step O (MM-4.19)."""
    s.deck = s.setting.scope.features.copy()
    s.random.shuffle(s.deck)
    for _card in range(4 if s.has(Modules.WIDE_NET) else 3):
        s.hand.append(s.deck.pop())
    s.hand.sort()
    for feature in s.hand:
        s.tell_recruiter(Events.FEATURE_DRAWN, feature)
    if not s.has(Modules.WIDE_NET):
        s.phase = Phases.WALK


def cannot_return(s: Position, feature: int) -> str | None:
    return None if feature in s.hand else "MM-4.19"


def returns(s: Position) -> list[int]:
    return [Moves.RETURN_FEATURE + f for f in range(Features.COUNT) if cannot_return(s, f) is None]


def return_feature(s: Position, feature: int) -> None:
    s.hand.remove(feature)
    s.deck.append(feature)
    s.random.shuffle(s.deck)
    s.tell_recruiter(Events.FEATURE_RETURNED, feature)
    s.phase = Phases.WALK


def walk_moves(s: Position) -> list[int]:
    """Step P."""
    return [Moves.STEP + cell for cell in walk_steps(s)]


def walk(s: Position, cell: int) -> None:
    s.trail.append(cell)
    s.visited |= BIT[cell]
    s.tell_recruiter(Events.STEPPED, len(s.trail), cell, s.hits(cell))
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
    s.clue(Clues.SETUP_SUM, SETUP_HOURS, total)
    s.tell_all(Events.SETUP_ANNOUNCED, total)
    if s.setting.full:
        s.phase = Phases.IMMORTALS
    else:
        share_out_agents(s)


# ---------------------------------------------------------------------- step R: Immortals


def cannot_post(s: Position, cell: int) -> str | None:
    """MM-4.24"""
    return "MM-4.24" if IS_EDGE[cell] or s.immortal_on(cell) else None


def posts(s: Position) -> list[int]:
    return [Moves.PLACE_IMMORTAL + cell for cell in INTERIOR if cannot_post(s, cell) is None]


def place_immortal(s: Position, cell: int) -> None:
    s.immortals.append(cell)
    s.immortals.sort()
    s.immortal_mask |= BIT[cell]
    s.tell_all(Events.IMMORTAL_PLACED, cell)
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
    s.phase = Phases.TAKING
    if s.setting.players == 2 or s.setting.random_agents:
        order = s.setting.scope.agents.copy()
        if s.setting.random_agents:
            s.random.shuffle(order)
        for agent in order:
            take_agent(s, agent)


def taker(s: Position) -> int:
    return takers(s.setting.players)[len(s.taken)]


def cannot_take(s: Position, agent: int) -> str | None:
    return None if s.owner[agent] == NOWHERE else "MM-4.26"


def free_agents(s: Position) -> list[int]:
    return [agent for agent in range(Agents.COUNT) if cannot_take(s, agent) is None]


def take_agent(s: Position, agent: int) -> None:
    s.owner[agent] = taker(s)
    s.taken.append(agent)
    if s.owner[agent] != TEAM:
        s.tell_all(Events.AGENT_DEALT if s.setting.random_agents else Events.AGENT_TAKEN, s.owner[agent], agent)
    if len(s.taken) == len(s.setting.scope.agents):
        s.taken = placement_order(s)
        s.phase = Phases.PLACING


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


def cannot_place_agent(s: Position, cell: int) -> str | None:
    if not IS_EDGE[cell]:
        return "MM-4.30"
    return None if cell in s.setting.scope.posts else "MM-1.08"


def place_agent(s: Position, cell: int) -> None:
    """MM-4.30"""
    agent = next_to_place(s)
    s.agent_at[agent] = cell
    s.tell_all(Events.AGENT_PLACED, agent, cell)
    if next_to_place(s) != NOWHERE:
        return
    if s.setting.full and not s.has(Modules.DEEP_COVER):
        s.phase = Phases.SECOND_TOKEN
    else:
        last_steps(s)


# ---------------------------------------------------------------------- steps W to Y


def cannot_place_second_slip(cell: int) -> str | None:
    return None if cell in TEMPLE_NEIGHBOURS else "MM-4.34"


def place_second_slip(s: Position, cell: int) -> None:
    """MM-4.34, MM-5.412"""
    s.second_at = cell
    s.tell_all(Events.SECOND_SLIP_PLACED, cell)
    if s.setting.prior_visit_counts and s.visited & BIT[cell] != 0:
        s.second_gained = True
        s.tell_recruiter(Events.SECOND_SLIP_GAINED, cell)
    last_steps(s)


def last_steps(s: Position) -> None:
    if s.setting.full:
        refill(s)
    begin_recruiter_turn(s)


# ---------------------------------------------------------------------- the phases


def options(s: Position) -> list[int]:
    phase = s.phase
    if phase == Phases.PICKING:
        return picks(s)
    if phase == Phases.MAYHEM:
        return mayhem_places(s)
    if phase == Phases.CARD_CHOICE:
        return recruiter_cards(s)
    if phase == Phases.START:
        return [Moves.START_AT + cell for cell in s.setting.scope.starts]
    if phase == Phases.NET:
        return returns(s)
    if phase == Phases.WALK:
        return walk_moves(s)
    if phase == Phases.IMMORTALS:
        return posts(s)
    if phase == Phases.TAKING:
        return [Moves.TAKE_AGENT + agent for agent in free_agents(s)]
    if phase == Phases.PLACING:
        return [Moves.PLACE_AGENT + cell for cell in s.setting.scope.posts]
    return [Moves.PLACE_SECOND_SLIP + cell for cell in TEMPLE_NEIGHBOURS]


def forbids(s: Position, move: int) -> str | None:
    """The clause that forbids this in the present step of the set-up."""
    phase = s.phase
    kind = KIND_OF[move]
    if phase == Phases.PICKING and kind == Kinds.PICK_MODULE:
        return cannot_pick(s, move - Moves.PICK_MODULE)
    if phase == Phases.PICKING and kind == Kinds.PICK_DONE:
        return cannot_stop_picking(s)
    if phase == Phases.MAYHEM and kind == Kinds.PLACE_MAYHEM:
        return cannot_block(blocked(s), move - Moves.PLACE_MAYHEM)
    if phase == Phases.CARD_CHOICE and kind == Kinds.CHOOSE_RECRUITER:
        return cannot_choose_recruiter(s, move - Moves.CHOOSE_RECRUITER)
    if phase == Phases.CARD_CHOICE and kind == Kinds.DRAW_RECRUITER:
        return None
    if phase == Phases.START and kind == Kinds.START_AT:
        return cannot_start(s, move - Moves.START_AT)
    if phase == Phases.NET and kind == Kinds.RETURN_FEATURE:
        return cannot_return(s, move - Moves.RETURN_FEATURE)
    if phase == Phases.WALK and kind == Kinds.STEP:
        return cannot_walk_on(s, move - Moves.STEP)
    if phase == Phases.WALK and kind == Kinds.SLIP:
        return "MM-4.21"
    if phase == Phases.IMMORTALS and kind == Kinds.PLACE_IMMORTAL:
        return cannot_post(s, move - Moves.PLACE_IMMORTAL)
    if phase == Phases.TAKING and kind == Kinds.TAKE_AGENT:
        return cannot_take(s, move - Moves.TAKE_AGENT)
    if phase == Phases.PLACING and kind == Kinds.PLACE_AGENT:
        return cannot_place_agent(s, move - Moves.PLACE_AGENT)
    if phase == Phases.SECOND_TOKEN and kind == Kinds.PLACE_SECOND_SLIP:
        return cannot_place_second_slip(move - Moves.PLACE_SECOND_SLIP)
    return "MM-7.05"


def apply(s: Position, seat: int, move: int) -> None:
    kind = KIND_OF[move]
    if kind == Kinds.PICK_MODULE:
        pick_module(s, seat, move - Moves.PICK_MODULE)
    elif kind == Kinds.PICK_DONE:
        pick_done(s)
    elif kind == Kinds.PLACE_MAYHEM:
        place_mayhem(s, seat, move - Moves.PLACE_MAYHEM)
    elif kind == Kinds.CHOOSE_RECRUITER:
        choose_recruiter(s, move - Moves.CHOOSE_RECRUITER)
    elif kind == Kinds.DRAW_RECRUITER:
        draw_recruiter(s)
    elif kind == Kinds.START_AT:
        start_at(s, move - Moves.START_AT)
    elif kind == Kinds.RETURN_FEATURE:
        return_feature(s, move - Moves.RETURN_FEATURE)
    elif kind == Kinds.STEP:
        walk(s, move - Moves.STEP)
    elif kind == Kinds.PLACE_IMMORTAL:
        place_immortal(s, move - Moves.PLACE_IMMORTAL)
    elif kind == Kinds.TAKE_AGENT:
        take_agent(s, move - Moves.TAKE_AGENT)
    elif kind == Kinds.PLACE_AGENT:
        place_agent(s, move - Moves.PLACE_AGENT)
    else:
        place_second_slip(s, move - Moves.PLACE_SECOND_SLIP)


def decider(s: Position) -> int:
    """The seat, or TEAM, that the present step of the set-up asks."""
    phase = s.phase
    if phase == Phases.PICKING:
        return s.setting.pickers[s.picker]
    if phase == Phases.MAYHEM:
        return mayhem_seat(s)
    if phase == Phases.TAKING:
        return taker(s)
    if phase == Phases.PLACING:
        return s.owner[next_to_place(s)]
    if phase == Phases.SECOND_TOKEN:
        return TEAM
    return RECRUITER
