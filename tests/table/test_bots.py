"""Bots: they get a seat's bytes and nothing else, and no failure of theirs stops a table."""

import asyncio
import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from people import Person, open_tables, play_out, sit_down, until
from running import Server

from safehouse.agents import waiting
from safehouse.bots.worker import MoveQuestion, answer, serve
from safehouse.core.shelf import find
from safehouse.table import messages as say
from safehouse.table.requests import Refusal
from safehouse.table.settings import Settings
from safehouse.table.thinking import FURTHER_STEP, BotPace
from safehouse.table.turns import Rank
from safehouse.table.workers import WorkerLimits, WorkerPool

ROOT = Path(__file__).parents[2]


def question(**more) -> MoveQuestion:
    game = find("_template")
    state = game.deal(game.read_options(), "seed")
    usual = {
        "id": 7,
        "game": "_template",
        "options": {},
        "bot": "greedy",
        "seed": "s",
        "view": msgspec.Raw(game.view_bytes(state, 0)),
        "moves": state.moves(0),
    }
    return MoveQuestion(**{**usual, **more})


def test_the_worker_answers_with_one_of_the_moves() -> None:
    asked = question()
    reply = answer(asked)
    assert reply.id == 7
    assert reply.move in asked.moves
    assert answer(asked) == reply


def test_the_worker_says_what_is_wrong_and_goes_on() -> None:
    lines = [question(bot="nobody"), question(game="chess"), question(view=msgspec.Raw(b"{}")), question()]
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(msgspec.json.encode(line) + b"\n" for line in lines)), out)
    ready, *replies = [json.loads(line) for line in out.getvalue().splitlines()]
    assert ready == {"ready": True}
    assert ["error" in reply for reply in replies] == [True, True, True, False]


def test_a_worker_that_wants_too_much_memory_fails_by_itself() -> None:
    code = "from safehouse.bots.worker import limit_memory; limit_memory(300); x = bytearray(10**9)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert "MemoryError" in done.stderr


@pytest.fixture
async def odd(monkeypatch: pytest.MonkeyPatch):
    import os

    here = str(Path(__file__).parent)
    monkeypatch.setenv("PYTHONPATH", f"{here}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    workers = WorkerPool(WorkerLimits(module="odd_worker", seconds=0.5, workers=2))
    yield workers
    await workers.close()


@pytest.mark.parametrize("fault", ["sleeps", "dies", "cheats", "confused", "babbles"])
async def test_a_bot_that_fails_is_replaced_by_a_random_move_in_time(odd: WorkerPool, fault: str) -> None:
    started = time.monotonic()
    move = await odd.choose("_template", {}, fault, b"{}", [3, 4, 5])
    assert move in (3, 4, 5)
    assert odd.fallbacks == 1
    assert time.monotonic() - started < 3
    assert await odd.choose("_template", {}, "fine", b"{}", [8, 9]) == 8
    assert odd.fallbacks == 1


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
async def test_whatever_happens_to_an_idle_worker_the_next_question_is_answered(
    odd: WorkerPool, fault: signal.Signals
) -> None:
    """Killed or stopped between two questions, unnoticed: another worker is asked."""
    assert await odd.choose("_template", {}, "fine", b"{}", [8, 9]) == 8
    for worker in odd._idle:
        worker._process.send_signal(fault)
    assert await odd.choose("_template", {}, "fine", b"{}", [8, 9]) == 8
    assert odd.fallbacks == 0


async def test_a_worker_killed_in_mid_thought_costs_one_more_try(odd: WorkerPool) -> None:
    asking = asyncio.create_task(odd.choose("_template", {}, "fine after a while", b"{}", [8, 9]))
    await until(lambda: odd._busy)
    for worker in odd._busy:
        worker.kill()
    assert await asking == 8
    assert odd.failures == 1
    assert odd.fallbacks == 0


async def test_the_watchdog_asks_a_seat_anew_that_nobody_asks(tmp_path: Path) -> None:
    settings = Settings(bot_pace=0.0, watch_every=0.05)
    async with open_tables(tmp_path, settings) as tables:
        (a,) = await sit_down(tables, "me", "greedy")
        a.live.bots.wake = lambda: None
        await a.play("keep")
        await asyncio.sleep(0.02)
        assert a.outcome is None
        del a.live.bots.wake
        await until(lambda: a.outcome)
        assert tables.asked_again >= 1


async def test_an_answer_may_be_long(odd: WorkerPool) -> None:
    assert await odd.choose("_template", {}, "wordy", b"{}", [3, 4, 5]) == 3
    assert odd.fallbacks == 0


async def test_where_no_process_can_be_started_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("asyncio.create_subprocess_exec", refused)
    assert await WorkerPool().choose("_template", {}, "greedy", b"{}", [3, 4, 5]) in (3, 4, 5)


async def test_a_person_plays_a_bot_to_the_end(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        (a,) = await sit_down(tables, "me", "greedy")
        await a.play("keep")
        await until(lambda: a.outcome)
        assert tables.workers.fallbacks == 0


async def test_bots_receive_the_bytes_a_browser_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    real = WorkerPool.choose

    async def spy(self, game, options, bot, view, moves, **more):
        seen.append((view, moves))
        return await real(self, game, options, bot, view, moves, **more)

    monkeypatch.setattr(WorkerPool, "choose", spy)
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", stand_in="random")
        await b.ask("leave")
        await a.play("keep")
        await until(lambda: a.outcome)
    (view, moves) = seen[0]
    shown = next(
        m["position"] for m in b.news if m["type"] == "update" and m["position"]["view"]["pending"] == [1]
    )
    assert json.loads(view) == shown["view"]
    assert moves == sorted(moves)


async def test_a_table_of_bots_alone_plays_to_the_end_even_across_a_restart(tmp_path: Path) -> None:
    slow = Settings(bot_pace=0.2)
    async with open_tables(tmp_path, slow) as tables:
        seats = [say.NewSeat(held="bot", bot="random"), say.NewSeat(held="bot", bot="random")]
        created = await tables.create(say.NewTable(game="agent_avenue", seats=seats))
        live = await tables.get(created.table)
        watcher = await Person(live).arrive()
        await until(lambda: live.table.entries >= 2)
        made = live.table.entries
        await watcher.go()
    async with open_tables(tmp_path) as tables:
        live = await tables.get(created.table)
        assert live.table.entries >= made
        await Person(live).arrive()
        await until(lambda: live.table.outcome, 30)


async def test_bots_alone_rest_while_nobody_watches(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        seats = [say.NewSeat(held="bot", bot="random"), say.NewSeat(held="bot", bot="random")]
        created = await tables.create(say.NewTable(game="agent_avenue", seats=seats))
        live = await tables.get(created.table)
        await asyncio.sleep(0.2)
        assert live.table.entries == 0
        assert live.idle()
        watcher = await Person(live).arrive()
        await until(lambda: live.table.entries >= 3)
        await watcher.go()
        await until(live.idle)
        made = live.table.entries
        await asyncio.sleep(0.2)
        assert live.table.entries == made
        assert not live.table.outcome
        assert live.table.setup.id not in await tables.store.waking()


async def test_an_address_has_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        seats = [say.NewSeat(held="bot", bot="random"), say.NewSeat(held="bot", bot="random")]
        new = say.NewTable(game="_template", seats=seats)
        for _ in range(tables.settings.limits.bots_alone_per_address):
            last = await tables.create(new, asker="192.0.2.1")
        with pytest.raises(Refusal, match="too_many_bots"):
            await tables.create(new, asker="192.0.2.1")
        await tables.create(new, asker="192.0.2.2")
        live = await tables.get(last.table)
        await Person(live).arrive()
        await until(lambda: live.table.outcome)
        await tables.create(new, asker="192.0.2.1")


def test_a_host_who_fills_the_last_seat_makes_a_table_of_bots_alone_too(tmp_path: Path) -> None:
    with Server(tmp_path, strict=True, more="limits=Limits(bots_alone_per_address=1)") as server:
        codes = []
        for _ in range(3):
            made = server.table("random", "open")
            where = f"{server.at}/api/tables/{made['table']}/seats/1"
            host = {"Authorization": f"Bearer {made['host']}"}
            codes.append(server.client.put(where, json={"bot": "random"}, headers=host).status_code)
        assert codes == [200, 429, 429]


async def test_stand_ins_rest_when_everybody_has_left(tmp_path: Path) -> None:
    async with open_tables(tmp_path, Settings(bot_pace=1.0)) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue")
        live = a.live
        for person in (a, b):
            await person.ask("leave")
            await person.go()
        await until(live.idle)
        made = live.table.entries
        await asyncio.sleep(0.2)
        assert live.table.entries == made
        assert live.table.setup.id not in await tables.store.waking()
        again = await Person(live, a.token).arrive()
        await until(lambda: live.table.entries > made)
        assert (await again.ask("return", id="back"))["type"] == "done"
        assert live.table.wakes


async def test_the_tables_of_one_address_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens many tables has no more of the bots than who opens one; a table of unknown people asks for
    itself."""
    asked: list[tuple[Rank, str]] = []

    async def choose(self: WorkerPool, *question: Any, asker: str, rank: Rank, **_: Any) -> int:
        asked.append((rank, asker))
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(WorkerPool, "choose", choose)
    new = msgspec.convert({"game": "_template", "seats": [{"held": "bot"}, {"held": "me"}]}, say.NewTable)
    async with open_tables(tmp_path) as tables:
        founders = ["192.0.2.1", "192.0.2.1", "192.0.2.2", ""]
        created = [await tables.create(new, asker=founder) for founder in founders]
        await until(lambda: len(asked) == 4)
        askers = [*founders[:3], created[3].table]
        assert asked == [(Rank.PEOPLE_WAIT, asker) for asker in askers]
    asked.clear()
    async with open_tables(tmp_path) as tables:
        lives = [await tables.get(table.table) for table in created]
        await until(lambda: len(asked) == 4)
        asked.clear()
        addresses = ["192.0.2.7", "192.0.2.7", "192.0.2.8", ""]
        for table, live, address in zip(created, lives, addresses, strict=True):
            live.bots.stop()
            live.bots._thinking.clear()
            await Person(live, table.seats[0].token, address=address).arrive()
        await until(lambda: len(asked) == 4)
        assert [asker for _, asker in asked] == [*addresses[:3], created[3].table]


async def test_bots_answer_at_an_even_pace_so_that_thinking_time_tells_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path, Settings(bot_pace=0.4)) as tables:
        (a,) = await sit_down(tables, "me", "random")
        played = time.monotonic()
        await a.play("keep")
        await until(lambda: a.log[-1]["kind"] != "kept" or len(a.log) > 3)
        assert time.monotonic() - played >= 0.39


def test_a_bot_without_a_choice_pauses_like_one_that_has_one() -> None:
    """Otherwise the delay of an answer would tell how many options a secret leaves (MM-6.21, AA-7)."""
    pace = BotPace(0.5)
    assert pace.wait(0, 1, 0.1) == 0.4
    assert pace.wait(0, 2, 0.2) == 0.3
    for thought in (2.0, 3.0):
        assert pace.wait(0, 5, thought) == 0.0
    assert {pace.wait(0, 1, 0.0) for _ in range(100)} == {0.5, 2.0, 3.0}
    assert pace.wait(1, 1, 0.0) == 0.5, "another seat has thoughts of its own"
    for _ in range(20):
        pace.wait(0, 2, 1.0)
    assert pace.wait(0, 1, 0.25) == 0.75, "of its last thoughts"


def test_only_the_first_step_of_a_bots_turn_is_waited_for() -> None:
    pace = BotPace(1.0)
    assert pace.wait(0, 2, 0.0) == 1.0
    assert pace.wait(0, 2, 0.0, goes_on=True) == FURTHER_STEP
    assert pace.wait(0, 2, 0.5, goes_on=True) == 0.0


def test_further_steps_are_shown_as_briefly_as_bots_wait_for_them() -> None:
    """And as `agents/waiting.py` counts them; three turns of nine steps are shown within six seconds."""
    shown = (ROOT / "web" / "src" / "lib" / "stream.svelte.ts").read_text()
    assert f"const FURTHER_STEP = {FURTHER_STEP}\n" in shown
    assert FURTHER_STEP == waiting.FURTHER_STEP
    assert 3 * waiting.NORMAL_PACE * (1 + 8 * FURTHER_STEP) < 6.0


async def test_four_bots_and_people_share_two_workers(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        for variant in ("team3", "team4"):
            people = await sit_down(
                tables,
                *["me", "random", "me", "random"][: int(variant[-1])],
                game="agent_avenue",
                options={"variant": variant},
            )
            await play_out(people)
        assert tables.workers.fallbacks == 0


async def test_a_person_decides_for_a_team_with_a_bot(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        seats = ("random", "me", "random", "random")
        options = {"variant": "team4", "start": "green"}
        (a,) = await sit_down(tables, *seats, game="agent_avenue", options=options)
        record = a.live.table.game_record()
        await until(lambda: any(entry.startswith("0 propose_lead") for entry in record.entries))
        note = a.live.table.game.space.from_text("propose_lead mate")
        assert (await a.ask("note", move=note))["type"] == "done"
        await until(lambda: a.view["phase"] == "cover" and a.moves)
        assert [event["kind"] for event in a.log[-3:]] == ["proposed_lead", "proposed_lead", "led"]
        await play_out([a], "mates")
        for_both = ("0 recruit", "0 take", "0 let_mate_take")
        assert not any(entry.startswith(for_both) for entry in record.entries), "its bot never answers for both"
