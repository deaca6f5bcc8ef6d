"""What the Recruiter answers, and what the Rogue Agents may make of it (MM-5.9, MM-5.12, SHIFT)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import KIND_OF, Allies, Clues, Ends, Events, Kinds, Modules, Moves, Phases
from safehouse.games.mind_mgmt.rules.asking import cannot_put_question, cannot_use_dolphin, place, put_question
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.turns import finish
from safehouse.games.mind_mgmt.tables.city import AROUND_MASK, BIT, FEATURES_OF, NOWHERE, cells_of
from safehouse.games.mind_mgmt.tables.limits import DOUBLE_UNTIL, RECRUITER, TEAM

# ---------------------------------------------------------------------- ASK


def cannot_answer(s: Position, fitting: int, move: int) -> str | None:
    """One of the fitting locations, or that there is none; all of them to the Dolphin (MM-5.905, MM-5.906,
    MM-5.1203)."""
    kind = KIND_OF[move]
    if kind == Kinds.USE_STATIC:
        return None if s.may_use(Modules.STATIC) else "MM-5.1309"
    if s.ask_dolphin:
        return None if kind == Kinds.ANSWER_ALL else "MM-5.1203"
    if kind == Kinds.ANSWER_NONE:
        return None if fitting == 0 else "MM-5.907"
    if kind == Kinds.ANSWER:
        return None if fitting & BIT[move - Moves.ANSWER] != 0 else "MM-5.905"
    return "MM-7.05"


def answers(s: Position) -> list[int]:
    fitting = s.answers(s.asked)
    found = [] if s.ask_dolphin else [Moves.ANSWER + cell for cell in cells_of(fitting)]
    for move in (Moves.ANSWER_NONE, Moves.ANSWER_ALL, Moves.USE_STATIC):
        if cannot_answer(s, fitting, move) is None:
            found.append(move)
    return found


def spend_allies(s: Position) -> None:
    """Allies and the Tip Line are used up when the question is answered, not when Static drowns it."""
    s.acted = True
    if s.ask_dolphin:
        s.allies.remove(Allies.SPY_DOLPHIN)
    if s.ask_place != place(s):
        s.tip_used = True


def answer(s: Position, cell: int) -> None:
    spend_allies(s)
    s.steps |= BIT[cell]
    s.clue(Clues.STEP, s.hour, s.asked, cell)
    s.tell_all(Events.STEP_PLACED, cell, s.asked, s.hour)
    end_question(s)


def answer_none(s: Position) -> None:
    spend_allies(s)
    s.clue(Clues.NO_STEP, s.hour, s.asked)
    s.tell_all(Events.NO_NEW_STEP, s.asked, s.hour)
    offer_newsboy(s)


def answer_all(s: Position) -> None:
    """MM-5.1203, MM-5.1204"""
    spend_allies(s)
    fitting = s.answers(s.asked)
    s.clue(Clues.STEPS, s.hour, s.asked, fitting)
    for cell in cells_of(fitting):
        s.steps |= BIT[cell]
        s.tell_all(Events.STEP_PLACED, cell, s.asked, s.hour)
    if fitting == 0:
        s.tell_all(Events.NO_NEW_STEP, s.asked, s.hour)
        offer_newsboy(s)
    else:
        end_question(s)


def use_static(s: Position) -> None:
    """The question is not answered and was not the Agent's action."""
    s.spent[Modules.STATIC] = True
    s.banned |= BIT[s.asked]
    s.clue(Clues.STATIC, s.hour, s.asked)
    s.tell_all(Events.STATIC_USED, s.asked)
    if s.ask_newsboy:
        s.allies.append(Allies.NEWSBOY)
        s.allies.sort()
    end_question(s)


def end_question(s: Position) -> None:
    s.asked = NOWHERE
    s.ask_place = NOWHERE
    s.ask_dolphin = False
    s.ask_newsboy = False
    s.phase = Phases.ACTIVATION


# ---------------------------------------------------------------------- the Newsboy


def other_feature(s: Position) -> int:
    """The second feature of the location asked about."""
    for feature in FEATURES_OF[s.ask_place]:
        if feature != s.asked:
            return feature
    return NOWHERE


def offer_newsboy(s: Position) -> None:
    """Right after an ASK that brought no new token."""
    if Allies.NEWSBOY in s.allies and not s.ask_newsboy and cannot_put_question(s, other_feature(s)) is None:
        s.phase = Phases.NEWS
    else:
        end_question(s)


def cannot_send_newsboy(s: Position, move: int) -> str | None:
    if move == Moves.USE_NEWSBOY or move == Moves.SEND_NEWSBOY_AWAY:
        return None
    return cannot_use_dolphin(s) if move == Moves.USE_NEWSBOY_AND_DOLPHIN else "MM-7.05"


def use_newsboy(s: Position, dolphin: bool) -> None:
    s.allies.remove(Allies.NEWSBOY)
    s.tell_all(Events.ALLY_USED, Allies.NEWSBOY)
    s.ask_newsboy = True
    put_question(s, other_feature(s), dolphin)


# ---------------------------------------------------------------------- CAPTURE


def caught(s: Position) -> bool:
    return s.here() == place(s)


def cannot_answer_capture(s: Position, move: int) -> str | None:
    if move == Moves.USE_DOUBLE or move == Moves.GIVE_UP:
        return None if caught(s) else "MM-5.934"
    if move == Moves.NOT_HERE:
        return "MM-5.933" if caught(s) else None
    return "MM-7.05"


def recruiter_has_a_say(s: Position) -> bool:
    """While the Body Double can be spent (MM-5.1320) the Recruiter is asked after every attempt, so that a
    pause tells nothing."""
    return s.may_use(Modules.BODY_DOUBLE) and s.hour <= DOUBLE_UNTIL


def resolve_capture(s: Position) -> None:
    """MM-5.933, MM-5.934"""
    if caught(s):
        give_up(s)
    else:
        not_here(s)


def give_up(s: Position) -> None:
    s.tell_all(Events.CAPTURED, place(s))
    finish(s, Ends.CAPTURE)


def not_here(s: Position) -> None:
    s.clue(Clues.NOT_HERE, s.hour, place(s))
    s.tell_all(Events.CAPTURE_FAILED, place(s), s.hour)
    s.phase = Phases.CORDON_CHOICE if s.may_use(Modules.CORDON) else Phases.ACTIVATION


def use_double(s: Position) -> None:
    """Body Double: the attempt fails, the place becomes known."""
    s.spent[Modules.BODY_DOUBLE] = True
    s.must_step = True
    s.clue(Clues.DOUBLE, s.hour, place(s))
    s.tell_all(Events.DOUBLE_USED, place(s))
    if s.confirmed & BIT[place(s)] == 0:
        s.due.append(place(s))
    s.after = Phases.ACTIVATION
    confirm_due(s)


def demand_cordon(s: Position) -> None:
    s.spent[Modules.CORDON] = True
    here = place(s)
    if AROUND_MASK[here] & BIT[s.here()] != 0:
        s.clue(Clues.CORDON, s.hour, here, 1)
        s.tell_all(Events.CORDON_YES, here)
    else:
        s.clue(Clues.CORDON, s.hour, here, 0)
        s.tell_all(Events.CORDON_NO, here)
    s.phase = Phases.ACTIVATION


# ---------------------------------------------------------------------- the phases


def options(s: Position) -> list[int]:
    if s.phase == Phases.ANSWERING:
        return answers(s)
    if s.phase == Phases.NEWS:
        moves = [Moves.USE_NEWSBOY, Moves.USE_NEWSBOY_AND_DOLPHIN, Moves.SEND_NEWSBOY_AWAY]
        return [move for move in moves if cannot_send_newsboy(s, move) is None]
    if s.phase == Phases.CAPTURE_ANSWER:
        moves = [Moves.USE_DOUBLE, Moves.GIVE_UP, Moves.NOT_HERE]
        return [move for move in moves if cannot_answer_capture(s, move) is None]
    return [Moves.DEMAND_CORDON, Moves.WAIVE_CORDON]


def forbids(s: Position, move: int) -> str | None:
    if s.phase == Phases.ANSWERING:
        return cannot_answer(s, s.answers(s.asked), move)
    if s.phase == Phases.NEWS:
        return cannot_send_newsboy(s, move)
    if s.phase == Phases.CAPTURE_ANSWER:
        return cannot_answer_capture(s, move)
    return None if move == Moves.DEMAND_CORDON or move == Moves.WAIVE_CORDON else "MM-7.05"


def apply(s: Position, move: int) -> None:
    kind = KIND_OF[move]
    if kind == Kinds.ANSWER:
        answer(s, move - Moves.ANSWER)
    elif kind == Kinds.ANSWER_NONE:
        answer_none(s)
    elif kind == Kinds.ANSWER_ALL:
        answer_all(s)
    elif kind == Kinds.USE_STATIC:
        use_static(s)
    elif kind == Kinds.USE_DOUBLE:
        use_double(s)
    elif kind == Kinds.GIVE_UP:
        give_up(s)
    elif kind == Kinds.NOT_HERE:
        not_here(s)
    elif kind == Kinds.USE_NEWSBOY or kind == Kinds.USE_NEWSBOY_AND_DOLPHIN:
        use_newsboy(s, kind == Kinds.USE_NEWSBOY_AND_DOLPHIN)
    elif kind == Kinds.SEND_NEWSBOY_AWAY:
        end_question(s)
    elif kind == Kinds.DEMAND_CORDON:
        demand_cordon(s)
    else:
        s.phase = Phases.ACTIVATION


def decider(s: Position) -> int:
    if s.phase == Phases.ANSWERING or s.phase == Phases.CAPTURE_ANSWER:
        return RECRUITER
    return TEAM if s.phase == Phases.CORDON_CHOICE else s.owner[s.active]
