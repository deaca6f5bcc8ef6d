"""The bots of Agent Avenue, as the house looks for them. BOTS.md tells how strong they are."""

from typing import Final

from safehouse.bots.levels import Level
from safehouse.games.agent_avenue.bots.exploiter import Exploiter
from safehouse.games.agent_avenue.bots.greedy import Greedy
from safehouse.games.agent_avenue.bots.judges import evaluate
from safehouse.games.agent_avenue.bots.judges import without_swaps as playout
from safehouse.games.agent_avenue.bots.leading import propose
from safehouse.games.agent_avenue.bots.learned import Learned
from safehouse.games.agent_avenue.bots.searcher import Searcher
from safehouse.games.agent_avenue.bots.stage_solver import StageSolver
from safehouse.games.agent_avenue.bots.turn_bot import facts
from safehouse.games.agent_avenue.worlds.recall import options_of

__all__ = ["BOTS", "LEVELS", "evaluate", "facts", "options_of", "playout", "propose"]

BOTS: Final = {
    "greedy": Greedy,
    "searcher": Searcher,
    "solver": StageSolver,
    "exploiter": Exploiter,
    "learned": Learned,
}

LEVELS: Final = {
    "easy": Level(
        "greedy:worlds=8+noise=0.25+team_noise=0.2",
        "plays like normal with a judgement that is often off; no swaps",
    ),
    "normal": Level(
        "greedy:team_noise=0.2", "offers the pair with the best outcomes, the worse counting double; no swaps"
    ),
    "hard": Level(
        "searcher",
        "searches 1,000 imagined games and swaps; in teams it solves its turns by rule of thumb, without swaps",
    ),
    "expert": Level("solver", "solves each turn over 64 imagined hands with learned values; swaps"),
}
