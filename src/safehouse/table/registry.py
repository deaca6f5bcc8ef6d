"""All tables of one server: set up, found, loaded from the store, forgotten when nobody is there."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from safehouse.core.data import NoOwnFile, boxes_kept_in
from safehouse.core.save import Save
from safehouse.table import entries as did
from safehouse.table import founding
from safehouse.table import messages as say
from safehouse.table.boxes import FOLDER, KeptBoxes
from safehouse.table.census import Census
from safehouse.table.keeping import packed
from safehouse.table.live import LiveTable
from safehouse.table.loading import Loaded, as_it_was, beginning_of, under_other_rules
from safehouse.table.metrics import Metrics
from safehouse.table.names import game_named
from safehouse.table.node import Node
from safehouse.table.readiness import Closing
from safehouse.table.requests import Refusal
from safehouse.table.retention import DAY, Collector, Room
from safehouse.table.reviews import Reviews
from safehouse.table.services import Services
from safehouse.table.settings import Settings
from safehouse.table.store import Store, StoredTable, StoreError, Write
from safehouse.table.table import Table
from safehouse.table.workers import WorkerPool

LOG: Final = logging.getLogger(__name__)
MOST_LISTED: Final = 50
READ_PATIENCE: Final = 60.0
"""Seconds after which a table that does not come is asked for again."""
READ_TOGETHER: Final = 2
"""Tables that are played again at a time as they come from the store."""
REST: Final = 0.1
"""Seconds between two games that are kept belatedly."""


class TableRegistry:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics | None = None,
        census: Census | None = None,
    ) -> None:
        census = census or Census()
        self.settings = settings
        self.boxes = KeptBoxes(settings.data / FOLDER, settings.retention, store.boxes_named)
        self.store = store
        self.workers = WorkerPool(settings.workers, settings.data / FOLDER, census)
        metrics = metrics or Metrics()
        room = Room(store, settings.retention, settings.limits, census)
        self.reviews = Reviews(self.workers, store, room)
        self.services = Services(store, self.workers, metrics, room, settings.bot_pace, settings.seeds)
        self.collector = Collector(store, settings.retention, self.services.now, self.in_memory, self.erase_all)
        self.closing = Closing()
        self.asked_again = 0
        """Seats of bots that the watchdog had to ask once more."""
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = asyncio.Semaphore(READ_TOGETHER)

    @staticmethod
    @asynccontextmanager
    async def open(
        at: Path | str,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
        census: Census | None = None,
    ) -> AsyncIterator["TableRegistry"]:
        settings, census = settings or Settings(), census or Census()
        async with AsyncExitStack() as house, Store.open(at) as store:
            house.enter_context(boxes_kept_in(settings.data / FOLDER))
            tables = TableRegistry(store, settings, metrics, census)
            tables._tell(tables.services.metrics)
            thinks = not settings.bots_elsewhere
            node = Node(tables, store, store.nodes, thinks, census) if store.nodes is not None else None
            if node is not None:
                await node.start()
                node.tell(tables.services.metrics)
                tables.services.node = node
                tables.services.room.counts = node.counts
            sweeper = asyncio.create_task(tables._sweep(), name="sweeper")
            watchdog = asyncio.create_task(tables._watch(), name="watchdog")
            waker = asyncio.create_task(tables._wake(), name="waker")
            collecting = asyncio.create_task(tables.collector.run(), name="collector")
            tidying = asyncio.create_task(tables._tidy_boxes(), name="boxes")
            try:
                yield tables
            finally:
                await stopped(sweeper, watchdog, waker, collecting, tidying, *tables._loading.values())
                for live in list(tables._tables.values()):
                    await stopped(*live.stop())
                    live.keep_if_changed()
                await tables.reviews.close()
                if node is not None:
                    await node.stop()
                await tables.workers.close()
                await tables.services.keeper.finish(tables.settings.keep_seconds)

    def _tell(self, metrics: Metrics) -> None:
        """What is worth watching here."""
        workers, store = self.workers, self.store
        metrics.gauge("tables", "Tables in memory.", lambda: len(self._tables))
        metrics.gauge(
            "mailbox_waiting",
            "Commands that wait at all tables.",
            lambda: sum(map(_waiting, self._tables.values())),
        )
        metrics.gauge(
            "mailbox_waiting_most",
            "Commands that wait at the busiest table.",
            lambda: max(map(_waiting, self._tables.values()), default=0),
        )
        metrics.gauge("workers", "Worker processes.", lambda: workers.running)
        metrics.gauge("workers_at_work", "Worker processes that answer a question.", lambda: workers.at_work)
        metrics.gauge(
            "worker_questions_waiting", "Questions that wait for a worker.", lambda: workers.turns.waiting
        )
        metrics.counter("worker_failures", "Questions that a worker did not answer.", lambda: workers.failures)
        metrics.counter("bot_fallbacks", "Moves of bots that no worker found.", lambda: workers.fallbacks)
        metrics.counter("seats_asked_again", "Bots that the watchdog asked anew.", lambda: self.asked_again)
        metrics.counter("deleted", "What was too old to be kept.", lambda: self.collector.deleted)
        metrics.gauge("store_waiting", "Writes that wait for their commit.", lambda: store.waiting)
        metrics.counter("store_commits", "Commits of the store.", lambda: store.writer.commits)
        metrics.counter("store_errors", "Writes that could not be stored.", lambda: store.errors)

    @property
    def live_tables(self) -> int:
        return len(self._tables)

    @property
    def serves(self) -> bool:
        """Whether people are to come here."""
        return self.services.node.ready and not self.closing.begun

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """Those in memory."""
        return self._tables

    def set_clock(self, now: int) -> None:
        self.services.set_clock(now)

    async def create(
        self, new: say.NewTable, series: founding.OfSeries | None = None, asker: str = ""
    ) -> say.TableCreated:
        """Raises `Refusal`; then nothing was created. `series`: the series the game belongs to. `asker`: the
        address from which it is asked for."""
        if self.closing.begun:
            raise Refusal("busy")
        self.boxes.needed(new.options)
        table, created = founding.found(new, self.services.seeds(), self.services.now(), series)
        await self._open(table, asker)
        return created

    async def branch(
        self, finished: Save, new: say.NewBranch, asker: str = "", of: str | None = None
    ) -> say.TableCreated:
        """A table that goes on from a position of a finished game. `of`: the table where that was played, if it
        was here. Raises `Refusal`, having created nothing."""
        if self.closing.begun:
            raise Refusal("busy")
        self.boxes.needed(finished.options)
        setup, created = founding.branch(finished, new, self.services.now(), of)
        game = game_named(setup.game)
        table = Table(setup, game, beginning=await beginning_of(setup, game))
        await self._open(table, asker)
        return created

    async def _open(self, table: Table, asker: str) -> None:
        if table.setup.public:
            await self.services.room.for_public_table(asker)
        for _ in range(2 if table.setup.auctioned else 1):  # after an auction the game has a table of its own
            await self.services.room.for_table(asker)
        if table.bots_alone:
            await self.count_bots_alone(asker, table.setup.id)
        await self._once(table.setup.id, self._start(table, asker))

    async def count_bots_alone(self, asker: str, id: str) -> None:
        """Only so many games of bots alone go on at a time for one address."""
        await self.services.room.for_bots_alone(asker, lambda: self._goes_on(id))

    def in_memory(self) -> set[str]:
        """The tables that are in use, or are about to be."""
        return {*self._tables, *self._loading}

    def _goes_on(self, id: str) -> bool:
        live = self._tables.get(id)
        return live is not None and live.table.playing

    async def _start(self, table: Table, founder: str) -> LiveTable:
        write = founding.stored(table)
        self.services.node.found(table.setup.id, write)
        try:
            await self.store.write(write)
        except BaseException:
            self.services.node.release([table.setup.id])
            raise
        return await self._bring_to_life(table, founder=founder)

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from the store. Raises `Refusal`."""
        live = self._tables.get(id)
        if live is None:
            loading = self._loading.get(id) or self._once(id, self._load(id))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def public(self) -> list[LiveTable]:
        since = self.services.now() - DAY
        found = []
        for id in await self.store.public(since, MOST_LISTED):
            try:
                found.append(await self.get(id))
            except Refusal:
                continue
        return found

    async def erase(self, id: str) -> None:
        """Forget a table that waits or is over, for good. One that is part of a group's record goes with the
        group alone. Raises `Refusal`."""
        live = await self.get(id)
        if live.table.phase == "waiting":
            await live.do(live.close)
        if live.table.setup.series is not None and live.table.record is not None:
            raise Refusal("in_series")
        await self.erase_all([id], Write())

    async def erase_all(self, ids: list[str], write: Write) -> None:
        """Forget these tables for good, and do what else is to be written. Raises `Refusal` while one of them
        is played."""
        there = [live for id in ids if (live := self._tables.get(id)) is not None]
        if any(live.table.playing for live in there):
            raise Refusal("game_running")
        for id in ids:
            self.services.keeper.forget(id)
            write.erase_table(id)
        await self.store.write(write)
        for live in there:
            self._discard(live)

    async def save(self, live: LiveTable) -> Save:
        """The save file of a finished game, with what was told."""
        kept = await self.store.kept(live.table.setup.id)
        save = live.table.save()
        save.kept = kept.stream if kept is not None and kept.over else await packed(save, live.table.authors)
        return save

    # ------------------------------------------------------------ into memory and out of it

    def _once(self, id: str, coming: Coroutine[Any, Any, LiveTable]) -> "asyncio.Task[LiveTable]":
        """A table comes to life only once, however many ask for it meanwhile."""
        task = self._loading[id] = asyncio.create_task(coming)
        task.add_done_callback(lambda _: self._loading.pop(id, None))
        return task

    async def _load(self, id: str) -> LiveTable:
        """Raises `Refusal`: whatever is wrong with a row, it is wrong with its own table alone."""
        try:
            stored = await self.store.read(id)
            if stored is None:
                raise Refusal("unknown_table")
            return await self._bring_to_life(await self._restored(stored), stored)
        except Refusal:
            raise
        except StoreError:
            raise Refusal("busy") from None
        except NoOwnFile:
            raise Refusal("no_box") from None
        except Exception:
            LOG.exception("a stored table cannot be read")
            raise Refusal("internal") from None

    async def _restored(self, stored: StoredTable) -> Table:
        try:
            async with asyncio.timeout(READ_PATIENCE), self._reading:
                loaded = await self._read(stored)
        except TimeoutError:
            raise Refusal("busy") from None
        if loaded.write is not None:
            await self.store.write(loaded.write)
        return loaded.table

    async def _read(self, stored: StoredTable) -> Loaded:
        setup = did.decode_setup(stored.setup)
        game = game_named(setup.game)
        if game.rules_version == setup.rules:
            return await as_it_was(stored, setup, game)
        if game.rules_version < setup.rules and stored.phase != "over":
            raise Refusal("old_rules")  # a node of a later release plays it
        kept = await self.store.kept(setup.id)
        try:
            return await under_other_rules(stored, kept, setup, game, self.services.now())
        except Refusal:
            if stored.wakes and setup.rules < game.rules_version:
                await self.store.write(Write().phase(setup.id, stored.phase, wakes=False))
            raise

    async def _bring_to_life(
        self, table: Table, stored: StoredTable | None = None, founder: str = ""
    ) -> LiveTable:
        live = LiveTable(table, self.services, self._discard, stored, founder)
        try:
            await live.do(live.resume)
        except BaseException:
            live.stop()
            self.services.node.release([table.setup.id])
            raise
        self._tables[table.setup.id] = live
        self.services.node.loaded(table.setup.id)
        return live

    async def _wake(self) -> None:
        """After a start: load the tables on which something happens by itself. Where there are other nodes,
        they come as this one claims them."""
        for id in await self.store.waking() if self.store.nodes is None else ():
            try:
                await self.get(id)
            except Refusal as no:
                LOG.warning("a table could not be taken up again: %s", no.code)
            except Exception:
                LOG.exception("a table could not be taken up again")
        await self._catch_up()

    async def _catch_up(self) -> None:
        """Keep the games that ended without being kept, one after another and without haste."""
        for id in await self.store.unkept():
            stored = await self.store.read(id)
            if stored is None:
                continue
            try:
                table = await self._restored(stored)
            except Exception as fault:
                LOG.warning("a game that is over cannot be kept: %s", type(fault).__name__)
                await self.store.write(Write().keep(id, 0, True, b""))
                continue
            if table.record is None:
                await self.store.write(Write().keep(id, 0, True, b""))
            elif table.outcome is not None:
                self.services.keeper.keep(table)
                await self.services.keeper.rest()
            await asyncio.sleep(REST)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            self.forget_idle()

    async def _tidy_boxes(self) -> None:
        while True:
            try:
                await self.boxes.tidy()
            except (OSError, StoreError) as fault:
                LOG.warning("the boxes could not be looked over: %s", type(fault).__name__)
            await asyncio.sleep(self.settings.retention.collect_every)

    async def _watch(self) -> None:
        """No seat waits for ever for a bot."""
        while True:
            await asyncio.sleep(self.settings.watch_every)
            longest = self.workers.longest
            for live in [live for live in self._tables.values() if live.driving and live.bots.stuck(longest)]:
                with suppress(Refusal):
                    self.asked_again += await live.do(partial(live.watch, longest))

    def forget_idle(self) -> None:
        """Unload what nobody uses; the store keeps it."""
        before = time.monotonic() - self.settings.forget_after
        idle = {id: live for id, live in self._tables.items() if live.used <= before and live.idle()}
        self.services.node.release([id for id, live in idle.items() if live.driving])
        for id, live in idle.items():
            del self._tables[id]
            live.keep_if_changed()
            live.unload()
            self.collector.table_used(id)

    def _discard(self, live: LiveTable) -> None:
        """The next who asks for the table gets it afresh from the store."""
        id = live.table.setup.id
        if self._tables.get(id) is live:
            del self._tables[id]
        live.disconnect()
        live.stop()
        self.services.node.present(id)
        if live.driving:
            self.services.node.release([id])

    def send_all_away(self) -> None:
        """Every table leaves memory; people are asked to connect again."""
        for live in list(self._tables.values()):
            self._discard(live)


def _waiting(live: LiveTable) -> int:
    return live.waiting


async def stopped(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
