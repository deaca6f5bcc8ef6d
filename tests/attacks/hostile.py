"""A server, ten tables on which people play, and somebody hostile from another address, over real sockets."""

import asyncio
import base64
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import httpx
from running import Server, played_at

from safehouse.table.bench import Figures, Load

STRANGER = "127.0.0.2"
"""The hostile client's own address, so that its limits are not those of the people at the tables."""
SECONDS = 2.5
TABLES = 10
MOVES_PER_SECOND = 60.0
"""150 in SECONDS: the second slowest is the one that p99 tells of."""
SLOWEST_MS = 100.0
SET_UP_SECONDS = 5.0
"""Until ten tables are set up and people sit at them; undisturbed it takes less than one."""
TIMES = 3
HEAD_START = 1.0
"""Seconds that an attack has gone on for before the people sit down."""

CONTINUATION, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


def stranger(server: Server) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    return httpx.AsyncClient(base_url=server.at, transport=transport, timeout=60)


@asynccontextmanager
async def connection(at: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    address = urlsplit(at)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=(STRANGER, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@asynccontextmanager
async def stream(
    at: str, table: str, more: str = ""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A watcher's socket, said hello to. `more`: further lines of the request's head."""
    async with connection(at) as (reader, writer):
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {urlsplit(at).netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{more}\r\n".encode()
        )
        if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError
        writer.write(frame(TEXT, b'{"type":"hello"}'))
        yield reader, writer


class Strikes:
    """When an attack did something to the server."""

    def __init__(self) -> None:
        self._at: list[float] = []

    def count(self) -> None:
        self._at.append(time.monotonic())

    def during(self, figures: Figures) -> int:
        """How many while people's moves were measured."""
        end = figures.began + figures.seconds
        return sum(figures.began <= at <= end for at in self._at)


Attack = Callable[[Strikes], Awaitable[object]]
"""Goes on until it is cancelled, and counts what it does."""


async def again_and_again(once: Callable[[], Awaitable[object]], strikes: Strikes) -> None:
    """Begin anew whenever the server has had enough."""
    while True:
        strikes.count()
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, httpx.HTTPError):
            await once()
        await asyncio.sleep(0)


async def pour(writer: asyncio.StreamWriter, data: bytes, strikes: Strikes) -> None:
    """Send the same bytes until the server takes no more."""
    while not writer.transport.is_closing():
        writer.write(data)
        await writer.drain()
        strikes.count()
        await asyncio.sleep(0)


async def tables_go_on(attack: Attack, server: Server, seconds: float = SECONDS) -> Figures:
    """People at ten tables notice nothing of this.

    Measured twice more where somebody waited, and then the median counts: a machine that paused is well
    another time, a server that is held up is not. Whoever reads of a failure reads, too, what people find right
    after it without any attack.
    """
    tries = [await tables_under(attack, server, seconds)]
    while not unmoved(tries[0]) and len(tries) < TIMES:
        tries.append(await tables_under(attack, server, seconds))
        if not unmoved(tries[-1]):
            raise AssertionError(f"{tries}; and without the attack {await found_by_people(server, seconds)}")
    return tries[-1]


async def found_by_people(server: Server, seconds: float) -> Figures:
    """From the moment they sit down at ten tables until they leave."""
    load = Load(tables=TABLES, rate=MOVES_PER_SECOND, seconds=seconds)
    return await asyncio.to_thread(played_at, server, load)


async def tables_under(attack: Attack, server: Server, seconds: float) -> Figures:
    """What people at ten tables find while the attack goes on: from before they sit down until they leave."""
    strikes = Strikes()
    attacking = asyncio.ensure_future(attack(strikes))
    await asyncio.sleep(HEAD_START)
    try:
        figures = await found_by_people(server, seconds)
        assert not attacking.done(), f"the attack ended: {attacking.result()}"
    finally:
        attacking.cancel()
        await asyncio.wait([attacking])
    assert strikes.during(figures) > 0, "nothing was done while people's moves were measured"
    return figures


def unmoved(figures: Figures) -> bool:
    enough = figures.moves >= 0.9 * MOVES_PER_SECOND * figures.seconds
    seated = figures.set_up_seconds < SET_UP_SECONDS
    heard = figures.unnoticed == 0 and figures.refused == 0
    return enough and seated and heard and figures.p99_ms < SLOWEST_MS
