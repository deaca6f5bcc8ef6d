"""Law 7: components are conserved."""

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand
from safehouse.core.laws.walk import positions
from safehouse.core.random import Stream


def components_are_conserved(game: AnyGame, effort: Effort) -> str:
    count = 0
    for where, state, _ in positions(game, effort, "parts"):
        count += 1
        before = game.components(state)
        random = Stream("parts")
        for _ in range(6):
            pending = state.pending()
            if not pending:
                break
            seat = random.choose(pending)
            move = random.choose(state.moves(seat))
            state.play(seat, move)
            after = game.components(state)
            changed = {
                name: (before.get(name), after.get(name))
                for name in before | after
                if before.get(name) != after.get(name)
            }
            demand(not changed, f"{where}: {game.space.to_text(move)!r} changes the count of {changed}")
    return f"{count} positions"
