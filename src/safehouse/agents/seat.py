"""A seat at a live table, over the protocol that browsers use (PROTOCOL.md): for bots and assistants."""

import asyncio
import itertools
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from safehouse.bots.company import member_name
from safehouse.core.errors import SafehouseError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.shelf import find
from safehouse.core.view import View
from safehouse.core.words import Words
from safehouse.table import messages as say

LONGEST_FRAME: Final = 16 * 2**20
ANSWER_SECONDS: Final = 30.0
_SERVER: Final = msgspec.json.Decoder(say.ServerMessage)
_CHOICE: Final = msgspec.json.Decoder(say.Choice)

Answered = say.Done | say.Because | say.Foretold | say.Pong | say.Refused


class SeatRefused(SafehouseError):
    """The table refused a request and changed nothing: `code` as in PROTOCOL.md, `clause` of a rule."""

    def __init__(self, code: str, clause: str | None, detail: str) -> None:
        super().__init__(detail or code)
        self.code = code
        self.clause = clause


class SeatLost(SafehouseError):
    """The connection to the table ended."""


class SeatLink(msgspec.Struct, frozen=True):
    """Where a seat is: the address of the house, the table, and the token that opens the seat."""

    house: str
    table: str
    token: str

    @classmethod
    def read(cls, link: str) -> "SeatLink":
        """From the link that the browser gives to go on with another device: `http://house/t/TABLE#TOKEN`."""
        parts = urlsplit(link)
        table = parts.path.removeprefix("/t/")
        if parts.scheme not in ("http", "https") or not parts.path.startswith("/t/") or not parts.fragment:
            raise SafehouseError("a seat's link looks like http://house/t/TABLE#TOKEN")
        return cls(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)

    @property
    def stream(self) -> str:
        return f"{self.house.replace('http', 'ws', 1)}/api/tables/{self.table}/stream"


async def join(house: str, table: str, name: str, seat: int = 0) -> SeatLink:
    """Take an open seat as a program, which everybody at the table is told."""
    asked = say.Join(name=name, program=True)
    path = f"{house}/api/tables/{table}/seats/{seat}"
    answer = await asyncio.to_thread(post, path, msgspec.json.encode(asked))
    return SeatLink(house, table, msgspec.json.decode(answer, type=say.SeatKey).token)


def post(address: str, body: bytes) -> bytes:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        problem = json.loads(error.read() or b"{}")
        raise SeatRefused(str(problem.get("code", error.code)), None, str(problem.get("detail", ""))) from None


class Seat:
    """What the seat knows, kept up to date, and what it can do. Use `sit`."""

    def __init__(self, socket: ClientConnection, welcome: say.Welcome, language: str) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._connection = secrets.token_hex(4)
        self._waiting: dict[str, asyncio.Future[Answered]] = {}
        self._news = asyncio.Condition()
        self._lost = False
        self.language = language
        self.game: AnyGame = find(welcome.table.game)
        self.options: Options = self.game.read_options(welcome.table.options)
        self.number = welcome.you
        self._take(welcome)

    @property
    def view(self) -> View | None:
        """None while the table waits for players."""
        return self.game.read_view(bytes(self.position.view)) if self.position else None

    @property
    def moves(self) -> list[int]:
        """The codes of the moves that are open; [] where another seat decides."""
        return [_CHOICE.decode(choice).code for choice in self.position.moves] if self.position else []

    @property
    def words(self) -> Words:
        plain = Words(self.language, self.game, options=self.options)
        names = [seat.name or member_name(plain, seat.member) or plain.say(seat.title) for seat in self.seats]
        return Words(self.language, self.game, names, you=self.number, options=self.options)

    async def asked(self) -> bool:
        """Waits until this seat decides, or the game is over: then False."""
        await self._until(lambda: bool(self.outcome or self.moves))
        return self.outcome is None

    async def play(self, code: int) -> None:
        assert self.position is not None
        await self._request(say.Play(id=self._id(), move=code, mark=self.position.mark))

    async def why(self, move: int | dict[str, Any]) -> str | None:
        """The clause that forbids a move; None if it is legal."""
        answer = await self._request(say.Why(id=self._id(), move=move))
        assert isinstance(answer, say.Because)
        return answer.clause

    async def chat(self, text: str) -> None:
        await self._request(say.Chat(id=self._id(), text=text))

    def _id(self) -> str:
        """Unique for the seat, over all its connections."""
        return f"{self._connection}-{next(self._numbers)}"

    async def _request(self, request: say.Play | say.Why | say.Chat) -> Answered:
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._waiting[request.id] = future
        await self._socket.send(msgspec.json.encode(request).decode())
        try:
            answer = await asyncio.wait_for(future, ANSWER_SECONDS)
        except TimeoutError:
            raise SeatLost("the table gave no answer") from None
        finally:
            self._waiting.pop(request.id, None)
        if isinstance(answer, say.Refused):
            raise SeatRefused(answer.code, answer.clause, answer.detail)
        return answer

    async def _until(self, happened: Callable[[], bool]) -> None:
        async with self._news:
            await self._news.wait_for(lambda: self._lost or happened())
        if self._lost and not happened():
            raise SeatLost("the connection to the table ended")

    def _take(self, welcome: say.Welcome) -> None:
        self.position = welcome.position
        self.log = list(welcome.log)
        self.seats = welcome.seats
        self.outcome = welcome.outcome
        self.talk = list(welcome.chat)

    async def listen(self) -> None:
        """Takes everything the table sends, until the connection ends."""
        try:
            async for frame in self._socket:
                self._hear(_SERVER.decode(frame))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._lost = True
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(SeatLost("the connection to the table ended"))
            async with self._news:
                self._news.notify_all()

    def _hear(self, message: Any) -> None:
        if isinstance(message, Answered):
            future = self._waiting.get(message.re or "")
            if future is not None and not future.done():
                future.set_result(message)
        elif isinstance(message, say.Welcome):
            self._take(message)
        elif isinstance(message, say.Update):
            self.position = message.position
            self.log = self.log[: len(self.log) - message.undone] + message.events
        elif isinstance(message, say.Seats):
            self.seats = message.seats
        elif isinstance(message, say.Chatted):
            self.talk.append(message.line)
        elif isinstance(message, say.Over):
            self.outcome = message.outcome


@asynccontextmanager
async def sit(link: SeatLink, language: str = "en") -> AsyncIterator[Seat]:
    """The seat while the block lasts; leaving it leaves the seat to be taken up again by the same link."""
    async with connect(link.stream, max_size=LONGEST_FRAME) as socket:
        await socket.send(msgspec.json.encode(say.Hello(token=link.token)).decode())
        first = _SERVER.decode(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
        if isinstance(first, say.Refused):
            raise SeatRefused(first.code, first.clause, first.detail)
        assert isinstance(first, say.Welcome)
        seat = Seat(socket, first, language)
        listening = asyncio.create_task(seat.listen())
        try:
            yield seat
        finally:
            listening.cancel()
