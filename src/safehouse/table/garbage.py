"""Garbage collection that does not make the tables wait.

A full collection visits every object of every table: a third of a second with a thousand of them. So
what has lived for a while is set aside, only the young is searched in passing, and everything is
searched rarely.

The young are counted as what was made less what was freed: a table that plays frees as much as it makes, so
far more objects than the threshold wait for a search. It is small so that no search holds the tables up.
"""

import asyncio
import gc
from typing import Final

SET_ASIDE_EVERY: Final = 30.0
SEARCH_ALL_EVERY: Final = 3600.0
YOUNG: Final = (100, 10, 1_000_000)


async def collect_forever() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
    rounds = int(SEARCH_ALL_EVERY / SET_ASIDE_EVERY)
    while True:
        for _ in range(rounds):
            await asyncio.sleep(SET_ASIDE_EVERY)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
