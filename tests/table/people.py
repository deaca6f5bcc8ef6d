"""People at a table, for tests: each holds one end of a stream, in this process."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from safehouse.core.game import AnyGame
from safehouse.core.options import Options
from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.table import entries as did
from safehouse.table import messages as say
from safehouse.table.entries import SeatSetup, Setup
from safehouse.table.live import LiveTable
from safehouse.table.messages import AbsenceRule, ClockRule
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.settings import Settings
from safehouse.table.table import Table
from safehouse.table.viewers import Viewer, Viewpoint

CLIENT: msgspec.json.Decoder[say.ClientMessage] = msgspec.json.Decoder(say.ClientMessage)
QUICK = Settings(bot_pace=0.0)
NEWS = ("seats", "offers", "outcome", "next", "clock", "phase", "auction")
"""What a welcome tells, and other messages tell anew."""


def table_of(game: AnyGame, options: Options, seed: str, kind: str = "total", **more: Any) -> Table:
    """A table full of people, of itself: no store, no mailbox."""
    usual = {
        "clock": ClockRule(kind=kind, seconds=600) if kind != "none" else ClockRule(),
        "absence": AbsenceRule(),
    }
    setup = Setup(
        id="t",
        game=game.id,
        rules=game.rules_version,
        options=options.to_json(),
        seed=seed,
        seats=[SeatSetup(held="person", key="k") for _ in range(options.seats())],
        host_key="h",
        public=False,
        watchers=True,
        chat=True,
        stand_in="random",
        follow_delay=60,
        created=1000,
        **{**usual, **more},
    )
    return Table(setup, game)


class Ear:
    """A connection that keeps what it is sent."""

    address = ""

    def __init__(self) -> None:
        self.frames: list[str] = []

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        raise AssertionError(code)


def listening(table: Table, seat: int) -> tuple[Viewer, Ear]:
    viewer, ear = Viewer(table, seat), Ear()
    viewer.listeners.add(ear)
    return viewer, ear


def step(table: Table, random: Stream, now: int) -> did.Played | None:
    """What somebody who is asked does at random; None where nobody is."""
    record = table.game_record()
    asked = table.asked()
    if not asked:
        return None
    seat = random.choose(asked)
    notes = record.notes(seat)
    move = random.choose(notes) if notes and random.below(4) == 0 else random.choose(record.moves(seat))
    return did.Played(at=now, seat=seat, move=move)


class Person:
    """Reads its frames as a browser would, and keeps all of them."""

    def __init__(
        self, live: LiveTable, token: str | None = None, follow: int | None = None, address: str = ""
    ) -> None:
        self.address = address
        self.live = live
        self.token = token
        self.follow = follow
        self.point = Viewpoint(WATCHER)
        self.frames: list[str] = []
        self.closed: int | None = None
        self.numbers = itertools.count(1)
        self.position: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.n = 0
        self.news: list[dict[str, Any]] = []
        self.replies: dict[str, dict[str, Any]] = {}
        self.seats: list[dict[str, Any]] = []
        self.offers: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.next: dict[str, Any] | None = None
        self.clock: dict[str, Any] | None = None
        self.phase = ""
        self.auction: Any = None

    def send(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if "re" in message:
            self.replies[message["re"]] = message
            return
        if message["type"] == "welcome":
            for name in ("n", "position", "log", *NEWS):
                setattr(self, name, message[name])
            self.replies["resync"] = message
            return
        assert message["n"] == self.n + 1, f"a gap: {message['n']} after {self.n}"
        self.n = message["n"]
        self.news.append(message)
        if message["type"] == "update":
            self.position = message["position"]
            self.log = self.log[: len(self.log) - message["undone"]] + message["events"]
            self.clock = message["clock"]
        for part in NEWS:
            if part in message:
                setattr(self, part, message[part])

    def close(self, code: int) -> None:
        self.closed = code

    async def arrive(self) -> "Person":
        hello = say.Hello(token=self.token, follow=self.follow)
        self.point = await self.live.do(lambda: self.live.enter(self, hello))
        return self

    async def go(self) -> None:
        await self.live.do(lambda: self.live.exit(self, self.point))

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        id = id or f"r{next(self.numbers)}"
        message = CLIENT.decode(json.dumps({"type": type, "id": id, **fields}))
        name = "resync" if type == "resync" else id
        self.replies.pop(name, None)
        await self.live.request(self, self.point, message)
        await until(lambda: name in self.replies)
        with suppress(Refusal):
            await self.live.do(settled)
        return self.replies[name]

    async def play(self, text: str, **more: Any) -> dict[str, Any]:
        """Play a move written as in a save, e.g. "accuse 3"."""
        move = self.live.table.game.space.from_text(text)
        mark = self.position["mark"] if self.position else ""
        return await self.ask("play", **{"move": move, "mark": mark, **more})

    @property
    def moves(self) -> list[dict[str, Any]]:
        return self.position["moves"] if self.position else []

    @property
    def view(self) -> dict[str, Any]:
        assert self.position is not None
        return self.position["view"]


async def settled() -> None:
    """By the time this comes up in the mailbox, what followed from the commands before has happened."""


async def until(true: Callable[[], Any], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.002)


@asynccontextmanager
async def open_tables(at: Path | str, rules: Settings = QUICK) -> AsyncIterator[TableRegistry]:
    """`at`: a folder, or the address of a database."""
    store = at / "safehouse.db" if isinstance(at, Path) else at
    async with TableRegistry.open(store, rules) as opened:
        yield opened


async def sit_down(tables: TableRegistry, *seats: str, game: str = "_template", **more: Any) -> list[Person]:
    """A table whose seats are "me" or bots; the people among them, connected, in order."""
    wanted = [{"held": "me"} if seat == "me" else {"held": "bot", "bot": seat} for seat in seats]
    new = msgspec.convert({"game": game, "seats": wanted, **more}, say.NewTable)
    created = await tables.create(new)
    live = await tables.get(created.table)
    return [await Person(live, key.token).arrive() for key in created.seats]


async def two(tables: TableRegistry, **more: Any) -> list[Person]:
    return await sit_down(tables, "me", "me", **more)


async def play_out(people: list[Person], seed: str = "any", seconds: float = 60.0) -> None:
    """Everybody plays the first of their moves or another, by the seed, until the game is over."""
    random = Stream(seed)
    end = time.monotonic() + seconds
    while not all(person.outcome for person in people):
        assert time.monotonic() < end, "the game did not end"
        for person in people:
            if person.moves and not person.outcome:
                choice = person.moves[random.below(len(person.moves))]
                answer = await person.ask("play", move=choice["code"], mark=person.position["mark"])
                # a bot that is asked at the same time may have been quicker
                assert answer["type"] == "done" or answer["code"] in ("stale", "illegal", "over"), answer
        await asyncio.sleep(0)
