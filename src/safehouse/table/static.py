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
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Safehouse</title>
<p>The browser client is not built. Build it with <code>npm ci && npm run build</code> in <code>web/</code>.
The interface for programs is at <a href="/api/openapi.json">/api</a>.</p></html>"""


class File:
    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        packed = gzip.compress(content, 9, mtime=0) if path.endswith(COMPRESSED) else b""
        self.packed = packed if packed and len(packed) < len(content) else None
        kind = KINDS.guess_type(path)[0] or "application/octet-stream"
        self.type = (
            f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
        )
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.cache = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"


class Files:
    """A path that is no file is a page of the client: `index.html` decides what to show."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": File(
                f"/{path.relative_to(folder).as_posix()}", path.read_bytes()
            )
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._index = self._files.get("/index.html") or File("/index.html", NOT_BUILT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        file = self._files.get(path)
        looks_like_file = "." in path.rsplit("/", 1)[-1]
        status = 200
        if file is None:
            file, status = self._index, 404 if looks_like_file else 200
        headers = dict(scope["headers"])
        answer = [(b"content-type", file.type.encode()), (b"etag", file.etag.encode())]
        answer += [(b"cache-control", file.cache.encode()), (b"vary", b"accept-encoding")]
        body = file.content
        if status == 200 and headers.get(b"if-none-match") == file.etag.encode():
            status, body = 304, b""
        elif file.packed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body = file.packed
            answer.append((b"content-encoding", b"gzip"))
        if status != 304:
            answer.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": answer})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent, "more_body": False})
