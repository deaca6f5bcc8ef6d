"""What one address may have, it may have once, on however many nodes it asks for it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from people import QUICK, Person, sit_down, until
from postgres import Postgres
from running import Caller, Server
from test_nodes import late, sql
from websockets.exceptions import ConnectionClosed

from safehouse.table import messages as say
from safehouse.table.census import Census
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.retention import BOXES, REVIEWS_AT_WORK
from safehouse.table.security import Limits
from safehouse.table.stream import SocketLimit

SECONDS = 30.0
ADDRESS, OTHER = "192.0.2.7", "192.0.2.8"
LIMITS = Limits(foundings_per_day=3, bots_alone_per_address=1, sockets_per_address=3)
SETTINGS = msgspec.structs.replace(QUICK, limits=LIMITS)


@pytest.fixture
def address(postgres: Postgres, tmp_path: Path) -> str:
    return postgres.database(tmp_path)


@asynccontextmanager
async def nodes(address: str, count: int = 2) -> AsyncIterator[list[TableRegistry]]:
    async with AsyncExitStack() as stack:
        opened = [TableRegistry.open(address, SETTINGS) for _ in range(count)]
        yield [await stack.enter_async_context(node) for node in opened]


async def refusal(asked: Awaitable[object]) -> str:
    """The code; "" where it was granted."""
    try:
        await asked
    except Refusal as no:
        return no.code
    return ""


def new(*bots: str) -> say.NewTable:
    seats = [say.NewSeat(held="bot", bot=bot) for bot in bots] or None
    return say.NewTable(game="_template", **({"seats": seats} if seats else {}))


async def test_tables_and_groups_are_counted_together_however_many_ask_at_a_time(address: str) -> None:
    async with nodes(address) as both:
        asked = [refusal(tables.create(new(), asker=ADDRESS)) for _ in range(10) for tables in both]
        answers = await asyncio.gather(*asked)
        assert sorted(answers) == [""] * 3 + ["too_many_tables"] * 17
        for tables in both:
            assert await refusal(tables.services.room.for_group(ADDRESS)) == "too_many_tables"
            assert await refusal(tables.create(new(), asker=OTHER)) == ""
        sql(address, "UPDATE spent SET until = until - 86400000 / 3")
        assert [await refusal(tables.create(new(), asker=ADDRESS)) for tables in both] == [
            "",
            "too_many_tables",
        ]


async def test_boxes_are_counted_together(address: str) -> None:
    async with nodes(address) as both:
        rooms = [tables.services.room for tables in both]
        for number in range(BOXES.most):
            await rooms[number % 2].for_box(ADDRESS)
        assert [await refusal(room.for_box(ADDRESS)) for room in rooms] == ["too_many_boxes"] * 2


async def test_tables_of_bots_alone_are_counted_together_until_they_are_over(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("safehouse.table.counts.SETTLES", 0.5)
    monkeypatch.setattr("safehouse.table.node.BEAT_SECONDS", 0.1)
    async with nodes(address) as (first, second):
        made = await first.create(new("random", "random"), asker=ADDRESS)
        assert await refusal(second.create(new("random", "random"), asker=ADDRESS)) == "too_many_bots"
        assert await refusal(second.create(new("random", "random"), asker=OTHER)) == ""
        await asyncio.sleep(1.0)
        assert await refusal(second.count_bots_alone(ADDRESS, "x")) == "too_many_bots", "it rests and goes on"
        await Person(await first.get(made.table)).arrive()  # somebody watches: the bots play to the end
        await until(lambda: len(sql(address, "SELECT id FROM held")) == 1, SECONDS)
        assert await refusal(second.count_bots_alone(ADDRESS, "x")) == ""


async def test_what_a_dead_node_held_counts_for_nothing(address: str) -> None:
    async with nodes(address) as (first, second):
        for _ in range(REVIEWS_AT_WORK):
            await first.services.room.for_review(ADDRESS, lambda: True)
        assert await refusal(second.services.room.for_review(ADDRESS, lambda: True)) == "busy"
        await late(first, address)
        assert await refusal(second.services.room.for_review(ADDRESS, lambda: True)) == ""


async def test_no_address_is_written_down_or_told_and_nothing_is_kept_longer_than_it_counts(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("safehouse.table.node.BEAT_SECONDS", 0.1)
    monkeypatch.setattr("safehouse.table.node.FORGET_SECONDS", 0.2)
    census = Census()
    async with TableRegistry.open(address, SETTINGS, census=census) as tables:
        with psycopg.connect(address, autocommit=True) as listening:
            listening.execute("LISTEN safehouse_addresses")
            sockets = SocketLimit(LIMITS, census).sockets
            assert sockets.enter(ADDRESS)
            await tables.create(new("random", "random"), asker=ADDRESS)
            await asyncio.sleep(0.3)
            heard = [notice.payload for notice in listening.notifies(timeout=1.0, stop_after=1)]
        stored = [sql(address, f"SELECT * FROM {name}") for name in ("spent", "held", "address_key")]
        assert all(stored) and heard and f"sockets:{census.name(ADDRESS)}:1" in heard[0]
        assert ADDRESS not in str((stored, heard))
        sql(address, "UPDATE spent SET until = until - 86400000")
        await until(lambda: not sql(address, "SELECT * FROM spent"), SECONDS)


def node(folder: Path, address: str, limits: str) -> Server:
    return Server(folder, strict=True, more=f"store={address!r}, bot_pace=0.0, limits=Limits({limits})")


async def shut_out(server: Server, table: str) -> bool:
    """Whether one more socket is refused at once."""
    caller = Caller(server, table)
    try:
        await caller.connect()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code == 4029
        return True
    await caller.socket.close()
    return False


async def becomes(wanted: bool, server: Server, table: str, seconds: float) -> float:
    """How long that took."""
    began = asyncio.get_running_loop().time()
    while await shut_out(server, table) != wanted:
        assert asyncio.get_running_loop().time() - began < seconds
        await asyncio.sleep(0.2)
    return asyncio.get_running_loop().time() - began


async def test_over_real_sockets_who_has_enough_on_one_node_gets_no_more_on_another_until_that_dies(
    address: str, tmp_path: Path
) -> None:
    limits = "sockets_per_address=3, efforts_at_once=5, efforts_per_second=0.001"
    with node(tmp_path / "a", address, limits) as first, node(tmp_path / "b", address, limits) as second:
        table: dict[str, Any] = first.table("me", "random")
        callers = [Caller(first, table["table"], table["seats"][0]["token"]) for _ in range(3)]
        for caller in callers:
            await caller.connect()
        assert await shut_out(first, table["table"])
        assert await becomes(True, second, table["table"], 5.0) < 3.0
        for _ in range(4):
            assert second.post("/api/tables", {"game": "_template"}).status_code == 201
        assert second.post("/api/tables", {"game": "_template"}).json()["code"] == "too_fast"
        await asyncio.sleep(2.5)
        assert first.post("/api/tables", {"game": "_template"}).json()["code"] == "too_fast"
        first.kill()
        assert await becomes(False, second, table["table"], 15.0) < 9.0, "its lease, and a moment"


async def followed(first: TableRegistry, second: TableRegistry) -> tuple[Person, Person, Person]:
    """Two who play against each other, each from an address of its own, and let themselves be followed; the
    first of them again, as the second node has its table."""
    a, b = await sit_down(first, "me", "me")
    for person, address in ((a, ADDRESS), (b, OTHER)):
        await person.go()
        person.address = address
        await person.arrive()
    await a.ask("offer_follow")
    await b.ask("answer", offer=1, yes=True)
    there = Person(await second.get(a.live.table.setup.id), a.token, address=ADDRESS)
    await until(lambda: there.live.table.follow, SECONDS)
    return a, b, there


async def test_nobody_follows_a_rival_on_another_node_even_after_leaving(address: str) -> None:
    async with nodes(address) as (first, second):
        a, _, there = await followed(first, second)
        await until(lambda: sql(address, "SELECT * FROM spent WHERE kind LIKE 'sat-%%'"), SECONDS)
        await a.go()
        assert await refusal(Person(there.live, follow=1, address=ADDRESS).arrive()) == "no_follow"
        assert await refusal(Person(there.live, follow=0, address=ADDRESS).arrive()) == ""
        assert await refusal(Person(there.live, follow=1, address="192.0.2.9").arrive()) == ""


async def test_a_rival_who_sits_down_on_another_node_ends_the_following(address: str) -> None:
    async with nodes(address) as (first, second):
        a, b, there = await followed(first, second)
        beside = await Person(there.live, follow=1, address="192.0.2.9").arrive()
        aside = await Person(there.live, follow=0, address="192.0.2.9").arrive()
        mate = await Person(there.live, follow=1, address=OTHER).arrive()
        await Person(a.live, a.token, address="192.0.2.9").arrive()
        await until(lambda: beside.closed == 4003, SECONDS)
        await b.ask("chat", text="the others are told of this")
        await until(lambda: there.live.table.conversation.lines, SECONDS)
        assert (aside.closed, mate.closed) == (None, None)


async def test_where_seats_were_opened_is_forgotten_after_a_day(address: str) -> None:
    async with nodes(address) as (first, second):
        _, _, there = await followed(first, second)
        await until(lambda: len(sql(address, "SELECT * FROM spent WHERE kind LIKE 'sat-%%'")) == 2, SECONDS)
        assert ADDRESS not in str(sql(address, "SELECT * FROM spent"))
        sql(address, "UPDATE spent SET until = until - 86400000")
        assert await refusal(Person(there.live, follow=1, address=ADDRESS).arrive()) == ""
