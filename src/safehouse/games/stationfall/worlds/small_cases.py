"""Games of Stationfall so small that every world can be tried out."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, permutations

from safehouse.core.game import SmallCase
from safehouse.core.seats import EVERYONE, bit
from safehouse.games.stationfall.codes import (
    Characters,
    Data,
    Events,
    Identities,
    Moves,
    Pawns,
    Phases,
    Pods,
    Projects,
    Questions,
    Sections,
    States,
)
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules import abilities, choosing, conspiracy, ending, reveals, setup, turn
from safehouse.games.stationfall.rules.belongings import pick_kompromat
from safehouse.games.stationfall.rules.pieces import give_data
from safehouse.games.stationfall.rules.position import NOBODY, SUPPLY, USED
from safehouse.games.stationfall.rules.questions import put_question
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.rules.station import lose_trap, remove_kompromat
from safehouse.games.stationfall.tables.numbers import POWER_OF_TWO

RED, BLUE, YELLOW = range(3)
CREW = [Characters.ASTROCHIMP, Characters.COLONEL, Characters.EXILE, Characters.INSPECTOR, Characters.STRANGER]
"""One identity card each."""
HAND = 2
"""Identity cards of a holder."""
FOUR_IN_TEAMS = [0, 1, 2, 3], [0, 1, 0, 1]
"""By colour the seat, and who holds its identity card."""
THREE_SEATS = [0, 1, 2], [0, 1, 2]
ENTRY_TOKENS = 3


def lay_out(s: Stationfall, crew: list[int], seat_of: list[int], holder_of: list[int]) -> None:
    """Without cubes and bribes nobody can do much but what the case is about."""
    setup.lay_out(s, s.box, crew)
    setup.seat_players(s, seat_of, holder_of, list(seat_of))
    s.supply = [0] * s.colours
    s.bribe = [Characters.COLONEL] * s.colours


def show_kompromats(s: Stationfall, cards: list[int]) -> None:
    for card in cards:
        s.kompromat[card] = USED
        s.kompromat_known[card] = EVERYONE


def hidden_identities(seat_of: list[int], holder_of: list[int]) -> Callable[[Stationfall], None]:
    """Two holders have two cards each, a third one has one; who has which is all there is to guess."""
    crew = CREW if len(set(holder_of)) > HAND else CREW[1:]

    def prepare(s: Stationfall) -> None:
        lay_out(s, crew, seat_of, holder_of)
        show_kompromats(s, setup.kompromat_deck(s))
        deck = setup.identity_deck(s)
        deals = [
            [*one, *other]
            for one in combinations(deck, HAND)
            for other in combinations([card for card in deck if card not in one], HAND)
        ]
        cards = deals[s.random.below(len(deals))]
        setup.deal_cards(s, [*cards, *(card for card in deck if card not in cards)], HAND)
        setup.begin(s, RED, s.minute)

    return prepare


def late_stranger(s: Stationfall) -> None:
    """The station falls, and only now red shows himself as the Stranger, who he was not; the card he puts away,
    and who has the others, is all there is to guess."""
    lay_out(s, CREW, [0, 1, 2], [0, 1, 2])
    show_kompromats(s, setup.kompromat_deck(s))
    cards = [card for card in setup.identity_deck(s) if card != Identities.STRANGER]
    s.random.shuffle(cards)
    setup.deal_cards(s, [Identities.STRANGER, *cards], HAND)
    setup.begin(s, RED, s.minute)
    choosing.take_identity(s, RED, cards[0])
    for colour in (BLUE, YELLOW):
        choosing.take_identity(s, colour, s.random.choose(s.dealt[colour]))
    ending.begin_stationfall(s)
    ending.continue_stationfall(s)
    s.play(RED, Moves.REVEAL + Identities.STRANGER)


def about_to_confess(s: Stationfall) -> None:
    """Red has shown himself as the Counselor and asks one of two beside him who is in league with them; who the
    others are is all there is to guess."""
    lay_out(s, [*(card for card in CREW if card != Characters.EXILE), Characters.COUNSELOR], *THREE_SEATS)
    show_kompromats(s, setup.kompromat_deck(s))
    cards = [card for card in setup.identity_deck(s) if card != Identities.COUNSELOR]
    s.random.shuffle(cards)
    setup.deal_cards(s, [Identities.COUNSELOR, *cards], 1)
    setup.begin(s, RED, s.minute)
    for colour in range(s.colours):
        choosing.take_identity(s, colour, s.dealt[colour][0])
    reveals.reveal(s, RED, Identities.COUNSELOR, False)
    s.queue = []
    for pawn in (Pawns.COLONEL, Pawns.INSPECTOR):
        s.place[pawn] = s.place[Pawns.COUNSELOR]
    begin_turn_of(s, RED)
    put_question(s, Questions.CONFESS, RED)


def stranger_at_work(s: Stationfall) -> None:
    """Red has shown himself as the Stranger, who he was not, and shows another card, perhaps of him who he was.
    The others have shown who they are; blue has as many cards as red."""
    lay_out(s, [*CREW, Characters.DAREDEVIL, Characters.OPERATIVE], *THREE_SEATS)
    show_kompromats(s, setup.kompromat_deck(s))
    known = [Identities.STRANGER, Identities.COLONEL, Identities.ASTROCHIMP]
    cards = [card for card in setup.identity_deck(s) if card not in known]
    s.random.shuffle(cards)
    setup.deal_cards(s, [known[RED], *cards[:HAND], known[BLUE], *cards[HAND:], known[YELLOW]], 1 + HAND)
    setup.begin(s, RED, s.minute)
    choosing.take_identity(s, RED, s.random.choose(cards[:HAND]))
    for colour in (BLUE, YELLOW):
        choosing.take_identity(s, colour, known[colour])
    for colour, identity in enumerate(known):
        reveals.reveal(s, colour, identity, False)
    s.queue = []
    begin_turn_of(s, RED)
    put_question(s, Questions.SHOW, RED)


ALONE = [*CREW, Characters.OPERATIVE, Characters.BOARDER, Characters.DAREDEVIL]
"""Two cards for the player and for each automaton."""


@cache
def deals_of_pairs(deck: tuple[int, ...]) -> list[list[int]]:
    """The ways to deal two cards to each."""
    if not deck:
        return [[]]
    return [
        [*pair, *rest]
        for pair in combinations(deck, HAND)
        for rest in deals_of_pairs(tuple(card for card in deck if card not in pair))
    ]


ALONE_SEATS = [0, NOBODY, NOBODY, NOBODY], [0, 1, 2, 3]


def automata(s: Stationfall) -> None:
    """Alone against automata, who are the first to play: who has which cards is all there is to guess."""
    setup.lay_out(s, s.box, ALONE)
    setup.seat_players(s, *ALONE_SEATS, [0, 1, 2, 3])
    show_kompromats(s, setup.kompromat_deck(s))
    deals = deals_of_pairs(tuple(setup.identity_deck(s)))
    setup.deal_cards(s, deals[s.random.below(len(deals))], HAND)
    setup.begin(s, BLUE, s.minute)
    setup.choose_for_automata(s)


def everybody_known(s: Stationfall, red: int) -> None:
    """Three players have shown who they are, the first one as this identity in place of the Exile."""
    crew = [s.box.identity_character[red] if card == Characters.EXILE else card for card in CREW]
    lay_out(s, [*crew, Characters.OPERATIVE], [0, 1, 2], [0, 1, 2])
    show_identities(s, [red, Identities.COLONEL, Identities.OPERATIVE])


def show_identities(s: Stationfall, known: list[int]) -> None:
    """Everybody, colour by colour; nobody holds another card."""
    dealt = [known[colour] for holder in range(len(s.dealt)) for colour in colours_of(s, holder)]
    rest = [card for card in setup.identity_deck(s) if card not in known]
    setup.deal_cards(s, [*dealt, *rest], len(known) // len(s.dealt))
    setup.begin(s, RED, s.minute)
    for colour, identity in enumerate(known):
        choosing.take_identity(s, colour, identity)
        reveals.reveal(s, colour, identity, False)
    s.queue = []


def colours_of(s: Stationfall, holder: int) -> list[int]:
    return [colour for colour in range(s.colours) if s.holder_of[colour] == holder]


def pick_kompromats(s: Stationfall, colours: Sequence[int], cards: list[int]) -> None:
    for colour, card in zip(colours, cards, strict=False):
        s.active = colour
        s.kompromat[card] = Sections.KITCHEN
        pick_kompromat(s, Sections.KITCHEN)


def hidden_kompromats(s: Stationfall) -> None:
    """Red holds two and has been refused with one of them, blue holds one, one lies where he stands. Red's
    missile is under way."""
    everybody_known(s, Identities.BOARDER)
    s.jammers = False
    abilities.fire_missile(s, Sections.KITCHEN)
    show_kompromats(s, [Characters.INSPECTOR, Characters.STRANGER])
    cards = [card for card in setup.kompromat_deck(s) if s.kompromat[card] != USED]
    s.random.shuffle(cards)
    pick_kompromats(s, (RED, RED, BLUE), cards)
    s.kompromat[cards[-1]] = s.place[Pawns.COLONEL]
    s.active = RED
    s.tell_all(Events.KOMPROMAT_SHOWN, RED, cards[0])
    conspiracy.refuse_kompromat(s, cards[0])
    turn.begin_turn(s)
    put_question(s, Questions.DISCARD, RED)


def kompromat_of_a_mate(s: Stationfall) -> None:
    """Yellow is the Exile, who has escaped with the Inspector, and kompromats of the escaped count for him. He
    holds one that red, of the same team, has not seen."""
    lay_out(s, [*CREW, Characters.OPERATIVE], *FOUR_IN_TEAMS)
    show_identities(s, [Identities.ASTROCHIMP, Identities.COLONEL, Identities.EXILE, Identities.OPERATIVE])
    s.pod[Sections.INSPECTOR_SHUTTLE] = Pods.LAUNCHED
    for pawn in (Pawns.INSPECTOR, Pawns.EXILE):
        s.place[pawn] = Sections.INSPECTOR_SHUTTLE
    cards = [Characters.ASTROCHIMP, Characters.INSPECTOR, Characters.STRANGER]
    show_kompromats(s, [card for card in setup.kompromat_deck(s) if card not in cards])
    s.random.shuffle(cards)
    pick_kompromats(s, (YELLOW, BLUE), cards)
    s.kompromat[cards[-1]] = s.place[Pawns.ASTROCHIMP]
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)


def kompromat_out_of_the_game(s: Stationfall) -> None:
    """Red and blue hold one each; another one has left the game unseen."""
    everybody_known(s, Identities.EXILE)
    cards = [Characters.ASTROCHIMP, Characters.INSPECTOR, Characters.STRANGER]
    show_kompromats(s, [card for card in setup.kompromat_deck(s) if card not in cards])
    s.random.shuffle(cards)
    pick_kompromats(s, (RED, BLUE), cards)
    s.kompromat[cards[-1]] = s.place[Pawns.COLONEL]
    remove_kompromat(s, s.place[Pawns.COLONEL])
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)


def trap_of_a_mate(s: Stationfall) -> None:
    """Yellow, of the same team as red, has laid traps, of which one was lost unseen; which of them was live
    is all there is to guess."""
    lay_out(s, [*CREW, Characters.OPERATIVE], *FOUR_IN_TEAMS)
    show_identities(s, [Identities.EXILE, Identities.COLONEL, Identities.OPERATIVE, Identities.ASTROCHIMP])
    show_kompromats(s, setup.kompromat_deck(s))
    lay_traps(s)
    lose_trap(s, s.traps[0])
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)


def project_of_a_mate(s: Stationfall) -> None:
    """Yellow, of the same team as red, has looked at the project; nobody else has. Blue's Colonel can
    tell him, but not his mate."""
    lay_out(s, [*CREW, Characters.OPERATIVE], *FOUR_IN_TEAMS)
    show_identities(s, [Identities.EXILE, Identities.COLONEL, Identities.OPERATIVE, Identities.ASTROCHIMP])
    show_kompromats(s, setup.kompromat_deck(s))
    s.project = s.random.below(Projects.COUNT)
    s.may_look[YELLOW] = True
    s.tell_only(bit(YELLOW), Events.LEARNT_PROJECT, YELLOW, s.project)
    give_data(s, Pawns.COLONEL, Data.X_SECRET)
    begin_turn_of(s, BLUE)
    put_question(s, Questions.TURN, BLUE)


def lay_traps(s: Stationfall, sections: list[int] | None = None) -> None:
    """Yellow's, in any order."""
    orders = list(permutations(sections or traps_near(s)))
    *s.placed_traps, last = orders[s.random.below(len(orders))]
    s.active = s.trap_owner = YELLOW
    reveals.place_trap(s, last)


def hidden_station(s: Stationfall) -> None:
    """What the project is, which red's and blue's characters can tell and yellow knows, and which of yellow's
    traps is live."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    s.project = s.random.below(Projects.COUNT)
    give_data(s, Pawns.EXILE, Data.X_SECRET)
    give_data(s, Pawns.COLONEL, Data.X_SECRET)
    s.may_look[YELLOW] = True
    s.tell_only(bit(YELLOW), Events.LEARNT_PROJECT, YELLOW, s.project)
    lay_traps(s)
    turn.begin_minute(s)
    put_question(s, Questions.TURN, RED)


def traps_to_lay(s: Stationfall) -> None:
    """Yellow's claymores are in hand."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    begin_turn_of(s, YELLOW)
    put_question(s, Questions.TRAP, YELLOW)


def begin_turn_of(s: Stationfall, colour: int) -> None:
    s.turn_number = turn.turn_order(s).index(colour)
    turn.begin_turn(s)


def traps_of_an_automaton(s: Stationfall) -> None:
    """Alone; everybody has shown who they are, each with a bonus character to guess. Yellow, an automaton, has
    laid traps."""
    bonus = [Identities.INSPECTOR, Identities.OPERATIVE, Identities.STOWAWAY, Identities.STRANGER]
    lay_out(s, [*CREW, Characters.BOARDER, Characters.OPERATIVE, Characters.STOWAWAY], *ALONE_SEATS)
    s.hand_of = list(range(s.colours))
    show_kompromats(s, setup.kompromat_deck(s))
    s.random.shuffle(bonus)
    known = [Identities.ASTROCHIMP, Identities.BOARDER, Identities.EXILE, Identities.COLONEL]
    setup.deal_cards(s, [card for pair in zip(known, bonus, strict=True) for card in pair], HAND)
    setup.begin(s, RED, s.minute)
    setup.choose_for_automata(s)
    choosing.take_identity(s, RED, known[RED])
    for colour, identity in enumerate(known):
        reveals.reveal(s, colour, identity, False)
    s.queue = []
    lay_traps(s)
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)


def trap_in_a_pod(s: Stationfall) -> None:
    """One of yellow's traps lies in the pod in which red's Exile is about to count down."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    s.evacuation = True
    s.place[Pawns.EXILE] = Sections.HOUDINI
    lay_traps(s, [Sections.HOUDINI, *traps_near(s)[:2]])
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)
    s.play(RED, Moves.ACTIVATE + Pawns.EXILE)


def bribed_into_a_trap(s: Stationfall) -> None:
    """Red has bribed blue's Station Chief to step where a trap of yellow's lies. Nobody knows the project."""
    lay_out(s, [*CREW, Characters.STATION_CHIEF], [0, 1, 2], [0, 1, 2])
    show_identities(s, [Identities.EXILE, Identities.STATION_CHIEF, Identities.COLONEL])
    show_kompromats(s, setup.kompromat_deck(s))
    s.project = s.random.below(Projects.COUNT)
    s.bribe[RED] = SUPPLY
    near = min(s.neighbours(s.place[Pawns.STATION_CHIEF]))
    lay_traps(s, [near, *[section for section in traps_near(s) if section != near][:2]])
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)
    s.play(RED, Moves.BRIBE + Pawns.STATION_CHIEF)
    s.play(RED, Moves.STEP + near)


def entry_ahead(s: Stationfall) -> None:
    """Yellow's last choice before the entry token is turned."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    s.entry = s.random.below(ENTRY_TOKENS)
    s.minute = 1
    begin_turn_of(s, YELLOW)
    s.phase = Phases.TURN_OVER
    put_question(s, Questions.AIM, YELLOW)


def bribe_with_two_owners(s: Stationfall) -> None:
    """Red has bribed yellow's Operative, who is blue's as well, beside a full pod. Nobody knows the project."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    s.project = s.random.below(Projects.COUNT)
    s.owners[Characters.OPERATIVE] |= POWER_OF_TWO[BLUE]
    s.bribe[RED] = SUPPLY
    s.place[Pawns.OPERATIVE] = Sections.AFT_AIRLOCKS
    for pawn in (Pawns.INSPECTOR, Pawns.STRANGER):
        s.place[pawn] = Sections.HOUDINI
    begin_turn_of(s, RED)
    put_question(s, Questions.TURN, RED)
    s.play(RED, Moves.BRIBE + Pawns.OPERATIVE)


def hidden_project(s: Stationfall) -> None:
    """Nobody knows the project; red is asked next."""
    everybody_known(s, Identities.EXILE)
    show_kompromats(s, setup.kompromat_deck(s))
    s.project = s.random.below(Projects.COUNT)
    begin_turn_of(s, RED)


def somebody_to_frame(s: Stationfall) -> None:
    """Red was seen where blue's Colonel stands."""
    hidden_project(s)
    s.witnessed = POWER_OF_TWO[s.place[Pawns.COLONEL]]
    put_question(s, Questions.FRAME, RED)


def one_dragged_already(s: Stationfall) -> None:
    """Two lie beside red's Exile, who is about to leave; one of them was dragged there in this turn."""
    hidden_project(s)
    for pawn in (Pawns.INSPECTOR, Pawns.STRANGER):
        s.place[pawn] = s.place[Pawns.EXILE]
        s.state[pawn] = States.DOWN
    s.draggeds = POWER_OF_TWO[Pawns.INSPECTOR]
    put_question(s, Questions.TURN, RED)
    s.play(RED, Moves.ACTIVATE + Pawns.EXILE)
    s.play(RED, Moves.STEP + Sections.FORWARD_HUB)


def traps_near(s: Stationfall) -> list[int]:
    """Three places to which red and blue can go."""
    ways = [*s.neighbours(s.place[Pawns.EXILE]), *s.neighbours(s.place[Pawns.COLONEL])]
    return sorted(set(ways))[:3]


SMALL_CASES = [
    SmallCase(
        StationfallOptions(players=3),
        free=1,
        longest=7,
        ahead=0,
        prepare=hidden_identities([0, 1, 2], [0, 1, 2]),
    ),
    SmallCase(
        StationfallOptions(players=2),
        free=1,
        longest=5,
        ahead=0,
        prepare=hidden_identities([0, 1, 0, 1], [0, 1, 0, 1]),
    ),
    SmallCase(
        StationfallOptions(players=4, teams=True),
        free=1,
        longest=5,
        ahead=0,
        prepare=hidden_identities(*FOUR_IN_TEAMS),
    ),
    SmallCase(
        StationfallOptions(players=4, teams=True), free=1, longest=1, ahead=0, prepare=kompromat_of_a_mate
    ),
    SmallCase(StationfallOptions(players=4, teams=True), free=1, longest=0, ahead=0, prepare=trap_of_a_mate),
    SmallCase(StationfallOptions(players=4, teams=True), free=1, longest=1, ahead=0, prepare=project_of_a_mate),
    SmallCase(StationfallOptions(players=3), free=1, longest=7, ahead=0, prepare=hidden_kompromats),
    SmallCase(StationfallOptions(players=3), free=1, longest=0, ahead=0, prepare=kompromat_out_of_the_game),
    SmallCase(StationfallOptions(players=3), free=2, longest=6, ahead=0, prepare=hidden_station),
    SmallCase(StationfallOptions(players=3), free=0, longest=1, ahead=0, prepare=traps_to_lay),
    SmallCase(StationfallOptions(players=1), free=4, longest=0, ahead=1, prepare=traps_of_an_automaton),
    SmallCase(StationfallOptions(players=3), free=1, longest=1, ahead=0, prepare=trap_in_a_pod),
    SmallCase(StationfallOptions(players=3), free=2, longest=1, ahead=0, prepare=bribed_into_a_trap),
    SmallCase(StationfallOptions(players=3), free=1, longest=1, ahead=1, prepare=entry_ahead),
    SmallCase(StationfallOptions(players=3), free=1, longest=2, ahead=0, prepare=bribe_with_two_owners),
    SmallCase(StationfallOptions(players=3), free=1, longest=0, ahead=0, prepare=somebody_to_frame),
    SmallCase(StationfallOptions(players=3), free=1, longest=0, ahead=0, prepare=one_dragged_already),
    SmallCase(StationfallOptions(players=1), free=1, longest=0, ahead=1, prepare=automata),
    SmallCase(StationfallOptions(players=2, extent="last_minute"), free=1, longest=8, ahead=0),
    SmallCase(StationfallOptions(players=3), free=5, longest=1, ahead=0, prepare=late_stranger),
    SmallCase(StationfallOptions(players=3), free=1, longest=1, ahead=0, prepare=about_to_confess),
    SmallCase(StationfallOptions(players=3), free=2, longest=1, ahead=0, prepare=stranger_at_work),
]
