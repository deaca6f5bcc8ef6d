"""Every card of a mission is in exactly one place (IN-5.411)."""

from safehouse.games.infiltraitors.rules.position import Position
from safehouse.games.infiltraitors.tables import NOTHING
from safehouse.games.infiltraitors.vocabulary import CARD_IDS


def components(s: Position) -> dict[str, int]:
    everywhere = [*s.hq, *s.row, *s.aside, *s.pile, *s.rewards, *s.pool]
    for seat in range(s.plan.agents):
        everywhere += s.hands[seat]
        everywhere += [c for c in (s.stand[seat], s.second[seat]) if c != NOTHING]
        everywhere += [entry // 2 for entry in s.clues[seat]]
    everywhere += [entry // 2 for entry in s.key_clues]
    counted = {CARD_IDS[c]: everywhere.count(c) for c in sorted([*s.plan.deck, *s.plan.pool])}
    return counted | {"cards": len(everywhere)}
