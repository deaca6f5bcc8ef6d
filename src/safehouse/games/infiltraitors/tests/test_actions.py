"""Sections 5.1xx, 5.3xx, 5.4xx and 8: turns, actions, hand limit, pile, end."""

from collections import Counter
from typing import Any

import pytest

from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tables import NOTHING
from safehouse.games.infiltraitors.tests.laying_out import code, lay_out, names
from safehouse.games.infiltraitors.tests.playing import TABLES, label, play


@clause("IN-5.101", "IN-5.105", "IN-5.102")
def test_turns_go_clockwise_one_action_each() -> None:
    t = lay_out("1", 3, turn=1, hands=[[], [], []], row=["R6", "K6", "Y6"], hq=["G3", "G4", "G5"], bullets=9)
    t.plays("1 catch")
    assert t.state.pending() == [2]
    t.plays("2 catch")
    assert t.state.pending() == [0]
    assert t.state.left_of(2) == 0
    assert t.view(0).turns == 3
    t.plays("0 catch", "1 eliminate 2", "1 name red 2")
    assert t.view(0).turns == 5


@clause("IN-5.102", "IN-5.103", "IN-7.1")
def test_there_is_no_pass_and_nothing_but_the_five_actions() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], row=["R6"], hq=["G3"], bullets=3)
    assert t.options(0) == ["catch", "wait 0"]
    t.refuses("0 decline_reward", because="IN-5.102")
    t.refuses("0 discard R2", because="IN-5.102")
    t.refuses("0 name red 6", because="IN-5.102")
    t.refuses("1 catch", because="SH-2")


@clause("IN-5.311", "IN-5.316", "IN-5.317", "IN-6.11", "IN-7.2")
def test_a_catch_takes_the_first_of_the_row_for_the_catcher_alone_and_draws_nothing() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], row=["R6", "K7"], hq=["G3"], bullets=3)
    t.plays("0 catch")
    assert names([t.state.stand[0]]) == ["R6"] and names(t.state.row) == ["K7"]
    assert len(t.state.hands[0]) == 1
    assert t.view(0).stands[0].card == "R6"
    for other in (1, WATCHER):
        assert t.view(other).stands[0].card is None and t.view(other).stands[0].occupied
        assert t.told(other)[0] == {"kind": "caught", "seat": 0, "card": None}
    assert t.told(0)[0] == {"kind": "caught", "seat": 0, "card": "R6"}


@clause("IN-5.312", "IN-5.313")
def test_no_second_suspect_and_none_from_an_empty_row() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[["R6"], []], row=["K7"], hq=["G3"], bullets=3)
    t.refuses("0 catch", because="IN-5.312")
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], hq=["G3"], bullets=3)
    t.refuses("0 catch", because="IN-5.313")


@clause("IN-5.314", "IN-6.2", "IN-6.14")
def test_nobody_sees_a_burnt_card() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], row=["R6", "K7"], hq=["G3", "G4", "G5"], bullets=3)
    t.plays("0 catch", "1 wait 1")
    for seat in (0, 1, WATCHER):
        assert [entry.card for entry in t.view(seat).pile] == [None, None]
        assert all("card" not in event for event in t.told(seat) if event["kind"] == "burnt")


@clause("IN-5.322")
def test_a_clue_needs_an_own_suspect_and_a_card_of_the_hand() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], hq=["G3"], bullets=3)
    t.refuses("0 give R2", because="IN-5.322")
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[["R6"], []], hq=["G3"], bullets=3)
    t.refuses("0 give K2", because="IN-5.322")


@clause("IN-5.324", "IN-5.336", "IN-6.12", "IN-6.13")
def test_clues_stay_and_who_played_them_is_remembered() -> None:
    t = lay_out("1", 2, hands=[["G4"], ["K3"]], suspects=[["R6"], []], row=["Y9"], hq=["G3"], bullets=3)
    t.plays("0 give G4", "1 exchange K3 0")
    for seat in (0, 1, WATCHER):
        view = t.view(seat)
        assert [clue.card for clue in view.stands[0].clues] == ["G4", "K3"]
        assert [(d.kind, d.seat, d.card) for d in view.deeds[-2:]] == [("give", 0, "G4"), ("exchange", 1, "K3")]


@clause("IN-5.331", "IN-5.332", "IN-7.4")
def test_exchange_needs_a_card_and_the_suspect_of_another_agent() -> None:
    t = lay_out("1", 3, hands=[["R2"], ["K2"], []], suspects=[["R6"], [], ["K6"]], hq=["G3"], bullets=3)
    t.refuses("0 exchange R2 0", because="IN-5.331")
    t.refuses("0 exchange R2 1", because="IN-5.332")
    t.refuses("0 exchange K2 2", because="IN-5.322")
    assert [line for line in t.options(0) if line.startswith("exchange")] == ["exchange R2 2"]


@clause("IN-5.334", "IN-6.14", "IN-5.346")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], hq=["G3", "G4"], bullets=3)
    t.plays("0 exchange R2 1")
    assert t.view(0).hands[0] == ["G3"] and t.view(1).hands[0] == [None]
    assert {"kind": "drew", "seat": 0, "card": None} in t.told(1)


@clause("IN-5.342", "IN-5.343", "IN-5.344", "IN-7.5")
def test_wait_offers_each_number_at_once_before_a_card_is_seen() -> None:
    for deck, offered in ((["G3"], 1), (["G3", "G4"], 2), (["G3", "G4", "G5", "G6", "G7"], 4)):
        t = lay_out("1", 2, hands=[[], []], row=["R6"], hq=deck, bullets=3)
        assert [line for line in t.options(0) if "wait" in line] == [f"wait {n}" for n in range(offered)]
    t.plays("0 wait 2")
    assert t.state.pending() == [1]


@clause("IN-5.351")
def test_a_shot_needs_a_suspect_of_another_agent() -> None:
    t = lay_out("1", 2, hands=[["R2"], []], row=["R6"], hq=["G3"], bullets=3)
    t.refuses("0 eliminate 1", because="IN-5.351")


@clause("IN-5.353", "IN-5.360", "IN-6.15")
def test_only_taking_the_gun_makes_an_identification() -> None:
    t = lay_out("1", 2, hands=[["R2"], []], suspects=[[], ["R6"]], row=["K6"], hq=["G3"], bullets=3)
    t.refuses("0 name red 6", because="IN-5.102")
    t.plays("0 eliminate 1")
    assert t.state.bullets == 3 and t.view(1).question == "wait-name" and t.view(1).target == 1
    t.refuses("0 catch", because="IN-5.355")
    t.plays("0 name red 7")
    assert t.view(1).target is None and t.state.bullets == 2


@clause("IN-5.355", "IN-7.6")
def test_any_colour_in_use_and_any_number_of_the_mission_may_be_named() -> None:
    t = lay_out("1", 2, hands=[["R6"], []], suspects=[[], ["R7"]], hq=["G3"], bullets=3)
    t.plays("0 eliminate 1")
    assert len(t.options(0)) == 4 * 14
    assert "name red 6" in t.options(0)
    t.refuses("0 name blue 6", because="IN-5.355")
    t.refuses("0 name red 1", because="IN-5.355")
    first = lay_out("T1", 2, hands=[[], []], suspects=[[], ["R7"]], hq=["G3"], bullets=3)
    first.plays("0 eliminate 1")
    first.refuses("0 name red 14", because="IN-5.355")


@clause("IN-5.356", "IN-6.1", "IN-5.357")
def test_a_wrong_guess_says_only_wrong() -> None:
    for guess in ("red 7", "black 6", "black 7"):
        t = lay_out(
            "1", 2, hands=[["R2"], []], suspects=[[], ["R6"]], clues=[[], ["K3|v"]], hq=["G3"], bullets=3
        )
        t.plays("0 eliminate 1", f"0 name {guess}")
        assert t.told(0)[-1] == {"kind": "wrong", "seat": 0, "target": 1}
        assert t.view(0).stands[1].card is None
        assert t.state.pending() == [1] and len(t.state.clues[1]) == 1


@clause("IN-5.361", "IN-5.362", "IN-6.16", "IN-7.7")
def test_rewards_face_up_are_public_and_face_down_ones_the_takers() -> None:
    given = {
        "hands": [["R2"], ["K2"]],
        "suspects": [[], ["R6"]],
        "clues": [[], ["K3|v"]],
        "row": ["Y9"],
        "hq": ["G3"],
        "discard": ["G9|down", "B5|up"],
        "bullets": 3,
    }
    t = lay_out("5", 2, **given)
    t.plays("0 eliminate 1", "0 name red 6")
    assert t.options(0) == ["decline_reward", "take K3", "take B5", "take_down 1"]
    t.refuses("0 take G9", because="IN-5.361")
    t.refuses("0 take_down 2", because="IN-5.362")
    t.plays("0 take K3")
    assert t.view(1).open_cards[0] == ["K3"] and t.view(1).hands[0] == ["K3", None]
    t.plays("1 catch", "0 exchange K3 1")
    assert t.view(1).open_cards[0] == [] and t.view(1).hands[0] == [None, None]
    t = lay_out("5", 2, **given)
    t.plays("0 eliminate 1", "0 name red 6", "0 take_down 1")
    assert t.view(0).hands[0] == ["R2", "G9"] and t.view(1).hands[0] == [None, None]
    assert t.told(1)[-1] == {"kind": "reward_taken_down", "seat": 0, "card": None, "place": 0, "deed": 0}


@clause("IN-5.364", "IN-5.365", "IN-5.358", "IN-5.366")
def test_without_a_pile_there_is_no_reward_and_the_holder_is_free_again() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], row=["Y9"], hq=["G3"], bullets=3)
    t.plays("0 eliminate 1", "0 name red 6")
    assert t.state.pending() == [1]
    assert sorted(names(t.state.hq)) == ["G3", "R6"]
    t.plays("1 catch")
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[[], ["R6"]], clues=[[], ["K3|v"]], hq=["G3"])
    t.plays("0 eliminate 1", "0 name red 6")
    assert t.result().reason == "win" and t.result().winners == [0, 1]


@clause("IN-5.367", "IN-5.363")
def test_an_eliminated_card_comes_back_as_a_hand_card_and_clue_only() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], suspects=[["Y9"], ["R6"]], row=["G9"], bullets=3)
    t.plays("0 eliminate 1", "0 name red 6", "1 exchange K2 0")
    assert names(t.state.hands[1]) == ["R6"]
    t.plays("0 give R2", "1 exchange R6 0")
    assert names([t.state.clues[0][-1] // 2]) == ["R6"] and names(t.state.row) == ["G9"]


@clause("IN-5.401", "IN-5.402", "IN-5.403", "IN-7.8", "IN-5.346")
def test_exactly_the_cards_above_the_limit_are_discarded_by_choice_at_the_end_of_the_turn() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8"]
    t = lay_out("1", 2, hands=[hand, ["K2"]], row=["R6"], hq=["G3", "G4", "G5", "G6"], bullets=1)
    t.plays("0 wait 3")
    assert len(t.state.hands[0]) == 9 and t.state.pending() == [0]
    t.refuses("0 catch", because="IN-5.403")
    t.refuses("0 discard K2", because="IN-5.403")
    t.refuses("0 discard_place 1", because="IN-5.403")
    t.plays("0 discard G4", "0 discard R2")
    assert len(t.state.hands[0]) == 7 and t.state.pending() == [1]


@clause("IN-5.404", "IN-5.403")
def test_a_small_hand_is_neither_filled_nor_thinned() -> None:
    t = lay_out("1", 2, hands=[["R2"], []], suspects=[["R6"], []], row=["K6"], hq=["G3", "G4"], bullets=3)
    t.plays("0 give R2")
    assert t.state.hands == [[], []] and t.state.pending() == [1]
    t.plays("1 catch")
    assert t.state.hands[1] == []


@clause("IN-5.405", "IN-5.406", "IN-5.407")
def test_the_pile_is_open_to_all_but_for_the_cards_face_down_each_with_its_origin() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
    t = lay_out(
        "1",
        2,
        hands=[hand, []],
        suspects=[[], ["R6"]],
        clues=[[], ["K3|v"]],
        row=["Y9", "Y8"],
        hq=["G3", "G4", "G5"],
        bullets=3,
    )
    t.plays("0 eliminate 1", "0 name red 6", "0 decline_reward", "1 catch", "0 wait 1")
    t.plays(f"0 discard {names(t.state.hands[0])[0]}")
    for seat in (0, 1, WATCHER):
        pile = t.view(seat).pile
        deeds = t.view(seat).deeds
        shown = [(entry.card, entry.up, deeds[entry.deed].kind, deeds[entry.deed].seat) for entry in pile]
        assert shown == [
            ("K3", True, "shoot", 0),
            (None, False, "catch", 1),
            (None, False, "wait", 0),
            ("R2", True, "discard", 0),
        ]


@clause("IN-5.408", "IN-5.409")
def test_the_pile_never_comes_back_and_an_empty_deck_is_no_loss() -> None:
    t = lay_out("1", 2, hands=[["R2"], ["K2"]], row=["R6", "K6"], hq=["G3"], bullets=3)
    t.plays("0 wait 0")
    assert t.state.hq == [] and not t.state.over()
    t.plays("1 catch", "0 exchange R2 1")
    assert t.state.hq == [] and names(t.state.pile) == ["G3"]


@clause("IN-5.410", "IN-5.358")
def test_headquarters_is_shuffled_after_every_right_guess() -> None:
    places = Counter()
    for n in range(60):
        t = lay_out("1", 2, hands=[[], []], suspects=[[], ["R6"]], row=["Y9"], hq=["G3", "G4", "G5"], bullets=3)
        t.state.random = type(t.state.random)(f"shuffle {n}")
        t.plays("0 eliminate 1", "0 name red 6")
        places[t.state.hq.index(code("R6"))] += 1
    assert len(places) == 4


@clause("IN-5.413", "IN-5.407")
def test_the_order_of_the_pile() -> None:
    t = lay_out(
        "1",
        2,
        hands=[["R2"], []],
        suspects=[[], ["R6"]],
        clues=[[], ["K3|v", "G4|h", "Y12|v"]],
        row=["Y9"],
        hq=["G3"],
        discard=["B2|down", "B3|up"],
        bullets=3,
    )
    t.plays("0 eliminate 1", "0 name red 6")
    assert names(t.state.pile) == ["B2", "B3", "K3", "G4", "Y12"]
    t.plays("0 take G4")
    assert names(t.state.pile) == ["B2", "B3", "K3", "Y12"]


@clause("IN-8.1", "IN-8.3", "IN-8.4", "IN-8.5", "IN-1.1", "IN-1.6", "IN-8.11", "IN-1.12")
def test_all_agents_share_the_end_and_there_are_no_points() -> None:
    t = lay_out("1", 3, hands=[[], [], []], suspects=[[], ["R6"], []], hq=["G3"], bullets=1)
    t.plays("0 eliminate 1", "0 name red 6")
    assert t.result().reason == "win"
    assert t.result().winners == [0, 1, 2] and t.result().scores == [1, 1, 1]
    assert {line.key: line.args["count"] for line in t.result().lines} == {
        "turns": 1,
        "bullets": 0,
        "suspects": 0,
        "headquarters": 2,
    }
    assert all(line.points == 0 for line in t.result().lines)
    t = lay_out("1", 3, hands=[[], [], []], suspects=[[], ["R6"], []], hq=["G3"], bullets=1)
    t.plays("0 eliminate 1", "0 name red 7")
    assert t.result().reason == "loss_bullets" and t.result().winners == []
    assert t.result().scores == [-1, -1, -1]


@clause("IN-8.2", "IN-5.106")
def test_the_order_of_checks_around_a_shot() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
    t = lay_out(
        "1", 2, hands=[hand, []], suspects=[[], ["R6"]], clues=[[], ["K3|v"]], row=["Y9"], hq=["G3"], bullets=2
    )
    t.plays("0 eliminate 1", "0 name red 6", "0 take K3", "0 discard R2")
    kinds = t.kinds_told(0)
    assert kinds == ["gun_taken", "named", "right", "clues_discarded", "reward_taken", "discarded"]
    assert t.state.pending() == [1]


@clause("IN-8.6", "IN-8.7", "IN-8.8")
def test_an_agent_without_an_action_loses_at_the_beginning_of_its_turn() -> None:
    given = {"suspects": [[], ["R6"], []], "hq": [], "bullets": 2}
    t = lay_out("1", 3, hands=[["K3", "K4"], [], ["Y2"]], **given)
    t.plays("0 exchange K3 1")
    assert t.result().reason == "loss_no_action"
    t = lay_out("1", 3, turn=1, hands=[["K4"], ["K3"], []], **given)
    t.plays("1 give K3")
    assert t.options(2) == ["eliminate 1"]


@clause("IN-8.10", "IN-5.904")
def test_remaining_suspects_are_those_in_the_row_aside_and_in_stands() -> None:
    t = lay_out("18", 2, suspects=[["R6"], ["K6"]], row=["Y9", "Y8"], aside=["B2"], hq=["G3"], bullets=9)
    assert t.state.suspects_left() == 5
    two = lay_out("16", 2, suspects=[["R6", "B9"], []], row=["Y9"], hq=["G3"], bullets=9)
    assert two.state.suspects_left() == 2
    assert sum(c != NOTHING for c in t.state.stand) <= t.state.plan.agents


@clause("IN-7.15")
def test_only_one_agent_decides_at_a_time_and_nobody_can_refuse() -> None:
    t = lay_out(
        "17", 3, hands=[["R2"], ["K3"], []], suspects=[[], [], ["R6"]], row=["Y9"], hq=["G3"], bullets=3
    )
    t.plays("0 exchange K3 2")
    assert t.state.pending() == [1] and t.state.moves(2) == []


@clause("IN-5.104", "IN-5.411", "IN-5.412", "IN-4.6")
@pytest.mark.parametrize("values", TABLES, ids=label)
def test_every_mission_ends_and_no_card_is_lost(values: dict[str, Any]) -> None:
    options = GAME.read_options(values)
    plan = plan_for(options)
    longest = len(plan.deck) + len(plan.pool) + 2 * plan.suspects + plan.bullets
    for game in range(2):
        for state in play(options, f"{label(values)} {game}"):
            assert set(GAME.components(state).values()) == {1, len(plan.deck) + len(plan.pool)}
            assert state.turns <= longest
            assert state.bullets >= state.suspects_left() or state.over()
        assert state.result().reason in GAME.end_reasons
