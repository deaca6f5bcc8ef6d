"""A new game: everything that is drawn or shuffled, in a fixed order."""

from safehouse.core.random import Stream
from safehouse.games.stationfall.codes import Characters, Projects
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.last_minute import deal_last_minute
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.boxes import box, starter_set


def deal(options: StationfallOptions, seed: str, listen: bool = True) -> Stationfall:
    if options.extent == "last_minute":
        return deal_last_minute(seed, listen)
    s = Stationfall()
    s.events = [] if listen else None
    s.random = Stream(seed)
    row = SETUP.row(options.players)
    setup.lay_out(s, box(options.station), cast(s, options, row.characters))
    s.seats = options.players
    s.teams, s.two_player = options.teams, options.players == 2
    s.wipe_allowed = options.wipe_data
    s.schrodinger_allowed = row.schrodinger and not options.teams
    s.winners_wanted = row.winners
    first = s.random.below(4 if options.players == 1 else options.players)
    _seat(s, options, first)
    cards = setup.identity_deck(s)
    s.random.shuffle(cards)
    setup.deal_cards(s, cards, 3 if options.teams else row.identity_cards)
    kompromats = setup.kompromat_deck(s)
    s.random.shuffle(kompromats)
    setup.lay_kompromats(s, kompromats)
    s.entry = s.random.below(3)
    s.project = s.random.below(Projects.COUNT)
    setup.begin(s, 0 if s.two_player else first, row.minute_start)
    if options.players == 1:
        setup.choose_for_automata(s)
    return s


def cast(s: Stationfall, options: StationfallOptions, size: int) -> list[int]:
    """The characters in play (SF-2.1.1)."""
    if options.roster == "first_game":
        return starter_set(size)
    if options.roster == "chosen":
        return options.chosen()
    deck = list(range(Characters.COUNT))
    s.random.shuffle(deck)
    return sorted(deck[:size])


def _seat(s: Stationfall, options: StationfallOptions, first: int) -> None:
    players = options.players
    if players == 1:
        setup.seat_players(s, [0, -1, -1, -1], [0, 1, 2, 3], [0, 1, 2, 3])
    elif players == 2:
        order = [first, 1 - first, first, 1 - first]
        setup.seat_players(s, order, list(order), list(order))
    else:
        seats = list(range(players))
        holders = [seat % (players // 2) for seat in seats] if options.teams else list(seats)
        setup.seat_players(s, seats, holders, list(seats))
