"""The Rogue Agents' turn: activations and moves, and what is open in them (MM-5.8)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import (
    KIND_OF,
    Agents,
    Events,
    Features,
    Kinds,
    Locations,
    Modules,
    Moves,
    Phases,
)
from safehouse.games.mind_mgmt.rules.abilities import (
    cannot_carry,
    cannot_carry_anybody,
    cannot_nudge,
    cannot_nudge_anybody,
    cannot_place_checkpoint,
    cannot_place_checkpoints,
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
from safehouse.games.mind_mgmt.rules.actions import (
    cannot_capture,
    cannot_compare_hands,
    cannot_name_second,
    cannot_reveal,
    cannot_shake,
    cannot_use_expert,
    capture,
    leave_immortal,
    push,
    reveal,
    shakedown,
)
from safehouse.games.mind_mgmt.rules.asking import (
    ask,
    askable,
    cannot_ask,
    cannot_ask_with_dolphin,
    cannot_use_dolphin,
    place,
)
from safehouse.games.mind_mgmt.rules.immortals import cannot_shove, open_pushes
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.setup import blocked
from safehouse.games.mind_mgmt.rules.turns import available, end_agents_turn, first_turn_of_round
from safehouse.games.mind_mgmt.tables.city import (
    BESIDE,
    BIT,
    BORDERS_OF,
    FEATURES_OF,
    NOWHERE,
    cells_of,
    within,
)

# ---------------------------------------------------------------------- activating


def cannot_activate(s: Position, agent: int) -> str | None:
    if agent not in s.setting.scope.agents:
        return "MM-1.08"
    return "MM-5.801" if s.activated[agent] else None


def cannot_call_double_shift(s: Position) -> str | None:
    """Once per game, before the first activation of a round."""
    if not s.has(Modules.DOUBLE_SHIFT):
        return "MM-5.1309"
    fresh = first_turn_of_round(s) and len(available(s)) == Agents.COUNT and s.to_activate == 2
    return None if s.may_use(Modules.DOUBLE_SHIFT) and fresh else "MM-5.1311"


def activating_options(s: Position) -> list[int]:
    found = [Moves.ACTIVATE + agent for agent in range(Agents.COUNT) if cannot_activate(s, agent) is None]
    if cannot_call_double_shift(s) is None:
        found.append(Moves.CALL_DOUBLE_SHIFT)
    return found


def call_double_shift(s: Position) -> None:
    s.spent[Modules.DOUBLE_SHIFT] = True
    s.to_activate = 3
    s.tell_all(Events.DOUBLE_SHIFT_CALLED, s.hour)


def activate(s: Position, agent: int) -> None:
    """MM-5.801, MM-5.802"""
    s.active = agent
    s.activated[agent] = True
    s.phase = Phases.ACTIVATION
    s.tell_all(Events.ACTIVATED, agent)


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
        s.phase = Phases.ACTIVATING


# ---------------------------------------------------------------------- moving


def cannot_leave(s: Position) -> str | None:
    """One move an activation, before or after the action."""
    return "MM-5.804" if s.moved or (s.acted and not s.setting.move_after_action) else None


def reach(s: Position) -> list[int]:
    """Where the active Agent can be after its move; with the Taxi Driver up to 4 away (MM-5.805)."""
    return within(s.streets.roads, place(s), 4) if s.taxi_called else s.streets.reach[place(s)]


def cannot_move(s: Position, cell: int) -> str | None:
    clause = cannot_leave(s)
    if clause is None and (cell == place(s) or cell not in reach(s)):
        return "MM-5.805"
    return clause


def move_agent(s: Position, cell: int) -> None:
    s.agent_at[s.active] = cell
    s.moved = True
    s.tell_all(Events.AGENT_MOVED, s.active, cell)


# ---------------------------------------------------------------------- what is open


def activation_options(s: Position) -> list[int]:
    found: list[int] = []
    if cannot_leave(s) is None:
        here = place(s)
        found.extend([Moves.MOVE + cell for cell in reach(s) if cell != here])
    if not s.acted:
        add_actions(s, found)
    if cannot_nudge_anybody(s) is None:
        add_nudges(s, found)
    if cannot_carry_anybody(s) is None:
        add_carries(s, found)
    if s.checkpoints_left > 0 and cannot_place_checkpoints(s) is None:
        add_checkpoints(s, found)
    if cannot_use_taxi(s) is None:
        found.append(Moves.USE_TAXI)
    found.append(Moves.END_ACTIVATION)
    return found


def add_actions(s: Position, found: list[int]) -> None:
    """Beside an Immortal SHAKEDOWN is the only one."""
    if cannot_shake(s) is None:
        found.extend(range(Moves.SHAKEDOWN, Moves.SHAKEDOWN + Features.COUNT))
        return
    features = askable(s)
    found.extend([Moves.ASK + feature for feature in features])
    if cannot_use_dolphin(s) is None:
        found.extend([Moves.ASK_WITH_DOLPHIN + feature for feature in features])
    if s.steps & BIT[place(s)] != 0 and cannot_reveal(s) is None:
        add_reveals(s, found)
    if cannot_capture(s) is None:
        found.append(Moves.CAPTURE)
    if cannot_target(s) is None:
        found.append(Moves.TARGET)
    if s.may_use(Modules.WIRETAP):
        found.extend([Moves.TAP + f for f in FEATURES_OF[place(s)] if cannot_tap(s, f) is None])


def add_reveals(s: Position, found: list[int]) -> None:
    found.append(Moves.REVEAL)
    if cannot_use_expert(s) is None:
        others = [cell for cell in cells_of(s.steps) if cannot_compare_hands(s, cell) is None]
        found.extend([Moves.REVEAL_WITH_EXPERT + cell for cell in others])


def add_nudges(s: Position, found: list[int]) -> None:
    for origin in BESIDE[place(s)]:
        if s.immortal_on(origin):
            first = Moves.NUDGE + origin * Locations.COUNT
            found.extend([first + cell for cell in open_pushes(s, origin)])


def add_carries(s: Position, found: list[int]) -> None:
    for agent in range(Agents.COUNT):
        first = Moves.CARRY + agent * Locations.COUNT
        found.extend([first + cell for cell in carry_ends(s, s.agent_at[agent])])


def add_checkpoints(s: Position, found: list[int]) -> None:
    shut = blocked(s)
    borders = [b for b in BORDERS_OF[place(s)] if cannot_place_checkpoint(s, shut, b) is None]
    found.extend([Moves.PLACE_CHECKPOINT + border for border in borders])


def nothing_left(s: Position) -> bool:
    """Only the end of the activation remains, so nobody is asked (MM-7.01)."""
    if not s.acted or cannot_leave(s) is None:
        return False
    return len(activation_options(s)) == 1


def options(s: Position) -> list[int]:
    if s.phase == Phases.ACTIVATING:
        return activating_options(s)
    if s.phase == Phases.ACTIVATION:
        return activation_options(s)
    if s.phase == Phases.SECOND_NAME:
        return [Moves.SHAKEDOWN + f for f in range(Features.COUNT) if cannot_name_second(s, f) is None]
    found = [Moves.PUSH + cell for cell in open_pushes(s, place(s))]
    found.append(Moves.LEAVE_IMMORTAL)
    return found


def forbids(s: Position, move: int) -> str | None:
    kind = KIND_OF[move]
    if s.phase == Phases.ACTIVATING:
        if kind == Kinds.ACTIVATE:
            return cannot_activate(s, move - Moves.ACTIVATE)
        return cannot_call_double_shift(s) if kind == Kinds.CALL_DOUBLE_SHIFT else "MM-7.05"
    if s.phase == Phases.SECOND_NAME:
        return cannot_name_second(s, move - Moves.SHAKEDOWN) if kind == Kinds.SHAKEDOWN else "MM-7.05"
    if s.phase == Phases.PUSHING:
        if kind == Kinds.PUSH:
            return cannot_shove(s, place(s), move - Moves.PUSH)
        return None if kind == Kinds.LEAVE_IMMORTAL else "MM-7.05"
    return forbids_in_activation(s, kind, move)


def forbids_in_activation(s: Position, kind: int, move: int) -> str | None:
    if kind == Kinds.MOVE:
        return cannot_move(s, move - Moves.MOVE)
    if kind == Kinds.ASK:
        return cannot_ask(s, move - Moves.ASK)
    if kind == Kinds.ASK_WITH_DOLPHIN:
        return cannot_ask_with_dolphin(s, move - Moves.ASK_WITH_DOLPHIN)
    if kind == Kinds.REVEAL:
        return cannot_reveal(s)
    if kind == Kinds.REVEAL_WITH_EXPERT:
        return cannot_compare_hands(s, move - Moves.REVEAL_WITH_EXPERT)
    if kind == Kinds.SHAKEDOWN:
        return cannot_shake(s)
    if kind == Kinds.CAPTURE:
        return cannot_capture(s)
    if kind == Kinds.TARGET:
        return cannot_target(s)
    if kind == Kinds.TAP:
        return cannot_tap(s, move - Moves.TAP)
    if kind == Kinds.NUDGE:
        pair = move - Moves.NUDGE
        return cannot_nudge(s, pair // Locations.COUNT, pair % Locations.COUNT)
    if kind == Kinds.CARRY:
        pair = move - Moves.CARRY
        return cannot_carry(s, pair // Locations.COUNT, pair % Locations.COUNT)
    if kind == Kinds.PLACE_CHECKPOINT:
        return cannot_place_checkpoint(s, blocked(s), move - Moves.PLACE_CHECKPOINT)
    if kind == Kinds.USE_TAXI:
        return cannot_use_taxi(s)
    return None if kind == Kinds.END_ACTIVATION else "MM-7.05"


# ---------------------------------------------------------------------- what is done


def apply(s: Position, move: int) -> None:
    kind = KIND_OF[move]
    if kind == Kinds.MOVE:
        move_agent(s, move - Moves.MOVE)
    elif kind == Kinds.ASK:
        ask(s, move - Moves.ASK, False)
    elif kind == Kinds.ASK_WITH_DOLPHIN:
        ask(s, move - Moves.ASK_WITH_DOLPHIN, True)
    elif kind == Kinds.ACTIVATE:
        activate(s, move - Moves.ACTIVATE)
    elif kind == Kinds.END_ACTIVATION:
        end_activation(s)
    elif kind == Kinds.CAPTURE:
        capture(s)
    elif kind == Kinds.REVEAL:
        reveal(s, NOWHERE)
    elif kind == Kinds.REVEAL_WITH_EXPERT:
        reveal(s, move - Moves.REVEAL_WITH_EXPERT)
    elif kind == Kinds.SHAKEDOWN:
        shakedown(s, move - Moves.SHAKEDOWN)
    elif kind == Kinds.PUSH:
        push(s, move - Moves.PUSH)
    elif kind == Kinds.LEAVE_IMMORTAL:
        leave_immortal(s)
    else:
        apply_ability(s, kind, move)


def apply_ability(s: Position, kind: int, move: int) -> None:
    if kind == Kinds.TARGET:
        target(s)
    elif kind == Kinds.NUDGE:
        pair = move - Moves.NUDGE
        nudge(s, pair // Locations.COUNT, pair % Locations.COUNT)
    elif kind == Kinds.CARRY:
        pair = move - Moves.CARRY
        carry(s, pair // Locations.COUNT, pair % Locations.COUNT)
    elif kind == Kinds.TAP:
        tap(s, move - Moves.TAP)
    elif kind == Kinds.PLACE_CHECKPOINT:
        place_checkpoint(s, move - Moves.PLACE_CHECKPOINT)
    elif kind == Kinds.USE_TAXI:
        use_taxi(s)
    else:
        call_double_shift(s)
