"""Rubbish of every kind gets a clear refusal: no answer is a 500, nothing is logged as an error."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import hostile
import pytest
import websockets.asyncio.client as ws
from hostile import TEXT, frame
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running import Caller, Server
from websockets.exceptions import ConnectionClosed

OWN_FILES = {
    "torn.toml": b"x = [1, 2",
    "other.toml": b"crimes = 3",
    "binary.toml": b"\xff\xfe\x00",
    "deep.toml": b"x = " + b"[" * 5000 + b"]" * 5000,
}
DEEP = "[" * 7_000 + "]" * 7_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    for name, content in OWN_FILES.items():
        (folder / name).write_bytes(content)
    with Server(folder) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


def answer_to(server: Server, path: str, body: bytes | str) -> tuple[int, str]:
    answer = server.client.post(path, content=body, headers={"Content-Type": "application/json"})
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/series", "/api/replay", "/api/thought", "/api/mine"])
@pytest.mark.parametrize("body", [DEEP, f'{{"game": {DEEP}}}', b'{"game": "\xff\xfe"}', b"\x00", "nul", ""])
def test_bodies_that_are_no_request(server: Server, path: str, body: bytes | str) -> None:
    assert answer_to(server, path, body) == (400, "bad_request")


@pytest.mark.parametrize("file", [*OWN_FILES, "x" * 300 + ".toml", "a\x00.toml", "../own.toml", ".toml"])
@pytest.mark.parametrize(("game", "option"), [("in_too_deep", "cards"), ("stationfall", "station")])
def test_files_of_ones_own_that_do_not_fit(server: Server, game: str, option: str, file: str) -> None:
    body = json.dumps({"game": game, "options": {option: file}})
    assert answer_to(server, "/api/tables", body) == (400, "bad_option")
    assert answer_to(server, f"/api/games/{game}/options", json.dumps({"options": {option: file}}))[0] == 400


@pytest.mark.parametrize("path", ["/%ff%fe", "/" + "x" * 5000, "/api/games/%00", "/api/tables/" + "x" * 5000])
def test_paths_that_lead_nowhere(server: Server, path: str) -> None:
    assert server.client.get(path).status_code < 500


message = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
typed = st.builds(
    lambda kind, fields: {**fields, "type": kind},
    st.sampled_from(["hello", "play", "note", "why", "foresee", "answer", "chat", "report", "undo", "?"]),
    st.dictionaries(st.sampled_from(["id", "move", "mark", "token", "follow", "text", "to", "offer"]), message),
)
frames = st.binary(max_size=300) | st.text(max_size=300) | (message | typed).map(json.dumps)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(frames, min_size=1, max_size=8))
def test_frames_that_are_no_messages(server: Server, sent: list[bytes | str]) -> None:
    table = server.table("me", "open")
    address = f"{server.at.replace('http', 'ws')}/api/tables/{table['table']}/stream"

    async def talk() -> None:
        async with ws.connect(address, compression=None) as socket:
            try:
                await socket.send(json.dumps({"type": "hello", "token": table["seats"][0]["token"]}))
                assert json.loads(await socket.recv())["type"] == "welcome"
                for frame in sent:
                    if not isinstance(frame, str) or frame.isprintable():
                        await socket.send(frame)
                await socket.send(json.dumps({"type": "ping", "id": "end"}))
                while (answer := json.loads(await asyncio.wait_for(socket.recv(), 10))).get("re") != "end":
                    assert answer.get("code") != "internal", answer
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code in (1007, 4029), closed

    asyncio.run(talk())
    assert "Traceback" not in Path(server.log).read_text()


LONG = "ž" * 5_000
WRONG = [
    {"type": "hello", "token": LONG},
    {"type": "play", "id": LONG, "move": 0, "mark": ""},
    {"type": "play", "id": "a", "move": {LONG: LONG}, "mark": ""},
    {"type": "play", "id": "a", "move": 2**70, "mark": ""},
    {"type": "play", "id": "a", "move": -1, "mark": None},
    {"type": "foresee", "id": "a", "moves": [0] * 10_000},
    {"type": "chat", "id": "a", "text": LONG},
    {"type": "chat", "id": "a", "text": "\u0000", "to": [99]},
    {"type": "answer", "id": "a", "offer": "1", "yes": 1},
    {"type": ["hello"]},
]


async def test_messages_of_wrong_types_and_sizes_are_refused_one_by_one(server: Server) -> None:
    table = server.table("me", "open")
    async with Caller(server, table["table"], table["seats"][0]["token"]) as person:
        deep = ['{"type":"play","id":"a","mark":"","move":' + "[" * 7_000 + "]" * 7_000 + "}", "[" * 16_000]
        for message in [*map(json.dumps, WRONG), *deep]:
            await person.socket.send(message[:16_384])
            answer = await person.read()
            assert answer["type"] == "refused", message[:80]
            assert answer["code"] in ("bad_message", "not_playing"), answer
        assert (await person.ask("ping"))["type"] == "pong"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.binary(min_size=1, max_size=40), min_size=1, max_size=6), st.integers(0, 255))
def test_bytes_that_are_no_frames(server: Server, pieces: list[bytes], first: int) -> None:
    """After a good beginning: wrong UTF-8 in text, reserved bits and kinds, lengths that lie, no mask."""
    table = server.table("me", "open")["table"]

    async def talk() -> None:
        async with hostile.stream(server.at, table) as (reader, writer):
            writer.write(frame(TEXT, b"\xff\xfe" + pieces[0]) if first % 2 else bytes([first]) + pieces[0])
            for piece in pieces[1:]:
                writer.write(piece)
            writer.write_eof()
            with suppress(OSError):
                await asyncio.wait_for(reader.read(), 10)

    asyncio.run(talk())
    assert server.get("/api/health").status_code == 200
    assert "Traceback" not in Path(server.log).read_text()
