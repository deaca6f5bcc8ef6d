"""The ledger's 48 test vectors, run from their data file."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import BORDER_IDS
from safehouse.games.mind_mgmt.series.campaign import Series
from safehouse.games.mind_mgmt.tables.city import CROSS
from safehouse.games.mind_mgmt.tests.scenes import (
    SEATS,
    acting,
    arguments,
    border,
    cell,
    fresh,
    kinds,
    names,
    scene,
)

EXAMPLES = Path(__file__).parent / "examples.toml"
VECTORS: dict[str, dict[str, Any]] = {
    vector["id"]: vector for vector in tomllib.loads(EXAMPLES.read_text("utf-8"))["vector"]
}
RUNS: dict[str, Callable[[dict[str, Any]], None]] = {}


def vector(*ids: str) -> Callable[[Callable[[dict[str, Any]], None]], Callable[[dict[str, Any]], None]]:
    def register(run: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
        for name in ids:
            RUNS[name] = run
        return run

    return register


@pytest.mark.parametrize("name", list(VECTORS))
def test_example(name: str) -> None:
    RUNS[name](VECTORS[name])


def test_there_are_48_examples() -> None:
    assert sorted(VECTORS) == sorted(RUNS) == [f"V{number:02}" for number in range(1, 49)]


def recruiter_scene(v: dict[str, Any], **more: Any) -> Any:
    given = v.get("given", {})
    values: dict[str, Any] = {"mode": v["mode"]}
    for name in ("mayhem", "recruiter", "immortals"):
        if name in given:
            values[name] = given[name]
    if "recruiter_features" in given:
        values["hand"] = given["recruiter_features"]
    if "immortal_cards" in given:
        values["area"] = given["immortal_cards"]
    if "slip_tokens_front" in given:
        values["slips_front"] = given["slip_tokens_front"]
    return scene(given.get("trail", ("C1", "C2", "D2", "C3", "C4")), **{**values, **more})


def agent_scene(v: dict[str, Any], agent: str = "bill_falls", **more: Any) -> Any:
    given = v.get("given", {})
    values: dict[str, Any] = {"mode": v["mode"]}
    for name in ("mayhem", "immortals", "trail"):
        if name in given:
            values[name] = given[name]
    if "recruiter_features" in given:
        values["hand"] = given["recruiter_features"]
    if "step_tokens" in given:
        values["steps"] = given["step_tokens"]
    if "confirmed_notes" in given:
        values["confirmed"] = given["confirmed_notes"]
    return acting(agent, given.get("agent_at", "A1"), **{**values, **more})


@vector("V01")
def steps_from_a_location(v: dict[str, Any]) -> None:
    t = recruiter_scene(v)
    assert arguments(t, "recruiter", "step") == v["then"]["legal_steps"]
    for place in v["then"]["illegal_steps"]:
        assert t.state.why_not(0, t.game.space.code("step", location=place))
    for place, count in v["then"]["contacts_if"].items():
        assert t.state.hits(cell(place)) == count
    assert sum(t.state.hits(place) for place in t.state.trail) == v["then"]["setup_recruits"]


@vector("V02", "V03")
def slips_from_a_location(v: dict[str, Any]) -> None:
    t = recruiter_scene(v)
    assert arguments(t, "recruiter", "slip") == [f"front {place}" for place in v["then"]["legal_slips"]]


@vector("V04")
def a_used_slip_token_goes_to_the_time_track(v: dict[str, Any]) -> None:
    t = recruiter_scene(v)
    t.plays("recruiter slip front A4")
    assert t.state.hour == v["then"]["hour"]
    assert t.state.slip_hours == v["then"]["slip_token_on_time_track"]
    assert t.view("one").slips_front == v["then"]["slip_tokens_front"]
    assert {"kind": "slip_shown", "hour": 6, "token": "front"} in t.told("one")
    assert "A4" not in str(t.told("one"))


@vector("V05", "V06")
def two_immortals_claim_and_an_extra_move_claims_again(v: dict[str, Any]) -> None:
    first, second = VECTORS["V05"], VECTORS["V06"]
    given = first["given"]
    t = scene(second["given"]["trail"], immortals=given["immortals"], area=given["immortal_cards"])
    move = first["when"]["move_immortal"]
    t.plays(f"recruiter move_immortal {move['from']} {move['to']}", f"recruiter claim {first['when']['claim']}")
    assert t.view("one").discard == first["then"]["discarded_face_up"]
    assert t.view("one").area == first["then"]["immortal_cards"]
    if v is first:
        return
    move = second["when"]["move_immortal"]
    t.plays(
        f"recruiter pay_step {second['when']['place_step_token']}",
        f"recruiter move_immortal {move['from']} {move['to']}",
        f"recruiter claim {second['when']['claim']}",
    )
    assert t.view("one").steps == second["then"]["step_tokens"]
    assert t.view("one").discard == second["then"]["recruit_on_symbol"]
    assert t.view("one").area == second["then"]["immortal_cards_before_refill"]
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}", "recruiter end_turn")
    assert len(t.view("one").area) == second["then"]["immortal_cards_after_refill_count"]
    assert t.state.pending() != [0]


@vector("V07", "V19")
def contacts_of_both_turns_are_announced_together(v: dict[str, Any]) -> None:
    s = scene(("B1", "C1", "C2", "D2", "D3"), hand=("umbrella", "pool", "garden"), agents={"meru": "E6"})
    s.plays("recruiter step D4", "recruiter end_turn")
    assert "announced" not in s.kinds_told("one")
    s.plays("one activate meru")
    if v["id"] == "V19":
        s.plays("one shakedown umbrella", "one leave_immortal")
        assert s.view("one").shown_features == ["umbrella"]
    s.plays("one end_activation", "one activate henry_lyme", "one end_activation")
    s.plays("recruiter step D5", "recruiter end_turn")
    wanted = v["then"]["announced_at_hour_7"]
    assert {"kind": "announced", "hour": 7, "count": wanted, "total": wanted} in s.told("one")


@vector("V08", "V09")
def where_an_agent_can_move(v: dict[str, Any]) -> None:
    t = agent_scene(v)
    reached = [*arguments(t, "one", "move"), v["given"]["agent_at"]]
    assert sorted(reached) == sorted(v["then"]["reachable"])


@vector("V10")
def both_features_are_guarded_elsewhere(v: dict[str, Any]) -> None:
    t = agent_scene(v, agent="dusty")
    assert arguments(t, "one", "ask") == v["then"]["askable"]
    t.plays("one move D7")
    assert arguments(t, "one", "ask") == v["then"]["askable_after_moving_to"]["D7"]


@vector("V11")
def the_recruiter_picks_one_of_two_answers(v: dict[str, Any]) -> None:
    t = agent_scene(v, immortals=("C4", "C5", "B6", "E6"))
    t.plays(f"one ask {v['when']['ask']}")
    assert arguments(t, "recruiter", "answer") == v["then"]["legal_answers"]
    t.plays(f"recruiter answer {v['then']['example_answer']}")
    assert t.view("one").steps == v["then"]["step_tokens_after"]


@vector("V12")
def a_marked_location_leaves_a_forced_answer(v: dict[str, Any]) -> None:
    t = agent_scene(v)
    t.plays(f"one ask {v['when']['ask']}")
    assert t.options("recruiter") == [f"answer {place}" for place in v["then"]["legal_answers"]]


@vector("V13", "V14", "V46")
def no_new_token(v: dict[str, Any]) -> None:
    trail = v["given"]["trail"] if v["id"] != "V46" else [*v["given"]["trail"], "F3"]
    t = agent_scene(v, trail=trail)
    t.plays(f"one ask {v['when']['ask']}")
    assert t.options("recruiter") == ["answer_none"]
    t.plays("recruiter answer_none")
    assert t.told("one")[-1]["kind"] == "no_new_step"


@vector("V15")
def reveal_replaces_the_token_by_the_hour(v: dict[str, Any]) -> None:
    t = agent_scene(v)
    t.plays("one reveal")
    assert t.view("one").steps == v["then"]["step_tokens"]
    confirmed = {note.at: int(note.text) for note in t.view("one").notes if note.confirmed}
    assert confirmed == v["then"]["confirmed_notes"]


@vector("V16")
def a_right_shakedown_and_a_push(v: dict[str, Any]) -> None:
    t = agent_scene(v, agent="meru")
    lost = [t.state.hits(cell(place)) for place in v["then"]["umbrella_contacts_lost"]]
    assert all(lost)
    t.plays(f"one shakedown {v['when']['shakedown']}")
    assert t.view("one").shown_features == v["then"]["revealed"]
    assert sorted(arguments(t, "one", "push")) == v["then"]["legal_pushes"]
    t.plays(f"one push {v['when']['push_to']}")
    assert sorted(t.view("one").immortals) == sorted(v["then"]["immortals"])
    assert [t.state.hits(cell(place)) for place in v["then"]["umbrella_contacts_lost"]] == [0, 0, 0]


@vector("V17")
def a_wrong_guess_still_pushes(v: dict[str, Any]) -> None:
    t = agent_scene(v, agent="meru")
    t.plays(f"one shakedown {v['when']['shakedown']}")
    assert t.view("one").shown_features == v["then"]["revealed"]
    assert bool(arguments(t, "one", "push")) == v["then"]["push_allowed"]


@vector("V18")
def no_push_without_a_target(v: dict[str, Any]) -> None:
    t = agent_scene(v, agent="meru")
    t.plays(f"one shakedown {v['when']['shakedown']}")
    assert arguments(t, "one", "push") == v["then"]["legal_pushes"]
    assert t.view("one").phase == "activation"


@vector("V20")
def a_dead_end_loses(v: dict[str, Any]) -> None:
    t = scene(("A4", "A3", *v["given"]["trail_tail"]), turn="agents", mode="training", slips_front=0)
    t.plays("one activate meru", "one end_activation", "one activate dusty", "one end_activation")
    assert t.result().winners == [1]
    assert t.result().reason == "dead_end"


@vector("V21")
def a_slip_leaves_the_dead_end(v: dict[str, Any]) -> None:
    for card in ("karl_box", "pipe_girl"):
        t = scene(("A4", *v["given"]["trail_tail"]), mode="training", recruiter=card)
        expected = [f"slip front {place}" for place in v["then"][f"legal_if_{card}"]]
        assert sorted(t.options("recruiter")) == sorted(expected)


LONG = ("A7", "B7", "C7", "C6", "B6", "B5", "C5", "C4", "B4", "B3", "B2", "C2", "D2", "D1", "C1")


@vector("V22")
def the_final_hour_wins_even_in_a_dead_end(v: dict[str, Any]) -> None:
    trail = ("C5", "C4", "D4", "D3", "D2", "E2", "F2", "F1", "E1", "D1", "C1", "C2", "B2", "A2", "A1")
    assert len(trail) == v["given"]["hour"]
    t = scene(trail, slips_front=0)
    t.plays("recruiter step B1", "recruiter end_turn")
    assert t.state.hour == v["then"]["hour"]
    assert (t.result().winners, t.result().reason) == ([0], "time")


@vector("V23")
def training_ends_at_14(v: dict[str, Any]) -> None:
    t = scene(LONG[: v["given"]["hour"]], mode="training", hand=("pool", "parrot", "garden"))
    t.plays("recruiter step D1")
    assert t.state.hour == v["then"]["hour"]
    assert (t.result().winners, t.result().reason) == ([0], "time")
    assert t.state.pending() == []


@vector("V24")
def the_twelfth_recruit_wins_only_when_announced(v: dict[str, Any]) -> None:
    trail = ("F5", "F4", "E4", "D4", "D3", "D2", "C2", "C1", "B1")
    for captured in (False, True):
        t = scene(trail, hand=("bookstore", "parrot", "pool"), recruits=11, agents={"meru": "A1"})
        t.plays("recruiter step A1", "recruiter end_turn")
        assert t.state.result() is None
        assert t.state.unannounced == 1
        t.plays("one activate meru")
        if captured:
            t.plays("one capture")
            assert t.result().winners == [1]
            continue
        t.plays("one end_activation", "one activate dusty", "one end_activation")
        t.plays("recruiter step A2", "recruiter end_turn")
        assert (t.result().winners, t.result().reason) == ([0], "recruits")


@vector("V25")
def a_claim_wins_in_the_middle_of_the_turn(v: dict[str, Any]) -> None:
    t = scene(immortals=("E2", "F7", "B5", "C5"), area=("dream_bus", "pool"), recruits=11)
    t.plays("recruiter claim dream_bus")
    assert (t.result().winners, t.result().reason) == ([0], "recruits")


@vector("V26")
def henry_stops_the_claim_across_mayhem(v: dict[str, Any]) -> None:
    t = recruiter_scene(v, agents={"henry_lyme": v["given"]["henry_at"]})
    assert arguments(t, "recruiter", "claim") == v["then"]["claimable"]
    t = recruiter_scene(v, agents={"henry_lyme": "A1"})
    assert arguments(t, "recruiter", "claim") == v["then"]["claimable_if_henry_at_A1"]


@vector("V27", "V28")
def what_can_be_claimed(v: dict[str, Any]) -> None:
    assert arguments(recruiter_scene(v), "recruiter", "claim") == v["then"]["claimable"]


@vector("V29")
def moves_of_an_immortal(v: dict[str, Any]) -> None:
    t = recruiter_scene(v)
    for origin, targets in v["then"]["legal_moves_of"].items():
        moves = [line.split() for line in arguments(t, "recruiter", "move_immortal")]
        assert sorted(to for start, to in moves if start == origin) == sorted(targets)


@vector("V30")
def meru_reaches_a_cross(v: dict[str, Any]) -> None:
    for place, area in v["then"]["area_of"].items():
        assert sorted(names(CROSS[cell(place)])) == sorted(area)


@vector("V31")
def bill_moves_an_immortal_beside_him(v: dict[str, Any]) -> None:
    t = acting(
        "bill_falls", v["given"]["bill_at"], immortals=v["given"]["immortals"], mayhem=v["given"]["mayhem"]
    )
    assert arguments(t, "one", "nudge") == [f"C5 {to}" for to in v["then"]["legal_targets"]]
    t = acting("bill_falls", "C4", immortals=("C5", "A1", "B2", "E2"), mayhem=v["given"]["mayhem"])
    wanted = [f"C5 {to}" for to in v["then"]["if_C4_had_no_immortal_targets"]]
    assert sorted(arguments(t, "one", "nudge")) == sorted(wanted)


@vector("V32")
def dusty_reaches_farther_with_every_shown_card(v: dict[str, Any]) -> None:
    for shown, places in v["then"]["reachable_by_revealed"].items():
        cards = ("bookstore", "pool", "parrot")
        t = acting("dusty", "F7", agents={"meru": "A1"}, hand=cards, shown=cards[: int(shown)])
        reached = [line.split()[1] for line in arguments(t, "one", "carry") if line.startswith("meru")]
        assert sorted([*reached, "A1"]) == sorted(places)


@vector("V33")
def the_dolphin_marks_every_visit(v: dict[str, Any]) -> None:
    t = agent_scene(v, immortals=("C4", "C5", "B6", "E6"))
    t.plays(f"one ask_with_dolphin {v['when']['ask']}", "recruiter answer_all")
    assert t.view("one").steps == v["then"]["step_tokens_after"]
    assert ("spy_dolphin" not in t.view("one").allies) == v["then"]["ally_discarded"]


@vector("V34")
def what_can_be_done_on_a_temple(v: dict[str, Any]) -> None:
    t = agent_scene(v)
    assert arguments(t, "one", "ask") == v["then"]["askable"]
    assert ("capture" in kinds(t, "one")) == v["then"]["capture_allowed"]
    assert "reveal" not in kinds(t, "one")
    t = agent_scene(v, steps=("C3",))
    assert ("reveal" in kinds(t, "one")) == v["then"]["reveal_allowed_if_step_token_here"]


@vector("V35")
def an_immortal_leaves_only_the_shakedown(v: dict[str, Any]) -> None:
    t = agent_scene(v, agent="meru")
    actions = kinds(t, "one") & {"ask", "reveal", "capture", "target", "shakedown"}
    assert sorted(actions) == v["then"]["legal_actions"]


@vector("V36")
def mayhem_tokens_do_not_touch(v: dict[str, Any]) -> None:
    t = fresh()
    t.plays("recruiter place_mayhem D4-D5")
    free = set(arguments(t, "one", "place_mayhem"))
    for pair in v["then"]["illegal"]:
        assert BORDER_IDS[border(*pair)] not in free
    for pair in v["then"]["legal"]:
        assert BORDER_IDS[border(*pair)] in free


@vector("V37")
def order_of_mayhem(v: dict[str, Any]) -> None:
    names_of_seats = ("R", "A1", "A2", "A3", "A4")
    for players, order in v["then"]["by_players"].items():
        t = fresh(players=int(players))
        seats = []
        for line in ("A1-B1", "C1-D1", "E1-F1", "A3-A4", "C4-C5"):
            (seat,) = t.state.pending()
            seats.append(names_of_seats[seat])
            t.plays(f"{SEATS[seat]} place_mayhem {line}")
        assert " ".join(seats) == order


@vector("V38")
def the_walk_must_be_completable(v: dict[str, Any]) -> None:
    t = fresh(mode="training")
    t.plays(
        "recruiter choose_recruiter karl_box", "recruiter start_at A2", "recruiter step B2", "recruiter step B1"
    )
    assert arguments(t, "recruiter", "step") == v["then"]["offered_next"]


@vector("V39")
def a_setup_visit_does_not_gain_the_token(v: dict[str, Any]) -> None:
    for counts in (False, True):
        t = scene(v["given"]["trail_in_setup"], prior_visit_counts=counts)
        t.state.phase = Phases.SECOND_TOKEN
        t.plays(f"one place_second_slip {v['given']['second_slip_at']}")
        assert t.state.second_gained == counts
        assert ("second" in str(arguments(t, "recruiter", "slip"))) == counts


@vector("V40")
def the_second_token_is_usable_from_the_next_turn(v: dict[str, Any]) -> None:
    s = scene(("A3", "B3", "C3", "D3", "E3", "F3", "F4"), second_at="E4")
    s.plays("recruiter step E4")
    assert s.state.hour == 7 and s.state.second_gained
    s.plays("recruiter end_turn")
    assert s.state.hour == v["given"]["visited_E4_at_hour"]
    assert "second" not in str(s.told("one")) and s.view("one").second_at == "E4"
    s.plays("one activate meru", "one end_activation", "one activate dusty", "one end_activation")
    assert s.state.hour + 1 == v["then"]["usable_at_hours_from"]
    assert any(line.startswith("second") for line in arguments(s, "recruiter", "slip"))


@vector("V41")
def how_many_modules_the_winner_may_take(v: dict[str, Any]) -> None:
    for case in v["then"]["cases"]:
        t = fresh(
            opened_recruiter=7,
            opened_agents=case["winner_opened"],
            last_winner="rogue_agents",
            streak=case["winner_streak"],
        )
        for _pick in range(case["loser_picks"]):
            t.plays(f"recruiter pick_module {arguments(t, 'recruiter', 'pick_module')[0]}")
        t.plays("recruiter pick_done")
        picked = 0
        while more := arguments(t, "one", "pick_module"):
            t.plays(f"one pick_module {more[0]}")
            picked += 1
        assert picked == case["winner_max"]


@vector("V42")
def what_the_loser_opens(v: dict[str, Any]) -> None:
    for case in v["then"]["cases"]:
        series = Series()
        if case["opens"].startswith("rogue_agents"):
            series.add("full", "recruiter", "recruits", 3, "karl_box")
            assert (series.opened_recruiter, series.opened_agents) == (0, 1)
        elif case["opens"].startswith("recruiter"):
            series.add("full", "rogue_agents", "capture", 3, "karl_box")
            assert (series.opened_recruiter, series.opened_agents) == (1, 0)
        elif case["result"] == "training mission":
            series.add("training", "recruiter", "time", 5, "karl_box")
            assert (series.opened_recruiter, series.opened_agents) == (0, 0)
        else:
            series.opened_agents = 7
            series.add("full", "recruiter", "recruits", 3, "karl_box")
            assert series.opened_agents == 7


@vector("V43")
def fifteen_notes_and_a_reveal(v: dict[str, Any]) -> None:
    confirmed = {"C1": 1, "C2": 2, "D2": 3, "C3": 4}
    t = acting("bill_falls", "D4", steps=("D4",), confirmed=confirmed)
    t.plays(
        *[
            f"one note_place {place}"
            for place in ("A1", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "B7", "C7", "D7")
        ]
    )
    t.plays("one reveal")
    assert len(arguments(t, "one", "drop_note")) == v["given"]["unconfirmed_on_board"]
    t.plays(f"one drop_note {arguments(t, 'one', 'drop_note')[0]}")
    notes = t.view("one").notes
    assert sum(note.confirmed for note in notes) == v["then"]["confirmed_on_board"]
    assert sum(not note.confirmed for note in notes) == v["then"]["unconfirmed_on_board"]


@vector("V44")
def orders_within_an_activation(v: dict[str, Any]) -> None:
    lines = {
        "move 2": "one move C7",
        "move 1": "one move B7",
        "ask": "one ask parrot",
        "capture": "one capture",
        "move 3": "one move D7",
        "reveal": "one reveal",
    }
    for legal, orders in ((True, v["then"]["legal_orders"]), (False, v["then"]["illegal_orders"])):
        for order in orders:
            assert plays_in_order(order, lines) == legal, order


def plays_in_order(order: list[str], lines: dict[str, str]) -> bool:
    t = acting("bill_falls", "A7", mode="training")
    for number, name in enumerate(order):
        line = lines[name]
        if name == "ask":
            line = f"one ask {(*arguments(t, 'one', 'ask'), 'none')[0]}"
        if name == "move 1" and number == 2:
            line = "one move C7"
        seat, text = line.split(" ", 1)
        if "none" in text or text not in t.options(seat):
            return False
        t.plays(line)
        if name == "ask":
            t.plays(f"recruiter {t.options('recruiter')[0]}")
    return True


@vector("V45")
def the_feature_deck(v: dict[str, Any]) -> None:
    t = fresh()
    while t.view("one").phase != "recruiter_turn":
        who = SEATS[t.state.pending()[0]]
        t.plays(f"{who} {t.options(who)[0]}")
    cards = sorted([*t.state.hand, *t.state.area, *t.state.deck])
    then = v["then"]
    assert cards == list(range(then["total"]))
    assert (len(t.state.hand), len(t.state.area)) == (then["recruiter"], then["face_up_after_setup"])
    assert t.view("one").deck == then["face_down_after_setup"]
    assert len(t.state.area) + len(t.state.deck) == then["cards_that_can_reach_the_immortals"]


@vector("V47")
def the_recruiter_walks_into_an_agent(v: dict[str, Any]) -> None:
    agents = dict(zip(("meru", "henry_lyme", "bill_falls", "dusty"), v["given"]["agents"], strict=True))
    t = scene(v["given"]["trail"], agents=agents)
    before = t.game.view_bytes(t.state, 1)
    t.plays("recruiter step D4")
    assert t.game.view_bytes(t.state, 1) == before
    assert t.told("one") == []


@vector("V48")
def capture_tests_the_current_location(v: dict[str, Any]) -> None:
    for place, caught in (("D5", True), ("D4", False)):
        t = acting("bill_falls", place, trail=v["given"]["trail"])
        t.plays("one capture")
        assert (t.state.result() is not None) == caught
        if caught:
            assert t.result().winners == [1]
        else:
            assert t.told("one")[-1]["kind"] == "capture_failed"
