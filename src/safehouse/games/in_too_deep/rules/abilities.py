"""Abilities of the criminals (5H)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Criminals, Events, Items, Moves, Zones
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.answers import way_named
from safehouse.games.in_too_deep.rules.consoles import can_rise
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING, NOWHERE

# -- what can be called upon


def cannot_use_ability(s: Position, seat: int, criminal: int) -> str | None:
    """An ability that is called upon: everything but the passive and the directly chosen ones."""
    if criminal in (Criminals.SHADOW, Criminals.MECHANIC, Criminals.SMUGGLER, Criminals.SEER):
        return "ZH-5.41"
    if not s.able(seat, criminal):
        return "ZH-5.66"
    if criminal == Criminals.HUSTLER:
        return None if any(can_hustle(s, place) for place in range(Zones.COUNT)) else "ZH-5.67"
    if criminal == Criminals.ENFORCER:
        return None if any(can_enforce(s, other) for other in s.in_play) else "ZH-5.68"
    if criminal == Criminals.HACKER:
        return None if any(can_hack(s, item) for item in range(Items.COUNT)) else "ZH-5.69"
    if criminal == Criminals.COURIER:
        start = s.criminal_at[Criminals.COURIER]
        return None if any(city.can_run(s, start, place) for place in range(Zones.COUNT)) else "ZH-5.78"
    if criminal == Criminals.CRUSHER:
        return None if crushable(s) != 0 else "ZH-5.74"
    return None


def cannot_smuggle(s: Position, seat: int, item: int) -> str | None:
    """ZH-5.72"""
    if not s.able(seat, Criminals.SMUGGLER):
        return "ZH-5.66"
    if s.item_place(item) != s.criminal_at[Criminals.SMUGGLER] or s.holder[item] == Criminals.SMUGGLER:
        return "ZH-5.72"
    return None


def cannot_see(s: Position, seat: int, criminal: int) -> str | None:
    """ZH-5.73"""
    if not s.able(seat, Criminals.SEER):
        return "ZH-5.66"
    if s.seer_used or criminal == Criminals.SEER or criminal not in s.in_play:
        return "ZH-5.73"
    if not city.nearby(s.criminal_at[Criminals.SEER], s.criminal_at[criminal]):
        return "ZH-5.73"
    return None if can_rise(s, seat, criminal) else "ZH-5.25"


# -- what an ability can aim at


def can_hustle(s: Position, place: int) -> bool:
    """ZH-5.67"""
    if place == NOWHERE or s.patrol[place] > 0:
        return False
    return city.nearby(s.criminal_at[Criminals.HUSTLER], place)


def can_enforce(s: Position, criminal: int) -> bool:
    """ZH-5.68"""
    if criminal == NOBODY or criminal == Criminals.ENFORCER:
        return False
    if not city.nearby(s.criminal_at[Criminals.ENFORCER], s.criminal_at[criminal]):
        return False
    return city.can_push_somewhere(s, criminal)


def can_hack(s: Position, item: int) -> bool:
    """ZH-5.69"""
    return item != NOTHING and city.nearby(s.criminal_at[Criminals.HACKER], s.item_place(item))


def can_hack_so(s: Position, item: int, move: int) -> bool:
    """ZH-5.69: moved, or picked up unless somebody holds it."""
    return s.holder[item] == NOBODY if move == Moves.GRAB else way_named(move) != NOTHING


def crushable(s: Position) -> int:
    """Which machines are near the Crusher (ZH-5.74), as the mask of MACHINE."""
    place = s.criminal_at[Criminals.CRUSHER]
    mask = 0
    if city.nearby(place, s.guardian):
        mask |= GUARDIAN_MAY
    for border in s.barriers:
        if city.border_nearby(place, border):
            mask |= BARRIERS_MAY
    return mask


# -- doing


def use_ability(s: Position, seat: int, criminal: int) -> None:
    s.tell_all(Events.ABILITY_USED, seat, criminal)
    if criminal == Criminals.HUSTLER:
        s.ask(Agenda.HUSTLING, seat)
    elif criminal == Criminals.ENFORCER:
        s.ask(Agenda.ENFORCING, seat)
    elif criminal == Criminals.HACKER:
        s.ask(Agenda.HACKING, seat)
    elif criminal == Criminals.JUMPER:
        city.transfer_criminal(s, Criminals.JUMPER, (s.criminal_at[Criminals.JUMPER] + 4) % Zones.COUNT)
    elif criminal == Criminals.COURIER:
        s.ask(Agenda.RUNNING, seat)
    else:
        s.ask(Agenda.MACHINE, seat, 1, crushable(s), 0, s.criminal_at[Criminals.CRUSHER] + 1)
