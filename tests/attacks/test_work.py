"""Whoever asks for much work (hostile saves, thoughts, tables of bots) waits; people at tables do not."""

import asyncio
import time
from typing import Any

import httpx
import pytest
from hostile import stranger, tables_under, went_on
from running import Server

from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import to_save
from safehouse.core.shelf import find

pytestmark = pytest.mark.timeout(90)

PAIRS = 20_000


def hostile_save() -> dict[str, Any]:
    """A game of many moves, then one made and taken back again and again."""
    game = find("stationfall")
    record = Record(game, game.typical(), "hostile")
    random = Stream("hostile")
    while len(record.entries) < 120:
        seat = random.choose(record.pending())
        record.play(seat, random.choose(record.moves(seat)))
    seat = record.pending()[0]
    move = f"{seat} {game.space.to_text(record.moves(seat)[0])}"
    save = to_save(record)
    return {
        "safehouse": save.safehouse,
        "game": save.game,
        "rules": save.rules,
        "options": save.options,
        "seed": save.seed,
        "moves": [*save.moves, *[move, f"{seat} undo"] * PAIRS],
    }


async def test_hostile_saves_are_refused_in_time_and_hold_nobody_up(server: Server) -> None:
    save = hostile_save()
    took: list[float] = []
    codes: set[str] = set()

    async def attack(until: float) -> None:
        async with stranger(server) as client:

            async def ask() -> None:
                while time.monotonic() < until:
                    started = time.monotonic()
                    answer = await client.post("/api/replay", json={"save": save, "seat": None})
                    took.append(time.monotonic() - started)
                    codes.add(answer.json().get("code", "replayed"))

            await asyncio.gather(*(ask() for _ in range(6)))

    figures = await tables_under(attack, server.at, server.process.pid, 20.0)
    went_on(figures)
    assert codes <= {"busy", "bad_save", "too_fast", "replayed"}
    assert took


async def test_a_replay_that_nobody_waits_for_any_more_is_given_up(server: Server) -> None:
    save = hostile_save()
    async with stranger(server) as client:
        for _ in range(4):
            with pytest.raises(httpx.ReadTimeout):
                await client.post("/api/replay", json={"save": save, "seat": None}, timeout=0.5)
        started = time.monotonic()
        small = {**save, "moves": save["moves"][:20]}
        assert (await client.post("/api/replay", json={"save": small, "seat": 0})).status_code == 200
        assert time.monotonic() - started < 10


async def test_sixty_tables_of_bots_make_nobody_wait(server: Server) -> None:
    """Most of them are refused, and those that nobody watches rest."""
    seats = [{"held": "bot", "bot": "expert"}, {"held": "bot", "bot": "expert"}]
    codes = []

    async def attack(until: float) -> None:
        async with stranger(server) as client:
            for _ in range(60):
                answer = await client.post("/api/tables", json={"game": "agent_avenue", "seats": seats})
                codes.append(answer.status_code)
            await asyncio.sleep(max(0.0, until - time.monotonic()))

    went_on(await tables_under(attack, server.at, server.process.pid))
    assert codes.count(201) == 6
    assert codes.count(429) == 54
