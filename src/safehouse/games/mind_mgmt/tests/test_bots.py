"""Bots and the assistant: from views only, both sides, every mode; the automatic Recruiter is fair."""

import pytest

from safehouse.bots.roster import make, makers
from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.core.view import encode
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.assist import LEVELS, Assistant, AssistError, assist
from safehouse.games.mind_mgmt.bots import BOTS, evaluate
from safehouse.games.mind_mgmt.bots import LEVELS as BOT_LEVELS
from safehouse.games.mind_mgmt.bots.players import character_of
from safehouse.games.mind_mgmt.bots.recruiter_mind import RecruiterMind
from safehouse.games.mind_mgmt.codes import Moves
from safehouse.games.mind_mgmt.data import AUTO
from safehouse.games.mind_mgmt.rules.state import MindMgmt
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


def test_the_same_view_and_stream_give_the_same_choice() -> None:
    first = play(("tracker", "normal"), "same", mode="training")
    second = play(("tracker", "normal"), "same", mode="training")
    assert first.trail == second.trail and first.clues == second.clues


def test_planning_agents_beat_a_wanderer() -> None:
    won = sum(
        play(("wanderer", "tracker"), f"hunt {n}", mode="training").result().winners == [1] for n in range(12)
    )
    assert won >= 10


@clause("MM-5.1507", "MM-5.1508")
def test_levels_take_their_parameters_from_the_data() -> None:
    assert set(AUTO.levels) == set(LEVELS)
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


def lead(**values: object) -> tuple[Assistant, list[str]]:
    """A whole game with people who type the first thing on the menu, questions preferred."""
    said: list[str] = []
    box: list[Assistant] = []
    random = Stream("people")

    def read() -> str:
        assistant = box[0]
        menu = assistant.menu()
        asking = [line for line in menu if line.startswith(("ask ", "reveal"))]
        return random_line(asking or menu, random)

    assistant = Assistant(**values)  # type: ignore[arg-type]
    box.append(assistant)
    said += assistant.begin()
    while not assistant.over():
        said += assistant.enter(read())
    return assistant, said


def random_line(lines: list[str], random: Stream) -> str:
    return lines[random.below(len(lines))]


@clause("MM-5.1501", "MM-5.1503", "MM-5.1504", "MM-5.1506")
@pytest.mark.parametrize("level", LEVELS)
def test_the_program_plays_the_recruiter_for_people(level: str) -> None:
    for mode in ("training", "full"):
        assistant, said = lead(mode=mode, people=2, level=level, language="cs", seed=f"{level} {mode}")
        assert not any(line.startswith("[") for line in said), "a text is missing"
        assert assistant.fair()
        assert len(assistant.fingerprints) >= 3
        assert assistant.openings()[-1].secret.trail == assistant.view().secret.trail  # type: ignore[union-attr]


def test_the_assistant_hides_the_secret_map_until_the_end() -> None:
    assistant = Assistant(seed="hidden")
    said = assistant.begin()
    assert assistant.view().secret is None
    with pytest.raises(AssistError):
        assistant.openings()
    assert assistant.enter("help") and assistant.enter("moves") and assistant.enter("map")
    assert assistant.enter("nonsense") == assistant.enter("9999")
    assert said


def test_the_command_interface_reads_and_writes_lines() -> None:
    lines = iter(["moves", "1", "question", "quit"])
    written: list[str] = []
    assistant = assist(lambda: next(lines, None), written.append, mode="training", level="easy", seed="cli")
    assert not assistant.over() and len(written) > 5


@clause("MM-5.1603", "MM-5.1601", "MM-5.1602")
def test_a_human_recruiter_may_admit_a_mistake() -> None:
    assistant = Assistant(mode="training", level="person", seed="mistake")
    assistant.begin()
    for _move in range(6):
        assistant.enter("1")
    trail = assistant.view(0).secret.trail  # type: ignore[union-attr]
    assert len(assistant.admit_mistake(2, trail[1:3])) == 2
    assert {note.at for note in assistant.view().notes} == set(trail[:3])
    with pytest.raises(AssistError):
        assistant.admit_mistake(2, trail[1:2])
    with pytest.raises(AssistError):
        Assistant(seed="auto").admit_mistake(1, ["A1"])
    with pytest.raises(AssistError):
        Assistant(people=5)
    with pytest.raises(AssistError):
        Assistant(level="godlike")
