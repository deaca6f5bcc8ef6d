"""Whether people can play now: a move can be stored."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from safehouse.table.store import Store, StoreError, Write

KEPT_SECONDS: Final = 1.0
"""However many ask, the store is tried once in so long."""
LONGEST: Final = 5.0


class Closing:
    """Whether the server is about to stop: it goes on, but nothing new should come to it."""

    begun = False


class Readiness:
    """`node_ready`: whether this node is one of those that serve people."""

    def __init__(self, store: Store, node_ready: Callable[[], bool]) -> None:
        self._store = store
        self._node_ready = node_ready
        self._tried = -KEPT_SECONDS
        self._able = False
        self._trying = asyncio.Lock()

    async def can_store(self) -> bool:
        if not self._node_ready():
            return False
        async with self._trying:
            if time.monotonic() - self._tried >= KEPT_SECONDS:
                self._able = await self._try()
                self._tried = time.monotonic()
            return self._able

    async def _try(self) -> bool:
        try:
            await asyncio.wait_for(self._store.write(Write().trial()), LONGEST)
        except (StoreError, TimeoutError):
            return False
        return True
