"""The time limit of a game: the table alone makes its move, whoever is asked, also after a restart."""

import asyncio
from pathlib import Path

import pytest
from people import Person, open_tables, sit_down, until

from safehouse.core.shelf import find
from safehouse.table.clocks import TimeLimit

TIMED = {"mission": "T3", "agents": 2}
EXPIRY = find("infiltraitors").space.code("time_expired")


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long Infiltraitors may take, in a list so that a test can change it."""
    limit = [900]
    monkeypatch.setattr(type(find("infiltraitors")), "time_limit", lambda self, options: limit[0])
    return limit


def test_a_limit_counts_only_while_the_game_is_played() -> None:
    limit = TimeLimit(10)
    limit.forgive(5_000)
    assert (limit.left(9_000), limit.deadline()) == (10_000, None)
    limit.running = True
    assert (limit.left(9_000), limit.deadline()) == (6_000, 15_000)
    limit.settle(9_000)
    limit.forgive(100_000)
    assert limit.left(101_000) == 5_000
    assert not limit.is_over(105_999)
    assert limit.is_over(106_000)
    assert TimeLimit(0).left(5) is None
    assert not TimeLimit(0).is_over(10**9)


async def test_when_the_time_is_over_the_table_ends_the_game(tmp_path: Path, seconds: list[int]) -> None:
    seconds[0] = 1
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="infiltraitors", options=TIMED)
        assert 0 < a.clock["game"] <= 1000
        assert (a.clock["left"], a.clock["running"]) == ([], [])
        await until(lambda: a.outcome and b.outcome, 5)
        assert a.outcome["result"]["reason"] == "loss_time"
        assert a.live.table.authors[-1] is None


async def test_the_time_goes_on_after_a_restart_and_the_pause_is_given_back(
    tmp_path: Path, seconds: list[int]
) -> None:
    seconds[0] = 2
    async with open_tables(tmp_path) as tables:
        a, _ = await sit_down(tables, "me", "me", game="infiltraitors", options=TIMED)
        await asyncio.sleep(0.5)
        id, token = a.live.table.setup.id, a.token
        await a.ask("report", text="an entry that settles the clock")
        left = a.live.table.limit.left(tables.services.now())
    await asyncio.sleep(1.5)
    async with open_tables(tmp_path) as tables:
        live = await tables.get(id)
        again = live.table.limit.left(tables.services.now())
        assert left is not None and again is not None
        assert abs(again - left) < 400
        b = await Person(live, token).arrive()
        await until(lambda: b.outcome, 5)
        assert b.outcome["result"]["reason"] == "loss_time"


async def test_a_table_that_nobody_watches_ends_in_time(tmp_path: Path, seconds: list[int]) -> None:
    seconds[0] = 1
    async with open_tables(tmp_path) as tables:
        (a, _) = await sit_down(tables, "me", "me", game="infiltraitors", options=TIMED)
        id = a.live.table.setup.id
    async with open_tables(tmp_path) as tables:
        await until(lambda: tables.live_tables == 1)
        live = await tables.get(id)
        await until(lambda: live.table.outcome, 5)


async def test_nobody_is_offered_the_end_of_the_time_and_nobody_can_play_it(
    tmp_path: Path, seconds: list[int]
) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="infiltraitors", options=TIMED)
        asked = a if a.moves else b
        assert EXPIRY in asked.live.table.game_record().moves(asked.point.seat)
        assert EXPIRY not in [move["code"] for move in asked.moves]
        for move in (EXPIRY, {"kind": "time_expired"}):
            answer = await asked.ask("play", move=move, mark=asked.position["mark"])
            assert (answer["type"], answer["code"]) == ("refused", "no_move")
        assert not asked.live.table.outcome


async def test_bots_are_not_offered_it_either(tmp_path: Path, seconds: list[int]) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(
            tables, "me", "random", "random", game="infiltraitors", options={**TIMED, "agents": 3}
        )
        await a.ask("leave")
        await until(lambda: a.outcome, 60)
        assert a.outcome["result"]["reason"] != "loss_time"
