"""Stationfall (Zkáza na orbitě): a station falls out of orbit, and nobody knows who plays whom."""

from typing import Literal

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.data import DataError
from safehouse.core.errors import OptionError
from safehouse.core.game import Game
from safehouse.core.moves import Domain, Kind, MoveSpace, numbers
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.games.stationfall import components, events
from safehouse.games.stationfall import moves as m
from safehouse.games.stationfall.boxes import box, count_row, starter_set
from safehouse.games.stationfall.count import count_components
from safehouse.games.stationfall.imagine import StationfallWorlds
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.sight import StationfallView
from safehouse.games.stationfall.state import Stationfall
from safehouse.games.stationfall.view import view

SECTION = Domain("section", tuple(components.SECTION_IDS))
PAWN = Domain("pawn", tuple(components.PAWN_IDS))
CHARACTER = Domain("character", tuple(components.CHARACTER_IDS))
ITEM = Domain("item", tuple(components.ITEM_IDS))
DATA = Domain("data", tuple(components.DATA_IDS))
INSTITUTION = Domain("institution", tuple(components.INSTITUTION_IDS))
COLOUR = Domain("colour", tuple(components.COLOUR_IDS))
IDENTITY = Domain("identity", tuple(components.IDENTITY_IDS))
POWER = Domain("power", tuple(components.POWER_IDS))
PROJECT = Domain("project", tuple(components.PROJECT_IDS))
TOKEN = Domain("token", tuple(components.TOKEN_IDS))
PLACE = Domain("place", tuple(components.PLACE_IDS))
ON = Domain("switch", ("off", "on"))

PLAYED_CHARACTER = Domain("character", tuple(name for name in components.CHARACTER_IDS if name != "drones"))
"""Characters that are ever named by a card: all but the Drones."""
LOOSE_ITEM = Domain("item", tuple(components.ITEM_IDS[: components.LOOSE_ITEMS]))

MOVE_DOMAINS = {
    "section": SECTION, "pawn": PAWN, "character": CHARACTER, "item": ITEM, "data": DATA,
    "institution": INSTITUTION, "colour": COLOUR, "identity": IDENTITY,
    "count": numbers(1, 8, "count"), "token": numbers(1, 3, "token-number"),
}  # fmt: skip
EVENT_DOMAINS = {
    "section": SECTION, "section2": SECTION, "section3": SECTION, "pawn": PAWN, "victim": PAWN,
    "receiver": PAWN, "character": CHARACTER, "item": ITEM, "data": DATA, "institution": INSTITUTION,
    "colour": COLOUR, "colour2": COLOUR, "identity": IDENTITY, "power": POWER, "project": PROJECT,
    "token": TOKEN, "place": PLACE, "on": ON, "count": NUMBER, "minute": NUMBER, "live": NUMBER,
}  # fmt: skip


def _kind(entry: str) -> Kind:
    name, *arguments = entry.split()
    named: dict[str, Domain] = {}
    for argument in arguments:
        named["second" if argument in named else argument] = MOVE_DOMAINS[argument]
    return Kind(name, note=False, **named)


def _event(entry: str) -> EventKind:
    name, *arguments = entry.split()
    domains = {argument: EVENT_DOMAINS[argument] for argument in arguments}
    return EventKind(name.rstrip("!"), reveals=name.endswith("!"), shows=name.endswith("!!"), **domains)


class StationfallOptions(Options, frozen=True, kw_only=True):
    players: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9] = 4
    teams: bool = False
    roster: Literal["draw", "first_game"] = "draw"
    wipe_data: bool = False
    team_chat: bool = True
    station: str = ""
    """A file with a station of one's own; empty: the printed one."""

    def seats(self) -> int:
        return self.players

    def check(self) -> None:
        if self.teams and self.players not in (4, 6, 8):
            raise OptionError("teams", self.teams, "teams need 4, 6 or 8 players (SF-R.41)")
        if self.roster == "first_game" and count_row(self.players).characters != len(starter_set()):
            raise OptionError("roster", self.roster, "the first game is for 1 to 4 players")
        try:
            box(self.station)
        except DataError as error:
            raise OptionError("station", self.station, f"a station file that fits ({error})") from None


class StationfallGame(Game[Stationfall, StationfallView, StationfallOptions]):
    id = "stationfall"
    rules_version = 2
    clause_prefix = "SF"
    options = StationfallOptions
    view_type = StationfallView
    space = MoveSpace(*(_kind(entry) for entry in m.VERB_TABLE))
    book = EventBook(*(_event(entry) for entry in events.EVENT_TABLE))
    domains = (
        SECTION, PAWN, PLAYED_CHARACTER, LOOSE_ITEM, DATA, INSTITUTION, COLOUR, IDENTITY, POWER, PROJECT,
        TOKEN, ON,
    )  # fmt: skip
    longest = 12_000
    end_reasons = ("entry", "explosion")

    def deal(self, options: StationfallOptions, seed: str, listen: bool = True) -> Stationfall:
        return deal(options, seed, listen)

    def typical(self) -> StationfallOptions:
        return StationfallOptions()

    def view(self, state: Stationfall, seat: int) -> StationfallView:
        return view(state, seat)

    def worlds(self, view: StationfallView) -> StationfallWorlds:
        return StationfallWorlds(view)

    def configurations(self) -> list[StationfallOptions]:
        alone = [StationfallOptions(players=n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
        teams = [StationfallOptions(players=n, teams=True) for n in (4, 6, 8)]
        return [*alone, *teams, StationfallOptions(roster="first_game", wipe_data=True)]

    def small_cases(self) -> list[tuple[StationfallOptions, int]]:
        """With one player the two cards in hand, and which of them was chosen, are all that a watcher lacks."""
        solo = StationfallOptions(players=1, roster="first_game")
        return [(solo, 0), (solo, 1)]

    def may_whisper(self, options: StationfallOptions, seat: int, to: int) -> bool:
        """SF-18.6"""
        mates = any(seat in team and to in team for team in self.teams(options))
        return options.team_chat or not mates

    def teams(self, options: StationfallOptions) -> list[list[int]]:
        if not options.teams:
            return [[seat] for seat in range(options.players)]
        half = options.players // 2
        return [[seat, seat + half] for seat in range(half)]

    def seat_names(self, options: StationfallOptions) -> list[str]:
        return [f"colour-{components.COLOUR_IDS[seat]}" for seat in range(options.seats())]

    def components(self, state: Stationfall) -> dict[str, int]:
        return count_components(state)


def deal(options: StationfallOptions, seed: str, listen: bool = True) -> Stationfall:
    s = Stationfall()
    s.events = [] if listen else None
    s.random = Stream(seed)
    row = count_row(options.players)
    roster = starter_set()
    if options.roster == "draw":
        deck = list(range(components.CHARACTERS))
        s.random.shuffle(deck)
        roster = sorted(deck[: row.characters])
    setup.lay_out(s, box(options.station), roster)
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
    s.project = s.random.below(components.PROJECTS)
    setup.begin(s, 0 if s.two_player else first, row.minute_start)
    if options.players == 1:
        setup.choose_for_automata(s)
    return s


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


GAME = StationfallGame()
