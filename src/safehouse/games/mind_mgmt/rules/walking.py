"""STEP and MIND SLIP: where the Recruiter may go, and what a visit does (MM-5.3, MM-5.4)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import BIT, CORNERWISE, NOWHERE, border_between
from safehouse.games.mind_mgmt.moves import FRONT, SECOND, SECOND_SLIP_GAINED, SLIPPED, STEPPED
from safehouse.games.mind_mgmt.position import SETUP_HOURS, Position


def cannot_step(s: Position, cell: int) -> str | None:
    """The clause that forbids a STEP to this location; None if it is legal."""
    here = s.here()
    if s.visited & BIT[cell] != 0:
        return "MM-5.304"
    if cell in s.streets.steps[here]:
        return None
    if border_between(here, cell) != NOWHERE:
        return "MM-5.305"
    if cell in CORNERWISE[here]:
        return "MM-5.303"
    return "MM-5.301"


def legal_steps(s: Position) -> list[int]:
    return [cell for cell in s.streets.steps[s.here()] if s.visited & BIT[cell] == 0]


def can_walk(steps: list[list[int]], cell: int, visited: int, more: int) -> bool:
    """Whether so many more STEPs can follow from here."""
    if more == 0:
        return True
    for other in steps[cell]:
        if visited & BIT[other] == 0 and can_walk(steps, other, visited | BIT[other], more - 1):
            return True
    return False


def completable(s: Position, cell: int) -> bool:
    """The set-up walk of five locations can go on over this one (MM-4.22)."""
    more = SETUP_HOURS - len(s.trail) - 1
    return can_walk(s.streets.steps, cell, s.visited | BIT[cell], more)


def cannot_walk_on(s: Position, cell: int) -> str | None:
    """A STEP of the set-up walk (MM-4.20, MM-4.22)."""
    clause = cannot_step(s, cell)
    if clause is None and not completable(s, cell):
        return "MM-4.22"
    return clause


def token_available(s: Position, token: int) -> bool:
    """MM-5.402"""
    if token == FRONT:
        return s.slips_front > 0
    return s.second_gained and s.second_at != NOWHERE


def cannot_slip(s: Position, token: int, cell: int) -> str | None:
    if not token_available(s, token):
        return "MM-5.402"
    if s.must_step and legal_steps(s):
        return "MM-5.1311"
    if s.visited & BIT[cell] != 0:
        return "MM-5.304"
    if cell not in s.streets.slips(s.recruiter, s.here()):
        return "MM-5.408"
    return None


def legal_slips(s: Position) -> list[int]:
    """Destinations of a Mind Slip, whichever token is spent."""
    if not token_available(s, FRONT) and not token_available(s, SECOND):
        return []
    if s.must_step and legal_steps(s):
        return []
    return [cell for cell in s.streets.slips(s.recruiter, s.here()) if s.visited & BIT[cell] == 0]


def dead_end(s: Position) -> bool:
    """No legal action is left (MM-8.03)."""
    return not legal_steps(s) and not legal_slips(s)


def visit(s: Position, cell: int) -> int:
    """Write the next number on the secret map; returns the recruits contacted (MM-5.302, MM-5.308)."""
    s.trail.append(cell)
    s.visited |= BIT[cell]
    contacted = s.hits(cell)
    s.contacts[len(s.trail)] = contacted
    s.unannounced += contacted
    return contacted


def take_action(s: Position, cell: int) -> None:
    contacted = visit(s, cell)
    if s.slip_in_turn == NOWHERE:
        s.tell_recruiter(STEPPED, len(s.trail), cell, contacted)
    else:
        s.tell_recruiter(SLIPPED, len(s.trail), cell, contacted, s.slip_in_turn)
    if cell == s.second_at and s.slip_in_turn != SECOND:
        s.second_gained = True
        s.tell_recruiter(SECOND_SLIP_GAINED, cell)
    s.action_done = True
    s.must_step = False


def step(s: Position, cell: int) -> None:
    take_action(s, cell)


def slip(s: Position, token: int, cell: int) -> None:
    """The token is shown only when the turn ends (MM-5.404)."""
    s.slip_in_turn = token
    take_action(s, cell)
