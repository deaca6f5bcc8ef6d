"""A server behind a proxy that keeps the name of the host or puts its own; people come by TLS."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
import websockets.asyncio.client as ws
from running import Server
from websockets.exceptions import InvalidStatus

from safehouse.table.addresses import address_for
from safehouse.table.qr import drawn
from safehouse.table.settings import Settings

PUBLIC = "https://play.example"
BEHIND = f"public_url={PUBLIC!r}, trusted_proxies=('127.0.0.1',)"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory):
    with Server(tmp_path_factory.mktemp("proxied"), strict=True, more=BEHIND) as running:
        yield running


@pytest.mark.parametrize("kept", [True, False], ids=["host kept", "host rewritten"])
async def test_people_come_through_a_proxy(proxied: Server, kept: bool) -> None:
    headers = {"Origin": PUBLIC, "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    if kept:
        headers["Host"] = "play.example"
    made = proxied.client.post("/api/tables", json={"game": "_template"}, headers=headers)
    assert made.status_code == 201, made.text
    address = f"{proxied.at.replace('http', 'ws')}/api/tables/{made.json()['table']}/stream"
    more = [(name, value) for name, value in headers.items() if name not in ("Host", "Origin")]
    async with ws.connect(address, origin=PUBLIC, additional_headers=more) as socket:
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_other_names_and_origins_are_refused_as_before(proxied: Server) -> None:
    foreign = proxied.client.get("/api/games", headers={"Host": "rebound.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (421, "bad_host")
    for origin in ("http://play.example", "https://evil.example", "https://play.example.evil.example", "null"):
        answer = proxied.client.post("/api/tables", json={"game": "_template"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin"), origin
    with pytest.raises(InvalidStatus):
        await ws.connect(
            f"{proxied.at.replace('http', 'ws')}/api/tables/x/stream", origin="https://evil.example"
        )


def test_links_and_codes_carry_the_public_address(proxied: Server) -> None:
    house = proxied.get("/api/house").json()
    assert (house["address"], house["reach"], house["network"]) == (PUBLIC, "public", None)
    made = proxied.table("me", "open")
    path = f"/api/tables/{made['table']}/qr.svg"
    wanted = drawn(f"{PUBLIC}/t/{made['table']}")
    assert proxied.get(path).content == wanted
    assert proxied.client.get(path, headers={"Host": "play.example"}).content == wanted
    assert proxied.post("/api/qr", {"path": f"/t/{made['table']}"}).content == wanted


FEW = "limits=Limits(efforts_at_once=3, efforts_per_second=0.001)"


def spent(server: Server, forwarded: list[str]) -> list[int]:
    """What becomes of tables that are set up with these headers."""
    new = {"game": "_template"}
    answers = [
        server.client.post("/api/tables", json=new, headers={"X-Forwarded-For": who}) for who in forwarded
    ]
    return [answer.status_code for answer in answers]


def test_forged_headers_count_for_nothing(tmp_path) -> None:
    names = [f"198.51.100.{number}" for number in range(6)]
    with Server(tmp_path / "bare", strict=True, more=FEW) as bare:
        assert 429 in spent(bare, names), "without a proxy everybody is who the connection comes from"
    with Server(
        tmp_path / "elsewhere", strict=True, more=f"{FEW}, trusted_proxies=('10.0.0.0/8',)"
    ) as elsewhere:
        assert 429 in spent(elsewhere, names), "this connection does not come from the trusted proxy"
    with Server(tmp_path / "proxied", strict=True, more=f"{FEW}, {BEHIND}") as proxied:
        assert 429 not in spent(proxied, names), "each of them is somebody else"
        forged = [f"192.0.2.{number}, 203.0.113.77" for number in range(6)]
        assert 429 in spent(proxied, forged), "only what the trusted proxy added counts, the last"
        other = {"X-Forwarded-For": "203.0.113.78"}
        assert proxied.client.post("/api/tables", json={"game": "_template"}, headers=other).status_code == 201


def test_the_scheme_counts_only_from_a_trusted_proxy(tmp_path) -> None:
    said = {"X-Forwarded-Proto": "https"}
    with Server(tmp_path / "bare", strict=True, host="0.0.0.0") as bare:
        at = bare.at
        assert httpx.get(f"{at}/api/house", headers=said).json()["address"].startswith("http://")
    with Server(tmp_path / "proxied", strict=True, more="trusted_proxies=('127.0.0.0/8',)") as proxied:
        assert proxied.get("/api/house").json()["address"] == proxied.at
        told = proxied.client.get("/api/house", headers=said).json()["address"]
        assert told == proxied.at.replace("http:", "https:")


def test_what_a_page_on_localhost_is_told() -> None:
    def own() -> str:
        return "192.168.1.5"

    alone = address_for(Settings(), "http://localhost:8000/", own)
    assert (alone.url, alone.reach, alone.network) == (
        "http://localhost:8000",
        "machine",
        "http://192.168.1.5:8000",
    )
    wide = address_for(Settings(host="0.0.0.0"), "http://127.0.0.1:8000/", own)
    assert (wide.url, wide.reach, wide.network) == ("http://192.168.1.5:8000", "network", None)
    found = address_for(Settings(host="0.0.0.0"), "http://192.168.1.5:8000/", own)
    assert (found.url, found.reach) == ("http://192.168.1.5:8000", "network")
    offline = address_for(Settings(host="0.0.0.0"), "http://[::1]:8000/", lambda: "127.0.0.1")
    assert (offline.url, offline.reach, offline.network) == ("http://[::1]:8000", "machine", None)


def test_tables_and_groups_with_a_word(tmp_path) -> None:
    with Server(tmp_path, more="create_word='heslo žluť'") as guarded:
        assert guarded.get("/api/house").json()["word"] is True
        group = {"game": "infiltraitors", "name": "We", "players": ["Ann", "Bob"]}
        for path, body in (("/api/tables", {"game": "_template"}), ("/api/series", group)):
            for word, code in (({}, "word_needed"), ({"word": "hes"}, "wrong_word")):
                answer = guarded.post(path, {**body, **word})
                assert (answer.status_code, answer.json()["code"]) == (403, code)
            assert guarded.post(path, {**body, "word": " heslo žluť"}).status_code == 201
        made = guarded.post("/api/tables", {"game": "_template", "word": "heslo žluť"}).json()
        assert guarded.post(f"/api/tables/{made['table']}/seats/1", {"name": "Bob"}).status_code == 201
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("safehouse.db*"))
        assert "heslo žluť".encode() not in stored


def test_only_the_languages_of_the_house_are_served(tmp_path) -> None:
    with Server(tmp_path, more="languages=('en',)") as english:
        assert english.get("/api/house").json()["languages"] == ["en"]
        assert english.get("/api/text/en").status_code == 200
        refused = english.get("/api/text/cs")
        assert (refused.status_code, refused.json()["code"]) == (404, "unknown_language")


def test_who_comes_through_a_proxy_is_counted_as_if_alone(tmp_path: Path) -> None:
    """Requests and sockets of one address use up its own measure and nobody else's."""
    few = "requests_at_once=20, requests_per_second=0.01, arrivals_at_once=5, arrivals_per_second=0.01"
    with Server(tmp_path, strict=True, more=f"{BEHIND}, limits=Limits({few})") as server:

        def asked_by(address: str) -> int:
            return server.client.get("/api/house", headers={"X-Forwarded-For": address}).status_code

        assert [asked_by("203.0.113.9") for _ in range(25)] == [200] * 20 + [429] * 5
        assert [asked_by("203.0.113.10") for _ in range(3)] == [200] * 3

        table = server.table("me", "open")["table"]
        address = f"{server.at.replace('http', 'ws')}/api/tables/{table}/stream"

        async def connected(by: str) -> bool:
            try:
                async with ws.connect(address, additional_headers={"X-Forwarded-For": by}):
                    return True
            except InvalidStatus:
                return False

        async def all_connected(by: str, times: int) -> list[bool]:
            return [await connected(by) for _ in range(times)]

        assert asyncio.run(all_connected("203.0.113.9", 7)) == [True] * 5 + [False] * 2
        assert asyncio.run(all_connected("203.0.113.10", 2)) == [True] * 2


def test_sockets_through_a_proxy_are_counted_while_they_are_open(tmp_path: Path) -> None:
    with Server(tmp_path, strict=True, more=f"{BEHIND}, limits=Limits(connections_per_address=2)") as server:
        address = f"{server.at.replace('http', 'ws')}/api/tables/{server.table('me', 'open')['table']}/stream"

        async def three_then_one() -> None:
            def connect() -> ws.connect:
                return ws.connect(address, additional_headers={"X-Forwarded-For": "203.0.113.9"})

            async with connect(), connect():
                with pytest.raises(InvalidStatus):
                    await connect()
            await asyncio.sleep(0.5)
            async with connect():
                pass

        asyncio.run(three_then_one())
