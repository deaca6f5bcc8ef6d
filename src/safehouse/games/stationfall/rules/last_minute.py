"""The last minute of a game, for research: small enough to be written down whole (SF-17.6)."""

from collections.abc import Iterator
from itertools import combinations

from safehouse.core.random import Stream
from safehouse.core.seats import EVERYONE
from safehouse.games.stationfall.codes import Pods, Sections
from safehouse.games.stationfall.data import LAST_MINUTE
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.position import USED
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import CHARACTER_IDS, PAWN_IDS, SECTION_IDS
from safehouse.games.stationfall.tables.numbers import FIRST_POD

SEATS = [0, 1]
NO_FIREBALL = 1


def deal_last_minute(seed: str, listen: bool) -> Stationfall:
    s = Stationfall()
    s.events = [] if listen else None
    s.random = Stream(seed)
    lay_out(s)
    cards = setup.identity_deck(s)
    s.random.shuffle(cards)
    begin(s, cards)
    return s


def all_last_minutes() -> Iterator[tuple[Stationfall, int]]:
    """Every deal of the identity cards, all equally likely. What Project X is nobody can find out any more."""
    base = Stationfall()
    lay_out(base)
    deck = setup.identity_deck(base)
    each = LAST_MINUTE.row.identity_cards
    for first in combinations(deck, each):
        for second in combinations([card for card in deck if card not in first], each):
            s = Stationfall()
            s.events = []
            lay_out(s)
            begin(s, [*first, *second, *(card for card in deck if card not in first + second)])
            yield s, 1


def lay_out(s: Stationfall) -> None:
    """The station as it is then: evacuated, without items, with spent kompromats."""
    roster = sorted(CHARACTER_IDS.index(name) for name in LAST_MINUTE.start)
    setup.lay_out(s, box(), roster, items=False)
    for name, section in LAST_MINUTE.start.items():
        s.place[PAWN_IDS.index(name)] = SECTION_IDS.index(section)
    for pod in range(FIRST_POD, Sections.COUNT):
        s.pod[pod] = Pods.DOCKED if SECTION_IDS[pod] in LAST_MINUTE.pods else Pods.LAUNCHED
    for card in setup.kompromat_deck(s):
        s.kompromat[card] = USED
        s.kompromat_known[card] = EVERYONE
    s.evacuation = True
    s.locked = [False] * len(s.locked)
    s.entry, s.entry_turned = NO_FIREBALL, True


def begin(s: Stationfall, cards: list[int]) -> None:
    row = LAST_MINUTE.row
    s.seats = row.n
    s.schrodinger_allowed, s.winners_wanted = row.schrodinger, row.winners
    setup.seat_players(s, list(SEATS), list(SEATS), list(SEATS))
    s.supply = [LAST_MINUTE.influence_cubes] * row.n
    s.tokens_left = [LAST_MINUTE.time_tokens] * row.n
    s.bribe = [CHARACTER_IDS.index(LAST_MINUTE.bribed)] * row.n
    setup.deal_cards(s, cards, row.identity_cards)
    setup.begin(s, SEATS[0], row.minute_start)
