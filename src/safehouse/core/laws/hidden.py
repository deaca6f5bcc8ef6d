"""Law 5: nobody learns what is hidden."""

from safehouse.core.game import AnyGame
from safehouse.core.laws.glances import glances_show_nothing_hidden
from safehouse.core.laws.law import Effort
from safehouse.core.laws.pairs import Pairs
from safehouse.core.laws.rare import what_is_rare_hides_nothing
from safehouse.core.laws.walk import positions


def nobody_learns_what_is_hidden(game: AnyGame, effort: Effort) -> str:
    pairs = Pairs(game, effort)
    for where, state, random in positions(game, effort, "secrecy", 3):
        for seat in effort.some_seats(state.seats, random):
            pairs.follow(state, seat, random, f"{where}: seat {seat}")
    rare = what_is_rare_hides_nothing(game, effort)
    glances = glances_show_nothing_hidden(game, effort)
    return (
        f"{pairs.drawn} worlds, {pairs.compared} moves side by side, {rare} rare positions, {glances} glances"
    )
