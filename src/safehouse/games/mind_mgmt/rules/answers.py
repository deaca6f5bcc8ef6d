"""What the Recruiter answers, and what the Rogue Agents may make of it (MM-5.9, MM-5.12, SHIFT)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.board import AROUND_MASK, BIT, FEATURES_OF, NOWHERE, cells_of
from safehouse.games.mind_mgmt.moves import (
    ACTIVATION,
    ALLY_USED,
    ANSWER,
    ANSWER_ALL,
    ANSWER_NONE,
    ANSWERING,
    BODY_DOUBLE,
    BY_CAPTURE,
    CAPTURE_ANSWER,
    CAPTURE_FAILED,
    CAPTURED,
    CLUE_CORDON,
    CLUE_DOUBLE,
    CLUE_NO_STEP,
    CLUE_NOT_HERE,
    CLUE_STATIC,
    CLUE_STEP,
    CLUE_STEPS,
    CORDON,
    CORDON_CHOICE,
    CORDON_NO,
    CORDON_YES,
    DEMAND_CORDON,
    DOLPHIN,
    DOUBLE_USED,
    GIVE_UP,
    NEWS,
    NEWSBOY,
    NO_NEW_STEP,
    NOT_HERE,
    RECRUITER,
    SEND_NEWSBOY_AWAY,
    STATIC,
    STATIC_USED,
    STEP_PLACED,
    TEAM,
    USE_DOUBLE,
    USE_NEWSBOY,
    USE_NEWSBOY_AND_DOLPHIN,
    USE_STATIC,
    WAIVE_CORDON,
)
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.rules.asking import cannot_put_question, cannot_use_dolphin, place, put_question
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.turns import finish

# ---------------------------------------------------------------------- ASK


def answer_options(s: Position) -> list[int]:
    """One location, or that there is none; all of them to the Dolphin (MM-5.905, MM-5.906, MM-5.1203)."""
    fitting = s.answers(s.asked)
    if s.ask_dolphin:
        found = [ANSWER_ALL]
    elif fitting == 0:
        found = [ANSWER_NONE]
    else:
        found = [ANSWER + cell for cell in cells_of(fitting)]
    if s.static_ready():
        found.append(USE_STATIC)
    return found


def cannot_answer(s: Position, move: int) -> str | None:
    if move == USE_STATIC:
        return None if s.static_ready() else "MM-5.1309"
    if s.ask_dolphin:
        return None if move == ANSWER_ALL else "MM-5.1203"
    fitting = s.answers(s.asked)
    if move == ANSWER_NONE:
        return None if fitting == 0 else "MM-5.907"
    if ANSWER <= move < ANSWER_NONE:
        return None if fitting & BIT[move - ANSWER] != 0 else "MM-5.905"
    return "MM-7.05"


def spend_allies(s: Position) -> None:
    """Allies and the Tip Line are used up when the question is answered, not when Static drowns it."""
    s.acted = True
    if s.ask_dolphin:
        s.allies.remove(DOLPHIN)
    if s.ask_place != place(s):
        s.tip_used = True


def answer(s: Position, cell: int) -> None:
    spend_allies(s)
    s.steps |= BIT[cell]
    s.clue(CLUE_STEP, s.hour, s.asked, cell)
    s.tell_all(STEP_PLACED, cell, s.asked, s.hour)
    end_question(s)


def answer_none(s: Position) -> None:
    spend_allies(s)
    s.clue(CLUE_NO_STEP, s.hour, s.asked)
    s.tell_all(NO_NEW_STEP, s.asked, s.hour)
    offer_newsboy(s)


def answer_all(s: Position) -> None:
    """MM-5.1203, MM-5.1204"""
    spend_allies(s)
    fitting = s.answers(s.asked)
    s.clue(CLUE_STEPS, s.hour, s.asked, fitting)
    for cell in cells_of(fitting):
        s.steps |= BIT[cell]
        s.tell_all(STEP_PLACED, cell, s.asked, s.hour)
    if fitting == 0:
        s.tell_all(NO_NEW_STEP, s.asked, s.hour)
        offer_newsboy(s)
    else:
        end_question(s)


def use_static(s: Position) -> None:
    """The question is not answered and was not the Agent's action."""
    s.spent[STATIC] = True
    s.banned |= BIT[s.asked]
    s.clue(CLUE_STATIC, s.hour, s.asked)
    s.tell_all(STATIC_USED, s.asked)
    if s.ask_newsboy:
        s.allies.append(NEWSBOY)
        s.allies.sort()
    end_question(s)


def end_question(s: Position) -> None:
    s.asked = NOWHERE
    s.ask_place = NOWHERE
    s.ask_dolphin = False
    s.ask_newsboy = False
    s.phase = ACTIVATION


# ---------------------------------------------------------------------- the Newsboy


def other_feature(s: Position) -> int:
    """The second feature of the location asked about."""
    for feature in FEATURES_OF[s.ask_place]:
        if feature != s.asked:
            return feature
    return NOWHERE


def offer_newsboy(s: Position) -> None:
    """Right after an ASK that brought no new token."""
    if NEWSBOY in s.allies and not s.ask_newsboy and cannot_put_question(s, other_feature(s)) is None:
        s.phase = NEWS
    else:
        end_question(s)


def news_options(s: Position) -> list[int]:
    if cannot_use_dolphin(s) is None:
        return [USE_NEWSBOY, USE_NEWSBOY_AND_DOLPHIN, SEND_NEWSBOY_AWAY]
    return [USE_NEWSBOY, SEND_NEWSBOY_AWAY]


def cannot_send_newsboy(s: Position, move: int) -> str | None:
    if move in (USE_NEWSBOY, SEND_NEWSBOY_AWAY):
        return None
    return cannot_use_dolphin(s) if move == USE_NEWSBOY_AND_DOLPHIN else "MM-7.05"


def use_newsboy(s: Position, dolphin: bool) -> None:
    s.allies.remove(NEWSBOY)
    s.tell_all(ALLY_USED, NEWSBOY)
    s.ask_newsboy = True
    put_question(s, other_feature(s), dolphin)


# ---------------------------------------------------------------------- CAPTURE


def caught(s: Position) -> bool:
    return s.here() == place(s)


def capture_answers(s: Position) -> list[int]:
    """While the Body Double is unused the Recruiter is asked after every attempt, so that a pause tells
    nothing."""
    return [USE_DOUBLE, GIVE_UP] if caught(s) else [NOT_HERE]


def cannot_answer_capture(s: Position, move: int) -> str | None:
    if move in (USE_DOUBLE, GIVE_UP):
        return None if caught(s) else "MM-5.934"
    if move == NOT_HERE:
        return "MM-5.933" if caught(s) else None
    return "MM-7.05"


def resolve_capture(s: Position) -> None:
    """MM-5.933, MM-5.934"""
    if caught(s):
        give_up(s)
    else:
        not_here(s)


def give_up(s: Position) -> None:
    s.tell_all(CAPTURED, place(s))
    finish(s, BY_CAPTURE)


def not_here(s: Position) -> None:
    s.clue(CLUE_NOT_HERE, s.hour, place(s))
    s.tell_all(CAPTURE_FAILED, place(s), s.hour)
    s.phase = CORDON_CHOICE if s.may_use(CORDON) else ACTIVATION


def use_double(s: Position) -> None:
    """Body Double: the attempt fails, the place becomes known."""
    s.spent[BODY_DOUBLE] = True
    s.must_step = True
    s.clue(CLUE_DOUBLE, s.hour, place(s))
    s.tell_all(DOUBLE_USED, place(s))
    if s.confirmed & BIT[place(s)] == 0:
        s.due.append(place(s))
    s.after = ACTIVATION
    confirm_due(s)


def demand_cordon(s: Position) -> None:
    s.spent[CORDON] = True
    here = place(s)
    if AROUND_MASK[here] & BIT[s.here()] != 0:
        s.clue(CLUE_CORDON, s.hour, here, 1)
        s.tell_all(CORDON_YES, here)
    else:
        s.clue(CLUE_CORDON, s.hour, here, 0)
        s.tell_all(CORDON_NO, here)
    s.phase = ACTIVATION


# ---------------------------------------------------------------------- the phases


def options(s: Position) -> list[int]:
    if s.phase == ANSWERING:
        return answer_options(s)
    if s.phase == NEWS:
        return news_options(s)
    if s.phase == CAPTURE_ANSWER:
        return capture_answers(s)
    return [DEMAND_CORDON, WAIVE_CORDON]


def forbids(s: Position, move: int) -> str | None:
    if s.phase == ANSWERING:
        return cannot_answer(s, move)
    if s.phase == NEWS:
        return cannot_send_newsboy(s, move)
    if s.phase == CAPTURE_ANSWER:
        return cannot_answer_capture(s, move)
    return None if move in (DEMAND_CORDON, WAIVE_CORDON) else "MM-7.05"


def apply(s: Position, move: int) -> None:
    if move < ANSWER_NONE:
        answer(s, move - ANSWER)
    elif move == ANSWER_NONE:
        answer_none(s)
    elif move == ANSWER_ALL:
        answer_all(s)
    elif move == USE_STATIC:
        use_static(s)
    elif move == USE_DOUBLE:
        use_double(s)
    elif move == GIVE_UP:
        give_up(s)
    elif move == NOT_HERE:
        not_here(s)
    elif move in (USE_NEWSBOY, USE_NEWSBOY_AND_DOLPHIN):
        use_newsboy(s, move == USE_NEWSBOY_AND_DOLPHIN)
    elif move == SEND_NEWSBOY_AWAY:
        end_question(s)
    elif move == DEMAND_CORDON:
        demand_cordon(s)
    else:
        s.phase = ACTIVATION


def decider(s: Position) -> int:
    if s.phase == ANSWERING or s.phase == CAPTURE_ANSWER:
        return RECRUITER
    return TEAM if s.phase == CORDON_CHOICE else s.owner[s.active]
