"""Step 3: actions, free actions, zone effects and abilities (5E to 5H)."""
# compiled by mypyc

from safehouse.games.in_too_deep.agenda import (
    BARRIERS_MAY,
    CHALLENGING,
    ENDURING,
    ENFORCING,
    GAINING_EVIDENCE,
    GUARDIAN_MAY,
    HACKING,
    HARBOR_CHOICE,
    HEIGHTS_PICK,
    HUSTLING,
    ION_CHOICE,
    MACHINE,
    RUNNING,
    SWAPPING_ITEMS,
    TRANSFERRING,
)
from safehouse.games.in_too_deep.moves import (
    ABILITY,
    ACTIVATE,
    AERODROME,
    BLOCKS,
    COMMIT,
    COURIER,
    CRUSHER,
    DOMINATE,
    DOWNTOWN,
    DROP,
    E_ACTIVATED,
    E_ENDURED,
    END_ACTIONS,
    ENDURE,
    ENFORCER,
    HACKER,
    HEIGHTS,
    HUSTLER,
    ION_TOWERS,
    ITEMS,
    JUMPER,
    MAJORS,
    MECHANIC,
    MOVE,
    NOBODY,
    NOTHING,
    PARISH,
    PICK_UP,
    SEE,
    SEER,
    SHADOW,
    SMUGGLE,
    SMUGGLER,
    USE,
    ZINBAZAAR,
    ZONES,
)
from safehouse.games.in_too_deep.rules import city
from safehouse.games.in_too_deep.rules.crimes import cannot_commit, commit
from safehouse.games.in_too_deep.rules.gains import can_rise, change_dominance, gain_tolerance
from safehouse.games.in_too_deep.rules.support import any_swap, can_use, rivals, use_support
from safehouse.games.in_too_deep.state import Position

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
    if criminal in (SHADOW, MECHANIC, SMUGGLER, SEER):
        return "ZH-5.41"
    if not s.able(seat, criminal):
        return "ZH-5.66"
    if criminal == HUSTLER and len(hustle_targets(s)) == 0:
        return "ZH-5.67"
    if criminal == ENFORCER and len(enforce_targets(s, seat)) == 0:
        return "ZH-5.68"
    if criminal == HACKER and len(hack_targets(s)) == 0:
        return "ZH-5.69"
    if criminal == COURIER and len(city.reachable(s, s.criminal_at[COURIER])) == 0:
        return "ZH-5.78"
    if criminal == CRUSHER and crushable(s) == 0:
        return "ZH-5.74"
    return None


def cannot_smuggle(s: Position, seat: int, item: int) -> str | None:
    """ZH-5.72"""
    if not s.able(seat, SMUGGLER):
        return "ZH-5.66"
    if s.item_place(item) != s.criminal_at[SMUGGLER] or s.holder[item] == SMUGGLER:
        return "ZH-5.72"
    return None


def cannot_see(s: Position, seat: int, criminal: int) -> str | None:
    """ZH-5.73"""
    if not s.able(seat, SEER):
        return "ZH-5.66"
    if s.seer_used or criminal == SEER or criminal not in s.in_play:
        return "ZH-5.73"
    if not city.nearby(s.criminal_at[SEER], s.criminal_at[criminal]):
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
            found.append(MOVE + criminal * 2 + way)
    for item in range(ITEMS):
        if cannot_pick_up(s, criminal, item) is None:
            found.append(PICK_UP + criminal * ITEMS + item)
    if cannot_activate(s, criminal) is None:
        found.append(ACTIVATE + criminal)
    if cannot_use_ability(s, seat, criminal) is None and (criminal != CRUSHER or s.crusher_used):
        found.append(ABILITY + criminal)
    return found


def menu(s: Position, seat: int) -> list[int]:
    """Everything step 3 offers now (ZH-7.4)."""
    found: list[int] = [END_ACTIONS]
    own = sorted(s.ports[seat])
    for criminal in own:
        if s.actions > 0:
            found.extend(actions_with(s, seat, criminal))
            if can_rise(s, seat, criminal):
                found.append(DOMINATE + criminal)
        if cannot_endure(s, seat, criminal) is None:
            found.append(ENDURE + criminal)
        if s.holds[criminal] != NOTHING:
            found.append(DROP + criminal)
    if CRUSHER in own and not s.crusher_used and cannot_use_ability(s, seat, CRUSHER) is None:
        found.append(ABILITY + CRUSHER)
    if SMUGGLER in own:
        for item in range(ITEMS):
            if cannot_smuggle(s, seat, item) is None:
                found.append(SMUGGLE + item)
    if SEER in own:
        for criminal in s.in_play:
            if cannot_see(s, seat, criminal) is None:
                found.append(SEE + criminal)
    for token in sorted(s.support[seat]):
        if USE + token not in found and can_use(s, seat, token):
            found.append(USE + token)
    for card in s.held_crimes(seat):
        if card >= MAJORS and cannot_commit(s, seat, card) is None:
            found.append(COMMIT + card)
    found.sort()
    return found


# -- doing


def act(s: Position, seat: int, move: int) -> None:
    """One action of the menu; the caller has paid for it where it costs one."""
    if move < PICK_UP:
        criminal, way = (move - MOVE) // 2, (move - MOVE) % 2
        city.move_criminal(s, criminal, city.step(s.criminal_at[criminal], way))
    elif move < ACTIVATE:
        city.take_item(s, (move - PICK_UP) // ITEMS, (move - PICK_UP) % ITEMS)
    elif move < ABILITY:
        criminal = move - ACTIVATE
        activate(s, seat, criminal, s.criminal_at[criminal])
    else:
        use_ability(s, seat, move - ABILITY)


def take_action(s: Position, seat: int, move: int) -> None:
    """A move of the menu of step 3."""
    if move < DOMINATE:
        if move == ABILITY + CRUSHER and not s.crusher_used:
            s.crusher_used = True
        else:
            s.actions -= 1
        act(s, seat, move)
    elif move < ENDURE:
        s.actions -= 1
        change_dominance(s, seat, move - DOMINATE, 1)
    elif move < DROP:
        criminal = move - ENDURE
        s.tell_all(E_ENDURED, seat, criminal)
        change_dominance(s, seat, criminal, -1)
        s.ask(ENDURING, seat, criminal)
    elif move < SMUGGLE:
        city.drop_item(s, move - DROP)
    elif move < SEE:
        city.take_item(s, SMUGGLER, move - SMUGGLE)
    elif move < USE:
        s.seer_used = True
        change_dominance(s, seat, move - SEE, 1)
    elif move < COMMIT:
        use_support(s, seat, move - USE)
    else:
        commit(s, seat, move - COMMIT)


def why_not_in_menu(s: Position, seat: int, move: int) -> str | None:
    """The clause that keeps a move of step 3 off the menu."""
    if move < MOVE or move >= COMMIT + 70:
        return None if move == END_ACTIONS else "ZH-7.4"
    if move < SMUGGLE:
        criminal = criminal_of(move)
        clause = cannot_act(s, seat, criminal)
        if clause is not None:
            return clause
        if move >= DROP:
            return None if s.holds[criminal] != NOTHING else "ZH-5.47"
        if move >= ENDURE:
            return cannot_endure(s, seat, criminal)
        free = move == ABILITY + CRUSHER and not s.crusher_used
        if s.actions == 0 and not free:
            return "ZH-5.33"
        if move >= DOMINATE:
            return None if can_rise(s, seat, criminal) else "ZH-5.25"
        return why_not_act(s, seat, move)
    if move < SEE:
        return cannot_smuggle(s, seat, move - SMUGGLE)
    if move < USE:
        return cannot_see(s, seat, move - SEE)
    if move < COMMIT:
        token = move - USE
        if token not in s.support[seat]:
            return "ZH-5.155"
        return None if can_use(s, seat, token) else "ZH-5.164"
    if move - COMMIT < MAJORS:
        return "ZH-5.8"
    return cannot_commit(s, seat, move - COMMIT)


def criminal_of(move: int) -> int:
    if move < PICK_UP:
        return (move - MOVE) // 2
    if move < ACTIVATE:
        return (move - PICK_UP) // ITEMS
    if move < DOMINATE:
        return (move - ACTIVATE) % 10
    return (move - DOMINATE) % 10


def why_not_act(s: Position, seat: int, move: int) -> str | None:
    """The clause that forbids a move, pick-up, activation or ability of a controlled criminal."""
    criminal = criminal_of(move)
    if move < PICK_UP:
        return city.cannot_step(s, seat, criminal, (move - MOVE) % 2)
    if move < ACTIVATE:
        return cannot_pick_up(s, criminal, (move - PICK_UP) % ITEMS)
    if move < ABILITY:
        return cannot_activate(s, criminal)
    return cannot_use_ability(s, seat, criminal)


# -- zone effects (5G)


def activate(s: Position, seat: int, criminal: int, place: int) -> None:
    """ZH-5.39: patrol comes first, then the effect."""
    zone = s.zone_at[place]
    s.tell_all(E_ACTIVATED, seat, criminal, zone)
    city.call_patrol(s, place)
    if zone == BLOCKS:
        if len(rivals(s, seat)) > 0:
            s.ask(CHALLENGING, seat, 1)
    elif zone == HEIGHTS:
        s.ask(HEIGHTS_PICK, seat, s.cards.heights_picks)
    elif zone == AERODROME:
        s.ask(TRANSFERRING, seat)
    elif zone == ZINBAZAAR:
        if any_swap(s):
            s.ask(SWAPPING_ITEMS, seat)
    elif zone == DOWNTOWN:
        s.ask(MACHINE, seat, s.cards.downtown_moves, GUARDIAN_MAY | BARRIERS_MAY, 1, 0)
    elif zone == ION_TOWERS:
        s.ask(ION_CHOICE, seat)
    elif zone == PARISH:
        gain_tolerance(s, seat)
    elif len(s.memory[seat]) > 0:
        s.ask(HARBOR_CHOICE, seat)
    else:
        s.ask(GAINING_EVIDENCE, seat, 1)


# -- abilities (5H)


def use_ability(s: Position, seat: int, criminal: int) -> None:
    if criminal == HUSTLER:
        s.ask(HUSTLING, seat)
    elif criminal == ENFORCER:
        s.ask(ENFORCING, seat)
    elif criminal == HACKER:
        s.ask(HACKING, seat)
    elif criminal == JUMPER:
        city.transfer_criminal(s, JUMPER, (s.criminal_at[JUMPER] + 4) % ZONES)
    elif criminal == COURIER:
        s.ask(RUNNING, seat)
    else:
        s.ask(MACHINE, seat, 1, crushable(s), 0, s.criminal_at[CRUSHER] + 1)


def hustle_targets(s: Position) -> list[int]:
    """ZH-5.67"""
    place = s.criminal_at[HUSTLER]
    return [other for other in range(ZONES) if s.patrol[other] == 0 and city.nearby(place, other)]


def enforce_targets(s: Position, seat: int) -> list[int]:
    """ZH-5.68"""
    place = s.criminal_at[ENFORCER]
    found: list[int] = []
    for criminal in s.in_play:
        if criminal != ENFORCER and city.nearby(place, s.criminal_at[criminal]):
            if len(ways(s, seat, criminal)) > 0:
                found.append(criminal)
    return found


def ways(s: Position, seat: int, criminal: int) -> list[int]:
    return [way for way in range(2) if city.cannot_step(s, seat, criminal, way) is None]


def hack_targets(s: Position) -> list[int]:
    """ZH-5.69"""
    place = s.criminal_at[HACKER]
    return [item for item in range(ITEMS) if city.nearby(place, s.item_place(item))]


def crushable(s: Position) -> int:
    """Which machines are near the Crusher (ZH-5.74), as the mask of MACHINE."""
    place = s.criminal_at[CRUSHER]
    mask = 0
    if city.nearby(place, s.guardian):
        mask |= GUARDIAN_MAY
    for border in s.barriers:
        if city.border_nearby(place, border):
            mask |= BARRIERS_MAY
    return mask
