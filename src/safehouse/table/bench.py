"""How much one server, or several on one database, carry: N tables of scripted players, over WebSocket from
another process."""

import asyncio
import gc
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvloop
import websockets.asyncio.client as ws

from safehouse.table.security import Limits
from safehouse.table.settings import Settings

TARGETS: Final = {"moves_per_second": 500.0, "p99_ms": 100.0, "memory_mb": 400.0}
CONNECTING_AT_ONCE: Final = 20
UNNOTICED_SECONDS: Final = 2.0


class Load(msgspec.Struct, kw_only=True):
    """What is played. `apart`: the people of a table are connected to different nodes."""

    tables: int = 1000
    rate: float = 500.0
    seconds: float = 20.0
    game: str = "agent_avenue"
    apart: bool = False


class Figures(msgspec.Struct, kw_only=True):
    nodes: int = 1
    store: str = "SQLite"
    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    games_finished: int
    median_ms: float
    p99_ms: float
    """From a move sent to another seat informed."""
    worst_ms: float
    unnoticed: int
    """Moves of which no other seat was told anything."""
    refused: int
    memory_mb: float
    """Of all servers, at their highest."""
    server_cpu: float
    """Cores the servers used while moves were played."""
    set_up_seconds: float = 0.0
    """Until everybody sat at a table."""
    began: float = 0.0
    """When the first move was due, by the machine's monotonic clock."""

    def good(self) -> bool:
        fast = self.moves_per_second >= 0.98 * TARGETS["moves_per_second"]
        return fast and self.p99_ms < TARGETS["p99_ms"] and self.memory_mb < TARGETS["memory_mb"]

    def __str__(self) -> str:
        return (
            f"{self.store}, {self.nodes} node{'s' * (self.nodes > 1)}, "
            f"{self.tables} live tables, {self.seconds:.0f} s: {self.moves_per_second:.0f} moves/s "
            f"({self.moves} moves, {self.games_finished} games finished)\n"
            f"from a move sent to another seat informed: median {self.median_ms:.1f} ms, "
            f"p99 {self.p99_ms:.1f} ms, worst {self.worst_ms:.1f} ms\n"
            f"servers: {self.memory_mb:.0f} MB at their highest, {self.server_cpu:.2f} cores"
        )


class Running(msgspec.Struct):
    """Servers: their addresses and processes."""

    at: list[str]
    processes: list[int]


def bench(load: Load, nodes: int = 1, store: str = "") -> Figures:
    """Start servers and a process of players, and measure. `store`: the address of a database, which keeps the
    tables that were played; a file of its own where none is given, for one node."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [stack.enter_context(_server(f"{folder}/{number}", store)) for number in range(nodes)]
        at = [server.stdout.readline().split()[-1] for server in servers if server.stdout is not None]
        running = Running(at, [server.pid for server in servers])
        out, _ = start_players(running, load).communicate()
    figures = msgspec.json.decode(out.splitlines()[-1], type=Figures)
    figures.store = "PostgreSQL" if store else "SQLite"
    return figures


@contextmanager
def _server(folder: str, store: str) -> "Iterator[subprocess.Popen[str]]":
    server = _start("server", folder, store)
    try:
        yield server
    finally:
        server.terminate()
        server.wait()


def start_players(running: Running, load: Load) -> "subprocess.Popen[str]":
    """The last line it prints are its figures."""
    return _start("players", _told(running), _told(load))


def _told(thing: msgspec.Struct) -> str:
    return msgspec.json.encode(thing).decode()


def _start(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "safehouse.table.bench", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def run_server(folder: str, store: str) -> None:
    from safehouse.table.server import serve

    unlimited = Limits(
        connections_per_address=100_000,
        sockets_per_address=100_000,
        arrivals_per_second=1e6,
        connections=100_000,
        together=1_000,
        foundings_per_day=10**6,
        changes_per_second=1e6,
        changes_at_once=10**6,
        efforts_per_second=1e6,
        efforts_at_once=10**6,
    )
    serve(Settings(port=0, data=Path(folder), store=store, limits=unlimited))


# ---------------------------------------------------------------- the players


class Player:
    """One seat: reads its stream and knows what it is asked."""

    def __init__(self, table: "Company", socket: ws.ClientConnection) -> None:
        self._socket = socket
        self._table = table
        self.position: dict[str, Any] = {}
        self.updates = 0
        self.over = False
        self.next: dict[str, Any] | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(Exception):
            async for frame in self._socket:
                self._take(json.loads(frame))

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.position = message["position"]
            self.updates += 1
            self.over = self.position["view"]["over"]
        elif kind == "moved":
            self.next = message["next"]
        elif kind == "refused":
            self._table.figures["refused"] += 1
        elif kind == "offers" and message["offers"] and message["offers"][0]["kind"] == "rematch":
            offer = message["offers"][0]
            if self.position["view"]["seat"] in offer["waiting"]:
                self.send(type="answer", id="again", offer=offer["number"], yes=True)
        self._table.changed.set()

    def send(self, **message: Any) -> None:
        task = asyncio.ensure_future(self._socket.send(json.dumps(message)))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def close(self) -> None:
        self.reader.cancel()
        await self._socket.close()


class Company:
    """All players of a table; game after game, by rematch. `nodes`: where they connect, one after another."""

    def __init__(self, nodes: Sequence[str], created: dict[str, Any], figures: dict[str, Any]) -> None:
        self._nodes = [at.replace("http", "ws") for at in nodes]
        self.figures = figures
        self.changed = asyncio.Event()
        self._table = created["table"]
        self._tokens = [seat["token"] for seat in created["seats"]]
        self._numbers = itertools.count()
        self.players: list[Player] = []

    async def connect(self) -> None:
        self.players = []
        for token, at in zip(self._tokens, itertools.cycle(self._nodes), strict=False):
            socket = await ws.connect(f"{at}/api/tables/{self._table}/stream", compression=None)
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self.players.append(Player(self, socket))
        await self._until(lambda: all(player.position for player in self.players))

    async def _until(self, true: Any, seconds: float = 30.0) -> bool:
        end = time.monotonic() + seconds
        while not true():
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), max(0.001, end - time.monotonic()))
            except TimeoutError:
                return False
        return True

    async def play(self, start: float, every: float, until: float) -> None:
        """One move in every `every` seconds."""
        slot = start
        while slot < until:
            await asyncio.sleep(max(0.0, slot - time.monotonic()))
            slot += every
            await self._move()
            if any(player.over for player in self.players):
                await self._again()

    async def _move(self) -> None:
        mover = next((player for player in self.players if player.position["moves"]), None)
        if mover is None:
            return
        others = [(player, player.updates) for player in self.players if player is not mover]
        choice = random.choice(mover.position["moves"])
        sent = time.perf_counter()
        mark = mover.position["mark"]
        mover.send(type="play", id=f"m{next(self._numbers)}", move=choice["code"], mark=mark)
        if await self._until(lambda: any(other.updates > seen for other, seen in others), UNNOTICED_SECONDS):
            self.figures["latencies"].append((time.perf_counter() - sent) * 1000)
        else:
            self.figures["unnoticed"] += 1
        self.figures["moves"] += 1
        await self._until(lambda: mover.position["mark"] != mark or mover.over)

    async def _again(self) -> None:
        self.figures["games"] += 1
        self.players[0].send(type="rematch", id="again")
        if not await self._until(lambda: all(player.next for player in self.players)):
            return
        following = self.players[0].next
        assert following is not None
        self._table = following["table"]
        self._tokens = [self._tokens[-1], *self._tokens[:-1]]
        for player in self.players:
            await player.close()
        await self.connect()
        self.players.sort(key=lambda player: player.position["view"]["seat"])

    async def close(self) -> None:
        for player in self.players:
            await player.close()


def create_tables(at: str, count: int, game: str) -> list[dict[str, Any]]:
    address = urlsplit(at).netloc
    connection = HTTPConnection(address)
    connection.request("GET", f"/api/games/{game}")
    seats = json.loads(connection.getresponse().read())["seats"]
    body = json.dumps({"game": game, "seats": [{"held": "me"}] * seats})
    found = []
    for _ in range(count):
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        found.append(json.loads(answer.read()))
    connection.close()
    return found


def companies_at(nodes: list[str], load: Load, figures: dict[str, Any]) -> list[Company]:
    """The tables are shared out among the nodes."""
    found = []
    for number, at in enumerate(nodes):
        count = len(range(number, load.tables, len(nodes)))
        where = [*nodes[number:], *nodes[:number]] if load.apart else [at]
        found += [Company(where, created, figures) for created in create_tables(at, count, load.game)]
    return found


async def play_all(running: Running, load: Load) -> Figures:
    figures: dict[str, Any] = {"latencies": [], "moves": 0, "games": 0, "unnoticed": 0, "refused": 0}
    came = time.monotonic()
    companies = companies_at(running.at, load, figures)
    gate = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def connect(company: Company) -> None:
        async with gate:
            await company.connect()

    await asyncio.gather(*(connect(company) for company in companies))
    seated = time.monotonic()
    every = load.tables / load.rate
    gc.collect()
    gc.disable()  # pauses of the players' own process are not the server's
    start = time.monotonic() + 0.5
    used = sum(map(cpu_seconds, running.processes))
    await asyncio.gather(
        *(
            company.play(start + every * i / load.tables, every, start + load.seconds)
            for i, company in enumerate(companies)
        )
    )
    took = time.monotonic() - start
    cores = (sum(map(cpu_seconds, running.processes)) - used) / took
    memory = sum(map(peak_memory_mb, running.processes))
    await asyncio.gather(*(company.close() for company in companies))
    found = summed_up(figures, load.tables, took, memory, cores)
    found.nodes = len(running.at)
    found.set_up_seconds = seated - came
    found.began = start
    return found


def summed_up(figures: dict[str, Any], tables: int, seconds: float, memory: float, cores: float) -> Figures:
    latencies = sorted(figures["latencies"]) or [0.0]
    return Figures(
        tables=tables,
        seconds=seconds,
        moves=figures["moves"],
        moves_per_second=figures["moves"] / seconds,
        games_finished=figures["games"],
        median_ms=latencies[len(latencies) // 2],
        p99_ms=latencies[int(len(latencies) * 0.99)],
        worst_ms=latencies[-1],
        unnoticed=figures["unnoticed"],
        refused=figures["refused"],
        memory_mb=memory,
        server_cpu=cores,
    )


def peak_memory_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["server"]:
        run_server(*arguments[1:])
    else:
        running = msgspec.json.decode(arguments[1], type=Running)
        load = msgspec.json.decode(arguments[2], type=Load)
        sys.stdout.write(_told(uvloop.run(play_all(running, load))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
