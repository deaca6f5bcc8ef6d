"""What the Recruiter does unseen, and cards that nobody or not everybody knows (MM-6)."""

from typing import Any

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.codes import Locations, Moves, Phases
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import NOTE_TOKENS, RECRUITER
from safehouse.games.mind_mgmt.tests.scenes import play_on


def told(state: MindMgmt, seat: int, since: int) -> list[Any]:
    assert state.events is not None
    seen = (GAME.book.to_json(event, seat) for event in state.events[since:])
    return [event for event in seen if event is not None]


@clause("MM-6.07", "MM-6.08")
def test_the_recruiter_knows_which_cards_lie_face_down_but_not_their_order() -> None:
    state = GAME.deal(GAME.read_options({}), "deck")
    random = Stream("deck")
    while state.phase < Phases.RECRUITER_TURN:
        play_on(state, random)
    drawn: dict[int, list[Any]] = {}
    for seat in (RECRUITER, 1):
        worlds = GAME.worlds(GAME.view(state, seat))
        drawn[seat] = [worlds.draw(Stream(f"deck {number}")) for number in range(8)]
    assert {tuple(sorted(world.deck)) for world in drawn[RECRUITER]} == {tuple(sorted(state.deck))}
    assert len({tuple(world.deck) for world in drawn[RECRUITER]}) > 1
    assert len({tuple(sorted(world.deck)) for world in drawn[1]}) > 1


@clause("MM-6.31", "MM-6.17", "MM-5.206", "MM-5.404", "MM-5.309")
@pytest.mark.parametrize("options", [each for each in GAME.configurations() if each.mode == "full"][:4])
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
        if seat == RECRUITER and hidden and state.phase == phase and phase != Phases.OVER:
            hidden_moves += 1
            assert [GAME.view_bytes(state, seat) for seat in seats] == before
            assert [told(state, seat, since) for seat in seats] == [[] for _ in seats]
    assert hidden_moves > 4


@clause("MM-6.31", "MM-4.22")
def test_no_imagined_walk_of_the_setup_ends_in_a_blind_alley() -> None:
    state = GAME.deal(GAME.read_options({"mode": "full"}), "walk", listen=False)
    while state.phase != Phases.START:
        state.play(state.pending()[0], state.moves(state.pending()[0])[0])
    worlds, random = GAME.worlds(GAME.view(state, 1)), Stream("walk")
    assert all(world.moves(RECRUITER) for world in (worlds.draw(random) for _ in range(3000)))


@clause("MM-5.1007", "MM-6.31")
def test_worlds_can_be_imagined_while_the_note_of_the_start_waits_for_room() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "no room")
    while RECRUITER not in state.pending():
        seat = state.pending()[0]
        state.play(seat, state.moves(seat)[0])
    for _ in range(NOTE_TOKENS):
        state.play(1, Moves.NOTE_PLACE)
    state.play(RECRUITER, state.moves(RECRUITER)[0])
    state.play(RECRUITER, Moves.START_AT + Locations.B2)
    view = GAME.view(state, 1)
    assert view.phase == "dropping"
    worlds = [GAME.worlds(view).draw(Stream(f"no room {n}")) for n in range(20)]
    assert {world.recruiter for world in worlds} == set(state.setting.recruiters)
    for world in worlds:
        assert GAME.view_bytes(world, 1) == GAME.view_bytes(state, 1)
        world.play(1, Moves.DROP_NOTE)
        assert world.phase == Phases.WALK and world.confirmed
