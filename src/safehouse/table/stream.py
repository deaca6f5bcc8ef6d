"""The WebSocket end of a table: one connection, one viewer."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState

from safehouse.table import messages as say
from safehouse.table.admission import NOT_ALLOWED
from safehouse.table.census import Census
from safehouse.table.live import RESTART, LiveTable
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import Backlog, Bucket, Limits, Together, counted_as
from safehouse.table.viewers import encode

PROTOCOL_ERROR: Final = 4000
UNKNOWN_TABLE: Final = 4001
TOO_MANY: Final = 4029
FAREWELL_SECONDS: Final = 5.0

Socket = WebSocket[Any, Any, Any]
_DECODER: msgspec.json.Decoder[say.ClientMessage] = msgspec.json.Decoder(say.ClientMessage)


class Gone(Exception):
    """The client has closed the connection."""


class Client:
    """Frames wait in an outbox, so that a slow reader holds nobody up; too slow a one is cut off."""

    def __init__(self, socket: Socket, limits: Limits, address: str, unsent: Backlog) -> None:
        self._socket = socket
        self.address = address
        self._unsent = unsent
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._limits = limits
        self._closing = False
        self._owner = asyncio.current_task()
        self.cut = False
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.sender = asyncio.create_task(self._send_forever())

    def send(self, frame: str) -> None:
        if self._closing:
            return
        if self._outbox.qsize() >= self._limits.outbox or not self._unsent.add(self.address, len(frame)):
            self._cut_off()
            return
        self._outbox.put_nowait(frame)

    def _cut_off(self) -> None:
        """End the conversation although the client takes nothing any more, not even a farewell."""
        self._closing = self.cut = True
        self.sender.cancel()
        if self._owner is not None:
            self._owner.cancel()

    def refuse(self, request: str | None, code: str, detail: str = "") -> None:
        self.send(encode(say.Refused(re=request, code=code, clause=None, detail=detail)))

    def close(self, code: int) -> None:
        """After what was sent before."""
        if not self._closing:
            self._closing = True
            self._outbox.put_nowait(code)

    async def farewell(self) -> None:
        """Wait until what was to be sent is sent, but not for ever."""
        if self._closing:
            await asyncio.wait([self.sender], timeout=FAREWELL_SECONDS)
        self._closing = True
        self.sender.cancel()
        while not self._outbox.empty():
            self._taken_out(self._outbox.get_nowait())

    def _taken_out(self, item: str | int) -> None:
        if isinstance(item, str):
            self._unsent.remove(self.address, len(item))

    async def _send_forever(self) -> None:
        while True:
            item = await self._outbox.get()
            self._taken_out(item)
            try:
                if isinstance(item, int):
                    await self._socket.send({"type": "websocket.close", "code": item, "reason": ""})
                    return
                await self._socket.send({"type": "websocket.send", "text": item, "bytes": None})
            except Exception:
                return  # the client has gone; the reader notices it

    async def read(self) -> say.ClientMessage:
        """The next message; what is none is refused and skipped. Raises `Gone`."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect" or self._closing:
                raise Gone
            if event["type"] != "websocket.receive":
                continue
            if not self._bucket.take():
                self.refuse(None, "too_fast")
                self.close(TOO_MANY)
                continue
            try:
                return _DECODER.decode(event.get("text") or event.get("bytes") or b"")
            except msgspec.MsgspecError as error:
                self.refuse(None, "bad_message", str(error)[:300])
            except RecursionError:
                self.refuse(None, "bad_message", "too deeply nested")


class SocketLimit:
    """Counts the sockets of each address, as a trusted proxy names it."""

    def __init__(self, limits: Limits, census: Census) -> None:
        self.sockets = census.held("sockets", limits.sockets_per_address)
        self.together = Together(limits.together)
        self.unsent = Backlog(limits.outbox_letters, limits.outbox_letters_in_all)


@websocket("/api/tables/{table:str}/stream", include_in_schema=False)
async def stream(socket: Socket, table: str, state: AppState) -> None:
    tables: TableRegistry = state.tables
    connections: SocketLimit = state.connections
    address = counted_as(socket.client.host) if socket.client is not None else ""
    await socket.accept()
    client = Client(socket, tables.settings.limits, address, connections.unsent)
    try:
        if not connections.sockets.enter(address):
            client.close(TOO_MANY)
            return
        try:
            await converse(tables, client, table, connections.together)
        finally:
            connections.sockets.leave(address)
    except Gone:
        return
    except asyncio.CancelledError:
        if not client.cut:
            raise
    finally:
        await client.farewell()


async def converse(tables: TableRegistry, client: Client, table: str, together: Together) -> None:
    live = await find_table(tables, client, table)
    hello = await read_hello(client, tables.settings.limits.hello_seconds)
    if isinstance(live, Refusal) or hello is None:
        client.close(PROTOCOL_ERROR if not isinstance(live, Refusal) else closed_by(live, UNKNOWN_TABLE))
        return
    try:
        key = await live.do(lambda: live.enter(client, hello))
    except Refusal as no:
        client.refuse(None, no.code, no.detail)
        client.close(closed_by(no, NOT_ALLOWED))
        return
    try:
        while True:
            message = await client.read()
            if isinstance(message, say.Hello):
                client.refuse(None, "hello_once")
            else:
                async with together.turn(client.address):
                    await live.request(client, key, message)
    finally:
        live.post(lambda: live.exit(client, key))


async def find_table(tables: TableRegistry, client: Client, table: str) -> LiveTable | Refusal:
    """What was refused, the client knows."""
    try:
        return await tables.get(table)
    except Refusal as no:
        client.refuse(None, no.code, no.detail)
        return no


def closed_by(no: Refusal, final: int) -> int:
    """The code of a refusal: `final` ends it, but who was only too early comes again."""
    return RESTART if no.code == "busy" else final


async def read_hello(client: Client, seconds: float) -> say.Hello | None:
    try:
        first = await asyncio.wait_for(client.read(), seconds)
    except TimeoutError:
        client.refuse(None, "hello_first")
        return None
    if isinstance(first, say.Hello):
        return first
    client.refuse(first.id, "hello_first")
    return None
