"""Missions of Infiltraitors so small that every world can be tried out."""

from typing import Literal

from safehouse.core.game import SmallCase
from safehouse.core.random import Stream
from safehouse.games.infiltraitors.codes import Cards, Events, Moves, Phases
from safehouse.games.infiltraitors.options import SMALL_MISSION, ClueBoard, InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.setup import clear_table, set_up
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.rules.turn import begin_turn
from safehouse.games.infiltraitors.tables import HIGHEST, NOTHING, colour_of, number_of

HOLDER, SHOOTER = 0, 1


def few_cards(
    suspects: int,
    start_hand: int,
    modifiers: str = "",
    highest: int = 6,
    colours: int = 1,
    agents: Literal[2, 4] = 2,
    bullets: int = 12,
    clue_board: ClueBoard = "none",
) -> InfiltraitorsOptions:
    return InfiltraitorsOptions(
        mission="custom",
        agents=agents,
        first_agent="1",
        bullets=bullets,
        colours=colours,
        highest=highest,
        start_hand=start_hand,
        clue_board=clue_board,
        suspects=suspects,
        modifiers=modifiers,
    )


def with_a_clue(s: Infiltraitors) -> None:
    """The suspect has been caught, and a card lies at it, which perhaps has nothing in common with it."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    s.play(SHOOTER, s.random.choose([move for move in s.moves(SHOOTER) if move < Moves.WAIT]))


def with_a_clue_and_a_note(s: Infiltraitors) -> None:
    """And one agent has crossed out a card on its own clue board of that suspect."""
    with_a_clue(s)
    s.play(HOLDER, Moves.CROSS_OUT + HOLDER * Cards.COUNT + s.plan.deck[0])


def one_left(s: Infiltraitors) -> None:
    """The first suspect has been shuffled into headquarters; only the one in the row, or set aside, is left."""
    s.row, s.aside, s.turns = [], [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)


def shoot(s: Infiltraitors) -> None:
    name(s, SHOOTER, HOLDER)


def name(s: Infiltraitors, seat: int, target: int, guess: int = NOTHING) -> None:
    """Name the suspect in front of another agent, as what it is if nothing else is said."""
    if guess == NOTHING:
        guess = s.identity(target)
    s.play(seat, Moves.ELIMINATE + target)
    s.play(seat, naming(guess))


def naming(guess: int) -> int:
    return Moves.NAME + colour_of(guess) * HIGHEST + number_of(guess) - 1


def one_left_after_a_miss(s: Infiltraitors) -> None:
    """Of two suspects that come to one stand the first has been named in vain before it fell."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    name(s, SHOOTER, HOLDER, next(c for c in s.plan.deck if c != s.identity(HOLDER)))
    s.play(HOLDER, Moves.WAIT)
    shoot(s)


def one_left_and_one_burnt(s: Infiltraitors) -> None:
    """And the shooter may take a card that was burnt before."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, SHOOTER)
    s.play(SHOOTER, Moves.WAIT)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)


def single_fallen(s: Infiltraitors) -> None:
    """Headquarters were burnt before the suspect that fell was caught, so it was a single card; another one
    shows the same number."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, HOLDER)
    while s.hq:
        s.play(s.active, Moves.WAIT)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)
    s.play(SHOOTER, Moves.DECLINE_REWARD)


def laid_down_above_the_limit(s: Infiltraitors) -> None:
    """Everybody's first card lies face down, and four suspects have been shuffled into empty headquarters. The
    first agent held one of those cards, taken back, and three of the four, and has laid one down; how the
    others are held tells nobody anything."""
    chance = s.random
    s.random = Stream("everything else")
    clear_table(s, s.plan)
    deck = s.plan.deck.copy()
    for seat in range(s.seats):
        s.hands[seat] = [deck.pop()]
        s.tell(s.seers_of_hand(seat), Events.DEALT, seat, s.hands[seat][0])
    s.row, s.hq, s.turns = deck, [], 0
    begin_turn(s, 0)
    for seat in range(s.seats):
        s.play(seat, Moves.CATCH)
    for seat in range(s.seats):
        s.play(seat, Moves.GIVE + s.hands[seat][0])
    name(s, 0, 1)
    s.play(0, Moves.TAKE_DOWN)
    for seat, target in ((1, 0), (2, 3), (3, 2)):
        if seat == s.seats - 1:
            s.random = chance
        name(s, seat, target)
        s.play(seat, Moves.DECLINE_REWARD)
    s.play(0, Moves.WAIT + 3)
    s.play(0, chance.choose(s.moves(0)))
    chance.shuffle(s.hands[0])
    for c in s.hands[0]:
        s.tell(s.seers_of_hand(0), Events.DREW, 0, c)


def lay_in_order(s: Infiltraitors, deck: list[int]) -> None:
    """The hands, the row, what is set aside and headquarters, from the top of this deck."""
    clear_table(s, s.plan)
    left = deck[::-1]
    for seat in range(s.seats):
        s.hands[seat] = [left.pop() for _ in range(s.plan.start_hand)]
        for c in s.hands[seat]:
            s.remember(s.seers_of_hand(seat), c)
            s.tell(s.seers_of_hand(seat), Events.DEALT, seat, c)
    s.row = [left.pop() for _ in range(s.plan.suspects - s.plan.aside)]
    s.aside = [left.pop() for _ in range(s.plan.aside)]
    s.hq, s.turns = left, 0
    begin_turn(s, HOLDER)


def fallen_beside_a_drawn_card(s: Infiltraitors) -> None:
    """Both have played the cards they were dealt, the same ones in every deal; the shooter has drawn another,
    which the other has not seen when the pair falls."""
    known, hidden = s.plan.deck[:2], s.plan.deck[2:]
    s.random.shuffle(hidden)
    lay_in_order(s, [*known, *hidden])
    s.random = Stream("headquarters")
    s.play(HOLDER, Moves.CATCH)
    s.play(SHOOTER, next(move for move in s.moves(SHOOTER) if Moves.EXCHANGE <= move < Moves.WAIT))
    s.play(HOLDER, Moves.GIVE + s.hands[HOLDER][0])
    shoot(s)


def key_person_in_two_colours(s: Infiltraitors) -> None:
    """Whoever shot the only other suspect may leave clues at the key person, out of the pile. What nobody has
    seen are the key person and two cards that were burnt; the shooter holds one more."""
    chance = s.random
    s.random = Stream("everything else")
    lay_in_order(s, [*s.plan.deck[::2], *s.plan.deck[1::2]])
    s.play(HOLDER, Moves.CATCH)
    s.play(SHOOTER, Moves.WAIT)
    s.play(HOLDER, Moves.GIVE + s.hands[HOLDER][0])
    s.play(SHOOTER, next(move for move in s.moves(SHOOTER) if Moves.EXCHANGE <= move < Moves.WAIT))
    s.play(HOLDER, Moves.GIVE + s.hands[HOLDER][0])
    shoot(s)
    s.play(SHOOTER, Moves.DECLINE_REWARD)
    hidden = sorted([*s.aside, *s.hands[SHOOTER], *s.pile[:2]])
    chance.shuffle(hidden)
    s.aside, s.hands[SHOOTER], s.pile[:2] = hidden[:1], hidden[1:2], hidden[2:]
    s.events = []
    s.tell(s.seers_of_hand(SHOOTER), Events.DEALT, SHOOTER, hidden[1])


def withdrawn(s: Infiltraitors) -> None:
    """And whoever shot it has looked at the key person."""
    one_left(s)
    s.play(SHOOTER, Moves.DECLINE_REWARD)
    s.play(SHOOTER, Moves.WITHDRAW)


def key_person_missed_twice(s: Infiltraitors) -> None:
    """And the last agent has named the key person, if need be twice."""
    withdrawn(s)
    while s.phase == Phases.KEY_CLUE:
        s.play(SHOOTER, s.moves(SHOOTER)[0])
    for guess in s.plan.deck[:2]:
        if s.phase != Phases.NAME:
            s.play(HOLDER, Moves.ELIMINATE_KEY_PERSON)
        s.play(HOLDER, naming(guess))
        if s.over():
            return


def second_reward(s: Infiltraitors) -> None:
    """One reward lies there; whoever has shot the last suspect in a stand takes another, and all are dealt."""
    one_left(s)
    s.play(SHOOTER, Moves.TAKE_DOWN)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)


SMALL_CASES = [
    SmallCase(InfiltraitorsOptions.read(SMALL_MISSION)),
    SmallCase(few_cards(suspects=1, start_hand=1)),
    SmallCase(
        few_cards(suspects=1, start_hand=2, highest=4, colours=2),
        free=2,
        longest=1,
        ahead=0,
        prepare=with_a_clue,
    ),
    SmallCase(
        few_cards(suspects=1, start_hand=1, bullets=1, clue_board="by_hand"),
        longest=2,
        ahead=0,
        prepare=with_a_clue_and_a_note,
    ),
    SmallCase(few_cards(suspects=2, start_hand=1, modifiers="discard_face_down")),
    SmallCase(
        few_cards(suspects=2, start_hand=1, highest=7), longest=2, ahead=0, prepare=one_left_after_a_miss
    ),
    SmallCase(few_cards(suspects=1, start_hand=2, modifiers="outward_hands")),
    SmallCase(few_cards(suspects=1, start_hand=1, modifiers="two_card_suspects")),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="two_card_suspects"),
        free=2,
        longest=4,
        prepare=one_left,
    ),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="two_card_suspects", highest=7),
        free=2,
        longest=2,
        prepare=one_left_and_one_burnt,
    ),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="two_card_suspects", highest=4, colours=2),
        longest=2,
        prepare=single_fallen,
    ),
    SmallCase(few_cards(suspects=1, start_hand=1, modifiers="outward_hands,two_card_suspects"), longest=4),
    SmallCase(
        few_cards(
            suspects=2, start_hand=1, modifiers="discard_face_down,outward_hands,two_card_suspects", highest=7
        ),
        free=2,
        longest=1,
        ahead=1,
        prepare=one_left_and_one_burnt,
    ),
    SmallCase(
        few_cards(suspects=5, start_hand=1, modifiers="discard_face_down,hand_limit", highest=10, agents=4),
        free=5,
        longest=0,
        ahead=0,
        prepare=laid_down_above_the_limit,
    ),
    SmallCase(few_cards(suspects=2, start_hand=2, modifiers="key_person", highest=7), prepare=one_left),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="key_person", highest=7),
        free=2,
        longest=2,
        prepare=withdrawn,
    ),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="two_card_suspects", highest=4, colours=2),
        longest=0,
        ahead=0,
        prepare=fallen_beside_a_drawn_card,
    ),
    SmallCase(
        few_cards(suspects=2, start_hand=2, modifiers="key_person", highest=5, colours=2),
        longest=3,
        ahead=0,
        prepare=key_person_in_two_colours,
    ),
    SmallCase(few_cards(suspects=2, start_hand=1, modifiers="reward_finale"), free=2, prepare=one_left),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="key_person", highest=7),
        free=2,
        longest=0,
        ahead=0,
        prepare=key_person_missed_twice,
    ),
    SmallCase(
        few_cards(suspects=3, start_hand=1, modifiers="outward_hands,reward_finale", highest=8),
        free=1,
        longest=1,
        ahead=0,
        prepare=second_reward,
    ),
]
