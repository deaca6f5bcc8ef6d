"""Games at a running server, recorded: frames and answers hold what a seat may know and nothing else."""

import json
from typing import Any

import msgspec
import pytest
from running import Caller, Server
from secrecy import Client, Declared, log_of

from safehouse.core.events import Event
from safehouse.core.random import Stream
from safehouse.core.save import Save, parse, replay, start
from safehouse.core.seats import WATCHER
from safehouse.core.situation import situation

FRAME_KEYS = {
    "update": {"type", "n", "position", "undone", "events", "movers", "clock"},
    "seats": {"type", "n", "phase", "seats", "follow", "auction"},
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
            offered = [move["code"] for move in frame["position"]["moves"]]
            told = record.game.read_view(json.dumps(frame["position"]["view"]).encode())
            assert frame["position"]["situation"] == msgspec.to_builtins(situation(record.game, told, offered))
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
