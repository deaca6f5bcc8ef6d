"""Whoever floods, dawdles or hoards at the front of the server does not disturb ten tables."""

import asyncio
from contextlib import suppress
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
    Strikes,
    again_and_again,
    connection,
    frame,
    pour,
    stream,
    tables_go_on,
)
from running import Server

from safehouse.table.front import HEAD_TOO_SLOW
from safehouse.table.security import Limits

LIMITS = Limits()
MEMORY_MB = 250
CLUB = "127.0.0.9"
"""Who has not attacked anybody."""
PROXIED = f"trusted_proxies=({STRANGER!r},)"

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

    async def attack(strikes: Strikes) -> None:
        async def once() -> None:
            async with stream(server.at, table) as (_, writer):
                writer.write(begin)
                await pour(writer, flood * 1000, strikes)

        await again_and_again(once, strikes)

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


@pytest.mark.parametrize("by", ["", "X-Forwarded-For: 203.0.113.7\r\n"], ids=["by itself", "by a proxy"])
async def test_whoever_floods_again_and_again_is_let_in_no_more_for_a_while(tmp_path: Path, by: str) -> None:
    floods = 0

    async def flood() -> None:
        nonlocal floods
        async with stream(server.at, table, by) as (reader, writer):
            floods += 1
            writer.write(frame(PONG, b"unasked") * 2 * LIMITS.frames_at_once)
            while await reader.read(4096):
                pass

    with Server(tmp_path, strict=True, more=PROXIED if by else "") as server:
        table = server.table("me", "random")["table"]
        with suppress(TimeoutError):
            await asyncio.wait_for(again_and_again(flood, Strikes()), 1.0)
        allowed = (LIMITS.arrivals_at_once + LIMITS.arrivals_per_second) / LIMITS.arrivals_for_a_flood
        assert 1 < floods <= allowed + 1
        assert server.get("/api/health").status_code == 200, "others come in"
        if by:
            async with stream(server.at, table, "X-Forwarded-For: 203.0.113.8\r\n"):
                pass


async def test_floods_through_a_proxy(tmp_path: Path) -> None:
    """Of pings, from four sockets that come back, and of requests."""
    by = "X-Forwarded-For: 203.0.113.7\r\n"

    async def attack(strikes: Strikes) -> None:
        async def ping() -> None:
            async with stream(server.at, table, by) as (_, writer):
                await pour(writer, frame(PING) * 1000, strikes)

        async def ask() -> None:
            async with connection(server.at) as (reader, writer):
                while True:
                    writer.write(f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{by}\r\n".encode())
                    strikes.count()
                    if not await reader.read(65536):
                        return

        floods = [again_and_again(ping, strikes) for _ in range(4)]
        await asyncio.gather(*floods, *(again_and_again(ask, strikes) for _ in range(20)))

    with Server(tmp_path, strict=True, more=PROXIED) as server:
        table = server.table("me", "random")["table"]
        await tables_go_on(attack, server)


async def test_pings_whose_pongs_are_never_read(server: Server) -> None:
    table = server.table("me", "random")["table"]

    async def attack(strikes: Strikes) -> None:
        async def once() -> None:
            async with stream(server.at, table) as (_, writer):
                while not writer.transport.is_closing():
                    writer.write(frame(PING, b"x" * 125))
                    strikes.count()
                    await asyncio.sleep(1 / LIMITS.frames_per_second)

        await asyncio.gather(*(again_and_again(once, strikes) for _ in range(100)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


AFTER_A_HEAD = {
    "trailers": (b"2\r\n{}\r\n0\r\n", b"a:b\r\n" * 13_000),
    "a trailer": (b"2\r\n{}\r\n0\r\nx: ", b"a" * 65_536),
    "an extension of a chunk": (b"2;", b"a" * 65_536),
    "chunks of one byte": (b"", b"1\r\n \r\n" * 10_000),
}


@pytest.mark.parametrize(("begins", "goes_on"), AFTER_A_HEAD.values(), ids=AFTER_A_HEAD)
async def test_what_comes_after_a_head_without_end(server: Server, begins: bytes, goes_on: bytes) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"

    async def attack(strikes: Strikes) -> None:
        async def once() -> None:
            async with connection(server.at) as (_, writer):
                writer.write(head + b"Content-Type: application/json\r\n\r\n" + begins)
                await pour(writer, goes_on, strikes)

        await asyncio.gather(*(again_and_again(once, strikes) for _ in range(10)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_a_thousand_unfinished_requests(tmp_path: Path) -> None:
    answers: list[bytes] = []
    head_seconds = 3.0

    async def attack(strikes: Strikes) -> None:
        async def dawdle() -> None:
            async with connection(server.at) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                while not writer.transport.is_closing():
                    writer.write(b"X-Slow: 1\r\n")
                    strikes.count()
                    try:
                        answers.append(await asyncio.wait_for(reader.read(100), 1))
                        return
                    except TimeoutError:
                        continue

        await asyncio.gather(*(again_and_again(dawdle, strikes) for _ in range(1000)))

    with Server(tmp_path, strict=True, more=f"limits=Limits({head_seconds=})") as server:
        await tables_go_on(attack, server, head_seconds + SECONDS)
    assert any(answer.startswith(b"HTTP/1.1 408") for answer in answers)


async def test_heads_without_end(server: Server) -> None:
    async def attack(strikes: Strikes) -> None:
        async def once() -> None:
            async with connection(server.at) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
                with suppress(TimeoutError):
                    await asyncio.wait_for(pour(writer, b"x" * 65536, strikes), 0.2)
                await asyncio.wait_for(reader.read(100), 1)

        await asyncio.gather(*(again_and_again(once, strikes) for _ in range(50)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB


async def test_a_head_too_large_is_said_to_be(server: Server) -> None:
    async with connection(server.at) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * LIMITS.head_bytes)
        assert (await reader.read(100)).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "asked", [b"", b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"], ids=["first", "again"]
)
async def test_empty_lines_are_no_request(tmp_path: Path, asked: bytes) -> None:
    """Who sends nothing else, at the beginning or after an answer, is not waited for."""
    head_seconds = 1.0
    with Server(tmp_path, strict=True, more=f"limits=Limits({head_seconds=})") as server:
        async with connection(server.at) as (reader, writer):
            if asked:
                writer.write(asked)
                assert (await reader.read(65536)).startswith(b"HTTP/1.1 200")
            for _ in range(20):
                if writer.transport.is_closing():
                    return
                writer.write(b"\r\n")
                await asyncio.sleep(0.2)
            assert await asyncio.wait_for(reader.read(), 1) in (b"", HEAD_TOO_SLOW), "it is still open"


DEAR = [
    "/api/games",
    "/api/games/stationfall/rules/en",
    "/api/games/stationfall/search/en?q=airlock",
    "/api/tables/{table}/qr.svg",
    "/api/tables",
]
"""What takes longest to answer, and something that does not."""


@pytest.mark.parametrize("path", DEAR)
async def test_requests_and_connections_without_end(server: Server, path: str) -> None:
    table = server.table("me", "random", public=True)["table"]

    async def attack(strikes: Strikes) -> None:
        async def ask() -> None:
            async with connection(server.at) as (reader, writer):
                asked = path.format(table=table)
                request = f"GET {asked} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n".encode()
                while True:
                    writer.write(request)
                    strikes.count()
                    if not await reader.read(65536):
                        return

        async def knock() -> None:
            async with connection(server.at):
                pass

        asking = [again_and_again(ask, strikes) for _ in range(40)]
        await asyncio.gather(*asking, *(again_and_again(knock, strikes) for _ in range(4)))

    await tables_go_on(attack, server)


async def test_answers_that_nobody_reads(server: Server) -> None:
    """Nothing of one attack stays behind for the next."""

    async def attack(strikes: Strikes) -> None:
        async def once() -> None:
            async with connection(server.at) as (_, writer):
                writer.write(b"GET /api/games/stationfall/rules/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
                await asyncio.sleep(1)

        await asyncio.gather(*(again_and_again(once, strikes) for _ in range(200)))

    figures = await tables_go_on(attack, server)
    assert figures.memory_mb < MEMORY_MB
    assert "Traceback" not in server.log.read_text()


async def test_an_address_has_room_for_a_club_and_no_more(server: Server) -> None:
    """Connections of one address are counted; others come in all the same."""
    held = []
    port = int(server.at.rsplit(":", 1)[1])
    try:
        for _ in range(LIMITS.connections_per_address + 50):
            held.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(CLUB, 0)))
        await asyncio.sleep(0.5)
        closed = sum(reader.at_eof() for reader, _ in held)
        assert closed >= 50
        assert closed < 100
        assert server.get("/api/health").status_code == 200
    finally:
        for _, writer in held:
            writer.transport.abort()
