"""What a thing means now: from what the seat knows and nothing else."""

from typing import Any

from safehouse.core.about import explain, meaning
from safehouse.core.words import Words
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.tables.limits import RECRUITER
from safehouse.games.mind_mgmt.tests.scenes import scene

WORDS = Words("en", GAME, strict=True)
AGENTS = 1


def said(topic: str, seat: int, **position: Any) -> list[str]:
    table = scene(**position)
    return meaning(topic, GAME.view(table.state, seat), WORDS)


def test_the_numbers_of_the_mode_are_those_of_the_data() -> None:
    for mode, goal, last in (("training", "9", "14:00"), ("full", "12", "16:00")):
        told = explain("thing:recruiter", Words("en", GAME, options=GAME.read_options({"mode": mode})))
        assert told is not None
        assert f"with {goal} revealed recruits, or when it becomes {last}" in told.text


def test_the_own_way_is_told_to_the_recruiter_alone() -> None:
    trail = ("C1", "C2", "D2", "C3", "C4")
    assert said("location:C2", RECRUITER, trail=trail) == ["You were here at 2:00."]
    assert said("location:C4", RECRUITER, trail=trail)[0] == "You are here now."
    assert said("location:C2", AGENTS, trail=trail) == []


def test_own_cards_are_told_to_the_recruiter_alone_until_they_are_shown() -> None:
    hand = ("bookstore", "pool", "parrot")
    assert "It is one of your three cards." in said("feature:bookstore", RECRUITER, hand=hand)
    assert said("feature:bookstore", AGENTS, hand=hand, immortals=("C2", "B2", "B3", "D3")) == []
    assert "turned up by SHAKEDOWN" in said("feature:bookstore", AGENTS, hand=hand, shown=("bookstore",))[0]


def test_a_guarded_feature_names_the_immortal_that_stands_there() -> None:
    told = said("feature:umbrella", AGENTS, immortals=("C2", "B2", "B3", "D3"))
    assert told == ["Nobody can ASK about it now: an Immortal stands on B3."]


def test_the_standing_counts_the_turns_left() -> None:
    told = said("thing:time_track", AGENTS, mode="training")
    assert told[0].endswith("9 turns of the Recruiter are left until 14:00.")
