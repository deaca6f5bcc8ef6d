"""What a move of Stationfall was worth: the points that its player may hope for once it is carried through.

No bot is clearly stronger than the one that judges so: points are told, nobody is blamed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from safehouse.bots.judge import Judge, Odds
from safehouse.core.data import load
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.stationfall.bots.foresight import finish_action, outlook, play_on
from safehouse.games.stationfall.bots.hopes import Hopes
from safehouse.games.stationfall.bots.judgement import SCALE, Mind, own_prospects
from safehouse.games.stationfall.codes import KIND_OF, Guilt, Kinds
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules.scoring import bribe_points, excess_cubes
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS
from safehouse.games.stationfall.view.shape import StationfallView

ODDS: Final = load(Path(__file__).with_name("review.toml"), Odds)
MINUTES: Final = 14
"""That the longest games have; 12 with four players."""


class StationfallJudge(Judge):
    unit = "points"
    rounds = 16
    against_others = False
    scale = SCALE
    counts = frozenset({"agenda", "bonus", "bribes", "excess", "conspirators"})

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        world = self.game.imagine(view, random)
        assert isinstance(world, Stationfall)
        return [SCALE * outlook(world, Mind(view.seat), move) for move in moves]

    def signs(self, view: View, moves: list[int], random: Stream) -> list[Mapping[str, float]]:
        """What the points hoped for are made of, the move carried through."""
        world = self.game.imagine(view, random)
        assert isinstance(world, Stationfall)
        return [made_of(carried_through(world, view.seat, move), view.seat) for move in moves]

    def wants_more(self, seat: int, sign: str) -> bool:
        return sign not in ("excess", "guilty")

    def lead(self, view: View, random: Stream) -> float:
        """By what everybody may hope for in an imagined world."""
        world = self.game.imagine(view, random)
        assert isinstance(world, Stationfall)
        others = [own_prospects(world, seat) for seat in range(world.seats) if seat != view.seat]
        return own_prospects(world, view.seat) - max(others, default=0.0)

    def left(self, view: View) -> float:
        assert isinstance(view, StationfallView)
        return min(1.0, view.minute / MINUTES)

    def odds(self) -> Odds | None:
        """Learned of whole games of four, each for himself."""
        assert isinstance(self.options, StationfallOptions)
        whole = self.options.extent == "whole" and not self.options.teams
        return ODDS if whole and self.options.players == 4 else None

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """Who the seat is; once it has shown that, everybody knows."""
        assert isinstance(world, Stationfall)
        played = [
            IDENTITY_IDS[shown if (shown := world.revealed[colour]) >= 0 else world.identity[colour]]
            for colour in range(world.colours)
            if world.seat_of[colour] == seat and world.identity[colour] >= 0
        ]
        return {"identity": " ".join(sorted(played))} if played else {}


def carried_through(world: Stationfall, seat: int, move: int) -> Stationfall:
    """As `outlook` takes it."""
    after = world.copy()
    assert isinstance(after, Stationfall)
    after.apply(seat, move)
    mind = Mind(seat)
    finish_action(after, mind)
    if KIND_OF[move] in (Kinds.ACTIVATE, Kinds.INFLUENCE, Kinds.REVEAL) and after.asks(seat):
        play_on(after, mind)
    return after


def made_of(world: Stationfall, seat: int) -> Mapping[str, float]:
    """The agenda, the bonus, bribes, what cubes too many cost, guilt, and how many characters obey."""
    found = dict.fromkeys(("agenda", "bonus", "bribes", "excess", "guilty", "conspirators"), 0.0)
    for colour in range(world.colours):
        if world.seat_of[colour] == seat and world.identity[colour] >= 0:
            shown = world.revealed[colour]
            identity = shown if shown >= 0 else world.identity[colour]
            hopes = Hopes(world, colour, identity)
            found["agenda"] += hopes.agenda()
            found["bonus"] += hopes.bonus()
            found["bribes"] += bribe_points(world, colour, identity)
            found["excess"] += excess_cubes(world, colour, identity)
            found["guilty"] = max(found["guilty"], float(world.guilt[colour] == Guilt.GUILTY))
            obey = [card for card in range(len(world.in_play)) if world.in_play[card]]
            found["conspirators"] += sum(world.is_conspirator(colour, card) for card in obey)
    return found


JUDGE = StationfallJudge
