"""Section 5.7xx and 5.9xx: the special rules of the missions."""

import re
from collections import Counter
from typing import Any

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Moves
from safehouse.games.infiltraitors.data import MISSIONS, MODIFIER_FILE, PAGES
from safehouse.games.infiltraitors.options import SMALL_MISSION
from safehouse.games.infiltraitors.rules.modifiers import MODIFIERS
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tables import NOTHING
from safehouse.games.infiltraitors.tests.laying_out import code, lay_out, names
from safehouse.games.infiltraitors.vocabulary import MODIFIER_IDS


def snake(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


def custom(**values: Any) -> dict[str, Any]:
    return {"mission": "custom", "suspects": 3, "bullets": 6, "colours": 5, **values}


# Composition ----------------------------------------------------------------------------------------


@clause("IN-5.701", "IN-5.702")
def test_the_modifiers_are_those_of_the_catalogue_in_its_order() -> None:
    assert list(MODIFIERS) == list(range(15))
    assert [snake(type(rule).__name__) for rule in MODIFIERS.values()] == list(MODIFIER_IDS)
    for entry in MODIFIER_FILE.modifier:
        used = [m for m in MISSIONS if entry.id in [use.id for use in PAGES[m].modifiers]]
        assert used == list(entry.missions)


@clause("IN-5.701")
def test_what_any_modifier_forbids_is_forbidden() -> None:
    t = lay_out_custom(["eliminate_right_only", "balanced_clues"])
    t.refuses("1 eliminate 2", because="IN-5.744")
    t.refuses("1 eliminate 0", because="IN-5.736")


def lay_out_custom(rules: list[str]) -> Any:
    t = lay_out("1", 3, turn=1, hands=[[], [], []], suspects=[["R6"], [], ["K9"]], hq=["G3"], bullets=6)
    t.state.clues = [
        [code("R2") * 2 + 1],
        [],
        [code("K2") * 2 + 1, code("K3") * 2 + 1, code("R2") * 2, code("R4") * 2],
    ]
    t.state.plan = plan_for(GAME.read_options(custom(agents=3, modifiers=rules)))
    return t


@clause("IN-5.704", "IN-7.12")
def test_forbidden_pairs_of_modifiers_are_refused_and_others_allowed() -> None:
    forbidden = {
        frozenset((entry.a, entry.b)) for entry in MODIFIER_FILE.combination if entry.status == "forbidden"
    }
    assert len(forbidden) == 7
    for a in MODIFIER_IDS:
        for b in MODIFIER_IDS:
            if a < b:
                values = custom(modifiers=[a, b])
                if frozenset((a, b)) in forbidden:
                    with pytest.raises(OptionError):
                        GAME.read_options(values)
                else:
                    assert GAME.read_options(values).special_rules() == [n for n in MODIFIER_IDS if n in (a, b)]


@clause("IN-5.705")
def test_the_small_mission_has_six_cards_and_ends_within_four_turns() -> None:
    options = GAME.read_options(SMALL_MISSION)
    for seed in range(20):
        state = GAME.deal(options, f"small {seed}")
        assert len(state.plan.deck) == 6 and [len(hand) for hand in state.hands] == [2, 2]
        chance = Stream(f"moves {seed}")
        while not state.over():
            seat = state.pending()[0]
            state.play(seat, chance.choose([move for move in state.moves(seat) if move != Moves.TIME_EXPIRED]))
        assert state.turns <= 5, "the fifth turn only finds that time is up"


@clause("IN-5.704")
@pytest.mark.parametrize(
    ("values", "wrong"),
    [
        ({"mission": "1", "suspects": 5}, "suspects"),
        ({"mission": "1", "modifiers": ["silence"]}, "modifiers"),
        (custom(suspects=12, bullets=12), "suspects"),
        (custom(suspects=10, bullets=12, modifiers=["order_tokens"]), "suspects"),
        (custom(bullets=2), "bullets"),
        (custom(bullets=13), "bullets"),
        (custom(colours=6), "colours"),
        (custom(highest=3), "highest"),
        (custom(start_hand=6), "start_hand"),
        (custom(modifiers=["silence", "silence"]), "modifiers"),
        (custom(modifiers=["loud"]), "modifiers"),
        (custom(colours=1, highest=5, agents=5), "suspects"),
        (custom(suspects=1, modifiers=["key_person"]), "suspects"),
        ({"mission": "1", "turn_limit": 5}, "turn_limit"),
        ({"mission": "1", "agents": 2, "first_agent": "3"}, "first_agent"),
        ({"mission": "21"}, "mission"),
    ],
)
def test_options_that_make_no_mission_are_refused(values: dict[str, Any], wrong: str) -> None:
    with pytest.raises(OptionError) as error:
        GAME.read_options(values)
    assert error.value.option == wrong


def test_modifiers_may_come_as_one_word() -> None:
    options = GAME.read_options(custom(modifiers="silence, hand_limit"))
    assert options == GAME.read_options(options.to_json())
    assert options.special_rules() == ["silence", "hand_limit"]


# Silence and time -------------------------------------------------------------------------------------


@clause("IN-5.507", "IN-5.711", "IN-5.712", "IN-5.713")
def test_silent_missions_have_no_chat_but_clue_boards_and_the_words_of_a_shot() -> None:
    silent = [m for m in MISSIONS if GAME.is_silent(GAME.read_options({"mission": m}))]
    assert silent == ["4", "10", "11"]
    values = {"mission": "4", "agents": 2, "first_agent": "1", "clue_board": "public"}
    state = GAME.deal(GAME.read_options(values), "quiet")
    state.play(0, GAME.space.code("catch"))
    assert len(GAME.view(state, 1).boards) == 1
    t = lay_out("4", 2, hands=[[], []], suspects=[[], ["R6"]], row=["K6"], hq=["G3"], bullets=3)
    t.plays("0 eliminate 1", "0 name red 7")
    assert t.kinds_told(WATCHER) == ["gun_taken", "named", "wrong"]


@clause("IN-5.706", "IN-5.707", "IN-5.708", "IN-8.9")
def test_expiry_comes_from_outside_and_loses_at_once() -> None:
    t = lay_out("T3", 2, hands=[["R2"], []], suspects=[[], ["R6"]], row=["K6"], hq=["G3"], bullets=3)
    t.plays("0 eliminate 1", "0 time_expired")
    assert t.result().reason == "loss_time"
    t = lay_out("T2", 2, hands=[["R2"], []], suspects=[[], ["R6"]], hq=["G3"], bullets=3)
    t.refuses("0 time_expired", because="IN-5.706")
    won = lay_out("T3", 2, hands=[[], []], suspects=[[], ["R6"]], hq=["G3"], bullets=3)
    won.plays("0 eliminate 1", "0 name red 6")
    assert won.result().reason == "win"
    won.refuses("0 time_expired", because="SH-3")


@clause("IN-5.708")
def test_a_turn_budget_may_stand_in_for_the_clock() -> None:
    t = lay_out("T3", 2, row=["R6"], hq=["G3", "G4", "G5", "G6"], bullets=3, turn_limit=2)
    t.plays("0 wait 0", "1 wait 0")
    assert t.result().reason == "loss_time"


# Face-down discards -----------------------------------------------------------------------------------


@clause("IN-5.716", "IN-5.717", "IN-5.718")
def test_clues_go_face_down_mixed_and_the_reward_is_blind() -> None:
    orders = Counter()
    for n in range(40):
        t = lay_out(
            "2",
            2,
            hands=[[], []],
            suspects=[[], ["R6"]],
            clues=[[], ["K3|v", "G4|h"]],
            row=["Y9"],
            hq=["G3"],
            bullets=3,
        )
        t.state.random = Stream(f"mix {n}")
        t.plays("0 eliminate 1", "0 name red 6")
        assert t.options(0) == ["decline_reward", "take_down 1", "take_down 2"]
        assert {entry.deed for entry in t.view(1).pile} == {1}
        orders[tuple(names(t.state.pile))] += 1
    assert set(orders) == {("K3", "G4"), ("G4", "K3")}


@clause("IN-5.719", "IN-5.516", "IN-6.24")
def test_a_card_discarded_from_a_hand_is_known_to_its_discarder_only() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
    t = lay_out("2", 2, hands=[hand, []], row=["R6"], hq=["G3", "G4", "G5"], bullets=2)
    t.plays("0 wait 1", "0 discard R9")
    assert t.told(0)[-1] == {"kind": "discarded_down", "seat": 0, "card": "R9"}
    assert t.told(1)[-1] == {"kind": "discarded_down", "seat": 0, "card": None}
    assert [group.cards for group in t.view(0).laid_down] == [["R9"]]
    assert t.view(1).laid_down == [] and t.view(WATCHER).laid_down == []
    assert [entry.card for entry in t.view(0).pile] == [None, None]


@clause("IN-5.718", "IN-5.719")
def test_cards_above_the_limit_are_mixed_when_the_last_is_down() -> None:
    orders = Counter()
    for n in range(40):
        hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
        t = lay_out("2", 2, hands=[hand, []], row=["R6"], hq=["G3", "G4", "G5", "G6"], bullets=2)
        t.state.random = Stream(f"mix {n}")
        t.plays("0 wait 2", "0 discard R9", "0 discard R8")
        orders[tuple(names(t.state.pile)[1:])] += 1
    assert set(orders) == {("R9", "R8"), ("R8", "R9")}


# Order tokens -----------------------------------------------------------------------------------------


@clause("IN-5.721", "IN-5.722", "IN-5.724", "IN-5.725")
def test_numbers_follow_the_order_of_catching_and_are_public() -> None:
    t = lay_out("3", 3, row=["R6", "K6", "Y6", "G6"], hq=["G3", "G4", "G5", "G7"], bullets=9)
    t.plays("0 catch", "1 catch", "2 eliminate 0", "2 name red 6", "2 decline_reward", "0 catch")
    assert [stand.token for stand in t.view(WATCHER).stands] == [3, 2, 0]
    t.refuses("1 eliminate 0", because="IN-5.723")


# The pool ---------------------------------------------------------------------------------------------


@clause("IN-5.727", "IN-5.729", "IN-5.731")
def test_a_pool_card_serves_once_even_an_empty_hand_and_never_for_a_clue_at_the_own_suspect() -> None:
    t = lay_out("6", 2, hands=[[], []], suspects=[["K7"], ["R6"]], hq=["G3", "G4"], bullets=9)
    t.refuses("0 give RS", because="IN-5.729")
    t.plays("0 exchange RS 1")
    assert names(t.state.pool) == ["K*", "Y*", "G*"] and names(t.state.hands[0]) == ["G3"]
    t.refuses("1 exchange RS 0", because="IN-5.322")


# Balanced clues ---------------------------------------------------------------------------------------


@clause("IN-5.736", "IN-5.737", "IN-5.738")
def test_an_unbalanced_suspect_cannot_even_be_pointed_at() -> None:
    def shot_at(*clues: str) -> Any:
        return lay_out("7", 2, hands=[[], []], suspects=[[], ["R6"]], clues=[[], clues], hq=["G3"], bullets=3)

    shot_at("K3|v").refuses("0 eliminate 1", because="IN-5.736")
    shot_at("K3|v", "G4|h").refuses("0 eliminate 1", because="IN-5.737")
    t = shot_at("K3|v", "K12|v", "G4|h", "G5|h")
    t.plays("0 eliminate 1", "0 name red 7")
    assert t.state.bullets == 2


# Neighbours -------------------------------------------------------------------------------------------


@clause("IN-5.742", "IN-5.741")
def test_without_a_suspect_at_the_left_there_is_no_exchange() -> None:
    t = lay_out("8", 3, hands=[["R2"], [], []], suspects=[[], [], ["R6"]], row=["K6"], hq=["G3"], bullets=3)
    t.refuses("0 exchange R2 2", because="IN-5.741")
    t.refuses("0 exchange R2 1", because="IN-5.332")
    assert not any(line.startswith("exchange") for line in t.options(0))


@clause("IN-5.745", "IN-5.744")
def test_shots_go_to_the_right_only_while_exchange_stays_free() -> None:
    t = lay_out("11", 3, hands=[["R2"], [], []], suspects=[[], ["R6"], []], row=["K6"], hq=["G3"], bullets=3)
    t.refuses("0 eliminate 1", because="IN-5.744")
    assert "exchange R2 1" in t.options(0)


@clause("IN-5.746", "IN-5.743", "IN-5.903")
def test_two_agents_are_not_restricted() -> None:
    t = lay_out("11", 2, hands=[["R2"], []], suspects=[["K6"], ["R6"]], hq=["G3"], bullets=3)
    assert "eliminate 1" in t.options(0)
    t = lay_out("8", 2, hands=[["R2"], []], suspects=[["K6"], ["R6"]], hq=["G3"], bullets=3)
    assert "exchange R2 1" in t.options(0)


@clause("IN-5.905")
def test_arrow_tokens_have_no_effect() -> None:
    for mission in ("8", "11"):
        assert plan_for(GAME.read_options({"mission": mission, "agents": 5})).agents == 5


# Designated eliminator --------------------------------------------------------------------------------


@clause("IN-5.757", "IN-5.758", "IN-5.759", "IN-5.903")
def test_the_shooter_never_catches_and_the_others_never_shoot() -> None:
    t = lay_out("12", 2, hands=[["R2"], ["K2"]], row=["R6"], hq=["G3", "G4"], bullets=3, eliminator=0)
    t.refuses("0 catch", because="IN-5.758")
    assert t.options(0) == ["wait 0", "wait 1"]
    t = lay_out(
        "12", 3, hands=[[], [], []], suspects=[[], [], ["R6"]], hq=["G3"], bullets=3, eliminator=0, turn=1
    )
    t.refuses("1 eliminate 2", because="IN-5.757")


# Special suspects -------------------------------------------------------------------------------------


@clause("IN-5.763", "IN-5.766", "IN-7.6")
def test_ones_may_be_named_in_mission_15() -> None:
    t = lay_out("15", 2, hands=[[], []], suspects=[[], ["R*"]], row=["K6"], hq=["G3"], bullets=3)
    t.plays("0 eliminate 1")
    assert len(t.options(0)) == 75
    t.plays("0 name red 1")
    assert t.kinds_told(1)[-1] == "right"


@clause("IN-5.727", "IN-8.6")
def test_a_card_of_the_pool_keeps_an_agent_in_action() -> None:
    t = lay_out("1", 2, hands=[["K3"], []], suspects=[["R6"], []], clues=[[], []], hq=[], bullets=6)
    t.state.plan = plan_for(GAME.read_options(custom(agents=2, modifiers=["special_pool", "balanced_clues"])))
    t.state.pool = [code("B*")]
    t.plays("0 give K3")
    assert t.options(1) == ["exchange BS 0"]
    empty = lay_out("1", 2, hands=[["K3"], []], suspects=[["R6"], []], clues=[[], []], hq=[], bullets=6)
    empty.state.plan = t.state.plan
    empty.plays("0 give K3")
    assert empty.result().reason == "loss_no_action"


# Two-card suspects ------------------------------------------------------------------------------------


@clause("IN-5.772", "IN-5.774", "IN-6.11")
def test_both_cards_are_the_holders_secret_and_the_pair_may_equal_an_open_card() -> None:
    t = lay_out("16", 2, hands=[[], ["B6"]], row=["R6", "K7"], hq=["B9", "G4", "G5"], bullets=3)
    t.plays("0 catch", "1 exchange B6 0")
    assert (t.view(0).stands[0].card, t.view(0).stands[0].second) == ("R6", "B9")
    stand = t.view(1).stands[0]
    assert (stand.card, stand.second, stand.two_cards) == (None, None, True)
    assert t.state.clues[0] == [code("B6") * 2 + 1]
    t.plays("0 wait 0", "1 eliminate 0", "1 name blue 6")
    assert t.kinds_told(0)[-2:] == ["right", "clues_discarded"]


@clause("IN-5.776", "IN-6.4", "IN-5.775")
def test_a_fallen_pair_keeps_its_other_halves_secret() -> None:
    t = lay_out("16", 2, hands=[[], []], row=["R6", "K7"], hq=["B9", "G4", "G5"], bullets=3)
    t.plays("0 catch", "1 wait 0", "0 wait 0", "1 eliminate 0", "1 name blue 6")
    mine, theirs = t.view(0).past_pairs[0], t.view(1).past_pairs[0]
    assert (mine.first, mine.second) == ("R6", "B9")
    assert (theirs.first, theirs.second) == (None, None)
    assert {"R6", "K6"} <= set(theirs.first_among) and {"B9", "B2"} <= set(theirs.second_among)
    assert all(event.get("card") is None for event in t.told(1) if event["kind"] in ("caught", "second_taken"))


@clause("IN-5.777", "IN-5.778")
def test_a_suspect_caught_with_an_empty_deck_is_a_single_card() -> None:
    t = lay_out("16", 2, hands=[["R2"], ["K3"]], row=["R6", "K7"], hq=[], bullets=3)
    t.plays("0 catch")
    assert t.state.second[0] == NOTHING and not t.view(1).stands[0].two_cards
    assert t.state.suspects_left() == 2
    t.plays("1 eliminate 0", "1 name red 6")
    assert names(t.state.hq) == ["R6"] and t.view(1).past_pairs[0].single


# Outward hands ----------------------------------------------------------------------------------------


@clause("IN-5.781", "IN-5.788", "IN-6.28")
def test_everybody_sees_all_hands_but_the_own_and_a_watcher_none() -> None:
    t = lay_out("17", 3, hands=[["R2"], ["K2"], ["Y2"]], row=["R6"], hq=["G3", "G4", "G5"], bullets=9)
    t.plays("0 wait 2")
    assert t.view(0).hands == [[None, None, None], ["K2"], ["Y2"]]
    assert t.view(1).hands == [["R2", "G4", "G5"], [None], ["Y2"]]
    assert t.view(WATCHER).hands == [[None, None, None], [None], [None]]
    drew = {seat: [e["card"] for e in t.told(seat) if e["kind"] == "drew"] for seat in (0, 1, 2, WATCHER)}
    assert drew == {0: [None, None], 1: ["G4", "G5"], 2: ["G4", "G5"], WATCHER: [None, None]}


@clause("IN-5.782", "IN-5.789")
def test_an_unseen_hand_keeps_its_order_and_is_discarded_by_place() -> None:
    hand = ["R2", "R3", "R4", "R5", "R7", "R8", "R9"]
    t = lay_out("17", 2, hands=[hand, ["K2"]], row=["R6"], hq=["G3", "G4", "G5"], bullets=9)
    t.plays("0 wait 1")
    t.refuses("0 discard R2", because="IN-5.789")
    assert t.options(0) == [f"discard_place {place}" for place in range(1, 9)]
    t.plays("0 discard_place 2")
    assert names(t.state.hands[0]) == ["R2", "R4", "R5", "R7", "R8", "R9", "G4"]
    assert t.view(0).pile[-1].card == "R3"


@clause("IN-5.783", "IN-5.787", "IN-7.3", "IN-5.903")
def test_cards_come_from_the_hands_of_others() -> None:
    t = lay_out("17", 2, hands=[[], ["K3"]], suspects=[["R6"], []], row=["G9"], hq=["G3"], bullets=9)
    assert "give K3" in t.options(0)
    t = lay_out("17", 2, hands=[["R2"], []], suspects=[["R6"], []], row=["G9"], hq=["G3"], bullets=9)
    t.refuses("0 give R2", because="IN-5.787")
    t.refuses("0 give R3", because="IN-5.787")
    assert t.options(0) == ["wait 0"]


@clause("IN-5.783", "IN-6.27")
def test_no_refusal_tells_what_is_in_the_own_unseen_hand() -> None:
    t = lay_out("17", 3, hands=[["R2"], ["K3"], []], suspects=[["R6"], ["K9"], []], row=["G9"], hq=["G3"],
                bullets=9)  # fmt: skip
    for card in ("R2", "G3", "G9", "R3", "K9"):
        t.refuses(f"0 give {card}", because="IN-5.783")
        t.refuses(f"0 exchange {card} 1", because="IN-5.783")


@clause("IN-5.790", "IN-6.16")
def test_a_face_up_reward_in_an_outward_hand_is_known_to_its_owner_too() -> None:
    given = {
        "hands": [["R2"], ["K2"]],
        "suspects": [[], ["R6"]],
        "clues": [[], ["K3|v"]],
        "row": ["Y9"],
        "hq": ["G3"],
        "discard": ["G9|down"],
        "bullets": 9,
    }
    t = lay_out("17", 2, **given)
    t.plays("0 eliminate 1", "0 name red 6", "0 take K3")
    assert t.view(0).hands[0] == [None, "K3"] and t.view(WATCHER).hands[0] == [None, "K3"]
    t = lay_out("17", 2, **given)
    t.plays("0 eliminate 1", "0 name red 6", "0 take_down 1")
    assert t.view(0).hands[0] == [None, None] and t.view(1).hands[0] == ["R2", "G9"]


@clause("IN-5.902")
def test_the_second_key_clue_is_the_only_exception_for_two_agents() -> None:
    assert [plan_for(GAME.read_options({"mission": "19", "agents": n})).key_clues for n in (2, 3, 4, 5)] == [
        2,
        1,
        1,
        1,
    ]
    for mission in MISSIONS:
        if mission not in ("T2", "T3", "19"):
            plans = [plan_for(GAME.read_options({"mission": mission, "agents": n})) for n in (2, 3, 4, 5)]
            numbers = {(p.suspects, p.bullets, p.start_hand, p.hand_limit, p.key_clues) for p in plans}
            assert len(numbers) == 1
