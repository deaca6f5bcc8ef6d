"""What a thing is and means now, from the data and from one seat's view alone."""

from safehouse.core.about import explain, meaning
from safehouse.core.words import Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.tests.laying_out import lay_out

FIRST, SECOND = (Words("en", GAME, you=seat, strict=True) for seat in (0, 1))


def test_related_numbers_are_those_of_the_mission() -> None:
    for mission, numbers in (("T1", "6, 9 and 12"), ("1", "6, 9, 12 and 15")):
        told = explain(
            "card:R3", Words("en", GAME, options=GAME.read_options({"mission": mission}), strict=True)
        )
        assert told is not None and f"divisors or multiples: {numbers}." in told.text


def test_special_rules_name_their_own_numbers_in_every_mission() -> None:
    told = explain("modifier:hand_limit", FIRST)
    assert told is not None and "start with 3 cards" in told.text


def test_a_card_means_what_the_seat_sees_of_it() -> None:
    t = lay_out(
        "1", 2, hands=[["R2", "K4"], ["K2"]], suspects=[["R6"], []], clues=[["K3|v"], []], row=["Y9"], hq=["G3"]
    )
    assert meaning("card:R2", t.view(0), FIRST) == ["You hold it.", "It would match your suspect."]
    assert meaning("card:K4", t.view(0), FIRST) == ["You hold it.", "It would not match your suspect."]
    assert meaning("card:R6", t.view(0), FIRST) == ["It is your suspect."]
    assert meaning("card:K3", t.view(1), SECOND) == ["It stands upright as a clue at Seat 1’s suspect."]
    for hidden in ("R2", "R6", "Y9", "G3"):
        assert meaning(f"card:{hidden}", t.view(1), SECOND) == []


def test_a_suspect_of_two_cards_is_compared_by_its_pair() -> None:
    t = lay_out("16", 2, hands=[["K3", "R13"], []], suspects=[["R6", "K10"], []], hq=["G3"])
    assert meaning("card:K6", t.view(0), FIRST) == ["It is your suspect."]
    assert meaning("card:R13", t.view(0), FIRST)[1] == "It would not match your suspect."


def test_how_often_the_team_may_still_miss() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[["R6"], []], row=["Y9"], hq=["G3"], bullets=3)
    assert meaning("thing:bullets", t.view(1), SECOND) == [
        "Bullets left: 3; suspects left: 2. You may miss once more."
    ]


def test_the_question_names_the_agent_whose_suspect_is_aimed_at() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], hq=["G3"])
    t.plays("0 eliminate 1")
    view = t.view(0)
    asked = FIRST.question(view.question, view.pending, GAME.subject(view, set()))
    assert asked.startswith("You aim at Seat 2’s suspect.")
