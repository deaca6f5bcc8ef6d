"""What a seat may know, as numbers for learners. Seats are counted from the own one to the left.

Of the public history the row holds which cards were named wrongly.
"""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.row import Row, flag, members, nothing, number, one_of
from safehouse.core.seats import bit
from safehouse.core.state import State
from safehouse.games.infiltraitors.codes import Agents, Cards, Phases, Targets
from safehouse.games.infiltraitors.rules.deeds import card_missed
from safehouse.games.infiltraitors.rules.position import NOBODY, Position
from safehouse.games.infiltraitors.tables import NOTHING

CLUE_CELLS: Final = 2 * Cards.COUNT
SEAT_CELLS: Final = Cards.COUNT + 1 + 4 + CLUE_CELLS

_SEAT: Final = (
    ("hand", Cards.COUNT, 1, "cards this seat knows to be there"),
    ("hidden cards", 1, 16, "how many more"),
    ("stand", 4, 8, "occupied, by two cards, token, withdrawn"),
    ("fitting clues", Cards.COUNT, 1, "clues that lie vertical"),
    ("other clues", Cards.COUNT, 1, "clues that lie horizontal"),
)

FIELDS: Final = [
    ("asked", 1, 1, "this seat is asked"),
    ("agents", 1, 5, "people at the table"),
    ("phase", Phases.COUNT, 1, "turn, name, reward, excess, key decision, key clue"),
    ("active", Agents.COUNT, 1, "whose turn it is, counted from this seat"),
    ("target", Targets.COUNT, 1, "at whom the gun points; the last is the key person"),
    ("eliminator", Agents.COUNT, 1, "who eliminated last"),
    ("forced", 1, 1, "a forced shot"),
    ("finale", 1, 1, "the finale has begun"),
    ("counts", 7, 80, "turns, bullets, headquarters, row, aside, next token, clues owed"),
    ("mission", 5, 16, "colours, highest number, hand limit, suspects, bullets at the start"),
    ("special rules", 7, 1, "face down, special suspects, two cards, outward, designated, finale, key person"),
    *(
        (f"seat +{seat}: {name}", size, top, meaning)
        for seat in range(Agents.COUNT)
        for name, size, top, meaning in _SEAT
    ),
    ("own suspect", Cards.COUNT, 1, "the card in front of this seat"),
    ("own second card", Cards.COUNT, 1, "the second card of a two-card suspect"),
    ("key person", Cards.COUNT, 1, "to those who have looked"),
    ("fitting key clues", Cards.COUNT, 1, "vertical ones"),
    ("other key clues", Cards.COUNT, 1, "horizontal ones"),
    ("pile", Cards.COUNT, 1, "cards that lie face up"),
    ("pile face down", 1, 75, "how many lie face down"),
    ("pool", Cards.COUNT, 1, "special cards in the pool"),
    ("rewards", Cards.COUNT, 1, "cards laid out as rewards"),
    ("named wrongly", Cards.COUNT, 8, "shots that missed, by the card named"),
]
SIZE: Final = sum([field[1] for field in FIELDS])


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    encode_turn(row, state, seat)
    agents = state.plan.agents
    first = seat if seat >= 0 else 0
    for i in range(Agents.COUNT):
        if i < agents:
            encode_seat(row, state, seat, (first + i) % agents)
        else:
            nothing(row, SEAT_CELLS)
    encode_own(row, state, seat)
    encode_table(row, state)


def relative(s: Position, seat: int, other: int) -> int:
    """A seat counted from this one; NOBODY stays."""
    return NOBODY if other < 0 else (other - (seat if seat >= 0 else 0)) % s.plan.agents


def encode_turn(row: Row, s: Position, seat: int) -> None:
    flag(row, s.asks(seat))
    number(row, s.plan.agents)
    one_of(row, Phases.COUNT, s.phase)
    one_of(row, Agents.COUNT, relative(s, seat, s.active))
    one_of(
        row,
        Targets.COUNT,
        Targets.KEY_PERSON if s.target == Targets.KEY_PERSON else relative(s, seat, s.target),
    )
    one_of(row, Agents.COUNT, relative(s, seat, s.eliminator))
    flag(row, s.forced)
    flag(row, s.in_finale)
    number(row, min(s.turns, 80))
    number(row, s.bullets)
    number(row, len(s.hq))
    number(row, len(s.row))
    number(row, len(s.aside))
    number(row, s.next_token)
    number(row, s.clues_owed)
    plan = s.plan
    number(row, plan.colours)
    number(row, plan.highest)
    number(row, min(plan.hand_limit, 16))
    number(row, plan.suspects)
    number(row, min(plan.bullets, 16))
    flag(row, plan.face_down)
    flag(row, plan.special_suspects)
    flag(row, plan.two_cards)
    flag(row, plan.outward)
    flag(row, plan.designated)
    flag(row, plan.finale)
    flag(row, plan.key_person)


def encode_seat(row: Row, s: Position, seat: int, owner: int) -> None:
    """IN-6.22: a hand is seen whole by some, by the others only what was taken in the open."""
    whole = s.over() or s.seers_of_hand(owner) & bit(seat) != 0
    known = s.hands[owner] if whole else s.public[owner]
    members(row, Cards.COUNT, known)
    number(row, len(s.hands[owner]) - len(known))
    flag(row, s.stand[owner] != NOTHING)
    flag(row, s.second[owner] != NOTHING)
    number(row, min(s.tokens[owner], 8))
    flag(row, s.withdrawn[owner])
    encode_clues(row, s.clues[owner])


def encode_clues(row: Row, entries: list[int]) -> None:
    at = row.skip(CLUE_CELLS)
    for entry in entries:
        clue: i64 = entry
        row.put(at + (clue >> 1) + (0 if clue & 1 == 1 else Cards.COUNT), 1)


def encode_own(row: Row, s: Position, seat: int) -> None:
    one_of(row, Cards.COUNT, s.stand[seat] if seat >= 0 else NOTHING)
    one_of(row, Cards.COUNT, s.second[seat] if seat >= 0 else NOTHING)
    looked = s.over() or (seat >= 0 and s.withdrawn[seat])
    one_of(row, Cards.COUNT, s.aside[0] if looked and len(s.aside) > 0 else NOTHING)
    encode_clues(row, s.key_clues)


def encode_table(row: Row, s: Position) -> None:
    at = row.skip(Cards.COUNT + 1)
    lying: i64 = len(s.pile)
    hidden: i64 = 0
    for i in range(lying):
        tag: i64 = s.pile_tag[i]
        if tag & 1 != 0:
            row.put(at + s.pile[i], 1)
        else:
            hidden += 1
    row.put(at + Cards.COUNT, hidden)
    members(row, Cards.COUNT, s.pool)
    members(row, Cards.COUNT, s.rewards)
    at = row.skip(Cards.COUNT)
    for code in s.deeds:
        missed = card_missed(code)
        if missed != NOTHING and row.get(at + missed) < 8:
            row.add(at + missed)
