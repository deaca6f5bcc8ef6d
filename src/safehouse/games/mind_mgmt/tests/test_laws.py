"""Laws of the contract on MIND MGMT: play ends, copies are independent, worlds fit, nothing leaks."""

from typing import Any

import pytest

from safehouse.core.errors import Illegal
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.core.truth import dump
from safehouse.core.view import encode
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.board import BORDER_COUNT, CELLS, OPEN_CITY, Streets, size_of, within
from safehouse.games.mind_mgmt.moves import OVER, RECRUITER
from safehouse.games.mind_mgmt.state import MindMgmt

CONFIGURATIONS = GAME.configurations()


def play_on(state: MindMgmt, random: Stream) -> tuple[int, int]:
    """One random move, now and then a note instead; returns who played what."""
    pending = state.pending()
    seat = pending[random.below(len(pending))]
    writer = 1 + random.below(state.setting.players - 1)
    notes = state.notes(writer) if random.below(12) == 0 else []
    if notes:
        move = random.choose(notes)
        state.play(writer, move)
        return writer, move
    move = random.choose(state.moves(seat))
    state.play(seat, move)
    return seat, move


def told(state: MindMgmt, seat: int, since: int) -> list[Any]:
    assert state.events is not None
    seen = (GAME.book.to_json(event, seat) for event in state.events[since:])
    return [event for event in seen if event is not None]


@pytest.mark.parametrize(
    "options", CONFIGURATIONS, ids=lambda o: f"{o.mode}-{o.players}-{o.selection}-{o.last_winner}"
)
def test_random_play_ends_and_keeps_the_books(options: Any) -> None:
    for number in range(4):
        state = GAME.deal(options, f"law {number}")
        parts = GAME.components(state)
        random = Stream(f"play {number}")
        decisions = 0
        while not state.over():
            play_on(state, random)
            decisions += 1
            assert decisions < 2 * GAME.longest
            assert GAME.components(state) == parts
            check_books(state)
        assert state.result() is not None


def check_books(state: MindMgmt) -> None:
    """The property tests the ledger asks for in section 9."""
    assert len(set(state.trail)) == len(state.trail)
    assert size_of(state.steps | state.confirmed) <= len(state.trail)
    assert state.steps & state.confirmed == 0
    assert (state.steps | state.confirmed) & ~state.visited == 0
    assert len(set(state.immortals)) == len(state.immortals)
    assert state.notes_on_board() <= 15
    if state.streets is not OPEN_CITY:
        assert sorted(state.streets.mayhem) == sorted(state.mayhem)
        assert state.streets.checkpoints == state.checkpoints
    announced = sum(count for count in state.announced if count >= 0)
    assert announced + len(state.discard) == state.recruits
    assert announced + state.unannounced == sum(state.contacts) or state.announced[5] < 0
    if state.announced[5] >= 0 and not state.action_done:
        assert len(state.trail) == state.hour


@pytest.mark.parametrize("options", CONFIGURATIONS[4:8], ids=lambda o: f"{o.mode}-{o.players}")
def test_moves_are_exactly_what_play_accepts(options: Any) -> None:
    state = GAME.deal(options, "codes")
    random = Stream("codes")
    while not state.over():
        seat = state.pending()[0]
        if random.below(10) == 0:
            legal = {m for m in range(GAME.space.first_note) if state.why_not(seat, m) is None}
            assert sorted(legal) == state.moves(seat)
            writers = range(options.players)
            for writer in writers:
                notes = [
                    m for m in range(GAME.space.first_note, GAME.space.size) if not state.why_not(writer, m)
                ]
                assert notes == sorted(state.notes(writer))
            before = dump(state)
            forbidden = next(m for m in range(GAME.space.size) if m not in legal and state.why_not(seat, m))
            with pytest.raises(Illegal):
                state.play(seat, forbidden)
            assert dump(state) == before
        play_on(state, random)


@pytest.mark.parametrize("options", CONFIGURATIONS[3:8], ids=lambda o: f"{o.mode}-{o.players}")
def test_a_copy_is_independent_and_goes_on_alike(options: Any) -> None:
    state = GAME.deal(options, "copies")
    random = Stream("copies")
    while not state.over():
        twin = state.copy()
        assert dump(twin) == dump(state)
        before = dump(state)
        line = random.copy()
        play_on(twin, line)
        assert dump(state) == before
        play_on(state, random)
        assert dump(twin) == dump(state)


@clause("MM-6.32", "MM-6.07", "MM-6.08")
@pytest.mark.parametrize(
    "options", CONFIGURATIONS, ids=lambda o: f"{o.mode}-{o.players}-{o.selection}-{o.last_winner}"
)
def test_imagined_worlds_cannot_be_told_from_the_truth(options: Any) -> None:
    """Byte-equal views and moves at once; byte-equal events until something is revealed."""
    state = GAME.deal(options, "worlds")
    random = Stream(f"worlds {options}")
    while not state.over():
        if random.below(9) == 0:
            for seat in (WATCHER, RECRUITER, 1):
                view = GAME.view(state, seat)
                worlds = GAME.worlds(GAME.read_view(encode(view)))
                for _draw in range(2):
                    compare(state.copy(), worlds.draw(random), seat, random.copy())
        play_on(state, random)


def compare(truth: MindMgmt, world: Any, seat: int, random: Stream) -> None:
    truth.events, world.events = [], []
    for _move in range(6):
        assert GAME.view_bytes(world, seat) == GAME.view_bytes(truth, seat)
        assert world.moves(seat) == truth.moves(seat)
        if truth.over() or seat not in truth.pending():
            return
        move = random.choose(truth.moves(seat))
        truth.play(seat, move)
        world.play(seat, move)
        if any(GAME.book.reveals(event) for event in [*truth.events, *world.events]):
            return
        assert told(world, seat, 0) == told(truth, seat, 0)


@clause("MM-6.31", "MM-6.17", "MM-5.206", "MM-5.404", "MM-5.309")
@pytest.mark.parametrize("options", CONFIGURATIONS[4:8])
def test_nothing_of_the_recruiters_action_shows_before_his_turn_ends(options: Any) -> None:
    """STEP, MIND SLIP and the gained token leave the others' views and event streams untouched."""
    state = GAME.deal(options, "hidden")
    random = Stream("hidden")
    hidden_moves = 0
    while not state.over():
        seats = [WATCHER, *range(1, options.players)]
        before = [GAME.view_bytes(state, seat) for seat in seats]
        assert state.events is not None
        since = len(state.events)
        phase = state.phase
        seat, move = play_on(state, random)
        kind = GAME.space.kind_of(move).name
        hidden = kind in ("step", "slip", "choose_recruiter", "draw_recruiter", "start_at", "return_feature")
        if seat == RECRUITER and hidden and state.phase == phase and phase != OVER:
            hidden_moves += 1
            assert [GAME.view_bytes(state, seat) for seat in seats] == before
            assert [told(state, seat, since) for seat in seats] == [[] for _ in seats]
    assert hidden_moves > 4


def test_the_codec_is_a_bijection() -> None:
    space = GAME.space
    for code in range(space.size):
        assert space.encode(space.decode(code)) == code
        assert space.from_text(space.to_text(code)) == code


def test_the_named_numbers_of_the_rules_are_those_of_the_move_space() -> None:
    from safehouse.games.mind_mgmt import moves

    for kind in GAME.space.kinds:
        assert getattr(moves, kind.name.upper()) == GAME.space.base[kind.name]
    assert GAME.space.size == moves.MOVES
    assert GAME.space.first_note == moves.FIRST_NOTE
    for number, event in enumerate(GAME.book.kinds):
        assert getattr(moves, event.name.upper()) == number


def test_blocked_borders_change_the_reach_of_agents_everywhere_they_should() -> None:
    random = Stream("reach")
    for _try in range(40):
        streets = Streets([random.below(BORDER_COUNT) for _token in range(5)])
        assert streets.reach == [within(streets.roads, cell, 2) for cell in range(CELLS)]
