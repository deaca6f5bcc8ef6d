"""Sections 1, 3, 4 and 5.6xx: what a mission starts with."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.seats import WATCHER
from safehouse.core.testing import Table, clause
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.codes import Cards
from safehouse.games.infiltraitors.data import CARD_FILE, MISSIONS, PAGES
from safehouse.games.infiltraitors.rules.setup import plan_for
from safehouse.games.infiltraitors.tables import (
    LEAST_CLUES,
    NOTHING,
    SECONDS,
    SMALL_HAND,
    SPECIAL,
    colour_of,
    number_of,
)
from safehouse.games.infiltraitors.tests.laying_out import names
from safehouse.games.infiltraitors.vocabulary import CARD_IDS, COLOUR_IDS

SIZES = tomllib.loads((Path(__file__).parent / "setup_table.toml").read_text(encoding="utf-8"))["size"]


def deal(mission: str, agents: int, seed: str = "setup", **options: Any) -> Table:
    values = {"mission": mission, "agents": agents, **options}
    return Table(GAME, GAME.deal(GAME.read_options(values), seed))


@clause("IN-3.1", "IN-3.2", "IN-3.4")
def test_seventy_standard_cards_and_five_special_ones() -> None:
    standard = [(colour_of(c), number_of(c)) for c in range(SPECIAL)]
    assert sorted(standard) == [(colour, number) for colour in range(5) for number in range(2, 16)]
    assert [(colour_of(c), number_of(c)) for c in range(SPECIAL, Cards.COUNT)] == [(c, 1) for c in range(5)]
    assert COLOUR_IDS == ("red", "black", "yellow", "green", "blue")
    assert len(set(CARD_IDS)) == Cards.COUNT


@clause("IN-3.7")
def test_tokens_and_equipment() -> None:
    counts = {token.id: token.count for token in CARD_FILE.token}
    assert counts["bullet"] == 12 == max(plan_for(GAME.read_options({"mission": m})).bullets for m in MISSIONS)
    assert counts["number_token"] == 9
    assert counts["arrow_token"] == 4
    assert counts["card_stand"] == counts["clue_board"] == 5
    assert counts["gun"] == counts["gun_holder"] == counts["marker_pen"] == 1


@clause("IN-1.4", "IN-1.5", "IN-4.1")
def test_three_training_missions_and_twenty_missions_in_order_each_a_game_of_its_own() -> None:
    assert ("T1", "T2", "T3", *(str(n) for n in range(1, 21))) == MISSIONS
    assert [PAGES[m].order for m in MISSIONS] == list(range(1, 24))
    for mission in MISSIONS:
        assert deal(mission, 2).state.deeds == []


@clause("IN-1.2", "IN-3.6", "IN-4.3", "IN-4.4", "IN-4.5", "IN-4.6", "IN-4.8", "IN-4.12", "IN-5.601", "IN-5.901")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['mission']}-{size['players']}")
def test_sizes_at_the_start(size: dict[str, Any]) -> None:
    s = deal(size["mission"], size["players"]).state
    assert len(s.plan.deck) == size["cards"]
    assert [len(hand) for hand in s.hands] == [size["hand"]] * size["players"]
    assert len(s.row) == size["row"]
    assert len(s.aside) == size["aside"]
    assert len(s.hq) == size["hq"]
    assert s.bullets == size["bullets"]
    assert s.suspects_left() == size["suspects"]
    assert s.pile == [] and s.stand == [NOTHING] * size["players"]
    colours = {colour_of(c) for c in s.plan.deck}
    assert colours == set(range(s.plan.colours))


@clause("IN-1.2", "IN-7.12")
@pytest.mark.parametrize("agents", [1, 6])
def test_two_to_five_agents(agents: int) -> None:
    from safehouse.core.errors import OptionError

    with pytest.raises(OptionError) as error:
        GAME.read_options({"mission": "1", "agents": agents})
    assert error.value.option == "agents"


@clause("IN-4.9")
def test_the_first_agent_is_random_unless_the_table_fixes_it() -> None:
    firsts = Counter(deal("1", 4, f"first {n}").state.active for n in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    assert deal("1", 4, first_agent="3").state.active == 2


@clause("IN-4.10", "IN-5.726", "IN-5.732")
def test_the_special_cards_of_the_colours_in_use_lie_in_the_middle_of_mission_6() -> None:
    s = deal("6", 3).state
    assert names(s.pool) == ["R*", "K*", "Y*", "G*"]
    assert not set(s.pool) & set(s.plan.deck)


@clause("IN-4.11", "IN-5.756")
def test_the_shooter_of_mission_12_is_drawn_publicly_and_independently_of_the_first_agent() -> None:
    tables = [deal("12", 3, f"shooter {n}") for n in range(200)]
    pairs = Counter((t.state.active, t.state.eliminator) for t in tables)
    assert len(pairs) == 9
    t = tables[0]
    assert t.view(WATCHER).eliminator == t.state.eliminator
    assert "designated" in t.kinds_told(WATCHER)


@clause("IN-4.13")
def test_before_the_first_turn_an_agent_knows_its_hand_and_no_suspect() -> None:
    view = deal("5", 3).view(0)
    assert None not in view.hands[0]
    assert view.hands[1] == view.hands[2] == [None] * 5
    assert view.row == [None] * 9
    assert not any(stand.occupied for stand in view.stands)
    outward = deal("17", 3).view(0)
    assert outward.hands[0] == [None] * 5
    assert None not in outward.hands[1] + outward.hands[2]


@clause("IN-4.14", "IN-7.14")
def test_the_first_decision_is_an_action() -> None:
    for mission in MISSIONS:
        t = deal(mission, 3)
        assert t.view(t.state.active).question == "ask-turn"


@clause("IN-5.602", "IN-5.208")
def test_training_1_has_three_colours_up_to_13() -> None:
    plan = plan_for(GAME.read_options({"mission": "T1", "agents": 3}))
    assert {number_of(c) for c in plan.deck} == set(range(2, 14))
    assert (plan.suspects, plan.bullets, plan.start_hand) == (2, 5, 5)
    assert PAGES["T1"].colour_names == list(COLOUR_IDS[:3])


@clause("IN-5.603", "IN-5.604", "IN-5.605", "IN-5.706")
@pytest.mark.parametrize("agents", [2, 3, 4, 5])
def test_training_2_and_3_grow_with_the_agents(agents: int) -> None:
    for mission, colours in (("T2", 3), ("T3", 4)):
        plan = plan_for(GAME.read_options({"mission": mission, "agents": agents}))
        assert (plan.suspects, plan.bullets, plan.colours) == (agents, agents + 3, colours)
        assert {number_of(c) for c in plan.deck} == set(range(2, 16))
    assert GAME.time_limit(GAME.read_options({"mission": "T3", "agents": agents})) == 15 * 60
    assert GAME.time_limit(GAME.read_options({"mission": "T2", "agents": agents})) == 0


@clause("IN-5.606", "IN-5.607", "IN-5.703")
def test_special_rules_of_the_missions() -> None:
    rules = {m: GAME.read_options({"mission": m}).special_rules() for m in MISSIONS}
    assert [m for m in MISSIONS if not rules[m]] == ["T1", "T2", "1", "5", "20"]
    assert [m for m in MISSIONS if "silence" in rules[m]] == ["4", "10", "11"]
    assert [m for m in MISSIONS if "discard_face_down" in rules[m]] == ["2", "14"]
    assert [m for m in MISSIONS if "order_tokens" in rules[m]] == ["3", "14"]
    assert [m for m in MISSIONS if "balanced_clues" in rules[m]] == ["7", "13"]
    assert [m for m in MISSIONS if PAGES[m].aside] == ["18", "19"]
    assert [m for m in MISSIONS if PAGES[m].colours == 5] == ["5", "9", "10", *map(str, range(12, 21))]
    assert rules["8"] == ["exchange_left_only"]
    assert rules["11"] == ["silence", "eliminate_right_only"]


@clause("IN-5.752")
def test_mission_9_starts_with_three_cards_and_still_draws_up_to_three() -> None:
    t = deal("9", 2)
    assert [len(hand) for hand in t.state.hands] == [3, 3]
    assert "wait 3" in t.options(t.state.active)


@clause("IN-5.761", "IN-5.762")
def test_special_cards_of_mission_15_can_be_anywhere() -> None:
    places: Counter[str] = Counter()
    for n in range(60):
        s = deal("15", 5, f"special {n}").state
        assert len(s.plan.deck) == 75
        places["hand"] += sum(c >= SPECIAL for hand in s.hands for c in hand)
        places["row"] += sum(c >= SPECIAL for c in s.row)
        places["hq"] += sum(c >= SPECIAL for c in s.hq)
    assert set(places) == {"hand", "row", "hq"} and min(places.values()) > 0


@clause("IN-5.801", "IN-5.821", "IN-5.802", "IN-5.822")
@pytest.mark.parametrize("mission", ["18", "19"])
def test_a_ninth_suspect_lies_apart_and_counts_from_the_start(mission: str) -> None:
    t = deal(mission, 3)
    assert (len(t.state.row), len(t.state.aside)) == (8, 1)
    assert t.state.suspects_left() == t.state.bullets == 9
    assert t.view(0).aside == [None]


@clause("IN-5.601")
def test_the_parameters_of_the_mission_pages_are_those_of_the_rules() -> None:
    for mission in MISSIONS:
        page = PAGES[mission]
        plan = plan_for(GAME.read_options({"mission": mission, "agents": 3}))
        assert (plan.start_hand, plan.hand_limit, plan.aside) == (page.start_hand, page.hand_limit, page.aside)
        for use in page.modifiers:
            if use.id == "balanced_clues":
                assert use.min_clues == LEAST_CLUES
            if use.id == "hand_limit":
                assert use.limit == use.start == SMALL_HAND
            if use.id == "time_limit":
                assert use.seconds == SECONDS
            if use.id in ("order_tokens", "special_pool", "special_in_deck"):
                assert use.count == {"order_tokens": plan.suspects}.get(use.id, plan.colours)
            if use.id in ("reward_finale", "key_person"):
                assert (use.table, use.aside) == (plan.suspects - plan.aside, plan.aside)
