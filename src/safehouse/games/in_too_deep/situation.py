"""What counts in In Too Deep, how far a player has come, and what the questions are about."""

from collections.abc import Mapping, Sequence, Set

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying
from safehouse.games.in_too_deep.about import rewards_of
from safehouse.games.in_too_deep.codes import Agenda
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS, NOBODY
from safehouse.games.in_too_deep.view import InTooDeepView, ZoneView

FREE = {"commit", "drop", "see", "smuggle", "use"}
"""The free actions of step 3 (ZH-5.48, ZH-5.117)."""


def standing(view: InTooDeepView) -> list[Saying]:
    left = sum(token is not None for token in view.display)
    chapter = Saying(
        _chapter_key(view),
        {"chapter": view.chapter, "chapters": CHAPTERS, "left": left, "turns": view.turns_left},
    )
    if not 0 <= view.seat < view.humans:
        return [Saying("stand-goal"), chapter]
    console = view.consoles[view.seat]
    lowest = min(console.dominance.values(), default=0)
    own = Saying("stand-own", {"intel": console.intel, "lowest": lowest, "stored": console.databank_size})
    return [Saying("stand-goal"), own, chapter]


def _chapter_key(view: InTooDeepView) -> str:
    if len(view.investigations) == view.chapter:
        return "stand-chapter-over"
    return "stand-chapter-ends" if view.chapter_ends else "stand-chapter"


def subject(view: InTooDeepView, kinds: Set[str]) -> dict[str, Fact]:
    """`$step` of the turn, 0 between turns; `$left`: how many answers are still to come; `$must`: whether one
    has to answer; `$majors` in the own hand that can be committed now; `$hand`: crime cards in it; of a
    crime that is being carried out, `$crime` and its rewards; `$more`: what may be done beside actions;
    `$hooking`, `$grab` and `$from`: which of two ways are open."""
    found: dict[str, Fact] = {
        "actions": view.actions,
        "step": _step(view),
        "left": 0,
        "must": "no",
        "majors": _majors(view),
        "hand": 0,
        "dilemmas": 0,
        "more": _more(kinds),
        "hooking": _open_ways(kinds, "hook", "unhook"),
        "grab": int("grab" in kinds),
        "from": _open_ways(kinds, "dilemma", "stored_dilemma"),
    }
    if 0 <= view.seat < view.humans:
        console = view.consoles[view.seat]
        found["hand"] = len(console.crimes or ())
        found["dilemmas"] = console.dilemma_count
    if view.agenda:
        found |= _question(view, view.agenda[-1])
    if view.moving is not None:
        is_criminal = any(each.criminal == view.moving for each in view.criminals)
        found["piece"] = f"{'criminal' if is_criminal else 'item'}-{view.moving}"
    if view.resolving is not None:
        found["crime"] = f"crime-{view.resolving}"
        found |= rewards_of(card_set(view.cards), CRIME_IDS.index(view.resolving))
    return found


def _more(kinds: Set[str]) -> list[str]:
    free = [] if kinds.isdisjoint(FREE) else ["more-free"]
    return [*free, "more-endure"] if "endure" in kinds else free


def _open_ways(kinds: Set[str], one: str, other: str) -> str:
    return "both" if {one, other} <= kinds else other if other in kinds else one


def points_at(view: InTooDeepView, move: Mapping[str, Value]) -> Saying | None:
    """The evidence at a place of the rail, the support in a third of the offer, the task of a row; what taking
    a criminal from a rival costs; where a way leads, what is dropped, what an effect or an ability does."""
    match move["kind"]:
        case "hook":
            return _payment(view, str(move["criminal"]))
        case "move":
            return _zone_beside(view, _zone_of(view, move["criminal"]), move["way"])
        case "guardian":
            return _zone_beside(view, next(zone for zone in view.zones if zone.guardian), move["way"])
        case "drop":
            held = next(each.holds for each in view.criminals if each.criminal == move["criminal"])
            return Saying(f"item-{held}") if held else None
        case "activate":
            return Saying(f"zone-effect-{_zone_of(view, move['criminal']).zone}")
        case "ability":
            return Saying(f"ability-{move['criminal']}")
    lying: dict[str, tuple[str, str, Sequence[str | None]]] = {
        "rail": ("evidence", "slot", view.rail),
        "third": ("support", "third", view.offer),
        "to_row": ("evidence", "row", view.tasks),
    }
    if move["kind"] not in lying:
        return None
    domain, numbered, things = lying[str(move["kind"])]
    thing = things[int(move[numbered]) - 1]
    return Saying(f"{domain}-{thing}") if thing else None


def _zone_of(view: InTooDeepView, criminal: Value) -> ZoneView:
    return next(zone for zone in view.zones if criminal in zone.criminals)


def _zone_beside(view: InTooDeepView, zone: ZoneView, way: Value) -> Saying:
    step = 1 if way == "clockwise" else -1
    beside = view.zones[(view.zones.index(zone) + step) % len(view.zones)]
    return Saying(f"zone-{beside.zone}")


def _payment(view: InTooDeepView, criminal: str) -> Saying | None:
    """ZH-5.15, ZH-5.16"""
    hooked_by = next(each.hooked_by for each in view.criminals if each.criminal == criminal)
    if hooked_by in (NOBODY, view.seat):
        return None
    return Saying("hook-paid" if view.consoles[view.seat].intel else "hook-paid-by-supply")


def _step(view: InTooDeepView) -> int:
    """ZH-5.8, from what the turn has yet to do."""
    ahead = {entry[0] for entry in view.agenda}
    if Agenda.RAISING in ahead:
        return 1
    if Agenda.ACTING in ahead:
        return 3
    if Agenda.MAJOR in ahead or view.resolving is not None:
        return 4
    return 5 if Agenda.TAKING_ASIDE in ahead else 0


def _majors(view: InTooDeepView) -> int:
    """Major crimes in hand that nothing but the step of the turn stands in the way of."""
    levels = card_set(view.cards).level
    return sum(
        standing.story and all(standing.met) and levels[CRIME_IDS.index(name)] > 0
        for name, standing in view.standings.items()
    )


def _question(view: InTooDeepView, entry: list[int]) -> dict[str, Fact]:
    """What the question on top of the agenda says of itself (rules/state.py)."""
    kind, seat = entry[0], entry[1]
    if kind == Agenda.HOOKING:
        return {"must": "yes" if entry[3] or not view.consoles[seat].ports else "no"}
    if kind == Agenda.PROCESSING:
        left = min(entry[2], view.consoles[seat].memory_size)
        return {"left": left, "must": "yes" if entry[3] == 1 else "no"}
    if kind == Agenda.STORING and 0 <= view.seat < view.humans:
        own = view.consoles[view.seat]
        return {"left": (own.dilemma_count + 1) // 2 - len(own.storing or ())}
    return {"left": entry[2]} if kind in COUNTED else {}


COUNTED = frozenset(
    {
        Agenda.HEIGHTS_PICK,
        Agenda.MACHINE,
        Agenda.LOOKING,
        Agenda.GAINING_EVIDENCE,
        Agenda.GAINING_SUPPORT,
        Agenda.GAINING_DOMINANCE,
        Agenda.LOSING_DOMINANCE,
        Agenda.DISCARDING_DILEMMA,
        Agenda.DISCARDING_HAND,
    }
)
"""Questions whose entry on the agenda has the number of answers still to come."""
