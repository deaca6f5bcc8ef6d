"""How many of each piece there are, counted over all places (SF-I.1, SF-I.2)."""

from safehouse.games.stationfall.codes import Characters, Identities, Items, Pawns, Places, Sections
from safehouse.games.stationfall.rules.position import IN_HAND, NOT_IN_PLAY, OUT_OF_GAME, SUPPLY, USED
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import CHARACTER_IDS, COLOUR_IDS, IDENTITY_IDS, ITEM_IDS
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS


def count_components(s: Stationfall) -> dict[str, int]:
    found: dict[str, int] = {}
    for colour in range(s.colours):
        name = COLOUR_IDS[colour]
        on_cards = sum(s.cubes_on(card, colour) for card in range(Characters.COUNT))
        found[f"{name} cubes"] = s.supply[colour] + s.betrayal[colour] + on_cards
        on_track = s.track_has_token and s.track_colour == colour
        found[f"{name} time tokens"] = (
            s.tokens_left[colour] + s.token_colour.count(colour) + (1 if on_track else 0)
        )
        found[f"{name} disc"] = 1 if s.disc[colour] == SUPPLY or s.in_play[s.disc[colour]] else 0
        found[f"{name} bribe"] = 1 if s.bribe[colour] == SUPPLY or s.in_play[s.bribe[colour]] else 0
    found["grey bribes"] = len(s.grey)
    for item in range(LOOSE_ITEMS):
        if item == Items.NANOGEL_HALF:
            continue
        found[f"{ITEM_IDS[item]}"] = _pieces(s, item)
    for card in range(Characters.COUNT):
        where = s.kompromat[card]
        known_place = where in (USED, OUT_OF_GAME) or where >= IN_HAND or 0 <= where < Sections.COUNT
        found[f"kompromat {CHARACTER_IDS[card]}"] = 0 if where == NOT_IN_PLAY else int(known_place)
    everywhere = sorted(s.undealt + [card for cards in s.dealt for card in cards])
    found["identity cards"] = len(set(everywhere))
    held = [card for cards in s.bonus + s.discarded for card in cards]
    chosen = [card for card in s.identity if card >= 0]
    for card in range(Identities.COUNT):
        found[f"identity {IDENTITY_IDS[card]}"] = everywhere.count(card)
    found["cards in hands"] = len(set(held + chosen + [card for card in s.revealed if card >= 0]))
    return found


def _pieces(s: Stationfall, item: int) -> int:
    kinds = [Items.NANOGEL, Items.NANOGEL_HALF] if item == Items.NANOGEL else [item]
    number = s.stock[item] + s.destroyed[item] - s.extra[item]
    for kind in kinds:
        number += sum(s.items[pawn * Items.COUNT + kind] for pawn in range(Pawns.COUNT))
        number += sum(s.floor[place * Items.COUNT + kind] for place in range(Places.COUNT))
    return number
