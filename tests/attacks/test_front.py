"""Whoever floods, dawdles or hoards at the front of the server does not disturb ten tables."""

import asyncio
import time
from pathlib import Path

import pytest
from hostile import (
    BINARY,
    CONTINUATION,
    PING,
    PONG,
    SECONDS,
    STRANGER,
    TEXT,
    again_and_again,
    connection,
    frame,
    pour,
    stream,
    tables_go_on,
)
from running import Server

from safehouse.table.security import Limits

LIMITS = Limits()
MEMORY_MB = 250

pytestmark = pytest.mark.timeout(60)


@pytest.mark.parametrize(
    ("begin", "flood"),
    [
        (frame(TEXT, b"", final=False), frame(CONTINUATION, b"", final=False)),
        (b"", frame(PING)),
        (b"", frame(PONG, b"unasked")),
        (b"", frame(BINARY, b"\xff\xfe")),
        (b"", frame(TEXT, b"{}")),
    ],
    ids=["continuations", "pings", "pongs", "binary", "messages"],
)
async def test_a_flood_of_frames(server: Server, begin: bytes, flood: bytes) -> None:
    table = server.table("me", "random")["table"]

    async def attack(until: float) -> None:
        async def once() -> None:
            async with stream(server.at, table) as (_, writer):
                writer.write(begin)
                await pour(writer, flood * 1000, until)

        await again_and_again(once, until)

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_pings_whose_pongs_are_never_read(server: Server) -> None:
    table = server.table("me", "random")["table"]

    async def attack(until: float) -> None:
        async def once() -> None:
            async with stream(server.at, table) as (_, writer):
                while time.monotonic() < until and not writer.transport.is_closing():
                    writer.write(frame(PING, b"x" * 125))
                    await asyncio.sleep(1 / LIMITS.frames_per_second)

        await asyncio.gather(*(again_and_again(once, until) for _ in range(100)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_a_thousand_unfinished_requests(tmp_path: Path) -> None:
    answers: list[bytes] = []
    head_seconds = 3.0

    async def attack(until: float) -> None:
        async def dawdle() -> None:
            async with connection(server.at) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                while time.monotonic() < until and not writer.transport.is_closing():
                    writer.write(b"X-Slow: 1\r\n")
                    try:
                        answers.append(await asyncio.wait_for(reader.read(100), 1))
                        return
                    except TimeoutError:
                        continue

        await asyncio.gather(*(again_and_again(dawdle, until) for _ in range(1000)))

    with Server(tmp_path, strict=True, more=f"limits=Limits({head_seconds=})") as server:
        await tables_go_on(attack, server, head_seconds + SECONDS)
    assert any(answer.startswith(b"HTTP/1.1 408") for answer in answers)


async def test_heads_without_end(server: Server) -> None:
    answers: list[bytes] = []

    async def attack(until: float) -> None:
        async def once() -> None:
            async with connection(server.at) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
                await pour(writer, b"x" * 65536, min(until, time.monotonic() + 0.2))
                answers.append(await asyncio.wait_for(reader.read(100), 1))

        await asyncio.gather(*(again_and_again(once, until) for _ in range(50)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_a_head_too_large_is_said_to_be(server: Server) -> None:
    async with connection(server.at) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * LIMITS.head_bytes)
        assert (await reader.read(100)).startswith(b"HTTP/1.1 431")


DEAR = [
    "/api/games",
    "/api/openapi.json",
    "/api/messages.json",
    "/api/games/stationfall/rules/en",
    "/api/tables/{table}/qr.svg",
    "/api/tables",
]
"""What takes longest to answer, and something that does not."""


@pytest.mark.parametrize("path", DEAR)
async def test_requests_and_connections_without_end(server: Server, path: str) -> None:
    table = server.table("me", "random", public=True)["table"]

    async def attack(until: float) -> None:
        async def ask() -> None:
            async with connection(server.at) as (reader, writer):
                asked = path.format(table=table)
                request = f"GET {asked} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".encode()
                while time.monotonic() < until:
                    writer.write(request)
                    if not await reader.read(65536):
                        return

        async def knock() -> None:
            async with connection(server.at):
                pass

        asking = [again_and_again(ask, until) for _ in range(40)]
        await asyncio.gather(*asking, *(again_and_again(knock, until) for _ in range(4)))

    await tables_go_on(attack, server)


async def test_answers_that_nobody_reads(server: Server) -> None:
    async def attack(until: float) -> None:
        async def once() -> None:
            async with connection(server.at) as (_, writer):
                writer.write(b"GET /api/games/stationfall/rules/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
                await asyncio.sleep(max(0.0, until - time.monotonic()))

        await asyncio.gather(*(once() for _ in range(200)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_an_address_has_room_for_a_club_and_no_more(server: Server) -> None:
    """Connections of one address are counted; others come in all the same."""
    held = []
    port = int(server.at.rsplit(":", 1)[1])
    try:
        for _ in range(LIMITS.connections_per_address + 50):
            held.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0)))
        await asyncio.sleep(0.5)
        closed = sum(reader.at_eof() for reader, _ in held)
        assert closed >= 50
        assert closed < 100
        assert server.get("/api/health").status_code == 200
    finally:
        for _, writer in held:
            writer.transport.abort()
