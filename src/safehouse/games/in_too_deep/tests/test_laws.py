"""5U and the laws of the contract, looked at closely for this game."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.core.truth import dump
from safehouse.core.words import LANGUAGES, Words
from safehouse.games.in_too_deep import GAME
from safehouse.games.in_too_deep.options import InTooDeepOptions
from safehouse.games.in_too_deep.rules.state import InTooDeep
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


@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_play_ends_with_a_result(number: int) -> None:
    options = CONFIGURATIONS[number]
    state = GAME.deal(options, "end", listen=False)
    random = Stream("end")
    steps = 0
    while state.pending():
        seat = random.choose(state.pending())
        state.apply(seat, lean(state.moves(seat), random))
        steps += 1
        assert steps < GAME.longest
    result = state.result()
    assert result is not None
    assert len(result.scores) == options.seats()
    assert result.reason in GAME.end_reasons


def test_copies_are_independent() -> None:
    random = Stream("copies")
    for step, state in enumerate(walk(CONFIGURATIONS[1], "copies", 1200)):
        if step % 40:
            continue
        before = dump(without_cards(state))
        twin = state.copy()
        assert twin.events is None
        for _ in range(15):
            if twin.pending():
                seat = random.choose(twin.pending())
                twin.play(seat, random.choose(twin.moves(seat)))
        assert dump(without_cards(state)) == before


def without_cards(state: InTooDeep) -> InTooDeep:
    """The cards never change; they only make the dump long."""
    twin = state.copy()
    twin.cards = type(state.cards)()
    return twin


@clause("ZH-3.8", "ZH-5.89")
def test_an_item_is_held_or_dropped_never_both() -> None:
    for state in walk(CONFIGURATIONS[2], "items", 1500):
        for item in range(8):
            holder = state.holder[item]
            assert (holder == NOBODY) == (state.item_at[item] >= 0)
            assert holder == NOBODY or state.holds[holder] == item


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_move_and_event_can_be_said(language: str) -> None:
    for number in (1, 4, 6):
        words = Words(language, GAME, you=0, strict=True)
        last = None
        for step, state in enumerate(walk(CONFIGURATIONS[number], "say", 700)):
            last = state
            if step % 9 == 0:
                for seat in range(-1, state.seats):
                    words.question(GAME.view(state, seat).question, state.pending())
                for seat in state.pending():
                    for move in state.moves(seat):
                        words.move(move)
        assert last is not None
        for event in last.events or []:
            told = GAME.book.to_json(event, 0)
            if told is not None:
                assert "[" not in words.event(told)
