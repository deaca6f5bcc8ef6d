"""What is special to the bots of Stationfall: whole actions are weighed, not the words they are made of."""

from typing import Final

from safehouse.bots.bot import Bot, Maker
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.stationfall import judgement
from safehouse.games.stationfall import moves as m
from safehouse.games.stationfall.position import Position
from safehouse.games.stationfall.rules.questions import Q_ACTIVATION, Q_TURN
from safehouse.games.stationfall.state import Stationfall

WORLDS: Final = 2
WIDEST: Final = 14
"""Ends of an action that are compared where a choice has more parts than this."""


def evaluate(world: State, seat: int) -> float:
    """How good an imagined position is for a seat, from -1 (lost) to 1 (won)."""
    assert isinstance(world, Position)
    return judgement.evaluate(world, seat)


class Greedy(Bot):
    """Looks to the end of the action it chooses, and from a turn's start through a plain activation.

    A reveal is left until it pays: the agenda of the identity is pursued through whoever can be moved.
    """

    def __init__(self, game: AnyGame, worlds: int = WORLDS) -> None:
        self._game = game
        self._worlds = worlds

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        worlds = self._game.worlds(view)
        for _ in range(self._worlds):
            world = worlds.draw(random)
            assert isinstance(world, Stationfall)
            for i, move in enumerate(moves):
                after = world.copy()
                after.apply(view.seat, move)
                totals[i] += _outlook(after, view.seat, move)
        best = max(totals)
        return next(move for move, total in zip(moves, totals, strict=True) if total >= best - 1e-9)


def _outlook(s: Stationfall, seat: int, move: int) -> float:
    """The value of a position once the player has carried the choice through."""
    _complete(s, seat)
    if m.VERB_OF[move] in (m.ACTIVATE, m.INFLUENCE) and s.asks(seat):
        _play_on(s, seat)
    value = judgement.evaluate(s, seat)
    if m.VERB_OF[move] == m.REVEAL:
        value -= 0.05
    return value


def _complete(s: Stationfall, seat: int) -> None:
    """Answer the follow-up questions of a choice by what they lead to."""
    for _ in range(6):
        if not s.asks(seat) or s.ask in (Q_TURN, Q_ACTIVATION):
            return
        s.apply(seat, _best_step(s, seat, s.moves(seat)))


def _best_step(s: Stationfall, seat: int, moves: list[int]) -> int:
    if len(moves) == 1:
        return moves[0]
    best, top = moves[0], -9.0
    for move in moves[:WIDEST]:
        after = s.copy()
        after.apply(seat, move)
        value = judgement.evaluate(after, seat)
        if value > top:
            best, top = move, value
    return best


def _play_on(s: Stationfall, seat: int) -> None:
    """A turn begun with influence or activation, taken to its end step by step."""
    for _ in range(5):
        if not s.asks(seat) or s.ask not in (Q_TURN, Q_ACTIVATION):
            return
        moves = s.moves(seat)
        if s.ask == Q_TURN:
            moves = [move for move in moves if m.VERB_OF[move] == m.ACTIVATE]
        moves = [move for move in moves if m.VERB_OF[move] not in (m.BRIBE, m.KOMPROMAT, m.GREY_BRIBE)]
        if not moves:
            return
        move = _best_step(s, seat, moves)
        if m.VERB_OF[move] == m.END_TURN:
            return
        s.apply(seat, move)
        _complete(s, seat)


BOTS: dict[str, Maker] = {"greedy": lambda game: Greedy(game)}
