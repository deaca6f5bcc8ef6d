"""The Rogue Agents' turn: activations, moves, actions and abilities (MM-5.8, MM-5.9, MM-5.11)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import (
    BESIDE,
    BIT,
    BORDER_COUNT,
    BORDERS_OF,
    CELLS,
    FEATURE_COUNT,
    FEATURES_OF,
    NOWHERE,
    cells_of,
    within,
)
from safehouse.games.mind_mgmt.moves import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATING,
    ACTIVATION,
    AGENT_MOVED,
    ALLY_USED,
    ASK,
    ASK_WITH_DOLPHIN,
    BILL,
    BODY_DOUBLE,
    CALL_DOUBLE_SHIFT,
    CAPTURE,
    CAPTURE_ANSWER,
    CAPTURE_TRIED,
    CARRY,
    CLUE_DENIED,
    CLUE_SHOWN,
    DEMAND_CORDON,
    DOLPHIN,
    DOUBLE_SHIFT,
    DOUBLE_SHIFT_CALLED,
    DUSTY,
    END_ACTIVATION,
    EXPERT,
    FEATURE_DENIED,
    FEATURE_SHOWN,
    GOOD_COP,
    LEAVE_IMMORTAL,
    MERU,
    MOVE,
    NUDGE,
    PLACE_CHECKPOINT,
    PUSH,
    PUSHED,
    PUSHING,
    REVEAL,
    REVEAL_WITH_EXPERT,
    SECOND_NAME,
    SHAKEDOWN,
    SHAKEN,
    TAP,
    TARGET,
    USE_NEWSBOY,
    USE_TAXI,
    WIRETAP,
)
from safehouse.games.mind_mgmt.position import AGENT_FIGURES, Position
from safehouse.games.mind_mgmt.rules.abilities import (
    cannot_carry,
    cannot_nudge,
    cannot_place_checkpoint,
    cannot_tap,
    cannot_target,
    cannot_use_taxi,
    carry,
    carry_ends,
    nudge,
    place_checkpoint,
    tap,
    target,
    use_taxi,
)
from safehouse.games.mind_mgmt.rules.asking import ask, askable, cannot_ask, cannot_use_dolphin, place
from safehouse.games.mind_mgmt.rules.immortals import cannot_shove
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.turns import available, end_agents_turn, first_turn_of_round

# ---------------------------------------------------------------------- activating


def cannot_activate(s: Position, agent: int) -> str | None:
    return "MM-5.801" if s.activated[agent] else None


def cannot_call_double_shift(s: Position) -> str | None:
    """Once per game, before the first activation of a round."""
    if not s.has(DOUBLE_SHIFT):
        return "MM-5.1309"
    fresh = first_turn_of_round(s) and len(available(s)) == AGENT_FIGURES and s.to_activate == 2
    return None if s.may_use(DOUBLE_SHIFT) and fresh else "MM-5.1311"


def activating_options(s: Position) -> list[int]:
    found = [ACTIVATE + agent for agent in available(s)]
    if cannot_call_double_shift(s) is None:
        found.append(CALL_DOUBLE_SHIFT)
    return found


def call_double_shift(s: Position) -> None:
    s.spent[DOUBLE_SHIFT] = True
    s.to_activate = 3
    s.tell_all(DOUBLE_SHIFT_CALLED, s.hour)


def activate(s: Position, agent: int) -> None:
    """MM-5.801, MM-5.802"""
    s.active = agent
    s.activated[agent] = True
    s.phase = ACTIVATION
    s.tell_all(ACTIVATED, agent)


def end_activation(s: Position) -> None:
    s.active = NOWHERE
    s.moved = False
    s.acted = False
    s.free_used = False
    s.checkpoint_used = False
    s.taxi_called = False
    s.banned = 0
    s.to_activate -= 1
    if s.to_activate == 0:
        end_agents_turn(s)
    else:
        s.phase = ACTIVATING


# ---------------------------------------------------------------------- moving


def reach(s: Position) -> list[int]:
    """Where the active Agent's move can end; with the Taxi Driver up to 4 away (MM-5.805)."""
    return within(s.streets.roads, place(s), 4) if s.taxi_called else s.streets.reach[place(s)]


def cannot_move(s: Position, cell: int) -> str | None:
    if s.moved or (s.acted and not s.setting.move_after_action):
        return "MM-5.804"
    return None if cell != place(s) and cell in reach(s) else "MM-5.805"


def move_agent(s: Position, cell: int) -> None:
    s.agent_at[s.active] = cell
    s.moved = True
    s.tell_all(AGENT_MOVED, s.active, cell)


# ---------------------------------------------------------------------- REVEAL


def cannot_reveal(s: Position) -> str | None:
    if s.acted:
        return "MM-5.803"
    if s.immortal_on(place(s)):
        return "MM-5.912"
    return None if s.steps & BIT[place(s)] != 0 else "MM-5.911"


def cannot_compare_hands(s: Position, cell: int) -> str | None:
    """The Handwriting Expert reads one other step token."""
    if EXPERT not in s.allies:
        return "MM-5.1201"
    if cell == place(s) or s.steps & BIT[cell] == 0 or s.immortal_on(cell):
        return "MM-5.1311"
    return cannot_reveal(s)


def reveal(s: Position, other: int) -> None:
    """MM-5.911, MM-5.913; `other`: a second token, read by the Handwriting Expert."""
    s.acted = True
    s.due.append(place(s))
    if other != NOWHERE:
        s.allies.remove(EXPERT)
        s.tell_all(ALLY_USED, EXPERT)
        s.due.append(other)
    s.after = ACTIVATION
    confirm_due(s)


# ---------------------------------------------------------------------- SHAKEDOWN


def cannot_shake(s: Position) -> str | None:
    if not s.setting.full:
        return "MM-1.01"
    if s.acted:
        return "MM-5.803"
    return None if s.immortal_on(place(s)) else "MM-5.921"


def shakedown(s: Position, feature: int) -> None:
    s.tell_all(SHAKEN, s.active, feature)
    if s.has(GOOD_COP) and s.phase == ACTIVATION:
        s.named = feature
        s.phase = SECOND_NAME
        return
    s.acted = True
    if s.named != NOWHERE:
        answer_shakedown(s, s.named)
        s.named = NOWHERE
    answer_shakedown(s, feature)
    s.phase = PUSHING


def answer_shakedown(s: Position, feature: int) -> None:
    """MM-5.923 to MM-5.925, MM-5.928"""
    if feature in s.hand:
        s.shown |= BIT[feature]
        s.clue(CLUE_SHOWN, s.hour, feature)
        s.tell_all(FEATURE_SHOWN, feature)
    else:
        s.clue(CLUE_DENIED, s.hour, feature)
        s.tell_all(FEATURE_DENIED, feature)


def pushes(s: Position) -> list[int]:
    here = place(s)
    return [cell for cell in s.streets.pushes[here] if not s.immortal_on(cell)]


def push(s: Position, cell: int) -> None:
    """MM-5.926"""
    here = place(s)
    s.set_immortal(here, cell)
    s.tell_all(PUSHED, here, cell)
    s.phase = ACTIVATION


def leave_immortal(s: Position) -> None:
    s.phase = ACTIVATION


# ---------------------------------------------------------------------- CAPTURE


def cannot_capture(s: Position) -> str | None:
    if s.acted:
        return "MM-5.803"
    return "MM-5.932" if s.immortal_on(place(s)) else None


def capture(s: Position) -> None:
    """The answer is computed (MM-7.02), or given by the Recruiter while the Body Double is unused."""
    s.acted = True
    s.tell_all(CAPTURE_TRIED, s.active, place(s))
    s.phase = CAPTURE_ANSWER


# ---------------------------------------------------------------------- the activation as a whole


def activation_options(s: Position) -> list[int]:
    found: list[int] = []
    here = place(s)
    if not s.moved and (not s.acted or s.setting.move_after_action):
        found.extend([MOVE + cell for cell in reach(s) if cell != here])
    if not s.acted:
        add_actions(s, found)
    if not s.free_used and s.setting.full:
        add_free_action(s, found)
    if s.checkpoints_left > 0 and not s.checkpoint_used:
        borders = [b for b in BORDERS_OF[here] if cannot_place_checkpoint(s, b) is None]
        found.extend([PLACE_CHECKPOINT + border for border in borders])
    if cannot_use_taxi(s) is None:
        found.append(USE_TAXI)
    found.append(END_ACTIVATION)
    return found


def add_actions(s: Position, found: list[int]) -> None:
    here = place(s)
    if s.immortal_on(here):
        found.extend(range(SHAKEDOWN, SHAKEDOWN + FEATURE_COUNT))
        return
    features = askable(s)
    found.extend([ASK + feature for feature in features])
    if DOLPHIN in s.allies:
        found.extend([ASK_WITH_DOLPHIN + feature for feature in features])
    if s.steps & BIT[here] != 0:
        found.append(REVEAL)
        if EXPERT in s.allies:
            others = cells_of(s.steps & ~s.immortal_mask & ~BIT[here])
            found.extend([REVEAL_WITH_EXPERT + cell for cell in others])
    found.append(CAPTURE)
    if s.setting.full and s.active == MERU:
        found.append(TARGET)
    if s.may_use(WIRETAP):
        found.extend([TAP + feature for feature in FEATURES_OF[here] if cannot_tap(s, feature) is None])


def add_free_action(s: Position, found: list[int]) -> None:
    if s.active == BILL:
        for origin in BESIDE[place(s)]:
            if s.immortal_on(origin):
                targets = [cell for cell in s.streets.pushes[origin] if not s.immortal_on(cell)]
                found.extend([NUDGE + origin * CELLS + cell for cell in targets])
    elif s.active == DUSTY:
        for agent in range(AGENT_FIGURES):
            found.extend([CARRY + agent * CELLS + cell for cell in carry_ends(s, s.agent_at[agent])])


def nothing_left(s: Position) -> bool:
    """Only the end of the activation remains, so nobody is asked (MM-7.01)."""
    may_move = not s.moved and s.setting.move_after_action
    if may_move or not s.acted:
        return False
    return len(activation_options(s)) == 1


def options(s: Position) -> list[int]:
    if s.phase == ACTIVATING:
        return activating_options(s)
    if s.phase == ACTIVATION:
        return activation_options(s)
    if s.phase == SECOND_NAME:
        return [SHAKEDOWN + feature for feature in range(FEATURE_COUNT) if feature != s.named]
    return [*(PUSH + cell for cell in pushes(s)), LEAVE_IMMORTAL]


def forbids(s: Position, move: int) -> str | None:
    if s.phase == ACTIVATING:
        if ACTIVATE <= move < CALL_DOUBLE_SHIFT:
            return cannot_activate(s, move - ACTIVATE)
        return cannot_call_double_shift(s) if move == CALL_DOUBLE_SHIFT else "MM-7.05"
    if s.phase == SECOND_NAME:
        if SHAKEDOWN <= move < PUSH:
            return "MM-5.1311" if move - SHAKEDOWN == s.named else None
        return "MM-7.05"
    if s.phase == PUSHING:
        if PUSH <= move < LEAVE_IMMORTAL:
            return cannot_shove(s, place(s), move - PUSH)
        return None if move == LEAVE_IMMORTAL else "MM-7.05"
    return forbids_in_activation(s, move)


def forbids_in_activation(s: Position, move: int) -> str | None:
    if MOVE <= move < ASK:
        return cannot_move(s, move - MOVE)
    if ASK <= move < ASK_WITH_DOLPHIN:
        return cannot_ask(s, move - ASK)
    if ASK_WITH_DOLPHIN <= move < USE_NEWSBOY:
        clause = cannot_use_dolphin(s)
        return clause if clause is not None else cannot_ask(s, move - ASK_WITH_DOLPHIN)
    if move == REVEAL:
        return cannot_reveal(s)
    if REVEAL_WITH_EXPERT <= move < SHAKEDOWN:
        return cannot_compare_hands(s, move - REVEAL_WITH_EXPERT)
    if SHAKEDOWN <= move < PUSH:
        return cannot_shake(s)
    if move == CAPTURE:
        return cannot_capture(s)
    if move == TARGET:
        return cannot_target(s)
    if TAP <= move < NUDGE:
        return cannot_tap(s, move - TAP)
    if NUDGE <= move < CARRY:
        return cannot_nudge(s, (move - NUDGE) // CELLS, (move - NUDGE) % CELLS)
    if CARRY <= move < PLACE_CHECKPOINT:
        return cannot_carry(s, (move - CARRY) // CELLS, (move - CARRY) % CELLS)
    if PLACE_CHECKPOINT <= move < PLACE_CHECKPOINT + BORDER_COUNT:
        return cannot_place_checkpoint(s, move - PLACE_CHECKPOINT)
    if move == USE_TAXI:
        return cannot_use_taxi(s)
    return None if move == END_ACTIVATION else "MM-7.05"


def apply(s: Position, move: int) -> None:
    if s.phase == ACTIVATING:
        if move == CALL_DOUBLE_SHIFT:
            call_double_shift(s)
        else:
            activate(s, move - ACTIVATE)
    elif move < ASK:
        move_agent(s, move - MOVE)
    elif move < ASK_WITH_DOLPHIN:
        ask(s, move - ASK, False)
    elif move < USE_NEWSBOY:
        ask(s, move - ASK_WITH_DOLPHIN, True)
    elif move == REVEAL:
        reveal(s, NOWHERE)
    elif move < SHAKEDOWN:
        reveal(s, move - REVEAL_WITH_EXPERT)
    elif move < PUSH:
        shakedown(s, move - SHAKEDOWN)
    elif move < LEAVE_IMMORTAL:
        push(s, move - PUSH)
    elif move == LEAVE_IMMORTAL:
        leave_immortal(s)
    elif move < DEMAND_CORDON:
        capture(s)
    else:
        apply_ability(s, move)


def apply_ability(s: Position, move: int) -> None:
    if move == TARGET:
        target(s)
    elif move < NUDGE:
        tap(s, move - TAP)
    elif move < CARRY:
        nudge(s, (move - NUDGE) // CELLS, (move - NUDGE) % CELLS)
    elif move < PLACE_CHECKPOINT:
        carry(s, (move - CARRY) // CELLS, (move - CARRY) % CELLS)
    elif move < USE_TAXI:
        place_checkpoint(s, move - PLACE_CHECKPOINT)
    elif move == USE_TAXI:
        use_taxi(s)
    else:
        end_activation(s)


def uncertain_capture(s: Position) -> bool:
    """The Recruiter has a say in the outcome: the Body Double is unused."""
    return s.may_use(BODY_DOUBLE)
