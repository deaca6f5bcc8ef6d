"""The position in words, as the terminal tells it: the same city for everybody, the own secrets for one."""

import msgspec
import pytest

from safehouse.core.random import Stream
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import MODULE_IDS
from safehouse.games.mind_mgmt.describe import describe
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.view import Clue


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("mode", ["training", "full"])
def test_every_position_of_a_game_can_be_told(mode: str, language: str) -> None:
    state = GAME.deal(GAME.read_options({"mode": mode}), "in words")
    words, random = Words(language, GAME, strict=True), Stream("in words")
    told: set[str] = set()
    while pending := state.pending():
        for seat in (RECRUITER, 1):
            told.update(describe(GAME.view(state, seat), words))
        state.play(pending[0], random.choose(state.moves(pending[0])))
    assert len(told) > 20


def test_the_path_is_told_to_the_recruiter_alone() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "in words")
    random, words = Stream("in words"), Words("en", GAME, strict=True)
    while len(state.trail) < 4:
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    own, others = (describe(GAME.view(state, seat), words) for seat in (RECRUITER, 1))
    assert any(line.startswith("Your path, hour by hour: 1: ") for line in own)
    assert not any("Your" in line for line in others)
    assert own[0].startswith("It is 4:00.")
    assert others[0].startswith("The Recruiter’s set-up walk.")


def test_after_the_end_the_agents_are_told_whose_path_it_was() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "in words")
    random, words = Stream("in words"), Words("en", GAME, strict=True)
    while pending := state.pending():
        state.play(pending[0], random.choose(state.moves(pending[0])))
    told = describe(GAME.view(state, 1), words)
    assert any(line.startswith("The Recruiter’s path, hour by hour: 1: ") for line in told)
    assert not any("Your" in line for line in told)


def test_an_agent_who_is_acting_is_not_called_activated_already() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "in words")
    random, words = Stream("in words"), Words("en", GAME, strict=True)
    while GAME.view(state, 1).activation is None:
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    assert not any("already activated" in line for line in describe(GAME.view(state, 1), words))


def test_the_recruiter_is_told_what_the_cards_to_choose_from_do() -> None:
    state = GAME.deal(GAME.read_options({"mode": "full"}), "in words")
    words = Words("en", GAME, strict=True)
    own, others = (describe(GAME.view(state, seat), words) for seat in (RECRUITER, 1))
    assert sum(line.startswith("You can choose the card ") for line in own) == 2
    assert not any(line.startswith("You can choose") for line in others)


@pytest.mark.parametrize("seat", [RECRUITER, 1])
def test_every_answer_so_far_is_told(seat: int) -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "in words")
    random, words = Stream("in words"), Words("en", GAME, strict=True)
    answers: list[str] = []
    kinds = ("start", "step", "steps", "no_step", "confirmed", "not_here")
    while pending := state.pending():
        view = GAME.view(state, seat)
        answered = [clue for clue in view.clues if clue.kind in kinds]
        for line in describe(view, words):
            if line.startswith("What the Recruiter has told: "):
                answers = line.split("; ")
                assert len(answers) == len(answered)
                break
        else:
            assert not answered
        state.play(pending[0], random.choose(state.moves(pending[0])))
    assert any("no new step token" in answer for answer in answers)


@pytest.mark.parametrize(
    ("places", "told"),
    [([], "no new step token"), (["A1"], "step token on A1"), (["A1", "B2"], "step tokens on A1, B2")],
)
def test_an_answer_for_all_places_at_once_says_where_or_that_there_is_none(
    places: list[str], told: str
) -> None:
    view = GAME.view(GAME.deal(GAME.read_options({"mode": "full"}), "in words"), 1)
    clue = Clue(kind="steps", hour=6, feature="parrot", places=places)
    lines = describe(msgspec.structs.replace(view, clues=[clue]), Words("en", GAME, strict=True))
    assert f"What the Recruiter has told: 6:00, parrot: {told}." in lines


def test_every_shift_module_in_play_is_explained() -> None:
    packages = {"opened_recruiter": 7, "opened_agents": 7, "modules": ",".join(MODULE_IDS)}
    state = GAME.deal(GAME.read_options(packages), "in words")
    for language in ("cs", "en"):
        words = Words(language, GAME, strict=True)
        lines = describe(GAME.view(state, 1), words)
        for module in GAME.view(state, 1).modules:
            assert any(line.startswith(words.say(f"module-{module}")) for line in lines)
    assert len(GAME.view(state, 1).modules) == len(MODULE_IDS)
