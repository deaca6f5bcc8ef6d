"""What strangers, bad programs and careless logs cannot do."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import pytest
import websockets.asyncio.client as ws
from running import Caller, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from safehouse.table.census import Buckets
from safehouse.table.security import (
    Bucket,
    Limits,
    Together,
    counted_as,
    hashed,
    new_token,
    opens,
    same_origin,
    seat_opened,
)


def test_a_token_opens_its_own_seat_only() -> None:
    tokens = [new_token() for _ in range(3)]
    keys = [hashed(token) for token in tokens]
    assert [seat_opened(token, keys) for token in tokens] == [0, 1, 2]
    assert seat_opened(tokens[0] + "x", keys) is None
    assert seat_opened(keys[0], keys) is None
    assert seat_opened("", [None, keys[1]]) is None
    assert not opens("0" * 64, None)
    assert len(set(tokens)) == 3
    assert min(map(len, tokens)) >= 32


def test_origins() -> None:
    assert same_origin(None, "table.example")
    assert same_origin("https://table.example", "table.example")
    assert not same_origin("https://evil.example", "table.example")
    assert not same_origin("null", "table.example")
    assert not same_origin("http://table.example:81", "table.example")
    assert not same_origin("http://[", "table.example")


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(rate=0.001, burst=1, most=2)
    assert [buckets.take(who) for who in "aab"] == [True, False, True]


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_whichever_of_its_addresses_it_uses(address: str, counts_as: str) -> None:
    assert counted_as(address) == counts_as


async def test_so_many_of_an_address_at_a_time_and_the_others_in_turn() -> None:
    together, going, order = Together(2), asyncio.Event(), []

    async def visit(address: str) -> None:
        async with together.turn(address):
            order.append(address)
            await going.wait()

    visitors = [asyncio.create_task(visit(address)) for address in "aaaab"]
    await asyncio.sleep(0.01)
    assert order == ["a", "a", "b"]
    visitors[3].cancel()
    going.set()
    await asyncio.gather(*visitors, return_exceptions=True)
    assert order == ["a", "a", "b", "a"]
    assert not together._by_address


def test_every_answer_carries_the_policy(strict: Server) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/missing.js"):
        headers = strict.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_other_sites_are_turned_away(strict: Server) -> None:
    evil = {"Origin": "https://evil.example"}
    answer = strict.client.post("/api/tables", json={"game": "_template"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    own = {"Origin": strict.at}
    assert strict.client.post("/api/tables", json={"game": "_template"}, headers=own).status_code == 201
    foreign = strict.client.get("/api/games", headers={"Host": "rebound.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (421, "bad_host")
    nonsense = strict.client.get("/api/games", headers={"Host": "[::1"})
    assert (nonsense.status_code, nonsense.json()["code"]) == (421, "bad_host")


async def test_a_socket_of_another_site_is_turned_away(strict: Server) -> None:
    made = strict.table("me", "open")
    address = f"{strict.at.replace('http', 'ws')}/api/tables/{made['table']}/stream"
    with pytest.raises(InvalidStatus) as refused:
        await ws.connect(address, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    async with ws.connect(address, origin=strict.at) as socket_:
        await socket_.send('{"type":"hello"}')
        assert json.loads(await socket_.recv())["type"] == "welcome"


def test_too_large_bodies_are_refused(strict: Server) -> None:
    headers = {"Content-Type": "application/json"}
    big = strict.client.post("/api/replay", content=b" " * 2_000_000, headers=headers)
    assert (big.status_code, big.json()["code"]) == (413, "too_large")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path, strict=True) as fresh:
        answers = [fresh.post("/api/tables", {"game": "_template"}) for _ in range(80)]
        assert answers[0].status_code == 201
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")
        assert fresh.get("/api/tables/x/replay").status_code == 429
        assert fresh.post("/api/tables/", {"game": "_template"}).status_code == 429
        table = answers[0].json()["table"]
        assert fresh.post(f"/api/tables/{table}/branches", {"entries": 0}).status_code == 429
        assert fresh.post("/api/branches", {"entries": 0}).status_code == 429
        assert fresh.post("/api/games/_template/options", {}).status_code == 200
        assert fresh.get("/api/games").status_code == 200


async def test_the_stream_survives_anything_and_says_what_is_wrong(server: Server) -> None:
    made = server.table("me", "open")
    async with Caller(server, made["table"], made["seats"][0]["token"]) as a:
        for bad in ("{", "[]", '{"type":"fly"}', '{"type":"ping"}', "\u0000", "[" * 5000):
            await a.socket.send(bad)
            answer = await a.read()
            assert (answer["type"], answer["re"], answer["code"]) == ("refused", None, "bad_message")
        await a.socket.send(b"\xff\xfe")
        assert (await a.read())["code"] == "bad_message"
        await a.send({"type": "hello"})
        assert (await a.read())["code"] == "hello_once"
        assert (await a.ask("ping"))["type"] == "pong"
        await a.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await a.read()
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("first", "code", "close"),
    [
        ('{"type":"ping","id":"a"}', "hello_first", 4000),
        ('{"type":"hello","token":"guess"}', "wrong_token", 4003),
        ('{"type":"hello","follow":0}', "no_follow", 4003),
    ],
)
async def test_a_bad_greeting_ends_the_connection(server: Server, first: str, code: str, close: int) -> None:
    made = server.table("me", "open")
    async with ws.connect(f"{server.at.replace('http', 'ws')}/api/tables/{made['table']}/stream") as socket_:
        await socket_.send(first)
        assert json.loads(await socket_.recv())["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            await socket_.recv()
        assert closed.value.rcvd.code == close


async def test_an_unknown_table_ends_the_connection(server: Server) -> None:
    async with ws.connect(f"{server.at.replace('http', 'ws')}/api/tables/nothing/stream") as socket_:
        await socket_.send('{"type":"hello"}')
        assert json.loads(await socket_.recv())["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed) as closed:
            await socket_.recv()
        assert closed.value.rcvd.code == 4001


async def test_a_flood_of_messages_ends_the_connection_and_nothing_else(strict: Server) -> None:
    made = strict.table("me", "me")
    async with (
        Caller(strict, made["table"], made["seats"][0]["token"]) as a,
        Caller(strict, made["table"], made["seats"][1]["token"]) as b,
    ):
        with suppress(ConnectionClosed):
            for i in range(100):
                await b.send({"type": "ping", "id": f"p{i}"})
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await b.read()
        assert closed.value.rcvd.code == 4029
        assert json.loads(b.frames[-1])["code"] == "too_fast"
        assert (await a.ask("ping"))["type"] == "pong"


async def test_too_many_connections_from_one_address_are_refused(strict: Server) -> None:
    made = strict.table("me", "open")
    callers = [Caller(strict, made["table"]) for _ in range(Limits().sockets_per_address)]
    for caller in callers:
        await caller.connect()
    with pytest.raises(ConnectionClosed) as closed:
        await Caller(strict, made["table"]).connect()
    assert closed.value.rcvd.code == 4029
    await callers.pop().socket.close()
    await asyncio.sleep(0.3)
    callers.append(Caller(strict, made["table"]))
    assert (await callers[-1].connect())["type"] == "welcome"
    for caller in callers:
        await caller.socket.close()
    await asyncio.sleep(0.3)


async def test_a_reader_that_never_reads_is_cut_off_and_holds_nobody_up(server: Server) -> None:
    made = server.table("me", "me")
    host, port = server.at.removeprefix("http://").split(":")
    deaf = socket.create_connection((host, int(port)))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    path = f"/api/tables/{made['table']}/stream"
    deaf.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    async with Caller(server, made["table"], made["seats"][0]["token"]) as a:
        for i in range(150):
            await a.ask("chat", id=f"c{i}", text="x" * 450)
        both = server.get("/api/health").json()["connections"]
        frames = ['{"type":"hello"}', *(f'{{"type":"resync","id":"{i}"}}' for i in range(2000))]
        deaf.sendall(b"".join(masked(frame) for frame in frames))
        for _ in range(100):
            assert (await a.ask("ping"))["type"] == "pong"
            if server.get("/api/health").json()["connections"] == both - 1:
                break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("it is still connected")
    deaf.close()


def masked(text: str) -> bytes:
    """A client's frame; a mask of zeros leaves the text as it is."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_no_token_and_no_seed_in_the_log_and_tokens_only_hashed_in_the_store(server: Server) -> None:
    made = server.table("me", "open", public=True)
    token = made["seats"][0]["token"]
    where = f"/api/tables/{made['table']}"
    key = server.post(f"{where}/seats/1", {"name": "Bob"}).json()["token"]
    server.get(where, token)
    server.get(f"{where}/replay?seat=0", token)
    asyncio.run(_resign(server, made["table"], token))
    seed = json.loads(server.get(f"{where}/save").text)["seed"]
    log = server.log.read_text()
    stored = b"".join(path.read_bytes() for path in server.data.glob("safehouse.db*"))
    for secret in (token, key, made["host"]):
        assert secret not in log
        assert secret.encode() not in stored
        assert hashed(secret).encode() in stored
    assert seed not in log
    assert (server.data / "safehouse.db").stat().st_mode & 0o077 == 0


async def _resign(server: Server, table: str, token: str) -> None:
    async with Caller(server, table, token) as a:
        assert (await a.ask("resign"))["type"] == "done"
