"""What a move of In Too Deep was worth: the lead in Intel, judged after everybody has played another turn."""

from collections.abc import Mapping

from safehouse.bots.judge import Judge
from safehouse.core.moves import Value
from safehouse.core.random import Stream
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.games.in_too_deep.bots.judgement import SPREAD
from safehouse.games.in_too_deep.bots.policy import follow, play_on
from safehouse.games.in_too_deep.data import CRIME_IDS
from safehouse.games.in_too_deep.rules.state import InTooDeep

ROUNDS_AHEAD = 1
WIDTH = 1


class InTooDeepJudge(Judge):
    unit = "points"
    rounds = 12
    scale = SPREAD

    def weigh(self, view: View, moves: list[int], random: Stream) -> list[float]:
        world = self.game.imagine(view, random)
        chance = random.split()
        return [lead_after(world, view.seat, move, chance.copy()) for move in moves]

    def secret(self, world: State, seat: int) -> Mapping[str, Value]:
        """The crimes in hand."""
        assert isinstance(world, InTooDeep)
        held = sorted(CRIME_IDS[card] for card in world.held_crimes(seat))
        return {"crimes": " ".join(held)} if held else {}


def lead_after(world: State, seat: int, move: int, random: Stream) -> float:
    twin = world.copy()
    assert isinstance(twin, InTooDeep)
    follow(twin, seat, [move])
    return play_on(twin, seat, ROUNDS_AHEAD, WIDTH, random)


JUDGE = InTooDeepJudge
