"""All tables of one server: set up, found, loaded from the store, forgotten when nobody is there."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from safehouse.core.errors import OptionError
from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.entries import SeatSetup, Setup
from safehouse.table.groups import Groups
from safehouse.table.live import LiveTable, Surroundings, founding
from safehouse.table.minds import MindLimits, Minds
from safehouse.table.names import bot_named, clean_name, game_named
from safehouse.table.requests import Refusal
from safehouse.table.security import Limits, hashed, new_table_id, new_token
from safehouse.table.store import Store
from safehouse.table.table import Table
from safehouse.table.vocabulary import usual_bot

LOG: Final = logging.getLogger(__name__)
DAY: Final = 86_400_000
MOST_LISTED: Final = 50


def fresh_seed() -> str:
    """Nobody can foretell it."""
    return secrets.token_hex(16)


class HouseRules(Struct, frozen=True, kw_only=True):
    """How this server runs."""

    limits: Limits = Limits()
    minds: MindLimits = MindLimits()
    bot_pace: float = 0.7
    forget_after: float = 300.0
    sweep_every: float = 30.0
    seeds: Callable[[], str] = fresh_seed
    """What a table's cards are dealt by; tests deal the same ones again."""


class House:
    def __init__(self, store: Store, rules: HouseRules) -> None:
        self.rules = rules
        self.store = store
        self.minds = Minds(rules.minds)
        self.surroundings = Surroundings(store, self.minds, rules.bot_pace, self._rematch, self._discard)
        self.groups = Groups(self)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @staticmethod
    @asynccontextmanager
    async def open(path: Path, rules: HouseRules | None = None) -> AsyncIterator["House"]:
        async with Store.open(path) as store:
            house = House(store, rules or HouseRules())
            sweeper = asyncio.create_task(house._sweep(), name="sweeper")
            waker = asyncio.create_task(house._wake(), name="waker")
            try:
                yield house
            finally:
                await stopped(sweeper, waker, *house._loading.values())
                for live in list(house._tables.values()):
                    await stopped(*live.stop())
                await house.minds.close()

    @property
    def live_tables(self) -> int:
        return len(self._tables)

    # ------------------------------------------------------------ finding

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from the store. Raises `Refusal`."""
        live = self._tables.get(id)
        if live is None:
            loading = self._loading.get(id) or self._once(id, self._load(id))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    def _once(self, id: str, coming: Coroutine[Any, Any, LiveTable]) -> "asyncio.Task[LiveTable]":
        """A table comes to life only once, however many ask for it meanwhile."""
        task = self._loading[id] = asyncio.create_task(coming)
        task.add_done_callback(lambda _: self._loading.pop(id, None))
        return task

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.read(id)
        if stored is None:
            raise Refusal("unknown_table")
        setup = did.decode_setup(stored[0])
        game = game_named(setup.game)
        if game.rules_version != setup.rules:
            raise Refusal("old_rules")
        try:
            table = Table(setup, game)
            for entry in stored[1]:
                table.apply(did.decode_entry(entry))
        except Exception:
            LOG.exception("a stored table cannot be read")
            raise Refusal("internal") from None
        return await self._bring_to_life(table)

    async def _bring_to_life(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.surroundings)
        try:
            await live.do(live.resume)
        except BaseException:
            live.stop()
            raise
        self._tables[table.setup.id] = live
        return live

    async def _wake(self) -> None:
        """After a start: load the tables on which something happens by itself."""
        for id in await self.store.waking():
            try:
                await self.get(id)
            except Refusal as no:
                LOG.warning("a table could not be taken up again: %s", no.code)
            except Exception:
                LOG.exception("a table could not be taken up again")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.rules.sweep_every)
            self.forget_idle()

    def forget_idle(self) -> None:
        """Unload what nobody uses; the store keeps it."""
        before = time.monotonic() - self.rules.forget_after
        for id, live in list(self._tables.items()):
            if live.used <= before and live.idle():
                del self._tables[id]
                live.stop()

    def _discard(self, live: LiveTable) -> None:
        """The next who asks for the table gets it afresh from the store."""
        if self._tables.get(live.table.setup.id) is live:
            del self._tables[live.table.setup.id]
        live.disconnect()
        live.stop()

    async def public(self) -> list[LiveTable]:
        since = self.surroundings.now() - DAY
        found = []
        for id in await self.store.public(since, MOST_LISTED):
            try:
                found.append(await self.get(id))
            except Refusal:
                continue
        return found

    # ------------------------------------------------------------ setting up

    async def create(self, new: say.NewTable, series: str | None = None) -> say.TableCreated:
        """Raises `Refusal`; then nothing was created. `series`: the series the game belongs to."""
        game = game_named(new.game)
        try:
            options = game.read_options(new.options)
        except OptionError as error:
            raise Refusal("bad_option", detail=str(error)[:300]) from None
        if (new.clock.kind == "none") != (new.clock.seconds == 0):
            raise Refusal("bad_clock", detail="a clock of a kind needs seconds; none has none")
        seats, keys = seat_everybody(game, options, new)
        host = new_token()
        setup = Setup(
            id=new_table_id(),
            game=game.id,
            rules=game.rules_version,
            options=options.to_json(),
            seed=self.rules.seeds(),
            seats=seats,
            host_key=hashed(host),
            public=new.public,
            watchers=new.watchers,
            chat=new.chat and not game.is_silent(options),
            clock=new.clock,
            absence=new.absence,
            stand_in=bot_named(game, new.stand_in or usual_bot(game)),
            follow_delay=new.follow_delay,
            created=self.surroundings.now(),
            series=series,
        )
        await self._once(setup.id, self._found(Table(setup, game)))
        return say.TableCreated(table=setup.id, host=host, seats=keys)

    async def _found(self, table: Table) -> LiveTable:
        await self.store.write(founding(table))
        return await self._bring_to_life(table)

    def _rematch(self, table: Table) -> Setup:
        """The same people and bots, everybody one seat further; tokens stay good."""
        old = table.setup
        moved = [table.sitters[(seat - 1) % table.seats] for seat in range(table.seats)]
        return Setup(
            id=new_table_id(),
            game=old.game,
            rules=old.rules,
            options=old.options,
            seed=self.rules.seeds(),
            seats=[
                SeatSetup(
                    held="bot" if sitter.held == "bot" else "person",
                    name=sitter.name,
                    bot=sitter.bot,
                    key=sitter.key,
                )
                for sitter in moved
            ],
            host_key=old.host_key,
            public=old.public,
            watchers=old.watchers,
            chat=old.chat,
            clock=old.clock,
            absence=old.absence,
            stand_in=old.stand_in,
            follow_delay=old.follow_delay,
            created=self.surroundings.now(),
            rematch_of=old.id,
            series=old.series,
        )


async def stopped(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def seat_everybody(
    game: AnyGame, options: Options, new: say.NewTable
) -> tuple[list[SeatSetup], list[say.SeatKey]]:
    count = options.seats()
    wanted = new.seats or [say.NewSeat(held="me"), *(say.NewSeat(held="open") for _ in range(count - 1))]
    if len(wanted) != count:
        raise Refusal("bad_seats", detail=f"with these options there are {count} seats, not {len(wanted)}")
    seats: list[SeatSetup] = []
    keys: list[say.SeatKey] = []
    for number, seat in enumerate(wanted):
        if seat.held == "me":
            token = new_token()
            keys.append(say.SeatKey(seat=number, token=token))
            name = clean_name(seat.name or new.name or "")
            seats.append(SeatSetup(held="person", name=name, key=hashed(token)))
        elif seat.held == "bot":
            bot = bot_named(game, seat.bot or usual_bot(game))
            seats.append(SeatSetup(held="bot", name=clean_name(seat.name or ""), bot=bot))
        else:
            seats.append(SeatSetup(held="open"))
    return seats, keys
