"""How games end, what is told, and what is shown afterwards."""

import pytest

from safehouse.core.record import Record, UndoRefused
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.data import TRACK
from safehouse.games.mind_mgmt.tests.scenes import acting, scene


@clause("MM-1.02", "MM-1.03", "MM-1.04", "MM-8.02", "MM-8.05")
def test_the_two_games_end_at_their_hours() -> None:
    trail = ("C5", "C4", "D4", "D3", "D2", "E2", "F2", "F1", "E1", "D1", "C1", "C2", "B2", "A2", "A1")
    t = scene(trail)
    assert (t.state.end_hour(), t.state.recruits_to_win()) == (TRACK.meta.end_full, 12)
    t.plays("recruiter step B1", "recruiter end_turn")
    assert (t.result().winners, t.result().reason) == ([0], "time")
    u = scene(trail[:13], mode="training", hand=("pool", "parrot", "observation_monks"))
    assert (u.state.end_hour(), u.state.recruits_to_win()) == (TRACK.meta.end_training, 9)
    u.plays("recruiter step A2")
    assert (u.result().winners, u.result().reason) == ([0], "time")


@clause("MM-8.06", "MM-8.07")
def test_the_order_of_the_end_of_a_turn() -> None:
    t = scene(
        ("C1", "C2", "D2", "C3", "C4", "D4"), immortals=("E2", "F7", "B2", "D5"), area=("dream_bus", "pool")
    )
    t.plays("recruiter claim dream_bus", "recruiter slip front F4", "recruiter end_turn")
    kinds = t.kinds_told("one")
    assert kinds == ["claimed", "turned_up", "time_advanced", "slip_shown", "announced"]


@clause("MM-8.06")
def test_recruits_contacted_but_not_announced_win_nothing() -> None:
    t = scene(
        hand=("umbrella", "fountain", "bookstore"),
        immortals=("E2", "F7", "B2", "D5"),
        area=("dream_bus", "pool"),
        recruits=10,
    )
    t.plays("recruiter step D4", "recruiter claim dream_bus")
    assert t.view("recruiter").secret.unannounced == 2
    assert t.state.result() is None and t.view("one").recruits == 11
    t.plays("recruiter end_turn")
    assert t.state.result() is None


@clause("MM-8.03", "MM-6.30")
def test_a_dead_end_is_looked_for_when_the_turn_begins() -> None:
    t = scene(("A4", "A3", "A2", "B2", "B1", "A1"), turn="agents", slips_front=0)
    assert t.state.result() is None
    t.plays("one activate meru", "one end_activation", "one activate dusty", "one end_activation")
    assert t.result().winners == [1]
    assert "dead_end" in t.kinds_told("one")


@clause("MM-8.09", "MM-1.06")
def test_a_result_has_winner_reason_hour_and_round_and_no_draw() -> None:
    t = acting("meru", "D4", players=3)
    t.plays("one capture")
    result = t.result()
    assert result.scores == [-1, 1, 1]
    assert result.lines[0].args == {"hour": 6, "round": 1, "recruits": 0}


@clause("MM-8.10", "MM-6.01", "MM-6.03", "MM-5.1602")
def test_after_the_end_everything_is_shown() -> None:
    t = acting("meru", "D4")
    assert t.view("one").secret is None
    t.plays("one capture")
    for seat in (WATCHER, "one"):
        secret = t.view(seat).secret
        assert secret.trail == ["C1", "C2", "D2", "C3", "C4", "D4"]
        assert (secret.recruiter, secret.hand) == ("karl_box", ["bookstore", "parrot", "pool"])
    assert t.kinds_told("one").count("trail_shown") == 6
    assert t.kinds_told("one").count("hand_shown") == 3


@clause("MM-6.05", "MM-6.06", "MM-6.10", "MM-6.14")
def test_recruiter_and_agents_see_the_same_board() -> None:
    t = scene(steps=("C1",), confirmed={"C2": 2}, area=("garden", "torches"), recruits=3)
    mine, theirs = t.view("recruiter"), t.view("one")
    for field in (
        "mayhem",
        "immortals",
        "agents",
        "allies",
        "area",
        "steps",
        "notes",
        "recruits",
        "announced",
        "clues",
    ):
        assert getattr(mine, field) == getattr(theirs, field)
    assert theirs.secret is None and mine.secret is not None


@clause("MM-5.1604")
def test_nothing_revealed_can_be_taken_back_but_a_hidden_step_can() -> None:
    book = GAME.book
    for name in (
        "step_placed",
        "no_new_step",
        "confirmed",
        "announced",
        "capture_failed",
        "target_no",
        "turned_up",
    ):
        assert book.kinds[book.index[name]].reveals
    assert not book.kinds[book.index["stepped"]].reveals
    record = Record(GAME, GAME.read_options({}), "undo")
    while record.view(1).phase != "recruiter_turn":  # type: ignore[attr-defined]
        seat = record.pending()[0]
        record.play(seat, record.moves(seat)[0])
    before = record.view_bytes(0), record.view_bytes(1)
    record.play(0, record.moves(0)[0])
    assert record.view_bytes(0) != before[0]
    record.undo(0)
    assert (record.view_bytes(0), record.view_bytes(1)) == before
    for kind in ("move_immortal", "pay_step"):
        record.play(0, next(move for move in record.moves(0) if GAME.space.kind_of(move).name == kind))
    assert record.why_no_undo(0) == "undo-revealed"
    with pytest.raises(UndoRefused):
        record.undo(0)
