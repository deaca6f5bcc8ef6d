"""ASK: what the active Agent may ask about, and how the question is put (MM-5.901 to MM-5.909)."""
# compiled by mypyc

from safehouse.games.mind_mgmt.codes import Allies, Events, Features, Modules, Phases
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import BESIDE, BIT, FEATURES_OF, NOWHERE


def place(s: Position) -> int:
    """Where the active Agent stands."""
    return s.agent_at[s.active]


def named_place(s: Position, feature: int) -> int:
    """The own location if it shows the feature, else a location beside it (Tip Line); else NOWHERE."""
    here = place(s)
    if feature in FEATURES_OF[here]:
        return here
    if s.has(Modules.TIP_LINE) and not s.tip_used:
        for cell in BESIDE[here]:
            if feature in FEATURES_OF[cell]:
                return cell
    return NOWHERE


def cannot_ask(s: Position, feature: int) -> str | None:
    """The clause that forbids the active Agent to ask about this feature now; None if it may."""
    if s.acted:
        return "MM-5.803"
    if named_place(s, feature) == NOWHERE:
        return "MM-5.901"
    return cannot_put_question(s, feature)


def cannot_put_question(s: Position, feature: int) -> str | None:
    if s.immortal_on(place(s)):
        return "MM-5.902"
    if s.guarded(feature):
        return "MM-5.903"
    return "MM-5.1311" if s.banned & BIT[feature] != 0 else None


def askable(s: Position) -> list[int]:
    """Features the active Agent may ask about, in their order."""
    named = FEATURES_OF[place(s)]
    if s.has(Modules.TIP_LINE) and not s.tip_used:
        named = list(range(Features.COUNT))
    return [feature for feature in named if cannot_ask(s, feature) is None]


def cannot_use_dolphin(s: Position) -> str | None:
    return None if Allies.SPY_DOLPHIN in s.allies else "MM-5.1201"


def cannot_ask_with_dolphin(s: Position, feature: int) -> str | None:
    clause = cannot_use_dolphin(s)
    return clause if clause is not None else cannot_ask(s, feature)


def ask(s: Position, feature: int, dolphin: bool) -> None:
    """The Recruiter is asked in the same way whether one place fits, several or none (MM-5.908)."""
    s.ask_place = named_place(s, feature)
    s.ask_newsboy = False
    put_question(s, feature, dolphin)


def put_question(s: Position, feature: int, dolphin: bool) -> None:
    s.asked = feature
    s.ask_dolphin = dolphin
    s.tell_all(Events.ASKED, s.active, feature, s.hour)
    if dolphin:
        s.tell_all(Events.ALLY_USED, Allies.SPY_DOLPHIN)
    s.phase = Phases.ANSWERING
