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
    own_card_file,
    read_own,
)
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tables.loader import card_set

DILEMMAS = {card.id: card for card in DILEMMA.dilemma}
LINES = {card.id: card.line for card in MAJOR.crime}
SUPPORTS = {token.id: token for token in SUPPORT.support}
ECHOES = {card.id: card for card in ECHO.card}
KINDS: dict[str, str] = {item["id"]: item["kind"] for item in COMPONENTS["item"]}
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
    return {"level": cards.level[number], "below": cards.level[number] - 1, "line": line, **rewards}


def _dilemma(own: str, name: str) -> Mapping[str, Fact]:
    """`$bonus` is evidence, intel, warrant or badge, and the others say which and how much."""
    replaced = read_own(own_card_file(own)).dilemma if own else []
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
    cards = card_set(own_card_file(options.cards))
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
