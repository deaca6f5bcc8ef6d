"""A table in play: every command is checked, stored and only then broadcast, one after another."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from safehouse.review.hinting import Hint
from safehouse.table import entries as did
from safehouse.table import founding
from safehouse.table import messages as say
from safehouse.table.admission import Admission
from safehouse.table.alarm import Alarm
from safehouse.table.hinting import Hints
from safehouse.table.journal import Journal
from safehouse.table.mailbox import Job, Mailbox
from safehouse.table.next_game import hold_auction, make_rematch, must_speak_for_bidder
from safehouse.table.presence import Presence
from safehouse.table.previewing import Previews
from safehouse.table.requests import HANDLERS, Refusal, consequence, read_move
from safehouse.table.services import Services
from safehouse.table.store import StoredTable, StoreError, Taken, Write
from safehouse.table.store.nodes import News
from safehouse.table.table import Table
from safehouse.table.thinking import BotPace, BotQuestion, ThinkingSeats
from safehouse.table.viewers import Listener, Viewpoint, encode

LOG: Final = logging.getLogger(__name__)
RESTART: Final = 1012
"""The close code that says: connect again."""

T = TypeVar("T")


class LiveTable:
    """`discard` takes a table out of memory that can no longer be trusted; the store has the truth."""

    def __init__(
        self,
        table: Table,
        services: Services,
        discard: Callable[["LiveTable"], None],
        stored: StoredTable | None = None,
        founder: str = "",
    ) -> None:
        self.table = table
        self.used = time.monotonic()
        self._services = services
        self._discard = discard
        self._moves_kept = stored.moves_kept if stored else 0
        self._to_be_kept = table.outcome is None
        self._mailbox = Mailbox(f"table {table.setup.id[:4]}")
        self.presence = Presence(table)
        self.admission = Admission(table, services, self.presence)
        self._journal = Journal(table, services, self.presence, stored, self._end)
        self.bots = ThinkingSeats(
            table,
            services.workers,
            BotPace(services.bot_pace),
            self._bot_answered,
            self.presence,
            founder,
        )
        self.alarm = Alarm(table, self.presence, services.now, lambda: self.post(self._alarmed))
        self._previews = Previews(table, services.workers)
        self._hints = Hints(table, services.workers, self._hint_found)
        self._hints_told: dict[int, tuple[str, str, bytes]] = {}
        """The last one of each seat: request, level, and what the seat saw."""
        self.driving = False
        """Whether its bots think and its clocks ring on this node."""

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Put a command into the mailbox and wait for what comes of it."""
        return await self._mailbox.do(lambda: self._in_order(work))

    def post(self, job: Job) -> None:
        self._mailbox.post(lambda: self._in_order(job))

    def _end(self) -> None:
        """After what is being done now it leaves memory."""
        self._mailbox.end_after_this(lambda: self._discard(self))

    async def _in_order(self, work: Callable[[], Awaitable[T]]) -> T:
        """Another node may have been quicker: then what it did is learned, and the work is done anew."""
        while True:
            try:
                return await work()
            except Taken:
                await self._journal.catch_up()

    async def resume(self) -> None:
        """After loading: go on, unless another node does so."""
        for seat in self.table.people():
            self.presence.away(seat)
        driven = await self._services.node.claim(self.table.setup.id)
        if driven is not None:
            await self.take_up(driven)
        else:
            await self._go_on()

    async def take_up(self, driven: int) -> None:
        """Drive this table from now on, which nobody did since then: that time is given back to the people."""
        self.driving = True
        if self.table.playing and (self.table.clocks.used or self.table.limit.used):
            await self._journal.commit([did.Resumed(at=self._services.now(), since=driven)])
        await self._go_on()

    async def rest(self) -> None:
        """Another node drives this table. What a bot still thinks here counts for nothing."""
        self.driving = False
        self.alarm.stop()

    # ------------------------------------------------------------ what other nodes did

    def knows(self, news: News | None) -> bool:
        """Whether there is nothing to learn from that."""
        return news is not None and not news.entries and news.elsewhere == self.presence.elsewhere

    async def learn(self, news: News | None) -> None:
        """None: the table was erased."""
        if news is None:
            self._end()
            return
        before = self.table.entries
        self._journal.follow(news.entries)
        if news.elsewhere != self.presence.elsewhere:
            self.presence.learn(news.elsewhere)
            self._wake()
        if self.driving and self.table.entries != before:
            await self._go_on()

    def _wake(self) -> None:
        """Let happen what happens here by itself."""
        if self.driving:
            self.bots.wake()
            self.alarm.set()

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    @property
    def waiting(self) -> int:
        """Commands that wait for their turn."""
        return self._mailbox.waiting

    async def watch(self, longest: float) -> int:
        """Ask bots again that have been asked for too long; how many."""
        return self.bots.ask_again(longest)

    def idle(self) -> bool:
        """Nobody is here and nothing will happen by itself."""
        if self._mailbox.busy or self.bots.busy or self.alarm.is_set:
            return False
        return self.presence.empty if self.driving else self.presence.empty_here

    def stop(self) -> list["asyncio.Task[None]"]:
        """Nothing more happens here; returns the tasks that are ending."""
        self.alarm.stop()
        return [self._mailbox.close(), *self.bots.stop(), *self._previews.work.stop(), *self._hints.work.stop()]

    def keep_if_changed(self) -> None:
        """Keep a game that runs as it is now: after an upgrade it may be all that can be shown of it."""
        if not (self.driving and self.table.playing):
            return
        if len(self.table.game_record().entries) != self._moves_kept:
            self._moves_kept = len(self.table.game_record().entries)
            self._services.keeper.keep(self.table)

    def unload(self) -> None:
        """An idle table ends and lets go of everything at once: its parts know each other, and the collector of
        such circles comes rarely."""
        self.alarm.stop()
        self._mailbox.finish()
        vars(self).clear()

    # ------------------------------------------------------------ checked, stored, broadcast

    async def _go_on(self) -> None:
        """What follows by itself: agreed offers, bots that are asked, clocks."""
        await self._in_order(self._follow_up)

    async def _follow_up(self) -> None:
        while (offer := self.table.offers.ripe()) is not None:
            if offer.kind == "rematch":
                await make_rematch(self.table, self._services, self._journal.commit)
            else:
                await self._journal.commit(consequence(self.table, offer, self._services.now()))
        await hold_auction(self.table, self._services, self._journal.commit)
        self._wake()
        await self._journal.keep_phase()
        ended = self.over and self.table.record is not None
        if self.driving and self._to_be_kept and ended:
            self._to_be_kept = False
            self._services.keeper.keep(self.table)

    def _bot_answered(self, question: BotQuestion, move: int) -> None:
        self.post(lambda: self._bot_plays(question, move))

    async def _bot_plays(self, question: BotQuestion, move: int) -> None:
        if self.bots.still_asked(question) and self.driving:
            said = question.part.says(self.table.game, move)
            await self._journal.commit([did.Played(at=self._services.now(), seat=question.seat, move=said)])
        await self._go_on()

    async def _alarmed(self) -> None:
        entries = self.alarm.due() if self.driving else []
        if entries:
            await self._journal.commit(entries)
        await self._go_on()

    # ------------------------------------------------------------ who is here

    async def enter(self, listener: Listener, hello: say.Hello) -> Viewpoint:
        """Let a connection in; returns from where it looks on. Raises `Refusal`."""
        if self._services.store.nodes is not None:
            await self._journal.read_on()  # nobody is shown less than another node has shown before
        point = await self.admission.viewpoint(hello, listener.address)
        if point.is_seat and listener.address:
            await self.admission.sits_down(point.seat, listener.address)
        if self.presence.enter(point, listener):
            self.presence.tell_seats(besides=point)
        self._services.node.present(self.table.setup.id)
        listener.send(encode(self._welcome(point)))
        self._wake()
        return point

    async def exit(self, listener: Listener, point: Viewpoint) -> None:
        if self.presence.exit(point, listener):
            self.presence.tell_seats()
            self._wake()
        self._services.node.present(self.table.setup.id)

    def disconnect(self) -> None:
        """Send everybody away; they will come back."""
        self.presence.send_away(RESTART)

    def _welcome(self, point: Viewpoint) -> say.Welcome:
        return self.presence[point].welcome(self.presence.connected(), self._services.now())

    # ------------------------------------------------------------ requests of a viewer

    async def request(self, listener: Listener, point: Viewpoint, message: say.Request) -> None:
        """Answer a message of the stream, in its turn. Who waits until it is answered asks for one thing at a
        time."""
        if self._mailbox.full:
            listener.send(encode(say.Refused(re=message.id, code="busy", clause=None, detail="")))
            return
        came = time.perf_counter()
        try:
            await self.do(lambda: self._answer(listener, point, message, came))
        except Refusal:
            return  # the table has left memory, and its connections are told so
        except StoreError as error:
            LOG.warning("a table could not go on: %s", error)
        except Exception:
            LOG.exception("a table stumbled over a request")

    async def _answer(self, listener: Listener, point: Viewpoint, message: say.Request, came: float) -> None:
        reply: say.Message | None = None
        try:
            if isinstance(message, say.Foresee):
                self._previews.ask(own_seat(point), message, listener)
            elif isinstance(message, say.TakeHint):
                self._services.room.for_request(self.table, message)
                self._hints.ask(own_seat(point), message, listener)
            else:
                reply = await self._carry_out(point, message, listener.address)
        except Refusal as no:
            reply = say.Refused(re=message.id, code=no.code, clause=no.clause, detail=no.detail)
        except Taken:
            raise
        except Exception as error:
            code = "busy" if isinstance(error, StoreError) else "internal"
            listener.send(encode(say.Refused(re=message.id, code=code, clause=None, detail="")))
            raise
        if reply is not None:
            listener.send(encode(reply))
        if isinstance(message, say.Play) and isinstance(reply, say.Done):
            self._services.metrics.move_seconds.observe(time.perf_counter() - came)
        await self._go_on()

    async def _carry_out(self, point: Viewpoint, message: say.Request, address: str) -> say.Message:
        now = self._services.now()
        if isinstance(message, say.Ping):
            return say.Pong(re=message.id, now=now)
        if isinstance(message, say.Resync):
            return self._welcome(point)
        seat = own_seat(point)
        if isinstance(message, say.Why):
            return self._why(seat, message)
        if message.id in self.table.sitters[seat].requests:
            return say.Done(re=message.id)
        self._services.room.for_request(self.table, message)
        if isinstance(message, say.Call):
            must_speak_for_bidder(self.table, self.presence, seat)
        entries = HANDLERS[type(message)](self.table, seat, message, now, self.presence.mark_at(point))
        if isinstance(message, say.Rematch):
            await self._services.room.for_table(address)
        write: Write | None = None
        if isinstance(message, say.Report):
            write = await self._services.room.for_report(self.table, seat, message.text, now)
        await self._journal.commit(entries, write)
        return say.Done(re=message.id)

    def _hint_found(
        self, seat: int, message: say.TakeHint, view: bytes, hint: Hint, listener: Listener
    ) -> None:
        self.post(lambda: self._give_hint(seat, message, view, hint, listener))

    async def _give_hint(
        self, seat: int, message: say.TakeHint, view: bytes, hint: Hint, listener: Listener
    ) -> None:
        """That it was taken is stored before it is told; the same one, asked for again, counts once."""
        if self.over:
            listener.send(encode(say.Refused(re=message.id, code="over", clause=None, detail="")))
            return
        told = (message.id, message.level, view)
        if self._hints_told.get(seat) != told:
            now = self._services.now()
            await self._journal.commit([did.TookHint(at=now, seat=seat, id=message.id, level=message.level)])
            self._hints_told[seat] = told
        listener.send(encode(say.Hinted(re=message.id, hint=hint)))

    def _why(self, seat: int, message: say.Why) -> say.Message:
        if self.table.record is None:
            raise Refusal("not_playing")
        clause = self.table.record.why_not(seat, read_move(self.table, message.move))
        return say.Because(re=message.id, clause=clause)

    # ------------------------------------------------------------ seats, by HTTP

    async def sit(self, seat: int, name: str, key: str, program: bool = False) -> int:
        """A person, or a foreign program, takes an open seat, or one that is drawn where lots decide, and which
        one; under the name of the player who is expected there."""
        self._must_wait(seat)
        if self.table.sitters[seat].held != "open":
            raise Refusal("seat_taken")
        if self.table.by_lot:
            seat = secrets.choice([at for at, sitter in enumerate(self.table.sitters) if sitter.held == "open"])
        name = self.table.expected(seat) or name
        sat = did.Sat(at=self._services.now(), seat=seat, name=name, key=key, program=program)
        await self._journal.commit([sat])
        self.presence.away(seat)
        await self._go_on()
        return seat

    async def fill(self, seat: int, bot: str | None) -> None:
        """The host puts a bot into a seat, or opens it again."""
        self._must_wait(seat)
        if self.table.sitters[seat].held == "person":
            raise Refusal("seat_taken")
        if self.table.auction is not None and bot is not None:
            others = [sitter.held for number, sitter in enumerate(self.table.sitters) if number != seat]
            founding.must_have_bidders(others)
        await self._journal.commit([did.Filled(at=self._services.now(), seat=seat, bot=bot)])
        await self._go_on()

    def _must_wait(self, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            raise Refusal("unknown_seat")
        if self.table.phase != "waiting" or self.table.bidding is not None:
            raise Refusal("seat_taken" if self.table.sitters[seat].held != "open" else "already_started")

    async def close(self) -> None:
        """The host gives the table up before the game began."""
        if self.table.phase != "waiting":
            raise Refusal("already_started")
        await self._journal.commit([did.Closed(at=self._services.now())])
        await self._go_on()


def own_seat(point: Viewpoint) -> int:
    """The seat for which this viewer may speak. Raises `Refusal`."""
    if not point.is_seat:
        raise Refusal("watchers_only_watch")
    return point.seat
