"""What every table needs of the server it stands on."""

import time
from collections.abc import Callable

from safehouse.table.alone import Alone, Driving
from safehouse.table.keeping import Keeper
from safehouse.table.metrics import Metrics
from safehouse.table.retention import Room
from safehouse.table.store import Store
from safehouse.table.workers import WorkerPool


class Services:
    """`bot_pace`: seconds a bot takes at least, whatever it has to think about.
    `seeds`: gives what a new table's cards are dealt by."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        metrics: Metrics,
        room: Room,
        bot_pace: float,
        seeds: Callable[[], str],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.room = room
        self.keeper = Keeper(store)
        self.workers = workers
        self.bot_pace = bot_pace
        self.seeds = seeds
        self.node: Driving = Alone()
        self._zero = time.time() - time.monotonic()
        self._last = 0

    def now(self) -> int:
        """Server time in milliseconds; never goes back while the program runs."""
        self._last = max(self._last, int((self._zero + time.monotonic()) * 1000))
        return self._last

    def set_clock(self, now: int) -> None:
        """It is this time by the clock that several servers share."""
        self._zero = now / 1000 - time.monotonic()
