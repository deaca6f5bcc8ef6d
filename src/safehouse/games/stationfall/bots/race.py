"""A seat that plays for victory, by what everybody may hope for, whoever the rivals seem to be."""
# compiled by mypyc

from math import exp
from typing import Final

from safehouse.games.stationfall.bots.contest import Contest, contested_worth, worth_if
from safehouse.games.stationfall.bots.fuse import is_lit
from safehouse.games.stationfall.bots.judgement import SCALE, Mind, is_own
from safehouse.games.stationfall.codes import Phases
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.scoring import is_barred, score

SPREAD: Final = 1.0
"""How far apart prospects must be to tell who wins, in the end, and how much more for each minute left."""
WIDENING: Final = 0.12
POINT: Final = 0.02
"""What an own point is worth beside victory."""
THRIFT: Final = 0.9
ALL: Final = 99
"""Answers to one question that are compared, more than any has."""
BARRED: Final = -9.0
"""Points of somebody who cannot win."""


class Guess:
    """Who a colour may be, and how likely. The guesses about one colour stand together."""

    def __init__(self, colour: int, identity: int, weight: float) -> None:
        self.colour: int = colour
        self.identity: int = identity
        self.weight: float = weight


class Race(Mind):
    """Judges by about the chance of victory, from 0 to 1, and a little by the points; at a glance by the own
    points alone, unless it is `pressed` for time."""

    def __init__(self, seat: int, guesses: list[Guess], pressed: bool = False) -> None:
        super().__init__(seat, True, True, THRIFT, ALL)
        self.guesses: list[Guess] = guesses
        self.pressed: bool = pressed

    def glimpse(self, s: Position) -> float:
        if self.pressed:
            return self.value(s)
        if s.phase == Phases.OVER:
            return result(s).scores[self.seat] / SCALE
        total = 0.0
        for colour in range(s.colours):
            if s.identity[colour] != NOBODY and is_own(s, colour, self.seat):
                total += contested_worth(s, colour, identity_of(s, colour), None)
        return total / SCALE

    def value(self, s: Position) -> float:
        """Armed antimatter splits the game in two: in one it explodes, in the other it is thrown out."""
        exploding = self.chance(s, False)
        if s.phase == Phases.OVER or not is_lit(s):
            return exploding
        saved = self.chance(s, True)
        return exploding + self.defuses(s) * (saved - exploding) if saved > exploding else exploding

    def defuses(self, s: Position) -> float:
        best = 0.0
        for colour in range(s.colours):
            if s.identity[colour] != NOBODY and is_own(s, colour, self.seat):
                found = Contest(s, colour, identity_of(s, colour), None).defuses()
                if found > best:
                    best = found
        return best

    def chance(self, s: Position, defused: bool) -> float:
        mine = 0.0
        foe: Contest | None = None
        if s.phase == Phases.OVER:
            mine = self.final_points(s)
        else:
            for colour in range(s.colours):
                if s.identity[colour] != NOBODY and is_own(s, colour, self.seat):
                    identity = identity_of(s, colour)
                    mine += worth_if(s, colour, identity, None, defused)
                    if foe is None:
                        foe = Contest(s, colour, identity, None, defused)
        wanted = 1 if s.teams else s.winners_wanted
        return fewer_than(wanted, self.beaten(s, mine, foe, defused)) + POINT * mine

    def minutes_left(self, s: Position, defused: bool) -> int:
        if s.phase == Phases.OVER:
            return 0
        left = s.minute_now()
        if not defused and is_lit(s):
            left -= s.track_minute
        return left if left > 0 else 0

    def final_points(self, s: Position) -> float:
        for colour in range(s.colours):
            if is_own(s, colour, self.seat) and is_barred(s, colour):
                return BARRED
        return float(result(s).scores[self.seat])

    def beaten(self, s: Position, mine: float, foe: Contest | None, defused: bool) -> list[float]:
        """The chance to beat each rival; of one with several colours what they expect together counts."""
        tau = SPREAD + WIDENING * self.minutes_left(s, defused)
        joint = s.two_player or s.teams
        chance = [0.0] * s.colours
        points = [0.0] * s.colours
        found: list[float] = []
        for guess in self.guesses:
            if s.phase == Phases.OVER:
                worth = final_points_as(s, guess.colour, guess.identity)
            else:
                worth = worth_if(s, guess.colour, guess.identity, foe, defused)
            side = s.holder_of[guess.colour] if joint else guess.colour
            chance[side] += guess.weight / (1.0 + exp((worth - mine) / tau))
            points[side] += guess.weight * worth
        for side in range(s.colours):
            if chance[side] > 0.0:
                found.append(1.0 / (1.0 + exp((points[side] - mine) / tau)) if joint else chance[side])
        return found


def final_points_as(s: Position, colour: int, identity: int) -> float:
    """What a colour has scored in the end if this is who it was, with bonus characters as imagined."""
    first = s.holder_of.index(s.holder_of[colour]) == colour
    return float(score(s, colour, identity, first).total())


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
