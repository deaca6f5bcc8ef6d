"""Rubbish of every kind gets a clear refusal: no answer is a 500, nothing is logged as an error."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets.asyncio.client as ws
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running import Server
from websockets.exceptions import ConnectionClosed

OWN_FILES = {
    "torn.toml": b"x = [1, 2",
    "other.toml": b"crimes = 3",
    "binary.toml": b"\xff\xfe\x00",
    "deep.toml": b"x = " + b"[" * 5000 + b"]" * 5000,
}
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = tmp_path_factory.mktemp("own")
    for name, content in OWN_FILES.items():
        (own / name).write_bytes(content)
    os.environ["SAFEHOUSE_FILES"] = str(own)
    try:
        with Server(tmp_path_factory.mktemp("data")) as running:
            yield running
            assert "Traceback" not in running.log.read_text()
    finally:
        del os.environ["SAFEHOUSE_FILES"]


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
