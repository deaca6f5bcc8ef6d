"""The Agents' actions beside ASK: REVEAL, SHAKEDOWN, CAPTURE (MM-5.9)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Allies, Clues, Events, Modules, Phases
from safehouse.games.mind_mgmt.rules.asking import place
from safehouse.games.mind_mgmt.rules.notes import confirm_due
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import BIT, NOWHERE

# ---------------------------------------------------------------------- REVEAL


def cannot_reveal(s: Position) -> str | None:
    if s.acted:
        return "MM-5.803"
    if s.immortal_on(place(s)):
        return "MM-5.912"
    return None if s.steps & BIT[place(s)] != 0 else "MM-5.911"


def cannot_use_expert(s: Position) -> str | None:
    return None if Allies.HANDWRITING_EXPERT in s.allies else "MM-5.1201"


def cannot_compare_hands(s: Position, cell: int) -> str | None:
    """The Handwriting Expert reads one other step token."""
    clause = cannot_use_expert(s)
    if clause is not None:
        return clause
    if cell == place(s) or s.steps & BIT[cell] == 0 or s.immortal_on(cell):
        return "MM-5.1311"
    return cannot_reveal(s)


def reveal(s: Position, other: int) -> None:
    """MM-5.911, MM-5.913; `other`: a second token, read by the Handwriting Expert."""
    s.acted = True
    s.tell_all(Events.REVEALED, s.active, place(s))
    s.due.append(place(s))
    if other != NOWHERE:
        s.allies.remove(Allies.HANDWRITING_EXPERT)
        s.tell_all(Events.ALLY_USED, Allies.HANDWRITING_EXPERT)
        s.due.append(other)
    s.after = Phases.ACTIVATION
    confirm_due(s)


# ---------------------------------------------------------------------- SHAKEDOWN


def cannot_shake(s: Position) -> str | None:
    if not s.setting.full:
        return "MM-1.01"
    if s.acted:
        return "MM-5.803"
    return None if s.immortal_on(place(s)) else "MM-5.921"


def cannot_name_second(s: Position, feature: int) -> str | None:
    """Good Cop, Bad Cop: another feature than the first."""
    return "MM-5.1311" if feature == s.named else None


def shakedown(s: Position, feature: int) -> None:
    s.tell_all(Events.SHAKEN, s.active, feature)
    if s.has(Modules.GOOD_COP_BAD_COP) and s.phase == Phases.ACTIVATION:
        s.named = feature
        s.phase = Phases.SECOND_NAME
        return
    s.acted = True
    if s.named != NOWHERE:
        answer_shakedown(s, s.named)
        s.named = NOWHERE
    answer_shakedown(s, feature)
    s.phase = Phases.PUSHING


def answer_shakedown(s: Position, feature: int) -> None:
    """MM-5.923 to MM-5.925, MM-5.928"""
    if feature in s.hand:
        s.shown |= BIT[feature]
        s.clue(Clues.SHOWN, s.hour, feature)
        s.tell_all(Events.FEATURE_SHOWN, feature)
    else:
        s.clue(Clues.DENIED, s.hour, feature)
        s.tell_all(Events.FEATURE_DENIED, feature)


def push(s: Position, cell: int) -> None:
    """MM-5.926"""
    here = place(s)
    s.set_immortal(here, cell)
    s.tell_all(Events.PUSHED, here, cell)
    s.phase = Phases.ACTIVATION


def leave_immortal(s: Position) -> None:
    s.phase = Phases.ACTIVATION


# ---------------------------------------------------------------------- CAPTURE


def cannot_capture(s: Position) -> str | None:
    if s.acted:
        return "MM-5.803"
    return "MM-5.932" if s.immortal_on(place(s)) else None


def capture(s: Position) -> None:
    """The answer is computed (MM-7.02), or given by the Recruiter while the Body Double can be spent."""
    s.acted = True
    s.tell_all(Events.CAPTURE_TRIED, s.active, place(s))
    s.phase = Phases.CAPTURE_ANSWER
