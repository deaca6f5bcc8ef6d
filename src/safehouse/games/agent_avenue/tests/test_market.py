"""Sections 5.E and 5.F: the black market, beyond what the vectors show."""

from safehouse.core.testing import clause
from safehouse.games.agent_avenue.tests.street import Street, street

ON_MARKET = {"green": 1, "blue": 0}
"""Green lands on space 2 with an Enforcer."""


def landed(card: str, **parts: object) -> Street:
    """Green has landed on a market space with an Enforcer and may take this card."""
    supply = [card, "watchtower", "masterplan"]
    t = street(mode="advanced", progress=ON_MARKET, supply=supply, **parts)  # type: ignore[arg-type]
    t.divide("enforcer", "codebreaker")
    return t


@clause("AA-5.86", "AA-5.87")
def test_instant_cards_are_discarded_and_ongoing_ones_stay() -> None:
    t = landed("surveillance_truck")
    t.plays("green take surveillance_truck")
    assert t.view(-1).market_discard == ["surveillance_truck"]
    assert t.view(-1).sides[0].ongoing == []
    t = landed("getaway_car")
    t.plays("green take getaway_car")
    assert t.view(-1).market_discard == []
    assert t.view(-1).sides[0].ongoing == ["getaway_car"]


@clause("AA-5.99")
def test_abilities_are_compulsory_even_when_they_harm() -> None:
    """Outpost must be carried out: no refusal is offered, the Sentinel is recruited at once."""
    t = landed("outpost", hands={"green": ["sentinel", "mole", "mole", "saboteur"]})
    t.plays("green take outpost")
    assert t.in_play("green", "sentinel") == 1
    t = landed("mind_control")
    t.plays("green take mind_control")
    assert t.options("green") == ["choose codebreaker"]


@clause("AA-5.101")
def test_both_base_movements_come_before_the_first_market_card() -> None:
    t = street(
        mode="advanced", progress={"green": 1, "blue": 1}, supply=["outpost", "masterplan", "watchtower"]
    )
    t.divide("enforcer", "daredevil")
    assert t.phase() == "market"
    assert (t.progress("green"), t.progress("blue")) == (2, 3)


@clause("AA-5.103")
def test_recruiting_by_an_ability_counts_copies_and_moves() -> None:
    t = landed(
        "outpost", hands={"green": ["sentinel", "mole", "mole", "saboteur"]}, in_play={"green": {"sentinel": 1}}
    )
    t.plays("green take outpost")
    assert t.progress("green") == 4


@clause("AA-5.104", "AA-7.5")
def test_any_supply_card_may_be_taken_even_one_without_effect() -> None:
    t = landed("outpost", hands={"green": ["mole", "enforcer", "enforcer", "saboteur"]})
    assert t.options("green") == ["take masterplan", "take watchtower", "take outpost"]
    t.plays("green take outpost")
    assert "ignored" in t.kinds_told(-1)


@clause("AA-5.105")
def test_a_side_may_own_every_ongoing_card() -> None:
    cards = ["leader_of_the_pack", "masterplan", "security_system", "getaway_car"]
    cards += ["watchtower", "supercomputer", "distraction_device"]
    t = street(
        mode="advanced", progress={"green": 13, "blue": 9}, ongoing={"green": cards}, supply=["sinister_twin"]
    )
    t.divide("enforcer", "codebreaker")
    t.plays("green take sinister_twin")
    assert t.view(-1).sides[0].ongoing == [*cards, "sinister_twin"]


@clause("AA-5.106")
def test_an_ongoing_card_ends_the_chain() -> None:
    t = landed("getaway_car")
    t.plays("green take getaway_car")
    assert t.phase() == "play"
    assert t.state.pending() == [t.seat("blue")]


@clause("AA-7.6")
def test_secret_recruit_offers_names_not_in_play() -> None:
    t = landed("secret_recruit", hands={"green": ["enforcer", "mole", "mole", "sentinel"]})
    t.plays("green take secret_recruit")
    assert t.options("green") == ["choose sentinel", "choose mole"]
    t.refuses("green choose enforcer", because="AA-5.121")


@clause("AA-7.7")
def test_double_trouble_offers_names_held_twice() -> None:
    t = landed("double_trouble", hands={"green": ["enforcer", "enforcer", "saboteur", "saboteur"]})
    t.plays("green take double_trouble")
    assert t.options("green") == ["choose enforcer", "choose saboteur"]
    t.refuses("green choose mole", because="AA-5.122")


@clause("AA-7.8", "AA-7.9")
def test_spycation_takes_back_and_asks_again() -> None:
    t = landed("spycation", in_play={"green": {"mole": 1}})
    t.plays("green take spycation")
    assert t.options("green") == ["choose enforcer", "choose mole"]
    t.refuses("green choose sentinel", because="AA-5.123")
    t.refuses("green recruit_again", because="AA-5.123")
    t.plays("green choose enforcer")
    assert t.options("green") == ["recruit_again", "keep_in_hand"]
    t.plays("green keep_in_hand")
    assert len(t.hand("green")) == 5
    assert t.progress("green") == 2


@clause("AA-7.10")
def test_mind_control_offers_what_the_opponent_has_in_play() -> None:
    t = landed("mind_control", in_play={"blue": {"mole": 1}})
    t.plays("green take mind_control")
    assert t.options("green") == ["choose codebreaker", "choose mole"]
    t.refuses("green choose enforcer", because="AA-5.124")


def test_choices_are_refused_when_no_card_asks_for_them() -> None:
    t = street(mode="advanced", supply=["masterplan"])
    t.refuses("green choose mole", because="AA-5.86")
    t.refuses("green take masterplan", because="AA-5.80")
    t.refuses("green let_mate_take masterplan", because="AA-5.162")
    t.refuses("green recruit face_up", because="AA-5.40")
