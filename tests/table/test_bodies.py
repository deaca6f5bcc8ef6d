"""What a request's body may hold, and what is done for whoever waits or has gone."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from running import Server

from safehouse.table.asgi import Message, Receive, Scope, Send
from safehouse.table.census import Census
from safehouse.table.front import Turnstile
from safehouse.table.lasting import Lasting
from safehouse.table.messages import Problem
from safehouse.table.metrics import Metrics
from safehouse.table.middleware import Middleware
from safehouse.table.security import Limits

LIMITS = Limits()
OPTIONS = "/api/games/_template/options"


def lists(size: int) -> bytes:
    """A body of that size that holds as many things as can be."""
    return b'{"options":{"x":[' + b",".join([b"[]"] * (size // 3)) + b"]}}"


def code_for(server: Server, path: str, body: bytes) -> tuple[int, str]:
    answer = server.client.post(path, content=body, headers={"Content-Type": "application/json"})
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("path", "most"),
    [
        (OPTIONS, LIMITS.small_body_bytes),
        ("/api/tables", LIMITS.small_body_bytes),
        ("/api/mine", LIMITS.small_body_bytes),
        ("/api/games/_template/insight", LIMITS.view_body_bytes),
        ("/api/games/_template/meaning", LIMITS.view_body_bytes),
        ("/api/replay", LIMITS.body_bytes),
        ("/api/games/_template/boxes", LIMITS.body_bytes),
    ],
)
def test_every_request_has_the_size_that_it_needs(server: Server, path: str, most: int) -> None:
    assert code_for(server, path, b" " * (most + 1)) == (413, "too_large")
    assert code_for(server, path, b" " * most) == (400, "bad_request")


def test_a_body_of_too_many_parts_is_not_decoded(server: Server) -> None:
    save = b'{"save":' + lists(3 * LIMITS.body_parts) + b"}"
    assert len(save) < LIMITS.body_bytes
    assert code_for(server, "/api/replay", save) == (413, "too_large")


def test_large_bodies_count_for_several_requests(strict: Server) -> None:
    big = b" " * LIMITS.body_bytes
    counts_for = 1 + LIMITS.body_bytes // LIMITS.bytes_of_a_change
    codes = [code_for(strict, "/api/games/_template/box", big)[1] for _ in range(30)]
    taken = codes.index("too_fast")
    assert taken <= LIMITS.changes_at_once / counts_for + 3
    assert set(codes[:taken]) == {"bad_request"}


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """Of which nobody has asked anything yet."""
    with Server(tmp_path, strict=True) as running:
        yield running


def posted(server: Server, body: Iterator[bytes]) -> tuple[int, str]:
    """In chunks."""
    answer = server.client.post(OPTIONS, content=body, headers={"Content-Type": "application/json"})
    return answer.status_code, answer.json().get("code", "")


def test_a_body_comes_in_so_many_pieces_and_no_more(fresh: Server) -> None:
    body = b'{"options":{}' + b" " * (LIMITS.body_chunks - 15) + b"}"  # and its end
    assert posted(fresh, (body[at : at + 1] for at in range(len(body)))) == (200, "")
    with pytest.raises(httpx.TransportError):
        posted(fresh, (b" " for _ in range(2 * LIMITS.body_chunks)))


def test_a_body_that_was_answered_is_not_read_for_ever(fresh: Server) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        while sent < 100 * LIMITS.body_bytes:
            sent += 65_536
            yield b" " * 65_536

    with suppress(httpx.TransportError):
        assert posted(fresh, endless()) == (413, "too_large")
    assert sent < 20 * LIMITS.body_bytes, "what lies between them on the way included"


@pytest.mark.parametrize("path", ["/api/tables", "/api//tables", "/api/tables/", "/api///tables//"])
def test_no_measure_is_evaded_by_more_slashes(fresh: Server, path: str) -> None:
    codes = [fresh.post(path, {"game": "_template"}).status_code for _ in range(LIMITS.efforts_at_once + 10)]
    assert codes[:10] == [201] * 10
    assert codes[-1] == 429


async def test_what_lasts_is_found_however_many_slashes_lead_to_it() -> None:
    asked: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        headers = [(b"content-type", b"text/plain")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"x", "more_body": False})

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        pass

    limits = Limits()
    middleware = Middleware(Lasting(app), app, limits, lambda _: "GET", Metrics(), Census(), Turnstile(limits))
    for path in ("/api/text/cs", "/api/text/cs/", "/api//text///cs"):
        scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": ("192.0.2.1", 1)}
        await middleware(scope, receive, send)
    assert asked == ["/api/text/cs"]


class Asked:
    """Requests of one address to a server that answers when it is told to."""

    def __init__(self, limits: Limits) -> None:
        self.served = 0
        self.may_answer = asyncio.Event()
        self._middleware = Middleware(
            self._app, self._app, limits, lambda _: "GET", Metrics(), Census(), Turnstile(limits)
        )

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.served += 1
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def ask(self, gone: asyncio.Event | None = None) -> tuple[int, str]:
        sent: list[Message] = []

        async def receive() -> Message:
            if gone is not None and gone.is_set():
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/x", "headers": []}
        await self._middleware({**scope, "client": ("192.0.2.1", 1)}, receive, send)
        if not sent:
            return 0, ""
        told = json.loads(sent[-1]["body"]) if sent[-1].get("body") else {}
        return sent[0]["status"], Problem(**{"code": "", "detail": "", **told}).code


async def test_who_has_gone_while_others_were_served_is_served_no_more() -> None:
    asked, gone = Asked(Limits(together=2)), asyncio.Event()
    staying = [asyncio.create_task(asked.ask()) for _ in range(2)]
    await asyncio.sleep(0)
    leaving = [asyncio.create_task(asked.ask(gone)) for _ in range(20)]
    await asyncio.sleep(0)
    last = asyncio.create_task(asked.ask())
    await asyncio.sleep(0)
    gone.set()
    asked.may_answer.set()
    assert await asyncio.gather(*staying, last) == [(200, "")] * 3
    assert await asyncio.gather(*leaving) == [(0, "")] * 20
    assert asked.served == 3


async def test_only_so_many_of_one_address_wait() -> None:
    asked = Asked(Limits(together=2, waiting=5))
    waiting = [asyncio.create_task(asked.ask()) for _ in range(7)]
    await asyncio.sleep(0)
    assert await asked.ask() == (429, "too_fast")
    asked.may_answer.set()
    assert await asyncio.gather(*waiting) == [(200, "")] * 7
