"""Whole turns in an imagined world: who is won over, who acts, and what all the actions lead to together."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.bots.foresight import cost, finish_action, play_on
from safehouse.games.stationfall.bots.judgement import Aim
from safehouse.games.stationfall.codes import KIND_OF, Kinds, Moves, Phases, Questions
from safehouse.games.stationfall.rules.state import Stationfall

DEPTH: Final = 4
"""Actions of one activation that are looked through: two, a free one, and a bribe or kompromat."""


class Sequel:
    """A position later in the same turn, and what it is worth."""

    def __init__(self, value: float, s: Stationfall) -> None:
        self.value: float = value
        self.s: Stationfall = s


class Turns:
    """The turns a seat can play from one imagined position."""

    def __init__(self, world: Stationfall, seat: int, aim: Aim) -> None:
        self.world: Stationfall = world
        self.seat: int = seat
        self.aim: Aim = aim
        self.favourite: int = -1
        """The activation that promised most without winning anybody over first."""

    def glances(self, moves: list[int]) -> list[float]:
        """What each move is worth when the rest of the turn is played action by action."""
        found = [0.0] * len(moves)
        top = -9.0
        for k in range(len(moves)):
            if KIND_OF[moves[k]] != Kinds.INFLUENCE:
                found[k] = self.glance(self.world, moves[k])
                if KIND_OF[moves[k]] == Kinds.ACTIVATE and found[k] > top:
                    top = found[k]
                    self.favourite = moves[k]
        for k in range(len(moves)):
            if KIND_OF[moves[k]] == Kinds.INFLUENCE:
                found[k] = self.glance(self.world, moves[k])
        return found

    def glance(self, world: Stationfall, move: int) -> float:
        s = self.after(world, move)
        verb = KIND_OF[move]
        loss = self.loss(s, verb)
        if not s.asks(self.seat) or verb not in (Kinds.ACTIVATE, Kinds.INFLUENCE, Kinds.REVEAL):
            return self.aim.value(s, self.seat) - loss
        if s.ask != Questions.TURN:
            play_on(s, self.seat, True)
            return self.aim.value(s, self.seat) - loss
        best = -9.0
        for start in self.starts(s, verb, move):
            value = self.glance(s, start)
            if value > best:
                best = value
        return (best if best > -9.0 else self.aim.value(s, self.seat)) - loss

    def look(self, move: int, width: int) -> float:
        """What a move is worth when the actions after it are searched, the best `width` of each stage."""
        s = self.after(self.world, move)
        verb = KIND_OF[move]
        loss = self.loss(s, verb)
        if not s.asks(self.seat):
            return self.aim.value(s, self.seat) - loss
        if s.ask == Questions.ACTIVATION:
            return self.search(s, width) - loss
        best = -9.0
        if s.ask == Questions.TURN and verb in (Kinds.INFLUENCE, Kinds.REVEAL):
            for start in self.starts(s, verb, move):
                value = self.search(self.after(s, start), width)
                if value > best:
                    best = value
        return (best if best > -9.0 else self.aim.value(s, self.seat)) - loss

    def search(self, s: Stationfall, width: int) -> float:
        """The best that can be reached in an activation."""
        best = self.aim.value(s, self.seat)
        edge = [s]
        for stage in range(DEPTH):
            found: list[Sequel] = []
            for here in edge:
                if here.asks(self.seat) and here.ask == Questions.ACTIVATION:
                    for move in here.moves(self.seat):
                        if KIND_OF[move] != Kinds.END_TURN:
                            after = self.after(here, move)
                            value = self.aim.value(after, self.seat) - self.loss(after, KIND_OF[move])
                            keep(found, Sequel(value, after), width)
            if len(found) == 0:
                break
            if found[0].value > best:
                best = found[0].value
            edge = [one.s for one in found]
        return best

    def starts(self, s: Stationfall, verb: int, move: int) -> list[int]:
        """Who acts after a card has been influenced or shown: its own pawns, or who would have acted anyway."""
        moves = s.moves(self.seat)
        found: list[int] = []
        if verb == Kinds.INFLUENCE:
            card = move - Moves.INFLUENCE
        else:
            shown = s.revealed[s.asked]
            card = s.box.identity_character[shown] if shown >= 0 else -1
        for start in moves:
            if KIND_OF[start] == Kinds.ACTIVATE and (
                start == self.favourite or s.box.card_of[start - Moves.ACTIVATE] == card
            ):
                found.append(start)
        return found

    def after(self, world: Stationfall, move: int) -> Stationfall:
        s = world.copy()
        s.apply(self.seat, move)
        finish_action(s, self.seat, True)
        return s

    def loss(self, s: Stationfall, verb: int) -> float:
        return cost(verb) * self.aim.thrift if s.phase != Phases.OVER else 0.0


def keep(found: list[Sequel], one: Sequel, width: int) -> None:
    """The best few, the very best first."""
    k = len(found)
    while k > 0 and found[k - 1].value < one.value:
        k -= 1
    if k < width:
        found.insert(k, one)
        if len(found) > width:
            found.pop()
