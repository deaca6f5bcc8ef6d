"""Boxes that people have entered and play with: files in the folder of the server's data.

A file is named by its content, so that nobody can ask for one whose name they were not told.
"""

import asyncio
import hashlib
import os
import re
import secrets
import time
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from safehouse.core.box_form import form
from safehouse.core.data import KEPT_BOXES, MOST_OWN_BYTES
from safehouse.core.game import AnyGame
from safehouse.core.words import Words
from safehouse.table.messages import BoxForm
from safehouse.table.requests import Refusal

FOLDER: Final = "boxes"
NAME: Final = re.compile(r"box-[0-9a-f]{32}\.toml")
DAY_SECONDS: Final = 86_400


@lru_cache
def form_of(game: AnyGame, language: str) -> BoxForm:
    """Raises `Refusal`."""
    if game.box is None:
        raise Refusal("not_found")
    tables = form(game.box, Words(language, game))
    return BoxForm(option=game.box.option, tables=tables, shipped=game.box.shipped())


class KeptBoxes:
    def __init__(self, folder: Path, most: int) -> None:
        self._folder = folder
        self._most = most
        os.environ[KEPT_BOXES] = str(folder)

    async def keep(self, text: str) -> str:
        """The name of the file of a box that is right. Raises `Refusal`."""
        return await asyncio.to_thread(self._keep, text)

    def _keep(self, text: str) -> str:
        if len(text.encode()) > MOST_OWN_BYTES:
            raise Refusal("too_large")
        name = f"box-{hashlib.sha256(text.encode()).hexdigest()[:32]}.toml"
        self._folder.mkdir(parents=True, exist_ok=True)
        if not (self._folder / name).is_file():
            if len(self._all()) >= self._most:
                raise Refusal("house_full")
            fresh = self._folder / f"{name}.{secrets.token_hex(4)}"
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self._folder / name)
        self._touch(name)
        return name

    def used(self, options: Mapping[str, Any]) -> None:
        """Somebody looks at a table with these options."""
        for value in options.values():
            if isinstance(value, str) and NAME.fullmatch(value) and (self._folder / value).is_file():
                self._touch(value)

    def _touch(self, name: str) -> None:
        os.utime(self._folder / name)

    def _all(self) -> list[Path]:
        return [path for path in self._folder.glob("*.toml") if NAME.fullmatch(path.name)]

    def forget(self, days: float) -> None:
        """Delete what nobody has used for so many days; none are for ever."""
        before = time.time() - days * DAY_SECONDS
        for path in self._all() if days else ():
            if path.stat().st_mtime < before:
                path.unlink()
