"""A seat that plays for victory, by what everybody may hope for, whoever the rivals seem to be."""
# compiled by mypyc

from math import exp
from typing import Final

from safehouse.games.stationfall.bots.contest import Contest, contested_worth
from safehouse.games.stationfall.bots.judgement import SCALE, Mind, is_own
from safehouse.games.stationfall.codes import Phases
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.scoring import is_barred

SPREAD: Final = 1.0
"""How far apart prospects must be to tell who wins, in the end, and how much more for each minute left."""
WIDENING: Final = 0.12
POINT: Final = 0.02
"""What an own point is worth beside victory."""
THRIFT: Final = 0.9
BARRED: Final = -9.0
"""Points of somebody who cannot win."""


class Guess:
    """Who a colour may be, and how likely. The guesses about one colour stand together."""

    def __init__(self, colour: int, identity: int, weight: float) -> None:
        self.colour: int = colour
        self.identity: int = identity
        self.weight: float = weight


class Race(Mind):
    """Judges by about the chance of victory, from 0 to 1, and a little by the points."""

    def __init__(self, seat: int, guesses: list[Guess]) -> None:
        super().__init__(seat, True, True, THRIFT)
        self.guesses: list[Guess] = guesses

    def glimpse(self, s: Position) -> float:
        if s.phase == Phases.OVER:
            return result(s).scores[self.seat] / SCALE
        total = 0.0
        for colour in range(s.colours):
            if s.identity[colour] != NOBODY and is_own(s, colour, self.seat):
                total += contested_worth(s, colour, identity_of(s, colour), None)
        return total / SCALE

    def value(self, s: Position) -> float:
        mine = 0.0
        foe: Contest | None = None
        if s.phase == Phases.OVER:
            mine = self.final_points(s)
        else:
            for colour in range(s.colours):
                if s.identity[colour] != NOBODY and is_own(s, colour, self.seat):
                    identity = identity_of(s, colour)
                    mine += contested_worth(s, colour, identity, None)
                    if foe is None:
                        foe = Contest(s, colour, identity, None)
        wanted = 1 if s.teams else s.winners_wanted
        return fewer_than(wanted, self.beaten(s, mine, foe)) + POINT * mine

    def final_points(self, s: Position) -> float:
        for colour in range(s.colours):
            if is_own(s, colour, self.seat) and is_barred(s, colour):
                return BARRED
        return float(result(s).scores[self.seat])

    def beaten(self, s: Position, mine: float, foe: Contest | None) -> list[float]:
        """The chance to beat each rival; of one with several colours what they expect together counts."""
        left = s.minute_now()
        tau = SPREAD + WIDENING * (left if left > 0 else 0)
        joint = s.two_player or s.teams
        chance = [0.0] * s.colours
        points = [0.0] * s.colours
        found: list[float] = []
        for guess in self.guesses:
            worth = contested_worth(s, guess.colour, guess.identity, foe)
            side = s.holder_of[guess.colour] if joint else guess.colour
            chance[side] += guess.weight / (1.0 + exp((worth - mine) / tau))
            points[side] += guess.weight * worth
        for side in range(s.colours):
            if chance[side] > 0.0:
                found.append(1.0 / (1.0 + exp((points[side] - mine) / tau)) if joint else chance[side])
        return found


def identity_of(s: Position, colour: int) -> int:
    return s.identity[colour] if s.revealed[colour] == NOBODY else s.revealed[colour]


def fewer_than(wanted: int, beaten: list[float]) -> float:
    """That fewer than so many rivals are not beaten."""
    ahead = [1.0]
    for chance in beaten:
        after = [0.0] * (len(ahead) + 1)
        for k in range(len(ahead)):
            after[k] += ahead[k] * chance
            after[k + 1] += ahead[k] * (1.0 - chance)
        ahead = after
    total = 0.0
    for k in range(wanted if wanted < len(ahead) else len(ahead)):
        total += ahead[k]
    return total
