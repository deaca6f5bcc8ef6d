"""What a move of Stationfall was worth: the points that its player may hope for once it is carried through.

No bot is clearly stronger than the one that judges so: points are told, nobody is blamed."""

from collections.abc import Mapping

from safehouse.bots.judge import Judge
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.stationfall.bots.foresight import outlook
from safehouse.games.stationfall.bots.judgement import SCALE
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import IDENTITY_IDS


class StationfallJudge(Judge):
    unit = "points"
    rounds = 16
    against_others = False
    scale = SCALE

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        world = self.game.imagine(view, random)
        assert isinstance(world, Stationfall)
        return [SCALE * outlook(world, view.seat, move) for move in moves]

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """Who the seat is, as long as it has not shown it."""
        assert isinstance(world, Stationfall)
        hidden = [
            IDENTITY_IDS[world.identity[colour]]
            for colour in range(world.colours)
            if world.seat_of[colour] == seat and world.identity[colour] >= 0 and world.revealed[colour] < 0
        ]
        return {"identity": " ".join(sorted(hidden))} if hidden else {}


JUDGE = StationfallJudge
