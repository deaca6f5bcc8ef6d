"""Killed at any moment and started again, the server has lost nothing it acknowledged."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from people import until
from running import Caller, Server
from websockets.exceptions import ConnectionClosed

from safehouse.core.save import parse, replay

TABLES = 12


class Seat:
    """Plays whenever it is asked, and notes what was acknowledged."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.caller = Caller(server, table, token)
        self.acknowledged: list[str] = []
        self.sent: tuple[str, int, str] | None = None
        self.number = 0

    async def play(self) -> None:
        try:
            while self.sent or not self.caller.outcome:
                if self.caller.moves and self.sent is None:
                    await self._decide()
                await self._read()
        except (ConnectionClosed, OSError):
            return

    async def _decide(self) -> None:
        choice = random.choice(self.caller.moves)
        self.number += 1
        self.sent = (f"m{self.number}", choice["code"], self.caller.position["mark"])
        await self._send()

    async def _send(self) -> None:
        id, move, mark = self.sent
        await self.caller.send({"type": "play", "id": id, "move": move, "mark": mark})

    async def _read(self) -> None:
        message = await self.caller.read()
        if self.sent and message.get("re") == self.sent[0]:
            if message["type"] == "done":
                self.acknowledged.append(self.sent[0])
            self.sent = None

    async def come_back(self, server: Server) -> dict[str, Any]:
        self.caller.address = self.caller.address.replace(
            self.caller.address.split("/")[2], server.at.removeprefix("http://")
        )
        return await self.caller.connect()


async def test_nothing_acknowledged_is_lost_when_killed_under_load(place: Path | str, tmp_path: Path) -> None:
    server = Server(tmp_path, more=f"store={place!r}" if isinstance(place, str) else "")
    server.start()
    made = [server.table("me", "me", game="agent_avenue") for _ in range(TABLES)]
    tables = [[Seat(server, m["table"], key["token"]) for key in m["seats"]] for m in made]
    seats = [seat for pair in tables for seat in pair]
    for seat in seats:
        await seat.caller.connect()
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    await asyncio.sleep(0.6)
    server.kill()
    await asyncio.gather(*playing)
    assert sum(len(seat.acknowledged) for seat in seats) > TABLES

    server.start()
    try:
        for seat in seats:
            known = list(seat.caller.log)
            welcome = await seat.come_back(server)
            assert welcome["log"][: len(known)] == known, "something that was shown is gone"
        for seat in seats:
            if seat.sent is not None:
                await seat._send()  # again, with the same id: carried out once, whether or not it was before
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        for m, pair in zip(made, tables, strict=True):
            save = parse(server.get(f"/api/tables/{m['table']}/save").content)
            record = replay(save)
            assert record.result() is not None
            for number, seat in enumerate(pair):
                by_seat = [entry for entry in save.moves if entry.startswith(f"{number} ")]
                assert len(by_seat) == len(seat.acknowledged)
                assert seat.caller.log == record.told(number)
    finally:
        server.stop()


async def test_a_stopped_server_says_goodbye_and_the_table_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    made = server.table("me", "random")
    seat = Seat(server, made["table"], made["seats"][0]["token"])
    await seat.caller.connect()
    await seat.caller.ask("chat", text="before")
    server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        await seat.caller.read()
    assert closed.value.rcvd.code == 1012
    server.start()
    try:
        welcome = await seat.come_back(server)
        assert welcome["chat"][0]["text"] == "before"
        await asyncio.wait_for(seat.play(), 30)
        assert seat.caller.outcome["by"] == "game"
    finally:
        server.stop()


async def test_two_people_over_sockets_with_a_lost_connection_in_between(server: Server) -> None:
    made = server.table("me", "me", game="agent_avenue")
    a, b = (Seat(server, made["table"], key["token"]) for key in made["seats"])
    for seat in (a, b):
        await seat.caller.connect()
    playing = [asyncio.create_task(seat.play()) for seat in (a, b)]
    await until(lambda: len(a.acknowledged) >= 2)
    a.caller.socket.transport.abort()
    await playing[0]
    await until(lambda: False in connections(b))
    known = list(a.caller.log)
    welcome = await a.come_back(server)
    assert welcome["log"][: len(known)] == known
    if a.sent is not None:
        await a._send()
    await asyncio.wait_for(asyncio.gather(a.play(), playing[1]), 60)
    assert a.caller.outcome == b.caller.outcome
    assert connections(b)[-1] is True


def connections(seat: Seat) -> list[bool]:
    """What the seat was told about the connection of the first one."""
    frames = [json.loads(frame) for frame in seat.caller.frames]
    return [frame["seats"][0]["connected"] for frame in frames if frame["type"] == "seats"]


async def test_a_gap_is_healed_by_resync(server: Server) -> None:
    made = server.table("me", "me")
    async with (
        Caller(server, made["table"], made["seats"][0]["token"]) as a,
        Caller(server, made["table"], made["seats"][1]["token"]) as b,
    ):
        await a.ask("play", move=0, mark=a.position["mark"])
        welcome = await b.ask("resync")
        assert welcome["position"]["view"]["pending"] == [1]
        assert welcome["n"] == b.n
        assert (await b.ask("play", move=0, mark=b.position["mark"]))["type"] == "done"
