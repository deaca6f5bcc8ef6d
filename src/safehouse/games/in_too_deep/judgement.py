"""How good a position is: what a seat has, what it can expect, and how near it is to the crimes in its hand."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep import agenda as q
from safehouse.games.in_too_deep import moves as m
from safehouse.games.in_too_deep import terms as t
from safehouse.games.in_too_deep.conditions import distance, entry_holds, item_fits, zone_of
from safehouse.games.in_too_deep.play import InTooDeep
from safehouse.games.in_too_deep.rules.chapters import plan_counts
from safehouse.games.in_too_deep.rules.scoring import corruption_of, evidence_values
from safehouse.games.in_too_deep.state import Position

FAR: Final = 400
"""A cost that will hardly ever be paid; costs are counted in tenths of an action."""
LOOKED_AT: Final = 8
"""Answers tried at each link of a chain of questions."""
CHAIN: Final = 2
FRESH: Final = 1.5
"""What a major crime still to be drawn promises: a card in hand that promises less had better go."""
SPREAD: Final = 45.0
"""A lead of this many Intel is nearly a won game."""


# -- how far a crime is


def slot_needs(s: Position, card: int, slot: int, binding: list[int]) -> list[int]:
    """Where the slot's criminal must stand (NOTHING: anywhere) and what it must hold (NOTHING: whatever)."""
    target, wanted = m.NOTHING, m.NOTHING
    for entry in s.cards.when[card]:
        if len(entry) != 1 or entry[0][0] != 0 or entry[0][2] != slot:
            continue
        if entry[0][1] == t.P_AT:
            target = zone_of(s, entry[0][3], entry[0][4], binding)
        elif entry[0][1] == t.P_HOLDS:
            wanted = entry[0][3]
    return [target, wanted]


def walk_cost(s: Position, criminal: int, target: int, wanted: int) -> int:
    """Actions, in tenths, until the criminal stands there with such an item."""
    here = s.criminal_at[criminal]
    held = s.holds[criminal]
    if wanted == m.NOTHING or (held != m.NOTHING and item_fits(held, wanted, m.NOTHING)):
        return 0 if target == m.NOTHING else 10 * distance(here, target)
    best = FAR
    for item in range(m.ITEMS):
        if not item_fits(item, wanted, m.NOTHING):
            continue
        place = s.item_place(item)
        cost = 10 * distance(here, place) + 10 + (15 if s.holder[item] != m.NOBODY else 0)
        if target != m.NOTHING:
            cost += 10 * distance(place, target)
        best = min(best, cost)
    return best


def entry_cost(s: Position, seat: int, entry: list[list[int]], binding: list[int], slots: int) -> int:
    """What it takes to make an entry true that is not about one criminal's place or item."""
    if entry_holds(s, seat, entry, binding, slots):
        return 0
    p = entry[0]
    code = p[1]
    if t.P_OPPOSITE <= code <= t.P_DIST:
        return FAR
    if code == t.P_ITEM:
        place = zone_of(s, p[3], p[4], binding)
        best = FAR
        for item in range(m.ITEMS):
            if item_fits(item, p[2], m.NOTHING):
                best = min(best, 12 * distance(s.item_place(item), place) + 15)
        return best
    if code == t.P_GUARDIAN:
        return 8 * distance(s.guardian, zone_of(s, p[2], p[3], binding)) + 6
    if code == t.P_AT or code == t.P_HOLDS:
        return 20
    if code == t.P_EMPTY:
        return 22
    return 15


def hook_cost(s: Position, seat: int, criminal: int) -> int:
    owner = s.hooked_by[criminal]
    if owner == seat:
        return 0
    if s.locked[criminal] != m.NOTHING:
        return FAR
    return 20 if owner == m.NOBODY else 25


def spread_cost(s: Position, seat: int, card: int, binding: list[int], variable: int, limit: int) -> int:
    """The cheapest choice of zones for these criminals; `limit` is what is already known to be possible."""
    if variable < s.cards.variables[card]:
        best = limit
        for place in range(m.ZONES):
            binding[t.MOST_SLOTS + variable] = place
            best = min(best, spread_cost(s, seat, card, binding, variable + 1, best))
        return best
    slots = s.cards.slots[card]
    cost = 0
    for slot in range(slots):
        needs = slot_needs(s, card, slot, binding)
        cost += walk_cost(s, binding[slot], needs[0], needs[1])
        if cost >= limit:
            return limit
    for entry in s.cards.when[card]:
        code = entry[0][1]
        if len(entry) == 1 and entry[0][0] == 0 and (code == t.P_AT or code == t.P_HOLDS):
            continue
        cost += entry_cost(s, seat, entry, binding, slots)
        if cost >= limit:
            return limit
    return cost


def crew_cost(s: Position, seat: int, card: int, binding: list[int], slot: int, spent: int, limit: int) -> int:
    if spent >= limit:
        return limit
    if slot == s.cards.slots[card]:
        return min(limit, spent + spread_cost(s, seat, card, binding, 0, limit - spent))
    own = s.ports[seat]
    candidates = own if len(own) >= s.cards.slots[card] else s.in_play
    for criminal in candidates:
        if criminal in binding[:slot]:
            continue
        binding[slot] = criminal
        limit = min(
            limit, crew_cost(s, seat, card, binding, slot + 1, spent + hook_cost(s, seat, criminal), limit)
        )
        binding[slot] = m.NOTHING
    return limit


def cost_to_meet(s: Position, seat: int, card: int) -> int:
    """About how many tenths of an action the conditions of a card are away; 0 when they are met."""
    binding = [m.NOTHING] * (t.READING + 1)
    return crew_cost(s, seat, card, binding, 0, 0, FAR)


def worth(rewards: list[int]) -> float:
    return rewards[0] + 2.2 * rewards[2] + 1.2 * rewards[3] + 2.0 * rewards[4] - 0.2 * rewards[1]


def prospects(s: Position, seat: int) -> float:
    """What the crimes in hand promise: the best major crime in full, others in part."""
    best, rest, majors = 0.0, 0.0, 0
    for card in s.held_crimes(seat):
        level = s.cards.level[card]
        value = worth(s.cards.cautious[card])
        if level > 0:
            majors += 1
            value = max(value, worth(s.cards.reckless[card])) * 0.95
            if level > 1 and not s.committed(s.cards.line[card], level - 1):
                value *= 0.25
        near = 1.0 / (1.0 + cost_to_meet(s, seat, card) / 22.0)
        promise = value * near * near
        if level == 0:
            rest += promise * 0.5
        elif promise > best:
            rest += best * 0.15
            best = promise
        else:
            rest += promise * 0.15
    return 0.75 * (best if majors > 0 else FRESH) + rest


# -- what a seat has


def symbol_values(s: Position) -> list[float]:
    """What a symbol of each kind will be worth, as far as the plan shows."""
    counts = plan_counts(s)
    now = evidence_values(s, counts)
    known = min(1.0, sum(counts) / 12.0)
    return [known * now[kind] + (1.0 - known) * 2.0 for kind in range(m.KINDS_OF_EVIDENCE)]


def dilemma_worth(s: Position, card: int, warrants: int, values: list[float]) -> float:
    """The bonus of a dilemma if it is stored, less what its corruption risks."""
    bonus = float(s.cards.dilemma_intel[card])
    for kind in s.cards.symbols[card]:
        bonus += values[kind]
    if s.cards.warrant[card] >= 0:
        bonus += 2 * warrants + 1.5
    if s.cards.badge[card]:
        bonus += 2.5
    return bonus - 0.35 * s.cards.corruption[card]


def dilemmas_worth(s: Position, seat: int, values: list[float]) -> float:
    """Stored ones count in full; of the hand the better half."""
    total = 0.0
    warrants: list[int] = []
    for card in s.stored_dilemmas(seat):
        fresh = s.cards.warrant[card] >= 0 and s.cards.warrant[card] not in warrants
        if s.cards.warrant[card] < 0 or fresh:
            total += dilemma_worth(s, card, len(warrants), values)
        else:
            total -= 0.35 * s.cards.corruption[card]
        if fresh:
            warrants.append(s.cards.warrant[card])
    hand = [dilemma_worth(s, card, len(warrants), values) for card in s.held_dilemmas(seat)]
    hand.sort(reverse=True)
    for i in range((len(hand) + 1) // 2):
        total += hand[i]
    for label in s.storing[seat]:
        total += 0.2 * dilemma_worth(s, s.dilemmas.value[label], len(warrants), values)
    return total


def standing(s: Position, seat: int, values: list[float]) -> float:
    """Intel a seat has or can count on, without its prospects."""
    total = float(s.intel[seat])
    spaces = [s.dominance[seat][criminal] for criminal in s.in_play]
    total += s.cards.track[min(spaces)]
    for space in spaces:
        total += 0.1 * min(space, 6) + (0.3 if space >= s.cards.ability_from else 0.0)
    kinds = s.memory_kinds(seat)
    for kind in range(m.KINDS_OF_EVIDENCE):
        total += kinds[kind] * values[kind]
    left = sum(s.folders_left)
    chance = 1.0 / (1.0 + 0.5 * left)
    total += s.folders[seat] * s.cards.folder_reward[s.chapter] * (0.35 + 0.6 * chance)
    if s.folders[seat] == min(s.folders):
        total -= 2.0 * (1.0 - chance)
    total += 0.45 * s.tolerance[seat] + 1.6 * len(s.support[seat])
    return total + dilemmas_worth(s, seat, values)


def corruption_risk(s: Position, seat: int) -> float:
    """The bonus of the least and the penalty of the most corrupt, as things stand."""
    own = corruption_of(s, seat)
    worse, better = 0, 0
    for other in range(s.consoles):
        if other != seat:
            their = corruption_of(s, other)
            worse += their > own
            better += their < own
    if better == 0:
        return 3.0 * worse
    return -0.35 * max(0, own) if worse == 0 else 0.0


def value(s: Position, seat: int) -> float:
    values = symbol_values(s)
    own = standing(s, seat, values) + corruption_risk(s, seat) + prospects(s, seat)
    own += 0.4 * min(2, len(s.ports[seat]))
    rival = -1000.0
    for other in range(s.consoles):
        if other != seat:
            rival = max(rival, standing(s, other, values))
    return own - rival


# -- chains of questions


def quick_answer(s: InTooDeep, kind: int, seat: int, moves: list[int]) -> int:
    """A sensible answer to a question about gains, without looking further; NOTHING where one must look."""
    if kind == q.OUTCOME:
        card = s.agenda[len(s.agenda) - 1][2]
        careful, ruthless = worth(s.cards.cautious[card]), worth(s.cards.reckless[card])
        return m.RECKLESS if ruthless > careful else m.CAUTIOUS
    if kind == q.GAINING_EVIDENCE:
        values = symbol_values(s)
        best = moves[0]
        for move in moves:
            here, there = s.rail[move - m.RAIL], s.rail[best - m.RAIL]
            if values[s.evidence.value[here]] > values[s.evidence.value[there]]:
                best = move
        return best
    if kind == q.PROCESSING:
        for move in moves:
            if m.TO_ROW <= move < m.TO_BONUS_SUPPORT:
                return move
        for move in moves:
            if m.TO_BONUS_SUPPORT <= move < m.TO_BOX:
                return move
        return moves[0]
    if kind == q.GAINING_SUPPORT or kind == q.GAINING_DOMINANCE or kind == q.LOSING_DOMINANCE:
        return moves[0]
    return m.NOTHING


def judge(s: InTooDeep, seat: int, depth: int) -> float:
    """The value of a position; a question in the middle of something is answered in the best way first."""
    while True:
        if s.finished:
            return final_lead(s, seat)
        top = s.agenda[len(s.agenda) - 1]
        if top[1] != seat or not q.ENDURING <= top[0] <= q.DISCARDING_HAND:
            return value(s, seat)
        moves = s.moves(seat)
        answer = quick_answer(s, top[0], seat, moves)
        if answer == m.NOTHING:
            if depth == 0:
                return value(s, seat)
            return best_answer(s, seat, moves, depth)
        s = s.copy()
        s.apply(seat, answer)


def best_answer(s: InTooDeep, seat: int, moves: list[int], depth: int) -> float:
    best = -1000.0
    stride = 1 + (len(moves) - 1) // LOOKED_AT
    at = 0
    while at < len(moves):
        after = s.copy()
        after.apply(seat, moves[at])
        best = max(best, judge(after, seat, depth - 1))
        at += stride
    return best


def final_lead(s: InTooDeep, seat: int) -> float:
    result = s.result()
    assert result is not None
    if seat in result.winners:
        return 60.0
    return -60.0


def evaluate(s: InTooDeep, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    lead = judge(s, seat, CHAIN)
    return max(-1.0, min(1.0, lead / SPREAD))
