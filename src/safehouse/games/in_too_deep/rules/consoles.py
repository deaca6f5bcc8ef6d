"""What a console gains and loses: Intel, tolerance and dominance (5D, 5R)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Events
from safehouse.games.in_too_deep.rules.position import (
    Position,
)
from safehouse.games.in_too_deep.tables.pieces import NOBODY


def gain_intel(s: Position, seat: int, amount: int) -> None:
    if amount > 0:
        s.intel[seat] += amount
        s.tell_all(Events.INTEL_GAINED, s.named(seat), amount)


def lose_intel(s: Position, seat: int, amount: int) -> int:
    """Intel never falls below 0 (ZH-5.179); what was really lost."""
    lost = min(amount, s.intel[seat])
    if lost > 0:
        s.intel[seat] -= lost
        s.tell_all(Events.INTEL_LOST, s.named(seat), lost)
    return lost


def gain_tolerance(s: Position, seat: int) -> None:
    """ZH-5.165"""
    s.tolerance[seat] += s.cards.tolerance_step
    s.tell_all(Events.TOLERANCE_GAINED, s.named(seat), s.tolerance[seat])


def can_rise(s: Position, seat: int, criminal: int) -> bool:
    return s.dominance[seat][criminal] < len(s.cards.track) - 1


def can_gain_dominance(s: Position, seat: int, criminal: int) -> bool:
    return criminal != NOBODY and can_rise(s, seat, criminal)


def can_lose_dominance(s: Position, seat: int, criminal: int) -> bool:
    return criminal != NOBODY and s.dominance[seat][criminal] > 0


def change_dominance(s: Position, seat: int, criminal: int, amount: int) -> None:
    """ZH-5.24, ZH-5.25: the surplus at an end of the track is lost."""
    before = s.dominance[seat][criminal]
    after = max(0, min(len(s.cards.track) - 1, before + amount))
    s.dominance[seat][criminal] = after
    if after > before:
        s.tell_all(Events.DOMINANCE_GAINED, s.named(seat), criminal, after)
    elif after < before:
        s.tell_all(Events.DOMINANCE_LOST, s.named(seat), criminal, after)
