"""A real server in a process of its own, and clients over real sockets."""

import itertools
import json
import signal
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets.asyncio.client as ws
from forking import Forked

from safehouse.table.bench import Figures, Load, Running

GENEROUS = (
    "bot_pace=0.0, limits=Limits(bots_alone_per_address=5000, "
    "connections_per_address=5000, sockets_per_address=5000, "
    "foundings_per_day=10**6, changes_per_second=1e6, changes_at_once=10**6, "
    "efforts_per_second=1e6, efforts_at_once=10**6, "
    "messages_per_second=1e6, messages_at_once=10**6)"
)
SCRIPT = """
import logging
import os
from pathlib import Path
from safehouse.table.settings import Settings
from safehouse.table.security import Limits
from safehouse.table.server import serve
from safehouse.table.workers import WorkerLimits
logging.basicConfig(level=logging.DEBUG)
os.environ["SAFEHOUSE_FILES"] = {data!r}
serve(Settings(host={host!r}, port=PORT, data=Path({data!r}), {rules}))
"""


class Server:
    """`more`: further settings, as they are written in Python. Files of one's own are looked for in `data`.
    Started again it listens where it did before."""

    def __init__(self, data: Path, strict: bool = False, host: str = "127.0.0.1", more: str = "") -> None:
        self.data = data
        rules = more if strict else f"{GENEROUS}, {more}"
        self._script = SCRIPT.format(data=str(data), rules=rules, host=host)
        self._port = 0
        self.log = data / "log.txt"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        self.process = Forked(f"PORT = {self._port}\n{self._script}", self.data / "said.txt", self.log)
        line = self.process.line()
        assert line.startswith("Safehouse is open at "), self.log.read_text()
        self.at = line.split()[-1]
        self._port = int(self.at.rsplit(":", 1)[1])
        self.client = httpx.Client(base_url=self.at, timeout=30)

    def stop(self) -> None:
        self.client.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.client.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def get(self, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        return self.client.get(path, headers=_headers(token), **more)

    def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        return self.client.post(path, json=body, headers=_headers(token))

    def table(self, *seats: str, game: str = "_template", **more: Any) -> dict[str, Any]:
        wanted = [{"held": s} if s in ("me", "open") else {"held": "bot", "bot": s} for s in seats]
        answer = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()


def played_at(server: Server, load: Load) -> Figures:
    """What scripted people at tables of this server find, who are a process of their own."""
    running = Running([server.at], [server.process.pid])
    told = ["players", *(msgspec.json.encode(part).decode() for part in (running, load))]
    program = f"from safehouse.table.bench import main; main({told!r})"
    players = Forked(program, server.data / "players.txt", server.data / "players.log")
    return msgspec.json.decode(players.wait(60).splitlines()[-1], type=Figures)


def _headers(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Caller:
    """One socket to a table; keeps every frame."""

    def __init__(self, server: Server, table: str, token: str | None = None) -> None:
        self.address = f"{server.at.replace('http', 'ws')}/api/tables/{table}/stream"
        self.token = token
        self.frames: list[str] = []
        self.position: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.n = 0
        self._ids = itertools.count(1)

    async def __aenter__(self) -> "Caller":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self) -> dict[str, Any]:
        self.socket = await ws.connect(self.address, compression=None)
        await self.send({"type": "hello", **({"token": self.token} if self.token else {})})
        return await self.read()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def read(self) -> dict[str, Any]:
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "welcome":
            self.n, self.log, self.position = message["n"], message["log"], message["position"]
            self.outcome = message["outcome"]
        elif "n" in message:
            assert message["n"] == self.n + 1
            self.n = message["n"]
        if message["type"] == "update":
            self.position = message["position"]
            self.log = self.log[: len(self.log) - message["undone"]] + message["events"]
        if message["type"] == "over":
            self.outcome = message["outcome"]
        return message

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        id = fields.pop("id", None) or f"r{next(self._ids)}"
        await self.send({"type": type, "id": id, **fields})
        while True:
            message = await self.read()
            if message.get("re") == id or (type == "resync" and message["type"] == "welcome"):
                return message

    async def until(self, true: Any) -> None:
        while not true():
            await self.read()

    @property
    def moves(self) -> list[dict[str, Any]]:
        return self.position["moves"] if self.position else []
