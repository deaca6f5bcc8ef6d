"""Whether people can play now: a move can be stored."""

import asyncio
import time
from typing import Final

from safehouse.table.store import Store, StoreError, Write

KEPT_SECONDS: Final = 1.0
"""However many ask, the store is tried once in so long."""
LONGEST: Final = 5.0


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried = -KEPT_SECONDS
        self._able = False
        self._trying = asyncio.Lock()

    async def can_store(self) -> bool:
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
