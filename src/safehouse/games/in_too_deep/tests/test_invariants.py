"""5U: what holds at every moment of a game."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.tables.pieces import NOBODY

CONFIGURATIONS = GAME.configurations()


def walk(options: InTooDeepOptions, seed: str, steps: int) -> Any:
    """Positions of a random game that leans towards crimes and evidence, so that it gets on."""
    state = GAME.deal(options, seed)
    random = Stream(seed)
    for _ in range(steps):
        pending = state.pending()
        if not pending:
            return
        yield state
        seat = random.choose(pending)
        moves = state.moves(seat)
        state.apply(seat, lean(moves, random))
    return


def lean(moves: list[int], random: Stream) -> int:
    eager = [
        move for move in moves if GAME.space.kind_of(move).name in ("commit", "activate", "reckless", "to_row")
    ]
    return random.choose(eager if eager and random.below(2) else moves)


@clause("ZH-5.237", "ZH-5.238", "ZH-5.239", "ZH-5.240", "ZH-5.241", "ZH-5.242", "ZH-5.243", "ZH-5.244")
@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_invariants(number: int) -> None:
    options = CONFIGURATIONS[number]
    first: dict[str, int] | None = None
    for step, state in enumerate(walk(options, f"invariants {number}", 2500)):
        assert sorted(state.patrol) == [0, 0, 0, 0, 0, 1, 2, 3]
        assert len(set(state.barriers)) == 2
        assert all(len(ports) <= 3 for ports in state.ports)
        held = [item for item in state.holds if item >= 0]
        assert len(set(held)) == len(held)
        if step % 25:
            continue
        found = GAME.components(state)
        first = first or found
        assert found == first
        assert sum(count for name, count in found.items() if name.startswith("evidence")) == 72
        assert found["dilemmas"] == found["dilemma cards"] == 72
        assert all(count == 1 for name, count in found.items() if name.startswith(("item", "hook")))


@clause("ZH-3.8", "ZH-5.89")
def test_an_item_is_held_or_dropped_never_both() -> None:
    for state in walk(CONFIGURATIONS[2], "items", 1500):
        for item in range(8):
            holder = state.holder[item]
            assert (holder == NOBODY) == (state.item_at[item] >= 0)
            assert holder == NOBODY or state.holds[holder] == item
