"""How much a house keeps, and for how long: whether there is room for more, and what is old enough to go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from safehouse.core import save as saves
from safehouse.table import messages as say
from safehouse.table.census import Census
from safehouse.table.counts import Allowance, CountedHere, Counts, Still
from safehouse.table.requests import Refusal
from safehouse.table.security import Limits
from safehouse.table.store import Store, Write
from safehouse.table.table import Table

LOG: Final = logging.getLogger(__name__)
DAY: Final = 86_400_000
DAY_SECONDS: Final = 86_400
BOXES: Final = Allowance(50, DAY_SECONDS)
"""New boxes that one address may keep."""
REVIEWS_AT_WORK: Final = 2
"""Reviews that one address may have in the making."""
OWN_WORDS_PER_SECOND: Final = 1.0
OWN_WORDS_AT_ONCE: Final = 30
"""Questions of one address that are answered in the words of a box."""
LONGEST_PAUSE: Final = 7 * DAY
"""What the time between two runs of the server counts for at most."""
TOGETHER: Final = 50
"""Tables that one write deletes."""
REST: Final = 0.1
"""Seconds between two such writes."""
MOVES_ON: Final = (say.Play, say.Answer, say.Resign, say.Rematch, say.Call)
"""Requests by which a game comes to its end; the others can be repeated for ever."""


class Retention(Struct, frozen=True, kw_only=True):
    """How much is kept, and how long. Days of 0: for ever."""

    tables: int = 100_000
    """Tables in the store; when there are so many, nobody sets up another."""
    groups: int = 20_000
    """Groups in the store."""
    unfinished_days: float = 60.0
    """A table that waits or is played is deleted when nobody has used it for so long."""
    finished_days: float = 365.0
    """A game that is over is deleted when nobody has looked at it for so long; a group's stay with it."""
    group_days: float = 730.0
    """A group is deleted with its games when nobody has opened it for so long."""
    chat_lines: int = 2_000
    """What may be said at one table."""
    table_entries: int = 20_000
    """Moves, undos, offers, lines and the like of one table; then nothing but the game itself goes on."""
    reports: int = 1_000
    """Reports in the store."""
    reports_per_table: int = 10
    report_bytes: int = 256 * 1024
    """A report that would be larger is stored without its save and view."""
    report_days: float = 180.0
    """A report is deleted after so long."""
    boxes: int = 2_000
    """Boxes that people have entered and play with; when there are so many, nobody brings another."""
    box_bytes: int = 200 * 1024 * 1024
    """What they may take together."""
    box_days: float = 30.0
    """A box is deleted when for so long no table that is kept was played with it."""
    collect_every: float = 3_600.0
    """Seconds between two looks for what is too old."""


class Room:
    """Whether there is room for one thing more. Every method raises `Refusal` where there is not."""

    def __init__(
        self, store: Store, retention: Retention, limits: Limits, census: Census | None = None
    ) -> None:
        self._store = store
        self._retention = retention
        self._limits = limits
        self._foundings = Allowance(limits.foundings_per_day, DAY_SECONDS)
        self._public = Allowance(limits.public_per_day, DAY_SECONDS)
        self._own_words = (census or Census()).buckets("own-words", OWN_WORDS_PER_SECOND, OWN_WORDS_AT_ONCE)
        self.counts: Counts = CountedHere()

    async def for_table(self, founder: str) -> None:
        if await self._store.count_tables() >= self._retention.tables:
            raise Refusal("house_full")
        await self._count_founding(founder)

    async def for_public_table(self, founder: str) -> None:
        """Beside `for_table`: nobody fills the list that everybody sees."""
        if not await self.counts.spend("public", founder, self._public):
            raise Refusal("too_many_public")

    async def for_group(self, founder: str) -> None:
        if await self._store.count_groups() >= self._retention.groups:
            raise Refusal("house_full")
        await self._count_founding(founder)

    async def for_box(self, founder: str) -> None:
        if not await self.counts.spend("boxes", founder, BOXES):
            raise Refusal("too_many_boxes")

    async def for_bots_alone(self, founder: str, still: Still) -> None:
        """For a game in which nobody but bots decides, as long as it is on."""
        if not await self.counts.hold("bots", founder, self._limits.bots_alone_per_address, still):
            raise Refusal("too_many_bots")

    async def for_review(self, asker: str, still: Still) -> None:
        """For a review, as long as it is in the making."""
        if not await self.counts.hold("reviews", asker, REVIEWS_AT_WORK, still):
            raise Refusal("busy")

    def for_own_words(self, asker: str) -> None:
        """For reading what somebody entered, and saying something in these words."""
        if not self._own_words.take(asker):
            raise Refusal("too_fast")

    async def _count_founding(self, founder: str) -> None:
        if not await self.counts.spend("foundings", founder, self._foundings):
            raise Refusal("too_many_tables")

    def for_request(self, table: Table, request: say.Request) -> None:
        if isinstance(request, say.Chat) and table.conversation.spoken >= self._retention.chat_lines:
            raise Refusal("enough_said")
        if table.entries >= self._retention.table_entries and not isinstance(request, MOVES_ON):
            raise Refusal("too_long")

    async def for_report(self, table: Table, seat: int, text: str, now: int) -> Write:
        """What a seat reports, with its view and the game as far as there is room for them."""
        here, everywhere = await self._store.count_reports(table.setup.id)
        if here >= self._retention.reports_per_table or everywhere >= self._retention.reports:
            raise Refusal("too_many_reports")
        record = table.game_record()
        view, save = record.view_bytes(seat), saves.dump(table.save())
        if len(view) + len(save) > self._retention.report_bytes:
            view = save = b"null"
        return Write().report(table.setup.id, now, seat, len(record.entries), text, view, save)


class Collector:
    """Deletes what nobody has used for long. `in_memory`: the tables that are in use now. `erase`: forgets
    tables for good and does what else is to be written."""

    def __init__(
        self,
        store: Store,
        retention: Retention,
        now: Callable[[], int],
        in_memory: Callable[[], set[str]],
        erase: Callable[[list[str], Write], Awaitable[None]],
    ) -> None:
        self._store = store
        self._retention = retention
        self._now = now
        self._in_memory = in_memory
        self._erase = erase
        self._ahead: int | None = None
        self._used_tables: set[str] = set()
        self._used_groups: set[str] = set()
        self.deleted = 0
        """Tables, groups and reports that were too old."""

    def table_used(self, id: str) -> None:
        self._used_tables.add(id)

    def group_used(self, id: str) -> None:
        self._used_groups.add(id)

    async def run(self) -> None:
        while True:
            try:
                await self.collect()
            except Exception:
                LOG.exception("what is too old could not be deleted")
            await asyncio.sleep(self._retention.collect_every)

    async def collect(self) -> None:
        now = await self._time()
        await self._note_what_was_used(now)
        await self._delete_reports(self._before(now, self._retention.report_days))
        for group in await self._store.aged_groups(self._before(now, self._retention.group_days)):
            await self._delete_group(group)
        unfinished = self._before(now, self._retention.unfinished_days)
        finished = self._before(now, self._retention.finished_days)
        aged = await self._store.aged_tables(unfinished, finished)
        for start in range(0, len(aged), TOGETHER):
            await self._delete_tables(aged[start : start + TOGETHER])
            await asyncio.sleep(REST)

    async def _time(self) -> int:
        """By which ages are counted: it goes on while the server runs, never back, and a pause counts for a
        week at most, so that no wrong clock of the machine makes everything old at once."""
        if self._ahead is None:
            last, now = await self._store.time(), self._now()
            self._ahead = 0 if last is None else max(last, min(now, last + LONGEST_PAUSE)) - now
        return self._now() + self._ahead

    def _before(self, now: int, days: float) -> int:
        """What was last used before this moment is too old."""
        return int(now - days * DAY) if days else 0

    async def _note_what_was_used(self, now: int) -> None:
        tables, groups = self._used_tables | self._in_memory(), self._used_groups
        self._used_tables, self._used_groups = set(), set()
        await self._store.write(Write().used(now, tables, groups))

    async def _delete_reports(self, before: int) -> None:
        count = await self._store.aged_reports(before)
        if count:
            await self._store.write(Write().erase_reports(before))
            self._tell(count, "reports")

    async def _delete_group(self, group: str) -> None:
        tables = [id for id, _ in await self._store.all_tables_of(group)]
        if group not in self._used_groups and not self._in_memory().intersection(tables):
            await self._erase(tables, Write().erase_series(group))
            self._tell(1, "groups")

    async def _delete_tables(self, aged: list[str]) -> None:
        tables = [id for id in aged if id not in self._in_memory()]
        await self._erase(tables, Write())
        self._tell(len(tables), "tables")

    def _tell(self, count: int, what: str) -> None:
        self.deleted += count
        LOG.info("%d %s were too old and are deleted", count, what)
