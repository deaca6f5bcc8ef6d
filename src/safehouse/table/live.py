"""A table in play: every command is checked, stored and only then broadcast, one after another."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

from safehouse.core import save as saves
from safehouse.core.record import Rehearsal
from safehouse.core.seats import WATCHER
from safehouse.review.hinting import Hint
from safehouse.table import entries as did
from safehouse.table import founding
from safehouse.table import messages as say
from safehouse.table.alarm import Alarm
from safehouse.table.ending import record_end
from safehouse.table.entries import AnyEntry
from safehouse.table.hinting import Hints
from safehouse.table.mailbox import Job, Mailbox
from safehouse.table.presence import Presence
from safehouse.table.previewing import Previews
from safehouse.table.requests import HANDLERS, Refusal, consequence, read_move, rehearsed
from safehouse.table.security import opens, seat_opened
from safehouse.table.series_record import options_of_rematch
from safehouse.table.services import Services
from safehouse.table.store import StoredTable, StoreError, Taken, Write
from safehouse.table.store.nodes import News
from safehouse.table.table import Table
from safehouse.table.thinking import BotPace, BotQuestion, ThinkingSeats
from safehouse.table.viewers import Listener, Viewpoint, encode

LOG: Final = logging.getLogger(__name__)
RESTART: Final = 1012
"""The close code that says: connect again."""

NOT_ALLOWED: Final = 4003

T = TypeVar("T")


class LiveTable:
    """`discard` takes a table out of memory that can no longer be trusted; the store has the truth. `stored`:
    what the store says of it, set right where it is wrong."""

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
        self._stored_phase = (stored.phase, stored.wakes) if stored else (table.phase, table.wakes)
        self._moves_kept = stored.moves_kept if stored else 0
        self._to_be_kept = table.outcome is None
        self._mailbox = Mailbox(f"table {table.setup.id[:4]}")
        self.presence = Presence(table)
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

    async def _in_order(self, work: Callable[[], Awaitable[T]]) -> T:
        """Another node may have been quicker: then what it did is learned, and the work is done anew."""
        while True:
            try:
                return await work()
            except Taken:
                await self._catch_up()

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
            await self._commit([did.Resumed(at=self._services.now(), since=driven)])
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
            self._mailbox.end_after_this(lambda: self._discard(self))
            return
        before = self.table.entries
        self._follow(news.entries)
        if news.elsewhere != self.presence.elsewhere:
            self.presence.learn(news.elsewhere)
            self._wake()
        if self.driving and self.table.entries != before:
            await self._go_on()

    async def _catch_up(self) -> None:
        """Raises `Refusal` where there is nothing to be learned: then it is uncertain what is stored."""
        before = self.table.entries
        await self._read_entries()
        if self.table.entries == before:
            self._mailbox.end_after_this(lambda: self._discard(self))
            raise Refusal("busy")

    async def _read_entries(self) -> None:
        try:
            unknown = await self._services.store.entries_from(self.table.setup.id, self.table.entries)
        except StoreError:
            raise Refusal("busy") from None
        self._follow(unknown)

    def _follow(self, entries: list[tuple[int, bytes]]) -> None:
        """Carry out the entries that are not known here yet."""
        try:
            for number, entry in entries:
                if number == self.table.entries:
                    self.table.apply(did.decode_entry(entry))
                    self.presence.broadcast(self._services.now())
        except Exception:
            self._mailbox.end_after_this(lambda: self._discard(self))
            raise
        if entries:
            self._stored_phase = (self.table.phase, self.table.wakes)

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

    async def _commit(self, entries: list[AnyEntry], write: Write | None = None) -> None:
        """Store the entries, then carry them out and tell every viewer what it may know of them.

        Raises `Refusal`, and has done nothing, where a move is not legal; `Taken` where another node has
        written what this one does not know yet. Where the rest fails it is uncertain what was stored, and the
        table must be read again.
        """
        write = write or Write()
        carried: list[tuple[AnyEntry, Rehearsal | None]] = []
        for number, entry in enumerate(entries, self.table.entries):
            move: Rehearsal | None = None
            if isinstance(entry, did.Played):
                entry, move = rehearsed(self.table, entry)
                record_end(self.table, move, entry.at, write)
            write.entry(self.table.setup.id, number, did.encode(entry))
            carried.append((entry, move))
        phase = self.table.foreseen(carried)
        if phase != self._stored_phase:
            write.phase(self.table.setup.id, *phase)
        try:
            await self._services.store.write(write)
            self._stored_phase = phase
            for entry, move in carried:
                self.table.apply(entry, move)
                self.presence.broadcast(self._services.now())
        except Taken:
            raise
        except Exception:
            self._mailbox.end_after_this(lambda: self._discard(self))
            raise

    async def _go_on(self) -> None:
        """What follows by itself: agreed offers, bots that are asked, clocks."""
        await self._in_order(self._follow_up)

    async def _follow_up(self) -> None:
        while (offer := self.table.offers.ripe()) is not None:
            if offer.kind == "rematch":
                await self._make_rematch()
            else:
                await self._commit(consequence(self.table, offer, self._services.now()))
        await self._hold_auction()
        self._wake()
        phase = (self.table.phase, self.table.wakes)
        if phase != self._stored_phase:
            await self._services.store.write(Write().phase(self.table.setup.id, *phase))
            self._stored_phase = phase
        ended = self.over and self.table.record is not None
        if self.driving and self._to_be_kept and ended:
            self._to_be_kept = False
            self._services.keeper.keep(self.table)

    async def _make_rematch(self) -> None:
        now = self._services.now()
        going_on = await options_of_rematch(self._services.store, self.table)
        following, shift = founding.rematch(self.table, self._services.seeds(), now, going_on)
        rematched = did.Rematched(at=now, table=following.setup.id, shift=shift)
        await self._commit([rematched], founding.stored(following))

    async def _hold_auction(self) -> None:
        """Bots call by themselves; once nobody is left to bid, the game begins at a table of its own."""
        while (bidding := self.table.bidding) is not None:
            now, bidder = self._services.now(), bidding.bidder
            if bidder is None:
                following, shift = founding.after_auction(self.table, self._services.seeds(), now, bidding)
                sold = did.Rematched(at=now, table=following.setup.id, shift=shift)
                await self._commit([sold], founding.stored(following))
            elif self.table.bot_for(bidder) is not None:
                call = bidding.call_of_a_bot()
                await self._commit([did.Called(at=now, seat=bidder, bidder=bidder, call=call)])
            else:
                return

    def _must_speak_for_bidder(self, seat: int) -> None:
        """Everybody for themselves; for somebody who is away, or a program, whoever sits at the table. Raises
        `Refusal`."""
        bidder = self.table.bidding.bidder if self.table.bidding is not None else None
        if bidder is None or bidder == seat:
            return
        if bidder in self.presence.connected() and not self.table.sitters[bidder].program:
            raise Refusal("not_your_call")

    def _bot_answered(self, question: BotQuestion, move: int) -> None:
        self.post(lambda: self._bot_plays(question, move))

    async def _bot_plays(self, question: BotQuestion, move: int) -> None:
        if self.bots.still_asked(question) and self.driving:
            said = question.part.says(self.table.game, move)
            await self._commit([did.Played(at=self._services.now(), seat=question.seat, move=said)])
        await self._go_on()

    async def _alarmed(self) -> None:
        entries = self.alarm.due() if self.driving else []
        if entries:
            await self._commit(entries)
        await self._go_on()

    # ------------------------------------------------------------ who is here

    def seat_for(self, token: str) -> int | None:
        return seat_opened(token, [sitter.key for sitter in self.table.sitters])

    def is_host(self, token: str) -> bool:
        return opens(token, self.table.setup.host_key)

    async def enter(self, listener: Listener, hello: say.Hello) -> Viewpoint:
        """Let a connection in; returns from where it looks on. Raises `Refusal`."""
        if self._services.store.nodes is not None:
            await self._read_entries()  # nobody is shown less than another node has shown before
        point = await self._viewpoint(hello, listener.address)
        if point.is_seat and listener.address:
            self._services.node.sat(self.table.setup.id, point.seat, listener.address)
            await self.part_from_rivals({listener.address: {point.seat}})
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

    async def part_from_rivals(self, sat: Mapping[str, set[int]]) -> None:
        """Nobody sits beside a screen that shows a rival's hand. `sat`: seats by the address they were opened
        from."""
        for point, listener in self.presence.followers():
            if self._shows_a_rival(point.seat, sat.get(listener.address, set())):
                listener.close(NOT_ALLOWED)

    def _shows_a_rival(self, seat: int, beside: set[int]) -> bool:
        return self.table.playing and not self.table.rivals(seat).isdisjoint(beside)

    async def _viewpoint(self, hello: say.Hello, address: str) -> Viewpoint:
        if hello.token is not None:
            seat = self.seat_for(hello.token)
            if seat is None:
                raise Refusal("wrong_token")
            return Viewpoint(seat)
        if not self.table.setup.watchers:
            raise Refusal("no_watchers")
        if hello.follow is None:
            return Viewpoint(WATCHER)
        if not self.table.follow or hello.follow >= self.table.seats:
            raise Refusal("no_follow")
        if self._shows_a_rival(hello.follow, await self._sat_at(address)):
            raise Refusal("no_follow", detail="somebody plays against this seat from here")
        return Viewpoint(hello.follow, follows=True)

    async def _sat_at(self, address: str) -> set[int]:
        """The seats that were opened from there; none where nobody knows where somebody comes from."""
        try:
            return await self._services.node.seats_at(self.table.setup.id, address) if address else set()
        except StoreError:
            raise Refusal("busy") from None

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
            self._must_speak_for_bidder(seat)
        entries = HANDLERS[type(message)](self.table, seat, message, now, self.presence.mark_at(point))
        if isinstance(message, say.Rematch):
            await self._services.room.for_table(address)
        await self._commit(
            entries, await self._report(message, seat) if isinstance(message, say.Report) else None
        )
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
            await self._commit([did.TookHint(at=now, seat=seat, id=message.id, level=message.level)])
            self._hints_told[seat] = told
        listener.send(encode(say.Hinted(re=message.id, hint=hint)))

    def _why(self, seat: int, message: say.Why) -> say.Message:
        if self.table.record is None:
            raise Refusal("not_playing")
        clause = self.table.record.why_not(seat, read_move(self.table, message.move))
        return say.Because(re=message.id, clause=clause)

    async def _report(self, message: say.Report, seat: int) -> Write:
        """Raises `Refusal` where there are enough."""
        await self._services.room.for_report(self.table.setup.id)
        record = self.table.game_record()
        view, save = record.view_bytes(seat), saves.dump(self.table.save())
        if not self._services.room.fits_report(view, save):
            view = save = b"null"
        now, moves = self._services.now(), len(record.entries)
        return Write().report(self.table.setup.id, now, seat, moves, message.text, view, save)

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
        await self._commit([sat])
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
        await self._commit([did.Filled(at=self._services.now(), seat=seat, bot=bot)])
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
        await self._commit([did.Closed(at=self._services.now())])
        await self._go_on()


def own_seat(point: Viewpoint) -> int:
    """The seat for which this viewer may speak. Raises `Refusal`."""
    if not point.is_seat:
        raise Refusal("watchers_only_watch")
    return point.seat
