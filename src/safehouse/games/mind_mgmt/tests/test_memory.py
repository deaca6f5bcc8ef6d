"""What Agents of a limited memory still know, and how far a Recruiter looks for a blind alley."""

from itertools import pairwise

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.memory import Memory
from safehouse.games.mind_mgmt.bots.players import RUNGS, modules_against
from safehouse.games.mind_mgmt.bots.possible_trails import COUNTED, SAMPLED
from safehouse.games.mind_mgmt.bots.recruiter_mind import Character, RecruiterMind
from safehouse.games.mind_mgmt.bots.rollouts import RolloutRecruiter
from safehouse.games.mind_mgmt.codes import Clues, Features
from safehouse.games.mind_mgmt.data import AUTO
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tests.scenes import cell, scene

TRAIL = ("C5", "C4", "C3", "D3", "D2", "E2")


def asked_thrice() -> MindMgmt:
    """The table was told where he came by at some hour, where he is not, and that no place shows a pool."""
    s = scene(TRAIL, mode="training", steps=("C4",)).state
    s.clue(Clues.START, 1, cell("C5"))
    s.clue(Clues.STEP, 5, Features.PARROT, cell("C4"))
    s.clue(Clues.NO_STEP, 6, Features.POOL)
    s.clue(Clues.NOT_HERE, 6, cell("E3"))
    return s


def remembering(answers: int, trails: int = 10_000) -> Memory:
    memory = Memory()
    memory.answers = answers
    memory.trails = trails
    return memory


def test_a_forgotten_answer_leaves_only_its_token() -> None:
    s = asked_thrice()
    assert remembering(3).recalled(s) == s.clues
    start = s.clues[:4]
    assert remembering(0).recalled(s) == [*start, Clues.PAID, 6, cell("C4"), 0]
    assert remembering(1).recalled(s) == [*start, Clues.PAID, 6, cell("C4"), 0, *s.clues[-4:]]


def test_whoever_forgets_holds_more_trails_possible() -> None:
    s = asked_thrice()
    known = [len(remembering(answers).trails_of(s, COUNTED, SAMPLED)) for answers in (3, 2, 1, 0)]
    assert known == sorted(known) and 0 < known[0] < known[-1]
    assert all(cell("C4") in trail.cells for trail in remembering(0).trails_of(s, COUNTED, SAMPLED))
    few = remembering(0, 6).trails_of(s, COUNTED, SAMPLED)
    assert 0 < len(few) <= 6


def test_announced_numbers_can_be_left_out_of_account() -> None:
    s = asked_thrice()
    s.clue(Clues.SETUP_SUM, 5, 0)
    memory = remembering(3)
    memory.announced = False
    assert memory.recalled(s) == s.clues[:-4]


def test_higher_levels_of_agents_see_more() -> None:
    for rungs in RUNGS.values():
        levels = [rungs.agents[level] for level in ("easy", "normal", "hard", "expert")]
        for lower, higher in pairwise(levels):
            assert lower.answers < higher.answers and lower.trails < higher.trails
            assert lower.announced <= higher.announced and lower.foresight <= higher.foresight


@clause("MM-5.1507")
def test_higher_levels_of_the_recruiter_look_farther() -> None:
    easy, normal, hard = (AUTO.levels[level] for level in ("easy", "normal", "hard"))
    assert easy.alley_depth < normal.alley_depth < hard.alley_depth
    assert easy.particles < normal.particles < hard.particles
    assert easy.playouts <= normal.playouts < hard.playouts


@clause("MM-5.1508")
def test_a_blind_alley_is_seen_as_far_as_a_recruiter_looks() -> None:
    t = scene(
        ("B3", "A3", "A2", "B2", "B1"), mode="training", hand=("billboard", "garden", "parrot"), slips_front=0
    )
    shortsighted = Character()
    shortsighted.alley_depth = 0
    shortsighted.counted = 0
    farsighted = Character()
    farsighted.counted = 0
    chosen = [
        GAME.space.to_text(RecruiterMind(character).choose(t.state, t.state.moves(0), Stream("x")))
        for character in (shortsighted, farsighted)
    ]
    assert chosen == ["step A1", "step C1"]


@clause("MM-5.1508")
def test_whoever_faces_more_modules_takes_more_pains() -> None:
    for_agents = ("tip_line", "early_warning", "wiretap")
    view = scene(TRAIL, modules=(*for_agents, "static")).view("recruiter")
    other = scene(TRAIL, modules=(*for_agents, "static")).view("one")
    assert (modules_against(view), modules_against(other)) == (2, 0)
    turned = scene(TRAIL, modules=("static", "open_call", "cordon")).view("one")
    assert modules_against(turned) == 1
    pains = RUNGS["full"].pains["hard"]
    usual = RUNGS["full"].recruiter("hard")
    pressed = RUNGS["full"].recruiter("hard", 2, pains)
    assert isinstance(usual, RolloutRecruiter) and isinstance(pressed, RolloutRecruiter)
    assert pressed.games == usual.games + 2 * pains.games
    assert pressed.candidates == usual.candidates + 2 * pains.candidates
