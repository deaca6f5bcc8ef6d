"""Starts the server."""

import asyncio
import logging
import socket
import sys
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any, Final

import uvicorn

from safehouse.core.errors import SafehouseError
from safehouse.table import logs
from safehouse.table.addresses import own_address
from safehouse.table.app import build
from safehouse.table.census import Census
from safehouse.table.front import FrontConfig, Turnstile
from safehouse.table.garbage import collect_forever
from safehouse.table.metrics import Metrics
from safehouse.table.middleware import BehindProxies
from safehouse.table.readiness import Closing
from safehouse.table.security import LOOPBACK, Proxies, host_of
from safehouse.table.settings import ANYWHERE, Settings, store_of
from safehouse.table.store import Store

LOG: Final = logging.getLogger(__name__)

THREAD_SECONDS: Final = 0.0005
"""How long another thread may keep the loop, and so the tables, from running: a tenth of what Python allows."""

Beside = Sequence[AbstractAsyncContextManager[None]]


class CannotListen(SafehouseError):
    """The address is taken or not ours."""


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise CannotListen(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return bound


def address(host: str, bound: socket.socket) -> str:
    """Where others find this server; for "all addresses" that is the one it has in the local network."""
    shown = own_address() if host in ANYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{bound.getsockname()[1]}"


async def try_store(at: Path | str) -> None:
    """Raises `StoreError` with one clear sentence, which inside the server would drown in its log."""
    async with Store.open(at):
        pass


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(
        self, config: uvicorn.Config, at: str, public: str, beside: Beside, closing: Closing, drain: float
    ) -> None:
        """`beside`: what is served on addresses of its own. `drain`: seconds between `closing` and the end."""
        super().__init__(config)
        self._closing = closing
        self._drain = drain
        self._at = at
        self._public = public
        self._beside = beside
        self._stack = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for service in self._beside:
            await self._stack.enter_async_context(service)
        sys.setswitchinterval(THREAD_SECONDS)
        self._collecting = asyncio.create_task(collect_forever(), name="garbage")
        if self.started:
            sys.stdout.write(f"Safehouse is open at {self._at}\n")
            if self._public:
                sys.stdout.write(f"People find it at {self._public}\n")
            sys.stdout.flush()
            LOG.info("open at %s", self._at)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("closing")
        self._closing.begun = True
        await asyncio.sleep(self._drain)
        await self._stack.aclose()
        await super().shutdown(sockets)


def answers_to(settings: Settings) -> tuple[str, ...] | None:
    """The names of this server; None: any. One that listens on this machine alone answers only to its own, so
    that no foreign site can reach it."""
    if settings.host not in LOOPBACK:
        return None
    public = host_of(settings.public_url.partition("//")[2])
    return (*LOOPBACK, public) if public else LOOPBACK


def serve(settings: Settings) -> None:
    """Run until stopped; prints the address."""
    store = store_of(settings)
    bound = listen(settings.host, settings.port)
    host, _, port = settings.metrics.rpartition(":")
    bound_metrics = listen(host.strip("[]"), int(port)) if host else None
    asyncio.run(try_store(store))
    metrics, closing, census = Metrics(), Closing(), Census()
    turnstile = Turnstile(settings.limits, Proxies(settings.trusted_proxies), census)
    app: Any = build(
        store,
        settings,
        answers_to(settings),
        metrics=metrics,
        closing=closing,
        census=census,
        turnstile=turnstile,
    )
    if settings.trusted_proxies:
        app = BehindProxies(app, list(settings.trusted_proxies))
    config = FrontConfig(
        app,
        settings.limits,
        turnstile,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        proxy_headers=False,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    logs.set_up(settings.logs, settings.log_level)
    metrics.gauge("connections", "Open connections of every kind.", lambda: config.turnstile.inside)
    metrics.counter("turned_away", "Connections that were not let in.", lambda: config.turnstile.turned_away)
    beside = [metrics.served(bound_metrics)] if bound_metrics is not None else []
    at = address(settings.host, bound)
    Server(config, at, settings.public_url, beside, closing, settings.drain_seconds).run(sockets=[bound])
