"""Whoever keeps to the measure of one socket and opens hundreds of them disturbs nobody either."""

import asyncio
import functools
import itertools
import json
from collections import Counter
from contextlib import suppress

import pytest
import websockets.asyncio.client as ws
from hostile import STRANGER, Strikes, again_and_again, stranger, tables_go_on
from running import Server
from websockets.exceptions import ConnectionClosed

from safehouse.table.retention import Retention
from safehouse.table.store import STORE_FILE, reports

pytestmark = pytest.mark.timeout(120)

TABLES = 30
SOCKETS = 300
"""Half of what an address may have."""


@pytest.mark.parametrize(
    ("message", "answered"),
    [
        ({"type": "resync"}, "welcome"),
        ({"type": "ping"}, "pong"),
        ({"type": "why", "move": 0}, "because"),
        ({"type": "chat", "text": "x" * 480}, "chatted"),
        ({"type": "report", "text": "x" * 2000}, "refused"),
    ],
    ids=["resync", "ping", "why", "chat", "report"],
)
async def test_many_sockets_that_each_keep_to_the_measure(
    server: Server, message: dict[str, object], answered: str
) -> None:
    """People far from them, at other tables, notice nothing."""
    answers: Counter[str] = Counter()
    async with stranger(server) as client:
        seats = (await client.get("/api/games/stationfall")).json()["seats"]
        new = {"game": "stationfall", "seats": [{"held": "me"}] * seats}
        made = [(await client.post("/api/tables", json=new)).json() for _ in range(TABLES)]

    async def attack(strikes: Strikes) -> None:
        async def flood(number: int) -> None:
            table = made[number % TABLES]
            address = f"{server.at.replace('http', 'ws')}/api/tables/{table['table']}/stream"
            with suppress(ConnectionClosed):
                async with ws.connect(address, local_addr=(STRANGER, 0), compression=None) as socket:
                    hello = {"type": "hello", "token": table["seats"][number // TABLES % seats]["token"]}
                    await socket.send(json.dumps(hello))
                    for asked in itertools.count():
                        await socket.send(json.dumps({**message, "id": f"{number}.{asked}"}))
                        strikes.count()
                        answers[json.loads(await socket.recv())["type"]] += 1
                        await asyncio.sleep(0.1)

        floods = [functools.partial(flood, number) for number in range(SOCKETS)]
        await asyncio.gather(*(again_and_again(each, strikes) for each in floods))

    await tables_go_on(attack, server, 4.0)
    assert answers[answered] > SOCKETS, answers
    kept = Counter(report.table for report in reports(server.data / STORE_FILE))
    assert set(kept.values()) <= {Retention().reports_per_table}
    assert len(kept) == (TABLES if message["type"] == "report" else 0)
