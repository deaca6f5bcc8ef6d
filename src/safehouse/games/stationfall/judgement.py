"""How good a position looks for a colour: points as they stand, and points within reach."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.moves import (
    ANNIHILATED,
    ARTIFACT,
    BRIEFCASE,
    FIRST_POD,
    FIRST_UNIQUE,
    FLETCHER,
    GUILTY,
    GUN,
    INNOCENT,
    ITEMS,
    LIVE,
    NANOGEL,
    OUTER_SPACE,
    POWER_OF_TWO,
    SECTIONS,
    T_COUNTDOWN,
    WINGS,
)
from safehouse.games.stationfall.position import NOBODY, POD_DOCKED, Position
from safehouse.games.stationfall.rules.questions import OVER
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.scoring import agenda_points, bonus_of, bonus_points, score

WANTED_ITEMS: Final = [GUN, BRIEFCASE, ARTIFACT, NANOGEL, FLETCHER]
SCALE: Final = 14.0


def evaluate(s: Position, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    if s.phase == OVER:
        return final_value(s, seat)
    far = steps_to_pods(s)
    mine = 0.0
    others = 0.0
    number = 0
    for colour in range(s.colours):
        if s.identity[colour] == NOBODY:
            continue
        worth = prospect(s, colour, far)
        if s.seat_of[colour] == seat or (s.teams and s.holder_of[colour] == s.holder_of[seat]):
            mine += worth
        else:
            others += worth
            number += 1
    if number > 0:
        mine -= 0.25 * others / number
    value = mine / SCALE
    return value if -0.99 < value < 0.99 else (0.99 if value > 0 else -0.99)


def final_value(s: Position, seat: int) -> float:
    end = result(s)
    won = 0.6 if seat in end.winners else -0.6
    points = end.scores[seat] / 30.0
    value = won + points
    return value if -1.0 < value < 1.0 else (1.0 if value > 0 else -1.0)


def prospect(s: Position, colour: int, far: list[int]) -> float:
    """Points now, mixed with the points there would be if the own character got away."""
    identity = s.identity[colour] if s.revealed[colour] == NOBODY else s.revealed[colour]
    card = s.box.identity_character[identity]
    own = score(s, colour, identity, False)
    now = float(own.total())
    chance = 0.0
    pawns = s.box.pawns_of[card]
    for pawn in pawns:
        if s.body(pawn):
            chance += escape_chance(s, colour, pawn, far)
    chance = chance / len(pawns)
    if_away = float(points_if_away(s, colour, identity, pawns) + own.total() - sum(own.lines))
    worth = now + chance * (if_away - now) if if_away > now else now
    worth += item_hopes(s, colour, identity, pawns[0], if_away)
    worth += data_hopes(s, colour, identity)
    worth += bonus_hopes(s, colour, far)
    worth += grip(s, colour, card)
    if s.guilt[colour] == GUILTY and not s.box.wins_guilty[card]:
        worth -= 5.0
    elif s.guilt[colour] != INNOCENT:
        worth -= 0.6
    return worth


def points_if_away(s: Position, colour: int, identity: int, pawns: list[int]) -> int:
    """The agenda as if every live pawn of the card had left on its own."""
    before = [s.place[pawn] for pawn in pawns]
    for pawn in pawns:
        if s.state[pawn] != ANNIHILATED and s.place[pawn] != -2 and not s.escaped(pawn):
            s.place[pawn] = WINGS
    points = sum(agenda_points(s, colour, identity))
    for k in range(len(pawns)):
        s.place[pawns[k]] = before[k]
    return points


def steps_to_pods(s: Position) -> list[int]:
    """Steps along open corridors from each section to a pod with a free seat; 99 if there is no way."""
    found = [99] * SECTIONS
    edge: list[int] = []
    for pod in range(FIRST_POD, SECTIONS):
        if s.pod[pod] == POD_DOCKED and not s.damaged[pod] and s.pod_room(pod) > 0:
            found[pod] = 0
            edge.append(pod)
    k = 0
    while k < len(edge):
        section = edge[k]
        k += 1
        for corridor in s.box.corridors_of[section]:
            other = s.box.other_end(corridor, section)
            if found[other] == 99 and s.is_section(other):
                found[other] = found[section] + (1 if not s.locked[corridor] else 2)
                edge.append(other)
    return found


def escape_chance(s: Position, colour: int, pawn: int, far: list[int]) -> float:
    """A rough chance that this pawn will be in the mesosphere at the end."""
    place = s.where(pawn)
    if s.state[pawn] == ANNIHILATED:
        return 0.0
    if s.escaped_place(place):
        return 1.0
    if place < 0:
        return 0.1
    left = s.minute_now()
    down = 1.0 if s.state[pawn] == LIVE else 0.25
    if FIRST_POD <= place < SECTIONS:
        if s.damaged[place]:
            return 0.05
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == T_COUNTDOWN and s.token_section[token] == place:
                return 0.95
        waiting = 0.62 if left > 2 else 0.4
        return (0.85 if s.evacuation else waiting) * (down if down > 0.5 else 0.6)
    if place == OUTER_SPACE:
        return 0.2 * down
    steps = far[place]
    if steps >= 99 or steps > 3 * left + 2:
        return 0.05 * down
    chance = 0.7 if s.evacuation else 0.55
    for k in range(steps):
        chance *= 0.9
    held = 1.0 if s.is_conspirator(colour, s.box.card_of[pawn]) else 0.75
    return chance * down * held


def item_hopes(s: Position, colour: int, identity: int, pawn: int, if_away: float) -> float:
    """Part of what a missing item would add, more the nearer it lies."""
    if s.state[pawn] != LIVE or not s.body(pawn) or s.where(pawn) < 0:
        return 0.0
    hope = 0.0
    for item in WANTED_ITEMS:
        if s.items[pawn * ITEMS + item] > 0:
            continue
        s.items[pawn * ITEMS + item] = 1
        spot = s.spot[item]
        if item >= FIRST_UNIQUE:
            s.spot[item] = 100 + pawn
        gained = points_if_away(s, colour, identity, s.box.pawns_of[s.box.card_of[pawn]])
        s.items[pawn * ITEMS + item] = 0
        s.spot[item] = spot
        if gained > if_away and s.room(pawn) > 0:
            near = nearest_item(s, pawn, item)
            weight = 0.3
            for k in range(near if near < 12 else 12):
                weight *= 0.85
            hope += (gained - if_away) * weight
    return hope


def nearest_item(s: Position, pawn: int, item: int) -> int:
    """Steps along corridors to such an item on the floor or on somebody down; 12 if none."""
    start = s.where(pawn)
    if start < 0 or start >= SECTIONS:
        return 12
    seen = [False] * SECTIONS
    seen[start] = True
    edge = [start]
    steps = [0]
    k = 0
    while k < len(edge):
        section = edge[k]
        if s.floor[section * ITEMS + item] > 0 or (item >= FIRST_UNIQUE and s.item_place(item) == section):
            return steps[k]
        for corridor in s.box.corridors_of[section]:
            other = s.box.other_end(corridor, section)
            if not seen[other] and s.is_section(other):
                seen[other] = True
                edge.append(other)
                steps.append(steps[k] + 1)
        k += 1
    return 12


def data_hopes(s: Position, colour: int, identity: int) -> float:
    """A copy in friendly hands is half-way to an institution or into a pod."""
    hope = 0.0
    base = sum(agenda_points(s, colour, identity))
    for data in range(2):
        for institution in range(2):
            mask = POWER_OF_TWO[data]
            if s.offsite[institution] & mask != 0:
                continue
            s.offsite[institution] |= mask
            gained = sum(agenda_points(s, colour, identity)) - base
            s.offsite[institution] -= mask
            if gained > 0:
                for pawn in range(len(s.data) - 1):
                    if s.has_data(pawn, data) and s.live_here(pawn):
                        hope += 0.25 * gained
                        break
    return hope


def bonus_hopes(s: Position, colour: int, far: list[int]) -> float:
    if s.by_schrodinger[colour] and len(s.bonus[s.holder_of[colour]]) == 0:
        return 0.0
    hope = float(bonus_points(s, colour))
    for identity in s.bonus[s.holder_of[colour]]:
        if bonus_of(s, identity, colour) > 0 or s.box.bonus_grudge[identity]:
            continue
        for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
            if s.body(pawn) and s.state[pawn] != 0:
                hope += 0.5 * escape_chance(s, colour, pawn, far) * s.box.bonus_points[identity]
    return hope


def grip(s: Position, colour: int, card: int) -> float:
    """The use of conspirators: the own character first, then anybody."""
    hold = 0.0
    if s.is_conspirator(colour, card):
        hold += 0.8
    others = 0
    for other in range(len(s.in_play)):
        if other != card and s.in_play[other] and s.is_conspirator(colour, other):
            others += 1
    hold += 0.25 * others if others < 4 else 1.0
    return hold + 0.04 * s.hand_size(s.hand_of[colour]) - 0.05 * (8 - s.supply[colour])
