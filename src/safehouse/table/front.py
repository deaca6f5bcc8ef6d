"""The front of the server: uvicorn's HTTP and WebSocket protocols, with a measure for everything that a
connection may send, hold back or leave unread, taken before it is parsed.

uvicorn itself limits neither the time nor the size of a request's head, nor how many frames a socket sends: an
empty continuation or ping costs its sender six bytes and is never seen by an application. Both protocols are
plain classes that uvicorn takes as they are, so the measure stands around `data_received` and nothing is parsed
twice.
"""

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from safehouse.table.security import Bucket, Buckets, Limits, counted_as

TOO_MANY: Final = 4029
NOT_UTF8: Final = 1007
FAREWELL_SECONDS: Final = 1.0
SLICE: Final = 2048
"""Bytes that are parsed between two looks at how many frames they held: at most some 340 frames."""
HEAD_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
HEAD_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Turnstile:
    """Counts connections of every kind, in all and for each address. `proxies`: trusted ones bring many people
    over one address, and are counted in all only."""

    def __init__(self, limits: Limits, proxies: Container[str] = ()) -> None:
        self._limits = limits
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._arrivals = Buckets(limits.arrivals_per_second, limits.arrivals_at_once)
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.turned_away = 0

    def enter(self, address: str) -> bool:
        if not self._fits(address):
            self.turned_away += 1
            return False
        self._inside[counted_as(address)] += 1
        return True

    def _fits(self, address: str) -> bool:
        if self._inside.total() >= self._limits.connections:
            return False
        if address in self._proxies:
            return True
        address = counted_as(address)
        return self._inside[address] < self._limits.connections_per_address and self._arrivals.take(address)

    def may_ask(self, address: str) -> bool:
        """One more HTTP request from this address."""
        return address in self._proxies or self._requests.take(counted_as(address))

    def flooded(self, address: str | None) -> None:
        """A socket of this address exceeded its measure."""
        if address is not None and address not in self._proxies:
            self._arrivals.owe(counted_as(address), self._limits.arrivals_for_a_flood)

    @property
    def inside(self) -> int:
        return self._inside.total()

    def leave(self, address: str) -> None:
        address = counted_as(address)
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]


class FrontConfig(Config):
    """uvicorn's settings with what the front's protocols need: uvicorn makes them and tells nothing else."""

    def __init__(self, app: Any, limits: Limits, proxies: Container[str] = (), **more: Any) -> None:
        super().__init__(app, http=Http, ws=Stream, **more)
        self.limits = limits
        self.turnstile = Turnstile(limits, proxies)


class Http(HttpToolsProtocol):
    """A request's head has a size and a deadline, its body a deadline, its answer must be read."""

    config: FrontConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = self.config.limits
        self._address: str | None = None
        self._head = 0
        """Bytes of the head that is being read."""
        self._reading_head = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.config.turnstile.enter(address):
            transport.abort()
            return
        self._address = address
        self._expect(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address is not None:
            self.config.turnstile.leave(self._address)
            self._address = None

    def _expect(self, seconds: float | None) -> None:
        """The connection ends unless this is asked anew within so many seconds; None: it may wait."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self._reading_head and self._head:
            self.transport.write(HEAD_TOO_SLOW)
            self.transport.close()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._reading_head:
            self._head += len(data)
            if self._head > self._limits.head_bytes + self._limits.body_bytes:
                self._refuse_head()
                return
        super().data_received(data)
        if self._reading_head and self._head > self._limits.head_bytes and not self.transport.is_closing():
            self._refuse_head()

    def _refuse_head(self) -> None:
        self.transport.write(HEAD_TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading_head = True
        self._expect(self._limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._reading_head = False
        self._head = 0
        self._expect(self._limits.body_seconds)
        if not self.config.turnstile.may_ask(self._address or ""):
            self.transport.abort()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect(self._limits.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        address, self._address = self._address, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Stream)
        protocol.entered_from = address


class Stream(WebSocketsSansIOProtocol):
    """Frames of every kind and their bytes are measured; whoever exceeds the measure is cut off at once."""

    config: FrontConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        limits = self.config.limits
        self._frames = Bucket(limits.frames_per_second, limits.frames_at_once)
        self._bytes = Bucket(limits.bytes_per_second, limits.bytes_at_once)
        self._unread = limits.unread_bytes
        self.entered_from: str | None = None
        """The address that counts for this connection at the turnstile."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered_from is not None:
            self.config.turnstile.leave(self.entered_from)
            self.entered_from = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self._bytes.take(len(data)):
            self._flooded()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """As uvicorn does, each event after it was counted."""
        pending = self.conn.events
        if self.handshake_initiated and not self._frames.take(len(pending)):
            self._flooded()
            return
        super().handle_events()
        if self.transport.get_write_buffer_size() > self._unread:
            self._cut_off()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does; text that is no UTF-8 ends the connection without a line in the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _flooded(self) -> None:
        if not self.transport.is_closing():
            self.config.turnstile.flooded(self.entered_from)
        self._cut_off()

    def _cut_off(self) -> None:
        """With a farewell that nobody waits for: whoever floods may not read it."""
        if self.transport.is_closing():
            return
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(TOO_MANY)
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
