"""The Recruiter's turn: one action, Immortals, claims, then refill, time and announcement (MM-5.2 to
MM-5.7)."""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt.board import BORDER_COUNT, CELLS, NOWHERE, Streets
from safehouse.games.mind_mgmt.moves import (
    ALERT,
    ANNOUNCE,
    ANNOUNCED,
    BY_RECRUITS,
    BY_TIME,
    CLAIM,
    CLUE_SILENT,
    CLUE_SLIP,
    CLUE_STREETS,
    CLUE_SUM,
    EARLY_WARNING,
    END_TURN,
    EXTRA_MOVE,
    FRONT,
    LIFT_MAYHEM,
    LIFTED,
    MAYHEM_MOVED,
    MOVE_IMMORTAL,
    PAY_STEP,
    PLACE_IMMORTAL,
    PLACE_MAYHEM,
    RADIO_SILENCE,
    RECRUITER_TURN,
    SECOND,
    SHIFTING_STREETS,
    SLIP,
    SLIP_SHOWN,
    STAY_SILENT,
    STAYED_SILENT,
    STEP,
    TIME_ADVANCED,
)
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.rules.immortals import (
    cannot_claim,
    cannot_fly,
    cannot_pay,
    claim,
    claimable,
    flight_codes,
    move_immortal,
    pay,
    payments,
    refill,
)
from safehouse.games.mind_mgmt.rules.setup import cannot_block
from safehouse.games.mind_mgmt.rules.turns import begin_agents_turn, finish, lose_in_dead_end
from safehouse.games.mind_mgmt.rules.walking import (
    cannot_slip,
    cannot_step,
    legal_slips,
    legal_steps,
    slip,
    step,
    token_available,
)

LAST_ALERT: Final = 15


def cannot_move_immortal(s: Position, origin: int, cell: int) -> str | None:
    if not s.setting.full:
        return "MM-1.01"
    if s.phase == RECRUITER_TURN and s.immortal_moved:
        return "MM-5.509"
    return cannot_fly(s, origin, cell)


def cannot_lift(s: Position, border: int) -> str | None:
    """Shifting Streets: once per round, in place of the first Immortal move."""
    if not s.has(SHIFTING_STREETS):
        return "MM-5.1309"
    if s.immortal_moved or s.streets_moved:
        return "MM-5.1311"
    return None if border in s.mayhem else "MM-5.1311"


def turn_options(s: Position) -> list[int]:
    found: list[int] = []
    if not s.action_done:
        found.extend([STEP + cell for cell in legal_steps(s)])
        slips = legal_slips(s)
        if token_available(s, FRONT):
            found.extend([SLIP + cell for cell in slips])
        if token_available(s, SECOND):
            found.extend([SLIP + CELLS + cell for cell in slips])
    if s.setting.full:
        if not s.immortal_moved:
            found.extend(flight_codes(s))
        found.extend([PAY_STEP + cell for cell in payments(s)])
        found.extend([CLAIM + feature for feature in sorted(claimable(s))])
        if s.has(SHIFTING_STREETS) and not s.immortal_moved and not s.streets_moved:
            found.extend([LIFT_MAYHEM + border for border in sorted(s.mayhem)])
        if s.action_done:
            found.append(END_TURN)
    return found


def cannot_end_turn(s: Position) -> str | None:
    return None if s.action_done else "MM-5.205"


def forbids(s: Position, move: int) -> str | None:
    """The clause that forbids this in the Recruiter's turn."""
    if s.phase == ALERT:
        return None if move in (ANNOUNCE, STAY_SILENT) else "MM-7.05"
    if s.phase == EXTRA_MOVE and not MOVE_IMMORTAL <= move < PAY_STEP:
        return "MM-5.513"
    if s.phase == LIFTED:
        return forbids_relay(s, move)
    if STEP <= move < PLACE_IMMORTAL and s.action_done:
        return "MM-5.205"
    if STEP <= move < SLIP:
        return cannot_step(s, move - STEP)
    if SLIP <= move < PLACE_IMMORTAL:
        return cannot_slip(s, (move - SLIP) // CELLS, (move - SLIP) % CELLS)
    if MOVE_IMMORTAL <= move < PAY_STEP:
        pair = move - MOVE_IMMORTAL
        return cannot_move_immortal(s, pair // CELLS, pair % CELLS)
    if PAY_STEP <= move < CLAIM:
        return cannot_pay(s, move - PAY_STEP)
    if CLAIM <= move < LIFT_MAYHEM:
        return cannot_claim(s, move - CLAIM)
    if LIFT_MAYHEM <= move < END_TURN:
        return cannot_lift(s, move - LIFT_MAYHEM)
    if move == END_TURN and s.setting.full:
        return cannot_end_turn(s)
    return "MM-7.05"


def forbids_relay(s: Position, move: int) -> str | None:
    """Where a lifted Mayhem token may go: another free border."""
    if not PLACE_MAYHEM <= move < PLACE_MAYHEM + BORDER_COUNT:
        return "MM-7.05"
    if move - PLACE_MAYHEM == s.lifted:
        return "MM-5.1311"
    return cannot_block(s, move - PLACE_MAYHEM)


def options(s: Position) -> list[int]:
    if s.phase == RECRUITER_TURN:
        return turn_options(s)
    if s.phase == EXTRA_MOVE:
        return flight_codes(s)
    if s.phase == LIFTED:
        borders = range(PLACE_MAYHEM, PLACE_MAYHEM + BORDER_COUNT)
        return [move for move in borders if forbids_relay(s, move) is None]
    return [ANNOUNCE, STAY_SILENT]


def apply(s: Position, move: int) -> None:
    if s.phase == ALERT:
        if move == ANNOUNCE:
            announce(s)
        else:
            stay_silent(s)
    elif s.phase == LIFTED:
        relay_mayhem(s, move - PLACE_MAYHEM)
    elif move < SLIP:
        step(s, move - STEP)
        action_taken(s)
    elif move < PLACE_IMMORTAL:
        slip(s, (move - SLIP) // CELLS, (move - SLIP) % CELLS)
        action_taken(s)
    elif move < PAY_STEP:
        pair = move - MOVE_IMMORTAL
        move_immortal(s, pair // CELLS, pair % CELLS)
        s.immortal_moved = True
        s.phase = RECRUITER_TURN
    elif move < CLAIM:
        pay(s, move - PAY_STEP)
        s.phase = EXTRA_MOVE
    elif move < LIFT_MAYHEM:
        claim_recruit(s, move - CLAIM)
    elif move < END_TURN:
        s.lifted = move - LIFT_MAYHEM
        s.phase = LIFTED
    else:
        end_turn(s)


def action_taken(s: Position) -> None:
    """In the training mission the action is the whole turn (MM-5.203)."""
    if not s.setting.full:
        end_turn(s)


def claim_recruit(s: Position, feature: int) -> None:
    claim(s, feature)
    if s.recruits >= s.recruits_to_win():
        finish(s, BY_RECRUITS)


def relay_mayhem(s: Position, border: int) -> None:
    """Shifting Streets; counts as the first Immortal move of the turn."""
    s.mayhem[s.mayhem.index(s.lifted)] = border
    s.clue(CLUE_STREETS, s.hour + 1, s.lifted, border)
    s.tell_all(MAYHEM_MOVED, s.lifted, border)
    s.lifted = NOWHERE
    s.streets = Streets(s.mayhem, s.checkpoints)
    s.streets_moved = True
    s.immortal_moved = True
    s.phase = RECRUITER_TURN
    if not s.action_done:
        lose_in_dead_end(s)


def end_turn(s: Position) -> None:
    """Part 2 of the turn, in the order of MM-8.07."""
    if s.setting.full:
        refill(s)
    s.hour += 1
    s.tell_all(TIME_ADVANCED, s.hour)
    show_slip(s)
    if not is_alert(s):
        end_hour(s)
    elif s.silence_ready() and s.hour != LAST_ALERT:
        s.phase = ALERT
    else:
        announce(s)


def show_slip(s: Position) -> None:
    """A spent Mind Slip token goes to the time track (MM-5.404)."""
    token = s.slip_in_turn
    if token == NOWHERE:
        return
    s.slip_in_turn = NOWHERE
    s.clue(CLUE_SLIP, s.hour, token, 0 if token == FRONT else s.second_at)
    if token == FRONT:
        s.slips_front -= 1
    else:
        s.second_at = NOWHERE
    s.slip_hours.append(s.hour)
    s.slip_tokens.append(token)
    s.tell_all(SLIP_SHOWN, s.hour, token)


def is_alert(s: Position) -> bool:
    """Odd hours (MM-5.703); 10:00 and 14:00 too with Early Warning."""
    if s.hour % 2 == 1:
        return True
    return s.has(EARLY_WARNING) and (s.hour == 10 or s.hour == 14)


def announce(s: Position) -> None:
    """MM-5.703"""
    s.announced[s.hour] = s.unannounced
    s.recruits += s.unannounced
    s.clue(CLUE_SUM, s.hour, s.unannounced)
    s.unannounced = 0
    s.tell_all(ANNOUNCED, s.hour, s.announced[s.hour], s.recruits)
    if s.recruits >= s.recruits_to_win():
        finish(s, BY_RECRUITS)
    else:
        end_hour(s)


def stay_silent(s: Position) -> None:
    """Radio Silence: the recruits join the next announcement."""
    s.spent[RADIO_SILENCE] = True
    s.clue(CLUE_SILENT, s.hour)
    s.tell_all(STAYED_SILENT, s.hour)
    end_hour(s)


def end_hour(s: Position) -> None:
    """MM-8.02, MM-8.05"""
    if s.hour == s.end_hour():
        finish(s, BY_TIME)
    else:
        begin_agents_turn(s)
