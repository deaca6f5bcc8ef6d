"""Nobody receives what it must not know: frames and answers of whole games, for every seat and the watcher."""

import json
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest
from people import Ear, table_of
from running import Caller, Server
from secrecy import Client, Declared, Leak, Shown, leaves, log_of

from safehouse.core.events import Event
from safehouse.core.game import AnyGame
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, parse, replay, start
from safehouse.core.seats import EVERYONE, WATCHER
from safehouse.core.shelf import find, names
from safehouse.core.situation import situation
from safehouse.core.state import State
from safehouse.core.view import View
from safehouse.table import entries as did
from safehouse.table import viewers
from safehouse.table.clocks import Clocks
from safehouse.table.knowledge import Knowledge
from safehouse.table.messages import ClockRule
from safehouse.table.table import REMEMBERED_CHAT, Table
from safehouse.table.viewers import Follower, Viewer, encode

GAMES = ("_template", *names())
FOLLOWED = 6
LONGEST = 300
"""Moves of a game that are searched: all of them, but for In Too Deep, where random play goes on and on."""
LOOKED_AT = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144)
"""How many moves into the game worlds are compared."""


def twin(table: Table, seat: int, random: Stream) -> Table:
    """The same table, but the truth is another world that this seat cannot tell apart."""
    record = table.game_record()
    world = record.game.worlds(record.game.read_view(record.view_bytes(seat))).draw(random)
    other = table_of(record.game, record.options, "other", table.setup.clock.kind)
    assert other.record is not None
    other.record._state = world
    world.events = list(record.events)
    other.record.steps = list(record.steps)
    other.record.entries = list(record.entries)
    other.decisions = list(table.decisions)
    other.moved, other.undos, other.told = table.moved, table.undos, table.told
    other.clocks.left, other.clocks.seen = list(table.clocks.left), list(table.clocks.seen)
    other.clocks.since = table.clocks.since
    other.clocks.running = set(table.clocks.running)
    return other


def listening(table: Table, seat: int) -> tuple[Viewer, Ear]:
    viewer, ear = Viewer(table, seat), Ear()
    viewer.listeners.add(ear)
    return viewer, ear


def step(table: Table, random: Stream, now: int) -> did.Played | None:
    record = table.game_record()
    asked = table.asked()
    if not asked:
        return None
    seat = random.choose(asked)
    notes = record.notes(seat)
    move = random.choose(notes) if notes and random.below(4) == 0 else random.choose(record.moves(seat))
    return did.Played(at=now, seat=seat, move=move)


def revealed(record: Record, first: int, seat: int) -> bool:
    declared = Declared(record)
    return any(declared.reveals_to(event, seat) for event in record.events[first:])


def compare(game: AnyGame, options: Any, seed: str) -> int:
    """Play a game; now and then imagine, for every viewer, another world, and send on from both."""
    random = Stream(seed)
    table = table_of(game, options, seed)
    compared, now, made = 0, 1000, 0
    while made <= LOOKED_AT[-1] and (entry := step(table, random, now)) is not None:
        if made in LOOKED_AT:
            for seat in range(WATCHER, options.seats()):
                compared += compare_from(table, seat, random, now)
        table.apply(entry)
        made += 1
        now += 1500
    return compared


def compare_from(table: Table, seat: int, random: Stream, now: int) -> int:
    truth, world = copy_of(table), twin(table, seat, random)
    one, other = listening(truth, seat), listening(world, seat)
    seats = range(table.seats)
    assert encode(one[0].welcome(seats, now)) == encode(other[0].welcome(seats, now))
    compared = 1
    for _ in range(FOLLOWED):
        now += 700
        entry = step(truth, random, now)
        if entry is None or world.game_record().why_not(entry.seat, entry.move) is not None:
            break
        first, first_other = len(truth.game_record().events), len(world.game_record().events)
        truth.apply(entry)
        world.apply(entry)
        if revealed(truth.game_record(), first, seat) or revealed(world.game_record(), first_other, seat):
            break
        if truth.outcome is not None or world.outcome is not None:
            break
        one[0].catch_up(seats, now)
        other[0].catch_up(seats, now)
        assert one[1].frames == other[1].frames, f"{one[1].frames[-1:]} and {other[1].frames[-1:]}"
        compared += 1
    return compared


def copy_of(table: Table) -> Table:
    again = table_of(table.game, table.game_record().options, table.setup.seed, table.setup.clock.kind)
    record, copied = table.game_record(), again.game_record()
    copied._state = record.truth()
    copied._state.events = list(record.events)
    copied.steps, copied.entries = list(record.steps), list(record.entries)
    again.decisions = list(table.decisions)
    again.moved, again.undos, again.told = table.moved, table.undos, table.told
    again.clocks.left, again.clocks.seen = list(table.clocks.left), list(table.clocks.seen)
    again.clocks.since = table.clocks.since
    again.clocks.running = set(table.clocks.running)
    return again


@pytest.mark.parametrize("name", GAMES)
def test_frames_do_not_depend_on_what_the_viewer_cannot_know(name: str) -> None:
    game = find(name)
    for number, options in enumerate(game.configurations()[:6]):
        assert compare(game, options, f"{name}-{number}") > options.seats()


@pytest.mark.parametrize("kind", ["move", "total"])
def test_no_clock_tells_of_a_decision_that_nobody_notices(kind: str) -> None:
    game = find("mind_mgmt")
    table = table_of(game, game.read_options({}), "clocks", kind)
    table.clocks = Clocks(ClockRule(kind=kind, seconds=600, increment=5), 2)
    record, now = table.game_record(), 1000
    while record.view(1).phase != "recruiter_turn":  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.apply(did.Played(at=now, seat=seat, move=record.moves(seat)[0]))
        now += 1000
    faces = {seat: table.clock_face(now + 60_000, seat, [0]) for seat in (WATCHER, 0, 1)}
    table.apply(did.Played(at=now + 30_000, seat=0, move=record.moves(0)[0]))
    assert record.told(WATCHER, record.steps[-1].first_event) == []
    for seat, face in faces.items():
        assert (table.clock_face(now + 60_000, seat, [0]) == face) == (seat != 0), "its own clock is true"
    end = game.space.code("end_turn")
    table.apply(did.Played(at=now + 60_000, seat=0, move=end))
    after = [table.clock_face(now + 60_000, seat, [1]) for seat in (WATCHER, 0, 1)]
    assert after[0] == after[1] == after[2]


def test_no_offer_tells_of_a_decision_that_nobody_notices() -> None:
    game = find("mind_mgmt")
    table = table_of(game, game.read_options({}), "offers", "none")
    record = table.game_record()
    while record.view(1).phase != "recruiter_turn":  # type: ignore[attr-defined]
        seat = table.asked()[0]
        table.apply(did.Played(at=1000, seat=seat, move=record.moves(seat)[0]))
    table.apply(did.Offered(at=1000, seat=1, number=1, kind="undo"))
    viewer, ear = listening(table, 1)
    step = record.moves(0)[0]
    for hidden in (
        did.Played(at=1000, seat=0, move=step),
        did.TookBack(at=1000, seat=0, steps=1, agreed=False),
        did.Played(at=1000, seat=0, move=step),
    ):
        table.apply(hidden)
        viewer.catch_up(range(2), 1000)
        assert (ear.frames, len(table.offers)) == ([], 1)
    flight = next(move for move in record.moves(0) if game.space.kind_of(move).name == "move_immortal")
    table.apply(did.Played(at=1000, seat=0, move=flight))
    assert table.offers == []
    table.apply(did.Offered(at=1000, seat=1, number=2, kind="undo"))
    table.apply(did.TookBack(at=1000, seat=0, steps=1, agreed=False))
    assert table.offers == []


def test_the_comparison_notices_a_leak_of_one_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark that depends on a hidden card is found out."""

    def leaking(table: Table, seat: int, known: Knowledge, generation: int) -> str:
        return str(table.game_record()._state.held[0] % 2)

    monkeypatch.setattr(viewers, "mark_of", leaking)
    game = find("_template")
    with pytest.raises(AssertionError):
        for number in range(10):
            compare(game, game.read_options(), f"leak-{number}")


# ---------------------------------------------------------------- searched for what is declared secret


class Search:
    """Plays a game at a table of its own and searches every frame that anybody is sent."""

    def __init__(self, game: AnyGame, options: Any, seed: str) -> None:
        self._table, self._random = table_of(game, options, seed), Stream(seed)
        self._record = self._table.game_record()
        self._declared = Declared(self._record)
        self._pairs = {seat: listening(self._table, seat) for seat in self._declared.viewers}
        self._clients = {seat: Client() for seat in self._declared.viewers}
        self.looked = 0
        """How many secrets were looked for in the views of those who may not know them."""
        self.kinds: set[str] = set()
        """Of the events that occurred."""
        for viewer, ear in self._pairs.values():
            ear.send(encode(viewer.welcome([], 1000)))
        self._read(self._record.events, public_in_deals(game, options))

    def run(self, moves: int) -> "Search":
        for made in range(moves):
            entry = step(self._table, self._random, 1000 + made)
            if entry is None:
                break
            first, before = self._record.happened(), self._shown()
            self._table.apply(entry)
            for viewer, _ in self._pairs.values():
                viewer.catch_up([], 1000 + made)
            self._read(self._record.events[first:], before)
        return self

    def _shown(self) -> dict[int, Shown]:
        return {seat: client.shown for seat, client in self._clients.items()}

    def _read(self, events: list[Event], before: dict[int, Shown]) -> None:
        self.kinds |= {self._declared.book.kind_of(event).name for event in events}
        for seat, client in self._clients.items():
            known = len(client.log)
            client.read(self._pairs[seat][1].frames)
            self._declared.search_log(client.log[known:], events, seat)
        if self._table.outcome is None:
            self.looked += self._declared.search_views(events, before, self._shown())


def public_in_deals(game: AnyGame, options: Any) -> dict[int, Shown]:
    """What each viewer is shown at every deal: that is no secret."""
    deals = [table_of(game, options, f"deal {number}").game_record() for number in range(4)]
    found: dict[int, Shown] = {}
    for seat in range(WATCHER, options.seats()):
        shown = [Counter(leaves(json.loads(deal.view_bytes(seat)))) for deal in deals]
        found[seat] = shown[0] & shown[1] & shown[2] & shown[3]
    return found


@cache
def searched(name: str) -> list[Search]:
    game = find(name)
    chosen = game.configurations()[:2]
    return [Search(game, options, f"{name} {n}").run(LONGEST) for n, options in enumerate(chosen)]


@pytest.mark.parametrize("name", GAMES)
def test_no_frame_of_a_game_holds_what_is_declared_secret(name: str) -> None:
    looked = sum(search.looked for search in searched(name))
    assert looked > 10 or name == "_template", "its secrets are numbers"


def told_to_all(monkeypatch: pytest.MonkeyPatch, game: AnyGame, kind: str) -> None:
    """A fault in the rules: everybody is told what only some may know."""
    state = type(game.deal(game.typical(), "any"))
    number = game.book.index[kind]
    for teller in ("tell", "tell_only"):
        real = getattr(state, teller)

        def tell(self: State, few: int, told: int, *args: int, real: Any = real) -> None:
            real(self, few, told, *args)
            if told == number and self.events is not None:
                self.events[-1].audience = self.events[-1].insiders = EVERYONE

        monkeypatch.setattr(state, teller, tell)


@pytest.mark.parametrize("name", GAMES)
def test_the_search_finds_every_secret_that_is_told_to_everybody(name: str) -> None:
    """One kind of event after another, of those that occurred."""
    game, tried = find(name), 0
    for kind in game.book.kinds:
        found = [n for n, search in enumerate(searched(name)) if kind.name in search.kinds]
        if kind.insiders is None or kind.opens or not found:
            continue
        with pytest.MonkeyPatch.context() as faulty, pytest.raises(Leak):
            told_to_all(faulty, game, kind.name)
            Search(game, game.configurations()[found[0]], f"{name} {found[0]}").run(LONGEST)
        tried += 1
    assert tried > 0


def test_the_search_finds_a_hidden_card_that_a_view_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("agent_avenue")
    real = type(game).view

    def indiscreet(self: AnyGame, state: State, seat: int) -> View:
        """The watcher's view shows the hand of the first seat."""
        view = real(self, state, seat)
        if seat != WATCHER:
            return view
        open_hand = msgspec.structs.replace(view.players[0], hand=real(self, state, 0).players[0].hand)
        return msgspec.structs.replace(view, players=[open_hand, *view.players[1:]])

    monkeypatch.setattr(type(game), "view", indiscreet)
    with pytest.raises(Leak, match=r"-1 sees the \w+ of .* at /players/\*/hand"):
        Search(game, game.typical(), "indiscreet").run(LONGEST)


def test_the_comparison_notices_a_secret_that_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a faulty event tells is no reveal to those whom its kind does not name."""
    game = find("_template")
    told_to_all(monkeypatch, game, "swapped")
    with pytest.raises(AssertionError, match="swapped"):
        for number in range(10):
            compare(game, game.read_options(), f"told-{number}")


# ---------------------------------------------------------------- recorded at a running server

FRAME_KEYS = {
    "update": {"type", "n", "position", "undone", "events", "movers", "clock"},
    "seats": {"type", "n", "phase", "seats", "follow"},
    "chatted": {"type", "n", "line"},
    "offers": {"type", "n", "offers"},
    "over": {"type", "n", "outcome"},
    "done": {"type", "re"},
    "because": {"type", "re", "clause"},
    "refused": {"type", "re", "code", "clause", "detail"},
}
POSITION_KEYS = {"view", "moves", "notes", "mark", "undo", "situation", "mends"}


@pytest.mark.parametrize("options", [{"mode": "simple"}, {"mode": "advanced", "variant": "team4"}])
async def test_recorded_games_hold_nothing_a_seat_must_not_know(
    server: Server, options: dict[str, str]
) -> None:
    count = 4 if options.get("variant") == "team4" else 2
    made = server.table(*["me"] * count, game="agent_avenue", options=options)
    tokens = [seat["token"] for seat in made["seats"]]
    callers = [Caller(server, made["table"], token) for token in (*tokens, None)]
    answers: list[list[str]] = [[] for _ in callers]
    for caller in callers:
        await caller.connect()
    await play_and_pry(server, made["table"], callers, answers)
    where = f"/api/tables/{made['table']}"
    save = parse(server.get(f"{where}/save").content)
    record = replay(save)
    declared, events = Declared(record), every_event(save)
    for number, caller in enumerate(callers):
        seat = number if number < count else WATCHER
        frames = [json.loads(frame) for frame in caller.frames]
        check_exactly_what_may_be_known(save, seat, frames)
        client = Client()
        client.read(caller.frames)
        declared.search_log(client.log, events, seat)
        received = "".join([*caller.frames, *answers[number]])
        for secret in (save.seed, made["host"], *tokens):
            assert secret not in received
        for answer in map(json.loads, answers[number]):
            if "frames" in answer:
                declared.search_log(log_of(answer), events, seat)
        await caller.socket.close()


def every_event(save: Save) -> list[Event]:
    """Also those that were taken back since."""
    record = start(save)
    told = list(record.events)
    for entry in save.moves:
        before = len(record.events)
        record.enter(entry)
        told += record.events[before:]
    return told


async def play_and_pry(server: Server, table: str, callers: list[Caller], answers: list[list[str]]) -> None:
    """A whole game in which everybody also asks for things that are not theirs."""
    random = Stream("pry")
    turn = 0
    people = callers[:-1]
    while not people[0].outcome:
        for caller in callers:
            await caller.ask("ping")
        movers = [caller for caller in people if caller.moves]
        if not movers or people[0].outcome:
            continue
        mover = random.choose(list(range(len(movers))))
        me = movers[mover]
        choice = me.moves[random.below(len(me.moves))]
        await me.ask("play", move=choice["code"], mark=me.position["mark"])
        turn += 1
        if turn % 10 == 3:
            await me.ask("undo")
        for number, caller in enumerate(callers):
            if turn % 7 == 0 and not caller.outcome:
                await caller.ask("why", move=random.below(60))
                await caller.ask("foresee", moves=[caller.moves[0]["code"] if caller.moves else 0])
                await caller.ask("resync")
                answers[number] += pry(server, table, caller.token, number, caller is callers[-1])
    for caller in callers:
        await caller.until(lambda caller=caller: caller.outcome)


def pry(server: Server, table: str, token: str | None, number: int, watcher: bool) -> list[str]:
    """Everything HTTP can be asked while the game runs."""
    where = f"/api/tables/{table}"
    shown = server.get(where, token)
    if shown.json()["phase"] == "over":
        return []
    asked = [server.get(f"{where}{path}", token) for path in ("/save", "/replay", "/thought?entry=0")]
    assert [answer.status_code for answer in asked] == [409, 409, 409]
    for seat in range(-1, 4):
        answer = server.get(f"{where}/replay?seat={seat}", token)
        assert (answer.status_code == 200) == (seat in ({-1} if watcher else {-1, number}))
        asked.append(answer)
    return [answer.text for answer in (shown, *asked)]


def check_exactly_what_may_be_known(save: Any, seat: int, frames: list[dict[str, Any]]) -> None:
    """The views and events received are, one after another, those the rules give to this seat."""
    record = start(save)
    expected = [(json.loads(record.view_bytes(seat)), len(record.told(seat)))]
    for entry in save.moves:
        record.enter(entry)
        now = (json.loads(record.view_bytes(seat)), len(record.told(seat)))
        if now != expected[-1]:
            expected.append(now)
    got: list[tuple[Any, int]] = []
    log: list[Any] = []
    for frame in frames:
        if frame["type"] == "welcome":
            log = frame["log"]
        elif frame["type"] == "update":
            assert set(frame) == FRAME_KEYS["update"]
            log = log[: len(log) - frame["undone"]] + frame["events"]
        elif frame["type"] in FRAME_KEYS:
            assert set(frame) == FRAME_KEYS[frame["type"]]
        if frame["type"] in ("welcome", "update"):
            assert set(frame["position"]) == POSITION_KEYS
            assert frame["position"]["mends"] == [], "mistakes are made up for at a real table alone"
            told = record.game.read_view(json.dumps(frame["position"]["view"]).encode())
            assert frame["position"]["situation"] == msgspec.to_builtins(situation(record.game, told))
            assert frame["position"]["view"]["seat"] == seat
            if seat == WATCHER:
                assert frame["position"]["moves"] == frame["position"]["notes"] == []
            if seat not in frame["position"]["view"]["pending"]:
                assert frame["position"]["moves"] == []
            now = (frame["position"]["view"], len(log))
            if not got or now != got[-1]:
                got.append(now)
    assert got == expected
    assert log == record.told(seat)


def test_a_hidden_move_makes_no_frame_and_no_number_for_who_does_not_notice_it() -> None:
    """Two seats decide at once: what one of them has chosen in secret changes nothing for the others."""
    unnoticed = 0
    for name in GAMES:
        game = find(name)
        for options in game.configurations()[:4]:
            table = table_of(game, options, name, "none")
            pairs = {seat: listening(table, seat) for seat in range(WATCHER, options.seats())}
            random = Stream(name)
            for made in range(60):
                entry = step(table, random, 1000 + made)
                if entry is None:
                    break
                before = {s: (table.game_record().view_bytes(s), len(pairs[s][1].frames)) for s in pairs}
                logs = {s: len(table.game_record().told(s)) for s in pairs}
                table.apply(entry)
                for seat, (viewer, ear) in pairs.items():
                    viewer.catch_up([], 1000 + made)
                    record = table.game_record()
                    noticed = record.view_bytes(seat) != before[seat][0] or len(record.told(seat)) != logs[seat]
                    if not noticed and seat != entry.seat and table.outcome is None:
                        assert len(ear.frames) == before[seat][1]
                        unnoticed += 1
    assert unnoticed > 0


# ---------------------------------------------------------------- whispers

SECRET = "meet me at the airlock"


def whispering(monkeypatch: pytest.MonkeyPatch) -> Table:
    game = find("agent_avenue")
    monkeypatch.setattr(type(game), "may_whisper", lambda *_: True)
    return table_of(game, game.read_options({"variant": "team4"}), "whispers", "none")


def test_a_whisper_is_no_frame_no_number_and_no_line_for_anybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = whispering(monkeypatch)
    pairs = {seat: listening(table, seat) for seat in range(WATCHER, 4)}
    followers = [Follower(table, seat, lambda seconds, call: call()) for seat in range(4)]
    ears = [Ear() for _ in followers]
    for follower, ear in zip(followers, ears, strict=True):
        follower.listeners.add(ear)
    table.apply(did.Said(at=1, seat=0, text=SECRET, to=[2]))
    table.apply(did.Said(at=2, seat=2, text=f"no, {SECRET} yourself", to=[0]))
    for viewer, _ in pairs.values():
        viewer.catch_up([], 3)
    for follower in followers:
        follower.catch_up([], 3)
    for seat, (viewer, ear) in pairs.items():
        welcome = encode(viewer.welcome([], 4))
        if seat in (0, 2):
            assert [frame.count(SECRET) for frame in ear.frames] == [1, 1]
            assert welcome.count(SECRET) == 2
        else:
            assert ear.frames == []
            assert viewer.n == 0
            assert SECRET not in welcome
    for follower, ear in zip(followers, ears, strict=True):
        assert SECRET not in "".join(ear.frames) + encode(follower.welcome([], 4))


def test_how_much_is_whispered_does_not_show_in_what_others_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, busy = whispering(monkeypatch), whispering(monkeypatch)
    for number in range(300):
        said = did.Said(at=number, seat=1, text=f"line {number}")
        quiet.apply(said)
        busy.apply(said)
        busy.apply(did.Said(at=number, seat=0, text=SECRET, to=[2]))
    for seat in (WATCHER, 1, 3):
        one, other = (encode(Viewer(table, seat).welcome([], 9)) for table in (quiet, busy))
        assert one == other
    assert len(Viewer(busy, 0).welcome([], 9).chat) == 2 * REMEMBERED_CHAT


async def test_whispers_at_a_running_server_reach_two_seats_alone(server: Server) -> None:
    made = server.table(*["me"] * 3, game="stationfall", options={"players": 3})
    tokens = [seat["token"] for seat in made["seats"]]
    callers = [Caller(server, made["table"], token) for token in (*tokens, None)]
    welcomes = [await caller.connect() for caller in callers]
    assert all(welcome["table"]["whispers"] == [[1, 2], [0, 2], [0, 1]] for welcome in welcomes)
    assert (await callers[0].ask("chat", text=SECRET, to=[1]))["type"] == "done"
    for to in (0, 3, 9):
        assert (await callers[0].ask("chat", text=SECRET, to=[to]))["code"] == "unknown_seat"
    assert (await callers[3].ask("chat", text=SECRET, to=[1]))["code"] == "watchers_only_watch"
    received = []
    for number, caller in enumerate(callers):
        await caller.ask("ping")
        await caller.ask("resync")
        where = f"/api/tables/{made['table']}"
        seat = number if number < 3 else -1
        answers = [
            server.get(f"{where}/replay?seat={seat}", caller.token).text,
            server.get(where, caller.token).text,
        ]
        received.append("".join([*caller.frames, *answers]).count(SECRET))
        await caller.socket.close()
    assert received[0] > 0 and received[1] > 0
    assert received[2:] == [0, 0]


async def test_a_side_talks_among_itself(server: Server) -> None:
    """The Rogue Agents' talk reaches all of them and not the Recruiter (MM-5.814)."""
    made = server.table(*["me"] * 4, game="mind_mgmt", options={"players": 4})
    callers = [Caller(server, made["table"], seat["token"]) for seat in made["seats"]]
    welcome, *_ = [await caller.connect() for caller in callers]
    assert welcome["table"]["whispers"] == [[], [2, 3], [1, 3], [1, 2]]
    assert (await callers[1].ask("chat", text=SECRET, to=[3, 2, 3]))["type"] == "done"
    assert (await callers[1].ask("chat", text=SECRET, to=[2, 0]))["code"] == "no_whispers"
    assert (await callers[0].ask("chat", text=SECRET, to=[1]))["code"] == "no_whispers"
    for caller in callers:
        await caller.ask("ping")
        await caller.socket.close()
    heard = [json.loads(frame) for frame in callers[2].frames if SECRET in frame]
    assert [line["line"]["to"] for line in heard] == [[2, 3]]
    assert ["".join(caller.frames).count(SECRET) for caller in callers] == [0, 1, 1, 1]


async def test_team_mates_whisper_only_where_the_table_agreed_to_it(server: Server) -> None:
    options = {"players": 4, "teams": True, "team_chat": False}
    made = server.table(*["me"] * 4, game="stationfall", options=options)
    caller = Caller(server, made["table"], made["seats"][0]["token"])
    welcome = await caller.connect()
    (mate,) = next(set(team) - {0} for team in welcome["table"]["teams"] if 0 in team)
    assert (await caller.ask("chat", text=SECRET, to=[mate]))["code"] == "no_whispers"
    assert (await caller.ask("chat", text=SECRET, to=welcome["table"]["whispers"][0][:1]))["type"] == "done"
    await caller.socket.close()


async def test_games_without_whispers_refuse_them(server: Server) -> None:
    made = server.table("me", "me", game="agent_avenue")
    caller = Caller(server, made["table"], made["seats"][0]["token"])
    assert (await caller.connect())["table"]["whispers"] == [[], []]
    assert (await caller.ask("chat", text=SECRET, to=[1]))["code"] == "no_whispers"
    assert (await caller.ask("chat", text="hello"))["type"] == "done"
    await caller.socket.close()
