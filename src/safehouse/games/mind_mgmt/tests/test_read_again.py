"""Corners found in the rulebook by reading it once more."""

from safehouse.core.testing import clause
from safehouse.games.mind_mgmt.tests.scenes import acting, arguments, kinds, scene

TRAIL = ("C2", "D2", "D3", "D4", "E4", "F4")
AWAY = ("C4", "C5", "B6", "E6")


@clause("MM-5.804", "MM-5.803")
def test_an_action_ends_a_walk_that_has_begun_but_may_come_before_it() -> None:
    t = acting("bill_falls", "B1", trail=TRAIL, immortals=AWAY)
    t.plays("one capture")
    assert "move" in kinds(t, "one")
    t = acting("bill_falls", "B2", trail=TRAIL, immortals=AWAY)
    t.plays("one move B1", "one capture")
    assert "move" not in kinds(t, "one")


@clause("MM-5.904", "MM-5.905")
def test_where_the_recruiter_stands_is_a_visit_like_any_other() -> None:
    t = acting("bill_falls", "B1", trail=("A7", "B7", "C7", "C6", "D6", "E6", "F6", "F5", "F4"), immortals=AWAY)
    t.plays("one ask flux_cafe")
    assert arguments(t, "recruiter", "answer") == ["F4"]


@clause("MM-5.1106", "MM-5.908")
def test_the_dolphin_is_gone_even_if_nothing_can_be_shown() -> None:
    t = acting("bill_falls", "B1", trail=("A7", "B7", "C7", "C6", "D6", "E6"), immortals=AWAY)
    t.plays("one ask_with_dolphin flux_cafe")
    t.plays(f"recruiter {t.options('recruiter')[0]}")
    assert t.view("one").steps == [] and t.view("one").allies == []


@clause("MM-5.514", "MM-5.512")
def test_the_extra_move_comes_after_the_first_and_once() -> None:
    t = scene()
    assert "pay_step" not in kinds(t, "recruiter")
    t.plays("recruiter move_immortal B2 B3", "recruiter pay_step C4")
    assert "C4" in t.view("one").steps, "the place of the moment is a visited one"
    t.plays("recruiter move_immortal B3 B2")
    assert not {"pay_step", "move_immortal"} & kinds(t, "recruiter")


@clause("MM-5.613", "MM-5.105")
def test_henry_stops_a_neighbour_across_a_mayhem_token() -> None:
    t = scene(
        immortals=("E2", "F7", "D6", "C3"),
        area=("dream_bus", "garden"),
        agents={"henry_lyme": "E1"},
        mayhem=[("E1", "E2")],
    )
    t.plays("recruiter claim dream_bus")
    t = scene(
        immortals=("E2", "F7", "B5", "C3"),
        area=("dream_bus", "garden"),
        agents={"henry_lyme": "E1"},
        mayhem=[("E1", "E2")],
    )
    t.refuses("recruiter claim dream_bus", because="MM-5.1104")


@clause("MM-5.1103")
def test_bill_moves_an_immortal_after_his_action_but_not_a_second_time() -> None:
    t = acting("bill_falls", "B1", trail=TRAIL, immortals=("B2", "C1", "B6", "E6"))
    t.plays("one capture", "one nudge B2 B3")
    assert "nudge" not in kinds(t, "one")
