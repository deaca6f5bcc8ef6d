"""Answers that last are worked out once, whoever asks for them and however."""

import gzip
from typing import Any

import pytest

from safehouse.table.asgi import Receive, Scope, Send
from safehouse.table.lasting import LASTING, Lasting


class House:
    """Answers by path, and counts how often it is asked."""

    def __init__(self, status: int = 200) -> None:
        self.asked: list[str] = []
        self._status = status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        headers = [(b"content-type", b"text/plain; charset=utf-8")]
        await send({"type": "http.response.start", "status": self._status, "headers": headers})
        await send({"type": "http.response.body", "body": scope["path"].encode() * 100, "more_body": True})
        await send({"type": "http.response.body", "body": b".", "more_body": False})


async def fetch(app: Lasting, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        return {}

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await app({"type": "http", "path": path, "method": "GET", "headers": given}, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, b"".join(message["body"] for message in sent[1:])


async def test_it_is_worked_out_once_packed_or_not() -> None:
    house = House()
    app = Lasting(house)
    content = b"/api/text/cs" * 100 + b"."
    status, headers, body = await fetch(app, "/api/text/cs", accept_encoding="gzip")
    assert (status, headers["content-encoding"], gzip.decompress(body)) == (200, "gzip", content)
    status, headers, body = await fetch(app, "/api/text/cs")
    assert (status, headers["content-type"], body) == (200, "text/plain; charset=utf-8", content)
    assert await fetch(app, "/api/text/cs", if_none_match=headers["etag"]) == (
        304,
        {name: headers[name] for name in ("content-type", "etag", "cache-control", "vary")},
        b"",
    )
    assert house.asked == ["/api/text/cs"]


async def test_other_answers_and_refusals_are_not_kept() -> None:
    house = House()
    for _ in range(2):
        await fetch(Lasting(house), "/api/tables/abc")
    assert len(house.asked) == 2
    lacking = House(404)
    app = Lasting(lacking)
    for _ in range(2):
        assert (await fetch(app, "/api/text/xx"))[0] == 404
    assert len(lacking.asked) == 2


@pytest.mark.parametrize("path", ["/api/tables", "/api/house", "/api/health", "/api/games/x/search/en"])
def test_what_changes_does_not_last(path: str) -> None:
    assert not LASTING.fullmatch(path)
