"""Step 3: actions, free actions, zone effects and abilities (5E to 5H)."""
# compiled by mypyc

from safehouse.games.in_too_deep.codes import Agenda, Criminals, Events, Items, MajorCrimes, Moves, Zones
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.crimes import cannot_commit, commit
from safehouse.games.in_too_deep.rules.gains import can_rise, change_dominance, gain_tolerance
from safehouse.games.in_too_deep.rules.position import BARRIERS_MAY, GUARDIAN_MAY, Position
from safehouse.games.in_too_deep.rules.support import any_swap, can_use, rivals, use_support
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING

# -- guards


def cannot_act(s: Position, seat: int, criminal: int) -> str | None:
    """Control of the criminal (ZH-5.33)."""
    return None if s.hooked_by[criminal] == seat else "ZH-5.33"


def cannot_pick_up(s: Position, criminal: int, item: int) -> str | None:
    """ZH-5.37"""
    if s.holder[item] != NOBODY or s.item_at[item] != s.criminal_at[criminal]:
        return "ZH-5.37"
    return None


def cannot_activate(s: Position, criminal: int) -> str | None:
    """ZH-5.87"""
    return "ZH-5.87" if s.patrol[s.criminal_at[criminal]] > 0 else None


def cannot_use_ability(s: Position, seat: int, criminal: int) -> str | None:
    """An ability that is called upon: everything but the passive and the directly chosen ones."""
    if criminal in (Criminals.SHADOW, Criminals.MECHANIC, Criminals.SMUGGLER, Criminals.SEER):
        return "ZH-5.41"
    if not s.able(seat, criminal):
        return "ZH-5.66"
    if criminal == Criminals.HUSTLER and len(hustle_targets(s)) == 0:
        return "ZH-5.67"
    if criminal == Criminals.ENFORCER and len(enforce_targets(s, seat)) == 0:
        return "ZH-5.68"
    if criminal == Criminals.HACKER and len(hack_targets(s)) == 0:
        return "ZH-5.69"
    if criminal == Criminals.COURIER and len(city.reachable(s, s.criminal_at[Criminals.COURIER])) == 0:
        return "ZH-5.78"
    if criminal == Criminals.CRUSHER and crushable(s) == 0:
        return "ZH-5.74"
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


def cannot_endure(s: Position, seat: int, criminal: int) -> str | None:
    """ZH-5.28, ZH-5.29; an action to buy must exist."""
    if s.dominance[seat][criminal] < s.cards.endurance_from:
        return "ZH-5.29"
    return None if len(actions_with(s, seat, criminal)) > 0 else "ZH-5.30"


# -- menus, in ascending order of the codes


def actions_with(s: Position, seat: int, criminal: int) -> list[int]:
    """What an action with this criminal can be: a move, a pick-up, the zone effect, its ability (ZH-5.30)."""
    found: list[int] = []
    for way in range(2):
        if city.cannot_step(s, seat, criminal, way) is None:
            found.append(Moves.MOVE + criminal * 2 + way)
    for item in range(Items.COUNT):
        if cannot_pick_up(s, criminal, item) is None:
            found.append(Moves.PICK_UP + criminal * Items.COUNT + item)
    if cannot_activate(s, criminal) is None:
        found.append(Moves.ACTIVATE + criminal)
    if cannot_use_ability(s, seat, criminal) is None and (criminal != Criminals.CRUSHER or s.crusher_used):
        found.append(Moves.ABILITY + criminal)
    return found


def menu(s: Position, seat: int) -> list[int]:
    """Everything step 3 offers now (ZH-7.4)."""
    found: list[int] = [Moves.END_ACTIONS]
    own = sorted(s.ports[seat])
    for criminal in own:
        if s.actions > 0:
            found.extend(actions_with(s, seat, criminal))
            if can_rise(s, seat, criminal):
                found.append(Moves.DOMINATE + criminal)
        if cannot_endure(s, seat, criminal) is None:
            found.append(Moves.ENDURE + criminal)
        if s.holds[criminal] != NOTHING:
            found.append(Moves.DROP + criminal)
    if (
        Criminals.CRUSHER in own
        and not s.crusher_used
        and cannot_use_ability(s, seat, Criminals.CRUSHER) is None
    ):
        found.append(Moves.ABILITY + Criminals.CRUSHER)
    if Criminals.SMUGGLER in own:
        for item in range(Items.COUNT):
            if cannot_smuggle(s, seat, item) is None:
                found.append(Moves.SMUGGLE + item)
    if Criminals.SEER in own:
        for criminal in s.in_play:
            if cannot_see(s, seat, criminal) is None:
                found.append(Moves.SEE + criminal)
    for token in sorted(s.support[seat]):
        if Moves.USE + token not in found and can_use(s, seat, token):
            found.append(Moves.USE + token)
    for card in s.held_crimes(seat):
        if card >= MajorCrimes.COUNT and cannot_commit(s, seat, card) is None:
            found.append(Moves.COMMIT + card)
    found.sort()
    return found


# -- doing


def act(s: Position, seat: int, move: int) -> None:
    """One action of the menu; the caller has paid for it where it costs one."""
    if move < Moves.PICK_UP:
        criminal, way = (move - Moves.MOVE) // 2, (move - Moves.MOVE) % 2
        city.move_criminal(s, criminal, city.step(s.criminal_at[criminal], way))
    elif move < Moves.ACTIVATE:
        city.take_item(s, (move - Moves.PICK_UP) // Items.COUNT, (move - Moves.PICK_UP) % Items.COUNT)
    elif move < Moves.ABILITY:
        criminal = move - Moves.ACTIVATE
        activate(s, seat, criminal, s.criminal_at[criminal])
    else:
        use_ability(s, seat, move - Moves.ABILITY)


def take_action(s: Position, seat: int, move: int) -> None:
    """A move of the menu of step 3."""
    if move < Moves.DOMINATE:
        if move == Moves.ABILITY + Criminals.CRUSHER and not s.crusher_used:
            s.crusher_used = True
        else:
            s.actions -= 1
        act(s, seat, move)
    elif move < Moves.ENDURE:
        s.actions -= 1
        change_dominance(s, seat, move - Moves.DOMINATE, 1)
    elif move < Moves.DROP:
        criminal = move - Moves.ENDURE
        s.tell_all(Events.ENDURED, seat, criminal)
        change_dominance(s, seat, criminal, -1)
        s.ask(Agenda.ENDURING, seat, criminal)
    elif move < Moves.SMUGGLE:
        city.drop_item(s, move - Moves.DROP)
    elif move < Moves.SEE:
        city.take_item(s, Criminals.SMUGGLER, move - Moves.SMUGGLE)
    elif move < Moves.USE:
        s.seer_used = True
        change_dominance(s, seat, move - Moves.SEE, 1)
    elif move < Moves.COMMIT:
        use_support(s, seat, move - Moves.USE)
    else:
        commit(s, seat, move - Moves.COMMIT)


def why_not_in_menu(s: Position, seat: int, move: int) -> str | None:
    """The clause that keeps a move of step 3 off the menu."""
    if move < Moves.MOVE or move >= Moves.COMMIT + 70:
        return None if move == Moves.END_ACTIONS else "ZH-7.4"
    if move < Moves.SMUGGLE:
        criminal = criminal_of(move)
        clause = cannot_act(s, seat, criminal)
        if clause is not None:
            return clause
        if move >= Moves.DROP:
            return None if s.holds[criminal] != NOTHING else "ZH-5.47"
        if move >= Moves.ENDURE:
            return cannot_endure(s, seat, criminal)
        free = move == Moves.ABILITY + Criminals.CRUSHER and not s.crusher_used
        if s.actions == 0 and not free:
            return "ZH-5.33"
        if move >= Moves.DOMINATE:
            return None if can_rise(s, seat, criminal) else "ZH-5.25"
        return why_not_act(s, seat, move)
    if move < Moves.SEE:
        return cannot_smuggle(s, seat, move - Moves.SMUGGLE)
    if move < Moves.USE:
        return cannot_see(s, seat, move - Moves.SEE)
    if move < Moves.COMMIT:
        token = move - Moves.USE
        if token not in s.support[seat]:
            return "ZH-5.155"
        return None if can_use(s, seat, token) else "ZH-5.164"
    if move - Moves.COMMIT < MajorCrimes.COUNT:
        return "ZH-5.8"
    return cannot_commit(s, seat, move - Moves.COMMIT)


def criminal_of(move: int) -> int:
    if move < Moves.PICK_UP:
        return (move - Moves.MOVE) // 2
    if move < Moves.ACTIVATE:
        return (move - Moves.PICK_UP) // Items.COUNT
    if move < Moves.DOMINATE:
        return (move - Moves.ACTIVATE) % 10
    return (move - Moves.DOMINATE) % 10


def why_not_act(s: Position, seat: int, move: int) -> str | None:
    """The clause that forbids a move, pick-up, activation or ability of a controlled criminal."""
    criminal = criminal_of(move)
    if move < Moves.PICK_UP:
        return city.cannot_step(s, seat, criminal, (move - Moves.MOVE) % 2)
    if move < Moves.ACTIVATE:
        return cannot_pick_up(s, criminal, (move - Moves.PICK_UP) % Items.COUNT)
    if move < Moves.ABILITY:
        return cannot_activate(s, criminal)
    return cannot_use_ability(s, seat, criminal)


# -- zone effects (5G)


def activate(s: Position, seat: int, criminal: int, place: int) -> None:
    """ZH-5.39: patrol comes first, then the effect."""
    zone = s.zone_at[place]
    s.tell_all(Events.ACTIVATED, seat, criminal, zone)
    city.call_patrol(s, place)
    if zone == Zones.BLOCKS:
        if len(rivals(s, seat)) > 0:
            s.ask(Agenda.CHALLENGING, seat, 1)
    elif zone == Zones.HEIGHTS:
        s.ask(Agenda.HEIGHTS_PICK, seat, s.cards.heights_picks)
    elif zone == Zones.AERODROME:
        s.ask(Agenda.TRANSFERRING, seat)
    elif zone == Zones.ZINBAZAAR:
        if any_swap(s):
            s.ask(Agenda.SWAPPING_ITEMS, seat)
    elif zone == Zones.DOWNTOWN:
        s.ask(Agenda.MACHINE, seat, s.cards.downtown_moves, GUARDIAN_MAY | BARRIERS_MAY, 1, 0)
    elif zone == Zones.ION_TOWERS:
        s.ask(Agenda.ION_CHOICE, seat)
    elif zone == Zones.PARISH:
        gain_tolerance(s, seat)
    elif len(s.memory[seat]) > 0:
        s.ask(Agenda.HARBOR_CHOICE, seat)
    else:
        s.ask(Agenda.GAINING_EVIDENCE, seat, 1)


# -- abilities (5H)


def use_ability(s: Position, seat: int, criminal: int) -> None:
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


def hustle_targets(s: Position) -> list[int]:
    """ZH-5.67"""
    place = s.criminal_at[Criminals.HUSTLER]
    return [other for other in range(Zones.COUNT) if s.patrol[other] == 0 and city.nearby(place, other)]


def enforce_targets(s: Position, seat: int) -> list[int]:
    """ZH-5.68"""
    place = s.criminal_at[Criminals.ENFORCER]
    found: list[int] = []
    for criminal in s.in_play:
        if criminal != Criminals.ENFORCER and city.nearby(place, s.criminal_at[criminal]):
            if len(ways(s, seat, criminal)) > 0:
                found.append(criminal)
    return found


def ways(s: Position, seat: int, criminal: int) -> list[int]:
    return [way for way in range(2) if city.cannot_step(s, seat, criminal, way) is None]


def hack_targets(s: Position) -> list[int]:
    """ZH-5.69"""
    place = s.criminal_at[Criminals.HACKER]
    return [item for item in range(Items.COUNT) if city.nearby(place, s.item_place(item))]


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
