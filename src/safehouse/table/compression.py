"""Answers are made smaller for those who can read them so; long ones while the tables go on."""

import asyncio
import gzip
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Send

IN_PASSING: Final = 32_000
"""Bytes that take less than a millisecond; more are left to a thread, which the loop does not wait for."""


class Compression(CompressionMiddleware):
    """Of answers that come in one piece, as all of ours do; others go out as they are."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: CompressionEncoding | str, scope: Any
    ) -> Send:
        start: HTTPResponseStartEvent | None = None

        async def compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                if not message.get("more_body") and len(message["body"]) >= self.config.minimum_size:
                    message["body"] = await self._smaller(message["body"])
                    headers = MutableScopeHeaders(start)
                    headers["Content-Encoding"] = CompressionEncoding.GZIP.value
                    headers["Content-Length"] = str(len(message["body"]))
                    headers.extend_header_value("vary", "Accept-Encoding")
                await send(start)
                start = None
            await send(message)

        return compressed

    async def _smaller(self, body: bytes) -> bytes:
        level = self.config.gzip_compress_level
        if len(body) <= IN_PASSING:
            return gzip.compress(body, level, mtime=0)
        return await asyncio.to_thread(gzip.compress, body, level, mtime=0)
