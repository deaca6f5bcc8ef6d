"""Answers that are the same as long as the server runs: worked out once, and never again sent to whoever has
them."""

import asyncio
import re
from typing import Final

from safehouse.table.asgi import App, Message, Receive, Scope, Send
from safehouse.table.static import TO_BE_ASKED_FOR, File

LASTING: Final = re.compile(
    r"/api/(games(/[^/]+)?|games/[^/]+/(text|rules|guide|lessons|box|figures)/[^/]+|text/[^/]+|(openapi|messages)\.json)"
)
MOST_KEPT: Final = 2_000


class Lasting:
    """Before the application."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._kept: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not LASTING.fullmatch(scope["path"]):
            await self._app(scope, receive, send)
        elif (kept := self._kept.get(scope["path"])) is not None:
            await kept.answer(scope, send)
        else:
            await self._answer_first(scope, receive, send)

    async def _answer_first(self, scope: Scope, receive: Receive, send: Send) -> None:
        said: list[Message] = []

        async def hear(message: Message) -> None:
            said.append(message)

        plain = [(name, value) for name, value in scope["headers"] if name != b"accept-encoding"]
        await self._app({**scope, "headers": plain}, receive, hear)
        start, *bodies = said
        if start["status"] != 200 or len(self._kept) >= MOST_KEPT:
            for message in said:
                await send(message)
            return
        content = b"".join(message.get("body", b"") for message in bodies)
        type = dict(start["headers"])[b"content-type"].decode()
        file = await asyncio.to_thread(File, content, type, TO_BE_ASKED_FOR, packs=True)
        self._kept[scope["path"]] = file
        await file.answer(scope, send)
