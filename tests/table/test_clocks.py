"""Time: clocks of every kind, what follows when one runs out, and that nobody pays for a crash."""

import asyncio
import time
from pathlib import Path

import pytest
from people import Person, open_tables, sit_down, two, until

from safehouse.table import services
from safehouse.table.clocks import RETURN_GRACE, Clocks
from safehouse.table.messages import ClockRule


def clocks(kind: str, seconds: int, increment: int = 0) -> Clocks:
    made = Clocks(ClockRule(kind=kind, seconds=seconds, increment=increment), 2)
    made.forgive(1000)
    made.run({0})
    return made


def test_only_who_is_asked_is_charged() -> None:
    c = clocks("total", 10)
    c.settle(3000)
    assert c.left == [8000, 10000]
    c.run({1})
    c.settle(4000)
    assert c.left == [8000, 9000]
    assert c.deadline() == 13000


def test_a_move_clock_starts_again_with_every_decision() -> None:
    c = clocks("move", 10)
    c.settle(5000)
    c.decided(0)
    c.run({0})
    assert c.left[0] == 10000
    c.settle(6000)
    c.run({1})
    c.settle(7000)
    c.run({0})
    assert c.left[0] == 10000


def test_an_increment_is_added_to_a_total_clock() -> None:
    c = clocks("total", 10, 2)
    c.settle(4000)
    c.decided(0)
    assert c.left[0] == 9000


def test_others_see_the_time_for_a_hidden_decision_when_the_seat_has_done() -> None:
    for kind, seconds in (("total", 9), ("move", 10)):
        c = clocks(kind, 10, 2)
        c.settle(4000)
        c.decided(0, noticed=False)
        c.run({0})
        assert (c.face(4000, 0, [0])[0][0], c.face(4000, 1, [0])[0][0]) == (seconds * 1000, 7000)
        c.settle(5000)
        c.run({1})
        assert c.face(5000, 0, [1]) == c.face(5000, 1, [1]) == ([seconds * 1000 - 1000, 10000], [1])


def test_time_forgiven_is_not_charged() -> None:
    c = clocks("total", 10)
    c.forgive(100_000)
    c.settle(101_000)
    assert c.left[0] == 9000


def test_out_of_time() -> None:
    c = clocks("total", 10)
    assert c.out_of_time(10_999) == []
    assert c.out_of_time(11_000) == [0]
    c.settle(12_000)
    c.welcome_back(0)
    assert c.left[0] == RETURN_GRACE


async def test_who_runs_out_of_time_loses_where_the_table_says_so(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(
            tables, "me", "me", clock={"kind": "total", "seconds": 3}, absence={"then": "lose"}
        )
        assert 0 < a.clock["left"][0] <= 3000
        assert a.clock["running"] == [0]
        await until(lambda: a.outcome)
        assert b.outcome == {"by": "time", "winners": [1], "seat": 0, "result": None, "going_on": None}


async def test_a_bot_goes_on_for_who_runs_out_of_time(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", clock={"kind": "move", "seconds": 1}, absence={"then": "bot"})
        await until(lambda: b.moves or b.outcome)
        assert b.seats[0]["stand_in"]
        if not a.outcome:
            await a.ask("return")
            assert b.seats[0]["stand_in"] is None


async def test_a_clock_without_consequence_only_shows_the_time(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await sit_down(
            tables, "me", "me", clock={"kind": "move", "seconds": 1}, absence={"then": "wait"}
        )
        await asyncio.sleep(1.2)
        assert a.outcome is None
        assert (await a.play("keep"))["type"] == "done"


async def test_a_seat_that_is_asked_and_away_too_long_is_replaced(tmp_path: Path, monkeypatch) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", absence={"then": "bot", "patience": 5}, game="agent_avenue")
        asked, other = (a, b) if a.moves else (b, a)
        await other.go()
        await asked.go()
        watcher = await Person(a.live).arrive()
        seat = asked.point.seat
        asked.live.presence._away_since[seat] -= 4.9
        asked.live.alarm.set()
        await until(lambda: watcher.seats[seat]["stand_in"])
        assert watcher.seats[1 - seat]["stand_in"] is None


async def test_nobody_is_charged_while_the_server_is_down(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await sit_down(
            tables, "me", "me", clock={"kind": "total", "seconds": 4}, absence={"then": "lose"}
        )
        await a.play("swap")
        left, id = a.clock["left"][0], a.live.table.setup.id
    await asyncio.sleep(4.5)
    async with open_tables(tmp_path) as tables:
        await until(lambda: tables.live_tables == 1)
        back = await Person(await tables.get(id), a.token).arrive()
        assert back.outcome is None
        assert left - 1500 < back.clock["left"][0] <= 4000
        await until(lambda: back.outcome)
        assert back.outcome["by"] == "time"


async def test_bots_have_no_clock(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(tables, "me", "random", clock={"kind": "move", "seconds": 60})
        await a.play("keep")
        await until(lambda: a.outcome)
        assert all(message["clock"]["running"] in ([], [0]) for message in a.news if message.get("clock"))


def test_a_machines_clock_that_was_set_back_freezes_no_game() -> None:
    clocks = Clocks(ClockRule(kind="total", seconds=60), 2)
    clocks.forgive(1_000_000)
    clocks.run({0})
    clocks.settle(1_010_000)
    clocks.forgive(400_000)
    clocks.settle(405_000)
    assert clocks.left[0] == 45_000
    assert clocks.deadline() == 450_000


@pytest.mark.parametrize("hours", [-5, 5])
async def test_a_clock_set_anew_between_two_starts_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async with open_tables(tmp_path) as tables:
        a, _ = await two(tables, clock={"kind": "total", "seconds": 60})
        left, id = a.clock["left"][0], a.live.table.setup.id
    real = time.time
    monkeypatch.setattr(services.time, "time", lambda: real() + 3600 * hours)
    async with open_tables(tmp_path) as tables:
        back = await Person(await tables.get(id), a.token).arrive()
        assert back.outcome is None
        assert left - 5000 < back.clock["left"][0] <= 60_000
        assert (await back.play("keep"))["type"] == "done"
