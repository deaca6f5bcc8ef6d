"""Questions and standing name what is possible now, and nothing that only the full game has."""

from typing import Any

from safehouse.core.situation import question, standing
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import FEATURES_OF
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.tests.scenes import acting, scene

WORDS = Words("en", GAME, strict=True)


def asked(**position: Any) -> str:
    return asked_in(scene(**position).state)


def asked_in(state: MindMgmt) -> str:
    return question(GAME, GAME.view(state, RECRUITER), state.moves(RECRUITER), WORDS)


def test_the_training_mission_offers_no_immortal_and_no_spent_mind_slip() -> None:
    assert asked(mode="training") == "Your turn: one STEP or MIND SLIP."
    assert asked(mode="training", slips_front=0) == "Your turn: one STEP."


def test_the_full_game_names_immortals() -> None:
    assert asked().endswith("besides that you may move an Immortal.")


def test_the_set_up_walk_counts_its_steps_and_recruits() -> None:
    state = GAME.deal(GAME.read_options({"mode": "training"}), "walk")
    while len(state.trail) < 3:
        state.play(RECRUITER, state.moves(RECRUITER)[0])
    state.hand = sorted({feature for cell in state.trail for feature in FEATURES_OF[cell]})[:3]
    view = GAME.view(state, RECRUITER)
    assert question(GAME, view, state.moves(RECRUITER), WORDS).startswith("Set-up walk, STEP 3 of 4;")
    told = standing(GAME, view, WORDS)
    assert "(now 3:00)" in told
    assert f"{sum(state.hits(cell) for cell in state.trail)} recruits are not announced yet" in told


def test_an_answer_says_what_is_marked_already() -> None:
    table = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), steps=("D2",))
    table.plays("one ask billboard")
    told = asked_in(table.state)
    assert told.endswith(
        "Where you have been is marked already (D2), so no new step token is placed; that is a true answer."
    )
