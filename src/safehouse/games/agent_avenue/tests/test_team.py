"""Section 5.G: the team variant, beyond what the vectors show."""

import pytest

from safehouse.core.testing import clause
from safehouse.games.agent_avenue.tests.street import Street, street

HANDS = {
    "green_1": ["enforcer", "mole", "saboteur", "sentinel"],
    "green_2": ["codebreaker", "daredevil", "daredevil", "saboteur"],
}


def four(**parts: object) -> Street:
    return street(variant="team4", **{"hands": HANDS, **parts})  # type: ignore[arg-type]


@clause("AA-5.150", "AA-5.165")
def test_a_pair_shares_everything_but_hands_and_swaps() -> None:
    t = four(progress={"green": 6, "blue": 0})
    t.plays("green_2 offer_up daredevil", "green_1 offer_down mole", "blue_1 recruit face_down")
    assert t.in_play("green", "daredevil") == 1
    assert t.progress("green") == 8
    assert t.winner() == "green"
    assert t.result().winners == [0, 1]
    assert t.result().scores == [1, 1, -1, -1]


@clause("AA-4.23", "AA-5.156", "AA-6.1", "AA-6.23")
def test_teammates_do_not_see_each_others_cards() -> None:
    t = four()
    assert t.view("green_1").players[1].hand is None
    t.plays("green_1 offer_up enforcer")
    assert t.view("green_2").offer.up == "enforcer"
    t.plays("green_2 offer_down codebreaker")
    assert t.view("green_1").offer.down is None
    assert t.view("green_2").offer.down == "codebreaker"
    covered = [event for event in t.told("green_1") if event["kind"] == "covered"]
    assert covered == [{"kind": "covered", "seat": 1, "agent": None}]


@clause("AA-5.151")
def test_teammates_agree_by_fixed_proposals_only_they_hear() -> None:
    t = four()
    before = t.everything()
    t.plays("green_2 propose_lead me", "green_1 propose_lead mate")
    assert t.everything() == before, "a proposal changes nothing"
    assert t.told("green_1")[-1] == {"kind": "proposed_lead", "seat": 0, "leader": 1}
    assert t.kinds_told("green_2") == ["proposed_lead", "proposed_lead"]
    assert t.told("blue_1") == t.told(-1) == []
    t.refuses("blue_1 propose_lead me", because="AA-5.152")
    t.refuses("green_1 propose_recruit face_up", because="AA-5.161")
    t.refuses("green_1 propose_take outpost", because="AA-5.162")
    street().refuses("green propose_lead me", because="AA-5.151")
    t.plays("green_1 offer_up enforcer", "green_2 offer_down codebreaker", "blue_2 propose_recruit face_up")
    assert t.told("blue_1")[-1] == {"kind": "proposed_recruit", "seat": 3, "offered": "face_up"}


@clause("AA-5.151", "AA-7.16")
def test_the_market_card_and_its_taker_can_be_proposed() -> None:
    t = four(mode="advanced", progress={"green": 1, "blue": 0}, supply=["outpost", "masterplan"])
    t.plays("green_1 offer_up enforcer", "green_2 offer_down codebreaker", "blue_1 recruit face_down")
    t.plays("green_1 propose_mate_take outpost")
    assert t.told("green_2")[-1] == {"kind": "proposed_take", "seat": 0, "card": "outpost", "taker": 1}
    t.refuses("green_1 propose_take spycation", because="AA-5.83")
    assert t.options("green_2") == [
        "take masterplan",
        "take outpost",
        "let_mate_take masterplan",
        "let_mate_take outpost",
    ]


@clause("AA-5.152", "AA-7.11", "AA-7.13")
@pytest.mark.parametrize("leader", ["green_1", "green_2"])
def test_either_teammate_may_lead(leader: str) -> None:
    t = four()
    assert t.state.pending() == [0, 1]
    t.plays(f"{leader} offer_up saboteur")
    other = "green_2" if leader == "green_1" else "green_1"
    assert t.state.pending() == [t.seat(other)]
    assert t.told("blue_1")[-1] == {"kind": "led", "seat": t.seat(leader), "agent": "saboteur"}


@clause("AA-5.158", "AA-7.12")
def test_a_teammate_may_swap_before_playing_but_not_after() -> None:
    t = four()
    t.plays("green_2 swap daredevil", "green_1 offer_up enforcer")
    t.refuses("green_1 swap mole", because="AA-5.158")
    t.plays("green_2 swap daredevil")
    t.refuses("green_2 swap saboteur", because="AA-5.159")


@clause("AA-7.14")
def test_the_second_card_has_another_name() -> None:
    t = four()
    t.plays("green_1 offer_up saboteur")
    assert "offer_down saboteur" not in t.options("green_2")
    t.refuses("green_2 offer_down saboteur", because="AA-5.154")
    t.refuses("green_2 offer_down mole", because="AA-5.30")


@clause("AA-5.160")
def test_a_swap_may_use_up_the_last_card() -> None:
    t = four(deck=["sidekick"])
    t.plays("green_1 swap mole", "green_1 offer_up enforcer", "green_2 offer_down codebreaker")
    assert [player.hand_size for player in t.state.players[:2]] == [3, 3]


@clause("AA-5.161", "AA-7.15")
@pytest.mark.parametrize("answering", ["blue_1", "blue_2"])
def test_either_opponent_may_answer_for_the_pair(answering: str) -> None:
    t = four()
    t.plays("green_1 offer_up enforcer", "green_2 offer_down codebreaker")
    assert t.state.pending() == [2, 3]
    t.plays(f"{answering} recruit face_up")
    assert t.in_play("blue", "enforcer") == 1


@clause("AA-5.162")
def test_the_taker_may_be_the_other_teammate() -> None:
    t = four(
        mode="advanced",
        progress={"green": 1, "blue": 0},
        supply=["mind_control", "masterplan"],
        hands={**HANDS, "green_2": ["codebreaker", "sentinel", "sentinel", "saboteur"]},
    )
    t.plays("green_1 offer_up enforcer", "green_2 offer_down codebreaker", "blue_1 recruit face_down")
    t.plays("green_1 let_mate_take mind_control")
    assert t.state.pending() == [1], "the taker alone makes the choices of the card"
    t.plays("green_2 choose codebreaker")
    assert "codebreaker" in t.hand("green_2")


@clause("AA-5.164", "AA-5.166")
def test_joint_decisions_ask_both_and_the_first_answer_stands() -> None:
    t = four()
    assert t.state.pending()[0] == 0, "where one decider is needed it is the first seat"
    t.plays("green_2 swap saboteur", "green_1 swap mole", "green_2 offer_up daredevil")
    t.plays("green_1 offer_down enforcer", "blue_2 recruit face_down")
    t.refuses("blue_1 recruit face_up", because="AA-5.40")
