"""Thinking ahead in an imagined world: whole actions and turns are weighed, not the words they are made of."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.stationfall.bots.judgement import Mind
from safehouse.games.stationfall.codes import KIND_OF, Kinds, Moves, Phases, Questions
from safehouse.games.stationfall.rules.state import Stationfall

PARTS: Final = 6
"""Follow-up questions of one action."""
ACTIONS: Final = 5
"""Actions of one turn."""
GLANCE: Final = 4
"""Answers another player compares in passing, and strangers considered at the start of a later turn."""
PASSING: Final = 0
GLANCING: Final = 1
STRIVING: Final = 2
"""How others have their turns when somebody thinks ahead."""
REVEAL_COST: Final = 0.05
"""A secret kept is worth that much: a reveal has to pay."""
PURCHASE_COST: Final = 0.01
"""So is a bribe or a kompromat kept for later."""


def outlook(world: Stationfall, mind: Mind, move: int) -> float:
    """The value of a move once the player has carried it through, to the end of a turn begun with it."""
    s = world.copy()
    s.apply(mind.seat, move)
    finish_action(s, mind, mind.deep)
    verb = KIND_OF[move]
    best = -9.0
    if verb in (Kinds.ACTIVATE, Kinds.INFLUENCE, Kinds.REVEAL) and s.asks(mind.seat):
        if mind.deep and verb == Kinds.ACTIVATE:
            other = s.copy()
            play_on(other, mind, True)
            best = worth_after(other, mind, verb)
        play_on(s, mind)
    value = worth_after(s, mind, verb)
    return value if value > best else best


def worth_after(s: Stationfall, mind: Mind, verb: int) -> float:
    return mind.value(s) - (mind.thrift * cost(verb) if s.phase != Phases.OVER else 0.0)


def cost(verb: int) -> float:
    if verb == Kinds.REVEAL:
        return REVEAL_COST
    return PURCHASE_COST if verb in (Kinds.BRIBE, Kinds.KOMPROMAT, Kinds.GREY_BRIBE) else 0.0


def finish_action(s: Stationfall, mind: Mind, deep: bool = False) -> None:
    """Answer the follow-up questions of a choice by what they lead to; others are taken to agree."""
    for k in range(PARTS):
        if s.phase != Phases.OVER and s.ask == Questions.CONSENT and not s.asks(mind.seat):
            s.apply(s.pending()[0], Moves.ACCEPT)
        if not s.asks(mind.seat) or s.ask == Questions.TURN or s.ask == Questions.ACTIVATION:
            return
        s.apply(mind.seat, best_step(s, mind, s.moves(mind.seat), deep))


def best_step(s: Stationfall, mind: Mind, moves: list[int], deep: bool = False) -> int:
    """The move after which the position looks best at once; who is wary knows what a free action will be."""
    best = moves[0]
    if len(moves) == 1:
        return best
    top = -9.0
    for k in range(len(moves) if len(moves) < mind.breadth else mind.breadth):
        after = s.copy()
        after.apply(mind.seat, moves[k])
        if mind.wary and KIND_OF[moves[k]] == Kinds.FREE_ACTION:
            finish_action(after, mind, deep)
        value = mind.value(after) if deep else mind.glimpse(after)
        if value > top:
            best = moves[k]
            top = value
    return best


def play_on(s: Stationfall, mind: Mind, deep: bool = False) -> None:
    """A turn that has begun, taken to its end action by action; nothing is bought."""
    for k in range(ACTIONS):
        if not s.asks(mind.seat) or (s.ask != Questions.TURN and s.ask != Questions.ACTIVATION):
            return
        moves = plain_moves(s, mind.seat)
        if len(moves) == 0:
            return
        move = best_step(s, mind, moves, deep)
        if KIND_OF[move] == Kinds.END_TURN:
            return
        s.apply(mind.seat, move)
        finish_action(s, mind, deep)


def plain_moves(s: Stationfall, seat: int) -> list[int]:
    """Activations at the start of a turn; then everything but bribes and kompromats."""
    moves = s.moves(seat)
    if s.ask == Questions.TURN:
        return [move for move in moves if KIND_OF[move] == Kinds.ACTIVATE]
    return [move for move in moves if KIND_OF[move] not in (Kinds.BRIBE, Kinds.KOMPROMAT, Kinds.GREY_BRIBE)]


# -- several turns ahead -------------------------------------------------------------------------


def rollout(world: Stationfall, mind: Mind, move: int, turns: int, manner: int, random: Stream) -> float:
    """Where a move leads: the turn is finished, the others have theirs, and so on for some own turns."""
    seat = mind.seat
    s = world.copy()
    s.random = random.split()
    s.apply(seat, move)
    finish_turn(s, mind)
    for k in range(turns):
        others_play(s, seat, manner, random)
        if s.phase == Phases.OVER:
            break
        begin_turn(s, mind)
        finish_turn(s, mind)
    return worth_after(s, mind, KIND_OF[move])


def finish_turn(s: Stationfall, mind: Mind) -> None:
    finish_action(s, mind)
    play_on(s, mind)
    for k in range(PARTS):
        if not s.asks(mind.seat):
            return
        moves = s.moves(mind.seat)
        turning = s.ask == Questions.TURN or s.ask == Questions.ACTIVATION
        s.apply(mind.seat, closing(moves) if turning else best_step(s, mind, moves))


def closing(moves: list[int]) -> int:
    """Ends a turn."""
    for move in moves:
        if KIND_OF[move] == Kinds.END_TURN or KIND_OF[move] == Kinds.RENEGOTIATE:
            return move
    return moves[0]


def begin_turn(s: Stationfall, mind: Mind) -> None:
    """A new turn: activate the best conspirator, or win one first. A deep mind carries activations through."""
    seat = mind.seat
    if not s.asks(seat) or s.ask != Questions.TURN:
        return
    moves = s.moves(seat)
    best = closing(moves)
    top = -9.0
    tried = 0
    for move in moves:
        if KIND_OF[move] == Kinds.ACTIVATE or (KIND_OF[move] == Kinds.INFLUENCE and tried < GLANCE):
            tried += 1
            after = s.copy()
            after.apply(seat, move)
            finish_action(after, mind)
            if KIND_OF[move] == Kinds.ACTIVATE and mind.deep:
                play_on(after, mind)
            elif KIND_OF[move] == Kinds.ACTIVATE and after.asks(seat):
                open_moves = plain_moves(after, seat)
                if len(open_moves) > 0:
                    after.apply(seat, best_step(after, mind, open_moves))
            value = mind.glimpse(after)
            if value > top:
                best = move
                top = value
    s.apply(seat, best)


def others_play(s: Stationfall, seat: int, manner: int, random: Stream) -> None:
    """Until the seat is asked again. The others let their turns go by; or glance at a few things that come to
    mind, for the identity they are imagined to have; or strive for it with all they see."""
    for k in range(400):
        pending = s.pending()
        if len(pending) == 0 or seat in pending:
            return
        other = pending[0]
        if s.ask == Questions.TURN and manner == STRIVING:
            mind = Mind(other)
            begin_turn(s, mind)
            finish_turn(s, mind)
        elif s.ask == Questions.TURN:
            s.apply(other, opening(s, other, manner == GLANCING, random))
        else:
            s.apply(other, glance(s, other, s.moves(other), random))


def opening(s: Stationfall, seat: int, lively: bool, random: Stream) -> int:
    """How another begins its turn: with the own character where it can, else with anybody it commands."""
    if lively:
        own = s.box.identity_character[s.identity[s.asked]] if s.identity[s.asked] >= 0 else -1
        known = [move for move in s.moves(seat) if KIND_OF[move] == Kinds.ACTIVATE]
        for move in known:
            if s.box.card_of[move - Moves.ACTIVATE] == own:
                return move
        if len(known) > 0:
            return random.choose(known)
    return Moves.RENEGOTIATE


def glance(s: Stationfall, seat: int, moves: list[int], random: Stream) -> int:
    best = random.choose(moves)
    if len(moves) == 1:
        return best
    mind = Mind(seat)
    top = -9.0
    for k in range(GLANCE):
        move = random.choose(moves)
        after = s.copy()
        after.apply(seat, move)
        value = mind.glimpse(after)
        if value > top:
            best = move
            top = value
    return best
