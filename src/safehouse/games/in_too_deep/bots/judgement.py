"""How good a position is: what a seat has, what it can expect, and how near it is to the crimes in its hand."""
# compiled by mypyc

from math import exp, log
from typing import Final

from safehouse.games.in_too_deep.bots.edge import Edge, chance_to_foil, progress
from safehouse.games.in_too_deep.bots.reach import Reach
from safehouse.games.in_too_deep.codes import Agenda, Criminals, Evidence, Items, Moves, Zones
from safehouse.games.in_too_deep.rules.chapters import plan_counts
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.rules.scoring import evidence_values
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS, NOBODY, NOTHING

LOOKED_AT: Final = 8
"""Answers tried at each link of a chain of questions."""
CHAIN: Final = 2
SPREAD: Final = 45.0
"""A lead of this many Intel is nearly a won game."""

FRESH: Final = 1.5
"""What a major crime still to be drawn promises: a card in hand that promises less had better go."""
FRESH_PETTY: Final = 0.3
PATIENCE: Final = 0.88
"""What is left of a crime's promise after another turn of waiting, for others are about as well."""
TURN_WORTH: Final = 2.5
"""What a turn is worth that is spent on the way to a crime."""
SPACE: Final = 0.6
"""What every space of a token is worth at least, shared among the criminals."""
CLOSED: Final = 0.15
"""What a crime promises whose storyline has not got so far yet."""
FIELD: Final = 1.8
"""What the bonus of a field of the plan is worth."""
SYMBOL: Final = 2.3
"""What a symbol is worth on average."""
BANKED: Final = 3.3
"""What a dilemma in a rival's databank is worth, as far as others can guess."""
SECOND: Final = 8.0
"""How far behind the best rival, in Intel, another one hardly counts any more."""
WARRANTS_AHEAD: Final = 1.2
"""Different warrants that each later chapter can be expected to add."""
CORRUPTION: Final = 0.1
"""What a point of corruption costs, beside the risk of being the most corrupt."""
TOLERANCE: Final = 0.3
SPECIAL: Final = [Criminals.SHADOW, Criminals.MECHANIC, Criminals.JUMPER, Criminals.COURIER]
"""Criminals whose abilities shorten the way to a crime."""
MOST_HOOKS: Final = 8


def worth(rewards: list[int]) -> float:
    return rewards[0] + 2.2 * rewards[2] + 1.2 * rewards[3] + 2.0 * rewards[4] - 0.2 * rewards[1]


# -- the way to the crimes in hand


class Clock:
    """What a seat can still do in this turn, read off the agenda."""

    def __init__(self, s: Position, seat: int) -> None:
        self.actions: int = 0
        self.hooks: int = 0
        self.acts: bool = False
        self.commits: bool = False
        self.last: bool = False
        """Whether no further turn will come."""
        for entry in s.agenda:
            if entry[1] != seat:
                continue
            if entry[0] == Agenda.ACTING:
                self.acts = True
                self.actions = 10 * s.actions
            elif entry[0] == Agenda.MAJOR:
                self.commits = True
            elif entry[0] == Agenda.HOOKING:
                self.hooks += 1
        ending = s.in_last_chapter() and s.chapter_ends
        self.last = ending and (s.active == seat or s.turns_left == 0)

    def turns(self, need: int, hooks: int, petty: bool) -> float:
        """About how many turns from now the crime can be committed; 0 and a bit: in this one."""
        hooks = max(0, hooks - self.hooks)
        if hooks == 0 and need <= self.actions and (self.acts if petty else self.commits):
            return 0.004 * need
        rest = max(0, need - self.actions)
        return 1.0 + max(0.0, hooks - 1.0, (rest - 20) / 20.0) + 0.01 * rest + 0.05 * hooks


def mark_of_places(s: Position) -> int:
    """Where the criminals and items are, as one number."""
    mark = 0
    for criminal in s.in_play:
        mark = mark * Zones.COUNT + s.criminal_at[criminal]
    for item in range(Items.COUNT):
        holder = s.holder[item]
        mark = mark * 32 + (s.item_at[item] if holder == NOBODY else Zones.COUNT + holder)
    return mark


def mark_of_control(s: Position, seat: int) -> int:
    """The rest of the city, and what a seat can do there, as one number."""
    mark = (s.guardian * Zones.COUNT + s.barriers[0]) * Zones.COUNT + s.barriers[1]
    for tokens in s.patrol:
        mark = mark * 4 + tokens
    for criminal in s.in_play:
        mark = mark * 16 + (s.hooked_by[criminal] + 1) * 2 + int(s.locked[criminal] != NOTHING)
    mark = mark * 2 + int(s.barriers_ignored)
    for criminal in SPECIAL:
        mark = mark * 2 + int(s.dominance[seat][criminal] >= s.cards.ability_from)
    return mark


class Outlook:
    """How far the crimes are in each city met while a turn is thought through: each is measured once."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.cities: dict[tuple[int, int], dict[int, int]] = {}
        self.costs: dict[int, int] = {}
        self.reach: Reach | None = None
        self.need: int = 0
        self.hooks: int = 0

    def turn_to(self, s: Position) -> None:
        """Look at a position; `measure` speaks of it from now on."""
        mark = (mark_of_places(s), mark_of_control(s, self.seat))
        self.reach = None
        if mark in self.cities:
            self.costs = self.cities[mark]
        else:
            self.costs = {}
            self.cities[mark] = self.costs

    def measure(self, s: Position, card: int) -> None:
        """Leaves `need` and `hooks` of a card in the position looked at."""
        if card in self.costs:
            code = self.costs[card]
            self.need = code // MOST_HOOKS
            self.hooks = code % MOST_HOOKS
            return
        reach = self.reach
        if reach is None:
            reach = Reach(s, self.seat)
            self.reach = reach
        reach.measure(card)
        self.need = reach.need
        self.hooks = reach.hooks
        self.costs[card] = reach.need * MOST_HOOKS + reach.hooks


def promise(s: Position, outlook: Outlook, clock: Clock, card: int) -> float:
    """What a crime in hand is worth now, less the turns it takes."""
    level = s.cards.level[card]
    value = worth(s.cards.cautious[card])
    if level > 0:
        value = max(value, worth(s.cards.reckless[card]))
    outlook.measure(s, card)
    turns = clock.turns(outlook.need, outlook.hooks, level == 0)
    if turns >= 1.0 and clock.last:
        return 0.0
    faded: float = PATIENCE**turns
    value = value * faded - TURN_WORTH * turns
    if level > 1 and not s.committed(s.cards.line[card], level - 1):
        value *= CLOSED
    return value


def prospects(s: Position, seat: int, outlook: Outlook) -> float:
    """What the crimes in hand promise: the best major crime in full, others in part."""
    clock = Clock(s, seat)
    outlook.turn_to(s)
    fresh = 0.0 if clock.last else FRESH
    best, rest = fresh, 0.0
    for card in s.held_crimes(seat):
        value = promise(s, outlook, clock, card)
        if s.cards.level[card] == 0:
            rest += 0.7 * max(value, 0.0 if clock.last else FRESH_PETTY)
        elif value > best:
            rest += 0.3 * (best - fresh)
            best = value
        else:
            rest += 0.3 * max(0.0, value - fresh)
    return best + rest


# -- what a seat has


def symbol_values(s: Position, counts: list[int]) -> list[float]:
    """What a symbol of each kind will be worth, as far as the plan shows; the later the surer."""
    now = evidence_values(s, counts)
    known = max(progress(s), min(1.0, sum(counts) / 12.0))
    return [known * now[kind] + (1.0 - known) * 2.0 for kind in range(Evidence.COUNT)]


def dilemma_worth(s: Position, card: int, warrants: int, values: list[float]) -> float:
    """The bonus of a dilemma if it is stored, less what its corruption risks."""
    bonus = float(s.cards.dilemma_intel[card])
    for kind in s.cards.symbols[card]:
        bonus += values[kind]
    if s.cards.warrant[card] >= 0:
        bonus += 2 * (warrants + WARRANTS_AHEAD * (CHAPTERS - 1 - s.chapter)) + 1.5
    if s.cards.badge[card]:
        bonus += 2.5
    return bonus - CORRUPTION * s.cards.corruption[card]


def dilemmas_worth(s: Position, seat: int, values: list[float]) -> float:
    """Stored ones count in full; of the hand the better half."""
    total = 0.0
    warrants: list[int] = []
    for card in s.stored_dilemmas(seat):
        fresh = s.cards.warrant[card] >= 0 and s.cards.warrant[card] not in warrants
        if s.cards.warrant[card] < 0 or fresh:
            total += dilemma_worth(s, card, len(warrants), values)
        else:
            total -= CORRUPTION * s.cards.corruption[card]
        if fresh:
            warrants.append(s.cards.warrant[card])
    hand = [dilemma_worth(s, card, len(warrants), values) for card in s.held_dilemmas(seat)]
    hand.sort(reverse=True)
    for i in range((len(hand) + 1) // 2):
        total += hand[i]
    for label in s.storing[seat]:
        total += 0.2 * dilemma_worth(s, s.dilemmas.value[label], len(warrants), values)
    return total


def dominance_worth(s: Position, seat: int) -> float:
    """The lowest token scores; those a little above it are on the way."""
    low = 100
    for criminal in s.in_play:
        low = min(low, s.dominance[seat][criminal])
    total = 0.0
    for criminal in s.in_play:
        space = s.dominance[seat][criminal]
        total += s.cards.track[min(space, low + 3)] + SPACE * space
        if space >= s.cards.ability_from:
            total += 0.8
        if space >= s.cards.endurance_from:
            total += 0.5 * min(3, space - s.cards.endurance_from + 1)
    return 0.45 * s.cards.track[low] + 0.5 * total / len(s.in_play)


def folders_worth(s: Position, seat: int) -> float:
    """Rewards come only if no folder is left at the end of the chapter."""
    left = sum(s.folders_left)
    chance = 1.0 / (1.0 + 0.5 * left)
    total = s.folders[seat] * s.cards.folder_reward[s.chapter] * (0.35 + 0.6 * chance)
    if s.folders[seat] == min(s.folders):
        total -= (2.0 + s.cards.penalty_intel[s.chapter]) * (1.0 - chance)
    return total


def standing(s: Position, seat: int, values: list[float]) -> float:
    """Intel a seat has or can count on, without its prospects."""
    total = float(s.intel[seat]) + dominance_worth(s, seat) + folders_worth(s, seat)
    kinds = s.memory_kinds(seat)
    for kind in range(Evidence.COUNT):
        total += kinds[kind] * values[kind]
    total += TOLERANCE * s.tolerance[seat] + 1.6 * len(s.support[seat])
    return total + dilemmas_worth(s, seat, values)


def open_standing(s: Position, seat: int, symbol: float) -> float:
    """What everybody sees of a rival's standing and a turn can change. `symbol`: what one is worth."""
    return s.intel[seat] + TOLERANCE * s.tolerance[seat] + folders_worth(s, seat) + symbol * len(s.memory[seat])


def rival_standing(s: Position, seat: int, symbol: float) -> float:
    """What everybody can guess of a rival's standing. `symbol`: what one is worth."""
    low = 100
    for criminal in s.in_play:
        low = min(low, s.dominance[seat][criminal])
    banked = len(s.databanks[seat]) + 0.5 * len(s.hands[seat])
    return open_standing(s, seat, symbol) + s.cards.track[low] + BANKED * banked


def best_rivals(s: Position, seat: int, edge: Edge, symbol: float) -> float:
    """What the best rival has, and a little more where others come close to it."""
    best = -1000.0
    rivals: list[float] = []
    for other in range(s.consoles):
        if other != seat:
            found = rival_standing(s, other, symbol) + edge.gain(other)
            best = max(best, found)
            rivals.append(found)
    total = 0.0
    for found in rivals:
        total += exp((found - best) / SECOND)
    return best + SECOND * log(total)


def lead(s: Position, seat: int) -> float:
    """What a seat has, against the best of its rivals."""
    counts = plan_counts(s)
    edge = Edge(s, seat, counts)
    values = symbol_values(s, counts)
    average = sum(values) / len(values)
    return standing(s, seat, values) + edge.gain(seat) - best_rivals(s, seat, edge, average)


def foiling_worth(s: Position, seat: int, counts: list[int]) -> float:
    """What a seat gains over its best rivals if the plan is foiled rather than not."""
    edge = Edge(s, seat, counts)
    edge.foiled = 0.0
    without = edge.gain(seat) - best_rivals(s, seat, edge, SYMBOL)
    edge.foiled = 1.0
    return edge.gain(seat) - best_rivals(s, seat, edge, SYMBOL) - without


def value(s: Position, seat: int, outlook: Outlook) -> float:
    return lead(s, seat) + prospects(s, seat, outlook) + 0.4 * min(2, len(s.ports[seat]))


def value_of_crime(s: Position, seat: int, card: int) -> float:
    """A position in which a major crime waits for its outcome; hooks are lost, the next crime is not drawn."""
    gain = max(worth(s.cards.cautious[card]), worth(s.cards.reckless[card]))
    return lead(s, seat) + gain + FRESH


# -- chains of questions


def quick_answer(s: InTooDeep, kind: int, seat: int, moves: list[int]) -> int:
    """A sensible answer to a question about gains, without looking further; NOTHING where one must look."""
    if kind == Agenda.OUTCOME:
        card = s.agenda[len(s.agenda) - 1][2]
        careful, ruthless = worth(s.cards.cautious[card]), worth(s.cards.reckless[card])
        return Moves.RECKLESS if ruthless > careful else Moves.CAUTIOUS
    if kind == Agenda.GAINING_EVIDENCE:
        return dearest_on_rail(s, moves)
    if kind == Agenda.PROCESSING:
        return quick_processing(s, seat, moves)
    if kind == Agenda.GAINING_SUPPORT:
        return richest_third(s, moves)
    if kind == Agenda.GAINING_DOMINANCE:
        return by_dominance(s, seat, moves, False)
    if kind == Agenda.LOSING_DOMINANCE:
        return by_dominance(s, seat, moves, True)
    if kind in (Agenda.LOSING_DILEMMA, Agenda.DISCARDING_HAND, Agenda.DISCARDING_DILEMMA):
        return worst_dilemma(s, moves)
    if kind in (Agenda.LOOKING, Agenda.KEEPING, Agenda.TAKING_EVIDENCE, Agenda.TURNING_UP):
        return moves[0]
    return NOTHING


def dearest_on_rail(s: Position, moves: list[int]) -> int:
    values = symbol_values(s, plan_counts(s))
    best = moves[0]
    for move in moves:
        here, there = s.rail[move - Moves.RAIL], s.rail[best - Moves.RAIL]
        if values[s.evidence.value[here]] > values[s.evidence.value[there]]:
            best = move
    return best


def quick_processing(s: Position, seat: int, moves: list[int]) -> int:
    """A folder first, then the token that is worth most in the plan: by what the own evidence scores, by
    the chance to foil the plan and what hangs on that, and by the bonus of a free field."""
    counts = plan_counts(s)
    kinds = s.memory_kinds(seat)
    now = evidence_worth(s, kinds, counts)
    over = progress(s)
    chance = chance_to_foil(s, counts, over)
    stake = foiling_worth(s, seat, counts)
    gains = [0.0] * Evidence.COUNT
    for kind in range(Evidence.COUNT):
        if kinds[kind] > 0:
            kinds[kind] -= 1
            counts[kind] += 1
            gains[kind] = evidence_worth(s, kinds, counts) - now
            gains[kind] += stake * (chance_to_foil(s, counts, over) - chance)
            kinds[kind] += 1
            counts[kind] -= 1
    best, most = moves[0], 0.0
    for move in moves:
        if Moves.TO_ROW <= move < Moves.TO_BONUS_SUPPORT:
            return move
        if Moves.TO_BONUS_SUPPORT <= move < Moves.TO_BOX:
            gain = gains[(move - Moves.TO_BONUS_SUPPORT) % Evidence.COUNT] + FIELD
        elif Moves.TO_BOX <= move < Moves.THIRD:
            gain = gains[move - Moves.TO_BOX]
        else:
            continue
        if gain > most:
            best, most = move, gain
    return best


def evidence_worth(s: Position, kinds: list[int], counts: list[int]) -> float:
    values = symbol_values(s, counts)
    total = 0.0
    for kind in range(Evidence.COUNT):
        total += kinds[kind] * values[kind]
    return total


def richest_third(s: Position, moves: list[int]) -> int:
    best = moves[0]
    for move in moves:
        if s.offer_intel[move - Moves.THIRD] > s.offer_intel[best - Moves.THIRD]:
            best = move
    return best


def by_dominance(s: Position, seat: int, moves: list[int], highest: bool) -> int:
    best = moves[0]
    for move in moves:
        here = s.dominance[seat][move - Moves.CRIMINAL]
        there = s.dominance[seat][best - Moves.CRIMINAL]
        if here > there if highest else here < there:
            best = move
    return best


def worst_dilemma(s: Position, moves: list[int]) -> int:
    values = symbol_values(s, plan_counts(s))
    best, least = moves[0], 1000.0
    for move in moves:
        card = move - (Moves.STORED_DILEMMA if move >= Moves.STORED_DILEMMA else Moves.DILEMMA)
        gain = dilemma_worth(s, card, 2, values)
        if gain < least:
            best, least = move, gain
    return best


def judge(s: InTooDeep, seat: int, depth: int, outlook: Outlook) -> float:
    """The value of a position; a question in the middle of something is answered in the best way first."""
    while True:
        if s.finished:
            return final_lead(s, seat)
        top = s.agenda[len(s.agenda) - 1]
        if top[1] != seat or not Agenda.ENDURING <= top[0] <= Agenda.DISCARDING_HAND:
            return value(s, seat, outlook)
        moves = s.moves(seat)
        answer = quick_answer(s, top[0], seat, moves)
        if answer == NOTHING:
            if depth == 0:
                return value(s, seat, outlook)
            return best_answer(s, seat, moves, depth, outlook)
        s = s.copy()
        s.apply(seat, answer)


def best_answer(s: InTooDeep, seat: int, moves: list[int], depth: int, outlook: Outlook) -> float:
    best = -1000.0
    stride = 1 + (len(moves) - 1) // LOOKED_AT
    at = 0
    while at < len(moves):
        after = s.copy()
        after.apply(seat, moves[at])
        best = max(best, judge(after, seat, depth - 1, outlook))
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
    lead = judge(s, seat, CHAIN, Outlook(seat))
    return max(-1.0, min(1.0, lead / SPREAD))
