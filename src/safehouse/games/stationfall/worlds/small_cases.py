"""Games of Stationfall so small that every world can be tried out."""

from itertools import combinations

from safehouse.core.game import SmallCase
from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.codes import Characters
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.position import USED
from safehouse.games.stationfall.rules.state import Stationfall

FEW = [Characters.ASTROCHIMP, Characters.COLONEL, Characters.DOCTOR, Characters.EXILE, Characters.STRANGER]
"""Six identity cards, two for each of three players."""


def few_characters(s: Stationfall) -> None:
    """No kompromat is hidden: who holds which cards is all there is to guess."""
    setup.lay_out(s, s.box, FEW)
    setup.seat_players(s, [0, 1, 2], [0, 1, 2], [0, 1, 2])
    cards: list[int] = []
    for _ in range(s.colours):
        left = [card for card in setup.identity_deck(s) if card not in cards]
        pairs = list(combinations(left, 2))
        cards += pairs[s.random.below(len(pairs))]
    setup.deal_cards(s, cards, 2)
    for card in setup.kompromat_deck(s):
        s.kompromat[card] = USED
        s.kompromat_known[card] = EVERYONE
    setup.begin(s, 0, s.minute)


SMALL_CASES = [SmallCase(StationfallOptions(players=3), free=3, longest=3, ahead=0, prepare=few_characters)]
"""Every player chooses an identity; what is announced later no event tells until it is done."""
