"""How good a position looks for a seat: the points its identities may hope for, and the means to get them."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.bots.hopes import Hopes
from safehouse.games.stationfall.codes import Guilt, Phases
from safehouse.games.stationfall.rules.position import NOBODY, SUPPLY, Position
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.scoring import bribe_points, excess_cubes

SCALE: Final = 16.0
LONG: Final = 8
"""Minutes in which a conspirator is worth all it can be."""
RIVALRY: Final = 0.25
"""How much of a point a revealed rival's point costs."""


def evaluate(s: Position, seat: int, wary: bool = False) -> float:
    """From -1 (lost) to 1 (won) for a seat. Rivals count who have shown who they are."""
    if s.phase == Phases.OVER:
        return final_value(s, seat)
    return scaled(own_prospects(s, seat, wary) - RIVALRY * rival_prospects(s, seat, False))


def scaled(points: float) -> float:
    value = points / SCALE
    return value if -0.99 < value < 0.99 else (0.99 if value > 0 else -0.99)


def is_own(s: Position, colour: int, seat: int) -> bool:
    return s.seat_of[colour] == seat or (s.teams and s.holder_of[colour] == s.holder_of[seat])


def own_prospects(s: Position, seat: int, wary: bool = False) -> float:
    total = 0.0
    for colour in range(s.colours):
        if s.identity[colour] != NOBODY and is_own(s, colour, seat):
            total += wary_prospect(s, colour) if wary else prospect(s, colour)
    return total


def rival_prospects(s: Position, seat: int, imagined: bool) -> float:
    """What a rival may hope for on average; who has not shown himself counts only where he is imagined."""
    total = 0.0
    number = 0
    for colour in range(s.colours):
        if s.identity[colour] != NOBODY and not is_own(s, colour, seat):
            if imagined or s.revealed[colour] != NOBODY:
                total += prospect(s, colour)
                number += 1
    return total / number if number > 0 else 0.0


class Mind:
    """How a seat judges positions. `wary`: it minds the antimatter. `deep`: it weighs the rivals also
    between the steps of a turn. `thrift`: what secrets and favours kept are worth, in the units of its
    judgement. `breadth`: answers to one question that it compares, the first of the menu."""

    def __init__(
        self, seat: int, wary: bool = False, deep: bool = False, thrift: float = 1.0, breadth: int = 14
    ) -> None:
        self.seat: int = seat
        self.breadth: int = breadth
        self.wary: bool = wary
        self.deep: bool = deep
        self.thrift: float = thrift

    def value(self, s: Position) -> float:
        """What a position is worth, the rivals included."""
        return evaluate(s, self.seat, self.wary)

    def glimpse(self, s: Position) -> float:
        """The same at a fraction of the cost: without the rivals."""
        return (
            final_value(s, self.seat)
            if s.phase == Phases.OVER
            else scaled(own_prospects(s, self.seat, self.wary))
        )


class Leader(Mind):
    """Judges by the lead over all rivals, imagined ones too, as far as `rivalry` says."""

    def __init__(self, seat: int, rivalry: float) -> None:
        super().__init__(seat)
        self.rivalry: float = rivalry

    def value(self, s: Position) -> float:
        if s.phase == Phases.OVER:
            return final_value(s, self.seat)
        return scaled(own_prospects(s, self.seat) - self.rivalry * rival_prospects(s, self.seat, True))


def final_value(s: Position, seat: int) -> float:
    end = result(s)
    won = 0.4 if seat in end.winners else -0.4
    value = won + end.scores[seat] / 25.0
    return value if -1.0 < value < 1.0 else (1.0 if value > 0 else -1.0)


def prospect(s: Position, colour: int) -> float:
    """The points a colour may hope for."""
    identity = s.identity[colour] if s.revealed[colour] == NOBODY else s.revealed[colour]
    return worth_of(s, colour, Hopes(s, colour, identity))


def wary_prospect(s: Position, colour: int) -> float:
    """The same, with an eye on the antimatter: a game that ends early, or is saved by throwing it out."""
    identity = s.identity[colour] if s.revealed[colour] == NOBODY else s.revealed[colour]
    hopes = Hopes(s, colour, identity, True)
    soon = worth_of(s, colour, hopes)
    if not hopes.explodes:
        return soon
    late = worth_of(s, colour, Hopes(s, colour, identity, True, True))
    return soon + hopes.defuses() * (late - soon) if late > soon else soon


def worth_of(s: Position, colour: int, hopes: Hopes) -> float:
    card = s.box.identity_character[hopes.identity]
    worth = hopes.agenda()
    if s.holder_of.index(s.holder_of[colour]) == colour:
        worth += hopes.bonus()
    if s.bribe[colour] == SUPPLY and s.box.scores_bribes[card]:
        worth += 1.0
    worth += bribe_points(s, colour, hopes.identity)
    worth -= excess_cubes(s, colour, hopes.identity)
    worth += grip(s, colour, card)
    if s.guilt[colour] == Guilt.GUILTY and not s.box.wins_guilty[card]:
        worth -= 4.0
    elif s.guilt[colour] != Guilt.INNOCENT:
        worth -= 0.5
    return worth


def grip(s: Position, colour: int, card: int) -> float:
    """The use of conspirators: the own character first, then anybody; less and less as the time runs out.
    Before the reveal it tells on the player when no other card carries as many of his cubes as the own one."""
    hold = 0.0
    if s.is_conspirator(colour, card):
        hold += 0.6
    others = 0
    most = 0
    for other in range(len(s.in_play)):
        if other != card and s.in_play[other]:
            if s.is_conspirator(colour, other):
                others += 1
            if s.cubes_on(other, colour) > most:
                most = s.cubes_on(other, colour)
    hold += 0.25 * others if others < 4 else 1.0
    if s.revealed[colour] == NOBODY and s.cubes_on(card, colour) > most:
        hold -= 0.12
    hold += 0.04 * s.hand_size(s.hand_of[colour]) - 0.05 * (8 - s.supply[colour])
    left = s.minute_now()
    return hold * left / LONG if left < LONG else hold
