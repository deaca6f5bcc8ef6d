"""Bots: from views only, both sides, every mode."""

import pytest

from safehouse.bots.roster import make, makers
from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.core.view import encode
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots import BOTS, evaluate
from safehouse.games.mind_mgmt.bots import LEVELS as BOT_LEVELS
from safehouse.games.mind_mgmt.bots.players import character_of
from safehouse.games.mind_mgmt.bots.recruiter_mind import RecruiterMind
from safehouse.games.mind_mgmt.bots.rollouts import RolloutRecruiter
from safehouse.games.mind_mgmt.bots.shift import WORTH
from safehouse.games.mind_mgmt.codes import Modules, Moves, Phases
from safehouse.games.mind_mgmt.data import AUTO
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.limits import MODULES_PER_SIDE
from safehouse.games.mind_mgmt.tests.scenes import cell, scene


def play(names: tuple[str, str], seed: str, **options: object) -> MindMgmt:
    state = GAME.deal(GAME.read_options(options), seed)
    bots = [make(name, GAME) for name in names]
    for bot in bots:
        bot.limit(48)
    random = Stream(seed)
    while not state.over():
        seat = state.pending()[0]
        moves = state.moves(seat)
        view = GAME.read_view(encode(GAME.view(state, seat)))
        state.play(seat, bots[min(seat, 1)].choose(view, moves, random))
    return state


@clause("MM-5.1505", "MM-5.1510", "MM-5.1605")
@pytest.mark.parametrize("name", [*sorted(BOTS), *sorted(BOT_LEVELS)])
def test_every_bot_plays_both_sides_from_views(name: str) -> None:
    """Rollouts as Recruiter only, against quick Agents: they take their time."""
    rival = "tracker" if name == "rollout" else name
    assert play((name, rival), f"bots {name}", mode="training", players=4).result() is not None
    assert "greedy" in makers(GAME)


@pytest.mark.parametrize("seed", range(2))
def test_bots_play_with_every_module(seed: int) -> None:
    options = GAME.configurations()[7].to_json()
    assert play(("normal", "tracker"), f"modules {seed}", **options).result() is not None


USED = ("lift_mayhem", "place_checkpoint", "tap", "use_taxi", "reveal_with_expert", "call_double_shift")


def test_bots_use_what_the_packages_bring() -> None:
    options = GAME.configurations()[8].to_json() | {"players": 2}
    unused = set(USED)
    for number in range(60):
        state = GAME.deal(GAME.read_options(options), f"packages {number}")
        minds, random = [make("hard", GAME) for _side in range(2)], Stream(f"packages {number}")
        while not state.over():
            seat = state.pending()[0]
            view = GAME.read_view(encode(GAME.view(state, seat)))
            move = minds[min(seat, 1)].choose(view, state.moves(seat), random)
            unused.discard(GAME.space.to_text(move).split()[0])
            state.play(seat, move)
        if not unused:
            break
    assert not unused


def picked_by_bots(**options: object) -> set[int]:
    state = GAME.deal(GAME.read_options({"opened_recruiter": 7, "opened_agents": 7} | options), "picks")
    mind, random = make("hard", GAME), Stream("picks")
    while state.phase == Phases.PICKING:
        seat = state.pending()[0]
        view = GAME.read_view(encode(GAME.view(state, seat)))
        state.play(seat, mind.choose(view, state.moves(seat), random))
    return {module for module in range(Modules.COUNT) if state.modules[module]}


@clause("MM-5.1304", "MM-5.1307")
def test_modules_are_picked_by_their_worth() -> None:
    """Whoever picks first takes as many as are worth more than what the other may take in turn."""
    after_agents_won = picked_by_bots(last_winner="rogue_agents", streak=2)
    assert after_agents_won == {Modules.BODY_DOUBLE, Modules.OPEN_CALL}
    after_recruiter_won = picked_by_bots(last_winner="recruiter", streak=2)
    assert after_recruiter_won == {Modules.TIP_LINE, Modules.EARLY_WARNING}


@clause("MM-5.1314")
def test_of_the_others_modules_the_weakest_are_picked() -> None:
    picked = picked_by_bots(selection="mutual", number=1)
    assert picked == {
        min(range(MODULES_PER_SIDE), key=WORTH.__getitem__),
        min(range(MODULES_PER_SIDE, Modules.COUNT), key=WORTH.__getitem__),
    }


def test_the_same_view_and_stream_give_the_same_choice() -> None:
    first = play(("tracker", "normal"), "same", mode="training")
    second = play(("tracker", "normal"), "same", mode="training")
    assert first.trail == second.trail and first.clues == second.clues


@pytest.mark.parametrize("mode", ["training", "full"])
def test_rollouts_can_decide_where_the_walk_starts_and_leads(mode: str) -> None:
    state = GAME.deal(GAME.read_options({"mode": mode}), "start")
    random = Stream("start")
    while state.phase != Phases.START:
        state.play(state.pending()[0], random.choose(state.moves(state.pending()[0])))
    mind = RolloutRecruiter(games=1, setup_games=3, start_games=3)
    before = state.copy()
    start = mind.choose(state, state.moves(0), Stream("x"))
    assert start in state.moves(0) and start == mind.choose(state, state.moves(0), Stream("x"))
    assert (state.trail, state.deck, state.clues) == (before.trail, before.deck, before.clues)
    state.play(0, start)
    while state.phase != Phases.WALK:
        state.play(state.pending()[0], random.choose(state.moves(state.pending()[0])))
    assert mind.choose(state, state.moves(0), Stream("x")) in state.moves(0)


def test_planning_agents_beat_a_wanderer() -> None:
    won = sum(
        play(("wanderer", "tracker"), f"hunt {n}", mode="training").result().winners == [1] for n in range(12)
    )
    assert won >= 10


@clause("MM-5.1507", "MM-5.1508")
def test_levels_take_their_parameters_from_the_data() -> None:
    assert set(AUTO.levels) == {"easy", "normal", "hard"}
    hard = character_of(AUTO.levels["hard"])
    assert (hard.plan_depth, hard.counted, hard.danger) == (3, 4000, 3.0)
    easy = character_of(AUTO.levels["easy"])
    t = scene(("C4", "C5", "B5", "B4", "B3"))
    slips = [move for move in t.state.moves(0) if GAME.space.kind_of(move).name == "slip"]
    assert slips
    for number in range(20):
        choice = RecruiterMind(easy).choose(t.state.copy(), t.state.moves(0), Stream(str(number)))
        assert choice not in slips, "an easy Recruiter slips only when no STEP is left"


@clause("MM-5.1508")
def test_the_recruiter_keeps_away_from_dead_ends() -> None:
    t = scene(
        ("B3", "A3", "A2", "B2", "B1"), mode="training", hand=("billboard", "garden", "parrot"), slips_front=0
    )
    assert set(t.options("recruiter")) == {"step A1", "step C1"}
    choice = RecruiterMind().choose(t.state, t.state.moves(0), Stream("x"))
    assert GAME.space.to_text(choice) == "step C1", "A1 would bring a recruit, but no way out"


@clause("MM-5.1509")
def test_immortals_claim_first_and_pay_only_with_old_steps() -> None:
    t = scene(
        ("C5", "C4", "D4", "E4", "E3", "F3"),
        immortals=("F7", "D1", "B2", "B4"),
        area=("dream_bus", "psychic_palm"),
    )
    recruiter = RecruiterMind()
    t.state.action_done = True
    first = recruiter.choose(t.state, t.state.moves(0), Stream("x"))
    assert Moves.MOVE_IMMORTAL <= first < Moves.PAY_STEP
    t.state.play(0, first)
    claim = recruiter.choose(t.state, t.state.moves(0), Stream("x"))
    assert GAME.space.kind_of(claim).name == "claim"
    t.state.play(0, claim)
    payment = recruiter.choose(t.state, t.state.moves(0), Stream("x"))
    if GAME.space.kind_of(payment).name == "pay_step":
        assert t.state.hour - t.state.hour_of(payment - Moves.PAY_STEP) >= 4


def test_the_evaluation_knows_won_and_lost() -> None:
    t = scene()
    assert -1 < evaluate(t.state, 0) < 1
    assert evaluate(t.state, 0) == -evaluate(t.state, 1)
    near = scene(agents={"meru": "C4"})
    assert evaluate(near.state, 0) < evaluate(t.state, 0)
    assert cell("A1") == 0
