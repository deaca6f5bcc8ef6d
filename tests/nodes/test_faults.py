"""Three nodes under load: one is killed, one stands still for longer than its lease, one is cut off from the
database; the database is killed, refuses to write, has no room left on its disk. The long form leaves a report
(`REPORT`)."""

import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import psycopg
import pytest
from checker import faults
from people import until
from postgres import Postgres
from running import Caller, Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from wire import Wire

from safehouse.table.store.database import LEASE

Nodes = list[Server]
AT_LENGTH = 60
"""Tables, with a hundred people at them."""
REPORT = Path(__file__).parents[2] / "build" / "faults.md"
HEAD = """| what happened | tables | moves acknowledged | faults | connections made anew | longest wait |
|---|---|---|---|---|---|
"""


class Client:
    """Plays at any node that answers, asks again with the same id until it is answered, and notes what was
    acknowledged. It is as patient as a person with a browser: what does not answer is left for another node."""

    def __init__(self, nodes: Nodes, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[tuple[str, str]] = []
        """Requests, each with the move it asked for, in words."""
        self.breaks = 0
        self.waited = 0.0
        """Seconds from the first time a move was asked for until it was answered, at the longest."""
        self._nodes = nodes
        self._caller = Caller(random.choice(nodes), table, token)
        self._asked: dict[str, object] | None = None
        self._meant = ""
        self._since = 0.0
        self._number = 0

    @property
    def log(self) -> list[dict[str, object]]:
        return self._caller.log

    @property
    def over(self) -> bool:
        return self._caller.outcome is not None

    async def play(self) -> None:
        connected = False
        while self._asked or not self.over:
            try:
                if not connected:
                    await asyncio.wait_for(self._connect(), 3)
                    connected = True
                await self._step()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                connected = False
                self.breaks += 1
                self._caller.socket.transport.abort() if hasattr(self._caller, "socket") else None
                await asyncio.sleep(0.1)

    async def _connect(self) -> None:
        node = random.choice(self._nodes)
        self._caller.address = f"{node.at.replace('http', 'ws')}/api/tables/{self.table}/stream"
        known = list(self._caller.log)
        welcome = await self._caller.connect()
        if welcome["type"] == "refused" and welcome["code"] == "busy":
            raise OSError("this node is not ready")
        assert welcome["type"] == "welcome", welcome
        assert self.log[: len(known)] == known, "something that was shown is gone"
        if self._asked:
            await self._caller.send(self._asked)

    async def _step(self) -> None:
        if self._caller.moves and self._asked is None:
            await asyncio.sleep(random.uniform(0.0, 0.15))
            self._number += 1
            choice, mark = random.choice(self._caller.moves), self._caller.position["mark"]
            self._asked = {"type": "play", "id": f"m{self._number}", "move": choice["code"], "mark": mark}
            self._meant, self._since = " ".join((choice["kind"], *choice["args"].values())), time.monotonic()
            await self._caller.send(self._asked)
        if self._asked is None and self.over:
            return
        message = await asyncio.wait_for(self._caller.read(), 4 if self._asked else 60)
        if self._asked and message.get("re") == self._asked["id"]:
            self.waited = max(self.waited, time.monotonic() - self._since)
            if message["type"] == "done":
                self.acknowledged.append((message["re"], self._meant))
            self._asked = None

    async def look_again(self) -> list[dict[str, object]]:
        """The log as it is told to somebody who comes now."""
        fresh = Caller(random.choice(self._nodes), self.table, self._caller.token)
        async with fresh:
            return fresh.log


class House(msgspec.Struct):
    """`nodes`: those that run, the last of which reaches the database over `wire`."""

    postgres: Postgres
    nodes: Nodes
    wire: Wire


Harm = Callable[[House], Awaitable[None]]


async def kill_a_node(house: House) -> None:
    house.nodes.pop(0).kill()


async def pause_a_node(house: House) -> None:
    node = house.nodes[-2]
    node.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE + 2)
    node.process.send_signal(signal.SIGCONT)


async def cut_a_node_off(house: House) -> None:
    house.wire.free.clear()
    await asyncio.sleep(LEASE + 2)
    house.wire.free.set()


async def pause_one_and_cut_another_off(house: House) -> None:
    await asyncio.gather(pause_a_node(house), cut_a_node_off(house))


async def kill_the_database(house: House) -> None:
    house.postgres.kill()
    await asyncio.sleep(1)
    house.postgres.start()


async def refuse_to_write(house: House) -> None:
    set_read_only(house.postgres, "on")
    await asyncio.sleep(1.5)
    set_read_only(house.postgres, "off")


def set_read_only(postgres: Postgres, value: str) -> None:
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}".encode())
        connection.execute("SELECT pg_reload_conf()")


async def fill_the_disk(house: House) -> None:
    """The database may give up by that; it is started again when there is room."""
    filling = house.postgres.folder / "filling"
    with filling.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space"):
        while True:
            file.write(bytes(65536))
    await asyncio.sleep(LEASE + 2)
    filling.unlink()
    if house.postgres.process.poll() is not None:
        house.postgres.start()


async def drain_a_node(house: House) -> None:
    leaving = house.nodes.pop(0)
    await asyncio.to_thread(leaving.stop)


class Told(msgspec.Struct):
    """Of one run: a line of the report. `faults`: what the checker found."""

    clients: list[Client]
    faults: list[str]

    def report(self, what: str) -> None:
        REPORT.parent.mkdir(exist_ok=True)
        tables = len({client.table for client in self.clients})
        moves = sum(len(client.acknowledged) for client in self.clients)
        breaks = sum(client.breaks for client in self.clients)
        waited = max(client.waited for client in self.clients)
        line = f"| {what} | {tables} | {moves} | {len(self.faults)} | {breaks} | {waited:.1f} s |\n"
        with REPORT.open("a") as report:
            report.write(line if report.tell() else HEAD + line)


async def played_through(postgres: Postgres, tmp_path: Path, tables: int, *harm: Harm) -> Told:
    """Every client's game to its end while all this happens; judged."""
    address, wire = postgres.database(tmp_path), Wire(postgres.door)
    ways = [address, address, wire.leading_to(address)]
    nodes = [Server(tmp_path / f"node{n}", more=f"store={way!r}") for n, way in enumerate(ways)]
    for node in nodes:
        node.start()
        node.client = httpx.Client(
            base_url=node.at, timeout=60, limits=httpx.Limits(max_keepalive_connections=0)
        )
    running = list(nodes)
    try:
        made = [
            random.choice(nodes).table("me", "me" if n % 3 else "greedy", game="agent_avenue")
            for n in range(tables)
        ]
        clients = [Client(running, m["table"], key["seat"], key["token"]) for m in made for key in m["seats"]]
        playing = [asyncio.create_task(client.play()) for client in clients]
        await until(lambda: sum(len(client.acknowledged) for client in clients) > tables, 60)
        for each in harm:
            await each(House(postgres, running, wire))
        await asyncio.wait_for(asyncio.gather(*playing), 240)
        found = []
        for m in made:
            own = {client.seat: client.acknowledged for client in clients if client.table == m["table"]}
            found += faults(address, m["table"], own)
        for client in clients:
            if client.log != await client.look_again():
                found.append(f"{client.table}, seat {client.seat}: the stream is not complete")
    finally:
        for node in running:
            node.stop()
        wire.close()
    return Told(clients, found)


async def test_nothing_acknowledged_is_lost_or_doubled(postgres: Postgres, tmp_path: Path) -> None:
    harm = (pause_one_and_cut_another_off, refuse_to_write, kill_a_node)
    told = await played_through(postgres, tmp_path, 6, *harm)
    assert told.faults == []
    assert sum(client.breaks for client in told.clients) > 0


HARMS = [kill_the_database, refuse_to_write, drain_a_node, kill_a_node, pause_a_node, cut_a_node_off]


def test_the_checker_finds_what_is_lost_doubled_moved_or_another(postgres: Postgres, tmp_path: Path) -> None:
    address, right = postgres.database(tmp_path), [("a", "swap"), ("b", "keep")]

    def judged(*stored: tuple[str, str]) -> int:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("CREATE TABLE IF NOT EXISTS entries (table_id text, number int, entry bytea)")
            connection.execute("DELETE FROM entries")
            for number, (id, move) in enumerate(stored):
                entry = msgspec.json.encode({"id": id, "move": move, "seat": 0, "at": 5})
                connection.execute("INSERT INTO entries VALUES ('t', %s, %s)", (number, entry))
        return len(faults(address, "t", {0: right}))

    assert judged(*right) == 0
    assert judged(*right, ("c", "stored though nobody could be told")) == 0
    for wrong in (right[:1], [*right, right[0]], right[::-1], [right[0], ("b", "swap")]):
        assert judged(*wrong) > 0


@pytest.mark.long
@pytest.mark.parametrize("harm", HARMS)
async def test_each_harm_at_length(postgres: Postgres, tmp_path: Path, harm: Harm) -> None:
    told = await played_through(postgres, tmp_path, AT_LENGTH, harm)
    told.report(harm.__name__.replace("_", " "))
    assert told.faults == []


@pytest.fixture
def on_a_small_disk() -> Iterator[Postgres]:
    """A database of its own on a disk of memory, which only root can make."""
    disk = Path(tempfile.mkdtemp(prefix="safehouse-disk-"))
    words = ["mount", "-t", "tmpfs", "-o", "size=400m", "safehouse", str(disk)]
    if os.getuid() != 0 or subprocess.run(words, capture_output=True).returncode:
        pytest.skip("no disk can be made here")
    disk.chmod(0o755)
    running = Postgres(disk)
    try:
        yield running
    finally:
        running.close()
        subprocess.run(["umount", str(disk)], check=True)
        disk.rmdir()


@pytest.mark.long
async def test_a_full_disk_at_length(on_a_small_disk: Postgres, tmp_path: Path) -> None:
    told = await played_through(on_a_small_disk, tmp_path, AT_LENGTH, fill_the_disk)
    told.report("fill the disk")
    assert told.faults == []
    logs = [log.read_text() for log in tmp_path.glob("node*/log.txt")]
    assert any("could not be stored" in log for log in logs), "the disk was not full enough"
