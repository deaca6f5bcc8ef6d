"""Corners found in the rulebook and the secret file by reading them once more."""

from safehouse.core.testing import clause
from safehouse.games.infiltraitors.tests.laying_out import clue_text, lay_out, names


@clause("IN-5.722", "IN-5.723", "IN-5.357")
def test_a_wrong_shot_leaves_the_lowest_number_first() -> None:
    t = lay_out(
        "14",
        3,
        suspects=[["R6"], ["K9"], []],
        tokens=[2, 1, 0],
        next_token=3,
        turn=2,
        hands=[[], [], []],
        hq=["G3", "G4", "G5"],
        row=["Y7"],
        bullets=9,
    )
    t.refuses("2 eliminate 0", because="IN-5.723")
    t.plays("2 eliminate 1", "2 name black 8", "0 wait 0", "1 wait 0")
    t.refuses("2 eliminate 0", because="IN-5.723")
    t.plays("2 eliminate 1", "2 name black 9", "2 decline_reward", "0 wait 0", "1 wait 0", "2 eliminate 0")


@clause("IN-5.344", "IN-5.341", "IN-5.345")
def test_of_two_cards_one_burns_and_one_may_be_drawn() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], row=["R6"], hq=["G3", "G4"], bullets=2)
    assert [line for line in t.options(0) if line.startswith("wait")] == ["wait 0", "wait 1"]
    t.plays("0 wait 1")
    assert names(t.state.hands[0]) == ["R2", "G4"] and names(t.state.pile) == ["G3"]
    assert not [line for line in t.options(1) if line.startswith("wait")]


@clause("IN-5.361", "IN-5.402", "IN-5.403")
def test_a_reward_may_be_the_eighth_card_and_go_again() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
    t = lay_out(
        "1", 2, hands=[hand, []], suspects=[[], ["R6"]], clues=[[], ["K3|v"]], row=["Y9"], hq=["G3"], bullets=3
    )
    t.plays("0 eliminate 1", "0 name red 6")
    t.plays(next(f"0 {line}" for line in t.options(0) if "K3" in line or line.endswith(" 1")))
    assert len(t.state.hands[0]) == 8
    t.plays("0 discard K3")
    assert t.state.pending() == [1] and names(t.state.pile) == ["K3"]


@clause("IN-5.764", "IN-5.765")
def test_at_a_special_suspect_only_its_colour_stands_upright() -> None:
    t = lay_out(
        "15",
        2,
        hands=[["K2", "R3", "R*"], []],
        suspects=[["K*"], []],
        hq=["G3", "G4", "G5", "G6"],
        row=["Y7"],
        bullets=3,
    )
    t.plays("0 give K2", "1 wait 0", "0 give R3", "1 wait 0", "0 give RS")
    assert [clue_text(each) for each in t.state.clues[0]] == ["K2|v", "R3|h", "R*|h"]


@clause("IN-8.5", "IN-8.3", "IN-5.366")
def test_the_last_bullet_for_the_last_suspect_wins() -> None:
    t = lay_out("1", 2, hands=[[], []], suspects=[[], ["R6"]], clues=[[], ["K3|v"]], bullets=1)
    t.plays("0 eliminate 1", "0 name red 6")
    assert t.result().reason == "win" and t.state.pending() == []


@clause("IN-8.7", "IN-5.759")
def test_the_shooter_of_mission_12_without_a_card_to_burn_loses_though_another_could_catch() -> None:
    t = lay_out("12", 2, turn=1, hands=[[], ["K2"]], row=["R6", "K6"], hq=["G3"], bullets=3, eliminator=0)
    t.plays("1 wait 0")
    assert t.result().reason == "loss_no_action"
