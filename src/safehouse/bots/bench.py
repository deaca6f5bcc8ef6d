"""How fast the planner searches: iterations per second on one core."""

from time import process_time
from typing import Final

import msgspec

from safehouse.bots.planner import PlannerSettings, new_search
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream

BATCH: Final = 500


class SearchSpeed(msgspec.Struct, frozen=True):
    """Iterations per second of processor time, the best of the rounds, from the first decision of a game."""

    game: str
    options: str
    form: str
    iterations_per_second: float


def search_speed(
    game: AnyGame,
    options: Options | None = None,
    plan: PlannerSettings | None = None,
    rounds: int = 5,
    seconds: float = 0.2,
) -> SearchSpeed:
    options = options if options is not None else game.read_options()
    plan = plan if plan is not None else PlannerSettings(reuse=False)
    best = 0.0
    for number in range(rounds):
        state = game.deal(options, f"bench {number}")
        seat = state.pending()[0]
        worlds = game.worlds(game.read_view(game.view_bytes(state, seat)))
        search = new_search(game, options, plan, seat)
        random = Stream(f"bench {number}")
        made = 0
        started = process_time()
        while (spent := process_time() - started) < seconds:
            made += search.grow(worlds, random, BATCH)
        best = max(best, made / spent)
    return SearchSpeed(game.id, str(options), plan.form, best)
