"""This server among those that share its store: the tables it drives, and what it learns from the others.

Any node takes any request: an entry is written by whoever knows all before it. To drive a table is to let its
bots think and its clocks ring; a node that is late gives up everything and begins anew under another name.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final, Protocol

from safehouse.table.census import Census
from safehouse.table.counts import CountedTogether
from safehouse.table.live import LiveTable
from safehouse.table.metrics import Metrics
from safehouse.table.requests import Refusal
from safehouse.table.store import Store, StoreError, Write
from safehouse.table.store.addresses import Sat
from safehouse.table.store.database import LEASE
from safehouse.table.store.nodes import Nodes
from safehouse.table.store.notices import digest_of, told_in

LOG: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 5.0
"""Between two looks at a table here, whatever notices came."""
LOOKED_AT: Final = 50
"""Tables at once: more would keep those waiting of which there is news."""
TAKEN_AT_ONCE: Final = 20
"""Tables of nobody that a node takes with one beat."""
FORGET_SECONDS: Final = 600.0
"""Between two looks for what need not be known of addresses any more."""
RETRY_SECONDS: Final = 600.0
"""After which a table that could not be taken up is tried again."""


class House(Protocol):
    """What a node needs of the registry."""

    @property
    def tables(self) -> Mapping[str, LiveTable]: ...

    def in_memory(self) -> set[str]:
        """And those that are about to be."""

    def set_clock(self, now: int) -> None: ...

    async def get(self, id: str) -> LiveTable: ...

    def send_all_away(self) -> None:
        """Every table leaves memory; people are asked to connect again."""


class Node:
    """`thinks`: it does not leave bots and clocks to those that do."""

    def __init__(self, house: House, store: Store, nodes: Nodes, thinks: bool, census: Census) -> None:
        self._house = house
        self._census = census
        self.counts = CountedTogether(nodes.addresses, census, lambda: self.id)
        self._forgotten = 0.0
        """When what addresses have been given back was last forgotten."""
        self._store = store
        self._nodes = nodes
        self._thinks = thinks
        self.id = ""
        self.ready = False
        self.news_read = 0
        self._beaten = 0.0
        self._claimed: dict[str, int] = {}
        """Tables that are this node's and do not know it yet, with the time until which they were driven."""
        self._founded: set[str] = set()
        """Tables that are being set up here."""
        self._by_digest: dict[str, str] = {}
        self._unread: set[str] = set()
        self._untold: set[str] = set()
        """Tables of which others have yet to be told who is connected here."""
        self._sat: set[Sat] = set()
        """Seats that were opened here, of which others have yet to be told."""
        self._unfit: dict[str, float] = {}
        """Tables that could not be taken up, with the time at which they are tried again."""
        self._unwanted: dict[str, float] = {}
        """Tables that no node which thinks has taken, with the time at which they are offered again."""
        self._to_release: list[str] = []
        self._in_doubt = False
        """Whether the database may say something else of what this node drives than it knows."""
        self._jobs: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Raises `StoreError`."""
        await self._join()
        self._nodes.listen(self._hear, self._hear_of_addresses, self._read_all)
        self._job("beat", self._beat_forever())
        self._job("look", self._look_forever())

    async def stop(self) -> None:
        """Give everything back. What this node still has in memory must have ended."""
        self.ready = False
        for job in self._jobs.values():
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        drove = [id for id, live in self._house.tables.items() if live.driving]
        with suppress(StoreError):
            await self._nodes.leave(self.id, [*drove, *self._claimed])

    def tell(self, metrics: Metrics) -> None:
        """What is worth watching here."""
        metrics.gauge("node_ready", "Whether this node is one of those that serve people.", lambda: self.ready)
        metrics.gauge("node_silent_seconds", "Since this node was known to be alive.", lambda: self.silent)
        metrics.counter("news_read", "Looks at what other nodes did.", lambda: self.news_read)
        metrics.gauge(
            "tables_driven",
            "Tables whose bots think and whose clocks ring here.",
            lambda: sum(live.driving for live in self._house.tables.values()),
        )

    def _job(self, name: str, work: Awaitable[None]) -> None:
        """One of each kind at a time; it must not be there yet."""

        async def run() -> None:
            try:
                await work
            except Exception:
                LOG.exception("a node stumbled: %s", name)
            finally:
                if self._jobs.get(name) is asyncio.current_task():
                    del self._jobs[name]

        self._jobs[name] = asyncio.create_task(run(), name=name)

    # ------------------------------------------------------------ alive, by the database's clock

    async def _join(self) -> None:
        id, began = secrets.token_hex(6), time.monotonic()
        self._census.share(await self._nodes.addresses.key())
        self._house.set_clock(await self._nodes.join(id, self._thinks))
        self.id = self._store.writer.sender = id
        self._beaten, self.ready = began, True
        for table in self._house.tables:
            self.present(table)

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except StoreError as error:
                LOG.warning("%s", error)
                self._in_doubt = True
                if self.ready and self.silent > LEASE:
                    self._give_up()
            except Exception:
                LOG.exception("a beat failed")

    @property
    def silent(self) -> float:
        """Seconds since this node was last known to be alive."""
        return time.monotonic() - self._beaten

    async def _beat(self) -> None:
        if not self.ready:
            await self._join()
            return
        began = time.monotonic()
        now = await self._nodes.beat(self.id, self._census.to_tell())
        if now is None:
            self._give_up()
            await self._join()
            return
        self._beaten = began
        self._house.set_clock(now)
        self._unfit = {id: again for id, again in self._unfit.items() if again > began}
        await self._take_claimed(await self._nodes.claim_waking(self.id, TAKEN_AT_ONCE, self._unfit))
        if not self._thinks:
            await self._hand_over()
        if self._in_doubt:
            await self._give_back_strays()
        await self.counts.let_go()
        if began - self._forgotten > FORGET_SECONDS:
            self._forgotten = began
            await self._nodes.addresses.forget()

    async def _hand_over(self) -> None:
        now = time.monotonic()
        self._unwanted = {id: again for id, again in self._unwanted.items() if again > now}
        for id in await self._nodes.hand_over(self.id, TAKEN_AT_ONCE, self._unwanted):
            live = self._house.tables.get(id)
            if live is not None:
                live.post(live.rest)

    def _give_up(self) -> None:
        LOG.warning("this node was not heard of for too long; everybody is sent elsewhere")
        self.ready = False
        self._house.send_all_away()
        self._claimed.clear()
        self._founded.clear()
        self._untold.clear()
        self._sat.clear()
        self._to_release.clear()

    # ------------------------------------------------------------ driving

    def found(self, id: str, write: Write) -> None:
        """A table that is set up with this write is this node's from the beginning."""
        if self.ready:
            write.drive(id, self.id)
            self._founded.add(id)

    async def claim(self, id: str) -> int | None:
        """The time until which somebody else drove a table that is now this node's; None where it is not."""
        if id in self._founded:
            self._founded.remove(id)
            return 0
        if id not in self._claimed and self.ready:
            try:
                self._claimed |= await self._nodes.claim(self.id, [id])
            except StoreError:
                self._in_doubt = True
        return self._claimed.pop(id, None)

    def loaded(self, id: str) -> None:
        """A table is in memory: from now on this node hears of it."""
        self._by_digest[digest_of(id)] = id
        self._unread.add(id)
        self._read()

    def release(self, ids: list[str]) -> None:
        """These tables have left memory, or never came there."""
        self._founded.difference_update(ids)
        self._to_release += ids
        if ids and "release" not in self._jobs:
            self._job("release", self._release_all())

    async def _release_all(self) -> None:
        await asyncio.sleep(0)
        while self._to_release and self.ready:
            ids, self._to_release = set(self._to_release), []
            back = ids & self._house.in_memory()
            self._in_doubt |= bool(back)
            try:
                await self._nodes.release(self.id, ids - back)
            except StoreError:
                self._in_doubt = True

    def _take_up(self, claimed: Mapping[str, int]) -> None:
        self._claimed |= claimed
        if claimed and "take" not in self._jobs:
            self._job("take", self._take_all())

    async def _take_all(self) -> None:
        while self._claimed:
            id = next(iter(self._claimed))
            try:
                live = self._house.tables.get(id) or await self._house.get(id)
                driven = self._claimed.pop(id, None)
                if driven is not None and not live.driving:
                    await live.do(partial(live.take_up, driven))
            except Refusal as no:
                LOG.warning("a table could not be taken up: %s", no.code)
                self._not_taken(id, only_now=no.code == "busy")
            except Exception:
                LOG.exception("a table could not be taken up")
                self._not_taken(id, only_now=False)
            self._claimed.pop(id, None)

    def _not_taken(self, id: str, only_now: bool) -> None:
        if not only_now:
            self._unfit[id] = time.monotonic() + RETRY_SECONDS
        self._in_doubt |= only_now
        self.release([id])

    # ------------------------------------------------------------ what the others did

    def _hear(self, sender: str, digests: list[str]) -> None:
        if sender == self.id:
            return
        self._unread.update(id for digest in digests if (id := self._by_digest.get(digest)) is not None)
        self._read()

    def _hear_of_addresses(self, sender: str, words: list[str]) -> None:
        if not words:
            self._census.forget(sender)
        elif sender != self.id:
            self._census.hear(sender, told_in(words), LEASE)

    def _read_all(self) -> None:
        self._by_digest = {digest_of(id): id for id in self._house.tables}
        self._unread.update(self._house.tables)
        self._read()

    def _read(self) -> None:
        if self._unread and self.ready and "news" not in self._jobs:
            self._job("news", self._read_news())

    async def _look_forever(self) -> None:
        while True:
            tables = list(self._house.tables)
            self._by_digest = {digest_of(id): id for id in tables}
            looks = [tables[start : start + LOOKED_AT] for start in range(0, len(tables), LOOKED_AT)] or [[]]
            for look in looks:
                await asyncio.sleep(LOOK_SECONDS / len(looks))
                self._unread.update(look)
                self._read()

    async def _give_back_strays(self) -> None:
        """Where the database did not answer, it may think that this node drives tables that are not here. Only
        between two beats, so that nothing is on its way that was claimed with one."""
        self._in_doubt = False
        driven = await self._nodes.driven_by(self.id)
        here = self._house.in_memory()
        known = {*self._claimed, *self._founded, *here}
        self._in_doubt |= len(here) > len(self._house.tables)
        self.release([id for id in driven if id not in known])

    async def _read_news(self) -> None:
        await asyncio.sleep(0)
        while self._unread:
            unread, self._unread = self._unread, set()
            here = self._house.tables
            known = {id: here[id].table.entries for id in unread if id in here}
            try:
                if known:
                    await self._read_of(known)
            except StoreError as error:
                LOG.warning("%s", error)
                return

    async def _read_of(self, known: Mapping[str, int]) -> None:
        """Tables of which so many entries are known. Those that nobody drives are claimed, those that are this
        node's, or another's, and do not know it are told."""
        here = self._house.tables
        drove = {id for id in known if here[id].driving}
        found = await self._nodes.news(self.id, known)
        self.news_read += 1
        for id in known:
            if id in here and not here[id].knows(news := found.get(id)):
                here[id].post(partial(here[id].learn, news))
        going = {id: news.driver for id, news in found.items() if id in here and not here[id].over}
        for id in drove.intersection(going):
            if going[id] not in (None, self.id):
                here[id].post(here[id].rest)
        idle = {id: driver for id, driver in going.items() if id in drove or not here[id].driving}
        unaware = [id for id, driver in idle.items() if driver == self.id and not here[id].driving]
        self._take_up({id: 0 for id in unaware if id not in self._claimed})
        free = [id for id, driver in idle.items() if driver is None]
        if free:
            await self._take_claimed(await self._nodes.claim(self.id, free))
        followed = [id for id in known if id in here and here[id].presence.followers()]
        if followed:
            await self._part_from_rivals(followed)

    async def _take_claimed(self, claimed: Mapping[str, int]) -> None:
        if claimed and not self._thinks and await self._nodes.others_think():
            self._unwanted |= dict.fromkeys(claimed, time.monotonic() + RETRY_SECONDS)
        self._take_up(claimed)

    def present(self, id: str) -> None:
        """Somebody has connected to this table here, or gone."""
        self._untold.add(id)
        if "present" not in self._jobs:
            self._job("present", self._tell_present())

    async def _tell_present(self) -> None:
        """What could not be written is told as it is by then."""
        await asyncio.sleep(0)
        while self._untold and self.ready:
            told, self._untold = self._untold, set()
            sat = set(self._sat)
            write = Write()
            for id in told:
                live = self._house.tables.get(id)
                write.present(id, self.id, sorted(live.presence.here()) if live is not None else ())
            try:
                if sat:  # before the notice that comes with the rest
                    await self._nodes.addresses.sat(sat)
                    self._sat -= sat
                await self._store.write(write)
            except StoreError:
                self._untold |= told
                await asyncio.sleep(BEAT_SECONDS)

    # ------------------------------------------------------------ from where people sat down

    def sat(self, id: str, seat: int, address: str) -> None:
        """The others learn of it as of whoever connects."""
        self._sat.add((id, seat, self._census.name(address)))

    async def seats_at(self, id: str, address: str) -> set[int]:
        """Raises `StoreError`."""
        name = self._census.name(address)
        sat = self._sat | await self._nodes.addresses.who_sat([id])
        return {seat for table, seat, whose in sat if (table, whose) == (id, name)}

    async def _part_from_rivals(self, ids: Iterable[str]) -> None:
        """Of those who follow a seat at these tables, whoever has a rival beside them goes."""
        here = self._house.tables
        followed = {id: here[id].presence.followers() for id in ids if id in here}
        sat = await self._nodes.addresses.who_sat(followed)
        for id, followers in followed.items():
            addresses = {listener.address for _, listener in followers if listener.address}
            seats = {
                address: {
                    seat for table, seat, name in sat if (table, name) == (id, self._census.name(address))
                }
                for address in addresses
            }
            if id in here:
                here[id].post(partial(here[id].admission.part_from_rivals, seats))
