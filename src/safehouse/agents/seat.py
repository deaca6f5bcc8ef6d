"""A seat at a live table, over the protocol that browsers use (PROTOCOL.md): for bots and assistants."""

import asyncio
import itertools
import operator
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

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
PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, *[15.0] * 20)
"""Seconds before each try to come back to a table: as long as a server may take to start again."""
FOR_GOOD: Final = (4000, 4001, 4003)
"""Close codes (PROTOCOL.md) after which there is nothing to come back to."""
NOT_NOW: Final = ("busy", "not_ready", "too_fast")
"""Refusals that pass."""
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
    """The table cannot be reached."""


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
        raise _told(error) from None
    except urllib.error.URLError as error:
        raise SeatLost(f"{address} cannot be reached: {error.reason}") from None


def _told(error: urllib.error.HTTPError) -> SeatRefused:
    """What the table says, or else what somebody before it said in its own way."""
    try:
        problem = msgspec.json.decode(error.read(), type=say.Problem)
    except msgspec.MsgspecError:
        return SeatRefused(str(error.code), None, str(error))
    return SeatRefused(problem.code, None, problem.detail)


async def _greeted(link: SeatLink) -> tuple[ClientConnection, say.Welcome]:
    """A connection that has said hello. Raises `SeatRefused` and `SeatLost`."""
    try:
        async with AsyncExitStack() as trying:
            socket = await trying.enter_async_context(connect(link.stream, max_size=LONGEST_FRAME))
            await socket.send(msgspec.json.encode(say.Hello(token=link.token)).decode())
            first = _SERVER.decode(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
            if isinstance(first, say.Refused):
                raise SeatRefused(first.code, first.clause, first.detail)
            assert isinstance(first, say.Welcome)
            trying.pop_all()
            return socket, first
    except (OSError, WebSocketException) as error:
        raise SeatLost(f"{link.house} cannot be reached: {error}") from None


class Waiting(NamedTuple):
    """A request as it was sent, and its answer to come."""

    frame: str
    answer: "asyncio.Future[Answered]"


class Seat:
    """What the seat knows, kept up to date, and what it can do. Use `sit`."""

    def __init__(self, link: SeatLink, socket: ClientConnection, welcome: say.Welcome, language: str) -> None:
        self._link = link
        self._socket = socket
        self._numbers = itertools.count(1)
        self._sitting = secrets.token_hex(4)
        self._waiting: dict[str, Waiting] = {}
        self._news = asyncio.Condition()
        self._lost = False
        self._heard = 0
        """Events of the log that `news` has told."""
        self._listened = 0
        """The same of the lines of talk."""
        self.log: list[say.Told] = []
        self.talk: list[say.ChatLine] = []
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
        spoken = Words(self.language, self.game)
        names = [seat.name or member_name(spoken, seat.member) for seat in self.seats]
        return Words.at_table(self.language, self.game, self.options, names, self.number)

    def news(self) -> tuple[list[say.Told], list[say.ChatLine]]:
        """What was told and what was said since this was last asked."""
        found = self.log[self._heard :], self.talk[self._listened :]
        self._heard, self._listened = len(self.log), len(self.talk)
        return found

    async def asked(self) -> bool:
        """Waits until this seat decides, or the game is over: then False."""
        await self._until(lambda: bool(self.outcome or self.moves))
        return self.outcome is None

    async def play(self, code: int, mark: str | None = None) -> None:
        """Answers the question of the position with this mark, by default of the present one; it is refused as
        `stale` where that is asked no more."""
        assert self.position is not None
        answered = self.position.mark if mark is None else mark
        await self._request(say.Play(id=self._id(), move=operator.index(code), mark=answered))

    async def why(self, move: int | dict[str, Any]) -> str | None:
        """The clause that forbids a move; None if it is legal."""
        asked = move if isinstance(move, dict) else operator.index(move)
        answer = await self._request(say.Why(id=self._id(), move=asked))
        assert isinstance(answer, say.Because)
        return answer.clause

    async def chat(self, text: str) -> None:
        await self._request(say.Chat(id=self._id(), text=text))

    def _id(self) -> str:
        """Unique for the seat, whoever else holds it."""
        return f"{self._sitting}-{next(self._numbers)}"

    async def _request(self, request: say.Play | say.Why | say.Chat) -> Answered:
        """A request whose answer is lost with the connection is sent again over the next one; its id keeps it
        from being carried out twice."""
        if self._lost:
            raise SeatLost("the connection to the table ended")
        waiting = Waiting(msgspec.json.encode(request).decode(), asyncio.get_running_loop().create_future())
        self._waiting[request.id] = waiting
        try:
            with suppress(ConnectionClosed):
                await self._socket.send(waiting.frame)
            answer = await asyncio.wait_for(waiting.answer, ANSWER_SECONDS)
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
        self._heard = min(self._heard, _alike(self.log, welcome.log))
        self._listened = min(self._listened, _alike(self.talk, welcome.chat))
        self.position = welcome.position
        self.log = list(welcome.log)
        self.seats = welcome.seats
        self.outcome = welcome.outcome
        self.talk = list(welcome.chat)

    async def stay(self) -> None:
        """Takes everything the table sends, and comes back after a lost connection, until that is in vain."""
        try:
            await self._listen()
            while self._socket.close_code not in FOR_GOOD and await self._come_back():
                await self._listen()
        finally:
            self._lost = True
            for waiting in self._waiting.values():
                if not waiting.answer.done():
                    waiting.answer.set_exception(SeatLost("the connection to the table ended"))
            await self._tell()

    async def leave(self) -> None:
        await self._socket.close()

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self._socket:
                self._hear(_SERVER.decode(frame))
                await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _come_back(self) -> bool:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                self._socket, welcome = await _greeted(self._link)
            except SeatLost:
                continue
            except SeatRefused as refused:
                if refused.code in NOT_NOW:
                    continue
                return False
            self._take(welcome)
            await self._tell()
            with suppress(ConnectionClosed):
                for waiting in list(self._waiting.values()):
                    await self._socket.send(waiting.frame)
            return True
        return False

    def _hear(self, message: Any) -> None:
        if isinstance(message, Answered):
            waiting = self._waiting.get(message.re or "")
            if waiting is not None and not waiting.answer.done():
                waiting.answer.set_result(message)
        elif isinstance(message, say.Welcome):
            self._take(message)
        elif isinstance(message, say.Update):
            self.position = message.position
            stands = len(self.log) - message.undone
            self._heard = min(self._heard, stands)
            self.log = self.log[:stands] + message.events
        elif isinstance(message, say.Seats):
            self.seats = message.seats
        elif isinstance(message, say.Chatted):
            self.talk.append(message.line)
        elif isinstance(message, say.Over):
            self.outcome = message.outcome


@asynccontextmanager
async def sit(link: SeatLink, language: str = "en") -> AsyncIterator[Seat]:
    """The seat while the block lasts; leaving it leaves the seat to be taken up again by the same link."""
    socket, welcome = await _greeted(link)
    seat = Seat(link, socket, welcome, language)
    staying = asyncio.create_task(seat.stay())
    try:
        yield seat
    finally:
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
        await seat.leave()


def _alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many of both are the same from the beginning."""
    pairs = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
