"""Hooking: step 1 of the turn, and what unhooks (5C)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Events, Moves
from safehouse.games.in_too_deep.rules.dilemmas import draw_dilemmas
from safehouse.games.in_too_deep.rules.position import (
    BY_STEP,
    Position,
)
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING


def cannot_hook(s: Position, seat: int, criminal: int) -> str | None:
    """The clause that forbids this seat to hook this criminal now."""
    if criminal not in s.in_play:
        return "ZH-4.5"
    if s.hooked_by[criminal] == seat:
        return "ZH-5.12"
    if s.locked[criminal] != NOTHING:
        return "ZH-5.160"
    if len(s.ports[seat]) >= s.cards.ports:
        return "ZH-5.14"
    return None


def cannot_answer_hooking(s: Position, seat: int, entry: list[int], move: int) -> str | None:
    """ZH-7.3: hook, unhook first, or leave it in step 1 (ZH-5.11, ZH-5.20)."""
    if move == Moves.SKIP_HOOK:
        if entry[3] > 0:
            return "ZH-5.20"
        return None if entry[2] == BY_STEP and len(s.ports[seat]) > 0 else "ZH-5.11"
    if Moves.HOOK <= move < Moves.UNHOOK:
        return cannot_hook(s, seat, move - Moves.HOOK)
    unhooks = Moves.UNHOOK <= move < Moves.MOVE and s.hooked_by[move - Moves.UNHOOK] == seat
    return None if unhooks else "ZH-7.3"


def hook(s: Position, seat: int, criminal: int) -> None:
    """ZH-5.12 to ZH-5.18"""
    former = s.hooked_by[criminal]
    if former != NOBODY:
        s.ports[former].remove(criminal)
    s.hooked_by[criminal] = seat
    s.ports[seat].append(criminal)
    s.tell_all(Events.HOOKED, s.named(seat), criminal)
    if former != NOBODY:
        pay_for_hook(s, seat, former)
    if len(s.ports[seat]) == s.cards.ports:
        draw_dilemmas(s, seat, 1)


def pay_for_hook(s: Position, seat: int, former: int) -> None:
    """ZH-5.15, ZH-5.16"""
    amount = s.cards.hook_payment
    s.intel[former] += amount
    if s.intel[seat] >= amount:
        s.intel[seat] -= amount
        s.tell_all(Events.PAID, s.named(seat), s.named(former), amount)
    else:
        s.tell_all(Events.SUPPLY_PAID, s.named(former), amount)


def unhook(s: Position, seat: int, criminal: int) -> None:
    """ZH-5.13, ZH-5.19: the token returns to the middle, the rest move up; a lock ends (ZH-5.161)."""
    s.ports[seat].remove(criminal)
    s.hooked_by[criminal] = NOBODY
    s.tell_all(Events.UNHOOKED, s.named(seat), criminal)
    if s.locked[criminal] != NOTHING:
        s.support_discard.append(s.locked[criminal])
        s.locked[criminal] = NOTHING
        s.tell_all(Events.LOCK_ENDED, criminal)


def swap_hooks(s: Position, seat: int, rival: int) -> None:
    """ZH-5.163"""
    mine = s.ports[seat]
    s.ports[seat] = s.ports[rival]
    s.ports[rival] = mine
    for criminal in s.ports[seat]:
        s.hooked_by[criminal] = seat
    for criminal in s.ports[rival]:
        s.hooked_by[criminal] = rival
    s.tell_all(Events.HOOKS_SWAPPED, s.named(seat), s.named(rival))
