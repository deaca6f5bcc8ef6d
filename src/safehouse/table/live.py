"""A table in play: one mailbox, in which every command is checked, stored and only then broadcast."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from safehouse.core import save as saves
from safehouse.core.seats import WATCHER
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.entries import AnyEntry, Setup
from safehouse.table.groups import record_end
from safehouse.table.minds import Minds, WorkerFailed
from safehouse.table.pace import Pace
from safehouse.table.requests import HANDLERS, Refusal, consequence, limit_over, read_move, time_up, to_foresee
from safehouse.table.security import opens, seat_opened
from safehouse.table.store import Store, Write
from safehouse.table.table import Table
from safehouse.table.viewers import Follower, Listener, Seen, Viewer, encode

LOG: Final = logging.getLogger(__name__)
LONGEST_QUEUE: Final = 200
RESTART: Final = 1012
"""The close code that says: connect again."""

T = TypeVar("T")


class Surroundings:
    """What a table needs of the house it stands in."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        bot_pace: float,
        rematch: Callable[[Table], Setup],
        discard: Callable[["LiveTable"], None],
    ) -> None:
        self.store = store
        self.minds = minds
        self.bot_pace = bot_pace
        """Seconds a bot takes at least, whatever it has to think about."""
        self.rematch = rematch
        self.discard = discard
        """Takes a table out of memory that can no longer be trusted; the store has the truth."""
        self._zero = time.time() - time.monotonic()

    def now(self) -> int:
        """Server time in milliseconds; never goes back while the program runs."""
        return int((self._zero + time.monotonic()) * 1000)


def founding(table: Table) -> Write:
    """What the store must know of a table before its first entry."""
    setup = table.setup
    write = Write().table(setup.id, setup.created, table.phase, setup.public, table.wakes, did.encode(setup))
    if setup.series is not None:
        write.series_table(setup.series, setup.id)
    return write


class LiveTable:
    def __init__(self, table: Table, house: Surroundings) -> None:
        self.table = table
        self.house = house
        self.used = time.monotonic()
        self._pace = Pace(house.bot_pace)
        self._viewers: dict[tuple[int, bool], Viewer] = {}
        self._mail: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._awaited: set[asyncio.Future[Any]] = set()
        self._broken = False
        self._stopped = False
        self._at_work = False
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._foreseeing: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._gone_since: dict[int, float] = {}
        self._stored_phase = (table.phase, table.wakes)
        self._task = asyncio.create_task(self._run(), name=f"table {table.setup.id[:4]}")

    # ------------------------------------------------------------ the mailbox

    async def _run(self) -> None:
        while True:
            job = await self._mail.get()
            self._at_work = True
            try:
                await job()
            except Exception:
                LOG.exception("a table stumbled over a command")
            self._at_work = False
            if self._broken:
                self.house.discard(self)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Put a command into the mailbox and wait for what comes of it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                outcome = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(outcome)

        if self._stopped:
            raise Refusal("busy")
        self._awaited.add(done)
        done.add_done_callback(self._awaited.discard)
        self._mail.put_nowait(job)
        return await done

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        self._mail.put_nowait(job)

    async def resume(self) -> None:
        """After loading: give back the time the server was down, then go on."""
        if self.table.playing and (self.table.clocks.used or self.table.limit.used):
            await self._commit([did.Resumed(at=self.house.now())])
        for seat in self.table.people():
            self._gone_since[seat] = time.monotonic()
        await self._go_on()

    def idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        busy = self._at_work or not self._mail.empty()
        return not (busy or self._viewers or self._thinking or self._alarm)

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nothing more happens here; returns the tasks that are ending."""
        self._stopped = True
        for done in list(self._awaited):
            if not done.done():
                done.set_exception(Refusal("busy"))
        if self._alarm is not None:
            self._alarm.cancel()
        ending = [self._task, *self._thinking.values(), *self._foreseeing.values()]
        for task in ending:
            task.cancel()
        return ending

    # ------------------------------------------------------------ checked, stored, broadcast

    async def _commit(self, entries: list[AnyEntry], write: Write | None = None) -> None:
        """Store the entries, then carry them out and tell every viewer what it may know of them.

        Where that fails it is uncertain what was stored, and the table must be read again.
        """
        write = write or Write()
        for number, entry in enumerate(entries, self.table.entries):
            write.entry(self.table.setup.id, number, did.encode(entry))
            record_end(self.table, entry, write)
        try:
            await self.house.store.write(write)
            for entry in entries:
                self.table.apply(entry)
                self._broadcast()
        except Exception:
            self._broken = True
            raise

    def _broadcast(self) -> None:
        here, now = self.connected(), self.house.now()
        for viewer in list(self._viewers.values()):
            viewer.catch_up(here, now)

    async def _go_on(self) -> None:
        """What follows by itself: agreed offers, bots that are asked, clocks."""
        while (offer := self.table.ripe_offer()) is not None:
            if offer.kind == "rematch":
                await self._make_rematch()
            else:
                await self._commit(consequence(self.table, offer, self.house.now()))
        self._wake_bots()
        self._set_alarm()
        phase = (self.table.phase, self.table.wakes)
        if phase != self._stored_phase:
            await self.house.store.write(Write().phase(self.table.setup.id, *phase))
            self._stored_phase = phase

    async def _make_rematch(self) -> None:
        following = Table(self.house.rematch(self.table), self.table.game)
        entry = did.Rematched(at=self.house.now(), table=following.setup.id)
        await self._commit([entry], founding(following))

    # ------------------------------------------------------------ viewers

    def connected(self) -> list[int]:
        return [key[0] for key in self._viewers if self._is_seat(key)]

    def seat_for(self, token: str) -> int | None:
        return seat_opened(token, [sitter.key for sitter in self.table.sitters])

    def is_host(self, token: str) -> bool:
        return opens(token, self.table.setup.host_key)

    async def enter(self, connection: Listener, hello: say.Hello) -> tuple[int, bool]:
        """Let a connection in; returns which viewer it is. Raises `Refusal`."""
        key = self._viewer_key(hello)
        new = key not in self._viewers
        if new:
            self._viewers[key] = (
                Follower(self.table, key[0], self._later) if key[1] else Viewer(self.table, key[0])
            )
        viewer = self._viewers[key]
        viewer.listeners.add(connection)
        if self._is_seat(key):
            self._gone_since.pop(key[0], None)
        if new and self._is_seat(key):
            self._tell_seats(besides=viewer)
            self._set_alarm()
        connection.send(encode(viewer.welcome(self.connected(), self.house.now())))
        return key

    def _own_seat(self, key: tuple[int, bool]) -> int:
        """The seat for which this viewer may speak. Raises `Refusal`."""
        if not self._is_seat(key):
            raise Refusal("watchers_only_watch")
        return key[0]

    @staticmethod
    def _is_seat(key: tuple[int, bool]) -> bool:
        return key[0] != WATCHER and not key[1]

    def disconnect(self) -> None:
        """Send everybody away; they will come back."""
        for viewer in self._viewers.values():
            for listener in viewer.listeners:
                listener.close(RESTART)

    def _viewer_key(self, hello: say.Hello) -> tuple[int, bool]:
        if hello.token is not None:
            seat = self.seat_for(hello.token)
            if seat is None:
                raise Refusal("wrong_token")
            return seat, False
        if not self.table.setup.watchers:
            raise Refusal("no_watchers")
        if hello.follow is None:
            return WATCHER, False
        if not self.table.follow or hello.follow >= self.table.seats:
            raise Refusal("no_follow")
        return hello.follow, True

    async def exit(self, connection: Listener, key: tuple[int, bool]) -> None:
        viewer = self._viewers.get(key)
        if viewer is None:
            return
        viewer.listeners.discard(connection)
        if viewer.listeners:
            return
        del self._viewers[key]
        if self._is_seat(key):
            self._gone_since[key[0]] = time.monotonic()
            self._tell_seats()
            self._set_alarm()

    def _tell_seats(self, besides: Viewer | None = None) -> None:
        for viewer in list(self._viewers.values()):
            if viewer is not besides:
                viewer.tell_seats(self.connected())

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, call)

    # ------------------------------------------------------------ requests of a viewer

    def request(self, connection: Listener, key: tuple[int, bool], message: say.ClientMessage) -> None:
        """Answer a message of the stream, in its turn."""
        assert not isinstance(message, say.Hello)
        if self._mail.qsize() > LONGEST_QUEUE:
            connection.send(encode(say.Refused(re=message.id, code="busy", clause=None, detail="")))
            return
        self.post(lambda: self._answer(connection, key, message))

    async def _answer(self, connection: Listener, key: tuple[int, bool], message: say.ClientMessage) -> None:
        assert not isinstance(message, say.Hello)
        reply: say.Message | None = None
        try:
            if isinstance(message, say.Foresee):
                self._foresee(connection, key, message)
            else:
                reply = await self._carry_out(key, message)
        except Refusal as no:
            reply = say.Refused(re=message.id, code=no.code, clause=no.clause, detail=no.detail)
        except Exception:
            connection.send(encode(say.Refused(re=message.id, code="internal", clause=None, detail="")))
            raise
        if reply is not None:
            connection.send(encode(reply))
        await self._go_on()

    async def _carry_out(self, key: tuple[int, bool], message: say.ClientMessage) -> say.Message:
        now = self.house.now()
        if isinstance(message, say.Ping):
            return say.Pong(re=message.id, now=now)
        if isinstance(message, say.Resync):
            return self._viewers[key].welcome(self.connected(), now)
        seat = self._own_seat(key)
        if isinstance(message, say.Why):
            return self._why(seat, message)
        assert not isinstance(message, say.Hello | say.Foresee)
        if message.id in self.table.sitters[seat].requests:
            return say.Done(re=message.id)
        viewer = self._viewers.get(key)
        entries = HANDLERS[type(message)](self.table, seat, message, now, viewer.mark if viewer else "")
        await self._commit(entries, self._report(message, seat) if isinstance(message, say.Report) else None)
        return say.Done(re=message.id)

    def _why(self, seat: int, message: say.Why) -> say.Message:
        if self.table.record is None:
            raise Refusal("not_playing")
        clause = self.table.record.why_not(seat, read_move(self.table, message.move))
        return say.Because(re=message.id, clause=clause)

    def _foresee(self, connection: Listener, key: tuple[int, bool], message: say.Foresee) -> None:
        """A worker answers from what the seat sees now, while the table goes on; one at a time for a seat."""
        seat = self._own_seat(key)
        moves = to_foresee(self.table, seat, message)
        if seat in self._foreseeing:
            raise Refusal("busy")
        view = Seen(self.table, seat).view
        self._foreseeing[seat] = asyncio.create_task(self._foretell(connection, seat, message.id, view, moves))

    async def _foretell(self, connection: Listener, seat: int, re: str, view: bytes, moves: list[int]) -> None:
        reply: say.Message
        try:
            told = await self.house.minds.foresee(self.table.setup.game, view, moves)
            reply = say.Foretold(re=re, moves=told)
        except WorkerFailed as failure:
            LOG.warning("nothing foretold in %s: %s", self.table.setup.game, failure)
            reply = say.Refused(re=re, code="busy", clause=None, detail="")
        finally:
            del self._foreseeing[seat]
        connection.send(encode(reply))

    def _report(self, message: say.Report, seat: int) -> Write:
        record = self.table.game_record()
        return Write().report(
            self.table.setup.id,
            self.house.now(),
            seat,
            len(record.entries),
            message.text,
            record.view_bytes(seat),
            saves.dump(self.table.save()),
        )

    # ------------------------------------------------------------ seats, by HTTP

    async def sit(self, seat: int, name: str, key: str) -> None:
        """A person takes an open seat."""
        self._must_wait(seat)
        if self.table.sitters[seat].held != "open":
            raise Refusal("seat_taken")
        await self._commit([did.Sat(at=self.house.now(), seat=seat, name=name, key=key)])
        self._gone_since[seat] = time.monotonic()
        await self._go_on()

    async def fill(self, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or opens it again."""
        self._must_wait(seat)
        if self.table.sitters[seat].held == "person":
            raise Refusal("seat_taken")
        await self._commit([did.Filled(at=self.house.now(), seat=seat, bot=bot)])
        await self._go_on()

    def _must_wait(self, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            raise Refusal("unknown_seat")
        if self.table.phase != "waiting":
            raise Refusal("seat_taken" if self.table.sitters[seat].held != "open" else "already_started")

    async def close(self) -> None:
        """The host gives the table up before the game began."""
        if self.table.phase != "waiting":
            raise Refusal("already_started")
        await self._commit([did.Closed(at=self.house.now())])
        await self._go_on()

    # ------------------------------------------------------------ bots

    def _wake_bots(self) -> None:
        for seat in self.table.asked():
            bot = self.table.mind(seat)
            if bot is not None and seat not in self._thinking and self._question(seat)[2]:
                self._thinking[seat] = asyncio.create_task(self._think(seat, bot))

    def _question(self, seat: int) -> tuple[int, int, list[int]]:
        return self.table.decisions[seat], self.table.undos, self.table.game_record().choices(seat)

    async def _think(self, seat: int, bot: str) -> None:
        started = time.monotonic()
        table = self.table
        question = self._question(seat)
        view = Seen(table, seat).view
        moves = question[2]
        move = await self.house.minds.choose(table.setup.game, table.options.to_json(), bot, view, moves)
        await asyncio.sleep(self._pace.wait(seat, len(moves), time.monotonic() - started))
        self.post(lambda: self._bot_plays(seat, question, move))

    async def _bot_plays(self, seat: int, question: tuple[int, int, list[int]], move: int) -> None:
        """The bot's answer counts only to the question it was asked."""
        self._thinking.pop(seat, None)
        if (
            seat in self.table.asked()
            and self.table.mind(seat) is not None
            and self._question(seat) == question
        ):
            await self._commit([did.Played(at=self.house.now(), seat=seat, move=move)])
        await self._go_on()

    # ------------------------------------------------------------ clocks and absence

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        found = (self._clock_wait(), self._limit_wait(), self._absence_wait())
        waits = [wait for wait in found if wait is not None]
        if waits:
            delay = max(0.0, min(waits)) + 0.005
            self._alarm = asyncio.get_running_loop().call_later(delay, lambda: self.post(self._alarmed))

    def _clock_wait(self) -> float | None:
        deadline = self.table.clocks.deadline() if self.table.playing else None
        if deadline is None or self.table.setup.absence.then == "wait":
            return None
        return (deadline - self.house.now()) / 1000

    def _limit_wait(self) -> float | None:
        """Seconds until the time limit of the game makes its move."""
        deadline = self.table.limit.deadline()
        if deadline is None or self.table.expiring() is None:
            return None
        return (deadline - self.house.now()) / 1000

    def _absence_wait(self) -> float | None:
        patience = self.table.setup.absence.patience
        if patience is None or self.table.setup.absence.then == "wait":
            return None
        gone = [self._gone_since[seat] for seat in self._missing()]
        return min(gone) + patience - time.monotonic() if gone else None

    def _missing(self) -> list[int]:
        """People who are asked and not connected."""
        return [
            seat for seat in self.table.asked() if self.table.mind(seat) is None and seat in self._gone_since
        ]

    async def _alarmed(self) -> None:
        self._alarm = None
        now = self.house.now()
        table = self.table
        entries = limit_over(table, now)
        if not entries and table.playing:
            entries = time_up(table, table.clocks.out_of_time(now), now, "time")
        patience = table.setup.absence.patience
        if not entries and patience is not None:
            late = [s for s in self._missing() if time.monotonic() - self._gone_since[s] >= patience]
            entries = time_up(table, late, now, "absent")
        if entries:
            await self._commit(entries)
        await self._go_on()
