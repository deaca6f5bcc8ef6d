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
async def stream(at: str, table: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A watcher's socket, said hello to."""
    async with connection(at) as (reader, writer):
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {urlsplit(at).netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT, b'{"type":"hello"}'))
        yield reader, writer


async def again_and_again(attack: Callable[[], Awaitable[None]], until: float) -> int:
    """Begin anew whenever the server has had enough; how often."""
    times = 0
    while time.monotonic() < until:
        with suppress(OSError, asyncio.IncompleteReadError):
            await attack()
        times += 1
        await asyncio.sleep(0)
    return times


async def pour(writer: asyncio.StreamWriter, data: bytes, until: float) -> int:
    """Send the same bytes for ever; how many were taken."""
    sent = 0
    while time.monotonic() < until and not writer.transport.is_closing():
        writer.write(data)
        await writer.drain()
        sent += len(data)
        await asyncio.sleep(0)
    return sent


async def tables_go_on(
    attack: Callable[[float], Awaitable[object]], server: Server, seconds: float = SECONDS
) -> Figures:
    """People at ten tables notice nothing of this; the attack is told when to end.

    Measured again where somebody waited, TIMES in all: a machine that paused is well another time, a server
    that is held up never is.
    """
    for _ in range(TIMES):
        figures = await _tables_under(attack, server, seconds)
        if _unmoved(figures):
            break
    assert _unmoved(figures), figures
    return figures


async def _tables_under(
    attack: Callable[[float], Awaitable[object]], server: Server, seconds: float
) -> Figures:
    attacking = asyncio.ensure_future(attack(time.monotonic() + HEAD_START + seconds + 2))
    await asyncio.sleep(HEAD_START)
    load = Load(tables=TABLES, rate=MOVES_PER_SECOND, seconds=seconds)
    figures = await asyncio.to_thread(played_at, server, load)
    attacking.cancel()
    with suppress(asyncio.CancelledError, OSError):
        await attacking
    return figures


def _unmoved(figures: Figures) -> bool:
    enough = figures.moves >= 0.9 * MOVES_PER_SECOND * figures.seconds
    return enough and figures.p99_ms < SLOWEST_MS and figures.refused == 0
