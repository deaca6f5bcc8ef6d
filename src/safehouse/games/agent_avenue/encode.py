"""What a seat may know, as numbers for learners: its own side first, then the rival's.

Of what is remembered of hidden cards (rules/dossier.py) the row holds the sum: names known to be in a hand.
"""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.row import Row, bits, counts, flag, members, nothing, number, one_of
from safehouse.core.state import EVERYTHING, State
from safehouse.games.agent_avenue.codes import Agents, Cards, Entries, Events, Phases, Sides
from safehouse.games.agent_avenue.rules.position import Player, Position, Side
from safehouse.games.agent_avenue.tables import NOBODY, NOTHING, ONGOING, SPACES

LEADS: Final = 15
"""A lead from -7 to 7; the catch decides at 7."""
MOST_COPIES: Final = 3
"""Names in play: one, two, three and more copies."""

_SIDE: Final = (
    ("one copy in play", Agents.COUNT, 1, "by agent"),
    ("two copies in play", Agents.COUNT, 1, "by agent"),
    ("three or more in play", Agents.COUNT, 1, "by agent"),
    ("ongoing cards", ONGOING, 1, "by card"),
    ("space", SPACES, 1, "where the meeple stands"),
    ("due", 1, 1, "a market card is due"),
    ("hand sizes", 2, 5, "of its first and second player"),
    ("swaps left", 2, 4, "of its first and second player"),
    ("known in hand", Agents.COUNT, 6, "names everybody knows to be in its players' hands"),
)

FIELDS: Final = [
    ("asked", 1, 1, "this seat is asked"),
    ("first", 1, 1, "this seat is the first player of its side"),
    ("paired", 1, 1, "this seat has a mate"),
    ("advanced", 1, 1, "with the black market"),
    ("phase", Phases.COUNT, 1, "play, cover, recruit, market, choice, again, over"),
    ("own turn", 1, 1, "it is the own side's turn"),
    ("lead", LEADS, 1, "the own lead, from -7 to 7"),
    ("deck", 1, 38, "cards in the agent deck"),
    ("hand", Agents.COUNT, 6, "own hand by agent"),
    ("held", Agents.COUNT, 1, "own hand has at least two, by agent"),
    ("swapped", Agents.COUNT, 6, "own swapped cards by agent"),
    ("unseen", Agents.COUNT, 6, "copies this seat has not located, by agent"),
    ("up", Agents.COUNT, 1, "the card offered face up, as far as this seat sees it"),
    ("down", Agents.COUNT, 1, "the card offered face down, to the player who laid it"),
    ("laid by own side", 2, 1, "the face-up and the face-down card"),
    ("supply", Cards.COUNT, 1, "market cards on offer"),
    ("discard", Cards.COUNT, 1, "market cards discarded"),
    ("resolving", Cards.COUNT, 1, "the instant card being resolved"),
    ("taken back", Agents.COUNT, 1, "the agent Spycation took back"),
    *((f"own side: {name}", size, top, meaning) for name, size, top, meaning in _SIDE),
    *((f"rival side: {name}", size, top, meaning) for name, size, top, meaning in _SIDE),
]
SIZE: Final = sum([field[1] for field in FIELDS])

# The parts of a row, each after the one before, by the lists of the position that they rest on; the last ones
# of the own side, then of the rival's.
SIDES: Final = 2
P_HAND: Final = 0
P_SWAPPED: Final = P_HAND + 1
P_SUPPLY: Final = P_SWAPPED + 1
P_DISCARD: Final = P_SUPPLY + 1
P_IN_PLAY: Final = P_DISCARD + 1
P_FIRST: Final = P_IN_PLAY + SIDES
P_LAST: Final = P_FIRST + SIDES
PARTS: Final = P_LAST + SIDES
BY_SEAT: Final = True

OWN_CELLS: Final = 4 * Agents.COUNT
SIDE_CELLS: Final = sum([field[1] for field in _SIDE])

# What events may stir, as bits; phase, lead and what lies in the middle are always looked at.
HANDS: Final = 1
"""Hands, swapped piles, and what is remembered of them."""
PLAYED: Final = 2
"""Agents in play and the meeples."""
MARKET: Final = 4

_STIRS: Final = {
    Events.SWAPPED: HANDS,
    Events.LED: HANDS,
    Events.COVERED: HANDS,
    Events.REFILLED: HANDS,
    Events.DREW: HANDS,
    Events.ANSWERED: HANDS,
    Events.RECRUITED: HANDS + PLAYED,
    Events.MOVED: PLAYED,
    Events.GOT_AWAY: PLAYED,
}
STIRS: Final = [_STIRS.get(kind, EVERYTHING) for kind in range(Events.COUNT)]


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    mine = state.players[seat].side if seat >= 0 else Sides.GREEN
    stirred = EVERYTHING if row.turns_to(seat) else row.stirred
    encode_turn(row, state, seat, mine)
    if stirred & (HANDS + PLAYED) == 0:
        row.keep(OWN_CELLS)
        encode_middle(row, state, seat, mine, stirred)
        row.keep(2 * SIDE_CELLS)
        return
    own, rival = state.sides[mine], state.sides[1 - mine]
    own_play = stirred & PLAYED != 0 and row.differs(P_IN_PLAY, own.in_play)
    rival_play = stirred & PLAYED != 0 and row.differs(P_IN_PLAY + 1, rival.in_play)
    encode_own(row, state, seat, own_play or rival_play)
    encode_middle(row, state, seat, mine, stirred)
    encode_side(row, state, own, 0, own_play)
    encode_side(row, state, rival, 1, rival_play)


def encode_turn(row: Row, s: Position, seat: int, mine: int) -> None:
    flag(row, seat >= 0 and s.asks(seat))
    flag(row, s.sides[mine].seats[0] == seat)
    flag(row, len(s.sides[mine].seats) > 1)
    flag(row, s.advanced)
    one_of(row, Phases.COUNT, s.phase)
    flag(row, s.active == mine)
    lead = s.sides[mine].progress - s.sides[1 - mine].progress
    one_of(row, LEADS, min(max(lead, -7), 7) + 7)
    number(row, s.deck_size())


NOBODYS: Final[list[int]] = []
"""The hand of whoever holds none, the dossier of whoever is not there."""


def encode_own(row: Row, s: Position, seat: int, plays: bool) -> None:
    """The hand with the swapped pile, and what this seat has not located."""
    if seat < 0:
        row.differs(P_HAND, NOBODYS)
        row.replaced(P_SWAPPED, NOBODYS)
        nothing(row, OWN_CELLS)
        return
    player = s.players[seat]
    if not (row.differs(P_HAND, player.hand) | row.replaced(P_SWAPPED, player.swapped) or plays):
        row.keep(OWN_CELLS)
        return
    hand = player.hand
    agents: i64 = Agents.COUNT
    counts(row, hand)
    paired = row.keep(agents)
    swapped = row.keep(0)
    members(row, agents, player.swapped)
    unseen = row.keep(agents)
    first, second = s.sides[0].in_play, s.sides[1].in_play
    for agent in range(agents):
        own: i64 = hand[agent]
        row.write(paired + agent, 1 if own > 1 else 0)
        left: i64 = s.copies[agent]
        played: i64 = first[agent]
        other: i64 = second[agent]
        row.write(unseen + agent, left - own - played - other - row.get(swapped + agent))


def encode_middle(row: Row, s: Position, seat: int, mine: int, stirred: int) -> None:
    """A lone player's face-up card is shown only together with the face-down one (AA-5.35)."""
    shown = s.phase != Phases.COVER or s.is_pair(s.active) or seat == s.up_seat
    one_of(row, Agents.COUNT, s.up if shown else NOTHING)
    one_of(row, Agents.COUNT, s.down if seat == s.down_seat else NOTHING)
    flag(row, s.up != NOTHING and s.up_seat != NOBODY and s.players[s.up_seat].side == mine)
    flag(row, s.up != NOTHING and s.down_seat != NOBODY and s.players[s.down_seat].side == mine)
    if stirred & MARKET != 0 and row.differs(P_SUPPLY, s.supply):
        members(row, Cards.COUNT, s.supply)
    else:
        row.keep(Cards.COUNT)
    if stirred & MARKET != 0 and row.replaced(P_DISCARD, s.discard):
        members(row, Cards.COUNT, s.discard)
    else:
        row.keep(Cards.COUNT)
    one_of(row, Cards.COUNT, s.card)
    one_of(row, Agents.COUNT, s.chosen)


def encode_side(row: Row, s: Position, side: Side, which: int, plays: bool) -> None:
    if plays:
        encode_in_play(row, side)
    else:
        row.keep(MOST_COPIES * Agents.COUNT)
    bits(row, ONGOING, side.ongoing)
    one_of(row, SPACES, side.space())
    flag(row, side.due)
    first = s.players[side.seats[0]]
    last = s.players[side.seats[len(side.seats) - 1]]
    paired = len(side.seats) > 1
    number(row, first.hand_size)
    number(row, last.hand_size if paired else 0)
    number(row, first.swaps)
    number(row, last.swaps if paired else 0)
    told = row.replaced(P_FIRST + which, first.dossier)
    told = row.replaced(P_LAST + which, last.dossier if paired else NOBODYS) or told
    if told or s.phase == Phases.OVER:
        encode_known(row, s, first, last, paired)
    else:
        row.keep(Agents.COUNT)


def encode_in_play(row: Row, side: Side) -> None:
    agents: i64 = Agents.COUNT
    at = row.skip(MOST_COPIES * agents)
    for agent in range(agents):
        held: i64 = side.in_play[agent]
        if held > 0:
            copies = held if held < MOST_COPIES else i64(MOST_COPIES)
            row.put(at + (copies - 1) * agents + agent, 1)


def encode_known(row: Row, s: Position, first: Player, last: Player, paired: bool) -> None:
    known = known_in_hand(first)
    if paired:
        second = known_in_hand(last)
        for agent in range(Agents.COUNT):
            known[agent] += second[agent]
    if s.phase == Phases.OVER:
        known = [0] * Agents.COUNT
    counts(row, known)


def known_in_hand(player: Player) -> list[int]:
    """By agent, as the dossier tells: cards that came in the open and have not left, pairs that were shown."""
    known = [0] * Agents.COUNT
    for i in range(0, len(player.dossier), 2):
        entry = player.dossier[i]
        if entry == Entries.GAINED:
            known[player.dossier[i + 1]] += 1
        elif entry == Entries.SHOWN and known[player.dossier[i + 1]] == 0:
            known[player.dossier[i + 1]] = 1
        elif entry == Entries.LEFT and known[player.dossier[i + 1]] > 0:
            known[player.dossier[i + 1]] -= 1
    return known
