"""The Recruiter's turn: one action, moves of Immortals, claims (MM-5.2 to MM-5.6)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import (
    KIND_OF,
    Borders,
    Clues,
    Ends,
    Events,
    Kinds,
    Locations,
    Modules,
    Moves,
    Phases,
    SlipTokens,
)
from safehouse.games.mind_mgmt.rules.announcement import announce, end_turn, stay_silent
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.rules.immortals import (
    cannot_buy,
    cannot_claim,
    cannot_fly,
    cannot_pay,
    claim,
    claimable,
    flights,
    move_immortal,
    pay,
)
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.setup import blocked, cannot_block
from safehouse.games.mind_mgmt.rules.turns import finish, lose_in_dead_end
from safehouse.games.mind_mgmt.rules.walking import (
    cannot_slip,
    cannot_spend,
    cannot_step,
    legal_steps,
    slip,
    slip_ends,
    take_action,
)
from safehouse.games.mind_mgmt.tables.city import NOWHERE, cells_of

# ---------------------------------------------------------------------- what is open


def cannot_act(s: Position) -> str | None:
    """One action a turn."""
    return "MM-5.205" if s.action_done else None


def cannot_move_immortals(s: Position) -> str | None:
    """The one free move of a turn, or the extra one that is paid for."""
    if not s.setting.full:
        return "MM-1.01"
    return "MM-5.509" if s.phase == Phases.RECRUITER_TURN and s.immortal_moved else None


def cannot_move_immortal(s: Position, origin: int, cell: int) -> str | None:
    clause = cannot_move_immortals(s)
    return clause if clause is not None else cannot_fly(s, origin, cell)


def cannot_shift_streets(s: Position) -> str | None:
    """Shifting Streets: once per round, in place of the first Immortal move."""
    if not s.has(Modules.SHIFTING_STREETS):
        return "MM-5.1309"
    return "MM-5.1311" if s.immortal_moved or s.streets_moved else None


def cannot_lift(s: Position, border: int) -> str | None:
    clause = cannot_shift_streets(s)
    if clause is None and border not in s.mayhem:
        return "MM-5.1311"
    return clause


def cannot_relay(s: Position, shut: list[bool], border: int) -> str | None:
    """Where a lifted Mayhem token may go: another free border."""
    return "MM-5.1311" if border == s.lifted else cannot_block(shut, border)


def relays(s: Position) -> list[int]:
    shut = blocked(s)
    borders = [border for border in range(Borders.COUNT) if cannot_relay(s, shut, border) is None]
    return [Moves.PLACE_MAYHEM + border for border in borders]


def cannot_end_turn(s: Position) -> str | None:
    """In the training mission the action is the whole turn (MM-5.203)."""
    if not s.setting.full:
        return "MM-7.05"
    return None if s.action_done else "MM-5.205"


def add_slips(s: Position, token: int, found: list[int]) -> None:
    if cannot_spend(s, token) is None:
        first = Moves.SLIP + token * Locations.COUNT
        found.extend([first + cell for cell in slip_ends(s)])


def turn_options(s: Position) -> list[int]:
    found: list[int] = []
    if cannot_act(s) is None:
        found.extend([Moves.STEP + cell for cell in legal_steps(s)])
        add_slips(s, SlipTokens.FRONT, found)
        add_slips(s, SlipTokens.SECOND, found)
    if cannot_move_immortals(s) is None:
        found.extend(flights(s))
    if cannot_buy(s) is None:
        found.extend([Moves.PAY_STEP + cell for cell in cells_of(s.unmarked_visits())])
    found.extend([Moves.CLAIM + feature for feature in sorted(claimable(s))])
    if cannot_shift_streets(s) is None:
        found.extend([Moves.LIFT_MAYHEM + border for border in sorted(s.mayhem)])
    if cannot_end_turn(s) is None:
        found.append(Moves.END_TURN)
    return found


def options(s: Position) -> list[int]:
    if s.phase == Phases.RECRUITER_TURN:
        return turn_options(s)
    if s.phase == Phases.EXTRA_MOVE:
        return flights(s)
    if s.phase == Phases.LIFTED:
        return relays(s)
    return [Moves.ANNOUNCE, Moves.STAY_SILENT]


def forbids(s: Position, move: int) -> str | None:
    """The clause that forbids this in the Recruiter's turn."""
    kind = KIND_OF[move]
    if s.phase == Phases.ALERT:
        return None if kind == Kinds.ANNOUNCE or kind == Kinds.STAY_SILENT else "MM-7.05"
    if s.phase == Phases.LIFTED:
        if kind != Kinds.PLACE_MAYHEM:
            return "MM-7.05"
        return cannot_relay(s, blocked(s), move - Moves.PLACE_MAYHEM)
    if s.phase == Phases.EXTRA_MOVE and kind != Kinds.MOVE_IMMORTAL:
        return "MM-5.513"
    if kind == Kinds.STEP or kind == Kinds.SLIP:
        return forbids_action(s, move)
    if kind == Kinds.MOVE_IMMORTAL:
        pair = move - Moves.MOVE_IMMORTAL
        return cannot_move_immortal(s, pair // Locations.COUNT, pair % Locations.COUNT)
    if kind == Kinds.PAY_STEP:
        return cannot_pay(s, move - Moves.PAY_STEP)
    if kind == Kinds.CLAIM:
        return cannot_claim(s, move - Moves.CLAIM)
    if kind == Kinds.LIFT_MAYHEM:
        return cannot_lift(s, move - Moves.LIFT_MAYHEM)
    return cannot_end_turn(s) if kind == Kinds.END_TURN else "MM-7.05"


def forbids_action(s: Position, move: int) -> str | None:
    clause = cannot_act(s)
    if clause is not None:
        return clause
    if move < Moves.SLIP:
        return cannot_step(s, move - Moves.STEP)
    choice = move - Moves.SLIP
    return cannot_slip(s, choice // Locations.COUNT, choice % Locations.COUNT)


# ---------------------------------------------------------------------- what is done


def apply(s: Position, move: int) -> None:
    kind = KIND_OF[move]
    if kind == Kinds.STEP:
        take_action(s, move - Moves.STEP)
        action_taken(s)
    elif kind == Kinds.SLIP:
        choice = move - Moves.SLIP
        slip(s, choice // Locations.COUNT, choice % Locations.COUNT)
        action_taken(s)
    elif kind == Kinds.MOVE_IMMORTAL:
        pair = move - Moves.MOVE_IMMORTAL
        move_immortal(s, pair // Locations.COUNT, pair % Locations.COUNT)
        s.immortal_moved = True
        s.phase = Phases.RECRUITER_TURN
    elif kind == Kinds.PAY_STEP:
        pay(s, move - Moves.PAY_STEP)
        s.phase = Phases.EXTRA_MOVE
    elif kind == Kinds.CLAIM:
        claim_recruit(s, move - Moves.CLAIM)
    elif kind == Kinds.LIFT_MAYHEM:
        s.lifted = move - Moves.LIFT_MAYHEM
        s.phase = Phases.LIFTED
    elif kind == Kinds.PLACE_MAYHEM:
        relay_mayhem(s, move - Moves.PLACE_MAYHEM)
    elif kind == Kinds.ANNOUNCE:
        announce(s)
    elif kind == Kinds.STAY_SILENT:
        stay_silent(s)
    else:
        end_turn(s)


def action_taken(s: Position) -> None:
    """In the training mission the action is the whole turn (MM-5.203)."""
    if not s.setting.full:
        end_turn(s)


def claim_recruit(s: Position, feature: int) -> None:
    claim(s, feature)
    if s.recruits >= s.recruits_to_win():
        finish(s, Ends.RECRUITS)


def relay_mayhem(s: Position, border: int) -> None:
    """Shifting Streets; counts as the first Immortal move of the turn."""
    s.mayhem[s.mayhem.index(s.lifted)] = border
    s.clue(Clues.STREETS, s.hour + 1, s.lifted, border)
    s.tell_all(Events.MAYHEM_MOVED, s.lifted, border)
    s.lifted = NOWHERE
    s.streets = Streets(s.mayhem, s.checkpoints)
    s.streets_moved = True
    s.immortal_moved = True
    s.phase = Phases.RECRUITER_TURN
    if not s.action_done:
        lose_in_dead_end(s)
