"""One table as its entries made it. No clock of the world, no network, no storage: entries in, facts out."""

import copy
from collections.abc import Iterable, Sequence
from typing import Any, Final

from safehouse.bots.company import company
from safehouse.core.assist import Led, Remedy
from safehouse.core.game import AnyGame
from safehouse.core.hints import TakenHint
from safehouse.core.kept import Kept, chained, digest, viewers
from safehouse.core.options import Options
from safehouse.core.record import Record, Rehearsal
from safehouse.core.replay import KeptRecord
from safehouse.core.save import FORMAT, Save
from safehouse.core.seats import WATCHER
from safehouse.core.series import Bidding
from safehouse.table import entries as did
from safehouse.table.auction import Auction
from safehouse.table.clocks import Clocks, TimeLimit
from safehouse.table.conversation import Conversation
from safehouse.table.entries import AnyEntry, Setup
from safehouse.table.messages import (
    ChatLine,
    ClockFace,
    NextTable,
    Outcome,
    Phase,
    SeatInfo,
    TableInfo,
)
from safehouse.table.offers import Offers
from safehouse.table.sitter import Sitter

CHANGING: Final = (
    did.Sat,
    did.Filled,
    did.GaveUp,
    did.Left,
    did.Returned,
    did.Aborted,
    did.Closed,
    did.Rematched,
)
"""Entries beside moves that can begin or end a game, or change whether something happens by itself."""


class Table:
    """`seats_changed` and `moved` count up whenever that part changes."""

    def __init__(
        self, setup: Setup, game: AnyGame, kept: Kept | None = None, beginning: Record | None = None
    ) -> None:
        """`kept`: the game can only be shown, for its rules are no longer those of the program.
        `beginning`: the game of a branch, played as far as its setup says."""
        self._beginning = beginning
        self.setup = setup
        self.game = game
        self.sitters = [Sitter(s.held, s.name, s.bot, s.key, s.program) for s in setup.seats]
        self.seats = len(self.sitters)
        self.authors: list[str | None] = []
        """For each entry of the record the bot that made it; None for a person."""
        self.record: Record | None = None
        if kept is None:
            self._read_options(game.read_options(setup.options))
        else:
            self._read_kept(kept)
        self.auction = Auction(game, self.seats) if setup.auctioned else None
        self.clocks = Clocks(setup.clock, self.seats)
        self.conversation = Conversation()
        self.offers = Offers()
        self.hints: list[TakenHint] = []
        self.follow = False
        self.outcome: Outcome | None = None
        self.ended: int | None = None
        """When the outcome came."""
        self.next_table: str | None = None
        self.next_shift = 1
        self.entries = 0
        self.seats_changed = 0
        self.moved = 0
        self.undos = 0
        self.standing = 0
        """How many events the last undo left; those after them came anew."""
        self.decisions = [0] * self.seats
        """How many decisions of each seat stand."""
        self.told = ""
        """A digest of all that was told; "" before the first move."""
        self._start_if_full(setup.created)

    def _read_options(self, options: Options) -> None:
        self.titles = self.game.seat_names(options)
        self.teams = self.game.teams(options)
        if self.setup.auctioned:
            self.titles = [""] * self.seats
            self.teams = [[seat] for seat in range(self.seats)]
        self.whispers = [self._confidants(options, seat) for seat in range(self.seats)]
        """By seat: to whom it may talk in private. Before the game nobody is on anybody's side."""
        self.limit = TimeLimit(self.game.time_limit(options))
        self.by_lot = self.game.draws_lots(options)

    def _confidants(self, options: Options, seat: int) -> list[int]:
        if not self.setup.chat or self.setup.auctioned:
            return []
        others = [other for other in range(self.seats) if other != seat]
        return [other for other in others if self.game.may_whisper(options, seat, other)]

    def _read_kept(self, kept: Kept) -> None:
        self.titles, self.teams = kept.seat_names, kept.teams
        self.whispers = [[] for _ in range(self.seats)]
        self.limit = TimeLimit(0)
        self.by_lot = False
        self.record = KeptRecord(self.game, kept, self.setup.seed)
        self.authors = list(kept.authors)

    # ------------------------------------------------------------ facts

    @property
    def phase(self) -> Phase:
        if self.outcome is not None:
            return "over"
        return "waiting" if self.record is None else "playing"

    @property
    def playing(self) -> bool:
        return self.record is not None and self.outcome is None

    @property
    def wakes(self) -> bool:
        """Whether something happens here even if nobody connects."""
        if not self.playing or self.bots_alone:
            return False
        bots = any(self.bot_for(seat) is not None for seat in range(self.seats))
        timed = self.clocks.used or self.limit.used
        return timed or self.setup.absence.patience is not None or bots

    @property
    def bots_alone(self) -> bool:
        """No person decides here any more, or ever did: bots rest while nobody watches."""
        return not any(sitter.held == "open" or sitter.present for sitter in self.sitters)

    @property
    def only_shown(self) -> bool:
        """Whether the game can no longer be played, for its rules are not those of the program."""
        return isinstance(self.record, KeptRecord)

    def game_record(self) -> Record:
        assert self.record is not None
        return self.record

    def asked(self) -> list[int]:
        """The seats that must decide now; none when the table is over, whatever way it ended."""
        return self.game_record().pending() if self.playing else []

    @property
    def bidding(self) -> Bidding | None:
        """Where the auction stands; None before everybody sits, and where the table holds none now."""
        if self.auction is None or self.outcome is not None or self._has_free_seat:
            return None
        return self.auction.standing()

    def waits_for(self, seat: int) -> bool:
        """Whether the person of this seat is to decide, or to bid."""
        bidding = self.bidding
        asked = self.asked() if bidding is None else [bidding.bidder]
        return seat in asked and self.bot_for(seat) is None

    @property
    def _has_free_seat(self) -> bool:
        return any(sitter.held == "open" for sitter in self.sitters)

    def expiring(self) -> tuple[int, int] | None:
        """A seat that is asked and may meet the end of the game's time, and that move."""
        record = self.record
        if record is None or record.expiry is None:
            return None
        seats = [seat for seat in self.asked() if record.why_not(seat, record.expiry) is None]
        return (seats[0], record.expiry) if seats else None

    def clock_face(self, now: int, viewer: int, shown: list[int]) -> ClockFace | None:
        """As a viewer sees it whose view says that the seats `shown` decide."""
        if not (self.clocks.used or self.limit.used):
            return None
        left, running = self.clocks.face(now, viewer, shown)
        return ClockFace(left=left, running=running, game=self.limit.left(now), at=now)

    def bot_for(self, seat: int) -> str | None:
        """The bot that decides for this seat now; None where a person does."""
        sitter = self.sitters[seat]
        if sitter.held == "bot":
            return sitter.bot
        return self.setup.stand_in if sitter.stand_in or sitter.resigned else None

    def people(self) -> list[int]:
        """The people who hold a seat, present or not, a stand-in playing for them or not: an offer needs the
        consent of every one of them, for it may concern what only they know."""
        over = self.outcome is not None
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if sitter.held == "person" and (over or not sitter.resigned)
        ]

    def player_names(self) -> list[str]:
        """By seat, a bot's by what it is called."""
        return [sitter.name or sitter.bot or "" for sitter in self.sitters]

    def expected(self, seat: int) -> str:
        """The player for whom a seat was left open; "" where anybody may come."""
        setup = self.setup.seats[seat]
        return setup.name if setup.held == "open" else ""

    def rivals(self, seat: int) -> set[int]:
        """The seats that do not win and lose with this one."""
        return {other for team in self.teams if seat not in team for other in team}

    @property
    def at_real_table(self) -> bool:
        """Whether a companion leads people who sit together, each in a seat that one device has set up: what
        they agree on they say to each other."""
        return bool(self.setup.companion) and all(seat.held != "open" for seat in self.setup.seats)

    def remedy_for(self, seat: int) -> Remedy | None:
        """How this seat may make up for mistakes: where people alone play at a real table, for bots reckon with
        none."""
        if not self.setup.companion or any(self.bot_for(other) for other in range(self.seats)):
            return None
        led = next(each for each in self.game.companions if each.id == self.setup.companion)
        assert isinstance(led, Led)
        return led.remedy if led.remedy is not None and led.remedy.seat == seat else None

    def side_out(self, leaving: int) -> bool:
        """Whether the side of a seat that gives up has no person left who plays on."""
        side = next(team for team in self.teams if leaving in team)
        return not any(self.sitters[seat].held == "person" and not self.sitters[seat].resigned for seat in side)

    def info(self) -> TableInfo:
        setup = self.setup
        return TableInfo(
            id=setup.id,
            game=setup.game,
            rules=setup.rules,
            old_rules=self.only_shown,
            options=setup.options,
            teams=self.teams,
            public=setup.public,
            watchers=setup.watchers,
            chat=setup.chat,
            whispers=self.whispers,
            clock=setup.clock,
            absence=setup.absence,
            stand_in=setup.stand_in,
            hints=setup.hints,
            follow_delay=setup.follow_delay,
            created=setup.created,
            rematch_of=setup.rematch_of,
            branch_of=setup.branch_of,
            branched_after=setup.origin.after if setup.origin is not None else None,
            series=setup.series,
            auctioned=setup.auctioned,
        )

    def held_by_bots(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.held == "bot"]

    def seated(self) -> list[str]:
        """By seat, the bot that holds it; "" for a person, whoever stands in, and for nobody."""
        return [sitter.bot or "" for sitter in self.sitters]

    def seat_infos(self, connected: Iterable[int]) -> list[SeatInfo]:
        here = set(connected)
        members = company(self.setup.seed, self.seated())
        return [
            SeatInfo(
                seat=seat,
                title=self.titles[seat],
                name=sitter.name,
                held="person" if sitter.held == "person" else "bot" if sitter.held == "bot" else "open",
                bot=sitter.bot,
                member=members[seat],
                connected=seat in here or sitter.held == "bot",
                ready=sitter.ready,
                stand_in=self.setup.stand_in if sitter.held == "person" and self.bot_for(seat) else None,
                resigned=sitter.resigned,
                program=sitter.program,
                hints=sum(taken.seat == seat for taken in self.hints),
            )
            for seat, sitter in enumerate(self.sitters)
        ]

    def next_for(self, seat: int) -> NextTable | None:
        """The rematch, or the game after an auction, as this viewer finds it."""
        if self.next_table is None:
            return None
        there = (seat + self.next_shift) % self.seats if seat >= 0 else seat
        return NextTable(table=self.next_table, seat=there)

    def save(self) -> Save:
        return Save(
            safehouse=FORMAT,
            game=self.setup.game,
            rules=self.setup.rules,
            options=self.setup.options,
            seed=self.setup.seed,
            moves=list(self.game_record().entries),
            players=[sitter.name for sitter in self.sitters],
            bots=self.seated(),
            hints=list(self.hints),
            origin=self.setup.origin,
        )

    # ------------------------------------------------------------ what entries do

    def apply(self, entry: AnyEntry, move: Rehearsal | None = None) -> None:
        """Carry out an entry that was checked before it was stored; `move`: what was rehearsed for it."""
        self.entries += 1
        if isinstance(entry, did.Resumed):
            self.clocks.settle(entry.since)
            self.limit.settle(entry.since)
            self.clocks.forgive(entry.at)
            self.limit.forgive(entry.at)
            return
        self.clocks.settle(entry.at)
        self.limit.settle(entry.at)
        if entry.id and entry.seat >= 0:
            self.sitters[entry.seat].remember(entry.id)
        match entry:
            case did.Played():
                self._play(entry, move)
            case did.TookBack():
                self._take_back(entry)
            case did.MadeUpFor():
                self._make_up_for(entry)
            case did.Sat():
                self.sitters[entry.seat] = Sitter("person", entry.name, None, entry.key, entry.program)
                self.seats_changed += 1
                self._start_if_full(entry.at)
            case did.Filled():
                held, name = ("bot", "") if entry.bot else ("open", self.expected(entry.seat))
                self.sitters[entry.seat] = Sitter(held, name, entry.bot, None)
                self.seats_changed += 1
                self._start_if_full(entry.at)
            case did.Said():
                self.conversation.hear(ChatLine(at=entry.at, seat=entry.seat, text=entry.text, to=entry.to))
            case did.Offered():
                self.offers.make(entry, self.people())
            case did.Answered():
                self.offers.answer(entry)
            case did.Withdrew():
                self.offers.drop(lambda offer: offer.number == entry.offer)
            case did.GaveUp():
                self._give_up(entry)
            case did.Left():
                self.sitters[entry.seat].stand_in = True
                self._person_gone(entry.seat)
            case did.Returned():
                self.sitters[entry.seat].stand_in = False
                self.clocks.welcome_back(entry.seat)
                self.seats_changed += 1
                self.moved += 1
            case did.SaidReady():
                self.sitters[entry.seat].ready = entry.ready
                self.seats_changed += 1
            case did.Called():
                self._auction_held().hear(entry.bidder, entry.call, entry.seat)
                self.seats_changed += 1
            case did.Recalled():
                self._auction_held().go_back(entry.calls)
                self.seats_changed += 1
            case did.TookHint():
                self.hints.append(TakenHint(len(self.game_record().entries), entry.seat, entry.level))
                self.seats_changed += 1
            case did.CalledOff():
                self._end(Outcome(by="rules", winners=[], seat=None, result=None))
            case did.Aborted():
                self._end(Outcome(by="aborted", winners=[], seat=entry.seat, result=None))
            case did.FollowAllowed():
                self.follow = True
                self.seats_changed += 1
                self.offers.drop(lambda offer: offer.kind == "follow")
            case did.Rematched():
                self.next_table, self.next_shift = entry.table, entry.shift
                self.offers.drop(lambda offer: True)
                if self.auction is not None:
                    first = -entry.shift % self.seats
                    self._end(Outcome(by="auction", winners=[first], seat=first, result=None))
            case did.Closed():
                self._end(Outcome(by="closed", winners=[], seat=None, result=None))
            case did.Reported():
                pass
        if self.outcome is not None and self.ended is None:
            self.ended = entry.at
        self.clocks.run({seat for seat in self.asked() if self.bot_for(seat) is None})
        self.limit.running = self.playing

    def foreseen(self, entries: Sequence[tuple[AnyEntry, Rehearsal | None]]) -> tuple[Phase, bool]:
        """`phase` and `wakes` as they will be when these entries are carried out, so that they are stored with
        them; found on a twin that shares the game with this table."""
        if any(move is not None and move.after.result() is not None for _, move in entries):
            return "over", False
        changing = [entry for entry, _ in entries if isinstance(entry, CHANGING)]
        if not changing:
            return self.phase, self.wakes
        twin = copy.copy(self)
        twin.sitters = [copy.copy(sitter) for sitter in self.sitters]
        twin.offers = copy.deepcopy(self.offers)
        twin.clocks, twin.limit = copy.deepcopy(self.clocks), copy.deepcopy(self.limit)
        for entry in changing:
            twin.apply(entry)
        return twin.phase, twin.wakes

    def _start_if_full(self, now: int) -> None:
        if self.record is not None or self._has_free_seat or self.auction is not None:
            return
        self.record = self._beginning or Record(
            self.game, self.game.read_options(self.setup.options), self.setup.seed
        )
        self.authors = [None] * len(self.record.entries)
        self._count_decisions()
        self.moved += 1
        self.clocks.forgive(now)
        self.limit.forgive(now)
        self.limit.running = True
        self.clocks.run({seat for seat in self.asked() if self.bot_for(seat) is None})

    def _auction_held(self) -> Auction:
        assert self.auction is not None
        return self.auction

    def _count_decisions(self) -> None:
        self.decisions = [0] * self.seats
        for step in self.game_record().steps:
            if step.move < self.game.space.first_note:
                self.decisions[step.seat] += 1

    def rehearse(self, entry: did.Played) -> Rehearsal:
        """What would come of a move. Raises `Illegal`, and `NotAMove` where the rules know none like it."""
        move = entry.move if isinstance(entry.move, int) else self.game.space.from_text(entry.move)
        return self.game_record().rehearse(entry.seat, move)

    def told_after(self, move: Rehearsal) -> str:
        """The digest of all that will have been told when this move is made."""
        return chained(self.told or self._dealt(), self.game.book, move.events, move.after.pending())

    def _dealt(self) -> str:
        """The digest of the deal: its events, and what everybody sees."""
        record = self.game_record()
        views = [record.view_bytes(viewer) for viewer in viewers(self.seats)]
        return chained(digest("", b"\n".join(views)), self.game.book, record.events, record.pending())

    def _play(self, entry: did.Played, move: Rehearsal | None) -> None:
        record = self.game_record()
        move = move or self.rehearse(entry)
        self.told = entry.told or self.told_after(move)
        record.adopt(move)
        self.authors.append(self.bot_for(entry.seat) if move.move != record.expiry else None)
        if move.move < self.game.space.first_note:
            noticed = bool(record.told(WATCHER, record.steps[-1].first_event))
            self.clocks.decided(entry.seat, noticed)
            self.decisions[entry.seat] += 1
            self._drop_undo_offers(entry.seat, noticed)
        self.position_changed()

    def _take_back(self, entry: did.TookBack) -> None:
        record = self.game_record()
        told = len(record.told(WATCHER))
        self.standing = min(record.undo(entry.seat, agreed=entry.agreed) for _ in range(entry.steps))
        self.authors += [None] * (len(record.entries) - len(self.authors))
        self.undos += 1
        self._count_decisions()
        left = len(record.told(WATCHER)) - len(record.told(WATCHER, self.standing))
        self._drop_undo_offers(entry.seat, entry.agreed or left < told)
        self.position_changed()

    def _make_up_for(self, entry: did.MadeUpFor) -> None:
        self.game_record().make_up_for(entry.words)
        self.authors.append(None)
        self.decisions[entry.seat] += 1
        self._drop_undo_offers(entry.seat, noticed=True)
        self.position_changed()

    def _drop_undo_offers(self, seat: int, noticed: bool) -> None:
        """They lapse with the next decision that even a watcher is told of, so that no offer tells of a hidden
        one, and with any of the seat that made the offer."""
        self.offers.drop(lambda offer: offer.kind == "undo" and (noticed or offer.seat == seat))

    def position_changed(self) -> None:
        """The game has gone on, and perhaps it is over."""
        self.moved += 1
        result = self.game_record().result()
        if result is not None:
            going_on = self._options_to_go_on()
            self._end(Outcome(by="game", winners=result.winners, seat=None, result=result, going_on=going_on))

    def _options_to_go_on(self) -> dict[str, Any] | None:
        if not self.setup.companion or self.only_shown:
            return None
        truth, options = self.game_record().truth(), self.game.read_options(self.setup.options)
        following = self.game.going_on(truth, options, self.player_names(), self.held_by_bots())
        return None if following is None else following.to_json()

    def _give_up(self, entry: did.GaveUp) -> None:
        self.sitters[entry.seat].resigned = True
        self._person_gone(entry.seat)
        if not self.side_out(entry.seat):
            return
        lost = {seat for team in self.teams for seat in team if self._given_up(team)}
        standing = [team for team in self.teams if not lost.issuperset(team)]
        if len(standing) <= 1 or not any(self._has_people(team) for team in standing):
            winners = [seat for team in standing for seat in team]
            self._end(Outcome(by=entry.cause, winners=winners, seat=entry.seat, result=None))

    def _given_up(self, team: list[int]) -> bool:
        people = [self.sitters[seat] for seat in team if self.sitters[seat].held == "person"]
        return bool(people) and all(person.resigned for person in people)

    def _has_people(self, team: list[int]) -> bool:
        return any(self.sitters[seat].held == "person" for seat in team)

    def _person_gone(self, seat: int) -> None:
        """Offers still wait for somebody who is away, not for somebody who has resigned."""
        self.seats_changed += 1
        self.moved += 1
        if self.sitters[seat].resigned:
            self.offers.do_without(seat)
        self.offers.drop(lambda offer: offer.seat == seat)

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.seats_changed += 1
        self.moved += 1
        self.offers.drop(lambda offer: True)
