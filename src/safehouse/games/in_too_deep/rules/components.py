"""The physical components, counted over all places (5U)."""

from collections import Counter

from safehouse.games.in_too_deep.codes import Agenda, Zones
from safehouse.games.in_too_deep.data import CRIMINAL_IDS, EVIDENCE_IDS, ITEM_IDS
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables.pieces import NOBODY, NOTHING


def components(state: Position) -> dict[str, int]:
    """ZH-5.237 to ZH-5.244, counted over all places."""
    found: Counter[str] = Counter()
    for item in range(len(ITEM_IDS)):
        holder = state.holder[item]
        places = (state.item_at[item] >= 0) + (holder != NOBODY and state.holds[holder] == item)
        found[f"item {ITEM_IDS[item]}"] = places
    found["patrol"] = sum(state.patrol)
    found["zones with patrol"] = sum(count > 0 for count in state.patrol)
    found["barriers"] = len({border % Zones.COUNT for border in state.barriers})
    for criminal in state.in_play:
        ports = sum(line.count(criminal) for line in state.ports)
        found[f"hook token {CRIMINAL_IDS[criminal]}"] = ports + (state.hooked_by[criminal] == NOBODY)
    found["folders"] = sum(state.folders_left) + sum(state.folders)
    count_evidence(state, found)
    count_cards(state, found)
    tokens = [*state.support_supply, *state.support_discard, *state.offer, *state.locked]
    tokens += [token for line in state.support for token in line]
    tokens += [entry[2] for entry in state.agenda if entry[0] == Agenda.LOCKING]
    found["support"] = sum(token != NOTHING for token in tokens)
    return dict(found)


def count_evidence(state: Position, found: Counter[str]) -> None:
    labels = [*state.rail, *state.display, *state.bonus, *state.shared_box]
    for group in (state.memory, state.boxes, state.rows):
        labels += [label for line in group for label in line]
    kinds = [*state.supply, *(state.evidence.value[label] for label in labels if label != NOTHING)]
    for kind, name in enumerate(EVIDENCE_IDS):
        found[f"evidence {name}"] = kinds.count(kind)


def count_cards(state: Position, found: Counter[str]) -> None:
    dilemmas = [*state.dilemma_discard]
    for group in (state.hands, state.databanks):
        dilemmas += [label for line in group for label in line]
    cards = [*state.dilemma_deck, *(state.dilemmas.value[label] for label in dilemmas)]
    found["dilemmas"] = len(set(cards))
    found["dilemma cards"] = len(cards)
    labels = [*state.petty_discard, state.resolving, state.echo_crime]
    for group in (state.under, state.crime_hands, state.aside):
        labels += [label for line in group for label in line]
    crimes = [card for deck in state.decks for card in deck] + list(state.story)
    crimes += [state.crimes.value[label] for label in labels if label != NOTHING]
    found["crimes"] = len(set(crimes))
    found["crime cards"] = len(crimes)
