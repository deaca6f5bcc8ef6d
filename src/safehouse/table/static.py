"""The built browser client, served from memory, compressed."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from safehouse.table.asgi import Receive, Scope, Send

FOLDER: Final = Path(__file__).parent / "static"
KINDS: Final = mimetypes.MimeTypes()
"""What the standard library knows by itself: a machine's own table may call a script plain text."""
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("font/woff2", ".woff2")
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".map", ".txt", ".webmanifest")
TO_BE_ASKED_FOR: Final = "no-cache"
"""It may be kept, and is asked for again each time: the answer may be that it is still the same."""
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Safehouse</title>
<p>The browser client is not built. Build it with <code>npm ci && npm run build</code> in <code>web/</code>.
The interface for programs is at <a href="/api/openapi.json">/api</a>.</p></html>"""


class File:
    """Something to be fetched: kept compressed too where `packs`, and not sent to whoever has it already."""

    def __init__(self, content: bytes, type: str, cache: str, packs: bool) -> None:
        self.content = content
        packed = gzip.compress(content, 9, mtime=0) if packs else b""
        self.packed = packed if packed and len(packed) < len(content) else None
        self.type = type
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.cache = cache

    async def answer(self, scope: Scope, send: Send, status: int = 200) -> None:
        headers = dict(scope["headers"])
        answer = [(b"content-type", self.type.encode()), (b"etag", self.etag.encode())]
        answer += [(b"cache-control", self.cache.encode()), (b"vary", b"accept-encoding")]
        body = self.content
        if status == 200 and headers.get(b"if-none-match") == self.etag.encode():
            status, body = 304, b""
        elif self.packed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body = self.packed
            answer.append((b"content-encoding", b"gzip"))
        if status != 304:
            answer.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": answer})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent, "more_body": False})


def file_at(path: str, content: bytes) -> File:
    kind = KINDS.guess_type(path)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith("javascript")
    cache = "public, max-age=31536000, immutable" if "/assets/" in path else TO_BE_ASKED_FOR
    return File(content, f"{kind}; charset=utf-8" if is_text else kind, cache, path.endswith(COMPRESSED))


class Files:
    """A path that is no file is a page of the client: `index.html` decides what to show."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        named = [(f"/{path.relative_to(folder).as_posix()}", path.read_bytes()) for path in paths]
        self._files = {name: file_at(name, content) for name, content in named}
        self._index = self._files.get("/index.html") or file_at("/index.html", NOT_BUILT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        file = self._files.get(path)
        if file is not None:
            await file.answer(scope, send)
        else:
            looks_like_file = "." in path.rsplit("/", 1)[-1]
            await self._index.answer(scope, send, 404 if looks_like_file else 200)
