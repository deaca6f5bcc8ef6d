"""The Rogue Agents' turn: activations, moves, actions and abilities (MM-5.8, MM-5.9, MM-5.11)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import (
    BESIDE,
    BIT,
    BORDER_COUNT,
    BORDERS,
    BORDERS_OF,
    CELLS,
    CROSS,
    FEATURE_COUNT,
    FEATURES_OF,
    NOWHERE,
    Streets,
    cells_of,
    size_of,
    within,
)
from safehouse.games.mind_mgmt.moves import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATING,
    ACTIVATION,
    AGENT_MOVED,
    ALLY_USED,
    ANSWERING,
    ASK,
    ASK_WITH_DOLPHIN,
    ASKED,
    BILL,
    BODY_DOUBLE,
    CALL_DOUBLE_SHIFT,
    CAPTURE,
    CAPTURE_ANSWER,
    CAPTURE_TRIED,
    CARRIED,
    CARRY,
    CHECKPOINT_PLACED,
    CHECKPOINTS,
    CLUE_CHECKPOINT,
    CLUE_DENIED,
    CLUE_SHOWN,
    CLUE_TAPPED,
    CLUE_TARGET,
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
    NUDGED,
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
    TAPPED,
    TARGET,
    TARGET_NO,
    TARGET_YES,
    TAXI,
    TIP_LINE,
    USE_NEWSBOY,
    USE_TAXI,
    WIRETAP,
)
from safehouse.games.mind_mgmt.position import AGENT_FIGURES, Position
from safehouse.games.mind_mgmt.rules.immortals import cannot_shove
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.setup import cannot_block
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


def place(s: Position) -> int:
    """Where the active Agent stands."""
    return s.agent_at[s.active]


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


# ---------------------------------------------------------------------- ASK


def named_place(s: Position, feature: int) -> int:
    """The own location if it shows the feature, else a location beside it (Tip Line); else NOWHERE."""
    here = place(s)
    if feature in FEATURES_OF[here]:
        return here
    if s.has(TIP_LINE) and not s.tip_used:
        for cell in BESIDE[here]:
            if feature in FEATURES_OF[cell]:
                return cell
    return NOWHERE


def cannot_ask(s: Position, feature: int) -> str | None:
    """The clause that forbids the active Agent to ask about this feature now; None if it may."""
    if s.acted:
        return "MM-5.803"
    if named_place(s, feature) == NOWHERE:
        return "MM-5.901"
    return cannot_put_question(s, feature)


def cannot_put_question(s: Position, feature: int) -> str | None:
    if s.immortal_on(place(s)):
        return "MM-5.902"
    if s.guarded(feature):
        return "MM-5.903"
    return "MM-5.1311" if s.banned & BIT[feature] != 0 else None


def askable(s: Position) -> list[int]:
    """Features the active Agent may ask about, in their order."""
    named = FEATURES_OF[place(s)]
    if s.has(TIP_LINE) and not s.tip_used:
        named = list(range(FEATURE_COUNT))
    return [feature for feature in named if cannot_ask(s, feature) is None]


def cannot_use_dolphin(s: Position) -> str | None:
    return None if DOLPHIN in s.allies else "MM-5.1201"


def ask(s: Position, feature: int, dolphin: bool) -> None:
    """The Recruiter is asked in the same way whether one place fits, several or none (MM-5.908)."""
    s.ask_place = named_place(s, feature)
    s.ask_newsboy = False
    put_question(s, feature, dolphin)


def put_question(s: Position, feature: int, dolphin: bool) -> None:
    s.asked = feature
    s.ask_dolphin = dolphin
    s.tell_all(ASKED, s.active, feature, s.hour)
    if dolphin:
        s.tell_all(ALLY_USED, DOLPHIN)
    s.phase = ANSWERING


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


# ---------------------------------------------------------------------- abilities and modules


def cannot_target(s: Position) -> str | None:
    """Meru's Psychic Targeting (MM-5.1101, MM-5.1102)."""
    if not s.setting.full or s.active != MERU:
        return "MM-5.1101"
    if s.acted:
        return "MM-5.803"
    return "MM-5.1102" if s.immortal_on(place(s)) else None


def target(s: Position) -> None:
    s.acted = True
    here = place(s)
    if CROSS[here] & BIT[s.here()] != 0:
        s.clue(CLUE_TARGET, s.hour, here, 1)
        s.tell_all(TARGET_YES, here, s.hour)
    else:
        s.clue(CLUE_TARGET, s.hour, here, 0)
        s.tell_all(TARGET_NO, here, s.hour)


def cannot_tap(s: Position, feature: int) -> str | None:
    """Wiretap: a feature the Agent could ask about at its own location."""
    if not s.has(WIRETAP):
        return "MM-5.1309"
    if not s.may_use(WIRETAP):
        return "MM-5.1311"
    if feature not in FEATURES_OF[place(s)]:
        return "MM-5.901"
    return cannot_ask(s, feature)


def tap(s: Position, feature: int) -> None:
    s.acted = True
    s.spent[WIRETAP] = True
    count = s.visited_with(feature)
    s.clue(CLUE_TAPPED, s.hour, feature, count)
    s.tell_all(TAPPED, feature, count)


def cannot_nudge(s: Position, origin: int, cell: int) -> str | None:
    """Bill moves an Immortal beside him, not one he stands with (MM-5.1106 to MM-5.1109)."""
    if not s.setting.full or s.active != BILL:
        return "MM-5.1106"
    if s.free_used:
        return "MM-5.1100"
    if origin == place(s):
        return "MM-5.1108"
    if origin not in BESIDE[place(s)] or not s.immortal_on(origin):
        return "MM-5.1106"
    return cannot_shove(s, origin, cell)


def nudge(s: Position, origin: int, cell: int) -> None:
    s.free_used = True
    s.set_immortal(origin, cell)
    s.tell_all(NUDGED, origin, cell)


def carry_range(s: Position) -> int:
    """1, and 1 more for each of the Recruiter's cards shown (MM-5.1110)."""
    return 1 + size_of(s.shown)


def carry_ends(s: Position, start: int) -> list[int]:
    """Where Dusty can bring an Agent from here."""
    far = carry_range(s)
    if far == 1:
        return s.streets.roads[start]
    return [cell for cell in within(s.streets.roads, start, far) if cell != start]


def cannot_carry(s: Position, agent: int, cell: int) -> str | None:
    """Dusty moves any Agent, himself included (MM-5.1110 to MM-5.1113)."""
    if not s.setting.full or s.active != DUSTY:
        return "MM-5.1110"
    if s.free_used:
        return "MM-5.1100"
    return None if cell in carry_ends(s, s.agent_at[agent]) else "MM-5.1111"


def carry(s: Position, agent: int, cell: int) -> None:
    s.free_used = True
    s.agent_at[agent] = cell
    s.tell_all(CARRIED, agent, cell)


def cannot_place_checkpoint(s: Position, border: int) -> str | None:
    if not s.has(CHECKPOINTS):
        return "MM-5.1309"
    if s.checkpoints_left == 0 or s.checkpoint_used or place(s) not in BORDERS[border]:
        return "MM-5.1311"
    return cannot_block(s, border)


def place_checkpoint(s: Position, border: int) -> None:
    s.checkpoint_used = True
    s.checkpoints_left -= 1
    s.checkpoints.append(border)
    s.streets = Streets(s.mayhem, s.checkpoints)
    s.clue(CLUE_CHECKPOINT, s.hour, border)
    s.tell_all(CHECKPOINT_PLACED, border)


def cannot_use_taxi(s: Position) -> str | None:
    if TAXI not in s.allies:
        return "MM-5.1201"
    if s.moved or (s.acted and not s.setting.move_after_action):
        return "MM-5.1311"
    return None


def use_taxi(s: Position) -> None:
    s.allies.remove(TAXI)
    s.taxi_called = True
    s.tell_all(ALLY_USED, TAXI)


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
