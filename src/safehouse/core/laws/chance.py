"""Chance under control: a deal with other random numbers, every deal, every outcome of a move."""

from collections.abc import Iterator
from typing import Final

from safehouse.core.events import Event
from safehouse.core.game import AnyGame, SmallCase
from safehouse.core.laws.told import play
from safehouse.core.options import Options
from safehouse.core.random import SCRIPTS, Script, Stream
from safehouse.core.state import State

CALLS: Final = 3
"""Calls for chance in one move that are tried out."""


def scripted_deal(game: AnyGame, options: Options, seed: str, script: Script) -> State:
    """A game dealt, and afterwards played, with these random numbers."""
    SCRIPTS[seed] = script
    try:
        state: State = game.deal(options, seed)
    finally:
        del SCRIPTS[seed]
    return state


def following(script: Script) -> list[int] | None:
    """The digits of the next script in order, one that differs in the free calls; None after the last."""
    head = [i for i in range(len(script.drawn)) if script.calls[i] <= script.free]
    while head and script.drawn[head[-1]] + 1 == script.bounds[head[-1]]:
        head.pop()
    return [script.drawn[i] for i in head[:-1]] + [script.drawn[head[-1]] + 1] if head else None


def all_deals(game: AnyGame, case: SmallCase, seed: str) -> Iterator[State]:
    """Every way in which a small case can begin."""
    digits: list[int] | None = []
    while digits is not None:
        script = Script(digits, case.free)
        if case.prepare is None:
            state = scripted_deal(game, case.options, seed, script)
        else:
            state = game.deal(case.options, seed)
            state.events = []
            state.random.script = script
            case.prepare(state)
        state.random = Stream("after the deal")
        yield state
        digits = following(script)


def outcomes(state: State, seat: int, move: int) -> Iterator[tuple[State, list[Event]]]:
    """Every way chance can let a move end."""
    digits: list[int] | None = []
    while digits is not None:
        twin = state.copy()
        twin.random.script = script = Script(digits, CALLS)
        told = play(twin, seat, move)
        twin.random.script = None
        yield twin, told
        digits = following(script)
