"""What the data, an own card file included, say of the things of In Too Deep, and what these mean now."""

from collections.abc import Mapping, Sequence

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.in_too_deep.codes import MajorCrimes
from safehouse.games.in_too_deep.data import (
    BONUS_IDS,
    COMPONENTS,
    CRIME_IDS,
    DILEMMA,
    DILEMMA_IDS,
    ECHO,
    MAJOR,
    SUPPORT,
    read_own,
)
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.view import ConsoleView, InTooDeepView

DILEMMAS = {card.id: card for card in DILEMMA.dilemma}
LINES = {card.id: card.line for card in MAJOR.crime}
SUPPORTS = {token.id: token for token in SUPPORT.support}
ECHOES = {card.id: card for card in ECHO.card}
KINDS: dict[str, str] = {item["id"]: item["kind"] for item in COMPONENTS["item"]}
FEWEST_SEATS = 2
REWARDS = ("intel", "dilemmas", "evidence", "process", "support")


def facts(options: InTooDeepOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    name = str(value)
    match domain:
        case "item":
            kind = KINDS[name]
            twin = next(other for other in KINDS if KINDS[other] == kind and other != name)
            return {"kind": f"kind-{kind}", "twin": f"item-{twin}"}
        case "crime":
            return _crime(options, name)
        case "dilemma":
            return {**_amounts(options), **_dilemma(options.cards, name)}
        case "support":
            token = SUPPORTS[name]
            return {**_amounts(options), "number": token.n, "when": f"support-when-{token.timing}"}
        case "echo":
            return _echo(name)
        case _:
            return _amounts(options)


def _crime(options: InTooDeepOptions, name: str) -> Mapping[str, Fact]:
    """`$level` is 0 and `$line` is "none" for a petty crime; `$cautious-intel` and so on are its rewards."""
    cards = card_set(options.cards)
    number = CRIME_IDS.index(name)
    line = f"storyline-{LINES[name]}" if name in LINES else "none"
    found: dict[str, Fact] = {"level": cards.level[number], "below": cards.level[number] - 1, "line": line}
    return found | rewards_of(cards, number)


def rewards_of(cards: CardSet, crime: int) -> dict[str, Fact]:
    """`cautious-intel` and so on; a petty crime has the first outcome alone."""
    outcomes = {"cautious": cards.cautious[crime]}
    if crime < MajorCrimes.COUNT:
        outcomes["reckless"] = cards.reckless[crime]
    return {
        f"{outcome}-{reward}": amount
        for outcome, amounts in outcomes.items()
        for reward, amount in zip(REWARDS, amounts, strict=True)
    }


def _dilemma(own: str, name: str) -> Mapping[str, Fact]:
    """`$bonus` is evidence, intel, warrant or badge, and the others say which and how much."""
    replaced = read_own(own).dilemma
    card = next((card for card in replaced if card.id == name), DILEMMAS[name])
    return {
        "corruption": card.corruption,
        "bonus": card.bonus,
        "symbols": [f"evidence-{kind}" for kind in card.symbols],
        "intel": card.intel,
        "warrant": f"warrant-{card.warrant}" if card.warrant else "none",
        "badge": card.badge,
    }


def _echo(name: str) -> Mapping[str, Fact]:
    card = ECHOES[name]
    return {
        "hook": card.hook,
        "first": card.criminal_1,
        "second": card.criminal_2,
        "item": f"item-{card.item}",
        "zone": f"zone-{card.patrol_zone}",
        "barrier": card.barrier,
        "process": card.process,
        "outcome": card.outcome,
    }


def _amounts(options: InTooDeepOptions) -> dict[str, Fact]:
    """What the sentences on rules, rather than on components, count with."""
    cards = card_set(options.cards)
    seats = options.all_consoles()
    echo = int(options.echo == "hard")
    return {
        "actions": cards.actions,
        "ports": cards.ports,
        "payment": cards.hook_payment,
        "ability-from": cards.ability_from,
        "endurance-from": cards.endurance_from,
        "last-space": len(cards.track) - 1,
        "track": ", ".join(str(worth) for worth in cards.track),
        "rail": cards.rail,
        "display": cards.display_by_seats[seats],
        "folders": sum(cards.folder_rows[seats]),
        "criminals": options.criminals_wanted(),
        "copies": COMPONENTS["evidence"][0]["count"],
        "plan-kinds": cards.plan_kinds[seats],
        "plan-by-seats": ", ".join(str(kinds) for kinds in cards.plan_kinds[FEWEST_SEATS:]),
        "plan-minimum": cards.plan_minimum,
        "values": ", ".join(str(worth) for worth in cards.value_fields),
        "folder-first": cards.folder_reward[0],
        "folder-second": cards.folder_reward[1],
        "folder-third": cards.folder_reward[2],
        "penalty-first": cards.penalty_dominance[0],
        "penalty-second": cards.penalty_dominance[1],
        "penalty-third": cards.penalty_intel[2],
        "least-corrupt": cards.least_corrupt_bonus,
        "badge-set": cards.badge_set,
        "badge-intel": cards.badge_intel,
        "offer-intel": cards.offer_intel,
        "challenge": cards.challenge_payment,
        "machine-moves": cards.downtown_moves,
        "picks": cards.heights_picks,
        "tolerance": cards.tolerance_step,
        "miss-intel": cards.miss_intel[echo],
        "miss-dominance": cards.miss_dominance[echo],
    }


# -- what a thing means now


def meaning(view: InTooDeepView, topic: Topic) -> Sequence[Saying]:
    domain, _, value = topic.partition(":")
    match domain:
        case "criminal":
            return _criminal_now(view, value)
        case "zone":
            return [_zone_now(view, value)]
        case "item":
            return [_item_now(view, value)]
        case "evidence":
            return _evidence_now(view, value)
        case "crime":
            return _crime_now(view, value)
        case "storyline":
            return [_storyline_now(view, value)]
        case "bonus":
            taken = view.bonus[BONUS_IDS.index(value)] is not None
            return [Saying("now-bonus-taken" if taken else "now-bonus-free")]
        case "row":
            return [_row_now(view, int(value) - 1)]
        case "thing":
            return _thing_now(view, value)
        case _:
            return []


def _own(view: InTooDeepView) -> ConsoleView | None:
    return view.consoles[view.seat] if 0 <= view.seat < len(view.consoles) else None


def _criminal_now(view: InTooDeepView, name: str) -> list[Saying]:
    found = next((each for each in view.criminals if each.criminal == name), None)
    if found is None:
        return [Saying("now-criminal-absent")]
    locked = "yes" if found.locked else "no"
    if found.hooked_by < 0:
        told = [Saying("now-criminal-free")]
    elif view.echo is not None and found.hooked_by == view.echo.seat:
        told = [Saying("now-criminal-echo", {"locked": locked})]
    else:
        told = [Saying("now-criminal-hooked", {"seat": f"seat:{found.hooked_by}", "locked": locked})]
    own = _own(view)
    if own is None:
        return told
    space = own.dominance[name]
    return [*told, Saying("now-criminal-dominance", {"space": space, "area": _area(view, space)})]


def _area(view: InTooDeepView, space: int) -> str:
    cards = card_set(view.cards)
    if space >= cards.endurance_from:
        return "endurance"
    return "ability" if space >= cards.ability_from else "start"


def _zone_now(view: InTooDeepView, name: str) -> Saying:
    patrol = next(zone.patrol for zone in view.zones if zone.zone == name)
    return Saying("now-zone-patrol", {"patrol": patrol}) if patrol else Saying("now-zone-open")


def _item_now(view: InTooDeepView, name: str) -> Saying:
    for criminal in view.criminals:
        if criminal.holds == name:
            return Saying("now-item-held", {"criminal": f"criminal-{criminal.criminal}"})
    zone = next(zone.zone for zone in view.zones if name in zone.dropped)
    return Saying("now-item-dropped", {"zone": f"zone-{zone}"})


def _evidence_now(view: InTooDeepView, kind: str) -> list[Saying]:
    told = [_row_now(view, row) for row, task in enumerate(view.tasks) if task == kind]
    told.append(Saying("now-evidence-shared", {"count": view.shared_box.count(kind)}))
    own = _own(view)
    if own is not None and own.memory is not None:
        told.append(Saying("now-evidence-own", {"count": own.memory.count(kind)}))
    return told


def _row_now(view: InTooDeepView, row: int) -> Saying:
    task = f"evidence-{view.tasks[row]}"
    return Saying("now-row", {"row": row + 1, "task": task, "left": view.folders_left[row]})


def _crime_now(view: InTooDeepView, name: str) -> list[Saying]:
    if name in view.story:
        return [Saying("now-crime-committed")]
    standing = view.standings.get(name)
    if standing is None:
        return []
    level = card_set(view.cards).level[CRIME_IDS.index(name)]
    missing = standing.met.count(False)
    told = [] if standing.story else [Saying("now-crime-story", {"level": level - 1})]
    told.append(Saying("now-crime-missing", {"count": missing}) if missing else Saying("now-crime-met"))
    return told


def _storyline_now(view: InTooDeepView, line: str) -> Saying:
    if line not in view.storylines:
        return Saying("now-line-absent")
    levels = card_set(view.cards).level
    reached = max((levels[CRIME_IDS.index(name)] for name in view.story if LINES[name] == line), default=0)
    return Saying("now-line", {"level": min(reached + 1, max(levels))})


def _thing_now(view: InTooDeepView, name: str) -> list[Saying]:
    own = _own(view)
    match name:
        case "guardian":
            zone = next(zone.zone for zone in view.zones if zone.guardian)
            return [Saying("now-guardian", {"zone": f"zone-{zone}"})]
        case "display_board" | "chapter" | "chapter_end":
            tokens = sum(kind is not None for kind in view.display)
            return [Saying("now-display", {"chapter": view.chapter, "left": tokens})]
        case "investigation" | "folder":
            left = Saying("now-folders", {"left": sum(view.folders_left)})
            return [left, Saying("now-folders-own", {"count": own.folders})] if own else [left]
        case "dominance" | "scoring" if own is not None:
            lowest = min(own.dominance, key=lambda criminal: own.dominance[criminal])
            worth = card_set(view.cards).track[own.dominance[lowest]]
            return [Saying("now-lowest", {"criminal": f"criminal-{lowest}", "worth": worth})]
        case "corruption" | "databank" | "over_the_edge" | "least_corrupt" | "tolerance" if own is not None:
            return _corruption_now(view, own)
        case _:
            return []


def _corruption_now(view: InTooDeepView, own: ConsoleView) -> list[Saying]:
    facts: dict[str, Fact] = {"tolerance": own.tolerance, "corruption": corruption_of(view, own)}
    return [Saying("now-corruption", facts)]


def corruption_of(view: InTooDeepView, console: ConsoleView) -> int:
    """Of an open databank (ZH-8.2)."""
    corruption = card_set(view.cards).corruption
    return sum(corruption[DILEMMA_IDS.index(name)] for name in console.databank or []) - console.tolerance
