"""Figures of a running server for Prometheus. No table, no name and no address is in them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from socket import socket
from typing import Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
HEAD_BYTES: Final = 8 * 1024
HEAD_SECONDS: Final = 5.0


class Metrics(Collector):
    """What happens is counted here; what stands somewhere already is read when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._read: dict[str, tuple[type[Metric], str, Callable[[], float]]] = {}
        self.requests = Counter(
            "safehouse_http_requests", "HTTP requests answered.", ["area", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "safehouse_http_request_seconds",
            "From a request to the beginning of its answer.",
            ["area"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.move_seconds = Histogram(
            "safehouse_move_seconds",
            "From the arrival of a person's move until it was stored and everybody told.",
            buckets=QUICK,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(self)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """`read` is called when the figures are asked for."""
        self._read[f"safehouse_{name}"] = (GaugeMetricFamily, about, read)

    def counter(self, name: str, about: str, read: Callable[[], float]) -> None:
        """The same for what only grows."""
        self._read[f"safehouse_{name}"] = (CounterMetricFamily, about, read)

    def collect(self) -> Iterator[Metric]:
        for name, (family, about, read) in self._read.items():
            yield family(name, about, value=read())  # type: ignore[call-arg]

    def counted(self, area: str, status: int, seconds: float) -> None:
        self.requests.labels(area, str(status)).inc()
        self.request_seconds.labels(area).observe(seconds)

    @asynccontextmanager
    async def served(self, bound: socket) -> AsyncIterator[None]:
        """On a socket of their own, in the server's event loop: what is read does not change meanwhile."""
        async with await asyncio.start_server(self._answer, sock=bound, limit=HEAD_BYTES):
            yield

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(Exception):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HEAD_SECONDS)
            writer.write(self._answered(head.decode("latin-1")))
            await asyncio.wait_for(writer.drain(), HEAD_SECONDS)
        writer.close()

    def _answered(self, head: str) -> bytes:
        lines = head.split("\r\n")
        if not lines[0].startswith(("GET /metrics ", "GET / ")):
            return b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        wanted = next((line.partition(":")[2] for line in lines if line.lower().startswith("accept:")), "")
        encode, kind = choose_encoder(wanted.strip())
        body: bytes = encode(self.registry)
        about = f"content-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close"
        return f"HTTP/1.1 200 OK\r\n{about}\r\n\r\n".encode() + body
