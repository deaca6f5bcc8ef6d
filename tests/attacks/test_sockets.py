"""Whoever keeps to the measure of one socket and opens hundreds of them disturbs nobody either."""

import asyncio
import json
import time

import pytest
import websockets.asyncio.client as ws
from hostile import STRANGER, stranger, tables_go_on
from running import Server
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.timeout(120)

TABLES = 30
SOCKETS = 300
"""Half of what an address may have."""


@pytest.mark.parametrize(
    "message",
    [{"type": "resync"}, {"type": "ping"}, {"type": "why", "move": 0}, {"type": "chat", "text": "x" * 480}],
    ids=lambda message: message["type"],
)
async def test_many_sockets_that_each_keep_to_the_measure(server: Server, message: dict[str, object]) -> None:
    """People far from them, at other tables, notice nothing."""
    answers = 0
    async with stranger(server) as client:
        new = {"game": "stationfall"}
        made = [(await client.post("/api/tables", json=new)).json() for _ in range(TABLES)]

    async def attack(until: float) -> None:
        async def flood(number: int) -> None:
            nonlocal answers
            table = made[number % TABLES]
            address = f"{server.at.replace('http', 'ws')}/api/tables/{table['table']}/stream"
            try:
                async with ws.connect(address, local_addr=(STRANGER, 0), compression=None) as socket:
                    hello = {"type": "hello", "token": table["seats"][0]["token"]}
                    await socket.send(json.dumps(hello))
                    while time.monotonic() < until:
                        await socket.send(json.dumps({**message, "id": f"{number}.{answers}"}))
                        await socket.recv()
                        answers += 1
                        await asyncio.sleep(0.1)
            except (ConnectionClosed, OSError):
                return

        await asyncio.gather(*(flood(number) for number in range(SOCKETS)))

    await tables_go_on(attack, server, 4.0)
    assert answers > SOCKETS
