"""The Rogue Agents' turn: activations, moves, actions, abilities and allies."""

import pytest

from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.codes import Borders, Locations
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.tables.city import within
from safehouse.games.mind_mgmt.tests.scenes import acting, arguments, cell, fresh, kinds, names, scene


@clause("MM-5.801", "MM-5.803", "MM-5.811")
def test_two_different_agents_one_after_the_other_and_doing_nothing_is_legal() -> None:
    t = scene(("C1", "C2", "D2", "C3", "C4", "D4"), turn="agents")
    t.plays("one activate meru")
    assert not any(line.startswith("activate") for line in t.options("one"))
    t.plays("one end_activation")
    t.refuses("one activate meru", because="MM-5.801")
    t.plays("one activate dusty", "one end_activation")
    assert t.state.pending() == [0]


@clause("MM-5.804", "MM-5.805", "MM-5.806", "MM-5.807", "MM-5.808", "MM-5.809", "MM-5.810")
def test_moves_of_an_agent() -> None:
    t = acting("meru", "A1", immortals=("B1", "E2", "B6", "E6"), agents={"dusty": "A2"}, mayhem=[("B1", "C1")])
    assert set(arguments(t, "one", "move")) == {"B1", "A2", "B2", "A3"}
    t.refuses("one move C1", because="MM-5.805")
    t.plays("one move A2")
    t.refuses("one move A3", because="MM-5.804")
    through = acting("meru", "A1", immortals=("B1", "A2", "B6", "E6"))
    assert set(arguments(through, "one", "move")) == {"B1", "A2", "C1", "B2", "A3"}
    strict = acting("meru", "A1", move_after_action=False)
    strict.plays("one capture")
    assert strict.state.active != 0


@clause("MM-5.812", "MM-4.26")
def test_owners_play_their_agents_and_the_captain_confirms_for_the_team() -> None:
    t = scene(("C1", "C2", "D2", "C3", "C4", "D4"), turn="agents", players=4)
    assert t.state.pending() == [1]
    t.plays("one activate bill_falls")
    assert t.state.pending() == [3]
    t.plays("three end_activation", "one activate dusty")
    assert t.state.pending() == [1], "the shared Agent is the captain's"
    later = scene(("C1", "C2", "D2", "C3", "C4", "D4", "E4", "E3"), turn="agents", players=4)
    assert later.state.round == 2 and later.state.pending() == [2]
    free = scene(("C1", "C2", "D2", "C3", "C4", "D4"), turn="agents", players=4, team="free_for_all")
    assert free.state.pending() == [1, 2, 3]
    free.plays("two activate meru")
    assert free.state.pending() == [1]


@clause("MM-5.813", "MM-1.01")
def test_the_training_mission_knows_three_actions() -> None:
    t = acting("meru", "D4", mode="training", steps=("D4",), trail=("C1", "C2", "D2", "C3", "C4", "D4"))
    assert kinds(t, "one") == {"move", "ask", "reveal", "capture", "end_activation"}
    t.refuses("one shakedown umbrella", because="MM-1.01")
    t.refuses("one target", because="MM-5.1101")
    full = acting("meru", "D4", steps=("D4",), immortals=("B2", "E2", "C6", "E3"))
    assert {"ask", "reveal", "capture", "target"} <= kinds(full, "one")


@clause("MM-5.901", "MM-5.902", "MM-5.903", "MM-5.503", "MM-5.518")
def test_what_can_be_asked_is_looked_at_when_it_is_asked() -> None:
    t = acting("bill_falls", "D4", immortals=("D4", "B3", "E2", "E6"))
    t.refuses("one ask umbrella", because="MM-5.902")
    t.plays("one move D5")
    assert arguments(t, "one", "ask") == ["billboard"]
    t.refuses("one ask garden", because="MM-5.903")
    t.refuses("one ask pool", because="MM-5.901")
    free = acting(
        "bill_falls", "B4", immortals=("B3", "C5", "E2", "E6"), trail=("C1", "C2", "D2", "C3", "C4", "D4")
    )
    assert arguments(free, "one", "ask") == ["billboard", "psychic_palm"]
    guarded = acting("bill_falls", "D5", immortals=("B3", "D6", "E2", "E6"))
    guarded.refuses("one ask garden", because="MM-5.903")


@clause("MM-5.904", "MM-5.905", "MM-5.906", "MM-5.907", "MM-5.908", "MM-6.21", "MM-7.01")
def test_the_recruiter_is_asked_alike_with_several_one_or_no_answer() -> None:
    """The view and the events of the others are the same until the answer is given."""
    seen = []
    for trail in (
        ("C2", "D2", "D3", "D4", "E4", "F4"),
        ("C2", "D2", "D3", "D4", "E4", "E3"),
        ("C2", "C3", "D3", "D4", "E4", "E3"),
    ):
        t = acting("bill_falls", "B1", trail=trail, immortals=("C4", "C5", "B6", "E6"))
        t.plays("one ask flux_cafe")
        assert t.state.pending() == [0]
        seen.append((GAME.view_bytes(t.state, 1), t.told("one")))
    assert seen[0] == seen[1] == seen[2]
    t = acting(
        "bill_falls", "B1", trail=("C2", "D2", "D3", "D4", "E4", "F4"), immortals=("C4", "C5", "B6", "E6")
    )
    t.plays("one ask flux_cafe")
    t.refuses("recruiter answer_none", because="MM-5.907")
    t.refuses("recruiter answer D4", because="MM-5.905")
    t.plays("recruiter answer F4")
    assert t.told("one")[-1] == {"kind": "step_placed", "location": "F4", "feature": "flux_cafe", "hour": 6}


@clause("MM-5.909")
def test_useless_questions_are_offered_too() -> None:
    first = acting(
        "bill_falls", "B1", trail=("C2", "D2", "D3", "D4", "E4", "F4"), immortals=("C4", "C5", "B6", "E6")
    )
    other = acting(
        "bill_falls", "B1", trail=("A7", "B7", "C7", "D7", "E7", "F7"), immortals=("C4", "C5", "B6", "E6")
    )
    assert first.options("one") == other.options("one")
    first.plays("one ask flux_cafe", "recruiter answer F4", "one end_activation")
    first.state.agent_at[0] = cell("B1")
    first.plays("one activate meru")
    assert "flux_cafe" in arguments(first, "one", "ask")


@clause("MM-5.911", "MM-5.912", "MM-5.913", "MM-5.914", "MM-6.28", "MM-6.14")
def test_reveal_turns_a_step_token_into_the_hour() -> None:
    t = acting("bill_falls", "C3", steps=("C3",), trail=("C1", "C2", "D2", "C3", "C4", "D4"))
    t.plays("one reveal")
    revealed, confirmed = t.told("one")[-2:]
    assert revealed == {"kind": "revealed", "agent": "bill_falls", "location": "C3"}
    assert confirmed == {"kind": "confirmed", "location": "C3", "hour": 4}
    assert t.view("recruiter").steps == [] and t.view("recruiter").notes[0].text == "4"
    t = acting("bill_falls", "D2", immortals=("D2", "B2", "B6", "E6"), steps=("D2",))
    t.refuses("one reveal", because="MM-5.912")
    t = acting("bill_falls", "D1", steps=("D2",))
    t.refuses("one reveal", because="MM-5.911")


@clause("MM-5.921", "MM-5.922", "MM-5.923", "MM-5.924", "MM-5.925", "MM-5.926", "MM-5.928", "MM-6.04")
def test_a_shakedown_needs_an_immortal_and_names_any_feature() -> None:
    t = acting("meru", "D4", hand=("pool", "garden", "parrot"))
    t.refuses("one shakedown pool", because="MM-5.921")
    t = acting("meru", "B2", hand=("pool", "garden", "parrot"))
    assert len(arguments(t, "one", "shakedown")) == 16
    t.plays("one shakedown pool")
    assert t.told("one")[-1] == {"kind": "feature_shown", "feature": "pool"}
    t.refuses("one push A1", because="MM-5.515")
    t.plays("one leave_immortal")
    again = acting("meru", "B2", hand=("pool", "garden", "parrot"), shown=("pool",))
    again.plays("one shakedown pool")
    assert again.told("one")[-1]["kind"] == "feature_shown"
    wrong = acting("meru", "B2", hand=("pool", "garden", "parrot"))
    wrong.plays("one shakedown umbrella")
    assert wrong.told("one")[-1] == {"kind": "feature_denied", "feature": "umbrella"}


@clause("MM-5.515", "MM-5.926", "MM-5.927", "MM-5.929")
def test_a_push_may_make_a_card_claimable_in_the_recruiters_turn() -> None:
    t = acting(
        "meru", "E3", immortals=("E3", "F7", "B5", "C3"), area=("dream_bus", "pool"), mayhem=[("E3", "F3")]
    )
    t.plays("one shakedown pool")
    assert arguments(t, "one", "push") == ["E2", "D3", "E4"]
    t.refuses("one push F3", because="MM-5.507")
    t.plays("one push E2")
    t.plays("one end_activation", "one activate dusty", "one end_activation")
    assert arguments(t, "recruiter", "claim") == ["dream_bus"]


@clause("MM-5.931", "MM-5.932", "MM-5.933", "MM-5.934", "MM-8.04", "MM-1.05", "MM-1.06")
def test_capture_works_on_the_current_location_without_an_immortal() -> None:
    t = acting("meru", "D4", immortals=("D4", "B2", "B6", "E6"))
    t.refuses("one capture", because="MM-5.932")
    t = acting("meru", "C4")
    t.plays("one capture")
    assert t.state.result() is None
    t = acting("meru", "D4", players=3)
    t.plays("one capture")
    assert t.result().winners == [1, 2]
    assert t.result().scores == [-1, 1, 1]


@clause("MM-5.1100", "MM-5.1101", "MM-5.1102", "MM-5.1103", "MM-6.22")
@pytest.mark.parametrize(("place", "answer"), [("D2", "target_yes"), ("D1", "target_no"), ("C5", "target_no")])
def test_meru_asks_for_a_cross_of_two(place: str, answer: str) -> None:
    t = acting("meru", place, immortals=("D3", "B2", "B6", "E6"), mayhem=[("D2", "D3")])
    t.plays("one target")
    assert t.told("one")[-1]["kind"] == answer
    t.refuses("one capture", because="MM-5.803")
    blocked = acting("meru", "D3", immortals=("D3", "B2", "B6", "E6"))
    blocked.refuses("one target", because="MM-5.1102")
    other = acting("dusty", "D2")
    other.refuses("one target", because="MM-5.1101")


@clause("MM-5.1105", "MM-5.1104")
def test_henry_stops_immortals_always_but_not_the_recruiter() -> None:
    t = scene(
        hand=("umbrella", "fountain", "bookstore"), agents={"henry_lyme": "D4"}, activated=("henry_lyme",)
    )
    assert t.state.hits(cell("D4")) == 2
    for activated in ((), ("henry_lyme",)):
        for henry in ("D4", "D3", "F5"):
            stopped = scene(
                immortals=("D3", "F4", "B6", "E6"),
                area=("parrot", "garden"),
                agents={"henry_lyme": henry},
                activated=activated,
            )
            stopped.refuses("recruiter claim parrot", because="MM-5.1104")
    assert any(line.startswith("E6") for line in arguments(t, "recruiter", "move_immortal"))


@clause("MM-5.1106", "MM-5.1107", "MM-5.1108", "MM-5.1109", "MM-5.1100")
def test_bill_moves_an_immortal_once_before_or_after_his_move() -> None:
    t = acting("bill_falls", "C4", immortals=("C5", "B2", "E2", "E6"), mayhem=[("C4", "C5")])
    assert arguments(t, "one", "nudge") == ["C5 B5", "C5 D5", "C5 C6"]
    t.refuses("one nudge B2 B3", because="MM-5.1106")
    t.plays("one nudge C5 B5", "one move B4")
    t.refuses("one nudge B5 B6", because="MM-5.1100")
    again = acting("bill_falls", "C4", immortals=("C5", "B2", "E2", "E6"))
    again.plays("one nudge C5 D5", "one end_activation")
    again.state.activated[2] = False
    again.plays("one activate bill_falls", "one move D4", "one nudge D5 C5")
    own = acting("bill_falls", "C5", immortals=("C5", "B2", "E2", "E6"))
    own.refuses("one nudge C5 C6", because="MM-5.1108")
    into = acting("bill_falls", "C4", immortals=("C5", "B2", "E2", "E6"))
    into.plays("one nudge C5 C4")
    into.refuses("one capture", because="MM-5.932")


@clause("MM-5.1110", "MM-5.1111", "MM-5.1112", "MM-5.1113")
def test_dusty_moves_any_agent_whatever_its_owner_thinks() -> None:
    t = acting("dusty", "D1", players=5, activated=("meru",), agents={"meru": "A1"})
    t.plays("four carry meru B1")
    assert [agent.activated for agent in t.view("one").agents] == [True, False, False, True]
    assert t.view("one").agents[0].at == "B1"
    t.refuses("four carry meru C1", because="MM-5.1100")
    own = acting("dusty", "D1")
    own.refuses("one carry dusty F1", because="MM-5.1111")
    own.plays("one carry dusty E1", "one move F2")
    assert own.view("one").agents[3].at == "F2"


@clause("MM-5.1201", "MM-5.1202", "MM-5.1203", "MM-5.1204", "MM-5.1205")
def test_allies_are_used_once_even_without_a_token() -> None:
    t = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), allies=("spy_dolphin", "taxi_driver"))
    t.plays("one use_taxi", "one ask_with_dolphin bookstore")
    t.refuses("recruiter answer_none", because="MM-5.1203")
    t.plays("recruiter answer_all")
    assert t.told("one")[-1]["kind"] == "no_new_step"
    assert t.view("one").allies == []
    t.plays("one move D2", "one activate meru")
    t.refuses("one ask_with_dolphin billboard", because="MM-5.1201")


@clause("MM-5.502", "MM-5.518")
def test_an_immortal_binds_whoever_acts_beside_it() -> None:
    t = acting("bill_falls", "D5", immortals=("D4", "B2", "B6", "E6"))
    t.plays("one move D4")
    assert kinds(t, "one") & {"ask", "reveal", "capture"} == set()
    u = acting("bill_falls", "D4", immortals=("D4", "B2", "B6", "E6"))
    u.plays("one move D3")
    assert "capture" in kinds(u, "one")


@clause("MM-7.01", "MM-7.02")
def test_what_is_forced_or_computed_asks_nobody() -> None:
    t = acting("meru", "A7")
    t.plays("one move A6", "one capture")
    assert t.view("one").phase == "activating", "nothing was left to do"
    t.plays("one activate dusty", "one end_activation")
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}")
    assert t.state.pending() == [0], "the end of the Recruiter's turn is always put to him"


@clause("MM-7.03", "MM-7.04", "MM-7.05")
def test_moves_name_their_end_and_one_decision_is_open_at_a_time() -> None:
    t = acting("meru", "A1")
    assert len(arguments(t, "one", "move")) == len(set(arguments(t, "one", "move")))
    assert len(t.state.pending()) == 1
    t.refuses("one place_agent A1", because="MM-7.05")
    assert fresh().state.pending() == [0]
    assert names(1) == ["A1"]


def test_blocked_borders_change_the_reach_of_agents_everywhere_they_should() -> None:
    random = Stream("reach")
    for _try in range(40):
        streets = Streets([random.below(Borders.COUNT) for _token in range(5)])
        assert streets.reach == [within(streets.roads, cell, 2) for cell in range(Locations.COUNT)]
