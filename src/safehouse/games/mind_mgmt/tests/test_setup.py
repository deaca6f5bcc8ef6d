"""Set-up, step by step: who decides what, and what everybody knows by then."""

from typing import Any

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.testing import Table, clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.codes import Locations, Phases
from safehouse.games.mind_mgmt.data import BLOCK, BOARD, COMPONENTS, LOCATION_IDS, TRACK
from safehouse.games.mind_mgmt.rules.geometry import Streets
from safehouse.games.mind_mgmt.tables.city import (
    BESIDE,
    BORDERS,
    CELLS_WITH,
    CORNERWISE,
    EDGE,
    FEATURES_OF,
    INTERIOR,
    IS_TEMPLE,
    TEMPLE_NEIGHBOURS,
    col_of,
    row_of,
    within,
)
from safehouse.games.mind_mgmt.tests.scenes import SEATS, arguments, cells, fresh, kinds

BORDERS_CHOSEN = ("A1-B1", "C1-D1", "E1-F1", "A3-A4", "C4-C5")


def after_mayhem(**options: Any) -> Table:
    t = fresh(**options)
    for line in BORDERS_CHOSEN:
        t.plays(f"{SEATS[t.state.pending()[0]]} place_mayhem {line}")
    return t


def after_walk(**options: Any) -> Table:
    t = after_mayhem(**options) if options.get("mode", "full") == "full" else fresh(**options)
    t.plays("recruiter choose_recruiter pipe_girl", "recruiter start_at C4")
    t.plays(*[f"recruiter step {place}" for place in ("D4", "D5", "D6", "E6")])
    return t


def after_immortals(**options: Any) -> Table:
    t = after_walk(**options)
    t.plays(*[f"recruiter place_immortal {place}" for place in ("B2", "B5", "E2", "E4")])
    return t


def with_agents(**options: Any) -> Table:
    t = after_immortals(**options) if options.get("mode", "full") == "full" else after_walk(**options)
    while t.view("one").phase in ("taking", "placing"):
        who = SEATS[t.state.pending()[0]]
        t.plays(f"{who} {t.options(who)[0]}")
    return t


@clause("MM-5.101")
def test_adjacent_is_a_shared_border_and_diagonal_a_shared_corner() -> None:
    for place, beside, cornerwise in (
        ("D4", ["D3", "C4", "E4", "D5"], ["C3", "E3", "C5", "E5"]),
        ("A1", ["B1", "A2"], ["B2"]),
        ("F5", ["F4", "E5", "F6"], ["E4", "E6"]),
    ):
        assert [LOCATION_IDS[c] for c in BESIDE[LOCATION_IDS.index(place)]] == beside
        assert [LOCATION_IDS[c] for c in CORNERWISE[LOCATION_IDS.index(place)]] == cornerwise


@clause("MM-3.01")
def test_the_board_is_the_published_one() -> None:
    derived = BOARD.derived
    assert len(LOCATION_IDS) == Locations.COUNT == 42
    assert (
        [LOCATION_IDS[c] for c in range(Locations.COUNT) if IS_TEMPLE[c]] == BOARD.meta.temples == ["C3", "E5"]
    )
    assert all(len(FEATURES_OF[c]) == (0 if IS_TEMPLE[c] else 2) for c in range(Locations.COUNT))
    assert all(len(places) == 5 for places in CELLS_WITH)
    assert len({tuple(FEATURES_OF[c]) for c in range(Locations.COUNT) if not IS_TEMPLE[c]}) == 40
    assert len(BORDERS) == derived["orthogonal_borders"] == 71
    assert [LOCATION_IDS[c] for c in EDGE] == derived["edge"]
    assert [LOCATION_IDS[c] for c in INTERIOR] == derived["interior"]
    assert [LOCATION_IDS[c] for c in TEMPLE_NEIGHBOURS] == derived["temple_adjacent"]
    for places in CELLS_WITH:
        for a in places:
            for b in places:
                distance = abs(row_of(a) - row_of(b)) + abs(col_of(a) - col_of(b))
                assert a == b or distance >= derived["same_feature_min_manhattan"]


@clause("MM-4.01", "MM-4.02")
def test_seat_0_is_the_recruiter_and_all_others_are_rogue_agents() -> None:
    for players in (2, 3, 4, 5):
        options = GAME.read_options({"players": players})
        assert GAME.teams(options) == [[0], list(range(1, players))]
        assert GAME.seat_names(options)[0] == "seat-recruiter"
        assert len(set(GAME.seat_names(options))) == players
        assert all(name.startswith("seat-rogue-agents") for name in GAME.seat_names(options)[1:])


@clause("MM-4.04", "MM-4.05")
def test_any_border_takes_the_first_mayhem_token_and_touching_ones_are_refused() -> None:
    t = fresh()
    assert len(arguments(t, "recruiter", "place_mayhem")) == 71
    t.plays("recruiter place_mayhem D4-D5")
    t.refuses("one place_mayhem D4-E4", because="MM-4.05")
    t.refuses("one place_mayhem D4-D5", because="MM-4.05")
    t.plays("one place_mayhem D3-D4")


@clause("MM-4.06")
@pytest.mark.parametrize("seed", range(30))
def test_mayhem_never_closes_off_a_location(seed: int) -> None:
    state = GAME.deal(GAME.read_options({}), str(seed))
    random = Stream(f"mayhem {seed}")
    while len(state.mayhem) < 5:
        moves = state.moves(state.pending()[0])
        assert len(moves) >= 71 - 7 * len(state.mayhem)
        state.play(state.pending()[0], random.choose(moves))
    streets = Streets(state.mayhem)
    assert len(within(streets.pushes, 0, 42)) == 42
    assert state.phase == Phases.CARD_CHOICE


@clause("MM-4.07", "MM-4.08", "MM-4.09", "MM-4.11", "MM-4.14")
def test_the_table_is_laid_for_everybody_to_see() -> None:
    for mode, recruits in (("training", 9), ("full", 12)):
        t = fresh(mode=mode) if mode == "training" else after_mayhem()
        view = t.view("one")
        assert view.hour == TRACK.meta.start_value == 5
        assert (view.steps, view.notes, view.recruits) == ([], [], 0)
        assert t.state.recruits_to_win() == recruits
        assert view.slips_front == 1
        assert view.mode == mode


@clause("MM-4.10", "MM-4.39")
def test_the_training_mission_leaves_pieces_in_the_box() -> None:
    t = with_agents(mode="training")
    view = t.view("one")
    assert view.immortals == view.area == view.allies == view.mayhem == view.modules == []
    assert view.second_at is None
    assert view.recruits == sum(t.state.contacts)
    assert t.state.end_hour() == TRACK.meta.end_training == 14
    assert COMPONENTS["recruit_token"] - t.state.recruits_to_win() == 3
    assert not {"shakedown", "move_immortal"} & kinds(t, "recruiter")


@clause("MM-4.12", "MM-4.13", "MM-4.15", "MM-6.03")
def test_the_recruiter_card_is_chosen_in_secret_knowing_the_mayhem() -> None:
    t = after_mayhem()
    assert t.view("recruiter").mayhem == list(BORDERS_CHOSEN)
    assert t.options("recruiter") == [
        "choose_recruiter karl_box",
        "choose_recruiter pipe_girl",
        "draw_recruiter",
    ]
    before = GAME.view_bytes(t.state, 1)
    t.plays("recruiter draw_recruiter")
    assert t.view("recruiter").secret.recruiter in ("karl_box", "pipe_girl")
    assert GAME.view_bytes(t.state, 1) == before
    assert t.view("one").secret is None


@clause("MM-4.16", "MM-4.18", "MM-4.19", "MM-6.02")
def test_the_start_is_chosen_anywhere_before_the_cards_and_stays_hidden() -> None:
    t = after_mayhem()
    t.plays("recruiter choose_recruiter karl_box")
    assert len(arguments(t, "recruiter", "start_at")) == 42
    assert t.view("recruiter").secret.hand == []
    before = GAME.view_bytes(t.state, 1)
    t.plays("recruiter start_at C3")
    assert len(t.view("recruiter").secret.hand) == 3
    assert GAME.view_bytes(t.state, 1) == before


@clause("MM-4.17", "MM-5.1003", "MM-6.02")
def test_in_training_the_start_is_public() -> None:
    t = fresh(mode="training")
    t.plays("recruiter choose_recruiter karl_box", "recruiter start_at D2")
    (note,) = t.view("one").notes
    assert (note.at, note.confirmed, note.text) == ("D2", True, "1")


@clause("MM-4.20", "MM-4.21", "MM-4.23", "MM-5.107")
def test_four_steps_then_the_contacts_are_announced() -> None:
    t = after_mayhem()
    t.plays("recruiter choose_recruiter karl_box", "recruiter start_at C4")
    t.refuses("recruiter step C5", because="MM-5.305")
    t.refuses("recruiter slip front C2", because="MM-4.21")
    t.plays(*[f"recruiter step {place}" for place in ("D4", "D5", "D6")])
    assert t.view("one").announced == {}
    t.plays("recruiter step E6")
    count = sum(t.state.hits(place) for place in cells(("C4", "D4", "D5", "D6", "E6")))
    assert t.view("one").announced == {"5": count}
    assert t.view("one").recruits == count <= 6
    assert t.view("recruiter").secret.trail[-1] == "E6"


@clause("MM-4.22")
def test_a_step_that_would_leave_no_fifth_location_is_refused() -> None:
    t = fresh(mode="training")
    t.plays("recruiter choose_recruiter karl_box", "recruiter start_at A2")
    t.plays("recruiter step B2", "recruiter step B1")
    t.refuses("recruiter step A1", because="MM-4.22")


@clause("MM-4.24", "MM-4.25")
def test_immortals_are_placed_inside_before_agents_and_cards_are_known() -> None:
    t = after_walk()
    assert len(arguments(t, "recruiter", "place_immortal")) == 20
    t.refuses("recruiter place_immortal A1", because="MM-4.24")
    t.plays("recruiter place_immortal C3")
    t.refuses("recruiter place_immortal C3", because="MM-4.24")
    view = t.view("recruiter")
    assert view.area == [] and view.second_at is None
    assert all(agent.at is None for agent in view.agents)


@clause("MM-4.26", "MM-4.28", "MM-4.29")
@pytest.mark.parametrize(
    ("players", "owners"), [(2, [1, 1, 1, 1]), (3, [1, 2, 2, 1]), (4, [1, 2, 3, None]), (5, [1, 2, 3, 4])]
)
def test_agents_are_shared_out_evenly(players: int, owners: list[int | None]) -> None:
    t = after_immortals(players=players)
    order = ["meru", "henry_lyme", "bill_falls", "dusty"]
    for agent in order:
        if t.view("one").phase == "taking":
            t.plays(f"{SEATS[t.state.pending()[0]]} take_agent {agent}")
    found = {agent.id: agent.owner for agent in t.view("one").agents}
    assert [found[agent] for agent in order] == owners
    assert [agent.shared for agent in t.view("one").agents] == [owner is None for owner in owners]


@clause("MM-4.27", "MM-4.29")
def test_agents_can_be_dealt_at_random() -> None:
    dealt = set()
    for seed in range(12):
        t = fresh(str(seed), players=5, agents="random", mode="training")
        t.plays("recruiter choose_recruiter karl_box", "recruiter start_at D4")
        while t.view("one").phase == "recruiter_setup":
            t.plays(f"recruiter {t.options('recruiter')[0]}")
        assert t.view("one").phase == "placing"
        dealt.add(tuple(agent.owner for agent in t.view("one").agents))
    assert len(dealt) > 1


@clause("MM-4.30", "MM-4.30a", "MM-4.31")
def test_agents_start_on_the_edge_in_seat_order_and_may_share_a_location() -> None:
    t = after_immortals(players=4)
    t.plays("one take_agent dusty", "two take_agent meru", "three take_agent henry_lyme")
    order = []
    while t.view("one").phase == "placing":
        order.append((t.state.pending()[0], t.view("one").placing))
        who = SEATS[t.state.pending()[0]]
        t.refuses(f"{who} place_agent C3", because="MM-4.30")
        t.plays(f"{who} place_agent F4")
        assert t.told("two")[-1]["kind"] == "agent_placed"
    assert order == [(1, "dusty"), (2, "meru"), (3, "henry_lyme"), (1, "bill_falls")]
    u = after_immortals(players=3)
    u.plays("one take_agent dusty", "two take_agent meru", "two take_agent bill_falls")
    order = []
    while u.view("one").phase == "placing":
        order.append((u.state.pending()[0], u.view("one").placing))
        u.plays(f"{SEATS[u.state.pending()[0]]} place_agent F4")
    assert order == [(1, "dusty"), (1, "henry_lyme"), (2, "meru"), (2, "bill_falls")]
    assert len(EDGE) == 22


@clause("MM-4.32", "MM-4.33")
def test_possible_recruiters_and_allies_lie_open() -> None:
    view = with_agents().view("one")
    assert view.potential == ["karl_box", "pipe_girl"]
    assert view.allies == ["spy_dolphin"]


@clause("MM-4.34", "MM-4.35", "MM-4.36", "MM-4.37", "MM-4.38", "MM-5.612", "MM-6.06")
def test_the_second_token_comes_before_the_immortals_cards_and_the_recruiter_begins() -> None:
    t = with_agents(players=3)
    assert t.view("one").area == []
    assert t.state.pending() == [1]
    assert len(t.options("one")) == 15
    t.refuses("one place_second_slip A1", because="MM-4.34")
    t.plays("one place_second_slip D4")
    view = t.view("two")
    assert view.second_at == "D4"
    assert len(view.area) == 2 and view.deck == 11
    assert view.phase == "recruiter_turn" and t.state.pending() == [0]
    assert not set(view.area) & set(t.view("recruiter").secret.hand)


@clause("MM-1.08")
def test_the_block_is_closed_and_has_its_own_amounts() -> None:
    t = fresh(mode="training", city="block")
    assert t.options("recruiter") == ["start_at A5"]
    t.refuses("recruiter start_at C5", because="MM-1.08")
    inside = cells(BLOCK.locations)
    assert within(t.state.streets.roads, inside[0], len(inside)) == sorted(inside)
    t.plays("recruiter start_at A5")
    assert set(t.view("recruiter").secret.hand) < set(BLOCK.features)
    t.plays(*[f"recruiter step {place}" for place in ("B5", "C5", "C6", "B6")])
    assert {agent.id: agent.at for agent in t.view("one").agents if agent.at} == {"meru": "C7", "dusty": "C7"}
    t.plays("recruiter step A6")
    t.refuses("one activate bill_falls", because="MM-1.08")
    t.plays("one activate meru", "one end_activation")
    t.plays("recruiter step A7", "one end_activation", "recruiter step B7")
    assert (t.result().winners, t.result().reason) == ([0], "time")


@clause("MM-1.08")
def test_the_block_is_for_two_in_the_training_mission() -> None:
    for options in ({"mode": "full"}, {"mode": "training", "players": 3}):
        with pytest.raises(OptionError, match="block goes with"):
            GAME.read_options({"city": "block", **options})
