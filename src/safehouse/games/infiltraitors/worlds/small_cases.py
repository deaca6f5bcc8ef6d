"""Missions of Infiltraitors so small that every world can be tried out."""

from safehouse.core.game import SmallCase
from safehouse.games.infiltraitors.codes import Moves
from safehouse.games.infiltraitors.options import SMALL_MISSION, InfiltraitorsOptions
from safehouse.games.infiltraitors.rules.setup import set_up
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import HIGHEST, colour_of, number_of

HOLDER, SHOOTER = 0, 1


def few_cards(
    suspects: int, start_hand: int, modifiers: str = "", highest: int = 6, colours: int = 1
) -> InfiltraitorsOptions:
    return InfiltraitorsOptions(
        mission="custom",
        agents=2,
        first_agent="1",
        bullets=12,
        colours=colours,
        highest=highest,
        start_hand=start_hand,
        clue_board="none",
        suspects=suspects,
        modifiers=modifiers,
    )


def with_a_clue(s: Infiltraitors) -> None:
    """The suspect has been caught, and a card lies at it, which perhaps has nothing in common with it."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    s.play(SHOOTER, s.random.choose([move for move in s.moves(SHOOTER) if move < Moves.WAIT]))


def one_left(s: Infiltraitors) -> None:
    """The first suspect has been shuffled into headquarters; only the one in the row, or set aside, is left."""
    s.row, s.aside, s.turns = [], [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)


def shoot(s: Infiltraitors) -> None:
    name(s, s.identity(HOLDER))


def name(s: Infiltraitors, guess: int) -> None:
    s.play(SHOOTER, Moves.ELIMINATE + HOLDER)
    s.play(SHOOTER, Moves.NAME + colour_of(guess) * HIGHEST + number_of(guess) - 1)


def one_left_after_a_miss(s: Infiltraitors) -> None:
    """Of two suspects that come to one stand the first has been named in vain before it fell."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, HOLDER)
    s.play(HOLDER, Moves.CATCH)
    name(s, next(c for c in s.plan.deck if c != s.identity(HOLDER)))
    s.play(HOLDER, Moves.WAIT)
    shoot(s)


def one_left_and_one_burnt(s: Infiltraitors) -> None:
    """And the shooter may take a card that was burnt before."""
    s.row, s.turns = [], 0
    set_up(s, s.plan, SHOOTER)
    s.play(SHOOTER, Moves.WAIT)
    s.play(HOLDER, Moves.CATCH)
    shoot(s)


def withdrawn(s: Infiltraitors) -> None:
    """And whoever shot it has looked at the key person."""
    one_left(s)
    s.play(SHOOTER, Moves.DECLINE_REWARD)
    s.play(SHOOTER, Moves.WITHDRAW)


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
    SmallCase(few_cards(suspects=1, start_hand=1, modifiers="outward_hands,two_card_suspects"), longest=4),
    SmallCase(few_cards(suspects=2, start_hand=2, modifiers="key_person", highest=7), prepare=one_left),
    SmallCase(
        few_cards(suspects=2, start_hand=1, modifiers="key_person", highest=7),
        free=2,
        longest=2,
        prepare=withdrawn,
    ),
    SmallCase(few_cards(suspects=2, start_hand=1, modifiers="reward_finale"), free=2, prepare=one_left),
]
