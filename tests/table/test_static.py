"""The client's files: compressed, cached, and every page leads to the client."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from safehouse.table.static import Files


@pytest.fixture
def files(tmp_path: Path) -> Files:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + "tables" * 200)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;" * 300)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"\x00" * 50)
    return Files(tmp_path)


async def fetch(
    files: Files, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        return {}

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await files({"path": path, "method": method, "headers": given}, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], found, sent[1]["body"]


async def test_files_are_compressed_for_who_takes_it(files: Files) -> None:
    status, headers, body = await fetch(files, "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == b"let a = 1;" * 300
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    _, headers, body = await fetch(files, "/assets/font.woff2", accept_encoding="gzip")
    assert (headers["content-type"], body) == ("font/woff2", b"\x00" * 50)
    _, headers, body = await fetch(files, "/assets/app-1a2b.js")
    assert "content-encoding" not in headers
    assert len(body) == int(headers["content-length"]) == 3000


async def test_named_by_content_is_kept_for_ever_and_the_page_is_asked_for_again(files: Files) -> None:
    _, asset, _ = await fetch(files, "/assets/app-1a2b.js")
    _, page, _ = await fetch(files, "/")
    assert "immutable" in asset["cache-control"]
    assert page["cache-control"] == "no-cache"
    status, _, body = await fetch(files, "/", if_none_match=page["etag"])
    assert (status, body) == (304, b"")


async def test_pages_lead_to_the_client_and_missing_files_are_missing(files: Files) -> None:
    for path in ("/", "/t/abc", "/rules/agent_avenue"):
        status, headers, body = await fetch(files, path)
        assert status == 200
        assert headers["content-type"].startswith("text/html")
        assert b"tables" in body
    assert (await fetch(files, "/assets/gone.js"))[0] == 404
    assert (await fetch(files, "/../../etc/passwd.txt"))[0] == 404


async def test_head_sends_no_body(files: Files) -> None:
    status, headers, body = await fetch(files, "/", "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) > 0


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    _, _, body = await fetch(Files(tmp_path / "nothing"), "/")
    assert b"not built" in body
