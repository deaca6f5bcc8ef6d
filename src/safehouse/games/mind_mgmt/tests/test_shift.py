"""SHIFT: which modules come into play, what each of them does, and the record of a series."""

from typing import Any

import pytest

from safehouse.core.errors import OptionError
from safehouse.core.testing import Table, clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import FEATURE_IDS, MODULE_IDS, SHIFT, packages
from safehouse.games.mind_mgmt.series.campaign import Auction, CampaignError, Series
from safehouse.games.mind_mgmt.tables.city import IS_EDGE
from safehouse.games.mind_mgmt.tests.scenes import SEATS, acting, arguments, cell, fresh, kinds, scene
from safehouse.games.mind_mgmt.tests.test_recruiter import pass_agents

OPENED = {"opened_recruiter": 7, "opened_agents": 7}


@clause("MM-5.1301", "MM-5.1310", "MM-5.1317")
def test_there_are_seven_packages_a_side_and_each_says_who_sees_it() -> None:
    assert len(SHIFT.package) == 14 and len(set(MODULE_IDS)) == 14
    for side in ("recruiter", "rogue_agents"):
        assert [package.number for package in packages(side)] == [1, 2, 3, 4, 5, 6, 7]
    for package in SHIFT.package:
        assert package.module.visible_to_agents or package.module.visible_to_recruiter
        assert package.module.rules


@clause("MM-5.1304", "MM-5.1305", "MM-5.1306", "MM-5.1307", "MM-5.1308", "MM-5.1309", "MM-6.16")
def test_the_loser_picks_first_and_the_winner_fewer() -> None:
    t = fresh(**OPENED, last_winner="recruiter", streak=1)
    assert t.state.pending() == [1]
    t.refuses("one pick_module static", because="MM-5.1308")
    t.plays("one pick_module tip_line", "one pick_module cordon")
    t.refuses("one pick_module cordon", because="MM-5.1309")
    t.plays("one pick_done")
    assert t.state.pending() == [0]
    t.plays("recruiter pick_module static")
    assert t.view("one").phase == "mayhem", "no more than one module is left to the winner"
    assert t.view("one").modules == ["static", "tip_line", "cordon"]
    fewer = fresh(**OPENED, last_winner="recruiter", streak=1)
    fewer.plays(
        "one pick_module tip_line", "one pick_module cordon", "one pick_module wiretap", "one pick_done"
    )
    fewer.plays("recruiter pick_done")
    assert fewer.view("one").modules == ["tip_line", "wiretap", "cordon"]
    short = fresh(opened_recruiter=1, opened_agents=7, last_winner="recruiter", streak=1)
    short.plays(
        "one pick_module tip_line", "one pick_module cordon", "one pick_module wiretap", "one pick_done"
    )
    short.refuses("recruiter pick_module wide_net", because="MM-5.1308")
    short.plays("recruiter pick_module static")
    assert short.view("one").phase == "mayhem", "only opened modules"
    none = fresh(**OPENED, last_winner="recruiter", streak=3)
    none.plays("one pick_module tip_line", "one pick_done")
    assert none.view("one").phase == "mayhem"


@clause("MM-5.1309", "MM-5.1318", "MM-5.1205", "MM-5.1313")
def test_regular_components_are_in_every_game_once_opened_modules_only_when_picked() -> None:
    t = fresh(**OPENED, last_winner="recruiter", streak=1)
    t.plays("one pick_done")
    view = t.view("one")
    assert view.modules == []
    assert view.potential == ["karl_box", "pipe_girl", "ghostwriter", "sleepwalker"]
    assert view.allies == ["spy_dolphin", "newsboy", "taxi_driver", "handwriting_expert"]
    base = fresh()
    assert base.view("one").potential == ["karl_box", "pipe_girl"]


@clause("MM-5.1314", "MM-5.1315")
def test_mutual_choice_and_auction() -> None:
    t = fresh(**OPENED, selection="mutual", number=2)
    assert t.state.pending() == [0]
    t.refuses("recruiter pick_done", because="MM-5.1314")
    t.refuses("recruiter pick_module static", because="MM-5.1308")
    t.plays("recruiter pick_module tip_line", "recruiter pick_module cordon")
    t.plays("recruiter pick_done") if "pick_done" in t.options("recruiter") else None
    assert t.state.pending() == [1]
    t.plays("one pick_module static", "one pick_module wide_net")
    assert t.view("one").phase == "mayhem"
    bids = Auction(3)
    bids.place(2)
    with pytest.raises(CampaignError):
        bids.place(2)
    bids.place(3)
    bids.drop_out()
    assert bids.winner() is None
    bids.drop_out()
    assert (bids.winner(), bids.bid) == (1, 3)
    u = fresh(**OPENED, selection="auction", number=bids.bid)
    u.plays("one pick_module tip_line", "one pick_module cordon")
    u.refuses("one pick_done", because="MM-5.1314")
    u.plays("one pick_module wiretap")
    assert u.view("one").phase == "mayhem"
    silent = Auction(2)
    silent.drop_out()
    silent.drop_out()
    assert silent.bidder() is None and silent.winner() is None


@clause("MM-5.1303", "MM-5.1319", "MM-1.01")
def test_training_missions_and_first_games_know_no_shift() -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"mode": "training", "modules": "static"})
    assert fresh().view("one").phase == "mayhem"
    series = Series()
    series.add("training", "recruiter", "time", 5, "karl_box")
    assert (series.streak, series.last_winner) == (0, None)


def test_options_that_do_not_fit_are_refused() -> None:
    for wrong in ({"modules": "nonsense"}, {"streak": 2}, {"last_winner": "recruiter"}, {"streak": -1}):
        with pytest.raises(OptionError):
            GAME.read_options(wrong)


@clause("MM-5.1302", "MM-5.1401", "MM-5.1402", "MM-5.1403", "MM-5.1404", "MM-5.1405", "MM-5.1406")
def test_a_series_keeps_results_packages_and_streak() -> None:
    series = Series(recruiter="Eva", agents={"meru": ["Jan"], "dusty": ["Jan", "Petr"]})
    series.add("full", "recruiter", "recruits", 4, "karl_box", date="2026-11-15", modules=["static"])
    series.add("full", "recruiter", "time", 6, "pipe_girl")
    series.add("full", "rogue_agents", "dead_end", 3, "pipe_girl")
    assert [game.code for game in series.games] == ["R", "T", "3"]
    assert [game.reason for game in series.games] == ["recruits", "time", "dead_end"]
    assert (series.opened_agents, series.opened_recruiter, series.streak) == (2, 1, 1)
    assert series.games[0].modules == ["static"]
    options = series.options(players=3)
    assert (options.last_winner, options.streak, options.opened_agents) == ("rogue_agents", 1, 2)
    assert series.with_other_people() == Series()
    assert series.with_other_people(carry_over=True).opened_agents == 2
    with pytest.raises(CampaignError):
        series.reset_and_swap()
    full = Series(opened_recruiter=7, opened_agents=7)
    assert full.reset_and_swap("Jan") == Series(recruiter="Jan")


def with_module(module: str, agent: str, at: str, **given: Any) -> Table:
    return acting(agent, at, modules=(module,), **given)


@clause("MM-5.1311")
def test_static_drowns_a_question_and_gives_everything_back() -> None:
    t = with_module("static", "bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"))
    t.plays("one ask_with_dolphin billboard")
    assert t.options("recruiter") == ["answer_all", "use_static"]
    t.plays("recruiter use_static")
    assert t.view("one").allies == ["spy_dolphin"]
    t.refuses("one ask billboard", because="MM-5.1311")
    t.plays("one ask bookstore")
    t.refuses("recruiter use_static", because="MM-5.1309")
    assert t.options("recruiter") == ["answer_none"]
    t.state.agent_at[0] = cell("A1")
    t.plays("recruiter answer_none", "one end_activation", "one activate meru")
    assert "billboard" in arguments(t, "one", "ask"), "closed for that activation only"


def test_wide_net_draws_four_and_returns_one() -> None:
    t = fresh(modules="wide_net")
    for line in ("A1-B1", "C1-D1", "E1-F1", "A3-A4", "C4-C5"):
        t.plays(f"{('recruiter', 'one')[t.state.pending()[0]]} place_mayhem {line}")
    t.plays("recruiter choose_recruiter karl_box", "recruiter start_at C4")
    assert len(t.options("recruiter")) == 4
    before = GAME.view_bytes(t.state, 1)
    t.plays(f"recruiter {t.options('recruiter')[0]}")
    assert GAME.view_bytes(t.state, 1) == before
    assert len(t.state.hand) == 3 and len(t.state.deck) == 13
    places = set()
    for seed in range(8):
        u = fresh(str(seed), modules="wide_net")
        for _decision in range(8):
            who = ("recruiter", "one")[u.state.pending()[0]]
            line = u.options(who)[0]
            u.plays(f"{who} {line}")
        returned = FEATURE_IDS.index(line.split()[1])
        places.add(u.state.deck.index(returned))
    assert len(places) > 2, "shuffled back, not laid on the deck"


def test_open_call_keeps_three_cards() -> None:
    t = scene(modules=("open_call",), area=("garden", "torches"))
    t.plays("recruiter step D4", "recruiter end_turn")
    assert len(t.view("one").area) == 3


def test_radio_silence_carries_the_recruits_to_the_next_alert() -> None:
    trail = ("C1", "C2", "D2", "C3", "C4", "D4")
    t = scene(trail, modules=("radio_silence",), hand=("bookstore", "flux_cafe", "parrot"))
    t.plays("recruiter step E4", "recruiter end_turn")
    assert t.options("recruiter") == ["announce", "stay_silent"]
    t.plays("recruiter stay_silent")
    assert t.view("one").announced == {"5": 0}
    pass_agents(t)
    t.plays("recruiter step F4", "recruiter end_turn")
    pass_agents(t)
    t.plays("recruiter step F3", "recruiter end_turn")
    assert {"kind": "announced", "hour": 9, "count": 3, "total": 3} in t.told("one")
    last = ("C5", "C4", "D4", "D3", "D2", "E2", "F2", "F1", "E1", "D1", "C1", "C2", "B2", "A2")
    u = scene(last, modules=("radio_silence",))
    u.plays("recruiter step A1", "recruiter end_turn")
    assert u.view("one").announced["15"] >= 0


@clause("MM-7.01")
def test_the_body_double_saves_once_and_gives_the_place_away() -> None:
    t = with_module("body_double", "meru", "D4")
    t.plays("one capture")
    assert t.options("recruiter") == ["use_double", "give_up"]
    t.plays("recruiter use_double")
    assert [(note.at, note.text) for note in t.view("one").notes] == [("D4", "6")]
    pass_agents(t)
    assert kinds(t, "recruiter") >= {"step"} and "slip" not in kinds(t, "recruiter")
    t.refuses("recruiter slip front F4", because="MM-5.1311")
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}", "recruiter end_turn")
    assert t.view("one").spent_modules == ["body_double"]
    t.plays("one activate bill_falls")
    t.state.agent_at[2] = t.state.here()
    after = Table(t.game, t.state.copy(), SEATS)
    t.plays("one capture")
    assert t.result().reason == "capture", "only once"
    pass_agents(after)
    assert "slip" in kinds(after, "recruiter"), "only the next action is bound"
    away = with_module("body_double", "meru", "C4")
    away.plays("one capture")
    assert away.options("recruiter") == ["not_here"], "the Recruiter is asked after a miss too"
    away.refuses("recruiter give_up", because="MM-5.934")
    away.plays("recruiter not_here")
    caught = with_module("body_double", "meru", "D4")
    caught.plays("one capture")
    caught.refuses("recruiter not_here", because="MM-5.933")
    caught.plays("recruiter give_up")
    assert caught.result().reason == "capture"


@clause("MM-5.1320")
def test_the_body_double_helps_at_nine_and_not_at_ten() -> None:
    trail = ("C5", "C4", "C3", "D3", "D2", "E2", "E1", "F1", "F2", "F3")
    at_nine = acting("meru", "F2", trail=trail[:9], modules=("body_double",))
    at_nine.plays("one capture")
    assert at_nine.options("recruiter") == ["use_double", "give_up"]
    at_ten = acting("meru", "F3", trail=trail, modules=("body_double",))
    at_ten.plays("one capture")
    assert at_ten.result().reason == "capture", "the Recruiter is not even asked"
    miss = acting("meru", "F2", trail=trail, modules=("body_double",))
    miss.plays("one capture")
    assert miss.state.pending() != [0], "nor after a miss"


def test_shifting_streets_moves_a_mayhem_token_in_place_of_an_immortal() -> None:
    t = scene(modules=("shifting_streets",), mayhem=[("A1", "B1"), ("A3", "A4")])
    t.plays("recruiter lift_mayhem A1-B1")
    assert t.view("one").mayhem == ["A1-B1", "A3-A4"]
    t.refuses("recruiter place_mayhem A1-B1", because="MM-5.1311")
    t.refuses("recruiter place_mayhem A4-B4", because="MM-4.05")
    t.plays("recruiter place_mayhem C4-D4")
    assert t.view("one").mayhem == ["C4-D4", "A3-A4"]
    t.refuses("recruiter step D4", because="MM-5.305")
    t.refuses("recruiter move_immortal B2 B3", because="MM-5.509")
    t.plays("recruiter pay_step C1", "recruiter move_immortal B2 B3")
    t.refuses("recruiter lift_mayhem A3-A4", because="MM-5.1311")
    t.plays("recruiter step C5", "recruiter end_turn")
    pass_agents(t)
    assert "lift_mayhem" not in kinds(t, "recruiter")
    t.refuses("recruiter lift_mayhem A3-A4", because="MM-5.1311")
    t.plays("recruiter step D5", "recruiter end_turn")
    pass_agents(t)
    assert arguments(t, "recruiter", "lift_mayhem") == ["A3-A4", "C4-D4"], "once in each round"
    base = scene()
    base.refuses("recruiter lift_mayhem A3-A4", because="MM-5.1309")


@clause("MM-8.03")
def test_whoever_shuts_his_own_way_has_lost() -> None:
    t = scene(
        ("A3", "B3", "B2", "A2", "A1"), modules=("shifting_streets",), slips_front=0, mayhem=[("D4", "D5")]
    )
    t.plays("recruiter lift_mayhem D4-D5", "recruiter place_mayhem A1-B1")
    assert t.result().reason == "dead_end"


def test_deep_cover_puts_both_tokens_in_front() -> None:
    t = fresh(modules="deep_cover")
    while t.view("one").phase != "recruiter_turn":
        who = ("recruiter", "one")[t.state.pending()[0]]
        t.plays(f"{who} {t.options(who)[0]}")
    assert (t.view("one").slips_front, t.view("one").second_at) == (2, None)


def test_the_tip_line_asks_next_door_once_a_round() -> None:
    t = with_module("tip_line", "bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), mayhem=[("A1", "B1")])
    assert arguments(t, "one", "ask") == ["billboard", "bookstore", "dream_bus", "flux_cafe", "graffiti"]
    t.plays("one ask flux_cafe", "recruiter answer D2", "one move A3", "one activate meru")
    assert set(arguments(t, "one", "ask")) == {"billboard", "bookstore"}
    t.state.hour = 7
    t.plays("one end_activation")
    t.plays(f"recruiter {t.options('recruiter')[0]}", "recruiter end_turn", "one activate bill_falls")
    assert len(arguments(t, "one", "ask")) > 2, "a new round, a new tip"


def test_the_newsboy_asks_about_the_other_feature() -> None:
    allies = ("spy_dolphin", "newsboy")
    t = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), allies=allies)
    t.plays("one ask bookstore", "recruiter answer_none")
    assert t.options("one") == ["use_newsboy", "use_newsboy_and_dolphin", "send_newsboy_away"]
    t.plays("one use_newsboy", "recruiter answer D2")
    assert t.view("one").allies == ["spy_dolphin"]
    t.refuses("one ask billboard", because="MM-5.803")
    u = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), allies=allies)
    u.plays("one ask bookstore", "recruiter answer_none", "one send_newsboy_away")
    assert u.view("one").allies == ["spy_dolphin", "newsboy"]
    v = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), allies=allies)
    v.plays("one ask bookstore", "recruiter answer_none", "one use_newsboy_and_dolphin", "recruiter answer_all")
    assert v.view("one").allies == [] and v.view("one").steps == ["D2"]
    shut = acting("bill_falls", "A1", immortals=("B4", "C5", "B6", "E6"), allies=("newsboy",))
    shut.plays("one ask bookstore", "recruiter answer_none")
    assert shut.view("one").phase == "activation", "an Immortal guards the other feature"
    w = acting("bill_falls", "A1", immortals=("C4", "C5", "B6", "E6"), allies=("newsboy",), modules=("static",))
    w.plays("one ask bookstore", "recruiter answer_none", "one use_newsboy", "recruiter use_static")
    assert w.view("one").allies == ["newsboy"]


def test_checkpoints_stop_the_recruiter_and_immortals_but_not_agents() -> None:
    t = with_module("checkpoints", "bill_falls", "D4", immortals=("D3", "B2", "B6", "E6"))
    t.plays("one place_checkpoint D3-D4")
    t.refuses("one place_checkpoint D4-D5", because="MM-5.1311")
    assert cell("D3") in t.state.streets.roads[cell("D4")]
    assert cell("D3") not in t.state.streets.steps[cell("D4")]
    assert cell("D4") not in t.state.streets.flights[cell("D3")]
    assert t.view("recruiter").checkpoints == ["D3-D4"] and t.view("one").checkpoints_left == 1
    t.plays("one end_activation", "one activate meru", "one place_checkpoint A1-B1")
    assert t.view("one").checkpoints_left == 0
    t.refuses("one place_checkpoint A1-A2", because="MM-5.1311")
    base = acting("bill_falls", "D4")
    base.refuses("one place_checkpoint D3-D4", because="MM-5.1309")


def test_the_wiretap_counts_visits() -> None:
    t = with_module("wiretap", "bill_falls", "B1", immortals=("C4", "C5", "B6", "E6"))
    assert set(arguments(t, "one", "tap")) == {"dream_bus", "flux_cafe"}
    t.plays("one tap flux_cafe")
    assert t.told("one")[-1] == {"kind": "tapped", "feature": "flux_cafe", "count": 1}
    assert t.view("one").steps == []
    t.plays("one move A1", "one activate meru")
    t.refuses("one tap billboard", because="MM-5.1311")


def test_the_taxi_driver_makes_a_long_move() -> None:
    t = acting("bill_falls", "A1", allies=("taxi_driver",))
    t.refuses("one move A5", because="MM-5.805")
    t.plays("one use_taxi", "one move A5")
    assert t.view("one").allies == []
    t.plays("one end_activation", "one activate meru")
    assert "A5" not in arguments(t, "one", "move"), "for one move"
    late = acting("bill_falls", "A1", allies=("taxi_driver",))
    late.plays("one move A2")
    late.refuses("one use_taxi", because="MM-5.1311")


def test_a_double_shift_activates_three_then_one() -> None:
    t = scene(("C1", "C2", "D2", "C3", "C4", "D4"), turn="agents", modules=("double_shift",))
    t.plays("one call_double_shift")
    for agent in ("meru", "bill_falls", "dusty"):
        t.plays(f"one activate {agent}", "one end_activation")
    assert t.state.pending() == [0]
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}", "recruiter end_turn")
    assert t.view("one").activation.agent == "henry_lyme"
    t.plays("one end_activation")
    assert t.state.pending() == [0] and t.state.round == 2
    t.plays(f"recruiter step {arguments(t, 'recruiter', 'step')[0]}", "recruiter end_turn")
    t.refuses("one call_double_shift", because="MM-5.1311")
    late = scene(("C1", "C2", "D2", "C3", "C4", "D4"), turn="agents", modules=("double_shift",))
    late.plays("one activate meru", "one end_activation")
    late.refuses("one call_double_shift", because="MM-5.1311")


def test_good_cop_bad_cop_names_two() -> None:
    t = with_module("good_cop_bad_cop", "meru", "B2", hand=("pool", "garden", "parrot"))
    t.plays("one shakedown pool")
    assert "feature_shown" not in t.kinds_told("one")
    t.refuses("one shakedown pool", because="MM-5.1311")
    t.plays("one shakedown umbrella")
    assert t.kinds_told("one")[-2:] == ["feature_shown", "feature_denied"]


def test_the_handwriting_expert_reads_a_second_token() -> None:
    t = acting(
        "meru",
        "D2",
        steps=("D2", "C1", "C2"),
        allies=("handwriting_expert",),
        immortals=("C2", "B2", "B6", "E6"),
    )
    assert arguments(t, "one", "reveal_with_expert") == ["C1"]
    t.refuses("one reveal_with_expert C2", because="MM-5.1311")
    t.plays("one reveal_with_expert C1")
    assert {(note.at, note.text) for note in t.view("one").notes} == {("D2", "3"), ("C1", "1")}
    assert t.view("one").allies == []


@clause("MM-8.08")
def test_early_warning_announces_at_10_and_14_too() -> None:
    trail = ("C5", "C4", "D4", "D3", "D2", "E2", "F2", "F1", "E1")
    t = scene(trail, modules=("early_warning",), hand=("graffiti", "confusion_idol", "umbrella"))
    t.plays("recruiter step D1", "recruiter end_turn")
    assert t.view("one").announced == {"5": 0, "10": 2}
    pass_agents(t)
    t.plays("recruiter step C1", "recruiter end_turn")
    assert t.view("one").announced == {"5": 0, "10": 2, "11": 1}, "only what came since the last alert"
    assert t.state.result() is None
    full = scene(
        trail, modules=("early_warning",), hand=("graffiti", "confusion_idol", "umbrella"), recruits=10
    )
    full.plays("recruiter step D1", "recruiter end_turn")
    assert full.result().reason == "recruits"


def test_the_cordon_answers_after_a_miss() -> None:
    for place, answer in (("C4", "cordon_yes"), ("A1", "cordon_no")):
        t = with_module("cordon", "meru", place)
        t.plays("one capture", "one demand_cordon")
        assert t.told("one")[-1]["kind"] == answer
        assert "cordon" in t.view("one").spent_modules
    u = with_module("cordon", "meru", "A1")
    u.plays("one capture", "one waive_cordon")
    assert u.view("one").spent_modules == []
    assert IS_EDGE[cell("A1")]


def test_the_extra_recruiters_slip_in_their_own_way() -> None:
    t = scene(recruiter="ghostwriter", trail=("D2", "D3", "E3", "E4", "D4"))
    slips = {line.split()[1] for line in arguments(t, "recruiter", "slip")}
    assert slips == {"C2", "E2", "B3", "F3", "B5", "F5", "C6", "E6"}
    u = scene(recruiter="sleepwalker", trail=("A5", "A4", "A3", "A2", "A1"), mayhem=[("B1", "C1")])
    assert arguments(u, "recruiter", "slip") == ["front B2"]
