"""What a connection leaves unread, or asks for ahead of the answers, has a measure."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from people import until

from safehouse.table.front import FrontConfig, Http, Turnstile
from safehouse.table.security import Backlog, Limits, Proxies
from safehouse.table.server import listen

LARGE = 8 * 1024 * 1024
"""More than the machine takes in for a reader who does not read."""
SLOW, OTHER = "127.0.0.2", "127.0.0.3"
LIMITS = Limits(unread_bytes_per_address=3 * LARGE, unread_bytes_in_all=5 * LARGE)
ASK = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def large_answer(scope: Any, _receive: Any, send: Any) -> None:
    head = [(b"content-length", str(LARGE).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": head})
    await send({"type": "http.response.body", "body": bytes(LARGE)})


@asynccontextmanager
async def front(app: Any, limits: Limits, turnstile: Turnstile | None = None) -> AsyncIterator[FrontConfig]:
    config = FrontConfig(app, limits, turnstile, lifespan="off", log_config=None)
    bound = listen("127.0.0.1", 0)
    config.port = bound.getsockname()[1]
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([bound]))
    await until(lambda: server.started)
    try:
        yield config
    finally:
        server.should_exit = server.force_exit = True
        await serving


class Asker:
    """A connection that asks and does not read."""

    def __init__(self) -> None:
        self.ended = False

    async def ask(self, config: FrontConfig, address: str, asked: bytes = ASK) -> "Asker":
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", config.port, local_addr=(address, 0), limit=1024
        )
        self.writer.write(asked)
        return self

    async def read_on(self) -> int:
        """To the end of the answer, or of the connection; how much there was."""
        read = 0
        with suppress(ConnectionResetError):
            while read < LARGE and (part := await asyncio.wait_for(self.reader.read(1 << 20), 10)):
                read += len(part)
        return read


def unread(config: FrontConfig) -> int:
    return config.turnstile.unread._all


async def test_who_reads_nothing_is_cut_off_when_too_much_waits_for_the_address() -> None:
    async with front(large_answer, LIMITS) as config:
        slow = [await Asker().ask(config, SLOW) for _ in range(8)]
        await until(lambda: config.turnstile.inside < len(slow))
        await asyncio.sleep(0.2)
        assert 0 < unread(config) <= LIMITS.unread_bytes_per_address
        assert await (await Asker().ask(config, OTHER)).read_on() >= LARGE, "another address is served"
        for asker in slow:
            asker.writer.transport.abort()
        await until(lambda: config.turnstile.inside <= 1)
        assert unread(config) == 0


async def test_whoever_reads_at_last_gets_it_all() -> None:
    async with front(large_answer, LIMITS) as config:
        asker = await Asker().ask(config, SLOW)
        await until(lambda: unread(config) > 0)
        assert await asker.read_on() >= LARGE
        assert unread(config) == 0


async def test_a_house_has_its_measure_too() -> None:
    backlog = Backlog(10, 15)
    assert backlog.add("a", 10) and not backlog.add("b", 10)
    assert backlog.add("b", 5) and not backlog.add("c", 1)
    backlog.remove("a", 10)
    assert backlog.add("c", 10)


async def test_only_so_many_requests_wait_on_one_connection_and_none_outlives_it() -> None:
    begun: list[str] = []
    free = asyncio.Event()

    async def waits(scope: Any, receive: Any, send: Any) -> None:
        begun.append(scope["path"])
        await free.wait()
        await large_answer(scope, receive, send)

    limits = Limits(pipelined=3, arrivals_at_once=200, arrivals_per_second=0.001)
    async with front(waits, limits) as config:
        patient = await Asker().ask(config, SLOW, ASK * 4)
        await until(lambda: begun)
        assert not patient.reader.at_eof() and config.turnstile.inside == 1
        protocol = next(each for each in gc.get_objects() if isinstance(each, Http) and each.pipeline)
        waiting = weakref.ref(protocol.pipeline[0][0])
        connection = weakref.ref(protocol)
        del protocol
        greedy = await Asker().ask(config, OTHER, ASK * 100)
        assert await greedy.read_on() == 0
        assert await (await Asker().ask(config, OTHER)).read_on() == 0, "it counts as a flood"
        gc.disable()
        try:
            patient.writer.transport.abort()
            free.set()
            await until(lambda: config.turnstile.inside == 0)
            await until(lambda: waiting() is None and connection() is None)
        finally:
            gc.enable()


KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"


def upgrade(*more: bytes) -> bytes:
    wish = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    return wish + b"".join(more) + b"\r\n"


@pytest.mark.parametrize(
    "asked",
    [
        upgrade(VERSION),
        upgrade(KEY, b"Sec-WebSocket-Version: 8\r\n"),
        upgrade(KEY, VERSION, *(b"X-%d: x\r\n" % number for number in range(140))),
    ],
    ids=["no key", "old version", "many headers"],
)
async def test_a_handshake_that_is_none_ends_and_counts_no_more(asked: bytes) -> None:
    async with front(large_answer, LIMITS) as config:
        for _ in range(3):
            asker = await Asker().ask(config, SLOW, asked)
            await asyncio.wait_for(asker.read_on(), 3)
            asker.writer.close()
        await until(lambda: config.turnstile.inside == 0)


async def test_nobody_changes_to_a_stream_over_an_unread_answer() -> None:
    async with front(large_answer, LIMITS) as config:
        asker = await Asker().ask(config, SLOW)
        await until(lambda: unread(config) > 0)
        asker.writer.write(upgrade(KEY, VERSION))
        await until(lambda: config.turnstile.inside == 0)
        assert unread(config) == 0


async def test_who_reads_slowly_reads_to_the_end() -> None:
    """Though nothing more is asked for meanwhile, and the time for that is over."""
    async with front(large_answer, Limits(head_seconds=0.2)) as config:
        asker = await Asker().ask(config, SLOW)
        await asyncio.sleep(1)
        assert await asker.read_on() >= LARGE


async def swallow(scope: Any, receive: Any, send: Any) -> None:
    """Answers what has come whole."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def brought(size: int, of: int) -> bytes:
    return b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % of + bytes(size)


def held(config: FrontConfig) -> int:
    return config.turnstile.bodies._all


async def test_bodies_that_are_not_whole_yet_have_a_measure_for_each_address_and_in_all() -> None:
    limits = Limits(bodies_per_address=300_000, bodies_in_all=500_000, small_body_bytes=10)
    async with front(swallow, limits) as config:
        begun = [await Asker().ask(config, SLOW, brought(100_010, 100_011)) for _ in range(3)]
        await until(lambda: held(config) == 300_000)
        assert await (await Asker().ask(config, SLOW, brought(11, 11))).read_on() == 0, "one byte too many"
        begun += [await Asker().ask(config, OTHER, brought(100_010, 100_011)) for _ in range(2)]
        await until(lambda: held(config) == 500_000)
        assert await (await Asker().ask(config, "127.0.0.4", brought(11, 11))).read_on() == 0
        small = await Asker().ask(config, SLOW, brought(10, 10))
        assert b" 200 " in await small.reader.readline(), "what is small is always answered"
        begun.pop(1).writer.transport.abort()
        await until(lambda: held(config) == 400_000)
        begun[0].writer.write(b"x")
        assert b" 200 " in await begun[0].reader.readline()
        await until(lambda: held(config) == 300_000)
        for asker in begun[1:]:
            asker.writer.transport.abort()
        await until(lambda: held(config) == 0)


async def test_those_behind_a_proxy_have_no_measure_for_bodies_together_but_that_of_the_house() -> None:
    limits = Limits(bodies_per_address=100_000, bodies_in_all=300_000, small_body_bytes=10)
    async with front(swallow, limits, Turnstile(limits, Proxies([SLOW]))) as config:
        begun = [await Asker().ask(config, SLOW, brought(100_010, 100_011)) for _ in range(3)]
        await until(lambda: held(config) == 300_000)
        assert await (await Asker().ask(config, SLOW, brought(11, 11))).read_on() == 0
        for asker in begun:
            asker.writer.transport.abort()
        await until(lambda: held(config) == 0)


async def test_a_body_counts_until_the_last_request_of_a_connection_is_answered() -> None:
    free = asyncio.Event()

    async def waits(scope: Any, receive: Any, send: Any) -> None:
        await free.wait()
        await swallow(scope, receive, send)

    async with front(waits, Limits(small_body_bytes=1)) as config:
        asker = await Asker().ask(config, SLOW, brought(11, 11) + brought(21, 21) + brought(31, 32))
        await until(lambda: held(config) == 60)
        free.set()
        await asyncio.sleep(0.2)
        assert held(config) == 60
        asker.writer.write(b"x")
        await until(lambda: held(config) == 0)
