"""How a bot answers what is not part of thinking a turn through: hands, outcomes, gains, dilemmas."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.bots.databank import Databank
from safehouse.games.in_too_deep.bots.edge import Edge
from safehouse.games.in_too_deep.bots.judgement import (
    Clock,
    Outlook,
    lead,
    promise,
    quick_answer,
    symbol_values,
    value,
)
from safehouse.games.in_too_deep.bots.turn import Turn
from safehouse.games.in_too_deep.codes import Agenda, Decks, MajorCrimes, Moves
from safehouse.games.in_too_deep.rules.chapters import plan_counts, to_store
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.rules.support import is_use
from safehouse.games.in_too_deep.tables.pieces import GIVEN_BACK, NOTHING

NO_LOSS: Final = 0.4
"""How much better a fresh crime must promise to be before one in hand goes back."""
SAMPLE: Final = 6
"""Cards of an imagined deck, which is shuffled, that stand for all of them."""
MOST_WEIGHED: Final = 10
"""Dilemmas of a hand whose sets are weighed against each other."""
LONG: Final = 60
"""Answers given at most in one turn when it is played on."""

APART: Final = [
    Agenda.RETURNING,
    Agenda.DRAWING,
    Agenda.OUTCOME,
    Agenda.STORING,
    Agenda.GAINING_EVIDENCE,
    Agenda.PROCESSING,
    Agenda.GAINING_SUPPORT,
    Agenda.GAINING_DOMINANCE,
    Agenda.LOSING_DOMINANCE,
    Agenda.TAKING_EVIDENCE,
    Agenda.TURNING_UP,
    Agenda.LOOKING,
    Agenda.KEEPING,
    Agenda.LOSING_DILEMMA,
    Agenda.DISCARDING_DILEMMA,
    Agenda.DISCARDING_HAND,
    Agenda.ECHO_SUPPORT,
    Agenda.ECHO_DOMINANCE,
    Agenda.ECHO_LOSS_CHOICE,
]
"""Questions that are answered by themselves."""


def is_apart(kind: int) -> bool:
    return kind in APART


def rate(s: InTooDeep, seat: int, moves: list[int]) -> list[float]:
    """How good each answer to such a question is."""
    kind = s.agenda[len(s.agenda) - 1][0]
    if kind == Agenda.RETURNING:
        return rate_returns(s, seat, moves)
    if kind == Agenda.DRAWING:
        outlook, clock = look_around(s, seat), Clock(s, seat)
        return [draw_worth(s, outlook, clock, move - Moves.DRAW) for move in moves]
    if kind == Agenda.STORING:
        return rate_storing(s, seat, moves)
    outlook = Outlook(seat)
    return [after(s, seat, move, kind == Agenda.OUTCOME, outlook) for move in moves]


def look_around(s: InTooDeep, seat: int) -> Outlook:
    outlook = Outlook(seat)
    outlook.turn_to(s)
    return outlook


def after(s: InTooDeep, seat: int, move: int, outcome: bool, outlook: Outlook) -> float:
    """What a seat has once the answer and all that hangs on it are dealt with."""
    twin = s.copy()
    twin.apply(seat, move)
    while not twin.finished:
        top = twin.agenda[len(twin.agenda) - 1]
        if top[1] != seat or top[0] == Agenda.STORING:
            break
        moves = twin.moves(seat)
        answer = moves[0] if len(moves) == 1 else quick_answer(twin, top[0], seat, moves)
        if answer == NOTHING:
            break
        twin.apply(seat, answer)
    return lead(twin, seat) if outcome or twin.finished else value(twin, seat, outlook)


# -- crimes in hand


def draw_worth(s: InTooDeep, outlook: Outlook, clock: Clock, deck: int) -> float:
    """What a card of a deck promises on average, by a sample; a bad one can be given back after a turn."""
    cards = s.decks[deck]
    looked_at = min(SAMPLE, len(cards))
    if looked_at == 0:
        return 0.0
    total = 0.0
    for i in range(looked_at):
        total += max(0.0, promise(s, outlook, clock, cards[i]))
    return total / looked_at


def rate_returns(s: InTooDeep, seat: int, moves: list[int]) -> list[float]:
    """A hand that promises less than a fresh card goes back; to keep all is worth 0."""
    outlook, clock = look_around(s, seat), Clock(s, seat)
    fresh = 0.0
    for level in range(1, Decks.COUNT):
        fresh = max(fresh, draw_worth(s, outlook, clock, level))
    fresh_petty = draw_worth(s, outlook, clock, Decks.PETTY)
    best, best_petty = -100.0, -100.0
    for card in s.held_crimes(seat):
        hope = promise(s, outlook, clock, card)
        if card < MajorCrimes.COUNT:
            best = max(best, hope)
        else:
            best_petty = max(best_petty, hope)
    rates: list[float] = []
    for move in moves:
        if move == Moves.DECLINE:
            rates.append(0.0)
        elif is_use(move):
            rates.append(after(s, seat, move, False, outlook) - value(s, seat, outlook))
        elif GIVEN_BACK[move - Moves.GIVE_BACK_PETTY] < MajorCrimes.COUNT:
            rates.append(fresh - best - NO_LOSS)
        else:
            rates.append(fresh_petty - best_petty - NO_LOSS)
    return rates


def rate_storing(s: InTooDeep, seat: int, moves: list[int]) -> list[float]:
    """Each dilemma by the best set to store that it belongs to, how near that is to the edge included."""
    counts = plan_counts(s)
    values, edge = symbol_values(s, counts), Edge(s, seat, counts)
    aside = [s.dilemmas.value[label] for label in s.storing[seat]]
    number = to_store(s, seat) - len(aside)
    hand = [move - Moves.DILEMMA for move in moves]
    weighed = most_promising(s, seat, hand, values, max(number, MOST_WEIGHED))
    best = dict.fromkeys(hand, -1000.0)
    for chosen in sets_of(number, len(weighed)):
        bank = Databank(s, seat, values)
        for card in aside:
            bank.store(card)
        for i in chosen:
            bank.store(weighed[i])
        edge.corruption[seat] = bank.corruption
        worth = bank.worth + edge.gain(seat)
        for i in chosen:
            best[weighed[i]] = max(best[weighed[i]], worth)
    return [best[card] for card in hand]


def most_promising(s: InTooDeep, seat: int, hand: list[int], values: list[float], number: int) -> list[int]:
    """So many dilemmas of a hand, by what each adds alone."""
    if len(hand) <= number:
        return hand
    bank = Databank(s, seat, values)
    gains = [bank.gain(card) for card in hand]
    limit = sorted(gains, reverse=True)[number - 1]
    return [hand[i] for i in range(len(hand)) if gains[i] >= limit][:number]


def sets_of(number: int, size: int) -> list[list[int]]:
    """All sets of so many of the numbers below `size`."""
    if number == 0:
        return [[]]
    found: list[list[int]] = []
    for last in range(number - 1, size):
        for rest in sets_of(number - 1, last):
            found.append([*rest, last])
    return found


def best_move(rates: list[float], moves: list[int]) -> int:
    best = 0
    for i in range(len(moves)):
        if rates[i] > rates[best]:
            best = i
    return moves[best]


# -- playing on


def play_turn(s: InTooDeep, seat: int, width: int, random: Stream) -> None:
    """Let the seat that is asked play until somebody else is asked, or the game is over."""
    for _i in range(LONG):
        if s.finished or seat not in s.pending():
            return
        moves = s.moves(seat)
        kind = s.agenda[len(s.agenda) - 1][0]
        if len(moves) == 1:
            s.apply(seat, moves[0])
        elif is_apart(kind):
            s.apply(seat, best_move(rate(s, seat, moves), moves))
        else:
            follow(s, seat, Turn(seat, width, 0.0, random).search(s)[0].moves)


def follow(s: InTooDeep, seat: int, moves: list[int]) -> None:
    """Make these moves as long as they are open."""
    for move in moves:
        if s.finished or seat not in s.pending() or move not in s.moves(seat):
            return
        s.apply(seat, move)


def play_on(s: InTooDeep, seat: int, rounds: int, width: int, random: Stream) -> float:
    """Everybody plays on until the seat has had so many more turns; what it has then."""
    play_turn(s, seat, width, random)
    for _i in range(rounds):
        for _other in range(4 * s.seats):
            pending = s.pending()
            if len(pending) == 0:
                return final_value(s, seat)
            if pending[0] == seat and s.active == seat:
                break
            play_turn(s, pending[0], width, random)
        play_turn(s, seat, width, random)
    return final_value(s, seat) if s.finished else value(s, seat, Outlook(seat))


def final_value(s: InTooDeep, seat: int) -> float:
    result = s.result()
    assert result is not None
    best = -100
    for other in range(len(result.scores)):
        if other != seat:
            best = max(best, result.scores[other])
    won = 10.0 if seat in result.winners else -10.0
    return result.scores[seat] - best + won if len(result.scores) > 1 else result.scores[seat] + won
