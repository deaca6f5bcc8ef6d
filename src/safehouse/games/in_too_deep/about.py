"""What the data say of the things of In Too Deep, for the sentences about them."""

from collections.abc import Mapping

from safehouse.core.moves import Value
from safehouse.core.topics import Fact
from safehouse.games.in_too_deep.data import (
    COMPONENTS,
    CRIME_IDS,
    DILEMMA_IDS,
    ECHO,
    EVIDENCE_IDS,
    LINE_IDS,
    SUPPORT,
    WARRANT_IDS,
    own_card_file,
)
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.tables.loader import card_set

REWARDS = ("intel", "dilemmas", "evidence", "process", "support")
KINDS = {item["id"]: item["kind"] for item in COMPONENTS["item"]}
SUPPORTS = {token.id: token for token in SUPPORT.support}
ECHO_CARDS = {card.id: card for card in ECHO.card}


def facts(options: InTooDeepOptions, domain: str, value: Value) -> Mapping[str, Fact]:
    cards = card_set(own_card_file(options.cards))
    name = str(value)
    match domain:
        case "item":
            twin = next(other for other, kind in KINDS.items() if kind == KINDS[name] and other != name)
            return {"kind": f"kind-{KINDS[name]}", "twin": f"item-{twin}"}
        case "crime":
            return _crime(cards, CRIME_IDS.index(name))
        case "dilemma":
            return _dilemma(cards, DILEMMA_IDS.index(name))
        case "support":
            token = SUPPORTS[name]
            return {**_amounts(cards, options), "number": token.n, "when": f"support-when-{token.timing}"}
        case "echo":
            return _echo_card(name)
        case _:
            return _amounts(cards, options)


def _crime(cards: CardSet, crime: int) -> dict[str, Fact]:
    level = cards.level[crime]
    found: dict[str, Fact] = {"level": level, "below": level - 1, **_paid("cautious", cards.cautious[crime])}
    if level:
        found |= {
            "line": f"storyline-{LINE_IDS[cards.line[crime]]}",
            **_paid("reckless", cards.reckless[crime]),
        }
    return found


def _paid(outcome: str, rewards: list[int]) -> dict[str, Fact]:
    return {f"{outcome}-{name}": amount for name, amount in zip(REWARDS, rewards, strict=True)}


def _dilemma(cards: CardSet, dilemma: int) -> dict[str, Fact]:
    found: dict[str, Fact] = {
        "corruption": cards.corruption[dilemma],
        "intel": cards.dilemma_intel[dilemma],
        "badge-set": cards.badge_set,
        "badge-intel": cards.badge_intel,
    }
    if cards.symbols[dilemma]:
        symbols = [f"evidence-{EVIDENCE_IDS[kind]}" for kind in cards.symbols[dilemma]]
        return {**found, "bonus": "evidence", "symbols": symbols}
    if cards.warrant[dilemma] >= 0:
        return {**found, "bonus": "warrant", "warrant": f"warrant-{WARRANT_IDS[cards.warrant[dilemma]]}"}
    return {**found, "bonus": "badge" if cards.badge[dilemma] else "intel"}


def _echo_card(name: str) -> dict[str, Fact]:
    card = ECHO_CARDS[name]
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


def _amounts(cards: CardSet, options: InTooDeepOptions) -> dict[str, Fact]:
    """What the sentences on rules, rather than on components, count with."""
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
