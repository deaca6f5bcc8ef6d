"""Long work in the server's loop, a little at a time, so that the tables go on meanwhile."""

import asyncio
import time
from typing import Final

AT_A_TIME: Final = 0.001
"""Seconds of work, a step more or less, before others have their turn."""


class Slices:
    def __init__(self) -> None:
        self._rested = time.perf_counter()

    async def pause(self) -> None:
        """Let others work if it is their turn."""
        if time.perf_counter() - self._rested > AT_A_TIME:
            await asyncio.sleep(0)
            self._rested = time.perf_counter()
