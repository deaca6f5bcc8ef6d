"""OpenSpiel's IS-MCTS as a bot of this house: `safehouse evaluate safehouse.research.ismcts:agent`."""

from typing import Any, Final

from safehouse.bots.bot import Bot
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.view import View
from safehouse.research.extras import need
from safehouse.research.openspiel import PREFIX, state_of_view

np = need("numpy")
pyspiel = need("pyspiel")

SIMULATIONS: Final = 200
EXPLORATION: Final = 1.4


class IsmctsBot(Bot):
    """OpenSpiel's Python form, with random playouts. It begins anew at every decision, from the view alone.

    Where it would let a clock run out, which is an action there, it makes the first open move.
    """

    def __init__(self, game: AnyGame, simulations: int = SIMULATIONS) -> None:
        self._id = game.id
        self._simulations = simulations
        self._played: Any = None

    def sit(self, options: Options, seated: Any = ()) -> None:
        super().sit(options, seated)
        self._played = pyspiel.load_game(PREFIX + self._id, options.to_json())

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        algorithms = need("open_spiel.python.algorithms.ismcts")
        evaluators = need("open_spiel.python.algorithms.mcts")
        numbers = np.random.RandomState(random.word())
        searcher = algorithms.ISMCTSBot(
            game=self._played,
            evaluator=evaluators.RandomRolloutEvaluator(n_rollouts=1, random_state=numbers),
            uct_c=EXPLORATION,
            max_simulations=self._simulations,
            random_state=numbers,
        )
        chosen = int(searcher.step(state_of_view(self._played, view, random)))
        return chosen if chosen in moves else moves[0]


def agent(game: AnyGame) -> IsmctsBot:
    return IsmctsBot(game)
