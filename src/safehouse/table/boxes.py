"""Boxes that people have entered and play with: files in the folder of the server's data.

A file is named by its content, so that nobody can ask for one whose name they were not told.
"""

import asyncio
import hashlib
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from safehouse.core.box_form import form
from safehouse.core.data import BOX_NAME, MOST_OWN_BYTES
from safehouse.core.game import AnyGame
from safehouse.core.words import Words
from safehouse.table.messages import BoxForm
from safehouse.table.requests import Refusal
from safehouse.table.retention import DAY_SECONDS, Retention

FOLDER: Final = "boxes"
WAITS: Final = 1.0 * DAY_SECONDS
"""Seconds for which a box is kept before a table is set up with it."""
WAITS_AT_LEAST: Final = 600.0
"""The same where there is no room for another."""
FOR_EVER: Final = 36_500
"""Days."""


@lru_cache
def form_of(game: AnyGame, language: str) -> BoxForm:
    """Raises `Refusal`."""
    if game.box is None:
        raise Refusal("not_found")
    tables = form(game.box, Words(language, game))
    return BoxForm(option=game.box.option, tables=tables, shipped=game.box.shipped())


class KeptBoxes:
    """The time of a file's last change says how long it is kept though no stored table is played with it.
    `named` asks which ones are. Whoever needs a place gets that of a box that no table was set up with."""

    def __init__(self, folder: Path, retention: Retention, named: Callable[[], Awaitable[set[str]]]) -> None:
        self._folder = folder
        self._retention = retention
        self._named = named

    async def keep(self, text: str) -> str:
        """The name of the file of a box that is right. Raises `Refusal`."""
        content = text.encode()
        if len(content) > MOST_OWN_BYTES:
            raise Refusal("too_large")
        name = f"box-{hashlib.sha256(content).hexdigest()[:32]}.toml"
        if not await asyncio.to_thread(self._keep_for, name, WAITS):
            await self._make_room(len(content))
            await asyncio.to_thread(self._write, name, content)
        return name

    def needed(self, options: Mapping[str, Any]) -> None:
        """Somebody sets up a table with these options."""
        for value in options.values():
            if isinstance(value, str) and BOX_NAME.fullmatch(value):
                self._keep_for(value, WAITS)

    async def tidy(self, ahead: float = 0.0) -> None:
        """Delete the boxes whose time is over, or will be in so many seconds, and give those that tables are
        played with theirs anew. Raises `StoreError`."""
        if await asyncio.to_thread(self._all):
            await asyncio.to_thread(self._sort_out, await self._named(), time.time() + ahead)

    def _sort_out(self, named: set[str], before: float) -> None:
        seconds = (self._retention.box_days or FOR_EVER) * DAY_SECONDS
        for path, stamp in self._all().items():
            if path.name in named:
                if stamp.st_mtime < time.time() + seconds - DAY_SECONDS:
                    self._keep_for(path.name, seconds)
            elif stamp.st_mtime < before:
                path.unlink(missing_ok=True)

    async def _make_room(self, size: int) -> None:
        if not await asyncio.to_thread(self._has_room, size):
            await self.tidy(ahead=WAITS - WAITS_AT_LEAST)
            if not await asyncio.to_thread(self._has_room, size):
                raise Refusal("house_full")

    def _has_room(self, size: int) -> bool:
        sizes = [stamp.st_size for stamp in self._all().values()]
        return len(sizes) < self._retention.boxes and sum(sizes) + size <= self._retention.box_bytes

    def _write(self, name: str, content: bytes) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = self._folder / f"{name}.{secrets.token_hex(4)}"
        fresh.write_bytes(content)
        fresh.replace(self._folder / name)
        self._keep_for(name, WAITS)

    def _keep_for(self, name: str, seconds: float) -> bool:
        """So long at least; whether it is there."""
        path, until = self._folder / name, time.time() + seconds
        try:
            if path.stat().st_mtime < until:
                os.utime(path, (until, until))
        except FileNotFoundError:
            return False
        return True

    def _all(self) -> dict[Path, os.stat_result]:
        found = {}
        for path in self._folder.glob("*.toml"):
            if BOX_NAME.fullmatch(path.name):
                with suppress(FileNotFoundError):
                    found[path] = path.stat()
        return found
