"""STEP and MIND SLIP: where the Recruiter may go, and what a visit does (MM-5.3, MM-5.4)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Events, SlipTokens
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import BESIDE, BIT, CORNERWISE, NOWHERE
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS


def legal_steps(s: Position) -> list[int]:
    """MM-5.301 to MM-5.305"""
    visited = s.visited
    return [cell for cell in s.streets.steps[s.here()] if visited & BIT[cell] == 0]


def cannot_step(s: Position, cell: int) -> str | None:
    """The clause that forbids a STEP to this location; None if it is legal."""
    if s.visited & BIT[cell] != 0:
        return "MM-5.304"
    here = s.here()
    if cell in s.streets.steps[here]:
        return None
    if cell in BESIDE[here]:
        return "MM-5.305"
    return "MM-5.303" if cell in CORNERWISE[here] else "MM-5.301"


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


def walk_steps(s: Position) -> list[int]:
    """The STEPs of the set-up walk (MM-4.20, MM-4.22)."""
    return [cell for cell in legal_steps(s) if completable(s, cell)]


def cannot_walk_on(s: Position, cell: int) -> str | None:
    clause = cannot_step(s, cell)
    if clause is None and not completable(s, cell):
        return "MM-4.22"
    return clause


def token_available(s: Position, token: int) -> bool:
    """MM-5.402"""
    if token == SlipTokens.FRONT:
        return s.slips_front > 0
    return s.second_gained and s.second_at != NOWHERE


def cannot_spend(s: Position, token: int) -> str | None:
    """A Mind Slip with this token, wherever it leads."""
    if not token_available(s, token):
        return "MM-5.402"
    return "MM-5.1311" if s.must_step and legal_steps(s) else None


def slip_ends(s: Position) -> list[int]:
    """Destinations of a Mind Slip, whichever token is spent."""
    return [cell for cell in s.streets.slips(s.recruiter, s.here()) if s.visited & BIT[cell] == 0]


def cannot_slip(s: Position, token: int, cell: int) -> str | None:
    clause = cannot_spend(s, token)
    if clause is not None:
        return clause
    if s.visited & BIT[cell] != 0:
        return "MM-5.304"
    return None if cell in s.streets.slips(s.recruiter, s.here()) else "MM-5.408"


def legal_slips(s: Position, token: int) -> list[int]:
    return slip_ends(s) if cannot_spend(s, token) is None else []


def dead_end(s: Position) -> bool:
    """No legal action is left (MM-8.03)."""
    if legal_steps(s) or legal_slips(s, SlipTokens.FRONT):
        return False
    return not legal_slips(s, SlipTokens.SECOND)


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
        s.tell_recruiter(Events.STEPPED, len(s.trail), cell, contacted)
    else:
        s.tell_recruiter(Events.SLIPPED, len(s.trail), cell, contacted, s.slip_in_turn)
    if cell == s.second_at and s.slip_in_turn != SlipTokens.SECOND:
        s.second_gained = True
        s.tell_recruiter(Events.SECOND_SLIP_GAINED, cell)
    s.action_done = True
    s.must_step = False


def slip(s: Position, token: int, cell: int) -> None:
    """The token is shown only when the turn ends (MM-5.404)."""
    s.slip_in_turn = token
    take_action(s, cell)
