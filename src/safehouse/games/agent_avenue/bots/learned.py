"""The learned player: draws its moves from the odds of a network that taught itself (tools/train_learned)."""

from pathlib import Path
from typing import Final

from safehouse.bots.bot import Bot
from safehouse.bots.network import Network, softmax
from safehouse.bots.thought import Choice, Thought, believe
from safehouse.bots.weights import read_network
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.core.view import View
from safehouse.games.agent_avenue.bots.stage import draw, played
from safehouse.games.agent_avenue.bots.stage_solver import StageSolver
from safehouse.games.agent_avenue.bots.turn_bot import facts
from safehouse.games.agent_avenue.codes import Moves
from safehouse.games.agent_avenue.encode import FIELDS, SIZE, encode
from safehouse.games.agent_avenue.view import AgentAvenueView
from safehouse.games.agent_avenue.worlds.recall import recall, worlds

SCALES: Final = [1.0 / top for _name, size, top, _meaning in FIELDS for _ in range(size)]
WORTH: Final = Moves.FIRST_NOTE
"""The unit after those of the moves: what the position is worth, from -1 to 1."""


class Learned(Bot):
    """Plays the duels it learned; on the tiny deck and with team-mates it leaves the choice to the solver.

    `weights`: a file to play by in place of the game's own."""

    name = "learned"

    def __init__(self, game: AnyGame, weights: str = "") -> None:
        self._weights = weights
        self._solver = StageSolver(game)
        self._thought: Thought | None = None

    def limit(self, iterations: int) -> None:
        self._solver.limit(iterations)

    def thought(self) -> Thought | None:
        return self._thought

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        assert isinstance(view, AgentAvenueView)
        self._thought = None
        if len(moves) == 1:
            return moves[0]
        if view.deck == "tiny" or len(view.players) > 2:
            move = self._solver.choose(view, moves, random)
            self._thought = self._solver.thought()
            return move
        return self._draw(view, moves, random)

    def _draw(self, view: AgentAvenueView, moves: list[int], random: Stream) -> int:
        *scores, worth = self._network(view).scores(observed(view), [*moves, WORTH])
        shares = softmax(scores)
        chosen = draw(shares, random)
        self._thought = Thought(
            bot=self.name,
            move=moves[chosen],
            before=min(max((worth + 1.0) / 2.0, 0.0), 1.0),
            drawn=True,
            choices=[Choice(move, share) for move, share in zip(moves, played(shares), strict=True)],
            beliefs=believe(facts, worlds(view), view.seat, random) if view.phase == "recruit" else [],
        )
        return moves[chosen]

    def _network(self, view: AgentAvenueView) -> Network:
        return read_network(Path(self._weights) if self._weights else weights_of(view.mode))


def weights_of(mode: str) -> Path:
    """Where those lie that learned this mode."""
    return Path(__file__).parent / f"learned_{mode}.msgpack"


def observed(view: AgentAvenueView) -> list[float]:
    """What the seat knows, as the network reads it."""
    row = Row(SIZE)
    encode(row, recall(view), view.seat)
    return [cell * scale for cell, scale in zip(row.done(), SCALES, strict=True)]
