"""Whoever asks for much work (hostile saves, thoughts, tables of bots) waits; people at tables do not."""

import asyncio
import itertools
import json
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.asyncio.client as ws
from hostile import STRANGER, Strikes, again_and_again, stranger, tables_go_on
from running import Caller, Server

from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import to_save
from safehouse.core.shelf import find
from safehouse.table.bench import cpu_seconds

pytestmark = pytest.mark.timeout(90)

PAIRS = 20_000
MOST_SECONDS = 2.5
"""Of the server's processor for a hundred requests: refused, or answered from what is at hand."""


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


async def test_hostile_saves_are_refused_in_time_and_hold_nobody_up(tmp_path: Path) -> None:
    save = hostile_save()
    answered_within = 4.0
    codes: set[str] = set()

    async def attack(strikes: Strikes) -> None:
        async with stranger(server) as client:

            async def ask() -> None:
                answer = await client.post("/api/replay", json={"save": save, "seat": None})
                codes.add(answer.json().get("code", "replayed"))

            await asyncio.gather(*(again_and_again(ask, strikes) for _ in range(6)))

    with Server(tmp_path, strict=True, more=f"workers=WorkerLimits(seconds={answered_within})") as server:
        await tables_go_on(attack, server, 2 * answered_within)
    assert codes
    assert codes <= {"busy", "bad_save", "too_fast", "replayed"}


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

    async def attack(strikes: Strikes) -> None:
        async with stranger(server) as client:

            async def ask() -> None:
                answer = await client.post("/api/tables", json={"game": "agent_avenue", "seats": seats})
                codes.append(answer.status_code)

            await again_and_again(ask, strikes)

    await tables_go_on(attack, server)
    assert codes[:60].count(201) == 6
    assert codes[:60].count(429) == 54


async def finished_game_with_a_bot(client: httpx.AsyncClient, server: Server) -> tuple[str, int]:
    """Its table, and the number of an entry that a bot made."""
    seats = [{"held": "bot", "bot": "expert"}, {"held": "me"}]
    made = (await client.post("/api/tables", json={"game": "agent_avenue", "seats": seats})).json()
    async with Caller(server, made["table"], made["seats"][0]["token"]) as person:
        await person.until(lambda: person.moves)
        await person.ask("resign")
    return made["table"], 0


async def seconds_to_foresee(server: Server) -> list[float]:
    """How long somebody at a table waits for previews, one after another."""
    made = server.table("me", "me", game="agent_avenue", options={"start": "green"})
    took = []
    async with Caller(server, made["table"], made["seats"][0]["token"]) as person:
        await person.until(lambda: person.moves)
        moves = [move["code"] for move in person.moves]
        for _ in range(8):
            started = time.monotonic()
            answer = await person.ask("foresee", moves=moves)
            assert answer["type"] == "foretold", answer
            took.append(time.monotonic() - started)
            await asyncio.sleep(0.3)
    return took


async def test_sixty_questions_for_thoughts_delay_nobodys_preview(server: Server) -> None:
    answers: list[str] = []
    async with stranger(server) as client:
        table, entry = await finished_game_with_a_bot(client, server)

        async def ask() -> None:
            answer = await client.get(f"/api/tables/{table}/thought?entry={entry}")
            answers.append(answer.json().get("code", "told"))

        asking = [asyncio.create_task(ask()) for _ in range(60)]
        await asyncio.sleep(0.5)
        took = await seconds_to_foresee(server)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    assert max(took) < 3.0, took
    assert set(answers) <= {"told", "busy", "too_fast", "no_thought"}


async def test_views_that_are_none_hold_up_nobody_either(server: Server) -> None:
    """Deductions from views that somebody made up."""
    view = {"seat": 0, "over": False, "rows": [[0] * 40] * 40, "suspects": list(range(500))}

    async def attack(strikes: Strikes) -> None:
        async with stranger(server) as client:

            async def ask(game: str) -> None:
                answer = await client.post(f"/api/games/{game}/insight", json={"view": view})
                assert answer.status_code in (200, 400, 429, 503), answer.text

            games = [partial(ask, game) for game in ("infiltraitors", "mind_mgmt", "in_too_deep") * 3]
            await asyncio.gather(*(again_and_again(each, strikes) for each in games))

    await tables_go_on(attack, server)


async def test_bodies_that_would_take_long_to_read_hold_up_nobody(server: Server) -> None:
    """As large as a save may be, and nothing but empty lists."""
    lists = b'{"options":{"x":[' + b",".join([b"[]"] * 333_000) + b"]}}"
    bodies = {
        "/api/games/agent_avenue/options": lists,
        "/api/games/infiltraitors/insight": b'{"view":' + lists + b"}",
        "/api/replay": b'{"seat":null,"save":' + lists + b"}",
    }
    codes: Counter[int] = Counter()

    async def attack(strikes: Strikes) -> None:
        async with stranger(server) as client:

            async def ask(path: str) -> None:
                headers = {"Content-Type": "application/json"}
                answer = await client.post(path, content=bodies[path], headers=headers)
                codes[answer.status_code] += 1

            asking = [partial(ask, path) for path in bodies] * 3
            await asyncio.gather(*(again_and_again(each, strikes) for each in asking))

    await tables_go_on(attack, server)
    assert codes[413] > 0
    assert set(codes) <= {413, 429}


async def test_new_qr_codes_without_end_hold_up_nobody(server: Server) -> None:
    numbers = itertools.count()
    codes: Counter[int] = Counter()

    async def attack(strikes: Strikes) -> None:
        async with stranger(server) as client:

            async def ask() -> None:
                path = f"/{next(numbers):0119d}"
                codes[(await client.post("/api/qr", json={"path": path})).status_code] += 1

            await asyncio.gather(*(again_and_again(ask, strikes) for _ in range(8)))

    await tables_go_on(attack, server)
    assert codes[200] > 0
    assert codes[429] > codes[200]
    assert set(codes) == {200, 429}


async def test_questions_in_the_words_of_ones_own_box_take_next_to_nothing(server: Server) -> None:
    """One card of one's own, and what it means in a game, asked for as often as an address may ask at once."""
    box = {"petty": find("in_too_deep").box.shipped()["petty"][:1]}
    async with stranger(server) as client:
        options = (await client.post("/api/games/in_too_deep/boxes", json={"box": box})).json()["options"]
        new = {"game": "in_too_deep", "options": options, "seats": [{"held": "me"}, {"held": "me"}]}
        made = (await client.post("/api/tables", json=new)).json()
        async with Caller(server, made["table"], made["seats"][0]["token"]) as person:
            view = person.position["view"]
        asked = {"language": "en", "options": options, "topic": "crime:P01", "view": view}

        async def answer() -> int:
            return (await client.post("/api/games/in_too_deep/meaning", json=asked)).status_code

        assert await answer() == 200
        used = cpu_seconds(server.process.pid)
        codes = await asyncio.gather(*(answer() for _ in range(100)))
        assert set(codes) == {200, 429}
        took = cpu_seconds(server.process.pid) - used
        assert took < MOST_SECONDS, took


async def longest_wait_for_a_bot(server: Server) -> float:
    """Of somebody who plays with an expert: for its first moves."""
    made = server.table("expert", "me", game="agent_avenue")
    took, answered = [], ""
    async with Caller(server, made["table"], made["seats"][0]["token"]) as person:

        def asked_anew() -> bool:
            return person.outcome is not None or bool(person.moves and person.position["mark"] != answered)

        while len(took) < 3 and not person.outcome:
            started = time.monotonic()
            await asyncio.wait_for(person.until(asked_anew), 60)
            took.append(time.monotonic() - started)
            if not person.outcome:
                answered = person.position["mark"]
                await person.ask("play", move=person.moves[0]["code"], mark=answered)
    return max(took)


async def test_many_tables_with_bots_and_somebody_at_each_make_nobody_else_wait(server: Server) -> None:
    """Thirty games of one stranger with an expert; a person elsewhere plays one."""

    async def game_of(client: httpx.AsyncClient) -> None:
        seats = [{"held": "bot", "bot": "expert"}, {"held": "me"}]
        made = (await client.post("/api/tables", json={"game": "agent_avenue", "seats": seats})).json()
        address = f"{server.at.replace('http', 'ws')}/api/tables/{made['table']}/stream"
        async with ws.connect(address, local_addr=(STRANGER, 0), compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
            position: dict[str, Any] = {}
            for number in itertools.count():
                if position.get("moves"):
                    move = {"move": position["moves"][0]["code"], "mark": position["mark"]}
                    await socket.send(json.dumps({"type": "play", "id": f"m{number}", **move}))
                position = json.loads(await socket.recv()).get("position", {})

    alone = await longest_wait_for_a_bot(server)
    async with stranger(server) as client:
        games = [asyncio.create_task(game_of(client)) for _ in range(30)]
        await asyncio.sleep(3)
        took = await longest_wait_for_a_bot(server)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    assert took < 3 * alone + 2.0, (took, alone)
