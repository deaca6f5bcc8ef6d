"""What the data say of the components of In Too Deep, an own card file included."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact
from safehouse.games.in_too_deep.codes import MajorCrimes
from safehouse.games.in_too_deep.data import (
    COMPONENTS,
    CRIME_IDS,
    DILEMMA,
    ECHO,
    MAJOR,
    SUPPORT,
    Dilemma,
    own_card_file,
    read_own,
)
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tables.loader import card_set

DILEMMAS = {card.id: card for card in DILEMMA.dilemma}
LINES = {card.id: card.line for card in MAJOR.crime}
SUPPORTS = {token.id: token for token in SUPPORT.support}
ECHOES = {card.id: card for card in ECHO.card}
REWARDS = ("intel", "dilemmas", "evidence", "process", "support")


def facts(options: InTooDeepOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    name = str(value)
    match domain:
        case "zone":
            return {"effect": f"zone-effect-{name}", "patrol": _part("zone", name)["patrol_slots"]}
        case "criminal":
            return {"ability": f"ability-{name}"}
        case "item":
            return {"kind": f"kind-{_part('item', name)['kind']}"}
        case "evidence":
            return {"tokens": _part("evidence", name)["count"]}
        case "crime":
            return _crime(options, name)
        case "dilemma":
            return dilemma_facts(dilemma_card(options.cards, name))
        case "support":
            token = SUPPORTS[name]
            return {"tokens": token.count, "timing": token.timing}
        case "echo":
            return _echo(name)
        case _:
            return {}


def _part(table: str, name: str) -> Mapping[str, int]:
    found: Mapping[str, int] = next(part for part in COMPONENTS[table] if part["id"] == name)
    return found


def _crime(options: InTooDeepOptions, name: str) -> Mapping[str, Fact]:
    """`$level` is 0 and `$line` is "none" for a petty crime; `$cautious-intel` and so on are its rewards."""
    cards = card_set(own_card_file(options.cards))
    number = CRIME_IDS.index(name)
    outcomes = {"cautious": cards.cautious[number]}
    if number < MajorCrimes.COUNT:
        outcomes["reckless"] = cards.reckless[number]
    rewards = {
        f"{outcome}-{reward}": amount
        for outcome, amounts in outcomes.items()
        for reward, amount in zip(REWARDS, amounts, strict=True)
    }
    line = f"storyline-{LINES[name]}" if name in LINES else "none"
    return {"level": cards.level[number], "line": line, **rewards}


def dilemma_card(own: str, name: str) -> Dilemma:
    """A dilemma of an own card file, or the shipped one."""
    replaced = read_own(own_card_file(own)).dilemma if own else []
    return next((card for card in replaced if card.id == name), DILEMMAS[name])


def dilemma_facts(card: Dilemma) -> Mapping[str, Fact]:
    """`$bonus` is evidence, intel, warrant or badge, and the others say which and how much."""
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
    told = {field: getattr(card, field) for field in card.__struct_fields__ if field not in ("id", "prov")}
    return {field: value for field, value in told.items() if isinstance(value, str)}
