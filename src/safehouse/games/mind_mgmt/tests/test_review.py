"""What reviews of MIND MGMT play games out by."""

from safehouse.bots.judge import judge_of
from safehouse.core.random import Stream
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.rollouts import SetupTrails, rough_trails
from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.review import EVEN
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS


def during_setup(seed: str, entries: int) -> MindMgmt:
    state, random = GAME.deal(GAME.typical(), seed, listen=False), Stream(seed)
    for _ in range(entries):
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    assert isinstance(state, MindMgmt) and len(state.trail) <= SETUP_HOURS
    return state


def test_games_that_share_what_the_table_holds_possible_end_as_they_would_alone() -> None:
    """Other borders and another token leave other trails, whatever else was told alike."""
    setups = SetupTrails()
    for number in range(12):
        for entries in (0, 4, 12):
            alone, sharing = (during_setup(f"shared {number % 3}", entries) for _ in range(2))
            EVEN.play_out(alone, None, Stream(f"minds {number}"))
            EVEN.play_out(sharing, None, Stream(f"minds {number}"), -1, setups)
            assert (alone.end, alone.trail) == (sharing.end, sharing.trail)


def test_trails_are_kept_apart_by_what_lies_on_the_board() -> None:
    setups, state = SetupTrails(), during_setup("apart", 0)
    while len(state.trail) < SETUP_HOURS:
        seat = state.pending()[0]
        state.play(seat, state.moves(seat)[0])
    before = setups.after_walk(state)
    state.mayhem = [border + 1 for border in state.mayhem]
    fresh, shared = rough_trails(state), setups.after_walk(state)
    assert [trail.cells for trail in shared.trails] == [trail.cells for trail in fresh.trails]
    assert [trail.cells for trail in shared.trails] != [trail.cells for trail in before.trails]


def test_the_judge_takes_its_time_once_the_table_is_set() -> None:
    judge, state, random = judge_of(GAME, GAME.typical()), during_setup("patience", 0), Stream("patience")
    begun = judge.effort(GAME.view(state, state.pending()[0]))
    assert begun.rivals == 1 and begun.patience == 4.0 and begun.rounds < judge.rounds
    while state.phase <= Phases.SECOND_TOKEN:
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    laid = judge.effort(GAME.view(state, state.pending()[0]))
    assert (laid.rounds, laid.patience, laid.rivals) == (judge.rounds, judge.patience, judge.rivals)
    assert laid.rivals > 1
