"""Duels as arrays are the same duels: games of the engine played again, compared at every decision."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.games.agent_avenue import GAME
from safehouse.games.agent_avenue.codes import Moves, Phases
from safehouse.games.agent_avenue.encode import SIZE, encode
from safehouse.games.agent_avenue.rules.state import AgentAvenue
from safehouse.games.agent_avenue.tools.many_games import ManyGames

np = pytest.importorskip("numpy", reason="needs the extra research")


def side_by_side(mode: str, count: int, seed: str) -> tuple[ManyGames, list[AgentAvenue]]:
    states = [GAME.deal(GAME.read_options({"mode": mode}), f"{seed} {n}", listen=False) for n in range(count)]
    games = ManyGames(np, count, mode == "advanced")
    markets = [state.market if mode == "advanced" else list(range(15)) for state in states]
    fresh = np.ones(count, bool)
    decks, starts = [state.deck for state in states], [state.active for state in states]
    games.deal(fresh, np.array(decks), np.array(markets), np.array(starts))
    return games, states


def compare(games: ManyGames, states: list[AgentAvenue], running: list[int]) -> None:
    rows, masks, hidden = games.rows(), games.masks(), games.hidden()
    for number in running:
        state = states[number]
        seat = state.pending()[0]
        assert games.asked[number] == seat
        assert np.flatnonzero(masks[number]).tolist() == state.moves(seat)
        row = Row(SIZE)
        encode(row, state, seat)
        assert rows[number].tolist() == list(row.done())
        assert hidden[number][:8].tolist() == state.players[1 - seat].hand
        down = np.flatnonzero(hidden[number][8:]).tolist()
        assert down == ([state.down] if state.phase == Phases.RECRUIT else [])


def seldom_ending(state: AgentAvenue, seat: int, random: Stream) -> int:
    """A random move that does not end the game, where there is one: so decks run out and markets empty."""
    moves = state.moves(seat)
    for _ in range(4):
        move = random.choose(moves)
        twin = state.copy()
        twin.apply(seat, move)
        if not twin.over():
            break
    return move


def replay(mode: str, count: int, seed: str) -> tuple[set[int], list[AgentAvenue]]:
    """Play every game to its end in both forms; the moves that occurred and the last states."""
    games, states = side_by_side(mode, count, seed)
    random = Stream(f"{seed} moves")
    seen: set[int] = set()
    while running := [number for number in range(count) if not states[number].over()]:
        compare(games, states, running)
        moves: Any = np.zeros(count, np.int64)
        for number in running:
            state = states[number]
            seat = state.pending()[0]
            moves[number] = seldom_ending(state, seat, random)
            state.apply(seat, int(moves[number]))
            seen.add(int(moves[number]))
        games.play(moves)
    assert games.winner.tolist() == [state.winner for state in states]
    return seen, states


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_games_of_the_engine_are_the_same_as_arrays(mode: str) -> None:
    seen, _states = replay(mode, 60, f"arrays {mode}")
    assert len(seen) > (20 if mode == "simple" else 40)


@pytest.mark.long
@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_thousands_of_games_are_the_same_as_arrays(mode: str) -> None:
    seen, states = replay(mode, 3000, f"many {mode}")
    last = Moves.TAKE if mode == "simple" else Moves.FIRST_NOTE
    mates = range(Moves.LET_MATE_TAKE, Moves.CHOOSE)
    assert seen == {move for move in range(last) if move not in mates}
    assert any(state.deck_size() == 0 and not state.met for state in states)


def test_only_the_games_marked_begin_anew() -> None:
    games, states = side_by_side("simple", 4, "anew")
    games.play(np.array([state.moves(state.active)[-1] for state in states]))
    fresh = np.array([True, False, True, False])
    decks, starts = np.array([state.deck for state in states]), np.array([state.active for state in states])
    games.deal(fresh, decks, np.tile(np.arange(15), (4, 1)), starts)
    assert (games.phase == np.where(fresh, Phases.PLAY, Phases.COVER)).all()
