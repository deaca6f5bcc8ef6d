"""Games of In Too Deep so small that every world can be tried out."""

from collections.abc import Callable, Sequence

from safehouse.core.game import SmallCase
from safehouse.games.in_too_deep.codes import Agenda, Decks, Events, Evidence, Moves, Supports
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.crime_cards import draw_crime, from_hand
from safehouse.games.in_too_deep.rules.dilemmas import discard_dilemma, draw_dilemmas
from safehouse.games.in_too_deep.rules.evidence import draw_from_supply, process_to_box, remember_drawn, turn_up
from safehouse.games.in_too_deep.rules.position import DATABANK, DILEMMA_DECK, DILEMMA_DISCARD, SUPPLY
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.rules.trail import ALL_KNOW
from safehouse.games.in_too_deep.tables.pieces import BOX_PLACES, NOTHING, NOWHERE

TOKENS = (Evidence.TARGET, Evidence.TIMING, Evidence.TIMING, Evidence.WEAPONRY)
"""Evidence that nobody has seen."""
TASKS = (Evidence.TARGET, Evidence.TACTICS, Evidence.LEADER)
FEW = len(TOKENS)
"""Dilemmas that nobody has seen."""

DECKS = (Decks.PETTY, Decks.LEVEL1)
"""Those of crimes that have unknown cards."""

Ask = tuple[int, ...]
"""A question: its kind, the seat, and what else it needs to know."""


def lay_open(s: InTooDeep, tokens: Sequence[int] = (), dilemmas: int = 0, crimes: int = 0) -> None:
    """Everybody knows everything, but for these tokens of the supply and so many cards of the decks."""
    for trail in (s.evidence, s.dilemmas, s.crimes):
        for label in range(len(trail.value)):
            trail.show(label, ALL_KNOW)
    s.shared_box.extend(label for label in s.display if label != NOTHING)
    s.display = [NOTHING] * len(s.display)
    for kind in tokens:
        s.supply.remove(kind)
    s.shared_box.extend(s.evidence.leave(SUPPLY, kind, ALL_KNOW) for kind in sorted(s.supply))
    s.supply = list(tokens)
    while len(s.dilemma_deck) > dilemmas:
        label = s.dilemmas.leave(DILEMMA_DECK, s.dilemma_deck.pop(), ALL_KNOW)
        s.dilemmas.enter(DATABANK, label)
        s.databanks[0].append(label)
    for deck in range(Decks.COUNT):
        while len(s.decks[deck]) > (crimes if deck in DECKS else 0):
            s.under[deck].append(s.crimes.leave(deck, s.decks[deck].pop(), ALL_KNOW))


def put(s: InTooDeep, *questions: Ask) -> None:
    """These questions in this order, and nothing after them but the next turn or chapter, if any."""
    s.agenda = []
    if questions[-1][0] not in (Agenda.STORED, Agenda.SCORING):
        s.ask(Agenda.ENDING_TURN, 0)
    for kind, seat, *rest in reversed(questions):
        s.ask(kind, seat, *rest)
    s.settle()


def hidden_tokens(*questions: Ask) -> Callable[[InTooDeep], None]:
    """All but one of the few tokens lie face down on the display; what was in memory is in the boxes."""

    def prepare(s: InTooDeep) -> None:
        lay_open(s, tokens=TOKENS)
        for at in range(FEW - 1):
            s.display[at] = draw_from_supply(s, 0)
        s.tell_all(Events.DISPLAY_FILLED, FEW - 1)
        for seat in range(s.seats):
            process_to_box(s, seat, s.evidence.value[s.memory[seat][0]])
        put(s, *questions)

    return prepare


def on_offer(*tokens: int) -> Callable[[InTooDeep], None]:
    """These lie on offer. What the plan hides only the second player knows."""

    def prepare(s: InTooDeep) -> None:
        rest = [*s.support_supply, *s.offer]
        for token in tokens:
            rest.remove(token)
        s.support_supply, s.offer = rest, list(tokens)
        lay_open(s, tokens=TOKENS)
        s.display[0] = draw_from_supply(s, 0)
        s.tell_all(Events.DISPLAY_FILLED, 1)
        s.tasks = list(TASKS)
        process_to_box(s, 1, s.evidence.value[s.memory[1][0]])
        remember_drawn(s, 1, draw_from_supply(s, 0), NOWHERE)
        process_to_box(s, 1, s.evidence.value[s.memory[1][0]])
        turn_up(s, 1, Moves.BOX + BOX_PLACES)
        put(s, (Agenda.GAINING_SUPPORT, 0, 1))

    return prepare


def echo_commits_next(card: int, laid: int, *before: Ask) -> Callable[[InTooDeep], None]:
    """Everything is known but a few tokens of the supply, so many of which are laid on the display. After these
    questions Echo commits a crime by which it gains one token and processes one, as its card says."""

    def prepare(s: InTooDeep) -> None:
        lay_open(s, tokens=TOKENS[1:])
        for at in range(laid):
            s.display[at] = draw_from_supply(s, 0)
        s.tell_all(Events.DISPLAY_FILLED, laid)
        s.echo_deck.remove(card)
        s.echo_discard.append(card)
        s.echo_card = card
        take_up(s, next(label for label in [s.echo_crime, *s.under[Decks.LEVEL1]] if is_plain(s, label)))
        put(s, *before, (Agenda.ECHO_PROGRESS, s.echo), (Agenda.LOOKING, 1, *ONE_LOOK))

    return prepare


def is_plain(s: InTooDeep, label: int) -> bool:
    """Whether Echo gains one token of evidence by this crime, and no dilemma."""
    return s.cards.cautious[s.crimes.value[label]][1:3] == [0, 1]


def take_up(s: InTooDeep, label: int) -> None:
    """Echo's next crime."""
    if label != s.echo_crime:
        s.under[Decks.LEVEL1].remove(label)
        s.under[Decks.LEVEL1].append(s.echo_crime)
        s.echo_crime = label


def crimes_come_back(*questions: Ask) -> Callable[[InTooDeep], None]:
    """The first player holds crimes that everybody knows and gives some back, the others hold none and there is
    no other to be had."""

    def prepare(s: InTooDeep) -> None:
        lay_open(s)
        for _ in range(s.seats - 1):
            draw_crime(s, 0, Decks.LEVEL1)
        for seat in range(1, s.seats):
            for card in s.held_crimes(seat):
                s.aside[0].append(from_hand(s, seat, card, ALL_KNOW))
        for deck in range(Decks.COUNT):
            s.aside[0] += s.under[deck]
            s.under[deck] = []
        put(s, (Agenda.RETURNING, 0), *questions)

    return prepare


def set_aside_unseen(s: InTooDeep) -> None:
    """And the second player has one of them lying beside the console, from a deck that held no other."""
    crimes_come_back((Agenda.ION_CHOICE, 1), (Agenda.RETURNING, 0), (Agenda.TAKING_ASIDE, 1))(s)
    first_level = range(Moves.GIVE_BACK_LEVEL1, Moves.GIVE_BACK_LEVEL2)
    s.play(0, s.random.choose([move for move in s.moves(0) if move in first_level]))
    s.play(0, Moves.DECLINE)
    s.play(1, Moves.DRAW + Decks.LEVEL1)


def hidden_plan(s: InTooDeep) -> None:
    """The game ends with databanks that are empty and tokens in the plan that not everybody knows."""
    hidden_tokens((Agenda.GAINING_EVIDENCE, 1, 2), (Agenda.PROCESSING, 1, 1), (Agenda.SCORING, 0))(s)
    for label in s.databanks[0]:
        gone = s.dilemmas.leave(DATABANK, s.dilemmas.value[label], ALL_KNOW)
        s.dilemmas.enter(DILEMMA_DISCARD, gone)
        s.dilemma_discard.append(gone)
    s.databanks[0] = []


def hidden_dilemmas(*questions: Ask) -> Callable[[InTooDeep], None]:
    """The few cards are in two hands."""

    def prepare(s: InTooDeep) -> None:
        deal_dilemmas(s)
        put(s, *questions)

    return prepare


def chosen_one_after_the_other(s: InTooDeep) -> None:
    """The chapter ends, and of the few cards one player holds all but one: he puts two aside, unseen, one after
    the other."""
    lay_open(s, dilemmas=FEW)
    s.random.shuffle(s.dilemma_deck)
    draw_dilemmas(s, 0, 1)
    draw_dilemmas(s, 1, FEW - 1)
    put(s, (Agenda.STORING, 0), (Agenda.STORED, 0))


def deal_dilemmas(s: InTooDeep) -> None:
    lay_open(s, dilemmas=FEW)
    s.random.shuffle(s.dilemma_deck)
    for seat in range(s.seats):
        draw_dilemmas(s, seat, FEW // s.seats)


def echo_challenged(s: InTooDeep) -> None:
    """The few cards are in the hands of the first player, who may challenge, and of Echo."""
    lay_open(s, dilemmas=FEW)
    s.random.shuffle(s.dilemma_deck)
    for console in (0, s.echo):
        draw_dilemmas(s, console, FEW // 2)
    put(s, (Agenda.CHALLENGING, 0, 0), (Agenda.DISCARDING_HAND, 0, 1))


def dilemmas_drawn_again(*questions: Ask) -> Callable[[InTooDeep], None]:
    """Everybody has put one of the few cards away, and one of these has come back."""

    def prepare(s: InTooDeep) -> None:
        deal_dilemmas(s)
        for seat in range(s.seats):
            discard_dilemma(s, seat, s.random.choose(sorted(s.held_dilemmas(seat))))
        draw_dilemmas(s, 1, 1)
        put(s, *questions)

    return prepare


def hidden_crimes(*questions: Ask) -> Callable[[InTooDeep], None]:
    """Two decks begin with a few unknown cards."""

    def prepare(s: InTooDeep) -> None:
        lay_open(s, crimes=FEW - 1)
        for deck in DECKS:
            s.random.shuffle(s.decks[deck])
        put(s, *questions)

    return prepare


def petty_deck_made_anew(s: InTooDeep) -> None:
    """The first player has drawn the last petty crime of the deck, so those that everybody saw were shuffled;
    the second player has drawn one of them."""
    lay_open(s)
    petty = s.under[Decks.PETTY]
    s.under[Decks.PETTY], s.petty_discard = petty[:1], petty[1:FEW]
    s.aside[0] += petty[FEW:]
    for seat in range(s.seats):
        draw_crime(s, seat, Decks.PETTY)
    put(s, (Agenda.RETURNING, 1))


PLAIN = InTooDeepOptions(players=2, first="1")
THREE = InTooDeepOptions(players=3, first="1")
WITH_ECHO = InTooDeepOptions(players=2, echo="normal", first="1")
TO_A_ROW, TO_A_FIELD = 0, 4
"""Cards of Echo by which it commits its crimes cautiously, and where the evidence goes that it processes."""
KEEP_ONE = (2, 1, NOTHING, NOTHING)
ONE_LOOK = (1, 0, NOTHING, NOTHING)

SMALL_CASES = [
    SmallCase(
        PLAIN,
        free=FEW - 1,
        longest=6,
        ahead=0,
        prepare=hidden_tokens(
            (Agenda.LOOKING, 0, *ONE_LOOK),
            (Agenda.GAINING_EVIDENCE, 1, 2),
            (Agenda.PROCESSING, 1, 1),
            (Agenda.TAKING_EVIDENCE, 0),
            (Agenda.PROCESSING, 0, 1),
            (Agenda.TURNING_UP, 1),
        ),
    ),
    SmallCase(
        PLAIN,
        free=FEW - 1,
        longest=5,
        ahead=0,
        prepare=hidden_tokens(
            (Agenda.LOOKING, 0, *KEEP_ONE),
            (Agenda.PROCESSING, 0, 2),
        ),
    ),
    SmallCase(
        PLAIN,
        free=FEW - 1,
        longest=4,
        ahead=0,
        prepare=hidden_plan,
    ),
    SmallCase(
        PLAIN,
        free=1,
        longest=4,
        ahead=0,
        prepare=hidden_dilemmas(
            (Agenda.DISCARDING_HAND, 0, 1),
            (Agenda.CHALLENGING, 1, 0),
        ),
    ),
    SmallCase(
        PLAIN, free=1, longest=2, ahead=0, prepare=hidden_dilemmas((Agenda.STORING, 0), (Agenda.STORED, 0))
    ),
    SmallCase(PLAIN, free=1, longest=2, ahead=0, prepare=chosen_one_after_the_other),
    SmallCase(
        PLAIN,
        free=4,
        longest=3,
        ahead=0,
        prepare=dilemmas_drawn_again((Agenda.DISCARDING_DILEMMA, 1, 1), (Agenda.CHALLENGING, 0, 0)),
    ),
    SmallCase(
        PLAIN,
        free=len(DECKS),
        longest=6,
        ahead=0,
        prepare=hidden_crimes(
            (Agenda.ION_CHOICE, 0),
            (Agenda.RETURNING, 0),
            (Agenda.DRAWING, 0),
            (Agenda.TAKING_ASIDE, 0),
            (Agenda.RETURNING, 1),
            (Agenda.DRAWING, 1),
        ),
    ),
    SmallCase(
        THREE,
        free=0,
        longest=4,
        ahead=0,
        prepare=crimes_come_back((Agenda.DRAWING, 1), (Agenda.DRAWING, 2), (Agenda.RETURNING, 1)),
    ),
    SmallCase(THREE, free=0, longest=1, ahead=0, prepare=crimes_come_back()),
    SmallCase(
        PLAIN,
        free=2,
        longest=3,
        ahead=0,
        prepare=on_offer(Supports.FLIP_EVIDENCE, Supports.TAKE_EVIDENCE, Supports.PEEK_TAKE),
    ),
    SmallCase(
        WITH_ECHO, free=0, longest=2, ahead=0, prepare=echo_commits_next(TO_A_ROW, 0, (Agenda.PROCESSING, 0, 1))
    ),
    SmallCase(
        WITH_ECHO,
        free=1,
        longest=4,
        ahead=0,
        prepare=echo_commits_next(
            TO_A_FIELD, 1, (Agenda.LOOKING, 1, *ONE_LOOK), (Agenda.LOOKING, 0, *ONE_LOOK)
        ),
    ),
    SmallCase(InTooDeepOptions(extent="last_turns"), free=1, longest=8, ahead=0),
    SmallCase(WITH_ECHO, free=1, longest=3, ahead=0, prepare=echo_challenged),
    SmallCase(THREE, free=1, longest=1, ahead=0, prepare=set_aside_unseen),
    SmallCase(PLAIN, free=1, longest=0, ahead=0, prepare=petty_deck_made_anew),
]
