"""Corners found in the rulebook by reading it once more."""

from safehouse.core.testing import clause
from safehouse.games.agent_avenue.tests.street import street

MARKET = ("watchtower", "masterplan", "getaway_car")


@clause("AA-5.32", "AA-5.34")
def test_a_swap_into_one_name_allows_two_equal_cards_and_a_swap_out_of_it_forbids_them() -> None:
    into = street(hands={"green": ["mole", "enforcer", "enforcer", "enforcer"]}, deck=["enforcer"] * 3)
    into.plays("green swap mole", "green offer_up enforcer", "green offer_down enforcer")
    out = street(hands={"green": ["enforcer"] * 4}, deck=["mole", "saboteur", "sentinel"])
    out.plays("green swap enforcer", "green offer_up enforcer")
    assert len(set(out.options("green"))) == 1
    out.refuses("green offer_down enforcer", because="AA-5.31")


@clause("AA-5.15", "AA-5.24", "AA-5.32", "AA-8.10")
def test_the_last_two_cards_of_a_name_are_offered_when_the_deck_is_empty() -> None:
    t = street(deck=(), hands={"green": ["sentinel"] * 2, "blue": ["sentinel", "saboteur"]})
    t.plays("green offer_up sentinel", "green offer_down sentinel", "blue recruit face_up")
    assert t.winner() == "none"
    t.refuses("blue swap sentinel", because="AA-5.24")
    t.plays("blue offer_up saboteur", "blue offer_down sentinel", "green recruit face_up")
    assert t.view(-1).over, "green holds no card for a turn"


@clause("AA-8.11", "AA-8.16")
def test_the_nearer_side_wins_the_empty_deck_even_if_it_is_not_on_turn() -> None:
    t = street(deck=(), progress={"green": 3, "blue": 5}, hands={"green": ["mole"], "blue": ["mole"]})
    t.divide("codebreaker", "codebreaker")
    assert t.winner() == "blue"


@clause("AA-8.11", "AA-8.12", "AA-5.66")
def test_the_empty_deck_is_judged_by_the_way_forward_and_not_by_the_board() -> None:
    """Both have been round the street."""
    t = street(deck=(), progress={"green": 20, "blue": 21}, hands={"green": ["mole"], "blue": ["mole"]})
    t.divide("codebreaker", "codebreaker")
    assert t.winner() == "blue"


@clause("AA-5.159", "AA-5.158")
def test_two_swaps_of_a_mate_are_for_the_whole_game_and_the_other_has_an_own_two() -> None:
    t = street(variant="team4", deck=["saboteur", "sentinel", "daredevil", "saboteur"] * 5)
    t.plays("green_1 swap enforcer", "green_1 swap saboteur")
    t.refuses("green_1 swap sentinel", because="AA-5.159")
    t.plays("green_2 swap enforcer", "green_2 swap saboteur")
    t.refuses("green_2 swap sentinel", because="AA-5.159")


@clause("AA-5.91", "AA-5.123")
def test_a_card_recruited_again_may_end_on_another_corner() -> None:
    t = street(
        mode="advanced",
        progress={"green": -1, "blue": 0},
        supply=["spycation", *MARKET[:2]],
        market_deck=[MARKET[2]],
        in_play={"green": {"enforcer": 2}},
    )
    t.divide("enforcer", "codebreaker")
    assert t.progress("green") == 2
    t.plays("green take spycation", "green choose enforcer", "green recruit_again")
    assert t.progress("green") == 5
    assert t.options("green") == [f"take {name}" for name in ("masterplan", "getaway_car", "watchtower")]


@clause("AA-8.7", "AA-8.5")
def test_the_opponents_third_daredevil_against_the_own_is_a_tie_for_the_active_side() -> None:
    t = street(in_play={"green": {"codebreaker": 2}, "blue": {"codebreaker": 2, "daredevil": 2}})
    t.divide("codebreaker", "daredevil")
    assert t.winner() == "green"
    t = street(active="blue", in_play={"green": {"codebreaker": 2, "daredevil": 3}, "blue": {"saboteur": 1}})
    t.divide("saboteur", "codebreaker")
    assert t.winner() == "blue"


@clause("AA-8.13", "AA-5.153")
def test_the_last_two_cards_go_one_to_each_mate() -> None:
    t = street(variant="team4", deck=["mole", "sidekick"])
    t.plays("green_2 offer_up enforcer", "green_1 offer_down saboteur")
    assert "mole" in t.hand("green_2") and "sidekick" in t.hand("green_1")
