"""A new game from its options and seed."""

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.last_turns import deal_last_turns
from safehouse.games.in_too_deep.rules.setup import set_up
from safehouse.games.in_too_deep.rules.state import InTooDeep
from safehouse.games.in_too_deep.tables.loader import card_set
from safehouse.games.in_too_deep.tables.pieces import NOBODY


def deal(options: InTooDeepOptions, seed: str, listen: bool) -> InTooDeep:
    if options.extent == "last_turns":
        return deal_last_turns(seed, listen)
    state = InTooDeep()
    state.events = [] if listen else None
    state.random = Stream(seed)
    state.cards = card_set(options.cards)
    state.seat_consoles(options.players, options.all_consoles())
    if options.echo != "no":
        state.echo = options.players
        state.hard = int(options.echo == "hard")
    first = NOBODY if options.first == "random" else int(options.first) - 1
    set_up(state, options.storylines, options.chosen(), first)
    state.settle()
    return state
