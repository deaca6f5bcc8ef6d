"""The Recruiter's turn: STEP, MIND SLIP, Immortals, claims, time and announcement."""

import pytest

from safehouse.core.testing import Table, clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import FEATURE_IDS
from safehouse.games.mind_mgmt.rules.geometry import OPEN_CITY, Streets
from safehouse.games.mind_mgmt.tests.scenes import SEATS, acting, arguments, border, cell, kinds, scene


def pass_agents(t: Table) -> None:
    """The Rogue Agents let their turn go by."""
    while t.state.pending() and t.state.pending() != [0]:
        who = SEATS[t.state.pending()[0]]
        options = t.options(who)
        t.plays(f"{who} {'end_activation' if 'end_activation' in options else options[0]}")


@clause("MM-5.102", "MM-5.103", "MM-5.104", "MM-5.307")
def test_mayhem_blocks_orthogonal_links_only_also_at_temples() -> None:
    streets = Streets([border("C3", "C4"), border("B3", "C3")])
    assert cell("C4") not in streets.steps[cell("C3")]
    assert cell("C3") not in streets.steps[cell("B3")]
    for corner in ("B2", "D2", "B4", "D4"):
        assert cell(corner) in streets.steps[cell("C3")]
    assert cell("B4") not in OPEN_CITY.steps[cell("A3")]
    assert cell("B3") in streets.flights[cell("C4")]


@clause("MM-5.105")
def test_mayhem_changes_movement_but_not_adjacency() -> None:
    t = acting("bill_falls", "C4", immortals=("C5", "B2", "E2", "E6"), mayhem=[("C4", "C5")])
    assert "C5 B5" in arguments(t, "one", "nudge")
    assert "C5 C4" not in arguments(t, "one", "nudge")


@clause("MM-5.106", "MM-5.308")
def test_a_temple_gives_no_contact() -> None:
    t = scene(("A2", "B2", "B3", "B4", "C4"), hand=("bookstore", "umbrella", "fountain"))
    assert t.state.hits(cell("C3")) == 0
    assert t.state.hits(cell("D4")) == 2


@clause("MM-5.201", "MM-5.202", "MM-5.802")
def test_a_round_has_two_turns_of_each_side() -> None:
    t = scene(mode="training")
    t.plays("recruiter step D4")
    assert t.view("one").phase == "activating"
    t.plays("one activate meru", "one end_activation", "one activate dusty", "one end_activation")
    assert t.state.pending() == [0]
    assert [agent.activated for agent in t.view("one").agents] == [True, False, False, True]
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}")
    assert arguments(t, "one", "activate") == ["henry_lyme", "bill_falls"]
    pass_agents(t)
    assert {"kind": "round_ended", "round": 1} in t.told("one")
    assert not any(agent.activated for agent in t.view("one").agents)


@clause("MM-5.203")
def test_in_training_the_action_is_the_turn() -> None:
    t = scene(mode="training")
    t.plays("recruiter step D4")
    assert t.state.hour == 6 and t.state.pending() == [1]


@clause("MM-5.204", "MM-5.205", "MM-5.410", "MM-5.510", "MM-5.514")
def test_one_action_and_optional_immortals_in_any_order() -> None:
    t = scene()
    t.refuses("recruiter end_turn", because="MM-5.205")
    t.plays("recruiter move_immortal B2 B3", "recruiter pay_step C1", "recruiter move_immortal B3 B2")
    t.plays("recruiter step D4")
    t.refuses("recruiter step E4", because="MM-5.205")
    t.refuses("recruiter slip front B4", because="MM-5.205")
    t.plays("recruiter end_turn")
    u = scene()
    u.plays("recruiter step D4", "recruiter end_turn")
    assert u.state.hour == 6


@clause("MM-5.302", "MM-5.701")
def test_the_new_location_gets_the_next_number_which_is_the_hour_reached() -> None:
    t = scene()
    t.plays("recruiter step D4", "recruiter end_turn")
    assert t.view("recruiter").secret.trail[5] == "D4"
    assert t.view("one").hour == 6 == len(t.state.trail)


@clause("MM-5.301", "MM-5.303", "MM-5.304", "MM-5.305")
def test_why_a_step_is_refused() -> None:
    t = scene(("C1", "C2", "D2", "C3", "C4"), mayhem=[("C4", "D4")])
    t.refuses("recruiter step C3", because="MM-5.304")
    t.refuses("recruiter step D4", because="MM-5.305")
    t.refuses("recruiter step B5", because="MM-5.303")
    t.refuses("recruiter step F7", because="MM-5.301")


@clause("MM-5.306", "MM-6.27")
def test_a_location_with_an_agent_or_immortal_is_entered_in_silence() -> None:
    t = scene(agents={"meru": "D4"}, immortals=("D4", "B2", "E2", "E6"))
    before = GAME.view_bytes(t.state, 1)
    t.plays("recruiter step D4")
    assert t.told("one") == [] and GAME.view_bytes(t.state, 1) == before


@clause("MM-5.310", "MM-5.607")
def test_own_cards_and_immortals_cards_are_kept_apart() -> None:
    t = scene(
        hand=("bookstore", "pool", "parrot"), area=("umbrella", "torches"), immortals=("D4", "B6", "E2", "C3")
    )
    assert t.state.hits(cell("D7")) == 0
    t.refuses("recruiter claim pool", because="MM-5.607")


@clause("MM-5.401", "MM-5.402", "MM-5.403", "MM-5.404", "MM-5.408", "MM-6.11", "MM-6.12")
def test_a_mind_slip_is_shown_only_when_the_turn_ends() -> None:
    t = scene(hand=("bookstore", "observation_monks", "parrot"))
    t.refuses("recruiter slip front D5", because="MM-5.408")
    t.refuses("recruiter slip second E4", because="MM-5.402")
    before = GAME.view_bytes(t.state, 1)
    t.plays("recruiter slip front E4")
    assert GAME.view_bytes(t.state, 1) == before and t.told("one") == []
    assert t.view("one").slips_front == 1
    assert t.view("recruiter").secret.contacts[-1] == 2
    assert t.state.visited & (1 << cell("D4")) == 0
    t.plays("recruiter end_turn")
    assert t.view("one").slips_front == 0
    assert t.view("one").slips == [["6", "front"]]
    assert "E4" not in str(t.told("one"))
    pass_agents(t)
    assert arguments(t, "recruiter", "slip") == []


@clause("MM-5.409")
def test_a_slip_is_forced_when_no_step_is_left() -> None:
    t = scene(("A4", "A2", "B2", "B1", "A1"), mode="training")
    assert kinds(t, "recruiter") == {"slip"}


@clause("MM-5.411", "MM-5.413", "MM-5.414", "MM-5.415", "MM-6.13", "MM-6.27")
def test_the_second_token_is_gained_by_landing_not_by_jumping_and_told_to_nobody() -> None:
    t = scene(second_at="D4")
    t.plays("recruiter slip front E4")
    assert not t.state.second_gained
    t = scene(("A4", "B4", "B5", "C5", "C4"), second_at="D4")
    before = GAME.view_bytes(t.state, 1)
    t.plays("recruiter step D4")
    assert t.state.second_gained and GAME.view_bytes(t.state, 1) == before
    t.plays("recruiter end_turn")
    pass_agents(t)
    tokens = {line.split()[0] for line in arguments(t, "recruiter", "slip")}
    assert tokens == {"front", "second"}
    t.plays("recruiter slip second F4")
    assert t.view("one").second_at == "D4"
    t.plays("recruiter end_turn")
    view = t.view("one")
    assert view.second_at is None and view.slips_front == 1
    assert view.slips == [["7", "second"]]
    assert view.steps == [] and view.notes == []


@clause("MM-5.412")
def test_a_visit_before_the_token_lay_there_does_not_count() -> None:
    t = scene(("D4", "C4", "B4", "B5", "C5"), second_at="D4")
    assert not t.state.second_gained
    assert all(line.startswith("front") for line in arguments(t, "recruiter", "slip"))


@clause("MM-5.501", "MM-5.504", "MM-5.505", "MM-5.506", "MM-5.507", "MM-5.508", "MM-6.05")
def test_immortals_move_one_in_any_direction_and_everybody_sees_it() -> None:
    t = scene(immortals=("B2", "C2", "B6", "E6"), mayhem=[("A2", "B2")], agents={"meru": "B1"})
    targets = [line.split()[1] for line in arguments(t, "recruiter", "move_immortal") if line.startswith("B2")]
    assert sorted(targets) == ["A1", "A3", "B1", "B3", "C1", "C3"]
    t.refuses("recruiter move_immortal B2 C2", because="MM-5.506")
    t.refuses("recruiter move_immortal B2 A2", because="MM-5.507")
    t.refuses("recruiter move_immortal B2 B4", because="MM-5.504")
    t.refuses("recruiter move_immortal D4 D5", because="MM-5.501")
    t.plays("recruiter move_immortal B2 A1")
    assert t.told("one")[-1] == {"kind": "immortal_moved", "origin": "B2", "location": "A1"}


@clause("MM-5.509", "MM-5.511", "MM-5.512", "MM-5.513", "MM-6.24")
def test_an_extra_move_costs_a_step_token_on_an_unmarked_visit() -> None:
    t = scene(steps=("C2",), confirmed={"D2": 3})
    t.refuses("recruiter pay_step C1", because="MM-5.511")
    t.plays("recruiter move_immortal B2 B3")
    t.refuses("recruiter move_immortal B3 B4", because="MM-5.509")
    assert arguments(t, "recruiter", "pay_step") == ["C1", "C3", "C4"]
    t.refuses("recruiter pay_step C2", because="MM-5.512")
    t.refuses("recruiter pay_step D4", because="MM-5.512")
    t.plays("recruiter step D4", "recruiter pay_step D4")
    t.refuses("recruiter end_turn", because="MM-5.513")
    assert t.view("one").steps == ["C2", "D4"]
    assert t.view("one").clues[-1].hour == 6
    t.plays("recruiter move_immortal B3 B4")
    t.refuses("recruiter pay_step C1", because="MM-5.511")


@clause("MM-5.517")
def test_only_the_set_of_their_places_matters() -> None:
    t = scene(immortals=("B2", "C2", "B6", "E6"))
    t.plays("recruiter move_immortal B6 B5")
    u = scene(immortals=("E6", "B6", "C2", "B2"))
    u.plays("recruiter move_immortal B6 B5")
    assert t.view("one").immortals == u.view("one").immortals


@clause(
    "MM-5.601", "MM-5.602", "MM-5.603", "MM-5.604", "MM-5.605", "MM-5.608", "MM-5.614", "MM-6.10", "MM-6.25"
)
def test_a_claim_is_offered_not_forced_and_public_at_once() -> None:
    t = scene(immortals=("E2", "F7", "B2", "D3"), area=("dream_bus", "parrot"))
    assert arguments(t, "recruiter", "claim") == ["dream_bus", "parrot"]
    t.plays("recruiter claim dream_bus")
    assert t.view("one").recruits == 1 and t.view("one").discard == ["dream_bus"]
    t.refuses("recruiter claim dream_bus", because="MM-5.607")
    t.plays("recruiter step D4", "recruiter end_turn")
    assert "parrot" in t.view("one").area
    pass_agents(t)
    t.plays("recruiter claim parrot")
    assert t.view("one").recruits == 2
    automatic = scene(immortals=("E2", "F7", "B5", "D5"), area=("dream_bus", "parrot"), claims="automatic")
    automatic.plays("recruiter step D4")
    assert automatic.view("one").discard == ["dream_bus"]


@clause("MM-5.609", "MM-5.610", "MM-5.611")
def test_the_area_is_refilled_at_the_end_and_not_from_an_empty_deck() -> None:
    t = scene(immortals=("E2", "F7", "B5", "D5"), area=("dream_bus", "garden"))
    t.plays("recruiter claim dream_bus", "recruiter step D4")
    assert t.view("one").area == ["garden"]
    t.plays("recruiter end_turn")
    assert len(t.view("one").area) == 2 and t.view("one").deck == 10
    u = scene(immortals=("E2", "F7", "B5", "D5"), area=("dream_bus", "garden"))
    u.state.deck = []
    u.plays("recruiter claim dream_bus", "recruiter step D4", "recruiter end_turn")
    assert u.view("one").area == ["garden"]


@clause("MM-5.602", "MM-5.610", "MM-5.614")
@pytest.mark.parametrize("claims", ["offered", "automatic"])
def test_a_card_just_turned_up_waits_for_the_next_turn(claims: str) -> None:
    t = scene(
        immortals=("E2", "F7", "F1", "F5"),
        area=("dream_bus", "garden"),
        hand=("bookstore", "graffiti", "torches"),
        agents={"henry_lyme": "A4"},
        claims=claims,
    )
    t.state.deck.remove(FEATURE_IDS.index("pool"))
    t.state.deck.append(FEATURE_IDS.index("pool"))
    if claims == "offered":
        t.plays("recruiter claim dream_bus")
    t.plays("recruiter step D4", "recruiter end_turn")
    assert t.view("one").area == ["garden", "pool"] and t.view("one").recruits == 1
    t.refuses("recruiter claim pool", because="SH-2")
    pass_agents(t)
    if claims == "offered":
        t.plays("recruiter claim pool")
    assert t.view("one").discard == ["dream_bus", "pool"] and t.view("one").recruits == 2


@clause("MM-5.613", "MM-5.615", "MM-5.1104")
def test_henry_removes_single_immortals_from_the_count() -> None:
    stopped = {"henry_lyme": "E1"}
    t = scene(immortals=("E2", "F7", "D6", "C3"), area=("dream_bus", "pool"), agents=stopped)
    t.plays("recruiter claim dream_bus")
    assert t.view("one").recruits == 1
    t = scene(immortals=("E2", "F7", "B5", "C3"), area=("dream_bus", "pool"), agents=stopped)
    t.refuses("recruiter claim dream_bus", because="MM-5.1104")
    t = scene(immortals=("E2", "B2", "B5", "C3"), area=("dream_bus", "pool"))
    t.refuses("recruiter claim dream_bus", because="MM-5.601")


@clause("MM-5.606", "MM-8.01")
def test_recruits_by_immortals_count_towards_the_twelve() -> None:
    t = scene(immortals=("E2", "F7", "D6", "C3"), area=("dream_bus", "pool"), recruits=10)
    t.plays("recruiter claim dream_bus")
    assert t.state.result() is None and t.view("one").recruits == 11


@clause("MM-5.702", "MM-5.703", "MM-5.704", "MM-5.705", "MM-5.706", "MM-6.09")
def test_odd_hours_announce_the_true_sum_of_own_contacts_and_nothing_more() -> None:
    t = scene(
        hand=("umbrella", "fountain", "bookstore"),
        immortals=("E2", "F7", "D6", "C3"),
        area=("dream_bus", "pool"),
    )
    t.plays("recruiter claim dream_bus", "recruiter step D4", "recruiter end_turn")
    assert t.view("one").announced == {"5": 0}
    assert t.view("recruiter").secret.unannounced == 2
    pass_agents(t)
    t.plays("recruiter step E4", "recruiter end_turn")
    announced = [event for event in t.told("one") if event["kind"] == "announced"]
    assert announced == [{"kind": "announced", "hour": 7, "count": 3, "total": 4}]
    empty = scene(("C1", "C2", "D2", "C3", "C4", "D4"), hand=("garden", "parrot", "dream_bus"))
    empty.plays("recruiter step E4", "recruiter end_turn")
    assert {"kind": "announced", "hour": 7, "count": 0, "total": 0} in empty.told("one")


@clause("MM-5.707", "MM-8.01")
def test_more_recruits_than_the_supply_holds_simply_win() -> None:
    trail = ("C1", "C2", "D2", "C3", "C4", "B4")
    t = scene(trail, hand=("umbrella", "fountain", "bookstore"), recruits=11)
    t.state.unannounced = 1
    t.state.contacts[6] = 1
    t.state.trail[5], t.state.visited = cell("E4"), t.state.visited | 1 << cell("E4")
    t.plays("recruiter step D4", "recruiter end_turn")
    assert t.result().reason == "recruits"
