"""The front of the server: uvicorn's HTTP and WebSocket protocols, with a measure for everything that a
connection may send, hold back or leave unread, taken before it is parsed.

uvicorn itself limits neither the time nor the size of a request's head, nor how many frames a socket sends: an
empty continuation or ping costs its sender six bytes and is never seen by an application. Both protocols are
plain classes that uvicorn takes as they are, so the measure stands around `data_received` and nothing is parsed
twice. Nor does it limit how many requests it reads ahead on one connection, or what it keeps of them when that
ends: they and the connection hold each other, and the collector of the garbage comes by once in an hour. What
comes after a body in chunks it takes for headers, as many as there are.
"""

import asyncio
from collections.abc import Callable, Container
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from safehouse.table.census import Census
from safehouse.table.security import Backlog, Bucket, Limits, counted_as

TOO_MANY: Final = 4029
NOT_UTF8: Final = 1007
FAREWELL_SECONDS: Final = 1.0
SLOWLY_READ: Final = 64 * 1024
"""Bytes that may wait for a connection before they are counted; the transport says so where there are more."""
SLICE: Final = 2048
"""Bytes that are parsed between two looks at how many frames they held: at most some 340 frames."""
BODY_SLICE: Final = 16 * 1024
"""The same of a body, whose pieces are put together anew with each."""
SENT_FOR_A_BODY: Final = 2
"""Times the largest body: what may be sent for one, marks of chunks and what is thrown away included."""
HEAD_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
HEAD_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Turnstile:
    """Counts connections of every kind, in all and for each address. `proxies`: trusted ones bring many people
    over one address. Their connections are counted in all only, and what comes over them for who they say it
    comes from (`Middleware`)."""

    def __init__(self, limits: Limits, proxies: Container[str] = (), census: Census | None = None) -> None:
        census = census or Census()
        self._limits = limits
        self.proxies = proxies
        self._connections = census.held("connections", limits.connections_per_address)
        self._arrivals = census.buckets("arrivals", limits.arrivals_per_second, limits.arrivals_at_once)
        self._requests = census.buckets("requests", limits.requests_per_second, limits.requests_at_once)
        self.unread = Backlog(limits.unread_bytes_per_address, limits.unread_bytes_in_all)
        self.bodies = Backlog(limits.bodies_per_address, limits.bodies_in_all)
        self.inside = 0
        self.turned_away = 0

    def enter(self, address: str) -> bool:
        if self.inside >= self._limits.connections or not self.enter_by_proxy(address):
            self.turned_away += 1
            return False
        self.inside += 1
        return True

    def enter_by_proxy(self, address: str) -> bool:
        """The same over a connection that is counted in all already."""
        if address in self.proxies:
            return True
        address = counted_as(address)
        if not self._connections.enter(address):
            return False
        if not self._arrivals.take(address):
            self._connections.leave(address)
            return False
        return True

    def may_ask(self, address: str) -> bool:
        """One more HTTP request from this address."""
        return address in self.proxies or self._requests.take(counted_as(address))

    def flooded(self, address: str | None) -> None:
        """A connection of this address exceeded its measure."""
        if address is not None and address not in self.proxies:
            self._arrivals.owe(counted_as(address), self._limits.arrivals_for_a_flood)

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.leave_by_proxy(address)

    def leave_by_proxy(self, address: str) -> None:
        if address not in self.proxies:
            self._connections.leave(counted_as(address))


class Unread:
    """What waits for one connection to be read."""

    def __init__(self, backlog: Backlog) -> None:
        self._backlog = backlog
        self._address = ""
        self._counted = 0

    def is_now(self, size: int, address: str | None) -> bool:
        """False where it is too much for the house or the address; then the connection must end."""
        counted = size if size > SLOWLY_READ else 0
        if counted == self._counted:
            return True
        self._backlog.remove(self._address, self._counted)
        self._address, self._counted = counted_as(address or ""), 0
        if not self._backlog.add(self._address, counted):
            return False
        self._counted = counted
        return True


class FrontConfig(Config):
    """uvicorn's settings with what the front's protocols need: uvicorn makes them and tells nothing else."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        turnstile: Turnstile | None = None,
        **more: Any,
    ) -> None:
        super().__init__(app, http=Http, ws=Stream, **more)
        self.limits = limits
        self.turnstile = turnstile or Turnstile(limits)


class Deadline:
    """What happens unless it is put off in time. Without one it holds nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, then: Callable[[], None]) -> None:
        self.lift()
        self._timer = self._loop.call_later(seconds, then)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None


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
        self._after_head = 0
        """Bytes of the request that came after its head, whatever they are."""
        self._body = 0
        self._pieces = 0
        """Chunks of the body, and lines after the last of them."""
        self._to_be_sent = Deadline(self.loop)
        self._to_be_read = Deadline(self.loop)
        self._unread = Unread(self.config.turnstile.unread)
        self._answering: RequestResponseCycle | None = None
        self._bodies: tuple[str, int] = ("", 0)
        """What of large bodies is held for requests that are not answered yet, and for whom that counts."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.config.turnstile.enter(address):
            transport.abort()
            return
        self._address = address
        self._to_be_sent.set(self._limits.head_seconds, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._to_be_sent.lift()
        self._to_be_read.lift()
        self._unread.is_now(0, None)
        self._let_go_of_bodies()
        self._leave()
        super().connection_lost(exc)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self._answering = None
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """uvicorn tells the request that it has read last when a connection is lost, not the one it answers."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        if self._address is not None:
            self.config.turnstile.leave(self._address)
            self._address = None

    def _too_slow(self) -> None:
        if self._reading_head and self._head:
            self.transport.write(HEAD_TOO_SLOW)
            self.transport.close()
        elif not self._reading_head and self.flow.read_paused:  # the server reads no further itself
            self._to_be_sent.set(self._limits.body_seconds, self._too_slow)
        elif self._reading_head and self.transport.get_write_buffer_size():
            self.transport.close()  # when the answer is read to its end
            self._to_be_sent.set(self._limits.unread_seconds, self.transport.abort)
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
        self._parse(data)
        if self._reading_head and self._head > self._limits.head_bytes and not self.transport.is_closing():
            self._refuse_head()

    def _parse(self, data: bytes) -> None:
        """Bit by bit: what comes after the end of a connection is not even looked at."""
        start = 0
        while start < len(data) and not self.transport.is_closing() and self.parser is not None:
            piece = data[start : start + (SLICE if self._reading_head else BODY_SLICE)]
            if not self._reading_head:
                self._after_head += len(piece)
                if self._after_head > SENT_FOR_A_BODY * self._limits.body_bytes:
                    self._flooded()
                    return
            super().data_received(piece)
            start += len(piece)

    def _flooded(self) -> None:
        self.config.turnstile.flooded(self._comes_from())
        self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body is none of its headers."""
        if self._reading_head:
            super().on_header(name, value)
        else:
            self._count_piece()

    def on_chunk_header(self) -> None:
        self._count_piece()

    def _count_piece(self) -> None:
        self._pieces += 1
        if self._pieces > self._limits.body_chunks and not self.transport.is_closing():
            self._flooded()

    def _refuse_head(self) -> None:
        self.transport.write(HEAD_TOO_LARGE)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def _expect_head(self) -> None:
        self._reading_head = True
        self._to_be_sent.set(self._limits.head_seconds, self._too_slow)

    def on_headers_complete(self) -> None:
        """What was read ahead of the end of a connection counts for nothing."""
        self._reading_head = False
        self._head = self._after_head = self._body = self._pieces = 0
        if self.transport.is_closing():
            return
        self._to_be_sent.set(self._limits.body_seconds, self._too_slow)
        if len(self.pipeline) >= self._limits.pipelined:
            self._flooded()
        elif not self.config.turnstile.may_ask(self._address or ""):
            self.transport.abort()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.transport.is_closing():
            return
        is_read = self.cycle is not None and not self.cycle.response_complete
        if is_read and not self._may_hold(len(body)):
            self.transport.abort()
            return
        super().on_body(body)

    def _may_hold(self, more: int) -> bool:
        """Small bodies always: whoever brings large ones keeps nobody from sitting down."""
        self._body += more
        counted = min(more, self._body - self._limits.small_body_bytes)
        if counted <= 0:
            return True
        whose, held = self._bodies
        whose = whose if held else self._whose_body()
        if not self.config.turnstile.bodies.add(whose, counted):
            return False
        self._bodies = whose, held + counted
        return True

    def _whose_body(self) -> str:
        """A proxy does not say in time for whom it brings one; then it counts by itself."""
        address = self._comes_from() or ""
        is_by_proxy = address in self.config.turnstile.proxies
        return f"{address} {id(self)}" if is_by_proxy else counted_as(address)

    def _let_go_of_bodies(self) -> None:
        self.config.turnstile.bodies.remove(*self._bodies)
        self._bodies = "", 0

    def on_message_complete(self) -> None:
        if not self.transport.is_closing():
            super().on_message_complete()
            self._reading_head = True
            self._to_be_sent.lift()
            if self.cycle is not None and self.cycle.response_complete:
                self._expect_head()

    def on_response_complete(self) -> None:
        """Whoever has an answer asks again or goes; an empty line, which ends uvicorn's timer, is neither."""
        super().on_response_complete()
        if self.cycle is None or self.cycle.response_complete:
            self._let_go_of_bodies()
        if not self.transport.is_closing() and not self.cycle.more_body and self.cycle.response_complete:
            self._expect_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._to_be_read.set(self._limits.unread_seconds, self.transport.abort)
        if not self._unread.is_now(self.transport.get_write_buffer_size(), self._comes_from()):
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._to_be_read.lift()
        self._unread.is_now(0, None)

    def _comes_from(self) -> str | None:
        """Who asks, as a trusted proxy says."""
        return client_in(self.cycle.scope) if self.cycle is not None else self._address

    def handle_websocket_upgrade(self) -> None:
        """The connection is another protocol's from now on, unless an answer is under way or the request is no
        handshake."""
        if self._is_answering():
            self.transport.abort()
            return
        self._to_be_sent.lift()
        self._to_be_read.lift()
        try:
            super().handle_websocket_upgrade()
        except Exception:
            self.transport.abort()
            raise
        self.parser = None  # type: ignore[assignment]
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Stream)
        protocol.entered_from, self._address = self._address, None
        if not protocol.handshake_initiated:
            self.transport.abort()

    def _is_answering(self) -> bool:
        under_way = self.cycle is not None and not self.cycle.response_complete
        return under_way or bool(self.pipeline) or self.transport.get_write_buffer_size() > 0


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
        self._most_unread = limits.unread_bytes
        self._unread = Unread(self.config.turnstile.unread)
        self.scope: Any = {"client": None}
        self.entered_from: str | None = None
        """The address that counts for this connection at the turnstile."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.is_now(0, None)
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
        self._measure_unread()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._measure_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.is_now(0, None)

    def _measure_unread(self) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread > self._most_unread or not self._unread.is_now(unread, client_in(self.scope)):
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does; text that is no UTF-8 ends the connection without a line in the log."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _flooded(self) -> None:
        if not self.transport.is_closing():
            self.config.turnstile.flooded(client_in(self.scope))
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


def client_in(scope: Any) -> str | None:
    """Whom a request or a socket comes from: once the application has it, as a trusted proxy says."""
    return scope["client"][0] if scope["client"] else None


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
