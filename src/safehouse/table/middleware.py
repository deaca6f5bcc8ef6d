"""The outermost layer: whose request it is, how many there are, and the headers of every answer."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from safehouse.table.asgi import App, Message, Receive, Scope, Send
from safehouse.table.census import Census
from safehouse.table.front import TOO_MANY, Turnstile
from safehouse.table.messages import Problem
from safehouse.table.metrics import Metrics
from safehouse.table.requests import Refusal
from safehouse.table.security import HEADERS, Limits, Together, counted_as, host_of, same_origin

_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE: Final = (b"cache-control", b"no-store")
CREATIONS: Final = re.compile(
    r"/api/(tables|tables/[^/]+/branches|branches|series|series/[^/]+/tables|games/[^/]+/boxes)"
)
EFFORTS: Final = ("/replay", "/thought", "/insight", "/review", "/known", "/api/branches")
"""Paths whose answers take some computing end so."""
PROXY_WAITS: Final = 1.0
"""Seconds until a proxy is told that whom it asks for has come too often: its connections cannot be ended, as
those of others are, so whoever comes again and again shall have to wait."""
BEGUN_IN_A_TURN: Final = 1
"""Requests of one address that are begun in one turn of the loop: between them everybody else has theirs."""
PEER: Final = "safehouse.peer"
"""Where a scope says who is connected, whoever that asks for."""
STEPS: Final = ("/lesson", "/box")
"""Paths whose answers come from a worker though they take little."""
PARTED_BY: Final = (b",", b"[", b"{")
"""What the parts of a JSON text begin with or follow."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Middleware:
    """Passes good requests on: `/api` to the application, the rest to the files of the client.

    `allowed`: the methods of a path. `hosts`: the only names this server answers to; None: any.
    `origin`: where people's pages come from though a proxy calls the server otherwise.
    """

    def __init__(
        self,
        app: App,
        files: App,
        limits: Limits,
        allowed: Callable[[str], str],
        metrics: Metrics,
        census: Census,
        turnstile: Turnstile,
        hosts: Sequence[str] | None = None,
        origin: str = "",
    ) -> None:
        self._app = app
        self._limits = limits
        self._turnstile = turnstile
        self._files = files
        self._allowed = allowed
        self._metrics = metrics
        self._hosts = hosts
        self._origin = origin
        self._changes = census.buckets("changes", limits.changes_per_second, limits.changes_at_once)
        self._efforts = census.buckets("efforts", limits.efforts_per_second, limits.efforts_at_once)
        self._together = Together(limits.together)
        self._beginning = Together(BEGUN_IN_A_TURN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["path"] = plain(scope["path"])
        fault = self._fault(scope)
        if scope["type"] == "websocket":
            if fault is None:
                await self._connect(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4003, "reason": fault[1]})
            return
        area = "api" if is_api(scope["path"]) else "files"
        guarded = with_headers(send, area, self._metrics)
        if fault is not None:
            await problem(guarded, *fault)
        elif is_by_proxy(scope) and not self._turnstile.may_ask(scope["client"][0]):
            await asyncio.sleep(PROXY_WAITS)
            await problem(guarded, 429, "too_fast")
        elif scope["method"] == "OPTIONS":
            allowed = self._allowed(scope["path"]) or "GET, HEAD"
            await guarded(
                {"type": "http.response.start", "status": 204, "headers": [(b"allow", allowed.encode())]}
            )
            await guarded({"type": "http.response.body", "body": b"", "more_body": False})
        elif waits_for_a_worker(scope["path"]):
            await self._app(scope, self._measured(scope, receive), guarded)
        elif area == "api":
            await self._answer_in_turn(scope, receive, guarded)
        elif scope["method"] in ("GET", "HEAD"):
            await self._files(scope, receive, guarded)
        else:
            await problem(guarded, 405, "method", [(b"allow", b"GET, HEAD")])

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_by_proxy(scope):
            await self._app(scope, receive, send)
            return
        address = scope["client"][0]
        if not self._turnstile.enter_by_proxy(address):
            await asyncio.sleep(PROXY_WAITS)
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too_fast"})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._turnstile.leave_by_proxy(address)

    async def _answer_in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The turn ends where the answer begins: whoever reads slowly keeps nobody waiting. Who has gone before
        it comes is served no more."""
        address = address_in(scope)
        if self._together.waiting(address) >= self._limits.waiting:
            await problem(send, 429, "too_fast")
            return
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._together.turn(address))
            async with self._beginning.turn(address):
                await asyncio.sleep(0)
            first = await receive()
            if first["type"] == "http.disconnect":
                return

            async def sending(message: Message) -> None:
                await turn.aclose()
                await send(message)

            await self._app(scope, self._measured(scope, beginning_with(first, receive)), sending)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """A body is counted as it comes, before anything decodes it. Raises `Refusal`."""
        address, step = address_in(scope), self._limits.bytes_of_a_change
        size = parts = 0

        async def receiving() -> Message:
            nonlocal size, parts
            message = await receive()
            body: bytes = message.get("body", b"")
            counted, size = size // step, size + len(body)
            parts += sum(map(body.count, PARTED_BY))
            if parts > self._limits.body_parts:
                raise Refusal("too_large")
            if not all(self._changes.take(address) for _ in range(size // step - counted)):
                raise Refusal("too_fast")
            return message

        return receiving

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        authority = headers.get(b"host", "")
        if self._hosts is not None and host_of(authority) not in self._hosts:
            return 421, "bad_host"
        changes = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if (changes or scope["type"] == "websocket") and not self._is_own(headers.get(b"origin"), authority):
            return 403, "bad_origin"
        return (429, "too_fast") if scope["type"] == "http" and self._too_fast(scope, changes) else None

    def _is_own(self, origin: str | None, authority: str) -> bool:
        return same_origin(origin, authority) or (origin is not None and origin == self._origin)

    def _too_fast(self, scope: Scope, changes: bool) -> bool:
        address = address_in(scope)
        if changes and not self._changes.take(address):
            return True
        creates = changes and CREATIONS.fullmatch(scope["path"]) is not None
        return (creates or is_effort(scope["path"])) and not self._efforts.take(address)


class BehindProxies(ProxyHeadersMiddleware):
    """Whom trusted proxies ask for, and that it is them who do."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope[PEER] = scope.get("client")
        await super().__call__(scope, receive, send)


def is_by_proxy(scope: Scope) -> bool:
    """Then the connection did not count for the address that it comes from."""
    return PEER in scope and scope[PEER] != scope.get("client")


def plain(path: str) -> str:
    """As the application reads a path: slashes too many mean nothing, so no measure is to be evaded by them."""
    return re.sub("/+", "/", path).rstrip("/") or "/" if is_api(path) else path


def is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def is_effort(path: str) -> bool:
    return is_api(path) and path.endswith(EFFORTS)


def waits_for_a_worker(path: str) -> bool:
    """These have a queue of their own, in which nobody keeps a page waiting."""
    return is_effort(path) or (is_api(path) and path.endswith(STEPS))


def address_in(scope: Scope) -> str:
    return counted_as(scope["client"][0]) if scope.get("client") else ""


def beginning_with(first: Message, receive: Receive) -> Receive:
    """What was received already, then the rest."""
    ahead = [first]

    async def receiving() -> Message:
        return ahead.pop() if ahead else await receive()

    return receiving


def with_headers(send: Send, area: str, metrics: Metrics) -> Send:
    """What the interface says is for once and for one; the files say themselves how long they keep."""
    came = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message.get("headers", [])
            kept = any(name.lower() == b"cache-control" for name, _ in headers)
            message["headers"] = [*headers, *_HEADERS, *([] if kept else [NO_STORE])]
            metrics.counted(area, message["status"], time.perf_counter() - came)
        await send(message)

    return sending


async def problem(send: Send, status: int, code: str, headers: Sequence[tuple[bytes, bytes]] = ()) -> None:
    body = msgspec.json.encode(Problem(code=code, detail=""))
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *headers,
        ],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
